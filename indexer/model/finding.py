"""Findings: the results of checking a rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class FindingKind(StrEnum):
    """What a finding tells of. Add a kind here before reporting one."""

    GAP = "gap"
    """Numbers that are skipped between two siblings; gaps are kept as gaps."""
    DUPLICATE_NUMBER = "duplicate_number"
    """One document prints a number twice; both are kept."""
    CONFLICTING_TEXTS = "conflicting_texts"
    """Two documents print different texts under one number; both are kept."""
    OUT_OF_ORDER = "out_of_order"
    MISPRINTED_NUMBER = "misprinted_number"
    """A number line with a slip (no dot, extra dot, no space) that was read all the same."""
    UNREADABLE_NUMBER = "unreadable_number"
    """A line that looks like a rule but whose number cannot be read or placed; its text is kept."""
    UNATTACHED_TEXT = "unattached_text"
    """Text that belongs to no record and is not known as furniture."""
    MISSING_HEADING = "missing_heading"
    """A part of the book that its contents name stands under no heading of its own."""
    UNPARTED_GLOSSARY = "unparted_glossary"
    """A glossary whose headwords can hardly be told from their definitions."""
    EMPTY_TEXT = "empty_text"
    """A number under which nothing is printed."""
    INCOMPLETE = "incomplete"
    """A book that is declared whole lacks much of what another whole one of its language holds, or
    what its own contents name, or ends in the middle of a sentence."""
    PRINTED_DATE = "printed_date"
    """A date of effect that is printed but not declared, or declared but not printed."""
    INFERRED_NUMBERS = "inferred_numbers"
    ABRIDGED_TEXTS = "abridged_texts"
    DANGLING_REFERENCE = "dangling_reference"
    """A reference whose target this rulebook does not hold."""
    MALFORMED_REFERENCE = "malformed_reference"
    OTHER_LANGUAGE = "other_language"
    """Many lines of a document are in another language than it is declared to be in."""
    LOSSY_SOURCE = "lossy_source"
    """A source whose text is known to be damaged and was accepted all the same."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One result of checking a rulebook.

    Attributes:
        kind: what it tells of. message: one English sentence.
        number: the rule number concerned, or None. document: the source file concerned, or None.
        line: 1-based line in that document, or None.
    """

    kind: FindingKind
    message: str
    number: str | None = None
    document: str | None = None
    line: int | None = None
