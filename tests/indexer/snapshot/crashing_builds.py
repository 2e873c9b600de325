"""Builds that are killed, or fail to write, at every single step: run as a program by `test_crashes.py`.

    crashing_builds.py (kill | fail) DATA ROOT

`ROOT` holds an intact snapshot of other documents than those of `DATA` now. For n = 1, 2, … a copy of `ROOT` gets a
build that is killed (or meets a full disk) just before its n-th file-system call, until one comes through. After
each, the copy must serve the old snapshot or the new one whole, and the next build must succeed. One line of JSON
says what happened.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import FrameType

from indexer.snapshot.build import build
from indexer.snapshot.reader import Snapshot, current_name

# Python's own names of the calls that reach the file system, in `io`, `posix` and `fcntl`.
CALLS = frozenset(
    "open write writelines truncate flush close fsync mkdir rename replace unlink remove rmdir flock".split()
)
WRITING = frozenset("write fsync flush mkdir rename replace".split())


def at_call(number: int, names: frozenset[str], act: Callable[[], None]) -> None:
    """Let `act` happen just before this process makes its call of that number."""
    seen = 0

    def watch(frame: FrameType, event: str, called: object) -> None:
        nonlocal seen
        if event != "c_call" or getattr(called, "__name__", "") not in names:
            return
        seen += 1
        if seen == number:
            sys.setprofile(None)
            act()

    sys.setprofile(watch)


def kill() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


MODES = {"kill": (CALLS, kill), "fail": (WRITING, fail)}


def interrupted_build(mode: str, number: int, data: Path, root: Path) -> bool:
    """Build in a process of its own that is interrupted at its call of that number; whether it came so far."""
    child = os.fork()
    if child == 0:
        names, act = MODES[mode]
        at_call(number, names, act)
        try:
            build(data, root, wait=False)
        except OSError as error:
            os._exit(1 if error.errno == errno.ENOSPC else 2)
        except BaseException as error:
            sys.setprofile(None)
            print(repr(error), file=sys.stderr)
            os._exit(3)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        assert os.WTERMSIG(status) == signal.SIGKILL
        return True
    code = os.WEXITSTATUS(status)
    assert code in (0, 1), f"call {number}: the build ended with {code}"
    return code == 1


def main(mode: str, data: Path, root: Path) -> None:
    old = Snapshot.open(root).digest
    outcomes: dict[str, int] = {"old": 0, "new": 0}
    with tempfile.TemporaryDirectory(dir=root.parent) as place:
        for number in count(1):
            copy = Path(place, str(number))
            shutil.copytree(root, copy)
            interrupted = interrupted_build(mode, number, data, copy)
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
    print(json.dumps({"calls": number, "digest": built.digest, **outcomes}))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
