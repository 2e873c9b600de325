"""Sites as they are: with styles, directions, sizes and controls of their own around our rules."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hosts import Visit, card, linked, script

pytestmark = pytest.mark.long

MENTION = '<p id="one">Véase la regla 113.6k, dice el juez.</p>'
DEEP = f'<div class="deep"></div>{MENTION}<div class="deep"></div>'
DEEP_STYLE = ".deep { height: 1500px; }"

BOXES = """() => {
  const box = (one) => (({left, top, right, bottom}) => ({left, top, right, bottom}))(
    one.getBoundingClientRect());
  const card = document.querySelector("reglario-card");
  const captions = card.shadowRoot.querySelectorAll(".caption");
  return {card: box(card), link: box(document.querySelector("#one a")),
    caption: box(captions[captions.length - 1]), width: innerWidth, height: innerHeight};
}"""


def automatic(service: str, lang: str = "es") -> str:
    return script(service, auto="", lang=lang)


def assert_beside(page: Page) -> None:
    """The card is whole in the window, above or below its link, its source at its lower end."""
    boxes = page.evaluate(BOXES)
    card, link, caption = boxes["card"], boxes["link"], boxes["caption"]
    assert card["left"] >= 0
    assert card["top"] >= 0
    assert card["right"] <= boxes["width"]
    assert card["bottom"] <= boxes["height"]
    assert card["top"] >= link["bottom"] or card["bottom"] <= link["top"]
    assert min(abs(card["top"] - link["bottom"]), abs(link["top"] - card["bottom"])) < 10
    assert card["bottom"] - caption["bottom"] < 25


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("reglas 405.5–6 y 405.6g", [("reglas 405.5–6", "405.6"), ("405.6g", "405.6g")]),
        ("reglas 801.1–801.18", [("reglas 801.1–801.18", "801.1")]),
        ("reglas 800.9, 801.1-2 y 801.12", [("801.1-2", "801.1"), ("801.12", "801.12")]),
        ("\U0001f409 405.6 y 405.6a–405.6c", [("405.6", "405.6"), ("405.6a–405.6c", "405.6a")]),
        ("regla 405.6, «Pila», y 405.6G", [("regla 405.6", "405.6"), ("405.6G", "405.6g")]),
        ("véase 113.6k@undated:es", [("113.6k@undated:es", "113.6k")]),
    ],
)
def test_every_link_leads_where_its_text_says(
    visit: Visit, seeds_url: str, text: str, expected: list[tuple[str, str]]
) -> None:
    page = visit(seeds_url, f"<p>{text}</p>{automatic(seeds_url)}")
    expect(page.locator("p a").first).to_be_visible()
    assert linked(page) == [(words, f"{number}?edition=undated") for words, number in expected]


def test_the_codes_of_an_element_and_of_links_go_together(visit: Visit, seeds_url: str) -> None:
    element = f'{script(seeds_url)}<mtg-rule number="405.6g" lang="es">…</mtg-rule>'
    page = visit(seeds_url, f"{MENTION}{element}{automatic(seeds_url)}")
    expect(page.locator("mtg-rule figure")).to_be_visible()
    expect(page.locator("#one a")).to_be_visible()


@pytest.mark.parametrize(
    "style",
    [
        "body > * { position: relative; z-index: 1; padding: 2rem; }",
        "* { position: static !important; padding: 3rem !important; margin: 0 !important; }",
        "body > * { max-width: 9em !important; opacity: .2; }",
        "* { all: unset; display: block; }",
        "body > :not(p) { opacity: 0; visibility: hidden; }",
        "reglario-card { inset: 0 !important; width: 9px !important; font-size: 5px !important; }",
    ],
)
def test_no_style_of_the_page_moves_a_card(visit: Visit, seeds_url: str, style: str) -> None:
    body = DEEP + automatic(seeds_url)
    page = visit(seeds_url, body, style=f"{style} .deep {{ height: 1500px !important; }}")
    page.locator("#one a").hover()
    assert "Regla 113.6k" in card(page)
    assert_beside(page)
    expect(page.locator("reglario-card .caption")).to_have_css("position", "sticky")


@pytest.mark.parametrize("size", ["62.5%", "40px", "100%"])
def test_a_card_has_the_readers_letters(visit: Visit, seeds_url: str, size: str) -> None:
    page = visit(seeds_url, MENTION + automatic(seeds_url), style=f"html {{ font-size: {size}; }}")
    page.locator("#one a").hover()
    card(page)
    expect(page.locator("reglario-card .paragraph").first).to_have_css("font-size", "15px")
    assert page.evaluate(BOXES)["card"]["right"] > 400


@pytest.mark.parametrize("size", [(640, 360), (320, 256), (320, 640), (1000, 300)])
def test_a_card_keeps_to_the_room_there_is(
    visit: Visit, seeds_url: str, size: tuple[int, int]
) -> None:
    viewport = dict(zip(("width", "height"), size, strict=True))
    body = DEEP.replace("113.6k", "113.6") + automatic(seeds_url)
    page = visit(seeds_url, body, style=DEEP_STYLE, viewport=viewport)
    for block in ("center", "end", "start"):
        link = page.locator("#one a")
        link.evaluate("(link, block) => { link.scrollIntoView({block}); link.focus(); }", block)
        card(page)
        page.wait_for_timeout(50)
        boxes = page.evaluate(BOXES)
        assert 0 <= boxes["card"]["top"] < boxes["card"]["bottom"] - 60
        assert boxes["card"]["bottom"] <= viewport["height"]
        link.evaluate("link => link.blur()")


def test_a_card_is_scrolled_by_keyboard(visit: Visit, seeds_url: str) -> None:
    body = DEEP.replace("113.6k", "113.6g") + automatic(seeds_url)
    size = {"width": 640, "height": 300}
    page = visit(seeds_url, body, style=DEEP_STYLE, viewport=size)
    link = page.locator("#one a")
    link.evaluate("link => { link.scrollIntoView({block: 'center'}); link.focus(); }")
    card(page)
    top = "document.querySelector('reglario-card').scrollTop"
    left = "(one => one.scrollHeight - one.clientHeight)(document.querySelector('reglario-card'))"
    end, place = page.evaluate(left), page.evaluate("scrollY")
    assert end > 0
    page.keyboard.press("ArrowDown")
    assert 0 < page.evaluate(top) <= end
    for _ in range(40):
        if page.evaluate(top) >= end - 1:
            break
        page.keyboard.press("PageDown")
    assert page.evaluate(top) >= end - 1
    assert page.evaluate("scrollY") == place
    page.keyboard.press("ArrowUp")
    assert page.evaluate(top) < end - 1
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("place => scrollY > place", arg=place)


def test_rules_keep_their_direction(visit: Visit, seeds_url: str) -> None:
    rule = '<mtg-rule number="405.6g" lang="es">…</mtg-rule>'
    body = MENTION + rule + automatic(seeds_url)
    page = visit(seeds_url, body, html='lang="ar" dir="rtl"')
    page.locator("#one a").hover()
    card(page)
    for where in ("mtg-rule", "reglario-card"):
        for part in (".number", ".paragraph", ".caption"):
            expect(page.locator(f"{where} {part}").first).to_have_css("direction", "ltr")


LEFT_ALONE = [
    '<div role="button" tabindex="0">{}</div>',
    '<span role="link" tabindex="0">{}</span>',
    '<div role="BUTTON"><p>{}</p></div>',
    '<div role="tablist"><span role="tab">{}</span></div>',
    '<ul role="menu"><li role="menuitem">{}</li></ul>',
    '<ul role="listbox"><li role="option">{}</li></ul>',
    '<div role="switch" aria-checked="true">{}</div>',
    '<div role="textbox">{}</div>',
    '<div role="img" aria-label="x">{}</div>',
    '<div role="presentation button">{}</div>',
    "<details open><summary>{}</summary></details>",
    "<label>{} <input type=checkbox></label>",
    '<p aria-hidden="true">{}</p>',
    "<div inert><p>{}</p></div>",
    '<div contenteditable="plaintext-only">{}</div>',
    "<video>{}</video>",
    "<progress>{}</progress>",
    "<datalist><option>{}</option></datalist>",
]


def test_controls_and_what_is_hidden_have_no_links(visit: Visit, seeds_url: str) -> None:
    off = "".join(form.format("regla 113.6k") for form in LEFT_ALONE)
    on = '<div id="in" tabindex="0" role="note"><h2>regla 405.6a</h2></div>'
    page = visit(seeds_url, f'<div id="off">{off}</div>{on}{MENTION}{automatic(seeds_url)}')
    expect(page.locator("#one a")).to_be_visible()
    expect(page.locator("#in a")).to_be_visible()
    assert page.locator("#off a").evaluate_all("all => all.map(a => a.parentNode.outerHTML)") == []


def test_a_card_in_a_dialog_can_be_reached(visit: Visit, seeds_url: str) -> None:
    page = visit(seeds_url, f"<dialog>{MENTION}</dialog>{automatic(seeds_url)}")
    page.evaluate("document.querySelector('dialog').showModal()")
    page.locator("#one a").hover()
    assert "Regla 113.6k" in card(page)
    page.locator("reglario-card").hover()
    page.wait_for_timeout(400)
    expect(page.locator("reglario-card")).to_be_visible()


SMALL = [(272, 180), (343, 180), (200, 100), (200, 180), (250, 150), (320, 160), (600, 100)]


@pytest.mark.parametrize("path", ["/embed/es/113.6k", "/embed/fr/604.3a", "/embed/es/999.9"])
def test_a_frame_shows_all_without_overlap(open_page: OpenPage, seeds_url: str, path: str) -> None:
    page = open_page(f"{seeds_url}{path}")
    for width, height in [*SMALL, (600, 180), (600, 480), (240, 480)]:
        page.set_viewport_size({"width": width, "height": height})
        text, source, heading = (
            page.locator(which).evaluate(
                "one => ({height: one.clientHeight, whole: one.scrollHeight,"
                " top: one.getBoundingClientRect().top,"
                " bottom: one.getBoundingClientRect().bottom})"
            )
            for which in (".scroll", "footer", "h1")
        )
        assert heading["bottom"] <= text["bottom"]
        assert text["bottom"] <= source["top"] + 0.5
        if source["bottom"] <= height:  # in sight, beside a text that scrolls
            assert text["height"] >= min(text["whole"], 40)
        else:  # all of it scrolls
            assert text["height"] == text["whole"]
            assert height < 256
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            bottom = "document.querySelector('footer').getBoundingClientRect().bottom"
            assert page.evaluate(bottom) <= height
            page.evaluate("scrollTo(0, 0)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [272, 343])
def test_the_source_is_in_sight_at_the_heights_handed_out(
    open_page: OpenPage, books_url: str, width: int
) -> None:
    for path in ("/es/704.5", "/es/704.5m", "/fr/704.5", "/pt-BR/704.5"):
        asked = f"{books_url}/oembed?url={quote(books_url + path, safe='')}"
        page = open_page(f"{books_url}{path}")
        height = page.request.get(asked).json()["height"]
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{books_url}/embed{path}")
        footer = page.locator("footer").bounding_box()
        assert footer is not None
        assert footer["y"] + footer["height"] <= height
