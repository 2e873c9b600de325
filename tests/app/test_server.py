"""A real server process: what only shows over sockets, with several workers, or across builds."""

from __future__ import annotations

import gzip
import http.client
import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest

from indexer.snapshot.build import build
from tests.app.conftest import ROOT, Place, serving, until

pytestmark = pytest.mark.long


@pytest.fixture
def connection(server: str) -> Iterator[http.client.HTTPConnection]:
    address = urlsplit(server)
    connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=10)
    yield connection
    connection.close()


def test_one_connection_serves_many_requests(connection: http.client.HTTPConnection) -> None:
    lengths = []
    for method in ("GET", "HEAD", "GET", "HEAD", "OPTIONS", "GET"):
        connection.request(method, "/v1/rules/113.6k")
        answer = connection.getresponse()
        body = answer.read()
        assert answer.status == (204 if method == "OPTIONS" else 200)
        assert bool(body) is (method == "GET")
        if method != "OPTIONS":
            lengths.append(answer.headers["content-length"])
        sock = connection.sock
        assert sock is not None
    assert len(set(lengths)) == 1


def test_gzip_and_304_over_the_wire(connection: http.client.HTTPConnection) -> None:
    connection.request("GET", "/v1/rules/113.6k", headers={"accept-encoding": "gzip"})
    answer = connection.getresponse()
    body = answer.read()
    assert answer.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(body))["number"] == "113.6k"
    tag = answer.headers["etag"]
    connection.request("GET", "/v1/rules/113.6k", headers={"if-none-match": tag})
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (304, b"")
    connection.request("HEAD", "/v1/rules/999.9")
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (404, b"")
    assert int(answer.headers["content-length"]) > 0


def test_the_host_header_is_never_repeated(connection: http.client.HTTPConnection) -> None:
    for path in ("/v1/rules/113.6k", "/v1/rules/113.6k/", "/v1", "/v1/rules/704.5l", "/"):
        connection.putrequest("GET", path, skip_host=True)
        connection.putheader("Host", "evil.example")
        connection.endheaders()
        answer = connection.getresponse()
        assert b"evil.example" not in answer.read()
        assert "evil.example" not in str(answer.headers)
        assert answer.headers["server"] is None


def test_links_lead_to_the_server(server: str, places: list[Place]) -> None:
    with httpx2.Client() as client:
        for place in places[::10]:
            rule = client.get(server + place.url).json()
            assert rule["citation"]["url"].startswith(server)
            assert client.get(rule["citation"]["url"]).json() == rule
            assert client.get(rule["citation"]["source"]["url"]).text == rule["text"]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory, rules_data: Path) -> Path:
    """The shipped documents, to be changed."""
    folder = tmp_path_factory.mktemp("data") / "rules_data"
    shutil.copytree(rules_data, folder)
    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    return folder


def rewrite(data: Path, word: str) -> None:
    """Change a rule's text, so that a build gives another snapshot."""
    path = data / "es" / "regla-405.6.txt"
    lines = path.read_bytes().split(b"\n")
    lines[2] = f"Algunas cosas no usan la pila ({word}).".encode()
    path.write_bytes(b"\n".join(lines))
    manifest = data / "sources.toml"
    kept = [line for line in manifest.read_text().splitlines() if not line.startswith("sha256")]
    manifest.write_text("\n".join(kept) + "\n")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_new_snapshot_is_taken_up_without_a_lost_or_mixed_answer(
    tmp_path: Path, data: Path, workers: int
) -> None:
    rewrite(data, f"antes {workers}")
    old = build(data, tmp_path).digest
    with serving(tmp_path, workers=workers) as url:
        done = Event()
        seen: set[tuple[str, str]] = set()

        def ask() -> None:
            with httpx2.Client(timeout=20) as client:
                while not done.is_set():
                    for path in ("/v1/rules/405.6", "/v1/rules/405.6?lang=es&format=text"):
                        answer = client.get(url + path)
                        assert answer.status_code == 200
                        word = "antes" if "antes" in answer.text else "después"
                        assert word in answer.text
                        seen.add((answer.headers["x-reglario-snapshot"], word))

        with ThreadPoolExecutor(3) as pool:
            try:
                asking = [pool.submit(ask) for _ in range(3)]
                until(lambda: seen or asking[0].done(), "an answer comes")
                rewrite(data, f"después {workers}")
                new = build(data, tmp_path).digest
                _until_served(url, new)
                until(lambda: len(seen) > 1 or asking[0].done(), "a new answer comes")
            finally:
                done.set()
        for future in asking:
            future.result()
    assert new != old
    assert seen == {(old, "antes"), (new, "después")}


