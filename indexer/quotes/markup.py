"""The words of an answer without its mark-up, each character with its place in the text as sent.

Scripts and addresses are left out: nobody quotes a rule in them. So is what a reader does not see,
or sees struck out. Code is set aside. Time is linear in the text's length.
"""

from __future__ import annotations

import html
import re
from array import array
from dataclasses import dataclass, field
from enum import StrEnum
from html.entities import html5


class Format(StrEnum):
    """How an answer is marked up."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"


@dataclass(frozen=True, slots=True)
class Code:
    """Code, which is no part of the words.

    Attributes:
        at: where it would stand in the plain text. start, end: where it stands in the text as sent.
        text: what is in it.
    """

    at: int
    start: int
    end: int
    text: str


@dataclass(slots=True)
class Plain:
    """A text without mark-up.

    Attributes:
        text: the words. blocks: the spans in it that are set off as quotations.
        codes: the code in it. starts, ends: where each character of it stands in the text as sent.
    """

    text: str = ""
    blocks: list[tuple[int, int]] = field(default_factory=list)
    codes: list[Code] = field(default_factory=list)
    starts: array[int] = field(default_factory=lambda: array("i"))
    ends: array[int] = field(default_factory=lambda: array("i"))

    def source_span(self, start: int, end: int) -> tuple[int, int]:
        """Return where the characters `[start, end)` stand in the text as sent."""
        return self.starts[start], self.ends[end - 1]


def plain_of(text: str, form: Format) -> Plain:
    """Return an answer's words without its mark-up."""
    return _read_html(text) if form is Format.HTML else _read_lines(text, form)


