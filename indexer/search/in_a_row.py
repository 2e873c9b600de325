"""How much of a query stands in a row in texts, as it was typed: a piece of a sentence is looked
for by those who remember it.

It knows words and where they stand, and must not know scores.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from indexer.fulltext.analysis import fold
from indexer.fulltext.reader import Floats
from indexer.search.query import Query, TermKind
from indexer.search.view import EditionView, Items

_FEWEST = 3
"""Fewer words are no piece of a sentence. So many are if one is a filler: else they may be a name,
which stands in many texts."""
_FEWEST_GRAMS = 6
"""The same of pairs of characters, in writing without spaces."""
IN_A_ROW = 4.0
"""How much it counts that a whole piece stands in a row, on top of what its words score."""
_LOOKED_AT = 40
"""In how many of the best items it is looked for what stands in a row in part."""
_MOST = 24
"""How many words of a piece are looked at."""


class InARow:
    """Looks for pieces of sentences in one edition. Safe to share between threads."""

    def __init__(self, view: EditionView, names: Iterable[str]) -> None:
        """Look at one edition.

        Args:
            names: what its items are called.
        """
        self._view = view
        self._reader = view.reader
        self._names = frozenset(map(self._folded, names))

    def piece(self, query: Query) -> Sequence[str]:
        """Return the words of a query, as they were typed or meant, if it may be a piece of a
        sentence and is nothing's name; else none."""
        wanted = [clause for clause in query.clauses if not clause.negated]
        said = [word for clause in wanted for word in clause.terms[0].surfaces]
        is_either = any(len(clause.terms) > 1 for clause in wanted)
        if len(said) < _FEWEST or is_either or wanted[0].terms[0].kind is TermKind.PHRASE:
            return ()
        analyzer = self._reader.analyzer
        if not any(clause.terms[0].meant for clause in wanted):  # numbers are typed in words
            within = slice(wanted[0].places[0][0], wanted[-1].places[-1][1])
            said = [token.surface for token in analyzer.sought(query.text[within])]
        fewest = self._fewest(said)
        is_sentence = len(said) > fewest or any(map(analyzer.is_filler, said))
        if len(said) < fewest or not is_sentence or tuple(map(fold, said)) in self._names:
            return ()
        return said[:_MOST]

    def _folded(self, text: str) -> tuple[str, ...]:
        return tuple(fold(token.surface) for token in self._reader.analyzer.sought(text))

    def _fewest(self, piece: Sequence[str]) -> int:
        is_run = bool(piece) and self._reader.analyzer.is_gram(piece[0])
        return _FEWEST_GRAMS if is_run else _FEWEST

    def holding(self, piece: Sequence[str]) -> Items:
        """Return the items that hold a whole piece."""
        return self._view.items_at(self._reader.phrase_places(piece))

    def raise_scores(self, piece: Sequence[str], items: Items, scores: Floats) -> None:
        """Weigh the best scores by how much of a piece stands in a row in these items: a word may
        have been forgotten, or another remembered."""
        fewest = self._fewest(piece)
        beyond = len(piece) - fewest
        if beyond < 2 or not len(items):
            return
        view = self._view
        best = np.arange(len(items))
        if len(items) > _LOOKED_AT:
            best = np.argpartition(scores, -_LOOKED_AT)[-_LOOKED_AT:]
        found = items.take(best)
        longest = self._reader.longest_rows(piece, view.starts.take(found), view.ends.take(found))
        scores[best] *= 1 + np.maximum(longest - fewest, 0) * np.float32(IN_A_ROW / beyond)
