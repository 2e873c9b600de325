"""`reglario check --against`: how an edition differs from another of the same language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from app.cli.output import print_json, print_table
from indexer.assembly import read_rulebook, rulebook_entries
from indexer.comparison import Comparison, compare
from indexer.model.edition import Edition
from indexer.model.errors import AbsentError, UnknownEdition, UnknownLanguage
from indexer.model.locale import canonical_tag
from indexer.sources.manifest import SourceEntry, read_manifest

_COUNTED = ("chapters", "rules", "subrules", "examples", "glossary")


class NothingToCompare(AbsentError):
    """An edition is there, but none to compare it with.

    Attributes:
        against, edition, lang: as they were asked for; the last two may be None.
    """

    def __init__(self, against: str, edition: str | None, lang: str | None) -> None:
        where = "in any language" if lang is None else f"in the language {lang!r}"
        other = "no other edition" if edition in (None, against) else f"not {edition!r} beside it"
        super().__init__(f"There is nothing to compare {against!r} with: {other} {where}.")
        self.against = against
        self.edition = edition
        self.lang = lang


def print_comparisons(
    data: Path, against: str, edition: str | None, lang: str | None, *, as_json: bool
) -> None:
    """Compare, in each language that has it, an edition (the newest other one) with `against`.

    Raises:
        UnknownLanguage: nothing is declared in the language asked for.
        UnknownEdition: no language has one of the editions.
        NothingToCompare: no language has both editions, or none has another than `against`.
        SourceError: a source cannot be read whole.
    """
    found = [
        compare(read_rulebook(data, old)[0], read_rulebook(data, new)[0])
        for old, new in _pairs(data, against, edition, lang)
    ]
    if as_json:
        print_json({"comparisons": [_answer(one) for one in found]})
        return
    for one in found:
        _print(one)


def _pairs(
    data: Path, against: str, edition: str | None, lang: str | None
) -> list[tuple[Sequence[SourceEntry], Sequence[SourceEntry]]]:
    books: dict[str, dict[str, Sequence[SourceEntry]]] = {}
    for entries in rulebook_entries(read_manifest(data)):
        books.setdefault(entries[0].locale, {})[entries[0].edition.id] = entries
    if lang is not None:
        if canonical_tag(lang) not in books:
            raise UnknownLanguage(lang, list(books))
        books = {canonical_tag(lang): books[canonical_tag(lang)]}
    pairs = []
    for editions in books.values():
        others = [one for one in editions if one != against and edition in (None, one)]
        if against in editions and others:
            newest = max(others, key=lambda one: Edition(one).recency)
            pairs.append((editions[against], editions[newest]))
    if not pairs:
        known = sorted({one for editions in books.values() for one in editions})
        for asked in (against, edition):
            if asked is not None and asked not in known:
                raise UnknownEdition(asked, lang, known)
        raise NothingToCompare(against, edition, lang)
    return pairs


def _answer(one: Comparison) -> dict[str, Any]:
    return {
        "lang": one.new.locale,
        "old": {"edition": one.old.edition.id, "counts": asdict(one.old.counts)},
        "new": {"edition": one.new.edition.id, "counts": asdict(one.new.counts)},
        "unchanged": one.unchanged,
        "went": [str(number) for number in one.went],
        "came": [str(number) for number in one.came],
        "changed": [str(number) for number in one.changed],
        "moved": [{"from": str(move.old), "to": str(move.new)} for move in one.moved],
    }


def _print(one: Comparison) -> None:
    columns = (one.new.locale, one.old.edition.id, one.new.edition.id, "difference")
    old, new = asdict(one.old.counts), asdict(one.new.counts)
    print_table(columns, [(name, old[name], new[name], new[name] - old[name]) for name in _COUNTED])
    told = {
        "unchanged": one.unchanged,
        "changed": len(one.changed),
        "moved": len(one.moved),
        "went": len(one.went),
        "came": len(one.came),
    }
    print_table(("what", "numbers"), told.items())
    rows = [
        *(("went", str(number), "") for number in one.went),
        *(("came", "", str(number)) for number in one.came),
        *(("changed", str(number), str(number)) for number in one.changed),
        *(("moved", str(move.old), str(move.new)) for move in one.moved),
    ]
    if rows:
        print_table(("what", one.old.edition.id, one.new.edition.id), rows)
