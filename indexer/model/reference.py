"""Mentions of rule numbers found in a text, and what they stand for in one rulebook."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from indexer.model.edition import Edition
from indexer.model.number import RuleNumber


class TargetStatus(StrEnum):
    """What a mentioned number is in the rulebook that it was resolved in."""

    FOUND = "found"
    ABRIDGED = "abridged"
    """Held, but the source cut its text short."""
    NOT_IN_RULEBOOK = "not_in_rulebook"
    """Well formed, but this rulebook, which holds excerpts only, does not have it."""
    NEVER_EXISTED = "never_existed"
    """Well formed, but this rulebook is the whole book and does not have it."""
    UNUSED_LETTER = "unused_letter"
    """It uses a subrule letter that the rules skip."""
    MALFORMED = "malformed"
    """Written as a reference, but no rule number; kept as written."""
    EDITION_NOT_LOADED = "edition_not_loaded"
    """Its handle names an edition or language that is not loaded, so nothing is known of it."""

    @property
    def is_held(self) -> bool:
        """Whether the rulebook holds it, whole or cut short."""
        return self in (TargetStatus.FOUND, TargetStatus.ABRIDGED)


@dataclass(frozen=True, slots=True)
class MentionTarget:
    """One number that a mention stands for.

    Attributes:
        written: the number in canonical form; as written in the text when it is not well formed.
        number: the parsed number, or None when it is not well formed.
        title: the title printed with it (`regla 114, «Emblemas»`), or None.
        edition, locale: the rulebook that a handle (`113.6k@undated:es`) names, or None.
        span: where the number, or the range that it is one of, is written, without word and title.
    """

    written: str
    number: RuleNumber | None
    title: str | None = None
    edition: Edition | None = None
    locale: str | None = None
    span: tuple[int, int] = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Mention:
    """A mention of rule numbers in a text, before it is resolved.

    Attributes:
        match: the slice of the text. start, end: its span in code points.
        targets: the numbers it stands for, in order; ranges and lists expanded.
    """

    match: str
    start: int
    end: int
    targets: tuple[MentionTarget, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """A mention's number, resolved in one rulebook.

    Attributes:
        number: in canonical form, or as written when malformed. title: as printed with it, or None.
        status: what it is in the rulebook.
    """

    number: str
    title: str | None
    status: TargetStatus


@dataclass(frozen=True, slots=True)
class Reference:
    """A mention inside one of our own records, resolved in that record's rulebook.

    Attributes:
        match: the slice. field: `text` or `example N`. start, end: code points in that whole field.
        targets: what it stands for, in order.
    """

    match: str
    field: str
    start: int
    end: int
    targets: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class Incoming:
    """A mention of a number in another record of its rulebook (or in its own).

    Attributes:
        number: the record that cites. match: the slice of its text that does so.
    """

    number: RuleNumber
    match: str
