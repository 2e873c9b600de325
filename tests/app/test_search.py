"""Hits as text and Markdown: what chats and terminals are shown."""

from __future__ import annotations

import hashlib
import re

import pytest
from starlette.testclient import TestClient

from tests.app.conftest import PUBLIC_URL

PATH = "/v1/search?q=coste de mana&lang=es"
IN_EXAMPLES = ["Reassembling&lang=es", "Reassembling&lang=*", "kind:example&lang=es,fr&limit=100"]


def test_a_text_names_the_rule_and_leads_to_its_words(client: TestClient) -> None:
    text = client.get(f"{PATH}&format=text").text
    hit = client.get(PATH).json()["hits"][0]
    assert f"{hit['citation']['label']} · Habilidades\n" in text
    assert hit["citation"]["url"] in text
    source = re.search(r"https?://[^/\s]+(/v1/documents/\S+)", text)
    assert source is not None
    assert client.get(source[1]).text == hit["citation"]["quote"]


@pytest.mark.parametrize(
    ("accept", "query", "answered"),
    [
        ("text/plain", "", "text/plain; charset=utf-8"),
        ("text/markdown", "", "text/markdown; charset=utf-8"),
        ("application/json", "&format=markdown", "text/markdown; charset=utf-8"),
        ("*/*", "", "application/json"),
    ],
)
def test_the_form_is_negotiated(client: TestClient, accept: str, query: str, answered: str) -> None:
    answer = client.get(PATH + query, headers={"Accept": accept})
    assert answer.headers["content-type"] == answered
    assert ("Accept" in answer.headers["vary"].split(", ")) is not query.startswith("&format")


def test_a_passage_that_is_a_part_says_so(client: TestClient) -> None:
    hit = client.get("/v1/search?q=mana&lang=es&limit=1").json()["hits"][0]
    text = client.get("/v1/search?q=mana&lang=es&limit=1&format=text").text
    cut_before = "…" if hit["snippet"]["start"] else ""
    assert f"\n{cut_before}{hit['snippet']['text']}" in text


@pytest.mark.parametrize("query", ["mana", "in:405 mana", "in:405 in:111 mana", "pila kind:rule"])
def test_facets_count_what_is_found_in_a_part(client: TestClient, query: str) -> None:
    facets = client.get("/v1/search", params={"q": query, "lang": "es"}).json()["facets"]
    counted = [*facets["sections"], *facets["chapters"]]
    assert counted
    for one in counted:
        asked = {"q": query, "lang": "es", "in": one["value"]}
        assert client.get("/v1/search", params=asked).json()["total"] == one["count"]


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_a_query_of_several_lines_writes_none_of_an_answer(client: TestClient, form: str) -> None:
    asked = {"q": "mana\n\nRegla 1.\u2028Todo", "lang": "es", "limit": "1", "format": form}
    told = client.get("/v1/search", params=asked).text.splitlines()
    assert " · mana Regla 1. Todo · " in told[0].replace("\\", "")
    assert not [line for line in told[1:] if line.startswith("Regla 1.")]


def test_what_was_not_found_is_said(client: TestClient) -> None:
    text = client.get("/v1/search?q=zzzzzzzz&lang=es&format=text").text
    assert text.startswith("undated (es) · zzzzzzzz · 0 / 0")


@pytest.mark.parametrize("query", [*IN_EXAMPLES, "mana&lang=*&limit=100", "801&lang=es&limit=100"])
def test_a_citation_is_of_what_the_hit_shows(client: TestClient, query: str) -> None:
    hits = client.get(f"/v1/search?q={query}").json()["hits"]
    assert hits
    for hit in hits:
        snippet, citation = hit["snippet"], hit["citation"]
        assert citation["field"] == snippet["field"]
        assert citation["quote"][snippet["start"] : snippet["end"]] == snippet["text"]
        assert citation["text_sha256"] == hashlib.sha256(citation["quote"].encode()).hexdigest()
        source = client.get(citation["source"]["url"].removeprefix(PUBLIC_URL)).text
        assert source.split() == citation["quote"].split()


