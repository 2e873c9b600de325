"""Which of some words another is near to, letter by letter.

It knows letters and how many slips a word of so many may have, and must not know which words there
are, or how frequent they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, pairwise, permutations
from typing import NamedTuple
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray
from rapidfuzz import process
from rapidfuzz.distance import OSA, Levenshtein

LEAST_LETTERS = 4
"""Shorter words are near too many others."""
FEWEST_MEANT = LEAST_LETTERS - 1
"""Nothing shorter is near them; so pairs of Chinese characters need not be looked at."""
_TWO_SLIPS = 8
"""A word of so many letters may have two slips."""
_THREE_SLIPS = 9
"""One of so many may have three, in two letters."""
_TWO_IF_ALIKE = 6
"""One of so many, if its consonants are right, or all its letters."""
_SHORT_OF_EXCERPTS = 6
"""Shorter words are near others that excerpts need not hold (`casa`, `cosa`)."""
_HEARD = str.maketrans("zcqyv", "skkib")
_VOWELS = re.compile("[aeiou]")
_DOUBLED = re.compile(r"(.)\1")
_KEYBOARDS = (("qwertyuiop", "asdfghjkl", "zxcvbnm"), ("azertyuiop", "qsdfghjklm", "wxcvbn"))
_ALIKE = ("aeiouy", "ckqgx", "cszx", "gjyi", "bpvfw", "dt", "mn", "lr")
"""Letters that are written for one another, by those who hear a word."""
_SOFT = "aeiouh"
"""Letters that are written, too, where none is heard."""


def _neighbours() -> Iterator[tuple[str, ...]]:
    """Yield letters that are typed for one another since they are neighbours on a keyboard."""
    groups: list[Iterable[str]] = []
    for rows in _KEYBOARDS:
        groups += chain.from_iterable(map(pairwise, rows))
        for upper, lower in pairwise(rows):
            groups += [*zip(upper, lower, strict=False), *zip(upper[1:], lower, strict=False)]
    for group in groups:
        yield from permutations(group, 2)


_NEIGHBOURS = frozenset(_neighbours())
_MISTAKEN = _NEIGHBOURS.union(*(permutations(group, 2) for group in _ALIKE))


@dataclass(frozen=True, eq=False)
class Spelt:
    """Words and the letters of each, in the same order; one character may be several (Korean)."""

    words: list[str]
    letters: list[str]

    def within(self, letters: str, most: int) -> Iterator[tuple[str, str, int]]:
        """Yield the words that differ in so many letters at most, with their letters and in how
        many, the nearest first.

        Each letter that differs changes the length by one at most, and by two which letters there
        are: so few of the words need be compared.
        """
        others = np.bitwise_count(self._signs ^ _signs_of([letters])) <= 2 * most
        others &= np.abs(self._sizes - len(letters)) <= most
        at = others.nonzero()[0].tolist()
        spellings = [self.letters[place] for place in at]
        for spelling, distance, place in process.extract(
            letters, spellings, scorer=OSA.distance, score_cutoff=most, limit=None
        ):
            yield self.words[at[place]], spelling, distance

    @cached_property
    def _sizes(self) -> NDArray[np.intp]:
        return np.array([*map(len, self.letters)], dtype=np.intp)

    @cached_property
    def _signs(self) -> NDArray[np.uint64]:
        return _signs_of(self.letters)


def _signs_of(words: Sequence[str]) -> NDArray[np.uint64]:
    """Return which letters each word has, as bits; some letters share one. None may be empty."""
    sizes = np.array([*map(len, words)], dtype=np.intp)
    codes = np.frombuffer("".join(words).encode("utf-32-le", "surrogatepass"), dtype="<u4")
    bits = np.left_shift(np.uint64(1), (codes & 63).astype(np.uint64))
    return np.bitwise_or.reduceat(bits, np.cumsum(sizes) - sizes) if len(words) else bits


class Near(NamedTuple):
    """A word that is near another.

    Attributes:
        distance: in how many letters they differ, two that changed places being one.
        differs: they sound otherwise, and it is not that letters were only moved or one left out.
    """

    word: str
    distance: int
    differs: bool


def _letters_of(word: str) -> str:
    """Return a word letter by letter, with accents and what a syllable is made of apart."""
    return normalize("NFD", word)


def letters_apart(one: str, other: str) -> int:
    """Return in how many letters two words differ, two that changed places being one."""
    return OSA.distance(_letters_of(one), _letters_of(other))


def consonants(word: str) -> str:
    """Return a word without its vowels, but for a first one, and what is doubled then as one."""
    return _DOUBLED.sub(r"\1", word[:1] + _VOWELS.sub("", word[1:]))


def has_vowels(word: str) -> bool:
    """Whether a word has any vowel besides a first letter."""
    return _VOWELS.search(word, 1) is not None


def has_same_letters(one: str, other: str) -> bool:
    """Whether two words have the same letters, in any order, doubled ones being one."""
    return sorted(_DOUBLED.sub(r"\1", one)) == sorted(_DOUBLED.sub(r"\1", other))


def with_letters(words: Iterable[str]) -> Spelt:
    """Return words with the letters of each."""
    listed = list(words)
    return Spelt(listed, list(map(_letters_of, listed)))


def near(typed: str, known: Spelt, *, of_excerpts: bool) -> Iterator[Near]:
    """Yield the words that one typed may be a slip of, by their letters alone.

    Args:
        of_excerpts: there are words that are not among those known. A short one is likelier one of
            these than a slip: real words seldom differ by two letters that changed places, or by
            one left out.
    """
    letters = _letters_of(typed)
    if len(letters) < LEAST_LETTERS or not typed.isalpha():
        return
    may_be_missing = of_excerpts and len(letters) < _SHORT_OF_EXCERPTS
    most = 1 + (len(letters) >= _TWO_SLIPS) + (len(letters) >= _THREE_SLIPS)
    alike, same = _consonants(typed), sorted(letters)  # letters often change places
    reach = 2 if len(letters) >= _TWO_IF_ALIKE else 1
    for word, spelling, distance in known.within(letters, reach):
        if not distance or _is_another(letters, spelling):
            continue
        is_misplaced = sorted(spelling) == same or _leaves_out(letters, spelling)
        if may_be_missing and not is_misplaced:
            continue
        differs = not is_misplaced and _consonants(word) != alike
        if not differs or _slips(letters, spelling, distance) <= most:
            yield Near(word, distance, differs)


def _is_another(typed: str, spelling: str) -> bool:
    """Whether a short word has another letter in one's place: most such words are no slips."""
    if not len(typed) == len(spelling) == LEAST_LETTERS:
        return False
    return sorted(typed) != sorted(spelling) and _consonants(typed) != _consonants(spelling)


