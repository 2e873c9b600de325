"""Reads a document as if it were declared: what it holds, and what speaks against taking it.

It writes nothing. Asking and telling is the command's part.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from shlex import quote

from indexer.adding.languages import lines_in_others
from indexer.assembly import assemble, read_rulebook, rulebook_entries
from indexer.languages import profile_for
from indexer.model.errors import (
    ImportFailed,
    LossySource,
    ManifestError,
    RefusedSource,
    ReglarioError,
    UndecodableSource,
)
from indexer.model.finding import Finding, FindingKind
from indexer.model.locale import canonical_tag
from indexer.model.rulebook import UNKNOWN, Rulebook
from indexer.parsing.lines import Line, split_lines
from indexer.parsing.number_lines import (
    begins_like_rule,
    looks_like_letter,
    read_heading,
)
from indexer.parsing.parser import ParsedDocument, check_layout, parse
from indexer.parsing.wrapping import ends_sentence
from indexer.sources.decoding import document_of
from indexer.sources.forms import check_form
from indexer.sources.importers import importer_for
from indexer.sources.manifest import AUTO, MANIFEST, SourceEntry, check_entry
from indexer.sources.manifest_editing import declared
from indexer.sources.suggesting import Suggestion, suggest_encoding
from indexer.validation import find_lacks


@dataclass(frozen=True, slots=True)
class Wish:
    """A document that is to be added, and what is declared of it.

    Attributes:
        file: where it lies now. place: where it is to lie in the data directory; None: `lang/name`.
        encoding: None to have one suggested.
        accept_lossy, accept_fewer: take it although text is lost, or rules are missing.
    """

    file: Path
    lang: str
    edition: str
    encoding: str | None = None
    layout: str = AUTO
    title: str = UNKNOWN
    publisher: str = UNKNOWN
    official: bool = False
    complete: bool = False
    retrieved_on: str = UNKNOWN
    licence: str = UNKNOWN
    url: str | None = None
    place: str | None = None
    accept_lossy: bool = False
    accept_fewer: bool = False


@dataclass(frozen=True, slots=True)
class Judged:
    """What a document holds, and what speaks against taking it.

    Attributes:
        parsed: what it holds. rulebook: made of it alone.
        before: the whole book of the same language that it follows, or None.
        mixed_up: of what it says of itself. losses: what of it is in no record.
        lacks: what a whole book should hold and it does not.
    """

    parsed: ParsedDocument
    rulebook: Rulebook
    before: Rulebook | None
    mixed_up: tuple[str, ...]
    losses: tuple[str, ...]
    lacks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A document that was read and could be added.

    Attributes:
        fields: its entry in the manifest. files: what is to be written, by path.
        judged: what it holds, and what speaks against it.
        suggestion: the encoding, where it was not declared.
        notes: what an importer left out. losses: what of it is in no record, or not in the text.
        refusals: why it is not to be added as it is.
    """

    fields: dict[str, str | bool]
    files: dict[str, bytes]
    judged: Judged
    suggestion: Suggestion | None
    notes: tuple[str, ...]
    losses: tuple[str, ...]
    refusals: tuple[str, ...]

    @property
    def path(self) -> str:
        """The path of the text that is read."""
        return str(self.fields["path"])


