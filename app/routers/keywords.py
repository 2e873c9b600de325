"""Keywords and completions: what the rules give a name to."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from app import term_shapes
from app.answers import finish_json
from app.asked import asked_of
from app.books import Book
from app.dependencies import first_found, name_in_path, rulebook_of
from app.parameters import KeywordsQuery, QuickRoute, RulebookQuery, SuggestQuery
from app.schemas import problems
from app.terms import completion_fields, keyword_fields, keywords_fields
from indexer.terms.keywords import KeywordMatch

router = APIRouter(route_class=QuickRoute, tags=["terms"])


@router.get(
    "/v1/keywords",
    responses={
        200: {"model": term_shapes.Keywords, "description": "Abilities and actions."},
        **problems(400, 404),
    },
)
async def get_keywords(request: Request, query: Annotated[KeywordsQuery, Query()]) -> Response:
    """Answer the keyword abilities and actions that a rulebook defines, in document order."""
    book = rulebook_of(asked_of(request.scope), query.lang, query.edition)
    return finish_json(keywords_fields(book, query.kind), book.locale, query.lang)


@router.get(
    "/v1/keywords/{name:path}",
    responses={
        200: {"model": term_shapes.KeywordAnswer, "description": "The keyword and its rules."},
        **problems(400, 404),
    },
)
async def get_keyword(
    request: Request,
    name: Annotated[
        str,
        Path(
            description="In any spelling; one of the names in a title that joins two; a variant "
            "that the glossary or the keyword's own rules tell of (`swampwalk`).",
            examples=["Trample"],
        ),
    ],
    query: Annotated[RulebookQuery, Query()],
) -> Response:
    """Answer a keyword with its defining rules; `matched_by` and `through` say what led there."""
    asked = asked_of(request.scope)
    wanted = name_in_path(name)

    def find(book: Book) -> tuple[KeywordMatch, ...]:
        return book.keywords.find(wanted)

    book, found = first_found(asked, query.lang, query.edition, find)
    return finish_json(keyword_fields(book, wanted, found), book.locale, query.lang)


@router.get(
    "/v1/suggest",
    responses={
        200: {"model": term_shapes.Suggestions, "description": "The nearest first."},
        **problems(400, 404),
    },
)
async def suggest(request: Request, query: Annotated[SuggestQuery, Query()]) -> Response:
    """Complete what is being typed: numbers, titles, keywords and terms."""
    asked = asked_of(request.scope)
    book = rulebook_of(asked, query.lang, query.edition)
    found = asked.present.snapshot.suggest(book.edition, book.locale, query.q, query.limit)
    fields = {
        "q": query.q,
        "lang": book.locale,
        "edition": book.edition,
        "entries": [completion_fields(book, one) for one in found],
    }
    return finish_json(fields, book.locale, query.lang)
