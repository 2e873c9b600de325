"""The glossary: all of it, and a term by any spelling of its headword."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from app import term_shapes
from app.answers import Lifetime, finish_json
from app.asked import asked_of
from app.books import Book
from app.dependencies import (
    check_revision,
    first_found,
    name_in_path,
    rulebook_in_path,
    rulebook_of,
)
from app.parameters import Edition, Language, QuickRoute, Revision, RulebookQuery, TermQuery
from app.schemas import problems
from app.terms import glossary_fields, term_fields
from indexer.model.errors import NoSuchTerm
from indexer.terms.glossary import Matching, TermMatch

router = APIRouter(route_class=QuickRoute, tags=["terms"])


Term = Annotated[
    str,
    Path(
        description="A headword, in any case, with or without accents, singular or plural; a part "
        "of one (`life total` of “Life, Life Total”); an obsolete one without its mark.",
        examples=["Ficha"],
    ),
]


@router.get(
    "/v1/glossary",
    responses={
        200: {"model": term_shapes.Glossary, "description": "Every entry, in document order."},
        **problems(400, 404),
    },
)
async def get_glossary(request: Request, query: Annotated[RulebookQuery, Query()]) -> Response:
    """Answer the whole glossary of a rulebook; one without a glossary has no entries."""
    book = rulebook_of(asked_of(request.scope), query.lang, query.edition)
    fields = await asyncio.to_thread(glossary_fields, book)
    return finish_json(fields, book.locale, query.lang)


@router.get(
    "/v1/glossary/{term:path}",
    responses={
        200: {"model": term_shapes.Term, "description": "Every entry that the term means."},
        **problems(400, 404),
    },
)
async def get_term(request: Request, term: Term, query: Annotated[TermQuery, Query()]) -> Response:
    """Answer what a term means: the definition, its senses, the rules it mentions, a citation.

    `matched_by` says how the headword and what was asked for are the same.
    """
    asked = asked_of(request.scope)
    name = name_in_path(term)

    def find(book: Book) -> tuple[TermMatch, ...]:
        return book.glossary.find(name, query.match)

    book, found = first_found(asked, query.lang, query.edition, find)
    fields = term_fields(book, name, query.match, found)
    return finish_json(fields, book.locale, query.lang)


@router.get(
    "/v1/editions/{edition}/{lang}/{revision}/glossary/{term:path}",
    responses={
        200: {"model": term_shapes.Term, "description": "The entries of exactly this headword."},
        **problems(400, 404, 410),
    },
)
async def get_pinned_term(
    request: Request, edition: Edition, lang: Language, revision: Revision, term: Term
) -> Response:
    """Answer a glossary entry exactly as a citation names it; this answer never changes."""
    book = rulebook_in_path(asked_of(request.scope), edition, lang)
    present = book.links.pinned_term(book.edition, book.locale, book.revision, term)
    try:
        found: tuple[TermMatch, ...] = book.glossary.find(term, Matching.EXACT)
    except NoSuchTerm:
        check_revision(book, revision, None)
        raise
    check_revision(book, revision, present)
    fields = term_fields(book, term, Matching.EXACT, found)
    return finish_json(fields, book.locale, lang, Lifetime.PINNED)
