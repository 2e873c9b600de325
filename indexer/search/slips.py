"""What an unknown word is most likely a slip of, or the beginning of, in one edition.

It knows the edition's words and those that players say, and must not know what they match.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import chain, pairwise
from unicodedata import normalize

import numpy as np
from rapidfuzz import process
from rapidfuzz.distance import OSA

from indexer.fulltext import schema
from indexer.fulltext.analysis import fold
from indexer.fulltext.reader import Floats
from indexer.search.keeping import keep
from indexer.search.query import Clause, Term, TermKind
from indexer.search.synonyms import Synonyms
from indexer.search.view import EditionView

_LEAST_LETTERS = 4
"""Shorter words are near too many others."""
_FEWEST_MEANT = _LEAST_LETTERS - 1
"""Nothing shorter is near them; so pairs of Chinese characters need not be looked at."""
_TWO_SLIPS = 8
"""A word of so many letters may have two slips."""
_TWO_IF_ALIKE = 6
"""One of so many, if its consonants are right, or all its letters."""
_SPACES = 2
"""So many characters at most stand between the two halves of a word: an operator takes more."""
_SHORT_OF_EXCERPTS = 6
"""Shorter words are near others that excerpts need not hold (`casa`, `cosa`)."""
_HEARD = str.maketrans("zcqyv", "skkib")
_VOWELS = re.compile("[aeiou]")
_COUNTED = re.compile(r"([^\W\d_]+(?=\d)|\d+(?=\D))(\d+|[^\W\d_]{2,})")
"""A number and what it is written onto; `1x` says only how often."""
_DOUBLED = re.compile(r"(.)\1")
_KEPT = 1024
"""Of how many words it is kept whether they are known, and of unknown ones what was meant."""


class Slips:
    """Finds what was meant by words that an edition has not. Safe to share between threads."""

    def __init__(
        self,
        view: EditionView,
        synonyms: Synonyms,
        names: Sequence[str],
        field: Callable[[str, str], Floats],
    ) -> None:
        """Look at one edition.

        Args:
            synonyms: what players say. names: what its items are called.
            field: returns the scores by item of a term in one field.
        """
        self._view = view
        self._reader = view.reader
        self._analyzer = view.reader.analyzer
        self._synonyms = synonyms
        self._names = names
        self._field = field
        self._readings: dict[str, list[str]] = {}
        self._known: dict[str, bool] = {}

    def forget(self) -> None:
        """Drop what words were read as, and which are known."""
        self._readings.clear()
        self._known.clear()

    def respelt(self, clauses: Sequence[Clause]) -> Sequence[Clause]:
        """Return clauses with the words that unknown ones are slips of, so that expressions are
        found in spite of them; fillers and what is excluded as they are."""
        if all(map(self._is_known, clauses)) and not any(
            map(self._is_name_apart, pairwise(clauses))
        ):
            return clauses
        clauses = self._spaced(clauses)
        meant = [self._meant(clause) for clause in clauses]
        softened = [
            clause._replace(soft=True)
            if clause.terms[0].meant and self._analyzer.is_filler(clause.surface)
            else clause
            for clause in meant
        ]
        is_any_left = any(not (clause.soft or clause.negated) for clause in softened)
        return softened if is_any_left else meant

    def _spaced(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Return clauses with an expression apart that was run together, or a number and what it is
        written onto, and in one a word of two pieces that are none."""
        found: list[Clause] = []
        for clause in clauses:
            surface = clause.surface
            folded = self._analyzer.forms(surface).folded
            words = () if self._is_known(clause) else self._synonyms.run_together(folded)
            found += clause.apart(words, self._analyzer.is_filler, is_slip=True) or [clause]
            if not self._is_known(found[-1]):
                found[-1:] = self._counted(found[-1]) or found[-1:]
            pair = found[-2:]
            if len(pair) < 2 or not _may_be_one(*pair):
                continue
            pieces = [piece.surface for piece in pair]
            joined = "".join(pieces)
            if all(map(self._is_known, pair)):
                is_one = self._is_name_apart(pair)
            else:
                is_one = len(joined) >= _TWO_IF_ALIKE and self._is_word(joined)
            if is_one:
                typed = " ".join(piece.terms[0].typed for piece in pair)
                word = self._spelt(fold(joined), joined)
                term = Term(TermKind.WORD, typed, (word,), meant=word)
                place = pair[0].places[0][0], pair[1].places[0][1]
                found[-2:] = [Clause((term,), places=(place,))]
        return found

    def _counted(self, clause: Clause) -> list[Clause]:
        """Return clauses of a number and of the known word that an unknown one holds beside it
        (`edh100`, `3dmg`); none if it is none of these."""
        counted = _COUNTED.fullmatch(clause.terms[0].typed)
        parts = counted.groups() if counted is not None else ()
        if not all(one.isdecimal() or self._is_word(one.lower()) for one in parts):
            return []
        found = clause.apart(map(str.lower, parts), self._analyzer.is_filler, is_slip=False)
        at = clause.places[0][0]
        for place, part in enumerate(parts):
            found[place] = found[place]._replace(places=((at, at + len(part)),))
            at += len(part)
        return found

    def _is_name_apart(self, pair: Sequence[Clause]) -> bool:
        """Whether two words are one that something is called, with a space inside, and stand side
        by side in no text."""
        left, right = pair[0].surface, pair[1].surface
        joined = fold(left + right)
        if joined not in self._named or len(joined) < _TWO_IF_ALIKE:
            return False
        if not _may_be_one(*pair):
            return False
        stems = (self._analyzer.forms(word).stem for word in (left, right))
        return not self._field(schema.PAIR, " ".join(stems)).any()

    def _meant(self, clause: Clause) -> Clause:
        """Return a clause with the word that an unknown one is a slip of, if it is one of one."""
        if self._is_known(clause):
            return clause
        reading = self.reading(clause.surface)
        return clause.meaning(reading[0]) if len(reading) == 1 else clause

    def _is_known(self, clause: Clause) -> bool:
        """Whether a clause is no word that may be a slip."""
        return not clause.is_telling_word or self._is_word(clause.surface)

    def _is_word(self, surface: str) -> bool:
        """Whether a word is one of this edition, in any form, or one that the language's synonyms
        know: an edition may be too short to have it."""
        known = self._known.get(surface)
        if known is None:
            is_word = self._is_here(surface) or self._synonyms.has_word(surface)
            known = keep(self._known, surface, is_word, _KEPT)
        return known

    def _is_here(self, surface: str) -> bool:
        """Whether a word is one of this edition, in any form."""
        counts, stem = self._view.word_counts, self._analyzer.forms(surface).stem
        if any(counts[word] for word in self._reader.words_of_stem.get(stem, ())):
            return True
        return bool(self._field(schema.HEADING, stem).any())

    def reading(self, surface: str) -> Sequence[str]:
        """Return the words that an unknown one is likeliest meant as; none if nothing is near."""
        found = self._readings.get(surface)
        if found is None:
            found = keep(self._readings, surface, self._read(surface), _KEPT)
        return found

    def _read(self, surface: str) -> list[str]:
        if self._analyzer.is_verb(surface) or self._synonyms.has_word(surface):
            return []  # none of the edition's, but no slip
        meant = (
            self._halves(surface)
            or self._correction(surface)
            or self._begun(surface)
            or self._formed(surface)
        )
        return [self._spelt(form, surface) for form in meant]

    def _spelt(self, form: str, typed: str) -> str:
        """Return how a folded form, or where words are joined one of a stem, is written: in the
        edition most often, or else by players or in names."""
        reader = self._reader
        is_stem = self._analyzer.has_compounds and form in reader.words_of_stem
        words = reader.words_of_stem[form] if is_stem else reader.words_of_folded.get(form, ())
        counted = ((int(self._view.word_counts[word]), reader.surfaces[word]) for word in words)
        found = [(count, written) for count, written in counted if count]
        if is_stem and found:  # with what was written onto it
            letters = normalize("NFD", typed)
            return min(found, key=lambda one: OSA.distance(letters, normalize("NFD", one[1])))[1]
        if found:
            return max(found)[1]
        analyzer = self._analyzer
        for spelt in (self._synonyms.words, self._named, analyzer.irregular, analyzer.fillers):
            if form in spelt:
                return spelt[form]
        return form

    def _halves(self, surface: str) -> list[str]:
        """Return two words that were run together, the most frequent pair."""
        folded = self._analyzer.forms(surface).folded
        best: tuple[int, list[str]] = (0, [])
        for at in range(3, len(folded) - 2):
            halves = [folded[:at], folded[at:]]
            if all(half in self._reader.words_of_folded for half in halves):
                left, right = (self._analyzer.forms(half).stem for half in halves)
                together = int(np.count_nonzero(self._field(schema.PAIR, f"{left} {right}")))
                if together > best[0]:
                    best = (together, halves)
        return best[1]

    def _begun(self, surface: str) -> list[str]:
        """Return the most frequent word that an unknown one is the beginning of."""
        folded = self._analyzer.forms(surface).folded
        if self._analyzer.has_compounds or len(folded) < _LEAST_LETTERS:
            return []
        return self._view.completions(folded, 1)

    def _correction(self, surface: str) -> list[str]:
        """Return the word that an unknown one is nearest to, letter by letter."""
        forms = self._analyzer.forms(surface)
        word = forms.stem if self._analyzer.has_compounds else forms.folded
        return self._nearest(word, *self._forms)

    def _formed(self, surface: str) -> list[str]:
        """Return a word of the stem that an unknown one's is nearest to: it may be a form that the
        edition has not."""
        if self._analyzer.has_compounds:
            return []
        stem = self._analyzer.forms(surface).stem
        found = self._nearest(stem, *self._stems)
        return [self._word_of(found[0])] if found else []

    def _nearest(self, word: str, known: Sequence[str], spelt: Sequence[str]) -> list[str]:
        """Return the one that a word is nearest to, if any.

        Args:
            known: words, or stems. spelt: the letters of each.
        """
        letters = normalize("NFD", word)
        if len(letters) < _LEAST_LETTERS or not word.isalpha():
            return []
        near = process.extract(
            letters,
            spelt,
            scorer=OSA.distance,
            score_cutoff=2 if len(letters) >= _TWO_IF_ALIKE else 1,
            limit=None,
        )
        alike, same = _consonants(word), sorted(letters)  # letters often change places
        likely: list[tuple[int, bool, bool, bool, int, str]] = []
        for spelling, distance, at in near:
            if not distance or _is_another(letters, spelling):
                continue
            if self._may_be_missing(letters, spelling):
                continue
            form, is_filler = known[at], known[at] in self._fillers
            differs = sorted(spelling) != same and _consonants(form) != alike
            differs = differs and not _leaves_out(letters, spelling)
            if distance > 1 and (is_filler or (differs and len(letters) < _TWO_SLIPS)):
                continue
            count = self._view.frequency(form) or int(self._is_used(form))
            if count:
                likely.append((distance, is_filler, differs, form[0] != word[0], -count, form))
        return [min(likely)[-1]] if likely else []

    def _may_be_missing(self, letters: str, spelling: str) -> bool:
        """Whether a short word is likelier one that excerpts lack than a slip of another: real
        words seldom differ by two letters that changed places, or by one left out."""
        if self._view.is_complete or len(letters) >= _SHORT_OF_EXCERPTS:
            return False
        return sorted(letters) != sorted(spelling) and not _leaves_out(letters, spelling)

    @cached_property
    def _said(self) -> dict[str, str]:
        """The words that players say, in a language that joins none."""
        return self._as_slips(self._synonyms.words)

    @cached_property
    def _named(self) -> dict[str, str]:
        """The words that items are called by, in a language that joins none."""
        tokens = chain.from_iterable(map(self._analyzer.tokens, self._names))
        return self._as_slips({fold(token.surface): token.surface for token in tokens})

    @cached_property
    def _fillers(self) -> dict[str, str]:
        """The fillers that no text of the edition has, in a language that joins no words."""
        fillers = self._as_slips(self._analyzer.fillers)
        return {form: fillers[form] for form in fillers if not self._view.frequency(form)}

    def _as_slips(self, words: Mapping[str, str]) -> dict[str, str]:
        """Return those of some words, folded → as written, that an unknown one may be a slip of."""
        if self._analyzer.has_compounds:
            return {}
        may_be = (word for word in words if len(word) >= _LEAST_LETTERS and word.isalpha())
        return {word: words[word] for word in may_be}

    def _is_used(self, form: str) -> bool:
        """Whether a word that no text has is part of a name, another form of one that has, or
        players' word for it."""
        if (
            form in self._fillers
            or form in self._named
            or (form in self._said and self._is_meant(form))
        ):
            return True
        return form in self._analyzer.irregular and self._is_here(form)

    def _is_meant(self, said: str) -> bool:
        """Whether this edition has what a word that players say means, if it means anything on its
        own."""
        telling = [
            [word for word in one.words if not self._analyzer.is_filler(word)]
            for one in self._synonyms.meanings((self._synonyms.stem(said),))
        ]
        return not telling or any(all(map(self._is_here, words)) for words in telling)

    @cached_property
    def _forms(self) -> tuple[list[str], list[str]]:
        """What an unknown word may be a slip of, and the letters of each."""
        known, spelt = self._reader.slip_forms
        irregular = self._as_slips(self._analyzer.irregular)
        added = sorted({*self._said, *self._named, *self._fillers, *irregular}.difference(known))
        spelt = [*spelt, *(normalize("NFD", word) for word in added)]
        pairs = zip([*known, *added], spelt, strict=True)
        near = [(word, letters) for word, letters in pairs if len(letters) >= _FEWEST_MEANT]
        return [word for word, _ in near], [letters for _, letters in near]

    @cached_property
    def _stems(self) -> tuple[list[str], list[str]]:
        """The stems of this edition's words, twice: they have no accents."""
        stems = sorted(
            stem
            for stem in self._reader.words_of_stem
            if len(stem) >= _FEWEST_MEANT and self._view.frequency(stem)
        )
        return stems, stems

    def _word_of(self, stem: str) -> str:
        """Return the most frequent word of a stem."""
        counts, reader = self._view.word_counts, self._reader
        return reader.folded[max(reader.words_of_stem[stem], key=lambda word: int(counts[word]))]


def _may_be_one(left: Clause, right: Clause) -> bool:
    """Whether two clauses are words that nothing but a space stands between."""
    if not (left.is_telling_word and right.is_telling_word):
        return False
    return 0 < right.places[0][0] - left.places[0][1] <= _SPACES


def _is_another(word: str, spelling: str) -> bool:
    """Whether a short word has another letter in one's place: most such words are no slips."""
    if not len(word) == len(spelling) == _LEAST_LETTERS:
        return False
    return sorted(word) != sorted(spelling) and _consonants(word) != _consonants(spelling)


def _leaves_out(typed: str, meant: str) -> bool:
    """Whether a word is another without one of its letters."""
    rest = iter(meant)
    return len(meant) == len(typed) + 1 and all(letter in rest for letter in typed)


def _consonants(word: str) -> str:
    """Return how a word sounds but for its vowels, which are mistaken most often."""
    heard = word.replace("ph", "f").translate(_HEARD)
    return heard[:1] + _VOWELS.sub("", _DOUBLED.sub(r"\1", heard[1:]))
