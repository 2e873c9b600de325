"""Words that were typed as two, and corrections: only words that the rules or players have."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search


@pytest.mark.parametrize(
    ("locale", "texts", "query", "meant"),
    [
        ("es", ("El jugador activo.",), "jugador ativo", "jugador activo"),
        ("fr", ("Le joueur actif.",), "joueur atif", "joueur actif"),
        ("es", ("Un hechizo.",), "hechizo able", None),
        ("fr", ("Le combat.",), "combat ant", None),
        ("pt-BR", ("O jogador ativo.",), "jogador atvo", "jogador ativo"),
        ("en", ("A wombatting.", "Zzz."), "wom batting", "wombatting"),
        ("en", ("Counter a spell.", "Zzz."), "counter spell", None),
    ],
)
def test_a_slip_is_not_glued_to_the_word_before_it(
    search: Search, locale: str, texts: tuple[str, ...], query: str, meant: str | None
) -> None:
    assert search(locale, *texts)(query).did_you_mean == meant


@pytest.mark.parametrize(
    ("locale", "text", "query", "meant"),
    [
        ("es", "El exilio.", "exil", "exilio"),
        ("es", "Exiliar una carta.", "exil", "exiliar"),
        ("fr", "La pile.", "alros", None),
        ("fr", "La pile.", "vesro", None),
        ("fr", "Une carte à deux faces.", "vesro recto", "verso recto"),
        ("fr", "La pile.", "alros la pile", "alors la pile"),
    ],
)
def test_a_correction_is_a_word_that_finds_something(
    search: Search, locale: str, text: str, query: str, meant: str | None
) -> None:
    assert search(locale, text, "Zzz.")(query).did_you_mean == meant


@pytest.mark.parametrize(
    ("locale", "texts", "query", "meant"),
    [
        ("en", ("A wombat sleeps.",), "wombatsleeps", "wombat sleeps"),
        ("en", ("Draw a card.",), "drawacard", "draw a card"),
        ("en", ("A starting player.",), "whogoesfirst", "who goes first"),
        ("en", ("A wombat.", "It sleeps."), "wombatsleeps", None),  # never together
        ("en", ("It is 21 commander damage.",), "21cmdrdmg", "21 cmdr dmg"),
        ("en", ("The wombat.",), "thewombat", "the wombat"),
        ("en", ("The angry wombat.",), "thewombat", None),  # a word may begin so: `handsome`
        ("en", ("A wombat.",), "awombat", None),
        ("en", ("A wasp.",), "awasp", None),  # too short to be sure
        ("en", ("Us and the ox.",), "theox", None),
        ("en", ("A creatur.", "Creatures.", "Us."), "creaturres", "creatures"),  # rather a slip
        ("es", ("Con un junto.",), "conjunto", None),
        ("fr", ("La main de lune.",), "lendemain", None),
        ("es", ("Robar una carta.",), "robarunacarta", "robar una carta"),
        ("fr", ("Piocher une carte.",), "piocherunecarte", "piocher une carte"),
        ("pt-BR", ("Comprar um card.",), "comprarumcard", "comprar um card"),
        ("en", ("A wombat.", "It sleeps."), "wombatslept", None),
        ("en", ("A cat.", "An ant."), "catant", None),  # too short to be sure
    ],
)
def test_words_that_were_run_together_are_taken_apart(
    search: Search, locale: str, texts: tuple[str, ...], query: str, meant: str | None
) -> None:
    result = search(locale, *texts, "Zzz.")(query)
    assert result.did_you_mean == meant
    assert bool(result.total) == (meant is not None)


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("angryw ombat", "angry wombat"),
        ("angr ywombat", "angry wombat"),
        ("a nangry wombat", "an angry wombat"),
        ("an angryw ombat sleeps", "an angry wombat sleeps"),
        ("angry wombats leeps", "angry wombat sleeps"),
        ("angr ywombats", "angry wombats"),  # the first is near, the other one is not
        ("angry wombat", None),
        ("angrywo mbat", None),  # more than a slip
        ("angryw -permits", None),
    ],
)
def test_a_space_that_was_typed_a_letter_too_late_or_early_is_put_back(
    search: Search, query: str, meant: str | None
) -> None:
    result = search("en", "An angry wombat sleeps.", "Wombats.", "Zzz.")(query)
    assert result.did_you_mean == meant


@pytest.mark.parametrize(
    ("locale", "text", "query", "meant"),
    [
        ("en", "A wombat permits it.", "wmbt", "wombat"),
        ("en", "An ancient wombat.", "ancnt wmbt", "ancient wombat"),
        ("en", "A commission.", "cmsn", "commission"),
        ("es", "El tritón lanza.", "trtn", "tritón"),
        ("fr", "Le triton lance.", "trtn", "triton"),
        ("pt-BR", "O tritão lança.", "trt", "tritão"),
        ("en", "A wombat.", "wmt", None),
        ("en", "A wombat.", "wombt", "wombat"),  # a slip, as before
    ],
)
def test_a_word_without_its_vowels_is_read(
    search: Search, locale: str, text: str, query: str, meant: str | None
) -> None:
    assert search(locale, text, "Zzz.")(query).did_you_mean == meant


def test_what_is_left_out_of_words_run_together_is_told_apart(search: Search) -> None:
    result = search("en", "Damage zzz.", "A commander.", "Yyy.")("zzz cmdrdmg")
    assert (result.did_you_mean, result.left_out) == ("zzz cmdr dmg", ("cmdr",))


@pytest.mark.parametrize(
    ("query", "meant", "hits"),
    [
        ("attacks -wombatsleeps", 'attacks -"wombat sleeps"', ["100.2", "100.3"]),
        ("attacks NOT wombatsleeps", 'attacks NOT "wombat sleeps"', ["100.2", "100.3"]),
        ("attacks -firststrike", 'attacks -"first strike"', ["100.1", "100.2"]),  # players' word
        ("attacks -wombta", "attacks -wombat", ["100.1", "100.2", "100.3"]),  # not typed
        ("attacks -zzyzx", None, ["100.1", "100.2", "100.3"]),
    ],
)
def test_words_that_were_run_together_exclude_these_in_a_row(
    search: Search, query: str, meant: str | None, hits: list[str]
) -> None:
    searcher = search(
        "en",
        "A wombat sleeps, then attacks.",
        "It attacks while it sleeps, a wombat.",
        "First strike attacks.",
    )
    assert searcher(query).did_you_mean == meant
    assert sorted(searcher.numbers(query)) == hits


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("angry wom", "angry wombat"),
        ("ang womb", None),  # the first is known, and both begin a word
        ("wom sleeps", "wombat sleeps"),
        ("angry the wom", "angry the wombat"),
        ("wom", None),
        ("wo sleeps", None),
        ("players wom", None),  # it never stands there
        ("wombu sleeps", None),
    ],
)
def test_the_beginning_of_a_word_is_the_one_that_stands_beside_the_others(
    search: Search, query: str, meant: str | None
) -> None:
    texts = "An angry wombat sleeps.", "Womb after womb.", "Players.", "Ang."
    assert search("en", *texts, "Zzz.")(query).did_you_mean == meant
