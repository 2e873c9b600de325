"""The clauses and filters of a query, collected while its pieces are read from left to right.

It knows operators and filters, and must not know how a query is cut into pieces.
"""

from __future__ import annotations

from functools import lru_cache

from indexer.model.errors import NumberError, UnknownFilter
from indexer.model.number import RuleNumber
from indexer.search.query import ALL_KINDS, Clause, Place, Term
from indexer.search.results import HitKind

FILTERS = {
    "in": r"[1-9](?:[0-9]{2}(?:\.[0-9]{1,4}[a-z]{0,2})?)?",
    "kind": "|".join(HitKind),
}
"""How a filter is called → what its values look like."""


class ClauseBuilder:
    """Collects clauses while the pieces of a query are read from left to right."""

    def __init__(self) -> None:
        self.clauses: list[Clause] = []
        self.within: list[RuleNumber] = []
        self.without: list[RuleNumber] = []
        self.kinds: set[HitKind] = set()
        self.without_kinds: set[HitKind] = set()
        self.is_strict = False
        self._pending = ""
        self._reached_from = 0
        self._joins = False
        self.open_brackets = 0
        self._excluded: set[int] = set()

    def operate(self, operator: str) -> None:
        """Remember an operator until what it is for; `and`, of two words, is for all of them."""
        is_and = operator == "and"
        if operator != "not" and not self.open_brackets:
            self._joins = is_and and any(not clause.soft for clause in self.clauses)
        self._pending = "" if is_and else operator
        self._reached_from = len(self.clauses)

    @property
    def is_pending(self) -> bool:
        """Whether an operator waits for what it is for."""
        return bool(self._pending)

    @property
    def is_excluding(self) -> bool:
        """Whether what follows is excluded, by an operator or by the brackets around it."""
        return self._pending == "not" or self.open_brackets > 0

    def close(self) -> None:
        """Let the last filler that `NOT` reached over be what it is for: nothing else follows."""
        if self._pending == "not" and len(self.clauses) > self._reached_from:
            self.clauses[-1] = self.clauses[-1]._replace(negated=True, soft=False)

    def found_kinds(self) -> frozenset[HitKind]:
        """Return what may be found."""
        if not (self.kinds or self.without_kinds):
            return ALL_KINDS
        return (frozenset(self.kinds) or ALL_KINDS) - self.without_kinds

    def exclude(self, word: str) -> None:
        """Take a word that is excluded, itself or with the brackets around it, and what they hold
        with it."""
        if self.open_brackets or word.startswith("("):
            self.open_brackets = max(0, self.open_brackets + word.count("(") - word.count(")"))

    def is_listed(self, start: int, *, negated: bool) -> bool:
        """Whether what belongs to a list that begins at a place is excluded: all of it is, where
        its first is."""
        if negated:
            self._excluded.add(start)
        return start in self._excluded

    def add(self, term: Term, place: Place, *, negated: bool, soft: bool = False) -> None:
        """Add a term, after `OR` to the last clause that is wanted; operators reach over fillers.

        Args:
            place: where it was typed.
        """
        if soft and not negated:
            self.clauses.append(Clause((term,), soft=True, places=(place,)))
            return
        pending, self._pending = self._pending, ""
        self.is_strict = self.is_strict or self._joins
        self._joins = False
        if pending == "or" and not negated:
            are_wanted = [not (clause.negated or clause.soft) for clause in self.clauses]
            wanted = [at for at, is_wanted in enumerate(are_wanted) if is_wanted]
            if wanted:  # what is excluded is no alternative: `elf -goblin OR orc`
                one = self.clauses.pop(wanted[-1])
                self.clauses.append(Clause((*one.terms, term), places=(*one.places, place)))
                return
        self.clauses.append(Clause((term,), negated, places=(place,)))

    def filter(self, name: str, value: str, *, negated: bool) -> None:
        """Take a filter, as `in:702`.

        Raises:
            UnknownFilter: there is none, or it does not take the value.
        """
        self._joins = False
        self._pending = ""  # it is for filters, of which any will do
        value = value.rstrip(".,;?!)")
        if name == "in":
            number = number_of(value.lower())
            if number is None:
                raise UnknownFilter(f"in:{value}", ("in:7", "in:702", "in:702.19", "in:702.19b"))
            (self.without if negated else self.within).append(number)
        elif name == "kind":
            try:
                (self.without_kinds if negated else self.kinds).add(HitKind(value.lower()))
            except ValueError:
                raise UnknownFilter(f"kind:{value}", [f"kind:{kind}" for kind in HitKind]) from None
        else:
            raise UnknownFilter(f"{name}:", [f"{known}:" for known in FILTERS])


@lru_cache(1024)
def number_of(text: str) -> RuleNumber | None:
    """Return the rule number that a text is, or None."""
    if not text[:1].isdecimal():
        return None
    try:
        return RuleNumber.parse(text)
    except NumberError:
        return None
