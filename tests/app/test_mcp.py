"""The tools for AI clients: the protocol's own client, over both transports, to real processes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import jsonschema
import pytest
from mcp import Client

from tests.app.conftest import ROOT
from tests.app.mcp_session import Session, connected, over_stdio

NAMES = ["search_rules", "get_rule", "get_references", "verify_quotes", "audit_answer"]


@pytest.fixture(scope="module", params=["http", "http legacy", "stdio"])
def session(request: pytest.FixtureRequest, snapshot_root: Path, server: str) -> Iterator[Session]:
    """A session over each transport; over HTTP in both eras of the protocol."""
    if request.param == "stdio":
        client = over_stdio(snapshot_root, server)
    else:
        mode = "legacy" if "legacy" in request.param else "auto"
        client = Client(f"{server}/mcp", mode=mode)
    with connected(client) as session:
        yield session


def test_five_tools_are_listed_with_what_is_loaded(session: Session) -> None:
    tools = session.tools().tools
    assert [tool.name for tool in tools] == NAMES
    for tool in tools:
        assert "es (undated), fr (undated)" in (tool.description or "")
        assert tool.annotations
        assert tool.annotations.read_only_hint
        assert tool.input_schema["additionalProperties"] is False
        for schema in (tool.input_schema, tool.output_schema):
            assert schema
            assert schema["type"] == "object"
            jsonschema.Draft202012Validator.check_schema(schema)
    assert "audit_answer" in (session.client.instructions or "")
    information = session.client.server_info
    assert information
    assert information.name == "reglario"


@pytest.mark.parametrize(
    ("number", "lang", "handle", "origin"),
    [
        ("113.6k", "es", "113.6k@undated:es", "inferred"),
        ("regla 405.6 G", None, "405.6g@undated:es", "inferred"),
        ("604.3", "fr", "604.3@undated:fr", "printed"),
        ("604.7@undated:fr", None, "604.7@undated:fr", "printed"),
        ("801.2", "es", "801.2@undated:es", "printed"),
    ],
)
def test_a_rule_is_answered_as_over_http(
    session: Session, number: str, lang: str | None, handle: str, origin: str
) -> None:
    answer = session.answer("get_rule", number=number, lang=lang)
    assert (answer["handle"], answer["number_origin"]) == (handle, origin)
    pinned = httpx2.get(answer["url"]).json()
    for name in ("text", "number", "lang", "edition", "abridged", "official", "level", "children"):
        assert answer[name] == pinned[name]
    assert answer["examples"] == [example["text"] for example in pinned["examples"]]
    assert httpx2.get(answer["source_url"]).text == answer["text"]
    assert httpx2.get(answer["page"]).status_code == 200


def test_what_is_below_a_rule_is_answered_up_to_a_limit(session: Session) -> None:
    answer = session.answer("get_rule", number="405.6", lang="es", include_children=2)
    assert [rule["number"] for rule in answer["included"]] == answer["children"][:2]
    assert all(rule["text"] for rule in answer["included"])
    assert session.answer("get_rule", number="405.6")["included"] == []


@pytest.mark.parametrize(
    ("query", "lang", "number"),
    [("habilidades de mana", "es", "405.6c"), ("sortes de capacites", "fr", "604.7")],
)
def test_search_answers_whole_texts(session: Session, query: str, lang: str, number: str) -> None:
    answer = session.answer("search_rules", query=query, lang=lang, limit=1)
    [searched] = answer["searched"]
    assert (searched["lang"], searched["edition"]) == (lang, "undated")
    [hit] = answer["hits"]
    assert hit["rule"]["number"] == number
    assert httpx2.get(hit["rule"]["url"]).json()["text"] == hit["rule"]["text"]
    assert hit["snippet"] in hit["rule"]["text"]
    assert answer["total"] >= 1


def test_a_hit_in_an_example_has_all_of_it(session: Session) -> None:
    [hit] = session.answer("search_rules", query="Reassembling", lang="*")["hits"]
    assert (hit["kind"], hit["matched_in"]) == ("example", "example 1")
    assert hit["snippet"] in hit["example"]
    examples = httpx2.get(hit["rule"]["url"]).json()["examples"]
    assert [example["text"] for example in examples] == [hit["example"]]
    [hit] = session.answer("search_rules", query="405.6a@undated:es", lang="es,fr")["hits"]
    assert "example" not in hit


@pytest.mark.parametrize("lang", ["es,fr", "*"])
def test_a_search_of_several_languages_is_answered_as_over_http(
    session: Session, server: str, lang: str
) -> None:
    answer = session.answer("search_rules", query="xyzzy mana", lang=lang, limit=4)
    parameters: dict[str, str | int] = {"q": "xyzzy mana", "lang": lang, "limit": 4}
    found = httpx2.get(f"{server}/v1/search", params=parameters).json()
    assert [hit["rule"]["lang"] for hit in answer["hits"]] == ["es", "fr", "es", "fr"]
    assert [hit["rule"]["handle"] for hit in answer["hits"]] == [
        hit["citation"]["handle"] for hit in found["hits"]
    ]
    assert answer["total"] == found["total"]
    for ours, theirs in zip(answer["searched"], found["searched"], strict=True):
        assert ours == {name: told for name, told in theirs.items() if name in ours}
        assert ours["left_out"] == ["xyzzy"]


@pytest.mark.parametrize(
    ("number", "lang", "mentioned"), [("405.6c", "es", "605"), ("604.2", "fr", "112.6")]
)
def test_references_name_their_targets(
    session: Session, number: str, lang: str, mentioned: str
) -> None:
    answer = session.answer("get_references", number=number, lang=lang)
    assert answer["handle"] == f"{number}@undated:{lang}"
    [mention] = answer["outgoing"]
    [target] = mention["targets"]
    assert (target["number"], target["status"]) == (mentioned, "not_in_rulebook")
    assert "url" not in target
    assert mention["match"] in session.answer("get_rule", number=answer["handle"])["text"]
    assert (answer["outgoing_total"], answer["incoming_total"]) == (1, 0)


QUOTES = {
    "es": ("que no puede ser contrarrestado o no puede ser copiado", "113.6g"),
    "fr": ("Elles fonctionnent également en dehors de la partie.", "604.3"),
}


@pytest.mark.parametrize("lang", QUOTES)
def test_quotations_are_verified(session: Session, lang: str) -> None:
    quote, number = QUOTES[lang]
    changed = quote.replace("no puede", "puede", 1).replace("également", "rarement")
    quotes = [
        {"quote": quote, "number": number, "lang": lang},
        {"quote": changed, "number": f"{number}@undated:{lang}"},
        {"quote": quote},
        {"quote": quote, "number": "704.5l", "lang": lang},
    ]
    exact, altered, found, impossible = session.answer("verify_quotes", quotes=quotes)["results"]
    assert (exact["verdict"], exact["handle"]) == ("exact", f"{number}@undated:{lang}")
    assert altered["verdict"] == "altered"
    assert altered["true_text"] == quote
    assert altered["differences"]
    assert found["verdict"] == "exact"
    assert [place["handle"] for place in found["found_in"]] == [exact["handle"]]
    assert impossible["verdict"] == "elsewhere"
    assert quote in httpx2.get(exact["url"]).json()["text"]


def test_a_list_that_comes_as_a_string_is_read(session: Session) -> None:
    quote, number = QUOTES["es"]
    told = json.dumps([{"quote": quote, "number": number}])
    assert session.answer("verify_quotes", quotes=told)["results"][0]["verdict"] == "exact"


@pytest.mark.parametrize(
    ("text", "verdict", "kinds"),
    [
        ("«Los efectos no van a la pila» (regla 405.6a).", "clean", []),
        ("«Los efectos van a la pila» (regla 405.6a).", "broken", ["quote_altered"]),
        ("Véase la regla 704.5l.", "broken", ["unused_letter"]),
        ("Véase la regla 702.19.", "warnings", ["rule_not_held"]),
        (
            "D'après la **règle 604.3** :\n\n> Elles fonctionnent aussi en dehors de la partie.",
            "broken",
            ["quote_altered"],
        ),
    ],
)
def test_a_whole_answer_is_audited(
    session: Session, text: str, verdict: str, kinds: list[str]
) -> None:
    answer = session.answer("audit_answer", text=text)
    assert answer["verdict"] == verdict
    assert [finding["kind"] for finding in answer["findings"]] == kinds
    for finding in (*answer["findings"], *answer["confirmed"]):
        assert finding["excerpt"] == text[finding["start"] : finding["end"]]


def test_an_audit_tells_so_many_findings_and_how_many_there_are(session: Session) -> None:
    text = " ".join(f"Véase la regla {number}.1l." for number in range(702, 712))
    answer = session.answer("audit_answer", text=text, limit=3)
    assert (len(answer["findings"]), answer["findings_total"]) == (3, 10)


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("get_rule", {"number": "113.6k", "lang": "de"}, r"unknown-language: .*Available: es, fr"),
    ("search_rules", {"query": "pila", "lang": "de"}, r"unknown-language: .*es, fr"),
    ("search_rules", {"query": "pila", "lang": "es,de"}, r"unknown-language: .*'de'.*es, fr"),
    ("get_rule", {"number": "113.6l"}, r"unused-letter: .*113\.6k or 113\.6m"),
    ("get_rule", {"number": "405.6z", "lang": "es"}, r"no-such-rule: .*Near it: 405\.6.*not held"),
    ("get_rule", {"number": "604.1", "lang": "es"}, r"no-such-rule: .*Held by: undated:fr"),
    ("get_references", {"number": "999.9"}, r"no-such-rule"),
    ("get_rule", {"number": "113.6k", "edition": "2026-08-07"}, r"unknown-edition: .*undated:es"),
    ("get_rule", {"number": "113.6a-113.6c"}, r"invalid-number: .*get_rule once for each"),
    ("get_rule", {"number": "Emblemas"}, r"invalid-number: .*search_rules"),
    ("get_rule", {"number": "113.6k", "language": "fr"}, r"language: no argument.*number, lang"),
    ("get_rule", {"number": "113.6k@undated:es", "lang": "fr"}, r"lang: The handle names 'es'"),
    ("get_rule", {}, r"number: Field required"),
    ("search_rules", {"query": "pila", "limit": 500}, r"limit: .*less than or equal to 25"),
    ("search_rules", {"query": "pila", "within": "x"}, r"invalid-parameter: within: 'x' is not"),
    ("search_rules", {"query": "a " * 200}, r"query-too-long: "),
    ("verify_quotes", {"quotes": [{"quote": "x"}] * 21}, r"quotes: .*at most 20"),
    ("verify_quotes", {"quotes": "x"}, r"quotes: .*valid list"),
    ("verify_quotes", {"quotes": [{"quote": "x", "number": "y"}]}, r"quotes\.0\.number: 'y'"),
    ("audit_answer", {"text": "Hola.", "lang": "de"}, r"unknown-language: "),
    ("no_such_tool", {}, "There is no tool 'no_such_tool'.*get_rule"),
]


@pytest.mark.parametrize(("name", "arguments", "told"), REFUSED)
def test_a_refusal_says_what_to_do(
    session: Session, name: str, arguments: dict[str, Any], told: str
) -> None:
    assert re.search(told, session.refusal(name, **arguments))


def test_the_examples_of_the_manual_are_answered(session: Session) -> None:
    manual = (ROOT / "docs" / "ai-clients.md").read_text("utf-8")
    examples = dict(re.findall(r"^\| `(\w+)` \| .* \| `(\{.*\})` \|$", manual, re.MULTILINE))
    assert list(examples) == NAMES
    answers = {name: session.answer(name, **json.loads(text)) for name, text in examples.items()}
    [verified] = answers["verify_quotes"]["results"]
    assert verified["verdict"] == "exact"
    assert answers["audit_answer"]["verdict"] == "broken"
    assert answers["search_rules"]["hits"]
    assert len(answers["get_rule"]["included"]) == 7
