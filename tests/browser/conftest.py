"""A browser, and real servers for it; where there is no browser the tests are skipped."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.app.conftest import serving
from tests.browser.hosts import visit

__all__ = ["visit"]

_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("there is no chromium on this machine")
    with sync_playwright() as playwright:
        # Playwright gives every launch an empty user data directory of its own.
        browser = playwright.chromium.launch(executable_path=path, args=_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def seeds_url(snapshot_root: Path) -> Iterator[str]:
    """Where the shipped documents are served."""
    with serving(snapshot_root) as url:
        yield url


@pytest.fixture(scope="session")
def books_url(books_root: Path) -> Iterator[str]:
    """Where the invented books are served."""
    with serving(books_root) as url:
        yield url


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Opens pages in a fresh context; a page that asks another host, or breaks a policy, fails."""
    contexts = []
    faults: list[str] = []

    def open_one(url: str, **options: object) -> Page:
        context = browser.new_context(**options)  # type: ignore[arg-type] # they are Playwright's
        contexts.append(context)
        host = url.split("/")[2]
        page = context.new_page()
        page.on("request", lambda request: _check_host(request.url, host, faults))
        page.on("console", lambda message: _check_message(message.text, faults))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(url)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert faults == []


def _check_host(url: str, host: str, faults: list[str]) -> None:
    if url.split("/")[2] != host:
        faults.append(f"asks another host: {url}")


def _check_message(text: str, faults: list[str]) -> None:
    if "Content Security Policy" in text or "violates" in text:
        faults.append(text)
