"""Players' words: the files hold what they should, and stems find them whatever the inflection."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from indexer.fulltext.analysis import Analyzer, analyzer_for
from indexer.languages import LanguageProfile, all_profiles, profile_for
from indexer.languages.profile import AnalysisWords
from indexer.languages.synonyms import read_synonyms, said_otherwise
from indexer.search.synonyms import Synonyms
from tests.indexer.search.conftest import Search


@cache
def synonyms(locale: str) -> Synonyms:
    profile = profile_for(locale)
    analyzer = analyzer_for(profile.tag)
    return Synonyms(profile.analysis.synonyms, analyzer)


class Counting(Analyzer):
    """The analysis of a language; it notes what it is asked for."""

    def __init__(self, words: AnalysisWords) -> None:
        super().__init__(words)
        self.asked: Counter[str] = Counter()

    def surfaces(self, text: str, *, in_a_row: bool = False) -> tuple[str, ...]:
        self.asked[text] += 1
        return super().surfaces(text, in_a_row=in_a_row)


def test_what_several_expressions_mean_is_read_once() -> None:
    words = profile_for("en").analysis
    counting = Counting(words)
    entries = {"tower": ("a castle",), "keep": ("a castle", "a moat"), "ditch": ("a moat",)}
    Synonyms(entries, counting)
    assert counting.asked == Counter(["tower", "keep", "ditch", "a castle", "a moat"])


@pytest.mark.parametrize("profile", all_profiles(), ids=lambda profile: profile.tag)
def test_nothing_is_its_own_meaning(profile: LanguageProfile) -> None:
    assert [said for said, meant in profile.analysis.synonyms.items() if said in meant] == []


@pytest.mark.parametrize(
    ("locale", "stems", "length"),
    [
        ("en", ["legend", "rule", "now"], 2),
        ("en", ["zebra"], 0),
        ("es", ["counter"], 1),
        ("es", [], 0),
    ],
)
def test_the_longest_expression_is_taken(locale: str, stems: list[str], length: int) -> None:
    ends = range(1, len(stems) + 1)
    found = synonyms(locale).longest_match(stems, ends, [False] * len(stems))
    assert found == (tuple(stems[:length]), length)


@pytest.mark.parametrize(
    ("locale", "query", "text"),
    [
        ("pt-BR", "sair de um jogo", "Deixar o jogo é permitido."),
        ("pt-BR", "fim do meu turno", "No final do turno."),
        ("pt-BR", "baixar uma terra", "Ele joga um terreno."),
        ("pt-BR", "doublestrike", "Golpe duplo ajuda."),
        ("pt-BR", "commandtax", "A taxa do comandante."),
        ("pt-BR", "death touch", "Toque mortífero ajuda."),
        ("en", "dou ble strike", "Double strike helps."),
    ],
)
def test_fillers_and_spaces_inside_an_expression_are_free(
    search: Search, locale: str, query: str, text: str
) -> None:
    assert search(locale, text, "Zzz.").numbers(query) == ["100.1"]


def test_known_words_are_not_joined(search: Search) -> None:
    found = search("en", "A sub and a game.", "A subgame.")
    assert found.numbers("sub game") == ["100.1"]


@pytest.mark.parametrize("text", ["no mark", "= nothing said", "said =", "one = a\none = b"])
def test_a_bad_line_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="said"):
        read_synonyms(text)


def test_an_expression_is_said_with_other_words_of_its_group() -> None:
    entries = read_synonyms("creature = a\nnew creature | my guy = b | new guy\nhit it now = c")
    found = said_otherwise(entries, "creature | guy\nhit | smash | punch", most=2)
    assert dict(found) == dict(entries) | {"my creature": ("b", "new guy")}
    longer = said_otherwise(entries, "hit | smash", most=3)
    assert dict(longer) == dict(entries) | {"smash it now": ("c",)}


def test_a_word_of_a_group_may_have_endings_in_an_expression() -> None:
    entries = read_synonyms("공격하면 탭 = a\n공격력 탭 = b")
    found = said_otherwise(entries, "공격 | 어택", most=2, endings=("하면", "이"))
    assert dict(found) == dict(entries) | {"어택 탭": ("a",)}


@pytest.mark.parametrize(
    ("locale", "query", "text"),
    [
        ("en", "7 cards", "Seven cards are drawn."),
        ("en", "twenty-one damage", "It was dealt 21 damage."),
        ("es", "mazos", "La biblioteca de cada cual."),
        ("es", "regla de las leyendas", "Permanentes legendarios iguales."),
        ("fr", "contrer", "Il contrecarre un sort."),
        ("zh-Hans", "etb触发", "进战场触发异能。"),
    ],
)
def test_meanings_are_found(search: Search, locale: str, query: str, text: str) -> None:
    assert search(locale, text, "Zzz.").numbers(query) == ["100.1"]


@pytest.mark.parametrize(
    ("locale", "query", "texts", "understood"),
    [
        (
            "en",
            "ltb OR scoop",
            ("It leaves the battlefield.", "A player may concede.", "Neither."),
            "ltb (or: leaves the battlefield) OR scoop (or: concede)",
        ),
        (
            "en",
            "conceed OR ltb",
            ("It leaves the battlefield.", "A player may concede.", "Neither."),
            "conceed→concede OR ltb (or: leaves the battlefield)",
        ),
        (
            "zh-Hans",
            "旅法师 OR feixing",
            ("鹏洛客。", "飞行。", "生物。"),
            "旅法师 (or: 鹏洛客) OR feixing→飞行",
        ),
        ("ko", "영구물 OR 셔플", ("지속물이다.", "서고를 섞는다.", "카드."), None),
    ],
)
def test_either_of_two_is_what_players_mean_by_it(
    search: Search, locale: str, query: str, texts: tuple[str, ...], understood: str | None
) -> None:
    searcher = search(locale, *texts)
    assert sorted(searcher.numbers(query)) == ["100.1", "100.2"]
    assert understood in (None, searcher(query).understood_as)


@pytest.mark.parametrize("profile", all_profiles(), ids=lambda profile: profile.tag)
def test_a_symbol_means_the_kind_that_it_is_of(search: Search, profile: LanguageProfile) -> None:
    symbols = ("{C}", "{S}", "{R/W}", "{2/B}", "{G/P}", "{W/G/P}", "{T}")
    kinds = {symbol: profile.analysis.synonyms[symbol][0] for symbol in symbols}
    of_kinds = dict(
        zip(dict.fromkeys(kinds.values()), map("100.{}".format, range(1, 9)), strict=False)
    )
    searcher = search(
        profile.tag, *(f"{kind}, 120." for kind in of_kinds), "{T} qwxz.", "120 qwxz."
    )
    found = {symbol: searcher.numbers(f"{symbol} 120")[0] for symbol in symbols}
    assert found == {symbol: of_kinds[kind] for symbol, kind in kinds.items()}


@pytest.mark.parametrize("query", ["GP", "layer 2b", "up"])
def test_letters_without_braces_are_no_symbols(search: Search, query: str) -> None:
    searcher = search("en", "A hybrid mana symbol, a Phyrexian mana symbol.")
    assert "symbol" not in searcher(query).understood_as
