"""Builds that are killed, or meet a full disk, at every step: `test_crashes.py` runs this program.

    crashing_builds.py (kill | fail) DATA ROOT

`ROOT` holds an intact snapshot of other documents than those that are in `DATA` now. For n = 1, 2 …
a copy of `ROOT` gets a build that is interrupted just before its n-th call of the file system,
until one comes through. After each, the copy must serve the old snapshot or the new one whole, and
the next build must succeed; after a failure nothing may lie beside these. One line of JSON says
what happened.
"""

from __future__ import annotations

import errno
import io
import json
import os
import shutil
import signal
import sys
import tempfile
import traceback
from itertools import count
from pathlib import Path
from types import FrameType, ModuleType

from indexer.snapshot.build import build
from indexer.snapshot.files import current_name
from indexer.snapshot.reader import Snapshot

# Python's own names of the calls that reach the file system, in `io`, `posix` and `fcntl`.
WRITING = frozenset(["write", "fsync", "flush", "mkdir", "rename", "replace"])
CALLS = WRITING | frozenset(["open", "truncate", "close", "unlink", "remove", "rmdir", "flock"])

THROUGH, REFUSED, SWALLOWED, WRONG = range(4)
"""How an interrupted build ends: not reached, with the error, in spite of it, otherwise."""


class Interruption:
    """Kills this process, or lets a call fail, just before its call of that number."""

    def __init__(self, mode: str, number: int) -> None:
        self.left = number
        self.is_kill = mode == "kill"
        self.names = CALLS if self.is_kill else WRITING

    def watch(self, frame: FrameType, event: str, called: object) -> None:
        if event != "c_call" or not self.is_step(frame, called):
            return
        self.left -= 1
        if self.left == 0:
            sys.setprofile(None)
            if self.is_kill:
                os.kill(os.getpid(), signal.SIGKILL)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def is_step(self, frame: FrameType, called: object) -> bool:
        """Whether this is a call of the file system, and no method of a string of the same name.

        Of the index's own many small steps, which all leave a directory that is not current, its
        openings of files count.
        """
        name = getattr(called, "__name__", "")
        owner = getattr(called, "__self__", None)
        if name not in self.names or not isinstance(owner, ModuleType | io.IOBase):
            return False
        is_index = frame.f_globals["__name__"].startswith(("whoosh.", "numpy."))
        return name == "open" or not is_index


def interrupted_build(mode: str, number: int, data: Path, root: Path) -> bool:
    """Build in another process that is interrupted at this call; return whether it came so far."""
    child = os.fork()
    if child == 0:
        code = WRONG
        interruption = Interruption(mode, number)
        sys.setprofile(interruption.watch)
        try:
            build(data, root, wait=False)
            code = THROUGH if interruption.left > 0 else SWALLOWED
        except OSError as error:
            code = REFUSED if error.errno == errno.ENOSPC else WRONG
        finally:
            sys.setprofile(None)
            if code == WRONG:
                traceback.print_exc()
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        assert os.WTERMSIG(status) == signal.SIGKILL
        return True
    assert os.WEXITSTATUS(status) != WRONG, f"call {number}"
    return os.WEXITSTATUS(status) != THROUGH


def main(mode: str, data: Path, root: Path) -> None:
    old = Snapshot.open(root).digest
    outcomes: dict[str, int] = {"old": 0, "new": 0}
    with tempfile.TemporaryDirectory(dir=root.parent) as place:
        for number in count(1):
            copy = Path(place, str(number))
            shutil.copytree(root, copy)
            interrupted = interrupted_build(mode, number, data, copy)
            if mode == "fail":  # it cleans up behind itself
                left = {path.name for path in copy.iterdir()} - {"current", "lock"}
                assert left == {current_name(root), current_name(copy)}, f"call {number}: {left}"
            snapshot = Snapshot.open(copy)
            for info in snapshot.rulebooks:
                assert snapshot.rulebook(info.edition.id, info.locale).records
            outcomes["old" if snapshot.digest == old else "new"] += 1
            name = current_name(copy)
            built = build(data, copy, wait=False)
            assert built.digest != old
            assert current_name(copy) == built.name
            if built.name != name:
                left = {path.name for path in copy.iterdir()}
                assert left == {"current", "lock", built.name, name}, f"call {number}: {left}"
            shutil.rmtree(copy)
            if not interrupted:
                break
    sys.stdout.write(json.dumps({"calls": number, "digest": built.digest, **outcomes}))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
