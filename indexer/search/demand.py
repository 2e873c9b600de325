"""What a query asks of the items that it finds, and where: in texts, in examples, in entries.

It knows what matches hold, and must not know scores of words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import attrgetter
from typing import NamedTuple

import numpy as np

from indexer.fulltext.reader import Floats
from indexer.search.matches import Found, Match
from indexer.search.query import ALL_KINDS, Query, TermKind
from indexer.search.results import HitKind
from indexer.search.view import EditionView, Items, Mask

FEW = 10
"""Fewer items than this that match all of three words or more may have only met them by chance:
others follow, after every one of them."""
FEW_OF_TWO = 3
"""The same for two words, if `FEW` items or more hold each of them, or in a whole rulebook: there
each has rules of its own, and what names both may be a mere list."""
WHOLE = 1_000
"""How many items a whole rulebook has at least."""
_RARITY = attrgetter("rarity")


class Demand(NamedTuple):
    """What a query asks for, or one side of what it compares.

    Attributes:
        required: what an item has to match. bound: how much of it is enough; None where it is all.
    """

    required: Sequence[Found]
    bound: float | None = None

    def of_kinds(self, view: EditionView, kinds: frozenset[HitKind], items: Items) -> Mask:
        """Return which of the items that were found match where these kinds look: what has no
        examples does so in its text."""
        is_glossary = view.is_glossary.take(items)
        kept: Mask = np.where(is_glossary, HitKind.GLOSSARY in kinds, HitKind.RULE in kinds)
        at = view.has_examples.take(items).nonzero()[0]
        if len(at):
            kept[at] = self.with_examples(kinds, items.take(at))
        return kept

    def with_examples(self, kinds: frozenset[HitKind], items: Items) -> Mask:
        """Return the same of items that have examples, of which none is an entry."""
        matches = [one.match for one in self.required]
        if HitKind.RULE not in kinds:
            if HitKind.EXAMPLE not in kinds:
                return np.zeros(len(items), dtype=bool)
            parts = [one.inside.take(items) for one in matches]
        elif HitKind.EXAMPLE in kinds:
            parts = [one.holds.take(items) for one in matches]
        else:
            parts = [one.outside.take(items) for one in matches]
        whole: Mask = reduce(np.logical_and, parts)
        if self.bound is None:
            return whole
        told = [one.told.take(items) for one in matches]
        covered = coverage(self.required, told, parts)
        return (covered > 0) & (whole | (covered >= self.bound))


def of_kinds(view: EditionView, kinds: frozenset[HitKind], outside: Mask, inside: Mask) -> Mask:
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


def in_kinds(view: EditionView, kinds: frozenset[HitKind], match: Match) -> Mask:
    """Return the items that hold a match where these kinds look."""
    if kinds == ALL_KINDS:
        return match.holds
    return of_kinds(view, kinds, match.outside, match.inside)


def coverage(
    required: Sequence[Found], told: Sequence[Floats], parts: Sequence[Mask] | None
) -> Floats:
    """Return the share of the query's words that items match, rare words counting more.

    Args:
        told: for each word, how telling what matches is.
        parts: for each word, whether it stands where it is looked for, if not anywhere.
    """
    whole = sum([one.match.rarity for one in required])
    if parts is not None:
        told = [one * part for one, part in zip(told, parts, strict=True)]
    covered: Floats = np.add.reduce(told)
    covered *= 1 / whole
    return covered


def complete(required: Sequence[Found], allowed: Mask) -> Items:
    """Return the items that hold every match, beginning with those of the rarest."""
    rarest, *others = sorted([one.match for one in required], key=_RARITY, reverse=True)
    items = rarest.items
    kept = allowed.take(items)
    for match in others:
        kept &= match.holds.take(items)
    return items[kept]


def may_be_chance(query: Query, required: Sequence[Found], items: Items, among: int) -> bool:
    """Whether what matches only most words may be meant just as well; never of a phrase.

    Args:
        items: those that match all. among: how many there are.
    """
    if query.is_question or query.is_strict or len(required) < 2 or len(items) >= FEW:
        return False
    if len(required) == 2:
        held = min(np.count_nonzero(one.match.share) for one in required)
        if len(items) >= FEW_OF_TWO or (len(items) and held < FEW and among < WHOLE):
            return False
    kinds = (term.kind for one in required for term in one.clause.terms)
    return TermKind.PHRASE not in kinds
