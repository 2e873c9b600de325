"""Pages of other web sites that embed us: of another origin, with a strict policy."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page, expect

from app.pages.assets import ASSETS

SCRIPT = ASSETS["embed.js"]


def script(service: str, **data: str) -> str:
    given = "".join(f' data-reglario-{name}="{value}"' for name, value in data.items())
    return (
        f'<script type="module" src="{service}{SCRIPT.path}" integrity="{SCRIPT.integrity}" '
        f'crossorigin="anonymous"{given}></script>'
    )


def host_page(service: str, body: str, html: str = 'lang="es"', style: str = "") -> tuple[str, str]:
    """A page with a policy as strict as can be, and the policy; `html` has its attributes."""
    styles = "'unsafe-inline'" if style else "'self'"
    policy = (
        f"default-src 'none'; script-src {service}; connect-src {service}; frame-src {service}; "
        f"style-src {styles}; base-uri 'none'; form-action 'none'; "
        "require-trusted-types-for 'script'"
    )
    head = f'<meta charset="utf-8"><title>x</title>{f"<style>{style}</style>" if style else ""}'
    return f"<!doctype html><html {html}>{head}<body>{body}", policy


@contextmanager
def site(html: str, policy: str) -> Iterator[str]:
    """A web site of one page, on an origin of its own."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.send_header("content-security-policy", policy)
            self.end_headers()
            self.wfile.write(html.encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        how_often = {"poll_interval": 0.01}  # the end waits as long
        thread = threading.Thread(target=server.serve_forever, kwargs=how_often, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a page of another site that embeds us; a fault or a breach of its policy fails."""
    faults: list[str] = []
    open_now = []

    def visit_one(
        service: str, body: str, html: str = 'lang="es"', style: str = "", **options: object
    ) -> Page:
        opened = site(*host_page(service, body, html, style))
        url = opened.__enter__()
        context = browser.new_context(**options)  # type: ignore[arg-type] # they are Playwright's
        open_now.append((context, opened))
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: check_message(message.text, faults))
        page.goto(url)
        return page

    yield visit_one
    for context, opened in open_now:
        context.close()
        opened.__exit__(None, None, None)
    assert faults == []


def check_message(text: str, faults: list[str]) -> None:
    if "Content Security" in text or "violates" in text or "Trusted" in text:
        faults.append(text)


def linked(page: Page, where: str = "body") -> list[tuple[str, str]]:
    links = page.locator(f"{where} a.mtg-rule-link")
    return [
        (link.inner_text(), (link.get_attribute("href") or "").rpartition("/")[2])
        for link in links.all()
    ]


def card(page: Page) -> str:
    found = page.locator("reglario-card figure")
    expect(found.first).to_be_visible()
    return "\n".join(found.all_inner_texts())
