"""Whether quotations are what the rules say: one by one, or those of a whole answer."""

from __future__ import annotations

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Body, Request
from starlette.responses import Response

from app import schemas_citations as schemas
from app.answers import Lifetime, finish
from app.asked import Asked, asked_of
from app.bodies import BodyRoute
from app.citations.citation import ATTRIBUTION
from app.dependencies import agreed
from app.live import Present
from app.mentions import resolved_target
from app.problems import BadParameter
from app.records import Fields
from app.schemas import problems
from indexer.model.errors import NumberError, UnusedLetter
from indexer.quotes.audit import Audit, AuditFinding, audit
from indexer.quotes.places import Passage
from indexer.quotes.verdict import Quotation, Verification
from indexer.quotes.verify import verify
from indexer.references.reading import read_number

router = APIRouter(route_class=BodyRoute, tags=["citations"])

_QUOTES = {
    "Spanish, a negation dropped": {
        "value": {
            "quotes": [
                {
                    "quote": "que puede ser contrarrestado o no puede ser copiado",
                    "number": "113.6g",
                    "lang": "es",
                }
            ]
        }
    },
    "French, without a number": {
        "value": {"quotes": [{"quote": "Elles fonctionnent également en dehors de la partie."}]}
    },
}
_TEXTS = {
    "Spanish": {
        "value": {
            "text": "Los efectos no usan la pila: «Los efectos no van a la pila» (regla 405.6a).",
            "lang": "es",
        }
    },
    "French, Markdown": {
        "value": {
            "text": "D'après la **règle 604.1** :\n\n> Elles sont simplement vraies.",
            "format": "markdown",
        }
    },
}


@router.post(
    "/v1/citations/verify",
    responses={
        200: {"model": schemas.Verifications, "description": "A verdict for each quotation."},
        **problems(400, 404),
    },
)
async def verify_quotes(
    request: Request,
    wanted: Annotated[schemas.QuotesAsked, Body(openapi_examples=_QUOTES)],
) -> Response:
    """Say of each quotation whether it is what the rule says, word for word.

    `exact`, `typographic` (only quotes, dashes, spaces, case, accents of capitals differ), `elided`
    (`…`, `[…]`, brackets), `altered` (with the differences, and whether they may change the
    meaning), `elsewhere` (verbatim, but in another rule, language or edition), `too_short`,
    `not_found` or `cannot_tell` (the rule is cut short or not held); always with the true text.
    """
    asked = asked_of(request.scope)
    quotations = [quotation_of(asked, item, at) for at, item in enumerate(wanted.quotes)]

    def verified() -> list[Fields]:
        library, order = asked.present.quotes, asked.languages
        return [
            verification_fields(asked.present, verify(one, library, order)) for one in quotations
        ]

    results = await asyncio.to_thread(verified)
    return _finished({"results": results, "attribution": ATTRIBUTION})


@router.post(
    "/v1/citations/audit",
    responses={
        200: {"model": schemas.Audit, "description": "One verdict, and what it rests on."},
        **problems(400, 404),
    },
)
async def audit_answer(
    request: Request, answer: Annotated[schemas.AuditAsked, Body(openapi_examples=_TEXTS)]
) -> Response:
    """Hold a whole answer against the rules: its citations are resolved, its quotations verified.

    `broken` if any quotation is altered, not found, or from another rule, edition or language than
    cited, or any number cannot exist; else `warnings` if anything cannot be told; else `clean`.
    """
    asked = asked_of(request.scope)

    def audited() -> Fields:
        found = audit(
            answer.text,
            asked.present.quotes,
            answer.format,
            locale=answer.lang,
            edition=answer.edition,
            preferred=asked.languages,
        )
        return audit_fields(asked.present, found)

    return _finished(await asyncio.to_thread(audited))


def quotation_of(asked: Asked, item: schemas.QuoteAsked, at: int) -> Quotation:
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


def _finished(fields: Fields) -> Response:
    return finish(orjson.dumps(fields), "application/json", Lifetime.MOMENT)
