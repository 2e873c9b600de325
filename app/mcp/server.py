"""The protocol server: lists the tools, and runs them on the snapshot of the moment.

Built on the library's low-level server, which leaves what a model reads to us: descriptions that
name what is loaded now, arguments of which none is ignored, errors in sentences.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import structlog
from anyio import to_thread
from mcp import types
from mcp.server import Server, ServerRequestContext
from pydantic import ValidationError

from app.asked import Asked, asked_of
from app.live import LiveSnapshot
from app.mcp.tools import INSTRUCTIONS, TOOLS, RuleTool, loaded
from app.problems import BadParameter, problem_of
from app.schemas import Shape
from app.settings import VERSION
from indexer.model.echo import shown
from indexer.model.errors import RangeNotAllowed, ReglarioError

_BY_NAME = {tool.name: tool for tool in TOOLS}
_READS_ONLY = types.ToolAnnotations(
    read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False
)
_ADVICE = {
    "no-such-rule": "Do not give its text from memory: say that it is not held here.",
    "invalid-number": "Use search_rules where the number is not known.",
    "unknown-language": "Pass one of these as `lang`; no other language is answered in its place.",
    "unknown-edition": "Pass one of these editions, or leave `edition` out for the newest.",
}

_log = structlog.get_logger("app.mcp")


def mcp_server(live: LiveSnapshot) -> Server[Any]:
    """Return a server whose every answer comes from one snapshot: the one served at that moment."""
    # It reports each refused host on a line of its own, which whoever asks can fill the log with.
    logging.getLogger("mcp").setLevel(logging.ERROR)

    async def list_tools(
        context: ServerRequestContext[Any], _: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        told = loaded(_asked(context, live))
        return types.ListToolsResult(tools=[_listed(tool, told) for tool in TOOLS])

    async def call_tool(
        context: ServerRequestContext[Any], call: types.CallToolRequestParams
    ) -> types.CallToolResult:
        asked = _asked(context, live)
        # Off the event loop: an audit of a long text takes a while.
        return await to_thread.run_sync(partial(_called, asked, call.name, call.arguments or {}))

    return Server(
        "reglario",
        title="Reglario",
        version=VERSION,
        instructions=INSTRUCTIONS,
        website_url=live.present.links.base,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def _asked(context: ServerRequestContext[Any], live: LiveSnapshot) -> Asked:
    """Return a request to the snapshot that the HTTP request was given, or to the present one.

    Its headers have no say: a model asks for a language by `lang`, or for none.
    """
    present = live.present
    if context.request is not None:
        present = asked_of(context.request.scope).present
    return Asked(present, {"headers": ()})


def _listed(tool: RuleTool, told: str) -> types.Tool:
    return types.Tool(
        name=tool.name,
        title=tool.title,
        description=f"{tool.description} {told}",
        input_schema=tool.arguments.model_json_schema(),
        output_schema=tool.result.model_json_schema(),
        annotations=_READS_ONLY,
    )


def _called(asked: Asked, name: str, given: dict[str, Any]) -> types.CallToolResult:
    """Run a tool; whatever goes wrong is told to the model in a sentence."""
    tool = _BY_NAME.get(name)
    if tool is None:
        return _refused(f"There is no tool {shown(name)!r}. There are: {', '.join(_BY_NAME)}.")
    try:
        return _answered(tool.answer(asked, tool.arguments.model_validate(given)))
    except ValidationError as error:
        return _refused(_faults(tool, error))
    except ReglarioError as error:
        if problem_of(error).code != "internal-error":
            return _refused(_sentence(error))
        return _failed(name, error)
    except Exception as error:  # noqa: BLE001 — the last place where one can be caught
        return _failed(name, error)


def _answered(result: Shape) -> types.CallToolResult:
    """Return a result twice, as the protocol wants it: as values, and as text for older clients."""
    return types.CallToolResult(
        content=[types.TextContent(type="text", text=result.model_dump_json(exclude_none=True))],
        structured_content=result.model_dump(mode="json", exclude_none=True),
    )


def _refused(told: str) -> types.CallToolResult:
    return types.CallToolResult(content=[types.TextContent(type="text", text=told)], is_error=True)


def _failed(name: str, error: Exception) -> types.CallToolResult:
    _log.error("failed", tool=name, exc_info=error)
    return _refused("The service failed. It is not your request's fault; no answer was made up.")


def _faults(tool: RuleTool, error: ValidationError) -> str:
    faults = []
    for fault in error.errors(include_url=False):
        message = fault["msg"]
        if fault["type"] == "extra_forbidden" and len(fault["loc"]) == 1:
            message = f"no argument of this tool: it takes {', '.join(tool.arguments.model_fields)}"
        faults.append(f"{shown('.'.join(map(str, fault['loc'])))}: {message}")
    return f"invalid-parameter: {'; '.join(faults)}."


def _sentence(error: ReglarioError) -> str:
    """Return what is wrong and what to do; the errors' own words now and then speak of HTTP."""
    if isinstance(error, RangeNotAllowed):
        told = f"{error.asked!r} stands for several rules. Call get_rule once for each."
        return f"invalid-number: {told}"
    problem = problem_of(error)
    told = problem.detail
    if isinstance(error, BadParameter):
        told = f"{'within' if error.parameter == 'in' else error.parameter}: {told}"
    advice = _ADVICE.get(problem.code)
    return f"{problem.code}: {told}" + (f" {advice}" if advice else "")
