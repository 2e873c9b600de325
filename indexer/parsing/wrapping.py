"""Whether a line begins a paragraph, or is the rest of one that was broken over lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from indexer.parsing.lines import Line

_ENDS_SENTENCE = re.compile(r"[.:;!?…。：；！？—–][)）\]\"”’»」』]*$")
_PAGE_WIDTHS = range(40, 161)
_SHARE_OF_BREAKS = 0.1
_SHARE_OF_FULL = 0.7
_FULL = 0.85


class Wrapping:
    """How one document breaks its paragraphs.

    Most documents print a paragraph on one line. A few lines may be broken even there, in the
    middle of a sentence. Where many lines are rests, and none is wider than a page, every paragraph
    is broken at the page's width.
    """

    def __init__(self, lines: Sequence[Line], begins: Sequence[bool]) -> None:
        """Measure a document's lines; `begins` says which begin a rule or an example."""
        widths = sorted(len(line.text) for line in lines)
        page = widths[len(widths) * 98 // 100] if widths else 0
        breaks = [
            _width_of_break(above, line)
            for (above, line), is_new in zip(pairwise(lines), begins[1:], strict=True)
            if line.gap == 0 and not is_new
        ]
        full = sum(width > page * _FULL for width in breaks)
        self.is_page = (
            page in _PAGE_WIDTHS
            and len(breaks) > len(lines) * _SHARE_OF_BREAKS
            and full > len(breaks) * _SHARE_OF_FULL
        )
        self._full_width = page * _FULL

    def joins(self, line: Line, above: Line | None) -> bool:
        """Whether a line goes on with the paragraph of the line above it."""
        if above is None or line.gap or line.indented:
            return False
        if not ends_sentence(above):
            return True
        return self.is_page and _width_of_break(above, line) > self._full_width


def _width_of_break(above: Line, line: Line) -> int:
    """How wide the line above would be with the next one's first word."""
    return len(above.text) + 1 + len(line.text.split(maxsplit=1)[0])


def ends_sentence(line: Line) -> bool:
    """Whether a line ends where a sentence or a clause before a list does."""
    return _ENDS_SENTENCE.search(line.text) is not None
