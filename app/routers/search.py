"""Search: ranked hits with highlights and citations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app import schemas_search as schemas
from app.answers import finish
from app.asked import Asked, asked_of
from app.books import Book
from app.citations.citation import ATTRIBUTION
from app.dependencies import agreed, rulebook_of
from app.parameters import FURTHEST, QuickRoute, SearchQuery
from app.problems import BadParameter
from app.records import Fields
from app.renditions import STYLES, form_of, render_hits
from app.schemas import problems, rendered
from indexer.model.errors import NumberError
from indexer.model.number import RuleNumber
from indexer.references.reading import ReadNumber, read_number
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
    book, within = search_scope(asked, query.q, query.within, query.lang, query.edition)
    wanted = SearchRequest(query.q, within, query.limit, query.offset)
    result = asked.present.snapshot.search(book.edition, book.locale, wanted)
    form = form_of(query.format, asked.accept)
    if form == "json":
        body, media_type = orjson.dumps(search_fields(book, query, result)), "application/json"
    else:
        style = STYLES[form]
        body, media_type = render_hits(book, result, style).encode(), style.media_type
    language = () if query.lang else ("Accept-Language",)
    vary = language if query.format else (*language, "Accept")
    return finish(
        body, media_type, language=book.locale, vary=vary, extra=_link(book, query, result.total)
    )


def search_scope(
    asked: Asked, query: str, within: str | None, lang: str | None, edition: str | None
) -> tuple[Book, RuleNumber | None]:
    """Return the rulebook that is searched, and the number below which. Handles name a rulebook.

    Raises:
        BadParameter: `within` is no number, or a handle contradicts a parameter.
        UnknownLanguage, UnknownEdition: it is not loaded.
    """
    inside = None
    if within is not None:
        try:
            inside = read_number(within)
        except NumberError as error:
            raise BadParameter("in", str(error)) from error
    for read in (_handle(query), inside):
        if read is not None:
            lang, edition = agreed(asked, read, lang, edition)
    return rulebook_of(asked, lang, edition), inside.number if inside else None


def _handle(query: str) -> ReadNumber | None:
    """Return a query that is nothing but a handle."""
    if "@" not in query:
        return None
    try:
        return read_number(query)
    except NumberError:
        return None


def search_fields(book: Book, query: SearchQuery, result: SearchResult) -> Fields:
    """Return the answer to a search of one rulebook."""
    following, preceding = _neighbours(book, query, result.total)
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
        "next": following,
        "previous": preceding,
        "facets": _facets(result.facets),
        "hits": [_hit(book, hit) for hit in result.hits],
        "attribution": ATTRIBUTION,
    }


def _neighbours(book: Book, query: SearchQuery, total: int) -> tuple[str | None, str | None]:
    """Return the URLs of the next and the previous page, where there is one."""
    after = query.offset + query.limit
    before = max(0, query.offset - query.limit)
    return (
        _page(book, query, after) if after < min(total, FURTHEST + 1) else None,
        _page(book, query, before) if query.offset else None,
    )


def _link(book: Book, query: SearchQuery, total: int) -> list[tuple[str, str]]:
    """Return the Link header of a page of hits (RFC 8288), or none."""
    following, preceding = _neighbours(book, query, total)
    pages = (("next", following), ("prev", preceding))
    told = ", ".join(f'<{url}>; rel="{relation}"' for relation, url in pages if url)
    return [("link", told)] if told else []


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
        "citation": book.cite_hit(hit),
    }
