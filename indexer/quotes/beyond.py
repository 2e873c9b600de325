"""Quotations of a rule that was cut short: beyond the cut nothing is proved or refuted."""

from __future__ import annotations

from indexer.quotes.compare import compare
from indexer.quotes.comparison import Comparison, Match
from indexer.quotes.risk import Risk
from indexer.quotes.words import Words, is_ellipsis, same

_FEWEST_WORDS = 2


def runs_beyond(quote: Words, text: Words) -> bool:
    """Whether a quotation begins with the last words that are printed of a text, and goes on."""
    body = _printed(text)
    for start in range(max(0, len(body) - len(quote) + 1), len(body)):
        length = len(body) - start
        if quote.keys[:length] == body.keys[start:] and all(map(same, quote.raw, body.raw[start:])):
            return quote.cut(0, length).count() >= _FEWEST_WORDS
    return False


def up_to_cut(quote: Words, text: Words, risk: Risk) -> Comparison:
    """Compare that part of a quotation which can be compared with what is printed."""
    body = _printed(text)
    whole = compare(quote, body, risk)
    if whole.match is not Match.ALTERED or not whole.differences or whole.end < body.ends[-1]:
        return whole
    last = whole.differences[-1]
    if last.quoted_at + len(last.quoted) < quote.ends[-1]:
        return whole
    printed = sum(end <= last.quoted_at for end in quote.ends)
    return compare(quote.cut(0, printed), body, risk) if printed else whole


def _printed(text: Words) -> Words:
    """Return a text without the ellipsis that says that it was cut."""
    return text.cut(0, len(text) - 1) if len(text) > 1 and is_ellipsis(text.raw[-1]) else text
