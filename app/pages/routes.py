"""Which address is which page. A language in a path is one that is loaded, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from app.asked import Asked, asked_of
from app.dependencies import find_read, rulebooks
from app.middleware.edge import TemplateRoute as Route
from app.negotiation import accepted_type
from app.pages import contents, embeds, glossary, machines, refusals, rules, searching
from app.pages.page import redirect
from app.pages.view import View
from app.parameters import check_address
from indexer.model.errors import NumberError, ReglarioError, UnusedLetter
from indexer.model.locale import match_tag
from indexer.model.rulebook import RulebookInfo
from indexer.references.reading import read_number

_OFFERED = ("application/json", "text/html")

_BELOW_LANGUAGE: Mapping[str, Callable[[RulebookInfo], bool]] = {
    "search": lambda _: True,
    "glossary": lambda info: info.counts.glossary > 0,
}
"""The pages of a rulebook that have a name, and whether it has one."""


class PageRoute(Route):
    """A route below a language, whose errors are pages too.

    It matches loaded languages only, so that it stands in the way of no other route.
    """

    def __init__(self, path: str, answer: Callable[[Request], Response]) -> None:
        async def endpoint(request: Request) -> Response:
            try:
                check_address(request.scope)
                return answer(request)
            except (ReglarioError, HTTPException) as error:
                return refusals.refusal(request, error)

        super().__init__(path, endpoint, include_in_schema=False)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Match as any route does, if the language is loaded."""
        match, child_scope = super().matches(scope)
        if match is not Match.NONE:
            locale = child_scope["path_params"]["lang"]
            if locale not in asked_of(scope).present.snapshot.locales:
                return Match.NONE, {}
        return match, child_scope


def page_routes() -> list[BaseRoute]:
    """Return the routes of all pages; they belong after all others."""
    return [
        Route("/", _open(_home), include_in_schema=False),
        Route("/robots.txt", _open(machines.robots), include_in_schema=False),
        Route("/sitemap.xml", _open(machines.sitemaps), include_in_schema=False),
        Route("/opensearch.xml", _open(machines.open_search), include_in_schema=False),
        Route("/favicon.ico", _open(machines.icon), include_in_schema=False),
        Route("/static/{name}", _open(machines.asset), include_in_schema=False),
        Route("/embed.js", _open(embeds.embed_script), include_in_schema=False),
        Route("/embed", _open(embeds.gallery_page), include_in_schema=False),
        Route("/embed/{digest}/embed.js", _open(embeds.pinned_script), include_in_schema=False),
        Route("/embed/{lang}/{number}", _open(embeds.embed_page), include_in_schema=False),
        PageRoute("/{lang}", contents.contents_page),
        PageRoute("/{lang}/search", searching.search_page),
        PageRoute("/{lang}/glossary", glossary.glossary_page),
        PageRoute("/{lang}/sitemap.xml", machines.sitemap),
        PageRoute("/{lang}/{number}", rules.rule_page),
        PageRoute("/{lang}/{rest:path}", _nothing),
    ]


async def no_route(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer an address that is no route's: the page that is meant, or that there is none.

    That is a page to who reads pages, a problem to programs.
    """
    error: ReglarioError | HTTPException = HTTPException(404)
    if scope["method"] == "GET":
        try:
            target = _meant(scope)
        except ReglarioError as absent:
            error = absent
        else:
            if target is not None:
                await target(scope, receive, send)
                return
    if scope["path"].startswith("/v1/") or not _reads_pages(scope):
        raise error
    await refusals.refusal(Request(scope, receive), error)(scope, receive, send)


def _meant(scope: Scope) -> Response | None:
    """Lead to the page that an address means as people type it, or return None.

    Its language is written otherwise (`/EN/702`, `/es-MX`), or left out (`/702.19b`, `/search`).

    Raises:
        ReglarioError: its language is left out, and there is no such rule or edition.
    """
    asked = asked_of(scope)
    snapshot, links = asked.present.snapshot, asked.present.links
    first, _, rest = scope["path"].removeprefix("/").partition("/")
    locale = match_tag(first, snapshot.locales)
    if locale is not None and locale != first:
        path = scope["raw_path"].decode("ascii", "ignore").removeprefix("/").partition("/")[2]
        return redirect(links.page(locale, path) + _query(scope))
    edition = Request(scope).query_params.get("edition") or None
    if not rest and first in _BELOW_LANGUAGE:
        return _in_language(scope, asked, first, edition)
    typed = rest if first == "embed" else first if not rest else ""
    try:
        read = read_number(typed)
    except UnusedLetter:
        raise
    except NumberError:
        return None
    found = find_read(asked, read, typed, None, edition)
    view, number = View(asked, found.book), found.record.number
    target = view.url(number)
    if first == "embed":
        chosen = {**Request(scope).query_params, "edition": view.edition}
        target = links.page(f"embed/{view.book.locale}", str(number), **chosen)
    return redirect(target, vary=("Accept-Language",))


def _in_language(scope: Scope, asked: Asked, name: str, edition: str | None) -> Response | None:
    """Lead to a page of the first language that has it; None, where none has."""
    has = _BELOW_LANGUAGE[name]
    info = next((info for info in rulebooks(asked, None, edition) if has(info)), None)
    if info is None:
        return None
    target = asked.present.links.page(info.locale, name) + _query(scope)
    return redirect(target, vary=("Accept-Language",))


def _query(scope: Scope) -> str:
    query: str = scope["query_string"].decode("ascii", "ignore")
    return query and f"?{query}"


def _reads_pages(scope: Scope) -> bool:
    return accepted_type(asked_of(scope).accept, _OFFERED) == "text/html"


def _open(answer: Callable[[Request], Response]) -> Callable[[Request], object]:
    async def endpoint(request: Request) -> Response:
        return answer(request)

    endpoint.__name__ = answer.__name__
    return endpoint


def _home(request: Request) -> Response:
    asked = asked_of(request.scope)
    return redirect(asked.present.links.page(asked.languages[0]), vary=("Accept-Language",))


def _nothing(request: Request) -> Response:
    raise HTTPException(404)
