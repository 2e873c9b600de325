"""The JSON forms of verifications and audits. The names are the contract's."""

from __future__ import annotations

from app.asked import Asked
from app.citations.citation import ATTRIBUTION
from app.dependencies import agreed
from app.live import Present
from app.mentions import resolved_target
from app.problems import BadParameter
from app.records import Fields
from app.schemas_citations import QuoteAsked
from indexer.model.errors import NumberError, UnusedLetter
from indexer.quotes.findings import Audit, AuditFinding
from indexer.quotes.places import Passage
from indexer.quotes.verdict import Quotation, Verification
from indexer.references.reading import read_number


def quotation_of(asked: Asked, item: QuoteAsked, at: int) -> Quotation:
    """Return what an item of a request asks.

    Raises:
        BadParameter: its number cannot be read, or contradicts its language or edition.
    """
    if item.number is None:
        return Quotation(item.quote, None, item.lang, item.edition)
    try:
        read = read_number(item.number)
    except UnusedLetter:
        # A number that no rule can have is an answer's mistake, not the request's.
        return Quotation(item.quote, None, item.lang, item.edition, is_impossible=True)
    except NumberError as error:
        raise BadParameter(f"quotes.{at}.number", str(error)) from error
    lang, edition = agreed(asked, read, item.lang, item.edition)
    return Quotation(item.quote, read.number, lang, edition)


def verification_fields(present: Present, result: Verification) -> Fields:
    """Return a verification."""
    passage = result.passage
    return {
        "verdict": result.verdict,
        "quote": result.quote,
        "message": result.message,
        "number": str(result.number) if result.number else None,
        "lang": result.locale,
        "edition": result.edition.id if result.edition else None,
        "true_text": passage.text if passage else None,
        "field": passage.field.name if passage else None,
        "start": passage.start if passage else None,
        "end": passage.end if passage else None,
        "differences": result.differences,
        "meaning_at_risk": result.meaning_at_risk,
        "similarity": result.similarity,
        "found_in": [_place(present, found) for found in result.found_in],
        "found_total": result.found_total,
        "citation": _citation(present, passage) if passage else None,
    }


def audit_fields(present: Present, found: Audit) -> Fields:
    """Return an audit."""
    return {
        "verdict": found.verdict,
        "findings": [_finding(present, one) for one in found.findings],
        "confirmed": [_finding(present, one) for one in found.confirmed],
        "attribution": ATTRIBUTION,
    }


def _finding(present: Present, finding: AuditFinding) -> Fields:
    mention = finding.mention
    return {
        "start": finding.start,
        "end": finding.end,
        "severity": finding.severity,
        "kind": finding.kind,
        "message": finding.message,
        "mention": mention
        and {
            "match": mention.match,
            "start": finding.mention_span[0],
            "end": finding.mention_span[1],
            "targets": [resolved_target(present, target) for target in finding.targets],
        },
        "result": verification_fields(present, finding.result) if finding.result else None,
    }


def _place(present: Present, passage: Passage) -> Fields:
    where = passage.field
    info = present.snapshot.info(where.edition.id, where.locale)
    number = str(where.number) if where.number else None
    return {
        "number": number,
        "term": where.term,
        "lang": where.locale,
        "edition": where.edition.id,
        "field": where.name,
        "start": passage.start,
        "end": passage.end,
        "text": passage.text,
        "handle": str(where.handle) if where.handle else None,
        "url": number
        and present.links.pinned_rule(where.edition.id, where.locale, info.revision, number),
    }


def _citation(present: Present, passage: Passage) -> object:
    where = passage.field
    if where.number is None:
        return None
    book = present.book(present.snapshot.info(where.edition.id, where.locale))
    record = book.get(where.number)
    if record and where.duplicate:
        record = record.duplicates[where.duplicate - 1]
    return book.cite(record, where.name) if record else None
