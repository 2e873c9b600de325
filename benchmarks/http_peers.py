"""What the service is measured beside: bare routes that answer the same bytes, found ready."""

from __future__ import annotations

import json
import os
from base64 import b64decode
from pathlib import Path

from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

BODIES = "BENCHMARK_BODIES"
"""The environment variable that names the file of bodies: {number: [plain, gzipped]} in base64."""

_PATH = "/v1/rules/{number}"
_GZIP = {"content-encoding": "gzip"}


def starlette_peer() -> Starlette:
    """A bare Starlette route."""
    bodies = _bodies()

    async def rule(request: Request) -> Response:
        return _answer(bodies, request.path_params["number"], request)

    return Starlette(routes=[Route(_PATH, rule)])


def pages_peer() -> Starlette:
    """A bare Starlette route for pages; its bodies are stored by `{lang}/{number}`."""
    bodies = _bodies()

    async def page(request: Request) -> Response:
        parameters = request.path_params
        plain, gzipped = bodies[f"{parameters['lang']}/{parameters['number']}"]
        if "accept-encoding" in request.headers:
            return Response(gzipped, media_type="text/html", headers=_GZIP)
        return Response(plain, media_type="text/html")

    return Starlette(routes=[Route("/{lang}/{number}", page)])


def search_peer() -> Starlette:
    """A bare Starlette route for searches; its bodies are stored by the query string."""
    bodies = {query.encode("ascii"): pair[0] for query, pair in _bodies().items()}

    async def search(request: Request) -> Response:
        return Response(bodies[request.scope["query_string"]], media_type="application/json")

    return Starlette(routes=[Route("/v1/search", search)])


def fastapi_peer() -> FastAPI:
    """A bare FastAPI route."""
    bodies = _bodies()
    app = FastAPI()

    @app.get(_PATH)
    async def rule(number: str, request: Request) -> Response:
        return _answer(bodies, number, request)

    return app


def _answer(bodies: dict[str, list[bytes]], number: str, request: Request) -> Response:
    plain, gzipped = bodies[number]
    # Any header would do as a sign; reading one costs the peer as little as can be.
    if "accept-encoding" in request.headers:
        return Response(gzipped, media_type="application/json", headers=_GZIP)
    return Response(plain, media_type="application/json")


def _bodies() -> dict[str, list[bytes]]:
    stored = json.loads(Path(os.environ[BODIES]).read_bytes())
    return {number: [b64decode(body) for body in pair] for number, pair in stored.items()}
