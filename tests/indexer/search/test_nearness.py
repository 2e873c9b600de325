"""What is near a word by its letters alone."""

from __future__ import annotations

import pytest

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
