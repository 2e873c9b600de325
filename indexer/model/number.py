"""Rule numbers: strict parse, print, order and kinship. Tolerant reading is done elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache, total_ordering

from indexer.model.errors import InvalidNumber, UnusedLetter

LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""The letters of subrules in order: l and o are skipped, since they look like 1 and 0."""

HIGHEST_RULE = 9999
"""The largest number that can be written after the dot."""

_FORM = re.compile(
    r"""
    (?P<section>[1-9])                  # 7
    (?: (?P<rest>[0-9]{2})              # 702
        (?: \. (?P<rule>[1-9][0-9]{0,3})  # 702.19
            (?P<letters>[a-z]{0,2})     # 702.19b, 704.5aa
        )?
    )?
    """,
    re.VERBOSE | re.ASCII,
)


class Level(StrEnum):
    """The four levels of a number: `7`, `702`, `702.19`, `702.19b`."""

    SECTION = "section"
    CHAPTER = "chapter"
    RULE = "rule"
    SUBRULE = "subrule"


@cache
def letters_at(ordinal: int) -> str:
    """Return the letters of the subrule at `ordinal` (from 1): a … k, m, n, p … z, aa, ab …

    Raises:
        ValueError: `ordinal` is below 1 or beyond `zz`, the last that two letters can say.
    """
    if not 1 <= ordinal <= len(LETTERS) * (len(LETTERS) + 1):
        raise ValueError(f"no subrule has the ordinal {ordinal}")
    tens, units = divmod(ordinal - 1, len(LETTERS))
    return (LETTERS[tens - 1] if tens else "") + LETTERS[units]


def ordinal_of(letters: str) -> int:
    """Return the place (from 1) of a subrule's letters among its siblings; 0 for no letters.

    Raises:
        ValueError: a letter is not one of `LETTERS`.
    """
    ordinal = 0
    for letter in letters:
        ordinal = ordinal * len(LETTERS) + LETTERS.index(letter) + 1
    return ordinal


@lru_cache(16_384)
def _written(chapter: int, rule: int, ordinal: int) -> str:
    if not rule:
        return str(chapter)
    return f"{chapter}.{rule}{letters_at(ordinal) if ordinal else ''}"


@total_ordering
@dataclass(frozen=True, slots=True)
class RuleNumber:
    """A number of any of the four levels; orders as the rulebook does (702.2 < 702.10, z < aa).

    Attributes:
        chapter: the first digits as a number: 1–9 for a section, 100–999 below it.
        rule: the number after the dot, or 0 for a section or chapter.
        ordinal: the subrule's place among its siblings from 1, or 0 when it is no subrule.
    """

    chapter: int
    rule: int = 0
    ordinal: int = 0

    @classmethod
    def parse(cls, text: str) -> RuleNumber:
        """Read a number in its canonical form, and no other.

        Raises:
            UnusedLetter: the form is right but a letter is one that the rules skip.
            InvalidNumber: anything else; also chapter digits with a zero first.
        """
        form = _FORM.fullmatch(text)
        if form is None:
            raise InvalidNumber(text)
        chapter = int(form["section"] + (form["rest"] or ""))
        rule = int(form["rule"] or 0)
        letters = form["letters"] or ""
        if any(letter not in LETTERS for letter in letters):
            raise UnusedLetter(text, _around_unused(chapter, rule, letters))
        return cls(chapter, rule, ordinal_of(letters))

    def __str__(self) -> str:
        return _written(self.chapter, self.rule, self.ordinal)

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, RuleNumber):
            return NotImplemented
        return self.sort_key < other.sort_key

    @property
    def sort_key(self) -> tuple[int, int, int, int]:
        """A tuple that orders like the number: what is above before what is below it."""
        return (self.section, self.chapter if self.chapter > 9 else 0, self.rule, self.ordinal)

    @property
    def level(self) -> Level:
        """Which of the four levels this number is of."""
        if self.ordinal:
            return Level.SUBRULE
        if self.rule:
            return Level.RULE
        return Level.CHAPTER if self.chapter > 9 else Level.SECTION

    @property
    def section(self) -> int:
        """The first digit."""
        return self.chapter // 100 or self.chapter

    @property
    def family(self) -> RuleNumber | None:
        """The rule that it is or belongs to, or None for a section or chapter."""
        return RuleNumber(self.chapter, self.rule) if self.rule else None

    @property
    def letters(self) -> str:
        """The subrule's letters, or an empty string."""
        return letters_at(self.ordinal) if self.ordinal else ""

    @property
    def parent(self) -> RuleNumber | None:
        """The number one level up, or None for a section."""
        match self.level:
            case Level.SUBRULE:
                return RuleNumber(self.chapter, self.rule)
            case Level.RULE:
                return RuleNumber(self.chapter)
            case Level.CHAPTER:
                return RuleNumber(self.section)
            case Level.SECTION:
                return None

    @property
    def above(self) -> Iterator[RuleNumber]:
        """The numbers that it stands below, the nearest first."""
        parent = self.parent
        while parent is not None:
            yield parent
            parent = parent.parent

    def child(self, ordinal: int) -> RuleNumber:
        """Return the child at `ordinal` (from 1): 113.6 → 113.6a, 113 → 113.1.

        Raises:
            ValueError: a subrule has no children, and no number can be written for this one; a
                section's chapters are counted from 0 (`100`).
        """
        match self.level:
            case Level.RULE:
                letters_at(ordinal)
                return RuleNumber(self.chapter, self.rule, ordinal)
            case Level.CHAPTER if 1 <= ordinal <= HIGHEST_RULE:
                return RuleNumber(self.chapter, ordinal)
            case Level.SECTION if 0 <= ordinal <= 99:
                return RuleNumber(self.chapter * 100 + ordinal)
        raise ValueError(f"{self} has no child {ordinal}")

    @property
    def next_sibling(self) -> RuleNumber:
        """The number that follows at the same level: 704.5k → 704.5m, 704.5z → 704.5aa.

        Raises:
            ValueError: there is none (9, 999, a rule 9999 or a subrule `zz`).
        """
        match self.level:
            case Level.SUBRULE:
                letters_at(self.ordinal + 1)
                return RuleNumber(self.chapter, self.rule, self.ordinal + 1)
            case Level.RULE if self.rule < HIGHEST_RULE:
                return RuleNumber(self.chapter, self.rule + 1)
        if self.rule or self.chapter in (9, 999):
            raise ValueError(f"no number follows {self}")
        return RuleNumber(self.chapter + 1)


def _around_unused(chapter: int, rule: int, letters: str) -> tuple[str, ...]:
    """The numbers on both sides of one with an unused letter: 704.5k and 704.5m for 704.5l."""
    near = []
    for step in (-1, 1):
        shifted = "".join(
            letter if letter in LETTERS else chr(ord(letter) + step) for letter in letters
        )
        near.append(f"{chapter}.{rule}{shifted}")
    return tuple(near)
