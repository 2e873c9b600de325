"""Which words of a query only ask what another of them means, or what is said of it (`define
trample`, `legend rule meaning`), or are what a card has a keyword cost (`flashback {1}{R}`).

It knows a query's words and what items are called, and must not know what they match.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from indexer.fulltext.analysis import Analyzer, fold
from indexer.search.called import Called
from indexer.search.query import Clause, Query
from indexer.search.synonyms import Meaning
from indexer.search.view import Items, Mask

Meant = Callable[[Sequence[Clause]], Sequence[Meaning]]


class Asking:
    """Tells what queries only ask around, in one edition. Safe to share between threads."""

    def __init__(
        self, words: Collection[str], analyzer: Analyzer, called: Called, is_keyword: Mask
    ) -> None:
        """Know the language's words for it.

        Args:
            called: what the edition's items are called. is_keyword: which of them are such rules.
        """
        self._keywords = is_keyword
        self._words = frozenset(map(fold, words))
        self._analyzer = analyzer
        self._called = called

    def read(self, query: Query, meant: Meant) -> Query:
        """Return a query with the words that ask what a name means, or an expression, as fillers,
        and the symbols beside a keyword; those that are part of it are not.

        Args:
            meant: tells what words mean that are one expression.
        """
        clauses = query.clauses
        if query.is_strict or query.sides or len(clauses) < 2:
            return query
        asking = [_is_plain(clause) and self._asks(clause) for clause in clauses]
        costs = [_is_plain(clause) and clause.surface.startswith("{") for clause in clauses]
        for beside, is_cost in ((asking, False), (costs, True)):
            for start, end in _spans(clauses, beside) if True in beside else ():
                named = self._named(clauses[start:end])
                means = () if len(named) else meant(clauses[start:end])
                if is_cost and len(means) == 1:
                    named = self._called.just(means[0].words)
                if self._keywords.take(named).any() if is_cost else len(named) or means:
                    return _with_fillers(query, start, end)
        return query

    def _asks(self, clause: Clause) -> bool:
        first, *others = clause.terms[0].surfaces
        word = first + "".join(gram[-1] for gram in others)  # writing without spaces overlaps
        return self._analyzer.is_one_of(word, self._words)

    def _named(self, clauses: Sequence[Clause]) -> Items:
        """Return what is called by these words."""
        if any(clause.negated or len(clause.terms) > 1 for clause in clauses):
            return self._called.just(())
        return self._called.just([word for one in clauses for word in one.terms[0].surfaces])


def _is_plain(clause: Clause) -> bool:
    """Whether a clause is one word, no filler, that is not excluded."""
    is_one = len(clause.terms) == 1 and clause.terms[0].is_said
    return is_one and not (clause.soft or clause.negated)


def _with_fillers(query: Query, start: int, end: int) -> Query:
    """Return a query in which all are fillers but some clauses."""
    kept = tuple(
        clause._replace(soft=clause.soft or not start <= at < end)
        for at, clause in enumerate(query.clauses)
    )
    is_one = sum(not clause.soft for clause in kept) == 1
    return query._replace(clauses=kept, is_question=query.is_question and not is_one)


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
