"""What the terms of a query match in one edition: forms, corrections, completions, synonyms.

It turns terms into scores by item and places to highlight. It must not know how they are combined.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

import numpy as np

from indexer.search.keeping import keep
from indexer.search.lexicon import Lexicon
from indexer.search.likeness import Likeness
from indexer.search.matches import Found, Match, as_meant, best_of, scaled
from indexer.search.meanings import UP_TO_CHAPTER, Meanings
from indexer.search.numbers import numbered
from indexer.search.query import Clause, Term, TermKind
from indexer.search.respelling import Respelling
from indexer.search.short_names import ShortNames
from indexer.search.slips import Slips
from indexer.search.spacing import Spacing
from indexer.search.synonyms import Meaning, Stems, Synonyms
from indexer.search.view import EditionView
from indexer.search.words import Words

SYNONYM = 0.98
"""How much a word that players use counts for the rules' word, against one typed."""
RUN_SYNONYM = 0.99
"""The same where they are written without spaces: as typed, they may stand in longer words."""
STRAY = 10
"""Of how many texts that hold what a player's word means one at most holds the word, where it is
none of the rules': it stands in a card's name."""
RUN_SHARE = 0.5
"""Which share of a run's grams, by rarity, has to be there."""
REST = 0.6
"""How much counts what is left of a run between known words."""
_LONGEST_NAME = 4
"""Of how many words a name is at most that words of an expression are looked for in."""
_KEPT = 256
"""How many matches are kept for one edition: over a whole rulebook 40 kB each, or up to 200 kB with
what was worked out of them."""


