"""Opens a snapshot and answers from it. It writes nothing, and trusts no byte that is unchecked."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cached_property, lru_cache, partial
from pathlib import Path
from threading import RLock
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from indexer.model.errors import (
    NoSuchDocument,
    SnapshotDamaged,
    SnapshotMissing,
    UnknownEdition,
    UnknownLanguage,
)
from indexer.model.number import RuleNumber
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import DocumentInfo, Rulebook, RulebookInfo
from indexer.references.graph import ReferenceGraph
from indexer.search import SearchIndex, SearchRequest, SearchResult, Suggestion
from indexer.snapshot.files import CURRENT, Hold, current_name, files_below, sha256_of
from indexer.snapshot.lines import decode_lines
from indexer.snapshot.manifest import (
    INDEX,
    MANIFEST,
    NUMBERS,
    Manifest,
    document_file,
    lines_file,
    rulebook_file,
    texts_file,
)
from indexer.snapshot.numbers import StoredNumbers
from indexer.snapshot.records import decode_record, decode_rulebook
from indexer.snapshot.texts import StoredTexts

OPEN_RULEBOOKS = 12
"""How many rulebooks are kept open at once."""

OPEN_LINES = 128
"""How many documents' tables of lines are kept: 50 kB each, for a book of a thousand kB."""

OPEN_DOCUMENTS = 8
"""How many documents' texts are kept in memory at once."""

_Read = Callable[[str], bytes]
"""Returns the bytes of a snapshot's file."""
_Texts = Callable[[str], StoredTexts]
"""Returns the texts of a locale."""


