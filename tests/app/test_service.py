"""The other routes over the wire: editions, documents, references, search, citations, the rest."""

from __future__ import annotations

import json
import re

import pytest
from starlette.testclient import TestClient

from app.citations.formats import FORMATS
from app.problem_kinds import CODES, KINDS
from indexer.snapshot.reader import Snapshot
from tests.app.conftest import PUBLIC_URL, Place


def test_about(client: TestClient, snapshot: Snapshot) -> None:
    about = client.get("/v1").json()
    assert about["name"] == "Reglario"
    assert about["snapshot"]["digest"] == snapshot.digest
    assert about["snapshot"]["age_seconds"] >= 0
    assert about["languages"] == ["es", "fr"]
    links = about["links"]
    for name, value in {"oembed": f"{PUBLIC_URL}/es/405.6", "rules": "405.6"}.items():
        links[name] += value
    for name in ("search", "suggest"):
        links[name] += "mana"
    links["rule"] = links["rule"].replace("{number}", "405.6")
    for name in ("extract", "verify", "audit"):
        body = {"quotes": [{"quote": "mana"}]} if name == "verify" else {"text": "mana"}
        assert client.post(links.pop(name), json=body).is_success
    for url in links.values():
        assert client.get(url, follow_redirects=True).is_success


def test_about_leads_to_every_route_that_needs_no_rulebook(client: TestClient) -> None:
    paths = {url.removeprefix(PUBLIC_URL).partition("?")[0] for url in links_of(client).values()}
    ours = [path for path in client.get("/openapi.json").json()["paths"] if path.startswith("/v1/")]
    assert {path for path in ours if path.count("{") == 0} <= paths


def links_of(client: TestClient) -> dict[str, str]:
    links: dict[str, str] = client.get("/v1").json()["links"]
    return links


def test_editions(client: TestClient) -> None:
    spanish, french = client.get("/v1/editions").json()["editions"]
    assert (spanish["lang"], spanish["edition"], spanish["complete"]) == ("es", "undated", False)
    counts = spanish["counts"]
    assert counts["rules"] + counts["subrules"] == 55
    assert (counts["chapters"], counts["abridged"], counts["inferred"]) == (4, 22, 22)
    assert french["counts"]["rules"] + french["counts"]["subrules"] == 8
    assert len(spanish["documents"]) == 4
    for document in [*spanish["documents"], *french["documents"]]:
        answer = client.get(document["url"])
        assert len(answer.text) == document["characters"]
        assert answer.headers["x-reglario-document-sha256"] == document["sha256"]
        assert re.fullmatch(r"[0-9a-f]{64}", document["sha256"])


def test_contents(client: TestClient) -> None:
    contents = client.get("/v1/contents?lang=es").json()
    chapters = {
        chapter["number"]: (chapter["title"], chapter["rules"], chapter["subrules"])
        for section in contents["sections"]
        for chapter in section["chapters"]
    }
    assert chapters == {
        "111": ("Fichas", 13, 0),
        "113": ("Habilidades", 1, 14),
        "405": ("Pila", 1, 8),
        "801": ("Opción de rango de influencia limitado", 18, 0),
    }
    assert [section["number"] for section in contents["sections"]] == ["1", "4", "8"]
    assert all(section["is_implied"] for section in contents["sections"])
    assert client.get(contents["sections"][0]["chapters"][0]["url"]).json()["number"] == "111"


def test_whole_rulebooks(client: TestClient) -> None:
    book = client.get("/v1/editions/undated/es/rulebook.json").json()
    lines = client.get("/v1/editions/undated/es/rulebook.ndjson").text.splitlines()
    assert [json.loads(line) for line in lines] == book["rules"]
    numbers = [rule["number"] for rule in book["rules"]]
    assert len(numbers) == len(set(numbers)) == 55 + 4 + 3
    assert book["rules"][numbers.index("113.6k")] == client.get("/v1/rules/113.6k").json()


