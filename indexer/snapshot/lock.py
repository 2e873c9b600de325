"""The lock that lets one build at a time write below a directory; it dies with its process."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from indexer.model.errors import BuildInProgress

LOCK = "lock"


@contextmanager
def build_lock(root: Path, *, wait: bool, on_wait: Callable[[str], None]) -> Iterator[None]:
    """Hold the lock of `root`, which is made when it is not there.

    Args:
        wait: wait for another build to end, after telling `on_wait` who holds the lock.

    Raises:
        BuildInProgress: another build holds the lock, and `wait` is false.
    """
    root.mkdir(parents=True, exist_ok=True)
    with (root / LOCK).open("a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = _holder(root / LOCK)
            if not wait:
                raise BuildInProgress(str(root), holder) from error
            on_wait(holder)
            fcntl.flock(file, fcntl.LOCK_EX)
        file.truncate(0)
        with suppress(OSError):  # a full disk: the build makes room first
            os.write(file.fileno(), f"{os.getpid()}\n".encode())
        yield


def _holder(path: Path) -> str:
    written = path.read_text(encoding="utf-8").strip()
    return f"process {written}" if written.isdecimal() else "another process"
