"""The rulebooks in which quotations are looked for, each read and indexed when it is first needed.

It finds candidates and names their places; whether a candidate says what is quoted is for
`compare` to decide.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from threading import RLock
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from indexer.model.errors import UnknownEdition, UnknownLanguage
from indexer.model.locale import match_tag
from indexer.model.number import RuleNumber
from indexer.model.rule import TITLE, RuleRecord, example_field, example_index
from indexer.model.rulebook import Rulebook, RulebookInfo
from indexer.quotes.places import Field
from indexer.quotes.shingles import ShingleIndex

Candidate = tuple[str, list[Field]]
"""A text, and the fields that print it."""


_IS_TITLE = -1
"""Stands for a title in the place of an example's index; 0 does for the text."""


class Books(Protocol):
    """Where rulebooks come from: a snapshot, or any other holder of them.

    Attributes:
        rulebooks: what there is, in locale order, the newest edition first within a locale.
    """

    @property
    def rulebooks(self) -> tuple[RulebookInfo, ...]:
        """What there is."""

    def rulebook(self, edition: str, locale: str) -> Rulebook:
        """Return one of them."""


@dataclass(frozen=True, slots=True)
class _Shelf:
    """The fields of one rulebook, and the places of their texts in the locale's index; `untitled`
    are those of all but titles.
    """

    info: RulebookInfo
    places: NDArray[np.int32]
    untitled: NDArray[np.int32]
    chapters: array[int]
    rules: array[int]
    ordinals: array[int]
    examples: array[int]
    duplicates: array[int]
    headwords: tuple[str, ...]

    def field(self, at: int) -> Field:
        headword = at - len(self.chapters)
        edition, locale = self.info.edition, self.info.locale
        if headword >= 0:
            return Field(edition, locale, None, "text", self.headwords[headword])
        number = RuleNumber(self.chapters[at], self.rules[at], self.ordinals[at])
        example = self.examples[at]
        name = example_field(example) if example else "text"
        if example == _IS_TITLE:
            name = TITLE
        return Field(edition, locale, number, name, None, self.duplicates[at])


class QuoteLibrary:
    """Looks for quotations in rulebooks. Safe to share between threads."""

    def __init__(self, books: Books) -> None:
        self._books = books
        self._indexes: dict[str, ShingleIndex] = {}
        self._shelves: dict[str, _Shelf] = {}
        self._changing = RLock()

    @property
    def infos(self) -> tuple[RulebookInfo, ...]:
        """What is known of every rulebook held."""
        return self._books.rulebooks

    def scope(self, locale: str | None, edition: str | None) -> tuple[RulebookInfo, ...]:
        """Return the rulebooks that a locale and an edition name.

        Without an edition it is each locale's newest; without a locale, every locale's.

        Raises:
            UnknownLanguage, UnknownEdition: there is none.
        """
        held = self.infos
        if locale is not None:
            locales = tuple(dict.fromkeys(info.locale for info in held))
            tag = match_tag(locale, locales)
            if tag is None:
                raise UnknownLanguage(locale, locales)
            held = tuple(info for info in held if info.locale == tag)
        if edition is not None:
            of_edition = tuple(info for info in held if info.edition.id == edition)
            if not of_edition:
                raise UnknownEdition(edition, locale, [info.key for info in held])
            return of_edition
        newest = {info.locale: info for info in reversed(held)}
        return tuple(info for info in held if newest[info.locale] is info)

    def rulebook(self, info: RulebookInfo) -> Rulebook:
        """Return a rulebook."""
        return self._books.rulebook(info.edition.id, info.locale)

    def record(self, info: RulebookInfo, number: RuleNumber) -> RuleRecord | None:
        """Return a rulebook's record of a number, or None."""
        return self.rulebook(info).get(number)

    def holds(self, info: RulebookInfo, number: RuleNumber) -> bool:
        """Whether a rulebook has a number."""
        return self.record(info, number) is not None

    def coverage(self, info: RulebookInfo, keys: Sequence[str]) -> float:
        """Return the share of words that texts of the rulebook's locale hold, from 0 to 1."""
        with self._changing:
            self._shelf(info)
            return self._indexes[info.locale].coverage(keys)

    def holding(self, infos: Iterable[RulebookInfo], keys: Sequence[str]) -> Iterator[Candidate]:
        """Yield the texts of these rulebooks, of one locale, that hold a run of words."""
        with self._changing:
            shelves = [self._shelf(info) for info in infos]
            if not shelves:
                return
            index = self._indexes[shelves[0].info.locale]
            found = [(index.texts[place], _fields(shelves, place)) for place in index.holding(keys)]
        yield from ((text, fields) for text, fields in found if fields)

    def nearest(self, info: RulebookInfo, keys: Sequence[str], limit: int) -> list[Candidate]:
        """Return the texts of a rulebook with a passage nearest to a run of words, best first.

        Titles are none of them: their few words are near to much that is no quotation of them.
        """
        with self._changing:
            shelf = self._shelf(info)
            index = self._indexes[info.locale]
            places = index.nearest(keys, limit, shelf.untitled)
            return [(index.texts[place], _fields([shelf], place)) for place in places]

    def _shelf(self, info: RulebookInfo) -> _Shelf:
        shelf = self._shelves.get(info.key)
        if shelf is None:
            index = self._indexes.setdefault(info.locale, ShingleIndex(info.locale))
            shelf = self._shelves[info.key] = _shelved(self.rulebook(info), index)
        return shelf


def _shelved(rulebook: Rulebook, index: ShingleIndex) -> _Shelf:
    texts: list[str] = []
    chapters, rules, ordinals = array("h"), array("h"), array("h")
    examples, duplicates = array("h"), array("h")
    for record in rulebook.records:
        for duplicate, one in enumerate((record, *record.duplicates)):
            for name, text in one.printed():
                texts.append(text)
                chapters.append(record.number.chapter)
                rules.append(record.number.rule)
                ordinals.append(record.number.ordinal)
                examples.append(_IS_TITLE if name == TITLE else example_index(name) or 0)
                duplicates.append(duplicate)
    texts += [entry.text for entry in rulebook.glossary]
    headwords = tuple(entry.headword for entry in rulebook.glossary)
    places = index.add(texts)
    is_title = np.zeros(len(places), dtype=bool)
    is_title[: len(examples)] = np.array(examples) == _IS_TITLE
    untitled = places[~is_title]
    return _Shelf(
        rulebook.info,
        places,
        untitled,
        chapters,
        rules,
        ordinals,
        examples,
        duplicates,
        headwords,
    )


def _fields(shelves: Iterable[_Shelf], place: int) -> list[Field]:
    return [
        shelf.field(int(at)) for shelf in shelves for at in np.flatnonzero(shelf.places == place)
    ]
