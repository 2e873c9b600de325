"""`POST /v1/citations/extract`: which rules a text cites, in which rulebook, and with links."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from markdown_it import MarkdownIt
from starlette.testclient import TestClient

from tests.app.conftest import PUBLIC_URL

PATH = "/v1/citations/extract"


def extract(client: TestClient, text: str, language: str = "", **wanted: Any) -> dict[str, Any]:  # noqa: ANN401
    headers = {"accept-language": language} if language else {}
    answer = client.post(PATH, json={"text": text, **wanted}, headers=headers)
    assert answer.status_code == 200, answer.text
    fields: dict[str, Any] = answer.json()
    for mention in fields["mentions"]:
        assert text[mention["start"] : mention["end"]] == mention["match"]
        for target in mention["targets"]:
            assert mention["start"] <= target["start"] < target["end"] <= mention["end"]
            is_held = target["status"] in ("found", "abridged")
            assert all((target[name] is not None) == is_held for name in ("handle", "url", "page"))
    return fields


def targets(fields: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    return [
        (target["number"], target["status"], target["lang"], target["edition"])
        for mention in fields["mentions"]
        for target in mention["targets"]
    ]


def test_every_number_of_a_list_and_a_range_is_resolved(client: TestClient) -> None:
    fields = extract(client, "Véanse las reglas 405.6a–c, 801.1 y 704.5l.")
    [mention] = fields["mentions"]
    assert mention["match"] == "reglas 405.6a–c, 801.1 y 704.5l"
    assert targets(fields) == [
        ("405.6a", "found", "es", "undated"),
        ("405.6b", "found", "es", "undated"),
        ("405.6c", "found", "es", "undated"),
        ("801.1", "abridged", "es", "undated"),
        ("704.5l", "unused_letter", "es", "undated"),
    ]
    first = mention["targets"][0]
    assert first["handle"] == "405.6a@undated:es"
    assert client.get(first["url"].removeprefix(PUBLIC_URL)).json()["number"] == "405.6a"
    assert first["page"] == f"{PUBLIC_URL}/es/405.6a?edition=undated"
    assert fields["targets"] == ["405.6a", "405.6b", "405.6c", "801.1", "704.5l"]
    assert fields["attribution"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rules 702.1–702.20", ["702.1–702.20"] * 20),
        ("rules 702.9–10 and 702.100", ["702.9–10"] * 2 + ["702.100"]),
        ("reglas 702.2–3, 702.20a-b", ["702.2–3"] * 2 + ["702.20a-b"] * 2),
        ("regla 114, «Emblemas» y règle 604", ["114", "604"]),
        ("\U0001f409 regra 704.5K", ["704.5K"]),
        ("规则702.2至702.20a", ["702.2", "702.20a"]),
        ("규칙 704번과 704.5a@undated:es", ["704", "704.5a@undated:es"]),
    ],
)
def test_each_number_says_where_it_is_written(
    client: TestClient, text: str, expected: list[str]
) -> None:
    found = [target for one in extract(client, text)["mentions"] for target in one["targets"]]
    assert [text[target["start"] : target["end"]] for target in found] == expected


def test_occurrences_and_unique_numbers_are_two_lists(client: TestClient) -> None:
    fields = extract(client, "405.6a, luego 405.6b; otra vez 405.6a")
    assert [mention["match"] for mention in fields["mentions"]] == ["405.6a", "405.6b", "405.6a"]
    assert fields["targets"] == ["405.6a", "405.6b"]


@pytest.mark.parametrize(
    ("text", "wanted", "language", "expected"),
    [
        # The word tells the language, whatever the request's is.
        ("regla 405.6", {}, "fr", ("405.6", "found", "es", "undated")),
        ("règle 604.1", {}, "es", ("604.1", "found", "fr", "undated")),
        ("regle 405.6", {}, "es", ("405.6", "not_in_rulebook", "fr", "undated")),
        # No word, or one of a language that is not loaded: as look-up does.
        ("604.1", {}, "es", ("604.1", "found", "fr", "undated")),
        ("CR 405.6", {}, "fr", ("405.6", "found", "es", "undated")),
        ("rule 999.9", {}, "fr", ("999.9", "not_in_rulebook", "fr", "undated")),
        ("rule 999.9", {}, "", ("999.9", "not_in_rulebook", "es", "undated")),
        # Asked for: that one, and no other.
        ("regla 405.6", {"lang": "fr"}, "", ("405.6", "not_in_rulebook", "fr", "undated")),
        (
            "604.1",
            {"lang": "es-MX", "edition": "undated"},
            "",
            ("604.1", "not_in_rulebook", "es", "undated"),
        ),
        # A handle names its own, whatever was asked for.
        ("405.6@undated:es", {"lang": "fr"}, "", ("405.6", "found", "es", "undated")),
        ("règle 604.1@undated", {}, "es", ("604.1", "found", "fr", "undated")),
        ("704.5k@2026-08-07:en", {}, "", ("704.5k", "edition_not_loaded", "en", "2026-08-07")),
        ("regla 405.6@2020-01-01", {}, "", ("405.6", "edition_not_loaded", None, "2020-01-01")),
        ("regla 0704.5", {}, "", ("0704.5", "malformed", "es", "undated")),
    ],
)
def test_the_rulebook_of_each_mention(
    client: TestClient, text: str, wanted: dict[str, str], language: str, expected: tuple[str, ...]
) -> None:
    assert targets(extract(client, text, language, **wanted)) == [expected]


def test_the_answer_tells_its_languages_and_what_decided_them(client: TestClient) -> None:
    body = {"text": "regla 405.6 y règle 604.1"}
    answer = client.post(PATH, json=body)
    assert answer.headers["content-language"] == "es, fr"
    assert "Accept-Language" in answer.headers["vary"]
    assert answer.headers["cache-control"] == "no-store"
    answer = client.post(PATH, json={**body, "lang": "es"})
    assert answer.headers["content-language"] == "es"
    assert "Accept-Language" not in answer.headers.get("vary", "")


def test_spans_are_code_points(client: TestClient) -> None:
    fields = extract(client, "𝔄😀 “Véase 405.6a–b”, después")
    assert (fields["mentions"][0]["start"], fields["mentions"][0]["end"]) == (10, 18)


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_an_annotated_text_links_what_is_held_and_nothing_else(
    client: TestClient, form: str
) -> None:
    text = "La regla 405.6a, 704.5k y reglas 405.6b, 405.6c."
    fields = extract(client, text, format=form, output="annotated")
    annotated = fields["annotated"]
    assert fields["annotated_format"] == ("html" if form == "html" else "markdown")
    shown = annotated if form == "html" else MarkdownIt("commonmark").render(annotated)
    links = re.findall(r'<a href="([^"]*)">([^<]*)</a>', shown)
    page = f"{PUBLIC_URL}/es/{{}}?edition=undated"
    assert [(html.unescape(url), label) for url, label in links] == [
        (page.format("405.6a"), "regla 405.6a"),
        (page.format("405.6b"), "reglas 405.6b"),
        (page.format("405.6c"), "405.6c"),
    ]
    assert re.sub(r"<[^>]*>", "", shown).strip() == text


def test_a_range_is_one_link_to_its_first_rule_that_is_held(client: TestClient) -> None:
    fields = extract(client, "reglas 405.5–6, 405.6c", output="annotated", lang="es")
    first, second = re.findall(r"\[([^\]]*)\]\(<([^>]*)>\)", fields["annotated"])
    assert first == ("reglas 405.5–6", f"{PUBLIC_URL}/es/405.6?edition=undated")
    assert second[0] == "405.6c"


PLAIN = "# no <b>título</b> & *nada*\n1. regla 405.6a: [x](y) `405.6b`\n    - 405.6c | a\n"


def test_plain_text_is_escaped_in_what_it_becomes(client: TestClient) -> None:
    as_html = extract(client, PLAIN, output="annotated", annotate_as="html")["annotated"]
    bare = re.sub(r'<a href="[^"]*">([^<]*)</a>', r"\1", as_html)
    assert html.unescape(bare) == PLAIN
    assert bare.count("<") == 0
    as_markdown = extract(client, PLAIN, output="annotated", annotate_as="markdown")["annotated"]
    shown = MarkdownIt("commonmark").render(as_markdown)
    assert set(re.findall(r"<(\w+)", shown)) == {"p", "a"}
    plain = html.unescape(re.sub(r"<[^>]*>", "", shown))
    assert plain.split() == PLAIN.split()


@pytest.mark.parametrize(
    ("body", "parameter"),
    [
        ({}, "text"),
        ({"text": "a" * 200_001}, "text"),
        ({"text": "a", "format": "pdf"}, "format"),
        ({"text": "a", "output": "x"}, "output"),
        ({"text": "a", "nonsense": 1}, "nonsense"),
        (
            {"text": "a", "format": "html", "output": "annotated", "annotate_as": "markdown"},
            "annotate_as",
        ),
    ],
)
def test_what_cannot_be_read_is_refused(
    client: TestClient, body: dict[str, Any], parameter: str
) -> None:
    answer = client.post(PATH, json=body)
    assert answer.status_code == 422
    assert [fault["parameter"] for fault in answer.json()["errors"]] == [parameter]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [({"lang": "de"}, "unknown-language"), ({"edition": "2020"}, "unknown-edition")],
)
def test_what_is_not_loaded_is_an_error(
    client: TestClient, wanted: dict[str, str], code: str
) -> None:
    assert client.post(PATH, json={"text": "", **wanted}).json()["code"] == code


def test_an_empty_text_cites_nothing(client: TestClient) -> None:
    fields = extract(client, "", output="annotated")
    assert (fields["mentions"], fields["targets"], fields["annotated"]) == ([], [], "")
