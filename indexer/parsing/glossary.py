"""The glossary of a whole book: which lines are headwords and which are definitions.

Blank lines part the entries. Some also stand inside an entry, so a block is judged by its first
line too. Where no blank lines stand, or the same everywhere, each line is judged by itself. Some
texts print headword and definition on one line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from indexer.languages.profile import DocumentWords
from indexer.model.finding import FindingKind
from indexer.parsing.lines import Line, any_of
from indexer.parsing.number_lines import begins_like_rule
from indexer.parsing.pieces import Piece, PieceKind, whole
from indexer.parsing.wrapping import Wrapping, ends_sentence

_SENSE = re.compile(r"[0-9]{1,2}\s?[.)]")
_ENDS_SENTENCE = re.compile(r"[.。…][)）\"”’»」』]*$")
_LONGEST_HEADWORD = 80
_SHARE_OF_ENTRIES = 0.2
_MANY_PARAGRAPHS = 3
_MANY_LINES = 12
# The marks of Markdown around a headword.
_HEADWORD = re.compile(r"(?:[#•*+–—-]+\s+)?(?P<mark>[*_]{1,3})?(?P<word>.*?)(?(mark)(?P=mark))")
# What stands between headword and definition where both are on one line.
_ON_ONE_LINE = tuple(
    re.compile(
        rf"""
        (?: [#•*+–—-]+ \s+ )? [*_]{{0,3}}
        (?P<word> \S .{{0,{_LONGEST_HEADWORD - 1}}}? ) [*_]{{0,3}}
        {between} [*_]{{0,3}} \s* (?P<definition> \S .* )
        """,
        re.VERBOSE,
    )
    for between in (r"\s*\t", r"\s?(?: : (?= [*_]*\s ) | ： )", r"\s[–—-]\s")
)


def read_glossary(lines: Sequence[Line], wrapping: Wrapping) -> Iterator[Piece]:
    """Name each line of the glossary a headword, or a definition of the headword above."""
    pieces = _read_single_lines(lines, wrapping) or list(_read_blocks(lines, wrapping))
    terms = sum(piece.kind is PieceKind.TERM for piece in pieces)
    senses = {line.number for line in lines if _SENSE.match(line.text)}
    paragraphs = sum(
        piece.kind is PieceKind.DEFINITION and piece.line not in senses for piece in pieces
    )
    if paragraphs >= terms * _MANY_PARAGRAPHS or len(pieces) >= terms * _MANY_LINES:
        told = "the headwords of the glossary can hardly be told from their definitions"
        pieces[:1] = [
            piece._replace(problem=(FindingKind.UNPARTED_GLOSSARY, told)) for piece in pieces[:1]
        ]
    yield from pieces


def _read_single_lines(lines: Sequence[Line], wrapping: Wrapping) -> list[Piece]:
    """Read entries of one line each; nothing where most are not."""
    above = (None, *lines)
    for form in _ON_ONE_LINE:
        entries = [_on_one_line(line, form, over) for line, over in zip(lines, above, strict=False)]
        count = len(entries) - entries.count(None)
        begun = count + sum(
            entry is None and not wrapping.joins(line, over) and not _SENSE.match(line.text)
            for entry, line, over in zip(entries, lines, above, strict=False)
        )
        if not lines or entries[0] is None or count * 2 <= begun:
            continue
        pieces = []
        for line, entry, over in zip(lines, entries, above, strict=False):
            if entry is None:
                is_rest = wrapping.joins(line, over)
                pieces.append(_rest(line, wrapping) if is_rest else _definition(line))
                continue
            start, end = (line.start + at for at in entry.span("word"))
            pieces.append(Piece(PieceKind.TERM, line.number, start, end))
            start = line.start + entry.start("definition")
            pieces.append(Piece(PieceKind.DEFINITION, line.number, start, line.end))
        return pieces
    return []


def _on_one_line(line: Line, form: re.Pattern[str], above: Line | None) -> re.Match[str] | None:
    is_new = above is None or line.gap or ends_sentence(above)
    entry = form.fullmatch(line.text) if is_new and not _SENSE.match(line.text) else None
    return entry if entry is not None and _could_be_headword(entry["word"]) else None


def _read_blocks(lines: Sequence[Line], wrapping: Wrapping) -> Iterator[Piece]:
    blocks = list(_blocks(lines, wrapping))
    # Some texts print a blank line between a headword and its definition, too.
    is_spaced = sum(len(block) == 1 for block in blocks) * 2 > len(blocks)
    defined: bool | None = None  # whether the open headword has a definition; None before the first
    defining: Line | None = None  # the line just above, where it is of a definition
    for block in blocks:
        first, *rest = block
        if defined is None:
            is_term = True
        elif defining is not None and wrapping.joins(first, defining):
            yield _rest(first, wrapping)
            defining = first
            continue
        elif is_spaced:
            is_term = not rest and _could_be_headword(first.text)
        elif defined and rest:
            is_term = not _SENSE.match(first.text)
        else:
            is_term = _could_be_headword(first.text) and bool(defined or rest)
        yield _term(first) if is_term else _definition(first)
        for above, line in pairwise(block):
            is_rest = (above is not first or not is_term) and wrapping.joins(line, above)
            yield _rest(line, wrapping) if is_rest else _definition(line)
        defined = bool(rest) or not is_term
        defining = block[-1] if defined else None


def _blocks(lines: Sequence[Line], wrapping: Wrapping) -> Iterator[list[Line]]:
    """Part the lines where more blank lines stand than between the lines of one entry."""
    gaps = [line.gap for line in lines[1:]]
    inside = min(gaps, default=0)
    is_page = not inside and wrapping.is_page  # its lines are no paragraphs
    if not is_page and sum(gap > inside for gap in gaps) < len(gaps) * _SHARE_OF_ENTRIES:
        inside -= 1  # the same blank lines stand everywhere, or none, so they part nothing
    block: list[Line] = []
    for line in lines:
        if block and line.gap > inside:
            yield block
            block = []
        block.append(line)
    if block:
        yield block


def _could_be_headword(text: str) -> bool:
    return (
        len(text) <= _LONGEST_HEADWORD
        and not _SENSE.match(text)
        and not _ENDS_SENTENCE.search(text)
    )


def _term(line: Line) -> Piece:
    form = _HEADWORD.fullmatch(line.text)
    if form is None or not form["word"]:
        return whole(PieceKind.TERM, line)
    start, end = (line.start + at for at in form.span("word"))
    return Piece(PieceKind.TERM, line.number, start, end)


def _rest(line: Line, wrapping: Wrapping) -> Piece:
    piece = _definition(line)
    # Where every paragraph is broken, many lines begin with a reference.
    told = None if wrapping.is_page else piece.problem
    return piece._replace(kind=PieceKind.WRAPPED, problem=told)


def _definition(line: Line) -> Piece:
    piece = whole(PieceKind.DEFINITION, line)
    if not begins_like_rule(line):
        return piece
    return piece._replace(
        problem=(FindingKind.UNREADABLE_NUMBER, "a rule-like line stands in the glossary")
    )


def is_obsolete(headword: str, words: DocumentWords) -> bool:
    """Whether a headword is marked obsolete, in brackets, in the language's own word."""
    mark = rf"[(\[（]\s*{any_of(words.obsolete_marks)}\s*[)\]）]"
    return re.search(mark, headword, re.IGNORECASE) is not None
