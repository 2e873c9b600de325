"""Links that open a page at a passage and mark it: URL text fragments (WICG draft, 2023).

A directive is `[prefix-,]start[,end][,-suffix]`. A browser takes its first match in document order,
only at word boundaries, a single term only within one block. So a passage is widened to whole
words, and a directive is given only where it is sure to match that passage and no other.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import chain
from urllib.parse import quote

_LONGEST_TERM = 300
"""A longer passage is named by its first and last words."""

_ENDS = 5
"""How many words of each end name a long passage at first."""

_MOST_CONTEXT = 12
"""The most words of prefix or suffix that are tried before all of the block's."""

_FEWEST_WORDS = 4
"""With fewer, a term and its context may also stand among the words of the page itself."""

# Where no space divides words, punctuation does: CJK marks and full-width forms.
_WORD = re.compile(r"[^\s\u3001-\u303f\uff01-\uff0f\uff1a-\uff20]+")
_QUOTES = str.maketrans("‘’ʼ“”„«»", '\'\'\'"""""')
_SPACE = re.compile(r"[ \t\r\n\f]+")
_EDGE = r"[^\w]+"


class PageText:
    """The texts that a page shows, in the order in which it shows them.

    Args:
        before: what stands before the text that is cited. text: that text; its line feeds divide
            blocks. after: what follows it.
    """

    def __init__(self, before: Sequence[str], text: str, after: Sequence[str]) -> None:
        self._text = text
        above = [folded for block in before if (folded := _folded(block))]
        self._start = sum(len(folded) + 1 for folded in above)
        self._page = " ".join([*above, _folded(text), *map(_folded, after)])

    def directive(self, start: int, end: int) -> str | None:
        """Return the directive that marks the passage `[start, end)` of the text, or None.

        None: it has no word in it, or nothing tells it apart from what the page shows elsewhere.
        """
        words = self._words(start, end)
        if not words:
            return None
        low, high = words[0][0], words[-1][1]
        if high - low <= _LONGEST_TERM and "\n" not in self._text[low:high]:
            return self._term(low, high)
        return self._range(words)

    def _words(self, start: int, end: int) -> list[tuple[int, int]]:
        """Return the words that a passage touches, without the marks around each."""
        words = ((found.start(), found.end()) for found in _WORD.finditer(self._text))
        touched = (self._trimmed(*word) for word in words if word[0] < end and word[1] > start)
        return [word for word in touched if word[0] < word[1] and word[0] < end and word[1] > start]

    def _trimmed(self, start: int, end: int) -> tuple[int, int]:
        word = self._text[start:end]
        lead = re.match(_EDGE, word)
        if lead is not None:
            start, word = start + lead.end(), word[lead.end() :]
        tail = re.search(rf"{_EDGE}\Z", word)
        return start, end - (len(tail[0]) if tail else 0)

    def _term(self, low: int, high: int) -> str | None:
        found = self._context(low, high)
        if found is None:
            return None
        first, last = found
        return "".join(
            (
                f"{_encoded(self._text[first:low])}-," if first < low else "",
                _encoded(self._text[low:high]),
                f",-{_encoded(self._text[high:last])}" if last > high else "",
            )
        )

    def _context(self, low: int, high: int) -> tuple[int, int] | None:
        """Return how far a term has to be read, on both sides, until it stands only once."""
        before = [low, *(start for start, _ in reversed(self._line_words(low, before=True)))]
        after = [high, *(end for _, end in self._line_words(high, before=False))]
        widest = (before[-1], after[-1])
        tried = chain(
            ((first, high) for first in before[:_MOST_CONTEXT]),
            ((low, last) for last in after[:_MOST_CONTEXT]),
            zip(before[:_MOST_CONTEXT], after[:_MOST_CONTEXT], strict=False),
            (widest,),
        )
        for first, last in tried:
            is_wide = len(self._text[first:last].split()) >= _FEWEST_WORDS
            if (is_wide or (first, last) == widest) and self._is_unique(first, last):
                return first, last
        return None

    def _line_words(self, at: int, *, before: bool) -> list[tuple[int, int]]:
        """Return the words of the block that stand before, or after, a place in it."""
        line = self._text.rfind("\n", 0, at) + 1
        end = self._text.find("\n", at)
        span = (line, at) if before else (at, end if end >= 0 else len(self._text))
        return [
            (low, high) for low, high in self._words(*span) if span[0] <= low and high <= span[1]
        ]

    def _range(self, words: Sequence[tuple[int, int]]) -> str | None:
        """Name a passage by its first and last words."""
        low, high = words[0][0], words[-1][1]
        begun = self._beginning(words)
        if begun is None:
            return None
        stop = self._start + len(_folded(self._text[:high]))
        for count in range(_ENDS, len(words) - begun):
            first = words[-count][0]
            if "\n" in self._text[first:high]:
                break
            after = self._start + len(_folded(self._text[: words[begun][1]]))
            ending = _folded(self._text[first:high])
            if self._page.find(ending, after) + len(ending) == stop:
                start = _encoded(self._text[low : words[begun][1]])
                return f"{start},{_encoded(self._text[first:high])}"
        return None

    def _beginning(self, words: Sequence[tuple[int, int]]) -> int | None:
        """Return which word the beginning ends with that stands only once, within its block."""
        low = words[0][0]
        for count in range(_ENDS - 1, len(words) - 1):
            if "\n" in self._text[low : words[count][1]]:
                return None
            if self._is_unique(low, words[count][1]):
                return count
        return None

    def _is_unique(self, low: int, high: int) -> bool:
        term = _folded(self._text[low:high])
        first = self._page.find(term)
        return self._page.find(term, first + 1) < 0


def page_at(page: str, number: str, directive: str | None) -> str:
    """Return the URL of a page at a number's element, or at a passage in it."""
    return f"{page}#r{number}" + (f":~:text={directive}" if directive else "")


def _encoded(text: str) -> str:
    """Percent-encode a term; a hyphen would be read as the mark of a prefix or suffix."""
    return quote(_SPACE.sub(" ", text).strip(" "), safe="").replace("-", "%2D")


def _folded(text: str) -> str:
    """Fold case, accents, quotation marks and white space, as browsers that search do."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_QUOTES))
    bare = "".join(char for char in decomposed if not unicodedata.combining(char))
    return " ".join(bare.split())
