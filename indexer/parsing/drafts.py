"""Records in the making: pieces go in, in document order, and records come out."""

from __future__ import annotations

from dataclasses import dataclass, field

from indexer.languages.profile import DocumentWords
from indexer.model.finding import Finding, FindingKind
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import Level, RuleNumber
from indexer.model.rule import Example, NumberOrigin, RuleRecord, SourceSpan
from indexer.parsing.glossary import is_obsolete
from indexer.parsing.pieces import Piece, PieceKind
from indexer.sources.decoding import SourceDocument

_EXCERPT = 80


@dataclass(slots=True)
class _DraftText:
    """A text as spans of the document, each with what joins it to the one before: a line feed or a
    space.

    Its place is where it begins, or would begin if anything were printed.
    """

    place: int
    parts: list[tuple[int, int, str]] = field(default_factory=list)

    def is_printed(self) -> bool:
        return bool(self.parts)

    def add(self, start: int, end: int, joint: str = "\n") -> None:
        if start < end:
            self.parts.append((start, end, joint if self.parts else ""))

    def text(self, source: str) -> str:
        return "".join(joint + source[start:end] for start, end, joint in self.parts)

    def spans(self, document: SourceDocument) -> tuple[SourceSpan, ...]:
        """The parts' places; parts with only white space between them are one place.

        A text of which nothing is printed has an empty span.
        """
        merged: list[tuple[int, int]] = []
        for start, end, _ in self.parts:
            if merged and not document.text[merged[-1][1] : start].strip():
                start = merged.pop()[0]
            merged.append((start, end))
        spans = merged or [(self.place, self.place)]
        return tuple(SourceSpan(document.path, start, end) for start, end in spans)


@dataclass(slots=True)
class _DraftRecord:
    number: RuleNumber
    origin: NumberOrigin
    body: _DraftText
    examples: list[_DraftText] = field(default_factory=list)
    duplicates: list[_DraftRecord] = field(default_factory=list)
    abridged: bool = False

    @property
    def is_heading(self) -> bool:
        return self.number.level in (Level.SECTION, Level.CHAPTER)

    def freeze(self, document: SourceDocument) -> RuleRecord:
        text = self.body.text(document.text)
        return RuleRecord(
            number=self.number,
            origin=self.origin,
            title=text if self.is_heading else None,
            text=None if self.is_heading else text,
            spans=self.body.spans(document),
            examples=tuple(
                Example(index, example.text(document.text), example.spans(document))
                for index, example in enumerate(filter(_DraftText.is_printed, self.examples), 1)
            ),
            abridged=self.abridged,
            duplicates=tuple(duplicate.freeze(document) for duplicate in self.duplicates),
        )


@dataclass(slots=True)
class _DraftEntry:
    headword: _DraftText
    definition: _DraftText
    line: int


