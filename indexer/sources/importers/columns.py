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
    gutter = _gap_between_broad_sides(boxes)
    if gutter is None:
        return ()
    left, right = _sides(boxes, gutter)
    if not (_has_full_lines(left) and _has_full_lines(right)):
        return ()
    return (*gutters_of(left), gutter, *gutters_of(right))


def may_have_columns(boxes: Sequence[Box]) -> bool:
    """Whether two parts of a page stand beside each other, be they columns or a table."""
    return _gap_between_broad_sides(boxes) is not None


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


def _gap_between_broad_sides(boxes: Sequence[Box]) -> Gutter | None:
    gutter = _widest_gap(boxes)
    if gutter is None:
        return None
    least = _width(boxes) * _NARROWEST_COLUMN
    sides = _sides(boxes, gutter)
    are_broad = all(len(_lines(side)) >= _FEWEST_LINES and _width(side) >= least for side in sides)
    return gutter if are_broad else None


def _sides(boxes: Sequence[Box], gutter: Gutter) -> tuple[list[Box], list[Box]]:
    left = [box for box in boxes if box.right <= gutter.left + 1]
    return left, [box for box in boxes if box.left >= gutter.right - 1]


def _has_full_lines(side: Sequence[Box]) -> bool:
    """Whether many of the lines on one side of a gutter are as wide as they can be."""
    lines, width = _lines(side), _width(side)
    full = sum(_width(line) >= width * _FULL for line in lines)
    return full >= len(lines) * _SHARE_OF_FULL


def _width(boxes: Sequence[Box]) -> float:
    return max(box.right for box in boxes) - min(box.left for box in boxes)
