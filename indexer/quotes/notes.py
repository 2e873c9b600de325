"""Notes of an answer: `[^1]`, `[1]` or `¹` where something is said, and what a line says of it.

Only what a note's line or element is found for is a note's mark. What a note says is not asked.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace

from indexer.quotes.plain import Plain
from indexer.quotes.quotations import Quoted
from indexer.references.prose import OPAQUE

_RAISED = "[⁰¹²³⁴-⁹]{1,3}"
_MARK = re.compile(rf"\[\^?(?P<name>[^\[\]\s]{{1,40}})\]|(?P<raised>{_RAISED})")
_NOTE = re.compile(rf"^[^\S\n]*(?:{_MARK.pattern}):?(?P<note>[^\n]*)", re.MULTILINE)
_NEXT_TO = re.compile(r"[^\w\n\[]{0,6}")
"""What may stand between a quotation's words and its note's mark: `.”`."""
_AROUND = re.compile(rf"[\s{OPAQUE}]*")
_LONGEST = 500


@dataclass(frozen=True, slots=True)
class _Mark:
    start: int
    end: int
    name: str


class Notes:
    """The marks of notes in an answer, and the spans of the notes."""

    def __init__(self, plain: Plain) -> None:
        self._text = plain.text
        self._notes: dict[str, tuple[int, int]] = {}
        begun: set[int] = set()
        for found in _NOTE.finditer(plain.text):
            name = found["name"] or found["raised"]
            self._notes.setdefault(name, found.span("note"))
            begun.add(found.start("name" if found["name"] else "raised"))
        for name, at in plain.anchors.items():
            around = _AROUND.match(plain.text, at)
            assert around is not None  # it may be empty
            longest = around.end() + _LONGEST
            end = plain.text.find("\n", around.end(), longest)
            self._notes[name] = around.end(), end if end >= 0 else min(longest, len(plain.text))
        marks = [_Mark(*one) for one in plain.notes]
        marks += [
            _Mark(*found.span(), found["name"] or found["raised"])
            for found in _MARK.finditer(plain.text)
            if found.start("name" if found["name"] else "raised") not in begun
        ]
        self._marks = sorted(filter(self._is_told, marks), key=lambda mark: mark.start)
        self._starts = [mark.start for mark in self._marks]

    def without_mark(self, quoted: Quoted) -> Quoted:
        """Return a quotation without the mark of a note at its end, which is none of its words."""
        end = quoted.end
        index = bisect_left(self._starts, end)
        while index > 0:
            index -= 1
            mark = self._marks[index]
            is_last = _AROUND.fullmatch(self._text, mark.end, end)
            if mark.start <= quoted.start or not is_last:
                break
            end = mark.start
            while _AROUND.fullmatch(self._text, end - 1, end):
                end -= 1
        return replace(quoted, end=end)

    def of(self, quoted: Quoted) -> Iterator[tuple[int, int]]:
        """Yield the spans of the notes whose marks stand right behind a quotation's words."""
        at = quoted.end
        for index in range(bisect_left(self._starts, at), len(self._marks)):
            mark = self._marks[index]
            if not _NEXT_TO.fullmatch(self._text, at, mark.start):
                return
            yield self._notes[mark.name]
            at = mark.end

    def _is_told(self, mark: _Mark) -> bool:
        note = self._notes.get(mark.name)
        return note is not None and note[0] > mark.end
