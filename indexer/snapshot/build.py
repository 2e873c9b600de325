"""Builds a snapshot from the data directory: reads every source first, then writes and switches.

It knows when a build is needed and when it changed nothing. Reading documents is the business of
`indexer.assembly`, the order of the writing steps that of `indexer.snapshot.writer`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from indexer.assembly import read_rulebooks
from indexer.model.errors import SnapshotError
from indexer.model.rulebook import Rulebook, RulebookInfo
from indexer.snapshot.files import sha256_of
from indexer.snapshot.lock import build_lock
from indexer.snapshot.manifest import present_tools
from indexer.snapshot.reader import Snapshot
from indexer.snapshot.writer import prepare, write
from indexer.sources.manifest import MANIFEST as SOURCES


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
) -> BuildResult:
    """Build a snapshot of the documents in `data` below `root`, and make it the current one.

    Args:
        if_needed: leave an intact snapshot alone that these tools made from these very sources.
        wait: wait for another build to end, after telling `on_wait` who runs it.

    Raises:
        SourceError: a source cannot be read whole; the old snapshot goes on serving.
        BuildInProgress: another build runs, and `wait` is false.
        OSError: the snapshot cannot be written; the old one goes on serving.
    """
    if if_needed and (current := _intact(root)) and is_fresh(current, data):
        return _result(Outcome.UP_TO_DATE, current)
    with build_lock(root, wait=wait, on_wait=on_wait):
        current = _intact(root)
        if if_needed and current and is_fresh(current, data):
            return _result(Outcome.UP_TO_DATE, current)
        sources = {SOURCES: sha256_of(data / SOURCES)} if (data / SOURCES).is_file() else {}
        rulebooks: list[Rulebook] = []
        documents: dict[str, bytes] = {}
        for rulebook, read in read_rulebooks(data):
            rulebooks.append(rulebook)
            for document in read:
                documents[document.path] = document.text.encode()
                sources[document.path] = document.sha256
        prepared = prepare(rulebooks, documents, sources)
        if current and current.manifest.describes_same(prepared.manifest):
            return _result(Outcome.UNCHANGED, current)
        name = write(root, prepared)
        manifest = prepared.manifest
        return BuildResult(Outcome.BUILT, name, manifest.digest, manifest.rulebooks)


def is_fresh(snapshot: Snapshot, data: Path) -> bool:
    """Return whether a build of `data` by the present tools would give this snapshot again."""
    manifest = snapshot.manifest
    if dict(manifest.tools) != present_tools():
        return False
    with suppress(OSError):
        return all(sha256_of(data / path) == sha for path, sha in manifest.sources.items())
    return False


def _intact(root: Path) -> Snapshot | None:
    """Return the current snapshot, or None where there is none that could be served."""
    with suppress(SnapshotError):
        return Snapshot.open(root)
    return None


def _result(outcome: Outcome, snapshot: Snapshot) -> BuildResult:
    return BuildResult(outcome, snapshot.name, snapshot.digest, snapshot.rulebooks)
