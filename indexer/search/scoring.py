"""What items score for the words of a query that they match.

It knows scores by item, where words stand and what points to what, and must not know texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise
from typing import cast

import numpy as np
from numpy.typing import NDArray

from indexer.fulltext import schema
from indexer.fulltext.reader import Floats
from indexer.search.matches import Found, Match, Worth
from indexer.search.view import BELOW, EditionView, Items
from indexer.search.words import WEIGHTS, Words

COVERAGE = 2
"""The power of the share of the query's words, by rarity, that a score is multiplied by."""
NAME_COVERAGE = 2
"""The power of the share of the query, by rarity, that stands in an item's name: so much counts of
what its words score for standing there."""
NEARNESS = 0.6
"""How much words count that stand near each other."""
OPENS = 0.5
"""How much counts that a text begins with several of the words: it may well tell what they mean."""
GLOSSARY = 0.7
"""How much a glossary entry counts among several words: it tells what one means, not what happens.
"""
GLOSSARY_ASKED = 0.5
"""The same where a whole question is asked."""
NAME_ASKED = 0.7
"""How much a heading counts there: it answers nothing."""
UNNAMED_ASKED = 0.6
"""How much a subrule of a keyword counts there that the question does not name: what it says of the
rest of the game holds for that keyword."""
NAMED = 0.05
"""How much counts that the query is the item's own name."""
NAMED_ABOVE = 0.2
"""How much counts that the query is the name just above the item."""
VARIANT = 0.5
"""How much a rule of a variant counts where no word is mostly said of variants: it often says of
one what others say of every game."""
_NEAR = np.array([0, *(1 / gap for gap in range(1, schema.NEAR + 1)), 0])
"""How near two words are, by how far they are apart; what is one word, or far, is not near."""

_MANY = 1_000
"""Of more places than this it is quicker to look first which stand in the same items."""


