"""The text of a PDF, line by line as its pages show it, without page numbers and running lines.

Lines stay broken as on the page: joining them is for the layout that reads the text. Columns are
read one after the other. It knows places on pages and nothing of rules.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from itertools import pairwise
from statistics import median
from typing import Any, NamedTuple

import pdfplumber
from pdfminer.pdfparser import PDFSyntaxError
from pdfplumber.utils.exceptions import PdfminerException

from indexer.model.errors import ImportFailed
from indexer.sources.importers.columns import Gutter, box_of, fits, gutters_of, may_have_columns
from indexer.sources.importers.imported import Imported, excerpt, tidy
from indexer.sources.importers.raised import in_line, lost_with_raised

VERSION = 3

_DIGITS = re.compile(r"[0-9]+")
_ONLY_NUMBER = re.compile(r"[-–—\s]*#[-–—\s]*")
_RULE_NUMBER = re.compile(r"#\s?\.\s?#[a-z]{0,2}\.?")
# A word that the typesetter broke at the line's end; the mark is none of its letters.
_SOFT_BREAK = re.compile(r"\N{SOFT HYPHEN}\n(\S+) ?")
# What the library writes for a glyph that the font gives no letter for.
_UNNAMED = re.compile(r"\(cid:[0-9]+\)")
_ENDS_SENTENCE = re.compile(r"[.:;!?…。：；！？][)）\]\"”’»」』]*$")
_EDGE_LINES = 2
"""How many lines at the top and at the foot of a page may be running lines."""
_SHARE_OF_PAGES = 0.2
_FEWEST_PAGES = 3
_GAP = 1.45
"""From how many usual line distances on a paragraph ends."""
_RAISED_SIZE = 0.85
_SHIFT = 0.2
"""How far above its line a smaller sign stands at least, and how near it, as shares of a size."""
_LONGEST_BEFORE = 20

_Character = dict[str, Any]


class _Line(NamedTuple):
    text: str
    top: float
    left: float = 0
    right: float = 0


class _Page(NamedTuple):
    """A page's lines as they are read, its gutters, and what stands above or below a line.

    It is doubtful where parts of it stand beside each other that are no columns for sure.
    """

    lines: list[_Line]
    gutters: tuple[Gutter, ...]
    is_doubtful: bool
    raised: list[tuple[str, str]]


def read(content: bytes, _encoding: str | None, path: str, _lang: str | None = None) -> Imported:
    """Return the text of a PDF's pages; a wider gap between two lines becomes a blank line.

    Raises:
        ImportFailed: it is no PDF, is locked, or its pages are pictures without text.
    """
    try:
        with pdfplumber.open(BytesIO(content)) as document:
            read_pages = _pages(document)
    except (PDFSyntaxError, PdfminerException) as error:
        raise ImportFailed(path, f"it is no PDF that can be read ({error!r}).") from error
    pages = [page.lines for page in read_pages]
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
    if in_columns := sum(bool(page.gutters) for page in read_pages):
        notes.append(f"pages that were read column by column: {in_columns} of {len(pages)}.")
    if doubtful := [at for at, page in enumerate(read_pages, 1) if page.is_doubtful]:
        notes.append(
            "pages that may have columns, or a table, and were read line by line: "
            f"{len(doubtful)}, the first: {doubtful[0]}."
        )
    text = _SOFT_BREAK.sub(r"\1\n", tidy("\n".join(_told(kept))))
    losses = [f"pages without text: {empty} of {len(pages)}."] if empty else []
    losses += lost_with_raised([raised for page in read_pages for raised in page.raised])
    if unnamed := len(_UNNAMED.findall(text)):
        losses.append(f"signs of which the PDF does not say the letter: {unnamed}.")
    return Imported(text, tuple(notes), tuple(losses))


def _pages(document: pdfplumber.pdf.PDF) -> list[_Page]:
    pages = [_page(page) for page in document.pages]
    known = list(dict.fromkeys(page.gutters for page in pages if page.gutters))
    if known:  # a page that is hardly begun has the columns of the others
        pages = [_page(page, known) for page in document.pages]
    return pages


def _page(page: pdfplumber.page.Page, known: Sequence[tuple[Gutter, ...]] = ()) -> _Page:
    # Some programs print letters twice to make them bold; looking closely takes long.
    places = {(char["text"], round(char["x0"]), round(char["top"])) for char in page.chars}
    sound = page if len(places) == len(page.chars) else page.dedupe_chars()
    left_out, raised = _raised(sound.chars)
    if left_out:
        sound = sound.filter(lambda one: _place(one) not in left_out)
    boxes = [box_of(char) for char in sound.chars if not char["text"].isspace()]
    gutters = gutters_of(boxes) or next((one for one in known if fits(one, boxes)), ())
    lines = _in_columns(sound, gutters) if gutters else _lines(sound)
    page.close()  # lets its characters go
    return _Page(lines, gutters, not gutters and may_have_columns(boxes), raised)


def _lines(page: pdfplumber.page.Page) -> list[_Line]:
    lines = page.extract_text_lines(return_chars=False)
    return [_Line(line["text"], line["top"], line["x0"], line["x1"]) for line in lines]


def _place(one: _Character) -> tuple[object, ...]:
    return one["object_type"], one.get("text"), one["x0"], one["top"]


def _in_columns(page: pdfplumber.page.Page, gutters: Sequence[Gutter]) -> list[_Line]:
    """Return the lines column by column, above and below those that cross a gutter."""
    crossing = {
        _place(char)
        for line in page.extract_text_lines()
        if any(
            gutter.is_crossed(box_of(char))
            for char in line["chars"]
            if not char["text"].isspace()
            for gutter in gutters
        )
        for char in line["chars"]
    }
    starts = [0.0, *(gutter.right - 1 for gutter in gutters)]
    ends = [*starts[1:], float(page.width)]
    columns = [
        _lines(page.filter(partial(_is_within, start=start, end=end, crossing=crossing)))
        for start, end in zip(starts, ends, strict=True)
    ]
    across = _lines(page.filter(lambda one: _place(one) in crossing))
    read: list[_Line] = []
    above = 0.0
    for line in [*across, _Line("", float(page.height) + 1)]:
        for column in columns:
            read += [one for one in column if above <= one.top < line.top]
        if line.text:
            read.append(line)
        above = line.top
    return read


def _is_within(
    one: _Character, start: float, end: float, crossing: set[tuple[object, ...]]
) -> bool:
    return start <= float(one["x0"]) < end and _place(one) not in crossing


def _raised(
    characters: Sequence[_Character],
) -> tuple[set[tuple[object, ...]], list[tuple[str, str]]]:
    """Find the small signs above or below their line that are no part of its text.

    Returns:
        Their places, and each with what stands before it.
    """
    places: set[tuple[object, ...]] = set()
    told: list[tuple[str, str]] = []
    before, run = "", list[_Character]()
    base = last = None
    for char in characters:
        if base and last and _is_raised(char, base) and _is_next(char, last):
            run.append(char)
        else:
            raised = "".join(one["text"] for one in run)
            if run and in_line(before, raised, char["text"]) is None:
                told.append((before, raised))
                places.update(map(_place, run))
            before = f"{before}{raised}{char['text']}"[-_LONGEST_BEFORE:]
            base, run = char, []
        last = char
    return places, told


def _is_raised(char: _Character, base: _Character) -> bool:
    """Whether a sign is smaller than one of its line, and set above or below it."""
    size = float(base["size"])
    if char["size"] > size * _RAISED_SIZE:
        return False
    above, below = float(base["bottom"] - char["bottom"]), float(char["top"] - base["top"])
    is_below = above < 0 and size * _SHIFT < below < size
    return size * _SHIFT < above < size or is_below


def _is_next(char: _Character, last: _Character) -> bool:
    """Whether a sign stands right after another, a space between them at the most."""
    return abs(float(char["x0"] - last["x1"])) < float(last["size"]) * _SHIFT


def _form(line: _Line) -> str:
    """A running line's form: the same on all pages but for its numbers."""
    return _DIGITS.sub("#", line.text.strip())


