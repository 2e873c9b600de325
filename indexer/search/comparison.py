"""Queries that compare things (`infect vs toxic`): which words are one side, and which another.

It knows a query's words and what items of an edition are called, and must not know what they match.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from indexer.fulltext.analysis import Analyzer, fold
from indexer.languages.profile import ComparisonWords
from indexer.search.query import Clause, Query, Side

_COMMA = re.compile("[,;、，；]")
_LONGEST = 3
"""A side of more words has to be what an item is called: else it is a sentence."""


class Comparisons:
    """Tells which queries compare things, in one edition. Safe to share between threads."""

    def __init__(self, words: ComparisonWords, analyzer: Analyzer, names: Sequence[str]) -> None:
        """Know the language's words for it.

        Args:
            names: what items of the edition are called.
        """
        self._analyzer = analyzer
        self._versus = _folded(words.versus)
        self._differing = _folded(words.differing)
        self._asking = _folded(words.between) | self._differing
        self._joints = _folded(words.joints)
        self._either = _folded(words.either)
        self._telling = words.versus | words.differing | words.either
        self._telling |= _folded(self._telling)
        self._names_as_written = names

    def read(self, query: Query) -> Query:
        """Return a query with the sides that it compares, and what asks for that as fillers.

        One that says `A or B` compares them only if all that it says are what items are called.
        """
        surfaces = [clause.surface for clause in query.clauses]
        if query.is_strict or self._telling.isdisjoint(surfaces):
            return query
        words = list(map(fold, surfaces))
        is_either, is_asked = False, not self._differing.isdisjoint(words)
        if not self._versus.isdisjoint(words):
            if query.is_question and query.clauses[0].soft and not is_asked:
                return query  # it says against what: `can I attack vs planeswalkers?`
            joints = self._versus
        elif is_asked:
            joints = self._joints
        else:
            joints, is_either = self._either, True
        clauses, sides = self._parted(query, words, joints)
        if len(sides) == 1 and not is_either:
            sides = self._apart(clauses, sides[0])
        sides = self._with_shared_words(clauses, sides)
        longest = 0 if is_either else _LONGEST
        are_things = all(
            len(side.places) <= longest or self._is_name(clauses, side.places) for side in sides
        )
        if len(sides) < 2 or not are_things:
            return query
        return query._replace(clauses=tuple(clauses), sides=tuple(sides), is_question=False)

    def _parted(
        self, query: Query, words: Sequence[str], joints: frozenset[str]
    ) -> tuple[list[Clause], list[Side]]:
        """Return clauses without the joints, and the sides that those, or commas, part."""
        kept: list[Clause] = []
        parts: list[tuple[int, list[int]]] = [(0, [])]
        reached = 0
        for clause, word in zip(query.clauses, words, strict=True):
            if clause.is_word and word in joints:
                parts.append((len(kept), []))
                continue
            is_asking = clause.is_word and word in self._asking
            if not (clause.soft or clause.negated or is_asking):
                start, end = clause.places[0][0], clause.places[-1][1]
                if parts[-1][1] and _COMMA.search(query.text, reached, start) is not None:
                    parts.append((len(kept), []))
                parts[-1][1].append(len(kept))
                reached = end
            kept.append(clause._replace(soft=True) if is_asking else clause)
        start, last = parts[-1]
        if len(parts) > 1 and not last and start < len(kept) and kept[-1].soft:
            last.append(len(kept) - 1)  # a filler elsewhere (`diferencia entre fase y paso`)
            kept[-1] = kept[-1]._replace(soft=False)
        return kept, [Side(start, tuple(places)) for start, places in parts if places]

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
        words = (word for at in places for word in clauses[at].terms[0].surfaces)
        return tuple(self._analyzer.forms(word).stem for word in words) in self._names

    @cached_property
    def _names(self) -> frozenset[tuple[str, ...]]:
        """What items are called, as stems."""
        return frozenset(map(self._stems_of, self._names_as_written))

    def _stems_of(self, name: str) -> tuple[str, ...]:
        tokens = self._analyzer.tokens(name)
        within = {after for before, after in pairwise(tokens) if after.end <= before.end}
        return tuple(
            self._analyzer.forms(token.surface).stem for token in tokens if token not in within
        )


def _folded(words: Iterable[str]) -> frozenset[str]:
    return frozenset(map(fold, words))
