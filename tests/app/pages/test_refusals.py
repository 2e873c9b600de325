"""Pages that say why there is none, and who gets a problem instead."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from tests.html import Part, read_page

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def assert_suggested(client: TestClient, page: Part, expected: list[str]) -> None:
    """A refusal leads to just these pages, which are there."""
    suggested = [node.attrs["href"] for node in page.all("[aria-labelledby=suggestions] a")]
    assert suggested == expected
    for found in suggested:
        assert client.get(found).status_code == 200


@pytest.mark.parametrize(
    ("path", "status", "told"),
    [
        ("/es/999.9", 404, "Estos extractos no contienen la regla 999.9"),
        ("/es/113.6l", 404, "nunca usan las letras l y o"),
        ("/es/abc", 422, "«abc» no es un número de regla"),
        ("/es/0704", 422, "no es un número de regla"),
        ("/es/113.6a-113.6c", 422, "no es un número de regla"),
        ("/es/113.6?edition=2001-01-01", 404, "La edición «2001-01-01» no está disponible"),
        ("/es/search?q=foo:bar", 422, "«foo:» no es un filtro de búsqueda. Existen: in:, kind:."),
        ("/es/113.6/more", 404, "No hay nada en esta dirección"),
    ],
)
def test_pages_refuse_as_pages(client: TestClient, path: str, status: int, told: str) -> None:
    page = read_page(client, path, status=status)
    assert told in page.one(".lede").text
    assert client.get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("path", "language", "target"),
    [
        ("/ES/704.5", "fr", "/es/704.5"),
        ("/es-MX", "fr", "/es"),
        ("/pt/704.5", "fr", "/pt-BR/704.5"),
        ("/es-MX/search?q=da%C3%B1o&kind=rule", "fr", "/es/search?q=da%C3%B1o&kind=rule"),
        ("/ES//evil.example/x", "fr", "/es//evil.example/x"),
        ("/704.5", "fr", "/fr/704.5"),
        ("/CR%20704.5", "es", "/es/704.5"),
        ("/704.5@2014-05-01:es", "fr", "/es/704.5?edition=2014-05-01"),
        ("/704.5?edition=2014-05-01", "es", "/es/704.5?edition=2014-05-01"),
        ("/search?q=da%C3%B1o&kind=rule", "fr", "/fr/search?q=da%C3%B1o&kind=rule"),
        ("/search?q=x&edition=2019-01-25", "fr", "/es/search?q=x&edition=2019-01-25"),
        ("/glossary", "pt-BR, fr", "/fr/glossary"),
        ("/glossary?part=2", "es", "/es/glossary?part=2"),
        ("/embed/704.5?theme=dark", "fr", "/embed/fr/704.5?theme=dark"),
        ("/embed/704.5@2014-05-01:es", "fr", "/embed/es/704.5?edition=2014-05-01"),
    ],
)
def test_an_address_as_people_type_it_leads_to_its_page(
    books: TestClient, path: str, language: str, target: str
) -> None:
    answer = books.get(path, headers={"accept-language": language})
    assert (answer.status_code, answer.headers["location"]) == (302, target)


def test_a_language_that_was_chosen_by_the_reader_is_kept_for_nobody_else(
    books: TestClient,
) -> None:
    for path in ("/", "/704.5", "/search", "/glossary", "/embed/704.5"):
        assert books.get(path).headers["vary"] == "Accept-Language"


def test_a_glossary_that_no_language_has_is_not_led_to(client: TestClient) -> None:
    assert client.get("/glossary").status_code == 404


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/999.9", "n’a pas de règle 999.9"),
        ("/704.5l", "n’emploient jamais"),
        ("/de/704.5", "Il n’y a rien à cette adresse"),
        ("/v2", "Il n’y a rien à cette adresse"),
    ],
)
def test_an_address_that_means_no_page_says_why(books: TestClient, path: str, told: str) -> None:
    page = read_page(books, path, status=404, headers={"accept": BROWSER, "accept-language": "fr"})
    assert told in page.one(".lede").text


@pytest.mark.parametrize(
    ("path", "language", "words", "contents"),
    [
        ("/nothing", "en", "en", "/es"),
        ("/nothing", "fr", "fr", "/fr"),
        ("/nothing", "de", "es", "/es"),
        ("/nothing", "", "es", "/es"),
        ("/nothing", "ko, fr;q=0.5", "ko", "/fr"),
        ("/999.9", "en", "en", "/es"),
        ("/fr/999.9", "en", "fr", "/fr"),
        ("/embed?lang=de", "ko", "ko", "/es"),
        ("/embed?lang=FR&number=x", "ko", "fr", "/fr"),
    ],
)
def test_a_refusal_that_is_of_no_rulebook_speaks_the_readers_language(
    client: TestClient, path: str, language: str, words: str, contents: str
) -> None:
    wishes = {"accept": BROWSER, "accept-language": language}
    answer = client.get(path, headers=wishes)
    page = read_page(client, path, status=answer.status_code, headers=wishes)
    assert page.one("html").attrs["lang"] == words == answer.headers["content-language"]
    assert page.link(".brand a") == contents


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/es/704.5?edition=2016-06-01", ["/es/704.5?edition=2014-05-01"]),
        ("/es/704.5@2016-06-01:es", ["/es/704.5?edition=2014-05-01"]),
        ("/es/704.5?edition=2020-01-01", ["/es/704.5"]),
        ("/es/704.5?edition=2014-04-30", []),
        ("/es/999.9?edition=2020-01-01", []),
        ("/es?edition=2016-06-01", ["/es?edition=2014-05-01"]),
        ("/es/search?q=a+b&edition=2016-06-01", ["/es/search?q=a+b&edition=2014-05-01"]),
        (
            "/search?q=a&edition=2016-06-01",
            ["/es/search?q=a&edition=2014-05-01", "/fr/search?q=a"],
        ),
    ],
)
def test_a_day_between_editions_leads_to_the_one_before(
    books: TestClient, path: str, expected: list[str]
) -> None:
    page = read_page(books, path, status=404, headers={"accept": BROWSER})
    assert "La edición «20" in page.one(".lede").text
    assert_suggested(books, page, expected)


def test_a_term_that_the_glossary_lacks_suggests_what_is_alike(books: TestClient) -> None:
    page = read_page(books, "/es/glossary?term=contrahechizo", status=404)
    assert page.one(".lede").text == "Este glosario no tiene ninguna entrada «contrahechizo»."
    headword = read_page(books, "/es/glossary").one("dl.glossary dt").text
    page = read_page(books, f"/es/glossary?term={quote(headword[:-1] + 'x')}", status=404)
    assert headword in [node.text for node in page.all("[aria-labelledby=suggestions] a")]
    assert books.get(page.link("[aria-labelledby=suggestions] a")).status_code == 200


def test_words_where_a_number_belongs_lead_to_their_search(client: TestClient) -> None:
    page = read_page(client, "/es/ficha%20%26%20man%C3%A1", status=422)
    link = page.link("main p > a")
    assert link == "/es/search?q=ficha+%26+man%C3%A1"
    assert read_page(client, link).one("#q").attrs["value"] == "ficha & maná"


@pytest.mark.parametrize("path", ["/es/%E2%80%AEabc", "/es/search?q=%E2%80%AEabc"])
def test_what_was_typed_turns_nothing_around_it(client: TestClient, path: str) -> None:
    page = read_page(client, path, status=client.get(path).status_code)
    assert page.one("main bdi").text == "\u202eabc"
    around = "".join(node.verbatim for node in page.all("main"))
    for node in page.all("main bdi"):
        around = around.replace(node.verbatim, "", 1)
    assert "\u202e" not in around


def test_a_handle_in_a_language_that_is_not_loaded_is_told_so(books: TestClient) -> None:
    page = read_page(books, "/es/704.5@2014-05-01:de", status=400)
    assert "«de»" in page.one(".lede").text


@pytest.mark.parametrize(
    "query",
    ["foo:bar daño de combate", 'in:zzz "a & b"', "kind:x <i>", "x" * 301],
)
def test_a_refused_search_keeps_what_was_typed(client: TestClient, query: str) -> None:
    page = read_page(client, f"/es/search?q={quote(query)}", status=422)
    assert page.one("#q").attrs["value"] == query
    page = read_page(client, f"/fr/search?q={quote(query)}&edition=1999-01-01", status=404)
    assert page.one("#q").attrs["value"] == query


def test_a_whole_book_knows_that_a_rule_never_was(books: TestClient) -> None:
    page = read_page(books, "/fr/999.9", status=404)
    assert page.one(".lede").text == "Cette édition n’a pas de règle 999.9."


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/es/604.3", ["/fr/604.3"]),
        ("/es/405.6z", ["/es/405.6h", "/es/405.6g", "/es/405.6f"]),
        ("/es/999.99", []),
    ],
)
def test_a_missing_rule_suggests_who_has_it_and_what_is_near(
    client: TestClient, path: str, expected: list[str]
) -> None:
    page = read_page(client, path, status=404)
    assert_suggested(client, page, expected)


def test_an_unused_letter_suggests_its_neighbours(client: TestClient) -> None:
    page = read_page(client, "/es/113.6l", status=404)
    assert_suggested(client, page, ["/es/113.6k", "/es/113.6m"])


@pytest.mark.parametrize("path", ["/de/113.6", "/xx", "/nothing/here", "/static/x.css"])
def test_an_unknown_address_is_a_page_for_browsers_only(client: TestClient, path: str) -> None:
    if not path.startswith("/static"):
        wishes = {"accept": BROWSER, "accept-language": "fr"}
        page = read_page(client, path, status=404, headers=wishes)
        assert page.one("html").attrs["lang"] == "fr"
        assert page.link("main p > a") == "/fr"
    for accept in ("application/json", "*/*", ""):
        answer = client.get(path, headers={"accept": accept})
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("path", ["/v1/nothing", "/v1/rules/999.9", "/problems/none"])
def test_programs_get_problems_whatever_they_accept(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"accept": BROWSER})
    assert answer.headers["content-type"] == "application/problem+json"


def test_pages_take_no_other_method(client: TestClient) -> None:
    answer = client.post("/es/113.6")
    assert answer.status_code == 405
    assert answer.headers["content-type"] == "application/problem+json"


def test_pages_stand_in_no_other_routes_way(client: TestClient) -> None:
    assert client.post("/v1/rules/113.6").status_code == 405
    assert client.get("/docs").status_code == 200
    assert client.get("/v1").headers["content-type"] == "application/json"
