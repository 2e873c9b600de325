"""One edition as the search sees it: which texts it holds, in document order, and where they stand.

It knows numbers and text ids as arrays, and must not know queries. Items are the rulebook's
records, then its glossary entries; `item` below is a place in that order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from indexer.fulltext.reader import Floats, FullTextReader, Ints
from indexer.model.number import Level, RuleNumber
from indexer.model.rulebook import Rulebook

Mask = NDArray[np.bool_]
Items = NDArray[np.intp]
Value = TypeVar("Value", bound=np.generic)


class EditionView:
    """The part of an index that one edition is.

    Attributes:
        reader: the index over all editions.
        texts: text id of each item; the reader's count where an item has no text.
        records: how many of the items are records; the rest is glossary.
        count: how many items there are. chapters: each item's chapter; 0 for glossary.
        sections: each item's section; 0 for glossary.
        share_of_heading: how much of each item's own name one word is.
    """

    def __init__(
        self, reader: FullTextReader, texts: Ints, mentions: Ints, rulebook: Rulebook
    ) -> None:
        """Look at one edition.

        Args:
            reader: the index. texts: text id of each item, -1 where it has none.
            mentions: text id, chapter, rule and ordinal of every number mentioned in any text.
            rulebook: the edition; it is not kept.
        """
        self.reader = reader
        self.texts = np.where(texts < 0, np.int32(reader.count), texts)
        self.count = len(texts)
        self.records = len(rulebook.records)
        numbers = [record.number for record in rulebook.records]
        self._positions = {number: position for position, number in enumerate(numbers)}
        columns = np.zeros((3, self.count), dtype=np.int32)
        for item, number in enumerate(numbers):
            columns[:, item] = number.chapter, number.rule, number.ordinal
        self.chapters, self._rules, self._ordinals = columns
        self.sections = np.where(self.chapters > 9, self.chapters // 100, self.chapters)
        self.has_text = self.texts < reader.count
        self.is_glossary = np.arange(self.count) >= self.records
        sizes = self.spread(np.append(reader.heading_sizes, 0))
        self.share_of_heading = (1 / np.maximum(sizes, 1)).astype(np.float32)
        self._set_references(mentions)
        self._set_family(numbers)

    def spread(self, values: NDArray[Value]) -> NDArray[Value]:
        """Return values by text id (one more than there are texts) as values by item."""
        return values[self.texts]

    def item_of(self, number: RuleNumber) -> int | None:
        """Return the item that a number is, or None."""
        return self._positions.get(number)

    def below(self, number: RuleNumber) -> Mask:
        """Return which items are this number or stand below it."""
        if number.level is Level.SECTION:
            inside: Mask = np.equal(self.sections, number.chapter)
            return inside
        inside = np.equal(self.chapters, number.chapter)
        if number.level is Level.CHAPTER:
            return inside
        inside = inside & np.equal(self._rules, number.rule)
        return inside & np.equal(self._ordinals, number.ordinal) if number.ordinal else inside

    def spread_references(self, scores: Floats) -> Floats:
        """Return for each item the best score of those that refer to it, 0 where none does."""
        return _best_by_target(self.count, scores[self._sources], self._targets, self._firsts)

    def spread_definitions(self, scores: Floats) -> Floats:
        """Return for each item the best score of the glossary entries that refer to it."""
        values = (scores * self.is_glossary)[self._sources]
        return _best_by_target(self.count, values, self._targets, self._firsts)

    def spread_down(self, scores: Floats) -> Floats:
        """Return for each item the score of the rule or chapter just above it, 0 for none."""
        return np.append(scores, np.float32(0))[self._parents]

    def spread_up(self, scores: Floats) -> Floats:
        """Return for each item the best score of those just below it, 0 for none."""
        return _best_by_target(self.count, scores[self._children], self._above, self._eldest)

    @cached_property
    def has_examples(self) -> Mask:
        """Which items have examples."""
        return self.spread(np.append(self.reader.has_examples, False))

    @cached_property
    def word_counts(self) -> Ints:
        """How often each word of the vocabulary occurs in this edition."""
        held = np.zeros(self.reader.count, dtype=bool)
        held[self.texts[self.has_text]] = True
        words = self.reader.words[held[self.reader.text_of_place]]
        counts = np.bincount(words[words >= 0], minlength=len(self.reader.surfaces))
        return counts.astype(np.int32)

    def _set_family(self, numbers: Sequence[RuleNumber]) -> None:
        """Work out which item each stands below, and those below ordered by the one above."""
        parents = np.full(self.count, self.count, dtype=np.intp)
        for item, number in enumerate(numbers):
            if number.parent is not None:
                parents[item] = self._positions.get(number.parent, self.count)
        below = np.flatnonzero(parents < self.count)
        self._parents = parents
        self._children = below[np.argsort(parents[below], kind="stable")]
        self._above, self._eldest = np.unique(parents[self._children], return_index=True)

    def _set_references(self, mentions: Ints) -> None:
        """Work out which items mention which, as pairs ordered by the mentioned one."""
        item_of_text = np.full(self.reader.count + 1, -1, dtype=np.int32)
        item_of_text[self.texts] = np.arange(self.count)
        item_of_text[-1] = -1
        keys = _key(self.chapters, self._rules, self._ordinals)[: self.records]
        order = np.argsort(keys, kind="stable")
        wanted = _key(*mentions.T[1:])
        at = np.searchsorted(keys[order], wanted)
        targets = np.append(order, 0)[at]
        sources = item_of_text[mentions[:, 0]]
        held = np.append(keys[order], -1)[at] == wanted
        held &= (sources >= 0) & (sources != targets)
        by_target = np.argsort(targets[held], kind="stable")
        self._sources = sources[held][by_target]
        self._targets, self._firsts = np.unique(targets[held][by_target], return_index=True)


def _key(chapters: Ints, rules: Ints, ordinals: Ints) -> NDArray[np.int64]:
    return (chapters.astype(np.int64) * 10_000 + rules) * 1_000 + ordinals


def _best_by_target(count: int, values: Floats, targets: Items, firsts: Items) -> Floats:
    best = np.zeros(count, dtype=np.float32)
    if len(values):
        best[targets] = np.maximum.reduceat(values, firsts)
    return best
