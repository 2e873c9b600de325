"""Runs of words that a text and a quotation share, and how they vary in typography."""

from __future__ import annotations

from collections.abc import Iterator

from indexer.quotes.comparison import Cut, Difference
from indexer.quotes.risk import Risk
from indexer.quotes.words import Words, has_quotes, same, variation

LOOK_BACK = LOOK_AHEAD = 8
"""Words and marks before and after a passage among which what turns it round is looked for."""

FULL_STOPS = frozenset(".!?")

_SENTENCE_ENDS = FULL_STOPS | {";"}
_ENDS = _SENTENCE_ENDS | {":"}
_AROUND = frozenset('")]')
_BESIDE = _AROUND | frozenset(",([-")
"""Marks between a passage and the words with which its sentence goes on."""


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


def cuts_around(text: Words, first: int, last: int, risk: Risk) -> tuple[Cut, ...]:
    """Return what turns the words `[first, last)` of a text round and stands right beside them."""
    cuts = []
    before = text.folds[max(0, first - LOOK_BACK) : first]
    if risk.is_denied(before) and not risk.is_second_part(text.folds[first]):
        cuts.append(Cut.NEGATION_BEFORE)
    elif risk.is_of_some(before):
        cuts.append(Cut.LIMIT_BEFORE)
    rest = rest_of_sentence(text, last)
    if risk.is_denied_behind(rest):
        cuts.append(Cut.NEGATION_AFTER)
    elif risk.is_taken_back(rest):
        cuts.append(Cut.EXCEPTION_AFTER)
    return tuple(cuts)


def lacks_its_condition(
    first: str, text: Words, place: int, risk: Risk, *, is_closed: bool
) -> bool:
    """Whether a quotation that begins with the word `first`, at `place` of a text, passes for a
    sentence, and the condition with which that of the text begins is left out.

    A capital says so; where letters have no case, that it begins behind a comma and `is_closed`,
    by a full stop.
    """
    quoted, actual = (next(filter(str.isalnum, word), "") for word in (first, text.raw[place]))
    is_capital = quoted.isupper() and not actual.isupper()
    is_caseless = quoted != "" and quoted.upper() == quoted.lower()
    follows = place > 0 and text.folds[place - 1] == ","
    if not is_capital and not (is_caseless and is_closed and follows):
        return False
    start = place
    while start > 0 and not _ends_sentence(text, start - 1):
        start -= 1
    return risk.is_on_condition(text.folds, start, place)


def begins_sentence(text: Words, at: int) -> bool:
    """Whether a sentence begins with a word or mark, behind what closes the one before it."""
    before = at - 1
    while before > 0 and text.folds[before] in _AROUND:
        before -= 1
    return before < 0 or _ends_sentence(text, before)


def _ends_sentence(text: Words, at: int) -> bool:
    """Whether a sentence ends with a word or mark; the point in a number ends none."""
    after = text.text[text.ends[at] : text.starts[at + 1]]
    return "\n" in after or (
        text.folds[at] in _SENTENCE_ENDS and not text.text[text.ends[at]].isdigit()
    )


def rest_of_sentence(text: Words, last: int) -> list[str]:
    """Return the first words after a passage of which `last` is the end, if its sentence goes on;
    marks before them are left out.
    """
    at = last
    while at > 0 and text.folds[at - 1] in _AROUND:
        at -= 1
    if at == 0 or text.folds[at - 1] in _ENDS:
        return []
    at = last
    while at < len(text) and text.folds[at] in _BESIDE:
        at += 1
    is_over = (
        at == len(text)
        or text.folds[at] in _ENDS
        or "\n" in text.text[text.ends[last - 1] : text.starts[at]]
    )
    return [] if is_over else text.folds[at : at + LOOK_AHEAD]
