"""Caching over the wire: tags, 304, lifetimes, Vary; the same for first and for kept answers."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from app.main import create_app
from app.middleware.edge import Edge
from app.settings import Settings

FLOATING = "public, max-age=300, stale-while-revalidate=86400"
PINNED = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module", params=["first time", "again"])
def service(request: pytest.FixtureRequest, settings: Settings) -> tuple[Edge, bool]:
    """A service that keeps nothing, and one that keeps everything; and whether it does."""
    keeps = request.param == "again"
    size = 64_000_000 if keeps else 0
    return create_app(settings.model_copy(update={"cache_bytes": size})), keeps


@pytest.fixture
def caching(service: tuple[Edge, bool]) -> Iterator[TestClient]:
    app, keeps = service
    client = TestClient(app, base_url="http://evil.example", follow_redirects=False)
    client.headers.clear()
    for path in ("/v1/rules/113.6k", "/v1/rules/604.3"):
        client.get(path)
    yield client
    assert (len(app._live.present.answers) > 0) is keeps


def test_lifetimes(caching: TestClient) -> None:
    floating = caching.get("/v1/rules/113.6k")
    pinned = caching.get(floating.json()["citation"]["url"])
    assert floating.headers["cache-control"] == FLOATING
    assert pinned.headers["cache-control"] == PINNED
    assert floating.headers["content-location"] == floating.json()["citation"]["url"]
    by_edition = caching.get("/v1/editions/undated/es/rules/113.6k")
    assert by_edition.headers["cache-control"] == FLOATING
    assert by_edition.headers["content-location"] == floating.json()["citation"]["url"]
    assert "Accept-Language" not in by_edition.headers["vary"]
    assert floating.json() == pinned.json() == by_edition.json()
    for path in ("/healthz", "/readyz", "/v1", "/metrics", "/v1/rules/999.9"):
        answer = caching.get(path)
        assert answer.headers["cache-control"] == "no-store", path
        assert "etag" not in answer.headers


def test_the_location_of_a_text_is_that_text(caching: TestClient) -> None:
    text = caching.get("/v1/rules/405.6?include=children", headers={"accept": "text/plain"})
    location = text.headers["content-location"]
    assert caching.get(location).text == text.text
    assert caching.get(location).headers["cache-control"] == PINNED


@pytest.mark.parametrize(
    "condition", ["{tag}", '"other", {tag}', "*", "{strong}", '"x",  {strong} , "y"']
)
def test_not_modified(caching: TestClient, condition: str) -> None:
    path = "/v1/rules/113.6k"
    full = caching.get(path)
    tag = full.headers["etag"]
    assert tag.startswith('W/"')
    wanted = condition.format(tag=tag, strong=tag.removeprefix("W/"))
    for method in ("GET", "HEAD"):
        answer = caching.request(method, path, headers={"if-none-match": wanted})
        assert answer.status_code == 304
        assert answer.content == b""
        for name in ("cache-control", "content-location", "etag", "vary", "x-reglario-snapshot"):
            assert answer.headers[name] == full.headers[name], name
        assert answer.headers["access-control-allow-origin"] == "*"
        assert "content-encoding" not in answer.headers


def test_another_tag_is_answered_whole(caching: TestClient) -> None:
    answer = caching.get("/v1/rules/113.6k", headers={"if-none-match": '"other", W/"another"'})
    assert answer.status_code == 200


def test_gzip_is_the_same_representation(caching: TestClient) -> None:
    plain = caching.get("/v1/rules/113.6k", headers={"accept-encoding": "identity"})
    packed = caching.get("/v1/rules/113.6k", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert packed.headers["etag"] == plain.headers["etag"]
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    for answer in (plain, packed):
        assert "Accept-Encoding" in answer.headers["vary"]
    condition = {"accept-encoding": "gzip", "if-none-match": plain.headers["etag"]}
    assert caching.get("/v1/rules/113.6k", headers=condition).status_code == 304


def test_head_tells_the_length_of_get(caching: TestClient) -> None:
    for path in ("/v1/rules/113.6k", "/v1/rules/999.9", "/v1/editions", "/healthz", "/docs"):
        for encoding in ("identity", "gzip"):
            headers = {"accept-encoding": encoding, "x-request-id": "same"}
            got = caching.get(path, headers=headers)
            head = caching.head(path, headers=headers)
            assert head.status_code == got.status_code
            assert head.content == b""
            assert dict(head.headers) == dict(got.headers), path


def test_request_ids(caching: TestClient) -> None:
    first, second = (caching.get("/v1/rules/113.6k").headers["x-request-id"] for _ in range(2))
    assert first != second
    given = caching.get("/v1/rules/113.6k", headers={"x-request-id": "abc-123"})
    assert given.headers["x-request-id"] == "abc-123"
    bad = caching.get("/v1/rules/113.6k", headers={"x-request-id": "a b\tc"})
    assert bad.headers["x-request-id"] != "a b\tc"


def test_kept_answers_differ_by_language_and_form(caching: TestClient) -> None:
    path = "/v1/contents"
    for _ in range(2):
        assert caching.get(path, headers={"accept-language": "es"}).json()["lang"] == "es"
        assert caching.get(path, headers={"accept-language": "fr"}).json()["lang"] == "fr"
    path = "/v1/rules/113.6k"
    for _ in range(2):
        assert caching.get(path, headers={"accept": "text/plain"}).text.startswith("Regla")
        assert caching.get(path, headers={"accept": "text/markdown"}).text.startswith("**")
        json.loads(caching.get(path).text)


def test_every_request_is_counted(caching: TestClient) -> None:
    def counted() -> float:
        lines = caching.get("/metrics").text.splitlines()
        return sum(
            float(line.rpartition(" ")[2])
            for line in lines
            if line.startswith("reglario_requests_total{") and 'route="/v1/rules/{number}"' in line
        )

    before = counted()
    for _ in range(5):
        caching.get("/v1/rules/113.6k")
    caching.head("/v1/rules/113.6k")
    caching.get("/v1/rules/999.9")
    assert counted() == before + 7


def test_metrics_never_name_paths(caching: TestClient) -> None:
    caching.get("/secret/path/of/mine")
    caching.get("/v1/rules/secret")
    assert "secret" not in caching.get("/metrics").text


def test_a_body_gzipped_by_hand(caching: TestClient) -> None:
    with caching.stream("GET", "/v1/rules/113.6k", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert json.loads(gzip.decompress(raw))["number"] == "113.6k"
