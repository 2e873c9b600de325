"""The numbers that a query names among words: what is one mention is one thing to be found.

It knows where words stand and where mentions do. What a mention looks like is known to
`indexer.references`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby
from operator import itemgetter

from indexer.fulltext.analysis import fold
from indexer.model.errors import NumberError
from indexer.model.number import RuleNumber
from indexer.model.reference import Mention, MentionTarget
from indexer.references.reading import read_numbers
from indexer.search.query import Clause, Place, Term, TermKind

_CHAPTER = re.compile("[1-9][0-9]{2}")
_AMOUNT = re.compile(r"\W*[0-9],[0-9]\W*")
"""No list of sections, which `7, 8` is, or `sections 7,8`."""
_SAID = (TermKind.WORD, TermKind.RUN, TermKind.REST, TermKind.CHARACTER)


def as_whole(text: str) -> Clause | None:
    """Return a clause of the numbers that a query is, in any form that look-up takes; None where it
    is more, or an amount (`2,5`)."""
    if "{" in text or _AMOUNT.fullmatch(text) is not None:
        return None
    try:
        items = read_numbers(text)
    except NumberError:
        return None
    numbers = tuple(item.number.number for item in items if item.number is not None)
    if not numbers or len(numbers) < len(items):
        return None
    term = Term(TermKind.NUMBER, text.strip(), tuple(map(str, numbers)), numbers)
    return Clause((term,), places=((0, len(text)),))


def with_mentions(
    text: str,
    typed: Sequence[Clause],
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
        text: the query. typed: its clauses. section_words: what a section is called, folded.
        is_filler: tells words that say nothing before a number.
        apart: the members of a list are things of their own.
    """
    clauses = list(typed)
    for mention in mentions:
        first = mention.targets[0].span[0]
        if not _numbers(mention.targets):  # a word for a rule is not to be found by itself
            before = _standing(clauses, (mention.start, first))
            _soften(clauses, [at for at in before if not clauses[at].negated])
            continue
        said = _standing(clauses, (first, mention.end))
        leading = [at for at in _standing(clauses, (mention.start, first)) if at not in said]
        is_called_so = any(fold(clauses[at].surface) in section_words for at in leading)
        if not (said and (is_called_so or _has_no_section(mention.targets))):
            continue
        if apart:
            _soften(clauses, [at for at in said if _is_beside(clauses[at], mention.targets)])
        start = min([*leading, *said])
        while start and _is_one(clauses[start - 1], is_filler):
            start -= 1  # `-la regla 702`
            leading.insert(0, start)
        is_negated = any(clauses[at].negated for at in [*leading, said[0]])
        as_one = _as_excluded if is_negated else _as_one
        for at in reversed(leading):
            clauses[at : at + 1] = () if is_negated else (_as_filler(clauses[at]),)
        for targets, until in _parts(mention, apart=apart):
            said = _standing(clauses, (targets[0].span[0], until))
            if said:
                end = max(end for at in said for _, end in clauses[at].places)
                within = mention.start, end if is_filler(text[until:end]) else until  # `704번은`
                found = as_one(text, [clauses[at] for at in said], targets, within)
                _put_in_place(clauses, said, found)
    return clauses


def _put_in_place(clauses: list[Clause], said: Sequence[int], found: Sequence[Clause]) -> None:
    for at in reversed(said):
        del clauses[at]
    clauses[said[0] : said[0]] = found


def _soften(clauses: list[Clause], places: Iterable[int]) -> None:
    for at in places:
        clauses[at] = _as_filler(clauses[at])


def _is_beside(clause: Clause, targets: Sequence[MentionTarget]) -> bool:
    """Whether a clause stands between the numbers of a list: `704.5a and *rule* 704.5c`."""
    return not any(_is_in(clause, target.span) for target in targets)


