"""A snapshot's manifest: what it holds, what it was built from and by, a checksum of every file.

It knows the manifest's form and the names of the files in a snapshot; the files themselves are the
reader's and the writer's matter.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import orjson

import indexer
from indexer.model.edition import Edition
from indexer.model.errors import SnapshotDamaged, SnapshotOutdated
from indexer.model.rulebook import Counts, DocumentInfo, RulebookInfo

MANIFEST = "manifest.json"
NUMBERS = "numbers.json"
"""The table of which rulebooks hold a number."""
INDEX = "index"
"""The directory below which the search index of each locale stands."""


def rulebook_file(edition: str, locale: str) -> str:
    """Return the name of the file that holds a rulebook's records."""
    return f"rulebooks/{locale}/{edition}.json"


def texts_file(locale: str) -> str:
    """Return the name of the file that holds a locale's distinct texts."""
    return f"texts/{locale}.json"


def document_file(path: str) -> str:
    """Return the name of the file that holds a document's decoded text."""
    return f"documents/{path}"


def lines_file(path: str) -> str:
    """Return the name of the file that holds where a document's lines begin."""
    return f"lines/{path}"


_FOLDERS = (rulebook_file("", ""), texts_file(""), document_file(""), lines_file(""))
TOP_NAMES = frozenset((MANIFEST, NUMBERS, INDEX, *(name.split("/")[0] for name in _FOLDERS)))
"""What may stand at the top of a snapshot's directory."""


@dataclass(frozen=True, slots=True)
class StoredFile:
    """One file of a snapshot: the SHA-256 of its bytes in hex digits, and its size in bytes."""

    sha256: str
    size: int


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a snapshot is.

    Attributes:
        built_at: in UTC. tools: what built it, by name (see `present_tools`).
        origins: a digest of all that each rulebook was made from, by its key.
        rulebooks: in locale order, newest edition first within a locale.
        files: every file of the snapshot besides the manifest, by name.
    """

    built_at: datetime
    tools: Mapping[str, str]
    origins: Mapping[str, str]
    rulebooks: tuple[RulebookInfo, ...]
    files: Mapping[str, StoredFile]

    @property
    def digest(self) -> str:
        """The snapshot's identity, 64 hex digits: of its rulebooks, texts and documents.

        The full-text index is left out, since two builds of it differ in bytes, not in meaning.
        """
        held = {
            name: file.sha256
            for name, file in self.files.items()
            if not name.startswith(f"{INDEX}/")
        }
        return _sha256({"rulebooks": [asdict(info) for info in self.rulebooks], "files": held})

    def describes_same(self, other: Manifest) -> bool:
        """Return whether both hold the same, made from the same sources."""
        return (self.digest, dict(self.origins)) == (other.digest, dict(other.origins))

    def encode(self) -> bytes:
        """Return the manifest as bytes that carry their own checksum."""
        content = {
            "built_at": self.built_at.isoformat(),
            "digest": self.digest,
            "tools": self.tools,
            "origins": self.origins,
            "rulebooks": [asdict(info) for info in self.rulebooks],
            "files": {name: asdict(file) for name, file in self.files.items()},
        }
        return _dumps({"sha256": _sha256(content), "content": content})

    @classmethod
    def decode(cls, data: bytes, path: str) -> Manifest:
        """Read a manifest; `path` is named in errors.

        Raises:
            SnapshotOutdated: made by other tools. They would look for other words than the index
                holds, and find less, or read its files wrongly, and nobody would notice.
            SnapshotDamaged: not byte for byte what `encode` wrote.
        """
        try:
            envelope = orjson.loads(data)
            content = envelope["content"]
            tools = dict(content["tools"])
        except (ValueError, KeyError, TypeError) as error:
            raise SnapshotDamaged(path, "it is not a manifest") from error
        present = present_tools()
        changed = [name for name, version in present.items() if tools.get(name) != version]
        if changed:
            raise SnapshotOutdated(path, changed)
        if envelope.get("sha256") != _sha256(content) or _dumps(envelope) != data:
            raise SnapshotDamaged(path, "its checksum does not match its content")
        return cls(
            built_at=datetime.fromisoformat(content["built_at"]),
            tools=tools,
            origins=content["origins"],
            rulebooks=tuple(_decode_info(info) for info in content["rulebooks"]),
            files={name: StoredFile(**file) for name, file in content["files"].items()},
        )


def ordered(rulebooks: Iterable[RulebookInfo]) -> tuple[RulebookInfo, ...]:
    """Return rulebooks in the order of first-seen locales, the newest edition of each first."""
    grouped: dict[str, list[RulebookInfo]] = {}
    for info in rulebooks:
        grouped.setdefault(info.locale, []).append(info)
    return tuple(
        info
        for group in grouped.values()
        for info in sorted(group, key=lambda info: info.edition.recency, reverse=True)
    )


@cache
def present_tools() -> dict[str, str]:
    """Return what a build is made with now: our code, by its digest, and what else shapes it."""
    code = hashlib.sha256()
    home = Path(indexer.__file__).parent
    for module in sorted(home.rglob("*.py")):
        code.update(module.relative_to(home).as_posix().encode())
        code.update(hashlib.sha256(module.read_bytes()).digest())
    return {
        "reglario": version("reglario"),
        "code": code.hexdigest()[:12],
        "unicode": unicodedata.unidata_version,
        "whoosh": version("whoosh"),
        "pystemmer": version("PyStemmer"),
    }


def _decode_info(stored: dict[str, Any]) -> RulebookInfo:
    fields = dict(stored)
    fields["edition"] = Edition(fields["edition"]["id"])
    fields["documents"] = tuple(DocumentInfo(**document) for document in fields["documents"])
    fields["counts"] = Counts(**fields["counts"])
    return RulebookInfo(**fields)


def _dumps(value: object) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS | orjson.OPT_INDENT_2)


def _sha256(value: object) -> str:
    return hashlib.sha256(orjson.dumps(value, option=orjson.OPT_SORT_KEYS)).hexdigest()