def test_every_source_url_answers_exactly_the_quote(
    client: TestClient, places: list[Place]
) -> None:
    assert len(places) == 63
    for place in places:
        rule = client.get(place.url).json()
        for text, source in [
            (rule["text"], rule["citation"]["source"]),
            *((example["text"], example["source"]) for example in rule["examples"]),
        ]:
            assert client.get(source["url"]).text == text, place.number
            assert "".join(client.get(url).text for url in source["urls"]) == text
            document = client.get(f"/v1/documents/{source['document']}").text
            assert document[source["start"] : source["end"]] == text
            assert document[: source["start"]].count("\n") + 1 == source["line"]


def test_a_chapters_title_has_a_source_too(client: TestClient) -> None:
    chapter = client.get("/v1/rules/801").json()
    assert client.get(chapter["citation"]["source"]["url"]).text == chapter["title"]


def test_every_reference_is_a_slice(client: TestClient, places: list[Place]) -> None:
    seen = 0
    for place in places:
        rule = client.get(place.url).json()
        fields = {"text": rule["text"]}
        fields |= {f"example {example['index']}": example["text"] for example in rule["examples"]}
        for reference in rule["references"]:
            field = fields[reference["in"]]
            assert field[reference["start"] : reference["end"]] == reference["match"]
            seen += 1
    assert seen > 20


def test_references_both_ways(client: TestClient) -> None:
    out = client.get("/v1/rules/604.3/references").json()
    assert out["number"] == "604.3"
    emblems = client.get("/v1/rules/113.6p/references").json()
    targets = [target["number"] for item in emblems["outgoing"] for target in item["targets"]]
    assert targets == ["114", "901", "902", "904", "905"]
    book = client.get("/v1/editions/undated/fr/rulebook.json").json()
    for rule in book["rules"]:
        incoming = client.get(f"/v1/rules/{rule['number']}/references?lang=fr").json()["incoming"]
        citing = [
            other["number"]
            for other in book["rules"]
            for reference in other["references"]
            if rule["number"] in [target["number"] for target in reference["targets"]]
        ]
        assert [item["number"] for item in incoming] == citing


def test_translations(client: TestClient) -> None:
    answer = client.get("/v1/rules/113.6k/translations").json()
    [own] = answer["translations"]
    assert (own["lang"], own["same_edition"]) == ("es", True)
    assert own["citation"]["handle"] == "113.6k@undated:es"


@pytest.mark.parametrize(
    ("form", "media_type", "told"),
    [
        ("json", "application/json", '"handle":"604.3@undated:fr"'),
        ("text", "text/plain; charset=utf-8", "Règle 604.3, "),
        ("markdown", "text/markdown; charset=utf-8", "[Règle 604.3](<"),
        ("html", "text/html; charset=utf-8", '<blockquote cite="'),
    ],
)
def test_citations(client: TestClient, form: str, media_type: str, told: str) -> None:
    answer = client.get(f"/v1/rules/604.3/citation?format={form}")
    assert answer.headers["content-type"] == media_type
    assert answer.headers["content-language"] == "fr"
    assert told in answer.text
    rule = client.get("/v1/rules/604.3").json()
    assert rule["citation"]["url"] in answer.text
    assert "Wizards of the Coast" in answer.text
    assert "undated" in answer.text
    if form == "json":
        assert answer.json().items() >= rule["citation"].items()
    elif form == "text":
        assert rule["text"] in answer.text


def test_search(client: TestClient) -> None:
    found = client.get("/v1/search?q=habilidades+de+mana&lang=es").json()
    assert found["lang"] == ["es"]
    assert found["total"] >= 1
    best = found["hits"][0]
    assert best["number"] == "405.6c"
    text = client.get("/v1/rules/405.6c").json()["text"]
    snippet = best["snippet"]
    assert text[snippet["start"] : snippet["end"]] == snippet["text"]
    marked = [text[start:end] for start, end in best["highlights"][0]["spans"]]
    assert {"habilidades", "maná"} <= {word.lower() for word in marked}
    assert best["citation"]["handle"] == "405.6c@undated:es"


