"""Where in a hit's own text the query was matched, and which slice shows it best.

It knows fields and spans; every span is in code points of the whole field as the record holds it.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from indexer.fulltext.reader import Spans
from indexer.search.matches import Spots
from indexer.search.results import Highlight, Snippet
from indexer.search.view import EditionView, Items

SNIPPET_LENGTH = 240
_OPENING = 0.75
"""Which share of the most that a snippet can hold is enough for it to begin with the text: a rule
is known by its first words."""
_WORD = 30
"""How far the end of a word is looked for."""

_SENTENCE_END = re.compile(r"[.!?;]\s+|[。！？；]")

named = tuple.__new__
"""Makes a named tuple in half the time that calling its class takes; ten hits have thirty."""


class Field(NamedTuple):
    """A field of a hit, with all that showing it needs but for what was matched.

    Attributes:
        opening: the snippet that begins with it. reach: up to where that shows all that is matched,
            or surely would; the end, if it is all of the text.
        breaks, sentences: where what parts the sentences of a longer one begins, and where it ends.
    """

    name: str
    text: str
    opening: Snippet
    reach: int
    breaks: Sequence[int] = ()
    sentences: Sequence[int] = ()


def find_spans(view: EditionView, items: Items, searched: Sequence[Spots]) -> list[Spans]:
    """Return for each of these items the spans matched in its text, ascending and disjoint."""
    found: list[Spans] = [{} for _ in range(len(items))]
    texts = view.texts.take(items).tolist()
    edges = np.concatenate((view.starts.take(items), view.ends.take(items)))
    for spots in searched:
        bounds = spots.places.searchsorted(edges).tolist()
        each = spots.each
        places = [
            each[a:b] for a, b in zip(bounds[: len(texts)], bounds[len(texts) :], strict=True)
        ]
        view.reader.add_spans(found, texts, places, spots.length)
    for spans in found:
        for part, of_part in spans.items():
            if len(of_part) > 1:
                spans[part] = _disjoint(of_part)
    return found


def together(found: Sequence[Spans]) -> Spans:
    """Return the spans that several matches, at least one, have in one item, ascending and
    disjoint; not to be written to."""
    merged = found[0]
    for spans in found[1:]:
        if len(merged) == len(spans) == 1 and 0 in merged and 0 in spans:  # as most are
            merged = {0: _disjoint(merged[0] + spans[0])}
            continue
        both = {**merged, **spans}
        for part in merged:
            if part in spans:
                both[part] = _disjoint(merged[part] + spans[part])
        merged = both
    return merged


def field_of(name: str, text: str) -> Field:
    """Return a field, ready to be shown."""
    size = len(text)
    if size <= SNIPPET_LENGTH:
        return Field(name, text, Snippet(name, text, 0, size, size), size)
    reach = SNIPPET_LENGTH - _WORD
    end = _end_of(text, 0, reach)
    parting = [found.span() for found in _SENTENCE_END.finditer(text)]
    breaks, sentences = zip(*parting, strict=True) if parting else ((), ())
    return Field(name, text, Snippet(name, text[:end], 0, end, size), reach, breaks, sentences)


def highlights_of(fields: Sequence[Field], spans: Spans) -> tuple[Highlight, ...]:
    """Return the highlights of a hit, in the order of its fields."""
    return tuple([Highlight(fields[part].name, tuple(spans[part])) for part in sorted(spans)])


def snippet_of(fields: Sequence[Field], spans: Spans, part: int) -> Snippet:
    """Return the slice of a hit that shows most of what was matched; where nothing is, of `part`.

    Args:
        part: the place of a field.
    """
    if spans and 0 not in spans:
        part = min(spans, key=lambda part: (-len(spans[part]), part))
    return snippet_around(fields[part], spans.get(part, []))


def snippet_around(field: Field, spans: Sequence[tuple[int, int]]) -> Snippet:
    """Return the slice of one field that shows most of what was matched in it."""
    if not spans or spans[-1][1] <= field.reach:
        return field.opening
    start, end = _window(field, spans)
    return named(Snippet, (field.name, field.text[start:end], start, end, len(field.text)))


def _window(field: Field, spans: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return the span of at most SNIPPET_LENGTH characters that is shown of a field. It begins with
    a sentence where what it has to hold leaves room, and ends on words."""
    text = field.text
    first, last = _shown(text, spans)
    start = _beginning(field, max(0, last - SNIPPET_LENGTH), first)
    return start, _end_of(text, start, last)


def _end_of(text: str, start: int, last: int) -> int:
    """Return where a snippet ends that begins at `start` and holds what ends at `last`: on a word
    if it can."""
    end = start + SNIPPET_LENGTH
    if end >= len(text):
        return len(text)
    space = text.rfind(" ", max(end - _WORD, last), end)
    return space if space >= 0 else end


def _shown(text: str, spans: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return from where to where a snippet has to reach, to hold most of the spans, the first such;
    from the beginning of the text if that holds nearly as many, or every word that is matched."""
    opening = bisect_left(spans, (SNIPPET_LENGTH,))
    if opening and spans[opening - 1][1] > SNIPPET_LENGTH:
        opening -= 1
    held, rest = spans[:opening], spans[opening:]
    if held and (len(held) >= len(spans) * _OPENING or _words(text, rest) <= _words(text, held)):
        return 0, held[-1][1]
    first = last = most = 0
    for at, (_, end) in enumerate(spans):
        start = spans[at - most][0]  # so that they are one more than before
        if end - start <= SNIPPET_LENGTH or not most:
            first, last, most = start, end, most + 1
    if held and len(held) >= most * _OPENING:
        return 0, held[-1][1]
    return first, last


def _words(text: str, spans: Sequence[tuple[int, int]]) -> set[str]:
    return {text[start:end].lower() for start, end in spans}


def _beginning(field: Field, earliest: int, match: int) -> int:
    """Return where a snippet begins so that it can be read, from `earliest` to `match`."""
    if earliest == 0:
        return 0
    at = bisect_left(field.breaks, earliest)
    if at < len(field.sentences) and field.sentences[at] <= match:
        return field.sentences[at]
    margin = max(earliest, match - SNIPPET_LENGTH // 4)
    space = field.text.find(" ", margin, match)
    return space + 1 if space >= 0 else match


def _disjoint(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return spans in order, overlapping ones made one."""
    spans.sort()
    reached = -1
    for start, end in spans:
        if start < reached:
            break
        reached = end
    else:
        return spans
    merged: list[tuple[int, int]] = []
    for start, end in spans:
        if merged and start < merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged
