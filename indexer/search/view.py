"""One edition as the search sees it: which texts it holds, in document order, and where they stand.

It knows numbers and text ids as arrays, and must not know queries. Items are the rulebook's
records, then its glossary entries; `item` below is a place in that order.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from indexer.fulltext.reader import Floats, FullTextReader, Ints
from indexer.model.number import Level, RuleNumber
from indexer.model.rulebook import Rulebook

Mask = NDArray[np.bool_]
Items = NDArray[np.intp]
Counted = tuple[tuple[RuleNumber, int], ...]
Value = TypeVar("Value", bound=np.generic)

_KEPT = 256
"""How many filters are kept for one edition: 4 kB each over a whole rulebook."""


class Pointing(NamedTuple):
    """Which items point to some others.

    Attributes:
        sources: the items that point, those that point to the same one together.
        targets: places of those pointed to, among the others. firsts: where their sources begin.
    """

    sources: Items
    targets: Items
    firsts: Items

    def add_best(self, scores: Floats, of_sources: Floats, weight: float) -> None:
        """Add to the scores of the others the best score, weighed, of those that point to each."""
        if len(self.sources):
            best = np.maximum.reduceat(of_sources, self.firsts)
            scores[self.targets] += best * np.float32(weight)


class Pointers:
    """Which items point to which, in one way."""

    def __init__(self, count: int, sources: Items, targets: Items) -> None:
        order = np.argsort(targets, kind="stable")
        self._sources: Items = sources[order].astype(np.intp)
        self._counts = np.bincount(targets, minlength=count)
        self._firsts = np.cumsum(self._counts) - self._counts

    def to(self, items: Items) -> Pointing:
        """Return which items point to these."""
        counts = self._counts.take(items)
        targets = counts.nonzero()[0]
        if not len(targets):
            return _NOTHING
        counts = counts.take(targets)
        ends = counts.cumsum()
        firsts = ends - counts
        shifts = self._firsts.take(items.take(targets)) - firsts
        at = np.arange(ends[-1]) + shifts.repeat(counts)
        return Pointing(self._sources.take(at), targets, firsts)


_NO_ITEMS: Items = np.zeros(0, dtype=np.intp)
_NOTHING = Pointing(_NO_ITEMS, _NO_ITEMS, _NO_ITEMS)


class _Counts:
    """Counts items by a number that each of them has; 0 is no number."""

    def __init__(self, numbers: Ints) -> None:
        present, at = np.unique(numbers, return_inverse=True)
        self._at: Items = at.astype(np.intp)
        self._numbers = [RuleNumber(number) if number else None for number in present.tolist()]

    def of(self, items: Items) -> Counted:
        counts = np.bincount(self._at.take(items))
        present = counts.nonzero()[0]
        pairs = zip(present.tolist(), counts.take(present).tolist(), strict=True)
        numbers = self._numbers
        return tuple((number, count) for at, count in pairs if (number := numbers[at]) is not None)


class EditionView:
    """The part of an index that one edition is.

    Attributes:
        reader: the index over all editions.
        texts: text id of each item; the reader's count where an item has no text.
        starts, ends: where each item's text begins and ends in the token stream.
        records: how many of the items are records; the rest is glossary.
        count: how many items there are. chapters: each item's chapter; 0 for glossary.
        sections: each item's section; 0 for glossary.
        share_of_heading: how much of each item's own name one word is.
        references: the items that refer to others. definitions: those that each glossary entry
        refers to, if any.
        below_each: the items that stand just below others. parents: each item's just above; the
        count where there is none.
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
        self.texts: Items = np.where(texts < 0, reader.count, texts).astype(np.intp)
        nowhere = np.zeros(1, dtype=np.int32)
        self.starts, self.ends = (np.append(edge, nowhere)[self.texts] for edge in reader.edges)
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
        self.share_of_heading: list[float] = (1 / np.maximum(sizes, 1)).tolist()
        self._chapter_counts = _Counts(self.chapters)
        self._section_counts = _Counts(self.sections)
        self._below: dict[RuleNumber, Mask] = {}
        self._set_references(mentions)
        self.parents = np.full(self.count, self.count, dtype=np.intp)
        for item, number in enumerate(numbers):
            if number.parent is not None:
                self.parents[item] = self._positions.get(number.parent, self.count)
        children = (self.parents < self.count).nonzero()[0]
        self.below_each = Pointers(self.count, children, self.parents[children])

    def spread(self, values: NDArray[Value]) -> NDArray[Value]:
        """Return values by text id (one more than there are texts) as values by item."""
        return values[self.texts]

    def item_of(self, number: RuleNumber) -> int | None:
        """Return the item that a number is, or None."""
        return self._positions.get(number)

    def count_chapters(self, items: Items) -> Counted:
        """Return how many of these items each chapter has, in order; none that has none.

        A section that is itself among the items stands among the chapters.
        """
        return self._chapter_counts.of(items)

    def count_sections(self, items: Items) -> Counted:
        """Return how many of these items each section has, in order; none that has none."""
        return self._section_counts.of(items)

    def below(self, number: RuleNumber) -> Mask:
        """Return which items are this number or stand below it."""
        found = self._below.get(number)
        if found is None:
            found = self._find_below(number)
            if len(self._below) >= _KEPT:
                self._below.clear()
            self._below[number] = found
        return found

    def _find_below(self, number: RuleNumber) -> Mask:
        if number.level is Level.SECTION:
            inside: Mask = np.equal(self.sections, number.chapter)
            return inside
        inside = np.equal(self.chapters, number.chapter)
        if number.level is Level.CHAPTER:
            return inside
        inside = inside & np.equal(self._rules, number.rule)
        return inside & np.equal(self._ordinals, number.ordinal) if number.ordinal else inside

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

    def _set_references(self, mentions: Ints) -> None:
        """Work out which items mention which."""
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
        sources, targets = sources[held], targets[held]
        self.references = Pointers(self.count, sources, targets)
        self.definitions: dict[int, list[int]] = {}
        for source, target in zip(sources.tolist(), targets.tolist(), strict=True):
            if source >= self.records:
                self.definitions.setdefault(source, []).append(target)


def _key(chapters: Ints, rules: Ints, ordinals: Ints) -> NDArray[np.int64]:
    return (chapters.astype(np.int64) * 10_000 + rules) * 1_000 + ordinals
