"""Which words one edition, its names and players know, and how those are written.

It knows words and how often they occur, and must not know what is near them or what a query says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import chain

from indexer.fulltext.analysis import fold
from indexer.search.keeping import keep
from indexer.search.nearness import FEWEST_MEANT, LEAST_LETTERS, Spelt, letters_apart, with_letters
from indexer.search.synonyms import Synonyms
from indexer.search.view import EditionView

_RARE = 60_000
"""Of so many words of an edition one is rare that occurs once."""
_KEPT = 1024
"""Of how many words it is kept whether they are known."""


class Lexicon:
    """The words of one edition and those that players say. Safe to share between threads."""

    def __init__(self, view: EditionView, synonyms: Synonyms, names: Sequence[str]) -> None:
        """Look at one edition.

        Args:
            synonyms: what players say. names: what its items are called.
        """
        self._view = view
        self._reader = view.reader
        self._analyzer = view.reader.analyzer
        self._synonyms = synonyms
        self._names = names
        self._known: dict[str, bool] = {}

    def is_said(self, words: Sequence[str]) -> bool:
        """Whether folded words are an expression of players, of several words, or that with fillers
        before it."""
        for at in range(len(words) - 1):
            if self._synonyms.run_together("".join(words[at:])):
                return True
            if not self._analyzer.is_filler(words[at]):
                break
        return False

    def is_word(self, surface: str) -> bool:
        """Whether a word is one of this edition, in any form, or one that the language's synonyms
        know: an edition may be too short to have it."""
        known = self._known.get(surface)
        if known is None:
            is_word = self._is_here(surface) or self._synonyms.has_word(surface)
            known = keep(self._known, surface, is_word, _KEPT)
        return known

    def has_form(self, surface: str) -> bool:
        """Whether this edition, a name or players have a word in just this form."""
        return self.has_folded(self._analyzer.forms(surface).folded)

    def has_folded(self, folded: str) -> bool:
        """The same of a form that is folded already."""
        if folded in self._synonyms.words or folded in self._named:
            return True
        return self.is_written(folded)

    def meant_stem(self, form: str) -> str:
        """Return the stem of a folded word, or of the one that players mean by it where the edition
        has it not."""
        stem = self._analyzer.forms(form).stem
        if stem not in self._reader.words_of_stem:
            for meaning in self._synonyms.meanings((self._synonyms.stem(form),)):
                if len(meaning.words) == 1:
                    return self._analyzer.forms(meaning.words[0]).stem
        return stem

    def is_in_language(self, surface: str) -> bool:
        """Whether the language is known to have a word, be it in this edition or not."""
        return self._analyzer.is_verb(surface) or self._synonyms.has_word(surface)

    def is_in_name(self, folded: str) -> bool:
        """Whether something is called by a word, in a language that joins none."""
        return folded in self._named

    def is_common(self, form: str) -> bool:
        """Whether a form is one that is asked for: the rarest words of texts are those of examples,
        unless something is called by them or players say them."""
        frequency = self._view.frequency(form)
        if not frequency or frequency * _RARE >= self._view.word_counts.sum():
            return True
        return form in self._named or form in self._said

    def is_unwritten_filler(self, folded: str) -> bool:
        """Whether a word is a filler that no text of the edition has, in a language that joins no
        words."""
        return folded in self._fillers

    def is_unwritten_link(self, surface: str) -> bool:
        """Whether a word only links others, and no text of the edition has it."""
        analyzer = self._analyzer
        if not analyzer.is_one_of(surface, analyzer.linking):
            return False
        return not self.is_written(analyzer.forms(surface).folded)

    def weight(self, form: str) -> int:
        """Return how often a form or stem occurs; 1 if it only is part of a name, a filler, another
        form of a word that occurs, or players' word for one; and 0 if none of these."""
        return self._view.frequency(form) or int(self._is_used(form))

    def written(self, form: str, typed: str) -> str:
        """Return how a folded form, or where words are joined one of a stem, is written: in the
        edition most often, or else by players or in names.

        Args:
            typed: what it was meant by; a stem is written as near to it as may be.
        """
        reader = self._reader
        is_stem = self._analyzer.has_compounds and form in reader.words_of_stem
        words = reader.words_of_stem[form] if is_stem else reader.words_of_folded.get(form, ())
        counted = ((int(self._view.word_counts[word]), reader.surfaces[word]) for word in words)
        found = [(count, written) for count, written in counted if count]
        if is_stem and found:  # with what was written onto it
            return min(found, key=lambda one: letters_apart(typed, one[1]))[1]
        if found:
            return max(found)[1]
        analyzer = self._analyzer
        for spelt in (self._synonyms.words, self._named, analyzer.irregular, self._saying_nothing):
            if form in spelt:
                return spelt[form]
        return form

    def most_frequent_of(self, stem: str) -> str:
        """Return the most frequent word of a stem, folded."""
        counts, reader = self._view.word_counts, self._reader
        return reader.folded[max(reader.words_of_stem[stem], key=lambda word: int(counts[word]))]

    @cached_property
    def forms(self) -> Spelt:
        """What an unknown word may be a slip of."""
        known, letters = self._reader.slip_forms
        irregular = self._may_be_meant(self._analyzer.irregular)
        besides = {*self._said, *self._named, *self._fillers, *irregular}
        added = with_letters(sorted(besides.difference(known)))
        pairs = zip(chain(known, added.words), chain(letters, added.letters), strict=True)
        near = [(word, spelt) for word, spelt in pairs if len(spelt) >= FEWEST_MEANT]
        return Spelt([word for word, _ in near], [spelt for _, spelt in near])

    @cached_property
    def stems(self) -> Spelt:
        """The stems of this edition's words; they have no accents."""
        stems = sorted(
            stem
            for stem in self._reader.words_of_stem
            if len(stem) >= FEWEST_MEANT and self._view.frequency(stem)
        )
        return Spelt(stems, stems)

    @cached_property
    def _said(self) -> dict[str, str]:
        """The words that players say."""
        return self._may_be_meant(self._synonyms.words)

    @cached_property
    def _named(self) -> dict[str, str]:
        """The words that items are called by."""
        surfaces = chain.from_iterable(map(self._analyzer.surfaces, self._names))
        return self._may_be_meant({fold(surface): surface for surface in surfaces})

    @cached_property
    def _saying_nothing(self) -> dict[str, str]:
        """The words that need not be in a text: fillers, and those before a rule's number."""
        return self._synonyms.announcing | self._analyzer.fillers

    @cached_property
    def _fillers(self) -> dict[str, str]:
        """Those of them that no text of the edition has."""
        fillers = self._may_be_meant(self._saying_nothing)
        return {form: fillers[form] for form in fillers if not self._view.frequency(form)}

    def _may_be_meant(self, words: Mapping[str, str]) -> dict[str, str]:
        """Return those of some words, folded → as written, that an unknown one may be a slip of;
        none in a language that joins words."""
        if self._analyzer.has_compounds:
            return {}
        may_be = (word for word in words if len(word) >= LEAST_LETTERS and word.isalpha())
        return {word: words[word] for word in may_be}

    def is_written(self, folded: str) -> bool:
        """Whether this edition has a word in just this form."""
        words = self._reader.words_of_folded.get(folded, ())
        return any(self._view.word_counts[word] for word in words)

    def _is_here(self, surface: str) -> bool:
        """Whether a word is one of this edition, in any form."""
        counts, stem = self._view.word_counts, self._analyzer.forms(surface).stem
        if any(counts[word] for word in self._reader.words_of_stem.get(stem, ())):
            return True
        return len(self._view.called(stem)[0]) > 0

    def _is_used(self, form: str) -> bool:
        """Whether a word that no text has is a filler, part of a name, another form of one that a
        text has, or players' word for it."""
        if form in self._fillers or form in self._named:
            return True
        if form in self._said and self._is_meant(form):
            return True
        return form in self._analyzer.irregular and self._is_here(form)

    def _is_meant(self, said: str) -> bool:
        """Whether this edition has what players mean by a word, or by an expression with it."""
        return any(
            all(map(self._is_here, self._telling(meaning.words)))
            for meaning in self._synonyms.meanings_with(self._synonyms.stem(said))
        )

    def _telling(self, words: Sequence[str]) -> Sequence[str]:
        return self._analyzer.telling(words) or words
