"""The protocol over HTTP: stateless, one JSON answer to each POST, and who may send one.

Guards against DNS rebinding: a page whose own name was made to lead to a local service sends that
name as `Host`, and its own address as `Origin`; neither is ours.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.server.transport_security import TransportSecuritySettings
from starlette.types import Receive, Scope, Send

from app.bodies import LARGEST_BODY
from app.live import LiveSnapshot
from app.mcp.server import mcp_server
from app.settings import Settings

_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class McpEndpoint:
    """An ASGI application for one address; it answers while `running` is entered."""

    def __init__(self, live: LiveSnapshot, settings: Settings) -> None:
        self._server = mcp_server(live)
        self._security = allowed(settings)
        self._manager: StreamableHTTPSessionManager | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Answer as long as this is entered."""
        # A manager runs once, so each run of the application has its own.
        self._manager = StreamableHTTPSessionManager(
            self._server,
            json_response=True,
            stateless=True,
            security_settings=self._security,
            max_request_body_size=LARGEST_BODY,
        )
        async with self._manager.run():
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if self._manager is None:
            raise RuntimeError("The application's lifespan was not entered.")
        await self._manager.handle_request(scope, receive, send)


def allowed(settings: Settings) -> TransportSecuritySettings:
    """Return which hosts and origins may be named: of the public URL, loopback, and those set."""
    hosts: list[str] = []
    origins: list[str] = []
    public = urlsplit(settings.base_url).hostname or ""
    public = f"[{public}]" if ":" in public else public
    for host in dict.fromkeys((*_LOOPBACK, public, *settings.mcp_host_names)):
        hosts += (host, f"{host}:*")
        origins += (
            f"{scheme}://{host}{port}" for scheme in ("http", "https") for port in ("", ":*")
        )
    return TransportSecuritySettings(allowed_hosts=hosts, allowed_origins=origins)