class Snapshot:
    """One snapshot, opened and checked. Safe to share between threads; its answers never change.

    Attributes:
        name: of its directory. digest: its identity, 64 hex digits. built_at: in UTC.
        rulebooks: in locale order, newest edition first within a locale. locales: in that order.
        documents: what is known of each source document, by path.
    """

    name: str
    digest: str
    built_at: datetime
    rulebooks: tuple[RulebookInfo, ...]
    locales: tuple[str, ...]
    documents: Mapping[str, DocumentInfo]

    def __init__(self, directory: Path) -> None:
        """Open the snapshot in `directory` and check every file of it.

        Raises:
            SnapshotDamaged, SnapshotOutdated: as `open`.
        """
        self._directory = directory
        try:
            self._hold = Hold(directory)
        except OSError as error:
            raise SnapshotDamaged(
                str(directory), f"it cannot be opened ({error.strerror})"
            ) from error
        self._manifest = _read_manifest(directory)
        _check_files(directory, self._manifest)
        read = self._read = partial(_read, directory, self._manifest)
        self.name = directory.name
        self.digest = self._manifest.digest
        self.built_at = self._manifest.built_at
        self.rulebooks = self._manifest.rulebooks
        self.locales = tuple(dict.fromkeys(info.locale for info in self.rulebooks))
        self.documents = MappingProxyType(
            {document.path: document for info in self.rulebooks for document in info.documents}
        )
        self._infos = {(info.edition.id, info.locale): info for info in self.rulebooks}
        self._latest = {info.locale: info for info in reversed(self.rulebooks)}
        self._opening = RLock()
        # None of these holds the snapshot: it is gone once nobody uses it, without a collection.
        texts = self._texts = lru_cache(None)(partial(_open_texts, read))
        books = lru_cache(OPEN_RULEBOOKS)(partial(_open_rulebook, read, texts))
        self._rulebooks = books
        self._references = lru_cache(OPEN_RULEBOOKS)(partial(_open_references, books, texts))
        self._indexes = lru_cache(None)(partial(_open_index, directory, self._manifest))
        self._documents = lru_cache(OPEN_DOCUMENTS)(partial(_open_document, read))
        self._lines = lru_cache(OPEN_LINES)(partial(_open_lines, read))

    @classmethod
    def open(cls, root: Path) -> Snapshot:
        """Open the current snapshot below `root`.

        Raises:
            SnapshotMissing: nothing was built there yet.
            SnapshotDamaged: a file is missing, unexpected or changed.
            SnapshotOutdated: made by other tools than those that would read it.
        """
        name = current_name(root)
        while name is not None:
            try:
                return cls(root / name)
            except SnapshotDamaged:
                # Builds may have switched away, and removed it, since its name was read.
                tried, name = name, current_name(root)
                if name == tried:
                    raise
        if (root / CURRENT).exists():
            raise SnapshotDamaged(str(root / CURRENT), "it names no snapshot")
        raise SnapshotMissing(str(root))

    def is_whole(self) -> bool:
        """Whether its files still lie there, as long as they were; their bytes are not read."""
        try:
            return all(
                (self._directory / name).stat().st_size == stored.size
                for name, stored in self._manifest.files.items()
            )
        except OSError:
            return False

    def close(self) -> None:
        """Let builds remove its directory; nothing more may be asked of it."""
        self._hold.release()

    @property
    def manifest(self) -> Manifest:
        """What it was built from and by, with a checksum of every file."""
        return self._manifest

    def info(self, edition: str, locale: str) -> RulebookInfo:
        """Return what is known of a rulebook without opening it.

        Raises:
            UnknownLanguage, UnknownEdition: it is not held.
        """
        info = self._infos.get((edition, locale))
        if info is None:
            self.latest(locale)  # where its language is not held at all, that is said
            held = [info.key for info in self.rulebooks if info.locale == locale]
            raise UnknownEdition(edition, locale, held)
        return info

    def latest(self, locale: str) -> RulebookInfo:
        """Return a locale's newest dated rulebook, or an undated one where no other is held.

        Raises:
            UnknownLanguage: no rulebook of the locale is held.
        """
        found = self._latest.get(locale)
        if found is None:
            raise UnknownLanguage(locale, self.locales)
        return found

    def rulebook(self, edition: str, locale: str) -> Rulebook:
        """Return a rulebook, read when first asked for; the most recently used ones are kept.

        Raises:
            UnknownLanguage, UnknownEdition: it is not held.
            SnapshotDamaged: its file changed after the snapshot was opened.
        """
        with self._opening:
            return self._rulebooks(self.info(edition, locale))

    def record(self, info: RulebookInfo, number: RuleNumber) -> RuleRecord | None:
        """Return one record of a rulebook without opening the rulebook, or None; errors as there.

        It is for a look into many rulebooks, which could not all be kept.
        """
        with self._opening:
            texts = self._texts(info.locale)
        return decode_record(self.stored_rulebook(info), info, texts, number)

    def references(self, edition: str, locale: str) -> ReferenceGraph:
        """Return a rulebook's cross-references; errors as `rulebook`."""
        with self._opening:
            return self._references(self.info(edition, locale))

    def holders(self, number: RuleNumber) -> tuple[RulebookInfo, ...]:
        """Return the rulebooks that hold a number, in the snapshot's order; none is opened.

        Raises:
            SnapshotDamaged: the table changed after the snapshot was opened.
        """
        return self._numbers.holders(number)

    def numbers_of(self, info: RulebookInfo) -> list[str]:
        """Return the numbers that a rulebook holds, in no order; errors as `holders`."""
        return self._numbers.numbers_of(info)

    def stored_rulebook(self, info: RulebookInfo) -> bytes:
        """Return a rulebook as it is stored, for a build that takes it over as it is."""
        return self._read(rulebook_file(info.edition.id, info.locale))

    def stored_documents(self, info: RulebookInfo) -> dict[str, bytes]:
        """Return the files of a rulebook's documents by name, for a build that takes them over."""
        paths = [document.path for document in info.documents]
        names = [name for path in paths for name in (document_file(path), lines_file(path))]
        return {name: self._read(name) for name in names}

    def stored_texts(self, locale: str) -> bytes:
        """Return a locale's texts as they are stored, for a build that goes on with them."""
        return self._read(texts_file(locale))

    @property
    def index_directory(self) -> Path:
        """Where the search index of each locale stands, for a build that adds to it."""
        return self._directory / INDEX

    def document_text(self, path: str) -> str:
        """Return a source document's decoded text, without BOM, its line ends as they are.

        Raises:
            NoSuchDocument: no document of this path is held.
            SnapshotDamaged: its file changed after the snapshot was opened.
        """
        if path not in self.documents:
            raise NoSuchDocument(path, tuple(self.documents))
        return self._documents(path)

    def line_at(self, path: str, position: int) -> int:
        """Return the line, from 1, of a position in a document; errors as `document_text`.

        CR, LF and CRLF each end one line.
        """
        if path not in self.documents:
            raise NoSuchDocument(path, tuple(self.documents))
        return int(self._lines(path).searchsorted(position, side="right"))

    def search(self, edition: str, locale: str, request: SearchRequest) -> SearchResult:
        """Search one rulebook.

        Raises:
            UnknownLanguage, UnknownEdition: it is not held.
            QueryError: the query cannot be run as asked.
        """
        rulebook = self.rulebook(edition, locale)
        return self._index(locale).search(rulebook, request)

    def prepare(self, edition: str, locale: str) -> None:
        """Do at once what the first searches of one rulebook would wait for.

        Raises:
            UnknownLanguage, UnknownEdition: it is not held.
        """
        self._index(locale).prepare(self.rulebook(edition, locale))

    def suggest(
        self, edition: str, locale: str, prefix: str, limit: int = 10
    ) -> tuple[Suggestion, ...]:
        """Complete what is being typed, from one rulebook: numbers, titles, keywords, terms.

        Raises:
            UnknownLanguage, UnknownEdition: it is not held.
        """
        rulebook = self.rulebook(edition, locale)
        return self._index(locale).suggest(rulebook, prefix, limit)

    def _index(self, locale: str) -> SearchIndex:
        with self._opening:
            return self._indexes(locale)

    @cached_property
    def _numbers(self) -> StoredNumbers:
        return StoredNumbers(self._read(NUMBERS), self.rulebooks)


