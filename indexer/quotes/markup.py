"""The words of an answer without its mark-up, each character with its place in the text as sent.

Scripts and addresses are left out: nobody quotes a rule in them. So is what a reader does not see,
or sees struck out. Code is set aside. What a tag, a comment or an entity of HTML is, it does not
know: it asks the reader of references. Time is linear in the text's length.
"""

from __future__ import annotations

import html
import re
from html.entities import html5

from indexer.languages.profile import words_of
from indexer.quotes.plain import Plain, PlainWriter
from indexer.references.html_text import (
    BLOCKS,
    ENTITY,
    RAW,
    SET_APART,
    TOKEN,
    after_element,
    attributes_of,
    read_entity,
    token_end,
)
from indexer.references.markdown_text import Marks, marks_of, may_be_emphasis
from indexer.references.prose import OPAQUE, TextFormat


def plain_of(text: str, form: TextFormat) -> Plain:
    """Return an answer's words without its mark-up."""
    plain = _read_html(text) if form is TextFormat.HTML else _read_lines(text, form)
    plain.is_marked_up = form is not TextFormat.TEXT
    return plain


_LINE = re.compile(r"[^\r\n]*(?:\r\n?|\n)|[^\r\n]+")
_FENCE = re.compile(r"[ ]{0,3}(`{3,}|~{3,})")
_BLOCK_MARK = re.compile(r"[ \t]*(?:(?:[-*+]|[0-9]{1,3}[.)])[ \t]+)*(?:>[ ]?)+")
"""Before a block quotation; it may stand in an item of a list."""
_SHORTEST_RULER = 3
_ROW = re.compile(r"[ ]{0,3}\|")
_UNDER_HEADINGS = re.compile(r"[ ]{0,3}\|?[ ]*:?-+:?[ ]*(?:\|[ ]*:?-+:?[ ]*)*\|?\s*\Z")
_LINE_MARK = re.compile(r"[ \t]*(?:\#{1,6}[ \t]+|[-*+][ \t]+)")
_INLINE = re.compile(
    rf"""
      (?P<ticks> `+ )
    | (?P<address> <[a-z]{{2,10}}://[^<>\s]{{0,500}}> )
    | (?P<image> !\[[^\[\]\n]{{0,300}}\](?:\([^()\n]{{0,500}}\)|\[[^\[\]\n]{{0,300}}\]) )
    | \[(?P<label>[^\[\]\n]{{1,300}})\]\([^()\n]{{0,500}}\)
    | (?P<escaped> \\[!-/:-@\[-`{{-~] )
    | (?P<entity> {ENTITY}(?<=;) )
    | (?P<tag> </?[A-Za-z][^<>\n]{{0,500}}> )
    | (?P<comment> <!--[^\n]{{0,500}}?--> )
    | (?P<note> \[\^(?P<name>[^\[\]\s]{{1,40}})\](?!:) )
    | (?P<emphasis> [*_]+ | ~+ )
    | !?\[ | \]
    """,
    re.VERBOSE,
)


def _read_lines(text: str, form: TextFormat) -> Plain:
    """Read Markdown, or plain text, in which only lines that begin with `>` are mark-up."""
    writer = PlainWriter(text)
    marks = marks_of(text) if form is TextFormat.MARKDOWN else Marks()
    fence = ""
    fenced = block = -1
    at = read = 0
    is_table = False
    for line in _LINE.findall(text):
        end = at + len(line)
        opened = _FENCE.match(line) if form is TextFormat.MARKDOWN else None
        if fence or opened:
            if opened and not fence:
                fence, fenced = opened[1], end
                block = writer.end_block(block)
            elif opened and opened[1].startswith(fence):
                fence = ""
                writer.set_aside("\n", fenced, end, text[fenced:at])
            at = end
            continue
        mark = _BLOCK_MARK.match(line)
        if mark and block < 0:
            block = writer.length
        elif not mark and block >= 0 and end not in marks.quoted:
            block = writer.end_block(block)
        start = at + (mark.end() if mark else 0)
        if not line.strip():
            writer.end_emphasis()
        is_table = _is_table(text[start:end], is_table=is_table)
        row = writer.length
        if is_table and start >= read:
            # Each row is a paragraph; a mark that is not closed in it is closed nowhere.
            piped = _ROW.match(text, start, end)
            writer.spell("\n", start, piped.end() if piped else start + 1)
            start = piped.end() if piped else start
        if form is TextFormat.MARKDOWN:
            item = _LINE_MARK.match(text, start, end)
            if item and start >= read:
                writer.spell("\n", start, item.end())
            # What is passed over may end in another line.
            read = _read_inline(writer, marks, max(read, item.end() if item else start), end)
        else:
            writer.keep(start, end)
        if is_table:
            writer.plain.rows.append((row, writer.length))
        at = end
    if fence and fenced < at:
        writer.set_aside("\n", fenced, at, text[fenced:at])
    writer.end_block(block)
    return writer.finished()


