"""oEmbed 1.0: our own URLs in every form, and nothing else; sizes obeyed; nothing fetched."""

from __future__ import annotations

import re
import socket
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from tests.app.conftest import PUBLIC_URL
from tests.html import Part, parse, read_page


def ask(client: TestClient, url: str, **more: object) -> dict[str, object]:
    given = "".join(f"&{name}={value}" for name, value in more.items())
    answer = client.get(f"/oembed?url={quote(url, safe='')}{given}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/json"
    fields: dict[str, object] = answer.json()
    return fields


def frame(fields: dict[str, object]) -> Part:
    html = str(fields["html"])
    page = parse(f"<!doctype html><html><head><title>x</title></head><body>{html}</body></html>")
    known = {"html", "head", "title", "body"}
    (only,) = [node for node in page.all("*") if node.name not in known]
    assert only.name == "iframe"
    return only


def test_what_a_consumer_needs_is_there(client: TestClient) -> None:
    fields = ask(client, f"{PUBLIC_URL}/es/113.6k")
    assert fields["type"] == "rich"
    assert fields["version"] == "1.0"
    assert fields["title"] == "Regla 113.6k, undated (es)"
    assert fields["provider_name"] == "Reglario"
    assert fields["provider_url"] == f"{PUBLIC_URL}/"
    assert fields["cache_age"] == 86_400
    shown = frame(fields)
    assert shown.attrs["src"] == f"{PUBLIC_URL}/embed/es/113.6k?edition=undated"
    assert shown.attrs["title"] == fields["title"]
    assert (shown.attrs["width"], shown.attrs["height"]) == (
        str(fields["width"]),
        str(fields["height"]),
    )


@pytest.fixture(scope="session")
def pinned(client: TestClient) -> str:
    return str(client.get("/v1/rules/604.3a?lang=fr").json()["citation"]["url"])


@pytest.mark.parametrize(
    ("url", "embedded"),
    [
        ("/es/113.6k", "es/113.6k"),
        ("/es/113.6k/", "es/113.6k"),
        ("/es/113.6K?edition=undated#r113.6k:~:text=disparo", "es/113.6k"),
        ("/fr/604.3a?edition=undated", "fr/604.3a"),
        ("/es/801", "es/801"),
        ("/es/8", "es/8"),
        ("/embed/fr/604.3a?edition=undated", "fr/604.3a"),
        ("/v1/rules/604.3a?lang=fr", "fr/604.3a"),
        ("/v1/rules/113.6k", "es/113.6k"),
        ("/v1/rules/113.6k%40undated%3Aes", "es/113.6k"),
        ("/v1/editions/undated/fr/rules/604.3a", "fr/604.3a"),
    ],
)
def test_our_urls_are_known(client: TestClient, url: str, embedded: str) -> None:
    shown = frame(ask(client, PUBLIC_URL + url))
    assert shown.attrs["src"] == f"{PUBLIC_URL}/embed/{embedded}?edition=undated"
    assert client.get(shown.attrs["src"].removeprefix(PUBLIC_URL)).status_code == 200


def test_pinned_urls_and_themes_are_known(client: TestClient, pinned: str) -> None:
    assert "/embed/fr/604.3a?" in frame(ask(client, pinned)).attrs["src"]
    dark = frame(ask(client, f"{PUBLIC_URL}/embed/es/113.6k?theme=dark"))
    assert dark.attrs["src"].endswith("?edition=undated&theme=dark")
    assert frame(ask(client, "HTTP://RULES.example/es/113.6k")).attrs["src"]


def test_every_page_of_a_rule_leads_here(client: TestClient, books: TestClient) -> None:
    for service, path in (
        (client, "/es/113.6k"),
        (client, "/fr/604"),
        (books, "/es/704.5?edition=2014-05-01"),
        (books, "/pt-BR/704.5"),
    ):
        link = read_page(service, path).one('link[type="application/json+oembed"]')
        href = link.attrs["href"].removeprefix(PUBLIC_URL)
        assert href == f"/oembed?url={quote(PUBLIC_URL + path, safe='')}&format=json"
        answer = service.get(href)
        assert answer.status_code == 200
        header = service.get(path).headers["link"]
        assert header == (f'<{PUBLIC_URL}{href}>; rel="alternate"; type="application/json+oembed"')
    older = books.get(f"/oembed?url={PUBLIC_URL}/es/704.5?edition=2014-05-01").json()
    assert "edition=2014-05-01" in older["html"]
    assert "link" not in client.get("/es").headers


@pytest.mark.parametrize(
    "url",
    [
        "https://evil.example/es/113.6k",
        "https://rules.example.evil.example/es/113.6k",
        "https://rules.example@evil.example/es/113.6k",
        "https://user@rules.example/es/113.6k",
        "https://rules.example:8443/es/113.6k",
        "//rules.example/es/113.6k",
        "/es/113.6k",
        "ftp://rules.example/es/113.6k",
        "javascript:alert(1)//https://rules.example/es/113.6k",
        "data:text/html,x",
        "http://[::1",
        "http://169.254.169.254/latest/meta-data",
        "x",
        f"{PUBLIC_URL}",
        f"{PUBLIC_URL}/",
        f"{PUBLIC_URL}/es",
        f"{PUBLIC_URL}/es/search?q=maná",
        f"{PUBLIC_URL}/es/glossary",
        f"{PUBLIC_URL}/es/113.6k/more",
        f"{PUBLIC_URL}/es/999.9",
        f"{PUBLIC_URL}/es/704.5l",
        f"{PUBLIC_URL}/es/113.6k?edition=2014-05-01",
        f"{PUBLIC_URL}/de/113.6k",
        f"{PUBLIC_URL}/embed/de/113.6k",
        f"{PUBLIC_URL}/v1/rules/113.6k?lang=fr",
        f"{PUBLIC_URL}/v1/editions/undated/es/000000000000/rules/113.6k",
        f"{PUBLIC_URL}/v1/editions",
        f"{PUBLIC_URL}/embed.js",
    ],
)
def test_other_urls_are_refused_and_nothing_is_fetched(
    client: TestClient, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        pytest.fail("a name is looked up, or a host called")

    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    monkeypatch.setattr(socket.socket, "connect", refuse)
    answer = client.get(f"/oembed?url={quote(url, safe='')}")
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "not-embeddable"
    assert answer.json()["url"] == url


@pytest.mark.parametrize(
    ("revision", "told"),
    [("zzz", "12 hex digits"), ("F" * 12, "12 hex digits"), ("0" * 12, "no longer held")],
)
def test_why_a_pinned_url_is_refused_is_true(client: TestClient, revision: str, told: str) -> None:
    url = f"{PUBLIC_URL}/v1/editions/undated/es/{revision}/rules/113.6"
    assert told in client.get(f"/oembed?url={quote(url, safe='')}").json()["detail"]


@pytest.mark.parametrize("width", [None, 1, 50, 320, 600, 2000])
@pytest.mark.parametrize("height", [None, 1, 100, 200, 5000])
@pytest.mark.parametrize("number", ["405.6g", "113.6", "801"])
def test_sizes_are_obeyed(
    client: TestClient, number: str, width: int | None, height: int | None
) -> None:
    bounds = {"maxwidth": width, "maxheight": height}
    given = {name: value for name, value in bounds.items() if value is not None}
    fields = ask(client, f"{PUBLIC_URL}/es/{number}", **given)
    assert isinstance(fields["width"], int)
    assert isinstance(fields["height"], int)
    assert 0 < fields["width"] <= (width or 600)
    assert 0 < fields["height"] <= (height or 480)
    assert f'width="{fields["width"]}" height="{fields["height"]}"' in str(fields["html"])


def test_a_longer_rule_has_a_higher_frame(client: TestClient) -> None:
    short = ask(client, f"{PUBLIC_URL}/es/405.6g")["height"]
    long = ask(client, f"{PUBLIC_URL}/es/113.6")["height"]
    assert short < long  # type: ignore[operator]


@pytest.mark.parametrize("form", ["xml", "yaml", "JSON", "<xml>"])
def test_other_formats_are_not_implemented(client: TestClient, form: str) -> None:
    answer = client.get(f"/oembed?url={PUBLIC_URL}/es/113.6k&format={quote(form)}")
    assert answer.status_code == 501
    assert answer.json()["code"] == "format-not-offered"


def test_parameters_of_consumers_are_passed_over(client: TestClient) -> None:
    fields = ask(client, f"{PUBLIC_URL}/es/113.6k", dnt=1, format="json", callback="x")
    assert fields["type"] == "rich"
    for wrong in ("maxwidth=wide", "maxheight=0", "url="):
        assert client.get(f"/oembed?url={PUBLIC_URL}/es/1&{wrong}").status_code == 422
    assert client.get("/oembed").status_code == 422


def test_titles_and_addresses_are_escaped(books: TestClient) -> None:
    for edition in ('"><script>alert(1)</script>', "x&y", "'"):
        url = f"{PUBLIC_URL}/pt-BR/704.5?edition={quote(edition, safe='')}"
        answer = books.get(f"/oembed?url={quote(url, safe='')}")
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/problem+json"
    fields = ask(books, f"{PUBLIC_URL}/pt-BR/704.5")
    assert not re.search(r"<(?!iframe |/iframe>)", str(fields["html"]))


@pytest.mark.parametrize(
    ("path", "framed"),
    [
        ("/704.5", "/embed/es/704.5?edition=2019-01-25"),
        ("/704.5?edition=2014-05-01", "/embed/es/704.5?edition=2014-05-01"),
        ("/704.5@2014-05-01:fr", "/embed/fr/704.5?edition=2014-05-01"),
        ("/embed/704.5?theme=dark", "/embed/es/704.5?edition=2019-01-25&amp;theme=dark"),
        ("/ES/704.5", "/embed/es/704.5?edition=2019-01-25"),
        ("/pt/704.5", "/embed/pt-BR/704.5?edition=undated"),
    ],
)
def test_an_address_as_people_type_it_can_be_embedded(
    books: TestClient, path: str, framed: str
) -> None:
    assert f'src="{PUBLIC_URL}{framed}"' in str(ask(books, f"{PUBLIC_URL}{path}")["html"])
    lead = books.get(path)
    page = lead.headers.get("location", path).partition("?")[0].removeprefix("/embed")
    assert f"{PUBLIC_URL}/embed{page}" in f"{PUBLIC_URL}{framed}", "the page that it leads to"


def test_the_language_of_a_url_without_one_is_negotiated(client: TestClient) -> None:
    path = f"/oembed?url={PUBLIC_URL}/v1/rules/604.3a"
    assert "Accept-Language" in client.get(path).headers["vary"]
    assert "fr/604.3a" in client.get(path).json()["html"]
    fixed = client.get(f"/oembed?url={PUBLIC_URL}/fr/604.3a").headers
    assert "Accept-Language" not in fixed.get("vary", "")
    assert fixed["content-language"] == "fr"
