"""Reads rulebooks from texts without a manifest, and says whether they are faithful."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence

from indexer.assembly import assemble
from indexer.languages import profile_for
from indexer.model.edition import Edition
from indexer.model.finding import FindingKind
from indexer.model.glossary import GlossaryEntry
from indexer.model.rule import NumberOrigin, RuleRecord, SourceSpan
from indexer.model.rulebook import Rulebook
from indexer.parsing.lines import split_lines
from indexer.parsing.parser import ParsedDocument, parse
from indexer.sources.decoding import SourceDocument, decode
from indexer.sources.manifest import SourceEntry

PATH = "es/inventado.txt"


def entry(
    locale: str = "es",
    edition: str = "undated",
    *,
    path: str = PATH,
    layout: str = "auto",
    encoding: str = "utf-8",
    complete: bool = False,
    sha256: str | None = None,
    accept_lossy: bool = False,
) -> SourceEntry:
    """What a manifest would declare of a document of which little is known."""
    return SourceEntry(
        path=path,
        locale=locale,
        edition=Edition(edition),
        layout=layout,
        encoding=encoding,
        title="unknown",
        publisher="unknown",
        official=False,
        retrieved_on="unknown",
        complete=complete,
        licence="unknown",
        sha256=sha256,
        accept_lossy=accept_lossy,
        line=1,
    )


def source(text: str, declared: SourceEntry | None = None) -> SourceDocument:
    """A document of this text."""
    return SourceDocument(declared or entry(), hashlib.sha256(text.encode()).hexdigest(), text)


def read(
    text: str,
    locale: str = "es",
    edition: str = "undated",
    *,
    layout: str = "auto",
    path: str = PATH,
) -> ParsedDocument:
    """One parsed document."""
    declared = entry(locale, edition, layout=layout, path=path)
    return parse(source(text, declared), profile_for(locale))


def texts(parsed: ParsedDocument) -> dict[str, str | None]:
    """What is printed under each number."""
    return {str(record.number): record.title or record.text for record in parsed.records}


def found(parsed: ParsedDocument) -> list[tuple[FindingKind, int | None]]:
    """The kind and line of each finding."""
    return [(finding.kind, finding.line) for finding in parsed.findings]


def body(text: str, *, locale: str = "es") -> ParsedDocument:
    """The rules alone, without anything around them."""
    parsed = read(text, locale)
    assert lost_lines(parsed) == []
    return parsed


def read_book(
    text: str, locale: str = "es", edition: str = "undated", *, complete: bool = False
) -> Rulebook:
    """The rulebook of one document."""
    declared = entry(locale, edition, complete=complete)
    return assemble([parse(source(text, declared), profile_for(locale))])


def read_bytes(content: bytes, locale: str, edition: str, encoding: str) -> Rulebook:
    """The rulebook of one document's bytes."""
    return read_book(decode(content, encoding, PATH), locale, edition)


def all_texts(rulebook: Rulebook) -> Iterator[RuleRecord]:
    """Every record, those printed under a number already held among them."""
    for record in rulebook.records:
        yield record
        yield from record.duplicates


def content(rulebook: Rulebook) -> list[object]:
    """All that a rulebook says, without the places where it stands."""
    return [
        *(
            (
                str(record.number),
                record.origin,
                record.title,
                record.text,
                record.abridged,
                [example.text for example in record.examples],
            )
            for record in all_texts(rulebook)
        ),
        *((entry.headword, entry.text, entry.obsolete) for entry in rulebook.glossary),
    ]


def folded(text: str) -> str:
    """A text with its runs of white space folded."""
    return " ".join(text.split())


def unfaithful(rulebook: Rulebook, text: str) -> list[str]:
    """What breaks the slice invariant: texts that are not what stands at their spans."""

    def differs(spans: Sequence[SourceSpan], printed: str) -> bool:
        return folded("\n".join(text[span.start : span.end] for span in spans)) != folded(printed)

    wrong = []
    for record in all_texts(rulebook):
        if record.origin is NumberOrigin.IMPLIED:
            continue
        if differs(record.spans, record.title or record.text or ""):
            wrong.append(str(record.number))
        wrong += [
            f"{record.number} example {example.index}"
            for example in record.examples
            if differs(example.spans, example.text)
        ]
    wrong += [
        entry.headword
        for entry in rulebook.glossary
        if differs(entry.spans, f"{entry.headword}\n{entry.text}")
    ]
    return wrong


def lost_lines(parsed: ParsedDocument) -> list[int]:
    """The printed lines that are in no record, no finding, and not named as left out."""
    document = parsed.source
    held = {one.line for one in parsed.left_out} | {one.line for one in parsed.findings}
    for span in _spans(parsed.records, parsed.glossary):
        first = document.line_at(span.start)
        held.update(range(first, document.line_at(max(span.start, span.end - 1)) + 1))
    # A number or a mark may stand by itself above its text, which is what spans lead to.
    alone = {str(record.number) for record in parsed.records}
    marks = profile_for(document.entry.locale).document.example_marks
    alone |= {folded(mark).casefold() for mark in marks}
    return [
        line.number
        for line in split_lines(document.text)
        if line.number not in held
        and alone.isdisjoint(word.strip(".:：- ").casefold() for word in line.text.split())
    ]


def _spans(
    records: Iterable[RuleRecord], glossary: Iterable[GlossaryEntry]
) -> Iterator[SourceSpan]:
    for record in records:
        yield from record.spans
        for example in record.examples:
            yield from example.spans
        yield from _spans(record.duplicates, ())
    for entry_ in glossary:
        yield from entry_.spans
