"""Digests of a rulebook: of what it says, and of all that a pinned answer shows."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from itertools import chain

from indexer.model.glossary import GlossaryEntry
from indexer.model.rule import RuleRecord, SourceSpan
from indexer.model.rulebook import RulebookInfo

SCHEMA_VERSION = 2
"""Raise it whenever the same sources come to give other records, or the canonical form changes."""

REVISION_LENGTH = 12
"""How many hex digits of the digest a pinned URL holds."""


def texts_digest(records: Iterable[RuleRecord], glossary: Iterable[GlossaryEntry]) -> str:
    """Return the SHA-256 of what a rulebook says, as 64 hex digits, wherever it was read.

    The same text has the same digest in every encoding, with every line end, and in any file.
    """
    return _sha256(chain(map(_words, records), map(_entry, glossary)))


def rulebook_digest(
    info: RulebookInfo, records: Iterable[RuleRecord], glossary: Iterable[GlossaryEntry]
) -> str:
    """Return the SHA-256 of a rulebook's canonical form, as 64 hex digits.

    Its own revision and what it counts are left out: they follow from the rest. So are findings,
    which no answer shows.
    """
    return _sha256(_canonical(info, records, glossary))


def _sha256(parts: Iterable[object]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        line = json.dumps(part, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        digest.update(line.encode("utf-8") + b"\n")
    return digest.hexdigest()


def _canonical(
    info: RulebookInfo, records: Iterable[RuleRecord], glossary: Iterable[GlossaryEntry]
) -> Iterator[object]:
    yield {
        "schema": SCHEMA_VERSION,
        "edition": info.edition.id,
        "locale": info.locale,
        "complete": info.complete,
        "official": info.official,
        "title": info.title,
        "publisher": info.publisher,
        "documents": [asdict(document) for document in info.documents],
    }
    for record in records:
        yield [_words(record), _places(record)]
    for entry in glossary:
        yield [_entry(entry), _spans(entry.spans)]


def _words(record: RuleRecord) -> list[object]:
    return [
        str(record.number),
        record.origin,
        record.title,
        record.text,
        record.abridged,
        [example.text for example in record.examples],
        [_words(duplicate) for duplicate in record.duplicates],
    ]


def _entry(entry: GlossaryEntry) -> list[object]:
    return ["glossary", entry.headword, entry.text, entry.obsolete]


def _places(record: RuleRecord) -> list[object]:
    return [
        _spans(record.spans),
        [_spans(example.spans) for example in record.examples],
        [_places(duplicate) for duplicate in record.duplicates],
    ]


def _spans(spans: Iterable[SourceSpan]) -> list[list[object]]:
    return [[span.document, span.start, span.end] for span in spans]
