"""Search: ranked hits with highlights and citations."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app import schemas_search as schemas
from app.answers import finish
from app.asked import asked_of
from app.dependencies import search_scopes
from app.hits import Neighbours, neighbours_of, search_fields
from app.interleaving import search_in
from app.parameters import QuickRoute, SearchQuery
from app.renditions import STYLES, form_of, render_hits
from app.schemas import problems, rendered
from indexer.search import SearchRequest

router = APIRouter(route_class=QuickRoute, tags=["search"])


@router.get(
    "/v1/search",
    responses={
        **rendered(schemas.SearchResult, "The best hits first."),
        **problems(400, 404),
    },
)
async def search(request: Request, query: Annotated[SearchQuery, Query()]) -> Response:
    """Search one rulebook, or one a language: words (all of them), `"phrases"`, or a rule number.

    Accents and inflection are folded, negations are kept. Highlights and snippets are spans that
    slice the text exactly, never HTML. When nothing has all the words, or little has many, some
    are left out, and `relaxed` and `left_out` say so; with `AND` only when nothing has them all.
    """
    asked = asked_of(request.scope)
    wanted = SearchRequest(query.q, limit=query.limit, offset=query.offset)
    scopes = search_scopes(asked, query.q, query.within, query.lang, query.edition)
    found = search_in(asked.present.snapshot, scopes, wanted)
    pages = neighbours_of(found, query)
    form = form_of(query.format, asked.accept)
    if form == "json":
        body, media_type = orjson.dumps(search_fields(found, query, pages)), "application/json"
    else:
        style = STYLES[form]
        body, media_type = render_hits(found, style).encode(), style.media_type
    language = () if query.lang and "*" not in query.lang else ("Accept-Language",)
    vary = language if query.format else (*language, "Accept")
    spoken = ", ".join(book.locale for book, _ in found.pages)
    return finish(body, media_type, language=spoken, vary=vary, extra=_link(pages))


def _link(pages: Neighbours) -> list[tuple[str, str]]:
    """Return the Link header of a page of hits (RFC 8288), or none."""
    related = zip(("next", "prev"), pages, strict=True)
    told = ", ".join(f'<{url}>; rel="{relation}"' for relation, url in related if url)
    return [("link", told)] if told else []
