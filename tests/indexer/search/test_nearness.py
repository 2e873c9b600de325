"""What is near a word by its letters alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from indexer.search.nearness import Near, near, with_letters


@pytest.mark.parametrize(
    ("typed", "known", "found"),
    [
        ("tramplw", "trample", Near("trample", 1, differs=True)),
        ("tarmple", "trample", Near("trample", 1, differs=False)),
        ("deathtuoch", "deathtouch", Near("deathtouch", 1, differs=False)),
        ("dethtuch", "deathtouch", Near("deathtouch", 2, differs=False)),
        ("deathtpuxh", "deathtouch", Near("deathtouch", 2, differs=True)),  # neighbouring keys
        ("deathboush", "deathtouch", Near("deathtouch", 2, differs=True)),  # one is not
        ("medal", "menal", None),
        ("megamorf", "megamorph", Near("megamorph", 2, differs=False)),
        ("layyer", "layer", Near("layer", 1, differs=False)),
        ("daughter", "laughter", None),  # first letters are seldom wrong
        ("rrample", "trample", Near("trample", 1, differs=True)),  # but for a neighbouring key
        ("rraple", "trample", None),  # and that alone
        ("rrade", "trade", None),
        ("regenrate", "regenerate", Near("regenerate", 1, differs=False)),
        ("derriere", "dernieres", None),
        ("nurse", "curse", None),
        ("goal", "goad", None),
        ("infectar", "afectar", None),
        ("tampel", "trample", None),  # two slips, and a consonant is left out
        ("dramble", "trample", None),  # two wrong in a word of seven letters
        ("discarten", "discarded", Near("discarded", 2, differs=True)),
        ("kase", "case", Near("case", 1, differs=False)),  # it sounds the same
        ("fade", "fame", None),
        ("fly", "flay", None),
        ("trample", "trample", None),
        ("2trample", "trample", None),
    ],
)
def test_near(typed: str, known: str, found: Near | None) -> None:
    expected = [] if found is None else [found]
    assert list(near(typed, with_letters([known]), of_excerpts=False)) == expected


@pytest.mark.parametrize(
    ("typed", "known", "is_near"),
    [("casas", "cosas", False), ("csaas", "casas", True), ("casa", "casas", True)],
)
def test_near_short_words_of_excerpts(typed: str, known: str, is_near: bool) -> None:
    assert bool(list(near(typed, with_letters([known]), of_excerpts=True))) is is_near


def test_near_counts_letters_not_syllables() -> None:
    assert [one.word for one in near("생물을", with_letters(["생물"]), of_excerpts=False)] == []
    assert [one.word for one in near("섕물", with_letters(["생물"]), of_excerpts=False)] == ["생물"]


_LETTERS = st.text("aábßйж생물\U0001f409", min_size=1, max_size=9)


@given(_LETTERS, st.lists(_LETTERS), st.integers(0, 3))
def test_no_word_within_reach_is_passed_over(typed: str, words: list[str], most: int) -> None:
    known = with_letters(words)
    (letters,) = with_letters([typed]).letters
    distances = [OSA.distance(letters, other) for other in known.letters]
    expected = sorted(zip(distances, words, strict=True))
    found = [(distance, word) for word, _, distance in known.within(letters, most)]
    assert sorted(found) == [one for one in expected if one[0] <= most]
    assert [distance for distance, _ in found] == sorted(distance for distance, _ in found)
