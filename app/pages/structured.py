"""Pages as structured data in the words of schema.org, for search engines and other readers.

The rules of a game are no law, so that they are creative works here, not legislation.
"""

from __future__ import annotations

from typing import Any

from app.citations.citation import Citation
from app.pages.view import View
from indexer.model.number import Level, RuleNumber
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import UNKNOWN

Fields = dict[str, Any]


def contents_data(view: View) -> Fields:
    """Return a rulebook as a web page about a book."""
    return {**_page(view, view.page()), "mainEntity": _book(view)}


def rule_data(view: View, record: RuleRecord, citation: Citation) -> Fields:
    """Return a rule as a web page about a part of a book, with its place in it."""
    number = record.number
    above = list(_above(view, number))
    part: Fields = {
        "@type": "CreativeWork",
        "@id": citation.id,
        "identifier": citation.handle,
        "name": _name(view, number),
        "url": citation.url,
        "inLanguage": citation.lang,
        "position": citation.number,
        "version": citation.edition,
        "isPartOf": _parts(view, above),
    }
    if citation.quote is not None:
        part["text"] = citation.quote
    if citation.effective_on:
        part["datePublished"] = citation.effective_on
    if citation.source is not None:
        part["isBasedOn"] = citation.source.url
    trail = [(view.page(), _title(view)), *((view.url(one), _name(view, one)) for one in above)]
    return {
        **_page(view, view.url(number)),
        "breadcrumb": {
            "@type": "BreadcrumbList",
            "itemListElement": [
                {"@type": "ListItem", "position": at, "item": view.public(path), "name": name}
                for at, (path, name) in enumerate(trail, start=1)
            ],
        },
        "mainEntity": part,
    }


def glossary_data(view: View) -> Fields:
    """Return a glossary as a set of defined terms."""
    path = view.page("glossary")
    terms = {"@type": "DefinedTermSet", "@id": view.public(path), "inLanguage": view.book.locale}
    return {**_page(view, path), "mainEntity": {**terms, "isPartOf": _book(view)}}


def _page(view: View, path: str) -> Fields:
    url = view.public(path)
    return {"@context": "https://schema.org", "@type": "WebPage", "@id": url, "url": url}


def _book(view: View) -> Fields:
    book = view.book
    fields: Fields = {
        "@type": "Book",
        "@id": view.public(view.page()),
        "name": _title(view),
        "inLanguage": book.locale,
        "version": book.edition,
    }
    if book.effective_on:
        fields["datePublished"] = book.effective_on
    if book.info.publisher != UNKNOWN:
        fields["publisher"] = {"@type": "Organization", "name": book.info.publisher}
    return fields


def _parts(view: View, above: list[RuleNumber]) -> Fields:
    """Return the chain from the nearest number above to the book."""
    whole = _book(view)
    for number in above:
        whole = {
            "@type": "CreativeWork",
            "@id": view.public(view.url(number)),
            "name": _name(view, number),
            "position": str(number),
            "isPartOf": whole,
        }
    return whole


def _above(view: View, number: RuleNumber) -> list[RuleNumber]:
    return [] if number.parent is None else [*_above(view, number.parent), number.parent]


def _name(view: View, number: RuleNumber) -> str:
    label = view.book.label(number)
    record = view.book.get(number)
    title = record.title if record else None
    if title is None and number.level is Level.RULE:
        title = view.name(number)
    return f"{label} · {title}" if title else label


def _title(view: View) -> str:
    return view.book.info.title if view.book.info.title != UNKNOWN else view.book.info.key
