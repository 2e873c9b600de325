"""Rulebooks to quote from: the seeds, two invented whole books, and a small English one in two
editions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from indexer.assembly import read_rulebooks
from indexer.model.glossary import GlossaryEntry
from indexer.model.rulebook import Rulebook, RulebookInfo
from indexer.quotes.library import QuoteLibrary
from tests.factories import record, rulebook
from tests.reading import read_book

ROOT = Path(__file__).resolve().parents[3]

_NEW_RULES = {
    "100.1": "A game of Harbour is played by two captains. Each captain may have one advisor.",
    "100.2": "A captain may not look at another captain’s hold unless a card says so.",
    "101.1": "The tide turns at the end of each watch. No ship can leave the harbour at low tide.",
    "101.1a": "A ship that can’t leave stays where it is, and its cargo isn’t lost.",
    "101.1b": "A ship must leave at high tide if its captain has paid three coins.",
    "102.1": "Cargo is loaded before the watch begins. It can’t be loaded during a storm.",
    "102.2": "A ship gets -1/-1 until end of turn for each crate over its limit of twelve crates.",
    "103.4": "Storms last two watches; nothing is loaded or unloaded while a storm lasts.",
}
_OLD_RULES = {
    **{number: text for number, text in _NEW_RULES.items() if number < "102"},
    "100.1": "A game of Harbour is played by two captains. Each captain may have two advisors.",
    "102.1": "Storms last two watches; nothing is loaded or unloaded while a storm lasts.",
}
_EXAMPLE = "The Heron carries fourteen crates. It gets -2/-2 until it unloads."


@dataclass(frozen=True)
class Shelf:
    """Rulebooks in memory, held as a snapshot holds them."""

    books: tuple[Rulebook, ...]

    @property
    def rulebooks(self) -> tuple[RulebookInfo, ...]:
        return tuple(book.info for book in self.books)

    def rulebook(self, edition: str, locale: str) -> Rulebook:
        found = (book for book in self.books if book.info.key == f"{edition}:{locale}")
        return next(found)


def english(rules: dict[str, str], edition: str) -> Rulebook:
    records = [record("1", title="Harbour"), record("100", title="Captains")]
    records += [
        record(number, text, examples=[_EXAMPLE] if number == "102.2" else [])
        for number, text in rules.items()
    ]
    glossary = [
        GlossaryEntry("Crate", "A box that goods are carried in. See rule 102.2.", False, ()),
        GlossaryEntry("Tide", "The state of the water, high or low, in a watch.", False, ()),
    ]
    return rulebook(*records, locale="en", edition=edition, complete=True, glossary=glossary)


@cache
def seeds() -> tuple[Rulebook, ...]:
    return tuple(book for book, _ in read_rulebooks(ROOT / "rules_data"))


@cache
def invented() -> tuple[Rulebook, ...]:
    folder = ROOT / "tests" / "fixtures" / "books"
    return (
        english(_NEW_RULES, "2026-03-01"),
        english(_OLD_RULES, "2025-03-01"),
        read_book(
            (folder / "es.txt").read_text(encoding="utf-8"), "es", "2019-01-25", complete=True
        ),
        read_book(
            (folder / "fr.txt").read_text(encoding="utf-8"), "fr", "2014-05-01", complete=True
        ),
    )


@cache
def library(name: str) -> QuoteLibrary:
    """`seeds` or `invented`: they hold other rules under the same numbers."""
    return QuoteLibrary(Shelf(seeds() if name == "seeds" else invented()))


def all_fields(books: tuple[Rulebook, ...]) -> list[tuple[Rulebook, str, str]]:
    """Every text and example of the books, with its number."""
    return [
        (book, str(held.number), text)
        for book in books
        for held in book.records
        for _, text in held.fields()
    ]