def _is_table(line: str, *, is_table: bool) -> bool:
    """Whether a line is a row of a table: it begins with a bar, or others before it did."""
    if _ROW.match(line) or ("|" in line and _UNDER_HEADINGS.match(line)):
        return True
    return is_table and "|" in line


def _read_inline(
    writer: PlainWriter, marks: Marks, start: int, end: int, *, is_label: bool = False
) -> int:
    """Read a line, or a part of one; return where what is passed over at its end does so."""
    text, at = writer.source, start
    while at < end and (found := _INLINE.search(text, at, end)) is not None:
        writer.keep(at, found.start())
        at = found.end()
        if found["note"]:
            writer.plain.notes.append((writer.length, writer.length, found["name"]))
            writer.mark(*found.span())
        elif found["label"] is not None:
            # A label has no brackets, so no link lies in it.
            label = writer.length
            _read_inline(writer, marks, *found.span("label"), is_label=True)
            writer.plain.labels.append((label, writer.length))
        elif found.start() in marks.passed:
            at, written = marks.passed[found.start()]
            writer.spell(written, found.start(), at)
        elif found["escaped"]:
            writer.keep(found.start() + 1, found.end())
        elif found["entity"]:
            _read_entity(writer, found)
        elif found["ticks"]:
            after, code = marks.codes.get(found.start(), (0, ""))
            if not after or (is_label and after > end):
                writer.keep(*found.span())
            else:
                writer.set_aside(" ", found.start(), after, code)
                at = after
        elif found["address"] or found["image"]:
            writer.spell(" ", *found.span())
        elif found["tag"]:
            tag = TOKEN.match(text, found.start(), end)
            assert tag is not None  # it begins with a letter, and ends at `end` if nowhere before
            at = after_element(tag, end) if _is_unsaid(tag) else tag.end()
            _emphasis_tag(writer, tag)
        elif found["emphasis"]:
            _read_emphasis(writer, marks, *found.span())
        elif not found["comment"]:
            writer.keep(*found.span())  # a bracket of its own
    writer.keep(min(at, end), end)
    return max(at, end)


def _emphasis_tag(writer: PlainWriter, tag: re.Match[str]) -> None:
    """Take note of emphasis that a tag begins or ends, if it does."""
    name, is_opening = tag["name"].lower(), not tag["close"]
    if name in _EMPHASIS:
        writer.emphasise(name, may_begin=is_opening, may_end=not is_opening)


def _read_emphasis(writer: PlainWriter, marks: Marks, start: int, end: int) -> None:
    """Keep of a run of marks what is none: neither emphasis nor a line between parts of a text."""
    is_mark = end - start >= _SHORTEST_RULER or may_be_emphasis(writer.source, start, end)
    if is_mark and marks.literal.isdisjoint(range(start, end)):
        writer.emphasise(writer.source[start:end])
    for at in range(start, end):
        if not is_mark or at in marks.literal:
            writer.keep(at, at + 1)


def _read_entity(writer: PlainWriter, found: re.Match[str]) -> None:
    """Put what an entity of Markdown stands for; itself where it is none."""
    name = found["entity"][1:]
    if name[0] == "#" or name in html5:
        writer.spell(html.unescape(found["entity"]), *found.span())
    else:
        writer.keep(*found.span())


_EMPHASIS = words_of("b em i strong")
_STRUCK = words_of("del s strike")
_NOT_SHOWN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE)
_CODE = words_of("code pre textarea xmp")
_UNREAD = words_of("template").union(RAW) - _CODE - {"title"}


