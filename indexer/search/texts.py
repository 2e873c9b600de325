"""Which texts of a rulebook are searched: a record's or glossary entry's own words and the titles
above it."""

from __future__ import annotations

from collections.abc import Iterator

from indexer.fulltext.writer import IndexedText
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import Level, RuleNumber
from indexer.model.rule import TITLE, RuleRecord
from indexer.model.rulebook import Rulebook


def searchable_texts(rulebook: Rulebook) -> Iterator[IndexedText | None]:
    """Yield what is indexed of each record and then of each glossary entry; None where there is
    nothing."""
    for record in rulebook.records:
        yield _of_record(rulebook, record)
    for entry in rulebook.glossary:
        yield IndexedText(parts=(entry.text,), headings=(entry.headword,))


def names_of(rulebook: Rulebook) -> Iterator[tuple[int, str]]:
    """Yield what chapters, keywords and glossary entries of a rulebook are called, each with its
    place among the items."""
    for item, record in enumerate(rulebook.records):
        name = _name_of(rulebook, record)
        if name:
            yield item, name
    for item, entry in enumerate(rulebook.glossary, len(rulebook.records)):
        yield item, entry.headword


def fields_of(item: RuleRecord | GlossaryEntry) -> list[tuple[str, str]]:
    """Return the (name, text) pairs that highlights refer to, the text or title first, which a
    number that is only implied lacks: it may be hit all the same."""
    if isinstance(item, GlossaryEntry):
        return [("text", item.text)]
    return item.printed() or [(TITLE, "")]


def _name_of(rulebook: Rulebook, record: RuleRecord) -> str | None:
    if record.text is None:
        return record.title
    return rulebook.heading_of(record.number)


def _of_record(rulebook: Rulebook, record: RuleRecord) -> IndexedText | None:
    parts = tuple(text for _, text in fields_of(record))
    if not any(parts):
        return None
    name = _name_of(rulebook, record)
    if record.text is None:
        return IndexedText(parts=parts, headings=(name or "",))
    return IndexedText(
        parts=parts,
        headings=(name,) if name else (),
        titles=tuple(_titles_above(rulebook, record.number)),
        above=_text_above(rulebook, record.number),
    )


def _text_above(rulebook: Rulebook, number: RuleNumber) -> str:
    """Return what the rule above a subrule says, unless it only names it."""
    parent = number.parent
    if number.level is not Level.SUBRULE or parent is None or rulebook.heading_of(parent):
        return ""
    above = rulebook.get(parent)
    return (above.text or "") if above is not None else ""


def _titles_above(rulebook: Rulebook, number: RuleNumber) -> Iterator[str]:
    chapter = rulebook.chapter_of(number)
    if chapter is not None and chapter.title:
        yield chapter.title
    if number.level is Level.SUBRULE and number.parent is not None:
        heading = rulebook.heading_of(number.parent)
        if heading:
            yield heading
