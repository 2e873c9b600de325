"""Builds a snapshot from the data directory: reads every source first, then writes and switches.

It knows when a build is needed and when it changed nothing. Reading documents is the business of
`indexer.assembly`, the order of the writing steps that of `indexer.snapshot.writer`.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from indexer.model.errors import SnapshotError
from indexer.model.rulebook import RulebookInfo
from indexer.snapshot.gathering import Declared, Gathered, Kept, gather, read_declared
from indexer.snapshot.lock import build_lock
from indexer.snapshot.reader import Snapshot
from indexer.snapshot.writer import prepare, write


class Outcome(StrEnum):
    """What a build did."""

    BUILT = "built"
    """A new snapshot was written and is the current one."""
    UNCHANGED = "unchanged"
    """The sources were read, and the current snapshot already holds all that is in them."""
    UP_TO_DATE = "up_to_date"
    """The sources are those of the current snapshot, so none was read."""


@dataclass(frozen=True, slots=True)
class BuildResult:
    """What a build did, and the snapshot that is the current one now.

    Attributes:
        name: of the snapshot's directory. digest: its identity, 64 hex digits.
        rulebooks: those it holds.
    """

    outcome: Outcome
    name: str
    digest: str
    rulebooks: tuple[RulebookInfo, ...]


def build(
    data: Path,
    root: Path,
    *,
    if_needed: bool = False,
    wait: bool = True,
    on_wait: Callable[[str], None] = lambda holder: None,
    on_read: Callable[[str, int, int], None] = lambda key, done, total: None,
) -> BuildResult:
    """Build a snapshot of the documents in `data` below `root`, and make it the current one.

    Args:
        if_needed: leave an intact snapshot alone that was made from these very sources.
        wait: wait for another build to end, after telling `on_wait` who runs it.
        on_read: told of each rulebook that was read: its key, how many are, and of how many.

    Raises:
        SourceError: a source cannot be read whole; the old snapshot goes on serving.
        BuildInProgress: another build runs, and `wait` is false.
        OSError: the snapshot cannot be written; the old one goes on serving.
    """
    if if_needed and (current := _intact(root)) and _is_fresh(current, read_declared(data)):
        return _result(Outcome.UP_TO_DATE, current)
    with build_lock(root, wait=wait, on_wait=on_wait), _uncollected(), _held(root) as current:
        declared = read_declared(data)
        if if_needed and current and _is_fresh(current, declared):
            return _result(Outcome.UP_TO_DATE, current)
        gathered = _told(gather(data, declared, current), len(declared), on_read)
        prepared = prepare(gathered, _origins(declared), current)
        if current and current.manifest.describes_same(prepared.manifest):
            return _result(Outcome.UNCHANGED, current)
        name = write(root, prepared, current)
        manifest = prepared.manifest
        return BuildResult(Outcome.BUILT, name, manifest.digest, manifest.rulebooks)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Keep the collector of cycles off: a build makes millions of objects and no cycles of them."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _told(
    gathered: Iterable[Gathered | Kept], total: int, on_read: Callable[[str, int, int], None]
) -> Iterator[Gathered | Kept]:
    for done, one in enumerate(gathered, 1):
        on_read(one.info.key, done, total)
        yield one


def _is_fresh(snapshot: Snapshot, declared: Sequence[Declared]) -> bool:
    """Return whether a build would give this snapshot again."""
    return dict(snapshot.manifest.origins) == _origins(declared)


def _origins(declared: Sequence[Declared]) -> dict[str, str]:
    return {book.key: book.origin or "" for book in declared}


@contextmanager
def _held(root: Path) -> Iterator[Snapshot | None]:
    current = _intact(root)
    try:
        yield current
    finally:
        if current:
            current.close()


def _intact(root: Path) -> Snapshot | None:
    """Return the current snapshot, or None where there is none that could be served."""
    with suppress(SnapshotError):
        return Snapshot.open(root)
    return None


def _result(outcome: Outcome, snapshot: Snapshot) -> BuildResult:
    return BuildResult(outcome, snapshot.name, snapshot.digest, snapshot.rulebooks)
