"""Citations of a passage: a record's text or a part of it, and a link to it on its page."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import fields

from app.books import Book
from app.citations.citation import Citation, Passage, PassageCitation
from app.citations.text_fragment import PageText, page_at
from app.problems import BadParameter, PassageNotFound
from indexer.model.number import Level
from indexer.model.rule import RuleRecord

_CONTEXT = 32
_SPAN = re.compile(r"([0-9]{1,7}),([0-9]{1,7})")


def cite_passage(
    book: Book, record: RuleRecord, span: str | None = None, quote: str | None = None
) -> PassageCitation:
    """Return the pointer that we issue to a part of a record, or to all of it.

    Args:
        span: `start,end` in code points of its text (a chapter's title). quote: words of it,
            exactly; where they stand more than once, the first place counts.

    Raises:
        BadParameter: the span is none of this text, or both are given.
        PassageNotFound: the words do not stand in it.
    """
    whole = book.cite(record)
    text = whole.quote
    if span is not None and quote is not None:
        raise BadParameter("quote", "Give `passage` or `quote`, not both.")
    if text is None:
        if span is None and quote is None:
            return _cited(whole, None, None, page_at(whole.page, whole.number, None))
        raise PassageNotFound(whole.handle, quote or span or "")
    start, end = 0, len(text)
    if span is not None:
        start, end = _read_span(span, len(text))
    elif quote is not None:
        start = text.find(quote)
        if start < 0 or not quote:
            raise PassageNotFound(whole.handle, quote)
        end = start + len(quote)
    passage = Passage(
        start, end, text[max(0, start - _CONTEXT) : start], text[end : end + _CONTEXT]
    )
    directive = _page_text(book, record, text).directive(start, end)
    return _cited(whole, passage, text[start:end], page_at(whole.page, whole.number, directive))


def _read_span(span: str, length: int) -> tuple[int, int]:
    found = _SPAN.fullmatch(span)
    start, end = (int(found[1]), int(found[2])) if found else (0, 0)
    if not start < end <= length:
        told = f"`passage` is start,end with start before end; the text has {length} code points."
        raise BadParameter("passage", told)
    return start, end


def _cited(
    whole: Citation, passage: Passage | None, quote: str | None, fragment_url: str
) -> PassageCitation:
    known = {field.name: getattr(whole, field.name) for field in fields(whole)}
    known["quote"] = quote
    known["text_sha256"] = None if quote is None else hashlib.sha256(quote.encode()).hexdigest()
    return PassageCitation(**known, passage=passage, fragment_url=fragment_url)


def _page_text(book: Book, record: RuleRecord, text: str) -> PageText:
    """Return what a record's page shows, in order: what is above it, itself, what is below it."""
    number = record.number
    above = list(_above(book, record))
    heading = () if record.title is None or record.text is None else (record.title,)
    below = [held for child in book.rulebook.descendants(number) if (held := book.get(child))]
    after = [example.text for example in record.examples]
    after += [twin.text or twin.title or "" for twin in record.duplicates]
    for held in below:
        after += [held.title or "", *(shown for _, shown in held.fields())]
    return PageText([*above, book.label(number), *heading], text, after)


def _above(book: Book, record: RuleRecord) -> Iterator[str]:
    parent = record.number.parent
    if parent is None or (held := book.get(parent)) is None:
        return
    yield from _above(book, held)
    yield held.title or ""
    if record.number.level is Level.SUBRULE:
        yield held.text or ""
