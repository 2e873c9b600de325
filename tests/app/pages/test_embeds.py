"""Rules in frames, the script for other web sites, and the page that helps their owners."""

from __future__ import annotations

import base64
import gzip
import hashlib
import shutil
import subprocess
from pathlib import Path
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from tests.app.pages.conftest import PUBLIC_URL
from tests.app.pages.test_security import HOSTILE
from tests.html import Part, parse, read_page

READ_ONLY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"
)
FRAMED = (
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; "
    "frame-ancestors *"
)
NOTHING = "default-src 'none'; frame-ancestors 'none'"


@pytest.mark.parametrize(
    ("path", "policy"),
    [
        ("/es", READ_ONLY),
        ("/es/113.6", READ_ONLY),
        ("/es/search?q=a", READ_ONLY),
        ("/es/999.9", READ_ONLY),
        ("/embed?lang=es", READ_ONLY),
        ("/embed?lang=es&number=abc", READ_ONLY),
        ("/embed/es/113.6", FRAMED),
        ("/embed/es/113.6?theme=dark&edition=undated", FRAMED),
        ("/embed/es/abc", FRAMED),
        ("/embed/de/113.6", FRAMED),
        ("/embed/es/113.6?theme=pink", FRAMED),
        ("/embed.js", NOTHING),
        ("/oembed?url=x", NOTHING),
        ("/v1/rules/113.6", NOTHING),
    ],
)
def test_each_kind_has_its_policy(client: TestClient, path: str, policy: str) -> None:
    headers = client.get(path).headers
    assert headers["content-security-policy"] == policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "x-frame-options" not in headers
    if policy != NOTHING:
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]


def test_a_frame_shows_the_rule_and_whose_it_is(client: TestClient) -> None:
    page = read_page(client, "/embed/es/113.6?theme=dark")
    assert page.one("html").attrs["data-theme"] == "dark"
    assert page.one("h1").text.startswith("Regla 113.6")
    url = f"{PUBLIC_URL}/es/113.6?edition=undated"
    assert page.link("h1 a") == url
    assert page.link("footer a") == url
    assert "Wizards of the Coast" in page.one("footer").text
    assert "Edición sin fecha" in page.one("footer").text
    scroll = page.one(".scroll")
    assert scroll.attrs["tabindex"] == "0"
    assert "excepciones son las siguientes" in scroll.text
    assert [node.text for node in page.all(".entry h2")][:2] == ["113.6a", "113.6b"]
    assert "se dedujeron" in page.all(".mark")[-1].text
    assert page.one("base").attrs == {"target": "_blank"}
    assert not page.has("script")
    assert page.link("link[rel=canonical]") == f"{PUBLIC_URL}/es/113.6"
    assert page.one("meta[name=robots]").attrs["content"] == "noindex"


def test_a_frame_has_all_marks_and_every_level(client: TestClient, books: TestClient) -> None:
    assert "no imprime esta letra" in read_page(client, "/embed/es/113.6k").text
    assert "Texto cortado" in read_page(client, "/embed/es/801.1").text
    assert "Ejemplo" in read_page(client, "/embed/es/113.6k").one(".example").text
    assert read_page(client, "/embed/es/801").all(".entry h2")[0].text == "801.1"
    assert read_page(client, "/embed/fr/604.3a").one(".scroll .text").attrs["lang"] == "fr"
    older = read_page(books, "/embed/es/704.5?edition=2014-05-01")
    assert "2014" in older.one("footer").text
    assert older.link("h1 a").endswith("/es/704.5?edition=2014-05-01")
    words = read_page(books, "/embed/pt-BR/704.5", headers={"accept-language": "fr"})
    assert words.one("html").attrs["lang"] == "pt"
    assert words.one(".scroll .text").attrs["lang"] == "pt-BR"


def test_numbers_are_read_as_anywhere(client: TestClient) -> None:
    for typed in ("113.6K", "(113.6k).", "113.6k@undated:es", "regla 113.6k"):
        page = read_page(client, f"/embed/es/{quote(typed)}")
        assert page.one("h1").text.startswith("Regla 113.6k")


@pytest.mark.parametrize(
    ("path", "status", "told"),
    [
        ("/embed/es/abc", 422, "abc"),
        ("/embed/es/999.9", 404, "999.9"),
        ("/embed/es/704.5l", 404, "letras l y o"),
        ("/embed/de/113.6", 400, "de"),
        ("/embed/es/113.6?edition=1999-01-01", 404, "1999-01-01"),
        ("/embed/es/113.6?theme=pink", 422, "valor"),
        ("/embed/es/113.6k%40undated%3Afr", 422, "valor"),
    ],
)
def test_what_cannot_be_shown_says_so_in_the_frame(
    client: TestClient, path: str, status: int, told: str
) -> None:
    page = read_page(client, path, status)
    assert told in page.one(".scroll").text
    assert "Wizards of the Coast" in page.one("footer").text
    assert client.get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("value", HOSTILE)
@pytest.mark.parametrize(
    "path",
    [
        "/embed/es/{}",
        "/embed/{}/113.6",
        "/embed/es/113.6?theme={}",
        "/embed/es/113.6?edition={}",
        "/embed?lang={}",
        "/embed?lang=es&number={}",
        "/embed?lang=es&edition={}",
        "/embed?lang=es&theme={}",
        "/embed?lang=es&form={}",
        "/embed?number={}",
    ],
)
def test_hostile_values_stay_text(client: TestClient, path: str, value: str) -> None:
    answer = client.get(path.format(quote(value, safe="")), headers={"accept": "text/html"})
    assert answer.status_code in {302, 400, 404, 422}
    assert "set-cookie" not in answer.headers
    if answer.status_code == 302:
        assert answer.headers["location"].startswith("/embed?number=")
        return
    if answer.headers["content-type"].startswith("text/html"):
        assert "alert(1)</script>" not in answer.text
        harmless(parse(answer.text.replace("\u0000", "")))


