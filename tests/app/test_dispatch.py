"""Paths without parameters are led to their route at once: nobody can tell by the answer."""

from __future__ import annotations

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.types import ASGIApp, Receive, Scope, Send

from app.main import Api
from app.middleware.dispatch import Dispatch
from app.middleware.edge import Edge

EXACT = ("/v1/search?q=objeto&lang=es", "/v1/editions", "/v1/glossary?lang=es", "/healthz", "/")
POSTED = ("/v1/citations/extract", "/v1/citations/verify")


class Layer:
    """Any middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)


def test_middleware_that_would_not_be_run_is_refused() -> None:
    api = Api()
    api.add_middleware(Layer)
    with pytest.raises(TypeError, match="would not be run"):
        TestClient(api).get("/")


@pytest.mark.parametrize("path", EXACT)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_another_method_is_refused_and_told_which_is_taken(
    client: TestClient, path: str, method: str
) -> None:
    answer = client.request(method, path)
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]
    assert answer.json()["code"] == "method-not-allowed"


@pytest.mark.parametrize("path", POSTED)
def test_a_path_that_takes_posts_refuses_to_be_read(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["allow"]) == (405, "OPTIONS, POST")


@pytest.mark.parametrize("path", EXACT)
def test_a_head_has_the_headers_of_its_get(client: TestClient, path: str) -> None:
    full, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (full.status_code, b"")
    same = ("content-type", "content-length", "etag", "vary")
    assert [head.headers.get(name) for name in same] == [full.headers.get(name) for name in same]


@pytest.mark.parametrize("path", ["/v1//search", "/v1/Search", "/v1/search%2F", "/v1/search/x"])
def test_what_only_looks_like_it_is_no_exact_path(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_every_path_without_parameters_is_led_at_once(app: Edge) -> None:
    router = app.routes.router  # type: ignore[attr-defined]
    exact = Dispatch(router).exact
    paths = {route.path for route in router.routes if isinstance(route, Route)}
    assert set(exact) == {path for path in paths if "{" not in path}
    assert all(route.path == path for path, route in exact.items())
