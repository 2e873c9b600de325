"""Which sayings are like other words, and what that does to what is found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.search.sayings import Sayings
from tests.indexer.search.conftest import Search

WORDS = st.lists(st.sampled_from("abcdefg"), max_size=5)


def cosine(some: set[str], others: set[str], weights: Mapping[str, float]) -> float:
    def size(words: set[str]) -> float:
        return sqrt(sum(weights[word] ** 2 for word in words))

    shared = size(some & others)
    return shared**2 / (size(some) * size(others)) if shared else 0.0


@given(sayings=st.lists(WORDS, max_size=12), words=WORDS, most=st.integers(1, 15))
def test_the_likest_are_those_of_the_greatest_cosine(
    sayings: Sequence[list[str]], words: list[str], most: int
) -> None:
    said: Sayings[int] = Sayings()
    for place, saying in enumerate(sayings):
        said.add(saying, place)
    held = {word: sum(word in saying for saying in sayings) for word in "abcdefg"}
    weights = {word: log(1 + len(sayings) / (1 + count)) for word, count in held.items()}
    each = {place: cosine({*words}, {*one}, weights) for place, one in enumerate(sayings)}
    best = sorted((one for one in each.items() if one[1]), key=lambda one: -round(one[1], 9))[:most]
    found = sorted(said.like(words, most), key=lambda one: -round(one[1], 9))
    assert [likeness for _, likeness in found] == pytest.approx([likeness for _, likeness in best])
    assert all(each[place] == pytest.approx(likeness) for place, likeness in found)


LIKE = [
    ("en", "keep purple mana", "Mana pays costs.", "Unspent mana is lost as a phase ends."),
    ("es", "ficha violeta cementerio", "Una ficha.", "Una ficha que deja de existir."),
    ("fr", "manque violet mana", "Le mana paie tout.", "Sans les ressources nécessaires, ou mana."),
    ("pt-BR", "sobrar mana roxo", "O mana paga custos.", "Perde-se todo o mana não gasto nela."),
    ("zh-Hans", "7张 紫 起手", "7张。", "于套牌有7张时可以再调度。"),
    ("ko", "무덤 보라 비용", "무덤.", "파헤치기는 무덤."),
]
"""A query, what has a word of it, and what has one, too, and says what a saying like it means."""


@pytest.mark.parametrize(("locale", "query", "plain", "meant"), LIKE)
def test_what_a_like_saying_means_comes_first_where_nothing_has_all_words(
    search: Search, locale: str, query: str, plain: str, meant: str
) -> None:
    found = search(locale, plain, meant)
    assert found.numbers(query) == ["100.2", "100.1"]


def test_what_has_all_words_comes_before_it(search: Search) -> None:
    found = search(
        "en", "Mana pays costs.", "Unspent mana is lost.", "Purple mana: keep it or not."
    )
    assert found.numbers("keep purple mana") == ["100.3", "100.2", "100.1"]


def test_what_has_no_word_of_the_query_is_not_found_by_it(search: Search) -> None:
    found = search("en", "Purple costs nothing.", "What is unspent is lost.")
    assert found.numbers("keep purple mana") == ["100.1"]
