"""Whether quotations are what the rules say: one by one, or those of a whole answer."""

from __future__ import annotations

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Body, Request
from starlette.responses import Response

from app import schemas_citations as schemas
from app.answers import Lifetime, finish
from app.asked import asked_of
from app.bodies import BodyRoute
from app.citations.citation import ATTRIBUTION
from app.records import Fields
from app.schemas import problems
from app.verdicts import audit_fields, quotation_of, verification_fields
from indexer.quotes.audit import audit
from indexer.quotes.verify import verify

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


def _finished(fields: Fields) -> Response:
    return finish(orjson.dumps(fields), "application/json", Lifetime.MOMENT)
