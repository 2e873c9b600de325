"""Pictures of the pages for docs/, taken anew by `pytest tests/browser --regenerate`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import OpenPage

MOST_BYTES = 60_000
SHIPPED, INVENTED = "seeds", "books"

WIDE = {"width": 1000, "height": 600}
PHONE = {"width": 320, "height": 640}
TALL = {"width": 320, "height": 900}
FRAME = {"width": 600, "height": 360}

# name: (documents, path, size, colour scheme)
PICTURES = {
    "contents": (SHIPPED, "/es", WIDE, "light"),
    "contents-dark": (INVENTED, "/fr", WIDE, "dark"),
    "chapter": (INVENTED, "/es/702", WIDE, "light"),
    "rule": (SHIPPED, "/es/113.6", WIDE, "light"),
    "rule-dark": (SHIPPED, "/fr/604.3", WIDE, "dark"),
    "rule-phone": (SHIPPED, "/es/113.6", PHONE, "light"),
    "cite": (SHIPPED, "/es/113.6k#cite", WIDE, "light"),
    "search": (INVENTED, "/es/search?q=alba&in=7", WIDE, "light"),
    "search-phone-dark": (INVENTED, "/es/search?q=maná", PHONE, "dark"),
    "glossary": (INVENTED, "/es/glossary", WIDE, "light"),
    "not-found": (SHIPPED, "/es/604.3", WIDE, "light"),
    "embed": (SHIPPED, "/embed/es/113.6", FRAME, "light"),
    "embed-dark": (SHIPPED, "/embed/es/113.6k", FRAME, "dark"),
    "embed-gallery": (SHIPPED, "/embed?lang=es&number=113.6k", WIDE, "light"),
    "embed-element-phone": (SHIPPED, "/embed?lang=fr&form=element&number=604.7", TALL, "dark"),
    "embed-card": (SHIPPED, "/embed?lang=es&form=auto&number=113.6k", WIDE, "light"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_of_every_kind_of_page_are_small(
    open_page: OpenPage,
    seeds_url: str,
    books_url: str,
    root: Path,
    name: str,
    *,
    regenerate: bool,
) -> None:
    file = root / "docs" / "screenshots" / f"{name}.jpg"
    if regenerate:
        which, path, size, scheme = PICTURES[name]
        url = seeds_url if which == SHIPPED else books_url
        page = open_page(f"{url}{path}", viewport=size, color_scheme=scheme)
        if path.endswith("#cite"):
            page.locator("details.cite summary").click()
            page.locator("details.cite").scroll_into_view_if_needed()
        if "form=" in path:
            page.locator("mtg-rule figure, a.mtg-rule-link").first.hover()
            page.locator("mtg-rule figure, reglario-card figure").first.wait_for()
        page.screenshot(path=file, type="jpeg", quality=40)
    assert 0 < file.stat().st_size < MOST_BYTES


def test_there_are_no_other_pictures(root: Path) -> None:
    found = {path.stem for path in (root / "docs" / "screenshots").iterdir()}
    assert found == set(PICTURES)
