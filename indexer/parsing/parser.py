"""The one parser: makes the pieces that a layout names into numbered records, whatever the layout.

It holds every printed line to account: each ends in a record, in a finding, or in what was left
out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from indexer.languages import LanguageProfile
from indexer.model.errors import EditionMismatch, NoRuleFound, UnknownLayout
from indexer.model.finding import Finding, FindingKind
from indexer.model.glossary import GlossaryEntry
from indexer.model.rule import RuleRecord
from indexer.parsing.dates import PrintedDate, read_date
from indexer.parsing.drafts import DraftBook
from indexer.parsing.front_matter import CONTENTS, DATE_LINE
from indexer.parsing.layouts import all_layouts
from indexer.parsing.lines import Line, split_lines
from indexer.parsing.number_lines import holds_number, read_heading
from indexer.parsing.pieces import Layout, Piece, PieceKind
from indexer.sources.decoding import SourceDocument
from indexer.sources.manifest import AUTO, SourceEntry

_FEW = 5
"""How many of the numbers that a book lacks are told."""
_EXCERPT = 40
"""How many letters of its last line."""
_CUT = re.compile(r"[\w,(–-]$")
"""How no sentence ends."""


class LeftOut(NamedTuple):
    """A printed line that is no rule text; `note` says what it is, e.g. `contents`."""

    line: int
    start: int
    end: int
    note: str


@dataclass(frozen=True, slots=True)
class ParsedDocument:
    """What one document holds.

    Attributes:
        source: the document. layout: the name of the layout that read it.
        records: in document order; no section or chapter is implied yet. A number occurs once.
        glossary: in document order. left_out: every printed line that is neither record nor
            finding.
        findings: what reading it brought up. printed_on: the date of effect as printed, or None.
    """

    source: SourceDocument
    layout: str
    records: tuple[RuleRecord, ...]
    glossary: tuple[GlossaryEntry, ...]
    left_out: tuple[LeftOut, ...]
    findings: tuple[Finding, ...]
    printed_on: PrintedDate | None


def parse(document: SourceDocument, profile: LanguageProfile) -> ParsedDocument:
    """Read a document's records.

    Raises:
        UnknownLayout: no layout recognises it, or the manifest names one that does not exist.
        NoRuleFound: it holds no rule.
        EditionMismatch: it prints another date of effect than the manifest declares.
    """
    lines = split_lines(document.text)
    layout = _choose(document.entry, lines, profile)
    pieces = tuple(layout.read(lines, profile))
    printed_on = _printed_date(document, pieces, profile)
    book = DraftBook(document, profile.document)
    for piece in pieces:
        book.add(piece)
    records = book.records()
    if not any(record.text is not None for record in records):
        raise NoRuleFound(
            document.path,
            f"the layout {layout.name} finds no rule in it; name another one or remove the entry.",
        )
    left_out = (piece for piece in pieces if piece.kind is PieceKind.LEFT_OUT)
    lacks: list[Finding] = []
    if document.entry.complete:
        lacks += _lacks_of_contents(document.path, pieces, lines, records)
        lacks += _cut_short(document.path, pieces[-1], lines[-1])
    return ParsedDocument(
        source=document,
        layout=layout.name,
        records=records,
        glossary=book.glossary(),
        left_out=tuple(
            LeftOut(piece.line, piece.start, piece.end, piece.note) for piece in left_out
        ),
        findings=(*lacks, *book.findings()),
        printed_on=printed_on,
    )


def check_layout(entry: SourceEntry) -> None:
    """Check that the layout which the manifest names exists.

    Raises:
        UnknownLayout: it does not.
    """
    known = [layout.name for layout in all_layouts()]
    if entry.layout not in (AUTO, *known):
        raise UnknownLayout(
            entry.path,
            f"the manifest names the layout {entry.layout!r} (line {entry.line} there); "
            f'known: {", ".join(known)}, or "{AUTO}".',
        )


def _choose(entry: SourceEntry, lines: Sequence[Line], profile: LanguageProfile) -> Layout:
    check_layout(entry)
    if entry.layout != AUTO:
        return next(layout for layout in all_layouts() if layout.name == entry.layout)
    fitting = [layout for layout in all_layouts() if layout.recognises(lines, profile)]
    particular = [layout for layout in fitting if not layout.general] or fitting
    if not particular:
        raise _unrecognised(entry, lines, profile)
    if len(particular) > 1:
        names = ", ".join(layout.name for layout in particular)
        raise UnknownLayout(
            entry.path, f"several layouts recognise it ({names}); name one of them in the manifest."
        )
    return particular[0]


def _unrecognised(
    entry: SourceEntry, lines: Sequence[Line], profile: LanguageProfile
) -> UnknownLayout:
    names = ", ".join(layout.name for layout in all_layouts())
    told = f"none of the layouts ({names}) recognises it as {profile.name}"
    if not lines:
        return UnknownLayout(entry.path, f"it holds no text, so {told}.")
    told += ": no line begins with the number of a rule, such as 100.1."
    first = next(filter(holds_number, lines), None)
    if first is None:
        return UnknownLayout(entry.path, f"{told} Nor does any hold one; is it the right file?")
    return UnknownLayout(
        entry.path,
        f"{told} The first that holds one: {first.text[:60]!r}; correct these lines, or add a "
        "layout that reads them.",
        first.number,
    )


def _lacks_of_contents(
    path: str, pieces: Iterable[Piece], lines: Iterable[Line], records: Iterable[RuleRecord]
) -> Iterator[Finding]:
    """Tell what a whole book lacks that its own contents name."""
    listed = {piece.line for piece in pieces if piece.note == CONTENTS}
    held = {number for record in records for number in (record.number, *record.number.above)}
    named = ((read_heading(line), line.number) for line in lines if line.number in listed)
    lacking = [(one.number, line) for one, line in named if one and one.number not in held]
    if lacking:
        told = ", ".join(str(number) for number, _ in lacking[:_FEW])
        more = f" and {len(lacking) - _FEW} more" if len(lacking) > _FEW else ""
        yield Finding(
            FindingKind.INCOMPLETE,
            f"the contents name what the book does not hold: {told}{more}",
            document=path,
            line=lacking[0][1],
        )


def _cut_short(path: str, piece: Piece, line: Line) -> Iterator[Finding]:
    """Tell of the last line of a whole book that it ends in the middle of a sentence."""
    if piece.kind is not PieceKind.LEFT_OUT and _CUT.search(line.text):
        yield Finding(
            FindingKind.INCOMPLETE,
            f"the book ends in the middle of a sentence: {line.text[-_EXCERPT:]!r}",
            document=path,
            line=line.number,
        )


def _printed_date(
    document: SourceDocument, pieces: Iterable[Piece], profile: LanguageProfile
) -> PrintedDate | None:
    for piece in pieces:
        if piece.note != DATE_LINE:
            continue
        date = read_date(document.text[piece.start : piece.end], profile.document)
        if date is None:
            continue
        edition = document.entry.edition
        if edition.effective_on is not None and not date.agrees_with(edition.id):
            raise EditionMismatch(
                document.path,
                f"it says that it is effective as of {date}, but the manifest declares the edition "
                f"{edition}; declare the printed date.",
                piece.line,
            )
        return date
    return None
