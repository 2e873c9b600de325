"""Which rule a quotation is said to be from: the citation next to it, nothing further away.

A wrong pair would accuse an honest answer, so a quotation without a citation at hand is left alone.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from indexer.languages.scripts import HAN
from indexer.model.reference import Mention
from indexer.quotes.attributions import are_names_and_dates, is_attribution
from indexer.quotes.inquiry import is_below
from indexer.quotes.notes import Notes
from indexer.quotes.plain import Plain
from indexer.quotes.quotations import Quoted, Sentences
from indexer.references.prose import OPAQUE

_STOPS = ".,;:…．，；：。、｡､"
_OPENERS = r"(\[（［【〔〖"
_CLOSERS = r")\]）］】〕〗"
_DASHES = "—–―─－-"
_INTO = rf"[\s{_OPENERS}{_DASHES}]"
_WORDS = rf"(?:[^\W\d]+\.?\s+){{0,3}}(?:(?<!\w)[{HAN}]{{1,8}})?"
"""No space stands behind a word of Chinese: `（参见规则`."""
_ATTACHED = re.compile(rf"[\s|{_STOPS}]*(?:{_INTO}+{_WORDS}|(?:[^\W\d]+\.?\s+){{0,3}})")
"""What may stand between a quotation and the citation right after it: `» (véase la `, or the border
of a cell."""
_SET_OFF = re.compile(rf"[{_OPENERS}—–―─－]")

_ATTACHED_REACH = 60

_JOINT = re.compile(r"[\s,;，；、]*(?:[^\W\d]+\s+){0,2}")
"""What may stand between two citations that are given together: `405.6d y la 405.6e`."""

_NOTE_LEAD = re.compile(rf"[\s{OPAQUE}\d\[\]().:^↑]*(?:[^\W\d]+[.,:]?\s+){{0,4}}[\s{_OPENERS}]*")
"""What a note that says where something is from begins with, before the citation."""
_GOES_ON = re.compile(r"\s*\w")

_JOINT_REACH = 16
_JOINED_LIMIT = 10

_LEAD = re.compile(rf"[\s*{_OPENERS}]*")
_AFTER_LEAD = re.compile(rf"[\s.:．：。、{_CLOSERS}{_DASHES}]+")
_TAIL = re.compile(rf"[\s.,;．，；。、]*(?:\n|[{_OPENERS}{_DASHES}]){_INTO}*{_WORDS}\Z")
_YEAR = r"[^.!?。！？\n]{0,30}[12][0-9]{3}[^.!?。！？\n]{0,12}"
_END = rf"[\s.。{_CLOSERS}]*"
_ALONE = re.compile(rf"[ .。{_CLOSERS}]*")
_CLOSING = re.compile(rf"{_END}(?P<year>[,，]{_YEAR}|[(（]{_YEAR}[)）])?{_END}\Z")
_ATTRIBUTION_LEAD = re.compile(r"[^\S\n]*[-–—―─]{1,3}[^\S\n]*")
"""What begins an attribution in a block."""
_ATTRIBUTION_LINE = 60
"""The most that follows the citation in the line under a block that is its attribution."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A quotation with the citation that it is said to be from, or None.

    Attributes:
        start, end: what is quoted. mention: the citation. is_block: it is set off as a block.
        is_code: it is code, which may quote nothing.
        is_contradicted: a number that was left out as another citation names another rule.
    """

    start: int
    end: int
    mention: Mention | None
    is_block: bool = False
    is_code: bool = False
    is_contradicted: bool = False


class Pairing:
    """The quotations and citations of one text.

    Attributes:
        outside: the citations that are not part of a quotation.
        titles: what stands in quotation marks right after a number, as a title does, with its
            citation.
    """

    def __init__(self, plain: Plain, quoted: Sequence[Quoted], mentions: Sequence[Mention]) -> None:
        self._text = plain.text
        self._attributions = plain.attributions
        self._notes = Notes(plain)
        quoted = [self._notes.without_mark(one) for one in quoted]
        self._all = mentions
        self._all_starts = [mention.start for mention in mentions]
        self.titles = list(_titles(quoted, mentions))
        of_titles = {title.start for title in self.titles}
        self._quoted = [one for one in quoted if one.start not in of_titles]
        self._quote_starts = [one.outer_start for one in self._quoted]
        self._sentences = Sentences(plain.text, list(quoted), plain.rows)
        self.outside = self._not_quoted()
        self._starts = [mention.start for mention in self.outside]
        self._attached_starts: set[int] = set()

    def claims(self) -> Iterator[list[Claim]]:
        """Yield every quotation in the ways of reading it: with or without a number in it."""
        for one in self._quoted:
            for readings in self._block(one) if one.is_block else [self._between_marks(one)]:
                yield (
                    [replace(each, is_code=True) for each in readings] if one.is_code else readings
                )

    def _between_marks(self, one: Quoted) -> list[Claim]:
        mention = self._attached(one)
        if mention is not None:
            self._attached_starts.add(mention.start)
        claims = [Claim(one.start, one.end, each) for each in self._cited(one, mention)]
        readings = [reading for claim in claims for reading in self._readings(claim)]
        return readings if mention is None else [_cited_as(each, mention) for each in readings]

    def _cited(self, one: Quoted, attached: Mention | None) -> Sequence[Mention | None]:
        """Return the citations that a quotation between marks is said to be from, the nearest way
        of saying so first.
        """
        cited = attached or self._in_row(one) or self._before(one)
        noted = [] if attached else self._noted(one)
        if noted and (cited is None or _is_within(noted[0], cited)):
            return noted
        return self._joined(cited or self._after(one))

    def _noted(self, one: Quoted) -> list[Mention]:
        """Return the citations with which the notes begin whose marks stand behind a quotation."""
        noted: list[Mention] = []
        for start, end in self._notes.of(one):
            mention = self._next(start)
            if mention is None or mention.start > min(end, start + _ATTACHED_REACH):
                continue
            cited = [one for one in self._joined(mention) if one and one.start < end]
            is_source = not _GOES_ON.match(self._text, max(one.end for one in cited), end)
            if is_source and _NOTE_LEAD.fullmatch(self._text, start, mention.start):
                noted += cited
        return noted

    def readings_of_title(self, title: Claim) -> list[Claim]:
        """Return a title as it stands, and as a quotation where a citation is set off after it:
        `“…” — rule 704.5k, “…” — rule 113.6g`.
        """
        end = title.mention.end if title.mention else title.end
        cited = self._attached(Quoted(title.start, title.end, title.start, end))
        is_set_off = cited is not None and _SET_OFF.search(self._text, end, cited.start)
        return [title, replace(title, mention=cited)] if is_set_off else [title]

    def _block(self, block: Quoted) -> Iterator[list[Claim]]:
        """Yield the claims of a block: one for each of its lines that begins with a number."""
        lines = list(self._numbered_lines(block))
        attributed = self._attribution(block)
        if attributed is not None:
            at, cited = attributed
            body = replace(block, end=len(self._text[:at].rstrip()))
            readings = [
                _cited_as(reading, mention)
                for mention in cited
                for reading in self._readings(Claim(body.start, body.end, mention, is_block=True))
            ]
            lines = [line for line in lines if line[0] < at]
            if len(lines) < 2:
                yield [*readings, Claim(block.start, block.end, cited[0], is_block=True)]
                return
            block = body
        if len(lines) > 1:
            ends = [*(start for start, _ in lines[1:]), block.end]
            for (start, number), end in zip(lines, ends, strict=True):
                yield [self._without_lead(Claim(start, end, number, is_block=True), number)]
            return
        mention = self._under(block) or self._above(block)
        cited_by: Sequence[Mention | None] = [mention] if mention else self._noted(block) or [None]
        claims = [Claim(block.start, block.end, one, is_block=True) for one in cited_by]
        yield [reading for claim in claims for reading in self._readings(claim)]

    def _attribution(self, block: Quoted) -> tuple[int, Sequence[Mention]] | None:
        """Return where a block's own attribution begins, and the citations in it, or None."""
        line = self._text.rfind("\n", block.start, block.end) + 1
        first = bisect_left(self._attributions, block.start + 1)
        told = self._attributions[first : bisect_left(self._attributions, block.end)]
        for at, is_told in [*((at, True) for at in told[:1]), (line, False)]:
            lead = _ATTRIBUTION_LEAD.match(self._text, at, block.end)
            cited = self._within(at, block.end)
            if not at or not cited or not (is_told or lead):
                continue
            start = lead.end() if lead else at
            before = self._text[start : cited[0].start]
            after = self._text[cited[0].end : block.end]
            if is_attribution(before, after, cited[-1].end - cited[0].end):
                return at, cited
        return None

    def _numbered_lines(self, block: Quoted) -> Iterator[tuple[int, Mention]]:
        for mention in self._within(block.start, block.end):
            line = self._text.rfind("\n", block.start, mention.start) + 1 or block.start
            if _LEAD.fullmatch(self._text, line, mention.start):
                yield line, mention

    def _readings(self, claim: Claim) -> list[Claim]:
        """Return a claim as it stands, and with a number at its start or end as its citation."""
        readings = [claim]
        within = self._within(claim.start, claim.end)
        if not within:
            return readings
        first, last = within[0], within[-1]
        if _LEAD.fullmatch(self._text, claim.start, first.start):
            readings.append(self._without_lead(claim, first))
        tail = _TAIL.search(self._text, max(claim.start, last.start - 60), last.start)
        closing = _CLOSING.fullmatch(self._text, last.end, claim.end)
        is_source = closing and are_names_and_dates(closing["year"] or "")
        if tail and is_source and tail.start() > claim.start:
            end = tail.start() + (self._text[tail.start()] in ".。")
            readings.append(Claim(claim.start, end, last, claim.is_block))
        return readings

    def _without_lead(self, claim: Claim, mention: Mention) -> Claim:
        after = _AFTER_LEAD.match(self._text, mention.end, claim.end)
        start = after.end() if after else mention.end
        return Claim(min(start, claim.end), claim.end, mention, claim.is_block)

    def _attached(self, one: Quoted) -> Mention | None:
        """Return the citation right after a quotation: `«…» (regla 113.6g)`."""
        mention = self._next(one.outer_end)
        if mention is None or mention.start - one.outer_end > _ATTACHED_REACH:
            return None
        gap = self._text[one.outer_end : mention.start]
        is_in_row = self._sentences.row(one.outer_start) == self._sentences.row(mention.start)
        if not is_in_row or not _ATTACHED.fullmatch(gap):
            return None
        if _SET_OFF.search(gap):
            return mention
        is_next_sentence = mention.start >= self._sentences.around(one.outer_end)[1]
        return None if is_next_sentence or self._leads_on(mention) else mention

    def _joined(self, mention: Mention | None) -> Sequence[Mention | None]:
        """Return a citation with those that it is one list with: `405.6d y la 405.6e`."""
        if mention is None:
            return [None]
        first = last = bisect_left(self._starts, mention.start)
        while first > 0 and self._is_joint(first):
            first -= 1
        while last + 1 < len(self.outside) and self._is_joint(last + 1):
            last += 1
        group = self.outside[max(first, last - _JOINED_LIMIT) : last + 1]
        return [mention, *(one for one in group if one is not mention)]

    def _is_joint(self, index: int) -> bool:
        start, end = self.outside[index - 1].end, self.outside[index].start
        if self._sentences.row(start - 1) != self._sentences.row(end):
            return False
        return end - start <= _JOINT_REACH and _JOINT.fullmatch(self._text, start, end) is not None

    def _leads_on(self, mention: Mention) -> bool:
        """Whether a citation announces another quotation after it: `and 704.5k adds: "…"`."""
        index = bisect_left(self._quote_starts, mention.end)
        if index == len(self._quoted):
            return False
        start = self._quote_starts[index]
        following = self._next(mention.end)
        _, end = self._sentences.around(mention.start)
        return start < end and (following is None or start < following.start)

    def _in_row(self, one: Quoted) -> Mention | None:
        """Return the citation in a quotation's row of a table, if there is just one."""
        start, end = self._sentences.row(one.outer_start) or (0, 0)
        index = bisect_left(self._starts, start)
        in_row = [mention for mention in self.outside[index : index + 2] if mention.start < end]
        return in_row[0] if len(in_row) == 1 else None

    def _before(self, one: Quoted) -> Mention | None:
        """Return the last citation before a quotation in its sentence: `By 704.5k, "…"`."""
        start, _ = self._sentences.around(one.outer_start)
        index = bisect_left(self._starts, one.outer_start) - 1
        if index < 0 or self._starts[index] < start:
            return None
        mention = self.outside[index]
        return None if mention.start in self._attached_starts else mention

    def _after(self, one: Quoted) -> Mention | None:
        """Return the next citation in its sentence, if no other quotation may claim it."""
        mention = self._next(one.outer_end)
        _, end = self._sentences.around(one.outer_end - 1)
        if mention is None or mention.start >= end:
            return None
        index = bisect_left(self._quote_starts, one.outer_end)
        has_rival = index < len(self._quoted) and self._quote_starts[index] < end
        return None if has_rival else mention

    def _under(self, block: Quoted) -> Mention | None:
        """Return the citation in the line right under a block, if that line is its attribution."""
        mention = self._next(block.outer_end)
        if mention is None:
            return None
        between = self._text[block.outer_end : mention.start]
        if "\n" in between.strip() or not _ATTACHED.fullmatch(between):
            return None
        end = self._text.find("\n", mention.end)
        rest = self._text[mention.end : end if end >= 0 else len(self._text)]
        told = bisect_left(self._attributions, block.outer_end)
        if told < len(self._attributions) and self._attributions[told] <= mention.start:
            return mention
        is_marked = "-" in between or _SET_OFF.search(between) is not None
        is_alone = _ALONE.fullmatch(rest)
        return mention if is_alone or (is_marked and len(rest) <= _ATTRIBUTION_LINE) else None

    def _above(self, block: Quoted) -> Mention | None:
        """Return the last citation in the line right above a block."""
        above = len(self._text[: block.outer_start].rstrip())
        line = self._text.rfind("\n", 0, above) + 1
        index = bisect_left(self._starts, block.outer_start) - 1
        if index < 0 or self._starts[index] < line:
            return None
        return self.outside[index]

    def _next(self, at: int) -> Mention | None:
        index = bisect_left(self._starts, at)
        return self.outside[index] if index < len(self.outside) else None

    def _within(self, start: int, end: int) -> Sequence[Mention]:
        first = bisect_left(self._all_starts, start)
        last = bisect_left(self._all_starts, end)
        return [one for one in self._all[first:last] if one.end <= end]

    def _not_quoted(self) -> list[Mention]:
        ends = [one.outer_end for one in self._quoted]
        outside = []
        for mention in self._all:
            index = bisect_left(ends, mention.end)
            is_quoted = index < len(ends) and self._quote_starts[index] <= mention.start
            if not is_quoted:
                outside.append(mention)
        return outside