def test_search_by_number_within_and_in_french(client: TestClient) -> None:
    assert client.get("/v1/search?q=113.6k").json()["hits"][0]["number"] == "113.6k"
    within = client.get("/v1/search?q=ficha&in=111&limit=100").json()
    assert {hit["number"].split(".")[0] for hit in within["hits"]} == {"111"}
    french = client.get("/v1/search?q=capacites+statiques", headers={"accept-language": "fr"})
    assert french.headers["content-language"] == "fr"
    assert french.json()["hits"][0]["lang"] == "fr"


def test_pages_of_a_search(client: TestClient) -> None:
    url: str | None = "/v1/search?q=ficha&limit=4"
    numbers: list[str] = []
    total = client.get("/v1/search?q=ficha").json()["total"]
    while url:
        page = client.get(url).json()
        numbers += [hit["number"] for hit in page["hits"]]
        url = page["next"]
    assert len(numbers) == len(set(numbers)) == total
    answer = client.get("/v1/search?q=ficha&limit=4&offset=4")
    second = answer.json()
    assert client.get(second["previous"]).json()["offset"] == 0
    assert answer.links["next"]["url"] == second["next"]
    assert answer.links["prev"]["url"] == second["previous"]


def test_document_slices_are_code_points(client: TestClient, snapshot: Snapshot) -> None:
    for path in snapshot.documents:
        text = snapshot.document_text(path)
        for start, end in ((0, 0), (0, 10), (5, 50), (len(text), len(text)), (0, len(text))):
            answer = client.get(f"/v1/documents/{path}?start={start}&end={end}")
            assert answer.text == text[start:end]
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert client.get(f"/v1/documents/{path}?start=7").text == text[7:]
    assert (
        "Wizards"
        in client.get("/v1/documents/es/regla-113.6.txt").headers["x-reglario-attribution"]
    )


@pytest.mark.parametrize("code", CODES)
def test_every_problem_has_a_page(client: TestClient, code: str) -> None:
    for accept, start in (
        ("text/html", "<!doctype html>"),
        ("text/markdown", "# "),
        ("", "<!doctype html>"),
    ):
        answer = client.get(f"/problems/{code}", headers={"accept": accept} if accept else {})
        assert answer.text.startswith(start)
        assert code in answer.text
        assert str(KINDS[code].status) in answer.text  # type: ignore[index]
    assert "frame-ancestors" in answer.headers["content-security-policy"]


def test_health_and_readiness(client: TestClient, snapshot: Snapshot) -> None:
    assert client.get("/healthz").json() == {"status": "ok"}
    ready = client.get("/readyz").json()
    assert ready["status"] == "ready"
    assert ready["snapshot"]["digest"] == snapshot.digest
    assert ready["refused"] is None


def test_the_documentation_loads_nothing_from_elsewhere(client: TestClient) -> None:
    page = client.get("/docs")
    assert page.status_code == 200
    assert "//" not in page.text.replace("<!doctype", "")
    policy = page.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    loaded = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert len(loaded) == 5
    for path in loaded:
        answer = client.get(f"/{path}")
        assert answer.status_code == 200, path
        assert len(answer.content) > 100
    assert client.get("/docs/none.js").status_code == 404


def test_one_address_without_a_slash(client: TestClient) -> None:
    for path in ("/v1/rules/113.6k/", "/v1/", "/docs/", "/v1/rules/113.6k///"):
        answer = client.get(f"{path}?lang=es")
        assert answer.status_code == 308
        assert answer.headers["location"] == f"{PUBLIC_URL}{path.rstrip('/')}?lang=es"
    elsewhere = client.get("http://evil.example//evil.example/")
    assert elsewhere.headers["location"] == f"{PUBLIC_URL}//evil.example"


