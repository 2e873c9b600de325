"""What an unknown word is most likely a slip of, or the beginning of, in one edition.

It must not know what stands beside the word in a query, or what the word that was meant matches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise

import numpy as np

from indexer.search.keeping import keep
from indexer.search.lexicon import Lexicon
from indexer.search.nearness import (
    FEWEST_MEANT,
    LEAST_LETTERS,
    Spelt,
    consonants,
    has_same_letters,
    has_vowels,
    near,
)
from indexer.search.query import Term, TermKind
from indexer.search.view import EditionView
from indexer.search.words import Words

_LEAST_PART, _MOST_PARTS = 3, 4
"""Of how many letters each of the words is, at least, that were run together, fillers apart; how
many they are."""
_LONGEST = 40
"""No longer word is taken apart."""
_LONG = 8
"""So long words are near few others."""
_COMPLETIONS = 24
"""How many words that begin as an unknown one, the most frequent, are looked for beside others."""
_KEPT = 1024
"""Of how many unknown words it is kept what was meant."""


class Slips:
    """Finds what was meant by words that an edition has not. Safe to share between threads."""

    def __init__(self, view: EditionView, words: Words, lexicon: Lexicon) -> None:
        """Look at one edition.

        Args:
            words: what its words match. lexicon: which words are known.
        """
        self._view = view
        self._reader = view.reader
        self._analyzer = view.reader.analyzer
        self._words = words
        self._lexicon = lexicon
        self._readings: dict[str, list[str]] = {}

    def reading(self, surface: str) -> Sequence[str]:
        """Return the words that an unknown one is likeliest meant as; none if nothing is near."""
        found = self._readings.get(surface)
        if found is None:
            found = keep(self._readings, surface, self._read(surface), _KEPT)
        return found

    def parted(self, surface: str) -> Sequence[str]:
        """Return the words that an unknown one is when it was meant as several; none else."""
        found = self.reading(surface)
        return found if len(found) > 1 else ()

    def begun_beside(self, surface: str, likeliest: str, left: str, right: str) -> str:
        """Return the word that an unknown one is the beginning of (`keyword coun`): the one that
        stands most often beside the words around it; nothing if none does, or what is likeliest.

        Args:
            likeliest: what it is meant as if not. left, right: the stems around it, if any.
        """
        folded = self._analyzer.forms(surface).folded
        is_short = len(folded) < _LEAST_PART or not folded.isalpha()
        if is_short or self._analyzer.has_compounds or not (left or right):
            return ""
        stems = {self._analyzer.forms(likeliest).stem: likeliest}
        for form in self._view.completions(folded, _COMPLETIONS):
            stems.setdefault(self._analyzer.forms(form).stem, form)
        beside = {form: self._beside(stem, left, right) for stem, form in stems.items()}
        best = max(beside, key=beside.__getitem__)
        if beside[likeliest] or not beside[best]:
            return ""
        return self._lexicon.written(best, surface)

    def _beside(self, stem: str, left: str, right: str) -> int:
        """Return in how many items a stem stands after another, and before a third."""
        pairs = (left, stem), (stem, right)
        return sum(
            int(np.count_nonzero(self._words.side_by_side(*pair))) for pair in pairs if all(pair)
        )

    def run_together(self, surface: str) -> Sequence[str]:
        """Return the words that were run together in an unknown one and stand side by side
        somewhere; none else."""
        found = self._run_together(surface, self._is_written)
        return [self._lexicon.written(form, surface) for form in found]

    def _read(self, surface: str) -> list[str]:
        if self._lexicon.is_in_language(surface):
            return []
        meant = (
            self._unelided(surface)
            or self._by_sound(surface)
            or self._run_together(surface, self._is_written)
            or self._turned(surface)
            or self._without_vowels(surface)
            or self._nearest_or_begun(surface)
            or self._formed(surface)
            or self._run_together(surface, self._is_known)
            or self._strung(surface)
        )
        return [self._lexicon.written(form, surface) for form in meant]

    def _run_together(self, surface: str, may_be: Callable[[str], bool]) -> list[str]:
        """Return the words that were run together: as few as can be, of these the ones that stand
        side by side most often.

        Args:
            may_be: tells what may be one of them, folded.
        """
        for ways in self._partings(surface, may_be):
            rated = [(self._together(words), min(map(len, words)), words) for words in ways]
            together, _, words = max(rated, default=(0, 0, []))
            if together:
                return words
        return []

    def _unelided(self, surface: str) -> list[str]:
        """Return the word that another is without its apostrophe and what stands before that
        (`leffet`, `jattaque`); a short one is a filler (`quon`)."""
        folded = self._analyzer.forms(surface).folded
        for elision in self._analyzer.elisions:
            rest = folded.removeprefix(elision)
            if rest == folded or not self._analyzer.is_elided_before(elision, rest):
                continue
            is_filler = len(rest) > 1 and rest in self._analyzer.fillers
            if is_filler or (len(rest) >= LEAST_LETTERS and self._lexicon.is_word(rest)):
                return [rest]
        return []

    def _by_sound(self, surface: str) -> list[str]:
        """Return the word that another is when letters typed by sound are written as they should
        be (`bloke`), or the one that it is nearest to then."""
        folded = self._analyzer.forms(surface).folded
        respelt = self._analyzer.respelt(folded)
        if respelt == folded:
            return []
        is_known = respelt in self._analyzer.fillers or self._lexicon.is_word(respelt)
        if is_known:
            return [respelt]
        return self._unelided(respelt) or self._correction(respelt)

    def _turned(self, surface: str) -> list[str]:
        """Return the filler that a word is whose letters were typed in a wrong order (`teh`): too
        short to be near others, but nobody means anything else by it."""
        if len(surface) != FEWEST_MEANT:
            return []
        turned = surface[1::-1] + surface[2], surface[0] + surface[:0:-1]
        return [word for word in turned if word in self._analyzer.fillers][:1]

    def _strung(self, surface: str) -> list[str]:
        """Return players' words that were run together, which no text has side by side: an
        expression with fillers before it (`whogoesfirst`), or words of theirs alone (`cmdrdmg`)."""
        for ways in self._partings(surface, self._is_known):
            for words in ways:
                is_theirs = self._analyzer.telling(words) == words and not any(
                    map(self._is_written, words)
                )
                if is_theirs or self._lexicon.is_said(words):
                    return words
        return []

    def _partings(self, surface: str, may_be: Callable[[str], bool]) -> Iterator[list[list[str]]]:
        """Yield the ways in which a word is two others, then those in which it is three, and so
        on; the last one is no ending (`visit or`)."""
        folded = self._analyzer.forms(surface).folded
        if len(folded) <= _LONGEST:
            for count in range(2, 3 if self._analyzer.has_compounds else _MOST_PARTS + 1):
                yield list(self._parts(folded, count, may_be))

    def _parts(self, folded: str, count: int, may_be: Callable[[str], bool]) -> Iterator[list[str]]:
        if count == 1:
            if len(folded) >= _LEAST_PART and may_be(folded):
                yield [folded]
            return
        for at in range(1, len(folded) - count - _LEAST_PART + 3):
            if may_be(folded[:at]):
                for others in self._parts(folded[at:], count - 1, may_be):
                    yield [folded[:at], *others]

    def _is_written(self, folded: str) -> bool:
        """Whether a word that was run together with others may be one that the edition has; a short
        one is a filler."""
        is_long = len(folded) >= _LEAST_PART
        return (is_long or folded in self._analyzer.fillers) and self._lexicon.is_written(folded)

    def _is_known(self, folded: str) -> bool:
        """Whether it may be one that the edition has, players say, or something is called by."""
        if len(folded) < _LEAST_PART:
            return self._is_written(folded)
        return folded in self._analyzer.fillers or self._lexicon.has_folded(folded)

    def _together(self, words: Sequence[str]) -> int:
        """Return how many items at least have each two of these side by side, fillers apart, or
        what players mean by them; of one with a filler, how many have them in a row just so."""
        telling = self._analyzer.telling(words)
        if len(telling) == 1:
            shortest = min(map(len, words))  # `aside` may be a word
            if len(words) != 2 or shortest == 1 or len(telling[0]) < LEAST_LETTERS:
                return 0
            term = Term(TermKind.PHRASE, " ".join(words), tuple(words))
            return int(np.count_nonzero(self._words.phrase(term).holds))
        stems = map(self._lexicon.meant_stem, telling)
        pairs = (self._words.side_by_side(*pair) for pair in pairwise(stems))
        return min((int(np.count_nonzero(pair)) for pair in pairs), default=0)

    def _without_vowels(self, surface: str) -> list[str]:
        """Return the most frequent word whose vowels were left out, but for a first one: `trgt`."""
        folded = self._analyzer.forms(surface).folded
        if len(folded) < _LEAST_PART or has_vowels(folded):
            return []
        return self._by_consonants.get(consonants(folded), [])

    @cached_property
    def _by_consonants(self) -> dict[str, list[str]]:
        """The edition's most frequent word by its consonants, in a language that joins none."""
        found: dict[str, list[str]] = {}
        for form in sorted(self._lexicon.forms.words, key=self._view.frequency):
            if form.isalpha() and self._view.frequency(form):
                found[consonants(form)] = [form]
        return {} if self._analyzer.has_compounds else found

    def _nearest_or_begun(self, surface: str) -> list[str]:
        """Return the word that an unknown one is nearest to, or the beginning of: one that the
        edition has before any other."""
        nearest = self._correction(surface)
        if nearest and self._view.frequency(nearest[0]):
            return nearest
        return self._begun(surface) or nearest

    def _correction(self, surface: str) -> list[str]:
        """Return the word that an unknown one is nearest to, letter by letter."""
        forms = self._analyzer.forms(surface)
        word = forms.stem if self._analyzer.has_compounds else forms.folded
        return self._nearest(word, self._lexicon.forms)

    def _begun(self, surface: str) -> list[str]:
        """Return the most frequent word that an unknown one is the beginning of."""
        folded = self._analyzer.forms(surface).folded
        if self._analyzer.has_compounds or len(folded) < LEAST_LETTERS:
            return []
        return [word for word in self._view.completions(folded, 1) if self._lexicon.is_common(word)]

    def _formed(self, surface: str) -> list[str]:
        """Return a word of the stem that an unknown one's is, but for the order of letters and
        doubled ones: it may be a form that the edition has not."""
        if self._analyzer.has_compounds:
            return []
        forms = self._analyzer.forms(surface)
        ending = forms.folded.removeprefix(forms.stem)
        return [
            self._lexicon.most_frequent_of(stem)
            for stem in self._nearest(forms.stem, self._lexicon.stems)
            if has_same_letters(forms.stem, stem)
            and self._analyzer.forms(stem + ending).stem == stem  # `warning` is no form of `war`
        ]

    def _nearest(self, typed: str, known: Spelt) -> list[str]:
        """Return the one of some words, or stems, that another is nearest to, if any."""
        likely: list[tuple[int, bool, bool, bool, int, str]] = []
        for word, distance, differs in near(typed, known, of_excerpts=not self._view.is_complete):
            is_filler = self._lexicon.is_unwritten_filler(word)
            weight = self._lexicon.weight(word)
            if not weight or (is_filler and distance > 1):
                continue
            if len(typed) >= _LONG or self._lexicon.is_common(word):
                likely.append((distance, is_filler, differs, word[0] != typed[0], -weight, word))
        return [min(likely)[-1]] if likely else []
