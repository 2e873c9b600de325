"""Glossary, keywords and completions over the wire, of the two invented rule books."""

from __future__ import annotations

import hashlib
from typing import Any
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from tests.app.conftest import PUBLIC_URL


def ask(client: TestClient, path: str, status: int = 200) -> dict[str, Any]:
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def slice_of(client: TestClient, url: str) -> str:
    return client.get(url.removeprefix(PUBLIC_URL)).text


def test_the_whole_glossary(books: TestClient) -> None:
    for lang, edition in (("es", "2019-01-25"), ("fr", "2014-05-01")):
        glossary = ask(books, f"/v1/glossary?lang={lang}")
        assert (glossary["lang"], glossary["edition"]) == (lang, edition)
        assert len(glossary["entries"]) == 35
        for entry in glossary["entries"]:
            assert (entry["lang"], entry["edition"]) == (lang, edition)
            for sense in entry["senses"]:
                start, end = sense["span"]
                assert entry["text"][start:end] == sense["text"]
            for reference in entry["references"]:
                start, end = reference["start"], reference["end"]
                assert entry["text"][start:end] == reference["match"]


def test_the_source_of_a_citation_answers_exactly_the_definition(books: TestClient) -> None:
    for lang in ("es", "fr"):
        for entry in ask(books, f"/v1/glossary?lang={lang}")["entries"]:
            citation = entry["citation"]
            assert citation["quote"] == entry["text"]
            assert citation["text_sha256"] == hashlib.sha256(entry["text"].encode()).hexdigest()
            source = slice_of(books, citation["source"]["url"])
            assert source.split() == entry["text"].split()


def test_a_pinned_entry_is_answered_for_ever(books: TestClient) -> None:
    for entry in ask(books, "/v1/glossary?lang=fr")["entries"]:
        answer = books.get(entry["citation"]["url"].removeprefix(PUBLIC_URL))
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        [pinned] = [one for one in answer.json()["entries"] if one["text"] == entry["text"]]
        assert pinned["matched_by"] == "exact"
        assert pinned["citation"] == entry["citation"]
    gone = "/v1/editions/2019-01-25/es/000000000000/glossary/Zona"
    problem = ask(books, gone, 410)
    assert ask(books, problem["present"].removeprefix(PUBLIC_URL))["entries"]


@pytest.mark.parametrize("path", ["glossary/Zonnnna", "rules/999.9z"])
def test_what_is_held_no_longer_is_said_to_be_nowhere(books: TestClient, path: str) -> None:
    answer = books.get(f"/v1/editions/2019-01-25/es/000000000000/{path}")
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (410, "revision-gone")
    assert "does not hold" in problem["detail"]
    assert "present" not in problem
    assert "link" not in answer.headers


@pytest.mark.parametrize(
    ("term", "headword", "matched_by", "obsolete"),
    [
        ("Zona", "Zona", "exact", False),
        ("MANA", "Maná", "folded", False),
        ("enterrar", "Enterrar (Obsoleto)", "obsolete", True),
        ("partida de las mareas", "Mareas, partida de las", "turned", False),
        ("controlador", "Control, controlador", "part", False),
        ("bandada con lobos", "Bandada, «bandada con [tipo]»", "variant", False),
        ("bibliotecas", "Biblioteca", "inflected", False),
        ("campo+de+batalla", "Campo de batalla", "folded", False),
    ],
)
def test_a_term(
    books: TestClient, term: str, headword: str, matched_by: str, obsolete: bool
) -> None:
    found = ask(books, f"/v1/glossary/{quote(term, safe='+')}?lang=es")
    [entry] = found["entries"]
    assert (found["match"], found["alternatives"]) == ("tolerant", [])
    assert (entry["headword"], entry["matched_by"]) == (headword, matched_by)
    assert (entry["obsolete"], entry["score"]) == (obsolete, None)


def test_the_rules_of_a_definition_are_given_in_order(books: TestClient) -> None:
    [entry] = ask(books, "/v1/glossary/Enterrar?lang=es")["entries"]
    targets = [target["number"] for one in entry["references"] for target in one["targets"]]
    assert targets == ["701.2", "704.5f"]
    assert [rule["number"] for rule in entry["rules"]] == targets
    for rule in entry["rules"]:
        assert ask(books, rule["url"].removeprefix(PUBLIC_URL))["text"] == rule["text"]
    [titled] = ask(books, "/v1/glossary/ficha?lang=es")["entries"]
    [target] = titled["references"][0]["targets"]
    assert (target["number"], target["title"]) == ("111", "Fichas")
    assert titled["rules"][0]["title"] == "Fichas"
    [sent] = ask(books, "/v1/glossary/ocaso?lang=es")["entries"]
    assert sent["see"] == ["Alba y Ocaso"]


def test_senses(books: TestClient) -> None:
    [entry] = ask(books, "/v1/glossary/habilidad?lang=es")["entries"]
    assert [sense["index"] for sense in entry["senses"]] == [1, 2, 3]


