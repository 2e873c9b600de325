"""The glossary of a whole book: which lines are headwords and which are definitions.

Blank lines part the entries. Some also stand inside an entry, so a block is judged by its first
line too.
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
from indexer.parsing.wrapping import Wrapping

_SENSE = re.compile(r"[0-9]{1,2}\s?[.)]")
_ENDS_SENTENCE = re.compile(r"[.。…][)）\"”’»」』]*$")
_LONGEST_HEADWORD = 80
_SHARE_OF_ENTRIES = 0.2


def read_glossary(lines: Sequence[Line], wrapping: Wrapping) -> Iterator[Piece]:
    """Name each line of the glossary a headword, or a definition of the headword above."""
    blocks = list(_blocks(lines))
    # Some texts print a blank line between a headword and its definition, too.
    is_spaced = sum(len(block) == 1 for block in blocks) * 2 > len(blocks)
    defined: bool | None = None  # whether the open headword has a definition; None before the first
    for block in blocks:
        first, *rest = block
        if defined is None:
            is_term = True
        elif is_spaced:
            is_term = not rest and _could_be_headword(first.text)
        elif defined and rest:
            is_term = not _SENSE.match(first.text)
        else:
            is_term = _could_be_headword(first.text) and bool(defined or rest)
        yield whole(PieceKind.TERM, first) if is_term else _definition(first)
        for above, line in pairwise(block):
            is_rest = (above is not first or not is_term) and wrapping.joins(line, above)
            piece = _definition(line)
            if is_rest:
                # Where every paragraph is broken, many lines begin with a reference.
                told = None if wrapping.is_page else piece.problem
                piece = piece._replace(kind=PieceKind.WRAPPED, problem=told)
            yield piece
        defined = bool(rest) or not is_term


def _blocks(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Part the lines where more blank lines stand than between the lines of one entry."""
    gaps = [line.gap for line in lines[1:]]
    inside = min(gaps, default=0)
    if inside and sum(gap > inside for gap in gaps) < len(gaps) * _SHARE_OF_ENTRIES:
        inside = 0  # the same blank lines stand everywhere, so they part nothing
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
