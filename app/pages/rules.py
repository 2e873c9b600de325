"""The page of a section, chapter, rule or subrule in its context."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from app.books import Book
from app.citations.citation import Citation
from app.citations.formats import FORMATS
from app.dependencies import find_read, number_in_path
from app.pages.embed_code import embed_codes
from app.pages.page import Page, redirect, show
from app.pages.structured import rule_data
from app.pages.text import paragraphs
from app.pages.view import View, edition_parameter, open_view
from indexer.model.errors import NumberError
from indexer.model.number import Level, RuleNumber
from indexer.model.reference import Reference, TargetStatus
from indexer.model.rule import NumberOrigin, RuleRecord
from indexer.model.rulebook import DocumentInfo, RulebookInfo
from indexer.references.reading import read_number

MOST_BYTES = 60_000
"""A longer chapter shows its rules without their subrules, so that its page stays small."""

MOST_CITING = 40
"""How many citing rules are listed; the others are counted."""

_IN_PANEL = ("text", "markdown", "html", "bibtex", "ris")
"""The forms of a citation that people paste, in the order of the panel."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A record as a page shows it.

    Attributes:
        texts: its text, then what else its source prints under the same number, as HTML.
        examples: as HTML. below: the records under it that are shown with it.
        hidden: how many records under it are not shown.
    """

    record: RuleRecord
    url: str
    heading: str | None
    texts: tuple[str, ...]
    examples: tuple[str, ...]
    below: tuple[Entry, ...] = ()
    hidden: int = 0

    @property
    def is_inferred(self) -> bool:
        """Whether its number was worked out rather than printed."""
        return self.record.origin is NumberOrigin.INFERRED

    @property
    def is_implied(self) -> bool:
        """Whether only those below it tell of it."""
        return self.record.origin is NumberOrigin.IMPLIED


@dataclass(frozen=True, slots=True)
class Pointer:
    """A link to a rule: number, what it is called or says, and, where it is absent, why.

    Attributes:
        url: None where this rulebook does not hold it. status: of a reference; None elsewhere.
        elsewhere: (locale, URL) of other languages that do hold it.
    """

    number: str
    name: str | None
    url: str | None
    status: TargetStatus | None = None
    elsewhere: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Version:
    """The same number in another rulebook.

    Attributes:
        same_edition: whether it is of the edition of the page; None where nobody knows.
    """

    info: RulebookInfo
    url: str
    same_edition: bool | None


def rule_page(request: Request) -> Response:
    """Answer a number's page.

    Raises:
        ReglarioError: there is no such page; it says why.
    """
    view = open_view(request)
    typed = number_in_path(request.path_params["number"])
    read = read_number(typed)
    edition = request.query_params.get("edition") or None
    if read.edition is not None or read.locale is not None:
        found = find_read(
            view.asked,
            read,
            typed,
            None if read.locale else view.book.locale,
            None if read.edition else edition,
        )
        return redirect(View(view.asked, found.book).url(found.record.number))
    found = find_read(view.asked, read, typed, view.book.locale, view.book.edition)
    if found.normalized_from is not None:
        return redirect(view.url(found.record.number))
    return show(view, "rule.html", _page(view, found.record))


def _page(view: View, record: RuleRecord) -> Page:
    book, number = view.book, record.number
    citation = book.cite(record)
    entry = _whole(view, record)
    parent = None if number.parent is None else book.get(number.parent)
    previous, following = _neighbours(book, number)
    context = {
        "entry": entry,
        "label": book.label(number),
        "trail": [*number.above][::-1],
        "parent": entry_of(view, parent) if number.level is Level.SUBRULE and parent else None,
        "previous": _pointer(view, previous),
        "following": _pointer(view, following),
        "references": list(_references(view, entry)),
        "citing": list(_citing(view, number)),
        "most_citing": MOST_CITING,
        "versions": list(_versions(view, number)),
        "citation": citation,
        "panel": _panel(view, record, citation),
        "document": _document(book, citation),
        "mark": book.example_mark,
    }
    return Page(
        path=view.url(number),
        siblings=view.siblings(number=number),
        json=view.links.edition_rule(book.edition, book.locale, str(number)),
        data=rule_data(view, record, citation),
        oembed=view.links.oembed(view.public(view.url(number))),
        context=context,
    )


def _whole(view: View, record: RuleRecord) -> Entry:
    """Return a record with all below it, or without the subrules where that would be too much."""
    book = view.book
    if record.level is Level.SECTION:
        return entry_of(view, record, depth=1)
    below = (book.get(number) for number in book.rulebook.descendants(record.number))
    texts = (text for held in below if held is not None for _, text in held.fields())
    size = sum(len(text.encode()) for text in texts)
    return entry_of(view, record, depth=1 if size > MOST_BYTES else 2)


def entry_of(view: View, record: RuleRecord, depth: int = 0) -> Entry:
    """Return a record as pages show it, with this many levels below it."""
    book, number = view.book, record.number
    references = book.outgoing(number)
    below = book.children(number)
    text = () if record.text is None else (_text(view, record, "text"),)
    return Entry(
        record,
        view.url(number),
        record.title or book.rulebook.heading_of(number),
        (*text, *(paragraphs(view, twin.text or "") for twin in record.duplicates)),
        tuple(
            paragraphs(
                view,
                example.text,
                [found for found in references if found.field == example.field],
            )
            for example in record.examples
        ),
        tuple(entry_of(view, child, depth - 1) for child in below) if depth else (),
        0 if depth else len(below),
    )


def _text(view: View, record: RuleRecord, field: str) -> str:
    references = view.book.outgoing(record.number)
    return paragraphs(view, record.text or "", [one for one in references if one.field == field])


def _neighbours(book: Book, number: RuleNumber) -> tuple[RuleNumber | None, RuleNumber | None]:
    """Return what is read before and after: a page shows what is below it, so that is passed over.

    Subrules follow each other across rules, in document order.
    """
    rulebook = book.rulebook
    if number.level is Level.SUBRULE:
        return rulebook.previous(number), rulebook.next(number)
    alike = [record.number for record in rulebook.records if record.level is number.level]
    at = alike.index(number)
    return (
        alike[at - 1] if at else None,
        alike[at + 1] if at + 1 < len(alike) else None,
    )


def _pointer(view: View, number: RuleNumber | None) -> Pointer | None:
    if number is None:
        return None
    record = view.book.get(number)
    text = (record.title or record.text or "") if record else ""
    return Pointer(str(number), _excerpt(text, 50), view.url(number))


def _references(view: View, entry: Entry) -> Iterator[Pointer]:
    """Yield what an entry and those shown under it refer to, each number once, as first met."""
    seen: set[str] = set()
    for reference in _outgoing(view.book, entry):
        for target in reference.targets:
            if target.number in seen:
                continue
            seen.add(target.number)
            if target.status.is_held:
                number = RuleNumber.parse(target.number)
                yield Pointer(target.number, view.name(number), view.url(number), target.status)
            else:
                yield Pointer(
                    target.number,
                    target.title,
                    None,
                    target.status,
                    _elsewhere(view, target.number),
                )


def _outgoing(book: Book, entry: Entry) -> Iterator[Reference]:
    yield from book.outgoing(entry.record.number)
    for below in entry.below:
        yield from _outgoing(book, below)


def _elsewhere(view: View, number: str) -> tuple[tuple[str, str], ...]:
    """Return the newest pages of other languages that hold a number that this rulebook lacks."""
    try:
        parsed = RuleNumber.parse(number)
    except NumberError:
        return ()
    snapshot = view.asked.present.snapshot
    return tuple(
        (info.locale, view.links.page(info.locale, number))
        for info in snapshot.holders(parsed)
        if info.locale != view.book.locale and info == snapshot.latest(info.locale)
    )


def _citing(view: View, number: RuleNumber) -> Iterator[Pointer]:
    for citing in dict.fromkeys(
        incoming.number for incoming in view.book.references.incoming(number)
    ):
        record = view.book.get(citing)
        text = (record.text or record.title or "") if record else ""
        yield Pointer(str(citing), _excerpt(text, 110), view.url(citing))


def _excerpt(text: str, most: int) -> str:
    folded = " ".join(text.split())
    if len(folded) <= most:
        return folded
    cut = folded[:most]
    return (cut.rpartition(" ")[0] or cut).rstrip(" ,;:(") + "…"


def _versions(view: View, number: RuleNumber) -> Iterator[Version]:
    mine = view.book.info
    for info in view.asked.present.snapshot.holders(number):
        if info == mine:
            continue
        edition = edition_parameter(view.asked, info)
        url = view.links.page(info.locale, str(number), edition=edition)
        yield Version(info, url, mine.same_edition_as(info))


def _panel(view: View, record: RuleRecord, citation: Citation) -> Mapping[str, object]:
    """Return the forms to paste, the codes to embed it, and the links to the other forms."""
    return {
        "pasted": [
            (name, str(FORMATS[name].print(citation)).rstrip("\r\n"))
            for name in _IN_PANEL
            if name in FORMATS
        ],
        "embed": embed_codes(view.book, record),
        "linked": [
            (name, view.links.citation(citation.edition, citation.lang, citation.number, name))
            for name in FORMATS
            if name not in _IN_PANEL[:3]
        ],
    }


def _document(book: Book, citation: Citation) -> DocumentInfo | None:
    if citation.source is None:
        return None
    return book.document(citation.source.document)
