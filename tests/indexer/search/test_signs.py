"""Signs are searched like words: a rule with `∞` is found by it."""

from __future__ import annotations

import pytest

from tests.factories import record
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


_SYMBOLS = (
    record("107.4", "The symbols are {W}, {U}, {0}, {1}, {2}, {3}, {X}, {W/U}, {C} and {S}."),
    record("107.4a", "There are colored ones: {W} is white, {U} blue. Nobody says which is nicer."),
    record("107.4b", "Numbers (such as {1}) and variables (such as {X}) stand for any kind."),
    record("107.4c", "The zorn symbol {C} stands for zorn mana. Zorn mana pays for what it says."),
    record("107.4h", "The ice symbol {S} stands for ice mana. It is paid by what is of ice."),
    record("107.18", "On cards of the paw and of what walks on paws the symbol {P} is a paw."),
    record("111.10", "Some tokens have “{C}, {S}, {2}, Throw this away: Eat.” It is a {U} joke."),
    record("700.2", "{P} and {P}, paws, are counted."),
)


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("{C}", "107.4c"),
        ("{s}", "107.4h"),
        ("{U}", "107.4a"),
        ("{X}", "107.4b"),
        ("{7}", "107.4b"),
        ("{p}", "107.18"),
    ],
)
def test_a_symbol_alone_asks_what_it_means(search: Search, query: str, number: str) -> None:
    """Not for the list of all symbols above, nor for what has it in a cost, or counts it."""
    searcher = search("en", *_SYMBOLS)
    assert searcher.numbers(query)[0] == number
