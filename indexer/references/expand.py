"""Ranges of rule numbers: arithmetic over siblings, never a look into a rulebook."""

from __future__ import annotations

from indexer.model.errors import InvalidNumber, NumberError, RangeTooLarge
from indexer.model.number import RuleNumber
from indexer.model.reference import MentionTarget
from indexer.references.grammar import Member

_NO_RANGE = (
    "no range: both ends have to be of one level, in the same section, chapter or rule, the lower "
    "one first"
)

RANGE_LIMIT = 200
"""The largest count of numbers that one range, or one list of a look-up, stands for."""


def expand_range(asked: str, first: RuleNumber, last: RuleNumber, limit: int) -> list[RuleNumber]:
    """Return every number from `first` to `last`, both ends too; letters not in use do not count.

    A range joins siblings in order: `510.1c-d`, `119.7–8`, `704–705`, `6–7`.

    Raises:
        InvalidNumber: the ends are not of one parent, or the second comes before the first.
        RangeTooLarge: it stands for more than `limit` numbers.
    """
    if first.parent != last.parent or last < first:
        raise InvalidNumber(asked, _NO_RANGE)
    if (last.ordinal or last.rule or last.chapter) - (
        first.ordinal or first.rule or first.chapter
    ) >= limit:
        raise RangeTooLarge(asked, limit)
    numbers = [first]
    while numbers[-1] != last:
        numbers.append(numbers[-1].next_sibling)
    return numbers


def expand_member(asked: str, member: Member, limit: int) -> list[RuleNumber]:
    """Return the numbers that a member of a list stands for.

    Raises:
        NumberError: as `RuleNumber.parse` and `expand_range`.
    """
    first = RuleNumber.parse(member.first)
    if member.last is None:
        return [first]
    return expand_range(asked, first, RuleNumber.parse(member.last), limit)


def member_targets(member: Member, limit: int) -> list[MentionTarget]:
    """Return what a member of a mention in a text stands for.

    A range that cannot be expanded (reversed, of mixed levels, too large, with a malformed end) is
    kept as its two ends; a malformed number is kept as written.
    """
    span = (member.start, member.end)
    try:
        numbers = expand_member(member.first, member, limit)
    except NumberError:
        ends = (member.first,) if member.last is None else (member.first, member.last)
        targets = [MentionTarget(end, _parsed(end), span=span) for end in ends]
    else:
        targets = [MentionTarget(str(number), number, span=span) for number in numbers]
    if member.title is not None or member.edition is not None:
        last = targets[-1]
        targets[-1] = MentionTarget(
            last.written, last.number, member.title, member.edition, member.locale, span
        )
    return targets


def _parsed(written: str) -> RuleNumber | None:
    try:
        return RuleNumber.parse(written)
    except NumberError:
        return None
