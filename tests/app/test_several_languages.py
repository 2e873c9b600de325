"""Searches of several languages at once: fair turns, exact totals, and nothing mixed up."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from app.interleaving import turns

PATH = "/v1/search?q=mana"


def answer(client: TestClient, parameters: str) -> dict[str, Any]:
    response = client.get(PATH + parameters)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def handles(found: dict[str, Any]) -> list[str]:
    return [hit["citation"]["handle"] for hit in found["hits"]]


def test_each_language_gives_its_best_in_turn(client: TestClient) -> None:
    both = answer(client, "&lang=es,fr&limit=100")
    alone = {lang: answer(client, f"&lang={lang}&limit=100") for lang in ("es", "fr")}
    assert both["lang"] == ["es", "fr"]
    assert both["edition"] is None
    assert both["total"] == sum(one["total"] for one in alone.values()) == len(both["hits"])
    assert [one["total"] for one in both["searched"]] == [one["total"] for one in alone.values()]
    assert [hit["lang"] for hit in both["hits"][:4]] == ["es", "fr", "es", "fr"]
    for lang, one in alone.items():
        assert [hit for hit in both["hits"] if hit["lang"] == lang] == one["hits"]


def test_pages_follow_each_other_without_gap(client: TestClient) -> None:
    whole = handles(answer(client, "&lang=es,fr&limit=100"))
    page = answer(client, "&lang=es,fr&limit=3")
    read = handles(page)
    while page["next"]:
        url = urlsplit(page["next"])
        page = client.get(f"{url.path}?{url.query}").json()
        read += handles(page)
    assert read == whole


def test_a_star_is_every_language_the_wanted_first(client: TestClient) -> None:
    response = client.get(f"{PATH}&lang=*", headers={"Accept-Language": "fr"})
    assert response.json()["lang"] == ["fr", "es"]
    assert response.headers["content-language"] == "fr, es"
    assert "Accept-Language" in response.headers["vary"]


@pytest.mark.parametrize("lang", ["es,es", "es, es-MX", "es,"])
def test_a_language_is_searched_once(client: TestClient, lang: str) -> None:
    assert answer(client, f"&lang={lang}")["lang"] == ["es"]


@pytest.mark.parametrize(("lang", "status"), [("es,xx", 400), (",", 400), ("es," * 100, 422)])
def test_what_is_not_loaded_is_said(client: TestClient, lang: str, status: int) -> None:
    response = client.get(f"{PATH}&lang={lang}")
    assert response.status_code == status
    assert response.headers["content-type"] == "application/problem+json"


def test_a_text_tells_what_each_language_gave(client: TestClient) -> None:
    text = client.get(f"{PATH}&lang=es,fr&limit=4&format=text").text
    assert text.startswith("undated (es) · mana · 2 / ")
    assert "\n\nundated (fr) · mana · 2 / " in text


def test_counts_are_those_of_all(client: TestClient) -> None:
    both = answer(client, "&lang=es,fr")
    for one in both["facets"]["kinds"]:
        narrow = answer(client, f"%20kind:{one['value']}&lang=es,fr")
        assert narrow["total"] == one["count"]
    sections = [one["value"] for one in both["facets"]["sections"]]
    assert len(set(sections)) == len(sections)


@given(totals=st.lists(st.integers(0, 9), max_size=5))
def test_turns_are_fair_and_complete(totals: list[int]) -> None:
    order = list(turns(totals))
    assert sorted(order) == [(at, rank) for at, total in enumerate(totals) for rank in range(total)]
    assert all(before[::-1] < after[::-1] for before, after in pairwise(order))


@pytest.mark.parametrize("asked", ["q=405.6a@undated:es", "q=mana&in=405@undated:es"])
@pytest.mark.parametrize("lang", ["es", "*", "es,fr", "fr, es", "fr,es-MX", None])
def test_a_handle_names_one_of_the_languages(
    client: TestClient, asked: str, lang: str | None
) -> None:
    found = client.get(f"/v1/search?{asked}" + (f"&lang={lang}" if lang else "")).json()
    assert (found["lang"], found["edition"]) == (["es"], "undated")
    assert found["total"]


@pytest.mark.parametrize(
    ("asked", "status", "told"),
    [
        ("q=405.6a@undated:es&lang=fr", 422, "names 'es', but `lang` is 'fr'"),
        ("q=405.6a@undated:es&lang=fr,fr-CA", 422, "names 'es', but `lang` is 'fr,fr-CA'"),
        ("q=mana&in=405@undated:es&lang=fr", 422, "names 'es', but `lang` is 'fr'"),
        ("q=405.6a@undated:es&lang=es,xx", 400, "the language 'xx'"),
        ("q=405.6a@undated:de&lang=*", 400, "the language 'de'"),
        ("q=405.6a@undated:es&in=604@undated:fr", 422, "names 'es', but `in` names 'fr'"),
        ("q=405.6a@undated:es&in=604@undated:fr&lang=*", 422, "names 'es', but `in` names 'fr'"),
    ],
)
def test_a_handle_of_none_of_the_languages_is_refused_truly(
    client: TestClient, asked: str, status: int, told: str
) -> None:
    refused = client.get(f"/v1/search?{asked}")
    assert refused.status_code == status
    assert told in refused.text


@pytest.mark.parametrize(
    ("query", "told", "each"),
    [
        ("criatura desorientada", None, [None, "créature desorientada"]),  # Spanish has it
        ("désorientée", None, [None, None]),  # no slip of the Spanish word
        ("desorientadda", "desorientada", ["desorientada", None]),  # French finds nothing
        ("désorientéee", "désorientée", [None, "désorientée"]),
        ("xyzzy zona", None, [None, None]),
        ("xyzzy criatura", "xyzzy créature", [None, "xyzzy créature"]),  # neither has all
    ],
)
def test_a_correction_is_told_where_no_language_has_the_words(
    books: TestClient, query: str, told: str | None, each: list[str | None]
) -> None:
    for lang in ("es,fr", "*"):
        found = books.get("/v1/search", params={"q": query, "lang": lang}).json()
        assert found["did_you_mean"] == told
        assert {one["lang"]: one["did_you_mean"] for one in found["searched"]} == dict(
            zip(("es", "fr"), each, strict=True)
        )
