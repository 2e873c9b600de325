"""What is left out of a quotation, or put in its place, and may turn the rule round."""

from __future__ import annotations

import pytest

from indexer.quotes.compare import compare
from indexer.quotes.comparison import Comparison, Match
from indexer.quotes.risk import risk_for
from indexer.quotes.words import split


def compared(locale: str, quote: str, text: str) -> Comparison:
    return compare(split(quote, locale), split(text, locale), risk_for(locale))


IN_BRACKETS = [
    ("en", "A ship sails before the storm begins.", "A ship sails [after] the storm begins.", True),
    ("en", "A ship sails before the storm begins.", "[after] the storm begins.", True),
    ("en", "A ship sails before the storm begins.", "A ship sails before the [storm ends]", True),
    ("en", "The captain with less cargo wins.", "The captain with [more] cargo wins.", True),
    ("en", "The captain with less cargo wins.", "The captain with less cargo [loses].", True),
    ("en", "The captain with less cargo wins.", "The captain with less cargo [won].", False),
    ("en", "A ship floats everywhere, even at night.", "A ship floats [nowhere], even at", True),
    ("en", "A captain who sails wins the game.", "[The player] who sails wins the game.", False),
    ("en", "A captain who sails wins the game.", "A captain [with a ship] wins the game.", False),
    ("es", "Un barco con menos carga gana ya.", "Un barco con [más] carga gana ya.", True),
    ("es", "Un barco con menos carga gana ya.", "Un barco con menos carga [pierde] ya.", True),
    ("es", "Un barco con menos carga gana ya.", "[El que lleva] menos carga gana ya.", False),
    ("fr", "Un bateau part avant la tempête du soir.", "Un bateau part [après] la tempête", True),
    ("fr", "Un bateau perd la course du soir.", "Un bateau [gagne] la course du soir.", True),
    ("fr", "Un bateau perd la course du soir.", "[Il] perd la course du soir.", False),
    ("pt-BR", "Um barco parte antes da tempestade.", "Um barco parte [depois] da tempestade", True),
    ("pt-BR", "Um barco perde a corrida da noite.", "Um barco [vence] a corrida da noite.", True),
    ("pt-BR", "Um barco perde a corrida da noite.", "[Ele] perde a corrida da noite.", False),
    ("zh-Hans", "船在风暴之前离港。", "船在风暴之[后]离港。", True),
    ("zh-Hans", "船长输掉此盘比赛。", "船长[赢得]此盘比赛。", True),
    ("zh-Hans", "船长输掉此盘比赛。", "[他]输掉此盘比赛。", False),
    ("ko", "선장은 폭풍 이전에 항구를 떠납니다.", "선장은 폭풍 [이후에] 항구를 떠납니다.", True),
    ("ko", "그 선장은 경주에서 곧 패배합니다.", "그 선장은 경주에서 곧 [승리합니다].", True),
    ("ko", "그 선장은 경주에서 늘 곧 패배합니다.", "[그는] 경주에서 늘 곧 패배합니다.", False),
]


@pytest.mark.parametrize(("locale", "text", "quote", "is_turned"), IN_BRACKETS)
def test_the_opposite_in_brackets_is_no_open_change(
    locale: str, text: str, quote: str, is_turned: bool
) -> None:
    result = compared(locale, quote, text)
    assert (result.match, result.meaning_at_risk) == (
        Match.ALTERED if is_turned else Match.ELIDED,
        is_turned,
    )
