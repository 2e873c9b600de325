"""Gathers every rulebook of a data directory: taken over from an older snapshot, or read, in order.

It knows when a rulebook need not be read again, and shares the reading with a second process where
there is much of it. It writes nothing.
"""

from __future__ import annotations

import gc
import hashlib
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection, Pipe
from pathlib import Path

import orjson

from indexer.assembly import read_rulebook, rulebook_entries
from indexer.model.errors import DigestMismatch, SourceError
from indexer.model.rulebook import Rulebook, RulebookInfo
from indexer.snapshot.files import sha256_of
from indexer.snapshot.reader import Snapshot
from indexer.sources.manifest import SourceEntry, read_manifest

_WORTH_SHARING = 4
"""From how many unread rulebooks on a second process is worth its start."""
_ASIDE = """
import pickle, sys
sys.path[:] = pickle.load(sys.stdin.buffer)
from indexer.snapshot.gathering import read_aside
read_aside(*pickle.load(sys.stdin.buffer), int(sys.argv[1]))
"""


@dataclass(frozen=True, slots=True)
class Declared:
    """A rulebook as the data directory's manifest declares it.

    Attributes:
        entries: what is declared of its documents, in manifest order.
        origin: a digest of that and of the documents' bytes; None where one cannot be read.
    """

    entries: tuple[SourceEntry, ...]
    origin: str | None

    @property
    def edition(self) -> str:
        """The edition's id."""
        return self.entries[0].edition.id

    @property
    def locale(self) -> str:
        """The locale's tag."""
        return self.entries[0].locale

    @property
    def key(self) -> str:
        """`edition:locale`, as in `RulebookInfo.key`."""
        return f"{self.edition}:{self.locale}"


@dataclass(frozen=True, slots=True)
class Gathered:
    """A rulebook with the decoded text of each of its documents, in UTF-8, by path."""

    rulebook: Rulebook
    documents: Mapping[str, bytes]

    @property
    def info(self) -> RulebookInfo:
        """What is known of it."""
        return self.rulebook.info


@dataclass(frozen=True, slots=True)
class Kept:
    """A rulebook that is taken over as it is stored: its texts keep their places.

    Attributes:
        stored: as the snapshot before has it. numbers: those it holds.
        files: what that snapshot holds of its documents, by the names of files.
    """

    info: RulebookInfo
    stored: bytes
    numbers: Sequence[str]
    files: Mapping[str, bytes]


def read_declared(data: Path) -> tuple[Declared, ...]:
    """Return every rulebook that is declared, by locale, then edition.

    Raises:
        SourceError: the manifest cannot be read, or names a layout that does not exist.
    """
    groups = rulebook_entries(read_manifest(data))
    return tuple(Declared(entries, _origin(data, entries)) for entries in groups)


def gather(
    data: Path, declared: Sequence[Declared], before: Snapshot | None
) -> Iterator[Gathered | Kept]:
    """Yield the rulebooks that are declared, in order.

    Args:
        before: a snapshot made by the present tools; what has not changed is taken over from it.

    Raises:
        SourceError: a source cannot be read whole.
    """
    held = before.manifest.origins if before else {}
    known = {book.key for book in declared if book.origin and held.get(book.key) == book.origin}
    unread = [book for book in declared if book.key not in known]
    is_shared = len(unread) >= _WORTH_SHARING and _processors() > 1
    going_on = _going_on(declared, before, known) if before else frozenset()
    with _second_reader(data, unread[1::2] if is_shared else []) as second:
        for book in declared:
            if before and book.key in known:
                yield _kept(before, book) if book.locale in going_on else _taken_over(before, book)
            else:
                yield second.next(book) or _read(data, book)


