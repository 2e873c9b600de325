"""Search: ranked hits with highlights and citations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app import schemas
from app.answers import finish
from app.asked import asked_of
from app.books import Book
from app.citations.citation import ATTRIBUTION
from app.dependencies import rulebook_of
from app.parameters import FURTHEST, QuickRoute, SearchQuery
from app.problems import BadParameter
from app.records import Fields
from app.renditions import STYLES, form_of, render_hits
from app.schemas import problems, rendered
from indexer.model.errors import NumberError
from indexer.model.number import RuleNumber
from indexer.references.reading import read_number
from indexer.search import Facets, Hit, SearchRequest, SearchResult

router = APIRouter(route_class=QuickRoute, tags=["search"])


@router.get(
    "/v1/search",
    responses={
        **rendered(schemas.SearchResult, "The best hits first."),
        **problems(400, 404),
    },
)
async def search(request: Request, query: Annotated[SearchQuery, Query()]) -> Response:
    """Search one rulebook: words (all of them), `"phrases"`, or a rule number.

    Accents and inflection are folded, negations are kept. Highlights and snippets are spans that
    slice the text exactly, never HTML. When nothing has all the words, some are left out, and
    `relaxed` and `left_out` say so.
    """
    asked = asked_of(request.scope)
    wanted = SearchRequest(query.q, _within(query.within), query.limit, query.offset)
    book = rulebook_of(asked, query.lang, query.edition)
    result = asked.present.snapshot.search(book.edition, book.locale, wanted)
    form = form_of(query.format, asked.accept)
    if form == "json":
        body, media_type = orjson.dumps(search_fields(book, query, result)), "application/json"
    else:
        style = STYLES[form]
        body, media_type = render_hits(book, result, style).encode(), style.media_type
    language = () if query.lang else ("Accept-Language",)
    vary = language if query.format else (*language, "Accept")
    return finish(body, media_type, language=book.locale, vary=vary)


def _within(text: str | None) -> RuleNumber | None:
    if text is None:
        return None
    try:
        return read_number(text).number
    except NumberError as error:
        raise BadParameter("in", str(error)) from error


def search_fields(book: Book, query: SearchQuery, result: SearchResult) -> Fields:
    """Return the answer to a search of one rulebook."""
    after = query.offset + query.limit
    before = max(0, query.offset - query.limit)
    return {
        "query": result.query,
        "understood_as": result.understood_as,
        "relaxed": result.relaxed,
        "left_out": result.left_out,
        "did_you_mean": result.did_you_mean,
        "lang": [book.locale],
        "edition": book.edition,
        "total": result.total,
        "limit": query.limit,
        "offset": query.offset,
        "next": _page(book, query, after) if after < min(result.total, FURTHEST + 1) else None,
        "previous": _page(book, query, before) if query.offset else None,
        "facets": _facets(result.facets),
        "hits": [_hit(book, hit) for hit in result.hits],
        "attribution": ATTRIBUTION,
    }


def _page(book: Book, query: SearchQuery, offset: int) -> str:
    """Return the URL of another page of this search, in this very rulebook."""
    within = {"in": query.within} if query.within else {}
    return book.links.search(
        q=query.q,
        lang=book.locale,
        edition=book.edition,
        **within,
        limit=query.limit,
        offset=offset,
    )


def _facets(facets: Facets) -> Fields:
    def counts(pairs: Iterable[tuple[object, int]]) -> list[Fields]:
        return [{"value": str(value), "count": count} for value, count in pairs]

    return {
        "sections": counts(facets.sections),
        "chapters": counts(facets.chapters),
        "kinds": counts(facets.kinds),
    }


def _hit(book: Book, hit: Hit) -> Fields:
    record = None if hit.number is None else book.get(hit.number)
    return {
        "number": None if hit.number is None else str(hit.number),
        "kind": hit.kind,
        "headword": hit.headword,
        "lang": book.locale,
        "edition": book.edition,
        "title_path": [] if hit.number is None else book.rulebook.title_path(hit.number),
        "context": hit.context,
        "score": round(hit.score, 3),
        "snippet": hit.snippet,
        "highlights": hit.highlights,
        "citation": None if record is None else book.cite(record),
    }
