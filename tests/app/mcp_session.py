"""A connected client of the protocol, for tests that are not asynchronous."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from anyio.from_thread import BlockingPortal, start_blocking_portal
from mcp import Client, StdioServerParameters, stdio_client
from mcp.types import CallToolResult, ListToolsResult

from tests.app.conftest import ROOT

COMMAND = ["-c", "from app.cli import main; main()", "mcp"]


class Session:
    """A connected client, called from a test's own thread."""

    def __init__(self, portal: BlockingPortal, client: Client) -> None:
        self.client = client
        self._portal = portal

    def tools(self) -> ListToolsResult:
        return self._portal.call(self.client.list_tools)

    def call(self, name: str, /, **arguments: Any) -> CallToolResult:  # noqa: ANN401
        result: CallToolResult = self._portal.call(self.client.call_tool, name, arguments)
        return result

    def answer(self, name: str, /, **arguments: Any) -> dict[str, Any]:  # noqa: ANN401
        """Return a good answer, which stands in the text too; the client checks its schema."""
        result = self.call(name, **arguments)
        assert not result.is_error, result.content
        [block] = result.content
        assert block.type == "text"
        assert json.loads(block.text) == result.structured_content
        answer: dict[str, Any] = result.structured_content
        return answer

    def refusal(self, name: str, /, **arguments: Any) -> str:  # noqa: ANN401
        result = self.call(name, **arguments)
        assert result.is_error
        [block] = result.content
        assert block.type == "text"
        assert "Traceback" not in block.text
        return block.text


@contextmanager
def connected(client: Client) -> Iterator[Session]:
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(client):
        yield Session(portal, client)


def over_stdio(root: Path, public_url: str = "") -> Client:
    environment = {
        "REGLARIO_SNAPSHOT": str(root),
        "REGLARIO_PUBLIC_URL": public_url,
        "REGLARIO_POLL_SECONDS": "0.1",
    }
    return Client(
        stdio_client(
            StdioServerParameters(
                command=sys.executable, args=COMMAND, cwd=ROOT, env={**os.environ, **environment}
            )
        )
    )
