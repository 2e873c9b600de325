"""What is asked of a name is found by the name: what it means, what is said of it."""

from __future__ import annotations

import pytest

from tests.factories import record
from tests.indexer.search.conftest import Search


@pytest.mark.parametrize(
    ("locale", "name", "asking", "queries"),
    [
        ("en", "Zorn", "defines a rule", ["define zorn", "the zorn rule", "zorn glossary term"]),
        ("es", "Zorno", "define una regla", ["regla de zorno", "significado zorno"]),
        ("fr", "Zornu", "la règle définit", ["règle de zornu", "définir zornu"]),
        ("pt-BR", "Zorno", "a palavra-chave define", ["palavra-chave zorno", "defina zorno"]),
        ("ko", "조른", "규정을 정의한다", ["조른 정의", "조른의 정의", "조른 규정"]),
        ("zh-Hans", "佐恩", "的定义", ["佐恩定义", "佐恩的意思", "何谓佐恩"]),
    ],
)
def test_what_a_name_means_is_told_where_it_is_defined(
    search: Search, locale: str, name: str, asking: str, queries: list[str]
) -> None:
    """Not where a rule has the words that ask."""
    used = [f"{name}{asking}." if locale == "zh-Hans" else f"{name} {asking}."] * 3
    searcher = search(locale, *used, glossary=[(name, "1/1.")], complete=True)
    for query in queries:
        assert searcher.numbers(query)[0] == name


def test_a_name_keeps_its_own_words(search: Search) -> None:
    glossary = [("Zorn", "A kind of thing."), ("Zorn Rule", "What happens to zorns.")]
    searcher = search("en", glossary=glossary)
    assert searcher.numbers("zorn rule meaning")[0] == "Zorn Rule"
    assert searcher.numbers("zorn definition")[0] == "Zorn"


def test_what_players_say_is_asked_of_too(search: Search) -> None:
    searcher = search("en", "It enters the battlefield. It enters.", "It enters, by definition.")
    assert searcher.numbers("etb definition") == searcher.numbers("etb") == ["100.1", "100.2"]


def test_words_that_ask_are_words_beside_anything_else(search: Search) -> None:
    searcher = search("en", "Zorn defines yyy.", "Zorn yyy.", glossary=[("Zorn", "A thing.")])
    assert searcher.numbers("define zorn yyy")[0] == "100.1"
    assert searcher.numbers("define AND zorn") == ["100.1"]
    assert searcher.numbers("zorn -define") == ["Zorn", "100.2"]


def test_an_expression_names_what_is_called_by_its_meaning(search: Search) -> None:
    glossary = [("Remove from Combat", "Zorn " * 9)]
    searcher = search("en", "They leave combat.", "Removed from combat.", glossary=glossary)
    assert searcher.numbers("leave combat")[0] == "Remove from Combat"


@pytest.mark.parametrize(
    ("locale", "query", "other"),
    [
        ("en", "Tournament Rules", "Tournament"),
        ("pt-BR", "Regra de Mundo", "Mundo"),
        ("en", "Zorn (Obsolete)", "Yorn (Obsolete)"),
        ("zh-Hans", "佐恩，已佐恩", "佐恩"),
    ],
)
def test_a_name_in_full_comes_before_what_is_called_nearly_so(
    search: Search, locale: str, query: str, other: str
) -> None:
    """Though what it has besides be fillers, or in brackets."""
    told = f"{other} {other} {query}".replace("(", "").replace(")", "")
    searcher = search(locale, "Zzz.", glossary=[(other, told), (query, "Zzz.")])
    assert searcher.numbers(query)[0] == query
    assert searcher.numbers(query.lower())[0] == query


def test_what_is_no_more_comes_after_its_namesake(search: Search) -> None:
    glossary = [("Zorn (Obsolete)", "Zorn zorn zorn."), ("Zorn", "A thing that stands alone.")]
    assert search("en", glossary=glossary).numbers("zorn") == ["Zorn", "Zorn (Obsolete)"]
    assert search("en", glossary=glossary[:1]).numbers("zorn") == ["Zorn (Obsolete)"]


def test_a_name_of_one_character_is_found_where_no_text_has_it(search: Search) -> None:
    searcher = search("zh-Hans", "层次之事。", glossary=[("层", "先后次序。")])
    assert searcher.numbers("层") == ["层", "100.1"]


def test_a_keyword_is_told_by_its_rule(search: Search) -> None:
    searcher = search(
        "en",
        record("702", title="Keyword Abilities"),
        record("702.1", "Zorn"),
        record("702.1a", "Zorn does a thing."),
        record("702.2", "A mechanic defines zorn, a zorn mechanic."),
    )
    assert searcher.numbers("zorn mechanic") == ["702.1", "702.1a", "702.2"]


@pytest.mark.parametrize("query", ["zorn {2}", "zorn—{1}{R}", "{X}{W/U} zorn"])
def test_a_keyword_is_found_with_what_it_costs_on_a_card(search: Search, query: str) -> None:
    searcher = search(
        "en",
        record("107.4", "The symbols are {1}, {2}, {R}, {X} and {W/U}, and zorn {X}{R} none."),
        record("702", title="Keyword Abilities"),
        record("702.1", "Zorn"),
        record("702.1a", "Zorn does a thing."),
        glossary=[("Yorn", "A {2} thing, {1}{R} or {X}{W/U}.")],
    )
    assert searcher.numbers(query)[0] == "702.1"
    assert searcher.numbers("yorn {1}{R}")[0] == "Yorn"


def test_players_words_for_a_keyword_cost_as_much(search: Search) -> None:
    searcher = search(
        "ko",
        record("107.4", "{1}, {R}, {1}{R}."),
        record("702", title="키워드 능력"),
        record("702.29", "순환 Cycling"),
        record("702.29a", "순환은 {1}이 아니다."),
    )
    assert searcher.numbers("사이클링 {1}{R}")[0] == "702.29"
