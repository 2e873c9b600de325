"""Cuts writing without spaces (Chinese) into the words that are known, slips among them.

It knows characters, how they sound, players' words, the rules' words for them and the names in one
rulebook. It must not know what a piece matches.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import cached_property
from itertools import chain, pairwise
from typing import NamedTuple

from indexer.fulltext.analysis import Analyzer
from indexer.languages.profile import LanguageProfile
from indexer.search.sounds import Sounds, Syllables, WordGroup, as_typed

_LONGEST_NAME = 8
"""Longer names are sentences."""
_SHORTEST = 2
"""Of how many characters a slip is at least: then none of them is a filler."""
_LEFT_OVER, _ALONE = 2, 1
"""What a character that is left over costs, and one that is a word where it makes no other."""
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


class Vocabulary:
    """What is known of a language, whatever the rulebook.

    Attributes:
        fillers: words that are left out of account. denying: characters that deny.
        single: characters that are words of players. alone: characters that are words.
        telling: what is no left-over, be it one character.
        known: words of several characters. longest: of how many the longest is.
        apart: expressions that are said with spaces, by how they are typed without.
        latin: words of letters.
    """

    def __init__(self, profile: LanguageProfile, analyzer: Analyzer) -> None:
        """Learn the words of a language: its synonyms and fillers."""
        synonyms = profile.analysis.synonyms
        self._analyzer = analyzer
        self.fillers = frozenset(analyzer.fillers)
        self.denying = frozenset(profile.quotes.negations.split())
        self.single = frozenset(said for said in synonyms if len(said) == 1)
        self.alone = self.single | self.denying
        meant = frozenset(chain.from_iterable(synonyms.values()))
        self.telling = meant.union(synonyms, self.denying)
        pieces = chain.from_iterable(map(str.split, meant))
        self._rules = self.words_of(one for one in pieces if all(map(analyzer.is_gram, one)))
        whole = self.words_of(said for said in synonyms if " " not in said)
        words = self.fillers.union(self._rules, whole, self.alone)
        parts = self.words_of(synonyms) - words
        self._said = whole.union(part for part in parts if not _is_made_of(part, words))
        self._said -= self._rules
        self.apart = _expressions(synonyms, analyzer)
        self.known = self.fillers.union(self._rules, self._said, self.apart)
        self.known |= profile.analysis.asking
        self.latin = {part for word in synonyms for part in word.split() if part.isascii()}
        self.longest = max(map(len, self.known), default=0)
        self._syllables = profile.analysis.syllables

    def words_of(self, texts: Iterable[str]) -> frozenset[str]:
        """Return the runs of several characters in texts, without what is written with spaces."""
        text = "\n".join(texts)
        others = {ord(one): " " for one in set(text) if not self._analyzer.is_gram(one)}
        return frozenset(word for word in text.translate(others).split() if len(word) > 1)

    def sounds_with(self, names: Iterable[str]) -> Sounds:
        """Return how words sound, the names of a rulebook before others."""
        syllables, groups, beside = self._by_sound
        named = WordGroup(syllables, names, are_names=True)
        return Sounds(syllables, (named, *groups), beside, self.denying)

    @cached_property
    def _by_sound(self) -> tuple[Syllables, list[WordGroup], dict[str, str]]:
        syllables = Syllables(self._syllables)
        groups = [
            WordGroup(syllables, self._rules - self.fillers),
            WordGroup(syllables, self._said - self.fillers, are_said=True),
        ]
        beside: dict[str, str] = {}
        for word in sorted(self.fillers | self.single):
            beside.setdefault(as_typed("".join(syllables.of(word).split())), word)
        return syllables, groups, beside


class Runs:
    """Cuts runs of characters into pieces: known words and what is left between them."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        names: Iterable[str] = (),
        written: Container[str] | None = None,
    ) -> None:
        """Learn words.

        Args:
            names: what items of a rulebook are called. written: words and pairs of characters in
                its texts, which are no slips; without it nothing is.
        """
        self._vocabulary = vocabulary
        named = vocabulary.words_of(name for name in names if "/" not in name)  # `A和/或B`
        titles = {name for name in named if len(name) <= _LONGEST_NAME}
        self._titles = titles
        self._written = written
        self._sounds = vocabulary.sounds_with(titles) if written is not None else None
        self._longest = max(vocabulary.longest, *map(len, titles), 0)

    def knowing(self, names: Iterable[str], written: Container[str] | None) -> Runs:
        """Return what cuts by a rulebook's names and texts too."""
        return Runs(self._vocabulary, names, written)

    def cut(self, run: str, *, after_number: bool = False) -> list[Piece]:
        """Return the pieces that a run is made of, in order.

        A single character between others, or after a number, is a filler, unless it denies or is
        a word; one that denies is a filler where it only asks (`能抓牌不`, `抽不抽`).
        """
        found = list(self._split(run))
        beside = len(found) + after_number
        pieces: list[Piece] = []
        for at, (text, is_known) in enumerate(found):
            is_word = is_known or len(found) <= _CERTAIN
            kind = PieceKind.WORD if is_word else PieceKind.REST
            around = [piece for piece, _ in found[max(at - 1, 0) : at + 2 : 2]]
            asks = text in self._vocabulary.denying and at > 0 and len(set(around)) == 1
            if asks or text in self._vocabulary.fillers or self._is_left_over(text, beside):
                kind = PieceKind.FILLER
            is_slip = is_known and not self._is_known(text)
            pieces.append(Piece(text, kind, self._heard(text) if is_slip else ""))
        return pieces

    def typed_by_sound(self, letters: str) -> list[Piece]:
        """Return the known words whose syllables, or the one whose first letters, these are; the
        text of each is its letters."""
        if self._sounds is None or self.is_latin(letters):
            return []
        fillers = self._vocabulary.fillers
        return [
            Piece(text, PieceKind.FILLER if word in fillers else PieceKind.WORD, word)
            for text, word in self._sounds.spelt(letters)
        ]

    def is_latin(self, letters: str) -> bool:
        """Whether letters are a word as they stand."""
        written = self._written
        return letters in self._vocabulary.latin or (written is not None and letters in written)

    def _is_known(self, text: str) -> bool:
        return text in self._vocabulary.known or text in self._titles

    def _heard(self, text: str) -> str:
        return self._sounds.heard(text) if self._sounds is not None else ""

    def _is_slip(self, text: str) -> bool:
        """Whether a piece that sounds like a known word is not written in the rulebook."""
        written = self._written
        if written is None:
            return False
        if len(text) == _SHORTEST and not self._vocabulary.fillers.isdisjoint(text):
            return False
        return not all("".join(pair) in written for pair in pairwise(text))

    def _loss(self, run: str, at: int, piece: str, heard: Container[str]) -> int:
        """Return what an unknown piece of a run costs as one word, or apart if it is none.

        Args:
            heard: the pieces that sound like a known word.
        """
        if len(piece) == 1:
            return _ALONE if self._stands_alone(run, at) else _LEFT_OVER
        is_slip = piece in heard and self._is_slip(piece)
        return _LEFT_OVER if is_slip else _LEFT_OVER * len(piece)

    def _stands_alone(self, run: str, at: int) -> bool:
        """Whether a character is a word, or denies, and makes no word with the one before or after
        it."""
        if self._written is None or run[at] not in self._vocabulary.alone:
            return False
        pairs = (run[max(at - 1, 0) : at + 1], run[at : at + 2])
        return not any(len(pair) > 1 and pair in self._written for pair in pairs)

    def _is_left_over(self, text: str, pieces: int) -> bool:
        return len(text) == 1 and pieces > 1 and text not in self._vocabulary.telling

    def _split(self, run: str) -> Iterator[tuple[str, bool]]:
        """Yield the pieces of a run, and whether they are known words; an expression that is said
        with spaces as its words."""
        end = 0
        for start, stop in self._words_in(run):
            if start > end:
                yield run[end:start], False
            word = run[start:stop]
            for part in self._vocabulary.apart.get(word, (word,)):
                yield part, True
            end = stop
        if end < len(run):
            yield run[end:], False

    def _words_in(self, run: str) -> list[tuple[int, int]]:
        """Return where the known words of a run begin and end.

        As few characters as may be are left over, a slip counting as one and a character that is
        only taken for a word as half of one; then there are as few slips and as few words as may
        be. Words that overlap are told apart from the right, where Chinese is ambiguous less often.
        """
        known, titles, denying = self._vocabulary.known, self._titles, self._vocabulary.denying
        heard = self._sounds.heard_in(run, self._longest) if self._sounds is not None else ()
        best = [(0, 0, 0)]  # how much is lost, slips, words
        sizes = [0]
        for end in range(1, len(run) + 1):
            lost, slips, words = best[-1]
            found, size = (lost + _LEFT_OVER, slips, words), 0
            for length in range(1, min(self._longest, end) + 1):
                piece = run[end - length : end]
                if length > 1 and piece[0] in denying and run[: end - length].endswith(piece[1]):
                    continue  # `能不能` only asks
                is_known = piece in known or piece in titles
                loss = 0 if is_known else self._loss(run, end - length, piece, heard)
                if loss < _LEFT_OVER * length:
                    lost, slips, words = best[end - length]
                    cost = (lost + loss, slips + (loss == _LEFT_OVER), words + 1)
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


def _is_made_of(text: str, words: Container[str]) -> bool:
    """Whether a text is several words, one after another."""
    ends = [0]
    for end in range(1, len(text) + 1):
        if any(text[start:end] in words for start in ends):
            ends.append(end)
    return ends[-1] == len(text)


def _expressions(
    synonyms: Mapping[str, Sequence[str]], analyzer: Analyzer
) -> dict[str, tuple[str, ...]]:
    """Return the words of expressions that are said with spaces, by how they are typed without."""
    found: dict[str, tuple[str, ...]] = {}
    for said in synonyms:
        words = tuple(said.split())
        if len(words) > 1 and all(map(analyzer.is_gram, "".join(words))):
            found.setdefault("".join(words), words)
    return {typed: words for typed, words in found.items() if typed not in synonyms}
