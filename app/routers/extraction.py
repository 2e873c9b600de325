"""Which rules a text cites: every mention, resolved, and the text again with links."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Body, Request
from starlette.responses import Response

from app import schemas_citations as schemas
from app.answers import Lifetime, finish_json
from app.asked import asked_of
from app.bodies import BodyRoute
from app.extracts import extraction_fields
from app.schemas import problems
from app.schemas_citations import ExtractAsked

router = APIRouter(route_class=BodyRoute, tags=["citations"])

_TEXTS = {
    "Spanish": {
        "value": {
            "text": "Las habilidades de maná no usan la pila (véanse las reglas 405.6a–c).",
            "lang": "es",
        }
    },
    "French, Markdown, with links": {
        "value": {
            "text": "Voir la **règle 604.3a**, et non `604.3b`.",
            "format": "markdown",
            "output": "annotated",
        }
    },
    "Two languages, a handle": {
        "value": {"text": "regla 113.6 · règle 604.1 · 113.6k@undated:es · 704.5l"}
    },
}


@router.post(
    "/v1/citations/extract",
    responses={
        200: {"model": schemas.Extraction, "description": "Every mention, in order."},
        **problems(400, 404),
    },
)
async def extract_citations(
    request: Request, wanted: Annotated[ExtractAsked, Body(openapi_examples=_TEXTS)]
) -> Response:
    """Find every mention of a rule in a text, and say what each of its numbers is.

    Lists and ranges are expanded. Prices, dates, versions and the like are left alone, and so is
    what stands in code, links and addresses. `lang` and `edition` say which rulebook is meant; left
    out, that of the mention's own word (`regla`, `règle`), else the first of `Accept-Language`, the
    default and the others that has the number. A handle names its own.
    """
    asked = asked_of(request.scope)
    fields = await asyncio.to_thread(extraction_fields, asked, wanted)
    languages = [target["lang"] for found in fields["mentions"] for target in found["targets"]]
    spoken = ", ".join(dict.fromkeys(filter(None, languages)))
    return finish_json(fields, spoken, wanted.lang, Lifetime.MOMENT)