class _Writer:
    """Collects what is kept of a text, with the places where it stood."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._parts: list[str] = []
        self.length = 0
        self.plain = Plain()

    def keep(self, start: int, end: int) -> None:
        """Keep a stretch of the source as it is."""
        self._parts.append(self._source[start:end])
        self.plain.starts.extend(range(start, end))
        self.plain.ends.extend(range(start + 1, end + 1))
        self.length += end - start

    def put(self, written: str, start: int, end: int) -> None:
        """Put characters for a stretch of the source."""
        self._parts.append(written)
        self.plain.starts.extend([start] * len(written))
        self.plain.ends.extend([end] * len(written))
        self.length += len(written)

    def set_aside(self, written: str, start: int, end: int, code: str) -> None:
        """Put characters for code."""
        self.plain.codes.append(Code(self.length, start, end, code))
        self.put(written, start, end)

    def finished(self) -> Plain:
        """Return all that was kept."""
        self.plain.text = "".join(self._parts)
        return self.plain


_ENTITY = r"&(?:\#[0-9]{1,7}|\#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});"

_FENCE = re.compile(r"[ ]{0,3}(`{3,}|~{3,})")
_BLOCK_MARK = re.compile(r"[ \t]*(?:(?:[-*+]|[0-9]{1,3}[.)])[ \t]+)*(?:>[ ]?)+")
"""Before a block quotation; it may stand in an item of a list."""
_LINE_MARK = re.compile(r"[ \t]*(?:\#{1,6}[ \t]+|[-*+][ \t]+)")
_INLINE = re.compile(
    rf"""
      (?P<code> (?<!`)(`{{1,3}})(?!`)[^\n]{{1,300}}?(?<!`)\2(?!`))
    | (?P<address> <[a-z]{{2,10}}://[^<>\s]{{0,500}}> )
    | (?P<image> !\[[^\[\]\n]{{0,300}}\](?:\([^()\n]{{0,500}}\)|\[[^\[\]\n]{{0,300}}\]) )
    | \[(?P<label>[^\[\]\n]{{1,300}})\]\([^()\n]{{0,500}}\)
    | (?P<escaped> \\[!-/:-@\[-`{{-~] )
    | (?P<entity> {_ENTITY} )
    | (?P<struck> (?<!~)(?P<tilde>~{{1,2}})(?=[^\s~])[^~\n]{{1,2000}}(?<=\S)(?P=tilde)(?!~) )
    | (?P<tag> </?[A-Za-z][^<>\n]{{0,500}}> )
    | (?P<emphasis> \*{{1,3}}(?=\S) | (?<=\S)\*{{1,3}} | ~~
        | (?<![\w_])_{{1,3}}(?=\S) | (?<=\S)(?<!_)_{{1,3}}(?![\w_]) )
    """,
    re.VERBOSE,
)


def _read_lines(text: str, form: Format) -> Plain:
    """Read Markdown, or plain text, in which only lines that begin with `>` are mark-up."""
    writer = _Writer(text)
    fence = ""
    fenced = block = -1
    at = 0
    for line in text.splitlines(keepends=True):
        end = at + len(line)
        opened = _FENCE.match(line) if form is Format.MARKDOWN else None
        if fence or opened:
            if opened and not fence:
                fence, fenced = opened[1], end
            elif opened and opened[1].startswith(fence):
                fence = ""
                writer.set_aside("\n", fenced, end, text[fenced:at])
            at = end
            continue
        mark = _BLOCK_MARK.match(line)
        if mark and block < 0:
            block = writer.length
        elif not mark and block >= 0:
            writer.plain.blocks.append((block, writer.length))
            block = -1
        start = at + (mark.end() if mark else 0)
        if form is Format.MARKDOWN:
            item = _LINE_MARK.match(text, start, end)
            if item:
                writer.put("\n", start, item.end())
            _read_inline(writer, text, item.end() if item else start, end)
        else:
            writer.keep(start, end)
        at = end
    if fence and fenced < at:
        writer.set_aside("\n", fenced, at, text[fenced:at])
    if block >= 0:
        writer.plain.blocks.append((block, writer.length))
    return writer.finished()


def _read_inline(writer: _Writer, text: str, start: int, end: int) -> None:
    at = start
    while (found := _INLINE.search(text, at, end)) is not None:
        writer.keep(at, found.start())
        at = found.end()
        if found["label"] is not None:
            # A label has no brackets, so no link lies in it.
            _read_inline(writer, text, *found.span("label"))
        elif found["escaped"]:
            writer.keep(found.start() + 1, found.end())
        elif found["entity"]:
            writer.put(_character(found[0]), *found.span())
        elif found["code"]:
            writer.set_aside(" ", *found.span(), found[0].strip("`"))
        elif found["address"] or found["image"]:
            writer.put(" ", *found.span())
        elif found["tag"] and (unsaid := _UNSAID.match(found[0])):
            at = _end_of_element(text, _name_of(unsaid), at, end)
    writer.keep(at, end)


_UNSAID = re.compile(
    r"""
    <(?: (?P<struck>del|s|strike)(?=[\s>])
      | (?P<name>[a-z][a-z0-9-]*)\s (?:[^"'<>]|"[^"]*"|'[^']*')*?
        (?: (?<=[\s"'])hidden(?=[\s=>])
          | (?<=[\s"'])style\s*=[^<>]*?(?:display\s*:\s*none|visibility\s*:\s*hidden) ) )
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""The tag of an element whose words are struck out, or not shown."""

_VOID = frozenset(("br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"))
"""Elements that have no end."""


def _name_of(unsaid: re.Match[str]) -> str:
    return (unsaid["struck"] or unsaid["name"]).lower()


def _end_of_element(text: str, name: str, at: int, end: int) -> int:
    """Return where an element ends whose tag ends at `at`; one that is never closed, at `end`."""
    if name in _VOID:
        return at
    depth = 1
    for tag in re.compile(rf"<(/?){name}(?=[\s>])[^<>]*>", re.IGNORECASE).finditer(text, at, end):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.end()
    return end


_HTML = re.compile(
    rf"""
      (?P<comment> <!--(?:[^-]|-(?!->))*(?:-->|\Z) )
    | <(?P<hidden>script|style|code|pre|template|textarea)\b[^<>]*>
    | <(?P<close>/?)(?P<name>[A-Za-z][A-Za-z0-9-]*)(?:[^<>"']|"[^"]*"|'[^']*')*>
    | (?P<entity> {_ENTITY} )
    | (?P<space> \s+ )
    """,
    re.VERBOSE | re.IGNORECASE,
)
_BLOCKS = frozenset(
    (
        *("address", "article", "aside", "blockquote", "br", "dd", "div", "dl", "dt", "figcaption"),
        *("figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main"),
        *("ol", "p", "section", "table", "td", "th", "tr", "ul"),
    )
)


_ANY_TAG = re.compile(r"<[^<>]*>")


def _read_html(text: str) -> Plain:
    writer = _Writer(text)
    opened: list[int] = []
    at = 0
    while (found := _HTML.search(text, at)) is not None:
        writer.keep(at, found.start())
        at = found.end()
        name = (found["name"] or "").lower()
        if found["hidden"]:
            closing = re.compile(rf"</{found['hidden']}\s*>", re.IGNORECASE).search(text, at)
            inner = text[at : closing.start() if closing else len(text)]
            at = closing.end() if closing else len(text)
            if found["hidden"].lower() in ("code", "pre"):
                writer.set_aside(" ", found.start(), at, html.unescape(_ANY_TAG.sub("", inner)))
            else:
                writer.put(" ", found.start(), at)
        elif found["entity"]:
            writer.put(_character(found[0]), *found.span())
        elif found["space"]:
            writer.put(" ", *found.span())
        elif name and (unsaid := _UNSAID.match(found[0])):
            at = _end_of_element(text, _name_of(unsaid), at, len(text))
        elif name in ("blockquote", "q"):
            _quote_tag(writer, opened, bool(found["close"]))
        elif name == "cite" and opened:
            # Who is quoted stands on a line of its own.
            writer.put("\n", *found.span())
        if name in _BLOCKS:
            writer.put("\n" if name == "br" else "\n\n", *found.span())
    writer.keep(at, len(text))
    return writer.finished()


def _quote_tag(writer: _Writer, opened: list[int], is_closing: bool) -> None:
    if not is_closing:
        opened.append(writer.length)
    elif opened:
        start = opened.pop()
        if not opened and start < writer.length:
            writer.plain.blocks.append((start, writer.length))


def _character(entity: str) -> str:
    """Return what an entity stands for; itself where it is none."""
    is_known = entity[1] == "#" or entity[1:] in html5
    return html.unescape(entity) if is_known else entity
