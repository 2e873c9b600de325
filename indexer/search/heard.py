"""What a foreign word that is written by ear may be another spelling of (`디텐` for `디테인`).

It serves languages that write such words in Korean letters: everybody hears the consonants, hardly
two agree on the vowels. It knows words and their letters (Unicode Standard, section 3.12), and must
not know what they mean.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from unicodedata import normalize

from indexer.languages.scripts import SYLLABLES
from indexer.search.nearness import letters_apart

_SYLLABLES = re.compile(f"[{SYLLABLES}]+")
_VOWELS = re.compile("[\u1161-\u1175\u110b]")
"""The letter that only carries a vowel is none of the consonants."""
_DOUBLED = re.compile(r"(.)\1")
_ALIKE = str.maketrans(
    "\u1101\u1104\u1108\u110a\u110d\u11a8\u11a9\u11ab\u11ae\u11af\u11b7\u11b8\u11ba\u11bb\u11bd\u11be\u11bf\u11c0\u11c1",
    "\u110f\u1110\u1111\u1109\u110c\u110f\u110f\u1102\u1110\u1105\u1106\u1111\u1109\u1109\u110c\u110e\u110f\u1110\u1111",
)
"""Tense consonants, and those at a syllable's end, to the ones that are written for the same."""
_FEWEST = 3
"""Words of fewer consonants and of fewer syllables are like too many others."""
_FARTHEST = 2
"""In how many letters two spellings differ at most."""


class Heard:
    """Words by their consonants. Safe to share between threads."""

    def __init__(self, words: Iterable[str]) -> None:
        self._alike: defaultdict[str, list[str]] = defaultdict(list)
        for word in sorted(words):
            if _SYLLABLES.fullmatch(word):
                self._alike[_consonants(word)].append(word)

    def spelling(self, word: str) -> str:
        """Return the known word that a word is another spelling of, the nearest; or none."""
        if not _SYLLABLES.fullmatch(word):
            return ""
        consonants = _consonants(word)
        if max(len(consonants), len(word)) < _FEWEST or len(consonants) < _FEWEST - 1:
            return ""
        near = ((letters_apart(word, known), known) for known in self._alike.get(consonants, ()))
        distance, known = min(near, default=(_FARTHEST + 1, ""))
        return known if distance <= _FARTHEST else ""


def _consonants(word: str) -> str:
    """Return how a word sounds but for its vowels."""
    heard = _VOWELS.sub("", normalize("NFD", word)).translate(_ALIKE)
    return _DOUBLED.sub(r"\1", heard)
