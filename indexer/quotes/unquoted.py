"""What an answer tells as a rule's words without quoting them: behind the number that begins a
line, as rulebooks print it, or behind a citation and a colon, or in other letters right beside one.

Most of it is somebody's own words, which nobody says to be the rule's. So only what is nearly the
rule's words counts.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from heapq import merge
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

_OPENING = r"[\s|(\[（［【]*+(?:\\[a-z]{2,9}[{\s]){0,2}"
_SHORTENED = re.compile(r"[^\W\d_]{1,5}\.\s?")
"""A shortened word, as the one for a rule in statutes is: `Art.`; any other is taken for it."""
_LEAD = re.compile(rf"{_OPENING}(?:(?:[-*+•]|[0-9]{{1,2}}[.)])\s{_OPENING})?")
"""What may stand in a line before its number: the beginning of an item, a cell's border, LaTeX."""
_AFTER = re.compile(r"[\s|.:．：。、)\]）］】}—–-]+")
_APART = re.compile(r"[\s,，]{1,4}")
_COLON = re.compile(r"[\s)\]）］】}]{0,4}[:：]")
_ANNOUNCED = re.compile(rf"{_COLON.pattern}|[^\n.;:|：；。)\]）］】]{{0,40}}[:：]")
"""From a citation on: `704.5a says:`."""
_END = re.compile(rf"{SENTENCE_END.pattern}|[.!?…:][\"”»’)\]]*+\s+(?=[^\W\d_a-z])|\|", re.VERBOSE)
_FULL_STOPS = ".。"
_BETWEEN = re.compile(r"\s*(?:[(（\[【]|[—–-]\s)\s*\Z")
"""What stands between a sentence in other letters and the citation behind it."""
_REACH = 6
"""How many characters that is at most."""
_SHORTEST_SENTENCE = 20
"""How many characters in other letters may be a sentence; fewer are a word that is stressed."""
_RULES = (Level.RULE, Level.SUBRULE)


class Told(NamedTuple):
    """A sentence beside a rule's number.

    Attributes:
        is_first: it is right behind it. is_quoted: it is mostly a quotation. is_set_off: it is in
            other letters right beside the number, as a quotation is set by many.
    """

    claim: Claim
    is_first: bool
    is_quoted: bool
    is_set_off: bool


def told_sentences(
    text: str,
    mentions: Sequence[Mention],
    quoted: Sequence[Quoted],
    emphasised: Mapping[int, int],
) -> Iterator[Told]:
    """Yield the sentences that a text tells as those of a rule, in order.

    Args:
        mentions: those outside of quotations, in order. quoted: the quotations, in order, those
            that are never closed among them. emphasised: as `Plain` has them.
    """
    behind = _behind(text, mentions, quoted, emphasised)
    before = _before(text, mentions, quoted, emphasised)
    return merge(behind, before, key=lambda told: told.claim.start)


def _behind(
    text: str,
    mentions: Sequence[Mention],
    quoted: Sequence[Quoted],
    emphasised: Mapping[int, int],
) -> Iterator[Told]:
    """Yield the sentences that a text tells behind a rule's number, up to the paragraph's end."""
    telling = [mention for mention in mentions if _tells(text, mention, emphasised)]
    starts = [mention.start for mention in mentions]
    quotes = [one.outer_start for one in quoted]
    for mention, following in pairwise([*telling, None]):
        assert mention is not None  # only the last one is
        limit = following.start if following else len(text)
        after = _apart(text, mention, emphasised)
        is_apart = after is not None
        if after is None:
            announced = _ANNOUNCED.match(text, mention.end, limit)
            after = _AFTER.match(text, announced.end() - 1 if announced else mention.end, limit)
        if after is None or bisect_left(starts, after.end() + 1) > bisect_left(starts, mention.end):
            continue
        begin = after.end()
        at = bisect_left(quotes, begin)
        if at < len(quoted) and quotes[at] == begin:
            begin = quoted[at].outer_end  # it is said to be a quotation
        is_sure = is_apart or _begins_line(text, mention) or _COLON.match(text, mention.end)
        set_off = emphasised.get(begin, begin)
        paragraph = PARAGRAPH_END.search(text, begin, limit)
        end = paragraph.start() if paragraph else limit
        for start, stop in _sentences(text, begin, end):
            is_quoted = _is_quoted(quoted, quotes, start, stop)
            is_first = bool(is_sure) and start == after.end()
            is_set_off = _is_stated(text, stop, set_off)
            yield Told(Claim(start, stop, mention), is_first, is_quoted, is_set_off)


