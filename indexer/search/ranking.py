"""How the matches of a query are combined, and what comes first.

It knows scores by item, and must not know texts. All words must match. Where nothing matches all,
or little matches many, and in whole questions, what matches the most telling ones comes first, and
the answer says which were left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise, product
from operator import attrgetter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from indexer.fulltext import schema
from indexer.fulltext.reader import Floats
from indexer.model.number import RuleNumber
from indexer.search.expansion import PAIR, Expander
from indexer.search.matches import Found, Match, Worth, each_once
from indexer.search.query import Query, TermKind
from indexer.search.results import HitKind
from indexer.search.view import EditionView, Items, Mask

COVERAGE = 2
"""The power of the share of the query's words, by rarity, that a score is multiplied by."""
NAME_COVERAGE = 2
"""The power of the share of the query, by rarity, that stands in an item's name: so much counts of
what its words score for standing there."""
COVERAGE_KEPT = 0.2
"""A relaxed search keeps what matches at least this share of what the best match does."""
MANY = 3
"""From so many words on, fewer items than `FEW` that match all may have only met them by chance:
others follow, after every one of them."""
FEW = 10
AFTER = 0.98
"""How much of a bound the best of what comes after it scores."""
NEARNESS = 0.6
"""How much words count that stand near each other."""
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
BOTH = 0.5
"""How much the lesser score counts of what both sides of a comparison find."""
_RARITY = attrgetter("rarity")
_IN_NAME = Worth._fields.index("in_name")
_FEW_ITEMS = 256
"""Up to how many items all are put in order as quickly as the best of them are found."""
_GAPS = np.array([np.inf, *range(1, schema.NEAR + 1), np.inf])
"""How far two words are apart, by that; what is one word, or not near, is endlessly far."""


class Ranking(NamedTuple):
    """The items that a query finds.

    Attributes:
        items: every item found, ascending. scores: of each of them.
        is_ordered: the best come first instead.
        found: what was searched. relaxed: some of the items do not match all words.
        left_out: what the best of those does without.
    """

    items: Items
    scores: Floats
    found: tuple[Found, ...]
    relaxed: bool = False
    left_out: tuple[Found, ...] = ()
    is_ordered: bool = False

    def page(self, offset: int, limit: int) -> tuple[Items, Floats]:
        """Return the items of one page and their scores, best first."""
        items, scores = self.items, self.scores
        if not self.is_ordered:
            wanted = offset + limit
            if len(items) > max(wanted, _FEW_ITEMS):
                bound = np.partition(scores, -wanted)[-wanted]
                best = (scores >= bound).nonzero()[0]
                items, scores = items.take(best), scores.take(best)
            best = (-scores).argsort(kind="stable")  # equal scores stay in document order
            items, scores = items.take(best), scores.take(best)
        return items[offset : offset + limit], scores[offset : offset + limit]