def _is_within(mention: Mention, above: Mention) -> bool:
    """Whether a citation names a rule of the chapter or section that another one names."""
    return all(
        inner.number is not None
        and outer.number is not None
        and inner.number != outer.number
        and is_below(inner.number, outer.number)
        for inner in mention.targets
        for outer in above.targets
    )


def _cited_as(claim: Claim, mention: Mention) -> Claim:
    """Return a claim whose number stands in the quotation as one of the citation after it, unless
    both name the same rules, or the number one of the chapter's that the citation names.
    """
    inner = claim.mention
    if inner is None or inner.start >= mention.start or _numbers(inner) & _numbers(mention):
        return claim
    if _is_within(inner, mention):
        return claim
    return replace(claim, mention=mention, is_contradicted=True)


def _numbers(mention: Mention) -> set[str]:
    return {target.written for target in mention.targets}


def _titles(quoted: Sequence[Quoted], mentions: Sequence[Mention]) -> Iterator[Claim]:
    """Yield what citations hold in quotation marks: `regla 702.55, «Acechar»`."""
    ends = [mention.end for mention in mentions]
    for one in quoted:
        index = bisect_left(ends, one.outer_end)
        if index < len(mentions) and mentions[index].start < one.outer_start:
            yield Claim(one.start, one.end, mentions[index], is_code=one.is_code)
