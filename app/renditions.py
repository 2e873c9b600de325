"""Rules and hits as plain text and as Markdown, for chats and terminals."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.books import Book
from app.citations.citation import ATTRIBUTION, DAMAGED, ORIGINS, Citation, TermCitation
from app.citations.escaping import escape_markdown
from app.interleaving import HitPage
from app.negotiation import accepted_type
from app.problems import BadParameter
from indexer.model.rule import RuleRecord
from indexer.search import Hit, SearchResult

SMALLEST = 280
"""The least `max_chars` that is taken: room for the pointer, the attribution and some text."""


@dataclass(frozen=True, slots=True)
class Style:
    """What tells plain text and Markdown apart.

    Attributes:
        escape: makes a text safe. strong, small: wrap a text that is safe already.
        link: prints a URL.
    """

    media_type: str
    escape: Callable[[str], str]
    strong: str
    small: str
    link: str


TEXT = Style("text/plain; charset=utf-8", lambda text: text, "{}", "{}", "{}")
MARKDOWN = Style("text/markdown; charset=utf-8", escape_markdown, "**{}**", "*{}*", "<{}>")

STYLES = {"text": TEXT, "markdown": MARKDOWN}
"""The values of `format` that are no JSON."""

_FORMS = {"application/json": "json", "text/plain": "text", "text/markdown": "markdown"}


def form_of(wanted: str | None, accept: str) -> str:
    """Return the `format` that is asked for, by that parameter or by the Accept header."""
    return wanted or _FORMS[accepted_type(accept, tuple(_FORMS))]


def render(
    book: Book, records: Sequence[RuleRecord], style: Style, max_chars: int | None = None
) -> str:
    """Return a record, and those below it that are shown with it, as text with its pointer.

    Args:
        records: the one that was asked for first.
        max_chars: the most characters of the whole. Rather than words, the way to them in their
            source is left out; what is cut says so before the pointer.

    Raises:
        BadParameter: `max_chars` has no room for heading, pointer and attribution.
    """
    blocks = [block for record in records for block in _blocks(book, record, style)]
    pointers = _pointers(book.cite(records[0]), style)
    printed = [block.print(style) for block in blocks]
    whole, short = (
        "\n\n".join([*printed, _foot(style, *kept)]) + "\n" for kept in (pointers, pointers[:1])
    )
    if max_chars is None or len(whole) <= max_chars:
        return whole
    if len(short) <= max_chars:
        return short
    length = sum(len(block.text) for block in blocks)
    note = style.small.format(f"(Cut here: the whole has {length} characters.)")
    end = f"\n\n{note}\n\n{_foot(style, pointers[0])}\n"
    least = len(printed[0]) + len(end) + len("\n\n…")
    if least > max_chars:
        raise BadParameter("max_chars", f"max_chars: this rule needs at least {least}.")
    return _fit(blocks, style, max_chars - len(end)) + end


def render_hits(found: HitPage, style: Style) -> str:
    """Return what a search found, each hit with its passage and the URLs of text and source."""
    told = [_told(book, result, style) for book, result in found.pages]
    hits = [_hit(book, hit, style) for book, hit in found.hits]
    return "\n\n".join([*told, *hits, _foot(style)]) + "\n"


def _told(book: Book, result: SearchResult, style: Style) -> str:
    """Return the line that tells what was searched; no line break that was typed makes it two."""
    query, understood = (
        style.escape(" ".join(text.split())) for text in (result.query, result.understood_as)
    )
    told = f"{book.edition} ({book.locale}) · {query} · {len(result.hits)} / {result.total}"
    return told if query == understood else f"{told} · {understood}"


def _hit(book: Book, hit: Hit, style: Style) -> str:
    """Return a hit's name and passage; where the passage is a part only, ellipses say so."""
    name = hit.headword or ("" if hit.number is None else book.label(hit.number))
    above = () if hit.number is None else book.rulebook.title_path(hit.number)[-1:]
    heading = " · ".join(style.escape(part) for part in (name, *above))
    snippet = hit.snippet
    lead = _example_lead(book, style) if snippet.is_of_example else ""
    cut = ("…" if snippet.start else "", "…" if snippet.end < snippet.length else "")
    lines = [style.strong.format(heading), lead + style.escape(snippet.text).join(cut)]
    citation = book.cite_hit(hit)
    if citation is not None:
        lines += [style.small.format(f"({caveat})") for caveat in citation.caveats]
        lines += _pointers(citation, style)
    return "\n".join(lines)


def _pointers(citation: Citation | TermCitation, style: Style) -> list[str]:
    """Return the lines that lead to the text as it is pinned, and to its words in the source."""
    urls = [citation.url, *(citation.source.urls if citation.source else ())]
    return [style.link.format(url) for url in urls]


def _foot(style: Style, *pointers: str) -> str:
    return "\n".join([*pointers, style.small.format(ATTRIBUTION)])


@dataclass(frozen=True, slots=True)
class _Block:
    """A paragraph or more: what stands before it, printed already, and its text, unescaped."""

    lead: str
    text: str = ""

    def print(self, style: Style, end: int | None = None) -> str:
        text = style.escape(self.text if end is None else self.text[:end].rstrip() + "…")
        return self.lead + (text if style is TEXT else text.replace("\n", "\n\n"))


def _blocks(book: Book, record: RuleRecord, style: Style) -> list[_Block]:
    """Return heading, text and examples of a record."""
    label = style.strong.format(style.escape(book.label(record.number)))
    title = style.escape(f" · {record.title}") if record.title else ""
    told = [ORIGINS.get(record.origin), DAMAGED if book.is_lossy(record) else None]
    place = " · ".join([f"{book.edition} ({book.locale})", *filter(None, told)])
    blocks = [_Block(f"{label}{title} · {place}")]
    if record.text is not None:
        blocks.append(_Block("", record.text))
    if record.abridged:
        blocks.append(_Block(style.small.format("(The source cut this text short.)")))
    lead = _example_lead(book, style)
    blocks.extend(_Block(lead, example.text) for example in record.examples)
    return blocks


def _example_lead(book: Book, style: Style) -> str:
    return style.strong.format(style.escape(book.example_mark)) + book.colon


def _fit(blocks: Sequence[_Block], style: Style, room: int) -> str:
    """Return as many blocks as there is room for, the last one cut at a word with an ellipsis."""
    kept = blocks[0].print(style)
    for block in blocks[1:]:
        printed = "\n\n" + block.print(style)
        if len(kept) + len(printed) > room:
            break
        kept += printed
    else:
        return kept
    ends = [0, *(found.start() for found in re.finditer(r"\s+", block.text))]
    fitting = bisect_right(ends, room - len(kept) - 2, key=lambda end: len(block.print(style, end)))
    if fitting > 1:
        return f"{kept}\n\n{block.print(style, ends[fitting - 1])}"
    return f"{kept}\n\n…" if len(kept) + 3 <= room else kept
