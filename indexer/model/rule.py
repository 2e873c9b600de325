"""Records of a rulebook, from section to subrule, with text, examples and places."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from indexer.model.number import Level, RuleNumber


class NumberOrigin(StrEnum):
    """How a record came by its number."""

    PRINTED = "printed"
    INFERRED = "inferred"
    """Worked out from the order of unnumbered subrules."""
    IMPLIED = "implied"
    """A number that only those below it tell of: no title, text or source."""


class SourceSpan(NamedTuple):
    """A half-open span `[start, end)` of code points in a document's decoded text."""

    document: str
    start: int
    end: int


_LONGEST_NAME = 80
_SENTENCE_ENDS = tuple(".…。:：;；")  # names may exclaim
_CLOSING = "\"'”’»›)）」』]"
_EXAMPLE = "example "
TITLE = "title"
"""What a title is called among all that its record prints."""


def example_field(index: int) -> str:
    """Return what an example is called among the fields of its record: `example 1`."""
    return f"{_EXAMPLE}{index}"


def example_index(field: str) -> int | None:
    """Return which example a field is, from 1; None for a text or title."""
    return int(field.removeprefix(_EXAMPLE)) if field.startswith(_EXAMPLE) else None


@dataclass(frozen=True, slots=True)
class Example:
    """An example under a rule or subrule.

    Attributes:
        index: from 1, in printed order. text: as printed, without the example mark (`Ejemplo:`).
        spans: where the text stands in the source.
    """

    index: int
    text: str
    spans: tuple[SourceSpan, ...]

    @property
    def field(self) -> str:
        """What it is called among the fields of its record: `example 1`."""
        return example_field(self.index)


@dataclass(frozen=True, slots=True)
class RuleRecord:
    """One section, chapter, rule or subrule as its source prints it.

    Attributes:
        number: its number. origin: how it came by it.
        title: a section's or chapter's title; None for rules and subrules, and where none is
            printed.
        text: paragraphs separated by a line feed, other white space and typography as printed; None
            for sections and chapters.
        spans: where title or text stands, without the number; in order. The source at those spans
            and the text are equal once runs of white space are folded on both sides.
        examples: in printed order.
        abridged: the source cut the text short (its closing `…` is kept).
        duplicates: further texts printed under the same number, in order; never looked up by
            themselves.
    """

    number: RuleNumber
    origin: NumberOrigin
    title: str | None
    text: str | None
    spans: tuple[SourceSpan, ...]
    examples: tuple[Example, ...] = ()
    abridged: bool = False
    duplicates: tuple[RuleRecord, ...] = ()

    @property
    def level(self) -> Level:
        """Which of the four levels the record is of."""
        return self.number.level

    @property
    def is_name(self) -> bool:
        """Whether it is a rule of one short line that is no sentence (`702.19. Trample`)."""
        text = self.text
        if not text or self.level is not Level.RULE or self.examples:
            return False
        is_line = len(text) <= _LONGEST_NAME and "\n" not in text
        return is_line and not text.rstrip(_CLOSING).endswith(_SENTENCE_ENDS)

    def example(self, field: str) -> Example | None:
        """Return the example that a field is, or None."""
        return next((one for one in self.examples if one.field == field), None)

    def fields(self) -> list[tuple[str, str]]:
        """Return its text, if it has one, and its examples as (name, text) pairs: `example 1`."""
        own = [("text", self.text)] if self.text is not None else []
        return own + [(example.field, example.text) for example in self.examples]

    def printed(self) -> list[tuple[str, str]]:
        """Return all that its source prints: its fields, the title, if it has one, before them."""
        title = [(TITLE, self.title)] if self.title is not None else []
        return title + self.fields()
