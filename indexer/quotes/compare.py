"""A quotation held against one text: contiguous, with open omissions, or altered.

It sees two sequences of words; of rules and rulebooks it knows nothing.
"""

from __future__ import annotations

from indexer.quotes.alteration import compare_altered
from indexer.quotes.comparison import Comparison, Difference, Match
from indexer.quotes.elision import compare_elided
from indexer.quotes.risk import Risk
from indexer.quotes.runs import begins_after_negation, occurrences, variations
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
        or compare_elided(without_closing_mark(quote), text, risk)
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
    """Return the match at a place; a closing mark that `theirs` lacks is a difference."""
    differences = variations(theirs, ours, place)
    end = ours.ends[place + len(theirs) - 1]
    last = quote.raw[-1]
    if theirs.ends[-1] < quote.ends[-1] and last in _CLOSING:
        differences.append(Difference("punctuation", last, "", quote.starts[-1], end))
    return Comparison(
        Match.TYPOGRAPHIC if differences else Match.EXACT,
        ours.starts[place],
        end,
        tuple(differences),
        meaning_at_risk=begins_after_negation(ours, place, risk),
    )
