"""Which items say what players mean by sayings that are like a query.

What no item matches as a whole may share its telling words with things players say, whatever else
these are said with. It knows sayings and what they mean, and must not know what words score.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

import numpy as np

from indexer.fulltext.reader import Floats
from indexer.search.keeping import keep
from indexer.search.matches import Found
from indexer.search.meanings import Meanings
from indexer.search.synonyms import Meaning, Synonyms
from indexer.search.view import EditionView, Items

LIKENESS = 0.3
"""How much counts, against the best score, that an item says best what such sayings mean."""
LEAST = 0.5
"""How like a saying has to be, from 0 to 1."""
_SAYINGS = 4
"""How many sayings are looked at, the likest."""
_LIKER = 2
"""The power of how like a saying is that it counts with."""
_KEPT = 256
"""How many meanings are kept with the items that say them: up to some kilobytes each."""


class Likeness:
    """Weighs the items of one edition by what sayings mean that are like a query."""

    def __init__(self, view: EditionView, synonyms: Synonyms, meanings: Meanings) -> None:
        self._analyzer = view.reader.analyzer
        self._count = view.count
        self._synonyms = synonyms
        self._meanings = meanings
        self._known: dict[Meaning, tuple[Items, Floats]] = {}

    def raise_scores(self, required: Sequence[Found], items: Items, scores: Floats) -> None:
        """Add to the scores of items what they gain by saying what sayings mean that are like the
        words of a query."""
        said = [word for one in required for word in self._words_of(one)]
        counted: defaultdict[Meaning, float] = defaultdict(float)
        for meanings, likeness in self._synonyms.like(said, _SAYINGS):
            for meaning in meanings if likeness >= LEAST else ():
                counted[meaning] += likeness**_LIKER / len(meanings)
        if not counted:
            return
        total = np.zeros(self._count, dtype=np.float32)
        for meaning, weight in counted.items():
            saying, worth = self._saying(meaning)
            total[saying] += worth * np.float32(weight)
        most = total.max(initial=0)
        if most:
            scores += total.take(items) * (LIKENESS * scores.max(initial=0) / most)

    def _words_of(self, one: Found) -> Iterator[str]:
        """Yield the words of a clause as they were understood; of numbers and prefixes none."""
        for term, correction in zip(one.clause.terms, one.match.corrections, strict=False):
            if correction:
                yield from self._analyzer.surfaces(correction)
            elif term.is_said:
                yield from term.surfaces

    def _saying(self, meaning: Meaning) -> tuple[Items, Floats]:
        """Return the items that say what is meant, and how well each does; the best one, 1."""
        known = self._known.get(meaning)
        if known is None:
            scores = self._meanings.scores(meaning)
            items = scores.nonzero()[0]
            found = scores.take(items)
            known = keep(self._known, meaning, (items, found / found.max(initial=1e-9)), _KEPT)
        return known
