"""The page of one rule: title, text, a heading, then unnumbered subrules, one a line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from indexer.languages import LanguageProfile
from indexer.languages.profile import DocumentWords
from indexer.model.number import Level, RuleNumber
from indexer.parsing.examples import ExampleMark
from indexer.parsing.lines import Line, any_of, folded
from indexer.parsing.number_lines import begins_like_rule, read_number_line
from indexer.parsing.pieces import Layout, Piece, PieceKind, unread, whole


def _title(line: Line, words: DocumentWords) -> re.Match[str] | None:
    return re.fullmatch(
        rf"{any_of(words.rule_page)}\s+(?P<number>[1-9]\d\d\.[1-9]\d{{0,3}})\s*[·•|–—-]\s*(?P<title>\S.*)",
        line.text,
        re.IGNORECASE,
    )


def _recognises(lines: Sequence[Line], profile: LanguageProfile) -> bool:
    return bool(lines) and _title(lines[0], profile.document) is not None


def _read(lines: Sequence[Line], profile: LanguageProfile) -> Iterator[Piece]:
    words = profile.document
    example = ExampleMark(words)
    subrules, furniture = (
        {folded(heading) for heading in headings}
        for headings in (words.subrules_heading, words.furniture)
    )
    form = _title(lines[0], words) if lines else None
    if form is None:
        return
    first = lines[0]
    number = RuleNumber.parse(form["number"])
    title = first.start + form.start("title")
    yield Piece(PieceKind.HEADING, first.number, title, first.end, RuleNumber(number.chapter))
    yield Piece(PieceKind.RULE, first.number, title, title, number)

    kind = PieceKind.TEXT
    for at, line in enumerate(lines[1:], 1):
        heading = folded(line.text).rstrip(":")
        if heading in furniture:
            yield from (whole(PieceKind.LEFT_OUT, rest, "page furniture") for rest in lines[at:])
            return
        if heading in subrules:
            kind = PieceKind.ITEM
            yield whole(PieceKind.LEFT_OUT, line, "heading")
        elif (span := example.span(line)) is not None:
            yield Piece(PieceKind.EXAMPLE, line.number, *span)
        elif (printed := read_number_line(line)) and printed.number.level is Level.SUBRULE:
            yield Piece(PieceKind.RULE, line.number, printed.start, line.end, printed.number)
        else:
            piece = whole(kind, line)
            yield unread(piece) if begins_like_rule(line) else piece


LAYOUT = Layout("rule-page", _recognises, _read)
