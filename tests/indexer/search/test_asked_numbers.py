"""Lists of rules as people type them, and numbers that no rule has."""

from __future__ import annotations

import pytest

from indexer.search.results import MAX_CHARACTERS
from tests.factories import record
from tests.indexer.search.conftest import Search


@pytest.mark.parametrize(
    ("locale", "query"),
    [
        ("es", "regla 704.5a y la 704.5c"),
        ("es", "regla 704.5a y regla 704.5c"),
        ("es", "reglas 704.5a, la 704.5c"),
        ("es", "la 704.5a y la regla 704.5c"),
        ("es", "entre la 704.5a y la 704.5c"),
        ("fr", "règle 704.5a et la 704.5c"),
        ("fr", "règle 704.5a et règle 704.5c"),
        ("pt-BR", "regra 704.5a e a 704.5c"),
        ("pt-BR", "regra 704.5a e a regra 704.5c"),
        ("en", "rule 704.5a and rule 704.5c"),
        ("en", "rule 704.5a and the rule 704.5c"),
        ("en", "difference between rule 704.5a and rule 704.5c"),
        ("en", "rule 704.5a AND rule 704.5c"),
        ("zh-Hans", "规则704.5a和规则704.5c"),
        ("ko", "규칙 704.5a와 규칙 704.5c"),
    ],
)
def test_a_list_may_repeat_the_word_for_a_rule(search: Search, locale: str, query: str) -> None:
    rules = [record(f"704.5{letter}", f"Zzz {letter}.") for letter in "abcd"]
    result = search(locale, *rules, "Regla règle regra rule entre between.")(query)
    assert [str(hit.number) for hit in result.hits] == ["704.5a", "704.5c"]
    assert not result.relaxed


@pytest.mark.parametrize(
    ("locale", "text", "query"),
    [
        ("es", "Una regla y 205 puntos.", "regla 205"),
        ("es", "Una regla y 205 puntos.", "qué dice la regla 205"),
        ("fr", "Une règle et 205 points.", "règle 205"),
        ("pt-BR", "Uma regra e 205 pontos.", "regra 205"),
        ("en", "A rule and 205 points.", "rule 205"),
        ("zh-Hans", "205 点规则。", "规则205"),
        ("ko", "205 점 규칙.", "규칙 205"),
        ("es", "Una regla.", "regla 704.5o"),
        ("fr", "Une règle.", "la règle 704.5l"),
        ("pt-BR", "Uma regra.", "regra 704.5o"),
        ("en", "A rule.", "rule 704.5l"),
    ],
)
def test_a_rule_that_there_is_not_is_no_amount_and_no_word(
    search: Search, locale: str, text: str, query: str
) -> None:
    assert search(locale, text, "Zzz.")(query).total == 0


def test_a_chapter_that_is_named_is_found_and_a_bare_number_may_be_an_amount(
    search: Search,
) -> None:
    searcher = search("en", "See rule 205.", "It has 205 points.")
    assert searcher.numbers("rule 205") == ["100.1"]
    assert sorted(searcher.numbers("205")) == ["100.1", "100.2"]


@pytest.mark.parametrize(
    ("locale", "query"),
    [
        ("es", "la regla 704,5"),
        ("es", "según la regla n.º 704,5"),
        ("es", "¿qué dice la 704,5?"),
        ("es", "704 5 que dice"),
        ("fr", "la règle 704,5"),
        ("fr", "que dit la règle 704,5 ?"),
        ("pt-BR", "o que diz a regra 704,5?"),
        ("en", "what does the rule 704,5 say"),
        ("en", "rule 704,5 zzz"),
        ("zh-Hans", "规则704,5是什么"),
        ("zh-Hans", "第704,5条"),
        ("ko", "규칙 704,5는 뭐야"),
        ("ko", "704,5번 규칙"),
    ],
)
def test_a_comma_for_the_point_may_stand_among_words_that_ask(
    search: Search, locale: str, query: str
) -> None:
    rules = [record("704.5", "Zzz."), record("704.6", "Zzz.")]
    result = search(locale, *rules, "704 regla règle regra rule 5.")(query)
    assert [str(hit.number) for hit in result.hits] == ["704.5"]
    assert not result.relaxed


