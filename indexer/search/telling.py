"""How an answer tells what was made of a query: what was searched, left out and mended.

It knows a query as it was read and what its clauses matched, and must not know texts. What was
typed is told as it stands in the query.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from indexer.languages.scripts import CJK
from indexer.search.matches import Found
from indexer.search.query import ALL_KINDS, Place, Query
from indexer.search.ranking import Ranking

_PLACE = itemgetter(0)
_WORD = re.compile(rf"[^\W{CJK}]")
"""What is not written onto a number."""


def understood(ranking: Ranking) -> str:
    """Return the query in canonical form, what was added in round brackets, left out in square."""
    query = ranking.query
    told = ""
    missing = set(map(id, ranking.left_out))
    is_operand_told = False
    later_sides = [side.start for side in query.sides[1:]]
    for at, one in enumerate(ranking.found):
        note = _note(query, ranking.found, at)
        if one.clause.negated:
            note = f"-{note}"
        elif id(one) in missing:
            note = f"[{note}]"
        if at in later_sides:
            told += " vs"
        if told:
            told += " AND " if query.is_strict and is_operand_told and not one.clause.soft else " "
        told += note
        is_operand_told = is_operand_told or not one.clause.soft
    words = [told] if told else []
    words += [f"in:{number}" for number in query.within]
    words += [f"-in:{number}" for number in query.without]
    if query.is_of_kinds:
        words += sorted(f"kind:{kind}" for kind in query.kinds)
        words += sorted(f"-kind:{kind}" for kind in ALL_KINDS if not query.kinds)
    return " ".join(words)


def _note(query: Query, found: Sequence[Found], at: int) -> str:
    """Return how one clause was understood; before the first of several words that were typed as
    one stands what was typed, after the last that a meaning is for, the meaning."""
    note, meaning = found[at].match.note, found[at].match.meaning
    places = found[at].clause.places
    is_first = not at or found[at - 1].clause.places != places
    if is_first and at + 1 < len(found) and found[at + 1].clause.places == places:
        note = f"{_typed(query, places[0])}→{note}"
    if meaning and all(other.match.meaning != meaning for other in found[at + 1 :]):
        typed = query.text.lower()
        added = ", ".join(one for one in meaning.split(", ") if one not in typed)
        note += f" (or: {added})" if added else ""
    return note


def left_out(ranking: Ranking) -> tuple[str, ...]:
    """Return what was typed for what the best of some hits does without, each once; of words that
    were run together those that they are, unless all are left out."""
    if not ranking.left_out:
        return ()
    missing = set(map(id, ranking.left_out))
    kept = {
        one.clause.places for one in ranking.found if one.is_required and id(one) not in missing
    }
    told = (
        one.match.note
        if one.clause.places in kept
        else " OR ".join(_typed(ranking.query, place) for place in one.clause.places)
        for one in ranking.left_out
    )
    return tuple(dict.fromkeys(told))


def did_you_mean(ranking: Ranking) -> str | None:
    """Return the query with what was searched in place of unknown words and of numbers typed
    otherwise; None where there was neither."""
    query = ranking.query
    mended = [
        (place, words)
        for one in ranking.found
        for place, words in zip(one.clause.places, one.match.corrections, strict=False)
        if words
    ]
    if not (mended or query.has_slips):
        return None
    told, end = "", 0
    for place, group in groupby(sorted(mended, key=_PLACE), key=_PLACE):
        before, end = query.text[end : place[0]], place[1]
        meant = " ".join(words for _, words in group)
        if _WORD.match(meant):  # `21cmdrdmg`
            before += " " * (told + before)[-1:].isdecimal()
            meant += " " * query.text[end : end + 1].isdecimal()
        told += before + meant
    told += query.text[end:]
    return told if told != query.text or query.has_slips else None


def has_words(ranking: Ranking) -> bool:
    """Whether something was found, and there is no word that nothing holds."""
    if not ranking.relaxed:
        return len(ranking.items) > 0
    return all(len(one.match.items) for one in ranking.found if one.is_required)


def _typed(query: Query, place: Place) -> str:
    return query.text[place[0] : place[1]]