@pytest.mark.parametrize("query", IN_EXAMPLES)
def test_a_hit_in_an_example_is_cited_as_the_rule_tells_it(client: TestClient, query: str) -> None:
    hits = client.get(f"/v1/search?q={query}").json()["hits"]
    assert {hit["kind"] for hit in hits} == {"example"}
    for hit in hits:
        rule = client.get(hit["citation"]["url"].removeprefix(PUBLIC_URL)).json()
        example = rule["examples"][int(hit["citation"]["field"].split()[1]) - 1]
        assert (example["text"], example["source"]) == (
            hit["citation"]["quote"],
            hit["citation"]["source"],
        )
        assert rule["citation"]["field"] == "text"
        assert rule["citation"]["quote"] == rule["text"]


@pytest.mark.parametrize(("form", "mark"), [("text", "Ejemplo: "), ("markdown", "**Ejemplo**: ")])
def test_an_example_is_called_so_and_leads_to_its_words(
    client: TestClient, form: str, mark: str
) -> None:
    text = client.get(f"/v1/search?q=Reassembling&lang=es&format={form}").text
    assert f"\n{mark}Reassembling Skeleton dice" in text
    source = re.search(r"https?://[^/\s]+(/v1/documents/[^\s>]+)", text)
    assert source is not None
    assert "Reassembling" in client.get(source[1]).text


@pytest.mark.parametrize(
    ("path", "mark"),
    [
        ("/v1/rules/701.3b?format=text", "Exemple\u00a0: "),
        ("/v1/rules/701.3b?format=markdown", "**Exemple**\u00a0: "),
        ("/v1/search?q=chouette+sacrifié&format=text", "Exemple\u00a0: "),
        ("/fr/search?q=chouette+sacrifié", "<b>Exemple\u00a0: </b>"),
    ],
)
def test_french_has_its_space_before_the_colon(books: TestClient, path: str, mark: str) -> None:
    lang = "" if path.startswith("/fr") else "&lang=fr"
    assert mark in books.get(path + lang).text


@pytest.mark.parametrize(
    "query", ["maná", "jugador controla criatura", "¿quién pierde la partida?"]
)
def test_a_count_is_the_total_of_the_search_that_it_narrows_to(
    books: TestClient, query: str
) -> None:
    facets = books.get("/v1/search", params={"q": query, "lang": "es"}).json()["facets"]
    assert facets["sections"]
    for one in (*facets["sections"], *facets["chapters"]):
        asked = {"q": query, "lang": "es", "in": one["value"]}
        assert books.get("/v1/search", params=asked).json()["total"] == one["count"]
    for one in facets["kinds"]:
        asked = {"q": f"kind:{one['value']} {query}", "lang": "es"}
        assert books.get("/v1/search", params=asked).json()["total"] == one["count"]


def test_hits_of_one_rule_tell_that_they_are(books: TestClient) -> None:
    def groups(query: str) -> dict[str, str | None]:
        hits = books.get(f"/v1/search?{query}").json()["hits"]
        assert all(list(hit)[-1] == "group" for hit in hits)
        return {hit["number"] or hit["headword"]: hit["group"] for hit in hits}

    found = groups("q=alba&lang=es")
    assert found["702.9"] == found["702.9c"] == found["702.9a"] == "702.9"
    assert found["201.1"] is found["Ocaso"] is None
    assert groups("q=alba&lang=es&limit=1") == {"702.9": None}
    assert groups("q=alba&lang=es") == found  # what is kept of a hit alone is not of a group
    assert set(groups("q=7&lang=es&in=7").values()) <= {None}
    both = books.get("/v1/search?q=702.9&lang=es,fr&limit=2").json()["hits"]
    assert [(hit["number"], hit["group"]) for hit in both] == [("702.9", None)] * 2
