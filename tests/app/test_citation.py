"""`GET /v1/rules/{number}/citation`: its forms, by parameter and by Accept, whole and in part."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import orjson
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from app.citations.formats import FORMATS
from tests.app.conftest import PUBLIC_URL, Place

RULE = "/v1/rules/113.6k@undated:es"
PATH = f"{RULE}/citation"


@pytest.mark.parametrize("name", FORMATS)
def test_every_form_has_its_media_type_by_parameter_and_by_accept(
    client: TestClient, name: str
) -> None:
    media_type = FORMATS[name].media_type
    asked = client.get(f"{PATH}?format={name}")
    assert asked.status_code == 200
    assert asked.headers["content-type"] == media_type
    assert "Accept," not in asked.headers["vary"] + ","
    negotiated = client.get(PATH, headers={"accept": media_type.partition(";")[0]})
    assert negotiated.headers["content-type"] == media_type
    assert "Accept" in negotiated.headers["vary"].split(", ")
    assert negotiated.content == asked.content


def test_json_is_the_form_of_those_who_do_not_ask(client: TestClient) -> None:
    for headers in ({}, {"accept": "*/*"}, {"accept": "image/png"}):
        assert client.get(PATH, headers=headers).headers["content-type"] == "application/json"


@pytest.mark.parametrize("path", [PATH, f"{PATH}?format=ris", RULE, f"{RULE}?format=text"])
def test_the_url_to_cite_is_told_in_a_header(client: TestClient, path: str) -> None:
    pinned = client.get(RULE).json()["citation"]["url"]
    answer = client.get(path)
    assert answer.headers["link"] == f'<{pinned}>; rel="cite-as"'
    assert "Link" in answer.headers["access-control-expose-headers"]
    own = client.get(pinned.removeprefix(PUBLIC_URL))
    assert own.headers["link"] == answer.headers["link"]


def test_the_whole_text_is_cited_where_no_part_is_named(client: TestClient) -> None:
    rule = client.get(RULE).json()
    citation = client.get(PATH).json()
    assert citation["quote"] == rule["text"]
    assert citation["passage"] == {"start": 0, "end": len(rule["text"]), "prefix": "", "suffix": ""}
    assert citation["fragment_url"].startswith(f"{citation['page']}#r113.6k:~:text=")
    known = {name: citation[name] for name in rule["citation"]}
    assert known == rule["citation"]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_part_is_named_by_its_place_or_its_words(
    client: TestClient, places: list[Place], data: st.DataObject
) -> None:
    place = data.draw(st.sampled_from(places))
    text = place.record.text
    assert text is not None
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, min(len(text), start + 400)))
    path = f"/v1/rules/{place.number}@{place.edition}:{place.locale}/citation"
    by_place = client.get(path, params={"passage": f"{start},{end}"}).json()
    assert by_place["quote"] == text[start:end]
    passage = by_place["passage"]
    assert (passage["start"], passage["end"]) == (start, end)
    around = passage["prefix"] + by_place["quote"] + passage["suffix"]
    assert around == text[max(0, start - 32) : end + 32]
    assert by_place["text_sha256"] == hashlib.sha256(text[start:end].encode()).hexdigest()
    by_words = client.get(path, params={"quote": text[start:end]}).json()
    first = text.index(text[start:end])
    assert by_words["passage"]["start"] == first
    if first == start:
        assert by_words == by_place


def test_a_web_annotation_selects_the_part(client: TestClient) -> None:
    answer = client.get(f"{PATH}?format=web-annotation&quote=condición de disparo")
    target = orjson.loads(answer.content)["target"]
    rule = client.get(target["source"].removeprefix(PUBLIC_URL)).json()
    quoted, place = target["selector"]
    assert quoted["exact"] == "condición de disparo"
    assert rule["text"][place["start"] : place["end"]] == quoted["exact"]
    assert rule["text"].startswith(quoted["prefix"] + quoted["exact"] + quoted["suffix"])


def _example(client: TestClient) -> dict[str, Any]:
    example: dict[str, Any] = client.get(RULE).json()["examples"][0]
    return example


@pytest.mark.parametrize(
    "asked",
    [
        {"field": "example 1"},
        {"quote": "{}"},
        {"quote": "{}", "field": "example 1"},
        {"passage": "0,{length}", "field": "example 1"},
    ],
)
def test_an_example_is_cited_as_a_hit_in_it_is(client: TestClient, asked: dict[str, str]) -> None:
    example = _example(client)
    text, length = example["text"], len(example["text"])
    parameters = {name: value.format(text, length=length) for name, value in asked.items()}
    cited = client.get(PATH, params=parameters).json()
    assert cited["passage"] == {"start": 0, "end": length, "prefix": "", "suffix": ""}
    assert (cited["field"], cited["quote"]) == ("example 1", text)
    assert cited["source"] == example["source"]
    hits = client.get("/v1/search?q=absolver+thrull&lang=es").json()["hits"]
    hit = next(one for one in hits if one["number"] == "113.6k")["citation"]
    assert {name: cited[name] for name in hit} == hit


def test_words_of_an_example_are_cited_with_their_place(client: TestClient) -> None:
    example = _example(client)
    words = " ".join(example["text"].split()[:3])
    cited = client.get(PATH, params={"quote": words}).json()
    assert (cited["field"], cited["quote"]) == ("example 1", words)
    passage = cited["passage"]
    assert example["text"][passage["start"] : passage["end"]] == words
    assert cited["text_sha256"] == hashlib.sha256(words.encode()).hexdigest()
    assert cited["source"]["start"] == example["source"]["start"]
    assert client.get(cited["source"]["url"].removeprefix(PUBLIC_URL)).text == words
    assert cited["fragment_url"].startswith(f"{cited['page']}#r113.6k:~:text=")


def test_words_that_stand_in_both_are_those_of_the_text(client: TestClient) -> None:
    text, example = client.get(RULE).json()["text"], _example(client)["text"]
    both = next(word for word in text.split() if word in example)
    assert client.get(PATH, params={"quote": both}).json()["field"] == "text"
    other = client.get(PATH, params={"quote": both, "field": "example 1"}).json()
    assert (other["field"], other["quote"]) == ("example 1", both)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_the_source_of_a_part_is_that_of_its_words(
    books: TestClient, whole_books: list[dict[str, Any]], data: st.DataObject
) -> None:
    rule = data.draw(st.sampled_from(whole_books))
    texts = {"text" if rule["text"] else "title": rule["text"] or rule["title"]}
    texts |= {f"example {one['index']}": one["text"] for one in rule["examples"]}
    field = data.draw(st.sampled_from(sorted(texts)))
    start = data.draw(st.integers(0, len(texts[field]) - 1))
    end = data.draw(st.integers(start + 1, len(texts[field])))
    path = f"/v1/rules/{rule['handle']}/citation"
    asked = {"passage": f"{start},{end}", "field": field}
    cited = books.get(path, params=asked).json()
    source = cited["source"]
    slices = [books.get(url.removeprefix(PUBLIC_URL)).text for url in source["urls"]]
    assert "".join("".join(slices).split()) == "".join(cited["quote"].split())
    document = books.get(f"/v1/documents/{source['document']}").text
    assert document[source["start"] : source["end"]] == "".join(slices) or len(slices) > 1
    assert source["line"] == len(re.split(r"\r\n|\r|\n", document[: source["start"]]))
    text = books.get(path, params={**asked, "format": "text"}).text
    assert f"line {source['line']}" in text


@pytest.fixture(scope="session")
def whole_books(books: TestClient) -> list[dict[str, Any]]:
    """Every record of both books."""
    return [
        rule
        for name in ("2019-01-25/es", "2014-05-01/fr")
        for rule in books.get(f"/v1/editions/{name}/rulebook.json").json()["rules"]
        if rule["citation"]["source"]
    ]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_every_field_is_quoted_in_every_form(
    client: TestClient, places: list[Place], data: st.DataObject
) -> None:
    place = data.draw(st.sampled_from([one for one in places if one.record.examples]))
    field, text = data.draw(st.sampled_from(place.record.fields()))
    start = data.draw(st.integers(0, len(text) - 1))
    quote = text[start : data.draw(st.integers(start + 1, min(len(text), start + 200)))]
    path = f"/v1/rules/{place.number}@{place.edition}:{place.locale}/citation"
    cited = client.get(path, params={"quote": quote}).json()
    first = next(name for name, held in place.record.fields() if quote in held)
    assert (cited["field"], cited["quote"]) == (first, quote)
    asked = {"quote": quote, "field": field}
    assert client.get(path, params=asked).json()["field"] == field
    for name in FORMATS:
        answer = client.get(path, params={**asked, "format": name})
        assert answer.status_code == 200
        told = f"{field} of the rule" in answer.text.replace("Example", "example")
        assert told == (name != "json" and field != "text")


def test_a_web_annotation_selects_in_an_example(client: TestClient) -> None:
    example = _example(client)
    words = example["text"].split()[1]
    answer = client.get(PATH, params={"format": "web-annotation", "quote": words})
    annotation = orjson.loads(answer.content)
    selector = annotation["target"]["selector"]
    found = client.get(annotation["target"]["source"].removeprefix(PUBLIC_URL)).json()
    for step in selector["value"].split("/")[1:]:
        found = found[int(step) if step.isdigit() else step]
    assert found == example["text"]
    quoted, place = selector["refinedBy"]
    assert found[place["start"] : place["end"]] == quoted["exact"] == words
    in_text = orjson.loads(client.get(f"{PATH}?format=web-annotation").content)
    assert annotation["id"].partition("#")[2].startswith("example=1&char=")
    assert in_text["id"] != annotation["id"]


@pytest.mark.parametrize(
    ("query", "code", "facts"),
    [
        ("quote=Condición de disparo", "passage-not-found", {"handle": "113.6k@undated:es"}),
        ("quote=palabras inventadas", "passage-not-found", {"asked": "palabras inventadas"}),
        ("passage=5,5", "invalid-parameter", {}),
        ("passage=9,3", "invalid-parameter", {}),
        ("passage=0,99999", "invalid-parameter", {}),
        ("passage=a,b", "invalid-parameter", {}),
        ("passage=-1,4", "invalid-parameter", {}),
        ("passage=0,4&quote=Una", "invalid-parameter", {}),
        ("quote=Absolver&field=text", "passage-not-found", {"asked": "Absolver"}),
        ("field=example 2", "invalid-parameter", {}),
        ("field=title", "invalid-parameter", {}),
        ("passage=0,9999&field=example 1", "invalid-parameter", {}),
        ("quote=", "invalid-parameter", {}),
        ("format=pdf", "invalid-parameter", {}),
    ],
)
def test_a_part_that_is_not_there_is_an_error(
    client: TestClient, query: str, code: str, facts: dict[str, Any]
) -> None:
    answer = client.get(f"{PATH}?{query}")
    problem = answer.json()
    assert problem["code"] == code
    assert answer.status_code == (404 if code == "passage-not-found" else 422)
    assert facts.items() <= problem.items()


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("113.6k?passage=0,999", "text has 232 code points"),
        ("113.6k?passage=0,999&field=example 1", "example 1 has 302 code points"),
        ("113?passage=0,999", "title has 11 code points"),
        ("113.6k?field=example 2", "113.6k has text, example 1, and no 'example 2'."),
        ("113?field=text", "113 has title, and no 'text'."),
        ("113.6k?field=", "113.6k has text, example 1, and no ''."),
    ],
)
def test_what_there_is_instead_is_told(client: TestClient, path: str, told: str) -> None:
    number, _, query = path.partition("?")
    answer = client.get(f"/v1/rules/{number}/citation?lang=es&{query}")
    assert told in answer.json()["detail"]


def test_a_chapter_is_cited_by_its_title_and_a_record_that_is_implied_by_nothing(
    client: TestClient,
) -> None:
    chapter = client.get("/v1/rules/801@undated:es/citation?quote=rango").json()
    assert (chapter["quote"], chapter["label"]) == ("rango", "Regla 801")
    section = client.get("/v1/rules/8@undated:es/citation").json()
    assert (section["quote"], section["passage"]) == (None, None)
    assert section["fragment_url"] == f"{section['page']}#r8"
    assert client.get("/v1/rules/8@undated:es/citation?quote=a").status_code == 404
    for name in FORMATS:
        assert client.get(f"/v1/rules/8@undated:es/citation?format={name}").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/v1/rules/{}",
        "/v1/rules/{}/references",
        "/v1/rules/{}/translations",
        "/v1/rules/{}/citation",
        "/v1/rules?numbers={}",
        "/v1/editions/undated/fr/rules/{}",
        "/v1/search?q={}",
        "/v1/search?q=capacités&in={}",
        "/fr/{}",
        "/es/{}",
    ],
)
def test_a_handle_is_taken_wherever_a_number_is(client: TestClient, path: str) -> None:
    answer = client.get(path.format("604.3a@undated:fr"), headers={"accept-language": "es"})
    if answer.status_code == 302:
        assert answer.headers["location"] == "/fr/604.3a"
    else:
        assert answer.status_code == 200
        assert answer.headers["content-language"] == "fr"
        assert "604.3a@undated:fr" in answer.text
    refused = client.get(f"{path}{'&' if '?' in path else '?'}lang=es".format("604.3a@undated:fr"))
    assert refused.status_code in (302, 422)
