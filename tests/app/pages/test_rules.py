"""The page of a number: its text and what surrounds it."""

from __future__ import annotations

import html
import json

import pytest
from starlette.testclient import TestClient

from indexer.model.number import Level
from indexer.model.rule import RuleRecord
from indexer.snapshot.reader import Snapshot
from tests.html import read_page


def records_of(root_snapshot: Snapshot, locale: str) -> tuple[RuleRecord, ...]:
    info = root_snapshot.latest(locale)
    return root_snapshot.rulebook(info.edition.id, locale).records


@pytest.mark.parametrize("locale", ["es", "fr"])
def test_every_number_has_a_page_that_holds_its_words_verbatim(
    client: TestClient, snapshot: Snapshot, locale: str
) -> None:
    for record in records_of(snapshot, locale):
        page = read_page(client, f"/{locale}/{record.number}")
        article = page.one(f'[id="r{record.number}"]')
        assert article is not None
        shown = article.verbatim
        for _, text in record.fields():
            for paragraph in text.split("\n"):
                assert paragraph in shown, record.number
        if record.title:
            assert record.title in shown


def test_every_page_of_a_whole_book_is_valid(books: TestClient) -> None:
    contents = read_page(books, "/es")
    paths = {node.attrs["href"] for node in contents.all(".contents a")}
    assert len(paths) == 9 + 79 + 1
    for path in sorted(filter(None, paths)):
        read_page(books, path)


def test_a_subrule_stands_under_its_rule(client: TestClient) -> None:
    page = read_page(client, "/es/113.6k")
    assert page.one("h1").text == "Regla 113.6k"
    assert page.one(".parent").text.startswith("113.6 Las habilidades de un hechizo")
    steps = [(node.text, node.attrs["href"]) for node in page.all(".trail a")]
    assert steps == [
        ("Índice", "/es"),
        ("Sección 1", "/es/1"),
        ("113 Habilidades", "/es/113"),
        ("113.6", "/es/113.6"),
    ]
    assert page.link(".turn [rel=prev]") == "/es/113.6j"
    assert page.link(".turn [rel=next]") == "/es/113.6m"


def test_a_rule_shows_its_subrules_and_passes_over_them(books: TestClient) -> None:
    page = read_page(books, "/es/704.5")
    shown = [node.text for node in page.all(".entry > .number")]
    assert shown[:3] == ["704.5a", "704.5b", "704.5c"]
    assert shown[-1] == "704.5aa"
    assert page.link(".turn [rel=next]") == "/es/704.6"


def test_a_chapter_shows_rules_and_subrules(books: TestClient) -> None:
    page = read_page(books, "/es/702")
    assert page.one("h1").text == "Regla 702 Habilidades de palabra clave"
    assert page.one('[id="r702.4"] > .entry[id="r702.4a"] .number').text == "702.4a"
    assert page.link(".turn [rel=prev]") == "/es/701"


