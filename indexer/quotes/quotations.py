"""Where a text quotes: between quotation marks, or set off as a block; and where its sentences end.

It knows marks, not words; whether what is quoted is a rule is not asked here.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from indexer.quotes.markup import Plain


@dataclass(frozen=True, slots=True)
class Quoted:
    """A quotation in a text.

    Attributes:
        start, end: what is quoted. outer_start, outer_end: the same with its marks.
        is_block: it is set off as a block of its own.
        is_closed: its mark is closed in the same paragraph; if not, it is the paragraph's rest.
    """

    start: int
    end: int
    outer_start: int
    outer_end: int
    is_block: bool = False
    is_closed: bool = True


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
_BEGINNING = re.compile(r"\S")
_BEGINNING_TURNED = re.compile(r"[^\W_]|[¿¡\[{…]")
_UNSURE = frozenset("'‘《")
"""Apostrophes, if nothing closes them, and what marks titles."""
_FULL_STOP = re.compile(r"[。！？.!?…]")
_MARK = re.compile(r"<<|>>|``|''|[«»“”„‹›「」『』《》‘’❝❞〝〞〟\"'＂]")
_PARAGRAPH_END = re.compile(r"\n\s*\n")
_SENTENCE_END = re.compile(
    r"""
      \n\s*\n | \n\s*(?=[-*•]\s|[0-9]{1,2}[.)]\s)              # a paragraph, an item of a list
    | [.!?…][)\]]?\s+(?=[¿¡«“"]?[^\W\d_a-z])                     # not before (see rule 704)
    | [。！？]
    """,
    re.VERBOSE,
)
_OPENING_CONTEXT = re.compile(r"[\s(\[{«“„‘—–:/=-]")
_AFTER_CLOSING = re.compile(r"\s*(?:[.,;:!?)\](—–-]|$|\n)")


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
        for found in _SENTENCE_END.finditer(text):
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
    for found in _PARAGRAPH_END.finditer(text, start, end):
        quoted += _in_paragraph(text, start, found.start())
        start = found.end()
    return quoted + _in_paragraph(text, start, end)


def _in_paragraph(text: str, start: int, end: int) -> list[Quoted]:
    """Return what is quoted in a paragraph; a mark that is never closed is passed over once."""
    quoted: list[Quoted] = []
    passed_over: set[str] = set()
    while True:
        found, opener = _closed(text, start, end, passed_over)
        quoted += found
        if opener is None:
            return sorted(quoted, key=lambda one: one.outer_start)
        start = opener.end()
        passed_over.add(opener[0])
        inner = _stripped(text, start, end)
        if opener[0] not in _UNSURE and inner[0] < inner[1]:
            quoted.append(Quoted(*inner, opener.start(), inner[1], is_closed=False))


def _closed(
    text: str, start: int, end: int, passed_over: set[str]
) -> tuple[list[Quoted], re.Match[str] | None]:
    """Return what stands between marks, and the mark that is left open, or None."""
    quoted: list[Quoted] = []
    opener: re.Match[str] | None = None
    depth = 0
    for found in _MARK.finditer(text, start, end):
        mark = found[0]
        if opener is None:
            if mark not in passed_over and _opens(text, found):
                opener, depth = found, 1
        elif _closes(text, found, opener[0]):
            depth -= 1
            if not depth:
                inner = _stripped(text, opener.end(), found.start())
                # A title is marked so, not a quotation; but no title has a full stop.
                is_title = opener[0] == "《" and not _FULL_STOP.search(text, *inner)
                if inner[0] < inner[1] and not is_title:
                    quoted.append(Quoted(*inner, opener.start(), found.end()))
                opener = None
        elif mark == opener[0] and mark not in _NEEDS_CONTEXT and mark != "„":
            depth += 1
    return quoted, opener


def _opens(text: str, mark: re.Match[str]) -> bool:
    start, end = mark.span()
    if mark[0] in _NEEDS_CONTEXT:
        is_free = start == 0 or _OPENING_CONTEXT.match(text[start - 1]) is not None
        follows = _BEGINNING_TURNED if mark[0] in _TURNED else _BEGINNING
        return is_free and follows.match(text, end) is not None
    return mark[0] in _CLOSERS


def _closes(text: str, mark: re.Match[str], opener: str) -> bool:
    if mark[0] not in (_LONG_CLOSERS.get(opener) or _CLOSERS[opener]):
        return False
    if mark[0] in "'’":
        # It may as well be an apostrophe.
        return _AFTER_CLOSING.match(text, mark.end()) is not None
    return True


def _stripped(text: str, start: int, end: int) -> tuple[int, int]:
    inner = text[start:end]
    return start + len(inner) - len(inner.lstrip()), end - len(inner) + len(inner.rstrip())
