"""A source that was taken although it is damaged says so wherever it is cited."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from app.cli import cli
from app.main import create_app
from app.settings import Settings
from indexer.snapshot.build import build
from tests.app.conftest import PUBLIC_URL
from tests.data_directories import ENTRY

WORDS = "damaged source"
RULES = "704.1.\nEste texto perdi\ufffd una letra.\n704.2.\nEste no.\n"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lossy")
    (folder / "data" / "es").mkdir(parents=True)
    (folder / "data" / "es" / "a.txt").write_text(RULES, "utf-8")
    entry = ENTRY.format(edition="undated", complete="false")
    manifest = f'[[source]]\npath = "es/a.txt"\n{entry}accept_lossy = true\n'
    (folder / "data" / "sources.toml").write_text(manifest, "utf-8")
    build(folder / "data", folder / "snapshots")
    return folder / "snapshots"


@pytest.fixture(scope="module")
def client(root: Path) -> Iterator[TestClient]:
    settings = Settings(snapshot=root, public_url=PUBLIC_URL, log_level="error")
    with TestClient(create_app(settings)) as client:
        yield client


def test_every_citation_says_so(client: TestClient) -> None:
    rule = client.get("/v1/rules/704.1").json()
    assert rule["citation"]["source"]["lossy"] is True
    assert client.get("/v1/editions").json()["editions"][0]["documents"][0]["lossy"] is True
    [hit] = client.get("/v1/search?q=letra").json()["hits"]
    assert hit["citation"]["source"]["lossy"] is True


@pytest.mark.parametrize(
    "url",
    [
        *(f"/v1/rules/704.1?format={form}" for form in ("text", "markdown")),
        "/v1/rules/704.1?format=text&max_chars=500",
        *(f"/v1/rules/704.1/citation?format={form}" for form in ("text", "markdown", "html")),
        *(f"/v1/search?q=letra&format={form}" for form in ("text", "markdown")),
    ],
)
def test_texts_say_so_in_words(client: TestClient, url: str) -> None:
    assert WORDS in client.get(url).text


@pytest.mark.parametrize("page", ["/es/704.1", "/embed/es/704.1"])
def test_pages_say_so_in_words(client: TestClient, page: str) -> None:
    answer = client.get(page, headers={"accept": "text/html", "accept-language": "es"})
    assert "La fuente de este texto está dañada" in answer.text


@pytest.mark.parametrize("command", [["show", "704.1"], ["search", "letra"]])
def test_the_command_says_so(
    root: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setenv("REGLARIO_SNAPSHOT", str(root))
    assert WORDS in CliRunner().invoke(cli, command).output
