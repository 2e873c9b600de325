"""Quotations that leave something out openly: `…`, `...`, `[…]`, and words put in brackets.

An ellipsis or a bracket may also be the text's own. So a mark counts as an omission only where
words of the text are really left out there; and where just one word is missing next to the text's
own ellipsis, somebody dropped it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from indexer.quotes.comparison import Comparison, Cut, Difference, Match
from indexer.quotes.risk import Risk
from indexer.quotes.runs import (
    FULL_STOPS,
    begins_sentence,
    cuts_around,
    lacks_its_condition,
    occurrences,
    rest_of_sentence,
    variations,
)
from indexer.quotes.words import Words, is_ellipsis, is_word

_FEWEST_WORDS = 2
_FEWEST_IN_ALL = 4
"""Runs with fewer words prove nothing: with single words anything can be pieced together."""

_INSERTION_REACH = 12
"""The most words and marks of the text that words in brackets may stand for."""

_INSERTION_LENGTH = 30
"""The most words and marks that are put in brackets."""

_FEWEST_LETTERS, _FEWEST_SYLLABLES = 3, 2
"""The shortest roots of words, where a letter is a sound and where it is a syllable."""

_STARTS = 20
"""How many places of the first run are tried."""

_CLAUSE_ENDS = frozenset(".;:")
_PHRASE_ENDS = _CLAUSE_ENDS | {","}

_BRACKETS = {"[": "]", "(": ")"}


class _Kind(Enum):
    ELLIPSIS = "an ellipsis, which may be the text's own"
    OMISSION = "an ellipsis in brackets"
    INSERTION = "words in brackets"


@dataclass(frozen=True, slots=True)
class _Gap:
    """A mark of omission: the words `[first, last)` of the quotation."""

    kind: _Kind
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class _Alignment:
    """Where each run of the quotation stands in the text, as the word that it begins with."""

    runs: list[tuple[int, int]]
    gaps: list[list[_Gap]]
    places: list[int]


def compare_elided(quote: Words, text: Words, risk: Risk) -> Comparison | None:
    """Return where all parts of a quotation stand in order, or None; also None where nothing is
    left out openly.

    An omission that turns the rule round (a negation left out next to what is quoted, a number put
    in brackets) is given as altered.
    """
    if not quote.has_omission_marks():
        return None
    gaps = _gaps(quote, text)
    if not gaps:
        return None
    runs, between = _runs(quote, gaps)
    if not runs:
        return None
    for start in _first_places(quote.cut(*runs[0]), text):
        places = _places(quote, text, runs, between, start)
        if places is not None:
            alignment = _Alignment(runs, between, places)
            if _is_open(quote, text, alignment):
                return _comparison(quote, text, alignment, risk)
    return None


def _gaps(quote: Words, text: Words) -> list[_Gap]:
    gaps = []
    at = 0
    while at < len(quote):
        word = quote.folds[at]
        closing = _BRACKETS.get(word)
        after = at + 1
        while closing and after < len(quote) and is_ellipsis(quote.raw[after]):
            after += 1
        if is_ellipsis(word):
            gaps.append(_Gap(_Kind.ELLIPSIS, at, at + 1))
        elif after > at + 1 and quote.folds[after : after + 1] == [closing]:
            gaps.append(_Gap(_Kind.OMISSION, at, after + 1))
        elif word == "[" and "]" in quote.folds[at : at + _INSERTION_LENGTH]:
            last = quote.folds.index("]", at) + 1
            if not _stands(quote, text, at, last):
                gaps.append(_Gap(_Kind.INSERTION, at, last))
            at = last
            continue
        at = gaps[-1].last if gaps and gaps[-1].first == at else at + 1
    return gaps


def _stands(quote: Words, text: Words, first: int, last: int) -> bool:
    return next(occurrences(quote.cut(first, last), text), None) is not None


def _runs(quote: Words, gaps: list[_Gap]) -> tuple[list[tuple[int, int]], list[list[_Gap]]]:
    """Return the runs between the gaps, and the gaps before each run and after the last one.

    Marks that stand alone between two gaps belong to them.
    """
    runs: list[tuple[int, int]] = []
    between: list[list[_Gap]] = [[]]
    at = 0
    for gap in [*gaps, None]:
        last = gap.first if gap else len(quote)
        if any(map(is_word, quote.raw[at:last])):
            runs.append((at, last))
            between.append([])
        if gap:
            between[-1].append(gap)
            at = gap.last
    return runs, between


def _first_places(run: Words, text: Words) -> list[int]:
    places = occurrences(run, text)
    return [place for place, _ in zip(places, range(_STARTS), strict=False)]


def _places(
    quote: Words,
    text: Words,
    runs: list[tuple[int, int]],
    between: list[list[_Gap]],
    start: int,
) -> list[int] | None:
    """Place every run after the one before it, as early as may be."""
    places = [start]
    for index in range(1, len(runs)):
        end = places[-1] + runs[index - 1][1] - runs[index - 1][0]
        place = next(occurrences(quote.cut(*runs[index]), text, end), None)
        if place is None:
            return None
        only_inserted = all(gap.kind is _Kind.INSERTION for gap in between[index])
        if only_inserted and place - end > _INSERTION_REACH:
            return None
        places.append(place)
    return places


def _is_open(quote: Words, text: Words, found: _Alignment) -> bool:
    """Whether it is an omission, and no words are dropped or pieced together under its cover."""
    return _are_long_enough(quote, text, found) and not any(
        _hides_a_drop(gaps, text, *_skipped(text, found, index))
        for index, gaps in enumerate(found.gaps)
        if gaps
    )


def _turns_round(quote: Words, text: Words, found: _Alignment, index: int, risk: Risk) -> bool:
    """Whether what is left out or put in at a gap changes what the words around it say."""
    first, last = _skipped(text, found, index)
    for gap in found.gaps[index]:
        if gap.kind is _Kind.INSERTION:
            put_in, actual = _exchanged(quote, text, found, index, gap)
            if risk.is_critical(put_in) or risk.is_opposed(put_in, actual):
                return True
    if not 0 < index < len(found.runs) or first == last:
        return False
    # "can | not attack": but a whole clause may be left out, its negation with it.
    is_clause = bool(_clause_ends(text, first, last))
    return risk.denies_at(text.folds, last - 1) or (
        not is_clause and risk.denies_at(text.folds, first)
    )


def _exchanged(
    quote: Words, text: Words, found: _Alignment, index: int, gap: _Gap
) -> tuple[list[str], list[str]]:
    """Return the words in brackets at a gap, and those of the text that they stand for."""
    put_in = quote.folds[gap.first + 1 : gap.last - 1]
    first, last = _skipped(text, found, index)
    actual = text.folds[first:last]
    if not 0 < index < len(found.runs):
        # What it stands for before or after all that is quoted is as long as it is.
        count = sum(map(is_word, put_in))
        actual = actual[:count] if index else actual[max(0, len(actual) - count) :]
    return put_in, actual


def _is_stretched(put_in: Sequence[str], actual: Sequence[str], risk: Risk) -> bool:
    """Whether words in brackets say how far a text holds, and what they stand for does not."""
    return risk.is_extent(put_in) and not risk.is_extent(actual)


def _are_new(put_in: Sequence[str], text: Words, risk: Risk) -> bool:
    """Whether some of these words name what the text names nowhere, in any form of the word."""
    roots = (_root(word) for word in put_in if is_word(word) and not risk.is_small(word))
    return any(not any(word.startswith(root) for word in text.folds) for root in roots)


def _root(word: str) -> str:
    """Return the letters by which two forms are told to be of one word."""
    is_syllabic = word.upper() == word.lower()
    return word[: max(_FEWEST_SYLLABLES if is_syllabic else _FEWEST_LETTERS, len(word) * 2 // 3)]


def _put_in(quote: Words, text: Words, found: _Alignment) -> Iterator[tuple[list[str], list[str]]]:
    """Yield what stands in brackets that the text has nowhere, with what that stands for."""
    for index, gaps in enumerate(found.gaps):
        for gap in gaps:
            is_insertion = gap.kind is _Kind.INSERTION
            if is_insertion and not _stands(quote, text, gap.first + 1, gap.last - 1):
                yield _exchanged(quote, text, found, index, gap)


def _clause_ends(text: Words, first: int, last: int) -> list[int]:
    """Return the marks that end a clause; the point in a number does not."""
    marks = (at for at in range(first, last) if text.folds[at] in _CLAUSE_ENDS)
    return [at for at in marks if not text.text[text.ends[at] : text.ends[at] + 1].isdigit()]


def _left_out(text: Words, found: _Alignment, risk: Risk) -> Cut | None:
    """Return whether a negation is left out that belongs to a clause of which words are quoted, or
    what limits it.

    What is left out up to the end of its clause goes with the words before it, unless these have
    their sentence to its end; what is left out from the last beginning of a clause on goes with the
    words after it.
    """
    spans, is_limited = [], False
    for index in range(1, len(found.runs)):
        first, last = _skipped(text, found, index)
        ends = _clause_ends(text, first, last)
        begins = ends and not begins_sentence(text, first)
        if begins and ends[-1] < last - 1:
            spans.append((first, ends[0]))
        elif begins and risk.is_conditional(rest_of_sentence(text, first)):
            is_limited = True
        spans.append((ends[-1] + 1 if ends else first, last))
    # What stands in brackets of its own goes as a whole, with what it denies.
    outside = [list(_outside_brackets(text, *span)) for span in spans]
    if any(risk.denies(text.folds[start:end]) for parts in outside for start, end in parts):
        return Cut.NEGATION_WITHIN
    for (first, _), parts in zip(spans, outside, strict=True):
        for part in parts:
            torn = list(_torn_phrases(text, *part))
            # Where a sentence goes on behind a mark of omission, that it has a beginning is told.
            told = torn if text.folds[first - 1] in _CLAUSE_ENDS else [part]
            is_limited |= any(risk.is_on_condition(text.folds, *one) for one in told)
            is_limited |= any(risk.is_limiting(text.folds, *one) for one in torn)
    return Cut.LIMIT_WITHIN if is_limited else None


def _torn_phrases(text: Words, first: int, last: int) -> Iterator[tuple[int, int]]:
    """Yield what words `[first, last)` hold of phrases of which others are kept.

    Between two commas a whole phrase is left out, and the amounts in it go with it.
    """
    marks = [first - 1, *(at for at in range(first - 1, last + 1) if _parts(text, at)), last]
    for start, end in itertools.pairwise(marks):
        is_whole = _parts(text, start) and _parts(text, end)
        if start + 1 < end and not is_whole:
            yield start + 1, end


def _parts(text: Words, at: int) -> bool:
    """Whether no word stands at a place, but a mark between phrases, or the text's end."""
    return not 0 <= at < len(text) or text.folds[at] in _PHRASE_ENDS


