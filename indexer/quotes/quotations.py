"""Where a text quotes: between quotation marks, or set off as a block; and where its sentences end.

It knows marks, not words; whether what is quoted is a rule is not asked here.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

from indexer.quotes.markup import Plain


@dataclass(frozen=True, slots=True)
class Quoted:
    """A quotation in a text.

    Attributes:
        start, end: what is quoted. outer_start, outer_end: the same with its marks.
        is_block: it is set off as a block of its own.
    """

    start: int
    end: int
    outer_start: int
    outer_end: int
    is_block: bool = False


_CLOSERS = {"«": "»", "“": "”", "„": "“”", "‹": "›", "「": "」", "『": "』", "《": "》", "‘": "’"}
_STRAIGHT = "\"'"
_MARK = re.compile(r"[«»“”„‹›「」『』《》‘’\"']|\n\s*\n")
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
    """Return the quotations of a text in order, the outermost where one holds another."""
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
    """Where the sentences of a text lie; none ends inside a quotation."""

    def __init__(self, text: str, quoted: list[Quoted]) -> None:
        self._ends = [0]
        inside = iter(quoted)
        current = next(inside, None)
        for found in _SENTENCE_END.finditer(text):
            while current and current.outer_end <= found.start():
                current = next(inside, None)
            if current is None or found.start() < current.outer_start or current.is_block:
                self._ends.append(found.end())
        self._length = len(text)

    def around(self, start: int) -> tuple[int, int]:
        """Return the sentence in which a place lies."""
        index = bisect_right(self._ends, start)
        end = self._ends[index] if index < len(self._ends) else self._length
        return self._ends[index - 1], end


def _between_marks(text: str, start: int, end: int) -> list[Quoted]:
    quoted: list[Quoted] = []
    opener, opened, depth = "", 0, 0
    for found in _MARK.finditer(text, start, end):
        mark, at = found[0], found.start()
        if not mark.strip():
            opener, depth = "", 0
        elif not opener:
            if _opens(text, at, mark):
                opener, opened, depth = mark, at, 1
        elif _closes(text, at, mark, opener):
            depth -= 1
            if not depth:
                inner = _stripped(text, opened + 1, at)
                if inner[0] < inner[1]:
                    quoted.append(Quoted(*inner, opened, at + 1))
                opener = ""
        elif mark == opener and mark in _CLOSERS and mark not in "‘„":
            depth += 1
    return quoted


def _opens(text: str, at: int, mark: str) -> bool:
    if mark in _STRAIGHT or mark == "‘":
        is_free = at == 0 or _OPENING_CONTEXT.match(text[at - 1]) is not None
        return is_free and at + 1 < len(text) and not text[at + 1].isspace()
    return mark in _CLOSERS


def _closes(text: str, at: int, mark: str, opener: str) -> bool:
    if opener == '"':
        return mark == opener
    if mark not in (_CLOSERS.get(opener) or opener):
        return False
    if mark in "'’":
        # It may as well be an apostrophe.
        return _AFTER_CLOSING.match(text, at + 1) is not None
    return True


def _stripped(text: str, start: int, end: int) -> tuple[int, int]:
    inner = text[start:end]
    return start + len(inner) - len(inner.lstrip()), end - len(inner) + len(inner.rstrip())