def _before(
    text: str,
    mentions: Sequence[Mention],
    quoted: Sequence[Quoted],
    emphasised: Mapping[int, int],
) -> Iterator[Told]:
    """Yield the sentences in other letters that stand right before a citation in brackets or behind
    a dash.
    """
    starts = {end: start for start, end in emphasised.items()}
    quotes = [one.outer_start for one in quoted]
    for mention in mentions if starts else ():
        between = _BETWEEN.search(text, max(0, mention.start - _REACH), mention.start)
        if between is None or not _is_of_rules(mention):
            continue
        end = between.start()
        if end not in starts and text[end - 1 : end] in _FULL_STOPS:
            end -= 1  # the full stop is not in other letters
        for start, stop in _sentences(text, starts.get(end, between.start()), between.start()):
            if _is_stated(text, stop, end):
                is_quoted = _is_quoted(quoted, quotes, start, stop)
                yield Told(Claim(start, stop, mention), False, is_quoted, True)


class Printed:
    """The sentences of a text that are a rule's own: what is quoted in them, the rule quotes."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts: list[int] = []
        self._ends: list[int] = []

    def add(self, start: int, end: int) -> None:
        """Add a sentence, which begins behind all others; some in a row are one stretch."""
        if self._ends and not self._text[self._ends[-1] : start].strip():
            self._ends[-1] = max(self._ends[-1], end)
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


def _tells(text: str, mention: Mention, emphasised: Mapping[int, int]) -> bool:
    """Whether a citation is of rules, and begins a line or announces something."""
    if not _is_of_rules(mention):
        return False
    return (
        _begins_line(text, mention, after=_SHORTENED)
        or _ANNOUNCED.match(text, mention.end) is not None
        or _apart(text, mention, emphasised) is not None
    )


def _is_of_rules(mention: Mention) -> bool:
    numbers = [target.number for target in mention.targets]
    return all(number is not None and number.level in _RULES for number in numbers)


def _begins_line(text: str, mention: Mention, after: re.Pattern[str] | None = None) -> bool:
    lead = _LEAD.match(text, text.rfind("\n", 0, mention.start) + 1, mention.start)
    assert lead is not None  # it may be empty
    word = after.match(text, lead.end(), mention.start) if after else None
    return (word or lead).end() == mention.start


def _apart(text: str, mention: Mention, emphasised: Mapping[int, int]) -> re.Match[str] | None:
    """Return what stands between a citation and a sentence in other letters right behind it."""
    found = _APART.match(text, mention.end)
    if found is None or emphasised.get(found.end(), 0) - found.end() < _SHORTEST_SENTENCE:
        return None
    return found


def _is_stated(text: str, end: int, set_off: int) -> bool:
    """Whether a sentence ends with a full stop, in the stretch that ends at `set_off` or behind."""
    return end <= set_off + 1 and text[end - 1] in _FULL_STOPS


def _sentences(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    ends = (found.end() for found in _END.finditer(text, start, end))
    for following in chain(ends, (end,)):
        stop = start + len(text[start:following].rstrip("| \t\r\n"))
        if start < stop:
            yield start, stop
        start = following


def _is_quoted(quoted: Sequence[Quoted], quotes: Sequence[int], start: int, end: int) -> bool:
    """Whether most of a sentence is a quotation; `quotes` is where they begin."""
    first = max(0, bisect_left(quotes, start) - 1)
    return any(_fills(one, start, end) for one in quoted[first : bisect_left(quotes, end)])


def _fills(one: Quoted, start: int, end: int) -> bool:
    is_within = one.outer_end > start and one.outer_start < end
    return is_within and 2 * (one.end - one.start) > end - start
