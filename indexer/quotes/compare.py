"""A quotation held against one text: contiguous, with open omissions, or altered.

It sees two sequences of words; of rules and rulebooks it knows nothing.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace

from indexer.quotes.alteration import compare_altered
from indexer.quotes.comparison import Comparison, Cut, Difference, Match
from indexer.quotes.elision import compare_elided
from indexer.quotes.risk import Risk
from indexer.quotes.runs import (
    FULL_STOPS,
    cuts_around,
    lacks_its_condition,
    occurrences,
    rest_of_sentence,
    variations,
)
from indexer.quotes.words import Words

_CLOSING = frozenset(".,;:!?")


def compare(quote: Words, text: Words, risk: Risk) -> Comparison:
    """Return the best that a quotation and a text give: exact, typographic, elided or altered."""
    return faithful(quote, text, risk) or compare_altered(quote, text, risk)


def faithful(quote: Words, text: Words, risk: Risk) -> Comparison | None:
    """Return how a text holds a quotation unaltered, or None where it does not."""
    return (
        contiguous(quote, text, risk)
        or compare_elided(quote, text, risk)
        or _elided_before_mark(quote, text, risk)
    )


def _elided_before_mark(quote: Words, text: Words, risk: Risk) -> Comparison | None:
    """Return where the parts of a quotation stand that has a closing mark of its own."""
    bare = without_closing_mark(quote)
    found = compare_elided(bare, text, risk) if len(bare) < len(quote) else None
    if found is None:
        return None
    return _closed(
        found, quote.cut(len(bare), len(quote)), text, bisect_left(text.ends, found.end) + 1, risk
    )


def contiguous(quote: Words, text: Words, risk: Risk) -> Comparison | None:
    """Return where a quotation stands in a text without a gap, or None; the best place wins."""
    readings = (
        (quote, text),
        (without_closing_mark(quote), text),
        (quote.without_quotes(), text.without_quotes()),
        (without_closing_mark(quote.without_quotes()), text.without_quotes()),
    )
    for theirs, ours in readings:
        found = [_at(quote, theirs, ours, place, risk) for place in occurrences(theirs, ours)]
        if found:
            return min(found, key=lambda comparison: comparison.rank)
    return None


def without_closing_mark(quote: Words) -> Words:
    """Return a quotation without the full stop or comma that whoever quotes may set at its end."""
    has_mark = len(quote) > 1 and quote.folds[-1] in _CLOSING
    return quote.cut(0, len(quote) - 1) if has_mark else quote


def _at(quote: Words, theirs: Words, ours: Words, place: int, risk: Risk) -> Comparison:
    """Return the match at a place; marks of the quotation that `theirs` lacks are differences."""
    start, last = ours.starts[place], place + len(theirs)
    differences = variations(theirs, ours, place)
    before = quote.text[quote.starts[0] : theirs.starts[0]].strip()
    if before:
        differences.insert(0, Difference("quotes", before, "", quote.starts[0], start))
    found = Comparison(
        Match.TYPOGRAPHIC if differences else Match.EXACT,
        start,
        ours.ends[last - 1],
        tuple(differences),
        cuts=cuts_around(ours, place, last, risk),
    )
    is_closed = quote.folds[-1] in FULL_STOPS
    if lacks_its_condition(theirs.raw[0], ours, place, risk, is_closed=is_closed):
        found = replace(found, cuts=(*found.cuts, Cut.CONDITION_BEFORE))
    return _closed(
        found, quote.cut(quote.starts.index(theirs.starts[-1]) + 1, len(quote)), ours, last, risk
    )


def _closed(found: Comparison, marks: Words, text: Words, last: int, risk: Risk) -> Comparison:
    """Return a match with the marks that the quotation has after it, and what these cut off."""
    if not len(marks):
        return found
    is_closing = any(mark in _CLOSING for mark in marks.folds)
    added = Difference(
        "punctuation" if is_closing else "quotes",
        marks.slice(0, len(marks)),
        "",
        marks.starts[0],
        found.end,
    )
    rest = rest_of_sentence(text, last) if FULL_STOPS.intersection(marks.folds) else []
    cuts = found.cuts
    if risk.is_conditional(rest) and not {Cut.NEGATION_AFTER, Cut.EXCEPTION_AFTER} & set(cuts):
        cuts = (*cuts, Cut.CONDITION_AFTER)
    return replace(
        found,
        match=max(found.match, Match.TYPOGRAPHIC),
        differences=(*found.differences, added),
        cuts=cuts,
        stops_early=bool(rest),
    )
