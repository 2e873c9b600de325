"""Cuts writing without spaces (Chinese) into the words that are known, slips among them.

It knows characters, how they sound, players' words, the rules' words for them and the names in one
rulebook. It must not know what a piece matches.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from enum import Enum, auto
from itertools import chain, pairwise
from typing import NamedTuple

from indexer.fulltext.analysis import Analyzer
from indexer.languages.profile import LanguageProfile
from indexer.search.sounds import Sounds

_LONGEST_NAME = 8
"""Longer names are sentences."""
_SHORTEST = 2
"""Of how many characters a slip is at least: then none of them is a filler."""
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
    meant: str = ""
    """The known word that it is a slip of, or that it spells."""


class Runs:
    """Cuts runs of characters into pieces: known words and what is left between them."""

    def __init__(
        self,
        profile: LanguageProfile,
        analyzer: Analyzer,
        fillers: Iterable[str],
        names: Iterable[str],
        written: Container[str] | None = None,
    ) -> None:
        """Learn words.

        Args:
            profile: its synonyms are known words. fillers: words that are left out of account.
            names: what items of a rulebook are called. written: words and pairs of characters in
                its texts, which are no slips; without it nothing is.
        """
        self._analyzer = analyzer
        synonyms = profile.analysis.synonyms
        self._fillers = frozenset(fillers)
        words = frozenset(chain(synonyms, chain.from_iterable(synonyms.values())))
        self._denying = frozenset(profile.quotes.negations.split())
        self._telling = words | self._denying
        self._single = {said for said in synonyms if len(said) == 1}
        found = chain.from_iterable(map(self._runs_of, words))
        named = chain.from_iterable(map(self._runs_of, names))
        known = {word for word in found if len(word) > 1}
        titles = {name for name in named if 1 < len(name) <= _LONGEST_NAME}
        self._known = known | titles | self._fillers
        self._written = written
        self._latin = {part for word in synonyms for part in word.split() if part.isascii()}
        syllables = profile.analysis.syllables if written is not None else {}
        beside = self._fillers | self._single
        self._sounds = Sounds(syllables, known - self._fillers, titles, beside)
        self._longest = max(map(len, self._known), default=0)

    def cut(self, run: str, *, after_number: bool = False) -> list[Piece]:
        """Return the pieces that a run is made of, in order.

        A single character between others, or after a number, is a filler, unless it denies or is
        a word; one that denies is a filler at the end, where it only asks (`能抓牌不`).
        """
        found = list(self._split(run))
        beside = len(found) + after_number
        kinds = {True: PieceKind.WORD, False: PieceKind.REST}
        pieces: list[Piece] = []
        for text, is_known in found:
            kind = kinds[is_known or len(found) <= _CERTAIN]
            asks = text in self._denying and len(pieces) + 1 == len(found) > 1
            if asks or text in self._fillers or self._is_left_over(text, beside):
                kind = PieceKind.FILLER
            is_slip = is_known and text not in self._known
            pieces.append(Piece(text, kind, self._sounds.heard(text) if is_slip else ""))
        return pieces

    def typed_by_sound(self, letters: str) -> list[Piece]:
        """Return the known words whose syllables, or the one whose first letters, these are; the
        text of each is its letters."""
        if self._written is None or self.is_latin(letters):
            return []
        return [
            Piece(text, PieceKind.FILLER if word in self._fillers else PieceKind.WORD, word)
            for text, word in self._sounds.spelt(letters)
        ]

    def is_latin(self, letters: str) -> bool:
        """Whether letters are a word as they stand."""
        return letters in self._latin or (self._written is not None and letters in self._written)

    def _is_slip(self, text: str) -> bool:
        """Whether a piece sounds like a known word and is not written in the rulebook."""
        written = self._written
        if written is None or not self._sounds.heard(text):
            return False
        if len(text) == _SHORTEST and not self._fillers.isdisjoint(text):
            return False
        return not all("".join(pair) in written for pair in pairwise(text))

    def _stands_alone(self, run: str, at: int) -> bool:
        """Whether a character is a word that makes no other with the one before or after it."""
        if self._written is None or run[at] not in self._single:
            return False
        return run[max(at - 1, 0) : at + 1] not in self._written and (
            run[at : at + 2] not in self._written
        )

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

        As few characters as may be are left over, then there are as few slips and as few words as
        may be; words that overlap are told apart from the right, where Chinese is ambiguous less
        often.
        """
        best = [(0, 0, 0)]
        sizes = [0]
        for end in range(1, len(run) + 1):
            left_over, slips, words = best[-1]
            found, size = (left_over + 1, slips, words), 0
            for length in range(1, min(self._longest, end) + 1):
                piece = run[end - length : end]
                is_known = piece in self._known
                if length == 1:
                    is_known = is_known or self._stands_alone(run, end - 1)
                elif piece[0] in self._denying and run[: end - length].endswith(piece[1]):
                    continue  # `能不能` only asks
                if is_known or self._is_slip(piece):
                    left_over, slips, words = best[end - length]
                    cost = (left_over, slips + (not is_known), words + 1)
                    if cost <= found:
                        found, size = cost, length
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
