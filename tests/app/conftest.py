"""The service over the shipped documents, in this process and as a server of its own."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from app.main import create_app
from app.middleware.edge import Edge
from app.settings import Settings
from indexer.model.number import Level, RuleNumber
from indexer.model.rule import RuleRecord
from indexer.snapshot.build import build
from indexer.snapshot.reader import Snapshot

PUBLIC_URL = "https://rules.example"
ROOT = Path(__file__).resolve().parent.parent.parent

_ENTRY = """[[source]]
path = "{lang}.txt"
lang = "{lang}"
edition = "{edition}"
encoding = "utf-8"
title = "Invented"
publisher = "unknown"
official = false
retrieved_on = "unknown"
complete = true
licence = "MIT"
"""


@pytest.fixture(scope="session")
def settings(snapshot_root: Path) -> Settings:
    return Settings(snapshot=snapshot_root, public_url=PUBLIC_URL, log_level="error")


@pytest.fixture(scope="session")
def app(settings: Settings) -> Edge:
    return create_app(settings)


@pytest.fixture(scope="session")
def client(app: Edge) -> Iterator[TestClient]:
    """A client that names a host which is not ours, and takes redirects as they come."""
    with TestClient(app, base_url="http://evil.example", follow_redirects=False) as client:
        # What httpx sends by itself would hide what happens without.
        client.headers.clear()
        yield client


@pytest.fixture(scope="session")
def books(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A service over the two invented books, which have glossaries and keywords."""
    data, snapshots = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("snapshots")
    manifest = ""
    for lang, edition in (("es", "2019-01-25"), ("fr", "2014-05-01")):
        text = (root / "tests" / "fixtures" / "books" / f"{lang}.txt").read_bytes()
        (data / f"{lang}.txt").write_bytes(text)
        manifest += _ENTRY.format(lang=lang, edition=edition)
    (data / "sources.toml").write_text(manifest)
    build(data, snapshots)
    app = create_app(Settings(snapshot=snapshots, public_url=PUBLIC_URL, log_level="error"))
    with TestClient(app, base_url="http://evil.example", follow_redirects=False) as client:
        client.headers.clear()
        yield client


@pytest.fixture(scope="session")
def snapshot(snapshot_root: Path) -> Snapshot:
    return Snapshot.open(snapshot_root)


@dataclass(frozen=True)
class Place:
    """One record, and the rulebook that it is in."""

    edition: str
    locale: str
    record: RuleRecord

    @property
    def number(self) -> RuleNumber:
        return self.record.number

    @property
    def url(self) -> str:
        return f"/v1/editions/{self.edition}/{self.locale}/rules/{self.number}"


@pytest.fixture(scope="session")
def places(snapshot: Snapshot) -> list[Place]:
    """Every rule and subrule of every rulebook."""
    return [
        Place(info.edition.id, info.locale, record)
        for info in snapshot.rulebooks
        for record in snapshot.rulebook(info.edition.id, info.locale).records
        if record.level in (Level.RULE, Level.SUBRULE)
    ]


Fetch = Callable[..., Response]


def until(is_so: Callable[[], object], what: str) -> None:
    """Wait for something that a busy machine takes its time for."""
    last = time.monotonic() + 60
    while not is_so():
        if time.monotonic() > last:
            pytest.fail(f"in a minute it did not happen that {what}")
        time.sleep(0.03)


def free_port() -> int:
    """A port at which nothing listens, below those that systems hand out: a client that asked
    whether the server listens might be given the very port meanwhile, and meet itself."""
    while True:
        port = random.randrange(10_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def serving(root: Path, *, workers: int = 1, **environment: str) -> Iterator[str]:
    """Run `reglario serve` over the snapshots in `root`; yield where it listens."""
    port = free_port()
    command = [sys.executable, "-c", "from app.cli import main; main()", "serve"]
    options = ["--port", str(port), "--workers", str(workers)]
    settings = {"REGLARIO_SNAPSHOT": str(root), "REGLARIO_POLL_SECONDS": "0.1", **environment}
    with subprocess.Popen(
        [*command, *options], cwd=ROOT, env={**os.environ, **settings}, stderr=subprocess.PIPE
    ) as server:
        try:
            _await(port, server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.communicate(timeout=20)


def _await(port: int, server: subprocess.Popen[bytes]) -> None:
    def listens() -> bool:
        if server.poll() is not None:
            _, told = server.communicate()
            pytest.fail(f"the server ended: {told.decode()}")
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    until(listens, "the server listens")


@pytest.fixture(scope="session")
def server(snapshot_root: Path) -> Iterator[str]:
    """A server process with one worker."""
    with serving(snapshot_root) as url:
        yield url
