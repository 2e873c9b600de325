"""Words that only link others: they say nothing before a rule's number, nor where no rule has
them."""

from __future__ import annotations

import pytest

from indexer.fulltext.analysis import fold
from indexer.languages import LanguageProfile, all_profiles
from tests.factories import record
from tests.indexer.search.conftest import Search


@pytest.mark.parametrize("profile", all_profiles(), ids=lambda profile: profile.tag)
def test_what_denies_or_carries_a_rule_links_nothing(profile: LanguageProfile) -> None:
    words, quotes = profile.analysis, profile.quotes
    said = " ".join((quotes.negations, *quotes.modals, *quotes.contrasts)).split()
    comparison = words.comparison
    used = words.stop_words | words.question_words | words.everyday | words.synonyms.keys()
    used |= comparison.between | comparison.differing | comparison.weighing
    assert words.linking
    assert set(map(fold, words.linking)).isdisjoint(map(fold, {*said, *used}))


@pytest.mark.parametrize(
    ("locale", "text", "query"),
    [
        ("es", "La segunda pila.", "según la pila"),
        ("es", "Una parte de la pila.", "aparte la pila"),
        ("es", "Un torneo de la pila.", "en torno a la pila"),
        ("fr", "Au salon, la pile.", "selon la pile"),
        ("fr", "Alors la pile, après le verso.", "lors de la pile"),
        ("fr", "Le vert de la pile.", "vers la pile"),
        ("fr", "Ils sont après la pile.", "près de la pile, qu’ils soient"),
        ("fr", "Les cartes de la pile.", "certes la pile"),
        ("pt-BR", "O permante e a pilha.", "perante a pilha"),
        ("pt-BR", "Preto na pilha, contido.", "perto da pilha, contudo"),
        ("en", "Converting a part of the stack.", "concerning the stack, apart"),
        ("en", "He fought the stack.", "hence the stack ought"),
        ("ko", "전투 단계.", "그러므로 전투"),
        ("zh-Hans", "战斗阶段。", "因此战斗"),
    ],
)
def test_a_word_that_links_others_is_no_slip_and_need_not_be_there(
    search: Search, locale: str, text: str, query: str
) -> None:
    result = search(locale, text, "Zzz.")(query)
    assert [str(hit.number) for hit in result.hits] == ["100.1"]
    assert (result.did_you_mean, result.left_out) == (None, ())


@pytest.mark.parametrize(
    ("locale", "query"),
    [
        ("es", "según la regla 704.5a"),
        ("es", "desde 704.5a"),
        ("fr", "selon la règle 704.5a"),
        ("fr", "depuis la 704.5a"),
        ("pt-BR", "conforme a regra 704.5a"),
        ("en", "according to rule 704.5a"),
        ("en", "regarding 704.5a"),
        ("zh-Hans", "根据规则704.5a"),
        ("zh-Hans", "按704.5a"),
        ("ko", "따라서 규칙 704.5a"),
    ],
)
def test_a_word_that_leads_to_a_number_says_nothing(
    search: Search, locale: str, query: str
) -> None:
    leading = {
        "es": "Según y desde.",
        "fr": "Selon et depuis.",
        "pt-BR": "Conforme.",
        "en": "According and regarding.",
        "zh-Hans": "根据按。",
        "ko": "따라서 다.",
    }
    texts = record("704.5a", "Zzz."), record("704.5b", "Yyy."), record("100.1", leading[locale])
    result = search(locale, *texts)(query)
    assert [str(hit.number) for hit in result.hits] == ["704.5a"]
    assert not result.relaxed


@pytest.mark.parametrize(
    ("locale", "query"),
    [
        ("es", "desde la 704.5a hasta la 704.5c"),
        ("es", "desde 704.5a a 704.5c"),
        ("fr", "depuis la 704.5a jusqu'à la 704.5c"),
        ("fr", "de la 704.5a à la 704.5c"),
        ("pt-BR", "desde a 704.5a até a 704.5c"),
        ("en", "from 704.5a through 704.5c"),
        ("zh-Hans", "从704.5a到704.5c"),
        ("ko", "704.5a부터 704.5c까지"),
    ],
)
def test_a_range_may_have_a_word_before_it(search: Search, locale: str, query: str) -> None:
    rules = [record(f"704.5{letter}", "desde depuis from até 从 Zzz.") for letter in "abcd"]
    assert sorted(search(locale, *rules).numbers(query)) == ["704.5a", "704.5b", "704.5c"]


@pytest.mark.parametrize(
    ("locale", "query", "understood"),
    [
        ("es", "qué es según 704", "qué es según 704"),
        ("en", "regarding 704", "regarding 704"),
        ("fr", "selon 704", "selon 704"),
    ],
)
def test_a_lone_number_after_it_is_a_chapter_s(
    search: Search, locale: str, query: str, understood: str
) -> None:
    texts = record("704", None, title="Zzz"), record("100.1", "Según regarding selon 704 yyy.")
    result = search(locale, *texts)(query)
    assert (result.understood_as, str(result.hits[0].number)) == (understood, "704")


def test_alone_it_is_searched(search: Search) -> None:
    assert search("fr", "Selon la pile.", "Zzz.").numbers("selon") == ["100.1"]
    assert search("fr", "La pile.", "Zzz.").numbers("selon") == []
