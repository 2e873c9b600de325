"""Words by how they sound, over a few characters."""

from __future__ import annotations

import pytest

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
