"""A listing of one chapter's rules: `801. Title`, a heading, then `- 801.1 Title text…`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from indexer.languages import LanguageProfile
from indexer.model.number import Level, RuleNumber
from indexer.parsing.examples import ExampleMark
from indexer.parsing.lines import Line, folded
from indexer.parsing.number_lines import (
    NumberLine,
    begins_like_rule,
    read_heading,
    read_number_line,
)
from indexer.parsing.pieces import Layout, Piece, PieceKind, unread, whole

_BULLET = re.compile(r"[-–—•*·]\s*")
_CUT = ("…", "...")


def _item(line: Line, chapter: RuleNumber) -> NumberLine | None:
    bullet = _BULLET.match(line.text)
    skipped = bullet.end() if bullet else 0
    rest = line._replace(start=line.start + skipped, text=line.text[skipped:])
    printed = read_number_line(rest)
    return printed if printed is not None and printed.number.chapter == chapter.chapter else None


def _recognises(lines: Sequence[Line], profile: LanguageProfile) -> bool:
    if len(lines) < 3:
        return False
    heading = read_heading(lines[0])
    listed = {folded(words) for words in profile.document.listing_heading}
    return (
        heading is not None
        and heading[0].level is Level.CHAPTER
        and folded(lines[1].text).rstrip(":") in listed
    )


def _read(lines: Sequence[Line], profile: LanguageProfile) -> Iterator[Piece]:
    heading = read_heading(lines[0]) if lines else None
    if heading is None:
        return
    chapter, at = heading.number, heading.start
    title = lines[0].text[at - lines[0].start :]
    yield Piece(PieceKind.HEADING, lines[0].number, at, lines[0].end, chapter)

    example = ExampleMark(profile.document)
    listed = {folded(words) for words in profile.document.listing_heading}
    furniture = {folded(words) for words in profile.document.furniture}
    items = {line.number: item for line in lines[1:] if (item := _item(line, chapter)) is not None}
    repeats = _repeats(
        title,
        [
            line.text[items[line.number].start - line.start :]
            for line in lines
            if line.number in items
        ],
    )
    for position, line in enumerate(lines[1:], 1):
        text = folded(line.text).rstrip(":")
        item = items.get(line.number)
        if item is not None:
            start = item.start
            body = line.text[start - line.start :]
            if repeats and _begins(body, title):
                start += len(title) + len(body[len(title) :]) - len(body[len(title) :].lstrip())
            yield Piece(
                PieceKind.RULE,
                line.number,
                start,
                line.end,
                item.number,
                abridged=body.endswith(_CUT),
            )
        elif text in furniture:
            yield from (
                whole(PieceKind.LEFT_OUT, rest, "page furniture") for rest in lines[position:]
            )
            return
        elif text in listed:
            yield whole(PieceKind.LEFT_OUT, line, "heading")
        elif (span := example.span(line)) is not None:
            yield Piece(PieceKind.EXAMPLE, line.number, *span)
        else:
            piece = whole(PieceKind.TEXT, line)
            yield unread(piece) if begins_like_rule(line) else piece


def _begins(body: str, title: str) -> bool:
    rest = body[len(title) :]
    return body.startswith(title) and (not rest or rest[0].isspace())


def _repeats(title: str, bodies: Sequence[str]) -> bool:
    """Whether the listing repeats its title before each text; one text may just begin so."""
    return sum(_begins(body, title) for body in bodies) * 2 > len(bodies)


LAYOUT = Layout("chapter-listing", _recognises, _read)
