"""Words by how they sound, over a few characters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.search.sounds import Sounds, Syllables, WordGroup

_TYPED = """
先xian 线xian 攻gong 公gong 工gong 石shi 时shi 蓝lan 雾wu 不bu 无wu 五wu
到dao 做zuo 回hui 拿na 来lai 略lve
"""
_SYLLABLES = {typed[0]: typed[1:] for typed in _TYPED.split()}
_SOUNDS_OF = Syllables(_SYLLABLES)


def sounds(
    names: tuple[str, ...] = (), rules: tuple[str, ...] = (), said: tuple[str, ...] = ()
) -> Sounds:
    groups = (
        WordGroup(_SOUNDS_OF, names, are_names=True),
        WordGroup(_SOUNDS_OF, rules),
        WordGroup(_SOUNDS_OF, said, are_said=True),
    )
    return Sounds(_SOUNDS_OF, groups, {"bu": "不"}, frozenset("不无"))


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("线攻", "先攻"),
        ("线公", "先攻"),  # a name of which no character is right
        ("蓝石", "蓝雾石"),  # one character is left out
        ("拿来", ""),  # that is another phrase than `拿回来`
        ("做到", ""),  # nor is a negation left out of a name,
        ("五石", ""),  # or put in
        ("无石", "无时"),
        ("石", ""),
    ],
)
def test_a_slip_is_heard_unless_it_would_deny(text: str, heard: str) -> None:
    known = sounds(("先攻", "蓝雾石", "做不到", "无时"), (), ("拿回来",))
    assert known.heard(text) == heard


_RUN = st.text(st.sampled_from([*_SYLLABLES, "人"]), max_size=9)


@given(run=_RUN, words=st.lists(_RUN.filter(lambda word: len(word) > 1), min_size=3, max_size=9))
def test_in_a_run_all_is_heard_that_is_heard_alone(run: str, words: list[str]) -> None:
    known = sounds(*map(tuple, (words[::3], words[1::3], words[2::3])))
    ends = range(2, len(run) + 1)
    pieces = {run[start:end] for end in ends for start in range(max(0, end - 5), end - 1)}
    assert known.heard_in(run, 5) == set(filter(known.heard, pieces))


@pytest.mark.parametrize(
    ("names", "rules", "said", "word"),
    [
        (("先攻石",), ("线公时",), ("先工时",), "先攻石"),
        ((), ("线公时",), ("先工时",), "线公时"),
        ((), (), ("先工时",), "先工时"),
        (("先攻石",), ("线公时", "先工时"), (), "先攻石"),
        (("先攻石", "线公时"), (), ("先工时",), ""),  # like several of its kind
    ],
)
def test_first_letters_are_a_names_before_they_are_a_phrases(
    names: tuple[str, ...], rules: tuple[str, ...], said: tuple[str, ...], word: str
) -> None:
    found = [("xgs", word)] if word else []
    assert sounds(names, rules, said).spelt("xgs") == found


def test_two_first_letters_are_a_names_only() -> None:
    assert sounds(("先攻",), ("线公",)).spelt("xg") == [("xg", "先攻")]
    assert sounds((), ("线公",), ("先工",)).spelt("xg") == []


def test_syllables_are_a_names_before_others() -> None:
    assert sounds(("线公",), ("先公",), ("先工",)).spelt("xiangong") == [("xiangong", "线公")]
    assert sounds((), ("先略",)).spelt("xianluebu") == [("xianlue", "先略"), ("bu", "不")]
