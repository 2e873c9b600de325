"""The canonical form of a rulebook, all that a pinned answer shows, and its digest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from indexer.model.glossary import GlossaryEntry
from indexer.model.rule import RuleRecord, SourceSpan
from indexer.model.rulebook import RulebookInfo

SCHEMA_VERSION = 1
"""Raise it whenever the same sources come to give other records, or the canonical form changes."""

REVISION_LENGTH = 12
"""How many hex digits of the digest a pinned URL holds."""


def rulebook_digest(
    info: RulebookInfo, records: Iterable[RuleRecord], glossary: Iterable[GlossaryEntry]
) -> str:
    """Return the SHA-256 of a rulebook's canonical form, as 64 hex digits.

    Its own revision and what it counts are left out: they follow from the rest. So are findings,
    which no answer shows.
    """
    digest = hashlib.sha256()
    for part in _canonical(info, records, glossary):
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
        yield _record(record)
    for entry in glossary:
        yield ["glossary", entry.headword, entry.text, entry.obsolete, _spans(entry.spans)]


def _record(record: RuleRecord) -> list[object]:
    return [
        str(record.number),
        record.origin,
        record.title,
        record.text,
        record.abridged,
        _spans(record.spans),
        [[example.text, _spans(example.spans)] for example in record.examples],
        [_record(duplicate) for duplicate in record.duplicates],
    ]


def _spans(spans: Iterable[SourceSpan]) -> list[list[object]]:
    return [[span.document, span.start, span.end] for span in spans]
