"""The interactive documentation and the schema; what they load comes from here, no other host."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import orjson
from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from app.answers import finish
from app.links import Links
from app.parameters import QuickRoute

_ASSETS = {
    "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
    "swagger-ui.css": "text/css; charset=utf-8",
    "favicon.png": "image/png",
}
_START = """window.onload = () => SwaggerUIBundle({
  url: "openapi.json", dom_id: "#swagger-ui", deepLinking: true,
  presets: [SwaggerUIBundle.presets.apis], layout: "BaseLayout",
});
"""
# Addresses are relative, so that the page works under whatever name it was reached by.
_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reglario</title>
<link rel="icon" href="docs/favicon.png">
<link rel="stylesheet" href="docs/swagger-ui.css">
<div id="swagger-ui"><p>The schema is at <a href="openapi.json">openapi.json</a>.</p></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</html>
"""


def docs_router(schema: Callable[[], dict[str, Any]], links: Links) -> APIRouter:
    """Return the routes of the documentation; `schema` gives the OpenAPI document."""
    router = APIRouter(route_class=QuickRoute, include_in_schema=False)
    csp = (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        f"img-src 'self' data:; connect-src 'self' {_origin(links)}; frame-ancestors 'self'"
    )

    @router.get("/openapi.json")
    async def get_schema(request: Request) -> Response:
        return finish(orjson.dumps(schema()), "application/json")

    @router.get("/docs")
    async def get_docs(request: Request) -> Response:
        extra = (("content-security-policy", csp),)
        return finish(_PAGE.encode(), "text/html; charset=utf-8", extra=extra)

    @router.get("/docs/{asset}")
    async def get_asset(request: Request, asset: str) -> Response:
        if asset == "start.js":
            return finish(_START.encode(), _ASSETS["swagger-ui-bundle.js"])
        if asset not in _ASSETS:
            raise HTTPException(404)
        return finish(_asset(asset), _ASSETS[asset])

    return router


@cache
def _asset(name: str) -> bytes:
    return (files("fastapi_offline") / "static" / name).read_bytes()


def _origin(links: Links) -> str:
    scheme, _, rest = links.base.partition("://")
    return f"{scheme}://{rest.partition('/')[0]}"
