"""What an answer tells as a rule's words without quoting them: behind the number that begins a
line, as rulebooks print it, or behind a citation and a colon.

Most of it is somebody's own words, which nobody says to be the rule's. So only what is nearly the
rule's words counts.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import NamedTuple

from indexer.model.number import Level
from indexer.model.reference import Mention
from indexer.quotes.findings import Severity
from indexer.quotes.pairing import Claim
from indexer.quotes.quotations import PARAGRAPH_END, SENTENCE_END, Quoted
from indexer.quotes.verdict import FAITHFUL, Verdict, Verification

_NEARLY_FROM = 0.75
"""The similarity from which words are nearly the rule's."""
_WORD_FOR_WORD_FROM = 0.9
"""The similarity from which they pass for the rule's."""

_OPENING = r"[\s|(\[（［【]*+"
_LEAD = re.compile(rf"{_OPENING}(?:(?:[-*+•]|[0-9]{{1,2}}[.)])\s{_OPENING})?")
"""What may stand in a line before its number: the beginning of an item, a cell's border."""
_AFTER = re.compile(r"[\s|.:．：。、)\]）］】—–-]+")
_COLON = re.compile(r"[\s)\]）］】]{0,4}[:：]")
_ANNOUNCED = re.compile(rf"{_COLON.pattern}|[^\n.;:|：；。)\]）］】]{{0,40}}[:：]")
"""From a citation on: `704.5a says:`."""
_END = re.compile(rf"{SENTENCE_END.pattern}|[.!?…:][\"”»’)\]]*+\s+(?=[^\W\d_a-z])|\|", re.VERBOSE)
_RULES = (Level.RULE, Level.SUBRULE)


class Told(NamedTuple):
    """A sentence behind a rule's number: whether it is right behind it, and mostly a quotation."""

    claim: Claim
    is_first: bool
    is_quoted: bool


def told_sentences(
    text: str, mentions: Sequence[Mention], quoted: Sequence[Quoted]
) -> Iterator[Told]:
    """Yield the sentences that a text tells behind a rule's number, up to the paragraph's end.

    Args:
        mentions: those outside of quotations, in order. quoted: the quotations, in order, those
            that are never closed among them.
    """
    telling = [mention for mention in mentions if _tells(text, mention)]
    starts = [mention.start for mention in mentions]
    quotes = [one.outer_start for one in quoted]
    for mention, following in pairwise([*telling, None]):
        assert mention is not None  # only the last one is
        limit = following.start if following else len(text)
        announced = _ANNOUNCED.match(text, mention.end, limit)
        after = _AFTER.match(text, announced.end() - 1 if announced else mention.end, limit)
        if after is None or bisect_left(starts, after.end() + 1) > bisect_left(starts, mention.end):
            continue
        begin = after.end()
        at = bisect_left(quotes, begin)
        if at < len(quoted) and quotes[at] == begin:
            begin = quoted[at].outer_end  # it is said to be a quotation
        is_sure = _begins_line(text, mention) or _COLON.match(text, mention.end)
        paragraph = PARAGRAPH_END.search(text, begin, limit)
        end = paragraph.start() if paragraph else limit
        for start, stop in _sentences(text, begin, end):
            first = max(0, bisect_left(quotes, start) - 1)
            near = quoted[first : bisect_left(quotes, stop)]
            is_quoted = any(_fills(one, start, stop) for one in near)
            is_first = bool(is_sure) and start == after.end()
            yield Told(Claim(start, stop, mention), is_first, is_quoted)


class Printed:
    """The sentences of a text that are a rule's own: what is quoted in them, the rule quotes."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts: list[int] = []
        self._ends: list[int] = []

    def add(self, start: int, end: int) -> None:
        """Add a sentence, which stands behind all others; some in a row are one stretch."""
        if self._ends and not self._text[self._ends[-1] : start].strip():
            self._ends[-1] = end
        else:
            self._starts.append(start)
            self._ends.append(end)

    def holds(self, start: int, end: int) -> bool:
        """Whether they are all that stands at `[start, end)`."""
        at = bisect_right(self._starts, start) - 1
        return at >= 0 and end <= self._ends[at]


def severity_of(told: Told, result: Verification) -> Severity | None:
    """Return what a sentence does to the verdict, or None where it is in the answer's own words, or
    judged as a quotation.

    Only right behind the number is it said to be the rule's; one further on may be from elsewhere.
    """
    if result.verdict in FAITHFUL:
        return Severity.OK
    if told.is_quoted:
        return None
    if result.verdict is Verdict.ELSEWHERE and told.is_first:
        return Severity.BROKEN
    is_turned = result.verdict is Verdict.ALTERED and result.meaning_at_risk
    if not is_turned or result.similarity < _NEARLY_FROM:
        return None
    return Severity.BROKEN if result.similarity >= _WORD_FOR_WORD_FROM else Severity.WARNING


def _tells(text: str, mention: Mention) -> bool:
    """Whether a citation is of rules, and begins a line or announces something."""
    numbers = [target.number for target in mention.targets]
    if any(number is None or number.level not in _RULES for number in numbers):
        return False
    return _begins_line(text, mention) or _ANNOUNCED.match(text, mention.end) is not None


def _begins_line(text: str, mention: Mention) -> bool:
    line = text.rfind("\n", 0, mention.start) + 1
    return _LEAD.fullmatch(text, line, mention.start) is not None


def _sentences(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    ends = (found.end() for found in _END.finditer(text, start, end))
    for following in chain(ends, (end,)):
        stop = start + len(text[start:following].rstrip("| \t\r\n"))
        if start < stop:
            yield start, stop
        start = following


def _fills(one: Quoted, start: int, end: int) -> bool:
    """Whether most of a sentence is a quotation."""
    is_within = one.outer_end > start and one.outer_start < end
    return is_within and 2 * (one.end - one.start) > end - start
