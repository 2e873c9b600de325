"""The words of a text without its mark-up, and where in the text as sent each of them stands.

It knows places. What is mark-up in Markdown or HTML is known to the modules that read these.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from enum import StrEnum
from typing import Protocol

OPAQUE = "\ufffc"
"""Stands in for what is left alone (code, a link, a picture): neither a letter nor a space."""

BREAK = "\n" * 4
"""Divides blocks: more white space than any mention of rules has in it."""


class TextFormat(StrEnum):
    """How a text is marked up."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"


class _Kind(StrEnum):
    """What a segment of prose is: the source itself, characters written otherwise, or mark-up."""

    SOURCE = "source"
    SPELT = "spelt"
    MARK = "mark"


class Prose:
    """The words of a text, in order, with their places in it.

    Attributes:
        text: the words; what is left alone is `OPAQUE` in it, and `BREAK` divides blocks.
    """

    def __init__(
        self, text: str, places: list[int], segments: list[tuple[int, int, _Kind, bool]]
    ) -> None:
        self.text = text
        self._places = places
        self._segments = segments
        self._starts = [segment[0] for segment in segments]

    def source_span(self, start: int, end: int) -> tuple[int, int]:
        """Return where the characters `[start, end)` of `text`, not none, stand in the source."""
        first = bisect_right(self._places, start) - 1
        low, _, kind, _ = self._segments[first]
        if kind is _Kind.SOURCE:
            low += start - self._places[first]
        last = bisect_right(self._places, end - 1) - 1
        at, high, kind, _ = self._segments[last]
        if kind is _Kind.SOURCE:
            high = at + end - self._places[last]
        return low, high

    def runs(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Yield the stretches of `[start, end)` of the source that hold words and no mark-up.

        Stretches that no link may be put into are left out.
        """
        at = max(bisect_right(self._starts, start) - 1, 0)
        run: tuple[int, int] | None = None
        while at < len(self._segments) and self._segments[at][0] < end:
            low, high, kind, is_fixed = self._segments[at]
            low, high = max(low, start), min(high, end)
            if kind is _Kind.MARK or is_fixed or (run and run[1] != low):
                if run:
                    yield run
                run = None
            if kind is not _Kind.MARK and not is_fixed and low < high:
                run = (run[0], high) if run else (low, high)
            at += 1
        if run:
            yield run


class Writer(Protocol):
    """What collects the words of a source text, whose parts are given to it in order."""

    def keep(self, start: int, end: int) -> None:
        """Keep a stretch of the source as it is."""

    def spell(self, written: str, start: int, end: int) -> None:
        """Read a stretch of the source, such as an entity, as these characters."""

    def mark(self, start: int, end: int, written: str = "") -> None:
        """Pass over mark-up; `written` is how it sets apart what is before and after it."""


class ProseWriter:
    """Collects the prose of a source text, whose parts are given to it in order."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._parts: list[str] = []
        self._places: list[int] = []
        self._segments: list[tuple[int, int, _Kind, bool]] = []
        self._length = 0
        self.is_fixed = False
        """Whether links may not be put into what is kept from now on."""

    def keep(self, start: int, end: int) -> None:
        """Keep a stretch of the source as it is."""
        if start < end:
            self._add(self._source[start:end], start, end, _Kind.SOURCE)

    def spell(self, written: str, start: int, end: int) -> None:
        """Read a stretch of the source, such as an entity, as these characters."""
        self._add(written, start, end, _Kind.SPELT)

    def mark(self, start: int, end: int, written: str = "") -> None:
        """Pass over mark-up; `written` is how it sets apart what is before and after it."""
        if written == " " and self._parts and self._parts[-1][-1].isspace():
            written = ""
        self._add(written, start, end, _Kind.MARK)

    def finished(self) -> Prose:
        """Return the prose."""
        return Prose("".join(self._parts), self._places, self._segments)

    def _add(self, written: str, start: int, end: int, kind: _Kind) -> None:
        self._segments.append((start, end, kind, self.is_fixed))
        self._places.append(self._length)
        if written:
            self._parts.append(written)
            self._length += len(written)