def _outside_brackets(text: Words, first: int, last: int) -> Iterator[tuple[int, int]]:
    """Yield the stretches of the words `[first, last)` that stand in no brackets of their own."""
    while first < last:
        opening = next((at for at in range(first, last) if text.folds[at] in _BRACKETS), last)
        closing = _BRACKETS[text.folds[opening]] if opening < last else ""
        if closing not in text.folds[opening:last]:
            opening = last
        yield first, opening
        first = text.folds.index(closing, opening) + 1 if opening < last else last


def _are_long_enough(quote: Words, text: Words, found: _Alignment) -> bool:
    """Whether every run has words enough; runs that only the text's own ellipsis parts are one."""
    count = 0
    if sum(quote.cut(*run).count() for run in found.runs) < _FEWEST_IN_ALL:
        return False
    for index, (first, last) in enumerate(found.runs):
        count += sum(map(is_word, quote.raw[first:last]))
        start, end = _skipped(text, found, index + 1)
        is_last = index + 1 == len(found.runs)
        if not is_last and all(map(is_ellipsis, text.raw[start:end])):
            continue
        if count < _FEWEST_WORDS:
            return False
        count = 0
    return True


def _hides_a_drop(gaps: list[_Gap], text: Words, first: int, last: int) -> bool:
    """Whether one word next to the text's own ellipsis, or in its own brackets, was dropped."""
    skipped = text.raw[first:last]
    if not skipped:
        return False
    if any(gap.kind is _Kind.INSERTION for gap in gaps) and {"[", "]"} & {skipped[0], skipped[-1]}:
        return True
    has_own_mark = is_ellipsis(skipped[0]) or is_ellipsis(skipped[-1])
    is_bare = any(gap.kind is _Kind.ELLIPSIS for gap in gaps)
    return is_bare and has_own_mark and sum(map(is_word, skipped)) == 1


