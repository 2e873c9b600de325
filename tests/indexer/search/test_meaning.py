"""What words of a query are taken for: those of a name, players' expressions, slips, or others that
the rules have not."""

from __future__ import annotations

import pytest

from indexer.languages import profile_for
from tests.factories import record
from tests.indexer.search.conftest import Search


@pytest.mark.parametrize(
    ("query", "understood"),
    [
        ("planar die", "planar die"),
        ("roll planar die twice", "roll planar die [twice]"),
        ("die", "die (or: put into a graveyard from the battlefield)"),
        ("planar newt die", "planar newt [die (or: put into a graveyard from the battlefield)]"),
        ("newt deck", "newt deck"),
        ("deck", "deck (or: library)"),
    ],
)
def test_what_is_part_of_a_name_means_nothing_else(
    search: Search, query: str, understood: str
) -> None:
    searcher = search(
        "en",
        "Players roll the planar die.",
        "It is put into a graveyard from the battlefield.",
        "A planar newt walks to the library.",
        glossary=[("Planar Die", "It has six sides."), ("Newt Deck", "A pile of newts.")],
    )
    assert searcher(query).understood_as == understood


def test_an_expression_of_one_telling_word_comes_before_what_has_that_word(search: Search) -> None:
    strike = record("702.7", "First Strike")
    searcher = search("en", strike, "One is the starting player.", "A first strike.")
    assert searcher.numbers("who goes first")[0] == "100.2"
    assert searcher.numbers("first")[0] == "702.7"
    assert "702.7" in searcher.numbers("who goes first")


def test_all_that_an_expression_means_comes_before_what_its_one_telling_word_is(
    search: Search,
) -> None:
    searcher = search(
        "en",
        record("701.18", "Play"),
        "A card that the starting player owns and that lies among others and waits.",
        "The starting player begins.",
        "Play a card.",
        glossary=[("Play", "To play a card.")],
    )
    assert sorted(searcher.numbers("on the play")[:2]) == ["100.2", "100.3"]
    assert searcher.numbers("play")[0] in ("701.18", "Play")


NEAR_EVERYDAY = {
    "en": ("A goad.", "It competes.", "They wither.", "Two kinds."),
    "es": ("Uno basta.", "Cada nueve.", "No pasa más.", "Se toma."),
    "fr": ("Votre tour.", "Il vient.", "La passe.", "Un angle."),
    "pt-BR": ("O evento passa.", "Fora do jogo."),
    "ko": ("카드를 버림.", "효과가 없음."),
}


@pytest.mark.parametrize(
    ("locale", "word"),
    [
        *[("en", word) for word in ("good", "computers", "weather", "kids")],
        *[("es", word) for word in ("bestia", "nieve", "pausa", "tema")],
        *[("fr", word) for word in ("vote", "vent", "pause", "ange")],
        *[("pt-BR", word) for word in ("vento", "pausa", "fera")],
        *[("ko", word) for word in ("바람", "얼음")],
    ],
)
def test_everyday_words_are_no_slips(search: Search, locale: str, word: str) -> None:
    assert search(locale, *NEAR_EVERYDAY[locale], complete=True)(word).did_you_mean is None


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("phazing", "phasing"),
        ("regenrate", "regenerate"),
        ("graveyrad", "graveyard"),
        ("planeswaker", "planeswalker"),
        ("legendery", "legendary"),
        ("tramole", "trample"),
        ("wombst", None),  # of sixty thousand words it is one
    ],
)
def test_slips_of_hand_and_ear_are_mended(search: Search, query: str, meant: str | None) -> None:
    rare = "A wombat. " + "It is phasing. " * 20_000
    texts = ("Regenerate it.", "A graveyard.", "A planeswalker.", "Legendary.", "Trample.", rare)
    searcher = search("en", *(f"{text} " * 3 for text in texts[:-1]), rare, complete=True)
    assert searcher(query).did_you_mean == meant


@pytest.mark.parametrize("locale", ["en", "es", "fr", "pt-BR", "ko"])
def test_everyday_words_are_none_of_the_fillers(locale: str) -> None:
    """What only asks is soft; these words are searched."""
    words = profile_for(locale).analysis
    assert not words.everyday & (words.stop_words | words.question_words)


def test_a_name_that_was_typed_comes_before_longer_names_and_what_it_means(search: Search) -> None:
    searcher = search(
        "en",
        record("502.1", "Newt Step"),
        record("502.1a", "The newt step is a step in which newts step."),
        record("304.1", "Instants"),
        glossary=[("Step", "A part."), ("Interrupt (Obsolete)", "An old instant.")],
    )
    assert [hit.headword for hit in searcher("step").hits][:1] == ["Step"]
    assert [hit.headword for hit in searcher("interrupts").hits][:1] == ["Interrupt (Obsolete)"]


def test_words_mean_what_they_do_alone_where_nothing_has_what_they_mean_together(
    search: Search,
) -> None:
    searcher = search("en", "A library goes out.", "Zzz.")
    assert searcher("deck out").understood_as == "deck (or: library) out"
    searcher = search("en", "One loses who is to draw from a library with no cards.", "A library.")
    meaning = "loses draw from library with no cards"
    assert searcher("deck out").understood_as == f"deck out (or: {meaning})"
