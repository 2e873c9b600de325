"""Words that are written together or apart: which words one is made of, and which ones make one;
and which known word one is that is typed by sound, or with another keyboard.

It serves languages that join words (Korean). It knows the vocabulary of one index and players'
words, and must not know scores.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise

import numpy as np

from indexer.fulltext import schema
from indexer.fulltext.reader import FullTextReader
from indexer.languages.hangul import sound, with_hangul_keys, with_latin_keys
from indexer.languages.scripts import SYLLABLES
from indexer.search.heard import Heard
from indexer.search.keeping import keep
from indexer.search.query import Clause
from indexer.search.synonyms import Stems, Synonyms

_MOST_JOINED = 4
"""How many words are read as one at most."""
_SHORTEST_JOINED = 4
"""From so many characters on, a known word is looked at for the words it is made of."""
_SHORTEST_UNKNOWN = 3
"""From so many on, an unknown one is."""
_LONGEST = 24
"""No longer word is taken apart: the time it takes grows with the square of its length."""
_COUNT = re.compile("[0-9]+")
"""A number written onto what it counts, which need not be a unit (`3데미지`)."""
_SYLLABLES = re.compile(f"[{SYLLABLES}]{{2,}}")
_KEPT = 1024
"""How many words are kept with what they are made of."""


class Spacing:
    """Reads words as if they were spaced or spelt otherwise. Safe to share between threads."""

    def __init__(self, reader: FullTextReader, synonyms: Synonyms) -> None:
        self._reader = reader
        self._analyzer = reader.analyzer
        self._synonyms = synonyms
        self._parts: dict[str, tuple[str, ...]] = {}
        self._heard = Heard(synonyms.words)

    def apart(self, clauses: Sequence[Clause]) -> tuple[Clause, ...]:
        """Return the clauses of a query, those of unknown words put together, as they are spelt, or
        else taken apart into known ones.

        A unit after a word that asks how many is a filler: the answer has it written onto a number.
        """
        found: list[Clause] = []
        for clause in map(self._respelt, self._put_together(clauses)):
            parts = self._parts_of_unknown(clause)
            found += clause.apart(parts, self._analyzer.is_filler, is_slip=False) or [clause]
        telling = sum(not clause.soft for clause in found)
        for at in range(1, len(found)) if telling > 1 else ():
            before, surface = (one.surface for one in found[at - 1 : at + 1])
            if found[at].is_word and self._analyzer.is_unit(surface, before):
                found[at] = found[at]._replace(soft=True)
        return tuple(found)

    def joined_at(self, clauses: Sequence[Clause], at: int) -> tuple[Stems, int]:
        """Return the stems of as many words as are written as one elsewhere, from here, and how
        many they are; or those of one that is written as several; or none and 0."""
        stems: list[str] = []
        for clause in clauses[at : at + _MOST_JOINED]:
            if not clause.is_word or (clause.soft and not stems):
                break
            stems.append(self._stem(clause.surface))
        for size in range(len(stems), 1, -1):
            if "".join(stems[:size]) in self._reader.words_of_stem:
                return tuple(stems[:size]), size
        if stems and self.spellings((stems[0],)):
            return (stems[0],), 1
        return (), 0

    def spellings(self, said: Stems) -> list[tuple[str, ...]]:
        """Return how words are written that are spaced otherwise, if they are anywhere."""
        if len(said) > 1:
            joined = "".join(said)
            return [(joined,)] if joined in self._reader.words_of_stem else []
        word = said[0] if said else ""
        if len(word) < _SHORTEST_JOINED or not self._is_known(word):
            return []
        parts = self._made_of(word)
        pairs = pairwise(map(self._stem, parts))
        stand_together = all(
            len(self._reader.score_map(schema.PAIR, f"{left} {right}").texts)
            for left, right in pairs
        )
        return [parts] if parts and stand_together else []

    def holding(self, stem: str) -> list[int]:
        """Return the words that a word is part of.

        What else such a word is made of has to be known, unless the part itself is not.
        """
        if len(stem) < 2 or not stem.isalpha():
            return []
        longer = self._reader.stems_with(stem)
        whole = [other for other in longer if self._is_part(stem, other)]
        held = whole if self._is_known(stem) else (whole or longer)
        return [word for other in held for word in self._reader.words_of_stem[other]]

    def _is_part(self, stem: str, other: str) -> bool:
        left, _, right = other.partition(stem)
        beside = filter(None, (left[-1:], right[:1]))
        if stem.isascii() and any(map(str.isascii, beside)):
            return False  # `lki` is no part of `planeswalking`
        return all(not rest or self._is_piece(rest) for rest in (left, right))

    def _is_piece(self, word: str) -> bool:
        if word.isascii():  # a term's English name, written onto it
            return True
        if len(word) > 1:
            return word in self._reader.words_of_stem
        return self._analyzer.is_joined(word)  # no filler: `지다` is no part of `가지다`

    def _put_together(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Return clauses with two as one that are the pieces of a known word, one of which at least
        is none itself (`이 름`)."""
        found: list[Clause] = []
        for clause in clauses:
            if found and self._is_torn(found[-1], clause):
                found[-1] = found[-1].joined(clause, found[-1].surface + clause.surface)
            else:
                found.append(clause)
        return found

    def _is_torn(self, left: Clause, right: Clause) -> bool:
        if not (left.is_word and right.is_word) or left.gap(right) > 1:
            return False
        word = left.surface + right.surface
        if _SYLLABLES.fullmatch(word) is None:
            return False
        are_words = [one.soft or self._is_word(one.surface) for one in (left, right)]
        return not all(are_words) and self._is_word(word)

    def _respelt(self, clause: Clause) -> Clause:
        """Return a clause with the known word that an unknown one is another spelling of."""
        if not clause.is_telling_word or self._is_word(clause.surface):
            return clause
        word = self._on_other_keyboard(clause.terms[0].typed)
        if not word:  # what looks like a particle may be the end of a foreign word
            readings = dict.fromkeys((self._stem(clause.surface), clause.surface))
            heard = (self._sounding_like(one) or self._heard.spelling(one) for one in readings)
            word = next(filter(None, heard), "")
        return clause.meaning(word) if word else clause

    def _on_other_keyboard(self, typed: str) -> str:
        """Return the known word that letters are on the keyboard that was not meant, or words that
        were run together."""
        if not typed.isascii():
            word = with_latin_keys(typed)
            return word if word.isascii() and self._is_word(word) else ""
        word = with_hangul_keys(typed)
        if len(word) > 1 and (self._is_word(word) or self._made_of(word)):
            return word
        return self._sounding_like(word)  # with all in capitals, say

    def _sounding_like(self, word: str) -> str:
        """Return the word that sounds like another, the most frequent in texts if it is several."""
        stems = self._reader.words_of_stem
        alike = self._by_sound.get(sound(word), ())
        return max(alike, key=lambda one: len(self._reader.places(stems.get(one, ()))), default="")

    @cached_property
    def _by_sound(self) -> dict[str, list[str]]:
        """The words of texts and of players by how they sound."""
        known = {*self._reader.words_of_stem, *self._synonyms.words}
        words = sorted(filter(_SYLLABLES.fullmatch, known))
        found: defaultdict[str, list[str]] = defaultdict(list)
        sounds = sound("\n".join(words)).split("\n")  # at once, which is quicker
        for heard, word in zip(sounds, words, strict=True):
            found[heard].append(word)
        return dict(found)

    def _parts_of_unknown(self, clause: Clause) -> tuple[str, ...]:
        if not clause.is_telling_word:
            return ()
        surface = clause.surface
        stem = self._stem(surface)
        if surface.isascii() or self._is_known(stem):
            return ()
        count = _COUNT.match(surface)
        at = count.end() if count is not None else 1
        first, rest = surface[:at], surface[at:]
        leads = count is not None or self._analyzer.leads(first)
        if rest and leads and self._is_known(self._stem(rest)):
            return first, rest
        if len(surface) < _SHORTEST_UNKNOWN or self.holding(stem):
            return ()
        return self._made_of(surface)

    def _made_of(self, word: str) -> tuple[str, ...]:
        """Return the fewest known words that a word is made of, the most frequent; two at least."""
        found = self._parts.get(word)
        if found is None:
            found = keep(self._parts, word, self._find_parts(word), _KEPT)
        return found

    def _find_parts(self, word: str) -> tuple[str, ...]:
        if len(word) > _LONGEST:
            return ()
        best: list[tuple[float, tuple[str, ...]] | None] = [(0.0, ())]
        for end in range(1, len(word) + 1):
            found: tuple[float, tuple[str, ...]] | None = None
            for start in range(end):
                before, part = best[start], word[start:end]
                if before is None or part == word or _is_inside(word, start):
                    continue
                weight = self._weight(part)
                if weight and (found is None or before[0] + weight < found[0]):
                    found = before[0] + weight, (*before[1], part)
            best.append(found)
        return best[-1][1] if best[-1] is not None else ()

    def _weight(self, part: str) -> float:
        """Return how unlikely a part is: one, and the less the more frequent; 0 if unknown."""
        if len(part) == 1 and not (part.isdecimal() or self._is_single(part)):
            return 0.0
        stem = self._stem(part)
        words = self._reader.words_of_stem.get(stem, [])
        if not (words or self._synonyms.knows(stem) or self._analyzer.is_filler(part)):
            return 0.0
        return 1 + 1 / float(10 + np.log1p(len(self._reader.places(words))))

    def _is_single(self, part: str) -> bool:
        return self._analyzer.is_joined(part) or self._analyzer.is_filler(part)

    def _is_word(self, surface: str) -> bool:
        return self._is_known(self._stem(surface)) or self._synonyms.has_word(surface)

    def _is_known(self, stem: str) -> bool:
        return stem in self._reader.words_of_stem or self._synonyms.knows(stem)

    def _stem(self, surface: str) -> str:
        return self._analyzer.forms(surface).stem


def _is_inside(word: str, at: int) -> bool:
    """Whether a place is in the middle of Latin letters or digits."""
    return at > 0 and word[at - 1].isascii() and word[at].isascii()
