"""What English players type at the table, over invented rules: the name of a card for what it does,
and a situation in two to four words."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search

_BOOK = (
    "Creatures fight in the yard behind the shop.",
    "There are costs to attack, paid in apples.",
    "Add phases to a turn: an additional combat phase after lunch.",
    "The blocked creature remains blocked, with no creatures blocking it.",
    "The same target can’t be chosen multiple times before noon.",
    "The loser of the previous game chooses who takes the first turn and sits by the stove.",
    "If the monarch leaves the game, the crown goes in the drawer.",
    "Counters are not retained when it rains.",
    "An additional {2} for each previous time it came from the command zone, by the ladder.",
    "Spells that have protection are blue.",
    "A player who chose linked abilities has exiled a teapot.",
)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("prey upon", "100.1"),
        ("windborn muse", "100.2"),
        ("aggravated assault", "100.3"),
        ("sac blocker", "100.4"),
        ("same guy twice", "100.5"),
        ("same crit twice", "100.5"),
        ("loser picks", "100.6"),
        ("monarch quits", "100.7"),
        ("counters after flicker", "100.8"),
        ("recast cmdr", "100.9"),
        ("pro red", "100.10"),
        ("nah bruh same crit twice ngl", "100.5"),
        ("isochron scepter", "100.11"),
    ],
)
def test_a_situation_is_known_by_what_is_typed_of_it(
    search: Search, query: str, first: str
) -> None:
    assert search("en", *_BOOK).numbers(query)[:1] == [first]
