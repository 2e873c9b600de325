"""Hits as text and Markdown: what chats and terminals are shown."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

PATH = "/v1/search?q=coste de mana&lang=es"


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


def test_what_was_not_found_is_said(client: TestClient) -> None:
    text = client.get("/v1/search?q=zzzzzzzz&lang=es&format=text").text
    assert text.startswith("undated (es) · zzzzzzzz · 0 / 0")
