"""A document's text as lines with their places, whatever the lines say."""

from __future__ import annotations

import re
from typing import NamedTuple

from indexer.languages.scripts import UNSEEN
from indexer.sources.damage import LINE_END


class Line(NamedTuple):
    """A line that is not blank.

    Attributes:
        number: from 1, blank lines counted. start, end: its span without white space at either end.
        text: the slice at that span. gap: how many blank lines stand just above it.
        indented: white space stands before it.
    """

    number: int
    start: int
    end: int
    text: str
    gap: int
    indented: bool


def split_lines(text: str) -> list[Line]:
    """Return the lines of a text that hold more than white space of any kind."""
    lines = []
    start, gap = 0, 0
    ends = [(end.start(), end.end()) for end in LINE_END.finditer(text)]
    for number, (end, following) in enumerate([*ends, (len(text), len(text))], 1):
        printed = _trim(text[start:end])
        if printed:
            at = text.index(printed, start)
            lines.append(Line(number, at, at + len(printed), printed, gap, at > start))
            gap = 0
        else:
            gap += 1
        start = following
    return lines


def _trim(text: str) -> str:
    trimmed = text.strip()
    while trimmed and (trimmed[0] in UNSEEN or trimmed[-1] in UNSEEN):
        trimmed = trimmed.strip(UNSEEN).strip()
    return trimmed


def folded(text: str) -> str:
    """Return a text for comparison: case folded, runs of white space as one space."""
    return " ".join(text.split()).casefold()


def title_of(line: Line) -> str:
    """Return a line as a heading for comparison: folded, without the marks of Markdown or a colon
    or full stop at its end."""
    return folded(line.text.lstrip("#").strip().strip("*_")).rstrip(":.")


def any_of(words: tuple[str, ...]) -> str:
    """Return a regular expression for any of several words; for none, one that never matches."""
    ordered = sorted(words, key=len, reverse=True)
    return "(?:" + "|".join(map(re.escape, ordered)) + ")" if ordered else r"(?!)"
