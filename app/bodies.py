"""Requests with a JSON body: read up to a limit, then validated; query parameters are refused."""

from __future__ import annotations

import codecs
import json
import re
import zlib
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, get_args, get_type_hints

import orjson
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.asyncexitstack import AsyncExitStackMiddleware
from fastapi.routing import APIRoute
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from app.parameters import NoQuery, read_query
from app.problems import BadParameter
from indexer.model.echo import shown

LARGEST_BODY = 2_000_000
"""Bytes: a text of 200,000 characters, escaped as JSON may escape it, fits."""

_GZIP = 16 + 15  # the format by zlib's numbers: gzip, with the largest window

# FastAPI takes the body of any other type for one string.
_JSON_TYPE = re.compile(r"\s*application/([\w.-]+\+)?json\s*(;|$)", re.IGNORECASE)


class BodyRoute(APIRoute):
    """A route whose endpoint takes a JSON body, which is never read beyond `LARGEST_BODY`."""

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 — FastAPI has thirty
        super().__init__(*arguments, **options)
        self.unique_id = self.name  # the operation's id: the endpoint's name
        self.app = AsyncExitStackMiddleware(self.app)  # FastAPI's own handling relies on it

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return what answers a request, its body read first."""
        handle = super().get_route_handler()
        kinds = get_type_hints(self.endpoint).values()
        model = next(kind for kind in kinds if issubclass(kind, BaseModel))

        async def bounded(request: Request) -> Response:
            read_query(NoQuery, request.scope["query_string"])
            if _JSON_TYPE.match(request.headers.get("content-type", "")) is None:
                raise BadParameter(
                    "Content-Type", "Send a body with `Content-Type: application/json`."
                )
            body = _plain(await _read(request), request.headers.get("content-encoding", ""))
            _check(body)

            async def replay() -> Message:
                return {"type": "http.request", "body": body, "more_body": False}

            try:
                return await handle(Request(request.scope, replay))
            except RequestValidationError as error:
                faults = [_told(dict(fault), model) for fault in error.errors()]
                raise RequestValidationError(faults) from error

        return bounded


def _told(fault: dict[str, Any], model: type[BaseModel]) -> dict[str, Any]:
    """Return a fault in words that tell what a body has to be."""
    _, *place = fault["loc"]
    if fault["type"] == "extra_forbidden":
        return fault | {"msg": f"no member here: it takes {', '.join(_members(model, place[:-1]))}"}
    if fault["type"] in ("model_type", "model_attributes_type", "dict_type"):
        return fault | {"msg": f"it has to be an object with {', '.join(_members(model, place))}"}
    return fault


def _members(model: type[BaseModel], place: Sequence[str | int]) -> list[str]:
    """Return the names of the members of the object that stands at a place of a body."""
    for step in place:
        if isinstance(step, str):
            kind = model.model_fields[step].annotation
            kinds = (one for one in (kind, *get_args(kind)) if hasattr(one, "model_fields"))
            model = next(kinds, model)
    return list(model.model_fields)


async def _read(request: Request) -> bytes:
    if int(request.headers.get("content-length", "0")) > LARGEST_BODY:
        raise _too_large()  # before any of it is waited for
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > LARGEST_BODY:
            raise _too_large()
        chunks.append(chunk)
    return b"".join(chunks)


def _plain(body: bytes, coding: str) -> bytes:
    """Return a body without its content coding (RFC 9110 §8.4) and without a BOM (RFC 8259 §8.1).

    Raises:
        BadParameter: it is in another coding than gzip, is not what it says, or is too large.
    """
    coding = coding.strip().lower()
    if coding in ("gzip", "x-gzip"):
        body = _unzipped(body)
    elif coding not in ("", "identity"):
        raise BadParameter(
            "Content-Encoding", "Send the body as it is, or with `Content-Encoding: gzip`."
        )
    return body.removeprefix(codecs.BOM_UTF8)


def _unzipped(body: bytes) -> bytes:
    reader = zlib.decompressobj(_GZIP)
    try:
        plain = reader.decompress(body, LARGEST_BODY + 1)
    except zlib.error as error:
        raise BadParameter("body", "The body is no gzip.") from error
    if len(plain) > LARGEST_BODY:
        raise _too_large()
    if not reader.eof or reader.unused_data:
        raise BadParameter("body", "The body is not one whole gzip.")
    return plain


def _check(body: bytes) -> None:
    """Check that a body is JSON that says one thing, in UTF-8 whatever a `charset` says.

    Raises:
        BadParameter: it is none, or an object in it has a member twice.
    """
    try:
        body.decode()
    except UnicodeDecodeError as error:
        raise BadParameter("body", "The body is not in UTF-8, as JSON has to be.") from error
    try:
        orjson.loads(body)
        json.loads(body, object_pairs_hook=_once_each)
    except (orjson.JSONDecodeError, RecursionError) as error:
        raise BadParameter("body", f"The body is no JSON: {error}.") from error


def _once_each(members: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in members:
        if name in found:
            told = f"{shown(name)!r} is given more than once in an object of the body."
            raise BadParameter(shown(name), told)
        found[name] = value
    return found


def _too_large() -> BadParameter:
    return BadParameter("body", f"The body has more than {LARGEST_BODY} bytes.")
