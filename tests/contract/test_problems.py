"""Every error is one shape: application/problem+json (RFC 9457) with a stable code.

The members: type (a page of ours), title, status (that of the answer), code, detail, instance (the
path asked for), and what helps with one code. Never anything of the inside.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from app.main import create_app
from app.middleware.edge import Edge
from app.problem_kinds import CODES, KINDS, Code
from app.settings import Settings
from tests.app.conftest import PUBLIC_URL

PROVOKED: dict[Code, list[str]] = {
    "invalid-number": ["/v1/rules/abc", "/v1/rules/1-2", "/v1/editions/undated/es/rules/abc"],
    "unused-letter": ["/v1/rules/704.5l", "/v1/rules/704.5o/citation"],
    "no-such-rule": ["/v1/rules/999.9", "/v1/rules/999.9/references", "/v1/rules/9/translations"],
    "no-such-term": ["/v1/glossary/zzz", "/v1/keywords/zzz"],
    "no-such-document": ["/v1/documents/none"],
    "passage-not-found": ["/v1/rules/113.6k/citation?quote=no+such+words"],
    "unknown-language": ["/v1/rules/1?lang=xx", "/v1/search?q=a&lang=xx", "/v1/contents?lang=xx"],
    "unknown-edition": ["/v1/contents?edition=x", "/v1/editions/x/es/rulebook.ndjson"],
    "revision-gone": ["/v1/editions/undated/es/000000000000/rules/113.6"],
    "range-too-large": ["/v1/rules?numbers=100.1-100.999"],
    "query-too-long": ["/v1/search?q=" + "a" * 400, "/v1/search?q=" + "mana+" * 40],
    "invalid-parameter": ["/v1/rules/113.6?nonsense=1", "/v1/search", "/v1/editions?lang=es"],
    "not-embeddable": ["/oembed?url=https://evil.example/es/113.6", "/oembed?url=x"],
    "format-not-offered": ["/oembed?url=x&format=xml"],
    "not-found": ["/v1/none", "/v1/rules/1/2/3", "/problems/none"],
    "method-not-allowed": [],
    "not-ready": [],
    "internal-error": [],
}


LONG = "n" * 5_000
JSON = {"content-type": "application/json"}


def check(answer: object, code: str, path: str) -> dict[str, object]:
    """Check the shape of one error, and return its members."""
    headers, status = answer.headers, answer.status_code  # type: ignore[attr-defined]
    assert headers["content-type"] == "application/problem+json"
    assert headers["content-language"] == "en"
    assert headers["cache-control"] == "no-store"
    assert "Accept-Language" in headers["vary"]
    problem: dict[str, object] = answer.json()  # type: ignore[attr-defined]
    assert problem["code"] == code
    assert problem["status"] == status == KINDS[code].status  # type: ignore[index]
    assert problem["title"] == KINDS[code].title  # type: ignore[index]
    assert problem["type"] == f"{PUBLIC_URL}/problems/{code}"
    assert problem["instance"] == path.partition("?")[0]
    detail = problem["detail"]
    assert isinstance(detail, str)
    assert len(detail) > 10
    for inside in ("Traceback", "/work", "site-packages", "Error(", "<class"):
        assert inside not in str(problem)
    return problem


@pytest.mark.parametrize(
    ("code", "path"), [(code, path) for code in PROVOKED for path in PROVOKED[code]]
)
def test_shape(client: TestClient, code: Code, path: str) -> None:
    check(client.get(path), code, path)
    head = client.head(path)
    assert (head.status_code, head.content) == (KINDS[code].status, b"")


def test_every_code_is_provoked() -> None:
    assert set(PROVOKED) == set(CODES)
    assert all(kind.meaning and kind.remedy for kind in KINDS.values())


FILLED = {"number": "113.6", "edition": "undated", "lang": "es", "revision": "000000000000"}
OURS = ("/v1", "/healthz", "/readyz", "/metrics", "/problems", "/docs", "/openapi.json")


def api_routes(app: Edge) -> dict[str, set[str]]:
    """A path for every route for programs, its parameters filled in, and the methods it takes."""
    routes = [route for route in app.routes.routes if isinstance(route, Route)]  # type: ignore[attr-defined]
    return {
        re.sub(r"{(\w+)[^}]*}", lambda found: FILLED.get(found[1], "x"), route.path): {
            *(route.methods or ()),
            *(("HEAD",) if "GET" in (route.methods or ()) else ()),
            "OPTIONS",
        }
        for route in routes
        if route.path.startswith(OURS)
    }


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"])
def test_other_methods(client: TestClient, app: Edge, method: str) -> None:
    for path, methods in api_routes(app).items():
        if method not in methods:
            answer = client.request(method, path)
            check(answer, "method-not-allowed", path)
            assert answer.headers["allow"] == ", ".join(sorted(methods))


def test_unknown_parameters_are_refused_everywhere(client: TestClient, app: Edge) -> None:
    for path, methods in api_routes(app).items():
        method = "GET" if "GET" in methods else "POST"
        answer = client.request(method, f"{path}?nonsense=1", json={})
        problem = check(answer, "invalid-parameter", path)
        assert "nonsense" in [fault["parameter"] for fault in problem["errors"]]  # type: ignore[attr-defined]


def test_a_failure_shows_a_request_id_and_nothing_of_the_inside(
    tmp_path: Path, snapshot_root: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    root = tmp_path / "snapshots"
    shutil.copytree(snapshot_root, root)
    app = create_app(settings.model_copy(update={"snapshot": root, "log_level": "error"}))
    # A file vanishes after the snapshot was opened and checked.
    [document] = root.glob("*/documents/es/apartado-111.txt")
    content = document.read_bytes()
    document.unlink()
    client = TestClient(app, raise_server_exceptions=True)
    path = "/v1/documents/es/apartado-111.txt"
    answer = client.get(path, headers={"x-request-id": "seen-by-the-client"})
    problem = check(answer, "internal-error", path)
    assert problem["request_id"] == "seen-by-the-client"
    assert str(tmp_path) not in answer.text
    assert "damaged" not in answer.text
    assert client.get("/v1/rules/113.6k").status_code == 200
    check(client.get("/readyz"), "not-ready", "/readyz")
    document.write_bytes(content[1:])
    check(client.get("/readyz"), "not-ready", "/readyz")
    document.write_bytes(content)
    assert client.get("/readyz").status_code == 200
    logged = json.loads(capsys.readouterr().err.strip().splitlines()[-1])
    assert logged["request_id"] == "seen-by-the-client"
    assert "SnapshotDamaged" in logged["exception"]
    assert "testclient" not in str(logged)


@pytest.mark.parametrize("query", [LONG + "=1", f"{LONG}=1&{LONG}=2"])
def test_a_name_that_is_far_too_long_is_not_repeated_whole(client: TestClient, query: str) -> None:
    body = json.dumps({"text": "", LONG: 1})
    for answer in (
        client.get(f"/v1/rules/113.6?{query}"),
        client.post("/v1/citations/audit", content=body, headers=JSON),
    ):
        problem = check(answer, "invalid-parameter", answer.request.url.path)
        assert problem["errors"][0]["parameter"] == "n" * 100 + "…"  # type: ignore[index]
        assert len(answer.content) < 1_000


def long_paths(app: Edge) -> list[str]:
    """A path for every parameter of every route, pages too, with a value that is far too long."""
    routes = [route for route in app.routes.routes if isinstance(route, Route)]  # type: ignore[attr-defined]
    paths = []
    for route in routes:
        for name in re.findall(r"{(\w+)", route.path):
            filled = {**FILLED, name: LONG}
            paths.append(
                re.sub(r"{(\w+)[^}]*}", lambda found, by=filled: by.get(found[1], "x"), route.path)  # type: ignore[misc]
            )
    return paths


@pytest.mark.parametrize("accept", ["application/json", "text/html"])
def test_a_value_that_is_far_too_long_is_not_repeated_whole(
    client: TestClient, app: Edge, accept: str
) -> None:
    queries = (
        f"/v1/rules?numbers={LONG[:4_000]}",
        f"/v1/rules/113.6k/citation?quote={LONG[:4_000]}",
        f"/v1/documents/es/apartado-111.txt?start={'9' * 4_000}",
        f"/v1/documents/es/apartado-111.txt?end={'9' * 4_000}",
        f"/oembed?url={LONG[:2_000]}",
    )
    paths = long_paths(app)
    assert len(paths) > 20
    for path in (*paths, *queries):
        answer = client.get(path, headers={"accept": accept})
        assert answer.status_code in (200, 400, 404, 410, 422), path[:60]
        told = re.sub('"instance":"[^"]*"', "", answer.text)  # a path is cut later
        assert not re.search("n{101}|9{101}", told), path[:60]