def _processors() -> int:
    """Return how many processors there are, or where a system tells, how many this process has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _going_on(
    declared: Sequence[Declared], before: Snapshot, known: AbstractSet[str]
) -> frozenset[str]:
    """Return the locales that only go on where the snapshot before ended.

    Then its texts, which have their places in the order of rulebooks, are the first ones still.
    """
    held: dict[str, list[str]] = {}
    for info in before.rulebooks:
        held.setdefault(info.locale, []).append(info.key)
    new: dict[str, list[str]] = {}
    for book in declared:
        new.setdefault(book.locale, []).append(book.key)
    return frozenset(
        locale
        for locale, keys in held.items()
        if known >= set(keys) and set(new[locale][: len(keys)]) == set(keys)
    )


def _origin(data: Path, entries: Sequence[SourceEntry]) -> str | None:
    try:
        digests = [
            [sha256_of(data / file) for file in (entry.path, entry.original) if file is not None]
            for entry in entries
        ]
    except OSError:
        return None  # reading it says what is wrong
    return _digest(entries, digests)


def _digest(entries: Sequence[SourceEntry], digests: Sequence[Sequence[str]]) -> str:
    told: list[object] = []
    for entry, of_files in zip(entries, digests, strict=True):
        fields = asdict(entry)
        del fields["line"]  # where an entry stands changes nothing
        told.append([fields, *of_files])
    return hashlib.sha256(orjson.dumps(told, option=orjson.OPT_SORT_KEYS)).hexdigest()


def _read(data: Path, book: Declared) -> Gathered:
    rulebook, documents = read_rulebook(data, book.entries)
    # Else the snapshot would hold one text and say that it is made from another.
    digests = [
        [digest for digest in (one.sha256, one.entry.original_sha256) if digest is not None]
        for one in documents
    ]
    if _digest(book.entries, digests) != book.origin:
        raise DigestMismatch(
            book.entries[0].path,
            f"it, or another document of {book.key}, changed while it was read; build again.",
        )
    return Gathered(rulebook, {document.path: document.text.encode() for document in documents})


def _kept(before: Snapshot, book: Declared) -> Kept:
    info = before.info(book.edition, book.locale)
    files = before.stored_documents(info)
    return Kept(info, before.stored_rulebook(info), before.numbers_of(info), files)


def _taken_over(before: Snapshot, book: Declared) -> Gathered:
    rulebook = before.rulebook(book.edition, book.locale)
    paths = (document.path for document in rulebook.info.documents)
    return Gathered(rulebook, {path: before.document_text(path).encode() for path in paths})


class _SecondReader:
    """This end of the other process: hands over its rulebooks in the order it was given them."""

    def __init__(self, books: Sequence[Declared], results: Connection | None) -> None:
        self._waiting = list(books)
        self._results = results

    def next(self, book: Declared) -> Gathered | None:
        """Return the rulebook if the other process was to read it and could, else None."""
        if not self._waiting or self._waiting[0] is not book or self._results is None:
            return None
        del self._waiting[0]
        try:
            gathered: Gathered | None = self._results.recv()
        except EOFError:  # it was killed
            self._results = None
            return None
        return gathered


@contextmanager
def _second_reader(data: Path, books: Sequence[Declared]) -> Iterator[_SecondReader]:
    if not books:
        yield _SecondReader((), None)
        return
    # A new interpreter: a fork would hold the lock of a build that was killed, and a process of
    # multiprocessing's would run the script that builds once more, unless that asks for its name.
    results, sender = Pipe(duplex=False)
    process = subprocess.Popen(  # noqa: S603 — this very interpreter
        [sys.executable, "-P", "-c", _ASIDE, str(sender.fileno())],
        stdin=subprocess.PIPE,
        pass_fds=[sender.fileno()],
        process_group=0,  # Ctrl-C is for the build, which ends this process
    )
    assert process.stdin is not None
    with suppress(BrokenPipeError), process.stdin as task:  # it was killed at once
        for told in (sys.path, (data, books)):
            pickle.dump(told, task)
    # Only the other process holds the sending end: either notices when the other is killed.
    sender.close()
    try:
        yield _SecondReader(books, results)
    finally:
        results.close()
        process.wait()


def read_aside(data: Path, books: Sequence[Declared], descriptor: int) -> None:
    """Send each rulebook to the process that builds; None for one that cannot be read, since
    reading it again says why."""
    sender = Connection(descriptor, readable=False)
    gc.disable()  # as the build does
    try:
        for book in books:
            try:
                gathered: Gathered | None = _read(data, book)
            except SourceError:
                gathered = None
            sender.send(gathered)
    except BrokenPipeError:
        return  # nobody waits for the rest
