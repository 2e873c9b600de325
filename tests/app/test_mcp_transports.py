"""What stands around the tools: addresses, hosts, snapshots, standard output, the absent extra."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp import Client

from app.mcp.http import allowed
from app.settings import Settings
from indexer.snapshot.build import build
from tests.app.conftest import ROOT, serving, until
from tests.app.mcp_session import COMMAND, Session, connected, over_stdio
from tests.app.test_server import rewrite

pytestmark = pytest.mark.long

NO_MCP = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("mcp", "mcp_types"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocker())
"""
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
    assert post(f"{server}/mcp/").status_code == 308
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

            def is_taken_up(session: Session = session) -> bool:
                return "véase" in session.answer("get_rule", **asked)["text"]

            until(is_taken_up, "the new snapshot answers")
            found = session.answer("get_references", number="405.6a", lang="es")
            assert [one["handle"] for one in found["incoming"]] == ["405.6@undated:es"]
            [target] = session.answer("get_references", **asked)["outgoing"][0]["targets"]
            assert (target["status"], target["handle"]) == ("found", "405.6a@undated:es")


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