def test_a_long_chapter_leaves_its_subrules_to_their_rules(
    books: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.pages.rules.MOST_BYTES", 100)
    page = read_page(books, "/es/702?fresh")
    assert not page.has('[id="r702.4a"]')
    assert page.link('[id="r702.4"] .more a') == "/es/702.4"


def test_mentions_are_links_with_the_title_of_what_they_lead_to(books: TestClient) -> None:
    page = read_page(books, "/es/608.4")
    found = [(node.text, node.attrs["href"]) for node in page.all(".main-text a")]
    assert ("608.3a", "/es/608.3a") in found
    assert all(node.attrs["title"] for node in page.all(".main-text a"))
    held = [node.text for node in page.all("[aria-labelledby=references] li a b")]
    assert "608.3a" in held


def test_absent_targets_are_no_links_and_say_why(client: TestClient) -> None:
    page = read_page(client, "/es/113.6a")
    assert page.one(".main-text .absent").text == "regla 604.3"
    assert page.all(".main-text a") == []
    item = page.one("[aria-labelledby=references] li")
    assert item.text.startswith("604.3 no figura en estos extractos")
    assert page.link("[aria-labelledby=references] li a") == "/fr/604.3"


def test_a_rule_lists_what_cites_it(books: TestClient) -> None:
    page = read_page(books, "/es/605")
    citing = [node.attrs["href"] for node in page.all("[aria-labelledby=citing] a")]
    assert "/es/106.1" in citing


def test_abridged_inferred_and_implied_are_told_in_plain_words(client: TestClient) -> None:
    assert "Texto cortado" in read_page(client, "/es/801.1").one("main").text
    assert "Texto cortado" not in read_page(client, "/es/801.4").one("main").text
    assert "La fuente no imprime esta letra" in read_page(client, "/es/113.6k").one("main").text
    implied = read_page(client, "/es/8").one("main").text
    assert "La fuente solo contiene partes de esto" in implied


def test_both_texts_of_a_number_printed_twice_are_shown(books: TestClient) -> None:
    shown = read_page(books, "/es/401.2b").one(".main-text").text
    assert shown.startswith("Quien busca «una carta»")
    assert "más de una vez" in shown
    assert "Después de buscar" in shown


def test_edition_and_source_are_named(client: TestClient) -> None:
    page = read_page(client, "/es/405.6c")
    source = page.one(".source").text
    assert "Edición sin fecha (extractos, texto no oficial), español" in source
    assert "Gatewatch" in source
    assert "2026-11-29" in source
    assert "405.6c@undated:es" in source
    place = page.link(".source a")
    answer = client.get(place)
    assert answer.status_code == 200
    assert answer.text == page.one(".main-text .text p").verbatim


def test_an_older_edition_says_so_and_keeps_to_itself(books: TestClient) -> None:
    page = read_page(books, "/es/704.5a?edition=2014-05-01")
    assert "Edición del 1 de mayo de 2014" in page.one(".notice").text
    assert page.link(".turn [rel=next]") == "/es/704.5b?edition=2014-05-01"
    assert page.link("link[rel=canonical]").endswith("/es/704.5a?edition=2014-05-01")
    search = page.one("form.search input[name=edition]")
    assert search.attrs["value"] == "2014-05-01"


def test_naming_the_newest_edition_changes_no_link(books: TestClient) -> None:
    page = read_page(books, "/es/704.5a?edition=2019-01-25")
    assert not page.has(".notice")
    assert page.link("link[rel=canonical]").endswith("/es/704.5a")


def test_other_versions_say_whether_they_are_of_the_same_edition(books: TestClient) -> None:
    page = read_page(books, "/es/704.5?edition=2014-05-01")
    lines = [node.text for node in page.all("[aria-labelledby=versions] li")]
    assert len(lines) == 3
    assert lines[0].startswith("español, Edición del 25 de enero de 2019")
    assert lines[0].endswith("otra edición: el mismo número puede ser otra regla")
    assert lines[1].endswith("la misma edición")
    assert "quizá de otra edición" in lines[2]


def test_the_cite_panel_offers_what_people_paste(client: TestClient) -> None:
    page = read_page(client, "/es/113.6k")
    values = {
        node.attrs["id"]: node.attrs.get("value") or node.verbatim
        for node in page.all("details.cite .copied")
    }
    citation = client.get("/v1/rules/113.6k/citation?lang=es").json()
    assert values["c-page"] == f"{citation['page']}#r113.6k"
    assert values["c-pinned"] == citation["url"]
    for form in ("text", "markdown", "html"):
        answer = client.get(f"/v1/rules/113.6k/citation?lang=es&format={form}")
        assert values[f"c-{form}"] == answer.text.rstrip(), form
    for node in page.all(".formats a"):
        assert client.get(node.attrs["href"]).status_code == 200


def test_structured_data_places_a_rule_in_its_book(books: TestClient) -> None:
    page = read_page(books, "/es/704.5a")
    script = page.one('script[type="application/ld+json"]')
    data = json.loads(script.verbatim)
    part = data["mainEntity"]
    assert data["@context"] == "https://schema.org"
    assert (part["@type"], part["position"], part["inLanguage"]) == ("CreativeWork", "704.5a", "es")
    assert (part["version"], part["datePublished"]) == ("2019-01-25", "2019-01-25")
    assert part["text"] in page.one(".main-text").text
    chain = []
    while "isPartOf" in part:
        part = part["isPartOf"]
        chain.append((part["@type"], part.get("position")))
    assert chain == [
        ("CreativeWork", "704.5"),
        ("CreativeWork", "704"),
        ("CreativeWork", "7"),
        ("Book", None),
    ]


def test_a_page_leads_to_the_same_as_json(client: TestClient) -> None:
    page = read_page(client, "/fr/604.3a")
    address = page.link('link[type="application/json"]')
    fields = client.get(address.removeprefix("https://rules.example")).json()
    assert (fields["number"], fields["lang"]) == ("604.3a", "fr")


@pytest.mark.parametrize(
    ("asked", "led"),
    [
        ("/es/405.6C", "/es/405.6c"),
        ("/es/(405.6c).", "/es/405.6c"),
        ("/es/regla%20405.6c", "/es/405.6c"),
        ("/es/405.6c@undated:es", "/es/405.6c"),
        ("/es/604.3@undated:fr", "/fr/604.3"),
    ],
)
def test_a_number_that_is_written_otherwise_leads_to_its_page(
    client: TestClient, asked: str, led: str
) -> None:
    answer = client.get(asked)
    assert (answer.status_code, answer.headers["location"]) == (302, led)


def test_rule_texts_and_words_of_the_page_name_their_languages(books: TestClient) -> None:
    page = read_page(books, "/pt-BR/704.5", headers={"accept-language": "fr"})
    assert page.one("html").attrs["lang"] == "pt"
    for node in page.all(".text, h1"):
        assert node.attrs["lang"] == "pt-BR"


def test_markup_in_a_text_is_shown_not_obeyed(books: TestClient) -> None:
    answer = books.get("/pt-BR/704.5")
    assert html.escape("<b>cai</b> & outra") in answer.text
    assert "<b>cai" not in answer.text


def test_levels_are_what_the_number_says(snapshot: Snapshot) -> None:
    assert {record.level for record in records_of(snapshot, "es")} == set(Level)
