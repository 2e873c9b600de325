"""What users type breaks out of no context, and what we serve may do nothing but be read."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from tests.html import Part, parse, read_page

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus='alert(1)",
    "</title><script>alert(1)</script>",
    "</textarea><script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "javascript:alert(1)",
    "{{ 7 * 7 }}{% raw %}%(query)s%s",
    "\r\nset-cookie: a=b",
    "a\u2028b\u0000c",
    "&lt;b&gt;&#x3c;",
    "//evil.example/",
    "..%2f..%2fetc%2fpasswd",
    "\U0001f9d9‮704.5",
]

BROWSER = {"accept": "text/html"}


def assert_harmless(page: Part) -> None:
    scripts = [node.attrs for node in page.all("script")]
    assert all(
        attrs.get("type") == "application/ld+json" or attrs.get("src", "").startswith("/static/")
        for attrs in scripts
    )
    for node in page.all("*"):
        for name, value in node.attrs.items():
            assert not name.startswith("on"), (node.name, name)
            assert name != "style"
            if name in {"href", "src", "action"}:
                assert value.startswith(("/", "#", "https://rules.example/")), value
                assert not value.startswith("//")
    assert page.all("img, iframe, object, embed, base, style") == []


@pytest.mark.parametrize("value", HOSTILE)
@pytest.mark.parametrize(
    "path",
    [
        "/es/search?q={}",
        "/es/search?q=man%C3%A1+{}",
        "/es/search?q=man%C3%A1&in={}",
        "/es/search?q=man%C3%A1&kind={}",
        "/es/search?q=man%C3%A1&offset={}",
        "/es/search?q=man%C3%A1&edition={}",
        "/es?edition={}",
        "/es/113.6?edition={}",
        "/es/glossary?part={}",
        "/es/{}",
        "/es/113.6/{}",
        "/{}",
        "/{}/113.6",
    ],
)
def test_hostile_values_stay_text(client: TestClient, path: str, value: str) -> None:
    answer = client.get(path.format(quote(value, safe="")), headers=BROWSER)
    assert answer.status_code in {200, 302, 404, 422}
    assert "set-cookie" not in answer.headers
    if answer.status_code == 302:
        location = answer.headers["location"]
        assert location.startswith("/es/")
        return
    if answer.headers["content-type"].startswith("text/html"):
        text = answer.text.replace("\u0000", "")
        assert_harmless(parse(text))
        assert "alert(1)</script>" not in answer.text
        assert "49" not in answer.text.partition("<main")[2].partition("</h1>")[0]


def test_a_query_is_shown_as_it_was_typed(client: TestClient) -> None:
    value = '"><b>1 & 2</b>'
    page = read_page(client, f"/es/search?q={quote(value)}")
    box = page.one("input[name=q]")
    assert box.attrs["value"] == value


@pytest.mark.parametrize(
    "path", ["/es", "/es/113.6", "/es/search?q=a", "/es/999.9", "/es?edition=x", "/fr/604"]
)
def test_pages_may_only_be_read(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    directives = headers["content-security-policy"].split("; ")
    policy = dict(directive.split(" ", 1) for directive in directives)
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["form-action"] == "'self'"
    assert policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize("path", ["/pt-BR/704.5", "/es/704.5", "/es/704", "/es", "/es/glossary"])
def test_structured_data_cannot_end_its_element(books: TestClient, path: str) -> None:
    page = read_page(books, path)
    script = page.one('script[type="application/ld+json"]')
    text = script.verbatim
    assert not set("<>&") & set(text)
    json.loads(text)


def test_data_of_a_text_with_markup_is_escaped_and_whole(books: TestClient) -> None:
    page = read_page(books, "/pt-BR/704.5")
    script = page.one('script[type="application/ld+json"]')
    data = json.loads(script.verbatim)
    assert "<b>cai</b> & outra" in data["mainEntity"]["text"]
