"""How the matches of a query's terms are combined, and what comes first.

It knows scores by item, and must not know texts. All words must match; where nothing matches all,
the most telling words first, and the answer says which were left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from indexer.fulltext.reader import Floats
from indexer.model.number import RuleNumber
from indexer.search.expansion import Expander, Match
from indexer.search.grammar import Clause, Query, TermKind
from indexer.search.results import HitKind
from indexer.search.view import EditionView, Mask

Items = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class ClauseMatch:
    """A clause and what its terms match: `scores` by item, the best of its terms."""

    clause: Clause
    matches: tuple[Match, ...]
    scores: Floats


@dataclass(frozen=True, slots=True)
class Ranking:
    """The items that a query finds.

    Attributes:
        items: every item found, ascending. scores: of each of them.
        clauses: what was searched. left_out: clauses that the first hit does without.
    """

    items: Items
    scores: Floats
    clauses: tuple[ClauseMatch, ...]
    left_out: tuple[Clause, ...] = ()

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
    searched = tuple(_match(expander, clause) for clause in query.clauses)
    allowed = _allowed(view, query, within, searched)
    required = [found for found in searched if not (found.clause.negated or found.clause.soft)]
    if not searched and not query.within and not query.kinds:
        return Ranking(np.zeros(0, dtype=np.intp), np.zeros(0, dtype=np.float32), searched)
    total = np.zeros(view.count, dtype=np.float32)
    for found in searched:
        if not found.clause.negated:
            total += found.scores
    for left, right in pairwise(_plain_stems(required)):
        total += expander.pair(left, right)
    everything = allowed.copy()
    for found in required:
        everything &= found.scores > 0
    if required and not everything.any():
        return _relax(searched, required, total, allowed)
    items = np.flatnonzero(everything)
    return Ranking(items, total[items], searched)


def _match(expander: Expander, clause: Clause) -> ClauseMatch:
    matches = tuple(expander.match(term) for term in clause.terms)
    if len(matches) == 1:
        return ClauseMatch(clause, matches, matches[0].scores)
    return ClauseMatch(clause, matches, np.maximum.reduce([match.scores for match in matches]))


def _allowed(
    view: EditionView, query: Query, within: RuleNumber | None, searched: Sequence[ClauseMatch]
) -> Mask:
    """Return the items that filters and excluded words leave."""
    allowed = view.texts < view.reader.count
    if within is not None:
        allowed = allowed & view.below(within)
    if query.within:
        allowed = allowed & np.logical_or.reduce([view.below(number) for number in query.within])
    if query.kinds:
        rules = HitKind.RULE in query.kinds or HitKind.EXAMPLE in query.kinds
        kinds = view.is_glossary if HitKind.GLOSSARY in query.kinds else ~view.is_glossary
        if not (rules and HitKind.GLOSSARY in query.kinds):
            allowed = allowed & kinds
    for found in searched:
        if found.clause.negated:
            allowed = allowed & (found.scores == 0)
    return allowed


def _plain_stems(required: Sequence[ClauseMatch]) -> list[str]:
    """Return the stems of the words of a query in order; pairs of them count when side by side."""
    return [
        found.matches[0].stems[0]
        for found in required
        if found.clause.terms[0].kind is TermKind.WORD and found.matches[0].stems
    ]


def _relax(
    searched: tuple[ClauseMatch, ...], required: Sequence[ClauseMatch], total: Floats, allowed: Mask
) -> Ranking:
    """Find what matches most of the words, a rare word counting for more than a common one."""
    count = len(total)
    coverage = np.zeros(count, dtype=np.float32)
    whole = 0.0
    for found in required:
        matched = found.scores > 0
        weight = float(np.log(1 + count / (1 + np.count_nonzero(matched))))
        coverage += matched * np.float32(weight)
        whole += weight
    coverage *= allowed
    best = float(coverage.max(initial=0))
    if not best:
        return Ranking(np.zeros(0, dtype=np.intp), np.zeros(0, dtype=np.float32), searched)
    items = np.flatnonzero(coverage >= best * _COVERAGE_KEPT)
    scores = total[items] * (coverage[items] / np.float32(whole))
    first = items[np.argmax(scores)]
    left_out = tuple(found.clause for found in required if not found.scores[first])
    return Ranking(items, scores, searched, left_out)


_COVERAGE_KEPT = 0.5
"""A relaxed search keeps what matches at least this share of the best match's words."""
