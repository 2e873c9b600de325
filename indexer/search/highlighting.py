"""Where in a hit's own text the query was matched, and which slice shows it best.

It knows fields and spans; every span is in code points of the whole field as the record holds it.
"""

from __future__ import annotations

from collections.abc import Sequence

from indexer.fulltext.reader import FullTextReader
from indexer.search.expansion import Spots
from indexer.search.results import Highlight, Snippet

SNIPPET_LENGTH = 240
_WORD = 30
"""How far the end of a word is looked for."""

Spans = dict[int, list[tuple[int, int]]]
"""Part of a text → the spans matched in it."""


def find_spans(reader: FullTextReader, text: int, searched: Sequence[Spots]) -> Spans:
    """Return the spans matched in a text, ascending and disjoint."""
    found: Spans = {}
    for spots in searched:
        for part, start, end in reader.locate(text, spots.each, spots.length):
            found.setdefault(part, []).append((start, end))
    for part, spans in found.items():
        if len(spans) > 1:
            found[part] = _disjoint(spans)
    return found


def highlights_of(fields: Sequence[tuple[str, str]], spans: Spans) -> tuple[Highlight, ...]:
    """Return the highlights of a hit, in the order of its fields."""
    return tuple(Highlight(fields[part][0], tuple(spans[part])) for part in sorted(spans))


def snippet_of(fields: Sequence[tuple[str, str]], spans: Spans) -> Snippet:
    """Return the slice of a hit that shows most of what was matched."""
    part = 0 if 0 in spans else min(spans, key=lambda part: (-len(spans[part]), part), default=0)
    name, text = fields[part]
    if len(text) <= SNIPPET_LENGTH:
        return Snippet(name, text, 0, len(text))
    start, end = _window(text, spans.get(part, []))
    return Snippet(name, text[start:end], start, end)


def _window(text: str, spans: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return the span of about SNIPPET_LENGTH characters that holds most of the spans, on word
    ends."""
    best, last, most, first = 0, 0, 0, 0
    for at, (_, end) in enumerate(spans):
        while end - spans[first][0] > SNIPPET_LENGTH and first < at:
            first += 1
        if at - first >= most:
            best, last, most = spans[first][0], end, at - first + 1
    margin = (SNIPPET_LENGTH - (last - best)) // 2
    start = max(0, min(best, len(text) - SNIPPET_LENGTH, best - margin))
    end = min(len(text), start + SNIPPET_LENGTH)
    if start:
        space = text.find(" ", start, min(start + _WORD, best))
        start = space + 1 if space >= 0 else start
    if end < len(text):
        space = text.rfind(" ", max(end - _WORD, last), end)
        end = space if space >= 0 else end
    return start, end


def _disjoint(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return spans in order, overlapping ones made one."""
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start < merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged
