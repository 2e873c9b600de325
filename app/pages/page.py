"""Makes a finished answer of a template: what every page has, and what a browser may do with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import orjson
from markupsafe import Markup
from starlette.responses import Response

from app.answers import FinishedResponse, finish
from app.pages.view import Sibling, View

HTML = "text/html; charset=utf-8"

Policy = tuple[tuple[str, str], ...]

SECURITY: Policy = (
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'self'",
    ),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
)
"""What holds for every page besides what holds for every answer. Nothing runs or loads but what we
serve as a file; structured data stands in the page, but a browser does not run it."""

EMBEDDED: Policy = (
    (
        "content-security-policy",
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; "
        "base-uri 'none'; frame-ancestors *",
    ),
    ("permissions-policy", dict(SECURITY)["permissions-policy"]),
)
"""What holds for a page that stands in a frame of anybody's: it runs nothing at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """What the frame around every page needs to know.

    Attributes:
        path: its one address, without scheme and host. siblings: it in every language.
        json: URL of what it shows as JSON, or None. data: structured data (schema.org), or None.
        oembed: URL that tells how to embed it, or None.
        is_listed: whether search engines may list it.
    """

    path: str
    siblings: Sequence[Sibling] = ()
    json: str | None = None
    data: Mapping[str, object] | None = None
    oembed: str | None = None
    is_listed: bool = True
    context: Mapping[str, object] = field(default_factory=dict)


def show(view: View, template: str, page: Page, policy: Policy = SECURITY) -> FinishedResponse:
    """Return a page that may be kept."""
    link = f'<{page.oembed}>; rel="alternate"; type="application/json+oembed"'
    return finish(
        _draw(view, template, page),
        HTML,
        language=view.book.locale,
        extra=[*policy, ("link", link)] if page.oembed else policy,
    )


def refuse(
    view: View,
    template: str,
    page: Page,
    status: int,
    headers: Mapping[str, str],
    policy: Policy = SECURITY,
) -> Response:
    """Return a page that says why there is none; never to be kept."""
    head = {
        "cache-control": "no-store",
        "content-language": view.interface.tag,
        "vary": "Accept-Language",
        **dict(policy),
        **headers,
    }
    return Response(_draw(view, template, page), status, head, HTML)


def redirect(path: str, *, vary: Iterable[str] = ()) -> Response:
    """Lead to another page."""
    headers = {"location": path, "cache-control": "public, max-age=300"}
    if names := ", ".join(vary):
        headers["vary"] = names
    return Response(status_code=302, headers=headers)


def data_script(data: Mapping[str, object]) -> Markup:
    """Return JSON that cannot end the script element that it stands in, nor open a comment."""
    text = orjson.dumps(data).decode()
    for sign, escape in (("<", "\\u003c"), (">", "\\u003e"), ("&", "\\u0026")):
        text = text.replace(sign, escape)
    return Markup(text)  # noqa: S704 — nothing in it is HTML any more


def _draw(view: View, template: str, page: Page) -> bytes:
    default = view.asked.present.default_lang
    same = [sibling for sibling in page.siblings if sibling.is_same]
    text = view.interface.template(template).render(
        view=view,
        book=view.book,
        links=view.links,
        page=page,
        alternates=same,
        fallback=next((one for one in same if one.locale == default), same[0] if same else None),
        data=data_script(page.data) if page.data else None,
        **page.context,
    )
    return text.encode()
