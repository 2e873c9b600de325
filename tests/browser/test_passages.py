"""Links to exactly the passage that is selected: what is made is what a browser finds again.

The finding is done here a second time, by the rules of text fragments (WICG): whole words, any
case, runs of white space as one, the first place on the page that fits.
"""

from __future__ import annotations

import random
import re
import unicodedata
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.long

SELECT = """([id, start, end]) => {
  const block = document.getElementById(id).querySelector('.main-text .text p, .body .text p');
  const at = (offset) => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let left = offset, node;
    while ((node = walker.nextNode())) {
      if (left <= node.length) return [node, left];
      left -= node.length;
    }
  };
  const range = document.createRange();
  range.setStart(...at(start));
  range.setEnd(...at(end));
  const selection = document.getSelection();
  selection.removeAllRanges();
  selection.addRange(range);
  return [selection.toString(), block.textContent];
}"""


def folded(text: str) -> str:
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", text).lower())


def find(fragment: str, page_text: str) -> tuple[int, int]:
    """The span of the folded page text that a directive means."""
    parts = fragment.split(",")
    prefix = unquote(parts.pop(0)[:-1]) if parts[0].endswith("-") else ""
    suffix = unquote(parts.pop()[1:]) if parts[-1].startswith("-") else ""
    start, *rest = (re.escape(folded(unquote(part))) for part in parts)
    middle = start + (r".*?" + rest[0] if rest else "")
    pattern = r"(?<!\w)"
    pattern += re.escape(folded(prefix)) + r"\W*" if prefix else ""
    pattern += rf"(?P<it>{middle})(?!\w)"
    pattern += r"\W*" + re.escape(folded(suffix)) + r"(?!\w)" if suffix else ""
    found = re.search(pattern, page_text, re.DOTALL)
    assert found is not None, fragment
    return found.span("it")


def select(page: Page, anchor: str, start: int, end: int) -> tuple[str, str]:
    selected, whole = page.evaluate(SELECT, [anchor, start, end])
    return str(selected), str(whole)


def page_text(page: Page) -> str:
    return folded(str(page.evaluate("document.body.textContent")))


def test_a_selected_passage_is_offered_as_a_link(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/es/113.6k", permissions=["clipboard-read", "clipboard-write"])
    offer = page.get_by_role("button", name="Copiar un enlace a este pasaje")
    expect(offer).to_be_hidden()
    selected, _ = select(page, "r113.6k", 4, 25)
    assert selected == "condición de disparo "
    expect(page.locator(".passage")).to_be_visible()
    page.locator(".passage").click()
    link = page.evaluate("navigator.clipboard.readText()")
    start = f"{seeds_url}/es/113.6k?edition=undated#r113.6k:~:text="
    assert link == f"{start}condici%C3%B3n%20de%20disparo"


def test_a_whole_paragraph_is_a_passage(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/es/113.6")
    page.locator('[id="r113.6b"] .text p').click(click_count=3)
    expect(page.locator(".passage")).to_be_visible()
    fragment = str(page.locator(".passage").get_attribute("data-link")).partition(":~:text=")[2]
    low, high = find(fragment, (text := page_text(page)))
    assert text[low:high] == (
        "una habilidad que establece en qué zonas funciona solo funciona desde esas zonas"
    )
    page.locator('[id="r113.6e"] .text p').select_text()
    expect(page.locator(".passage")).to_have_attribute("data-link", re.compile(r"#r113\.6e:~:"))


def test_half_words_are_taken_whole(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/es/405.6c")
    _, whole = select(page, "r405.6c", 6, 12)
    expect(page.locator(".passage")).to_be_visible()
    fragment = str(page.locator(".passage").get_attribute("data-link")).partition(":~:text=")[2]
    text = page_text(page)
    low, high = find(fragment, text)
    words = re.findall(r"\w+", whole)
    assert all(word in map(folded, words) for word in re.findall(r"\w+", text[low:high]))


@pytest.mark.parametrize("signs", ["−1/−1", "+1/+1"])
def test_signs_that_the_syntax_uses_are_encoded(
    open_page: OpenPage, books_url: str, signs: str
) -> None:
    page = open_page(f"{books_url}/es/107.5")
    _, whole = select(page, "r107.5", 0, 1)
    start = whole.index(signs)
    select(page, "r107.5", max(0, start - 20), min(len(whole), start + 30))
    expect(page.locator(".passage")).to_be_visible()
    link = str(page.locator(".passage").get_attribute("data-link"))
    directive = link.partition(":~:text=")[2]
    for part in directive.split(","):
        assert not re.search(r"[&\s]|(?<!^)-(?!$)", part)
    find(directive, page_text(page))


@pytest.mark.parametrize("number", ["113.6", "801", "405.6"])
def test_any_passage_is_found_again_at_its_place(
    open_page: OpenPage, seeds_url: str, number: str
) -> None:
    page = open_page(f"{seeds_url}/es/{number}")
    page.evaluate(
        "import(document.querySelector('script[type=module]').src).then(m => {self.m = m})"
    )
    page.wait_for_function("self.m !== undefined")
    anchors = page.evaluate("[...document.querySelectorAll('.entry[id]')].map(one => one.id)")
    text = page_text(page)
    choice = random.Random(number)
    for _ in range(40):
        anchor = choice.choice(anchors)
        _, whole = select(page, anchor, 0, 1)
        start, end = sorted(choice.sample(range(len(whole) + 1), 2))
        selected, _ = select(page, anchor, start, end)
        link = page.evaluate("self.m.linkOf(document.getSelection())")
        if link is None:
            assert not re.search(r"\w", selected)
            continue
        low, high = find(link.partition(":~:text=")[2], text)
        place = folded(
            str(
                page.evaluate(
                    """id => {
                      const range = document.createRange();
                      range.setStart(document.body, 0);
                      range.setEnd(document.getElementById(id).querySelector('.text p'), 0);
                      return range.toString();
                    }""",
                    anchor,
                )
            )
        )
        assert abs(low - len(place) - len(folded(whole[:start]))) < 25, link
        assert folded(selected.strip(" .,;:()«»“”…")) in text[low - 1 : high + 2]


@pytest.mark.parametrize(("start", "end"), [(0, 30), (0, 400)])
def test_the_browser_itself_finds_the_passage(
    open_page: OpenPage, seeds_url: str, start: int, end: int
) -> None:
    page = open_page(f"{seeds_url}/es/113.6")
    _, whole = select(page, "r113.6p", 0, 1)
    select(page, "r113.6p", start, min(end, len(whole)))
    expect(page.locator(".passage")).to_be_visible()
    link = str(page.locator(".passage").get_attribute("data-link"))
    # Without the element's own anchor, only the words can lead there.
    words_only = link.replace("#r113.6p:~:", "#:~:")
    assert words_only != link
    fresh = open_page(words_only, viewport={"width": 800, "height": 500})
    expect(fresh.locator('[id="r113.6p"]')).to_be_in_viewport()
    expect(fresh.get_by_role("heading", level=1)).not_to_be_in_viewport()
