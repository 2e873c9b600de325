"""The JSON forms of glossary entries, keywords and completions. The names are the contract's."""

from __future__ import annotations

from collections.abc import Iterator

from app.books import Book
from app.citations.citation import ATTRIBUTION
from app.records import Fields, reference_fields, rule_fields
from indexer.model.errors import NoSuchTerm
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import RuleNumber
from indexer.model.rule import RuleRecord
from indexer.search import Suggestion
from indexer.terms.glossary import Matching, TermMatch
from indexer.terms.keywords import Keyword, KeywordKind, KeywordMatch


def glossary_fields(book: Book) -> Fields:
    """Return a whole glossary."""
    entries = [_entry(book, entry) for entry in book.glossary.entries]
    return {**_rulebook(book), "entries": entries, "attribution": ATTRIBUTION}


def term_fields(book: Book, term: str, matching: Matching, found: tuple[TermMatch, ...]) -> Fields:
    """Return every entry that a term means; what is less alike only where likeness was asked."""
    alike = book.glossary.alternatives(term) if matching is Matching.FUZZY else ()
    return {
        "term": term,
        "match": matching,
        "lang": book.locale,
        "edition": book.edition,
        "entries": [
            {
                **_entry(book, one.entry),
                "matched_by": one.matched_by,
                "score": one.score,
                "rules": [_mentioned(book, record) for record in _mentions(book, one.entry)],
            }
            for one in found
        ],
        "alternatives": [{"headword": one.entry.headword, "score": one.score} for one in alike],
        "attribution": ATTRIBUTION,
    }


def keywords_fields(book: Book, kind: KeywordKind | None) -> Fields:
    """Return the keywords of a rulebook, of one kind or of both."""
    wanted = (one for one in book.keywords.all if kind in (None, one.kind))
    entries = [_keyword(book, one) for one in wanted]
    return {**_rulebook(book), "entries": entries, "attribution": ATTRIBUTION}


def keyword_fields(book: Book, name: str, found: tuple[KeywordMatch, ...]) -> Fields:
    """Return every keyword of a name, with the rules that define it."""
    return {
        "name": name,
        "lang": book.locale,
        "edition": book.edition,
        "entries": [_found_keyword(book, one) for one in found],
        "attribution": ATTRIBUTION,
    }


def completion_fields(book: Book, suggestion: Suggestion) -> Fields:
    """Return a completion, and where what it names is answered."""
    number = suggestion.number
    return {
        "text": suggestion.text,
        "kind": suggestion.kind,
        "number": None if number is None else str(number),
        "url": book.links.pinned_term(book.edition, book.locale, book.revision, suggestion.text)
        if number is None
        else book.pinned_url(number),
    }


def _rulebook(book: Book) -> Fields:
    return {
        "lang": book.locale,
        "edition": book.edition,
        "effective_on": book.effective_on,
        "complete_rulebook": book.info.complete,
    }


def _entry(book: Book, entry: GlossaryEntry) -> Fields:
    return {
        "headword": entry.headword,
        "obsolete": entry.obsolete,
        "text": entry.text,
        "senses": [
            {"index": sense.index, "text": sense.text, "span": (sense.start, sense.end)}
            for sense in book.glossary.senses(entry)
        ],
        "references": [reference_fields(found) for found in book.references.of_entry(entry)],
        "see": [other.headword for other in book.glossary.sent_to(entry)],
        "lang": book.locale,
        "edition": book.edition,
        "effective_on": book.effective_on,
        "official": book.info.official,
        "citation": book.cite_entry(entry),
    }


def _mentions(book: Book, entry: GlossaryEntry) -> Iterator[RuleRecord]:
    """Yield the rules that a definition mentions and its rulebook has, each once, in order."""
    numbers = {
        target.number: None
        for reference in book.references.of_entry(entry)
        for target in reference.targets
        if target.status.is_held
    }
    records = (book.get(RuleNumber.parse(number)) for number in numbers)
    yield from (record for record in records if record is not None)


def _mentioned(book: Book, record: RuleRecord) -> Fields:
    return {
        "number": str(record.number),
        "level": record.level,
        "title": record.title,
        "text": record.text,
        "url": book.pinned_url(record.number),
    }


def _keyword(book: Book, keyword: Keyword) -> Fields:
    return {
        "title": keyword.title,
        "names": keyword.names,
        "kind": keyword.kind,
        "number": str(keyword.number),
        "url": book.links.keyword(book.edition, book.locale, keyword.title),
    }


def _found_keyword(book: Book, found: KeywordMatch) -> Fields:
    keyword = found.keyword
    rule = book.get(keyword.number)
    assert rule is not None  # a keyword is read in its rule
    return {
        **_keyword(book, keyword),
        "matched_by": found.matched_by,
        "through": found.through,
        "rule": rule_fields(book, rule),
        "rules": [rule_fields(book, below) for below in book.children(rule.number)],
        "glossary": [_entry(book, entry) for entry in _under_names(book, keyword)],
    }


def _under_names(book: Book, keyword: Keyword) -> list[GlossaryEntry]:
    found: dict[int, GlossaryEntry] = {}
    for name in dict.fromkeys((keyword.title, *keyword.names)):
        try:
            entries = book.glossary.find(name)
        except NoSuchTerm:
            continue
        found |= {id(one.entry): one.entry for one in entries}
    return list(found.values())
