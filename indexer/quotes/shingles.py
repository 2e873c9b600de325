"""Pairs of neighbouring words of all distinct texts of a locale: finds where a run of words
stands, or nearly.

Editions repeat each other, so a text is indexed once, however many of them hold it. It knows texts
and their places in its own list, and leaves quotation marks out; which rule of which edition
prints a text is `indexer.quotes.library`'s business.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray
from rapidfuzz import fuzz

from indexer.quotes.words import is_quote, key, pattern_for

_BORDER = 0
"""Stands between texts, so that no pair of words spans two of them."""

_COMMON = 3000
"""A pair that stands more often than this tells nothing about where a quotation is from."""


_LOOKED_AT = 4
"""How many texts are looked at word by word for each that is asked for."""


class ShingleIndex:
    """The texts of one locale by their pairs of words. Not safe to share while it grows."""

    def __init__(self, locale: str) -> None:
        self._words = pattern_for(locale)
        self._codes: dict[str, int] = {}
        self._by_raw: dict[str, int] = {}
        self._places: dict[str, int] = {}
        self.texts: list[str] = []
        self._stream = array("i", [_BORDER])
        self._starts = array("i")
        self._is_current = False

    def add(self, texts: Iterable[str]) -> NDArray[np.int32]:
        """Return the place of each text in `texts`, indexing those that are new."""
        return np.fromiter(map(self._place, texts), dtype=np.int32)

    def coverage(self, keys: Sequence[str]) -> float:
        """Return the share of keys, quotation marks left out, that some text holds."""
        return sum(word in self._codes for word in keys) / len(keys) if keys else 0.0

    def holding(self, keys: Sequence[str]) -> list[int]:
        """Return the places of the texts in which a run of words stands, accents aside."""
        self._settle()
        codes = np.array([self._codes.get(word, -1) for word in keys], dtype=np.int32)
        if len(codes) < 2 or codes.min() < 0:
            return []
        first, last = self._ranges(codes)
        rarest = int(np.argmin(last - first))
        at = self._order[first[rarest] : last[rarest]] - rarest
        at = at[(at > 0) & (at + len(codes) < len(self._tokens))]
        found = at[(self._tokens[at[:, None] + np.arange(len(codes))] == codes).all(axis=1)]
        return [int(place) for place in np.unique(self._text_of(found))]

    def nearest(self, keys: Sequence[str], limit: int, among: NDArray[np.int32]) -> list[int]:
        """Return the places of the `limit` texts with a passage nearest to a run, best first.

        Only texts that share most and rarest pairs of words with the run are looked at.

        Args:
            keys: of the run. among: the places that count.
        """
        self._settle()
        codes = np.array([self._codes.get(word, -1) for word in keys], dtype=np.int32)
        if len(codes) < 2:
            return []
        first, last = self._ranges(codes)
        scores = np.zeros(len(self.texts))
        for start, end in set(zip(first.tolist(), last.tolist(), strict=True)):
            if start < end <= start + _COMMON:
                holders = np.unique(self._text_of(self._order[start:end]))
                scores[holders] += 1 / len(holders)
        counted = np.zeros(len(scores), dtype=bool)
        counted[among] = True
        scores[~counted] = 0
        best = np.argsort(-scores, kind="stable")[: limit * _LOOKED_AT]
        run = codes.tolist()
        nearness = {
            int(place): fuzz.partial_ratio(run, self._run(int(place)))
            for place in best
            if scores[place] > 0
        }
        return sorted(nearness, key=lambda place: -nearness[place])[:limit]

    def _place(self, text: str) -> int:
        place = self._places.get(text)
        if place is None:
            place = self._places[text] = len(self.texts)
            self.texts.append(text)
            self._starts.append(len(self._stream))
            words = self._words.findall(text)
            self._stream.extend(self._code(word) for word in words if not is_quote(word))
            self._stream.append(_BORDER)
            self._is_current = False
        return place

    def _code(self, raw: str) -> int:
        code = self._by_raw.get(raw)
        if code is None:
            code = self._codes.setdefault(key(raw), len(self._codes) + 1)
            self._by_raw[raw] = code
        return code

    def _settle(self) -> None:
        """Sort what was added since the last look."""
        if self._is_current:
            return
        self._tokens = np.array(self._stream, dtype=np.int32)
        self._text_starts = np.array(self._starts, dtype=np.int32)
        pairs = _pairs(self._tokens)
        self._order = np.argsort(pairs, kind="stable").astype(np.int32)
        self._pairs = pairs[self._order]
        self._is_current = True

    def _run(self, place: int) -> list[int]:
        start = self._starts[place]
        following = place + 1
        end = self._starts[following] if following < len(self._starts) else len(self._stream)
        return self._stream[start : end - 1].tolist()

    def _ranges(self, codes: NDArray[np.int32]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        pairs = _pairs(codes)
        return (
            np.searchsorted(self._pairs, pairs, side="left"),
            np.searchsorted(self._pairs, pairs, side="right"),
        )

    def _text_of(self, at: NDArray[np.int32]) -> NDArray[np.intp]:
        return np.searchsorted(self._text_starts, at, side="right") - 1


def _pairs(codes: NDArray[np.int32]) -> NDArray[np.int64]:
    wide = codes.astype(np.int64)
    return (wide[:-1] << 32) | wide[1:]
