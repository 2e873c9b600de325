"""How much of a query stands in a row in texts, as it was typed: a piece of a sentence is looked
for by those who remember it.

It knows words and where they stand, and must not know what they match or mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from indexer.fulltext.reader import Floats, Ints
from indexer.search.called import Called
from indexer.search.query import Clause, Query, TermKind
from indexer.search.view import EditionView, Items

_FEWEST, _FEWEST_TELLING = 4, 2
"""Fewer words are no piece of a sentence, nor are those of which fewer are no fillers: `draw a
card`."""
_FEWEST_GRAMS = 7
"""The same of pairs of characters, in writing without spaces."""
_FEW = 5
"""What more texts hold is no piece that is remembered of one, but how the rules speak."""
IN_A_ROW = 4.0
"""How much it counts that a whole piece stands in a row, on top of what its words score."""
_NO_RUN = 3
"""So many words in a row, or fewer, count for nothing."""
_LOOKED_AT = 40
"""In how many of the best items it is looked for what stands in a row in part."""
_MOST = 24
"""How many words of a piece are looked at."""
_NONE: Items = np.zeros(0, dtype=np.intp)


class InARow:
    """Looks for pieces of sentences in one edition. Safe to share between threads."""

    def __init__(self, view: EditionView, called: Called) -> None:
        """Look at one edition.

        Args:
            called: what its items are called.
        """
        self._view = view
        self._reader = view.reader
        self._called = called

    def piece(self, query: Query) -> Sequence[str]:
        """Return the words of a query, as they were typed or meant, if it may be a piece of a
        sentence and is nothing's name; else none."""
        clauses = query.clauses
        said = [word for clause in clauses for word in clause.terms[0].surfaces]
        if len(said) + len(query.sides) < _FEWEST or _is_put_together(clauses):
            return ()
        analyzer = self._reader.analyzer
        if not any(clause.terms[0].meant for clause in clauses):  # what parts sides is no clause
            within = slice(clauses[0].places[0][0], clauses[-1].places[-1][1])
            typed = [token.surface for token in analyzer.in_a_row(query.text[within])]
            if len(query.sides) == 2 and typed == said and self._are_names(query):
                return ()  # though a list may hold both
            said = typed
        fewest = _FEWEST_GRAMS if said and analyzer.is_gram(said[0]) else _FEWEST
        if len(said) < fewest or len(analyzer.telling(said)) < _FEWEST_TELLING:
            return ()
        if self._called.is_name(said):
            return ()
        return said[:_MOST]

    def _are_names(self, query: Query) -> bool:
        """Whether each side of a query is a name and no more."""
        named = (
            self._called.just(
                [word for at in side.places for word in query.clauses[at].terms[0].surfaces]
            )
            for side in query.sides
        )
        return all(map(len, named))

    def holding(self, piece: Sequence[str]) -> Items:
        """Return the items that hold a whole piece: in their own text, or else in an example; none
        if they are many, or there is no piece."""
        if not piece:
            return _NONE
        places = self._reader.phrase_places(piece)
        _, in_examples = self._reader.texts_at(places)
        own = places[~in_examples]
        items = np.unique(self._view.items_at(own if len(own) else places))
        items = items[items < self._view.count]
        return items if len(items) <= _FEW else _NONE

    def is_held(self, query: Query) -> bool:
        """Whether an item holds a query as it stands."""
        return len(self.holding(self.piece(query))) > 0

    def raise_scores(self, piece: Sequence[str], items: Items, scores: Floats) -> None:
        """Weigh the best scores by how much of a piece stands in a row in these items: a word may
        have been forgotten, or another remembered."""
        beyond = len(piece) - _NO_RUN
        if beyond < 2 or not len(items):
            return
        best = np.arange(len(items))
        if len(items) > _LOOKED_AT:
            best = np.argpartition(scores, -_LOOKED_AT)[-_LOOKED_AT:]
        found = items.take(best)
        starts, ends = self._view.starts.take(found), self._own_ends.take(found)
        longest = self._reader.longest_rows(piece, starts, ends)
        scores[best] *= 1 + np.maximum(longest - _NO_RUN, 0) * np.float32(IN_A_ROW / beyond)

    @cached_property
    def _own_ends(self) -> Ints:
        """Where each item's own text ends, without its examples."""
        return self._view.spread(np.append(self._reader.own_ends, np.int32(0)))


def _is_put_together(clauses: Sequence[Clause]) -> bool:
    """Whether a query says more than words one after the other."""
    first = clauses[0].terms[0].kind
    return first is TermKind.PHRASE or any(
        clause.negated or len(clause.terms) > 1 for clause in clauses
    )