def harmless(page: Part) -> None:
    for node in page.all("*"):
        assert node.name not in {"img", "object", "embed", "style", "iframe"}
        assert not any(name.startswith("on") or name == "style" for name in node.attrs)
        for name in node.attrs.keys() & {"href", "src", "action"}:
            value = node.attrs[name]
            assert value.startswith(("/", "#", f"{PUBLIC_URL}/")), value
            assert not value.startswith("//")


# --- the script ---------------------------------------------------------------------------------


def test_the_script_has_a_floating_and_a_pinned_address(client: TestClient) -> None:
    floating = client.get("/embed.js")
    assert floating.headers["cache-control"].startswith("public, max-age=300")
    tag = parse(
        "<!doctype html><html><head><title>x</title></head><body>"
        + code(client, "form=auto")
        + "</body></html>"
    ).one("script")
    assert tag.attrs["type"] == "module"
    assert tag.attrs["crossorigin"] == "anonymous"
    pinned = client.get(tag.attrs["src"].removeprefix(PUBLIC_URL))
    assert pinned.content == floating.content
    assert pinned.headers["cache-control"] == "public, max-age=31536000, immutable"
    for answer in (floating, pinned):
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["access-control-allow-origin"] == "*"
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    digest = base64.b64encode(hashlib.sha384(pinned.content).digest()).decode()
    assert tag.attrs["integrity"] == f"sha384-{digest}"
    assert len(gzip.compress(pinned.content, 9)) < 8_000
    gone = client.get("/embed/000000000000/embed.js")
    assert (gone.status_code, gone.json()["present"]) == (404, tag.attrs["src"])
    assert gone.headers["link"] == f'<{tag.attrs["src"]}>; rel="latest-version"'


def test_scripts_are_well_formed(root: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node on this machine")
    for file in (root / "app" / "pages" / "static").glob("*.js"):
        command = [node, "--check", "--input-type=module"]
        subprocess.run(command, input=file.read_bytes(), check=True, capture_output=True)


def test_other_origins_may_send_json(client: TestClient) -> None:
    preflight = client.options(
        "/v1/citations/extract",
        headers={
            "origin": "https://other.example",
            "access-control-request-method": "POST",
            "access-control-request-headers": "content-type",
        },
    ).headers
    assert preflight["access-control-allow-origin"] == "*"
    assert "POST" in preflight["access-control-allow-methods"]
    assert preflight["access-control-allow-headers"] == "*"


# --- the page for owners of sites ---------------------------------------------------------------


def code(client: TestClient, query: str) -> str:
    page = read_page(client, f"/embed?lang=es&number=113.6k&{query}")
    return page.one("textarea#code").verbatim.strip()


def test_the_address_without_a_language_leads_to_the_readers(client: TestClient) -> None:
    answer = client.get("/embed?number=604.3", headers={"accept-language": "fr"})
    assert (answer.status_code, answer.headers["location"]) == (302, "/embed?number=604.3&lang=fr")
    assert answer.headers["vary"] == "Accept-Language"
    for chosen, locale in {
        "number=405.6g": "es",
        "number=604.3%40undated%3Afr": "fr",
        "number=999.9": "fr",
    }.items():
        led = client.get(f"/embed?{chosen}", headers={"accept-language": "fr"}).headers["location"]
        assert led == f"/embed?{chosen}&lang={locale}"
    slash = client.get("/embed/").headers["location"]
    assert slash == f"{PUBLIC_URL}/embed"
    assert client.get("/embed?lang=fr&lang=").headers["location"] == "/embed?lang=es"


def test_the_code_of_each_form(client: TestClient) -> None:
    frame = code(client, "form=frame&theme=dark")
    assert "/embed/es/113.6k?edition=undated&amp;theme=dark" in frame
    element = code(client, "form=element&theme=light")
    assert '<mtg-rule number="113.6k" lang="es" edition="undated" theme="light">' in element
    assert f'<a href="{PUBLIC_URL}/es/113.6k?edition=undated">Regla 113.6k</a>' in element
    assert "data-reglario-auto" not in element
    auto = code(client, "form=auto")
    assert 'data-reglario-auto data-reglario-lang="es" data-reglario-edition="undated"' in auto
    for pasted in (frame, element, auto):
        assert "style=" not in pasted
        assert " on" not in pasted


def test_choices_are_kept_and_faults_are_told(client: TestClient) -> None:
    page = read_page(client, "/embed?lang=fr&number=604.3&theme=dark&form=element&edition=undated")
    assert page.one("input#number").attrs["value"] == "604.3"
    chosen = [node.attrs["value"] for node in page.all("option[selected]")]
    assert chosen == ["fr", "undated", "dark"]
    assert page.one("input[checked]").attrs["value"] == "element"
    assert page.one("#preview mtg-rule").attrs["number"] == "604.3"
    first = read_page(client, "/embed?lang=fr")
    assert first.one("input#number").attrs["value"] == "604.1"
    missing = read_page(client, "/embed?lang=fr&number=113.6", 404)
    assert "113.6" in missing.one("#preview .note").text
    assert not missing.has("#code")
    assert "xx" in read_page(client, "/embed?lang=xx", 400).one("#preview .note").text


def test_a_rule_page_hands_out_the_codes(client: TestClient) -> None:
    page = read_page(client, "/es/113.6k")
    assert page.one("#c-frame").verbatim.strip() == code(client, "form=frame")
    assert page.one("#c-element").verbatim.strip() == code(client, "form=element")
    assert read_page(client, "/es").has('.colophon a[href="/embed?lang=es"]')
