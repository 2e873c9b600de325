"""What an unknown word is most likely a slip of, in one edition.

It knows the edition's words, and must not know what they match.
"""

from __future__ import annotations

from collections.abc import Callable
from unicodedata import normalize

import numpy as np
from rapidfuzz import process
from rapidfuzz.distance import OSA

from indexer.fulltext import schema
from indexer.fulltext.reader import Floats
from indexer.search.view import EditionView

_LEAST_LETTERS = 4
"""Shorter words are near too many others."""
_TWO_SLIPS = 8
"""A word of so many letters may have two slips."""


class Slips:
    """Finds what was meant by words that an edition has not. Safe to share between threads."""

    def __init__(self, view: EditionView, field: Callable[[str, str], Floats]) -> None:
        """Look at one edition.

        Args:
            field: returns the scores by item of a term in one field.
        """
        self._view = view
        self._reader = view.reader
        self._field = field

    def reading(self, surface: str) -> list[str]:
        """Return the words that an unknown one is likeliest meant as; none if nothing is near."""
        return self._halves(surface) or self._correction(surface)

    def frequency(self, folded: str) -> int:
        """Return how often a folded word occurs in this edition."""
        counts = self._view.word_counts
        return sum(int(counts[word]) for word in self._reader.words_of_folded[folded])

    def name_like(self, gram: str) -> str | None:
        """Return the name that shares a character with an unknown word of two, the most telling."""
        for kept in (0, 1):  # the first character is seldom the wrong one
            near = (
                (float(self._field(schema.HEADING, form).max(initial=0)), form)
                for form in self._reader.names
                if len(form) == 2 and form[kept] == gram[kept]
            )
            weight, name = max(near, default=(0.0, ""))
            if weight:
                return name
        return None

    def _halves(self, surface: str) -> list[str]:
        """Return two words that were run together, the most frequent pair."""
        folded = self._reader.analyzer.forms(surface).folded
        best: tuple[int, list[str]] = (0, [])
        for at in range(3, len(folded) - 2):
            halves = [folded[:at], folded[at:]]
            if all(half in self._reader.words_of_folded for half in halves):
                left, right = (self._reader.analyzer.forms(half).stem for half in halves)
                together = int(np.count_nonzero(self._field(schema.PAIR, f"{left} {right}")))
                if together > best[0]:
                    best = (together, halves)
        return best[1]

    def _correction(self, surface: str) -> list[str]:
        """Return the word that an unknown one is nearest to, letter by letter."""
        analyzer = self._reader.analyzer
        forms = analyzer.forms(surface)
        word = forms.stem if analyzer.has_compounds else forms.folded
        letters = normalize("NFD", word)
        if len(letters) < _LEAST_LETTERS or not word.isalpha():
            return []
        near = process.extract(
            letters,
            self._reader.sorted_letters,
            scorer=OSA.distance,
            score_cutoff=2 if len(letters) >= _TWO_SLIPS else 1,
            limit=None,
        )
        known = self._reader.sorted_folded
        held = [
            (distance, known[at][0] != word[0], -self.frequency(known[at]), known[at])
            for _, distance, at in near
            if self.frequency(known[at])
        ]
        return [min(held)[-1]] if held else []
