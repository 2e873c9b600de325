"""A query as it was read, as values: clauses of terms, and filters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import NamedTuple

from indexer.model.number import RuleNumber
from indexer.search.results import HitKind

ALL_KINDS = frozenset(HitKind)


class TermKind(StrEnum):
    """How a term is matched."""

    __hash__ = str.__hash__  # an enumeration's own is slow, and terms are looked up by theirs

    WORD = "word"
    RUN = "run"
    """Writing without spaces, searched by its grams, most of which have to match."""
    REST = "rest"
    """The same, left between known words: it need not be a word."""
    CHARACTER = "character"
    """A single character of such writing."""
    PREFIX = "prefix"
    PHRASE = "phrase"
    NUMBER = "number"


class Term(NamedTuple):
    """One thing to be found.

    Attributes:
        kind: how it is matched. typed: as it was typed.
        surfaces: its tokens; one for a word or prefix.
        numbers: the rule numbers it stands for, in order.
        meant: the word whose tokens these are, where another was typed for it.
    """

    kind: TermKind
    typed: str
    surfaces: tuple[str, ...]
    numbers: tuple[RuleNumber, ...] = ()
    meant: str = ""

    @property
    def is_said(self) -> bool:
        """Whether it may be part of an expression."""
        return self.kind in _SAID


_SAID = (TermKind.WORD, TermKind.RUN, TermKind.CHARACTER)

Place = tuple[int, int]
"""Where something was typed in a query: start and end, in code points."""


class Clause(NamedTuple):
    """Terms one of which must match, or none of which may.

    Attributes:
        soft: a filler word, which never excludes a rule.
        places: where each term was typed; words that were typed as one share its place.
    """

    terms: tuple[Term, ...]
    negated: bool = False
    soft: bool = False
    places: tuple[Place, ...] = ()

    @property
    def surface(self) -> str:
        """Its first token: all of it, where it is one word."""
        return self.terms[0].surfaces[0]

    @property
    def is_word(self) -> bool:
        """Whether it is one word that is not excluded; it may be a filler."""
        return len(self.terms) == 1 and self.terms[0].kind is TermKind.WORD and not self.negated

    @property
    def is_telling_word(self) -> bool:
        """Whether it is such a word and no filler."""
        return self.is_word and not self.soft

    def meaning(self, word: str) -> Clause:
        """Return a clause of one term with the word that is meant in place of the one typed."""
        term = self.terms[0]._replace(surfaces=(word,), meant=word)
        return self._replace(terms=(term,))

    def gap(self, following: Clause) -> int:
        """Return how many signs were typed between this word and a following one."""
        return following.places[0][0] - self.places[-1][1]

    def joined(self, following: Clause, word: str) -> Clause:
        """Return the clause of a word that was typed as two, of which this is the first."""
        typed = f"{self.terms[0].typed} {following.terms[0].typed}"
        place = self.places[0][0], following.places[-1][1]
        return Clause((Term(TermKind.WORD, typed, (word,), meant=word),), places=(place,))

    def apart(
        self, words: Iterable[str], is_filler: Callable[[str], bool], *, is_slip: bool
    ) -> list[Clause]:
        """Return a clause for each of the words that the one typed is made of.

        Args:
            is_slip: they should not have been typed as one.
        """
        return [
            Clause(
                (Term(TermKind.WORD, word, (word,), meant=word if is_slip else ""),),
                soft=is_filler(word),
                places=self.places,
            )
            for word in words
        ]


class Side(NamedTuple):
    """One of the things that a query compares.

    Attributes:
        start: where it begins among the clauses. places: which of them it is, fillers apart.
    """

    start: int
    places: tuple[int, ...]


class Query(NamedTuple):
    """A query as understood, before anything is looked up.

    Attributes:
        text: as typed, what may be typed in several ways written alike, and numbers as they are
            meant. clauses: in order.
        within: numbers of `in:` filters; one of them must hold the rule.
        without: numbers that must not hold it, of `-in:` filters.
        kinds: what may be found, by `kind:` filters.
        is_question: it is asked as a whole question, whose words need not all be in the answer.
        is_strict: `AND` says that all its words are meant, however few texts hold them.
        sides: the things that it compares, any of which is enough; none where it does not.
        has_slips: a number was typed otherwise.
    """

    text: str
    clauses: tuple[Clause, ...]
    within: tuple[RuleNumber, ...] = ()
    without: tuple[RuleNumber, ...] = ()
    kinds: frozenset[HitKind] = ALL_KINDS
    is_question: bool = False
    is_strict: bool = False
    sides: tuple[Side, ...] = ()
    has_slips: bool = False

    @property
    def is_filtered(self) -> bool:
        """Whether it says where to look, or what for."""
        return bool(self.within or self.without or self.is_of_kinds)

    @property
    def is_of_kinds(self) -> bool:
        """Whether a filter says what may be found."""
        return self.kinds != ALL_KINDS
