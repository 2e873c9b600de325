"""From a document's bytes to its text: strictly, in the declared encoding, and never by a guess.

It knows byte order marks. It knows nothing of rules.
"""

from __future__ import annotations

import codecs
import hashlib
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from indexer.model.errors import DigestMismatch, LossySource, MissingSource, UndecodableSource
from indexer.sources.damage import LINE_END, find_damage
from indexer.sources.forms import check_form
from indexer.sources.manifest import SourceEntry

# Longest first: the mark of UTF-32 LE begins with that of UTF-16 LE.
MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_MARK = "\ufeff"
# These say nothing of the byte order, so the mark must.
_ORDERED_BY_MARK = {"utf-16": ("utf-16-le", "utf-16-be"), "utf-32": ("utf-32-le", "utf-32-be")}


@dataclass(frozen=True)
class SourceDocument:
    """One file of the data directory, decoded.

    Attributes:
        entry: what the manifest declares of it.
        sha256: digest of the file's bytes, 64 hex digits.
        text: decoded, line ends as they are; a byte order mark is outside it.
        damage: what shows that the text was damaged before, where that was accepted; else None.
    """

    entry: SourceEntry
    sha256: str
    text: str
    damage: str | None = None

    @property
    def path(self) -> str:
        """Relative to the data directory; the document's id."""
        return self.entry.path

    def line_at(self, offset: int) -> int:
        """Return the line, from 1, in which a code point stands."""
        return bisect_right(self._line_starts, offset) + 1

    @cached_property
    def _line_starts(self) -> list[int]:
        return [end.end() for end in LINE_END.finditer(self.text)]


def read_source(data: Path, entry: SourceEntry) -> SourceDocument:
    """Read one declared document; where it was made by an importer, its original must be there too.

    Raises:
        MissingSource: it is not there or cannot be read.
        DigestMismatch: its bytes are not those that the manifest declares.
        ImportFailed: it is a file of another form than plain text.
        UndecodableSource: it is not in the declared encoding.
        LossySource: it was damaged before, and the manifest does not accept that.
    """
    if entry.original is not None:
        _check_digest(entry.original, _bytes_of(data, entry.original), entry.original_sha256)
    content = _bytes_of(data, entry.path)
    _check_digest(entry.path, content, entry.sha256)
    return document_of(content, entry)


def document_of(content: bytes, entry: SourceEntry) -> SourceDocument:
    """Make a document of its bytes and what is declared of it.

    Raises:
        ImportFailed: they are no plain text, but a file of another form.
        UndecodableSource: they are not in the declared encoding.
        LossySource: the text was damaged before, and the entry does not accept that.
    """
    check_form(content, entry.path)
    text = decode(content, entry.encoding, entry.path)
    damage = find_damage(text, entry.locale)
    if damage is not None and not entry.accept_lossy:
        reason, line = damage
        raise LossySource(
            entry.path,
            f"{reason}; find a sound copy or the right encoding, or accept the loss "
            "(accept_lossy = true in the manifest, --accept-lossy when adding).",
            line,
        )
    shown = damage[0] if damage else "it is declared lossy" if entry.accept_lossy else None
    return SourceDocument(entry, hashlib.sha256(content).hexdigest(), text, shown)


def _bytes_of(data: Path, path: str) -> bytes:
    try:
        return (data / path).read_bytes()
    except OSError as error:
        raise MissingSource(
            path, f"it cannot be read ({error.strerror}); restore it or remove its entry."
        ) from error


def _check_digest(path: str, content: bytes, declared: str | None) -> None:
    sha256 = hashlib.sha256(content).hexdigest()
    if declared not in (None, sha256):
        raise DigestMismatch(
            path,
            f"its digest is {sha256}, but the manifest declares {declared}; "
            "restore the file, or correct the entry if the change is meant.",
        )


def decode(content: bytes, encoding: str, path: str) -> str:
    """Decode a document's bytes strictly; a byte order mark is honoured and is no part of the text.

    Raises:
        UndecodableSource: a byte is not in the encoding, or the byte order mark contradicts it.
    """
    try:
        name = codecs.lookup(encoding).name.removesuffix("-sig")
    except LookupError as error:
        raise UndecodableSource(
            path, f"{encoding!r} is no encoding that Python knows; declare the right one."
        ) from error
    mark, marked = next((pair for pair in MARKS if content.startswith(pair[0])), (b"", None))
    possible = _ORDERED_BY_MARK.get(name)
    if possible is not None and marked not in possible:
        raise UndecodableSource(
            path,
            f"{encoding} needs a byte order mark, which is missing; declare {name}-le or -be.",
        )
    if marked is not None and marked not in (possible or (name,)):
        raise UndecodableSource(
            path, f"it begins with the byte order mark of {marked}, but {encoding} is declared.", 1
        )
    body = content[len(mark) :]
    codec = marked or name
    try:
        return body.decode(codec).lstrip(_MARK)
    except UnicodeDecodeError as error:
        before = body[: error.start].decode(codec, "replace")
        raise UndecodableSource(
            path,
            f"byte 0x{body[error.start]:02x} at offset {len(mark) + error.start} is not "
            f"{encoding}; declare the encoding that the file is in.",
            len(LINE_END.findall(before)) + 1,
        ) from error
