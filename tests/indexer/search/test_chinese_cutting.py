"""Where a Chinese query is cut when players' expressions have several parts, and that an expression
is known whatever the cut, with invented words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from indexer.fulltext.analysis import analyzer_for
from indexer.languages import profile_for
from indexer.search.grammar import QueryReader
from indexer.search.synonyms import Synonyms

_PROFILE = profile_for("zh-Hans")


@pytest.mark.parametrize(
    ("synonyms", "query", "words"),
    [
        ({"高塔": ("高",), "石头高塔 变": ("低",), "石头": ("中",)}, "石头高塔", ["石头", "高塔"]),
        ({"高塔 冷雾变": ("高",)}, "冷雾变", ["冷雾变"]),  # all that is known of it
        ({"高塔": ("{0}的石头", "平原")}, "平原的石头", ["平原", "的", "石头"]),
    ],
)
def test_what_is_no_word_by_itself_is_not_cut_out(
    synonyms: dict[str, tuple[str, ...]], query: str, words: list[str]
) -> None:
    """Neither a part of an expression that is made of words, nor what stands beside a sign."""
    profile = replace(_PROFILE, analysis=replace(_PROFILE.analysis, synonyms=synonyms))
    read = QueryReader(profile, analyzer_for(profile.tag)).read(query)
    assert [clause.terms[0].typed for clause in read.clauses] == words


@pytest.mark.parametrize(
    "cut", [("石头", "高塔", "塔变"), ("石头", "高塔", "变"), ("石", "头", "高", "塔变")]
)
def test_an_expression_is_one_whatever_its_runs_are_cut_into(cut: tuple[str, ...]) -> None:
    synonyms = Synonyms({"石头 高塔变": ("高",)}, analyzer_for("zh-Hans"))
    assert synonyms.may_begin(cut[0])
    assert synonyms.may_hold(cut)
    assert [meaning.text for meaning in synonyms.meanings(cut)] == ["高"]