def test_a_filter_beside_a_number_keeps_what_is_counted_for_it(search: Search) -> None:
    searcher = search("es", record("704", title="Zzz"), record("704.5"), record("705.1"), "704.")
    for query in ("704,5", "704 5"):
        assert searcher.numbers(query) == searcher.numbers(f"{query} kind:rule") == ["704.5"]
        assert searcher.numbers(f"in:704 {query}") == ["704.5"]


@pytest.mark.parametrize(
    ("locale", "query"), [("fr", "NOT règle 704,5"), ("en", "zzz NOT the rule 704,5")]
)
def test_a_rule_with_a_comma_is_excluded(search: Search, locale: str, query: str) -> None:
    searcher = search(locale, record("704.5", "Zzz."), record("704.6", "Zzz."))
    assert searcher.numbers(query) == ["704.6"]


@pytest.mark.parametrize(
    ("locale", "query", "meant"),
    [
        ("es", "relga 704.5", "regla 704.5"),
        ("es", "que dice la relga 704,5?", "que dice la regla 704.5?"),
        ("es", "relgas 704.5, 704.5", "reglas 704.5, 704.5"),
        ("fr", "relge 704.5 kind:rule", "règle 704.5 kind:rule"),
        ("en", "rulle 704.5", "rule 704.5"),
        ("en", "ruel 704,5", "rule 704.5"),
        ("en", "waht is 704.5", "what is 704.5"),
    ],
)
def test_a_slip_in_the_word_for_a_rule_hides_no_number(
    search: Search, locale: str, query: str, meant: str
) -> None:
    words = "Regla, reglas, règle, rule."
    rules = [record("704.5", "Zzz."), record("704.6", "704.5."), words]
    searcher = search(locale, *rules, complete=True)
    result = searcher(query)
    assert result.did_you_mean == meant
    assert result.hits == searcher(meant).hits
    assert str(result.hits[0].number) == "704.5"


def test_a_slip_in_the_word_for_a_chapter_or_section_hides_no_number(search: Search) -> None:
    rules = [record("7", title="Zzz"), record("704", title="Zzz"), record("704.5", "Zzz.")]
    searcher = search("en", *rules, "See section rule 7 or 704.", complete=True)
    assert searcher.numbers("secton 7") == searcher.numbers("section 7")
    assert searcher.numbers("seee 704") == searcher.numbers("see 704")
    assert searcher.numbers("seee 704")[0] == "704"


@pytest.mark.parametrize(
    ("locale", "query", "meant"),
    [
        ("es", "caiptulo 704", "capítulo 704"),
        ("es", "secccion 7", "sección 7"),
        ("fr", "chaptire 704", "chapitre 704"),
        ("pt-BR", "captulo 704", "capítulo 704"),
        ("en", "chpater 704", "chapter 704"),
    ],
)
def test_a_word_for_a_chapter_need_not_be_in_the_rulebook_to_be_meant(
    search: Search, locale: str, query: str, meant: str
) -> None:
    rules = [record("7", title="Zzz"), record("704", title="Zzz"), record("704.5", "Zzz.")]
    searcher = search(locale, *rules, "Zzz 704.")
    assert searcher(query).did_you_mean == meant
    assert searcher.numbers(query) == searcher.numbers(meant)


def test_a_query_as_long_as_may_be_is_not_too_long_when_it_is_mended(search: Search) -> None:
    searcher = search("en", record("704.5", "Zzz."), "A section.", complete=True)
    query = f"{'sction 704.5':<{MAX_CHARACTERS - 3}}zzz"
    assert searcher(query).did_you_mean == query.replace("sction", "section")


@pytest.mark.parametrize("locale", ["en", "es", "fr", "zh-Hans"])
def test_a_decimal_is_an_amount_and_no_sections(search: Search, locale: str) -> None:
    rules = [record("2", title="Zzz"), record("5", title="Zzz"), record("205.1", "2.5")]
    searcher = search(locale, *rules)
    assert searcher.numbers("2,5") == searcher.numbers("2.5") == ["205.1"]
    assert searcher.numbers("2,5 kind:rule") == ["205.1"]
    assert searcher.numbers("2, 5")[:2] == ["2", "5"]


def test_sections_that_are_called_so_may_be_listed_without_a_blank(search: Search) -> None:
    rules = [record("7", title="Zzz"), record("8", title="Zzz"), record("205.1", "7.8")]
    assert search("en", *rules).numbers("sections 7,8") == ["7", "8"]
