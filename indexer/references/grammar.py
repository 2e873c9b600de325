"""The grammar of rule numbers in text: a number, a range, a list, a handle, a printed title.

`find` runs it at every place of a text, `reading` over a whole parameter; so the two read alike. It
knows forms and spans, not which rules exist.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from string import ascii_lowercase

from indexer.languages import all_profiles
from indexer.languages.profile import ReferenceWords
from indexer.model.edition import Edition
from indexer.model.errors import NumberError
from indexer.model.locale import canonical_tag
from indexer.model.number import RuleNumber
from indexer.references.vocabulary import GAP, GLUE, Vocabulary

_NUMBER = re.compile(r"([0-9]+)(?:\.([0-9]+)([A-Za-z]*))?")
_DOTTED_FORM = re.compile(r"[1-9][0-9]{2}\.[1-9][0-9]{0,3}[a-z]{0,2}")
_WHOLE_FORM = re.compile(r"[1-9](?:[0-9]{2})?")
_DASH = r"[-‐‑‒–—−~～]"

# 702.19.3 or 704.5.k: no number of ours.
_OVERLONG = re.compile(r"\.[0-9]+[A-Za-z]{0,2}|\.[a-z]{1,2}(?![A-Za-z0-9])")
_STOP = re.compile(rf"(?!{GLUE}|\.[a-z0-9]|/(?![0-9]{{3}}\.)[0-9]|[%‰°])")
_LETTER_STOP = re.compile(rf"(?!{GLUE}|['’]{GLUE}|\.{GAP}[a-z0-9]|-{GLUE})")
_CLOSED = re.compile(r"\s?[)\]）]|\s*\Z")
_ENCLOSED_LETTER = re.compile(rf"[(（]([A-Za-z]{{1,2}})[)）](?!{GLUE})")
_SPACED_LETTER = re.compile(r"\s([A-Za-z]{1,2})")
_NUMBER_AFTER = re.compile(r"\s+[0-9]")
_LONE_LETTER = re.compile(r"[a-z]")
_LETTER_RANGE = re.compile(rf"{_DASH}[a-z]")
_LETTERS_RANGE = re.compile(rf"{_DASH}[A-Za-z]{{1,2}}")
_RANGE_DASH = re.compile(rf"(\s?){_DASH}(\s?)")
_RULE_DIGITS = re.compile(r"[1-9][0-9]{0,3}")
_LETTERS = re.compile(r"[A-Za-z]{1,2}")
_HANDLE = re.compile(
    r"@([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)(?::([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*))?"
    rf"(?!{GLUE}|[-.:@]{GLUE})"
)
_WORD_AFTER = re.compile(r"\s\w")
# A title is short and one phrase, without what begins a tag; longer is a quotation of the rule.
_TITLE = re.compile(
    rf"{GAP}(?:[,，]{GAP})?(?:«([^«»<\n]{{1,60}})»|“([^“”<\n]{{1,60}})”|\"([^\"<\n]{{1,60}})\""
    r"|「([^「」<\n]{1,60})」|『([^『』<\n]{1,60})』|《([^《》<\n]{1,60})》|„([^„“”<\n]{1,60})[“”])"
)
_SENTENCE_END = re.compile(r"[.!?…。]\s|\.\.\.")

# No chapter has come near this many rules; such a number is a decimal, or has grouped thousands.
_HIGHEST_BARE_RULE = 299
_HIGHEST_BARE_LETTERS = "bz"


@dataclass(frozen=True, slots=True)
class Member:
    """One member of a mention: a number, or a range of two.

    Attributes:
        start, end: its span, without title or marks. stop: where what belongs to it ends.
        first, last: the numbers in lower case, completed (`d` in `510.1c-d` is `510.1d`); last is
            None where there is no range. Either may be malformed, and is then as written.
        title: the title printed with it. edition, locale: of a handle.
        ends_in_comma: the title's quotation marks hold the comma that goes on with the list.
    """

    start: int
    end: int
    stop: int
    first: str
    last: str | None = None
    title: str | None = None
    edition: Edition | None = None
    locale: str | None = None
    ends_in_comma: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """What is known of the place where a number is read.

    Attributes:
        is_announced: a rule word stands before, so that chapters, sections and slips count.
        is_plural: that word announces several numbers.
        is_whole: the text is nothing but a number or a list; nothing in it can be another word.
    """

    is_announced: bool
    is_plural: bool = False
    is_whole: bool = False


WHOLE = Place(is_announced=True, is_plural=True, is_whole=True)


class Grammar:
    """Reads members at a place in a text; every method looks at a bounded stretch of it."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def members(self, text: str, at: int, place: Place) -> tuple[Member, ...]:
        """Return the list that begins with the number at `at`; empty when there is none."""
        return tuple(self._members(text, at, place))

    def _members(self, text: str, at: int, place: Place) -> Iterator[Member]:
        member = self._member(text, at, place)
        while member is not None:
            yield member
            member = self._next_member(text, member, place)

    def _next_member(self, text: str, before: Member, place: Place) -> Member | None:
        joined = self.words.joiner.match(text, before.stop)
        if joined is None and before.ends_in_comma:
            joined = self.words.bare_joiner.match(text, before.stop)
        if joined is None:
            return None
        at = joined.end()
        enclosed = text[before.end - 1] in ")）" and _ENCLOSED_LETTER.match(text, at)
        letter = enclosed or _LONE_LETTER.match(text, at)
        if letter is not None:
            return self._sibling(text, before, letter, place)
        number = _NUMBER.match(text, at)
        if number is None:
            return None
        if number[2] is None and ("/" in joined[0] or not _may_go_on(text, number.end(), place)):
            return None
        member = self._member(text, at, place)
        is_amount = member is not None and self.words.units.match(text, member.end)
        return None if is_amount else member

    def _sibling(
        self, text: str, before: Member, found: re.Match[str], place: Place
    ) -> Member | None:
        """Read the `b` of `608.3a and b`, or the `(b)` of `608.3(a) and (b)`."""
        parent, letters = _split(before.last or before.first)
        letter, end = found[0].strip("(（)）").lower(), found.end()
        if len(letters) != 1 or letter <= letters:
            return None
        if found[0] == letter and not self._is_letter(text, end, place):
            return None
        first = parent + letter
        tail = self._tail(text, end, first, place)
        last, stop = tail if tail else (None, end)
        return Member(found.start(), stop, stop, first, last)

    def _member(self, text: str, at: int, place: Place) -> Member | None:
        read = self._number(text, at, place)
        if read is None:
            return None
        first, end = read
        if not (place.is_announced or _is_plausible(first)):
            return None
        handle = _HANDLE.match(text, end)
        if handle is not None:
            return _with_handle(first, at, handle)
        if text[end : end + 1] == "@":
            return None
        tail = self._tail(text, end, first, place)
        last, end = tail if tail else (None, end)
        if not place.is_announced and self.words.units.match(text, end):
            return None
        title, stop, ends_in_comma = _title(text, end, last or first)
        following = self.words.following.match(text, stop)
        if following is not None:
            stop = following.end()
            if title is None:
                title, stop, ends_in_comma = _title(text, stop, last or first)
        return Member(at, end, stop, first, last, title, ends_in_comma=ends_in_comma)

    def _number(self, text: str, at: int, place: Place) -> tuple[str, int] | None:
        """Read one number: what it is in lower case, and where it ends."""
        found = _NUMBER.match(text, at)
        if found is None:
            return None
        written, end = found[0].lower(), found.end()
        if found[2] is None:
            return self._undotted(text, written, end, place)
        overlong = _OVERLONG.match(text, end)
        if overlong is not None:
            end = overlong.end()
            is_short = place.is_announced and text[end : end + 1] != "." and len(found[1]) > 1
            return (text[at:end], end) if is_short else None
        if not _STOP.match(text, end):
            return None
        enclosed = None if found[3] else _ENCLOSED_LETTER.match(text, end)
        if enclosed is not None and _is_plausible(written + enclosed[1].lower()):
            # 704.5(a), as statutes are cited.
            written, end = written + enclosed[1].lower(), enclosed.end()
        elif not found[3] and place.is_announced and _DOTTED_FORM.fullmatch(written):
            return self._spaced_letter(text, written, end, place)
        if not _DOTTED_FORM.fullmatch(written):
            # "the rules 2.0" names a version; more digits can only be a slip.
            return (text[at:end], end) if place.is_announced and len(found[1]) > 1 else None
        return written, end

    def _undotted(self, text: str, written: str, end: int, place: Place) -> tuple[str, int] | None:
        if not _WHOLE_FORM.fullmatch(written) or not _STOP.match(text, end):
            return None
        handle = _HANDLE.match(text, end)
        if place.is_announced or (handle is not None and handle[2]):
            return written, end
        return None

    def _spaced_letter(
        self, text: str, written: str, end: int, place: Place
    ) -> tuple[str, int] | None:
        """Read the `k` of `704.5 k`, or the `c` of `510.1 c-d`, unless it may be a word."""
        found = _SPACED_LETTER.match(text, end)
        if found is None or self.words.following.match(text, end):
            return written, end
        letters, stop = found[1], found.end()
        if place.is_whole:
            is_letter = _LETTER_STOP.match(text, stop) is not None
            is_letter = is_letter or self._begins_range(text, stop, _LETTERS_RANGE)
            is_letter = is_letter and _is_plausible(written + letters.lower())
        else:
            is_letter = letters.islower() and len(letters) == 1
            is_letter = is_letter and (
                self._is_letter(text, stop, place) or self._begins_range(text, stop, _LETTER_RANGE)
            )
        is_letter = is_letter and not self._joins_numbers(text, end, stop)
        return (written + letters.lower(), stop) if is_letter else (written, end)

    def _joins_numbers(self, text: str, end: int, stop: int) -> bool:
        """Whether a letter before `stop` is the word, or its beginning, that joins two numbers
        (`704.5 y 704.6`, `704.5 a la 704.6`)."""
        joined = self.words.range_word.match(text, end)
        is_range = joined is not None and _NUMBER.match(text, joined.end()) is not None
        return is_range or _NUMBER_AFTER.match(text, stop) is not None

    def _begins_range(self, text: str, end: int, form: re.Pattern[str]) -> bool:
        tail = form.match(text, end)
        return tail is not None and _LETTER_STOP.match(text, tail.end()) is not None

    def _is_letter(self, text: str, end: int, place: Place) -> bool:
        """Whether the letter before `end`, which follows a space, is a subrule's and no word."""
        if not _LETTER_STOP.match(text, end):
            return False
        is_word = text[end - 1] in self.words.letter_words
        return place.is_whole or not is_word or _CLOSED.match(text, end) is not None

    def _tail(self, text: str, end: int, first: str, place: Place) -> tuple[str, int] | None:
        """Read the other end of a range that begins with `first`, and where it ends."""
        dash = _RANGE_DASH.match(text, end)
        joined = dash or self.words.range_word.match(text, end)
        if joined is None or not (_DOTTED_FORM.fullmatch(first) or _WHOLE_FORM.fullmatch(first)):
            return None
        # "601.2b – a spell", "702.19 – 20 cards": only a dash without spaces joins a shortened end.
        is_tight = place.is_whole or (dash is not None and not (dash[1] or dash[2]))
        at = joined.end()
        number = _NUMBER.match(text, at)
        if number is None:
            return self._letter_end(text, at, first, place, is_tight)
        if number[2] is None and "." in first:
            return _digit_end(text, at, first) if is_tight else None
        read = self._number(text, at, place)
        if read is None or (number[2] is not None) != ("." in first):
            return None
        is_range = place.is_whole or _are_ordered_siblings(first, read[0])
        return read if is_range or (is_tight and number[2] is not None) else None

    def _letter_end(
        self, text: str, at: int, first: str, place: Place, is_tight: bool
    ) -> tuple[str, int] | None:
        """Read the `d` of `510.1c-d`, or of `510.1c to d`."""
        parent, letters = _split(first)
        enclosed = _ENCLOSED_LETTER.match(text, at)
        if enclosed and letters:
            last = parent + enclosed[1].lower()
            return (last, enclosed.end()) if letters < enclosed[1].lower() else None
        found = _LETTERS.match(text, at)
        if found is None or not letters or not _LETTER_STOP.match(text, found.end()):
            return None
        if not is_tight:
            is_end = len(found[0]) == len(letters) == 1 and found[0].islower()
            if not is_end or found[0] <= letters or not self._is_letter(text, found.end(), place):
                return None
        last = parent + found[0].lower()
        return (last, found.end()) if _is_plausible(last) else None


