"""What the rules' words for an expression, all of which an item has to hold, match in one edition.

It knows matches of single words, and must not know who says what, or what was typed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np

from indexer.fulltext.reader import Floats
from indexer.search.matches import Match, Spots, rarity_of
from indexer.search.query import Term, TermKind
from indexer.search.synonyms import Meaning
from indexer.search.view import EditionView, Mask
from indexer.search.words import Words

UP_TO_CHAPTER = re.compile("[0-9]{1,3}")
"""What may be an amount, or the number of a section or chapter."""


class Meanings:
    """Matches several words as one, in one edition."""

    def __init__(self, view: EditionView, words: Words) -> None:
        self._view = view
        self._reader = view.reader
        self._analyzer = view.reader.analyzer
        self._words = words

    def match(self, meaning: Meaning) -> Match:
        """Match what an expression means."""
        if meaning.is_phrase:
            return self._words.phrase(Term(TermKind.PHRASE, meaning.text, meaning.words))
        return self.together(meaning.words)

    def scores(self, meaning: Meaning) -> Floats:
        """Return what items score for what an expression means; not to be written to."""
        if meaning.is_phrase:
            return self.match(meaning).scores
        words = self._telling(meaning.words)
        return words[0].scores if len(words) == 1 else self._joint(words)[1]

    def together(self, surfaces: Sequence[str]) -> Match:
        """Match texts that hold every one of these words, filler words apart."""
        words = self._telling(surfaces)
        if len(words) == 1:
            return replace(words[0], note=" ".join(surfaces))
        holds, scores = self._joint(words)
        return Match(
            scores=scores,
            share=holds.astype(np.float32),
            outside=holds & np.logical_and.reduce([word.outside for word in words]),
            inside=holds & np.logical_and.reduce([word.inside for word in words]),
            spots=tuple(self._where(spots, holds) for word in words for spots in word.spots),
            stems=(_stems(words),),
            rarity=rarity_of(holds),
            note=" ".join(surfaces),
        )

    def inflected(self, surface: str) -> Match:
        """Match every form of a word, a number only where it is not that of a rule (`See rule 120`)
        but an amount."""
        match = self._words.inflected(surface)
        if not UP_TO_CHAPTER.fullmatch(surface):
            return match
        return self.only(match, ~self._view.only_citing(match.places, int(surface)))

    def only(self, match: Match, items: Mask) -> Match:
        """Return what a match is in some items alone."""
        scores = match.scores * items
        return replace(
            match,
            scores=scores,
            share=match.share * items,
            outside=match.outside & items,
            inside=match.inside & items,
            spots=tuple(self._where(spots, items) for spots in match.spots),
            rarity=rarity_of(scores),
        )

    def _telling(self, surfaces: Sequence[str]) -> list[Match]:
        """Return what each word matches, filler words apart."""
        return [self._matched(word) for word in self._analyzer.telling(surfaces) or surfaces]

    def _matched(self, surface: str) -> Match:
        if len(surface) == 1 and self._analyzer.is_gram(surface):
            return self._words.character(surface)
        return self.inflected(surface)

    def _joint(self, words: Sequence[Match]) -> tuple[Mask, Floats]:
        """Return which items hold all of these words, and what they score."""
        holds = np.logical_and.reduce([word.holds for word in words])
        scores = np.add.reduce([word.scores for word in words])
        for left, right in pairwise(_stems(words)):
            scores = scores + self._words.side_by_side(left, right)
        return holds, (scores * holds / np.float32(len(words) ** 0.5)).astype(np.float32)

    def _where(self, spots: Spots, holds: Mask) -> Spots:
        """Return only those places that stand in items of the edition that match."""
        texts = np.zeros(self._reader.count + 1, dtype=bool)
        texts[self._view.texts[holds]] = True
        return Spots(spots.places[texts[self._reader.text_of_place[spots.places]]], spots.length)


def _stems(words: Sequence[Match]) -> tuple[str, ...]:
    return tuple(stem for word in words for stem in word.stems[0])
