"""From the documents of one edition and locale to one rulebook.

It knows how the documents of a manifest belong together and which text counts where two hold one
number. What a document says is the parser's business.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

from indexer.languages import profile_for
from indexer.model.digest import REVISION_LENGTH, rulebook_digest, texts_digest
from indexer.model.finding import Finding, FindingKind
from indexer.model.number import RuleNumber
from indexer.model.rule import NumberOrigin, RuleRecord
from indexer.model.rulebook import (
    UNKNOWN,
    DocumentInfo,
    Rulebook,
    RulebookInfo,
    count_records,
)
from indexer.parsing.parser import ParsedDocument, check_layout, parse
from indexer.sources.decoding import SourceDocument, read_source
from indexer.sources.manifest import Manifest, SourceEntry, read_manifest
from indexer.validation import validate


def read_rulebooks(data: Path) -> Iterator[tuple[Rulebook, tuple[SourceDocument, ...]]]:
    """Read every rulebook that a data directory declares, one at a time, by locale, then edition.

    Nothing is kept of a rulebook once the next is asked for.

    Raises:
        SourceError: the manifest or a document cannot be read whole.
    """
    for entries in rulebook_entries(read_manifest(data)):
        yield read_rulebook(data, entries)


def rulebook_entries(manifest: Manifest) -> tuple[tuple[SourceEntry, ...], ...]:
    """Return the manifest's entries, those of one rulebook together, by locale, then edition.

    Raises:
        UnknownLayout: an entry names a layout that does not exist.
    """
    groups: dict[tuple[str, str], list[SourceEntry]] = {}
    for entry in manifest.entries:
        check_layout(entry)
        groups.setdefault((entry.locale, entry.edition.id), []).append(entry)
    return tuple(tuple(groups[key]) for key in sorted(groups))


def read_rulebook(
    data: Path, entries: Sequence[SourceEntry]
) -> tuple[Rulebook, tuple[SourceDocument, ...]]:
    """Read one rulebook from its entries; independent of every other, so that processes may share
    the work.

    Raises:
        SourceError: a document cannot be read whole.
    """
    documents = tuple(read_source(data, entry) for entry in entries)
    profile = profile_for(entries[0].locale)
    return assemble([parse(document, profile) for document in documents]), documents


def assemble(parsed: Sequence[ParsedDocument]) -> Rulebook:
    """Make one rulebook of the parsed documents of one edition and locale, in manifest order."""
    merging = _Merging()
    for document in parsed:
        merging.add(document)
    records = tuple(_with_implied(merging.records()))
    glossary = tuple(entry for document in parsed for entry in document.glossary)

    entries = [document.source.entry for document in parsed]
    info = RulebookInfo(
        edition=entries[0].edition,
        locale=entries[0].locale,
        complete=any(entry.complete for entry in entries),
        official=all(entry.official for entry in entries),
        title=_shared(entry.title for entry in entries),
        publisher=_shared(entry.publisher for entry in entries),
        documents=tuple(map(_document_info, parsed)),
        revision="",
        texts_sha256=texts_digest(records, glossary),
        counts=count_records(records, glossary),
    )
    digest = rulebook_digest(info, records, glossary)
    book = Rulebook(replace(info, revision=digest[:REVISION_LENGTH]), records, glossary)
    read = (finding for document in parsed for finding in (*document.findings, *_dates(document)))
    return replace(book, findings=(*read, *merging.findings, *validate(book)))


def _shared(values: Iterable[str]) -> str:
    """What all documents say; `unknown` where they differ."""
    different = set(values)
    return different.pop() if len(different) == 1 else UNKNOWN


def _document_info(parsed: ParsedDocument) -> DocumentInfo:
    source, entry = parsed.source, parsed.source.entry
    return DocumentInfo(
        path=entry.path,
        locale=entry.locale,
        edition=entry.edition.id,
        encoding=entry.encoding,
        layout=parsed.layout,
        sha256=source.sha256,
        characters=len(source.text),
        title=entry.title,
        publisher=entry.publisher,
        official=entry.official,
        retrieved_on=entry.retrieved_on,
        licence=entry.licence,
        complete=entry.complete,
        lossy=source.damage is not None,
    )


def _dates(parsed: ParsedDocument) -> Iterator[Finding]:
    """Tell a date that is printed for an undated edition, or a dated one's that is not printed."""
    edition, printed = parsed.source.entry.edition, parsed.printed_on
    if edition.effective_on is None and printed is not None:
        message = f"effective as of {printed} is printed, but the edition is declared as {edition}"
    elif edition.effective_on is not None and printed is None:
        message = f"the edition {edition} is declared, but no date of effect is printed"
    else:
        return
    yield Finding(FindingKind.PRINTED_DATE, message, document=parsed.source.path)


