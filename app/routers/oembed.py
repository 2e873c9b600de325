"""oEmbed 1.0: how to embed a rule, for programs that know only its URL.

The URL is compared with our own and never fetched.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from fastapi import APIRouter, Query, Request
from pydantic import ConfigDict, Field
from pydantic.config import JsonDict
from starlette.responses import Response

from app.answers import finish_json
from app.asked import Asked, asked_of
from app.dependencies import (
    Found,
    check_revision,
    find_rule,
    number_in_path,
    read,
    rulebook_in_path,
)
from app.links import Links
from app.pages.embed_code import THEMES, frame, name_of
from app.parameters import OembedQuery, QuickRoute
from app.problems import FormatNotOffered, NotEmbeddable
from app.schemas import Shape, problems
from indexer.model.errors import ReglarioError
from indexer.model.locale import match_tag

router = APIRouter(route_class=QuickRoute, tags=["embeds"])

CACHE_AGE = 86_400
"""Seconds for which a consumer may keep an answer."""


_ANSWER: JsonDict = {
    "type": "rich",
    "version": "1.0",
    "title": "Regla 113.6k, undated (es)",
    "provider_name": "Reglario",
    "provider_url": "http://127.0.0.1:8000/",
    "cache_age": CACHE_AGE,
    "width": 400,
    "height": 300,
    "html": '<iframe src="http://127.0.0.1:8000/embed/es/113.6k?edition=undated" title="Regla '
    '113.6k, undated (es)" width="400" height="300" frameborder="0" loading="lazy"></iframe>',
}


class Oembed(Shape):
    """How to embed a rule."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [_ANSWER]})

    type: Literal["rich"]
    version: Literal["1.0"]
    title: str
    provider_name: str
    provider_url: str
    cache_age: int = Field(description="Seconds.")
    width: int = Field(description="Pixels; never more than `maxwidth`.")
    height: int = Field(description="Pixels; never more than `maxheight`.")
    html: str = Field(description="An `iframe`; it names edition and language.")


class _Wanted(NamedTuple):
    """What one of our URLs names."""

    number: str
    lang: str | None
    edition: str | None
    revision: str | None = None
    theme: str = THEMES[0]


@router.get(
    "/oembed",
    responses={
        200: {"model": Oembed, "description": "How to embed it."},
        **problems(404, 501),
    },
)
async def get_oembed(request: Request, query: Annotated[OembedQuery, Query()]) -> Response:
    """Answer how to embed a rule whose URL is known (oEmbed 1.0, `rich`).

    Pages in every language, embeds, and floating and pinned URLs of the API are known; every other
    URL is `not-embeddable`. Parameters that oEmbed does not know are passed over here, as consumers
    send their own. Nothing is fetched.
    """
    if query.format != "json":
        raise FormatNotOffered(query.format)
    asked = asked_of(request.scope)
    wanted = _wanted(asked, query.url)
    try:
        book, record, _ = _find(asked, wanted)
    except ReglarioError as error:
        raise NotEmbeddable(query.url, str(error)) from error
    framed = frame(book, record, wanted.theme, query.maxwidth, query.maxheight)
    fields = {
        "type": "rich",
        "version": "1.0",
        "title": name_of(book, record),
        "provider_name": "Reglario",
        "provider_url": book.links.absolute("/"),
        "cache_age": CACHE_AGE,
        "width": framed.width,
        "height": framed.height,
        "html": framed.html,
    }
    return finish_json(fields, book.locale, wanted.lang)


def _find(asked: Asked, wanted: _Wanted) -> Found:
    """Return the rule that a URL leads to; errors as its own route raises them."""
    if wanted.revision is not None and wanted.edition is not None and wanted.lang is not None:
        book = rulebook_in_path(asked, wanted.edition, wanted.lang)
        check_revision(book, wanted.revision, book.pinned_url(read(wanted.number).number))
    return find_rule(asked, wanted.number, wanted.lang, wanted.edition)


def _wanted(asked: Asked, url: str) -> _Wanted:
    """Return what one of our URLs names.

    Raises:
        NotEmbeddable: it is none of ours, or one that shows no rule.
    """
    try:
        parts = urlsplit(url.strip())
        query = dict(parse_qsl(parts.query, max_num_fields=32))
        is_ours = _is_ours(asked.present.links, parts.scheme, parts.netloc, parts.path)
    except ValueError as error:
        raise NotEmbeddable(url, "This is no URL.") from error
    if not is_ours:
        base = asked.present.links.base
        raise NotEmbeddable(url, f"Only URLs that begin with {base}/ can be embedded.")
    path = parts.path.removeprefix(asked.present.links.root).strip("/")
    locales = asked.present.snapshot.locales
    found = _named([unquote(segment) for segment in path.split("/")], query, locales)
    if found is None:
        raise NotEmbeddable(url, "This address shows no rule.")
    return found._replace(number=number_in_path(found.number))


def _is_ours(links: Links, scheme: str, netloc: str, path: str) -> bool:
    """Whether a URL is on our host; whoever copies one may have lost its `https`."""
    host = urlsplit(links.base).netloc.lower()
    return (
        scheme in ("http", "https") and netloc.lower() == host and path.startswith(f"{links.root}/")
    )


def _named(
    segments: list[str], query: Mapping[str, str], locales: tuple[str, ...]
) -> _Wanted | None:
    """Return what a path of ours and its query name; None where that is no rule."""
    edition = query.get("edition") or None
    match segments:
        case ["embed", number] | ["embed", _, number]:
            lang = segments[1] if len(segments) == 3 else None
            theme = query.get("theme", "")
            return _Wanted(number, lang, edition, theme=theme if theme in THEMES else THEMES[0])
        case ["v1", "rules", number]:
            return _Wanted(number, query.get("lang") or None, edition)
        case ["v1", "editions", named, lang, "rules", number]:
            return _Wanted(number, lang, named)
        case ["v1", "editions", named, lang, revision, "rules", number]:
            return _Wanted(number, lang, named, revision)
        case [lang, number] if match_tag(lang, locales):
            return _Wanted(number, lang, edition)
        case [number]:
            return _Wanted(number, None, edition)
        case _:
            return None
