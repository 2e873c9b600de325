"""`reglario mcp`: starts the server for AI clients on standard input and output."""

from __future__ import annotations

import asyncio

from app.live import LiveSnapshot
from app.mcp import require_mcp
from app.middleware.log import configure_log
from app.settings import Settings


def mcp() -> None:
    """Serve the current snapshot to an AI client over standard input and output (MCP).

    The client starts this command itself; docs/ai-clients.md tells how. What is logged goes to
    standard error. Needs the extra `mcp`.
    """
    require_mcp()
    from app.mcp.stdio import serve_stdio  # an extra: every other command works without it

    settings = Settings()
    configure_log(settings)
    asyncio.run(serve_stdio(LiveSnapshot(settings)))
