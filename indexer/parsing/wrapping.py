"""Whether a line begins a paragraph or is the rest of one that was broken over lines, as in a PDF's text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from indexer.parsing.lines import Line

_ENDS_SENTENCE = re.compile(r"[.:;!?…。：；！？—–][)）\]\"”’»」』]*$")
_WIDEST_PAGE = 160
_SHARE_OF_RESTS = 0.3
_FULL = 0.85


class Wrapping:
    """How one document breaks its paragraphs.

    Most documents print a paragraph on one line. A few lines may be broken even there, in the middle of a
    sentence. Where many lines are rests, and none is wider than a page, every paragraph is broken at the
    page's width.
    """

    def __init__(self, lines: Sequence[Line], rests: Sequence[Line]) -> None:
        """Measure the lines of a document, and those of them that begin neither rule nor example."""
        widths = sorted(len(line.text) for line in lines)
        page = widths[len(widths) * 98 // 100] if widths else 0
        close = sum(line.gap == 0 for line in rests)
        is_page = page <= _WIDEST_PAGE and close > len(lines) * _SHARE_OF_RESTS
        self._full_width = page * _FULL if is_page else None

    def joins(self, line: Line, above: Line | None) -> bool:
        """Whether a line goes on with the paragraph of the line above it."""
        if above is None or line.gap or line.indented:
            return False
        if not ends_sentence(above):
            return True
        if self._full_width is None:
            return False
        first_word = line.text.split(maxsplit=1)[0]
        return len(above.text) + 1 + len(first_word) > self._full_width


def ends_sentence(line: Line) -> bool:
    """Whether a line ends where a sentence or a clause before a list does."""
    return _ENDS_SENTENCE.search(line.text) is not None
