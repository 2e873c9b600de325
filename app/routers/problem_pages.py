"""The page of each problem code: what it means and what to do. Every error's `type` leads here."""

from __future__ import annotations

import html
import re
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from app.answers import finish
from app.asked import asked_of
from app.negotiation import accepted_type
from app.parameters import QuickRoute
from app.problem_kinds import CODES, KINDS, Code, ProblemKind
from app.schemas import problems

router = APIRouter(route_class=QuickRoute, tags=["service"])

_OFFERED = ("text/html", "text/markdown", "text/plain")
_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"


@router.get(
    "/problems/{code}",
    response_class=Response,
    responses={
        200: {
            "content": {media: {"schema": {"type": "string"}} for media in _OFFERED},
            "description": "The page.",
        },
        **problems(404),
    },
)
async def get_problem(
    request: Request,
    code: Annotated[str, Path(description="The code of a problem.", examples=["unused-letter"])],
) -> Response:
    """Answer what a problem's code means and what to do, as HTML, Markdown or plain text."""
    known = next((name for name in CODES if name == code), None)
    if known is None:
        raise HTTPException(404)
    kind = KINDS[known]
    media = accepted_type(asked_of(request.scope).accept, _OFFERED)
    page = _as_html(known, kind) if media == "text/html" else _as_markdown(known, kind)
    return finish(
        page.encode(),
        f"{media}; charset=utf-8",
        language="en",
        vary=("Accept",),
        extra=(("content-security-policy", _CSP),),
    )


def _as_markdown(code: Code, kind: ProblemKind) -> str:
    return (
        f"# {kind.title}\n\nCode `{code}`, HTTP status {kind.status}.\n\n"
        f"{kind.meaning}\n\n## What to do\n\n{kind.remedy}\n"
    )


def _as_html(code: Code, kind: ProblemKind) -> str:
    title, meaning, remedy = map(_marked, (kind.title, kind.meaning, kind.remedy))
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} · Reglario</title>
<style>body {{ font: 1.1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto;
padding: 0 1rem }}</style>
<main>
<h1>{title}</h1>
<p>Code <code>{code}</code>, HTTP status {kind.status}.</p>
<p>{meaning}</p>
<h2>What to do</h2>
<p>{remedy}</p>
</main>
</html>
"""


def _marked(text: str) -> str:
    """Return a sentence as HTML, what stands between backticks as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(text))
