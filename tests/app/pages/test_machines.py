"""What programs ask of the pages."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from app.pages.assets import ASSETS
from tests.app.pages.conftest import PUBLIC_URL
from tests.html import read_page

SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
OPEN_SEARCH = "{http://a9.com/-/spec/opensearch/1.1/}"


def locations(client: TestClient, path: str) -> list[str]:
    answer = client.get(path)
    assert answer.headers["content-type"].startswith("application/xml")
    return [
        node.text or "" for node in ElementTree.fromstring(answer.content).iter(f"{SITEMAP}loc")
    ]


def test_sitemaps_list_every_page_under_its_own_address(books: TestClient) -> None:
    indexes = locations(books, "/sitemap.xml")
    assert indexes == [f"{PUBLIC_URL}/{tag}/sitemap.xml" for tag in ("es", "fr", "pt-BR")]
    urls = locations(books, "/es/sitemap.xml")
    assert len(urls) == len(set(urls)) == 2 + 9 + 79 + 238 + 121
    for url in urls[::25]:
        page = read_page(books, url.removeprefix(PUBLIC_URL))
        assert page.one("link[rel=canonical]").attrs["href"] == url


def test_robots_may_crawl_all_but_searches(client: TestClient) -> None:
    lines = client.get("/robots.txt").text.splitlines()
    assert lines == [
        "User-agent: *",
        "Disallow: /es/search",
        "Disallow: /fr/search",
        f"Sitemap: {PUBLIC_URL}/sitemap.xml",
    ]


@pytest.mark.parametrize(
    ("asked", "reader", "locale"),
    [("fr", "es", "fr"), ("fr-CA", "", "fr"), ("", "", "es"), ("", "fr", "fr")],
)
def test_the_address_bar_can_search(
    client: TestClient, asked: str, reader: str, locale: str
) -> None:
    headers = {"accept-language": reader}
    answer = client.get("/opensearch.xml", params={"lang": asked}, headers=headers)
    assert ("Accept-Language" in answer.headers.get("vary", "")) is not asked.startswith("fr")
    assert answer.headers["content-type"] == "application/opensearchdescription+xml"
    url = ElementTree.fromstring(answer.content).find(f"{OPEN_SEARCH}Url")
    assert url is not None
    assert url.attrib["template"] == f"{PUBLIC_URL}/{locale}/search?q={{searchTerms}}"


def test_the_address_bar_searches_no_other_language_than_asked(client: TestClient) -> None:
    refused = client.get("/opensearch.xml?lang=xx")
    assert (refused.status_code, refused.json()["code"]) == (400, "unknown-language")


def test_files_are_served_for_ever_under_the_digest_of_their_content(client: TestClient) -> None:
    page = client.get("/es").text
    for name in ("style.css", "reading.js", "favicon.svg"):
        path = ASSETS[name].path
        assert re.fullmatch(r"/static/\w+\.[0-9a-f]{12}\.\w+", path)
        assert path in page
        answer = client.get(path)
        assert answer.content == ASSETS[name].body
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get("/static/style.000000000000.css").status_code == 404
    assert client.get("/static/..%2froutes.py").status_code == 404


def test_the_icon_is_where_browsers_look_for_it(client: TestClient) -> None:
    assert client.get("/favicon.ico").headers["content-type"] == "image/svg+xml"


def test_pages_are_kept_and_revalidated_like_every_answer(client: TestClient) -> None:
    first = client.get("/es/113.6k")
    etag = first.headers["etag"]
    assert etag.startswith('W/"')
    assert first.headers["content-language"] == "es"
    assert first.headers["cache-control"] == "public, max-age=300, stale-while-revalidate=86400"
    again = client.get("/es/113.6k", headers={"if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["content-security-policy"] == first.headers["content-security-policy"]
    head = client.head("/es/113.6k")
    assert (head.status_code, head.content) == (200, b"")
    assert client.get("/fr/604").headers["etag"] != etag


def test_addresses_have_no_slash_at_their_end(client: TestClient) -> None:
    answer = client.get("/es/")
    assert (answer.status_code, answer.headers["location"]) == (308, f"{PUBLIC_URL}/es")
