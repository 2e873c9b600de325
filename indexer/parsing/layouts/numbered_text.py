"""Numbered text: the official whole book, or a part of it, each rule after its printed number.

The text may stand beside the number or below it. Around the rules there may be a title, the date of
effect, an introduction, contents, a glossary and credits.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from indexer.languages import LanguageProfile
from indexer.languages.profile import ReferenceWords
from indexer.model.finding import FindingKind
from indexer.model.number import Level, RuleNumber
from indexer.parsing.examples import ExampleMark
from indexer.parsing.front_matter import find_body, read_contents, read_front_matter
from indexer.parsing.glossary import read_glossary
from indexer.parsing.lines import Line, any_of, folded, title_of
from indexer.parsing.number_lines import (
    NumberLine,
    looks_like_letter,
    looks_like_number,
    read_chapter,
    read_heading,
    read_number_line,
    read_other_form,
)
from indexer.parsing.pieces import Layout, Piece, PieceKind, unread, whole
from indexer.parsing.wrapping import Wrapping, ends_sentence

_LONGEST_HEADING = 100
_WORDS_OF_HEADING = 5
# Two letters (`704.5aa`) follow `z`; a few missing subrules before them are a gap, more are a
# misreading.
_BEFORE_TWO_LETTERS = range(20, 1000)
_TWO_LETTERS = 25
_ITEM = re.compile(r"[•*·+–—-]\s")
_ENDS_SENTENCE = re.compile(r"[.。:：;,]$")


def _recognises(lines: Sequence[Line], profile: LanguageProfile) -> bool:
    return any(True for _ in _numbered(lines, profile.references))


def _numbered(lines: Sequence[Line], references: ReferenceWords) -> Iterator[int]:
    """Yield where numbers begin lines, in another form where none has the plain one; a line is read
    when it is asked for."""
    plain = (at for at, line in enumerate(lines) if read_number_line(line) is not None)
    first = next(plain, None)
    if first is None:
        yield from _numbered_otherwise(lines, references)
    else:
        yield from _numbered_above(lines, first, references)
        yield first
        yield from plain


def _numbered_above(lines: Sequence[Line], first: int, references: ReferenceWords) -> Sequence[int]:
    """Where numbers in another form stand above the first plain one, in order up to it: the rules
    of a document that prints only its subrules' numbers plainly.
    """
    nouns, found = _nouns(references), []
    plain = read_number_line(lines[first])
    below = plain.number if plain else None
    for at in range(first - 1, -1, -1):
        other = None if _ITEM.match(lines[at].text) else read_other_form(lines[at], nouns)
        if other is None:
            continue
        if below is None or not other.number < below:
            break
        found.append(at)
        below = other.number
    return found[::-1]


def _numbered_otherwise(lines: Sequence[Line], references: ReferenceWords) -> Sequence[int]:
    """Where numbers in another form begin lines of a document that has no plain ones; none unless
    they are several and follow each other.

    A list's items are none: a site's listing of a chapter, with its texts cut short, has such.
    """
    nouns = _nouns(references)
    found = [
        (at, other.number)
        for at, line in enumerate(lines)
        if not _ITEM.match(line.text) and (other := read_other_form(line, nouns)) is not None
    ]
    are_ordered = all(number < following for (_, number), (_, following) in pairwise(found))
    return [at for at, _ in found] if len(found) > 1 and are_ordered else []


def _nouns(references: ReferenceWords) -> re.Pattern[str]:
    """The words for a rule, where a number follows."""
    return re.compile(rf"{any_of(references.nouns)}\s*(?=[0-9])", re.IGNORECASE)


def _read(lines: Sequence[Line], profile: LanguageProfile) -> Iterator[Piece]:
    words = profile.document
    body = find_body(lines, _numbered(lines, profile.references))
    credits_ = _find(lines, body, words.credits)
    glossary = _find(lines, body, words.glossary)
    if glossary == len(lines):
        glossary = _find_longer(lines, body, credits_, words.glossary)
    rules = _Rules(lines[body:credits_], ExampleMark(words), profile.references)
    has_heading = glossary < credits_
    if not has_heading and _find(lines[:body], 0, words.glossary) < body:
        glossary = body + rules.end()

    yield from read_front_matter(lines[:body], words)
    yield from rules.read(read_contents(lines[:body]), min(glossary, credits_) - body)
    if has_heading:
        yield whole(PieceKind.LEFT_OUT, lines[glossary], "glossary")
    entries = list(read_glossary(lines[glossary + has_heading : credits_], rules.wrapping))
    if entries and not has_heading:
        entries[0] = _missing(entries[0], "no heading stands above the glossary; it begins here")
    if entries and credits_ == len(lines) and _find(lines[:body], 0, words.credits) < body:
        entries[-1] = _missing(
            entries[-1], "no heading stands above the credits; they may be in the glossary"
        )
    yield from entries
    yield from map(_read_credits, lines[credits_:])


def _missing(piece: Piece, what: str) -> Piece:
    return piece._replace(problem=(FindingKind.MISSING_HEADING, what))


def _find(lines: Sequence[Line], start: int, headings: Sequence[str]) -> int:
    """Return where, from `start`, the first of the headings stands; the end when none does."""
    wanted = set(map(folded, headings))
    for at in range(start, len(lines)):
        if len(lines[at].text) <= _LONGEST_HEADING and title_of(lines[at]) in wanted:
            return at
    return len(lines)


def _find_longer(lines: Sequence[Line], start: int, end: int, headings: Sequence[str]) -> int:
    """Return where a short line stands that holds a heading and more words (`Glossary of terms`)
    below the last rule; the count of lines when none does."""
    form = re.compile(rf"(?<![^\W\d_]){any_of(tuple(headings))}(?![^\W\d_])", re.IGNORECASE)
    numbered = (at for at in range(end - 1, start, -1) if read_number_line(lines[at]) is not None)
    for at in range(next(numbered, start) + 1, end):
        text = lines[at].text
        is_short = len(text) <= _LONGEST_HEADING and len(text.split()) <= _WORDS_OF_HEADING
        if is_short and not _ENDS_SENTENCE.search(text.rstrip(":*_")) and form.search(text):
            return at
    return len(lines)


def _read_credits(line: Line) -> Piece:
    piece = whole(PieceKind.LEFT_OUT, line, "credits")
    if read_number_line(line) is None:
        return piece
    return piece._replace(
        kind=PieceKind.TEXT,
        problem=(FindingKind.UNREADABLE_NUMBER, "a rule-like line stands in the credits"),
    )


class _Rules:
    """Reads the lines between contents and glossary."""

    def __init__(
        self, lines: Sequence[Line], example: ExampleMark, references: ReferenceWords
    ) -> None:
        nouns = _nouns(references)
        self._lines = lines
        self._numbers = [read_number_line(line) for line in lines]
        self._others = [
            None if printed and printed.number.ordinal else read_other_form(line, nouns)
            for line, printed in zip(lines, self._numbers, strict=True)
        ]
        self._examples = [example.span(line) for line in lines]
        self._contents: Mapping[str, str] = {}
        self._last: RuleNumber | None = None
        begins = zip(self._numbers, self._others, self._examples, strict=True)
        self.wrapping = Wrapping(lines, [each != (None, None, None) for each in begins])
        self._sure = {
            printed.number
            for at, printed in enumerate(self._numbers)
            if printed is not None and not self._breaks_sentence(at)
        }
        self._placed: list[NumberLine | None] = []
        for at, plain in enumerate(self._numbers):
            printed = self._other(at) or plain
            is_placed = printed is not None and self._is_placed(at, printed.number)
            self._placed.append(printed if is_placed else None)
            if printed is not None and is_placed:
                self._last = printed.number
        slips: dict[Level, Counter[str]] = {Level.RULE: Counter(), Level.SUBRULE: Counter()}
        for printed in self._placed:
            if printed is not None:
                slips[printed.number.level][printed.slip] += 1
        # How most numbers of a level are printed is the document's own style, and no misprint.
        self._style = {
            level: max(count, key=count.__getitem__, default="") for level, count in slips.items()
        }

    def end(self) -> int:
        """Return the position after the last number or example and its paragraphs."""
        begun = [
            at
            for at, begins in enumerate(zip(self._placed, self._examples, strict=True))
            if begins != (None, None)
        ]
        end = begun[-1] + 1 if begun else 0
        while end < len(self._lines) and (self._lines[end].gap == 0 or self._lines[end].indented):
            end += 1
        return end

    def read(self, contents: Mapping[str, str], end: int) -> Iterator[Piece]:
        """Name every line up to a position."""
        self._contents = contents
        for at, line in enumerate(self._lines[:end]):
            printed, example = self._placed[at], self._examples[at]
            if printed is not None:
                yield self._rule(line, printed)
            elif example is not None:
                yield Piece(PieceKind.EXAMPLE, line.number, *example)
            else:
                yield self._heading(at) or self._text(at)

    def _rule(self, line: Line, printed: NumberLine) -> Piece:
        piece = Piece(PieceKind.RULE, line.number, printed.start, printed.end, printed.number)
        if printed.slip in ("", self._style[printed.number.level]):
            return piece
        return piece._replace(
            problem=(
                FindingKind.MISPRINTED_NUMBER,
                f"the number is printed with a slip: {printed.slip}",
            )
        )

    def _text(self, at: int) -> Piece:
        line = self._lines[at]
        is_rest = self.wrapping.joins(line, self._lines[at - 1] if at else None)
        piece = whole(PieceKind.WRAPPED if is_rest else PieceKind.TEXT, line)
        printed = self._numbers[at] or self._others[at]
        # On a page of broken lines, many begin with a reference; that is nothing to tell.
        if is_rest and self.wrapping.is_page:
            return piece
        if printed is not None or looks_like_number(line):
            return unread(piece)
        if looks_like_letter(line) and not is_rest:
            return unread(piece, "it begins with no more than a letter")
        return piece

    def _other(self, at: int) -> NumberLine | None:
        """The number that a line begins with in another form, where it belongs there."""
        other, plain, last = self._others[at], self._numbers[at], self._last
        if other is None or other.number in self._sure or self._breaks_sentence(at):
            return None
        number = other.number
        if plain is not None:  # it is whether the text begins with a letter, or with a word
            return other if other.is_sure or self._is_sibling(at, number) else None
        if last is None or number.chapter == last.chapter:
            return other if last is None or number > last else None
        is_first = number == RuleNumber(number.chapter, 1)
        heading = read_heading(self._lines[at - 1])
        is_below = heading is not None and heading.number.chapter == number.chapter
        return other if number > last and (is_first or is_below) else None

    def _is_sibling(self, at: int, number: RuleNumber) -> bool:
        """Whether a subrule has others of its rule just above or below it."""
        last = self._last
        if last is not None and (last.chapter, last.rule) == (number.chapter, number.rule):
            return last.ordinal < number.ordinal
        below = (self._others[on] or self._numbers[on] for on in range(at + 1, len(self._lines)))
        following = next(filter(None, below), None)
        return following is not None and following.number == number.next_sibling

    def _is_placed(self, at: int, number: RuleNumber) -> bool:
        """Whether a number begins a rule here; a broken line may begin with a reference."""
        last = self._last
        if last is None:
            return True
        if number.ordinal >= _TWO_LETTERS:
            return last.parent == number.parent and last.ordinal in _BEFORE_TWO_LETTERS
        if not self._breaks_sentence(at):
            return True
        return _follows(number, last) and number not in self._sure

    def _breaks_sentence(self, at: int) -> bool:
        """Whether a line stands in the middle of a sentence that was broken above it."""
        line, above = self._lines[at], self._lines[at - 1]
        if at == 0 or line.gap or ends_sentence(above):
            return False
        heading = read_heading(above)
        return heading is None or not (heading.is_dotted or self._opens_chapter(heading.number, at))

    def _opens_chapter(self, number: RuleNumber, at: int) -> bool:
        """Whether a line is the first rule of a chapter: then what names that chapter above it is
        its heading, with a dot or without.
        """
        printed = self._numbers[at] if at < len(self._lines) else None
        return printed is not None and printed.number == RuleNumber(number.chapter, 1)

    def _heading(self, at: int) -> Piece | None:
        line = self._lines[at]
        if (chapter := read_chapter(line)) and self._opens_chapter(chapter, at + 2):
            return whole(PieceKind.LEFT_OUT, line, "number of the heading below")
        above = read_chapter(self._lines[at - 1]) if at else None
        if above and self._opens_chapter(above, at + 1):
            return Piece(PieceKind.HEADING, line.number, line.start, line.end, above)
        heading = read_heading(line)
        if heading is None:
            return None
        number, start, end, is_dotted, is_plain = heading
        title = line.text[start - line.start : end - line.start]
        is_listed = self._contents.get(str(number)) == folded(title)
        # A broken line may begin with a reference: `See rule` / `704. Also see …`
        is_meant = is_dotted or self._opens_chapter(number, at + 1)
        is_heading = is_meant and not self._breaks_sentence(at)
        is_above = is_heading and self._stands_above(number, title, at, is_plain=is_plain)
        if not is_listed and not is_above:
            return None
        return Piece(PieceKind.HEADING, line.number, start, end, number)

    def _stands_above(self, number: RuleNumber, title: str, at: int, *, is_plain: bool) -> bool:
        """Whether a line that no contents list is a heading: by what follows, or its form."""
        if len(title) > _LONGEST_HEADING:
            return False
        following = self._following(at)
        if number.level is Level.SECTION:
            return following is not None and following.section == number.section
        if following is not None and following.chapter == number.chapter:
            return True
        return is_plain and not _ENDS_SENTENCE.search(title)

    def _following(self, at: int) -> RuleNumber | None:
        if at + 1 == len(self._lines):
            return None
        printed = self._placed[at + 1]
        if printed is not None:
            return printed.number
        heading = read_heading(self._lines[at + 1])
        return heading[0] if heading else None


def _follows(number: RuleNumber, last: RuleNumber) -> bool:
    """Whether a number comes after a rule or subrule without a gap."""
    if number.chapter != last.chapter:
        return False
    is_subrule = number.rule == last.rule and number.ordinal == last.ordinal + 1
    return is_subrule or (number.rule == last.rule + 1 and not number.ordinal)


LAYOUT = Layout("numbered-text", _recognises, _read, general=True)
