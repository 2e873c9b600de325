"""The citation services over HTTP and on the command line."""

from __future__ import annotations

import codecs
import gzip
from pathlib import Path
from typing import Any

import orjson
import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from app.bodies import LARGEST_BODY
from app.cli import cli
from app.problems import BadParameter
from app.schemas_citations import Audit, Verifications
from tests.app.conftest import PUBLIC_URL

VERIFY, AUDIT = "/v1/citations/verify", "/v1/citations/audit"
ALTERED = "que puede ser contrarrestado o no puede ser copiado"


def verified(client: TestClient, *quotes: dict[str, Any]) -> list[dict[str, Any]]:
    answer = client.post(VERIFY, json={"quotes": list(quotes)})
    assert answer.status_code == 200
    results: list[dict[str, Any]] = answer.json()["results"]
    return results


def test_a_result_has_the_true_text_its_place_and_its_citation(client: TestClient) -> None:
    (result,) = verified(client, {"quote": ALTERED, "number": "113.6g", "lang": "es"})
    assert (result["verdict"], result["number"], result["lang"]) == ("altered", "113.6g", "es")
    assert result["differences"] == [
        {
            "op": "replace",
            "quoted": "puede",
            "actual": "no puede",
            "quoted_at": 4,
            "actual_at": 44,
            "at_risk": True,
        }
    ]
    citation = result["citation"]
    assert result["true_text"] == citation["quote"][result["start"] : result["end"]]
    assert result["meaning_at_risk"]


@pytest.mark.parametrize(
    "number", ["113.6g@undated:es", "113.6G", "(113.6g).", "regla 113.6 g", "CR 113.6g"]
)
def test_numbers_are_read_tolerantly_and_handles_too(client: TestClient, number: str) -> None:
    quote = "que no puede ser contrarrestado"
    assert verified(client, {"quote": quote, "number": number})[0]["verdict"] == "exact"


def test_results_come_in_order_and_a_bare_list_is_taken(client: TestClient) -> None:
    quotes = [{"quote": "Los efectos no van a la pila"}, {"quote": "nada de esto se dice"}]
    answer = client.post(VERIFY, json=quotes)
    assert [result["verdict"] for result in answer.json()["results"]] == ["exact", "not_found"]
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["access-control-allow-origin"] == "*"


def test_the_shapes_are_as_documented(client: TestClient) -> None:
    quotes = [
        {"quote": ALTERED, "number": "113.6g"},
        {"quote": "Los efectos no van a la pila", "number": "405.6c"},
        {"quote": "la pila"},
        {"quote": "algo que no dice nadie", "number": "999.9"},
        {"quote": "Los efectos no van a la pila", "number": "704.5l"},
    ]
    Verifications.model_validate(client.post(VERIFY, json=quotes).json())
    text = f"La regla 113.6g: «{ALTERED}», 704.5l, y «Los efectos no van a la pila» (405.6a)."
    answer = Audit.model_validate(client.post(AUDIT, json={"text": text}).json())
    assert [finding.kind for finding in answer.findings] == ["quote_altered", "unused_letter"]
    assert [finding.kind for finding in answer.confirmed] == [
        "citation_found",
        "quote_exact",
        "citation_found",
    ]


def test_places_are_those_of_the_text_as_sent(client: TestClient) -> None:
    text = f"<p>🐉 Regla&nbsp;113.6g: «{ALTERED.replace('o no', '<b>o</b> no')}».</p>"
    (finding,) = client.post(AUDIT, json={"text": text, "format": "html"}).json()["findings"]
    quoted = text[finding["start"] : finding["end"]]
    assert (quoted[:3], quoted[-7:]) == ("que", "copiado")
    mention = finding["mention"]
    assert text[mention["start"] : mention["end"]] == "Regla&nbsp;113.6g"


@pytest.mark.parametrize("wanted", [{}, {"Accept-Language": "fr"}, {"Accept-Language": "es"}])
@pytest.mark.parametrize("word", ["regla", "règle"])
@pytest.mark.parametrize("number", ["110.3a", "702.3f", "101.1", "704.5l", "604.1@2014-05-01"])
def test_an_audit_reads_a_citation_as_extract_does_and_says_in_which_book(
    books: TestClient, word: str, number: str, wanted: dict[str, str]
) -> None:
    body = {"text": f"{word} {number}"}
    extracted = books.post("/v1/citations/extract", json=body, headers=wanted).json()
    audit = books.post(AUDIT, json=body, headers=wanted).json()
    (mention,) = extracted["mentions"]
    (finding,) = audit["findings"] + audit["confirmed"]
    (target,) = mention["targets"]
    assert (target.pop("start"), target.pop("end")) == (len(word) + 1, mention["end"])
    assert finding["mention"] == mention
    if target["status"] != "unused_letter":
        assert f"{target['edition']}:{target['lang']}" in finding["message"]
    assert audit["verdict"] == ("clean" if target["status"] == "found" else "broken")


def zipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


BODY = '{"text": "Nada que citar, señora."}'.encode()
REFUSED = [
    (VERIFY, {"quotes": []}, 422, "invalid-parameter"),
    (VERIFY, {"quotes": [{"quote": "a b c"}] * 101}, 422, "invalid-parameter"),
    (VERIFY, {"quotes": [{"quote": "a b c", "number": "abc"}]}, 422, "invalid-parameter"),
    (VERIFY, {"quotes": [{"quote": "a b c", "number": "113.6a-c"}]}, 422, "invalid-parameter"),
    (VERIFY, {"quotes": [{"quote": "a b c", "nummer": "1"}]}, 422, "invalid-parameter"),
    (
        VERIFY,
        {"quotes": [{"quote": "a b c", "number": "1@undated:es", "lang": "fr"}]},
        422,
        "invalid-parameter",
    ),
    (VERIFY, {"quotes": [{"quote": "a b c", "lang": "de"}]}, 400, "unknown-language"),
    (VERIFY, {"quotes": [{"quote": "a b c", "edition": "1999"}]}, 404, "unknown-edition"),
    (AUDIT, {"text": "x" * 200_001}, 422, "invalid-parameter"),
    (AUDIT, {"text": "x", "format": "pdf"}, 422, "invalid-parameter"),
    (AUDIT, {"text": "x", "lang": "de"}, 400, "unknown-language"),
]