def read_candidate(
    data: Path, wish: Wish, *, on_step: Callable[[str], None] = lambda what: None
) -> Candidate:
    """Read a document as if it were declared; nothing is written.

    Raises:
        SourceError: it cannot be read whole, its date of effect is not the edition, its place is
            taken, or what is declared of it is wrong.
        NotInstalled: it needs an importer whose library is not here.
        OSError: the file cannot be read.
    """
    content = wish.file.read_bytes()
    fields = _fields(data, wish)
    _check(data, fields)  # what is wrong with the options is told before a long import
    on_step(f"reading {wish.file.name}")
    text = _as_text(content, wish, str(fields["path"]))
    fields |= text.fields
    files = {str(fields["original" if "original" in fields else "path"]): content}
    files[str(fields["path"])] = text.content
    check_free(data, files)
    entry = _check(data, fields)
    try:
        document = document_of(text.content, entry)
    except LossySource:
        if not wish.accept_lossy:
            raise
        fields["accept_lossy"] = True
        entry = _check(data, fields)
        document = document_of(text.content, entry)
    parsed = parse(document, profile_for(entry.locale))
    on_step("reading the edition before")
    judged = judge(data, parsed)
    losses = (*text.losses, *judged.losses)
    if losses and wish.accept_lossy:
        fields["accept_lossy"] = True
    refusals = (
        *judged.mixed_up,
        *(() if wish.accept_lossy else losses),
        *(() if wish.accept_fewer else judged.lacks),
    )
    return Candidate(fields, files, judged, text.suggestion, text.notes, losses, refusals)


def judge(data: Path, parsed: ParsedDocument) -> Judged:
    """Say what speaks against taking a document that was read."""
    document = parsed.source
    entry = document.entry
    rulebook = assemble([parsed])
    before = _book_before(data, entry) if entry.complete else None
    lacks = tuple(find_lacks(rulebook, before)) if before is not None else ()
    others = (
        f"{one.message}; take them out, or accept the loss with --accept-lossy."
        for one in lines_in_others(entry.path, document.text, profile_for(entry.locale))
    )
    return Judged(
        parsed,
        replace(rulebook, findings=(*lacks, *rulebook.findings)),
        before,
        tuple(_date_refusals(parsed)),
        (*_unread_rules(parsed), *others),
        tuple(_lacking((*lacks, *_cut_short(parsed)))),
    )


@dataclass(frozen=True, slots=True)
class _Text:
    """What is to be read of a file: its own bytes, or the text that an importer made."""

    content: bytes
    fields: dict[str, str | bool]
    suggestion: Suggestion | None = None
    notes: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()


def _fields(data: Path, wish: Wish) -> dict[str, str | bool]:
    fields: dict[str, str | bool] = {
        "path": _place(data, wish),
        "lang": wish.lang,
        "edition": wish.edition,
        "layout": wish.layout,
        "encoding": wish.encoding or "utf-8",
        "title": wish.title,
        "publisher": wish.publisher,
        "official": wish.official,
        "retrieved_on": wish.retrieved_on,
        "complete": wish.complete,
        "licence": wish.licence,
    }
    return fields if wish.url is None else {**fields, "url": wish.url}


def _as_text(content: bytes, wish: Wish, place: str) -> _Text:
    importer = importer_for(wish.file.name)
    check_form(content, place, importer.name if importer else None)
    if importer is not None:
        try:
            imported = importer.read(content, wish.encoding, place, wish.lang)
        except ReglarioError:
            raise
        except Exception as error:  # the libraries raise what they come upon in damaged files
            raise ImportFailed(
                place, f"it cannot be read as {importer.name} ({error!r}); is it damaged?"
            ) from error
        made = imported.text.encode()
        fields: dict[str, str | bool] = {
            "path": f"{place}.txt",
            "encoding": "utf-8",
            "sha256": hashlib.sha256(made).hexdigest(),
            "original": place,
            "original_sha256": hashlib.sha256(content).hexdigest(),
            "importer": importer.label,
        }
        return _Text(made, fields, None, imported.notes, imported.losses)
    fields = {"sha256": hashlib.sha256(content).hexdigest()}
    if wish.encoding is not None:
        return _Text(content, fields)
    suggestion = suggest_encoding(content, canonical_tag(wish.lang))
    if suggestion is None:
        raise UndecodableSource(
            place, "no encoding can be suggested for it; find it out and say it: --encoding."
        )
    return _Text(content, {**fields, "encoding": suggestion.encoding}, suggestion)


def _place(data: Path, wish: Wish) -> str:
    """Where the file is to lie: as asked, else where it lies if that is in the data directory."""
    if wish.place is not None:
        return wish.place
    file = wish.file.resolve()
    if file.is_relative_to(data.resolve()):
        return file.relative_to(data.resolve()).as_posix()
    return f"{wish.lang}/{wish.file.name}"