def _is_unsaid(tag: re.Match[str]) -> bool:
    """Whether a tag begins an element whose words are struck out, or not shown."""
    if tag["close"]:
        return False
    return tag["name"].lower() in _STRUCK or any(
        name == "hidden" or (name == "style" and _NOT_SHOWN.search(value))
        for name, value in attributes_of(tag)
    )


def _read_html(text: str) -> Plain:
    writer = PlainWriter(text)
    opened: list[int] = []
    at = 0
    while (token := TOKEN.search(text, at)) is not None:
        writer.keep(at, token.start())
        at = token_end(token, len(text))
        if token["entity"]:
            at = read_entity(writer, token)
        elif token["space"]:
            writer.spell(" ", *token.span())
        elif token["name"]:
            at = _read_tag(writer, opened, token)
    writer.keep(at, len(text))
    _row_tag(writer, "table", is_opening=False)
    return writer.finished()


def _read_tag(writer: PlainWriter, opened: list[int], tag: re.Match[str]) -> int:
    """Read a tag, and the whole element where its words are not said; return where that ends."""
    name = tag["name"].lower()
    text = tag.string
    is_opening = not tag["close"]
    after = tag.end()
    if _is_unsaid(tag):
        after = after_element(tag, len(text))
    elif name in _CODE and is_opening:
        after = after_element(tag, len(text))
        writer.set_aside(" ", tag.start(), after, _bare(text[tag.end() : after]))
    elif name in _UNREAD and is_opening:
        after = after_element(tag, len(text))
        writer.mark(tag.start(), after, " ")
    elif name in ("blockquote", "q"):
        _quote_tag(writer, opened, not is_opening)
    elif name in ("tr", "table"):
        _row_tag(writer, name, is_opening=is_opening)
    elif name == "cite" and opened:
        # Who is quoted stands on a line of its own.
        writer.mark(*tag.span(), "\n")
    elif name in SET_APART:
        writer.mark(*tag.span(), OPAQUE)
    elif name in _EMPHASIS:
        _emphasis_tag(writer, tag)
    elif name == "a":
        _link_tag(writer, tag)
    if is_opening:
        for key, value in attributes_of(tag):
            if key == "id":
                writer.plain.anchors.setdefault(f"#{value}", writer.length)
    if name in BLOCKS:
        writer.mark(*tag.span(), "\n\n")
    elif name == "br":
        writer.mark(*tag.span(), "\n")
    if is_opening and (name == "figcaption" or (opened and name in ("cite", "footer"))):
        writer.plain.attributions.append(writer.length)
    return after


def _bare(markup: str) -> str:
    """Return what code says, without the tags in it and what they strike out."""
    parts, at = [], 0
    while (token := TOKEN.search(markup, at)) is not None:
        parts += [markup[at : token.start()], token["space"] or token["entity"] or ""]
        at = token_end(token, len(markup))
        if token["name"] and _is_unsaid(token):
            at = after_element(token, len(markup))
    return html.unescape("".join([*parts, markup[at:]]))


def _row_tag(writer: PlainWriter, name: str, *, is_opening: bool) -> None:
    """Read the tag of a row, which ends the one before it, or of a table."""
    if writer.row >= 0:
        writer.plain.rows.append((writer.row, writer.length))
    writer.row = writer.length if name == "tr" and is_opening else -1


def _link_tag(writer: PlainWriter, tag: re.Match[str]) -> None:
    labels, notes = writer.plain.labels, writer.plain.notes
    if not tag["close"]:
        labels.append((writer.length, writer.length))
        leads_to = dict(attributes_of(tag)).get("href", "")
        if leads_to.startswith("#"):
            notes.append((writer.length, writer.length, leads_to))
    elif labels and labels[-1][0] == labels[-1][1]:
        start = labels[-1][0]
        labels[-1] = start, writer.length
        if notes and notes[-1][0] == start:
            notes[-1] = start, writer.length, notes[-1][2]


def _quote_tag(writer: PlainWriter, opened: list[int], is_closing: bool) -> None:
    if not is_closing:
        opened.append(writer.length)
    elif opened:
        start = opened.pop()
        if not opened and start < writer.length:
            writer.plain.blocks.append((start, writer.length))
