"""AI clients: the protocol's own client over both transports, against real processes."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import jsonschema
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from mcp import Client, StdioServerParameters, stdio_client
from mcp.types import CallToolResult, ListToolsResult

from app.mcp.http import allowed
from app.settings import Settings
from indexer.snapshot.build import build
from tests.app.conftest import ROOT, serving
from tests.app.test_server import rewrite

COMMAND = ["-c", "from app.cli import main; main()", "mcp"]
NAMES = ["search_rules", "get_rule", "get_references", "verify_quotes", "audit_answer"]
NO_MCP = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("mcp", "mcp_types"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocker())
"""


class Session:
    """A connected client, called from a test's own thread."""

    def __init__(self, portal: BlockingPortal, client: Client) -> None:
        self.client = client
        self._portal = portal

    def tools(self) -> ListToolsResult:
        return self._portal.call(self.client.list_tools)

    def call(self, name: str, /, **arguments: Any) -> CallToolResult:  # noqa: ANN401
        result: CallToolResult = self._portal.call(self.client.call_tool, name, arguments)
        return result

    def answer(self, name: str, /, **arguments: Any) -> dict[str, Any]:  # noqa: ANN401
        """Return a good answer, which stands in the text too; the client checks its schema."""
        result = self.call(name, **arguments)
        assert not result.is_error, result.content
        [block] = result.content
        assert block.type == "text"
        assert json.loads(block.text) == result.structured_content
        answer: dict[str, Any] = result.structured_content
        return answer

    def refusal(self, name: str, /, **arguments: Any) -> str:  # noqa: ANN401
        result = self.call(name, **arguments)
        assert result.is_error
        [block] = result.content
        assert block.type == "text"
        assert "Traceback" not in block.text
        return block.text


@contextmanager
def connected(client: Client) -> Iterator[Session]:
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(client):
        yield Session(portal, client)


def over_stdio(root: Path, public_url: str = "") -> Client:
    environment = {
        "REGLARIO_SNAPSHOT": str(root),
        "REGLARIO_PUBLIC_URL": public_url,
        "REGLARIO_POLL_SECONDS": "0.1",
    }
    return Client(
        stdio_client(
            StdioServerParameters(
                command=sys.executable, args=COMMAND, cwd=ROOT, env={**os.environ, **environment}
            )
        )
    )


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
    assert (answer["lang"], answer["edition"]) == (lang, "undated")
    [hit] = answer["hits"]
    assert hit["rule"]["number"] == number
    assert httpx2.get(hit["rule"]["url"]).json()["text"] == hit["rule"]["text"]
    assert hit["snippet"] in hit["rule"]["text"]
    assert answer["total"] >= 1


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
    ("get_rule", {"number": "704.5l"}, r"unused-letter: .*704\.5k or 704\.5m"),
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


PING = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
ACCEPT = {"accept": "application/json, text/event-stream"}


def post(url: str, **headers: str) -> httpx2.Response:
    return httpx2.post(url, json=PING, headers={**ACCEPT, **headers})


def test_one_post_is_answered_once_like_everything_else(server: str) -> None:
    answer = post(f"{server}/mcp", **{"x-request-id": "mine"})
    assert (answer.status_code, answer.json()) == (200, {"jsonrpc": "2.0", "id": 1, "result": {}})
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-request-id"] == "mine"
    assert re.fullmatch("[0-9a-f]{64}", answer.headers["x-reglario-snapshot"])
    assert "etag" not in answer.headers
    lines = httpx2.get(f"{server}/metrics").text.splitlines()
    counted = [line for line in lines if line.startswith("reglario_requests_total")]
    assert any('route="/mcp"' in line and 'status="200"' in line for line in counted)


def test_there_is_no_stream_and_no_second_address(server: str) -> None:
    for method in ("GET", "DELETE"):
        answer = httpx2.request(method, f"{server}/mcp", headers={"accept": "text/event-stream"})
        assert (answer.status_code, answer.headers["allow"]) == (405, "OPTIONS, POST")
        assert answer.json()["code"] == "method-not-allowed"
    assert post(f"{server}/mcp/").status_code == 404
    allowed_methods = httpx2.options(f"{server}/mcp").headers["access-control-allow-methods"]
    assert "POST" in allowed_methods


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"host": "evil.example"}, 421),
        ({"host": "127.0.0.1.evil.example:8000"}, 421),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"host": "evil.example", "mcp-protocol-version": "2026-07-28"}, 421),
        ({"host": "localhost:9"}, 200),
        ({"host": "[::1]:8000", "origin": "http://localhost:6274"}, 200),
        ({"host": "rules.example"}, 200),
        ({"host": "more.example:8443", "origin": "https://more.example:8443"}, 200),
    ],
)
def test_only_hosts_and_origins_of_ours_are_answered(
    guarded: str, headers: dict[str, str], status: int
) -> None:
    answer = post(f"{guarded}/mcp", **headers)
    assert answer.status_code == status
    assert "evil.example" not in answer.text


