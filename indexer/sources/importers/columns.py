"""Columns of a page: where the gutters between them are, found by where no letters stand.

It knows places on a page. A margin of numbers, a table and a list of pages have gaps, too; a column
is told by its lines, of which many are full.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

_NARROWEST_COLUMN = 0.25
"""The least share of the text's width that a side of a gutter has."""
_NARROWEST_GUTTER = 8
_FEWEST_LINES = 5
_SHARES_OF_CROSSING = (0.0, 0.02, 0.05, 0.1, 0.2)
"""How many of the lines may cross a gutter: titles, running lines, a part of the page.

The fewest first: where more may cross, long lines of ragged columns seem to, and are taken apart.
"""
_FULL = 0.7
_SHARE_OF_FULL = 0.35


class Box(NamedTuple):
    """Where a letter stands on its page, in points from its upper left corner."""

    left: float
    right: float
    bottom: float


class Gutter(NamedTuple):
    """The space between two columns."""

    left: float
    right: float

    def is_crossed(self, box: Box) -> bool:
        """Whether a letter stands in it."""
        return box.left < self.right - 1 and box.right > self.left + 1


def box_of(character: Mapping[str, float]) -> Box:
    """Return the place of a letter as the library gives it."""
    return Box(character["x0"], character["x1"], character["bottom"])


def gutters_of(boxes: Sequence[Box]) -> tuple[Gutter, ...]:
    """Return the gutters between a page's columns of prose, from left to right."""
    gutter = _widest_gap(boxes)
    if gutter is None:
        return ()
    left = [box for box in boxes if box.right <= gutter.left + 1]
    right = [box for box in boxes if box.left >= gutter.right - 1]
    if not (_is_column(left, boxes) and _is_column(right, boxes)):
        return ()
    return (*gutters_of(left), gutter, *gutters_of(right))


def fits(gutters: Sequence[Gutter], boxes: Sequence[Box]) -> bool:
    """Whether the columns of another page may be those of this one, too."""
    lines = _lines(boxes)
    crossed = sum(any(g.is_crossed(box) for g in gutters for box in line) for line in lines)
    return (
        bool(gutters)
        and crossed <= len(lines) * _SHARES_OF_CROSSING[-1]
        and any(box.left >= gutters[-1].right - 1 for box in boxes)
    )


def _lines(boxes: Iterable[Box]) -> list[list[Box]]:
    """The letters that stand on one height."""
    lines = defaultdict(list)
    for box in boxes:
        lines[round(box.bottom)].append(box)
    return list(lines.values())


def _widest_gap(boxes: Sequence[Box]) -> Gutter | None:
    """The widest space, away from the margins, that few lines cross."""
    lines = _lines(boxes)
    if len(lines) < _FEWEST_LINES:
        return None
    start, end = round(min(box.left for box in boxes)), round(max(box.right for box in boxes))
    covered = [0] * (end - start + 2)
    for line in lines:
        for place in {at for box in line for at in range(round(box.left), round(box.right))}:
            covered[min(max(place - start, 0), end - start)] += 1
    side = round((end - start) * _NARROWEST_COLUMN)
    for share in _SHARES_OF_CROSSING:
        widest, begun = Gutter(0, 0), side
        for at in range(side, end - start - side + 1):
            if covered[at] > len(lines) * share:
                begun = at + 1
            elif at + 1 - begun > widest.right - widest.left:
                widest = Gutter(start + begun, start + at + 1)
        if widest.right - widest.left >= _NARROWEST_GUTTER:
            return widest
    return None


def _is_column(boxes: Sequence[Box], page: Sequence[Box]) -> bool:
    """Whether many of the lines on one side of a gutter are as wide as they can be."""
    lines = _lines(boxes)
    if len(lines) < _FEWEST_LINES:
        return False
    width = max(box.right for box in boxes) - min(box.left for box in boxes)
    whole = max(box.right for box in page) - min(box.left for box in page)
    widths = (max(b.right for b in line) - min(b.left for b in line) for line in lines)
    full = sum(one >= width * _FULL for one in widths)
    return width >= whole * _NARROWEST_COLUMN and full >= len(lines) * _SHARE_OF_FULL