@pytest.mark.parametrize(("url", "body", "status", "code"), REFUSED)
def test_what_cannot_be_answered_is_a_problem(
    client: TestClient, url: str, body: object, status: int, code: str
) -> None:
    answer = client.post(url, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"[1]", b'{"text": "\\ud800"}', b"\xff", b"x" * (LARGEST_BODY + 1)),
        *(b'{"text": "", "lang": "en", "lang": "es"}', b'{"text": "", "text": ""}'),
        *(b"[" * 990 + b"]" * 990, '{"text": "règle"}'.encode("latin-1")),
    ],
)
def test_a_body_that_cannot_be_read_is_a_problem(client: TestClient, body: bytes) -> None:
    answer = client.post(AUDIT, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid-parameter")


@pytest.mark.parametrize(
    ("url", "body", "told"),
    [
        (VERIFY, {"quote": "a b c"}, "quote: no member here: it takes quotes"),
        (
            VERIFY,
            {"quotes": [{"quote": "a b c", "nummer": "1"}]},
            "quotes.0.nummer: no member here: it takes quote, number, lang, edition",
        ),
        (
            VERIFY,
            ["a b c"],
            "quotes.0: it has to be an object with quote, number, lang, edition",
        ),
        (
            AUDIT,
            "a b c",
            "body: it has to be an object with text, format, lang, edition",
        ),
        ("/v1/citations/extract", [1], "body: it has to be an object with text, format"),
    ],
)
def test_a_fault_of_a_body_tells_what_it_takes(
    client: TestClient, url: str, body: object, told: str
) -> None:
    assert told in client.post(url, json=body).json()["detail"]


def test_a_member_that_is_given_twice_is_named(client: TestClient) -> None:
    body = b'{"quotes": [{"quote": "a b c", "lang": "es", "lang": "fr"}]}'
    answer = client.post(VERIFY, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["parameter"] == "lang"


@pytest.mark.parametrize("sent_as", [None, "text/plain", "application/x-www-form-urlencoded"])
@pytest.mark.parametrize("url", [VERIFY, AUDIT])
def test_a_body_that_is_not_sent_as_json_is_told_so(
    client: TestClient, url: str, sent_as: str | None
) -> None:
    headers = {"content-type": sent_as} if sent_as else {}
    answer = client.post(url, content=b'{"text": ""}', headers=headers)
    assert answer.status_code == 422
    assert "Content-Type: application/json" in answer.json()["detail"]


@pytest.mark.parametrize("body", [b"null", b"5", b'"text"'])
def test_a_body_that_is_no_object_is_named(client: TestClient, body: bytes) -> None:
    answer = client.post(AUDIT, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["detail"].startswith("body: ")


def test_a_charset_beside_the_type_is_no_error(client: TestClient) -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    assert client.post(AUDIT, content=b'{"text": ""}', headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("body", "coding"),
    [
        *((BODY, ""), (BODY, "identity"), (codecs.BOM_UTF8 + BODY, "")),
        *((zipped(BODY), "gzip"), (zipped(codecs.BOM_UTF8 + BODY), "X-GZIP")),
    ],
)
def test_a_body_is_read_as_it_is_coded(client: TestClient, body: bytes, coding: str) -> None:
    headers = {"content-type": "application/json", "content-encoding": coding}
    assert client.post(AUDIT, content=body, headers=headers).json()["verdict"] == "clean"


@pytest.mark.parametrize(
    ("body", "coding", "told"),
    [
        (BODY, "br", "`Content-Encoding: gzip`"),
        (BODY, "gzip, gzip", "`Content-Encoding: gzip`"),
        (BODY, "gzip", "no gzip"),
        (zipped(BODY)[:-1], "gzip", "not one whole gzip"),
        (zipped(BODY) + b"x", "gzip", "not one whole gzip"),
        (zipped(b" " * (LARGEST_BODY + 1)), "gzip", f"more than {LARGEST_BODY} bytes"),
        (zipped(BODY), "", "not in UTF-8"),
    ],
)
def test_a_body_in_another_coding_is_told_so(
    client: TestClient, body: bytes, coding: str, told: str
) -> None:
    headers = {"content-type": "application/json", "content-encoding": coding}
    answer = client.post(AUDIT, content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid-parameter")
    assert told in answer.json()["detail"]


def test_browsers_of_other_sites_may_post(client: TestClient) -> None:
    preflight = client.options(AUDIT)
    assert preflight.status_code == 204
    assert "POST" in preflight.headers["access-control-allow-methods"]
    assert "POST" not in client.options("/v1/search").headers["access-control-allow-methods"]
    assert client.get(AUDIT).status_code == 405
    assert client.post(AUDIT + "?lang=es", json={"text": ""}).status_code == 422


@pytest.fixture
def at_snapshot(snapshot_root: Path, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.setenv("REGLARIO_SNAPSHOT", str(snapshot_root))
    return CliRunner()


def test_verify_on_the_command_line(at_snapshot: CliRunner) -> None:
    wrong = at_snapshot.invoke(cli, ["verify", ALTERED, "--number", "113.6g"])
    assert wrong.exit_code == 1
    assert "'puede' for 'no puede' (the meaning is at risk)" in wrong.output
    right = at_snapshot.invoke(cli, ["verify", "-", "--json"], input="Los efectos no van a la pila")
    assert right.exit_code == 0
    assert orjson.loads(right.stdout)["verdict"] == "exact"


def test_audit_on_the_command_line(at_snapshot: CliRunner, tmp_path: Path) -> None:
    file = tmp_path / "answer.md"
    file.write_text("Hola.\n\n> Los efectos **no** van a la pila\n\n(405.6b)\n", encoding="utf-8")
    broken = at_snapshot.invoke(cli, ["audit", str(file)])
    assert broken.exit_code == 1
    assert "3: quote_from_another_rule" in broken.output
    assert "broken: 1 finding, 1 confirmed." in broken.output
    clean = at_snapshot.invoke(cli, ["audit", "-", "--json"], input="Véase la regla 405.6a.")
    assert clean.exit_code == 0
    assert orjson.loads(clean.stdout)["verdict"] == "clean"


def test_a_file_in_another_encoding_is_told(at_snapshot: CliRunner, tmp_path: Path) -> None:
    file = tmp_path / "answer.txt"
    file.write_bytes("Véase la regla 405.6a.".encode("latin-1"))
    refused = at_snapshot.invoke(cli, ["audit", str(file)])
    assert isinstance(refused.exception, BadParameter)
    assert "not in UTF-8" in str(refused.exception)


@pytest.mark.parametrize(
    ("number", "quote"),
    [
        ("401.2b", "Quien busca «una carta» sin más calificación"),
        ("401.2b", "Después de buscar se baraja siempre"),  # printed under the number too
        ("509.1c", "Declarados los bloqueos"),
    ],
)
def test_the_citation_is_of_the_text_quoted(books: TestClient, number: str, quote: str) -> None:
    (result,) = verified(books, {"quote": quote, "number": number, "lang": "es"})
    assert result["citation"]["field"] == "text"
    check_cited(books, result)


def test_the_citation_is_of_the_example_quoted(books: TestClient) -> None:
    examples = books.get("/v1/rules/603.2?lang=es").json()["examples"]
    quotes = [{"quote": one["text"], "number": "603.2", "lang": "es"} for one in examples]
    for example, result in zip(examples, verified(books, *quotes), strict=True):
        assert result["field"] == result["citation"]["field"] == f"example {example['index']}"
        assert result["citation"]["source"] == example["source"]
        check_cited(books, result)


def check_cited(books: TestClient, result: dict[str, Any]) -> None:
    """Check that a citation's quote holds the true text, and its source is the quote."""
    citation = result["citation"]
    assert citation["quote"][result["start"] : result["end"]] == result["true_text"]
    source = books.get(citation["source"]["url"].removeprefix(PUBLIC_URL)).text
    assert source.split() == citation["quote"].split()
