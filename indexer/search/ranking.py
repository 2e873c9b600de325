"""How the matches of a query are combined, and what comes first.

It knows scores by item, and must not know texts. All words must match; where nothing matches all,
and in whole questions, the most telling words first, and the answer says which were left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, product

import numpy as np
from numpy.typing import NDArray

from indexer.fulltext import schema
from indexer.fulltext.reader import Floats
from indexer.model.number import RuleNumber
from indexer.search.expansion import PAIR, Expander
from indexer.search.grammar import Query
from indexer.search.matches import Found
from indexer.search.results import HitKind
from indexer.search.view import EditionView, Mask

Items = NDArray[np.intp]

COVERAGE = 2
"""The power of the share of the query's words, by rarity, that a score is multiplied by."""
COVERAGE_KEPT = 0.3
"""A relaxed search keeps what matches at least this share of what the best match does."""
NEARNESS = 0.6
"""How much words count that stand near each other."""
NEAR = 8
"""How many words apart that is at most."""
NEARNESS_ITEMS = 64
"""How many of the best items are looked at for nearness."""
REFERRED = 0.2
"""How much counts that a rule which matches refers to the item."""
BELOW = 0.15
"""How much counts that a rule just below the item matches."""
GLOSSARY_ASKED = 0.8
"""How much a glossary entry counts where a whole question is asked: it tells what a word means, not
what happens."""
NAMED = 0.1
"""How much counts that the query is the item's own name."""
NAMED_ABOVE = 0.1
"""How much counts that the query is the name just above the item."""
DEFINED = 0.2
"""How much counts that the glossary entry which the query names refers to the item."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The items that a query finds.

    Attributes:
        items: every item found, ascending. scores: of each of them.
        found: what was searched. relaxed: some of the items do not match all words.
        left_out: what the best of those does without.
    """

    items: Items
    scores: Floats
    found: tuple[Found, ...]
    relaxed: bool = False
    left_out: tuple[Found, ...] = ()

    def page(self, offset: int, limit: int) -> Items:
        """Return places in `items` of one page, best first; equal scores in document order."""
        wanted = offset + limit
        keys = self.scores.astype(np.float64) - self.items * 1e-9
        if wanted < len(keys):
            best = np.argpartition(-keys, wanted)[:wanted]
            return best[np.argsort(-keys[best])][offset:]
        return np.argsort(-keys)[offset:wanted]


def rank(view: EditionView, expander: Expander, query: Query, within: RuleNumber | None) -> Ranking:
    """Find the items of one edition that a query asks for."""
    found = expander.find(query)
    required = [one for one in found if one.is_required]
    if not found and not query.within and not query.kinds and within is None:
        return Ranking(np.zeros(0, dtype=np.intp), np.zeros(0, dtype=np.float32), found)
    allowed = _allowed(view, query, within, found)
    if not required:
        items = np.flatnonzero(allowed)
        return Ranking(items, np.zeros(len(items), dtype=np.float32), found)
    complete = np.logical_and.reduce([allowed, *(one.match.holds for one in required)])
    coverage = _coverage(required)
    is_relaxed = query.is_question or not complete.any()
    if is_relaxed:
        covered = coverage * allowed
        kept = covered > 0
        kept &= covered >= covered.max() * COVERAGE_KEPT
    else:
        kept = complete
    items = np.flatnonzero(kept)
    scores = _score(view, expander, required, coverage, items, asked=query.is_question)
    partial = np.flatnonzero(~complete[items])
    if not len(partial):
        return Ranking(items, scores, found)
    best = items[partial[np.argmax(scores[partial])]]
    left_out = tuple(one for one in required if not one.match.holds[best])
    return Ranking(items, scores, found, relaxed=True, left_out=left_out)


def _score(
    view: EditionView,
    expander: Expander,
    required: Sequence[Found],
    coverage: Floats,
    items: Items,
    *,
    asked: bool,
) -> Floats:
    """Score the items that were kept.

    Args:
        coverage: which share of the query each item matches. asked: it is a whole question.
    """
    first, *others = (one.match for one in required)
    total = first.scores
    covered = coverage**COVERAGE
    if others:
        total = np.add.reduce([one.match.scores for one in required])
        for left, right in pairwise(required):
            for pair in _pairs(left, right):
                total += expander.field(schema.PAIR, pair) * np.float32(PAIR)
        total *= covered
        best = items
        if len(items) > NEARNESS_ITEMS:
            best = items[np.argpartition(-total[items], NEARNESS_ITEMS)[:NEARNESS_ITEMS]]
        total[best] += _nearness(view, required, best) * covered[best]
    elif first.is_partial:
        total = total * covered
    if asked:
        total = np.where(view.is_glossary, total * np.float32(GLOSSARY_ASKED), total)
    scores = total[items]
    scores += view.spread_up(total)[items] * np.float32(BELOW)
    scores += view.spread_references(total)[items] * np.float32(REFERRED)
    named = _named(view, expander, required)
    if named is not None:
        whole = sum(one.match.rarity for one in required)
        scores += named[items] * np.float32(NAMED * whole)
        scores += view.spread_down(named)[items] * np.float32(NAMED_ABOVE * whole)
        scores += view.spread_definitions(named)[items] * np.float32(DEFINED * whole)
    return scores


