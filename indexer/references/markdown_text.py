"""The words of Markdown (CommonMark 0.31.2 §6): what is read, and what is code, a link or a mark.

Marks of emphasis that belong together part nothing: `704.5*a*` is shown as `704.5a`. Others that
could be such set their neighbours apart.
Time is linear in the text's length: each kind of search for a closing mark is tried once.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.entities import html5

from indexer.references.emphasis import Pair, paired, places_of_emphasis
from indexer.references.html_text import ENTITY, LEFT_ALONE, read_entity, read_html
from indexer.references.markdown_blocks import (
    ATTRIBUTES,
    LETTERS,
    Block,
    BlockKind,
    Lines,
    blocks_of,
)
from indexer.references.prose import BREAK, OPAQUE, ProseWriter

_SPECIAL = re.compile(r"`+|\\[!-/:-@\[-`{-~]|!\[|[\[\]<]|[*_]+|~+|&")
_RUN = re.compile(r"([*_~])\1*")
_BACKTICKS = re.compile(r"`+")
_AUTOLINK = re.compile(
    r"<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>\x00-\x1f]*+|[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,255})>"
)
_TAG = re.compile(rf"<(?:({LETTERS}){ATTRIBUTES}\s*+/?|/{LETTERS}\s*+)>")
_UNREAD = tuple(
    (re.compile(start), end)
    for start, end in (
        (r"<!--", r"-->"),
        (r"<\?", r"\?>"),
        (r"<!\[CDATA\[", r"\]\]>"),
        (r"<![A-Za-z]", r">"),
    )
)
_ENTITY = re.compile(ENTITY + r"(?<=;)", re.VERBOSE)
_TITLE = r"""(?:"(?>(?:[^"\\]++|\\.)*)"|'(?>(?:[^'\\]++|\\.)*)'|\((?>(?:[^()\\]++|\\.)*)\))"""
_TARGET_START = re.compile(r"\(\s*+(?:(<(?>(?:[^<>\r\n\\]++|\\.)*)>)|)")
_TARGET_PART = re.compile(r"(?>(?:[^\s()\\\x00-\x1f]++|\\[!-/:-@\[-`{-~]|\\)+)|[()]")
_TARGET_END = re.compile(rf"(?>(?:\s++{_TITLE})?)\s*+\)", re.DOTALL)
_LABEL = re.compile(r"\[((?:[^\[\]\\]|\\.){0,999})\]", re.DOTALL)
_DEFINITION = re.compile(
    r"\[(?P<label>(?:[^\[\]\\]|\\.){1,999})\]:\s*+(?:<(?>(?:[^<>\r\n\\]++|\\.)*)>|(?!<)[^\s\x00-\x1f]++)"
    rf"(?>(?:[ \t]*+(?:[\r\n]++[ \t]*+)?(?<=\s){_TITLE}(?=[ \t]*+(?:[\r\n]|\Z)))?)"
    r"[ \t]*+(?:\r\n?|\n|\Z)",
    re.DOTALL,
)
_APART = " "
"""Stands for marks of emphasis."""
_NOTE = 3
"""The most that may stand from the end of a label on: `]` or `][]`, but no target of its own."""
_MEANT = (2, 3)
"""So many marks of emphasis in a row are meant as such, also where no others belong to them."""
_DEEPEST_TARGET = 8
"""Parentheses nested deeper in a link's target make it none; CommonMark asks for three at least.
A target that never ends is given up there, so this bounds what each of them costs.
"""


def read_markdown(writer: ProseWriter, text: str) -> None:
    """Give the words of a Markdown text to a writer."""
    blocks = [_Paragraph(text, block) for block in blocks_of(text)]
    defined = frozenset(label for block in blocks for label in block.definitions())
    at = 0
    for block in blocks:
        # Between blocks lie their marks, and code.
        writer.mark(at, block.start, BREAK)
        at = block.end
        if block.kind is BlockKind.HTML:
            writer.is_fixed = True
            if block.is_whole:
                read_html(writer, text, block.start, block.end)
            else:
                writer.mark(block.start, block.end, OPAQUE)
            writer.is_fixed = False
        else:
            _Inline(block, defined).read(writer)