def _open_rulebook(read: _Read, texts: _Texts, info: RulebookInfo) -> Rulebook:
    data = read(rulebook_file(info.edition.id, info.locale))
    return decode_rulebook(data, info, texts(info.locale))


def _open_references(
    rulebooks: Callable[[RulebookInfo], Rulebook], texts: _Texts, info: RulebookInfo
) -> ReferenceGraph:
    return ReferenceGraph(rulebooks(info), texts(info.locale).mentions_of)


def _open_texts(read: _Read, locale: str) -> StoredTexts:
    return StoredTexts(read(texts_file(locale)))


def _open_index(directory: Path, manifest: Manifest, locale: str) -> SearchIndex:
    for name in manifest.files:
        if name.startswith(f"{INDEX}/{locale}/"):
            _read(directory, manifest, name)
    return SearchIndex(directory / INDEX, locale)


def _open_document(read: _Read, path: str) -> str:
    return read(document_file(path)).decode("utf-8")


def _open_lines(read: _Read, path: str) -> NDArray[np.uint32]:
    return decode_lines(read(lines_file(path)))


def _read(directory: Path, manifest: Manifest, name: str) -> bytes:
    """Return a file's bytes, checked again: they may have changed since the opening."""
    path = directory / name
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SnapshotDamaged(str(path), f"it cannot be read ({error.strerror})") from error
    if hashlib.sha256(data).hexdigest() != manifest.files[name].sha256:
        raise SnapshotDamaged(str(path), "its bytes changed after it was written")
    return data


def _read_manifest(directory: Path) -> Manifest:
    path = directory / MANIFEST
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SnapshotDamaged(str(path), f"it cannot be read ({error.strerror})") from error
    return Manifest.decode(data, str(path))


def _check_files(directory: Path, manifest: Manifest) -> None:
    """Check that the directory holds the manifest's files, byte for byte, and nothing else."""
    present = {path.relative_to(directory).as_posix() for path in files_below(directory)}
    for name in sorted(present - manifest.files.keys() - {MANIFEST}):
        raise SnapshotDamaged(str(directory / name), "it does not belong there")
    for name, stored in manifest.files.items():
        path = directory / name
        if name not in present:
            raise SnapshotDamaged(str(path), "it is missing")
        try:
            size, sha256 = path.stat().st_size, sha256_of(path)
        except OSError as error:
            raise SnapshotDamaged(str(path), f"it cannot be read ({error.strerror})") from error
        if size != stored.size:
            raise SnapshotDamaged(str(path), f"it has {size} bytes instead of {stored.size}")
        if sha256 != stored.sha256:
            raise SnapshotDamaged(str(path), "its bytes changed after it was written")
