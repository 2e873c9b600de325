"""Text fragments: what a browser would mark is the passage, and only that."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.citations.text_fragment import PageText, page_at


def directive(text: str, passage: str, *, before: list[str] | None = None) -> str | None:
    start = text.index(passage)
    return PageText(before or [], text, []).directive(start, start + len(passage))


@pytest.mark.parametrize(
    ("text", "passage", "expected"),
    [
        ("Uno dos tres cuatro cinco seis.", "dos tres cuatro cinco", "dos tres cuatro cinco"),
        ("Uno dos tres cuatro cinco seis.", "os tres cuatro cin", "dos tres cuatro cinco"),
        ("Uno (dos tres cuatro cinco).", "(dos tres cuatro cinco).", "dos tres cuatro cinco"),
        ("Recibe +1/+1 y -2, fin & ya.", "+1/+1 y -2, fin & ya", "1/+1 y -2, fin & ya"),
        # Too short to be alone on a page: with what stands before it.
        ("Uno dos tres cuatro cinco.", "cuatro", "Uno dos tres-,cuatro"),
        ("Uno dos tres cuatro.", "Uno", "Uno,-dos tres cuatro"),
        ("Uno dos.", "dos", "Uno-,dos"),
        ("«…»", "…", None),
    ],
)
def test_directive(text: str, passage: str, expected: str | None) -> None:
    found = directive(text, passage)
    assert (found and unquote(found)) == expected


def test_what_the_syntax_means_something_by_is_encoded() -> None:
    found = directive("Pon -1/-1 a, b & c.", "-1/-1 a, b & c")
    assert found == "1%2F%2D1%20a%2C%20b%20%26%20c"


def test_words_that_stand_twice_are_told_apart() -> None:
    text = "Gana el juego si tiene una ficha. Pierde el juego si tiene una ficha roja."
    assert directive(text, "el juego si tiene una ficha") == (
        "Gana-,el%20juego%20si%20tiene%20una%20ficha"
    )
    second = PageText([], text, []).directive(text.rindex("el juego"), text.rindex(" roja"))
    assert second == "Pierde-,el%20juego%20si%20tiene%20una%20ficha"
    above = PageText(["Gana el juego si tiene una ficha."], text, [])
    assert above.directive(5, 32) == "el%20juego%20si%20tiene%20una%20ficha,-.%20Pierde"


def test_without_a_way_to_tell_apart_there_is_none() -> None:
    assert directive("Un texto muy igual.", "texto", before=["un TEXTO múy igual."]) is None


def test_a_passage_of_several_paragraphs_is_named_by_its_ends() -> None:
    text = "Uno dos tres cuatro cinco seis.\nSiete ocho nueve diez once doce trece."
    found = PageText(["Antes."], text, []).directive(0, len(text))
    assert found is not None
    assert unquote(found) == "Uno dos tres cuatro cinco,nueve diez once doce trece"


WORDS = st.lists(
    st.sampled_from(["uno", "dos", "Tres", "cuátro", "(cinco)", "-seis,", "7"]), min_size=1
)
TEXT = st.lists(WORDS.map(" ".join), min_size=1, max_size=3).map("\n".join)


def plain(text: str) -> str:
    folded = text.casefold().replace("á", "a")
    return " ".join(re.sub(r"[^\w\s]", " ", folded).split())


@given(TEXT, TEXT, st.data())
def test_the_first_match_is_the_passage(above: str, text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    found = PageText([above], text, []).directive(start, end)
    if found is None:
        return
    parts = re.fullmatch(r"(?:([^,]*)-,)?([^,]*)(?:,(?!-)([^,]*))?(?:,-([^,]*))?", found)
    assert parts is not None
    prefix, begun, ended, suffix = (plain(unquote(part)) if part else "" for part in parts.groups())
    page = plain(f"{above} {text}")
    term = " ".join(filter(None, (prefix, begun, suffix)))
    at = page.index(term)
    assert page.find(term, at + 1) < 0
    low = at + (len(prefix) + 1 if prefix else 0)
    high = low + len(begun) if not ended else page.index(ended, low + len(begun)) + len(ended)
    assert plain(text[start:end]) in page[low:high]
    assert low >= len(plain(above))


def test_without_a_directive_the_link_leads_to_the_rule() -> None:
    assert page_at("https://x/es/7?edition=a", "7", None) == "https://x/es/7?edition=a#r7"
    assert page_at("https://x/es/7", "7", "a") == "https://x/es/7#r7:~:text=a"
