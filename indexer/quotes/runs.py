"""Runs of words that a text and a quotation share, and how they vary in typography."""

from __future__ import annotations

from collections.abc import Iterator

from indexer.quotes.comparison import Difference
from indexer.quotes.risk import Risk
from indexer.quotes.words import Words, has_quotes, same, variation

LOOK_BACK = 8
"""Words and marks before a passage among which a negation of it is looked for."""


def occurrences(run: Words, text: Words, start: int = 0) -> Iterator[int]:
    """Yield every place of a text, from word `start` on, where a run of words stands, in order."""
    keys, length = run.keys, len(run)
    if not length:
        return
    for place in range(start, len(text) - length + 1):
        if (
            text.keys[place] == keys[0]
            and text.keys[place : place + length] == keys
            and all(map(same, run.raw, text.raw[place : place + length]))
        ):
            yield place


def variations(run: Words, text: Words, place: int) -> list[Difference]:
    """Return how a run differs in typography from the text at the place where it stands."""
    differences = []
    for step, quoted in enumerate(run.raw):
        actual = text.raw[place + step]
        if step:
            gap = run.text[run.ends[step - 1] : run.starts[step]]
            space = text.text[text.ends[place + step - 1] : text.starts[place + step]]
            if gap != space:
                differences.append(
                    Difference(
                        "quotes" if has_quotes(gap) or has_quotes(space) else "space",
                        gap,
                        space,
                        run.ends[step - 1],
                        text.ends[place + step - 1],
                    )
                )
        if quoted != actual:
            differences.append(
                Difference(
                    variation(quoted, actual),
                    run.slice(step, step + 1),  # `[L]os`, of which the word is `Los`
                    actual,
                    run.starts[step],
                    text.starts[place + step],
                )
            )
    return differences


def begins_after_negation(text: Words, place: int, risk: Risk) -> bool:
    """Whether the words before a place deny what a passage from there on affirms."""
    before = text.folds[max(0, place - LOOK_BACK) : place]
    return risk.is_denied(before)
