"""What layouts tell the parser: what each printed line is, and where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from indexer.languages import LanguageProfile
from indexer.model.finding import FindingKind
from indexer.model.number import RuleNumber
from indexer.parsing.lines import Line


class PieceKind(StrEnum):
    """What a piece of a document is."""

    HEADING = "heading"
    """A section's or chapter's number; the span is its title."""
    RULE = "rule"
    """A printed rule or subrule number; the span is the text beside it, if any."""
    ITEM = "item"
    """An unnumbered subrule of the rule above."""
    EXAMPLE = "example"
    """An example of the rule or subrule above, without its mark."""
    TEXT = "text"
    """A further paragraph of what stands above it."""
    WRAPPED = "wrapped"
    """The rest of a paragraph, broken over lines."""
    TERM = "term"
    """A glossary headword."""
    DEFINITION = "definition"
    """A paragraph or sense of the headword above."""
    LEFT_OUT = "left_out"
    """No rule text: title, contents, credits, the furniture of a web site; the note says which."""


class Piece(NamedTuple):
    """A piece of a document, in order.

    Attributes:
        kind: what it is. line: 1-based. start, end: the span of its text.
        number: for headings and rules. note: why it was left out.
        abridged: the source cut the text short. problem: what is to be reported of the line, or
            None.
    """

    kind: PieceKind
    line: int
    start: int
    end: int
    number: RuleNumber | None = None
    note: str = ""
    abridged: bool = False
    problem: tuple[FindingKind, str] | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """One way in which documents print rules.

    Attributes:
        name: what `sources.toml` calls it.
        recognises: whether a document's lines are in this layout.
        read: every printed line as one piece or more, in order, none left behind.
        general: it reads what no particular layout recognises.
    """

    name: str
    recognises: Callable[[Sequence[Line], LanguageProfile], bool]
    read: Callable[[Sequence[Line], LanguageProfile], Iterable[Piece]]
    general: bool = False


def whole(kind: PieceKind, line: Line, note: str = "") -> Piece:
    """Return a piece that is a whole line."""
    return Piece(kind, line.number, line.start, line.end, note=note)


def unread(piece: Piece, what: str = "its number cannot be read or placed") -> Piece:
    """Return the piece of a line that looks like a rule and is kept as text, and tells so."""
    told = f"the line looks like a rule, but {what}; it was kept in the text of the rule above"
    return piece._replace(problem=(FindingKind.UNREADABLE_NUMBER, told))