class _Merging:
    """Joins the records of several documents, the first document's order leading."""

    def __init__(self) -> None:
        self._order: list[RuleNumber] = []
        self._held: dict[RuleNumber, RuleRecord] = {}
        self.findings: list[Finding] = []

    def add(self, document: ParsedDocument) -> None:
        """Add one document's records; where a number is held already, choose or keep both."""
        is_first = not self._order
        for record in document.records:
            held = self._held.get(record.number)
            if held is not None:
                self._held[record.number] = self._join(held, record)
                continue
            self._held[record.number] = record
            at = len(self._order) if is_first else bisect_right(self._order, record.number)
            self._order.insert(at, record.number)

    def records(self) -> tuple[RuleRecord, ...]:
        """Return the joined records in order."""
        return tuple(self._held[number] for number in self._order)

    def _join(self, held: RuleRecord, record: RuleRecord) -> RuleRecord:
        """Keep every text that another does not say as well; a complete one is looked up first."""
        texts = _apart(held)
        for at, new in enumerate(_apart(record)):
            if any(_says(text, new) for text in texts):
                continue
            said = next((place for place, text in enumerate(texts) if _says(new, text)), None)
            if said is not None:
                texts[said] = new
                continue
            if at == 0:  # what one document prints twice is told of it alone
                self._report_conflict(texts[0], new)
            texts.append(new)
        first = max(texts, key=lambda one: (not one.abridged, one.abridged and len(one.text or "")))
        others = tuple(text for text in texts if text is not first)
        return replace(first, duplicates=others)

    def _report_conflict(self, held: RuleRecord, new: RuleRecord) -> None:
        places = [one.spans[0].document for one in (held, new)]
        self.findings.append(
            Finding(
                FindingKind.CONFLICTING_TEXTS,
                f"{places[0]} and {places[1]} print different texts; one is looked up, the other "
                "kept as a duplicate",
                str(new.number),
                places[1],
            )
        )


def _apart(record: RuleRecord) -> list[RuleRecord]:
    """All that is printed under one number, each text by itself."""
    return [replace(record, duplicates=()), *record.duplicates]


def _says(record: RuleRecord, other: RuleRecord) -> bool:
    """Whether a record says all that another of its number does, white space apart."""
    text, said = (" ".join((one.title or one.text or "").split()) for one in (record, other))
    is_beginning = other.abridged and text.startswith(said.rstrip("… ."))
    examples, told = ([one.text.split() for one in each.examples] for each in (record, other))
    return (text == said or not said or is_beginning) and (told in ([], examples))


def _with_implied(records: Sequence[RuleRecord]) -> Iterator[RuleRecord]:
    """Put each number that only those below it tell of just before the first that does."""
    held = {record.number for record in records}
    for record in records:
        missing = []
        for above in takewhile(lambda above: above not in held, record.number.above):
            held.add(above)
            missing.append(RuleRecord(above, NumberOrigin.IMPLIED, None, None, ()))
        yield from reversed(missing)
        yield record
