"""Code that may quote: within a quotation it is but emphasis, and its words are quoted like others;
with as many words as a rule has, it may be a quotation itself.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import accumulate

from indexer.languages.scripts import HAN
from indexer.quotes.plain import Code, Plain
from indexer.quotes.quotations import Quoted, find_quoted

_Mover = Callable[[int], int]

_A_WORD = "x"
"""Stands for code while quotation marks are looked for: next to a word they open or close."""

_FEWEST_WORDS = 5
_WORDS = re.compile(rf"\b(?:(?:[{HAN}]|[^\W{HAN}]++)\W*+){{{_FEWEST_WORDS}}}")


def read_quoted(plain: Plain) -> tuple[Plain, list[Quoted], list[Quoted]]:
    """Return an answer with the words of the code that may quote; its quotations; and those that
    are never closed.
    """
    text = list(plain.text)
    for code in plain.codes:
        if text[code.at] == " ":
            text[code.at] = _A_WORD
    found = find_quoted(replace(plain, text="".join(text)))
    quoted = [one for one in found if one.is_closed]
    unclosed = [one for one in found if not one.is_closed]
    quoted += _themselves(plain, quoted)
    quoted.sort(key=lambda one: one.start)
    within = _within(plain.codes, quoted)
    if not within:
        return plain, quoted, unclosed
    moved = _mover(within)
    return (
        _spelled(plain, within, moved),
        [_moved(one, moved) for one in quoted],
        [_moved(one, moved) for one in unclosed],
    )


def _mover(within: Sequence[Code]) -> _Mover:
    """Return what tells where a place is once code has taken that of the character for it."""
    places = [code.at for code in within]
    grown = [0, *accumulate(len(code.text) - 1 for code in within)]
    return lambda at: at + grown[bisect_left(places, at)]


def _moved(one: Quoted, moved: _Mover) -> Quoted:
    return replace(
        one,
        start=moved(one.start),
        end=moved(one.end),
        outer_start=moved(one.outer_start),
        outer_end=moved(one.outer_end),
    )


def _within(codes: Sequence[Code], quoted: Sequence[Quoted]) -> list[Code]:
    """Return the code that stands in a quotation; these follow each other."""
    ends = [one.end for one in quoted]
    within = []
    for code in codes:
        index = bisect_left(ends, code.at + 1)
        if index < len(quoted) and quoted[index].start <= code.at:
            within.append(code)
    return within


def _themselves(plain: Plain, quoted: Sequence[Quoted]) -> list[Quoted]:
    """Return the code that is in no quotation and may be one itself: a block where it stands alone
    in its line.
    """
    inner = {code.at for code in _within(plain.codes, quoted)}
    found = []
    for code in plain.codes:
        at, after = code.at, code.at + 1
        if at not in inner and _WORDS.search(code.text):
            line = plain.text[plain.text.rfind("\n", 0, at) + 1 : at]
            rest = plain.text[after : max(plain.text.find("\n", after), after)]
            is_block = plain.text[at] == "\n" or not (line + rest).strip()
            found.append(Quoted(at, after, at, after, is_block=is_block, is_code=True))
    return found


def _spelled(plain: Plain, within: Sequence[Code], moved: _Mover) -> Plain:
    parts: list[str] = []
    starts, ends = array("i"), array("i")
    at = 0
    for code in within:
        parts += [plain.text[at : code.at], code.text]
        starts += plain.starts[at : code.at] + array("i", [code.start]) * len(code.text)
        ends += plain.ends[at : code.at] + array("i", [code.end]) * len(code.text)
        at = code.at + 1
    spelled = {code.at for code in within}
    return Plain(
        "".join([*parts, plain.text[at:]]),
        [(moved(start), moved(end)) for start, end in plain.blocks],
        [(moved(start), moved(end)) for start, end in plain.rows],
        [moved(at) for at in plain.attributions],
        [replace(code, at=moved(code.at)) for code in plain.codes if code.at not in spelled],
        starts + plain.starts[at:],
        ends + plain.ends[at:],
        plain.is_marked_up,
        [(moved(start), moved(end)) for start, end in plain.labels],
        [(moved(start), moved(end), name) for start, end, name in plain.notes],
        {name: moved(at) for name, at in plain.anchors.items()},
        {moved(start): moved(end) for start, end in plain.emphasised.items()},
    )