def _unkept() -> httpx2.Client:
    """A client that connects anew for each request, so that every worker may have to answer."""
    return httpx2.Client(limits=httpx2.Limits(max_keepalive_connections=0), timeout=20)


def _until_served(url: str, digest: str) -> None:
    """Wait until ten answers in a row come from the snapshot: every worker has it then."""
    with _unkept() as client:

        def is_served() -> bool:
            served = (client.get(f"{url}/healthz") for _ in range(10))
            return all(answer.headers["x-reglario-snapshot"] == digest for answer in served)

        until(is_served, "the new snapshot is served")


def make_current(root: Path, name: str) -> None:
    """Switch to a snapshot at once, as a build does: the server never reads half a name."""
    written = root / "current.new"
    written.write_text(f"{name}\n")
    written.replace(root / "current")


def test_a_damaged_snapshot_is_refused_and_the_old_one_serves(tmp_path: Path, data: Path) -> None:
    rewrite(data, "bueno")
    old = build(data, tmp_path)
    with serving(tmp_path) as url, httpx2.Client() as client:

        def ready() -> dict[str, Any]:
            told: dict[str, Any] = client.get(f"{url}/readyz").json()
            return told

        assert ready()["refused"] is None
        # A whole copy under another name, one byte of it changed, is made the current one.
        shutil.copytree(tmp_path / old.name, tmp_path / "damaged")
        texts = tmp_path / "damaged" / "texts" / "es.json"
        texts.chmod(0o644)
        texts.write_bytes(texts.read_bytes()[:-1] + b" ")
        make_current(tmp_path, "damaged")
        until(lambda: ready()["refused"], "it is refused")
        assert ready()["refused"] == {"name": "damaged", "reason": "SnapshotDamaged"}
        assert ready()["snapshot"]["digest"] == old.digest
        assert "bueno" in client.get(f"{url}/v1/rules/405.6").text
        make_current(tmp_path, old.name)
        until(lambda: ready()["refused"] is None, "the old one is the current one again")


def test_without_a_snapshot_it_says_what_to_run(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", "from app.cli import main; main()", "serve", "--port", "0"],
        cwd=ROOT,
        env={"REGLARIO_SNAPSHOT": str(tmp_path / "none")},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert told.returncode != 0
    assert "reglario build" in told.stderr
    assert "Traceback" not in told.stderr


def test_workers_share_their_metrics(snapshot_root: Path) -> None:
    with serving(snapshot_root, workers=2) as url, _unkept() as client:
        for _ in range(40):
            client.get(f"{url}/v1/rules/113.6k")
        counts = set()
        for _ in range(8):
            lines = client.get(f"{url}/metrics").text.splitlines()
            counts.add(
                sum(
                    float(line.rpartition(" ")[2])
                    for line in lines
                    if line.startswith("reglario_requests_total{")
                    and 'route="/v1/rules/{number}"' in line
                )
            )
        assert counts == {40.0}


def test_a_websocket_is_no_failure(connection: http.client.HTTPConnection) -> None:
    headers = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version": "13",
    }
    connection.request("GET", "/v1/rules/113.6k", headers=headers)
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["number"]) == (200, "113.6k")


def test_a_client_that_leaves_is_no_failure(server: str) -> None:
    address = urlsplit(server)
    head = b"POST /v1/citations/audit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with socket.create_connection((address.hostname, address.port), timeout=10) as left:
        left.sendall(head + b"Content-Length: 100\r\n\r\n{")
    with httpx2.Client() as client:

        def counted() -> list[str]:
            lines = client.get(f"{server}/metrics").text.splitlines()
            return [line for line in lines if 'status="400"' in line]

        until(counted, "the request is counted")
        assert 'status="500"' not in client.get(f"{server}/metrics").text


def test_a_body_that_is_announced_too_large_is_not_waited_for(server: str) -> None:
    address = urlsplit(server)
    head = b"POST /v1/citations/audit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with socket.create_connection((address.hostname, address.port), timeout=10) as patient:
        patient.sendall(head + b"Content-Length: 3000000\r\n\r\n")
        assert patient.recv(100).startswith(b"HTTP/1.1 422 ")
