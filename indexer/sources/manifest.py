"""The manifest `sources.toml`: what is declared of each source document, and nothing of what is in
it.

Every value is checked here, so that later code may trust it. What is not known is written
`unknown`.
"""

from __future__ import annotations

import codecs
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path, PurePosixPath

from indexer.languages import profile_for
from indexer.model.edition import Edition
from indexer.model.errors import ManifestError
from indexer.model.locale import canonical_tag
from indexer.model.rulebook import UNKNOWN

MANIFEST = "sources.toml"
"""The manifest's name in the data directory."""

AUTO = "auto"
"""The layout of an entry whose document is to be recognised by itself."""

_REQUIRED: Mapping[str, type] = {
    "path": str,
    "lang": str,
    "edition": str,
    "encoding": str,
    "title": str,
    "publisher": str,
    "official": bool,
    "retrieved_on": str,
    "complete": bool,
    "licence": str,
}
_OPTIONAL: Mapping[str, type] = {
    "layout": str,
    "sha256": str,
    "accept_lossy": bool,
    "url": str,
    "original": str,
    "original_sha256": str,
    "importer": str,
}
_OF_IMPORT = ("original", "original_sha256", "importer")
_TYPE_NAMES: Mapping[type, str] = {str: "a string", bool: "true or false"}

# Codecs of Python that turn bytes into text by other rules than a character set's.
_NO_CHARACTER_SETS = frozenset(
    ("idna", "punycode", "raw-unicode-escape", "unicode-escape", "undefined", "utf-7")
)
_ENTRY_LINE = re.compile(r"\s*\[\[\s*[\"']?source[\"']?\s*\]\]")
_TOML_PLACE = re.compile(r"at line (\d+)")
_URL = re.compile(r"https?://[^\s/?#]+(?:[/?#]\S*)?")
_SHA256 = re.compile(r"[0-9a-f]{64}")
_LAYOUT = re.compile(r"[a-z]+(?:-[a-z]+)*")


@dataclass(frozen=True, slots=True)
class SourceEntry:
    """What the manifest declares of one document.

    Attributes:
        path: relative to the data directory, with forward slashes.
        locale: canonical BCP 47 tag. edition: which edition it belongs to.
        layout: a layout's name, or `auto`. encoding: a Python codec name.
        title, publisher, retrieved_on, licence: as declared; `unknown` where not known.
        official: published by the publisher of the game. complete: the whole book, not excerpts.
        sha256: the expected digest of the file's bytes, or None when none is declared.
        accept_lossy: the text is known to be damaged and is to be taken all the same.
        line: where the entry begins in the manifest, from 1.
        url: where the file, or the original that it was made from, may be fetched anew.
        original, original_sha256, importer: the file that an importer made this text from, its
            digest, and which importer of which version it was; all three or none.
    """

    path: str
    locale: str
    edition: Edition
    layout: str
    encoding: str
    title: str
    publisher: str
    official: bool
    retrieved_on: str
    complete: bool
    licence: str
    sha256: str | None
    accept_lossy: bool
    line: int
    url: str | None = None
    original: str | None = None
    original_sha256: str | None = None
    importer: str | None = None


@dataclass(frozen=True, slots=True)
class Manifest:
    """All that `sources.toml` declares, in its order."""

    entries: tuple[SourceEntry, ...]


def read_manifest(data: Path) -> Manifest:
    """Read and check the manifest of a data directory.

    Raises:
        ManifestError: it is missing, is no TOML, or an entry lacks a field or holds a bad value.
    """
    try:
        text = (data / MANIFEST).read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise ManifestError(
            MANIFEST,
            f"it cannot be read from {data} ({error.strerror}); write one, or set REGLARIO_DATA.",
        ) from error
    except UnicodeDecodeError as error:
        raise ManifestError(
            MANIFEST, "it is not UTF-8, which TOML must be; save it as UTF-8."
        ) from error
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _TOML_PLACE.search(str(error))
        line = int(place[1]) if place else len(text.splitlines())
        raise ManifestError(MANIFEST, f"it is no valid TOML: {error}.", line) from error

    unknown = sorted(set(tables) - {"source"})
    if unknown:
        raise ManifestError(
            MANIFEST, f"{unknown[0]!r} is not known here; each document is a [[source]] table."
        )
    found = tables.get("source", [])
    if not isinstance(found, list) or not found or not all(isinstance(one, dict) for one in found):
        raise ManifestError(MANIFEST, "it declares no document; add a [[source]] table for each.")

    places = _Places(text)
    entries = tuple(_Reader(data, table, places, at).entry() for at, table in enumerate(found))
    first: dict[str, SourceEntry] = {}
    for entry in entries:
        earlier = first.setdefault(entry.path.casefold(), entry)
        if earlier is not entry:
            raise ManifestError(
                MANIFEST,
                f"{entry.path} is declared twice, first in line {earlier.line}; remove one entry.",
                entry.line,
            )
    return Manifest(entries)


def check_entry(data: Path, fields: Mapping[str, object]) -> SourceEntry:
    """Check the fields of one entry that is not in the manifest yet.

    Raises:
        ManifestError: a field is missing, unknown or holds a bad value.
    """
    return _Reader(data, fields, _Places(""), 0).entry()


class _Places:
    """Where in the manifest each entry and field stands, since `tomllib` does not say."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._starts = [at for at, line in enumerate(self._lines, 1) if _ENTRY_LINE.match(line)]

    def entry(self, index: int) -> int:
        """The line at which the entry begins; 1 for tables that are not written as [[source]]."""
        return self._starts[index] if index < len(self._starts) else 1

    def field(self, index: int, name: str) -> int:
        """The line of one field; the entry's own when the field is not written there."""
        start = self.entry(index)
        end = self._starts[index + 1] - 1 if index + 1 < len(self._starts) else len(self._lines)
        written = re.compile(rf"\s*[\"']?{re.escape(name)}[\"']?\s*=")
        for at in range(start, end + 1):
            if written.match(self._lines[at - 1]):
                return at
        return start


