"""Editions: what is loaded, its contents, and whole rulebooks."""

from __future__ import annotations

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app import schemas_editions as schemas
from app.answers import finish, finish_json
from app.asked import asked_of
from app.books import Book
from app.citations.citation import ATTRIBUTION
from app.dependencies import rulebook_in_path, rulebook_of
from app.parameters import Edition, Language, QuickRoute, RulebookQuery
from app.records import contents_fields, rule_fields, rulebook_fields
from app.schemas import problems

router = APIRouter(route_class=QuickRoute, tags=["editions"])


@router.get(
    "/v1/editions",
    responses={200: {"model": schemas.Editions, "description": "Every rulebook."}, **problems()},
)
async def get_editions(request: Request) -> Response:
    """Answer every rulebook that is loaded, with its documents, its revision and what it counts."""
    present = asked_of(request.scope).present
    fields = {
        "editions": [rulebook_fields(info, present.links) for info in present.snapshot.rulebooks],
        "attribution": ATTRIBUTION,
    }
    return finish(orjson.dumps(fields), "application/json")


@router.get(
    "/v1/contents",
    responses={
        200: {"model": schemas.Contents, "description": "Sections and chapters."},
        **problems(400, 404),
    },
)
async def get_contents(request: Request, query: Annotated[RulebookQuery, Query()]) -> Response:
    """Answer the sections and chapters of a rulebook, with their titles and how much is present."""
    book = rulebook_of(asked_of(request.scope), query.lang, query.edition)
    return finish_json(contents_fields(book), book.locale, query.lang)


@router.get(
    "/v1/editions/{edition}/{lang}/rulebook.json",
    responses={
        200: {"model": schemas.WholeRulebook, "description": "The whole rulebook."},
        **problems(400, 404),
    },
)
async def get_rulebook_json(request: Request, edition: Edition, lang: Language) -> Response:
    """Answer a whole rulebook as one JSON object, its records in document order."""
    book = rulebook_in_path(asked_of(request.scope), edition, lang)
    body = await asyncio.to_thread(_as_json, book)
    return finish(body, "application/json", language=book.locale)


@router.get(
    "/v1/editions/{edition}/{lang}/rulebook.ndjson",
    responses={
        200: {
            "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
            "description": "The whole rulebook, one record a line.",
        },
        **problems(400, 404),
    },
)
async def get_rulebook_ndjson(request: Request, edition: Edition, lang: Language) -> Response:
    """Answer a whole rulebook, one record a line, in document order."""
    book = rulebook_in_path(asked_of(request.scope), edition, lang)
    body = await asyncio.to_thread(_as_lines, book)
    return finish(body, "application/x-ndjson", language=book.locale)


def _as_json(book: Book) -> bytes:
    fields = {
        "rulebook": rulebook_fields(book.info, book.links),
        "rules": [rule_fields(book, record) for record in book.rulebook.records],
        "attribution": ATTRIBUTION,
    }
    return orjson.dumps(fields)


def _as_lines(book: Book) -> bytes:
    records = (rule_fields(book, record) for record in book.rulebook.records)
    return b"".join(orjson.dumps(fields, option=orjson.OPT_APPEND_NEWLINE) for fields in records)
