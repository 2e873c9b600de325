"""Cuts writing without spaces (Chinese) into the words that are known.

It knows characters, players' words, the rules' words for them and the names in one rulebook. It
must not know texts, nor what a piece matches.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, auto
from itertools import chain
from typing import NamedTuple

from indexer.fulltext.analysis import Analyzer
from indexer.languages.profile import LanguageProfile

_LONGEST_NAME = 8
"""Longer names are sentences."""
_CERTAIN = 2
"""Up to so many pieces, what stands beside a known word is a word too."""


class PieceKind(Enum):
    """What is known of a piece."""

    WORD = auto()
    FILLER = auto()
    REST = auto()
    """What is left between known words; it need not be a word."""


class Piece(NamedTuple):
    """A piece of a run."""

    text: str
    kind: PieceKind


class Runs:
    """Cuts runs of characters into pieces: known words and what is left between them."""

    def __init__(
        self,
        profile: LanguageProfile,
        analyzer: Analyzer,
        fillers: Iterable[str],
        names: Iterable[str],
    ) -> None:
        """Learn words.

        Args:
            profile: its synonyms are known words. fillers: words that are left out of account.
            names: what items of a rulebook are called.
        """
        self._analyzer = analyzer
        synonyms = profile.analysis.synonyms
        self._fillers = frozenset(fillers)
        self._telling = frozenset(synonyms) | frozenset(profile.quotes.negations.split())
        words = chain(synonyms, chain.from_iterable(synonyms.values()))
        found = chain.from_iterable(map(self._runs_of, words))
        named = (run for run in chain.from_iterable(map(self._runs_of, names)))
        known = {word for word in found if len(word) > 1}
        known.update(name for name in named if 1 < len(name) <= _LONGEST_NAME)
        self._known = known | self._fillers
        self._longest = max(map(len, self._known), default=0)

    def cut(self, run: str) -> list[Piece]:
        """Return the pieces that a run is made of, in order.

        A single character between others is a filler, unless it denies or players say it.
        """
        found = list(self._split(run))
        kinds = {True: PieceKind.WORD, False: PieceKind.REST}
        pieces = []
        for text, is_known in found:
            kind = kinds[is_known or len(found) <= _CERTAIN]
            if text in self._fillers or self._is_left_over(text, len(found)):
                kind = PieceKind.FILLER
            pieces.append(Piece(text, kind))
        return pieces

    def _is_left_over(self, text: str, pieces: int) -> bool:
        return len(text) == 1 and pieces > 1 and text not in self._telling

    def _split(self, run: str) -> Iterator[tuple[str, bool]]:
        """Yield the pieces of a run, and whether they are known words."""
        end = 0
        for start, stop in self._words_in(run):
            if start > end:
                yield run[end:start], False
            yield run[start:stop], True
            end = stop
        if end < len(run):
            yield run[end:], False

    def _words_in(self, run: str) -> list[tuple[int, int]]:
        """Return where the known words of a run begin and end.

        As few characters as may be are left over, then there are as few words as may be; words
        that overlap are told apart from the right, where Chinese is ambiguous less often.
        """
        best = [(0, 0)]
        sizes = [0]
        for end in range(1, len(run) + 1):
            left_over, words = best[-1]
            found, size = (left_over + 1, words), 0
            for length in range(1, min(self._longest, end) + 1):
                if run[end - length : end] in self._known:
                    left_over, words = best[end - length]
                    if (left_over, words + 1) <= found:
                        found, size = (left_over, words + 1), length
            best.append(found)
            sizes.append(size)
        places: list[tuple[int, int]] = []
        end = len(run)
        while end:
            if sizes[end]:
                places.append((end - sizes[end], end))
            end -= sizes[end] or 1
        return places[::-1]

    def _runs_of(self, text: str) -> list[str]:
        """Return the runs of characters in a text, without what is written with spaces."""
        is_gram = self._analyzer.is_gram
        return "".join(letter if is_gram(letter) else " " for letter in text).split()