def with_lone_numbers(
    clauses: list[Clause], passed: AbstractSet[str], is_filler: Callable[[str], bool]
) -> list[Clause]:
    """Return clauses with words of three digits as the numbers of chapters, where a query asks for
    numbers alone (`what is 704`); among other words such a number is an amount.

    Args:
        passed: words that a query may hold all the same, folded.
        is_filler: tells words that say nothing beside a number.
    """
    if not any(_is_chapter(term) for clause in clauses for term in clause.terms):
        return clauses
    told = [
        clause._replace(soft=clause.soft or (not clause.negated and _is_one(clause, is_filler)))
        for clause in clauses
    ]
    asked = [clause for clause in told if not (clause.soft or clause.negated)]
    asked = [clause for clause in asked if fold(clause.surface) not in passed]
    terms = [term for clause in asked for term in clause.terms]
    if all(term.numbers or _is_chapter(term) for term in terms):
        return [
            clause._replace(terms=tuple(map(_as_number, clause.terms)))
            if clause in asked
            else clause
            for clause in told
        ]
    return clauses


def without_excluded(clauses: Sequence[Clause]) -> tuple[list[Clause], tuple[RuleNumber, ...]]:
    """Return clauses but for excluded numbers, and these: like `-in:` they keep off."""
    kept: list[Clause] = []
    numbers: tuple[RuleNumber, ...] = ()
    for clause in clauses:
        if clause.negated and clause.terms[0].kind is TermKind.NUMBER:
            numbers += clause.terms[0].numbers
        else:
            kept.append(clause)
    return kept, numbers


def _is_chapter(term: Term) -> bool:
    return term.kind is TermKind.WORD and _CHAPTER.fullmatch(term.typed) is not None


def _as_number(term: Term) -> Term:
    if term.numbers:
        return term
    return term._replace(kind=TermKind.NUMBER, numbers=(RuleNumber.parse(term.typed),))


def _standing(clauses: Sequence[Clause], within: Place) -> list[int]:
    """Return which clauses have something within a place."""
    return [at for at, clause in enumerate(clauses) if _is_in(clause, within)]


def _is_in(clause: Clause, within: Place) -> bool:
    return any(_is_within(place, within) for place in clause.places)


def _is_within(place: Place, within: Place) -> bool:
    """Whether something of a place lies within another."""
    return place[0] < within[1] and place[1] > within[0]


def _is_one(clause: Clause, is_filler: Callable[[str], bool]) -> bool:
    return len(clause.terms) == 1 and is_filler(clause.surface)


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
    """Return one clause of numbers in place of those that say them, with what else will do
    (`704.5k OR flying`), or these as they are where they say more.

    Args:
        within: where the numbers stand, with what belongs to them.
    """
    said, others = _apart(clauses, within)
    is_phrase = any(term.kind is TermKind.PHRASE for _, term in said)
    if is_phrase or any(clause.negated for clause in clauses) or not _fit(said, within):
        return clauses
    either = sorted([*others, _number(text, targets, within[0])], key=itemgetter(0))
    places = tuple([place for place, _ in either])
    return (Clause(tuple([term for _, term in either]), places=places),)


def _as_excluded(
    text: str, clauses: Sequence[Clause], targets: Sequence[MentionTarget], within: Place
) -> Sequence[Clause]:
    """Return an excluded clause of all numbers of a list in place of those that say them, and one
    of what is wanted besides (`NOT 704.5k OR flying`)."""
    said, others = _apart(clauses, within)
    if not _fit(said, within):
        return [clause._replace(negated=True) for clause in clauses]
    place, term = _number(text, targets, within[0])
    excluded = Clause((term,), negated=True, places=(place,))
    if not others:
        return (excluded,)
    places = tuple([place for place, _ in others])
    return excluded, Clause(tuple([term for _, term in others]), places=places)


def _apart(
    clauses: Sequence[Clause], within: Place
) -> tuple[list[tuple[Place, Term]], list[tuple[Place, Term]]]:
    """Return the terms of clauses that have something within a place, and the others."""
    typed = [pair for clause in clauses for pair in zip(clause.places, clause.terms, strict=True)]
    said = [pair for pair in typed if _is_within(pair[0], within)]
    return said, [pair for pair in typed if pair not in said]


def _fit(said: Sequence[tuple[Place, Term]], within: Place) -> bool:
    """Whether what is said is no more than a mention."""
    return all(within[0] <= start and end <= within[1] for (start, end), _ in said)


def _number(text: str, targets: Sequence[MentionTarget], start: int) -> tuple[Place, Term]:
    """Return a term of numbers, typed with the word for a rule before them, and their place."""
    numbers = _numbers(targets)
    place = targets[0].span[0], targets[-1].span[1]
    return place, Term(TermKind.NUMBER, text[start : place[1]], tuple(map(str, numbers)), numbers)
