"""The contents, the glossary, and the way from the front door."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.html import read_page


@pytest.mark.parametrize(
    ("wanted", "led"),
    [
        ("fr-CA, en;q=0.5", "/fr"),
        ("es-MX", "/es"),
        ("de, en", "/es"),
        ("", "/es"),
        ("pt", "/pt-BR"),
    ],
)
def test_the_front_door_leads_to_the_readers_language(
    books: TestClient, wanted: str, led: str
) -> None:
    answer = books.get("/", headers={"accept-language": wanted})
    assert (answer.status_code, answer.headers["location"]) == (302, led)
    assert "Accept-Language" in answer.headers["vary"]


def test_contents_list_sections_chapters_and_what_is_present(client: TestClient) -> None:
    page = read_page(client, "/es")
    sections = [node.text for node in page.all(".contents h2")]
    assert sections == ["1 Sección 1", "4 Sección 4", "8 Sección 8"]
    chapters = [node.text for node in page.all(".contents li")]
    assert chapters == [
        "111 Fichas 13 reglas",
        "113 Habilidades 1 regla, 14 subreglas",
        "405 Pila 1 regla, 8 subreglas",
        "801 Opción de rango de influencia limitado 18 reglas",
    ]
    assert "puede existir de todos modos" in page.one(".lede").text


def test_contents_list_every_edition_of_every_language(books: TestClient) -> None:
    page = read_page(books, "/es")
    editions = [
        (node.attrs["href"], node.attrs["hreflang"], node.attrs.get("aria-current"))
        for node in page.all("[aria-labelledby=editions] a")
    ]
    assert editions == [
        ("/es", "es", "page"),
        ("/es?edition=2014-05-01", "es", None),
        ("/fr", "fr", None),
        ("/pt-BR", "pt-BR", None),
    ]


def test_an_older_edition_has_contents_of_its_own(books: TestClient) -> None:
    page = read_page(books, "/es?edition=2014-05-01")
    assert page.link(".contents h2 a") == "/es/1?edition=2014-05-01"


def test_the_glossary_holds_every_entry_and_links_its_mentions(books: TestClient) -> None:
    page = read_page(books, "/es/glossary")
    assert len(page.all("dl.glossary dt")) == 35
    first = page.one("dl.glossary dd")
    assert first.text.startswith("Lo que el juego hace por sí mismo")
    assert page.link("dl.glossary dd a") == "/es/704"
    obsolete = [term.text for term in page.all("dl.glossary dt.obsolete")]
    assert obsolete == [term.text for term in page.all("dl.glossary dt") if "(Obs" in term.text]
    assert len(obsolete) == 4


def test_a_long_glossary_comes_in_parts(books: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.pages.glossary.MOST_BYTES", 1000)
    page = read_page(books, "/es/glossary?edition=2014-05-01")
    parts = [node.attrs["href"] for node in page.all(".initials a")]
    assert len(parts) > 2
    headwords = [
        term.text for path in parts for term in read_page(books, path).all("dl.glossary dt")
    ]
    assert len(headwords) == 35 == len(set(headwords))
    answer = books.get("/fr/glossary?part=99")
    assert answer.status_code == 404


def test_a_citation_of_a_term_leads_to_its_place(books: TestClient) -> None:
    page = books.get("/v1/glossary/zona?lang=es").json()["entries"][0]["citation"]["page"]
    answer = books.get(page.removeprefix("https://rules.example"))
    assert (answer.status_code, answer.headers["location"]) == (302, "/es/glossary#g35")


def test_a_rulebook_without_a_glossary_has_no_page_of_it(client: TestClient) -> None:
    assert client.get("/es/glossary").status_code == 404
    assert "/es/glossary" not in client.get("/es").text
