"""How much of a query stands in a row in texts, as it was typed: a piece of a sentence is looked
for by those who remember it.

It knows words and where they stand, and must not know scores.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from indexer.fulltext.analysis import fold
from indexer.fulltext.reader import Floats
from indexer.search.query import Query
from indexer.search.view import EditionView, Items

_FEWEST = 3
"""Fewer words are no piece of a sentence. So many are if one is a filler: else they may be a name,
which stands in many texts."""
_FEWEST_GRAMS = 7
"""The same of pairs of characters, in writing without spaces."""
IN_A_ROW = 4.0
"""How much it counts that a whole piece stands in a row, on top of what its words score."""
_LOOKED_AT, _MOST = 40, 24
"""In how many items, and of how many words, it is looked for what stands in a row in part."""


class InARow:
    """Looks for pieces of sentences in one edition. Safe to share between threads."""

    def __init__(self, view: EditionView, names: Iterable[str]) -> None:
        """Look at one edition.

        Args:
            names: what its items are called.
        """
        self._view = view
        self._reader = view.reader
        self._names = frozenset(map(fold, names))

    def piece(self, query: Query) -> Sequence[str]:
        """Return the words of a query, as they were typed or meant, if it may be a piece of a
        sentence; else none."""
        said = [word for clause in query.clauses for word in clause.terms[0].surfaces]
        if len(said) < _FEWEST or fold(query.text) in self._names:
            return ()
        analyzer = self._reader.analyzer
        if not any(clause.terms[0].meant for clause in query.clauses):
            said = [token.surface for token in analyzer.sought(query.text)]
        if analyzer.is_gram(said[0]):
            return said if len(said) >= _FEWEST_GRAMS else ()
        return said if len(said) > _FEWEST or any(map(analyzer.is_filler, said)) else ()

    def holding(self, piece: Sequence[str]) -> Items:
        """Return the items that hold a whole piece."""
        return self._view.items_at(self._reader.phrase_places(piece))

    def raise_scores(self, piece: Sequence[str], items: Items, scores: Floats) -> None:
        """Weigh the best scores by how much of a piece stands in a row in these items: a word may
        have been forgotten, or another remembered."""
        beyond = len(piece) - _FEWEST
        if beyond < 2 or not len(items):
            return
        view = self._view
        best = (-scores).argsort(kind="stable")[:_LOOKED_AT]
        found = items.take(best)
        longest = self._reader.longest_rows(
            piece[:_MOST], view.starts.take(found), view.ends.take(found)
        )
        longest -= _FEWEST
        scores[best] *= 1 + np.maximum(longest, 0) * np.float32(IN_A_ROW / beyond)
