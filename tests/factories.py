"""Tiny factories of records and rulebooks with invented rules, for tests that need no document."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from indexer.model.digest import texts_digest
from indexer.model.edition import Edition
from indexer.model.finding import Finding
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import Level, RuleNumber
from indexer.model.rule import Example, NumberOrigin, RuleRecord, SourceSpan
from indexer.model.rulebook import DocumentInfo, Rulebook, RulebookInfo, count_records

DOCUMENT = "es/inventado.txt"


def record(
    number: str,
    text: str | None = None,
    *,
    title: str | None = None,
    origin: NumberOrigin = NumberOrigin.PRINTED,
    examples: Sequence[str] = (),
    abridged: bool = False,
    duplicates: Sequence[RuleRecord] = (),
    document: str = DOCUMENT,
    start: int = 0,
) -> RuleRecord:
    """A record; a rule or subrule without a text gets one that names its number."""
    parsed = RuleNumber.parse(number)
    if text is None and parsed.level in (Level.RULE, Level.SUBRULE):
        text = f"Texto inventado de {number}."
    printed = text if text is not None else title
    spans = () if printed is None else (SourceSpan(document, start, start + len(printed)),)
    return RuleRecord(
        number=parsed,
        origin=origin,
        title=title,
        text=text,
        spans=spans,
        examples=tuple(
            Example(index, example, (SourceSpan(document, start, start + len(example)),))
            for index, example in enumerate(examples, start=1)
        ),
        abridged=abridged,
        duplicates=tuple(duplicates),
    )


def document(
    path: str = DOCUMENT, text: str = "", *, locale: str = "es", edition: str = "undated"
) -> DocumentInfo:
    """What is known of a document whose bytes are `text` in UTF-8."""
    return DocumentInfo(
        path=path,
        locale=locale,
        edition=edition,
        encoding="utf-8",
        layout="numbered_text",
        sha256=hashlib.sha256(text.encode()).hexdigest(),
        characters=len(text),
        title="unknown",
        publisher="unknown",
        official=False,
        retrieved_on="unknown",
        licence="unknown",
        complete=False,
    )


def rulebook(
    *records: RuleRecord,
    locale: str = "es",
    edition: str = "undated",
    complete: bool = False,
    glossary: Sequence[GlossaryEntry] = (),
    findings: Sequence[Finding] = (),
    documents: Sequence[DocumentInfo] | None = None,
) -> Rulebook:
    """A rulebook of these records; its one document is `DOCUMENT` unless others are given."""
    if documents is None:
        documents = [document(locale=locale, edition=edition)]
    info = RulebookInfo(
        edition=Edition(edition),
        locale=locale,
        complete=complete,
        official=False,
        title="unknown",
        publisher="unknown",
        documents=tuple(documents),
        revision=hashlib.sha256(repr((records, glossary)).encode()).hexdigest()[:12],
        texts_sha256=texts_digest(records, glossary),
        counts=count_records(records, glossary),
    )
    return Rulebook(info, tuple(records), tuple(glossary), tuple(findings))
