"""The JSON forms of records and of what hangs on them. The names here are the contract's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from app.books import Book
from app.citations.citation import ATTRIBUTION
from app.links import Links
from indexer.model.number import Level, RuleNumber
from indexer.model.reference import Reference
from indexer.model.rule import NumberOrigin, RuleRecord
from indexer.model.rulebook import DocumentInfo, RulebookInfo

Fields = dict[str, Any]


def rule_fields(book: Book, record: RuleRecord, normalized_from: str | None = None) -> Fields:
    """Return a section, chapter, rule or subrule; `normalized_from` is what was typed for it."""
    number = record.number
    rulebook = book.rulebook
    citation = book.cite(record)
    fields: Fields = {
        "number": citation.number,
        "handle": citation.handle,
        "level": number.level,
        "number_origin": record.origin,
        "lang": book.locale,
        "edition": book.edition,
        "effective_on": book.effective_on,
        "official": book.info.official,
        "complete_rulebook": book.info.complete,
        "chapter": chapter_fields(book, number),
        "title": record.title,
        "text": record.text,
        "abridged": record.abridged,
        "examples": _examples(book, record),
        "references": [reference_fields(found) for found in book.outgoing(number)],
        "parent": _text(number.parent),
        "previous": _text(rulebook.previous(number)),
        "next": _text(rulebook.next(number)),
        "children": _texts(rulebook.children(number)),
        "duplicates": [_duplicate(book, duplicate) for duplicate in record.duplicates],
        "citation": citation,
    }
    if normalized_from is not None:
        fields["normalized_from"] = normalized_from
    return fields


def chapter_fields(book: Book, number: RuleNumber) -> Fields | None:
    """Return number and title of the chapter that a number belongs to; None for a section."""
    if number.level is Level.SECTION:
        return None
    chapter = book.rulebook.chapter_of(number)
    return {"number": str(number.chapter), "title": chapter.title if chapter else None}


def reference_fields(reference: Reference) -> Fields:
    """Return a mention in one of our texts; its span is on that whole field."""
    return {
        "match": reference.match,
        "in": reference.field,
        "start": reference.start,
        "end": reference.end,
        "targets": reference.targets,
    }


def rulebook_fields(info: RulebookInfo, links: Links) -> Fields:
    """Return what is known of a rulebook, and where it is."""
    edition, locale = info.edition.id, info.locale
    return {
        "edition": edition,
        "lang": locale,
        "effective_on": info.edition.effective_on,
        "complete": info.complete,
        "official": info.official,
        "title": info.title,
        "publisher": info.publisher,
        "revision": info.revision,
        "texts_sha256": info.texts_sha256,
        "counts": info.counts,
        "documents": [_document(document, links) for document in info.documents],
        "contents_url": links.contents(edition, locale),
        "rulebook_url": links.rulebook(edition, locale, "json"),
    }


def _document(document: DocumentInfo, links: Links) -> Fields:
    return {**asdict(document), "url": links.document(document.path)}


def contents_fields(book: Book) -> Fields:
    """Return sections and their chapters, and how much of each is present."""
    return {
        "lang": book.locale,
        "edition": book.edition,
        "effective_on": book.effective_on,
        "complete_rulebook": book.info.complete,
        "revision": book.revision,
        "sections": [
            {
                **_heading(book, record),
                "chapters": [_chapter(book, below) for below in book.children(record.number)],
            }
            for record in book.rulebook.records
            if record.level is Level.SECTION
        ],
        "attribution": ATTRIBUTION,
    }


def _heading(book: Book, record: RuleRecord) -> Fields:
    number = str(record.number)
    return {
        "number": number,
        "title": record.title,
        "is_implied": record.origin is NumberOrigin.IMPLIED,
        "url": book.links.edition_rule(book.edition, book.locale, number),
    }


def _chapter(book: Book, record: RuleRecord) -> Fields:
    levels = [number.level for number in book.rulebook.descendants(record.number)]
    return {
        **_heading(book, record),
        "rules": levels.count(Level.RULE),
        "subrules": levels.count(Level.SUBRULE),
    }


def _examples(book: Book, record: RuleRecord) -> list[Fields]:
    return [
        {"index": example.index, "text": example.text, "source": book.source(example.spans)}
        for example in record.examples
    ]


def _duplicate(book: Book, record: RuleRecord) -> Fields:
    return {
        "text": record.text,
        "title": record.title,
        "abridged": record.abridged,
        "examples": _examples(book, record),
        "source": book.source(record.spans),
    }


def _text(number: RuleNumber | None) -> str | None:
    return None if number is None else str(number)


def _texts(numbers: Iterable[RuleNumber]) -> list[str]:
    return [str(number) for number in numbers]
