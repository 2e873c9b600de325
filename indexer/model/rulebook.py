"""One edition in one locale: its ordered records, and every way of walking them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from indexer.model.edition import Edition
from indexer.model.finding import Finding
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import Level, RuleNumber
from indexer.model.rule import NumberOrigin, RuleRecord

UNKNOWN = "unknown"
"""What the manifest and every answer say of a thing that is not known."""


@dataclass(frozen=True, slots=True)
class DocumentInfo:
    """What is known of one source document.

    Attributes:
        path: relative to the data directory, with forward slashes; its id in URLs.
        locale, edition: the rulebook it belongs to.
        encoding: Python codec name, as declared. layout: the layout that read it.
        sha256: of the file's bytes, 64 hex digits. characters: length of the decoded text in code
            points.
        title, publisher, retrieved_on, licence: as declared; `unknown` where not known.
        lossy: the text is known to be damaged and was accepted all the same.
    """

    path: str
    locale: str
    edition: str
    encoding: str
    layout: str
    sha256: str
    characters: int
    title: str
    publisher: str
    official: bool
    retrieved_on: str
    licence: str
    complete: bool
    lossy: bool = False


@dataclass(frozen=True, slots=True)
class Counts:
    """How much a rulebook holds."""

    sections: int
    chapters: int
    rules: int
    subrules: int
    examples: int
    glossary: int
    abridged: int
    inferred: int


@dataclass(frozen=True, slots=True)
class RulebookInfo:
    """What is known of a rulebook without opening it.

    Attributes:
        edition, locale: its key. complete: whether it is the whole book, or excerpts.
        title, publisher: of its documents, `unknown` where not known.
        documents: its source documents, in manifest order.
        revision: the first 12 hex digits of the rulebook's digest. counts: how much it holds.
        texts_sha256: of what it says alone; the same wherever and however encoded it was read.
    """

    edition: Edition
    locale: str
    complete: bool
    official: bool
    title: str
    publisher: str
    documents: tuple[DocumentInfo, ...]
    revision: str
    texts_sha256: str
    counts: Counts

    def __hash__(self) -> int:
        return hash(self.texts_sha256)  # all that hangs on it would take long with each request

    @property
    def key(self) -> str:
        """`edition:locale`, the tail of its handles."""
        return f"{self.edition}:{self.locale}"

    def same_edition_as(self, other: RulebookInfo) -> bool | None:
        """Whether both are of one edition; None where nobody knows, as one of them has no date."""
        if self.key == other.key:
            return True
        if self.edition.effective_on is None or other.edition.effective_on is None:
            return None
        return self.edition == other.edition


@dataclass(frozen=True)
class Rulebook:
    """One edition in one locale, in document order.

    Attributes:
        info: what is known of it.
        records: sections, chapters, rules and subrules in document order; implied ones stand just
            before the first record that implies them. A number occurs once; further texts printed
            under it are its record's `duplicates`.
        glossary: entries in document order.
        findings: what checking it brought up.
    """

    info: RulebookInfo
    records: tuple[RuleRecord, ...]
    glossary: tuple[GlossaryEntry, ...] = ()
    findings: tuple[Finding, ...] = field(default=(), compare=False)

    def get(self, number: RuleNumber) -> RuleRecord | None:
        """Return the record of exactly this number, or None; never a prefix match."""
        position = self._positions.get(number)
        return None if position is None else self.records[position]

    def children(self, number: RuleNumber) -> tuple[RuleNumber, ...]:
        """Return the numbers one level below that this rulebook holds, in document order."""
        return self._children.get(number, ())

    def descendants(self, number: RuleNumber) -> tuple[RuleNumber, ...]:
        """Return every number below, at any level, in document order."""
        return tuple(
            below for child in self.children(number) for below in (child, *self.descendants(child))
        )

    def previous(self, number: RuleNumber) -> RuleNumber | None:
        """Return the rule or subrule before this one, in document order across chapters."""
        return self._neighbour(number, -1)

    def next(self, number: RuleNumber) -> RuleNumber | None:
        """Return the rule or subrule after this one in document order, across chapters, or None."""
        return self._neighbour(number, +1)

    def chapter_of(self, number: RuleNumber) -> RuleRecord | None:
        """Return the record of the chapter that a chapter, rule or subrule belongs to, or None."""
        return self.get(RuleNumber(number.chapter)) if number.chapter > 9 else None

    def title_path(self, number: RuleNumber) -> tuple[str, ...]:
        """Return the printed titles of the number itself and of section and chapter above."""
        path = [RuleNumber(number.section)]
        if number.chapter > 9:
            path.append(RuleNumber(number.chapter))
        records = (self.get(step) for step in path)
        return tuple(record.title for record in records if record is not None and record.title)

    def heading_of(self, number: RuleNumber) -> str | None:
        """Return the name that a rule only gives to its subrules (`702.19. Trample`), or None."""
        record = self.get(number)
        if record is None or not record.is_name or not self.children(number):
            return None
        return record.text

    def near(self, number: RuleNumber, count: int = 3) -> tuple[RuleNumber, ...]:
        """Return up to `count` held numbers that may have been meant, nearest in order first.

        They are the number's parent and siblings; where none of these is held, those of its parent,
        and so on. Where not even its section is held, nothing is near.
        """
        at = bisect_left(self._ordered, number)
        family: list[RuleNumber] = []
        for above in number.above:
            family = [held for held in (above, *self.children(above)) if held in self._rank]
            if family:
                break
        return tuple(sorted(family, key=lambda held: abs(self._rank[held] - at + 0.5))[:count])

    @cached_property
    def _positions(self) -> dict[RuleNumber, int]:
        return {record.number: position for position, record in enumerate(self.records)}

    @cached_property
    def _children(self) -> dict[RuleNumber, tuple[RuleNumber, ...]]:
        children: dict[RuleNumber, list[RuleNumber]] = {}
        for record in self.records:
            if record.number.parent is not None:
                children.setdefault(record.number.parent, []).append(record.number)
        return {parent: tuple(numbers) for parent, numbers in children.items()}

    @cached_property
    def _walk(self) -> tuple[RuleNumber, ...]:
        return tuple(
            record.number
            for record in self.records
            if record.level in (Level.RULE, Level.SUBRULE)
            and record.origin is not NumberOrigin.IMPLIED
        )

    @cached_property
    def _walk_positions(self) -> dict[RuleNumber, int]:
        return {number: position for position, number in enumerate(self._walk)}

    @cached_property
    def _ordered(self) -> list[RuleNumber]:
        return sorted(record.number for record in self.records)

    @cached_property
    def _rank(self) -> dict[RuleNumber, int]:
        return {number: rank for rank, number in enumerate(self._ordered)}

    def _neighbour(self, number: RuleNumber, step: int) -> RuleNumber | None:
        position = self._walk_positions.get(number)
        if position is None or not 0 <= position + step < len(self._walk):
            return None
        return self._walk[position + step]


def count_records(records: Sequence[RuleRecord], glossary: Sequence[GlossaryEntry]) -> Counts:
    """Count what a rulebook holds; chapters and sections that are only implied are not counted."""
    printed = [record for record in records if record.origin is not NumberOrigin.IMPLIED]
    levels = [record.level for record in printed]
    return Counts(
        sections=levels.count(Level.SECTION),
        chapters=levels.count(Level.CHAPTER),
        rules=levels.count(Level.RULE),
        subrules=levels.count(Level.SUBRULE),
        examples=sum(len(record.examples) for record in printed),
        glossary=len(glossary),
        abridged=sum(record.abridged for record in printed),
        inferred=sum(record.origin is NumberOrigin.INFERRED for record in printed),
    )
