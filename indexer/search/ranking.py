"""Which items a query finds, and what comes first.

It knows scores by item, and must not know texts. All words must match. Where nothing matches all,
or little matches many, and in whole questions, what matches the most telling ones comes first, and
the answer says which were left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import chain
from operator import attrgetter
from typing import NamedTuple

import numpy as np

from indexer.fulltext.reader import Floats
from indexer.model.number import RuleNumber
from indexer.search.expansion import Expander
from indexer.search.matches import Found, Match, each_once
from indexer.search.query import Query, TermKind
from indexer.search.results import HitKind
from indexer.search.scoring import Scorer
from indexer.search.view import EditionView, Items, Mask

COVERAGE_KEPT = 0.2
"""A relaxed search keeps what matches at least this share of what the best match does."""
FEW = 10
"""Fewer items than this that match all of three words or more may have only met them by chance:
others follow, after every one of them."""
FEW_OF_TWO = 3
"""The same for two words, each of which `FEW` items or more hold."""
AFTER = 0.98
"""How much of a bound the best of what comes after it scores."""
BOTH = 0.5
"""How much the lesser score counts of what both sides of a comparison find."""
_RARITY = attrgetter("rarity")
_FEW_ITEMS = 256
"""Up to how many items all are put in order as quickly as the best of them are found."""


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
        self._scorer = Scorer(view, expander.words)

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
        items = np.unique(np.concatenate([one.items for one in rankings]))
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
        them."""
        memo = one.match.memo
        if memo.saying is None:
            saying = np.zeros(self._view.count + 1, dtype=bool)
            saying[one.match.items_at(self._view)] = True
            for stems in filter(None, self._expander.readings(one)):
                named = [self._view.called(stem)[0] for stem in stems]
                saying[reduce(np.intersect1d, named)] = True
            memo.saying = saying[:-1]
        return memo.saying

    def _find_alone(self, one: Found) -> tuple[Items, Floats]:
        """Return the items that hold one match, best first, and their scores."""
        ranked = one.match.memo.ranked
        if ranked is None:
            # What has it in the titles and the rule above alone is no hit of it.
            items = ((one.match.share > 0) & self._view.has_text).nonzero()[0]
            scores = self._scorer.score([one], items, asked=False)
            if one.match.first is not None:
                first = one.match.first.take(items)
                if first.any():
                    _put_after(scores, ~first, float(scores[first].max()))
            ranked = one.match.memo.ranked = Ranking(items, scores, (one,)).page(0, len(items))
        return ranked

    def _combine(
        self, query: Query, found: tuple[Found, ...], required: Sequence[Found], allowed: Mask
    ) -> Ranking:
        parts = [_part_of(self._view, query, one.match) for one in required]
        whole = allowed & np.logical_and.reduce(parts) if query.is_of_kinds else allowed
        items = _complete(required, whole)
        if len(items) and not (query.is_question or _may_be_chance(query, required, items)):
            scores = self._scorer.score(required, items, asked=False)
            return Ranking(items, scores, found)
        covered = _coverage(required, parts if query.is_of_kinds else None) * allowed
        if not covered.any():  # whatever has them has them above it
            scores = self._scorer.score(required, items, asked=query.is_question)
            return Ranking(items, scores, found)
        kept = (covered > 0) & (covered >= covered.max() * COVERAGE_KEPT)
        complete = items[covered.take(items) > 0]  # not what only stands below what has the words
        kept[complete] = True
        is_partial = kept.copy()
        is_partial[complete] = False
        items = kept.nonzero()[0]
        scores = self._scorer.score(required, items, asked=query.is_question)
        partial = is_partial.take(items).nonzero()[0]
        if not len(partial):
            return Ranking(items, scores, found)
        if len(complete) and not query.is_question:
            is_partial = is_partial.take(items)
            _put_after(scores, is_partial, float(scores[~is_partial].min()))
        best = items[partial[scores.take(partial).argmax()]]
        left_out = tuple(one for one, held in zip(required, parts, strict=True) if not held[best])
        return Ranking(items, scores, found, relaxed=True, left_out=left_out)


def _complete(required: Sequence[Found], allowed: Mask) -> Items:
    """Return the items that hold every match, beginning with those of the rarest."""
    rarest, *others = sorted([one.match for one in required], key=_RARITY, reverse=True)
    items = rarest.items
    kept = allowed.take(items)
    for match in others:
        kept &= match.holds.take(items)
    return items[kept]


def _may_be_chance(query: Query, required: Sequence[Found], items: Items) -> bool:
    """Whether what matches only most words may be meant just as well; never of a phrase."""
    if query.is_strict or len(required) < 2 or len(items) >= FEW:
        return False
    if len(required) == 2:
        held = min(np.count_nonzero(one.match.share) for one in required)
        if held < FEW or len(items) >= FEW_OF_TWO:
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
