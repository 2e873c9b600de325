"""An answer without its mark-up, each character with its place in the text as sent, and what the
mark-up told of it.
"""

from __future__ import annotations

import re
from array import array
from dataclasses import dataclass, field

from indexer.references.prose import OPAQUE

_LETTERS = 2
"""The most letters that a subrule's number has."""

_BLOCK_END = re.compile(r"\n(?=[^\S\n]*+\n)")


@dataclass(frozen=True, slots=True)
class Code:
    """Code, which is no part of the words, unless it stands in a quotation.

    Attributes:
        at: where it would stand in the plain text. start, end: where it stands in the text as sent.
        text: what is in it.
    """

    at: int
    start: int
    end: int
    text: str


@dataclass(slots=True)
class Plain:
    """A text without mark-up.

    Attributes:
        text: the words. blocks: the spans in it that are set off as quotations.
        rows: the rows of tables. attributions: where mark-up says that a quotation's source begins.
        codes: the code in it. starts, ends: where each character of it stands in the text as sent.
        is_marked_up: its blocks were told by mark-up; else by nothing but the lines they stand in.
        labels: the spans in it that are links.
        notes: the marks of notes in it, each with its note's name; of no length where it is left
            out. anchors: what links in the text lead to, by name.
        emphasised: where what is set in other letters begins → where it ends.
    """

    text: str = ""
    blocks: list[tuple[int, int]] = field(default_factory=list)
    rows: list[tuple[int, int]] = field(default_factory=list)
    attributions: list[int] = field(default_factory=list)
    codes: list[Code] = field(default_factory=list)
    starts: array[int] = field(default_factory=lambda: array("i"))
    ends: array[int] = field(default_factory=lambda: array("i"))
    is_marked_up: bool = False
    labels: list[tuple[int, int]] = field(default_factory=list)
    notes: list[tuple[int, int, str]] = field(default_factory=list)
    anchors: dict[str, int] = field(default_factory=dict)
    emphasised: dict[int, int] = field(default_factory=dict)

    def divided(self) -> str:
        """Return the words, place for place, with a mark between blocks that no mention spans.

        A link that is but a letter or two, as of a footnote, is no end of the number before it.
        """
        if not self.is_marked_up:
            return self.text
        parts, at = [], 0
        for start, end in self.labels:
            if end - start <= _LETTERS and self.text[start:end].isalpha():
                parts += [self.text[at:start], OPAQUE * (end - start)]
                at = end
        return _BLOCK_END.sub(OPAQUE, "".join([*parts, self.text[at:]]))

    def source_span(self, start: int, end: int) -> tuple[int, int]:
        """Return where the characters `[start, end)` stand in the text as sent."""
        return self.starts[start], self.ends[end - 1]


class PlainWriter:
    """Collects what is kept of a text, with the places where it stood."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._parts: list[str] = []
        self.length = 0
        self.row = -1
        """Where the row of a table begins that is being read, or -1."""
        self.plain = Plain()
        self._emphasis: list[tuple[str, int]] = []

    def keep(self, start: int, end: int) -> None:
        """Keep a stretch of the source as it is."""
        self._parts.append(self.source[start:end])
        self.plain.starts.extend(range(start, end))
        self.plain.ends.extend(range(start + 1, end + 1))
        self.length += end - start

    def spell(self, written: str, start: int, end: int) -> None:
        """Put characters for a stretch of the source."""
        self._parts.append(written)
        self.plain.starts.extend([start] * len(written))
        self.plain.ends.extend([end] * len(written))
        self.length += len(written)

    def mark(self, start: int, end: int, written: str = "") -> None:
        """Pass over mark-up, for which `written` stands."""
        self.spell(written, start, end)

    def set_aside(self, written: str, start: int, end: int, code: str) -> None:
        """Put characters for code."""
        self.plain.codes.append(Code(self.length, start, end, code))
        self.spell(written, start, end)

    def emphasise(self, mark: str, *, may_begin: bool = True, may_end: bool = True) -> None:
        """Take note that emphasis ends here that began with the same mark, else that it begins."""
        opened = self._emphasis
        if may_end and opened and opened[-1][0] == mark:
            _, start = opened.pop()
            self.plain.emphasised[start] = self.length  # the outermost comes last
        elif may_begin:
            opened.append((mark, self.length))

    def end_emphasis(self) -> None:
        """Forget of marks of emphasis that are open: none is closed in another paragraph."""
        self._emphasis.clear()

    def end_block(self, start: int) -> int:
        """Take note of a block quotation from `start` on, if that is no -1; return -1: none is
        open.
        """
        if start >= 0:
            self.plain.blocks.append((start, self.length))
        return -1

    def finished(self) -> Plain:
        """Return all that was kept."""
        self.plain.text = "".join(self._parts)
        return self.plain
