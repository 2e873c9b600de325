"""A declared document is downloaded within limits, from a server on this machine."""

from __future__ import annotations

import hashlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from indexer.adding.fetching import Fetched, fetch
from indexer.model.errors import FetchFailed, SourceError
from indexer.sources import fetching
from indexer.sources.fetching import download
from indexer.sources.manifest import SourceEntry, read_manifest
from tests.data_directories import make_data, state

BOOK = "100.1. Una regla inventada que también se descarga.\n".encode()


class Handler(BaseHTTPRequestHandler):
    """Answers in every way that a server may."""

    def do_GET(self) -> None:
        if self.path.startswith("/to/"):
            self._answer(302, b"", Location=self.path.removeprefix("/to/"))
        elif self.path == "/round":
            self._answer(301, b"", Location="/round")
        elif self.path == "/short":
            self._answer(200, BOOK, length=len(BOOK) + 10)
        elif self.path == "/slow":
            time.sleep(0.6)
            self._answer(200, BOOK)
        elif self.path == "/endless":
            self.send_response(200)
            self.end_headers()
            while True:
                self.wfile.write(b"x" * 1000)
        elif self.path == "/book":
            self._answer(200, BOOK)
        elif self.path == "/other":
            self._answer(200, BOOK.replace(b"100.1", b"100.2"))
        elif self.path == "/older":
            dated = "Estas reglas son válidas desde el 3 de enero de 2019.\n\n".encode()
            self._answer(200, dated + BOOK)
        elif self.path == "/torn":
            self._answer(200, BOOK + "\n▪ 100.O1 Otra regla inventada.\n".encode())
        elif self.path == "/page":
            self._answer(200, b"<html>Please log in</html>")
        else:
            self._answer(404, b"")

    def _answer(self, status: int, body: bytes, length: int | None = None, **others: str) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        for name, value in others.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        """Keep quiet."""

    def handle(self) -> None:
        """Serve until the client has had enough."""
        try:
            super().handle()
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as running:
        thread = threading.Thread(target=running.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield f"http://127.0.0.1:{running.server_port}"
        running.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def _no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")


def test_a_download_tells_how_far_it_is(server: str) -> None:
    told: list[tuple[int, int | None]] = []
    content = download(
        f"{server}/book", "x", on_progress=lambda received, total: told.append((received, total))
    )
    assert content == BOOK
    assert told[-1] == (len(BOOK), len(BOOK))


def test_redirects_are_followed_within_the_scheme(server: str) -> None:
    assert download(f"{server}/to//to//book", "x") == BOOK
    for url, reason in (
        (f"{server}/to/https://127.0.0.1/book", "another scheme"),
        (f"{server}/to/file://localhost/etc/passwd", "another scheme"),
        (f"{server}/round", "more than 5 times"),
    ):
        with pytest.raises(FetchFailed, match=reason):
            download(url, "x")


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("file://localhost/etc/passwd", "only http"),
        ("ftp://127.0.0.1/x", "only http"),
        ("http://127.0.0.1:1/", "cannot be read"),
        ("http://[::1/", "no address|cannot be read"),
        ("{server}/none", "404"),
        ("{server}/short", "cannot be read"),
        ("{server}/slow", "in time"),
        ("{server}/endless", "more than 5000 bytes"),
    ],
)
def test_what_cannot_be_downloaded_whole_is_told(
    server: str, url: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "LARGEST", 5000)
    monkeypatch.setattr(fetching, "READ_SECONDS", 0.3)
    with pytest.raises(FetchFailed, match=reason):
        download(url.format(server=server), "x")


def test_a_length_beyond_the_limit_is_refused_before_it_is_read(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "LARGEST", 10)
    with pytest.raises(FetchFailed, match="more than 10 bytes"):
        download(f"{server}/book", "x")


def test_a_server_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetching, "READ_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with pytest.raises(FetchFailed, match="in time"):
            download(url, "x")


@pytest.fixture
def entry(tmp_path: Path, server: str) -> Callable[..., tuple[Path, SourceEntry]]:
    def make(path: str = "/book", sha256: bytes | None = None) -> tuple[Path, SourceEntry]:
        data = make_data(tmp_path / "datos")
        manifest = data / "sources.toml"
        text = manifest.read_text("utf-8") + f'url = "{server}{path}"\n'
        if sha256 is not None:
            text += f'sha256 = "{hashlib.sha256(sha256).hexdigest()}"\n'
        manifest.write_text(text, "utf-8")
        return data, read_manifest(data).entries[-1]

    return make


@pytest.mark.parametrize("sha256", [BOOK, None])
def test_a_document_is_restored_replaced_or_left(
    entry: Callable[..., tuple[Path, SourceEntry]], sha256: bytes | None
) -> None:
    data, declared = entry(sha256=sha256)
    assert fetch(data, declared) is Fetched.REPLACED
    assert fetch(data, declared) is Fetched.UNCHANGED
    (data / declared.path).unlink()
    assert fetch(data, declared) is Fetched.RESTORED
    assert (data / declared.path).read_bytes() == BOOK
    assert {path.name for path in (data / "es").iterdir()} == {"libro.txt", "trozo.txt"}


@pytest.mark.parametrize(("path", "sha256"), [("/other", BOOK), ("/page", None), ("/none", BOOK)])
def test_another_file_than_declared_leaves_the_old_one(
    entry: Callable[..., tuple[Path, SourceEntry]], path: str, sha256: bytes | None
) -> None:
    data, declared = entry(path, sha256)
    before = state(data)
    with pytest.raises(SourceError):
        fetch(data, declared)
    assert state(data) == before


@pytest.mark.parametrize(
    ("path", "reason"), [("/older", "effective as of 2019-01-03"), ("/torn", "look like rules")]
)
def test_what_would_not_be_added_takes_no_place(
    entry: Callable[..., tuple[Path, SourceEntry]], path: str, reason: str
) -> None:
    data, declared = entry(path)
    before = state(data)
    with pytest.raises(FetchFailed, match=reason):
        fetch(data, declared)
    assert state(data) == before


def test_a_document_without_an_address(tmp_path: Path) -> None:
    data = make_data(tmp_path / "datos")
    with pytest.raises(FetchFailed, match="no url is declared"):
        fetch(data, read_manifest(data).entries[0])
