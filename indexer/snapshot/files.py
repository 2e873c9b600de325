"""Files that survive a crash: written and synced, switched in one step, kept while they are read.

It knows directories and bytes, nothing of what they mean. POSIX only: `flock`, synced directories.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shutil
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

CURRENT = "current"

# A plain name: it never leads out of the directory.
_NAME = re.compile(r"[0-9A-Za-z][0-9A-Za-z.-]*")


def current_name(root: Path) -> str | None:
    """Return the name of the snapshot that `root` serves now, or None: one small read, to poll."""
    try:
        name = (root / CURRENT).read_text(encoding="utf-8").strip()
    except (FileNotFoundError, NotADirectoryError, UnicodeDecodeError):
        return None
    return name if _NAME.fullmatch(name) else None


def switch_current(root: Path, name: str) -> None:
    """Make `name` the snapshot that `root` serves: readers see the old name or the new one."""
    temporary = root / f".{CURRENT}"
    temporary.unlink(missing_ok=True)  # left by one that was killed
    try:
        write_synced(temporary, f"{name}\n".encode())
        temporary.replace(root / CURRENT)
    finally:
        temporary.unlink(missing_ok=True)
    sync(root)


def write_synced(path: Path, data: bytes) -> None:
    """Write a new file and wait until its bytes are on the disk; its directory is not synced.

    Raises:
        OSError: it cannot be written; it says which file, also where a full disk does not.
    """
    try:
        with path.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def sync(path: Path) -> None:
    """Wait until a file's bytes or a directory's entries are on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def files_below(directory: Path) -> Iterator[Path]:
    """Yield every file below a directory in order; whatever is no directory counts as one."""
    for path in sorted(directory.iterdir()):
        if path.is_dir() and not path.is_symlink():
            yield from files_below(path)
        else:
            yield path


def sha256_of(path: Path) -> str:
    """Return the SHA-256 of a file's bytes in hex digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


class Hold:
    """Keeps a snapshot's directory from being removed while this object and its process live."""

    def __init__(self, directory: Path) -> None:
        descriptor = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
        self.release = weakref.finalize(self, os.close, descriptor)
        # A file system without locks: the build keeps the previous snapshot in any case.
        with suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)


def remove_unheld(directory: Path) -> bool:
    """Remove a snapshot's directory unless a process holds it; return whether it is gone."""
    descriptor = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(directory)
    except OSError:
        return False
    finally:
        os.close(descriptor)
    return True
