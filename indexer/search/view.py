"""One edition as the search sees it: which texts it holds, in document order, and where they stand.

It knows numbers and text ids as arrays, and must not know queries. Items are the rulebook's
records, then its glossary entries; `item` below is a place in that order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from indexer.fulltext import schema
from indexer.fulltext.reader import Floats, FullTextReader, Ints, ScoreMap
from indexer.model.number import Level, RuleNumber
from indexer.model.rulebook import Rulebook
from indexer.search.keeping import keep

Mask = NDArray[np.bool_]
Items = NDArray[np.intp]
Counted = tuple[tuple[RuleNumber, int], ...]
Value = TypeVar("Value", bound=np.generic)

REFERRED = 0.36
"""How much counts that a rule which matches refers to the item."""
BELOW = 0.5
"""How much counts that a rule just below the item matches."""
DEFINED = 0.2
"""How much counts that the glossary entry which the query names refers to the item."""
OPENING = 16
"""How many words the beginning of a text is."""
_LAST_OF_EVERY_GAME = 800
"""The chapters after this one, on all games of several players, are on options and variants."""
_KEPT = 256
"""How many filters are kept for one edition: 4 kB each over a whole rulebook."""


class Pointing(NamedTuple):
    """Which items point to some others.

    Attributes:
        sources: each of those others, followed by the item just above it, the count where there is
            none, and then by the items that point to it.
        firsts: where each of those others stands among them.
        weights: how much each source counts for what it points to; 0 for those others, and for what
            is above them.
        defines: how much it counts there that the query names the source.
    """

    sources: Items
    firsts: Items
    weights: Floats
    defines: Floats


class Pointers:
    """Which items point to which, and how much it counts."""

    def __init__(
        self, parents: Items, referring: Items, referred: Items, is_glossary: Mask
    ) -> None:
        """Learn what points to what.

        Args:
            parents: the item just above each; the count where there is none.
            referring: items that refer to others. referred: to which.
            is_glossary: which items are entries.
        """
        count = len(parents)
        every = np.arange(count)
        children = (parents < count).nonzero()[0]
        targets = np.concatenate((every, every, parents[children], referred))
        order = np.argsort(targets, kind="stable")
        sources = np.concatenate((every, parents, children, referring))
        weights = np.repeat((0, BELOW, REFERRED), (2 * count, len(children), len(referring)))
        defines = np.append(is_glossary, False)[sources] * (weights > 0) * DEFINED
        self._sources: Items = sources[order].astype(np.intp)
        self._weights: Floats = weights[order].astype(np.float32)
        self._defines: Floats = defines[order].astype(np.float32)
        self._counts = np.bincount(targets, minlength=count)
        self._firsts = np.cumsum(self._counts) - self._counts
        self._range = np.arange(len(order))

    def to(self, items: Items) -> Pointing:
        """Return which items point to these."""
        counts = self._counts.take(items)
        firsts = counts.cumsum()
        firsts -= counts
        at = (self._firsts.take(items) - firsts).repeat(counts)
        at += self._range[: len(at)]
        weights, defines = self._weights.take(at), self._defines.take(at)
        return Pointing(self._sources.take(at), firsts, weights, defines)


class _Counts:
    """Counts items by section and by chapter; those of the glossary have neither.

    Each chapter, each section's own record and the glossary are one place among the counts.
    """

    def __init__(self, chapters: Ints, sections: Ints) -> None:
        keys, at = np.unique(sections * 1_000 + chapters, return_inverse=True)
        self._at: Items = at.astype(np.intp)
        self._places = len(keys)
        sections, chapters = keys // 1_000, keys % 1_000
        self._chapter_places = (chapters > 9).nonzero()[0]
        self._chapters = [RuleNumber(chapter) for chapter in chapters[chapters > 9].tolist()]
        numbers, firsts = np.unique(sections, return_index=True)
        self._firsts: Items = firsts[numbers > 0]
        self._sections = [RuleNumber(section) for section in numbers[numbers > 0].tolist()]

    def of(self, items: Items) -> tuple[Counted, Counted]:
        counts = np.bincount(self._at.take(items), minlength=self._places)
        in_sections = np.add.reduceat(counts, self._firsts) if self._sections else counts[:0]
        in_chapters = counts.take(self._chapter_places)
        return _some(self._sections, in_sections), _some(self._chapters, in_chapters)


def _some(numbers: Sequence[RuleNumber], counts: Items) -> Counted:
    """Return numbers with their counts, but for those that have none."""
    present = counts.nonzero()[0]
    counted = counts.take(present).tolist()
    return tuple(zip(map(numbers.__getitem__, present.tolist()), counted, strict=True))


class EditionView:
    """The part of an index that one edition is.

    Attributes:
        reader: the index over all editions.
        texts: text id of each item; the reader's count where an item has no text.
        starts, ends: where each item's text begins and ends in the token stream.
        records: how many of the items are records; the rest is glossary.
        count: how many items there are. chapters: each item's chapter; 0 for glossary.
        sections: each item's section; 0 for glossary.
        is_of_variant: which items are rules of options and variants of the game.
        has_text: which items have any. is_glossary: which are entries.
        share_of_heading: how much of each item's own name one word is.
        is_obsolete: which entries are of what is no more.
        only_names: which items say nothing but what those below them are called.
        is_keyword: which rules are such. is_of_keyword: which subrules stand below such a rule.
        pointers: the items that stand just below others, or refer to them.
        parents: the item just above each; the count where there is none.
        whereabouts: items, and what number each stands just below; an entry, below the chapters of
            the rules that it points to, which excerpts may lack.
        is_complete: whether it is a whole rulebook, no excerpts.
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
        self.is_complete = rulebook.info.complete
        numbers = [record.number for record in rulebook.records]
        self._positions = {number: position for position, number in enumerate(numbers)}
        columns = np.zeros((3, self.count), dtype=np.int32)
        for item, number in enumerate(numbers):
            columns[:, item] = number.chapter, number.rule, number.ordinal
        self.chapters, self._rules, self._ordinals = columns
        self.sections = np.where(self.chapters > 9, self.chapters // 100, self.chapters)
        self.is_of_variant = self.chapters > _LAST_OF_EVERY_GAME
        self.has_text = self.texts < reader.count
        self.is_glossary = np.arange(self.count) >= self.records
        self.is_obsolete = np.zeros(self.count, dtype=bool)
        self.is_obsolete[self.records :] = [entry.obsolete for entry in rulebook.glossary]
        sizes = self.spread(np.append(reader.heading_sizes, 0))
        self.share_of_heading = (1 / np.maximum(sizes, 1)).astype(np.float32)
        self.only_names = (sizes > 0) & ~self.is_glossary
        self._counts = _Counts(self.chapters, self.sections)
        self._below: dict[RuleNumber, Mask] = {}
        self._item_of_text: Items = np.full(reader.count + 1, self.count, dtype=np.intp)
        self._item_of_text[self.texts] = np.arange(self.count)
        self._item_of_text[-1] = self.count
        self._keys = _key(*columns)[: self.records]
        self.parents = self._find_parents()
        self.is_keyword = self.only_names & (self._rules > 0)
        self.is_of_keyword = np.append(self.only_names, False)[self.parents] & (self._ordinals > 0)
        self.pointers = Pointers(self.parents, *self._references(mentions), self.is_glossary)
        self.whereabouts = self._find_whereabouts(mentions)
        self._undotted = mentions[mentions[:, 2] == 0, :2]

    def items_at(self, places: Ints) -> Items:
        """Return the item that each place of the stream belongs to; the count where none of this
        edition does."""
        return self._item_of_text.take(self.reader.text_of_place.take(places))

    def holding(self, places: Ints) -> tuple[Mask, Mask]:
        """Return which items hold one of these places in their text, and which in an example."""
        masks = np.zeros((2, self.reader.count + 1), dtype=bool)
        texts, in_examples = self.reader.texts_at(places)
        masks[0, texts[~in_examples]] = True
        masks[1, texts[in_examples]] = True
        return self.spread(masks[0]), self.spread(masks[1])

    def openings(self, places: Ints, items: Items) -> tuple[Items, NDArray[np.float64]]:
        """Return the items that places stand in, and for each how near to the beginning of its text
        the first of them is, from 1 to 0.

        Args:
            places: ascending. items: that each of them stands in, as `items_at` tells.
        """
        is_first = items < self.count
        is_first[1:] &= items[1:] != items[:-1]  # those of one text stand together
        items = items[is_first]
        return items, np.maximum(0.0, 1 - (places[is_first] - self.starts.take(items)) / OPENING)

    def citing(self, chapter: int) -> Mask:
        """Return which items name a section or chapter as such."""
        return self._times_cited(chapter) > 0

    def only_citing(self, places: Ints, chapter: int) -> Mask:
        """Return which items say a number only as that of a section or chapter; so do those whose
        rule just above does.

        Args:
            places: where texts say it.
        """
        said = self._times(self.reader.text_of_place[places])
        only = (said > 0) & (said <= self._times_cited(chapter))
        above: Mask = np.append(only, False)[self.parents] & (said == 0)
        return only | above

    def _times_cited(self, chapter: int) -> Items:
        texts, chapters = self._undotted.T
        return self._times(texts[chapters == chapter])

    def _times(self, texts: Ints) -> Items:
        """Return by item how often its text is among these."""
        return self.spread(np.bincount(texts, minlength=self.reader.count + 1))

    def in_edition(self, found: ScoreMap) -> tuple[Items, Floats]:
        """Return the items of the edition among the texts of a term, and their scores."""
        items = self._item_of_text.take(found.texts)
        is_here = items < self.count
        return items[is_here], found.scores[is_here]

    def called(self, stem: str) -> tuple[Items, Floats]:
        """Return the items whose own name holds a stem, and how much it counts there."""
        return self.in_edition(self.reader.score_map(schema.HEADING, stem))

    def spread(self, values: NDArray[Value]) -> NDArray[Value]:
        """Return values by text id (one more than there are texts) as values by item."""
        return values.take(self.texts)

    def item_of(self, number: RuleNumber) -> int | None:
        """Return the item that a number is, or None."""
        return self._positions.get(number)

    def counts_of(self, items: Items) -> tuple[Counted, Counted]:
        """Return how many of these items each section and each chapter has, in order; none that has
        none."""
        return self._counts.of(items)

    def below(self, number: RuleNumber) -> Mask:
        """Return which items are this number or stand below it."""
        found = self._below.get(number)
        if found is None:
            found = keep(self._below, number, self._find_below(number), _KEPT)
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
    def is_of_symbols(self) -> Mask:
        """Which items stand in the chapter that has the most different symbols: it tells what they
        mean."""
        held = np.zeros(int(self.chapters.max(initial=0)) + 1, dtype=np.intp)
        for word, surface in enumerate(self.reader.surfaces):
            if surface.startswith("{"):
                items = self.items_at(self.reader.places([word]))
                held[np.unique(self.chapters[items[items < self.records]])] += 1
        return np.equal(self.chapters, held.argmax()) & (self.chapters > 0)

    @cached_property
    def word_counts(self) -> Ints:
        """How often each word of the vocabulary occurs in this edition."""
        held = np.zeros(self.reader.count, dtype=bool)
        held[self.texts[self.has_text]] = True
        words = self.reader.words[held[self.reader.text_of_place]]
        counts = np.bincount(words[words >= 0], minlength=len(self.reader.surfaces))
        return counts.astype(np.int32)

    def frequency(self, folded: str) -> int:
        """Return how often a folded form, or else a stem, occurs in this edition."""
        counts, reader = self.word_counts, self.reader
        words = reader.words_of_folded.get(folded) or reader.words_of_stem.get(folded, [])
        return sum(int(counts[word]) for word in words)

    def completions(self, prefix: str, most: int) -> list[str]:
        """Return the most frequent folded words that begin with a prefix."""
        counted = ((-self.frequency(form), form) for form in self.reader.folded_from(prefix))
        return [form for count, form in sorted(counted) if count][:most]

    def _find_parents(self) -> Items:
        chapters, rules, ordinals = (
            column[: self.records] for column in (self.chapters, self._rules, self._ordinals)
        )
        is_subrule, is_rule = ordinals > 0, rules > 0
        above = np.where(is_rule, chapters, chapters // 100)
        parents = np.full(self.count, self.count, dtype=np.intp)
        parents[: self.records] = self._items_of(_key(above, rules * is_subrule, 0))
        return parents

    def _find_whereabouts(self, mentions: Ints) -> tuple[Items, NDArray[np.int64]]:
        texts, chapters, rules, ordinals = mentions.T
        entries = self._item_of_text[texts]
        is_entry = np.append(self.is_glossary, False)[entries] & (rules > 0) & (ordinals == 0)
        items = (self.parents < self.count).nonzero()[0]
        below = self._keys[self.parents[items]], _key(chapters, 0, 0)[is_entry]
        return np.append(items, entries[is_entry]), np.concatenate(below)

    def _references(self, mentions: Ints) -> tuple[Items, Items]:
        """Return the items that mention another, and which."""
        targets = self._items_of(_key(*mentions.T[1:]))
        sources = self._item_of_text[mentions[:, 0]]
        held = (targets < self.count) & (sources < self.count) & (sources != targets)
        return sources[held], targets[held]

    def _items_of(self, keys: NDArray[np.int64]) -> Items:
        """Return the records that numbers are; the count where there is none."""
        order = np.argsort(self._keys, kind="stable")
        at = np.searchsorted(self._keys[order], keys)
        items = np.append(order, 0)[at]
        return np.where(np.append(self._keys, -1)[items] == keys, items, self.count)


def _key(chapters: Ints, rules: Ints | int, ordinals: Ints | int) -> NDArray[np.int64]:
    return (chapters.astype(np.int64) * 10_000 + rules) * 1_000 + ordinals
