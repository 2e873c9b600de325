"""What verifying a quotation may come to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from indexer.model.edition import Edition
from indexer.model.number import RuleNumber
from indexer.quotes.comparison import Cut, Difference
from indexer.quotes.places import Passage


class Verdict(StrEnum):
    """What a quotation is."""

    EXACT = "exact"
    """A verbatim slice of one field of the rule, on word boundaries."""
    TYPOGRAPHIC = "typographic"
    """Verbatim but for quotes, dashes, spaces, case, accents of capitals."""
    ELIDED = "elided"
    """Parts left out openly (`…`, `[…]`) or put in brackets; every part stands there, in order."""
    ALTERED = "altered"
    """Near to what the rule says, but with other words."""
    ELSEWHERE = "elsewhere"
    """Verbatim, but not in the rule, language or edition that was named."""
    TOO_SHORT = "too_short"
    """So few words stand in many places and prove nothing."""
    NOT_FOUND = "not_found"
    """Nothing that is held says this."""
    CANNOT_TELL = "cannot_tell"
    """What is held of the rule is cut short before that, or the excerpts do not hold the rule."""


FAITHFUL = frozenset((Verdict.EXACT, Verdict.TYPOGRAPHIC, Verdict.ELIDED))
"""The verdicts under which a quotation says what its rule says."""


@dataclass(frozen=True, slots=True)
class Quotation:
    """What somebody says that a rule says.

    Attributes:
        quote: the words. number: the rule named for them, or None.
        locale, edition: the language and edition named, or None.
        is_impossible: a number was named, but one that no rule can have (an unused letter).
        is_of_newest: it is said to be from the newest edition, although that is not named.
    """

    quote: str
    number: RuleNumber | None = None
    locale: str | None = None
    edition: str | None = None
    is_impossible: bool = False
    is_of_newest: bool = False


@dataclass(frozen=True, slots=True)
class Verification:
    """A quotation's verdict and what it rests on.

    Attributes:
        verdict: what the quotation is. quote: as given. message: one English sentence about it.
        edition, locale: the rulebook that it was judged in; None where nothing was named and none
            has it.
        number: the rule named; where none was, the rule that holds the quotation, or None.
        passage: the true text: the passage quoted, or the nearest one; for `elsewhere`,
            `too_short` and `cannot_tell` all that the rule named says. None where nothing comes
            near.
        differences: between quotation and passage, in order; for `elsewhere` between it and the
            first place in `found_in`.
        meaning_at_risk: one of them may change what the rule means, or what was cut off the
            passage does. cuts: what that is.
        similarity: of quotation and passage, from 0 to 1.
        found_in: where the quotation stands verbatim, for `elsewhere` and where no number was
            named.
        found_total: how many such places there are; `found_in` lists the first ones.
    """

    verdict: Verdict
    quote: str
    message: str
    edition: Edition | None = None
    locale: str | None = None
    number: RuleNumber | None = None
    passage: Passage | None = None
    differences: tuple[Difference, ...] = ()
    meaning_at_risk: bool = False
    similarity: float = 0.0
    found_in: tuple[Passage, ...] = ()
    found_total: int = 0
    cuts: tuple[Cut, ...] = ()