@dataclass(frozen=True, slots=True)
class _Reader:
    """Checks one entry's values."""

    data: Path
    table: Mapping[str, object]
    places: _Places
    index: int

    def entry(self) -> SourceEntry:
        self._check_fields()
        return SourceEntry(
            path=self._path("path"),
            locale=self._locale(),
            edition=self._edition(),
            layout=self._matching(
                "layout", _LAYOUT, 'a layout is named in small letters, or "auto"'
            )
            or AUTO,
            encoding=self._encoding(),
            title=self._known("title"),
            publisher=self._known("publisher"),
            official=self._bool("official"),
            retrieved_on=self._retrieved_on(),
            complete=self._bool("complete"),
            licence=self._known("licence"),
            sha256=self._digest("sha256"),
            accept_lossy=self._bool("accept_lossy"),
            line=self.places.entry(self.index),
            url=self._matching("url", _URL, "it begins with https:// or http:// and a host"),
            original=self._path("original") if "original" in self.table else None,
            original_sha256=self._digest("original_sha256"),
            importer=self._known("importer") if "importer" in self.table else None,
        )

    def _fail(self, name: str, reason: str) -> ManifestError:
        return ManifestError(MANIFEST, reason, self.places.field(self.index, name))

    def _check_fields(self) -> None:
        known = {**_REQUIRED, **_OPTIONAL}
        for name, value in self.table.items():
            if name not in known:
                raise self._fail(
                    name, f"{name!r} is no field of a source; known: {', '.join(known)}."
                )
            if name == "retrieved_on" and type(value) is date:
                continue
            if not isinstance(value, known[name]):
                raise self._fail(name, f"{name} must be {_TYPE_NAMES[known[name]]}, not {value!r}.")
        for name, kind in _REQUIRED.items():
            if name not in self.table:
                hint = "true or false" if kind is bool else f'"{UNKNOWN}" where it is not known'
                raise self._fail(name, f"this source lacks the field {name!r}; add it ({hint}).")
        declared = [name for name in _OF_IMPORT if name in self.table]
        if declared and len(declared) < len(_OF_IMPORT):
            raise self._fail(
                declared[0], f"{', '.join(_OF_IMPORT)} belong together; add the others."
            )

    def _text(self, name: str) -> str:
        return str(self.table.get(name, ""))

    def _bool(self, name: str) -> bool:
        return self.table.get(name) is True

    def _known(self, name: str) -> str:
        value = self._text(name)
        if not value.strip():
            raise self._fail(name, f'{name} is empty; write "{UNKNOWN}" where it is not known.')
        return value

    def _matching(self, name: str, form: re.Pattern[str], rule: str) -> str | None:
        if name not in self.table:
            return None
        if not form.fullmatch(self._text(name)):
            raise self._fail(name, f"{self._text(name)!r} is no {name}: {rule}.")
        return self._text(name)

    def _digest(self, name: str) -> str | None:
        return self._matching(name, _SHA256, "a digest has 64 hexadecimal digits in small letters")

    def _path(self, name: str) -> str:
        path = self._text(name)
        pure = PurePosixPath(path)
        if (
            not path.isprintable()
            or "\\" in path
            or str(pure) != path
            or path in ("", ".", MANIFEST)
        ):
            raise self._fail(name, f"{path!r} is no plain path; write it with forward slashes.")
        inside = (self.data / path).resolve().is_relative_to(self.data.resolve())
        if pure.is_absolute() or ".." in pure.parts or not inside:
            raise self._fail(
                name,
                f"{path!r} leaves the data directory; copy the document into {self.data.name}/.",
            )
        return path

    def _locale(self) -> str:
        try:
            locale = canonical_tag(self._text("lang"))
            profile_for(locale)
        except ValueError as error:
            raise self._fail("lang", f"{error}; write es, fr or pt-BR.") from error
        except KeyError as error:
            raise self._fail(
                "lang", f"{error.args[0]}; add a module to indexer/languages/ or correct the tag."
            ) from error
        return locale

    def _edition(self) -> Edition:
        try:
            return Edition(self._text("edition"))
        except ValueError as error:
            raise self._fail(
                "edition",
                f"{error}; write the date of effect (2026-08-07), or a slug such as undated.",
            ) from error

    def _encoding(self) -> str:
        encoding = self._text("encoding")
        try:
            name = codecs.lookup(encoding).name
            bytes(4).decode(encoding, "replace")  # a codec from bytes to bytes is refused here
        except (LookupError, ValueError, UnicodeError) as error:
            raise self._fail(
                "encoding",
                f"{encoding!r} is no text encoding that Python knows; write utf-8 or cp1252.",
            ) from error
        if name.replace("_", "-") in _NO_CHARACTER_SETS:
            raise self._fail(
                "encoding", f"{encoding!r} is no character set of documents; write utf-8 or cp1252."
            )
        return encoding

    def _retrieved_on(self) -> str:
        value = self.table["retrieved_on"]
        text = value.isoformat() if isinstance(value, date) else str(value)
        if text != UNKNOWN:
            try:
                date.fromisoformat(text)
            except ValueError as error:
                raise self._fail(
                    "retrieved_on", f'{text!r} is no date; write it as 2026-11-29, or "{UNKNOWN}".'
                ) from error
        return text
