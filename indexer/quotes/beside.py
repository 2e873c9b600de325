"""What an answer says itself right before and after a quotation: it may be what was cut off it."""

from __future__ import annotations

import re

from indexer.quotes.comparison import Cut
from indexer.quotes.risk import risk_for
from indexer.quotes.words import is_word, split

_REACH = 60
"""Characters that are looked at on either side."""
_SENTENCE = 120
"""Characters before it in which a condition may be told."""

_ASIDE = re.compile(r"\([^()]*\)|（[^（）]*）|\[[^\[\]]*\]|【[^【】]*】")
"""A citation between them, as a rule."""


def unsaid(cuts: tuple[Cut, ...], answer: str, start: int, end: int, locale: str) -> set[Cut]:
    """Return what was cut off the quotation `[start, end)` of an answer and is not said beside it.

    `no «puede ser contrarrestado»` denies, and `“can’t be blocked” (702.9b) except by` excepts.
    """
    left, risk = set(cuts), risk_for(locale)
    if Cut.NEGATION_BEFORE in left:
        before = split(answer[max(0, start - _REACH) : start], locale)
        if risk.is_denied(before.without_quotes().folds):
            left.remove(Cut.NEGATION_BEFORE)
    if Cut.LIMIT_BEFORE in left:
        before = split(answer[max(0, start - _REACH) : start], locale)
        if risk.is_of_some(before.without_quotes().folds):
            left.remove(Cut.LIMIT_BEFORE)
    if Cut.CONDITION_BEFORE in left:
        said = split(answer[max(0, start - _SENTENCE) : start], locale).folds
        if risk.is_on_condition(said, 0, len(said)):
            left.remove(Cut.CONDITION_BEFORE)
    if left & {Cut.NEGATION_AFTER, Cut.EXCEPTION_AFTER}:
        after = split(_ASIDE.sub(" ", answer[end : end + _REACH]), locale)
        words = [word for word in after.folds if is_word(word)]
        if risk.is_denied_behind(words):
            left.discard(Cut.NEGATION_AFTER)
        if risk.is_taken_back(words):
            left.discard(Cut.EXCEPTION_AFTER)
    return left