def _edges(page: Sequence[_Line]) -> set[int]:
    """The places of the lines at the top and at the foot, in whichever column."""
    heights = sorted({round(line.top) for line in page})
    edges = {*heights[:_EDGE_LINES], *heights[-_EDGE_LINES:]}
    return {at for at, line in enumerate(page) if round(line.top) in edges}


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
    columns = [each for page in pages for each in enumerate(_columns(page))]
    edges = _right_edges(columns)
    pairs = [(above, line, edges[at]) for at, column in columns for above, line in pairwise(column)]
    distances = sorted(line.top - above.top for above, line, _ in pairs)
    # Lines of one paragraph stand closest; many paragraphs may have one line only.
    least = distances[len(distances) // 5] * _GAP if distances else 0.0
    # No space tells of a paragraph that ends with its column; those that end elsewhere do.
    votes: Counter[bool | None] = Counter()
    for above, line, edge in pairs:
        votes[_ending(above, line, edge)] += 1 if line.top - above.top > least else -1
    spaced = {ending for ending, vote in votes.items() if ending is not None and vote > 0}
    last, edge = None, 0.0
    for at, column in columns:
        if last is not None and _ending(last, column[0], edge) in spaced:
            yield ""
        yield column[0].text
        for above, line in pairwise(column):
            if line.top - above.top > least:
                yield ""
            yield line.text
        last, edge = column[-1], edges[at]


def _columns(page: Sequence[_Line]) -> Iterator[list[_Line]]:
    """Part a page where the next column begins, which is higher up."""
    starts = [at for at, line in enumerate(page) if at == 0 or line.top < page[at - 1].top]
    for start, end in pairwise([*starts, len(page)]):
        yield list(page[start:end])


def _right_edges(columns: Iterable[tuple[int, Sequence[_Line]]]) -> Mapping[int, float]:
    """Where lines of the first, second … column of a page end, as a rule.

    Some lines stand across several columns, and some pages hold short lines only.
    """
    found: dict[int, list[float]] = {}
    for at, column in columns:
        rights = sorted(line.right for line in column)
        found.setdefault(at, []).append(rights[len(rights) * 9 // 10])
    return {at: median(rights) for at, rights in found.items()}


def _ending(line: _Line, below: _Line, edge: float) -> bool | None:
    """Whether a paragraph's last line ends with a full stop, or without one as a title does.

    None where the next line's first word had no room beside it, so that it may be no last line.
    """
    word = len(below.text.split(maxsplit=1)[0]) + 1
    if line.right + word * (line.right - line.left) / len(line.text) > edge:
        return None
    return _ENDS_SENTENCE.search(line.text) is not None