class DraftBook:
    """The records, glossary and findings of one document while it is read."""

    def __init__(self, document: SourceDocument, words: DocumentWords) -> None:
        self._document = document
        self._words = words
        self._records: dict[RuleNumber, _DraftRecord] = {}
        self._entries: list[_DraftEntry] = []
        self._findings: list[Finding] = []
        self._lines: dict[RuleNumber, int] = {}
        self._open: _DraftRecord | None = None
        self._last: _DraftText | None = None
        self._rule: RuleNumber | None = None
        self._ordinal = 0
        if document.damage is not None:
            self._report(FindingKind.LOSSY_SOURCE, f"accepted although {document.damage}")

    def add(self, piece: Piece) -> None:
        """Add the next piece."""
        if piece.problem is not None:
            kind, message = piece.problem
            number = str(piece.number) if piece.number else None
            self._report(kind, f"{message}: {self._excerpt(piece)}", number, piece.line)
        match piece.kind:
            case PieceKind.HEADING | PieceKind.RULE:
                if piece.number is not None:
                    self._begin(piece, piece.number, NumberOrigin.PRINTED)
            case PieceKind.ITEM:
                self._begin_item(piece)
            case PieceKind.EXAMPLE:
                self._add_example(piece)
            case PieceKind.TEXT:
                self._add_text(piece)
            case PieceKind.WRAPPED:
                self._add_rest(piece)
            case PieceKind.TERM:
                self._add_term(piece)
            case PieceKind.DEFINITION:
                self._add_definition(piece)

    def records(self) -> tuple[RuleRecord, ...]:
        """Return the records in document order."""
        return tuple(record.freeze(self._document) for record in self._records.values())

    def glossary(self) -> tuple[GlossaryEntry, ...]:
        """Return the glossary's entries in document order; a headword alone is none."""
        source = self._document.text
        return tuple(
            GlossaryEntry(
                headword=(headword := entry.headword.text(source)),
                text=entry.definition.text(source),
                obsolete=is_obsolete(headword, self._words),
                spans=entry.headword.spans(self._document) + entry.definition.spans(self._document),
            )
            for entry in self._entries
            if entry.definition.parts
        )

    def findings(self) -> tuple[Finding, ...]:
        """Return what reading brought up, in the order of lines."""
        for number, record in self._records.items():
            for one in (record, *record.duplicates):
                for text in (one.body, *one.examples):
                    if not text.is_printed():
                        what = "its number" if text is one.body else "an example's mark"
                        line = self._document.line_at(text.place)
                        self._report(
                            FindingKind.EMPTY_TEXT, f"no text follows {what}", str(number), line
                        )
        for entry in self._entries:
            if not entry.definition.parts:
                word = entry.headword.text(self._document.text)
                self._report(
                    FindingKind.UNATTACHED_TEXT,
                    f"a headword without a definition: {word!r}",
                    None,
                    entry.line,
                )
        return tuple(sorted(self._findings, key=lambda finding: finding.line or 0))

    def _begin(self, piece: Piece, number: RuleNumber, origin: NumberOrigin) -> None:
        draft = _DraftRecord(number, origin, _DraftText(piece.start), abridged=piece.abridged)
        draft.body.add(piece.start, piece.end)
        earlier = self._records.setdefault(number, draft)
        if earlier is draft:
            self._lines[number] = piece.line
        else:
            earlier.duplicates.append(draft)
            self._report(
                FindingKind.DUPLICATE_NUMBER,
                f"printed again, first in line {self._lines[number]}; both are kept",
                str(number),
                piece.line,
            )
        self._open, self._last = draft, draft.body
        self._rule = number.parent if number.level is Level.SUBRULE else number
        self._ordinal = number.ordinal

    def _begin_item(self, piece: Piece) -> None:
        if self._rule is None or self._rule.level is not Level.RULE:
            self._report_unattached(piece)
            return
        try:
            number = self._rule.child(self._ordinal + 1)
        except ValueError:  # beyond the last letters that a number can have
            self._report_unattached(piece)
        else:
            self._begin(piece, number, NumberOrigin.INFERRED)

    def _add_example(self, piece: Piece) -> None:
        if self._open is None or self._open.is_heading:
            self._report_unattached(piece)
            return
        self._last = _DraftText(piece.start)
        self._last.add(piece.start, piece.end)
        self._open.examples.append(self._last)

    def _add_text(self, piece: Piece) -> None:
        if self._open is None or self._open.is_heading:
            self._report_unattached(piece)
        else:
            # Below an example's mark that stands alone comes the example.
            examples = self._open.examples
            is_example = bool(examples) and not examples[-1].is_printed()
            self._last = examples[-1] if is_example else self._open.body
            self._last.add(piece.start, piece.end)

    def _add_rest(self, piece: Piece) -> None:
        if self._last is None or (self._open is not None and self._open.is_heading):
            self._report_unattached(piece)
        else:
            self._last.add(piece.start, piece.end, " ")

    def _add_term(self, piece: Piece) -> None:
        entry = _DraftEntry(_DraftText(piece.start), _DraftText(piece.end), piece.line)
        entry.headword.add(piece.start, piece.end)
        self._entries.append(entry)
        self._open = None

    def _add_definition(self, piece: Piece) -> None:
        if self._entries:
            self._last = self._entries[-1].definition
            self._last.add(piece.start, piece.end)
        else:
            self._report_unattached(piece)

    def _excerpt(self, piece: Piece) -> str:
        text = self._document.text[piece.start : piece.end]
        return repr(text if len(text) <= _EXCERPT else text[:_EXCERPT] + "…")

    def _report_unattached(self, piece: Piece) -> None:
        self._report(
            FindingKind.UNATTACHED_TEXT,
            f"text that belongs to no rule: {self._excerpt(piece)}",
            None,
            piece.line,
        )

    def _report(
        self, kind: FindingKind, message: str, number: str | None = None, line: int | None = None
    ) -> None:
        self._findings.append(Finding(kind, message, number, self._document.path, line))
