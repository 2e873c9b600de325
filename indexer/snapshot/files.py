"""Files that survive a crash: written whole and synced, switched in one step, and never removed under a reader.

It knows directories and bytes, nothing of what they mean. POSIX only: `flock` and the syncing of directories.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

CURRENT = "current"


def current_name(root: Path) -> str | None:
    """Return the name of the snapshot that `root` serves now, or None; one small read, fit for polling."""
    try:
        name = (root / CURRENT).read_text(encoding="utf-8").strip()
    except (FileNotFoundError, NotADirectoryError, UnicodeDecodeError):
        return None
    return name if name == Path(name).name else None


def switch_current(root: Path, name: str) -> None:
    """Make `name` the snapshot that `root` serves, in one step: readers see the old name or the new one."""
    temporary = root / f".{CURRENT}"
    temporary.unlink(missing_ok=True)
    write_synced(temporary, f"{name}\n".encode())
    temporary.replace(root / CURRENT)
    sync(root)


def write_synced(path: Path, data: bytes) -> None:
    """Write a new file and wait until it is on the disk. Its directory's entry is the caller's to sync."""
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync(path: Path) -> None:
    """Wait until a file's bytes or a directory's entries are on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def files_below(directory: Path) -> Iterator[Path]:
    """Yield every file below a directory, in the order of their names; whatever is no directory counts."""
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
    """Keeps a snapshot's directory from being removed, for as long as this object or its process lives."""

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