@pytest.fixture(scope="module")
def guarded(snapshot_root: Path) -> Iterator[str]:
    """A server behind a public name, and another one."""
    with serving(
        snapshot_root,
        REGLARIO_PUBLIC_URL="https://Rules.example/cr",
        REGLARIO_MCP_HOSTS="other.example, More.example",
    ) as url:
        yield url


def test_an_ipv6_host_keeps_its_brackets() -> None:
    security = allowed(Settings(host="2001:db8::1", port=8000))
    assert "[2001:db8::1]:*" in security.allowed_hosts
    assert "http://[2001:db8::1]:*" in security.allowed_origins


def test_a_new_snapshot_answers_the_next_call(tmp_path: Path, rules_data: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(rules_data, data)
    for path in data.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    rewrite(data, "antes")
    build(data, tmp_path / "snapshots")
    asked = {"number": "405.6", "lang": "es"}
    with (
        serving(tmp_path / "snapshots") as url,
        connected(Client(f"{url}/mcp")) as http,
        connected(over_stdio(tmp_path / "snapshots")) as stdio,
    ):
        for session in (http, stdio):
            assert "antes" in session.answer("get_rule", **asked)["text"]
        rewrite(data, "véase la regla 405.6a")
        build(data, tmp_path / "snapshots")
        for session in (http, stdio):
            _until(session, asked, "véase")
            found = session.answer("get_references", number="405.6a", lang="es")
            assert [one["handle"] for one in found["incoming"]] == ["405.6@undated:es"]
            [target] = session.answer("get_references", **asked)["outgoing"][0]["targets"]
            assert (target["status"], target["handle"]) == ("found", "405.6a@undated:es")


def _until(session: Session, asked: dict[str, str], word: str) -> None:
    for _ in range(200):
        if word in session.answer("get_rule", **asked)["text"]:
            return
        time.sleep(0.05)
    pytest.fail("the new snapshot does not answer")


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_standard_output_holds_nothing_but_the_protocol(snapshot_root: Path) -> None:
    opening = {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    }
    call = {"name": "get_rule", "arguments": {"number": "604.3", "lang": "fr"}}
    messages: list[dict[str, Any]] = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": opening},
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": call},
    ]
    with subprocess.Popen(
        [sys.executable, *COMMAND],
        cwd=ROOT,
        env={**os.environ, "REGLARIO_SNAPSHOT": str(snapshot_root)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.writelines(f"{json.dumps(message)}\n" for message in messages)
        process.stdin.flush()
        first, second = (json.loads(process.stdout.readline()) for _ in range(2))
        further, complaints = process.communicate(timeout=30)  # standard input ends
    assert first["result"]["serverInfo"]["name"] == "reglario"
    assert second["result"]["structuredContent"]["handle"] == "604.3@undated:fr"
    assert (process.returncode, further, complaints) == (0, "", "")


def test_without_a_snapshot_the_command_says_what_to_run(tmp_path: Path) -> None:
    ended = run(*COMMAND, REGLARIO_SNAPSHOT=str(tmp_path / "none"))
    assert (ended.returncode, ended.stdout) == (4, "")
    assert "reglario build" in ended.stderr


def test_without_the_extra_the_command_says_which(snapshot_root: Path) -> None:
    code = f"{NO_MCP}\n{COMMAND[1]}"
    ended = run("-c", code, "mcp", REGLARIO_SNAPSHOT=str(snapshot_root))
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "reglario[mcp]" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_without_the_extra_the_service_starts(snapshot_root: Path) -> None:
    code = f"""{NO_MCP}
from starlette.testclient import TestClient
from app.main import create_app

with TestClient(create_app()) as client:
    print(client.get("/v1/rules/113.6k").status_code, client.post("/mcp", json={{}}).text)
"""
    ended = run("-c", code, REGLARIO_SNAPSHOT=str(snapshot_root))
    assert ended.returncode == 0, ended.stderr
    status, _, body = ended.stdout.partition(" ")
    assert (status, json.loads(body)["code"]) == ("200", "not-found")
    assert "reglario[mcp]" in ended.stderr
