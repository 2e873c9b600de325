"""What stands before the first rule of a whole book: title, date line, introduction and contents.

The contents repeat every heading of the body, so the body is found from its first rule backwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from indexer.languages.profile import DocumentWords
from indexer.parsing.dates import read_date
from indexer.parsing.lines import Line, folded, title_of
from indexer.parsing.number_lines import looks_like_number, read_chapter, read_heading
from indexer.parsing.pieces import Piece, PieceKind, whole
from indexer.parsing.wrapping import ends_sentence

DATE_LINE = "date line"
"""The note of the line that names the date of effect."""

CONTENTS = "contents"
"""The note of the list of headings, and of each of its lines."""

_SHORTEST_BROKEN = 50


def find_body(lines: Sequence[Line], numbered: Iterable[int]) -> int:
    """Return the position of the body's first line; the count of lines when there is no rule.

    `numbered` are the positions of the lines that begin with a rule's number.
    The body begins with the headings just above the first rule. Going up they can only grow smaller
    (101, 100, 1); the contents end with greater ones, or with words.
    """
    at = next((at for at in numbered if not _is_rest(lines, at)), len(lines))
    if at == len(lines):
        return at
    below = None
    while at > 0:
        heading = read_heading(lines[at - 1])
        number = heading[0] if heading else read_chapter(lines[at - 2]) if at > 1 else None
        if number is None or (below is not None and not number < below):
            break
        below = number
        at -= 1 if heading else 2
    return at


def _is_rest(lines: Sequence[Line], at: int) -> bool:
    """Whether a line is the rest of a sentence that was broken at the page's width."""
    if at == 0 or lines[at].gap or lines[at].indented:
        return False
    above = lines[at - 1]
    is_broken = len(above.text) >= _SHORTEST_BROKEN and not ends_sentence(above)
    return is_broken and read_heading(above) is None


def read_front_matter(lines: Sequence[Line], words: DocumentWords) -> Iterator[Piece]:
    """Name every line before the body; what is none of the known parts is passed on as text."""
    starts = {
        **dict.fromkeys(map(folded, words.introduction), "introduction"),
        **dict.fromkeys(map(folded, words.contents), CONTENTS),
    }
    listed = {folded(word) for word in (*words.glossary, *words.credits, *words.introduction)}
    part = "title"
    for at, line in enumerate(lines):
        text = title_of(line)
        if text in starts and part != CONTENTS:
            part = starts[text]
            yield whole(PieceKind.LEFT_OUT, line, part)
        elif read_date(line.text, words) is not None:
            yield whole(PieceKind.LEFT_OUT, line, DATE_LINE)
        elif _belongs(line, text, part, at, listed) or (part != "title" and _is_rest(lines, at)):
            yield whole(PieceKind.LEFT_OUT, line, part)
        else:
            yield whole(PieceKind.TEXT, line)


def _belongs(line: Line, text: str, part: str, at: int, listed: set[str]) -> bool:
    if part == CONTENTS:
        return read_heading(line) is not None or text in listed
    return at == 0 if part == "title" else not looks_like_number(line)


def read_contents(lines: Sequence[Line]) -> Mapping[str, str]:
    """Return the headings among the lines before the body: number → folded title."""
    headings = ((read_heading(line), line) for line in lines)
    return {
        str(heading.number): folded(
            line.text[heading.start - line.start : heading.end - line.start]
        )
        for heading, line in headings
        if heading is not None
    }
