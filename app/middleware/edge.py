"""The outermost layer: everything that holds for every answer, and the answers that are kept.

It is one pure ASGI application around the routes, because each further layer costs a first-time
answer a tenth of its time. It knows HTTP; what is in an answer it never knows.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

import structlog
from starlette.requests import ClientDisconnect
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.answers import Answer, Headers
from app.asked import SCOPE_KEY, Asked
from app.live import LiveSnapshot
from app.middleware.metrics import Metrics
from app.negotiation import accepts_gzip, etag_matches
from app.problems import Problem, instance_of, problem_of

_EXPOSED = (
    "Content-Language, Content-Location, ETag, Link, Retry-After, X-Reglario-Snapshot, "
    "X-Reglario-Attribution, X-Reglario-Document-SHA256, X-Request-ID"
)
_ALWAYS: Headers = [
    (b"access-control-allow-origin", b"*"),
    (b"access-control-expose-headers", _EXPOSED.encode()),
    (b"cross-origin-resource-policy", b"cross-origin"),
    (b"x-content-type-options", b"nosniff"),
]
_NO_PAGE = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
_PAGE = (b"referrer-policy", b"no-referrer")
_PREFLIGHT: Headers = [
    (b"allow", b"GET, HEAD, OPTIONS"),
    (b"access-control-allow-methods", b"GET, HEAD, OPTIONS"),
    (b"access-control-allow-headers", b"*"),
    (b"access-control-max-age", b"86400"),
]
_TAKE_POST = (b"/v1/citations/", b"/mcp")
_PREFLIGHT_POST: Headers = [
    (b"allow", b"OPTIONS, POST"),
    (b"access-control-allow-methods", b"POST, OPTIONS"),
    *_PREFLIGHT[2:],
]

_log = structlog.get_logger("app.requests")


class TemplateRoute(Route):
    """A plain route that tells the metrics its template, as FastAPI's own routes do."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Match as any route does."""
        match, child_scope = super().matches(scope)
        return match, {**child_scope, "route": self}


class Edge:
    """Answers from the cache, or has the routes answer and keeps what they said.

    Args:
        routes: the application with the routes; it must answer with bodies of a known length.
        live: what is served now. access_log: whether each request is logged.
    """

    def __init__(
        self, routes: ASGIApp, live: LiveSnapshot, metrics: Metrics, *, access_log: bool
    ) -> None:
        self.routes = routes
        self._live = live
        self._metrics = metrics
        self._access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; anything but HTTP goes straight on."""
        if scope["type"] != "http":
            await self.routes(scope, receive, send)
            return
        started = perf_counter()
        asked = Asked(self._live.present, scope)
        method: str = scope["method"]
        kept = False
        if method in ("GET", "HEAD"):
            url = scope["raw_path"] + b"?" + scope["query_string"]
            answer = asked.present.answers.find(url, asked)
            if answer is not None:
                kept = True
            else:
                answer = await self._at_address({**scope, "method": "GET"}, receive, asked)
                asked.present.answers.keep(url, asked, answer)
            status = await _send(answer, asked, url, send, with_body=method == "GET")
        else:
            if method == "OPTIONS":
                takes_post = scope["raw_path"].startswith(_TAKE_POST)
                allowed = _PREFLIGHT_POST if takes_post else _PREFLIGHT
                answer = self._finish(asked, 204, allowed, b"", "OPTIONS")
            else:
                answer = await self._at_address(scope, receive, asked)
            status = await _send(answer, asked, b"", send, with_body=True)
        seconds = perf_counter() - started
        self._metrics.count(method, answer.route, status, seconds, kept)
        if self._access_log:
            _log.info(
                "request",
                method=method,
                path=instance_of(scope),
                status=status,
                milliseconds=round(seconds * 1000, 2),
                request_id=asked.request_id.decode(),
            )

    async def _at_address(self, scope: Scope, receive: Receive, asked: Asked) -> Answer:
        raw_path: bytes = scope["raw_path"]
        if raw_path.endswith(b"/") and len(raw_path) > 1:
            return self._without_slash(scope, asked)
        return await self._route(scope, receive, asked)

    def _without_slash(self, scope: Scope, asked: Asked) -> Answer:
        """Lead to the one address that a resource has: without a slash at its end."""
        path = scope["raw_path"].decode("ascii", "ignore").rstrip("/") or "/"
        query: bytes = scope["query_string"]
        target = asked.present.links.absolute(path)
        if query:
            target += f"?{query.decode('latin-1')}"
        headers = [
            (b"location", target.encode("latin-1")),
            (b"cache-control", b"public, max-age=300"),
        ]
        return self._finish(asked, 308, headers, b"", "redirect")

    async def _route(self, scope: Scope, receive: Receive, asked: Asked) -> Answer:
        """Have the routes answer; an error that was not foreseen is told to the log alone."""
        scope[SCOPE_KEY] = asked
        status, headers, chunks = 500, [], []

        async def collect(message: Message) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status, headers = message["status"], list(message.get("headers", ()))
            else:
                chunks.append(message.get("body", b""))

        try:
            await self.routes(scope, receive, collect)
        except ClientDisconnect:
            # The client left before its request was whole: no failure, and nobody reads the answer.
            return self._finish(asked, 400, [], b"", _template(scope))
        except Exception as error:  # noqa: BLE001 — the last place where one can be caught
            problem = problem_of(error)
            if problem.code == "internal-error":
                problem = _failed(scope, asked, error)
            response = problem.response(asked.present.links, instance_of(scope))
            status, headers, chunks = response.status_code, response.raw_headers, [response.body]
        return self._finish(asked, status, headers, b"".join(chunks), _template(scope))

    def _finish(
        self, asked: Asked, status: int, headers: Headers, body: bytes, route: str
    ) -> Answer:
        digest = (b"x-reglario-snapshot", asked.present.snapshot.digest.encode())
        # Pages bring a policy for what they load; nothing else loads anything.
        policy = _PAGE if _NO_PAGE[0] in dict(headers) else _NO_PAGE
        return Answer(status, [*headers, *_ALWAYS, digest, policy], body, route)


async def _send(answer: Answer, asked: Asked, url: bytes, send: Send, *, with_body: bool) -> int:
    """Send an answer as its client takes it, and return the status."""
    status = answer.status
    etag = answer.etag
    if etag and asked.if_none_match and etag_matches(asked.if_none_match, etag):
        status, headers, body = 304, answer.not_modified(), b""
    elif answer.can_gzip and accepts_gzip(asked.accept_encoding):
        grows = not answer.is_gzipped
        headers, body = answer.gzipped()
        if grows:
            asked.present.answers.measure(url)
    else:
        headers, body = answer.plain()
    request_id = (b"x-request-id", asked.request_id)
    await send({"type": "http.response.start", "status": status, "headers": [*headers, request_id]})
    await send({"type": "http.response.body", "body": body if with_body else b""})
    return status


def _failed(scope: Scope, asked: Asked, error: Exception) -> Problem:
    request_id = asked.request_id.decode()
    _log.error("failed", path=instance_of(scope), request_id=request_id, exc_info=error)
    told = "The service failed to answer this request."
    return Problem("internal-error", told, {"request_id": request_id})


def _template(scope: Scope) -> str:
    """Return the template of the route that answered: a bounded set, whatever is asked for."""
    route: Any = scope.get("route")
    return getattr(route, "path", "none")
