"""One edition as the search sees it: which texts it holds, in document order, and where they stand.

It knows numbers and text ids as arrays, and must not know queries. Items are the rulebook's
records, then its glossary entries; `item` below is a place in that order.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from indexer.fulltext.reader import Floats, FullTextReader, Ints
from indexer.model.number import Level, RuleNumber
from indexer.model.rulebook import Rulebook

Mask = NDArray[np.bool_]


class EditionView:
    """The part of an index that one edition is.

    Attributes:
        reader: the index over all editions. texts: text id of each item; the reader's count where
            an item has no text. records: how many of the items are records; the rest is glossary.
        numbers: the records' numbers. chapters: each item's chapter (section for a section), 0 for
            glossary.
    """

    def __init__(self, reader: FullTextReader, texts: Ints, rulebook: Rulebook) -> None:
        self.reader = reader
        self.texts = np.where(texts < 0, np.int32(reader.count), texts)
        self.records = len(rulebook.records)
        self.count = len(texts)
        self.numbers = tuple(record.number for record in rulebook.records)
        glossary = np.zeros(self.count - self.records, dtype=np.int16)
        triples = [(number.chapter, number.rule, number.ordinal) for number in self.numbers]
        columns = np.array(triples, dtype=np.int16).reshape(-1, 3)
        self.chapters, self._rules, self._ordinals = (
            np.concatenate([column, glossary]) for column in columns.T
        )
        self.sections = np.where(self.chapters > 9, self.chapters // 100, self.chapters)
        self._positions = {number: position for position, number in enumerate(self.numbers)}

    def spread(self, values: Floats) -> Floats:
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

    @cached_property
    def is_glossary(self) -> Mask:
        """Which items are glossary entries."""
        return np.arange(self.count) >= self.records

    @cached_property
    def word_counts(self) -> Ints:
        """How often each word of the vocabulary occurs in this edition."""
        held = np.zeros(self.reader.count + 1, dtype=bool)
        held[self.texts] = True
        places = held[self.reader.text_of_place] & (self.reader.words >= 0)
        return np.bincount(self.reader.words[places], minlength=len(self.reader.surfaces)).astype(
            np.int32
        )