@dataclass(slots=True)
class Marks:
    """What of a Markdown text is not what it looks like, by its places in the text as sent.

    Attributes:
        passed: where something begins that is not shown → where it ends, and what stands for it:
            the brackets and target of a link, a picture, what is struck out.
        literal: characters that look like marks of emphasis and are none. Two or three in a row,
            which somebody meant as such, are not among them.
        quoted: the ends of the lines that stand in a block quote.
        codes: where code begins → where it ends, and what it says.
    """

    passed: dict[int, tuple[int, str]] = field(default_factory=dict)
    literal: set[int] = field(default_factory=set)
    quoted: set[int] = field(default_factory=set)
    codes: dict[int, tuple[int, str]] = field(default_factory=dict)


def marks_of(text: str) -> Marks:
    """Return what is known of a Markdown text's marks."""
    marks = Marks()
    blocks = [_Paragraph(text, block) for block in blocks_of(text)]
    defined = frozenset(label for block in blocks for label in block.definitions())
    for block in blocks:
        if block.is_quoted:
            marks.quoted.update(end for _, end in block.lines)
        if block.kind is not BlockKind.HTML:
            _Inline(block, defined).mark(marks)
    return marks


class _Paragraph:
    """A block's text as one string, and where each of its characters stands in the source.

    Attributes:
        text: the lines, joined. start, end: of the block in the source. body: where in `text` the
            definitions of links end, with which it may begin.
    """

    def __init__(self, source: str, block: Block) -> None:
        self.lines: Lines = block.lines
        self.kind = block.kind
        self.is_quoted = block.is_quoted
        self.source = source
        self.start, self.end = block.lines[0][0], block.lines[-1][1]
        self.text = "".join(source[start:end] for start, end in block.lines)
        self.body = 0
        self._places = [0]
        for start, end in block.lines:
            self._places.append(self._places[-1] + end - start)

    @property
    def is_whole(self) -> bool:
        """Whether nothing but white space stands between its lines: no mark of a quotation."""
        ends = [end for _, end in self.lines[:-1]]
        starts = [start for start, _ in self.lines[1:]]
        return not any(map(str.strip, map(self.source.__getitem__, map(slice, ends, starts))))

    def definitions(self) -> Iterator[str]:
        """Yield the labels that are defined at the block's start; move `body` past them."""
        if self.kind is not BlockKind.PARAGRAPH or not self.text.startswith("["):
            return
        while (found := _DEFINITION.match(self.text, self.body)) is not None:
            label = _folded(found["label"])
            if not label:
                return
            self.body = found.end()
            yield label

    def place(self, at: int) -> int:
        """Return where a character of `text`, or its end, stands in the source."""
        line = min(bisect_right(self._places, at) - 1, len(self.lines) - 1)
        return self.lines[line][0] + at - self._places[line]

    def spans(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Yield where a stretch of `text` stands in the source, line by line."""
        at = bisect_right(self._places, start) - 1
        while start < end:
            stop = min(end, self._places[at + 1])
            low = self.lines[at][0] + start - self._places[at]
            yield low, low + stop - start
            start, at = stop, at + 1


class _Inline:
    """Reads one paragraph: first what is left alone, then the words between."""

    def __init__(self, block: _Paragraph, defined: frozenset[str]) -> None:
        self._block = block
        self._text = block.text
        self._defined = defined
        # What is no plain text, in order: (start, end, what stands for it; None for an entity).
        self._marks: list[tuple[int, int, str | None]] = []
        # Brackets that may open a link: (start, whether of a picture, where the label begins).
        self._brackets: list[tuple[int, bool, int]] = []
        # Brackets before this one open no link, since one was found after them.
        self._closed = 0
        self._failed: set[str] = set()
        self._ticks: dict[int, list[int]] | None = None
        self._codes: list[tuple[int, int, str]] = []
        # Runs of marks of emphasis, and those that belong together.
        self._runs: list[tuple[int, int]] = []
        self._pairs: list[Pair] = []
        self._paired: list[tuple[int, int]] = []
        # Links: (start, whether a picture, where the label begins and ends, end).
        self._links: list[tuple[int, bool, int, int, int]] = []
        at = block.body
        while (found := _SPECIAL.search(self._text, at)) is not None:
            at = self._special(found[0], found.start(), found.end())

    def read(self, writer: ProseWriter) -> None:
        """Give the paragraph's words to a writer."""
        at = self._block.body
        unseen = places_of_emphasis(self._text, self._runs)
        for start, end, written in self._marks:
            self._keep(writer, at, start)
            if written == _APART and unseen.issuperset(range(start, end)):
                written = ""
            self._put(writer, start, end, written)
            at = end
        self._keep(writer, at, len(self._text))

    def mark(self, marks: Marks) -> None:
        """Add what is known of the paragraph's marks."""
        place = self._block.place
        marks.codes.update((place(one[0]), (place(one[1]), one[2])) for one in self._codes)
        for start, is_picture, label, at, end in self._links:
            is_note = not is_picture and end - at <= _NOTE and self._text[label:at].isdecimal()
            if is_picture or is_note:
                marks.passed[place(start)] = (place(end), " " if is_picture else "")
            else:
                marks.passed[place(start)] = (place(label), "")
                marks.passed[place(at)] = (place(end), "")
        runs = self._paired + self._runs
        left = {at for start, end in runs for at in range(start, end)}
        for start, after, before, end in self._pairs + paired(self._text, self._runs):
            left.difference_update(range(start, after), range(before, end))
            if self._text[start] == "~":
                marks.passed[place(start)] = (place(end), "")
        for start, end in runs:
            alone = [at for at in range(start, end) if at in left]
            if len(alone) not in _MEANT:
                marks.literal.update(map(place, alone))

    def _special(self, mark: str, start: int, end: int) -> int:
        """Take note of what begins here; return where reading goes on."""
        text = self._text
        match mark[0]:
            case "`":
                return self._code(start, end)
            case "\\":
                self._marks.append((start, start + 1, ""))
                return end
            case "[" | "!":
                self._brackets.append((start, mark == "![", end))
            case "]":
                return self._close_bracket(start)
            case "<":
                return self._angle(start)
            case "&":
                if (entity := _ENTITY.match(text, start)) and (
                    entity[0][1] == "#" or entity[0][1:] in html5
                ):
                    self._marks.append((start, entity.end(), None))
                    return entity.end()
            case _:
                self._runs += (run.span() for run in _RUN.finditer(text, start, end))
                if may_be_emphasis(text, start, end):
                    self._marks.append((start, end, _APART))
        return end

    def _code(self, start: int, end: int) -> int:
        if self._ticks is None:
            self._ticks = {}
            for run in _BACKTICKS.finditer(self._text):
                self._ticks.setdefault(len(run[0]), []).append(run.start())
        alike = self._ticks.get(end - start, [])
        if (at := bisect_left(alike, end)) == len(alike):
            return end
        closing = alike[at] + end - start
        self._marks.append((start, closing, OPAQUE))
        self._codes.append((start, closing, self._text[end : alike[at]]))
        return closing

    def _angle(self, start: int) -> int:
        text = self._text
        link = _AUTOLINK.match(text, start)
        if link is not None:
            self._marks.append((start, link.end(), OPAQUE))
            self._closed = len(self._brackets)  # no link holds another
            return link.end()
        if text[start + 1 : start + 2] in ("!", "?"):
            return self._declaration(start)
        tag = _TAG.match(text, start)
        if tag is None:
            return start + 1
        end, written = tag.end(), ""
        name = (tag[1] or "").lower()
        if name == "a":  # nor in HTML, where an inner one ends the outer
            self._closed = len(self._brackets)
        if name in LEFT_ALONE:
            end, written = self._after(rf"(?i:</{name}\s*>)", end) or len(text), OPAQUE
        self._marks.append((start, end, written))
        return end

    def _declaration(self, start: int) -> int:
        for opening, closing in _UNREAD:
            if opening.match(self._text, start):
                end = self._after(closing, start + 2)
                if end is None:
                    break
                self._marks.append((start, end, ""))
                return end
        return start + 1

    def _after(self, closing: str, at: int) -> int | None:
        """Return where the next closing mark ends; what is missing is looked for once."""
        if closing in self._failed:
            return None
        found = re.compile(closing).search(self._text, at)
        if found is None:
            self._failed.add(closing)
            return None
        return found.end()

    def _close_bracket(self, at: int) -> int:
        """Read a `]`: a link or picture from its bracket on is left alone, all of it."""
        if not self._brackets:
            return at + 1
        is_closed = len(self._brackets) <= self._closed
        start, is_picture, label = self._brackets.pop()
        self._closed = min(self._closed, len(self._brackets))
        end = None if is_closed and not is_picture else self._link_end(label, at)
        if end is None:
            return at + 1
        while self._marks and self._marks[-1][0] >= start:
            self._marks.pop()
        self._marks.append((start, end, OPAQUE))
        self._links.append((start, is_picture, label, at, end))
        # What is inside a link belongs together there.
        first = bisect_left(self._runs, (start, start))
        self._pairs += paired(self._text, self._runs[first:])
        self._paired += self._runs[first:]
        del self._runs[first:]
        if not is_picture:
            self._closed = len(self._brackets)
        return end

    def _link_end(self, label: int, at: int) -> int | None:
        """Return where the link ends whose text is `[label, at)`, or None where it is none."""
        if self._text[at + 1 : at + 2] == "(":
            end = self._target_end(at + 1)
            if end is not None:
                return end
        if not self._defined:
            return None
        reference = _LABEL.match(self._text, at + 1)
        if reference is not None and reference[1]:
            return reference.end() if _folded(reference[1]) in self._defined else None
        own = _LABEL.match(self._text, label - 1)
        if own is None or own.end() != at + 1 or _folded(own[1]) not in self._defined:
            return None
        return at + 1 if reference is None else reference.end()

    def _target_end(self, at: int) -> int | None:
        """Return where `(target "title")` ends, which begins at `at`."""
        text = self._text
        begun = _TARGET_START.match(text, at)
        assert begun is not None  # `at` is a parenthesis
        at = begun.end()
        if begun[1] is None:
            if text[at : at + 1] == "<":
                return None
            depth = 0
            while (part := _TARGET_PART.match(text, at)) is not None:
                if part[0] == ")" and not depth:
                    break
                depth += {"(": 1, ")": -1}.get(part[0], 0)
                if depth > _DEEPEST_TARGET:
                    return None
                at = part.end()
            if depth:
                return None
        closing = _TARGET_END.match(text, at)
        return None if closing is None else closing.end()

    def _keep(self, writer: ProseWriter, start: int, end: int) -> None:
        for low, high in self._block.spans(start, end):
            writer.keep(low, high)

    def _put(self, writer: ProseWriter, start: int, end: int, written: str | None) -> None:
        for count, (low, high) in enumerate(self._block.spans(start, end)):
            if written is None:
                entity = _ENTITY.match(self._block.source, low)
                assert entity is not None  # it holds no line end
                read_entity(writer, entity)
            else:
                writer.mark(low, high, "" if count else written)


def may_be_emphasis(text: str, start: int, end: int) -> bool:
    """Whether a run of `*`, `_` or `~` has a word on one side, as emphasis does (§6.2)."""
    before, after = text[start - 1 : start], text[end : end + 1]
    if text[start] == "_" and before.isalnum() and after.isalnum():
        return False
    return (before.strip() or after.strip()) != ""


def _folded(label: str) -> str:
    """Return a link's label as it is compared."""
    return " ".join(label.split()).casefold()