ADDRESSES = [
    "/v1",
    "/v1/editions",
    "/v1/contents",
    "/v1/rules/113.6k",
    "/v1/rules/113.6k?format=text",
    "/v1/rules/999.9",
    "/v1/rules?numbers=113.6,999.9",
    "/v1/rules/113.6k/references",
    "/v1/rules/113.6k/translations",
    "/v1/rules/113.6k/citation",
    "/v1/search?q=mana",
    "/v1/documents/es/regla-113.6.txt?end=10",
    "/problems/no-such-rule",
    "/docs",
    "/openapi.json",
    "/nowhere",
    "/slash/",
]


@pytest.mark.parametrize("path", ADDRESSES)
def test_what_every_answer_carries(client: TestClient, snapshot: Snapshot, path: str) -> None:
    headers = {
        "host": "evil.example:99",
        "x-forwarded-host": "evil.example",
        "origin": "https://a.b",
    }
    for method in ("GET", "HEAD", "OPTIONS"):
        answer = client.request(method, path, headers=headers)
        assert answer.headers["x-reglario-snapshot"] == snapshot.digest
        assert answer.headers["x-request-id"]
        assert answer.headers["access-control-allow-origin"] == "*"
        assert "ETag" in answer.headers["access-control-expose-headers"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "evil" not in answer.text
        assert "evil" not in str(answer.headers)


@pytest.mark.parametrize("path", ["/v1/citations/extract", "/v1/citations/audit", "/mcp"])
def test_what_is_posted_with_a_slash_is_led_to_the_address(client: TestClient, path: str) -> None:
    moved = client.post(f"{path}/", json={"text": "x"})
    assert (moved.status_code, moved.headers["location"]) == (308, f"{PUBLIC_URL}{path}")


@pytest.mark.parametrize(
    "path",
    [*(f"/v1/rules/113.6/citation?format={form}" for form in FORMATS), "/es/sitemap.xml"],
)
def test_every_form_of_text_is_gzipped(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == client.get(path).text


@pytest.mark.parametrize(
    ("path", "named"),
    [
        ("/v1/search?q=man%E1&lang=es", "query"),
        ("/v1/glossary/man%E1", "path"),
        ("/v1/rules/%ED%A0%80", "path"),
    ],
)
def test_an_address_in_another_encoding_is_refused(
    client: TestClient, path: str, named: str
) -> None:
    refused = client.get(path)
    if refused.status_code == 308:
        refused = client.get(path.rstrip("/"))
    assert (refused.status_code, refused.json()["code"]) == (422, "invalid-parameter")
    assert f"The {named} is not in UTF-8" in refused.json()["detail"]
    assert "\ufffd" not in refused.text
    assert client.get("/v1/search?q=man%C3%A1&lang=es").json()["query"] == "maná"


def test_preflight(client: TestClient) -> None:
    headers = {"origin": "https://a.b", "access-control-request-method": "GET"}
    answer = client.options("/v1/rules/113.6k", headers=headers)
    assert answer.status_code == 204
    assert "HEAD" in answer.headers["access-control-allow-methods"]
    assert "content-length" not in answer.headers


def test_a_problem_page_shows_names_as_code(client: TestClient) -> None:
    page = client.get("/problems/unused-letter", headers={"accept": "text/html"}).text
    assert "<code>suggestions</code>" in page
    assert "`" not in page
    assert '<meta name="color-scheme" content="light dark">' in page  # of the whole page


@pytest.mark.parametrize(
    "path",
    [
        "/es/search?q=man%E1",
        "/es/glossary/man%E1",
        "/es/%E1",
        "/embed/es/%E1",
        "/embed?lang=es&x=%E1",
    ],
)
def test_a_page_at_an_address_in_another_encoding_is_a_page(client: TestClient, path: str) -> None:
    refused = client.get(path)
    assert (refused.status_code, refused.headers["content-type"]) == (
        422,
        "text/html; charset=utf-8",
    )
    assert "\ufffd" not in refused.text