class Ranker:
    """Ranks the items of one edition."""

    def __init__(self, view: EditionView, expander: Expander) -> None:
        self._view = view
        self._expander = expander

    def rank(self, query: Query, within: RuleNumber | None) -> Ranking:
        """Find the items that a query asks for."""
        view = self._view
        found = self._expander.find(query.clauses)
        if query.is_question:
            found = tuple(each_once(found))
        required = [one for one in found if one.is_required]
        if not (found or query.is_filtered or within is not None):
            return Ranking(np.zeros(0, dtype=np.intp), np.zeros(0, dtype=np.float32), found)
        allowed = self._allowed(query, within, found)
        if not required:
            if query.is_of_kinds:
                of_kinds = _of_kinds(view, query.kinds, view.has_text, view.has_examples)
                allowed = allowed & of_kinds
            items = allowed.nonzero()[0]
            return Ranking(items, np.zeros(len(items), dtype=np.float32), found)
        if query.sides:
            sides = [[found[at] for at in side.places] for side in query.sides]
            return self._either(query, found, sides, allowed)
        if len(required) == 1 and not query.is_question:
            items, scores = self._find_alone(required[0])
            if query.is_of_kinds:
                allowed = allowed & _part_of(view, query, required[0].match)
            if allowed is not view.has_text:
                kept = allowed.take(items)
                items, scores = items[kept], scores[kept]
            if len(items):
                return Ranking(items, scores, found, is_ordered=True)
        return self._combine(query, found, required, allowed)

    def _either(
        self,
        query: Query,
        found: tuple[Found, ...],
        sides: Sequence[Sequence[Found]],
        allowed: Mask,
    ) -> Ranking:
        """Find what any side of a comparison asks for: the best of each comes first."""
        total = np.zeros(self._view.count, dtype=np.float32)
        both = np.zeros(self._view.count, dtype=np.float32)
        rankings = [self._combine(query, found, side, allowed) for side in sides]
        for one in rankings:
            scores = np.zeros(self._view.count, dtype=np.float32)
            scores[one.items] = one.scores / max(1e-9, float(one.scores.max(initial=0)))
            both += np.minimum(total, scores)
            total = np.maximum(total, scores)
        total += both * BOTH
        items = total.nonzero()[0]
        missing = [side for side, one in zip(sides, rankings, strict=True) if not len(one.items)]
        left_out = [*chain.from_iterable(one.left_out for one in rankings), *chain(*missing)]
        relaxed = bool(left_out)
        return Ranking(items, total[items], found, relaxed=relaxed, left_out=tuple(left_out))

    def _allowed(self, query: Query, within: RuleNumber | None, found: Sequence[Found]) -> Mask:
        """Return the items that filters, those of kinds apart, and excluded words leave."""
        view = self._view
        allowed = view.has_text
        if within is not None:
            allowed = allowed & view.below(within)
        if query.within:
            kept = [view.below(number) for number in query.within]
            allowed = allowed & np.logical_or.reduce(kept)
        for number in query.without:
            allowed = allowed & ~view.below(number)
        for one in found:
            if one.clause.negated:
                allowed = allowed & ~self._saying(one)
        return allowed

    def _saying(self, one: Found) -> Mask:
        """Return the items that say a match themselves or are called by it, whatever stands above
        them; a number's are all below it."""
        if any(term.kind is TermKind.NUMBER for term in one.clause.terms):
            return one.match.holds
        saying: Mask = self._expander.rows(one.match)[:, _IN_NAME] > 0
        saying[one.match.items_at(self._view)] = True
        return saying[:-1]

    def _find_alone(self, one: Found) -> tuple[Items, Floats]:
        """Return the items that hold one match, best first, and their scores."""
        ranked = one.match.memo.ranked
        if ranked is None:
            # What has it in the titles and the rule above alone is no hit of it.
            items = ((one.match.share > 0) & self._view.has_text).nonzero()[0]
            scores = _score(self._view, self._expander, [one], items, asked=False)
            if one.match.typed is not None:
                typed = one.match.typed.take(items)
                if typed.any():
                    _put_after(scores, ~typed, float(scores[typed].max()))
            ranked = one.match.memo.ranked = Ranking(items, scores, (one,)).page(0, len(items))
        return ranked

    def _combine(
        self, query: Query, found: tuple[Found, ...], required: Sequence[Found], allowed: Mask
    ) -> Ranking:
        parts = [_part_of(self._view, query, one.match) for one in required]
        whole = allowed & np.logical_and.reduce(parts) if query.is_of_kinds else allowed
        items = self._complete(required, whole)
        if len(items) and not (query.is_question or _may_be_chance(query, required, items)):
            scores = _score(self._view, self._expander, required, items, asked=False)
            return Ranking(items, scores, found)
        covered = _coverage(required, parts if query.is_of_kinds else None) * allowed
        if not covered.any():
            return Ranking(items, np.zeros(0, dtype=np.float32), found)
        kept = (covered > 0) & (covered >= covered.max() * COVERAGE_KEPT)
        complete = items[covered.take(items) > 0]  # not what only stands below what has the words
        kept[complete] = True
        is_partial = kept.copy()
        is_partial[complete] = False
        items = kept.nonzero()[0]
        scores = _score(self._view, self._expander, required, items, asked=query.is_question)
        partial = is_partial.take(items).nonzero()[0]
        if not len(partial):
            return Ranking(items, scores, found)
        if len(complete) and not query.is_question:
            is_partial = is_partial.take(items)
            _put_after(scores, is_partial, float(scores[~is_partial].min()))
        best = items[partial[scores.take(partial).argmax()]]
        left_out = tuple(one for one, held in zip(required, parts, strict=True) if not held[best])
        return Ranking(items, scores, found, relaxed=True, left_out=left_out)

    def _complete(self, required: Sequence[Found], allowed: Mask) -> Items:
        """Return the items that hold every match, beginning with those of the rarest."""
        rarest, *others = sorted([one.match for one in required], key=_RARITY, reverse=True)
        items = rarest.items
        kept = allowed.take(items)
        for match in others:
            kept &= match.holds.take(items)
        return items[kept]


def _score(
    view: EditionView,
    expander: Expander,
    required: Sequence[Found],
    items: Items,
    *,
    asked: bool,
) -> Floats:
    """Return the scores of these items.

    Args:
        asked: it is a whole question.
    """
    pointing = view.pointers.to(items)
    wanted = np.concatenate((items, pointing.sources, view.parents.take(items)))
    worth = _worth(expander, required, wanted)
    count, known = len(items), len(wanted) - len(items)
    total = _total(view, expander, required, wanted[:known], worth)
    if asked or len(required) > 1:
        weight = GLOSSARY_ASKED if asked else GLOSSARY
        np.multiply(total, weight, out=total, where=wanted >= view.records)
    scores, values = total[:count], total[count:known]
    named = np.minimum(worth.in_name, 1)
    named *= worth.telling
    scores += named[:count] * NAMED
    scores += named[known:] * NAMED_ABOVE
    if len(values):
        values *= pointing.weights
        values += named[count:known] * pointing.defines
        scores[pointing.targets] += np.maximum.reduceat(values, pointing.firsts)
    if asked:
        scores[view.only_names.take(items)] *= NAME_ASKED
        scores[view.is_of_keyword.take(items) & (named[known:] == 0)] *= UNNAMED_ASKED
    return scores


