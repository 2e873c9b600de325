"""The protocol over standard input and output, for a client that starts the server itself."""

from __future__ import annotations

from mcp.server.stdio import stdio_server

from app.live import LiveSnapshot
from app.mcp.server import mcp_server


async def serve_stdio(live: LiveSnapshot) -> None:
    """Answer until standard input ends; a later build is picked up meanwhile."""
    server = mcp_server(live)
    async with live.watching(), stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())
