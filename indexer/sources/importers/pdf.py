"""The text of a PDF, line by line as its pages show it, without page numbers and running lines.

Lines stay broken as on the page: joining them is for the layout that reads the text. It knows
places on pages and nothing of rules.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple

import pdfplumber
from pdfminer.pdfparser import PDFSyntaxError
from pdfplumber.utils.exceptions import PdfminerException

from indexer.model.errors import ImportFailed
from indexer.sources.importers.imported import Imported, excerpt, tidy

VERSION = 1

_DIGITS = re.compile(r"[0-9]+")
_ONLY_NUMBER = re.compile(r"[-–—\s]*#[-–—\s]*")
_RULE_NUMBER = re.compile(r"#\s?\.\s?#[a-z]{0,2}\.?")
# A word that the typesetter broke at the line's end; the mark is none of its letters.
_SOFT_BREAK = re.compile(r"\N{SOFT HYPHEN}\n(\S+) ?")
# What the library writes for a glyph that the font gives no letter for.
_UNNAMED = re.compile(r"\(cid:[0-9]+\)")
_EDGE_LINES = 2
"""How many lines at the top and at the foot of a page may be running lines."""
_SHARE_OF_PAGES = 0.2
_FEWEST_PAGES = 3
_GAP = 1.45
"""From how many usual line distances on a paragraph ends."""


class _Line(NamedTuple):
    text: str
    top: float
    bottom: float


def read(content: bytes, _encoding: str | None, path: str) -> Imported:
    """Return the text of a PDF's pages; a wider gap between two lines becomes a blank line.

    Raises:
        ImportFailed: it is no PDF, is locked, or its pages are pictures without text.
    """
    try:
        with pdfplumber.open(BytesIO(content)) as document:
            pages = [_lines(page) for page in document.pages]
    except (PDFSyntaxError, PdfminerException) as error:
        raise ImportFailed(path, f"it is no PDF that can be read ({error!r}).") from error
    empty = sum(not page for page in pages)
    if empty == len(pages):
        raise ImportFailed(
            path, "its pages hold no text (pictures of pages?); run text recognition."
        )
    running = _running(pages)
    kept, dropped = [], Counter[str]()
    for page in pages:
        out = {at for at in _edges(page) if (_form(page[at]), round(page[at].top)) in running}
        dropped.update(_form(page[at]) for at in out)
        kept.append([line for at, line in enumerate(page) if at not in out])
    notes = [
        f"left out on {count} pages as running lines: {excerpt(form)}"
        for form, count in dropped.most_common()
    ]
    text = _SOFT_BREAK.sub(r"\1\n", tidy("\n".join(_told(kept))))
    losses = [f"pages without text: {empty} of {len(pages)}."] if empty else []
    if unnamed := len(_UNNAMED.findall(text)):
        losses.append(f"signs of which the PDF does not say the letter: {unnamed}.")
    return Imported(text, tuple(notes), tuple(losses))


def _lines(page: pdfplumber.page.Page) -> list[_Line]:
    # Some programs print letters twice to make them bold; looking closely takes long.
    places = {(char["text"], round(char["x0"]), round(char["top"])) for char in page.chars}
    sound = page if len(places) == len(page.chars) else page.dedupe_chars()
    lines = sound.extract_text_lines(return_chars=False)
    page.close()  # lets its characters go
    return [_Line(line["text"], line["top"], line["bottom"]) for line in lines]


def _form(line: _Line) -> str:
    """A running line's form: the same on all pages but for its numbers."""
    return _DIGITS.sub("#", line.text.strip())


def _edges(page: Sequence[_Line]) -> set[int]:
    return {*range(min(_EDGE_LINES, len(page))), *range(max(0, len(page) - _EDGE_LINES), len(page))}


def _running(pages: Sequence[Sequence[_Line]]) -> frozenset[tuple[str, int]]:
    """The forms that stand on many pages at the same height, at the top or at the foot.

    Left and right pages may differ, so a fifth of the pages is many. A rule's number on a line of
    its own is never taken for a running line.
    """
    seen = Counter((_form(page[at]), round(page[at].top)) for page in pages for at in _edges(page))
    many = max(_FEWEST_PAGES, len(pages) * _SHARE_OF_PAGES)
    return frozenset(
        (form, top)
        for (form, top), count in seen.items()
        if count >= (2 if _ONLY_NUMBER.fullmatch(form) else many) and not _RULE_NUMBER.match(form)
    )


def _told(pages: Sequence[Sequence[_Line]]) -> Iterator[str]:
    distances = sorted(
        below.top - above.top
        for page in pages
        for above, below in pairwise(page)
        if below.top > above.top
    )
    # Lines of one paragraph stand closest; many paragraphs may have one line only.
    usual = distances[len(distances) // 5] if distances else 0.0
    for page in pages:
        above: _Line | None = None
        for line in page:
            if above is not None and line.top - above.top > usual * _GAP:
                yield ""
            yield line.text
            above = line
