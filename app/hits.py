"""The JSON form of a page of hits, and the pages beside it. The names are the contract's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import TypeVar

import orjson

from app.books import Book
from app.citations.citation import ATTRIBUTION
from app.interleaving import HitPage
from app.parameters import SearchQuery, next_offset
from app.records import Fields
from indexer.search import Facets, Hit, SearchResult
from indexer.search.keeping import keep

Neighbours = tuple[str | None, str | None]
"""The URLs of the next and the previous page of hits."""
Lasting = TypeVar("Lasting")

_HITS_KEPT = 2048
"""How many hits of a book are kept as JSON: 2,000 bytes for what every answer says of one, and
with the hit itself up to 4,500 for one that is the same each time."""
_COUNTS_KEPT = 256
"""How many counts of a book are kept as JSON: with the counts themselves, up to 17 kB each over a
whole rulebook."""


def search_fields(found: HitPage, query: SearchQuery, pages: Neighbours) -> Fields:
    """Return the answer to a search."""
    following, preceding = pages
    book, first = found.pages[0]
    results = [result for _, result in found.pages]
    return {
        "query": first.query,
        "understood_as": first.understood_as,
        "relaxed": any(result.relaxed for result in results),
        "left_out": list(dict.fromkeys([word for one in results for word in one.left_out])),
        "did_you_mean": _correction(results),
        "lang": [book.locale for book, _ in found.pages],
        "edition": book.edition if len(results) == 1 else None,
        "total": found.total,
        "limit": query.limit,
        "offset": query.offset,
        "next": following,
        "previous": preceding,
        "facets": _facets(found.pages),
        "searched": [_searched(book, result) for book, result in found.pages],
        "hits": _hits(found.hits),
        "attribution": ATTRIBUTION,
    }


def neighbours_of(found: HitPage, query: SearchQuery) -> Neighbours:
    """Return the URLs of the next and the previous page, where there is one."""
    after = next_offset(query.offset, query.limit, found.total)
    before = max(0, min(query.offset, found.total) - query.limit)
    return (
        _page(found, query, after) if after else None,
        _page(found, query, before) if query.offset else None,
    )


def _correction(results: Sequence[SearchResult]) -> str | None:
    """Return what was meant, unless one of the languages has the words as they were typed."""
    if any(one.has_words and one.did_you_mean is None for one in results):
        return None
    return next((one.did_you_mean for one in results if one.did_you_mean), None)


def _searched(book: Book, result: SearchResult) -> Fields:
    return {
        "lang": book.locale,
        "edition": book.edition,
        "total": result.total,
        "understood_as": result.understood_as,
        "relaxed": result.relaxed,
        "left_out": result.left_out,
        "did_you_mean": result.did_you_mean,
    }


def _page(found: HitPage, query: SearchQuery, offset: int) -> str:
    """Return the URL of another page of this search, in this very rulebook where it is one."""
    book = found.pages[0][0]
    edition = book.edition if len(found.pages) == 1 else query.edition
    lang = ",".join([book.locale for book, _ in found.pages])
    url = book.links.search(query.q, lang, edition, query.within)
    return f"{url}&limit={query.limit}&offset={offset}"


def _hits(hits: Sequence[tuple[Book, Hit]]) -> list[Fields | orjson.Fragment]:
    """Return the hits of one page; those that share their rule with another of them are grouped."""
    counts = Counter([(book.locale, hit.family) for book, hit in hits])
    return [
        _hit(book, hit, hit.family is not None and counts[book.locale, hit.family] > 1)
        for book, hit in hits
    ]


def _hit(book: Book, hit: Hit, is_grouped: bool) -> Fields | orjson.Fragment:
    """Return a hit: what every answer says of it, and between that what this one does."""
    if not hit.is_lasting:
        return _found_hit(book, hit, is_grouped)
    kept = book.lasting_hits[is_grouped]
    return _lasting_json(kept, hit, lambda: _found_hit(book, hit, is_grouped), _HITS_KEPT)


def _found_hit(book: Book, hit: Hit, is_grouped: bool) -> Fields:
    key = hit.number or hit.entry, hit.snippet.field
    told = book.told_hits.get(key)
    if told is None:
        told = keep(book.told_hits, key, _told_hit(book, hit), _HITS_KEPT)
    snippet = hit.snippet
    return {
        **told[0],
        "kind": hit.kind,
        "score": hit.score,
        "snippet": {
            "field": snippet.field,
            "text": snippet.text,
            "start": snippet.start,
            "end": snippet.end,
            "length": snippet.length,
        },
        "highlights": [{"field": marked.field, "spans": marked.spans} for marked in hit.highlights],
        "citation": told[1],
        "group": hit.family if is_grouped else None,
    }


def _told_hit(book: Book, hit: Hit) -> tuple[Fields, orjson.Fragment]:
    """Return what a hit is and where it stands, and the pointer that we issue to it."""
    placed = {
        "number": None if hit.number is None else str(hit.number),
        "headword": hit.headword,
        "lang": book.locale,
        "edition": book.edition,
        "title_path": book.rulebook.title_path(hit.number) if hit.number else (),
        "context": hit.context,
    }
    return placed, orjson.Fragment(orjson.dumps(book.cite_hit(hit)))


def _facets(pages: Sequence[tuple[Book, SearchResult]]) -> Fields | orjson.Fragment:
    """Return counts by number, over all rulebooks that were searched."""
    if len(pages) == 1:
        book, result = pages[0]
        return _told_facets(book, result.facets)
    facets = [result.facets for _, result in pages]

    def summed(pairs: Iterable[tuple[object, int]]) -> list[Fields]:
        counts: Counter[object] = Counter()
        for value, count in pairs:
            counts[value] += count
        return _counts(counts.items())

    return {
        "sections": summed(sorted(chain.from_iterable(one.sections for one in facets))),
        "chapters": summed(sorted(chain.from_iterable(one.chapters for one in facets))),
        "kinds": summed(chain.from_iterable(one.kinds for one in facets)),
    }


def _told_facets(book: Book, facets: Facets) -> Fields | orjson.Fragment:
    """Return counts in one rulebook, whose numbers are in order, each there once."""
    if not facets.is_lasting:
        return _facet_fields(facets)
    return _lasting_json(book.lasting_facets, facets, lambda: _facet_fields(facets), _COUNTS_KEPT)


def _facet_fields(facets: Facets) -> Fields:
    return {
        "sections": _counts(facets.sections),
        "chapters": _counts(facets.chapters),
        "kinds": _counts(facets.kinds),
    }


def _counts(counted: Iterable[tuple[object, int]]) -> list[Fields]:
    return [{"value": str(value), "count": count} for value, count in counted]


def _lasting_json(
    kept: dict[int, tuple[Lasting, orjson.Fragment]],
    told: Lasting,
    tell: Callable[[], Fields],
    most: int,
) -> orjson.Fragment:
    """Return the JSON of what is the very same each time, kept by its identity and beside it, so
    that nothing else can have that."""
    found = kept.get(id(told))
    if found is None:
        found = keep(kept, id(told), (told, orjson.Fragment(orjson.dumps(tell()))), most)
    return found[1]
