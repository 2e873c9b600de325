"""What comparing a quotation with a text gives: how well it matches, where, what differs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Match(IntEnum):
    """How well a quotation matches a text; a lower one is a better one."""

    EXACT = 0
    TYPOGRAPHIC = 1
    """The same words and marks; only quotes, dashes, spaces, case, accents of capitals differ."""
    ELIDED = 2
    """Every part between marks of omission stands there, in order."""
    ALTERED = 3


class Cut(StrEnum):
    """What was cut off a passage, or left out of it, so that it may mislead; the gravest first."""

    NEGATION_BEFORE = "negation_before"
    NEGATION_WITHIN = "negation_within"
    """Left out openly."""
    NEGATION_AFTER = "negation_after"
    """In a language that denies after the verb."""
    EXCEPTION_AFTER = "exception_after"
    LIMIT_BEFORE = "limit_before"
    """It begins right behind `only` or `some`."""
    LIMIT_WITHIN = "limit_within"
    """Left out, or put in, openly: `only`, an amount, a condition, an exception."""
    CONDITION_BEFORE = "condition_before"
    """What it depends on, where the quotation begins as a sentence does."""
    CONDITION_AFTER = "condition_after"
    """What it depends on, where the quotation sets a full stop."""
    WORDS_PUT_IN = "words_put_in"
    """Nothing is cut off, but words that the text has nowhere are put in brackets: they say what
    cannot be told to be so.
    """

    @property
    def kind(self) -> str:
        """The kind of the finding that an audit makes of it: `exception_cut_off`."""
        return self.value if self is Cut.WORDS_PUT_IN else f"{self.partition('_')[0]}_cut_off"


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference between a quotation and the text that it quotes.

    Attributes:
        op: `replace`, `insert` (the quotation has more) or `delete` (it has less); for typography
            `quotes`, `dash`, `space`, `case`, `accent`, `ellipsis`, `form` or `punctuation`; for
            what is left out openly `elision` or `insertion`.
        quoted, actual: what the quotation and the text have there.
        quoted_at, actual_at: where that begins, in code points of the quotation and of the field.
        at_risk: it may change what the rule means.
    """

    op: str
    quoted: str
    actual: str
    quoted_at: int
    actual_at: int
    at_risk: bool = False


@dataclass(frozen=True, slots=True)
class Comparison:
    """A quotation held against one text.

    Attributes:
        match: how well it matches. start, end: the passage that it quotes, in code points of the
            text.
        differences: in order. similarity: the share of words and marks that agree, from 0 to 1.
        cuts: what was cut off it that turns its meaning round.
        stops_early: the quotation ends its sentence where that of the text goes on.
    """

    match: Match
    start: int
    end: int
    differences: tuple[Difference, ...] = ()
    similarity: float = 1.0
    cuts: tuple[Cut, ...] = ()
    stops_early: bool = False

    @property
    def meaning_at_risk(self) -> bool:
        """Whether a difference, or what was cut off, may change what the rule means."""
        is_cut = any(cut is not Cut.WORDS_PUT_IN for cut in self.cuts)
        return is_cut or any(difference.at_risk for difference in self.differences)

    @property
    def rank(self) -> tuple[int, float, int]:
        """A key by which the better of two comparisons comes first."""
        return (self.match, -self.similarity, len(self.differences))
