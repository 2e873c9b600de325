"""What rule numbers in a query match in one edition: the rules themselves, and what names them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from indexer.search.matches import Match
from indexer.search.query import Term
from indexer.search.view import EditionView

OWN_NUMBER = 100.0
NUMBER_ABOVE = 5.0
"""A number's own rule comes first by far, then what stands below it."""


def numbered(view: EditionView, term: Term, mentions: Match) -> Match:
    """Match the rules of a term's numbers first, in order, then what is below, then what mentions
    them."""
    scores, outside = mentions.scores, mentions.outside
    for place, number in enumerate(term.numbers):
        below = view.below(number)
        scores = scores + (NUMBER_ABOVE * below).astype(np.float32)
        outside = outside | below
        item = view.item_of(number)
        if item is not None:
            scores[item] += np.float32(OWN_NUMBER * (1 + len(term.numbers) - place))
    share = (scores > 0).astype(np.float32)
    note = ", ".join(map(str, term.numbers))
    return replace(mentions, scores=scores, share=share, outside=outside, note=note)
