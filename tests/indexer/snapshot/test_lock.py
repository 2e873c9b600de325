from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from indexer.model.errors import BuildInProgress
from indexer.snapshot.lock import build_lock

HOLDER = """
import sys
from pathlib import Path
from indexer.snapshot.lock import build_lock
with build_lock(Path(sys.argv[1]), wait=True, on_wait=print):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def another_build(root: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the lock until its input ends."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(root)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def test_the_second_build_fails_at_once_when_told_so(tmp_path: Path) -> None:
    with another_build(tmp_path) as process:
        with (
            pytest.raises(BuildInProgress) as caught,
            build_lock(tmp_path, wait=False, on_wait=pytest.fail),
        ):
            pytest.fail("two builds hold the lock")
        assert caught.value.holder == f"process {process.pid}"


def test_the_second_build_waits_and_says_for_whom(tmp_path: Path) -> None:
    with another_build(tmp_path) as process:
        told: list[str] = []

        def end_it(holder: str) -> None:
            told.append(holder)
            assert process.stdin is not None
            process.stdin.close()

        with build_lock(tmp_path, wait=True, on_wait=end_it):
            assert process.wait(10) == 0
        assert told == [f"process {process.pid}"]


def test_the_lock_dies_with_its_process(tmp_path: Path) -> None:
    with another_build(tmp_path) as process:
        process.kill()
        process.wait(10)
        with build_lock(tmp_path, wait=False, on_wait=pytest.fail):
            pass
