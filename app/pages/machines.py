"""What programs ask of a site of pages: what to crawl, how to search from the address bar."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from app.answers import FinishedResponse, Lifetime, finish, vary_of
from app.asked import asked_of
from app.dependencies import rulebook_of
from app.pages.assets import ASSETS, BY_PATH, Asset
from app.pages.interface import interface_for

_XML = "application/xml; charset=utf-8"


def asset(request: Request) -> Response:
    """Answer a file that pages load, under the one URL that its content has."""
    found = BY_PATH.get(f"/static/{request.path_params['name']}")
    if found is None:
        raise HTTPException(404)
    return _file(found, Lifetime.PINNED)


def icon(request: Request) -> Response:
    """Answer the icon where browsers look for it unasked."""
    return _file(ASSETS["favicon.svg"], Lifetime.FLOATING)


def robots(request: Request) -> Response:
    """Say what may be crawled: everything but searches, of which there is no end."""
    links = asked_of(request.scope).present.links
    lines = [
        "User-agent: *",
        *(f"Disallow: {links.page(locale, 'search')}" for locale in _locales(request)),
        f"Sitemap: {links.absolute('/sitemap.xml')}",
    ]
    return finish("\n".join([*lines, ""]).encode(), "text/plain; charset=utf-8")


def sitemaps(request: Request) -> Response:
    """Answer the index of the sitemaps, one a language."""
    links = asked_of(request.scope).present.links
    urls = [links.public(links.page(locale, "sitemap.xml")) for locale in _locales(request)]
    return _xml("sitemaps.xml", urls=urls)


def sitemap(request: Request) -> Response:
    """Answer the pages of a language: every number of its newest rulebook."""
    present = asked_of(request.scope).present
    locale = request.path_params["lang"]
    info = present.snapshot.latest(locale)
    records = present.snapshot.rulebook(info.edition.id, locale).records
    paths = ["", *(["glossary"] if info.counts.glossary else [])]
    paths += [str(record.number) for record in records]
    links = present.links
    return _xml("sitemap.xml", urls=[links.public(links.page(locale, path)) for path in paths])


def open_search(request: Request) -> Response:
    """Answer how a browser's address bar can search a language's rules (OpenSearch 1.1).

    Raises:
        UnknownLanguage: it is not loaded.
    """
    asked = asked_of(request.scope)
    lang = request.query_params.get("lang") or None
    locale = rulebook_of(asked, lang, None).locale
    search = asked.present.links.page(locale, "search")
    return _xml(
        "opensearch.xml",
        vary_of(lang),
        locale=locale,
        url=asked.present.links.public(search),
        icon=asked.present.links.absolute(ASSETS["favicon.svg"].path),
        media_type="application/opensearchdescription+xml",
    )


def _locales(request: Request) -> tuple[str, ...]:
    return asked_of(request.scope).present.snapshot.locales


def _file(found: Asset, lifetime: Lifetime) -> FinishedResponse:
    return finish(found.body, found.media_type, lifetime)


def _xml(
    template: str, vary: tuple[str, ...] = (), media_type: str = _XML, **context: object
) -> FinishedResponse:
    text = interface_for("en").template(template).render(context)
    return finish(text.encode(), media_type, vary=vary)
