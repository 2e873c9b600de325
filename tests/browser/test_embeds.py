"""Rules in a web site of somebody else's: another origin, a strict policy, a service that fails."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.app.conftest import serving
from tests.browser.conftest import OpenPage
from tests.browser.hosts import SCRIPT, Visit, card, host_page, linked, script, site

pytestmark = pytest.mark.long

MOST_BYTES = 8_000

AUTO = """
<article id="on">
<p id="one">\U0001f9d9\U0001f409 Lo que se dispara: \U0001f600 regla 113.6k, dice el juez.</p>
<p id="many">Las reglas 405.6a–c, 405.6g y 604.3 (en español no la hay).</p>
<p id="absent">La regla 999.9 no existe, y esto costó 12,50.</p>
<p id="split">regla <b>405.6d</b></p>
</article>
<div id="off">
<a href="#x">regla 113.6k</a> <button>regla 113.6k</button> <code>regla 113.6k</code>
<pre>regla 113.6k</pre> <kbd>regla 113.6k</kbd> <samp>regla 113.6k</samp>
<textarea>regla 113.6k</textarea> <input value="regla 113.6k">
<select><option>regla 113.6k</option></select>
<div contenteditable="true">regla 113.6k <b>regla 405.6a</b></div>
<svg width="9" height="9"><text>regla 113.6k</text></svg>
<p data-reglario-off>regla 113.6k <i>regla 113.6k</i></p>
</div>
"""


def test_the_script_is_small() -> None:
    assert len(gzip.compress(SCRIPT.body, 9)) < MOST_BYTES


def test_all_three_ways_under_a_strict_policy(visit: Visit, seeds_url: str) -> None:
    body = (
        f'<iframe src="{seeds_url}/embed/es/405.6g?theme=dark" width="600" height="240"></iframe>'
        f'<mtg-rule number="604.3a" lang="fr"><a href="#fr">Règle 604.3a</a></mtg-rule>'
        f"{AUTO}{script(seeds_url, auto='', lang='es')}"
    )
    page = visit(seeds_url, body)
    frame = page.frame_locator("iframe")
    expect(frame.locator("h1")).to_contain_text("405.6g")
    colour = "getComputedStyle(document.body).backgroundColor"
    assert page.frames[1].evaluate(colour) == "rgb(23, 21, 18)"
    rule = page.locator("mtg-rule blockquote")
    expect(rule).to_contain_text("capacité de définition")
    assert rule.get_attribute("lang") == "fr"
    assert "/v1/editions/undated/fr/" in (rule.get_attribute("cite") or "")
    expect(page.locator("mtg-rule figcaption")).to_contain_text("Wizards of the Coast")
    expect(page.locator("mtg-rule figure")).to_have_css("background-color", "rgb(251, 248, 241)")
    expect(page.locator("a.mtg-rule-link").first).to_be_visible()


def test_mentions_become_links_at_the_right_places(visit: Visit, seeds_url: str) -> None:
    posts: list[str] = []
    page = visit(seeds_url, "<p>…</p>")
    page.on("request", lambda request: posts.append(request.method))
    html, policy = host_page(seeds_url, AUTO + script(seeds_url, auto="", lang="es"))
    with site(html, policy) as url:
        page.goto(url)
        expect(page.locator("#one a")).to_have_text("regla 113.6k")
        assert linked(page, "#one") == [("regla 113.6k", "113.6k?edition=undated")]
        assert linked(page, "#many") == [
            ("reglas 405.6a–c", "405.6a?edition=undated"),
            ("405.6g", "405.6g?edition=undated"),
        ]
        assert linked(page, "#absent") == []
        assert linked(page, "#split") == [("405.6d", "405.6d?edition=undated")]
        assert page.locator("#one").inner_text().startswith("\U0001f9d9\U0001f409 Lo que")
        assert posts.count("POST") == 1


def test_what_is_no_prose_is_left_alone_and_stop_undoes_it_all(
    visit: Visit, seeds_url: str
) -> None:
    page = visit(seeds_url, AUTO + script(seeds_url, lang="es"))
    page.wait_for_function("globalThis.reglario")
    look = "[document.body.innerHTML, document.createNodeIterator(document.body).root.textContent]"
    count = (
        "() => { const all = document.createTreeWalker(document.body); let n = 0;"
        " while (all.nextNode()) n += 1; return n; }"
    )
    before, nodes = page.evaluate(look), page.evaluate(count)
    off = page.locator("#off").inner_html()
    page.evaluate("reglario.start({lang: 'es'})")
    assert len(linked(page)) == 4
    assert page.locator("#off").inner_html() == off
    page.locator("#one a").hover()
    assert "113.6k" in card(page)
    page.evaluate("reglario.stop()")
    assert page.evaluate(look) == before
    assert page.evaluate(count) == nodes
    page.locator("#one").hover()
    expect(page.locator("reglario-card")).to_have_count(0)
    page.evaluate("reglario.start({lang: 'es'}).then(() => reglario.start({lang: 'es'}))")
    assert len(linked(page)) == 4


def test_cards_by_pointer(visit: Visit, seeds_url: str) -> None:
    page = visit(seeds_url, AUTO + script(seeds_url, auto="", lang="es"))
    page.locator("#one a").hover()
    text = card(page)
    assert "Regla 113.6k" in text
    assert "Una condición de disparo" in text
    assert "Wizards of the Coast" in text
    page.locator("reglario-card").hover()
    page.wait_for_timeout(400)
    expect(page.locator("reglario-card")).to_be_visible()
    page.mouse.move(1, 700)
    expect(page.locator("reglario-card")).to_have_count(0)
    page.locator("#many a").first.hover()
    several = card(page)
    assert all(f"Regla 405.6{letter}" in several for letter in "abc")


def test_cards_by_keyboard(visit: Visit, seeds_url: str) -> None:
    page = visit(seeds_url, AUTO + script(seeds_url, auto="", lang="es"))
    link = page.locator("#one a")
    expect(link).to_be_visible()
    page.keyboard.press("Tab")
    expect(link).to_be_focused()
    assert "Regla 113.6k" in card(page)
    told = link.get_attribute("aria-describedby")
    expect(page.locator(f"#{told}")).to_contain_text("Una condición de disparo")
    page.keyboard.press("Escape")
    expect(page.locator("reglario-card")).to_have_count(0)
    expect(link).to_be_focused()
    assert link.get_attribute("aria-describedby") is None
    page.keyboard.press("Tab")
    assert "405.6a" in card(page)


def test_a_page_survives_the_service(visit: Visit, snapshot_root: Path) -> None:
    rule = '<mtg-rule id="{}" number="{}" lang="es"><a href="#x">Regla {}</a></mtg-rule>'
    with serving(snapshot_root) as service:
        body = AUTO + rule.format("first", "405.6g", "405.6g") + script(service, auto="", lang="es")
        page = visit(service, body)
        expect(page.locator("#first figure")).to_be_visible()
        expect(page.locator("#one a")).to_be_visible()
    before = page.locator("#on").inner_html()
    page.locator("#one a").hover()
    page.wait_for_timeout(400)
    expect(page.locator("reglario-card")).to_have_count(0)
    page.evaluate(
        "document.querySelector('#first').insertAdjacentElement('afterend',"
        " Object.assign(document.createElement('mtg-rule'), {id: 'second', lang: 'es',"
        " textContent: 'Regla 405.6d'})).setAttribute('number', '405.6d')"
    )
    expect(page.locator("#second")).to_be_visible()
    expect(page.locator("#first figure")).to_be_visible()
    assert page.locator("#on").inner_html() == before
    page.evaluate("reglario.start({lang: 'es'})")
    assert linked(page) == []
    assert "regla 113.6k, dice" in page.locator("#one").inner_text()
    newcomer = visit(service, body)  # who does not get the script either
    expect(newcomer.locator("#first > a")).to_be_visible()
    assert "regla 113.6k, dice" in newcomer.locator("#one").inner_text()


def test_an_altered_script_does_not_run(visit: Visit, seeds_url: str) -> None:
    altered = script(seeds_url, auto="").replace(SCRIPT.integrity, f"sha384-{'A' * 64}")
    page = visit(
        seeds_url, f'<mtg-rule number="405.6g"><a href="#x">405.6g</a></mtg-rule>{altered}'
    )
    page.wait_for_timeout(300)
    expect(page.locator("mtg-rule a")).to_be_visible()
    assert not page.evaluate("Boolean(globalThis.reglario)")


def test_an_element_follows_its_attributes(visit: Visit, seeds_url: str) -> None:
    body = '<mtg-rule number="405.6" lang="es" theme="dark">…</mtg-rule>' + script(seeds_url)
    page = visit(seeds_url, body)
    rule = page.locator("mtg-rule")
    expect(rule.locator(".subrule")).to_have_count(8)
    expect(rule.locator(".mark")).to_contain_text("se dedujo")
    expect(rule.locator("figure")).to_have_css("background-color", "rgb(30, 27, 23)")
    page.evaluate("document.querySelector('mtg-rule').setAttribute('number', '801.1')")
    expect(rule.locator(".mark")).to_contain_text("Texto cortado")
    page.evaluate(
        "(one => { one.setAttribute('lang', 'fr'); one.setAttribute('number', '604.7'); })"
        "(document.querySelector('mtg-rule'))"
    )
    expect(rule.locator("a.number")).to_have_text("Règle 604.7")
    page.evaluate("document.querySelector('mtg-rule').setAttribute('number', '../../x')")
    expect(rule.locator("figure")).to_have_count(0)
    expect(rule).to_have_text("…")


def test_what_is_not_shown_is_not_asked_for(visit: Visit, seeds_url: str) -> None:
    asked: dict[str, bool] = {}
    page = visit(seeds_url, AUTO + script(seeds_url, auto="", lang="es"))
    page.on("request", lambda one: asked.update({one.url.partition("?")[0]: "include" in one.url}))
    for number in ("801", "405.6", "８０１．１"):
        page.evaluate(
            "number => { const rule = document.createElement('mtg-rule');"
            " document.body.append(rule); rule.lang = 'es';"
            " rule.setAttribute('number', `${number}@undated:es`); }",
            number,
        )
        expect(page.locator("mtg-rule").last.locator("figure")).to_be_visible()
    page.locator("#many a").first.hover()
    assert "405.6a" in card(page)
    told = {url.rpartition("/")[2].partition("%40")[0]: more for url, more in asked.items()}
    assert told.pop("801") is False
    assert told.pop("405.6") is True
    assert (told.pop("405.6a"), told.pop("405.6b"), told.pop("405.6c")) == (False, False, False)
    assert list(told.values()) == [True]


def test_an_element_hides_no_second_text(visit: Visit, books_url: str) -> None:
    page = visit(books_url, '<mtg-rule number="401.2b" lang="es">…</mtg-rule>' + script(books_url))
    text = page.locator("mtg-rule blockquote")
    expect(text).to_contain_text("Quien busca «una carta»")
    expect(text).to_contain_text("más de una vez")
    expect(text).to_contain_text("Después de buscar")


@pytest.mark.parametrize("number", ["<img src=x onerror=alert(1)>", "..", "1?lang=fr#", "%2e%2e"])
def test_hostile_attributes_stay_text(visit: Visit, seeds_url: str, number: str) -> None:
    page = visit(seeds_url, "<mtg-rule>…</mtg-rule>" + script(seeds_url))
    page.evaluate(
        "value => { for (const name of ['number', 'lang', 'edition'])"
        " document.querySelector('mtg-rule').setAttribute(name, value); }",
        number,
    )
    page.wait_for_timeout(200)
    expect(page.locator("mtg-rule")).to_have_text("…")
    expect(page.locator("mtg-rule img")).to_have_count(0)


def test_a_sandboxed_frame_has_its_style(visit: Visit, seeds_url: str) -> None:
    page = visit(seeds_url, f'<iframe sandbox src="{seeds_url}/embed/es/405.6"></iframe>')
    expect(page.frame_locator("iframe").locator("body")).to_have_css("display", "flex")


def test_the_gallery_shows_what_is_chosen(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/embed?lang=es")
    page.get_by_label("Regla", exact=True).fill("405.6g")
    expect(page.frame_locator("#preview iframe").locator("h1")).to_contain_text("405.6g")
    page.get_by_text("Un elemento.").click()
    expect(page.locator("mtg-rule figure")).to_be_visible()
    assert 'number="405.6g"' in page.locator("#code").input_value()
    page.get_by_text("Enlaces automáticos.").click()
    page.locator("#preview a.mtg-rule-link").hover()
    assert "Regla 405.6g" in card(page)
    assert "data-reglario-auto" in page.locator("#code").input_value()
    page.get_by_label("Regla", exact=True).fill("abc")
    expect(page.get_by_role("status")).to_contain_text("abc")


def test_the_gallery_without_scripts(open_page: OpenPage, seeds_url: str) -> None:
    page = open_page(f"{seeds_url}/embed?lang=es", java_script_enabled=False)
    page.get_by_label("Regla", exact=True).fill("405.6g")
    page.get_by_label("Colores", exact=True).select_option("dark")
    page.get_by_role("button", name="Mostrar").click()
    assert "/embed/es/405.6g?edition=undated&amp;theme=dark" in page.locator("#code").input_value()
    expect(page.frame_locator("#preview iframe").locator("h1")).to_contain_text("405.6g")