@cache
def grammar_for(languages: tuple[ReferenceWords, ...]) -> Grammar:
    """Return the grammar of texts with the words of these languages; made once."""
    return Grammar(Vocabulary(languages, is_asked=False))


@cache
def grammar_of_requests() -> Grammar:
    """Return the grammar of what asks for numbers, where a mark announces one (`n.º 704`), with the
    words of every language; made once."""
    languages = tuple(profile.references for profile in all_profiles())
    return Grammar(Vocabulary(languages, is_asked=True))


def _may_go_on(text: str, end: int, place: Place) -> bool:
    """Whether a number without a dot, which ends at `end`, can go on with a list.

    "rule 704 and 100 cards": after a singular only what no word follows is a chapter.
    """
    if place.is_plural or text[end : end + 1] == "@":
        return True
    return place.is_announced and not _WORD_AFTER.match(text, end)


def _digit_end(text: str, at: int, first: str) -> tuple[str, int] | None:
    """Read the `8` of `119.7–8`."""
    found = _RULE_DIGITS.match(text, at)
    if found is None or not _STOP.match(text, found.end()):
        return None
    chapter, _, rule = first.partition(".")
    if not rule.isdecimal() or int(found[0]) <= int(rule):
        return None
    if len(rule) < len(found[0]) == 3:
        return None  # `100.1–102` may mean chapter 102
    return f"{chapter}.{found[0]}", found.end()