class Expander:
    """Matches terms in one edition, and keeps what was found.

    Attributes:
        words: what single words match. likeness: what sayings mean that are like a query.
    """

    def __init__(self, view: EditionView, synonyms: Synonyms, names: Sequence[str]) -> None:
        """Look at one edition.

        Args:
            synonyms: what players say. names: what its items are called.
        """
        self._view = view
        self._reader = view.reader
        self._analyzer = view.reader.analyzer
        self._synonyms = synonyms
        joins_words = self._analyzer.has_compounds
        self._spacing = Spacing(view.reader, synonyms) if joins_words else None
        self.words = Words(view, self._spacing)
        self._meanings = Meanings(view, self.words)
        self.likeness = Likeness(view, synonyms, self._meanings)
        self._short_names = ShortNames(view)
        self._lexicon = Lexicon(view, synonyms, names)
        self._slips = Slips(view, self.words, self._lexicon)
        self._respelling = Respelling(
            self._analyzer, self.words, synonyms, self._lexicon, self._slips
        )
        self._matches: dict[tuple[tuple[Term, ...], bool, Stems, float], Match] = {}
        self._names: dict[tuple[str, ...], bool] = {}
        self._meant_here: dict[Stems, bool] = {}
        nothing, nowhere = self.words.nothing, np.zeros(view.count, dtype=bool)
        self._unsearched = Match(nothing, nothing, nowhere, nowhere, (), (), 0.0, "")

    def mended(self, clauses: Sequence[Clause]) -> Sequence[Clause]:
        """Return the clauses that were meant: slips mended, words taken apart or joined, and words
        that only link others as fillers where the edition lacks them."""
        if self._spacing is not None:
            clauses = self._spacing.apart(clauses)
        else:
            clauses = self._respelling.respelt(clauses)
        links = [clause for clause in clauses if self._is_link(clause)]
        if not links or len(links) == sum(not clause.soft for clause in clauses):
            return clauses
        return [clause._replace(soft=True) if clause in links else clause for clause in clauses]

    def _is_link(self, clause: Clause) -> bool:
        if clause.soft or clause.negated or len(clause.terms) > 1:
            return False
        term = clause.terms[0]
        is_word = term.is_said and len(term.surfaces) == 1
        return is_word and self._lexicon.is_unwritten_link(term.surfaces[0])

    def is_expression(self, clauses: Sequence[Clause]) -> bool:
        """Whether all words of a query, as they stand, are one expression (`play or draw`)."""
        return len(clauses) > 1 and len(self.meant(clauses)) > 0

    def meant(self, clauses: Sequence[Clause]) -> Sequence[Meaning]:
        """Return what words mean that are one expression, or one that is said; else nothing."""
        said, count = self._expression_at(clauses, 0)
        words = [word for clause in clauses for word in clause.terms[0].surfaces]
        is_whole = count == len(clauses) and len(said) == len(words)
        return self._synonyms.meanings(said) if is_whole else ()

    def find(self, clauses: Sequence[Clause]) -> tuple[Found, ...]:
        """Return what each clause of a query matches; one expression's words its meaning too."""
        found: list[Found] = []
        while len(found) < len(clauses):
            at = len(found)
            stems, count = self._expression_at(clauses, at)
            if count and self._is_inside_name(clauses, at, at + count):
                stems, count = (), 0
            if self._spacing is not None and count < 2:
                joined = self._spacing.joined_at(clauses, at)
                stems, count = joined if joined[1] > count else (stems, count)
            if not count:
                found.append(Found(clauses[at], self._kept_match(clauses[at], (), 1.0)))
                continue
            group = clauses[at : at + count]
            share = 1 / max(1, sum(not clause.soft for clause in group))
            found += [Found(clause, self._kept_match(clause, stems, share)) for clause in group]
        return tuple(found)

    def _kept_match(self, clause: Clause, said: Stems, share: float) -> Match:
        if clause.soft:  # nothing is made of what a filler matches
            term = clause.terms[0]
            return as_meant(replace(self._unsearched, note=term.typed), term)
        key = (clause.terms, clause.negated, said, share)
        match = self._matches.get(key)
        if match is None:
            if len(clause.terms) > 1:
                match = best_of([self._alternative(term) for term in clause.terms])
            else:
                match = self._match_of(clause, said, share)
            keep(self._matches, key, match, _KEPT)
        return match

    def _match_of(self, clause: Clause, said: Stems, share: float) -> Match:
        """Match the one term of a clause, or what the expression that it is part of means."""
        term = clause.terms[0]
        if said and term.kind is TermKind.RUN:  # a word, there as a whole or not at all
            match = replace(self._meanings.together(term.surfaces), note=term.typed)
        else:
            match = self._term(term)
        if said:
            match = self._or_meaning(match, term.surfaces[0], said, share)
        match = as_meant(match, term)
        return self._excluded(match, term) if clause.negated else match

    def _excluded(self, match: Match, term: Term) -> Match:
        """Return what a match excludes: what was typed, where its words were run together these in
        a row; what it is a slip of is only told."""
        if term.kind is TermKind.WORD and (any(match.corrections) or not match.holds.any()):
            words = tuple(self._slips.run_together(term.surfaces[0]))
            if words:
                found = self.words.phrase(Term(TermKind.PHRASE, " ".join(words), words))
                note = f"{term.typed}→{found.note}"
                return replace(found, note=note, corrections=(found.note,))
        if not any(match.corrections):
            return match
        told = [f'"{words}"' if " " in words else words for words in match.corrections]
        return replace(self._unsearched, note=term.typed, corrections=tuple(told))

    def _alternative(self, term: Term) -> Match:
        """Match one of several terms any of which will do, or what it means in the rules."""
        clause = Clause((term,))
        match = self._kept_match(clause, self._expression_at((clause,), 0)[0], 1.0)
        if not match.meaning:
            return match
        return replace(match, note=f"{match.note} (or: {match.meaning})")

    def readings(self, one: Found) -> Sequence[Stems]:
        """Return the stems of each way in which what a clause says may be written."""
        readings = list(one.match.stems)
        for term in one.clause.terms:
            if term.kind is TermKind.PREFIX:
                forms = map(self._analyzer.forms, self.words.completions(term))
                readings += dict.fromkeys((form.stem,) for form in forms)
        return readings

    def _expression_at(self, clauses: Sequence[Clause], at: int) -> tuple[Stems, int]:
        """Return the stems of the longest expression that has synonyms from here, and how many
        clauses it is; none and 0 where there is none."""
        first = clauses[at].surface
        if not self._synonyms.may_begin(self._synonyms.stem(first)):
            return (), 0
        stems: list[str] = []
        ends: list[int] = []
        fillers: list[bool] = []
        for clause in clauses[at : at + self._synonyms.longest]:
            term = clause.terms[0]
            if clause.negated or len(clause.terms) > 1 or not term.is_said:
                break
            said = [*map(self._synonyms.stem, term.surfaces)]
            if not (clause.soft or self._synonyms.may_hold(said)):
                break
            stems += said
            ends.append(len(stems))
            fillers += [clause.soft] * len(said)
        while ends:
            longest, count = self._synonyms.longest_match(stems, ends, fillers)
            if count < 2 or self._is_meant(longest):
                return longest, count
            del ends[count - 1 :]  # no text has what it means: its words may mean something
        return (), 0

    def _is_meant(self, said: Stems) -> bool:
        """Whether the edition has anything that an expression means."""
        is_meant = self._meant_here.get(said)
        if is_meant is None:
            meanings = self._synonyms.meanings(said)
            is_meant = any(self._meanings.match(meaning).holds.any() for meaning in meanings)
            keep(self._meant_here, said, is_meant, _KEPT)
        return is_meant

    def _is_inside_name(self, clauses: Sequence[Clause], start: int, end: int) -> bool:
        """Whether an expression is only part of what something is called that stands whole there:
        `die` in `planar die` is no verb."""
        for first in range(max(0, end + 1 - _LONGEST_NAME), start + 1):
            for last in range(end, min(first + _LONGEST_NAME, len(clauses)) + 1):
                if last - first > end - start and self._is_name(clauses[first:last]):
                    return True
        return False

    def _is_name(self, clauses: Sequence[Clause]) -> bool:
        """Whether something is called by all of these words, fillers apart, and no others."""
        words: tuple[str, ...] = ()
        for clause in clauses:
            if not clause.is_word:
                return False
            if not clause.soft:
                words += (clause.surface,)
        is_name = self._names.get(words)
        if is_name is None:
            is_name = keep(self._names, words, self._is_called(words), _KEPT)
        return is_name

    def _is_called(self, words: Sequence[str]) -> bool:
        stems = {self._analyzer.forms(word).stem for word in words}
        called = [self._view.called(stem)[0] for stem in stems]
        if len(called) < 2:
            return False
        items = reduce(np.intersect1d, called)
        return bool((self._view.share_of_heading[items] == np.float32(1 / len(called))).any())

    def _or_meaning(self, typed: Match, surface: str, said: Stems, share: float) -> Match:
        """Match a word, or what the expression that it is part of means in the rules.

        Args:
            typed: what the word as typed matches. surface: the word.
            said: the expression. share: the word's part in it.
        """
        spelt = self._spacing.spellings(said) if self._spacing is not None else []
        meanings = [Meaning(" ".join(words), words) for words in spelt]
        meanings += self._synonyms.meanings(said)
        others = [replace(self._meanings.match(one), note=one.text) for one in meanings]
        as_typed = np.logical_or.reduce([typed.holds, *(one.holds for one in others[: len(spelt)])])
        others = [match for match in others if match.holds.any()]
        if not others:
            return typed
        if any(typed.corrections):  # players' word, not a slip
            typed = replace(self.words.inflected(surface), note=surface)
        most_held = max(np.count_nonzero(match.holds) for match in others)
        is_stray = np.count_nonzero(typed.holds) * STRAY <= most_held
        most = 0.0 if is_stray else float(typed.scores.max(initial=0))
        is_gram = self._analyzer.is_gram(surface)  # may stand in a longer word by chance
        weight = share * (RUN_SYNONYM if is_gram else SYNONYM)
        first = None if is_gram or is_stray else as_typed
        if len(said) > 1 and share == 1 and not (is_gram or self._analyzer.has_compounds):
            # the word alone is not what was said: `who goes first` does not ask for first strikes
            first = np.logical_or.reduce([one.holds for one in others])
            least = np.maximum.reduce([one.scores for one in others])[first].min()
            typed, most = replace(scaled(typed, SYNONYM, least * SYNONYM), stems=()), 0.0
        found = best_of([typed, *(scaled(match, weight, most) for match in others)])
        meaning = ", ".join(match.note for match in others)
        return replace(
            found, note=typed.note, corrections=typed.corrections, meaning=meaning, first=first
        )

    def _named(self, term: Term) -> Match:
        """Match what says the numbers of a term: those of chapters that a word announces only where
        they are such, not amounts."""
        found = []
        for surface in term.surfaces:
            match = self.words.inflected(surface)
            if UP_TO_CHAPTER.fullmatch(surface) and not term.typed[:1].isdecimal():
                match = self._meanings.only(match, self._view.citing(int(surface)))
            found.append(match)
        return best_of(found)

    def _term(self, term: Term) -> Match:
        if term.kind is TermKind.PHRASE:
            return self.words.phrase(term)
        if term.kind is TermKind.PREFIX:
            return self.words.prefix(term)
        if term.kind is TermKind.CHARACTER:
            return replace(self.words.character(term.surfaces[0]), note=term.typed)
        if term.kind is TermKind.NUMBER:
            return numbered(self._view, term, self._named(term))
        if term.kind in (TermKind.RUN, TermKind.REST):
            return self._run(term)
        return self._word(term)

    def _word(self, term: Term) -> Match:
        surface = term.surfaces[0]
        match = self._meanings.inflected(surface)
        if not match.scores.any() and not self._analyzer.is_filler(surface):
            reading = self._slips.reading(surface)
            found = self._meanings.together(reading) if reading else match
            if found.holds.any():
                words = " ".join(reading)
                return replace(found, note=f"{term.typed}→{words}", corrections=(words,))
        return match if match.note == term.typed else replace(match, note=term.typed)

    def _run(self, term: Term) -> Match:
        """Match what holds most of a run's grams; those at the border of two words may miss."""
        grams = [self.words.inflected(surface) for surface in dict.fromkeys(term.surfaces)]
        known = [gram for gram in grams if gram.scores.any()]
        if not known:
            may_be_name = len(term.surfaces) == 1 and term.kind is TermKind.RUN
            name = self._short_names.like(term.surfaces[0]) if may_be_name else None
            if name is None:
                return replace(grams[0], note=term.typed, stems=())
            note = f"{term.typed}→{name}"
            return replace(self.words.inflected(name), note=note, corrections=(name,))
        whole = sum(gram.rarity for gram in known)
        share = np.add.reduce([(gram.scores > 0) * (gram.rarity / whole) for gram in known])
        holds = share >= RUN_SHARE
        size = len(known) ** 0.5 / (REST if term.kind is TermKind.REST else 1.0)
        return Match(
            scores=np.add.reduce([gram.scores for gram in known]) / np.float32(size),
            share=share.astype(np.float32),
            outside=holds & np.logical_or.reduce([gram.outside for gram in known]),
            inside=holds & np.logical_or.reduce([gram.inside for gram in known]),
            spots=tuple(spots for gram in known for spots in gram.spots),
            stems=(tuple(stem for gram in known for stem in gram.stems[0]),),
            rarity=whole / size,
            note=term.typed,
        )
