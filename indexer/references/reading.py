"""Tolerant look-up: what was typed where a rule number, or a list of them, belongs.

It runs the same grammar as `find`, over the whole of what was typed, with the words of every
language; it does not know which rules exist.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from indexer.languages.scripts import FULL_WIDTH, UNSEEN
from indexer.model.edition import Edition
from indexer.model.errors import (
    InvalidNumber,
    NumberError,
    RangeNotAllowed,
    RangeTooLarge,
    UnusedLetter,
)
from indexer.model.number import RuleNumber
from indexer.references.expand import RANGE_LIMIT, expand_member
from indexer.references.grammar import WHOLE, Member, grammar_of_requests

_LONGEST_NUMBER = 100
_DIGIT = re.compile(r"[0-9]")
_SEPARATOR = re.compile(r"[,;、，；]")
_WRAPPING = " \t\r\n\f\v\"'«»“”‘’`()[]{}<>.,;:、，；"
_NARROW = {
    **FULL_WIDTH,
    **dict.fromkeys(map(ord, "\u00a0\u2007\u2009\u202f\u3000"), " "),
    **dict.fromkeys(map(ord, UNSEEN), None),
}


@dataclass(frozen=True, slots=True)
class ReadNumber:
    """A rule number as it was meant.

    Attributes:
        number: what was asked for. edition, locale: those of a handle, or None where it named none.
        normalized: what was typed is not the canonical form of this number or handle.
    """

    number: RuleNumber
    edition: Edition | None
    locale: str | None
    normalized: bool


@dataclass(frozen=True, slots=True)
class ReadItem:
    """One number that a list asks for, or one part of the list that stands for none.

    Attributes:
        asked: the part of the list, its full-width characters made narrow.
        number: what it asks for, or None.
        error: what is wrong with it, or None; exactly one of the two is set.
    """

    asked: str
    number: ReadNumber | None
    error: NumberError | None = None


def read_number(text: str) -> ReadNumber:
    """Read one number or handle, tolerantly: `704.5K`, `(704.5k).`, `regla 704.5 k`.

    Never a prefix of what was typed: all of it has to be the number.

    Raises:
        InvalidNumber: no rule number.
        UnusedLetter: a letter that the rules skip, with the numbers that may have been meant.
        RangeNotAllowed: a range or a list.
    """
    if len(text) > _LONGEST_NUMBER:
        raise InvalidNumber(text)
    whole = _read_whole(text.translate(_NARROW))
    if whole is None:
        raise InvalidNumber(text)
    _, members = whole
    if len(members) > 1 or members[0].last is not None:
        raise RangeNotAllowed(text)
    try:
        return _as_read(text, members[0], RuleNumber.parse(members[0].first))
    except UnusedLetter as error:
        raise UnusedLetter(text, error.suggestions) from error
    except InvalidNumber as error:
        raise InvalidNumber(text) from error


def read_numbers(text: str, limit: int = RANGE_LIMIT) -> tuple[ReadItem, ...]:
    """Read a list of numbers and ranges, in order: `510.1c-d,119.7–8 , 801.1-801.4, 111.2`.

    A number asked for twice (in the same edition and locale) is kept once, where it stands first. A
    part that is no number is kept as an error. An empty list gives nothing.

    Raises:
        RangeTooLarge: the list stands for more than `limit` numbers, or is far too long for so few.
    """
    if len(text) > limit * _LONGEST_NUMBER:
        raise RangeTooLarge(text[:_LONGEST_NUMBER], limit)
    items: list[ReadItem] = []
    seen: set[tuple[RuleNumber, Edition | None, str | None]] = set()
    for count, item in enumerate(_items(text.translate(_NARROW), limit), start=1):
        if count > limit:
            raise RangeTooLarge(text[:_LONGEST_NUMBER], limit)
        if item.number is not None:
            key = (item.number.number, item.number.edition, item.number.locale)
            if key in seen:
                continue
            seen.add(key)
        items.append(item)
    return tuple(items)


def _items(text: str, limit: int) -> Iterator[ReadItem]:
    whole = _read_whole(text)
    if whole is not None:
        yield from _expanded(*whole, limit)
        return
    for part in filter(None, (part.strip(_WRAPPING) for part in _SEPARATOR.split(text))):
        read = _read_whole(part)
        if read is None:
            yield ReadItem(part, None, InvalidNumber(part))
            continue
        yield from _expanded(*read, limit)


def _expanded(text: str, members: Iterable[Member], limit: int) -> Iterator[ReadItem]:
    for member in members:
        asked = text[member.start : member.end]
        try:
            numbers = expand_member(asked, member, limit)
        except RangeTooLarge:
            raise
        except NumberError as error:
            yield ReadItem(asked, None, error)
            continue
        yield from (ReadItem(asked, _as_read(asked, member, number)) for number in numbers)


def _as_read(asked: str, member: Member, number: RuleNumber) -> ReadNumber:
    canonical = str(number)
    if member.edition is not None:
        canonical += f"@{member.edition}" + (f":{member.locale}" if member.locale else "")
    return ReadNumber(number, member.edition, member.locale, asked != canonical)


def _read_whole(text: str) -> tuple[str, tuple[Member, ...]] | None:
    """Run the grammar over all of a text: what was read, and its members; None if it is not all.

    Brackets, quotation marks and stops around it are taken off, unless they close a printed title.
    """
    grammar = grammar_of_requests()
    bare = text.strip(_WRAPPING)
    if "(" in bare and ")" not in bare:
        bare += ")"  # of 704.5(a)
    for whole in (text.strip(), bare):
        digit = _DIGIT.search(whole)
        if digit is None:
            return None
        word = grammar.words.introduction(whole, digit.start())
        if digit.start() != 0 and (word is None or word.start != 0):
            continue
        members = grammar.members(whole, digit.start(), WHOLE)
        if members and members[-1].stop == len(whole):
            return whole, members
    return None