def _allowed(
    view: EditionView, query: Query, within: RuleNumber | None, found: Sequence[Found]
) -> Mask:
    """Return the items that filters and excluded words leave."""
    allowed = view.has_text
    if within is not None:
        allowed = allowed & view.below(within)
    if query.within:
        allowed = allowed & np.logical_or.reduce([view.below(number) for number in query.within])
    if query.kinds:
        allowed = allowed & _of_kinds(view, query, found)
    for one in found:
        if one.clause.negated:
            allowed = allowed & ~one.match.holds
    return allowed


def _of_kinds(view: EditionView, query: Query, found: Sequence[Found]) -> Mask:
    """Return the items whose words stand in one of the parts that `kind:` asks for."""
    kept = np.zeros(view.count, dtype=bool)
    required = [one.match for one in found if one.is_required]
    if HitKind.GLOSSARY in query.kinds:
        kept |= view.is_glossary
    if HitKind.RULE in query.kinds:
        kept |= ~view.is_glossary & np.logical_and.reduce(
            [match.outside for match in required] or [view.has_text]
        )
    if HitKind.EXAMPLE in query.kinds:
        kept |= np.logical_and.reduce([match.inside for match in required] or [view.has_examples])
    return kept


def _coverage(required: Sequence[Found]) -> Floats:
    """Return the share of the query's words that each item matches, rare words counting more."""
    whole = sum(one.match.rarity for one in required)
    shares = [one.match.share * np.float32(one.match.rarity / whole) for one in required]
    total: Floats = np.minimum(np.add.reduce(shares), np.float32(1))
    return total


def _pairs(left: Found, right: Found) -> list[str]:
    """Return the pairs of stems that two clauses make where they stand side by side."""
    if not (left.match.stems and right.match.stems):
        return []
    readings = product(left.match.stems, right.match.stems)
    return [f"{before[-1]} {after[0]}" for before, after in readings]


def _nearness(view: EditionView, required: Sequence[Found], items: Items) -> Floats:
    """Return how near to each other the words of a query stand in each of these items."""
    texts = view.texts[items]
    places, clauses, texts_at = [], [], []
    for clause, one in enumerate(required):
        for spots in one.match.spots:
            chosen, owners = view.reader.select(texts, spots.places)
            places.append(chosen)
            texts_at.append(owners)
            clauses.append(np.full(len(chosen), clause))
    near = np.zeros(len(items), dtype=np.float32)
    if not places:
        return near
    at = np.concatenate(places)
    order = np.argsort(at, kind="stable")
    at, owner = at[order], np.concatenate(texts_at)[order]
    clause_at = np.concatenate(clauses)[order]
    rarities = np.array([one.match.rarity for one in required])
    for step in (1, 2):
        gaps = at[step:] - at[:-step]
        fits = (clause_at[step:] != clause_at[:-step]) & (gaps <= NEAR) & (gaps > 0)
        fits &= owner[step:] == owner[:-step]
        values = np.minimum(rarities[clause_at[step:]], rarities[clause_at[:-step]])[fits]
        near += np.bincount(owner[step:][fits], values / gaps[fits], len(items))
    result: Floats = np.log1p(near) * np.float32(NEARNESS)
    return result


def _named(view: EditionView, expander: Expander, required: Sequence[Found]) -> Floats | None:
    """Return how well each item's own name is what the query names, from 0 to 1.

    It is the share of the query that stands in the name, times the share of the name that stands in
    the query; None where the query names nothing.
    """
    whole = sum(one.match.rarity for one in required)
    in_query = np.zeros(view.count, dtype=np.float32)
    in_name = np.zeros(view.count, dtype=np.float32)
    for one in required:
        stands, count = expander.naming(one.match)
        in_query += stands * np.float32(one.match.rarity / whole)
        in_name += count
    if not in_name.any():
        return None
    named: Floats = in_query * np.minimum(in_name * view.share_of_heading, 1)
    return named
