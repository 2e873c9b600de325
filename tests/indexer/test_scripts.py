"""Which characters are written without spaces is one thing for every reader of a text."""

from __future__ import annotations

import re

import pytest

from indexer.fulltext.analysis import analyzer_for
from indexer.languages.scripts import CJK, HAN
from indexer.quotes.words import split
from indexer.references.vocabulary import GLUE


@pytest.mark.parametrize("character", ["践", "々", "〡", "か", "ㇰ", "\U00020000", "\U00031350"])
def test_a_character_is_han_for_all(character: str) -> None:
    assert re.fullmatch(f"[{HAN}]", character)
    assert analyzer_for("zh-Hans").is_gram(character)
    assert [*split(f"{character}{character}", "zh-Hans").raw] == [character, character]
    assert not re.fullmatch(GLUE, character)


@pytest.mark.parametrize("character", ["카", "ᄀ", "ㄱ"])
def test_a_syllable_is_korean_for_all(character: str) -> None:
    assert re.fullmatch(f"[{CJK}]", character)
    assert not re.fullmatch(f"[{HAN}]", character)
    assert not analyzer_for("ko").is_gram(character)
    assert not re.fullmatch(GLUE, character)
