"""What holds in every game comes before what a variant makes of it, unless that is asked."""

from __future__ import annotations

import pytest

from tests.factories import record
from tests.indexer.search.conftest import Search

_WORDS = ("An effect says it.", "It gains and loses.", "Life.")
_RULES = (
    *(record(f"10{at}.{rule}", text) for at, text in enumerate(_WORDS) for rule in range(1, 4)),
    record("119.5", "If an effect says what life a player has, the player gains or loses life."),
    record("800.4", "A player leaves: life, life and life of that player."),
    record("810", title="Zornheaded Giants"),
    record("810.9", "If an effect says what life a player has, the team loses or gains life."),
    record("810.9c", "If an effect says what life it has, the team of zorns gains life, life."),
)


@pytest.mark.parametrize(
    "query", ["effect life", "gains life", "effect gains", "effect life qqqqzz", "gains life xyz*"]
)
def test_rules_of_variants_come_after_others(search: Search, query: str) -> None:
    found = search("en", *_RULES).numbers(query)
    assert found.index("119.5") < found.index("810.9")


def test_they_do_not_where_a_word_is_theirs(search: Search) -> None:
    found = search("en", *_RULES).numbers("team gains life")
    assert set(found[:2]) == {"810.9", "810.9c"}
    assert search("en", *_RULES).numbers("zornheaded life")[0].startswith("810")


def test_what_holds_for_several_players_is_no_variant(search: Search) -> None:
    assert search("en", *_RULES).numbers("life player")[0] == "800.4"
