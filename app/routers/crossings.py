"""What leads from a rule to others: references, translations, and the citation that we issue."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app import schemas
from app.answers import FinishedResponse, finish, finish_json, vary_of
from app.asked import asked_of
from app.books import Book
from app.citations.citation import ATTRIBUTION
from app.citations.formats import FORMATS
from app.dependencies import Found, cite_as, find_rule, number_in_path
from app.negotiation import accepted_type
from app.parameters import CitationQuery, Number, QuickRoute, RulebookQuery
from app.passages import cite_passage
from app.records import Fields, reference_fields
from app.schemas import problems
from app.schemas_citations import PassageCitation
from indexer.model.rulebook import UNKNOWN

router = APIRouter(route_class=QuickRoute, tags=["rules"])

_NAMES = {form.media_type.partition(";")[0]: name for name, form in FORMATS.items()}

_CITATION: dict[int | str, dict[str, Any]] = {
    200: {
        "model": PassageCitation,
        "description": "The citation, in the form asked for.",
        "content": {
            form.media_type.partition(";")[0]: {"schema": {"type": "string"}}
            for name, form in FORMATS.items()
            if name != "json"
        },
    }
}


@router.get(
    "/v1/rules/{number}/references",
    responses={
        200: {"model": schemas.References, "description": "Both ways."},
        **problems(400, 404),
    },
)
async def get_references(
    request: Request, number: Number, query: Annotated[RulebookQuery, Query()]
) -> Response:
    """Answer the cross-references of a rule: what its text mentions, and which rules mention it.

    A mention keeps its place in the text; a target that this rulebook does not hold says so.
    """
    found = _find(request, number, query)
    book, record, _ = found
    fields = {
        "outgoing": [reference_fields(mention) for mention in book.outgoing(record.number)],
        "incoming": [
            {
                "number": str(mention.number),
                "match": mention.match,
                "url": book.pinned_url(mention.number),
            }
            for mention in book.references.incoming(record.number)
        ],
        "citation": book.cite(record),
    }
    return _answer(found, fields, query)


@router.get(
    "/v1/rules/{number}/translations",
    responses={
        200: {"model": schemas.Translations, "description": "Every rulebook that has the number."},
        **problems(400, 404),
    },
)
async def get_translations(
    request: Request, number: Number, query: Annotated[RulebookQuery, Query()]
) -> Response:
    """Answer the same number in every rulebook that has it, the one asked for among them.

    The same number in another edition may be another rule: `same_edition` says what is known.
    """
    found = _find(request, number, query)
    present = asked_of(request.scope).present

    def translations() -> list[Fields]:
        holders = present.snapshot.holders(found.record.number)
        return [_translation(present.closed_book(info), found) for info in holders]

    # It looks into every rulebook there is.
    fields = {
        "translations": await asyncio.to_thread(translations),
        "attribution": ATTRIBUTION,
    }
    return _answer(found, fields, query)


@router.get("/v1/rules/{number}/citation", responses={**_CITATION, **problems(400, 404)})
async def get_citation(
    request: Request, number: Number, query: Annotated[CitationQuery, Query()]
) -> Response:
    """Answer a citation of a rule, ready to be pasted: edition, language, words and place.

    It cites the whole text, the example that `field` names, or the part of either that `passage` or
    `quote` names; `field` of the answer says which. `fragment_url` opens the page at these words.
    """
    found = _find(request, number, query)
    accept = asked_of(request.scope).accept
    form = FORMATS[query.format or _NAMES[accepted_type(accept, tuple(_NAMES))]]
    citation = cite_passage(found.book, found.record, query.passage, query.quote, query.field)
    printed = form.print(citation)
    body = printed if isinstance(printed, bytes) else printed.encode()
    language = vary_of(query.lang)
    return finish(
        body,
        form.media_type,
        language=found.book.locale,
        vary=language if query.format else (*language, "Accept"),
        extra=(cite_as(found),),
    )


def _find(request: Request, number: str, query: RulebookQuery) -> Found:
    asked = asked_of(request.scope)
    return find_rule(asked, number_in_path(number), query.lang, query.edition)


def _answer(found: Found, fields: Fields, query: RulebookQuery) -> FinishedResponse:
    known: Fields = {
        "number": str(found.record.number),
        "lang": found.book.locale,
        "edition": found.book.edition,
    }
    if found.normalized_from is not None:
        known["normalized_from"] = found.normalized_from
    return finish_json(known | fields, found.book.locale, query.lang)


def _translation(book: Book, asked_for: Found) -> Fields:
    record = book.peek(asked_for.record.number)
    assert record is not None  # it was among the holders
    same = asked_for.book.info.same_edition_as(book.info)
    return {
        "lang": book.locale,
        "edition": book.edition,
        "same_edition": UNKNOWN if same is None else same,
        "title": record.title,
        "text": record.text,
        "abridged": record.abridged,
        "citation": book.cite(record),
    }
