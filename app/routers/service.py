"""The service itself: what it is, whether it lives, whether it is ready, and its metrics."""

from __future__ import annotations

from asyncio import to_thread

import orjson
from fastapi import APIRouter, Request
from starlette.responses import Response

from app import schemas_service as schemas
from app.answers import Lifetime, finish
from app.asked import asked_of
from app.citations.citation import ATTRIBUTION
from app.live import LiveSnapshot, Present
from app.middleware.metrics import CONTENT_TYPE, Metrics
from app.parameters import QuickRoute
from app.problems import NotReady
from app.records import Fields
from app.schemas import problems
from app.settings import VERSION


def service_router(live: LiveSnapshot, metrics: Metrics) -> APIRouter:
    """Return the routes that tell of the service and not of rules."""
    router = APIRouter(route_class=QuickRoute, tags=["service"])

    @router.get(
        "/v1",
        responses={200: {"model": schemas.About, "description": "The service."}, **problems()},
    )
    async def get_about(request: Request) -> Response:
        """Answer name and version of the service, the snapshot it answers from, and where to go."""
        fields = _about(asked_of(request.scope).present)
        return finish(orjson.dumps(fields), "application/json", Lifetime.MOMENT)

    @router.get(
        "/healthz",
        responses={200: {"model": schemas.Alive, "description": "Alive."}, **problems()},
    )
    async def get_health(request: Request) -> Response:
        """Answer that the process lives."""
        return finish(b'{"status":"ok"}', "application/json", Lifetime.MOMENT)

    @router.get(
        "/readyz",
        responses={200: {"model": schemas.Ready, "description": "Ready."}, **problems(503)},
    )
    async def get_readiness(request: Request) -> Response:
        """Answer which snapshot is served, its digest and age, and a newer one that was refused."""
        present = asked_of(request.scope).present
        if not await to_thread(present.snapshot.is_whole):
            raise NotReady
        refused = live.trouble
        fields = {
            "status": "ready",
            "snapshot": _snapshot(present),
            "refused": refused and {"name": refused.name, "reason": refused.reason},
        }
        return finish(orjson.dumps(fields), "application/json", Lifetime.MOMENT)

    @router.get("/metrics", include_in_schema=False)
    async def get_metrics(request: Request) -> Response:
        built_at = asked_of(request.scope).present.snapshot.built_at.timestamp()
        return finish(metrics.exposition(built_at), CONTENT_TYPE, Lifetime.MOMENT)

    return router


def _about(present: Present) -> Fields:
    absolute = present.links.absolute
    return {
        "name": "Reglario",
        "version": VERSION,
        "snapshot": _snapshot(present),
        "languages": present.snapshot.locales,
        "attribution": ATTRIBUTION,
        "links": {
            "editions": absolute("/v1/editions"),
            "contents": absolute("/v1/contents"),
            "rule": absolute("/v1/rules/{number}"),
            "rules": absolute("/v1/rules?numbers="),
            "search": absolute("/v1/search?q="),
            "suggest": absolute("/v1/suggest?q="),
            "glossary": absolute("/v1/glossary"),
            "keywords": absolute("/v1/keywords"),
            "extract": absolute("/v1/citations/extract"),
            "verify": absolute("/v1/citations/verify"),
            "audit": absolute("/v1/citations/audit"),
            "oembed": absolute("/oembed?url="),
            "embed": absolute("/embed"),
            "pages": absolute("/"),
            "documentation": absolute("/docs"),
            "schema": absolute("/openapi.json"),
        },
    }


def _snapshot(present: Present) -> Fields:
    snapshot = present.snapshot
    return {
        "name": snapshot.name,
        "digest": snapshot.digest,
        "built_at": snapshot.built_at,
        "age_seconds": present.age_seconds(),
    }
