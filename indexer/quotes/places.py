"""Where passages stand: in which rulebook, under which number, in which field."""

from __future__ import annotations

from dataclasses import dataclass

from indexer.model.citation import Handle
from indexer.model.edition import Edition
from indexer.model.number import RuleNumber


@dataclass(frozen=True, slots=True)
class Field:
    """One searchable text of a rulebook.

    Attributes:
        edition, locale: the rulebook. number: the rule, or None in the glossary.
        name: `title`, `text` or `example N`. term: the glossary's headword, or None.
        duplicate: 0 for a number's own record, n for the n-th further text printed under it.
    """

    edition: Edition
    locale: str
    number: RuleNumber | None
    name: str
    term: str | None = None
    duplicate: int = 0

    @property
    def handle(self) -> Handle | None:
        """The handle of the rule; None for a glossary entry."""
        return Handle(self.number, self.edition, self.locale) if self.number else None


@dataclass(frozen=True, slots=True)
class Passage:
    """A slice of a field.

    Attributes:
        field: which. start, end: code points in that whole field. text: the slice, as printed.
    """

    field: Field
    start: int
    end: int
    text: str
