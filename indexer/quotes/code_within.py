"""Code within quotations: there it is but emphasis, and its words are quoted like others."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from indexer.quotes.markup import Code, Plain
from indexer.quotes.quotations import Quoted, find_quoted

_A_WORD = "x"
"""Stands for code while quotation marks are looked for: next to a word they open or close."""


def read_quoted(plain: Plain) -> tuple[Plain, list[Quoted]]:
    """Return the quotations of an answer, and the answer with the words of the code in them."""
    text = list(plain.text)
    for code in plain.codes:
        if text[code.at] == " ":
            text[code.at] = _A_WORD
    quoted = find_quoted(replace(plain, text="".join(text)))
    within = _within(plain.codes, [one for one in quoted if one.is_closed])
    if not within:
        return plain, quoted
    places = [code.at for code in within]
    # The code takes the place of the one character that stood for it.
    grown = [0, *accumulate(len(code.text) - 1 for code in within)]

    def moved(at: int) -> int:
        return at + grown[bisect_left(places, at)]

    def moved_all(spans: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        return [(moved(start), moved(end)) for start, end in spans]

    spelled = _spelled(plain, within)
    spelled.blocks, spelled.rows = moved_all(plain.blocks), moved_all(plain.rows)
    spelled.labels = moved_all(plain.labels)
    spelled.notes = [(moved(start), moved(end), name) for start, end, name in plain.notes]
    spelled.anchors = {name: moved(at) for name, at in plain.anchors.items()}
    spelled.attributions = list(map(moved, plain.attributions))
    is_quoted = set(places)
    left = [code for code in plain.codes if code.at not in is_quoted]
    spelled.codes = [replace(code, at=moved(code.at)) for code in left]
    return spelled, [
        replace(
            one,
            start=moved(one.start),
            end=moved(one.end),
            outer_start=moved(one.outer_start),
            outer_end=moved(one.outer_end),
        )
        for one in quoted
    ]


def _within(codes: Sequence[Code], quoted: Sequence[Quoted]) -> list[Code]:
    """Return the code that stands in a quotation; these follow each other."""
    ends = [one.end for one in quoted]
    within = []
    for code in codes:
        index = bisect_left(ends, code.at + 1)
        if index < len(quoted) and quoted[index].start <= code.at:
            within.append(code)
    return within


def _spelled(plain: Plain, within: Sequence[Code]) -> Plain:
    parts: list[str] = []
    starts, ends = array("i"), array("i")
    at = 0
    for code in within:
        parts += [plain.text[at : code.at], code.text]
        starts += plain.starts[at : code.at] + array("i", [code.start]) * len(code.text)
        ends += plain.ends[at : code.at] + array("i", [code.end]) * len(code.text)
        at = code.at + 1
    return Plain(
        "".join([*parts, plain.text[at:]]),
        starts=starts + plain.starts[at:],
        ends=ends + plain.ends[at:],
        is_marked_up=plain.is_marked_up,
    )
