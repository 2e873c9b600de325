"""The word-level difference between a quotation and the nearest passage of a text."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import NamedTuple

from rapidfuzz import fuzz

from indexer.quotes.comparison import Comparison, Difference, Match
from indexer.quotes.risk import Risk
from indexer.quotes.runs import variations
from indexer.quotes.words import Words, same

_FIRST_CODE = 0x100
_MARGIN = 3
"""Words that are also looked at on both sides of the nearest window of the quotation's length."""


class _Step(NamedTuple):
    """Words `[text_from, text_to)` of the text against `[quote_from, quote_to)` of the quote."""

    is_equal: bool
    text_from: int
    text_to: int
    quote_from: int
    quote_to: int


def compare_altered(quote: Words, text: Words, risk: Risk) -> Comparison:
    """Return the differences between a quotation and the passage of a text nearest to it."""
    steps = _steps(quote, text)
    if not any(step.is_equal for step in steps):
        return Comparison(Match.ALTERED, 0, 0, similarity=0.0)
    first, last = steps[0].text_from, steps[-1].text_to
    differences: list[Difference] = []
    for index, step in enumerate(steps):
        if step.is_equal:
            run = quote.cut(step.quote_from, step.quote_to)
            differences += variations(run, text, step.text_from)
        else:
            following = steps[index + 1] if index + 1 < len(steps) else None
            differences.append(_difference(quote, text, step, following, risk))
    return Comparison(
        Match.ALTERED,
        text.starts[first],
        text.ends[last - 1],
        tuple(differences),
        _agreement(steps),
    )


def _steps(quote: Words, text: Words) -> list[_Step]:
    """Align both, over the window of the text that makes most words agree."""
    theirs, ours = _codes(quote, text)
    alignments = [_aligned(theirs, ours, first, last) for first, last in _windows(theirs, ours)]
    return max(alignments, key=_agreement)


def _aligned(theirs: str, ours: str, first: int, last: int) -> list[_Step]:
    steps = _matched(theirs, ours, _Step(False, first, last, 0, len(theirs)))
    return _with_end_settled(_with_start_settled(steps, theirs, ours), theirs, ours)


def _matched(theirs: str, ours: str, within: _Step) -> list[_Step]:
    _, first, last, start, end = within
    matcher = SequenceMatcher(None, ours[first:last], theirs[start:end], autojunk=False)
    return [
        _Step(tag == "equal", first + i1, first + i2, start + j1, start + j2)
        for tag, i1, i2, j1, j2 in matcher.get_opcodes()
    ]


def _agreement(steps: list[_Step]) -> float:
    total = sum(step.text_to - step.text_from + step.quote_to - step.quote_from for step in steps)
    return (
        2 * sum(step.quote_to - step.quote_from for step in steps if step.is_equal) / max(total, 1)
    )


def _codes(quote: Words, text: Words) -> tuple[str, str]:
    """Return both as strings of one character a word, equal where the words are the same."""
    codes: dict[str, str] = {}
    by_key: dict[str, str] = {}
    for word, fold, key in zip(text.raw, text.folds, text.keys, strict=True):
        codes.setdefault(fold, chr(_FIRST_CODE + len(codes)))
        by_key.setdefault(key, word)
    ours = "".join(map(codes.__getitem__, text.folds))
    theirs = []
    for word, fold, key in zip(quote.raw, quote.folds, quote.keys, strict=True):
        if fold not in codes and key in by_key and same(word, by_key[key]):
            fold = text.folds[text.raw.index(by_key[key])]
        theirs.append(codes.setdefault(fold, chr(_FIRST_CODE + len(codes))))
    return "".join(theirs), ours


def _windows(theirs: str, ours: str) -> list[tuple[int, int]]:
    if len(theirs) >= len(ours):
        return [(0, len(ours))]
    found = fuzz.partial_ratio_alignment(theirs, ours)
    if found is None:
        return [(0, len(ours))]
    return [
        (max(0, found.dest_start - margin), min(len(ours), found.dest_end + margin))
        for margin in (0, _MARGIN, max(_MARGIN, len(theirs) // 3))
    ]


def _with_start_settled(steps: list[_Step], theirs: str, ours: str) -> list[_Step]:
    """Drop what only the text has at the start; look again at a match that stands there alone."""
    while steps:
        head = steps[0]
        count = head.quote_to - head.quote_from
        if not head.is_equal:
            if count:
                # Words that are not the text's stand for as many of the text's there.
                return [head._replace(text_from=max(0, head.text_to - count)), *steps[1:]]
            steps = steps[1:]
        elif len(steps) < 3 or not _is_stray(head, steps[1]):
            return steps
        else:
            both = _merged(head, steps[1])
            count = both.quote_to - both.quote_from
            near = both._replace(text_from=max(both.text_from + 1, both.text_to - 2 * count - 1))
            steps = [*_matched(theirs, ours, near), *steps[2:]]
    return steps


def _with_end_settled(steps: list[_Step], theirs: str, ours: str) -> list[_Step]:
    """Do the same at the end."""
    while steps:
        tail = steps[-1]
        count = tail.quote_to - tail.quote_from
        if not tail.is_equal:
            if count:
                return [*steps[:-1], tail._replace(text_to=min(len(ours), tail.text_from + count))]
            steps = steps[:-1]
        elif len(steps) < 3 or not _is_stray(tail, steps[-2]):
            return steps
        else:
            both = _merged(steps[-2], tail)
            count = both.quote_to - both.quote_from
            near = both._replace(text_to=min(both.text_to - 1, both.text_from + 2 * count + 1))
            steps = [*steps[:-2], *_matched(theirs, ours, near)]
    return steps


def _is_stray(match: _Step, gap: _Step) -> bool:
    """Whether a match at an end is shorter than what the text has between it and the rest."""
    between = (gap.text_to - gap.text_from) - (gap.quote_to - gap.quote_from)
    return between > match.text_to - match.text_from


def _merged(one: _Step, other: _Step) -> _Step:
    return _Step(False, one.text_from, other.text_to, one.quote_from, other.quote_to)


def _difference(
    quote: Words, text: Words, step: _Step, following: _Step | None, risk: Risk
) -> Difference:
    _, text_from, text_to, quote_from, quote_to = step
    at_risk = risk.is_changed(quote.folds[quote_from:quote_to], text.folds[text_from:text_to])
    op = "replace"
    if text_from == text_to:
        op = "insert"
    elif quote_from == quote_to:
        op = "delete"
    if at_risk and op != "replace" and following is not None:
        # "no" alone tells little: it is shown with the word that it denies.
        op, text_to, quote_to = "replace", text_to + 1, quote_to + 1
    return Difference(
        op,
        quote.slice(quote_from, quote_to),
        text.slice(text_from, text_to),
        _place(quote.starts, quote.ends, quote_from),
        _place(text.starts, text.ends, text_from),
        at_risk,
    )


def _place(starts: list[int], ends: list[int], at: int) -> int:
    return starts[at] if at < len(starts) else ends[-1]
