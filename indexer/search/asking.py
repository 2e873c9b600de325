"""Which words of a query only ask what another of them means, or what is said of it (`define
trample`, `legend rule meaning`).

It knows a query's words and what items are called, and must not know what they match.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from indexer.fulltext.analysis import Analyzer, fold
from indexer.search.called import Called
from indexer.search.query import Clause, Query

IsExpression = Callable[[Sequence[Clause]], bool]


class Asking:
    """Tells what queries only ask around, in one edition. Safe to share between threads."""

    def __init__(self, words: Collection[str], analyzer: Analyzer, called: Called) -> None:
        """Know the language's words for it.

        Args:
            called: what the edition's items are called.
        """
        self._words = frozenset(map(fold, words))
        self._analyzer = analyzer
        self._called = called

    def read(self, query: Query, is_expression: IsExpression) -> Query:
        """Return a query with the words that ask what a name means, or an expression, as fillers;
        those that are part of it are not.

        Args:
            is_expression: tells whether words are one.
        """
        clauses = query.clauses
        asking = [self._asks(clause) for clause in clauses]
        if query.is_strict or query.sides or True not in asking:
            return query
        for start, end in _spans(clauses, asking):
            if self._is_named(clauses[start:end]) or is_expression(clauses[start:end]):
                kept = tuple(
                    clause._replace(soft=clause.soft or not start <= at < end)
                    for at, clause in enumerate(clauses)
                )
                is_one = sum(not clause.soft for clause in kept) == 1
                is_question = query.is_question and not is_one
                return query._replace(clauses=kept, is_question=is_question)
        return query

    def _asks(self, clause: Clause) -> bool:
        term = clause.terms[0]
        if clause.soft or clause.negated or len(clause.terms) > 1 or not term.is_said:
            return False
        first, *others = term.surfaces
        word = first + "".join(gram[-1] for gram in others)  # writing without spaces overlaps
        return self._analyzer.is_one_of(word, self._words)

    def _is_named(self, clauses: Sequence[Clause]) -> bool:
        """Whether something is called by these words."""
        if any(clause.negated or len(clause.terms) > 1 for clause in clauses):
            return False
        words = [word for clause in clauses for word in clause.terms[0].surfaces]
        return len(self._called.just(words)) > 0


def _spans(clauses: Sequence[Clause], asking: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Yield the parts of a query that nothing stands around but fillers and what asks, the longest
    first; none that are only fillers."""
    count = len(clauses)
    other = [at for at in range(count) if not (clauses[at].soft or asking[at])]
    for length in range(count, 0, -1):
        for start in range(count - length + 1):
            end = start + length
            if other and not start <= other[0] <= other[-1] < end:
                continue
            if not all(clause.soft for clause in clauses[start:end]):
                yield start, end