def _slips(typed: str, meant: str, distance: int) -> int:
    """Return how many slips it takes to type a word for another that sounds otherwise: what hands
    and ears seldom do counts as two."""
    slips = max(distance, 2 * abs(len(typed) - len(meant)) - 1)
    if typed[0] != meant[0] and sorted(typed[:2]) != sorted(meant[:2]):
        is_key = typed[1:] == meant[1:] and (typed[0], meant[0]) in _NEIGHBOURS
        slips += not (is_key and len(typed) >= _TWO_IF_ALIKE)
    edits = Levenshtein.editops(typed, meant)
    if len(edits) > distance:  # letters changed places
        return slips
    for edit in edits:
        tag, at, to = edit.tag, edit.src_pos, edit.dest_pos
        if tag == "replace":
            slips += not _is_mistaken(typed[at], meant[to])
        elif tag == "delete" and typed[at] not in _SOFT:
            beside = typed[max(0, at - 1) : at] + typed[at + 1 : at + 2]
            slips += not any(_is_mistaken(typed[at], other) for other in beside)
    return slips


def _is_mistaken(typed: str, meant: str) -> bool:
    """Whether a letter is often typed for another, or twice; of those that are not Latin, any may
    be."""
    if typed == meant or not (typed.isascii() and meant.isascii()):
        return True
    return (typed, meant) in _MISTAKEN


def _leaves_out(typed: str, meant: str) -> bool:
    """Whether a word is another without one of its letters."""
    rest = iter(meant)
    return len(meant) == len(typed) + 1 and all(letter in rest for letter in typed)


def _consonants(word: str) -> str:
    """Return how a word sounds but for its vowels, which are mistaken most often."""
    heard = word.replace("ph", "f").translate(_HEARD)
    return heard[:1] + _VOWELS.sub("", _DOUBLED.sub(r"\1", heard[1:]))