def _skipped(text: Words, found: _Alignment, index: int) -> tuple[int, int]:
    """Return what the text has where the gaps before run `index` (or after the last one) stand."""
    first = 0
    if index:
        start, end = found.runs[index - 1]
        first = found.places[index - 1] + end - start
    return first, found.places[index] if index < len(found.runs) else len(text)


def _comparison(quote: Words, text: Words, found: _Alignment, risk: Risk) -> Comparison:
    differences: list[Difference] = []
    for index, gaps in enumerate(found.gaps):
        if gaps and not _is_own_ellipsis(text, found, index):
            differences.append(_omission(quote, text, found, index, risk))
        if index < len(found.runs):
            differences += variations(quote.cut(*found.runs[index]), text, found.places[index])
    start, end = found.runs[-1]
    last_word = found.places[-1] + end - start
    is_turned = any(difference.at_risk for difference in differences)
    cuts = cuts_around(text, found.places[0], last_word, risk)
    first, is_closed = found.runs[0][0], quote.folds[-1] in FULL_STOPS
    if not first and lacks_its_condition(
        quote.raw[0], text, found.places[0], risk, is_closed=is_closed
    ):
        cuts = (*cuts, Cut.CONDITION_BEFORE)
    left_out = _left_out(text, found, risk)
    put_in = list(_put_in(quote, text, found))
    if left_out is None and any(_is_stretched(*exchanged, risk) for exchanged in put_in):
        left_out = Cut.LIMIT_WITHIN
    if left_out:
        cuts = (*cuts, left_out)
    if any(_are_new(words, text, risk) for words, _ in put_in):
        cuts = (*cuts, Cut.WORDS_PUT_IN)
    return Comparison(
        Match.ALTERED if is_turned else Match.ELIDED,
        text.starts[found.places[0]],
        text.ends[last_word - 1],
        tuple(differences),
        cuts=cuts,
    )


def _omission(quote: Words, text: Words, found: _Alignment, index: int, risk: Risk) -> Difference:
    gaps = found.gaps[index]
    first, last = _skipped(text, found, index)
    is_inside = 0 < index < len(found.runs)
    return Difference(
        "insertion" if gaps[0].kind is _Kind.INSERTION else "elision",
        quote.slice(gaps[0].first, gaps[-1].last),
        text.slice(first, last) if is_inside else "",
        quote.starts[gaps[0].first],
        text.starts[last if index == 0 else first]
        if index < len(found.runs)
        else text.ends[first - 1],
        _turns_round(quote, text, found, index, risk),
    )


def _is_own_ellipsis(text: Words, found: _Alignment, index: int) -> bool:
    first, last = _skipped(text, found, index)
    is_inside = 0 < index < len(found.runs)
    return is_inside and first < last and all(map(is_ellipsis, text.raw[first:last]))
