"""A rulebook as a compact table that points into its locale's texts, and back; opens no files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from typing import Any

import orjson

from indexer.model.finding import Finding, FindingKind
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import RuleNumber
from indexer.model.rule import Example, NumberOrigin, RuleRecord, SourceSpan
from indexer.model.rulebook import Rulebook, RulebookInfo
from indexer.snapshot.texts import StoredTexts, TextTable


def encode_rulebook(rulebook: Rulebook, texts: TextTable) -> bytes:
    """Return the rulebook's records, glossary and findings as bytes; its texts go into `texts`.

    Each record is a line of its own, so that one can be read without the others.
    """
    encoder = _Encoder(rulebook.info, texts)
    lines = [orjson.dumps(encoder.record(record)) for record in rulebook.records]
    rest = {
        "glossary": [encoder.entry(entry) for entry in rulebook.glossary],
        "findings": [astuple(finding) for finding in rulebook.findings],
    }
    return b"\n".join([b"", *lines, orjson.dumps(rest)])


def decode_rulebook(data: bytes, info: RulebookInfo, texts: StoredTexts) -> Rulebook:
    """Return the rulebook that `encode_rulebook` was given."""
    lines, _, rest = data.rpartition(b"\n")
    rows = orjson.loads(b"[%b]" % lines[1:].replace(b"\n", b","))
    stored = orjson.loads(rest)
    decoder = _Decoder(info, texts)
    return Rulebook(
        info,
        tuple(decoder.record(row) for row in rows),
        tuple(decoder.entry(row) for row in stored["glossary"]),
        tuple(Finding(FindingKind(kind), *rest) for kind, *rest in stored["findings"]),
    )


def decode_record(
    data: bytes, info: RulebookInfo, texts: StoredTexts, number: RuleNumber
) -> RuleRecord | None:
    """Return one record of the rulebook that `encode_rulebook` was given, or None."""
    start = data.find(b'\n["%b",' % str(number).encode("ascii")) + 1
    if not start:
        return None
    row = orjson.loads(data[start : data.index(b"\n", start)])
    return _Decoder(info, texts).record(row)


class _Encoder:
    def __init__(self, info: RulebookInfo, texts: TextTable) -> None:
        self._documents = {document.path: at for at, document in enumerate(info.documents)}
        self._texts = texts

    def record(self, record: RuleRecord) -> tuple[Any, ...]:
        return (
            str(record.number),
            record.origin.value,
            self._text(record.title),
            self._text(record.text),
            self._spans(record.spans),
            [(self._text(example.text), self._spans(example.spans)) for example in record.examples],
            int(record.abridged),
            [self.record(duplicate) for duplicate in record.duplicates],
        )

    def entry(self, entry: GlossaryEntry) -> tuple[Any, ...]:
        return (
            self._text(entry.headword),
            self._text(entry.text),
            int(entry.obsolete),
            self._spans(entry.spans),
        )

    def _text(self, text: str | None) -> int | None:
        return None if text is None else self._texts.place(text)

    def _spans(self, spans: Sequence[SourceSpan]) -> list[int]:
        """Spans as one flat row: document, start, length, document, …"""
        flat: list[int] = []
        for document, start, end in spans:
            flat += (self._documents[document], start, end - start)
        return flat


class _Decoder:
    def __init__(self, info: RulebookInfo, texts: StoredTexts) -> None:
        self._documents = [document.path for document in info.documents]
        self._texts = texts

    def record(self, row: list[Any]) -> RuleRecord:
        number, origin, title, text, spans, examples, abridged, duplicates = row
        return RuleRecord(
            RuleNumber.parse(number),
            NumberOrigin(origin),
            self._text(title),
            self._text(text),
            self._spans(spans),
            tuple(
                Example(index, self._texts[place], self._spans(flat))
                for index, (place, flat) in enumerate(examples, start=1)
            ),
            bool(abridged),
            tuple(self.record(duplicate) for duplicate in duplicates),
        )

    def entry(self, row: list[Any]) -> GlossaryEntry:
        headword, text, obsolete, spans = row
        return GlossaryEntry(
            self._texts[headword], self._texts[text], bool(obsolete), self._spans(spans)
        )

    def _text(self, place: int | None) -> str | None:
        return None if place is None else self._texts[place]

    def _spans(self, flat: list[int]) -> tuple[SourceSpan, ...]:
        return tuple(
            SourceSpan(self._documents[document], start, start + length)
            for document, start, length in zip(flat[::3], flat[1::3], flat[2::3], strict=True)
        )
