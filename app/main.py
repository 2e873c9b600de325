"""Wiring only: settings in, one ASGI application out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext

import structlog
from fastapi import FastAPI
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from app.links import Links
from app.live import LiveSnapshot
from app.mcp import require_mcp
from app.middleware.dispatch import Dispatch
from app.middleware.edge import Edge, TemplateRoute
from app.middleware.log import configure_log
from app.middleware.metrics import Metrics
from app.pages.routes import no_route, page_routes
from app.routers import (
    crossings,
    documents,
    editions,
    extraction,
    glossary,
    keywords,
    oembed,
    problem_pages,
    rules,
    search,
    verification,
)
from app.routers.docs import docs_router
from app.routers.service import service_router
from app.schemas import Problem
from app.settings import VERSION, Settings
from indexer.model.errors import NotInstalled

_DESCRIPTION = """
The *Magic: The Gathering* Comprehensive Rules as numbered records: look-ups, cross-references and
searches, each answered with an exact citation.

* **Nothing is invented.** A text is a verbatim slice of a source document; `source.url` of a
  citation answers exactly those characters. What was worked out rather than printed says so.
* **Nothing is mixed up.** Every answer names its edition and its language. `lang` is that language
  or an error; without it, `Accept-Language` decides.
* **Nothing is ignored.** A parameter that a route does not know, or one given twice, is refused.

Errors are `application/problem+json` with a stable `code`. Positions and lengths are Unicode code
points. Answers carry a weak `ETag`, and `If-None-Match` is answered with 304; pinned URLs never
change what they show. `Link` leads to the pinned form (`rel="cite-as"`) and to further hits
(`rel="next"`, `rel="prev"`), `Content-Language` is that of the rules, `X-Reglario-Snapshot` names
what was answered from, and `X-Request-ID` finds a request in the log. Addresses have no slash at
their end. Unofficial fan content: rule texts belong to Wizards of the Coast and to their
translators.
"""

_TAGS = [
    {
        "name": "rules",
        "description": "One rule or several, what they refer to, and how to cite them. A number is "
        "read tolerantly and answered canonically.",
    },
    {
        "name": "search",
        "description": "Ranked hits in one rulebook, with highlights as spans of the exact text.",
    },
    {
        "name": "citations",
        "description": "Texts that cite the rules: what do they cite, and are the quotations "
        "what the rules say?",
    },
    {
        "name": "editions",
        "description": "A rulebook is one edition in one language. `undated` in two languages is "
        "not the same edition.",
    },
    {
        "name": "terms",
        "description": "The glossary and the keywords of a rulebook, by any of their names, and "
        "completions of what is being typed.",
    },
    {
        "name": "embeds",
        "description": "Rules in other web sites: how a program embeds one that it knows the URL "
        "of. The script and the page for frames are told of at `/embed`.",
    },
    {"name": "documents", "description": "The source documents, where every citation leads."},
    {"name": "service", "description": "The service itself, and what its errors mean."},
]


def create_app(settings: Settings | None = None) -> Edge:
    """Return the application, with the current snapshot opened.

    Raises:
        SnapshotError: there is no snapshot that can be served; the message says what to run.
    """
    settings = settings or Settings()
    configure_log(settings)
    live = LiveSnapshot(settings)
    metrics = Metrics()
    links = Links(settings.base_url)
    api = _api(live, metrics, links, *_mcp(live, settings))
    return Edge(api, live, metrics, access_log=settings.access_log)


class Api(FastAPI):
    """FastAPI without its layers, for what we do not use or have a way of our own for: they cost a
    first-time answer a tenth of its time."""

    def build_middleware_stack(self) -> ASGIApp:
        """Return the routes; `Edge` turns errors into answers.

        Raises:
            TypeError: there is middleware, which would not be run.
        """
        if self.user_middleware:
            raise TypeError(f"{self.user_middleware[0]!r} would not be run: wrap Edge in it")
        return Dispatch(self.router)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lead a request to its route at once."""
        if scope["type"] == "http" and self.middleware_stack is not None:
            scope["app"] = self
            await self.middleware_stack(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


_Running = Callable[[], AbstractAsyncContextManager[None]]
"""Enters what has to run as long as the application does."""


def _mcp(live: LiveSnapshot, settings: Settings) -> tuple[list[Route], _Running]:
    """Return the route for AI clients; none where the extra that it needs is not installed."""
    try:
        require_mcp()
    except NotInstalled as absent:
        structlog.get_logger("app.main").info("no /mcp", reason=str(absent))
        return [], nullcontext
    from app.mcp.http import McpEndpoint

    endpoint = McpEndpoint(live, settings)
    # POST alone: a GET would be a stream of events, and there are none to tell.
    route = TemplateRoute("/mcp", endpoint, methods=["POST"], include_in_schema=False)
    return [route], endpoint.running


def _api(
    live: LiveSnapshot, metrics: Metrics, links: Links, further: list[Route], running: _Running
) -> FastAPI:
    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with live.watching(), running():
            yield

    api = Api(
        title="Reglario",
        version=VERSION,
        description=_DESCRIPTION,
        openapi_tags=_TAGS,
        servers=[{"url": links.base}],
        license_info={"name": "MIT (the code)", "identifier": "MIT"},
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # we have our own
        generate_unique_id_function=lambda route: route.name,
    )
    routers = (
        rules.router,
        search.router,
        crossings.router,
        extraction.router,
        verification.router,
        editions.router,
        glossary.router,
        keywords.router,
        documents.router,
        oembed.router,
        service_router(live, metrics),
        problem_pages.router,
        docs_router(lambda: _schema(api), links),
    )
    for router in routers:
        # Not include_router: its nested dispatch costs a first-time answer a tenth of its time.
        api.router.routes.extend(router.routes)
    api.router.routes.extend(further)
    api.router.routes.extend(page_routes())
    api.router.default = no_route
    return api


def _schema(api: FastAPI) -> dict[str, object]:
    if api.openapi_schema is None:
        schema = api.openapi()
        told = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
        schema["components"]["schemas"] |= {**told.pop("$defs"), "Problem": told}
    return api.openapi()