class Scorer:
    """Scores the items of one edition."""

    def __init__(self, view: EditionView, words: Words) -> None:
        self._view = view
        self._words = words
        self._weights, self._weights_asked = (
            np.append(np.where(view.is_glossary, weight, 1), 1).astype(np.float32)
            for weight in (GLOSSARY, GLOSSARY_ASKED)
        )

    def score(self, required: Sequence[Found], items: Items, *, asked: bool) -> Floats:
        """Return the scores of these items.

        Args:
            asked: it is a whole question.
        """
        view = self._view
        pointing = view.pointers.to(items)
        worth = self._worth(required, pointing.sources)
        total = self._total(required, pointing.sources, worth)
        if asked:
            total *= self._weights_asked.take(pointing.sources)
        elif len(required) > 1:
            total *= self._weights.take(pointing.sources)
        named = np.minimum(worth.in_name, 1)
        named *= worth.telling
        values = total * pointing.weights
        if is_symbol(required):
            values[pointing.weights == BELOW] = 0  # what stands above only lists all of them
        values += named * pointing.defines
        total += named * NAMED
        scores: Floats = total.take(pointing.firsts)
        above = named.take(pointing.firsts + 1)
        scores += above * NAMED_ABOVE
        if len(items):
            scores += np.maximum.reduceat(values, pointing.firsts)
        if asked:
            scores[view.only_names.take(items)] *= NAME_ASKED
            scores[view.is_of_keyword.take(items) & (above == 0)] *= UNNAMED_ASKED
        if not any(self._is_of_variants(one.match) for one in required):
            scores[view.is_of_variant.take(items)] *= VARIANT
        return scores

    def _is_of_variants(self, match: Match) -> bool:
        """Whether a match names a variant, or what it has."""
        memo = match.memo
        if memo.is_of_variants is None:
            held = (match.share > 0) & ~self._view.is_glossary
            in_variants = np.count_nonzero(held & self._view.is_of_variant)
            memo.is_of_variants = bool(in_variants and 2 * in_variants >= np.count_nonzero(held))
        return memo.is_of_variants

    def _worth(self, required: Sequence[Found], items: Items) -> Worth:
        """Return what all matches together are worth at these items."""
        first, *others = [self._rows(one.match) for one in required]
        rows: Floats = first.take(items, axis=0)
        for other in others:
            rows += other.take(items, axis=0)
        return Worth._make(rows.T)

    def _rows(self, match: Match) -> Floats:
        """Return by item, and in a last row for none, what a match is worth, as `Memo` has it."""
        memo = match.memo
        if memo.rows is None:
            memo.rows = self._find_rows(match)
        return memo.rows

    def _find_rows(self, match: Match) -> Floats:
        view = self._view
        rows = np.zeros((view.count + 1, len(Worth._fields)), dtype=np.float32)
        worth = Worth._make(rows[:-1].T)
        worth.score[:] = match.scores
        worth.told[:] = match.told
        each_named = [np.zeros(0, dtype=np.intp)]
        for stem in frozenset(chain.from_iterable(match.stems)):
            items, scores = view.called(stem)
            worth.in_name[items] += 1
            worth.for_name[items] = np.maximum(worth.for_name[items], scores)
            each_named.append(items)
        named = np.concatenate(each_named)
        worth.in_name[named] *= view.share_of_heading[named]
        worth.telling[named] = match.rarity
        for_name = worth.for_name[named] * WEIGHTS[schema.HEADING]
        worth.for_name[named] = np.minimum(for_name, match.scores[named])
        opened, openings = view.openings(match.places, match.items_at(view))
        np.subtract(worth.score, worth.for_name, out=worth.besides)
        worth.besides[opened] += openings * (OPENS * match.rarity)
        return rows

    def _total(self, required: Sequence[Found], items: Items, worth: Worth) -> Floats:
        """Return how well items match the words, those that stand near each other counting more."""
        whole = sum([one.match.rarity for one in required])
        if len(required) > 1:
            # What is named by some of the words only is seldom what they mean together.
            total: Floats = (worth.telling * (1 / whole)) ** NAME_COVERAGE
            total *= worth.for_name
            total += worth.besides
            for left, right in pairwise(required):
                for pair in _pairs(left, right):
                    scores = self._words.side_by_side(*pair)
                    if scores is not self._words.nothing:
                        total += scores.take(items, mode="clip")  # none counts nowhere
            total += np.log1p(self._nearness(required).take(items)) * NEARNESS
        else:
            total = worth.score.copy()
            if is_symbol(required):  # the rule that tells what it means begins with it
                total = worth.for_name + worth.besides
            if not required[0].match.is_partial:
                return total
        total *= (worth.told * (1 / whole)) ** COVERAGE
        return total

    def _nearness(self, required: Sequence[Found]) -> NDArray[np.float64]:
        """Return for every item how near to each other its words stand that follow each other in
        the query, or but for one: the sum of how telling two of them are, over how far they are
        apart."""
        pairs = [*pairwise(required), *zip(required, required[2:], strict=False)]
        found = [self._near(one.match, other.match) for one, other in pairs]
        if len(found) == 1:
            items, values = found[0]
        else:
            items, values = map(np.concatenate, zip(*found, strict=True))
        return cast("NDArray[np.float64]", np.bincount(items, values, self._view.count + 1))

    def _near(self, left: Match, right: Match) -> tuple[Items, NDArray[np.float64]]:
        """Return the items that one word stands in, by place, and how much another near it makes
        each count; of many, only those that the other stands in, too."""
        if len(left.places) > len(right.places):
            left, right = right, left
        places, items = left.places, left.items_at(self._view)
        if len(places) > _MANY:
            both = right.stands(self._view).take(items).nonzero()[0]
            places, items = places.take(both), items.take(both)
        near: NDArray[np.float64] = _NEAR.take(right.gaps_to(places), mode="clip")
        near *= min(left.rarity, right.rarity)
        return items, near


def is_symbol(required: Sequence[Found]) -> bool:
    """Whether nothing but one symbol is asked for."""
    return len(required) == 1 and required[0].clause.surface.startswith("{")


def _pairs(left: Found, right: Found) -> list[tuple[str, str]]:
    """Return the pairs of stems that two clauses make where they stand side by side."""
    return [(one[-1], other[0]) for one in left.match.stems for other in right.match.stems]
