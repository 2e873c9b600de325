"""Source documents: their decoded text, or a slice of it. This is where every citation leads."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from app.answers import finish
from app.asked import asked_of
from app.citations.citation import ATTRIBUTION
from app.parameters import DocumentQuery, QuickRoute
from app.problems import BadParameter
from app.schemas import problems

router = APIRouter(route_class=QuickRoute, tags=["documents"])


@router.get(
    "/v1/documents/{document:path}",
    response_class=Response,
    responses={
        200: {
            "content": {"text/plain": {"schema": {"type": "string"}}},
            "description": "Exactly the characters asked for, in UTF-8. The header "
            "`X-Reglario-Document-SHA256` is the digest of the document's bytes.",
        },
        **problems(404),
    },
)
async def get_document(
    request: Request,
    document: Annotated[
        str, Path(description="As in /v1/editions.", examples=["es/regla-113.6.txt"])
    ],
    query: Annotated[DocumentQuery, Query()],
) -> Response:
    """Answer a source document's decoded text, or the slice from `start` to `end`.

    Positions are Unicode code points; a BOM is outside them, line ends are as in the document.
    """
    snapshot = asked_of(request.scope).present.snapshot
    text = snapshot.document_text(document)
    known = snapshot.documents[document]
    start = query.start or 0
    end = len(text) if query.end is None else query.end
    for name, value in (("start", start), ("end", end)):
        if value > len(text):
            raise BadParameter(
                name, f"`{name}` is too large: the document has {len(text)} characters."
            )
    if start > end:
        raise BadParameter("start", f"`start` is {start}, after `end`, which is {end}.")
    return finish(
        text[start:end].encode(),
        "text/plain; charset=utf-8",
        language=known.locale,
        extra=(
            ("x-reglario-document-sha256", known.sha256),
            ("x-reglario-attribution", ATTRIBUTION),
        ),
    )