def _is_plausible(number: str) -> bool:
    """Whether a number with no word before it is more likely a rule than an amount."""
    parent, letters = _split(number)
    _, _, rule = parent.partition(".")
    return int(rule or 0) <= _HIGHEST_BARE_RULE and (
        len(letters) < 2 or letters <= _HIGHEST_BARE_LETTERS
    )


def _split(number: str) -> tuple[str, str]:
    """Split a number into what stands before its letters, and the letters."""
    parent = number.rstrip(ascii_lowercase)
    return parent, number[len(parent) :]


def _are_ordered_siblings(first: str, last: str) -> bool:
    try:
        one, other = RuleNumber.parse(first), RuleNumber.parse(last)
    except NumberError:
        return False
    return one.parent == other.parent and one < other


def _with_handle(first: str, at: int, found: re.Match[str]) -> Member | None:
    """Return a number with the edition and locale that its handle names."""
    try:
        edition = Edition(found[1].lower())
        locale = canonical_tag(found[2]) if found[2] else None
    except ValueError:
        return None
    return Member(at, found.end(), found.end(), first, edition=edition, locale=locale)


def _title(text: str, end: int, number: str) -> tuple[str | None, int, bool]:
    """Read a printed title: (title, where it ends, whether it ends in a comma).

    Subrules have no titles: what is quoted after one is its text.
    """
    found = None if _split(number)[1] else _TITLE.match(text, end)
    if found is None:
        return None, end, False
    printed = next(part for part in found.groups() if part is not None).strip()
    title = printed.rstrip(" ,.;，。")
    if not title or _SENTENCE_END.search(printed):
        return None, end, False
    return title, found.end(), printed.endswith((",", "，"))
