"""What English players look up in two to four words, over invented rules: a thing, what befalls it,
and what is asked of it, which together say what no word of them says alone."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search

_BOOK = (
    "Each payment of a cost applies to only one apple.",
    "It goes from a library, graveyard or hand to its owner’s corresponding zone by the stove.",
    "A trigger event that’s prevented or replaced won’t ring the bell.",
    "Layer 6: effects adding or removing abilities, and counters, at noon.",
    "Trample with no creatures blocking: damage is assigned to the defending mayor.",
    "If its lore is greater than the final chapter, the poet sacrifices the Saga.",
    "An extra turn is one that the team takes in the garden.",
    "Creatures, tokens and a dead player sat twice at the table.",
)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("sac twice", "100.1"),
        ("stolen creature dies", "100.2"),
        ("stolen crit dies", "100.2"),
        ("die but exiled", "100.3"),
        ("lost abilities", "100.4"),
        ("trample no blocker", "100.5"),
        ("saga stays", "100.6"),
        ("time walk 2hg", "100.7"),
    ],
)
def test_a_fragment_finds_the_rule_that_answers_it(search: Search, query: str, first: str) -> None:
    assert search("en", *_BOOK).numbers(query)[:1] == [first]


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("must attack", "100.1"),
        ("lignify", "100.2"),
        ("blood moon", "100.3"),
        ("oblivion ring", "100.4"),
        ("parallel lives", "100.5"),
        ("extra combat", "100.6"),
    ],
)
def test_a_card_is_known_for_what_the_rules_say_of_it(
    search: Search, query: str, first: str
) -> None:
    rules = (
        "Requirements: it attacks if able, or the declaration is illegal.",
        "The layer of ability-removing effects.",
        "What sets a land’s subtype loses abilities.",
        "They change zones until a specified event.",
        "If an effect would create one or more tokens.",
        "They add phases to a turn.",
    )
    assert search("en", *rules).numbers(query)[:1] == [first]


@pytest.mark.parametrize(
    ("query", "first"), [("dash instant speed", "100.3"), ("ninjutsu instant speed", "100.4")]
)
def test_whether_a_keyword_is_instant_asks_for_the_keyword(
    search: Search, query: str, first: str
) -> None:
    book = ("It could cast an instant.", "The speed is 4.", "Dash is a pear.", "Ninjutsu too.")
    assert search("en", *book).numbers(query)[:1] == [first]