def _check(data: Path, fields: dict[str, str | bool]) -> SourceEntry:
    """Check the fields as the manifest's reader will, naming the document and not the manifest."""
    try:
        entry = check_entry(data, fields)
    except ManifestError as error:
        raise ManifestError(str(fields["path"]), error.reason) from error
    check_layout(entry)
    return entry


def check_free(data: Path, files: dict[str, bytes]) -> None:
    """Check that nothing else is declared or lies where files are to be written.

    Raises:
        RefusedSource: something is. The same bytes, undeclared, are what a killed `add` leaves.
    """
    taken = {
        used.casefold(): entry
        for entry in declared(data).entries
        for used in (entry.path, entry.original)
        if used is not None
    }
    for path, content in files.items():
        entry = taken.get(path.casefold())
        if entry is not None:
            raise RefusedSource(
                path,
                f"it is declared already (line {entry.line} of {MANIFEST}); remove it first "
                f"(reglario remove {quote(entry.path)}), or name another place with --as.",
            )
        target = data / path
        if os.path.lexists(target) and (not target.is_file() or target.read_bytes() != content):
            raise RefusedSource(
                path, "something else lies there already; name another place with --as."
            )


def _book_before(data: Path, entry: SourceEntry) -> Rulebook | None:
    """The newest whole book of the same language from before the entry's edition."""
    groups = rulebook_entries(declared(data))
    earlier = [
        group
        for group in groups
        if group[0].locale == entry.locale
        and group[0].edition.recency < entry.edition.recency
        and any(one.complete for one in group)
    ]
    if not earlier:
        return None
    return read_rulebook(data, max(earlier, key=lambda group: group[0].edition.recency))[0]


def _date_refusals(parsed: ParsedDocument) -> Iterator[str]:
    printed, edition = parsed.printed_on, parsed.source.entry.edition
    if printed is not None and not printed.agrees_with(edition.id):
        yield (
            f"it says that it is effective as of {printed}, but the edition is given as {edition}; "
            f"give the printed date: --edition {printed}."
        )


def _unread_rules(parsed: ParsedDocument) -> Iterator[str]:
    """Lines that look like rules and are none: the document was not understood."""
    rules = (record for record in parsed.records if record.text is not None)
    first = min(rules, key=lambda record: record.spans[0].start)
    place = parsed.source.line_at(first.spans[0].start)
    lines = split_lines(parsed.source.text)
    before = [line for line in lines if line.number < place]
    if before and str(first.number) in before[-1].text:  # on a line of its own above its text
        del before[-1]
    known = {one.line for one in parsed.left_out if one.note != "title"}
    unread = [line for line in before if line.number not in known and begins_like_rule(line)]
    yield from _told_unread(unread, "before the first rule ")
    told = {one.line for one in parsed.findings if one.kind is FindingKind.UNREADABLE_NUMBER}
    swallowed = [
        line
        for above, line in pairwise(lines[len(before) :])
        if line.number in told
        # What goes on with the sentence above begins with a reference.
        and (line.gap or ends_sentence(above) or read_heading(above))
        and not looks_like_letter(line)
    ]
    yield from _told_unread(swallowed, "")


def _told_unread(lines: Sequence[Line], where: str) -> Iterator[str]:
    if lines:
        yield (
            f"lines {where}that look like rules and cannot be read: {len(lines)}, "
            f"the first in line {lines[0].number}: {lines[0].text[:60]!r}; correct them, or "
            "accept the loss with --accept-lossy."
        )


def _cut_short(parsed: ParsedDocument) -> Iterator[Finding]:
    """What shows by itself that a whole book was cut short."""
    return (one for one in parsed.findings if one.kind is FindingKind.INCOMPLETE)


def _lacking(lacks: Sequence[Finding]) -> Iterator[str]:
    if lacks:
        told = "; ".join(finding.message for finding in lacks)
        yield f"{told}; check encoding and layout, or insist with --accept-fewer."
