"""Which marks of emphasis, or of what is struck out, belong together (CommonMark 0.31.2 §6.2).

It knows runs of marks and the characters beside them; code, links and escapes are its caller's.
Tildes strike out in pairs of one length, as GitHub reads them. No text is read
again for each pair, however deep they stand in one another: time is all but linear.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

Pair = tuple[int, int, int, int]
"""The spans of an opening mark and of the closing one."""

_SAID = re.compile(r"[^\W_]")
_LONGEST_TILDES = 2
# No emphasis begins with these: `(*)`, `1+*.` speak of the mark itself.
_NEVER_FIRST = frozenset(")]}»”’.,;:!?，。；：！？）】」』")
_NEVER_LAST = frozenset("([{«“‘¿¡（【「『")


@dataclass(slots=True)
class _Run:
    """Marks of one kind in a row; `[start, end)` are those that are not yet paired."""

    mark: str
    start: int
    end: int
    length: int
    opens: bool
    closes: bool

    def fits(self, closer: _Run) -> bool:
        """Whether it may be closed by a run."""
        if self.mark != closer.mark:
            return False
        if self.mark == "~":
            return self.length == closer.length
        is_odd = (self.closes or closer.opens) and (self.length + closer.length) % 3 == 0
        return not is_odd or (self.length % 3 == 0 and closer.length % 3 == 0)


def paired(text: str, runs: Sequence[tuple[int, int]]) -> list[Pair]:
    """Return the pairs among runs of `*`, `_` or `~`, in the order in which they are closed.

    Args:
        runs: their spans in order, each of one character.
    """
    pairs: list[Pair] = []
    said = [found.start() for found in _SAID.finditer(text)] if runs else []
    openers: list[_Run] = []
    # Below these places among the openers none fits a closer of that kind.
    bottoms: dict[tuple[str, bool, int], int] = {}
    for start, end in runs:
        run = _run(text, start, end)
        kind = (run.mark, run.opens, run.length if run.mark == "~" else run.length % 3)
        while run.closes and run.start < run.end:
            at = len(openers) - 1
            while at >= bottoms.get(kind, 0) and not openers[at].fits(run):
                at -= 1
            opener = openers[at] if at >= bottoms.get(kind, 0) else None
            # Counted and not searched for: marks nested thousands deep say nothing for long.
            if opener is None or bisect_left(said, opener.end) == bisect_left(said, run.start):
                bottoms[kind] = len(openers)
                break
            pairs.append(_pair(opener, run))
            del openers[at + (opener.start < opener.end) :]
            bottoms = {one: min(place, len(openers)) for one, place in bottoms.items()}
        if run.opens and run.start < run.end:
            openers.append(run)
    return pairs


def places_of_emphasis(text: str, runs: Sequence[tuple[int, int]]) -> set[int]:
    """Return the places of the marks that emphasise, and of none that strikes out."""
    return {
        at
        for start, after, before, end in paired(text, runs)
        if text[start] != "~"
        for at in (*range(start, after), *range(before, end))
    }


def _pair(opener: _Run, closer: _Run) -> Pair:
    """Take off two runs what belongs together: the innermost one or two marks of each."""
    size = opener.length
    if opener.mark != "~":
        size = min(2, opener.end - opener.start, closer.end - closer.start)
    opener.end -= size
    closer.start += size
    return opener.end, opener.end + size, closer.start - size, closer.start


def _run(text: str, start: int, end: int) -> _Run:
    mark = text[start]
    before, after = text[start - 1 : start] or " ", text[end : end + 1] or " "
    is_left = not after.isspace() and (
        not _is_punctuation(after) or before.isspace() or _is_punctuation(before)
    )
    is_right = not before.isspace() and (
        not _is_punctuation(before) or after.isspace() or _is_punctuation(after)
    )
    opens, closes = is_left, is_right
    if mark == "_":
        opens = is_left and (not is_right or _is_punctuation(before))
        closes = is_right and (not is_left or _is_punctuation(after))
    is_known = mark != "~" or end - start <= _LONGEST_TILDES
    return _Run(
        mark,
        start,
        end,
        end - start,
        opens and is_known and after not in _NEVER_FIRST,
        closes and is_known and before not in _NEVER_LAST,
    )


def _is_punctuation(char: str) -> bool:
    return unicodedata.category(char)[0] in "PS"
