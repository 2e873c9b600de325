"""The numbers that a query names among words: what is one mention is one thing to be found.

It knows where words stand and where mentions do. What a mention looks like is known to
`indexer.references`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby

from indexer.fulltext.analysis import fold
from indexer.model.number import RuleNumber
from indexer.model.reference import Mention, MentionTarget
from indexer.search.query import Clause, Place, Term, TermKind

_CHAPTER = re.compile("[1-9][0-9]{2}")
_SAID = (TermKind.WORD, TermKind.RUN, TermKind.REST)


def with_mentions(
    text: str,
    clauses: Sequence[Clause],
    mentions: Iterable[Mention],
    section_words: AbstractSet[str],
    is_filler: Callable[[str], bool],
    *,
    apart: bool,
) -> list[Clause]:
    """Return clauses with one for each mention, which any of its numbers matches (`704.5j-n`); the
    word for a rule before them is a filler, or nothing where they are excluded.

    Sections are left as words unless they are called so: `rules 2 players` names none. So is what
    is more than a mention.

    Args:
        text: the query. section_words: what a section is called, folded. is_filler: tells words
            that need not be there.
        apart: the members of a list are things of their own.
    """
    found: list[Clause] = []
    done = 0
    for mention in mentions:
        if not _numbers(mention.targets):
            continue
        first = _reached(clauses, done, mention.start)
        start = _reached(clauses, first, mention.targets[0].span[0])
        if first > done and clauses[first - 1].negated and is_filler(clauses[first - 1].surface):
            first -= 1  # `NOT la regla 702`
        before = clauses[first:start]
        is_called_so = any(fold(clause.surface) in section_words for clause in before)
        if not (is_called_so or _has_no_section(mention.targets)):
            continue
        found += clauses[done:first]
        is_negated = any(clause.negated for clause in before)  # `NOT rule 702`
        if not is_negated:
            found += map(_as_filler, before)
        done = start
        for targets, until in _parts(mention, apart=apart):
            start = _reached(clauses, done, targets[0].span[0])
            found += clauses[done:start]
            done = _passed(clauses, start, until)
            said = clauses[start:done]
            if said and (is_negated or said[0].negated):  # what is not wanted is all of a list
                said = [clause._replace(negated=True) for clause in said]
            found += _as_one(text, said, targets, (mention.start, until))
    return [*found, *clauses[done:]]


def with_lone_numbers(clauses: list[Clause], passed: AbstractSet[str]) -> list[Clause]:
    """Return clauses with words of three digits as the numbers of chapters, where a query asks for
    numbers alone (`what is 704`); among other words such a number is an amount.

    Args:
        passed: words that a query may hold all the same, folded.
    """
    if not any(_is_chapter(term) for clause in clauses for term in clause.terms):
        return clauses
    asked = [clause for clause in clauses if not (clause.soft or clause.negated)]
    asked = [clause for clause in asked if fold(clause.surface) not in passed]
    terms = [term for clause in asked for term in clause.terms]
    if all(term.numbers or _is_chapter(term) for term in terms):
        return [
            clause._replace(terms=tuple(map(_as_number, clause.terms)))
            if clause in asked
            else clause
            for clause in clauses
        ]
    return clauses


def _is_chapter(term: Term) -> bool:
    return term.kind is TermKind.WORD and _CHAPTER.fullmatch(term.typed) is not None


def _as_number(term: Term) -> Term:
    if term.numbers:
        return term
    return term._replace(kind=TermKind.NUMBER, numbers=(RuleNumber.parse(term.typed),))


def _reached(clauses: Sequence[Clause], at: int, place: int) -> int:
    """Return the first clause, from one on, that does not end before a place."""
    while at < len(clauses) and clauses[at].places[-1][1] <= place:
        at += 1
    return at


def _passed(clauses: Sequence[Clause], at: int, place: int) -> int:
    """Return the first clause, from one on, that reaches beyond a place."""
    while at < len(clauses) and clauses[at].places[-1][0] < place:
        at += 1
    return at


def _parts(mention: Mention, *, apart: bool) -> Iterator[tuple[Sequence[MentionTarget], int]]:
    """Yield what is one thing of a mention, all or each member, and where it ends."""
    if not apart:
        last = mention.targets[-1]
        # What stands in quotation marks may be its title, or what is to be found in it.
        yield mention.targets, last.span[1] if last.title is not None else mention.end
        return
    for (_, end), targets in groupby(mention.targets, lambda target: target.span):
        yield list(targets), end


def _numbers(targets: Sequence[MentionTarget]) -> tuple[RuleNumber, ...]:
    """Return the numbers of what is mentioned; none where any is no number."""
    numbers = [target.number for target in targets]
    known = [number for number in numbers if number is not None]
    return tuple(dict.fromkeys(known)) if len(known) == len(numbers) else ()


def _has_no_section(targets: Sequence[MentionTarget]) -> bool:
    """Whether none of what is mentioned is a section."""
    return all(number.chapter > 9 for number in _numbers(targets))


def _as_filler(clause: Clause) -> Clause:
    is_word = all(term.kind in _SAID for term in clause.terms)
    return clause._replace(soft=True, negated=False) if is_word else clause


def _as_one(
    text: str, clauses: Sequence[Clause], targets: Sequence[MentionTarget], within: Place
) -> Sequence[Clause]:
    """Return one clause of numbers in place of those that say them, or these as they are where they
    say more (`704.5k OR flying`).

    Args:
        within: where the numbers stand, with what belongs to them.
    """
    if len({clause.negated for clause in clauses}) != 1:
        return clauses
    is_negated = clauses[0].negated
    terms = [term for clause in clauses for term in clause.terms]
    if not is_negated and any(term.kind is TermKind.PHRASE for term in terms):
        return clauses
    places = [place for clause in clauses for place in clause.places]
    if min(places)[0] < within[0] or max(end for _, end in places) > within[1]:
        return clauses
    numbers = _numbers(targets)
    place = targets[0].span[0], targets[-1].span[1]
    term = Term(TermKind.NUMBER, text[slice(*place)], tuple(map(str, numbers)), numbers)
    return (Clause((term,), is_negated, places=(place,)),)
