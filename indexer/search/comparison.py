"""Queries that compare things (`infect vs toxic`): which words are one side, and which another.

It knows a query's words and what items of an edition are called, and must not know what they match.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from indexer.fulltext.analysis import Analyzer, fold
from indexer.languages.profile import ComparisonWords
from indexer.search.called import Called
from indexer.search.query import Clause, Query, Side

_COMMA = re.compile("[,;、，；]")
_LONGEST = 3
"""A side of more words has to be what an item is called: else it is a sentence."""


class _Asked(NamedTuple):
    """How a query asks for a comparison.

    Attributes:
        joints: what stands between its sides. longest: of how many words one may be without being
            what an item is called.
        is_said: other words ask for it, so that nothing need stand between two sides.
    """

    joints: frozenset[str]
    longest: int
    is_said: bool = True


class Comparisons:
    """Tells which queries compare things, in one edition. Safe to share between threads."""

    def __init__(self, words: ComparisonWords, analyzer: Analyzer, called: Called) -> None:
        """Know the language's words for it.

        Args:
            called: what items of the edition are called.
        """
        self._analyzer = analyzer
        self._versus = _folded(words.versus)
        self._differing = _folded(words.differing)
        self._weighing = _folded(words.weighing)
        self._asking = _folded(words.between) | self._differing | self._weighing
        self._joints = _folded(words.joints)
        self._against = self._joints | _folded(words.against)
        self._either = _folded(words.either)
        self._endings = words.endings
        self._telling = words.versus | words.differing | words.weighing | words.either
        self._telling |= _folded(self._telling)  # as a query has them
        self._called = called

    def read(self, query: Query, is_expression: Callable[[Sequence[Clause]], bool]) -> Query:
        """Return a query with the sides that it compares, and what asks for that as fillers.

        Args:
            is_expression: tells whether words are one, which compares nothing (`play or draw`)
                unless it asks what differs.
        """
        surfaces = [clause.surface for clause in query.clauses]
        if query.is_strict or self._telling.isdisjoint(surfaces):
            return query
        words = list(map(fold, surfaces))
        if self._differing.isdisjoint(words) and is_expression(query.clauses):
            return query
        asked = self._asked(query, words)
        if asked is None:
            return query
        compared = None
        if _COMMA.search(query.text) is not None:  # it parts names; or else a sentence
            compared = self._compared(query, words, asked._replace(longest=0), at_commas=True)
        return compared or self._compared(query, words, asked, at_commas=False) or query

    def _asked(self, query: Query, words: Sequence[str]) -> _Asked | None:
        """Return how a query asks for a comparison. One that says `A or B`, or which is better,
        compares them only if all that it says are what items are called."""
        is_asked = not self._differing.isdisjoint(words)
        if not self._versus.isdisjoint(words):
            if query.is_question and query.clauses[0].soft and not is_asked:
                return None  # it says against what: `can I attack vs planeswalkers?`
            return _Asked(self._versus, _LONGEST)
        if is_asked:
            return _Asked(self._joints, _LONGEST)
        is_weighed = not self._weighing.isdisjoint(words)
        return _Asked(self._against if is_weighed else self._either, 0, is_weighed)

    def _compared(
        self, query: Query, words: Sequence[str], asked: _Asked, *, at_commas: bool
    ) -> Query | None:
        clauses, sides = self._parted(query, words, asked.joints, at_commas=at_commas)
        if len(sides) == 1 and asked.is_said:
            sides = self._apart(clauses, sides[0])
        sides = self._with_shared_words(clauses, sides)
        are_things = all(
            len(side.places) <= asked.longest or self._is_name(clauses, side.places)
            for side in sides
        )
        if len(sides) < 2 or not are_things:
            return None
        return query._replace(clauses=tuple(clauses), sides=tuple(sides), is_question=False)

    def _parted(
        self, query: Query, words: Sequence[str], joints: frozenset[str], *, at_commas: bool
    ) -> tuple[list[Clause], list[Side]]:
        """Return clauses without the joints, and the sides that those, or endings, part.

        Args:
            at_commas: a comma parts them too, with a filler after it at most (`infect, the toxic`).
        """
        kept: list[Clause] = []
        parts: list[tuple[int, list[int]]] = [(0, [])]
        counted = after = 0
        for at, (clause, word) in enumerate(zip(query.clauses, words, strict=True)):
            if clause.is_word and word in joints:
                parts.append((len(kept), []))
                continue
            is_asking = clause.is_word and word in self._asking
            if not (clause.soft or clause.negated or is_asking):
                between = query.clauses[counted].places[-1][1], clause.places[0][0]
                is_near = at - counted <= 2 and self._asking.isdisjoint(words[counted:at])
                if at_commas and is_near and _COMMA.search(query.text, *between) is not None:
                    parts.append((after, []))
                parts[-1][1].append(len(kept))
                counted, after = at, len(kept) + 1
                if self._is_joined(clause):
                    parts.append((after, []))
            kept.append(clause._replace(soft=True) if is_asking else clause)
        start, last = parts[-1]
        is_missing = len(parts) > 1 and not last and start < len(kept)
        if is_missing and kept[-1].soft and words[-1] not in self._asking:
            last.append(len(kept) - 1)  # a filler elsewhere (`diferencia entre fase y paso`)
            kept[-1] = kept[-1]._replace(soft=False)
        return kept, [Side(start, tuple(places)) for start, places in parts if places]

    def _is_joined(self, clause: Clause) -> bool:
        """Whether an ending says that another thing follows this one."""
        word = clause.surface
        return word.endswith(self._endings) and any(
            self._analyzer.forms(word).stem == word.removesuffix(ending) for ending in self._endings
        )

    def _apart(self, clauses: Sequence[Clause], side: Side) -> list[Side]:
        """Return two sides that nothing stands between: both of one word, or both names."""
        places = side.places
        for at in range(1, len(places)):
            halves = places[:at], places[at:]
            if len(places) == 2 or all(self._is_name(clauses, half) for half in halves):
                return [Side(side.start, halves[0]), Side(halves[1][0], halves[1])]
        return []

    def _with_shared_words(self, clauses: Sequence[Clause], sides: Sequence[Side]) -> list[Side]:
        """Return sides with the words that are said once for several: `activated and triggered
        abilities`."""
        found: list[Side] = []
        for side in sides:
            others = [other.places for other in sides if other is not side]
            wholes = [side.places]
            wholes += [side.places + one[at:] for one in others for at in range(1, len(one))]
            wholes += [one[:at] + side.places for one in others for at in range(1, len(one))]
            named = (places for places in wholes if self._is_name(clauses, places))
            found.append(side._replace(places=next(named, side.places)))
        return found

    def _is_name(self, clauses: Sequence[Clause], places: Sequence[int]) -> bool:
        words = [word for at in places for word in clauses[at].terms[0].surfaces]
        return self._called.is_name_in_any_form(words)


def _folded(words: Iterable[str]) -> frozenset[str]:
    return frozenset(map(fold, words))
