"""Look-ups over the wire: language, edition, number, form."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from app.asked import Asked
from app.citations.formats import FORMATS
from indexer.model.errors import NumberError
from indexer.references.reading import read_number
from tests.app.conftest import Place

RULE_MEMBERS = {
    "number",
    "handle",
    "level",
    "number_origin",
    "lang",
    "edition",
    "effective_on",
    "official",
    "complete_rulebook",
    "chapter",
    "title",
    "text",
    "abridged",
    "examples",
    "references",
    "parent",
    "previous",
    "next",
    "children",
    "duplicates",
    "citation",
}


def test_a_subrule(client: TestClient) -> None:
    rule = client.get("/v1/rules/113.6k").json()
    assert rule.keys() == RULE_MEMBERS
    assert rule["number"] == "113.6k"
    assert rule["handle"] == "113.6k@undated:es"
    assert rule["level"] == "subrule"
    assert rule["number_origin"] == "inferred"
    assert (rule["lang"], rule["edition"], rule["effective_on"]) == ("es", "undated", None)
    assert (rule["official"], rule["complete_rulebook"], rule["abridged"]) == (False, False, False)
    assert rule["chapter"] == {"number": "113", "title": "Habilidades"}
    assert rule["text"].startswith("Una condición de disparo que no puede")
    assert (rule["parent"], rule["previous"], rule["next"]) == ("113.6", "113.6j", "113.6m")
    [example] = rule["examples"]
    assert example["index"] == 1
    assert example["text"].startswith("Absolver Thrull tiene la habilidad")
    [reference] = rule["references"]
    assert reference["in"] == "example 1"
    assert example["text"][reference["start"] : reference["end"]] == reference["match"]
    assert reference["targets"] == [
        {"number": "702.55", "title": "Acechar", "status": "not_in_rulebook"}
    ]
    citation = rule["citation"]
    assert citation["id"] == "urn:mtg-cr:undated:es:113.6k"
    assert citation["label"] == "Regla 113.6k"
    assert citation["quote"] == rule["text"]
    assert citation["text_sha256"] == hashlib.sha256(rule["text"].encode()).hexdigest()
    assert citation["page"] == "https://rules.example/es/113.6k?edition=undated"
    assert "Wizards of the Coast" in citation["attribution"]


def test_a_chapter_and_an_implied_section(client: TestClient) -> None:
    chapter = client.get("/v1/rules/801").json()
    assert chapter["title"] == "Opción de rango de influencia limitado"
    assert chapter["children"][:2] == ["801.1", "801.2"]
    assert len(chapter["children"]) == 18
    section = client.get("/v1/rules/8?lang=es").json()
    assert section["number_origin"] == "implied"
    assert (section["title"], section["text"], section["chapter"]) == (None, None, None)
    assert section["citation"]["source"] is None
    assert section["citation"]["quote"] is None


@pytest.mark.parametrize(
    ("headers", "query", "lang"),
    [
        ({}, "", "es"),
        ({"accept-language": "fr"}, "", "fr"),
        ({"accept-language": "fr;q=0.2, es;q=0.9"}, "", "es"),
        ({"accept-language": "es-MX,fr;q=0.8"}, "", "es"),
        ({"accept-language": "fr-CA"}, "", "fr"),
        ({"accept-language": "de, fr;q=0.5"}, "", "fr"),
        ({"accept-language": "es;q=0, *"}, "", "fr"),
        ({"accept-language": "de"}, "", "es"),
        ({"accept-language": "*"}, "", "es"),
        ({"accept-language": "fr;q=broken, es"}, "", "es"),
        ({"accept-language": "fr"}, "lang=es", "es"),
        ({"accept-language": "es"}, "lang=fr", "fr"),
        ({}, "lang=FR", "fr"),
        ({}, "lang=fr-CA", "fr"),
    ],
)
def test_language(client: TestClient, headers: dict[str, str], query: str, lang: str) -> None:
    answer = client.get(f"/v1/contents?{query}", headers=headers)
    assert answer.json()["lang"] == lang
    assert answer.headers["content-language"] == lang
    vary = answer.headers.get("vary", "")
    assert ("Accept-Language" in vary) is (query == "")


def test_without_lang_the_first_language_that_has_the_rule(client: TestClient) -> None:
    answer = client.get("/v1/rules/604.3", headers={"accept-language": "es"})
    assert answer.status_code == 200
    assert answer.headers["content-language"] == answer.json()["lang"] == "fr"


def test_with_lang_never_another_language(client: TestClient) -> None:
    answer = client.get("/v1/rules/604.3?lang=es")
    assert answer.status_code == 404
    problem = answer.json()
    assert problem["code"] == "no-such-rule"
    assert problem["available_in"] == ["undated:fr"]
    assert problem["lang"] == "es"


@pytest.mark.parametrize(
    ("asked", "number"),
    [
        ("113.6K", "113.6k"),
        ("113.6k.", "113.6k"),
        ("(113.6k)", "113.6k"),
        ("113.6%20k", "113.6k"),
        ("CR%20113.6k", "113.6k"),
        ("CR+113.6k", "113.6k"),
        ("regla+113.6k", "113.6k"),
        ("r%C3%A8gle%C2%A0604.3", "604.3"),
        ("%C2%A7113.6k", "113.6k"),
        ("%EF%BC%91%EF%BC%91%EF%BC%93.6k", "113.6k"),
    ],
)
def test_tolerant_numbers(client: TestClient, asked: str, number: str) -> None:
    answer = client.get(f"/v1/rules/{asked}")
    assert answer.status_code == 200, answer.text
    rule = answer.json()
    assert rule["number"] == number
    assert rule["normalized_from"]
    assert answer.headers["content-location"].endswith(f"/rules/{number}")


def test_canonical_numbers_and_handles_are_not_normalized(client: TestClient) -> None:
    for asked in ("113.6k", "113.6k@undated:es"):
        assert "normalized_from" not in client.get(f"/v1/rules/{asked}").json()


def test_a_handle_fixes_edition_and_language(client: TestClient) -> None:
    answer = client.get("/v1/rules/604.3@undated:fr", headers={"accept-language": "es"})
    assert answer.json()["handle"] == "604.3@undated:fr"
    assert "Accept-Language" not in answer.headers["vary"]
    agreeing = client.get("/v1/rules/604.3@undated:fr?lang=fr&edition=undated")
    assert agreeing.json()["lang"] == "fr"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/v1/rules/704.5l", 404, "unused-letter"),
        ("/v1/rules/704.5o", 404, "unused-letter"),
        ("/v1/rules/0704", 422, "invalid-number"),
        ("/v1/rules/7041", 422, "invalid-number"),
        ("/v1/rules/abc", 422, "invalid-number"),
        ("/v1/rules/113.6k%00", 422, "invalid-number"),
        ("/v1/rules/%FF%FE", 422, "invalid-parameter"),
        ("/v1/rules/28-28:2", 422, "invalid-number"),
        ("/v1/rules/" + "1" * 3000, 422, "invalid-number"),
        ("/v1/rules/510.1c-d", 422, "invalid-number"),
        ("/v1/rules/999.9", 404, "no-such-rule"),
        ("/v1/rules/405", 200, None),
        ("/v1/rules/40", 422, "invalid-number"),
        ("/v1/rules/405.66", 404, "no-such-rule"),
        ("/v1/rules/113.6k?lang=xx", 400, "unknown-language"),
        ("/v1/rules/113.6k?lang=", 400, "unknown-language"),
        ("/v1/rules/113.6k?lang=123", 400, "unknown-language"),
        ("/v1/rules/113.6k?edition=2020-01-01", 404, "unknown-edition"),
        ("/v1/rules/113.6k?edition=x&lang=es", 404, "unknown-edition"),
        ("/v1/rules/113.6k@undated:es?lang=fr", 422, "invalid-parameter"),
        ("/v1/rules/113.6k@undated:es?edition=2020-01-01", 422, "invalid-parameter"),
        ("/v1/rules/113.6k@2020-01-01:es", 404, "unknown-edition"),
        ("/v1/rules/113.6k@undated:de", 400, "unknown-language"),
        ("/v1/rules/113.6k?editon=undated", 422, "invalid-parameter"),
        ("/v1/rules/113.6k?lang=es&lang=fr", 422, "invalid-parameter"),
        ("/v1/rules/113.6k?format=xml", 422, "invalid-parameter"),
        ("/v1/rules/113.6k?max_chars=500", 422, "invalid-parameter"),
        ("/v1/rules/113.6k?format=text&max_chars=5", 422, "invalid-parameter"),
        ("/v1/rules/113.6k?include=everything", 422, "invalid-parameter"),
        ("/v1/rules?numbers=", 422, "invalid-parameter"),
        ("/v1/rules", 422, "invalid-parameter"),
        ("/v1/rules?numbers=,", 422, "invalid-parameter"),
        ("/v1/rules?numbers=100.1-100.900", 422, "range-too-large"),
        ("/v1/rules?numbers=113.6&lang=xx", 400, "unknown-language"),
        ("/v1/editions/undated/de/rules/113.6k", 400, "unknown-language"),
        ("/v1/editions/2020-01-01/es/rules/113.6k", 404, "unknown-edition"),
        ("/v1/editions/undated/es/rules/113.6k@undated:fr", 422, "invalid-parameter"),
        ("/v1/editions/undated/es/zzz/rules/113.6k", 422, "invalid-parameter"),
        ("/v1/editions/undated/es/000000000000/rules/113.6k", 410, "revision-gone"),
        ("/v1/editions/undated/es/zzz/glossary/x", 422, "invalid-parameter"),
        ("/v1/editions/undated/es/000000000000/glossary/x", 410, "revision-gone"),
        ("/v1/editions/nope/es/zzz/rules/113.6k", 404, "unknown-edition"),
        ("/v1/editions/nope/es/zzz/glossary/x", 404, "unknown-edition"),
        ("/v1/rules/113.6k/citation?format=apa", 422, "invalid-parameter"),
        ("/v1/search", 422, "invalid-parameter"),
        ("/v1/search?q=", 422, "invalid-parameter"),
        ("/v1/search?q=+%E3%80%80", 422, "invalid-parameter"),
        ("/v1/suggest?q=%20", 422, "invalid-parameter"),
        ("/v1/search?q=mana&limit=0", 422, "invalid-parameter"),
        ("/v1/search?q=mana&limit=101", 422, "invalid-parameter"),
        ("/v1/search?q=mana&limit=ten", 422, "invalid-parameter"),
        ("/v1/search?q=mana&offset=-1", 422, "invalid-parameter"),
        ("/v1/search?q=mana&in=abc", 422, "invalid-parameter"),
        ("/v1/search?q=" + "mana+" * 100, 422, "query-too-long"),
        ("/v1/documents/es/none.txt", 404, "no-such-document"),
        ("/v1/documents/../rules_data/sources.toml", 404, None),
        ("/v1/documents/es/regla-113.6.txt?start=99999", 422, "invalid-parameter"),
        ("/v1/documents/es/regla-113.6.txt?start=9&end=3", 422, "invalid-parameter"),
        ("/v1/documents/es/regla-113.6.txt?end=99999", 422, "invalid-parameter"),
        ("/v1/documents/es/regla-113.6.txt?start=-1", 422, "invalid-parameter"),
        ("/v1/editions/undated/xx/rulebook.json", 400, "unknown-language"),
        ("/v1/contents?lang=xx", 400, "unknown-language"),
        ("/problems/none", 404, "not-found"),
        ("/nowhere", 404, "not-found"),
        ("/v1/nowhere", 404, "not-found"),
        ("/v1/rules/113.6/nowhere", 404, "not-found"),
    ],
)
def test_statuses_and_codes(client: TestClient, path: str, status: int, code: str | None) -> None:
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    if code:
        assert answer.json()["code"] == code
        assert len(answer.content) < 4000


def test_helpful_extensions(client: TestClient) -> None:
    assert client.get("/v1/rules/113.6l").json()["suggestions"] == ["113.6k", "113.6m"]
    for path in ("/v1/rules/111.1l", "/v1/rules/113.6l?lang=fr", "/v1/rules/111.1l/references"):
        absent = client.get(path).json()  # nobody has what would be beside it
        assert (absent["code"], absent["suggestions"]) == ("unused-letter", [])
        assert absent["detail"].endswith("is no subrule; neither letter beside it is held.")
    (missed,) = client.get("/v1/rules?numbers=111.1l").json()["not_found"]
    assert missed["detail"].endswith("neither letter beside it is held.")
    assert "?numbers=" in client.get("/v1/rules/510.1c-d").json()["detail"]
    assert client.get("/v1/rules/1?lang=xx").json()["available_in"] == ["es", "fr"]
    assert client.get("/v1/rules/1?edition=x").json()["available_in"] == [
        "undated:es",
        "undated:fr",
    ]
    absent = client.get("/v1/rules/405.66?lang=es").json()
    assert "405.6" in absent["suggestions"]
    for number in ("999.99", "702.19zz"):
        absent = client.get(f"/v1/rules/{number}?lang=es").json()
        assert absent["suggestions"] == []
        assert "excerpts only, and nothing near it." in absent["detail"]
    absent = client.get("/v1/rules/604.9").json()
    assert (absent["lang"], absent["suggestions"][0]) == ("fr", "604.7")
    gone = client.get("/v1/editions/undated/es/000000000000/rules/113.6k")
    assert gone.headers["link"] == f'<{gone.json()["present"]}>; rel="latest-version"'
    assert client.get(gone.json()["present"]).json()["number"] == "113.6k"
    told = client.get("/v1/rules/113.6k/citation?format=apa").json()
    assert told["errors"][0]["parameter"] == "format"
    assert "markdown" in told["detail"]
    unknown = client.get("/v1/rules/113.6k?editon=undated").json()
    assert "edition" in unknown["errors"][0]["detail"]


def test_ranges_and_lists(client: TestClient) -> None:
    answer = client.get("/v1/rules", params={"numbers": "801.1-801.3, 111.2, 405.6a–b, 113.6k"})
    assert [rule["number"] for rule in answer.json()["rules"]] == [
        "801.1",
        "801.2",
        "801.3",
        "111.2",
        "405.6a",
        "405.6b",
        "113.6k",
    ]
    assert answer.json()["not_found"] == []


def test_a_range_skips_the_letters_that_subrules_skip(client: TestClient) -> None:
    answer = client.get("/v1/rules?numbers=113.6k-p").json()
    assert [rule["number"] for rule in answer["rules"]] == [
        "113.6k",
        "113.6m",
        "113.6n",
        "113.6p",
    ]


def test_what_is_not_found_is_listed(client: TestClient) -> None:
    answer = client.get("/v1/rules?numbers=999.9,113.6,704.5l,xyz&lang=es").json()
    assert [rule["number"] for rule in answer["rules"]] == ["113.6"]
    told = {(item["asked"], item["code"]) for item in answer["not_found"]}
    assert told == {
        ("999.9", "no-such-rule"),
        ("704.5l", "unused-letter"),
        ("xyz", "invalid-number"),
    }
    assert all(item["detail"] for item in answer["not_found"])


LOST = [
    ("604.3@2020-01-01:es", "unknown-edition", "2020-01-01"),
    ("604.3@2020-01-01", "unknown-edition", "2020-01-01"),
    ("999.9@undated:es", "no-such-rule", "999.9"),
    ("111-405", "invalid-number", "is no range"),
    ("405.6c-a", "invalid-number", "is no range"),
]


@pytest.mark.parametrize(("lost", "code", "told"), LOST)
def test_one_bad_part_does_not_lose_the_others(
    client: TestClient, lost: str, code: str, told: str
) -> None:
    parameters = {"numbers": f"113.6,{lost}", "lang": "es"}
    answer = client.get("/v1/rules", params=parameters).json()
    assert [rule["number"] for rule in answer["rules"]] == ["113.6"]
    (missed,) = answer["not_found"]
    assert (missed["asked"], missed["code"]) == (lost, code)
    assert told in missed["detail"]


@pytest.mark.parametrize("numbers", ["113.6", "113.6@undated:es", "x"])
@pytest.mark.parametrize(
    ("asked", "code"), [("lang=de", "unknown-language"), ("edition=1999", "unknown-edition")]
)
def test_what_is_wrong_for_the_whole_list_refuses_it(
    client: TestClient, numbers: str, asked: str, code: str
) -> None:
    assert client.get(f"/v1/rules?numbers={numbers}&{asked}").json()["code"] == code


def test_a_list_names_every_language_in_it(client: TestClient) -> None:
    answer = client.get("/v1/rules?numbers=113.6,604.3")
    assert answer.headers["content-language"] == "es, fr"
    assert [rule["lang"] for rule in answer.json()["rules"]] == ["es", "fr"]


def test_include_children(client: TestClient) -> None:
    rule = client.get("/v1/rules/405.6?include=children").json()
    assert [child["number"] for child in rule["included"]] == rule["children"]
    assert len(rule["included"]) == 8
    text = client.get("/v1/rules/405.6?include=children&format=text").text
    assert text.index("Regla 405.6a") < text.index("Regla 405.6h")


@pytest.mark.parametrize(
    ("accept", "query", "media_type"),
    [
        ("", "", "application/json"),
        ("*/*", "", "application/json"),
        ("application/json", "", "application/json"),
        ("text/plain", "", "text/plain; charset=utf-8"),
        ("text/markdown", "", "text/markdown; charset=utf-8"),
        ("text/*", "", "text/plain; charset=utf-8"),
        ("text/markdown, text/plain;q=0.5", "", "text/markdown; charset=utf-8"),
        ("text/markdown;q=0.1, */*;q=0.5", "", "application/json"),
        ("text/html,application/xhtml+xml,*/*;q=0.8", "", "application/json"),
        ("image/png", "", "application/json"),
        ("text/plain", "format=json", "application/json"),
        ("application/json", "format=text", "text/plain; charset=utf-8"),
    ],
)
def test_forms(client: TestClient, accept: str, query: str, media_type: str) -> None:
    answer = client.get(f"/v1/rules/113.6k?{query}", headers={"accept": accept} if accept else {})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == media_type
    varies = "accept" in [name.strip().lower() for name in answer.headers["vary"].split(",")]
    assert varies is (query == "")


def test_plain_text_and_markdown(client: TestClient) -> None:
    pinned = client.get("/v1/rules/113.6k").json()["citation"]["url"]
    text = client.get("/v1/rules/113.6k?format=text").text
    assert text.startswith(
        "Regla 113.6k · undated (es) · number inferred, not printed\n\nUna condición de disparo"
    )
    assert "\n\nEjemplo: Absolver Thrull" in text
    assert pinned in text
    assert "Wizards of the Coast" in text
    markdown = client.get("/v1/rules/113.6k?format=markdown").text
    assert markdown.startswith(
        "**Regla 113.6k** · undated (es) · number inferred, not printed\n\nUna condición"
    )
    assert f"<{pinned}>" in markdown
    abridged = client.get("/v1/rules/801.1?format=text").text
    assert "cut this text short" in abridged


@pytest.mark.parametrize(
    ("number", "origin"),
    [
        ("113.6k@undated:es", "inferred"),
        ("604@undated:fr", "implied"),
    ],
)
def test_every_form_says_that_a_number_is_not_printed(
    client: TestClient, number: str, origin: str
) -> None:
    url = f"/v1/rules/{number}"
    told = f"number {origin}, not printed"
    for form in ("text", "markdown"):
        assert told in client.get(f"{url}?format={form}").text
        assert told in client.get(f"{url}?format={form}&max_chars=280").text
    for form in FORMATS:
        printed = client.get(f"{url}/citation?format={form}").text
        assert (f'"number_origin":"{origin}"' if form == "json" else told) in printed.lower()
    for answer in client.get(f"{url}/translations").json()["translations"]:
        assert answer["number_origin"] == answer["citation"]["number_origin"]


def test_hits_say_that_their_number_is_not_printed(client: TestClient) -> None:
    url = "/v1/search?q=113.6k&lang=es&limit=1"
    (hit,) = client.get(url).json()["hits"]
    assert hit["citation"]["number_origin"] == "inferred"
    assert "(number inferred, not printed)" in client.get(f"{url}&format=text").text


def test_what_is_printed_is_not_doubted(client: TestClient) -> None:
    assert client.get("/v1/rules/604.1").json()["citation"]["number_origin"] == "printed"
    assert "not printed" not in client.get("/v1/rules/604.1/citation?format=text").text


@pytest.mark.parametrize("form", ["text", "markdown"])
@pytest.mark.parametrize("most", [300, 330, 400, 500, 700, 1000])
def test_max_chars(client: TestClient, form: str, most: int) -> None:
    path = f"/v1/rules/113.6?format={form}&include=children"
    whole = client.get(path).text
    cut = client.get(f"{path}&max_chars={most}").text
    assert len(cut) <= most < len(whole)
    assert "(Cut here: the whole has " in cut
    assert client.get("/v1/rules/113.6").json()["citation"]["url"] in cut
    assert "Wizards of the Coast" in cut
    kept, _, _ = cut.partition("…")
    assert whole.startswith(kept.rstrip())


def test_max_chars_that_is_enough_cuts_nothing(client: TestClient) -> None:
    path = "/v1/rules/113.6k?format=text"
    assert client.get(f"{path}&max_chars=100000").text == client.get(path).text


@pytest.mark.parametrize("number", ["801", "113.6b", "113.6k"])
def test_the_way_to_the_source_is_left_out_before_words_are(
    client: TestClient, number: str
) -> None:
    path = f"/v1/rules/{number}?format=text"
    whole = client.get(path).text
    *kept, source, attribution = whole.splitlines(keepends=True)
    assert "/v1/documents/" in source
    cut = client.get(f"{path}&max_chars={len(whole) - 1}").text
    assert cut == "".join([*kept, attribution])


def test_every_rule_walks_to_the_next(client: TestClient, places: list[Place]) -> None:
    for place in places:
        rule = client.get(place.url).json()
        if rule["next"]:
            after = client.get(f"/v1/editions/{place.edition}/{place.locale}/rules/{rule['next']}")
            assert after.json()["previous"] == rule["number"]


@given(st.text(max_size=30))
def test_any_text_as_a_number_is_answered(client: TestClient, text: str) -> None:
    path = "".join(f"%{byte:02X}" for byte in text.encode(errors="replace"))
    answer = client.get(f"/v1/rules/x{path}", headers={"accept": "*/*"})
    assert answer.status_code in (404, 422)


@given(st.text("0123456789.abklo-, –@:esundatedCR ", max_size=14))
def test_the_service_reads_numbers_as_the_grammar_does(client: TestClient, text: str) -> None:
    path = "".join(f"%{byte:02X}" for byte in text.encode())
    if not text:
        return
    status = client.get(f"/v1/rules/{path}").status_code
    try:
        read_number(text)
    except NumberError:
        assert status in (404, 422)
    else:
        assert status in (200, 400, 404)


def test_asked_reads_a_header_that_is_sent_twice(app: object) -> None:
    scope = {"headers": [(b"accept-language", b"de"), (b"accept-language", b"fr;q=0.5")]}
    present = app._live.present  # type: ignore[attr-defined]
    assert Asked(present, scope).languages == ("fr", "es")
