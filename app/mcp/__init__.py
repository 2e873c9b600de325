"""The rules for AI clients, over the Model Context Protocol: a few tools with typed answers.

Everything they answer is made by the packages below, as for HTTP; here it is cut to what a model
needs, because all of it has to be read. Needs the extra `mcp`.
"""

from __future__ import annotations

from importlib.util import find_spec

from indexer.model.errors import NotInstalled


def require_mcp() -> None:
    """Check that the protocol's library is here.

    Raises:
        NotInstalled: it is not; the message names the extra.
    """
    try:
        found = find_spec("mcp")
    except ImportError:
        found = None
    if found is None:
        raise NotInstalled("mcp", "mcp", "AI clients")
