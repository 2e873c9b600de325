"""Signs are searched like words: a rule with `∞` is found by it."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search


@pytest.mark.parametrize("locale", ["en", "es", "fr", "pt-BR", "ko", "zh-Hans"])
def test_a_sign_is_found_and_marked(search: Search, locale: str) -> None:
    searcher = search(locale, "Zzz ∞ yyy.", "Zzz yyy.")
    assert searcher.marked("∞") == {"100.1": ["∞"]}
    assert searcher.marked("zzz ∞") == {"100.1": ["Zzz", "∞"]}
    assert searcher.numbers('"∞ yyy"') == ["100.1"]
    assert searcher.numbers("zzz -∞") == ["100.2"]


def test_a_sign_that_no_text_has_is_told(search: Search) -> None:
    result = search("fr", "La pile.")("pile ×")
    assert (result.understood_as, result.left_out) == ("pile [×]", ("×",))


@pytest.mark.parametrize(
    ("locale", "star"),
    [
        ("en", "A star (*)."),
        ("es", "Un asterisco (*)."),
        ("fr", "Une étoile (*)."),
        ("pt-BR", "Um asterisco (*)."),
        ("ko", "별표(*)가 있다."),
        ("zh-Hans", "包括星号（*）。"),
    ],
)
def test_a_power_with_a_star_finds_what_is_said_of_stars(
    search: Search, locale: str, star: str
) -> None:
    searcher = search(locale, star, "Zzz 7 * 8.", "Yyy*.", "Xxx 2+*.")
    for query in ("*/*", "*/4", "2/*", "x/*", "*/X", "*/1+*", "7-*", "*+1/*+1"):
        assert searcher.numbers(query) == ["100.1"]
    assert searcher.numbers("2+*") == ["100.4", "100.1"]
    assert searcher.marked("zzz *") == {"100.2": ["Zzz"]}


@pytest.mark.parametrize(
    ("locale", "colorless"),
    [
        ("en", "One colorless mana."),
        ("es", "Un maná incoloro."),
        ("fr", "Un mana incolore."),
        ("pt-BR", "Um mana incolor."),
    ],
)
def test_a_symbol_says_of_which_kind_mana_is(search: Search, locale: str, colorless: str) -> None:
    assert search(locale, "Mana, maná.", colorless).numbers("{C} mana") == ["100.2"]
