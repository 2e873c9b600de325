"""Cuts writing without spaces (Chinese) at the words that are known.

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
    """Cuts runs of characters into pieces, the longest known word first."""

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
        start = at = 0
        while at < len(run):
            size = self._known_at(run, at)
            if not size:
                at += 1
                continue
            if at > start:
                yield run[start:at], False
            yield run[at : at + size], True
            start = at = at + size
        if start < len(run):
            yield run[start:], False

    def _known_at(self, run: str, at: int) -> int:
        sizes = range(min(self._longest, len(run) - at), 0, -1)
        return next((size for size in sizes if run[at : at + size] in self._known), 0)

    def _runs_of(self, text: str) -> list[str]:
        """Return the runs of characters in a text, without what is written with spaces."""
        is_gram = self._analyzer.is_gram
        return "".join(letter if is_gram(letter) else " " for letter in text).split()
