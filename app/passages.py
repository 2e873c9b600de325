"""Citations of a passage: a text, an example or a part of one, and a link to it on its page."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import fields, replace

from app.books import Book
from app.citations.citation import Citation, Passage, PassageCitation, Source
from app.citations.text_fragment import PageText, page_at
from app.problems import BadParameter, PassageNotFound
from indexer.model.number import Level
from indexer.model.rule import RuleRecord, SourceSpan, example_index

_CONTEXT = 32
_SPAN = re.compile(r"([0-9]{1,7}),([0-9]{1,7})")


def cite_passage(
    book: Book,
    record: RuleRecord,
    span: str | None = None,
    quote: str | None = None,
    field: str | None = None,
) -> PassageCitation:
    """Return the pointer that we issue to a record or one of its examples, or to a part of it.

    Args:
        span: `start,end` in code points of the field. quote: words of it, exactly; where they stand
            more than once, the first place counts.
        field: `text`, a chapter's `title`, or `example N`. Left out, the text (the title); for a
            quote that does not stand there, the first example that has it.

    Raises:
        BadParameter: the span or field is none of this record, or span and quote are given.
        PassageNotFound: the words do not stand in it.
    """
    if span is not None and quote is not None:
        raise BadParameter("quote", "Give `passage` or `quote`, not both.")
    whole = _find_field(book, record, quote, field)
    text = whole.quote
    if text is None:
        if span is None:
            return _cited(whole, None, None, page_at(whole.page, whole.number, None))
        raise PassageNotFound(whole.handle, span)
    start, end = 0, len(text)
    if span is not None:
        start, end = _read_span(span, whole.field, len(text))
    elif quote is not None:
        start = text.index(quote)
        end = start + len(quote)
    passage = Passage(
        start, end, text[max(0, start - _CONTEXT) : start], text[end : end + _CONTEXT]
    )
    directive = _page_text(book, record, whole.field).directive(start, end)
    fragment_url = page_at(whole.page, whole.number, directive)
    cited = _cited(whole, passage, text[start:end], fragment_url)
    if passage.is_whole or whole.source is None:
        return cited
    return replace(cited, source=_source(book, text, whole.source, passage))


def _source(book: Book, whole: str, source: Source, passage: Passage) -> Source | None:
    """Return where a passage of a field was read, and nothing of the field around it."""
    quote = whole[passage.start : passage.end]
    spans = [SourceSpan(source.document, *span) for span in source.spans]
    texts = [book.source_text(span) for span in spans]
    # Source and field are the same but for white space, so what else there is keeps its count.
    seen = [
        (at, place)
        for at, text in enumerate(texts)
        for place, char in enumerate(text)
        if not char.isspace()
    ]
    before = len("".join(whole[: passage.start].split()))
    count = len("".join(quote.split()))
    if count:
        (first, start), (last, end) = seen[before], seen[before + count - 1]
        lead, trail = quote.split(quote.strip())
        start -= len(lead) if texts[first][:start].endswith(lead) else 0
        end += 1 + (len(trail) if texts[last][end + 1 :].startswith(trail) else 0)
    else:  # it is what stands between two words
        (first, start), (last, end) = seen[before - 1], seen[before]
        start += 1
    found = spans[first : last + 1]
    found[-1] = found[-1]._replace(end=found[-1].start + end)
    found[0] = found[0]._replace(start=found[0].start + start)
    return book.source(found)


def _find_field(book: Book, record: RuleRecord, quote: str | None, field: str | None) -> Citation:
    """Return the citation of the whole field that is cited or quoted from."""
    own = book.cite(record)
    names = (own.field, *(one.field for one in record.examples))
    if field is not None and field not in names:
        told = f"{record.number} has {', '.join(names)}, and no {field!r}."
        raise BadParameter("field", told, names)
    cited = (book.cite(record, name) for name in (names if field is None else (field,)))
    if quote is None:
        return next(cited)
    for one in cited:
        if quote and quote in (one.quote or ""):
            return one
    raise PassageNotFound(own.handle, quote)


def _read_span(span: str, field: str, length: int) -> tuple[int, int]:
    found = _SPAN.fullmatch(span)
    start, end = (int(found[1]), int(found[2])) if found else (0, 0)
    if not start < end <= length:
        told = f"`passage` is start,end with start before end; {field} has {length} code points."
        raise BadParameter("passage", told)
    return start, end


def _cited(
    whole: Citation, passage: Passage | None, quote: str | None, fragment_url: str
) -> PassageCitation:
    known = {field.name: getattr(whole, field.name) for field in fields(whole)}
    known["quote"] = quote
    known["text_sha256"] = None if quote is None else hashlib.sha256(quote.encode()).hexdigest()
    return PassageCitation(**known, passage=passage, fragment_url=fragment_url)


def _page_text(book: Book, record: RuleRecord, field: str) -> PageText:
    """Return what a record's page shows, in order: what is above the field, it, what is below."""
    number = record.number
    above = list(_above(book, record))
    heading = () if record.title is None or record.text is None else (record.title,)
    below = [held for child in book.rulebook.descendants(number) if (held := book.get(child))]
    own = [record.text or record.title or "", *(example.text for example in record.examples)]
    at = example_index(field) or 0
    after = [*own[at + 1 :], *(twin.text or twin.title or "" for twin in record.duplicates)]
    for held in below:
        after += [shown for _, shown in held.printed()]
    return PageText([*above, book.label(number), *heading, *own[:at]], own[at], after)


def _above(book: Book, record: RuleRecord) -> Iterator[str]:
    parent = record.number.parent
    if parent is None or (held := book.get(parent)) is None:
        return
    yield from _above(book, held)
    yield held.title or ""
    if record.number.level is Level.SUBRULE:
        yield held.text or ""
