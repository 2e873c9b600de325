"""What readers do, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.long


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.id || document.activeElement.textContent"))


def test_read_and_follow_a_cross_reference(open_page: OpenPage, books_url: str) -> None:
    page = open_page(f"{books_url}/es")
    page.get_by_role("link", name="608").click()
    page.get_by_role("link", name="608.4", exact=True).click()
    page.locator(".main-text").get_by_role("link", name="608.3a").click()
    expect(page).to_have_url(f"{books_url}/es/608.3a")
    expect(page.get_by_role("heading", level=1)).to_have_text("Regla 608.3a")


def test_search_and_open_a_hit(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/es")
    page.get_by_role("searchbox").or_(page.get_by_role("combobox")).fill("condición de disparo")
    page.keyboard.press("Enter")
    expect(page.locator(".hits mark").first).to_be_visible()
    page.get_by_role("link", name="113.6k").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Regla 113.6k")


def test_copy_a_citation(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/es/113.6k", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_text("Citar 113.6k").click()
    row = page.locator("dd", has=page.get_by_label("Markdown"))
    row.get_by_role("button").click()
    expect(row.get_by_role("button")).to_have_text("Copiado")
    assert page.evaluate("navigator.clipboard.readText()") == row.locator("textarea").input_value()


def test_a_button_that_is_pressed_twice_says_again_what_it_does(
    open_page: OpenPage, seeds_url: str
) -> None:
    page = open_page(f"{seeds_url}/es/113.6k", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_text("Citar 113.6k").click()
    button = page.locator("dd", has=page.get_by_label("Markdown")).get_by_role("button")
    button.click()
    expect(button).to_have_text("Copiado")
    button.click()
    expect(button).to_have_text("Copiar")


def test_a_line_of_korean_ends_between_words(open_page: OpenPage, seeds_url: str) -> None:
    for path in ("/es/113.6k", "/embed/es/113.6k"):
        page = open_page(seeds_url + path)
        lines = page.evaluate(
            """() => {
                const text = document.querySelector(".text");
                text.lang = "ko";
                text.textContent = "가나다라 마바사아";
                text.style.width = "max-content";
                text.style.width = `${0.8 * text.getBoundingClientRect().width}px`;
                const range = document.createRange();
                range.setStart(text.firstChild, 5);
                range.setEnd(text.firstChild, 9);
                return range.getClientRects().length;
            }"""
        )
        assert lines == 1, "the second word is not broken"


def test_the_counts_of_the_contents_end_at_one_edge(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/es", viewport={"width": 300, "height": 700})
    edges = page.evaluate(
        """() => [...document.querySelectorAll(".contents li .count")].map(
            (one) => Math.round(one.getBoundingClientRect().right))"""
    )
    assert len(edges) > 3
    assert len(set(edges)) == 1


def test_switch_the_language(open_page: OpenPage, books_url: str) -> None:
    page = open_page(f"{books_url}/es/704.5")
    page.get_by_role("link", name="français", exact=True).click()
    expect(page).to_have_url(f"{books_url}/fr/704.5")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_by_keyboard_alone(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/es/113.6k")
    page.keyboard.press("Tab")
    assert focused(page) == "Ir al texto"
    page.keyboard.press("Enter")
    assert focused(page) == "main"
    page.keyboard.press("/")
    assert focused(page) == "q"
    page.keyboard.type("405.6c")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{seeds_url}/es/405.6c")
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused(page).startswith("Citar"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("details.cite")).to_have_attribute("open", "")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


def test_a_slash_is_typed_where_text_is_typed(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/es")
    page.locator("#q").fill("a")
    page.keyboard.press("/")
    expect(page.locator("#q")).to_have_value("a/")


def test_without_javascript(open_page: OpenPage, books_url: str) -> None:
    page = open_page(f"{books_url}/es", java_script_enabled=False)
    page.locator("#q").fill("maná")
    page.get_by_role("button", name="Buscar").click()
    page.locator(".hits a").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator("details.cite summary").click()
    expect(page.get_by_label("Markdown")).to_be_visible()
    page.get_by_role("link", name="Siguiente").click()
    page.get_by_role("link", name="français", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


PATHS = [
    "/es",
    "/es/7",
    "/es/702",
    "/es/704.5",
    "/es/704.5m",
    "/es/704.5m?edition=2014-05-01",
    "/es/search?q=maná",
    "/fr/glossary",
    "/fr/999.9",
    "/es/704.5?edition=2016-06-01",
    "/pt-BR/704.5",
    "/embed?lang=fr&number=704.5",
]

SPACED = """
html { font-size: 200% !important; }
* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important; }
"""
"""Letters of twice the size, with the spacing that a page has to bear (WCAG 2.2, 1.4.12)."""


@pytest.mark.parametrize("path", PATHS)
def test_large_letters_far_apart_scroll_no_page_sideways(
    open_page: OpenPage, books_url: str, path: str
) -> None:
    page = open_page(f"{books_url}{path}", viewport={"width": 360, "height": 700}, bypass_csp=True)
    page.add_style_tag(content=SPACED)
    page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("path", PATHS)
def test_a_narrow_phone_never_scrolls_sideways(
    open_page: OpenPage, books_url: str, path: str
) -> None:
    page = open_page(f"{books_url}{path}", viewport={"width": 320, "height": 600})
    page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("path", ["/es/704.5m", "/embed?lang=fr&number=704.5"])
def test_a_touched_field_has_letters_that_a_phone_does_not_enlarge(
    open_page: OpenPage, books_url: str, path: str
) -> None:
    page = open_page(f"{books_url}{path}", has_touch=True, is_mobile=True)
    sizes = page.locator("input:not([type=radio]), select, textarea").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert sizes
    assert min(sizes) >= 16


def test_print_shows_the_text_alone(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/es/113.6k")
    page.emulate_media(media="print")
    expect(page.locator(".main-text")).to_be_visible()
    expect(page.locator(".source")).to_be_visible()
    expect(page.locator("footer p")).to_be_visible()
    for hidden in (".masthead", ".turn", ".cite"):
        expect(page.locator(hidden)).to_be_hidden()


def test_an_anchor_leads_to_a_subrule_and_marks_it(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/es/113.6#r113.6k")
    entry = page.locator('[id="r113.6k"]')
    expect(entry).to_be_in_viewport()
    assert entry.evaluate("one => one.matches(':target')")


def test_suggestions_are_walked_with_arrow_keys(open_page: OpenPage, books_url: str) -> None:
    page = open_page(f"{books_url}/es")
    box = page.locator("#q")
    box.press_sequentially("acec")
    options = page.get_by_role("option")
    expect(options.first).to_be_visible()
    expect(box).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    chosen = options.first
    expect(chosen).to_have_attribute("aria-selected", "true")
    expect(box).to_have_attribute("aria-activedescendant", str(chosen.get_attribute("id")))
    page.keyboard.press("Escape")
    expect(options.first).to_be_hidden()
    box.press_sequentially("h")
    expect(options.first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/es/(702\.7|search\?q=)"))
