"""How much a page weighs: all of it, gzipped, and how many requests it takes."""

from __future__ import annotations

import gzip

import pytest
from starlette.testclient import TestClient

from tests.html import read_page

MOST_BYTES = 40_000
MOST_REQUESTS = 4


def weight(client: TestClient, path: str) -> tuple[int, int]:
    page = read_page(client, path)
    loaded = [
        *(node.attrs["href"] for node in page.all("link[rel=stylesheet], link[rel=icon]")),
        *(node.attrs["src"] for node in page.all("script[src], img, iframe")),
    ]
    bodies = [client.get(address).content for address in [path, *loaded]]
    return sum(len(gzip.compress(body)) for body in bodies), len(bodies)


@pytest.mark.parametrize(
    "path",
    ["/es", "/es/7", "/es/702", "/es/704", "/es/704.5", "/es/704.5a", "/fr/glossary"],
)
def test_pages_of_a_whole_book_are_light(books: TestClient, path: str) -> None:
    size, requests = weight(books, path)
    assert size < MOST_BYTES
    assert requests <= MOST_REQUESTS


@pytest.mark.parametrize("path", ["/es/801", "/es/113.6", "/es/search?q=habilidad"])
def test_pages_of_the_shipped_documents_are_light(client: TestClient, path: str) -> None:
    size, requests = weight(client, path)
    assert size < MOST_BYTES // 2
    assert requests <= MOST_REQUESTS


def test_every_page_names_owners_and_is_unofficial(client: TestClient) -> None:
    for path in ("/es", "/es/113.6k", "/es/search?q=a", "/es/8"):
        foot = read_page(client, path).one("footer")
        assert foot is not None
        assert "Wizards of the Coast" in foot.verbatim
        assert "no oficial" in foot.verbatim