def test_exact_and_fuzzy_are_asked_for(books: TestClient) -> None:
    assert ask(books, "/v1/glossary/zona?lang=es&match=exact", 404)["code"] == "no-such-term"
    problem = ask(books, "/v1/glossary/bibloteca?lang=es", 404)
    assert problem["suggestions"][0] == "Biblioteca"
    assert (problem["edition"], problem["lang"]) == ("2019-01-25", "es")
    found = ask(books, "/v1/glossary/bibloteca?lang=es&match=fuzzy")
    [entry] = found["entries"]
    assert (found["match"], entry["headword"], entry["matched_by"]) == (
        "fuzzy",
        "Biblioteca",
        "fuzzy",
    )
    assert 80 < entry["score"] < 100
    assert all(one["score"] < entry["score"] for one in found["alternatives"])
    assert ask(books, "/v1/glossary/zona?match=nearly", 422)["code"] == "invalid-parameter"


def test_the_language_of_a_term(books: TestClient) -> None:
    assert ask(books, "/v1/glossary/sort")["lang"] == "fr"  # only the French book has it
    assert ask(books, "/v1/glossary/sort?lang=es", 404)["code"] == "no-such-term"
    answer = books.get("/v1/glossary/sort")
    assert answer.headers["content-language"] == "fr"
    assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.parametrize("route", ["/v1/glossary", "/v1/keywords"])
def test_no_name_at_all(books: TestClient, route: str) -> None:
    moved = books.get(f"{route}/")
    assert (moved.status_code, moved.headers["location"]) == (308, f"{PUBLIC_URL}{route}")
    assert ask(books, f"{route}/%20", 404)["code"] == "not-found"


def test_keywords(books: TestClient) -> None:
    every = ask(books, "/v1/keywords?lang=es")["entries"]
    abilities = ask(books, "/v1/keywords?lang=es&kind=ability")["entries"]
    actions = ask(books, "/v1/keywords?lang=es&kind=action")["entries"]
    assert every == actions + abilities
    assert [one["title"] for one in actions][:3] == ["Destruir", "Contrarrestar", "Sacrificar"]
    for keyword in every:
        url = keyword["url"].removeprefix(PUBLIC_URL)
        assert keyword["number"] in [one["number"] for one in ask(books, url)["entries"]]


@pytest.mark.parametrize("name", ["Alba y Ocaso", "alba", "OCASO", "Alba"])
def test_a_keyword_of_two_names(books: TestClient, name: str) -> None:
    [keyword] = ask(books, f"/v1/keywords/{quote(name)}?lang=es")["entries"]
    assert (keyword["title"], keyword["names"]) == ("Alba y Ocaso", ["Alba", "Ocaso"])
    assert keyword["number"] == keyword["rule"]["number"] == "702.9"
    assert [rule["number"] for rule in keyword["rules"]] == ["702.9a", "702.9b", "702.9c"]
    alone = ask(books, "/v1/rules/702.9a?lang=es")
    assert keyword["rules"][0] == alone
    assert {"Alba y Ocaso", "Ocaso"} == {one["headword"] for one in keyword["glossary"]}


def test_a_variant_says_what_led_there(books: TestClient) -> None:
    [keyword] = ask(books, "/v1/keywords/protección contra el rojo?lang=es")["entries"]
    assert (keyword["number"], keyword["matched_by"]) == ("702.12", "variant")
    assert keyword["through"] == "protección contra [cualidad]"
    problem = ask(books, "/v1/keywords/volarr?lang=es", 404)
    assert problem["suggestions"] == ["Volar"]


def test_completions(books: TestClient) -> None:
    def complete(typed: str, more: str = "") -> list[dict[str, Any]]:
        found = ask(books, f"/v1/suggest?q={quote(typed)}&lang=es{more}")
        assert (found["q"], found["lang"], found["edition"]) == (typed, "es", "2019-01-25")
        entries: list[dict[str, Any]] = found["entries"]
        return entries

    assert [one["text"] for one in complete("702.9")] == ["702.9", "702.9a", "702.9b", "702.9c"]
    assert {one["kind"] for one in complete("alb")} <= {"keyword", "term"}
    assert complete("fichas")[0]["kind"] == "chapter"
    [section] = complete("reglas multi")
    assert (section["kind"], section["number"]) == ("section", "8")
    assert len(complete("c", "&limit=3")) == 3
    for typed in ("a", "7", "biblio", "enterr", "elige", "zonas"):
        found = complete(typed)
        assert found, typed
        for one in found:
            assert books.get(one["url"].removeprefix(PUBLIC_URL)).status_code == 200
    assert complete("zzz") == []


def test_entries_are_hits_with_a_citation(books: TestClient) -> None:
    found = ask(books, "/v1/search?q=instantáneo kind:glossary&lang=es")
    assert found["total"]
    for hit in found["hits"]:
        assert (hit["kind"], hit["number"]) == ("glossary", None)
        citation = hit["citation"]
        assert citation["headword"] == hit["headword"]
        snippet = hit["snippet"]
        assert citation["quote"][snippet["start"] : snippet["end"]] == snippet["text"]
        assert ask(books, citation["url"].removeprefix(PUBLIC_URL))["entries"]


def test_a_rulebook_without_glossary_and_keywords(client: TestClient) -> None:
    assert ask(client, "/v1/glossary?lang=es")["entries"] == []
    assert ask(client, "/v1/keywords?lang=es")["entries"] == []
    assert ask(client, "/v1/glossary/ficha", 404)["code"] == "no-such-term"
    assert ask(client, "/v1/suggest?q=801&lang=es")["entries"][0]["number"] == "801"