def _worth(expander: Expander, required: Sequence[Found], items: Items) -> Worth:
    """Return what all matches together are worth at these items."""
    first, *others = [expander.rows(one.match) for one in required]
    rows: Floats = first.take(items, axis=0)
    for other in others:
        rows += other.take(items, axis=0)
    return Worth(*rows.T)


def _total(
    view: EditionView, expander: Expander, required: Sequence[Found], items: Items, worth: Worth
) -> Floats:
    """Return how well items match the words, those that stand near each other counting more.

    Args:
        worth: of these items and of others after them, which do without what is near.
    """
    whole = sum([one.match.rarity for one in required])
    if len(required) > 1:
        total: Floats = worth.score + worth.opening
        # What is named by some of the words only is seldom what they mean together.
        in_name = (worth.telling * (1 / whole)) ** NAME_COVERAGE
        total -= worth.for_name * (1 - in_name)
        for left, right in pairwise(required):
            for pair in _pairs(left, right):
                scores = expander.field(schema.PAIR, pair)
                if scores is not expander.nothing:
                    total[: len(items)] += scores.take(items) * PAIR
        total[: len(items)] += np.log1p(_nearness(view, required).take(items)) * NEARNESS
    else:
        total = worth.score.copy()
        if not required[0].match.is_partial:
            return total
    total *= (worth.told * (1 / whole)) ** COVERAGE
    return total


def _may_be_chance(query: Query, required: Sequence[Found], items: Items) -> bool:
    """Whether what matches only most words may be meant just as well; never of a phrase."""
    if query.is_strict or len(required) < MANY or len(items) >= FEW:
        return False
    kinds = (term.kind for one in required for term in one.clause.terms)
    return TermKind.PHRASE not in kinds


def _put_after(scores: Floats, others: Mask, bound: float) -> None:
    """Weigh the scores of some items so that none of them reaches a bound."""
    most = float(scores[others].max(initial=0))
    if most and most >= bound:
        scores[others] *= np.float32(AFTER * bound / most)


def _of_kinds(view: EditionView, kinds: frozenset[HitKind], outside: Mask, inside: Mask) -> Mask:
    """Return the items of the kinds that `kind:` asks for.

    Args:
        outside: which items have what is looked for in their text. inside: which in an example.
    """
    kept = np.zeros(view.count, dtype=bool)
    if HitKind.GLOSSARY in kinds:
        kept |= outside & view.is_glossary
    if HitKind.RULE in kinds:
        kept |= outside & ~view.is_glossary
    if HitKind.EXAMPLE in kinds:
        kept |= inside
    return kept


def _part_of(view: EditionView, query: Query, match: Match) -> Mask:
    """Return the items that hold a match where the query asks for it."""
    if query.is_of_kinds:
        return _of_kinds(view, query.kinds, match.outside, match.inside)
    return match.holds


def _coverage(required: Sequence[Found], parts: Sequence[Mask] | None) -> Floats:
    """Return by item the share of the query's words that it matches, rare words counting more.

    Args:
        parts: for each word, the items that hold it where it is looked for, if not anywhere.
    """
    whole = sum([one.match.rarity for one in required])
    told = [one.match.told for one in required]
    if parts is not None:
        told = [one * part for one, part in zip(told, parts, strict=True)]
    covered: Floats = np.add.reduce(told)
    covered *= 1 / whole
    return covered


def _pairs(left: Found, right: Found) -> list[str]:
    """Return the pairs of stems that two clauses make where they stand side by side."""
    if not (left.match.stems and right.match.stems):
        return []
    readings = product(left.match.stems, right.match.stems)
    return [f"{before[-1]} {after[0]}" for before, after in readings]


def _nearness(view: EditionView, required: Sequence[Found]) -> NDArray[np.float64]:
    """Return for every item how near to each other its words stand that follow each other in the
    query, or but for one: the sum of how telling two of them are, over how far they are apart."""
    pairs = [*pairwise(required), *zip(required, required[2:], strict=False)]
    found = [_near(view, one.match, other.match) for one, other in pairs]
    if len(found) == 1:
        items, values = found[0]
    else:
        items, values = map(np.concatenate, zip(*found, strict=True))
    return np.bincount(items, values, view.count + 1).astype(np.float64, copy=False)


def _near(view: EditionView, left: Match, right: Match) -> tuple[Items, NDArray[np.float64]]:
    """Return the items that one word stands in, by place, and how near another makes each count."""
    if len(left.places) > len(right.places):
        left, right = right, left
    worth: NDArray[np.float64] = min(left.rarity, right.rarity) / _GAPS
    return left.items_at(view), worth.take(right.gaps_to(left.places), mode="clip")
