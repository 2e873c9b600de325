"""Which items a query finds, and what comes first.

It knows scores by item, and must not know texts. All words must match. Where nothing matches all,
or little matches many, and in whole questions, what matches the most telling ones comes first, and
the answer says which were left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import accumulate, chain, pairwise
from typing import NamedTuple

import numpy as np

from indexer.fulltext.reader import Floats
from indexer.model.number import RuleNumber
from indexer.search.called import Called
from indexer.search.demand import Demand, complete, coverage, in_kinds, may_be_chance, of_kinds
from indexer.search.expansion import Expander
from indexer.search.in_a_row import InARow
from indexer.search.matches import Found, each_once
from indexer.search.query import ALL_KINDS, Query, Side
from indexer.search.results import HitKind
from indexer.search.scoring import Scorer, is_symbol
from indexer.search.view import EditionView, Items, Mask

COVERAGE_KEPT = 0.2
"""A relaxed search keeps what matches at least this share of what the best match does."""
AFTER = 0.98
"""How much of a bound the best of what comes after it scores."""
BOTH = 0.5
"""How much the lesser score counts of what both sides of a comparison find."""
_FEW_ITEMS = 256
"""Up to how many items all are put in order as quickly as the best of them are found."""


class _Matched(NamedTuple):
    """The items that match one side of a query, ascending.

    Attributes:
        is_whole: which of them match all of it; None where all do.
        is_chance: those that do may only have met its words by chance.
    """

    demand: Demand
    items: Items
    is_whole: Mask | None = None
    is_chance: bool = False


class Ranking(NamedTuple):
    """The items that a query finds.

    Attributes:
        query: as it was read in the end.
        items: every item found, ascending. scores: of each of them.
        is_ordered: the best come first instead.
        found: what was searched. relaxed: some of the items do not match all words.
        left_out: what the best of those does without.
        demands: what each of the items matches one of; none where that is all that is required.
    """

    query: Query
    items: Items
    scores: Floats
    found: tuple[Found, ...]
    relaxed: bool = False
    left_out: tuple[Found, ...] = ()
    is_ordered: bool = False
    demands: tuple[Demand, ...] = ()

    def page(self, offset: int, limit: int) -> tuple[Items, Floats]:
        """Return the items of one page and their scores, best first."""
        items, scores = self.items, self.scores
        if not self.is_ordered:
            wanted = offset + limit
            if len(items) > max(wanted, _FEW_ITEMS):
                bound = np.partition(scores, -wanted)[-wanted]
                best = (scores >= bound).nonzero()[0]
                items, scores = items.take(best), scores.take(best)
            items, scores = _best_first(items, scores)
        return items[offset : offset + limit], scores[offset : offset + limit]


class Ranker:
    """Ranks the items of one edition."""

    def __init__(self, view: EditionView, expander: Expander, called: Called) -> None:
        self._view = view
        self._expander = expander
        self._called = called
        self._in_a_row = InARow(view, called)
        self._scorer = Scorer(view, expander.words)

    def rank(self, query: Query, within: RuleNumber | None) -> Ranking:
        """Find the items that a query asks for.

        A filter keeps what it names of all that the words find; only where that is nothing does it
        say where to look. So a count of what is found somewhere is what a filter then keeps.
        """
        view = self._view
        found = self._find(query)
        if query.is_question:
            found = tuple(each_once(found))
        required = [one for one in found if one.is_required]
        if not (found or query.is_filtered or within is not None):
            return Ranking(query, np.zeros(0, dtype=np.intp), np.zeros(0, dtype=np.float32), found)
        anywhere = allowed = self._not_excluded(query, found)
        if within is not None or query.within:
            allowed = self._within(query, within, anywhere)
        if not required:
            if query.is_of_kinds:
                allowed = allowed & of_kinds(view, query.kinds, view.has_text, view.has_examples)
            items = allowed.nonzero()[0]
            return Ranking(query, items, np.zeros(len(items), dtype=np.float32), found)
        if len(required) == 1 and not (query.is_question or query.sides):
            items, scores = self._find_alone(required[0])
            if allowed is not view.has_text:
                kept = allowed.take(items)
                items, scores = items[kept], scores[kept]
            if query.is_of_kinds:
                kept = Demand(required).of_kinds(view, query.kinds, items)
                items, scores = items[kept], scores[kept]
            if len(items):
                holding = self._as_typed(query, self._in_a_row.piece(query))
                if not len(holding):
                    return Ranking(query, items, scores, found, is_ordered=True)
                order = items.argsort()
                items, scores = items.take(order), scores.take(order)
                _put_first(scores, items, holding)
                return Ranking(query, items, scores, found)
        sides = [[found[at] for at in side.places] for side in query.sides] or [required]
        matched = [self._match(query, side, anywhere) for side in sides]
        if matched[0].is_chance and not query.sides:
            parted = self._parted(query)
            if parted is not query:
                return self.rank(parted, within)
        if query.is_of_kinds or allowed is not anywhere:
            matched = self._where_allowed(query, sides, matched, allowed)
        rankings = [self._ranked(query, found, one) for one in matched]
        return self._either(query, found, rankings) if query.sides else rankings[0]

    def _parted(self, query: Query) -> Query:
        """Return a query of names that stand beside each other in the rulebook, such as keywords,
        with each as a side of its own: what hardly anything holds all of is a mere list."""
        telling = [clause for clause in query.clauses if not clause.soft]
        if any(clause.negated or len(clause.terms) > 1 for clause in telling):
            return query
        names = self._called.beside([clause.terms[0].surfaces for clause in telling])
        if not names:
            return query
        if len(telling) < len(query.clauses) and self._in_a_row.is_held(query):  # no mere names
            return query
        ends = accumulate(map(len, names), initial=0)
        sides = tuple([Side(start, tuple(range(start, end))) for start, end in pairwise(ends)])
        return query._replace(clauses=tuple(telling[at] for at in chain(*names)), sides=sides)

    def _find(self, query: Query) -> tuple[Found, ...]:
        """Return what each clause matches; no expression reaches from one side into another."""
        if not query.sides:
            return self._expander.find(query.clauses)
        starts = [0, *(side.start for side in query.sides[1:]), len(query.clauses)]
        parts = (query.clauses[start:end] for start, end in pairwise(starts))
        return tuple(chain.from_iterable(map(self._expander.find, parts)))

    def _where_allowed(
        self,
        query: Query,
        sides: Sequence[Sequence[Found]],
        matched: Sequence[_Matched],
        allowed: Mask,
    ) -> list[_Matched]:
        """Keep what matches each side where the filters look; if that is nothing, look there alone.

        Args:
            sides: the words of each; one, of all words, where the query compares nothing.
            matched: what matches each of them anywhere. allowed: the items where the filters look.
        """
        kept = [self._keep(query, one, allowed) for one in matched]
        if any(len(one.items) for one in kept):
            return kept
        return [self._match(query, side, allowed, query.kinds) for side in sides]

    def _either(
        self, query: Query, found: tuple[Found, ...], rankings: Sequence[Ranking]
    ) -> Ranking:
        """Put together what each side of a comparison finds: the best of each comes first."""
        total = np.zeros(self._view.count, dtype=np.float32)
        both = np.zeros(self._view.count, dtype=np.float32)
        for one in rankings:
            scores = np.zeros(self._view.count, dtype=np.float32)
            scores[one.items] = one.scores / max(1e-9, float(one.scores.max(initial=0)))
            both += np.minimum(total, scores)
            total = np.maximum(total, scores)
        total += both * BOTH
        items = np.unique(np.concatenate([one.items for one in rankings]))
        demands = tuple(chain.from_iterable(one.demands for one in rankings))
        left_out: list[Found] = []
        for one in rankings:
            is_missing = len(items) and not len(one.items)
            left_out += one.demands[0].required if is_missing else one.left_out
        relaxed = bool(left_out)
        return Ranking(query, items, total[items], found, relaxed, tuple(left_out), demands=demands)

    def _not_excluded(self, query: Query, found: Sequence[Found]) -> Mask:
        """Return the items that excluded numbers and words leave."""
        view = self._view
        allowed = view.has_text
        for number in query.without:
            allowed = allowed & ~view.below(number)
        for one in found:
            if one.clause.negated:
                allowed = allowed & ~self._saying(one)
        return allowed

    def _within(self, query: Query, within: RuleNumber | None, allowed: Mask) -> Mask:
        """Return the items of a mask that lie where the filters look."""
        view = self._view
        if within is not None:
            allowed = allowed & view.below(within)
        if query.within:
            kept = [view.below(number) for number in query.within]
            allowed = allowed & np.logical_or.reduce(kept)
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
            match = one.match
            # What has it in the titles and the rule above alone is no hit of it.
            held = match.share > 0
            if match.is_partial:  # writing without spaces, a pair of whose characters is there
                held &= match.holds
            items = (held & self._view.has_text).nonzero()[0]
            scores = self._scorer.score([one], items, asked=False)
            first = match.first.take(items) if match.first is not None else None
            if first is not None and first.any():
                _put_after(scores, ~first, float(scores[first].max()))
            called = self._named([one])
            if match.first is None or match.first[called].any():
                _put_first(scores, items, called)
            if is_symbol([one]):  # told, not used in a cost
                _put_first(scores, items, self._view.is_of_symbols.nonzero()[0])
            ranked = match.memo.ranked = _best_first(items, scores)
        return ranked

    def _match(
        self,
        query: Query,
        required: Sequence[Found],
        allowed: Mask,
        kinds: frozenset[HitKind] = ALL_KINDS,
    ) -> _Matched:
        """Find what matches all words where these kinds look, or enough of them."""
        parts = None
        if kinds != ALL_KINDS:
            parts = [in_kinds(self._view, kinds, one.match) for one in required]
        whole = allowed if parts is None else allowed & np.logical_and.reduce(parts)
        items = complete(required, whole)
        is_chance = may_be_chance(query, required, items, self._view.count)
        if (
            len(items)
            and not query.is_question
            and (not is_chance or self._is_held(query, required))
        ):
            return _Matched(Demand(required), items, is_chance=is_chance)
        covered = coverage(required, [one.match.told for one in required], parts) * allowed
        if not covered.any():  # whatever has them has them above it
            return _Matched(Demand(required), items, is_chance=is_chance)
        bound = covered.max() * COVERAGE_KEPT
        kept = (covered > 0) & (covered >= bound)
        holding = items[covered.take(items) > 0]  # not what only stands below what has the words
        kept[holding] = True
        is_whole = np.zeros(len(kept), dtype=bool)
        is_whole[holding] = True
        items = kept.nonzero()[0]
        return _Matched(Demand(required, bound), items, is_whole.take(items), is_chance)

    def _keep(self, query: Query, matched: _Matched, allowed: Mask) -> _Matched:
        """Keep what matches where the filters look."""
        demand, items, is_whole, _ = matched
        kept = allowed.take(items)
        if query.is_of_kinds:
            kept &= demand.of_kinds(self._view, query.kinds, items)
        items = items[kept]
        if is_whole is not None:
            is_whole = is_whole[kept]
            if query.is_of_kinds:
                parts = [in_kinds(self._view, query.kinds, one.match) for one in demand.required]
                is_whole &= np.logical_and.reduce(parts).take(items)
        return _Matched(demand, items, is_whole)

    def _ranked(self, query: Query, found: tuple[Found, ...], matched: _Matched) -> Ranking:
        """Score what matches one side; what is called by its words comes first, and what matches
        only most of them last, but in questions, and where a word's meaning was searched too."""
        demand, items, is_whole, _ = matched
        required = demand.required
        scores = self._scorer.score(required, items, asked=query.is_question)
        if is_whole is not None:
            self._expander.likeness.raise_scores(required, items, scores)
        _put_first(scores, items, self._named(required))
        piece = self._in_a_row.piece(query)
        holding = self._as_typed(query, piece)
        if piece and not query.is_question:
            self._in_a_row.raise_scores(piece, items, scores)
        if is_whole is None or is_whole.all():
            _put_first(scores, items, holding)
            return Ranking(query, items, scores, found, demands=(demand,))
        partial = (~is_whole).nonzero()[0]
        is_as_typed = not any(one.match.meaning for one in required)
        if len(partial) < len(items) and is_as_typed and not query.is_question:
            _put_after(scores, ~is_whole, float(scores[is_whole].min()))
        _put_first(scores, items, holding)
        best = items[partial[scores.take(partial).argmax()]]
        left_out = tuple(
            [one for one in required if not in_kinds(self._view, query.kinds, one.match)[best]]
        )
        return Ranking(
            query, items, scores, found, relaxed=True, left_out=left_out, demands=(demand,)
        )

    def _as_typed(self, query: Query, piece: Sequence[str]) -> Items:
        """Return the items that hold a query as a piece of a sentence, or are called just so."""
        holding = self._in_a_row.holding(piece)
        return holding if len(holding) or piece else self._called.exactly(query.text)

    def _is_held(self, query: Query, required: Sequence[Found]) -> bool:
        """Whether a text holds the query as it stands, or an item is called by these words, unless
        nothing but what was: then all of them are meant."""
        if self._in_a_row.is_held(query):
            return True
        called = self._named(required)
        return len(called) > 0 and not self._view.is_obsolete.take(called).all()

    def _named(self, required: Sequence[Found]) -> Items:
        """Return the items that are called by all these words, and no others; or else by what the
        words mean together. What is no more comes after its namesake."""
        clauses = [one.clause for one in required]
        if any(len(clause.terms) > 1 for clause in clauses):
            return self._called.just(())
        named = self._called.just([word for one in clauses for word in one.terms[0].surfaces])
        meant = () if len(named) else self._expander.meant(clauses)
        if len(meant) == 1:
            named = self._called.just(meant[0].words)
        present = named[~self._view.is_obsolete.take(named)] if len(named) > 1 else named
        return present if len(present) else named


def _best_first(items: Items, scores: Floats) -> tuple[Items, Floats]:
    """Return items and their scores in order; equal ones stay in document order."""
    best = (-scores).argsort(kind="stable")
    return items.take(best), scores.take(best)


def _put_first(scores: Floats, items: Items, first: Items) -> None:
    """Weigh the scores of all items but some, if any of those is there, so that they come first.

    Args:
        items: ascending.
    """
    if not (len(first) and len(items)):
        return
    at = items.searchsorted(first)
    at = at[items.take(at, mode="clip") == first]
    if len(at):
        kept = scores[at]
        scores[at] = 0
        _put_after(scores, slice(None), float(kept.min()))
        scores[at] = kept


def _put_after(scores: Floats, others: Mask | slice, bound: float) -> None:
    """Weigh the scores of some items so that none of them reaches a bound."""
    most = float(scores[others].max(initial=0))
    if most and most >= bound:
        scores[others] *= np.float32(AFTER * bound / most)
