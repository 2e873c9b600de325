"""Where a text quotes: between quotation marks, or set off as a block; and where its sentences end.

It knows marks, not words; whether what is quoted is a rule is not asked here.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from indexer.languages.scripts import CJK
from indexer.quotes.plain import Plain


@dataclass(frozen=True, slots=True)
class Quoted:
    """A quotation in a text.

    Attributes:
        start, end: what is quoted. outer_start, outer_end: the same with its marks.
        is_block: it is set off as a block of its own.
        is_closed: its mark is closed in the same paragraph; if not, it is the paragraph's rest, or
            what stands before a mark that nothing opens.
        is_code: it is code, which may quote nothing.
    """

    start: int
    end: int
    outer_start: int
    outer_end: int
    is_block: bool = False
    is_closed: bool = True
    is_code: bool = False


_CLOSERS = {
    pair[0]: pair[1:]
    for pair in (
        *("«»", "“”", "„“”", "‹›", "「」", "『』", "《》", "‘’", "❝❞", "〝〞〟"),
        *('""', "''", "＂＂", "»«»", "””", "›‹›"),
    )
}
"""A mark, and those that close it."""
_LONG_CLOSERS = {"<<": (">>",), "``": ("''", "``"), "''": ("''",)}
_NEEDS_CONTEXT = frozenset(("<<", "``", "''", *"\"'＂‘»”›"))
"""Marks that also close, or are something else: they open before a word, after no word."""
_TURNED = frozenset("»”›")
_BEGINNING = re.compile(r"\S(?!\ds\b)")
"""No decade: `'90s`."""
_BEGINNING_TURNED = re.compile(r"[^\W_]|[¿¡\[{…]")
_FULL_STOP = re.compile(r"[。！？.!?…]")
_MARK = re.compile(r"<<|>>|``|''|[«»“”„‹›「」『』《》‘’❝❞〝〞〟\"'＂]")
PARAGRAPH_END = re.compile(r"\n\s*\n")
SENTENCE_END = re.compile(
    r"""
      \n\s*\n | \n\s*(?=[-*•]\s|[0-9]{1,2}[.)]\s)              # a paragraph, an item of a list
    | [.!?…][)\]]?\s+(?=[¿¡«“"]?[^\W\d_a-z])                     # not before (see rule 704)
    | [。！？]
    """,
    re.VERBOSE,
)
_SPACELESS = CJK + r"\u3000-\u303f\uff01-\uff0f\uff1a-\uff1f"
"""Han, Kana and Hangul with their marks, next to which no apostrophe is written."""
_STRAIGHT = frozenset('"＂')
_LEFT_OVER = frozenset('"＂”»」』')
"""Marks that close nothing else, so that one that is left over tells that a pair is none."""
_INNER_BEGINNING = re.compile(r"[\w(\[{~]")
_SINGLE = {"‘": "’", "'": "'"}
"""Marks of which the closing one is an apostrophe as well."""
_NO_CLOSER = re.compile(rf"(?:(?<=[\s(\[{{«“„‘])|\A)['’]|['’](?![{_SPACELESS}])\w")
_MAYBE_CLOSER = re.compile(r"(?<=[sS])['’]\s+\w")
"""It may as well make a plural possessive: `players’ life totals`."""
_OPENING_CONTEXT = re.compile(rf"[\s(\[{{«“„‘—–:/=\-{_SPACELESS}]")
_OPENING_CONTEXT_TURNED = re.compile(r"[\s(\[{«“„‘—–:/=-]")


def find_quoted(plain: Plain) -> list[Quoted]:
    """Return the quotations of a text in order, the outermost where one holds another.

    Those that are never closed are among them; what follows their mark is looked at all the same.
    """
    quoted: list[Quoted] = []
    at = 0
    for start, end in [*plain.blocks, (len(plain.text), len(plain.text))]:
        quoted += _between_marks(plain.text, at, start)
        inner_start, inner_end = _stripped(plain.text, start, end)
        if inner_start < inner_end:
            quoted.append(Quoted(inner_start, inner_end, start, end, is_block=True))
        at = end
    return quoted


class Sentences:
    """Where the sentences of a text lie; none ends inside a quotation, and a row of a table is
    one.
    """

    def __init__(self, text: str, quoted: list[Quoted], rows: Sequence[tuple[int, int]]) -> None:
        self._row_starts = [start for start, _ in rows]
        self._row_ends = [end for _, end in rows]
        self._ends = [0]
        inside = iter(quoted)
        current = next(inside, None)
        for found in SENTENCE_END.finditer(text):
            while current and current.outer_end <= found.start():
                current = next(inside, None)
            if current is None or found.start() < current.outer_start or current.is_block:
                self._ends.append(found.end())
        if rows:
            outside = [end for end in self._ends if self.row(end) is None]
            self._ends = sorted({*outside, *self._row_starts, *self._row_ends})
        self._length = len(text)

    def row(self, at: int) -> tuple[int, int] | None:
        """Return the row of a table in which a place lies, or None."""
        index = bisect_right(self._row_starts, at) - 1
        if index < 0 or at >= self._row_ends[index]:
            return None
        return self._row_starts[index], self._row_ends[index]

    def around(self, start: int) -> tuple[int, int]:
        """Return the sentence in which a place lies."""
        index = bisect_right(self._ends, start)
        end = self._ends[index] if index < len(self._ends) else self._length
        return self._ends[index - 1], end


def _between_marks(text: str, start: int, end: int) -> list[Quoted]:
    quoted: list[Quoted] = []
    for found in PARAGRAPH_END.finditer(text, start, end):
        quoted += _in_paragraph(text, start, found.start())
        start = found.end()
    return quoted + _in_paragraph(text, start, end)


def _in_paragraph(text: str, start: int, end: int) -> list[Quoted]:
    """Return what is quoted in a paragraph; a mark that is never closed is passed over once."""
    quoted: list[Quoted] = []
    passed_over: set[str] = set()
    single = _single_marks(text, start, end)
    while True:
        found, opener = _closed(text, start, end, passed_over, single)
        quoted += found
        if opener is None:
            return sorted(quoted, key=lambda one: one.outer_start)
        start = opener.end()
        passed_over.add(opener[0])
        inner = _stripped(text, start, end)
        if inner[0] < inner[1] and opener[0] != "《":
            quoted.append(Quoted(*inner, opener.start(), inner[1], is_closed=False))


def _closed(
    text: str, start: int, end: int, passed_over: set[str], single: dict[int, tuple[int, bool]]
) -> tuple[list[Quoted], re.Match[str] | None]:
    """Return what stands between marks, and the mark that is left open, or None."""
    quoted: list[Quoted] = []
    opener: re.Match[str] | None = None
    depth = until = 0
    may_nest = True  # until that fails, so that no text is read over and over

    def add(first: re.Match[str], last: int, after: int, is_closed: bool = True) -> None:
        inner = _stripped(text, first.end(), last)
        # A title is marked so, not a quotation; but no title has a full stop.
        is_title = first[0] == "《" and not _FULL_STOP.search(text, *inner)
        if inner[0] < inner[1] and not is_title:
            quoted.append(Quoted(*inner, first.start(), after, is_closed=is_closed))

    for found in _MARK.finditer(text, start, end):
        mark = found[0]
        if found.start() < until:
            continue
        if opener is None:
            if found.start() in single:
                last, is_sure = single[found.start()]
                until = last + 1
                add(found, last, until, is_sure)
            elif mark not in _SINGLE and mark not in passed_over and _opens(text, found):
                closer = _nesting_end(text, found, end) if mark in _STRAIGHT and may_nest else None
                if closer is not None:
                    until = closer + 1
                    add(found, closer, until)
                elif _is_doubled(text, found):
                    return quoted, found
                else:
                    may_nest = may_nest and mark not in _STRAIGHT
                    opener, depth = found, 1
            elif mark in _LEFT_OVER and not passed_over and _is_left_over(text, found):
                # What it closes was taken to be closed before, or is opened nowhere.
                first = quoted[-1].outer_end if quoted else start
                inner = _stripped(text, first, found.start())
                if inner[0] < inner[1]:
                    quoted.append(Quoted(*inner, first, found.end(), is_closed=False))
        elif mark in _closers(opener[0]):
            depth -= 1
            if not depth:
                add(opener, found.start(), found.end())
                opener = None
        elif mark == opener[0] and mark not in _NEEDS_CONTEXT and mark != "„":
            depth += 1
    return quoted, opener


def _is_left_over(text: str, mark: re.Match[str]) -> bool:
    """Whether a mark that opens nothing stands behind a word, and not behind a number of inches."""
    before = text[mark.start() - 1 : mark.start()]
    return before != "" and not before.isspace() and not before.isdigit()


def _nesting_end(text: str, opener: re.Match[str], end: int) -> int | None:
    """Return where a straight mark is closed that others stand within, `"a "b" c"`, or None."""
    mark, at = opener[0], opener.start()
    depth = 0
    while text.startswith(mark, at + depth):
        depth += 1
    at += depth
    if depth > 1 and not _INNER_BEGINNING.match(text, at):
        return None
    while (at := text.find(mark, at, end)) >= 0:
        if depth == 1 and _opens_within(text, at):
            depth = 2
        else:
            depth -= 1
        if not depth:
            return at
        at += 1
    return None


def _opens_within(text: str, at: int) -> bool:
    """Whether a straight mark stands between a space or colon and a word, where none closes."""
    is_apart = text[at - 1].isspace() or text[at - 1] == ":"
    return is_apart and _INNER_BEGINNING.match(text, at + 1) is not None


def _is_doubled(text: str, mark: re.Match[str]) -> bool:
    """Whether a straight mark opens right before another: `""a" b"`; it is no empty quotation."""
    end = mark.end()
    if mark[0] not in _STRAIGHT or not text.startswith(mark[0], end):
        return False
    return _INNER_BEGINNING.match(text, end + 1) is not None


@dataclass(slots=True)
class _Opener:
    """A single mark that opens: its place, and those that may close it but may be apostrophes."""

    at: int
    doubtful: list[int]


@dataclass(slots=True)
class _Region:
    """What other marks enclose, or the whole paragraph: no pair of single marks crosses its ends.

    Attributes:
        closers: the marks that end it. opened: the single marks that are open, by their kind.
        at: where it begins.
    """

    closers: Sequence[str]
    opened: dict[str, list[_Opener]]
    at: int = 0


def _single_marks(text: str, start: int, end: int) -> dict[int, tuple[int, bool]]:
    """Return the single marks that open, each with the place of the one that closes it, and whether
    that is sure.

    A mark before a letter is an apostrophe, and so is one after an s where another closes, in the
    same sentence; where the next such mark is as doubtful, nothing tells which of them closes.
    """
    if all(text.find(mark, start, end) < 0 for mark in _SINGLE):
        return {}
    pairs, left_open = _pairs(text, start, end, frozenset())
    if not left_open:
        return pairs
    # A mark that is left open encloses nothing, so a pair may hold it; but only one that is sure.
    first, last = min(left_open), max(left_open)
    for at, (closer, is_sure) in _pairs(text, start, end, left_open)[0].items():
        is_across = at < last and closer > first
        if is_across and is_sure and not _MAYBE_CLOSER.match(text, closer):
            pairs[at] = (closer, True)
    return pairs


def _pairs(
    text: str, start: int, end: int, passed_over: frozenset[int]
) -> tuple[dict[int, tuple[int, bool]], frozenset[int]]:
    """Return the pairs of single marks, and where marks around them are left open."""
    pairs: dict[int, tuple[int, bool]] = {}
    regions = [_Region((), {})]
    for found in _MARK.finditer(text, start, end):
        mark, at = found[0], found.start()
        region = regions[-1]
        if mark in _SINGLE or mark == "’":
            opened = region.opened.setdefault("‘" if mark == "’" else mark, [])
            if mark != "‘" and opened and not _NO_CLOSER.match(text, at):
                if _MAYBE_CLOSER.match(text, at):
                    opened[-1].doubtful.append(at)
                else:
                    one = opened.pop()
                    first = one.doubtful[0] if one.doubtful else at
                    pairs[one.at] = (at, SENTENCE_END.search(text, first, at) is None)
            elif mark != "’" and _opens(text, found):
                if opened and opened[-1].doubtful:
                    pairs.update(_settled(opened.pop()))
                opened.append(_Opener(at, []))
        elif mark in region.closers and not (mark in _STRAIGHT and _opens_within(text, at)):
            pairs.update(_left(regions.pop()))
        elif at not in passed_over and _opens(text, found):
            regions.append(_Region(_closers(mark), {}, at))
    for region in regions:
        pairs.update(_left(region))
    return pairs, frozenset(region.at for region in regions[1:])


def _left(region: _Region) -> dict[int, tuple[int, bool]]:
    """Return the pairs of a region that no later mark tells more of."""
    return {
        at: pair
        for opened in region.opened.values()
        for one in opened
        for at, pair in _settled(one).items()
    }


def _settled(one: _Opener) -> dict[int, tuple[int, bool]]:
    return {one.at: (one.doubtful[-1], len(one.doubtful) == 1)} if one.doubtful else {}


def _opens(text: str, mark: re.Match[str]) -> bool:
    start, end = mark.span()
    if mark[0] in _NEEDS_CONTEXT:
        context, follows = _OPENING_CONTEXT, _BEGINNING
        if mark[0] in _TURNED:
            context, follows = _OPENING_CONTEXT_TURNED, _BEGINNING_TURNED
        is_free = start == 0 or context.match(text[start - 1]) is not None
        return is_free and follows.match(text, end) is not None
    return mark[0] in _CLOSERS


def _closers(mark: str) -> Sequence[str]:
    return _LONG_CLOSERS.get(mark) or _CLOSERS[mark]


def _stripped(text: str, start: int, end: int) -> tuple[int, int]:
    inner = text[start:end]
    return start + len(inner) - len(inner.lstrip()), end - len(inner) + len(inner.rstrip())
