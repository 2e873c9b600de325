"""The blocks of a Markdown text (CommonMark 0.31.2 §4–§5): where its paragraphs and HTML stand.

It knows lines and containers, nothing of what is inside a paragraph. One pass over the lines with
a bounded stack of containers, so time is linear in the text's length.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

Lines = list[tuple[int, int]]
"""Spans of the source, in order: the lines of a block without what their containers begin with."""

_DEEPEST = 32
"""Containers nested deeper are read as text."""

_LINE = re.compile(r"[^\r\n]*(?:\r\n?|\n)?")
_PLAIN_LINE = re.compile(r"[^\W\d_]")
_HEADING = re.compile(r"#{1,6}(?:[ \t]+|(?=[\r\n]|\Z))")
_UNDERLINE = re.compile(r"(?:=+|-+)[ \t]*[\r\n]*\Z")
_THEMATIC = re.compile(r"([*_-])(?:[ \t]*+\1){2,}[ \t]*+[\r\n]*\Z")
_FENCE = re.compile(r"(`{3,})[^`\r\n]*[\r\n]*\Z|(~{3,})")
_ITEM = re.compile(r"(?:[-+*]|([0-9]{1,9})[.)])(?=[ \t\r\n]|\Z)")
LETTERS = r"[A-Za-z][A-Za-z0-9-]*+"
ATTRIBUTES = (
    r"(?>(?:\s++[A-Za-z_:][A-Za-z0-9_.:-]*+"
    r"(?>(?:\s*+=\s*+(?:[^\s\"'=<>`]++|'[^']*+'|\"[^\"]*+\"))?))*)"
)
_HTML_STARTS = tuple(
    (re.compile(start, re.IGNORECASE), end and re.compile(end, re.IGNORECASE))
    for start, end in (
        (r"<(?:script|pre|style|textarea)(?=[\s>]|\Z)", r"</(?:script|pre|style|textarea)>"),
        (r"<!--", r"-->"),
        (r"<\?", r"\?>"),
        (r"<![A-Za-z]", r">"),
        (r"<!\[CDATA\[", r"\]\]>"),
        (
            r"</?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup"
            r"|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset"
            r"|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol"
            r"|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title"
            r"|tr|track|ul)(?=[\s>]|/>|\Z)",
            None,
        ),
    )
)
_HTML_ALONE = re.compile(rf"<(?:{LETTERS}{ATTRIBUTES}\s*+/?|/{LETTERS}\s*+)>\s*\Z")
_NEVER = re.compile(r"(?!)")


class BlockKind(StrEnum):
    """What a block is."""

    PARAGRAPH = "paragraph"
    """It may begin with definitions of links."""
    HEADING = "heading"
    HTML = "html"
    """No Markdown holds in it."""


@dataclass(slots=True)
class Block:
    """A block that holds words.

    Attributes:
        is_quoted: it stands in a block quote.
    """

    kind: BlockKind
    lines: Lines
    is_quoted: bool


@dataclass(slots=True)
class _Open:
    """What is being read: the containers, and the block in the innermost of them.

    Attributes:
        containers: 0 for a block quote; for a list item, how far its content is indented.
        fence: that closes the code which is being read. html_end: of the HTML, or None.
        is_blank_item: the innermost item has had no content yet.
    """

    containers: list[int] = field(default_factory=list)
    paragraph: Lines | None = None
    html: Lines | None = None
    html_end: re.Pattern[str] | None = None
    fence: str = ""
    is_blank_item: bool = False

    @property
    def is_quoted(self) -> bool:
        """Whether one of the containers is a block quote."""
        return 0 in self.containers


def blocks_of(text: str) -> Iterator[Block]:
    """Yield the blocks of a text that hold words, in order; code is left out."""
    reader = _Reader(text)
    at = 0
    while at < len(text):
        line = _LINE.match(text, at)
        assert line is not None  # it matches anything
        yield from reader.read(at, line.end())
        at = line.end()
    yield from reader.close()


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._open = _Open()
        self._at = 0
        self._column = 0
        self._end = 0

    def read(self, start: int, end: int) -> Iterator[Block]:
        """Read one line; yield the blocks that it ends."""
        now = self._open
        if now.paragraph and not now.containers and _PLAIN_LINE.match(self._text, start):
            now.paragraph.append((start, end))
            return
        self._at, self._column, self._end = start, 0, end
        matched = self._match_containers()
        is_inside = matched == len(now.containers)
        if is_inside and (now.fence or now.html is not None):
            if now.fence:
                self._read_code()
            else:
                yield from self._read_html()
            return
        yield from self._start_blocks(matched)

    def close(self) -> Iterator[Block]:
        """Yield the blocks that are still open."""
        now = self._open
        if now.paragraph:
            yield Block(BlockKind.PARAGRAPH, now.paragraph, now.is_quoted)
        if now.html:
            yield Block(BlockKind.HTML, now.html, now.is_quoted)
        now.paragraph = now.html = None
        now.fence = ""

    def _indent(self) -> tuple[int, int]:
        """Return where the next character stands that is no space or tab, and the columns to it."""
        at, column = self._at, self._column
        text, end = self._text, self._end
        while at < end and text[at] in " \t":
            column += 4 - column % 4 if text[at] == "\t" else 1
            at += 1
        return at, column - self._column

    def _is_blank(self, at: int) -> bool:
        return at >= self._end or self._text[at] in "\r\n"

    def _advance(self, columns: int) -> None:
        """Pass over so many columns of white space; part of a tab counts as passed over."""
        target = self._column + columns
        while self._column < target and self._at < self._end and self._text[self._at] in " \t":
            width = 4 - self._column % 4 if self._text[self._at] == "\t" else 1
            if self._column + width > target:
                # The rest of this tab is indentation of what follows.
                self._column = target
                return
            self._column += width
            self._at += 1

    def _match_containers(self) -> int:
        """Pass over what the open containers begin their lines with; return how many go on."""
        now = self._open
        for count, width in enumerate(now.containers):
            at, indent = self._indent()
            if not width:
                if indent > 3 or self._text[at : at + 1] != ">" or at >= self._end:
                    return count
                self._pass_quote(at, indent)
            elif self._is_blank(at):
                if now.is_blank_item and count == len(now.containers) - 1:
                    return count
                self._advance(indent)
            elif indent >= width:
                self._advance(width)
            else:
                return count
        return len(now.containers)

    def _pass_quote(self, at: int, indent: int) -> None:
        self._column += indent + 1
        self._at = at + 1
        if self._text[self._at : self._at + 1] in (" ", "\t"):
            self._advance(1)

    def _start_blocks(self, matched: int) -> Iterator[Block]:
        """Open the containers and the block that begin in the rest of a line."""
        now = self._open
        is_going_on = matched == len(now.containers)
        while True:
            at, indent = self._indent()
            goes_on = bool(now.paragraph) and is_going_on
            if self._is_blank(at):
                if not is_going_on:
                    yield from self._close_to(matched)
                elif now.paragraph:
                    yield from self.close()
                return
            if indent >= 4:
                if now.paragraph:
                    self._add_line(at)  # an indented line never interrupts a paragraph
                else:
                    yield from self._close_to(matched)
                    now.is_blank_item = False
                return
            opened = self._container(at, indent, goes_on)
            if opened is None or matched >= _DEEPEST:
                break
            yield from self._close_to(matched)
            now.containers.append(opened)
            matched += 1
            is_going_on = True
        yield from self._start_leaf(at, matched, goes_on, is_going_on)

    def _container(self, at: int, indent: int, goes_on: bool) -> int | None:
        """Pass over the mark of a container that begins here, and return it."""
        text = self._text
        if text[at] == ">":
            self._pass_quote(at, indent)
            return 0
        item = _ITEM.match(text, at, self._end)
        if item is None or _THEMATIC.match(text, at, self._end):
            return None
        self._at, self._column = item.end(), self._column + indent + item.end() - at
        after, spaces = self._indent()
        is_blank = self._is_blank(after)
        if goes_on and (is_blank or (item[1] and int(item[1]) != 1)):
            # Only a list that begins with 1 interrupts a paragraph, and an item that has content.
            self._at, self._column = at, self._column - (item.end() - at)
            return None
        padding = 1 if is_blank or spaces > 4 else spaces
        self._advance(padding)
        self._open.is_blank_item = is_blank
        return indent + item.end() - at + padding

    def _start_leaf(
        self, at: int, matched: int, goes_on: bool, is_going_on: bool
    ) -> Iterator[Block]:
        text, end, now = self._text, self._end, self._open
        if goes_on and _UNDERLINE.match(text, at, end):
            yield from self.close()
            return
        heading = _HEADING.match(text, at, end)
        fence = _FENCE.match(text, at, end)
        html = self._html_start(at, interrupts=bool(now.paragraph))
        if not (heading or fence or html or _THEMATIC.match(text, at, end)):
            if now.paragraph is None or is_going_on:
                yield from self._close_to(matched) if not is_going_on else ()
                now.is_blank_item = False
            self._add_line(at)  # perhaps a lazy continuation, which needs no containers
            return
        yield from self._close_to(matched)
        now.is_blank_item = False
        if heading:
            yield Block(BlockKind.HEADING, [(heading.end(), end)], now.is_quoted)
        elif fence:
            now.fence = fence[1] or fence[2]
        elif html:
            now.html, now.html_end = [], html
            yield from self._read_html()

    def _html_start(self, at: int, *, interrupts: bool) -> re.Pattern[str] | None:
        """Return what ends the HTML that begins here; a blank line, if it never matches."""
        if self._text[at] != "<":
            return None
        for start, end in _HTML_STARTS:
            if start.match(self._text, at, self._end):
                return end or _NEVER
        is_alone = not interrupts and _HTML_ALONE.match(self._text, at, self._end)
        return _NEVER if is_alone else None

    def _add_line(self, at: int) -> None:
        now = self._open
        if now.paragraph is None:
            now.paragraph = []
        now.paragraph.append((at, self._end))

    def _close_to(self, matched: int) -> Iterator[Block]:
        """End the open block, and the containers from `matched` on."""
        yield from self.close()
        del self._open.containers[matched:]

    def _read_code(self) -> None:
        at, indent = self._indent()
        fence = self._open.fence
        stripped = self._text[at : self._end].strip()
        if indent < 4 and len(stripped) >= len(fence) and not stripped.strip(fence[0]):
            self._open.fence = ""

    def _read_html(self) -> Iterator[Block]:
        now = self._open
        assert now.html is not None
        assert now.html_end is not None
        at, _ = self._indent()
        if now.html_end is _NEVER and self._is_blank(at):
            yield from self.close()
            return
        now.html.append((self._at, self._end))
        if now.html_end.search(self._text, self._at, self._end):
            yield from self.close()
