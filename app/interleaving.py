"""One list of hits from several rulebooks, one language after the other in turn.

It knows rankings that are finished. Scores of two rulebooks tell nothing about each other, so that
places are all that it goes by.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice

from app.books import Book
from indexer.model.number import RuleNumber
from indexer.search import Hit, SearchRequest, SearchResult
from indexer.snapshot.reader import Snapshot

Scope = tuple[Book, RuleNumber | None]
"""A rulebook to search, and the number below which."""


@dataclass(frozen=True, slots=True)
class HitPage:
    """One page of hits.

    Attributes:
        pages: each rulebook that was searched, and what it gave to the page.
        hits: the page: the best of every rulebook in their order, then the second best, and so on.
        total: how many hits there are in all, exactly.
    """

    pages: tuple[tuple[Book, SearchResult], ...]
    hits: tuple[tuple[Book, Hit], ...]
    total: int


def search_in(snapshot: Snapshot, scopes: Sequence[Scope], request: SearchRequest) -> HitPage:
    """Search rulebooks and return one page of what they hold.

    Args:
        scopes: what is searched; one rulebook a language. request: its `within` is not looked at.

    Raises:
        QueryTooLong, UnknownFilter: the query cannot be run as asked.
    """

    def search(scope: Scope, offset: int, limit: int) -> SearchResult:
        book, within = scope
        wanted = SearchRequest(request.query, within, limit, offset)
        return snapshot.search(book.edition, book.locale, wanted)

    if len(scopes) == 1:
        result = search(scopes[0], request.offset, request.limit)
        book = scopes[0][0]
        return HitPage(((book, result),), tuple([(book, hit) for hit in result.hits]), result.total)
    totals = [search(scope, 0, 1).total for scope in scopes]
    order = list(islice(turns(totals), request.offset, request.offset + request.limit))
    pages = []
    for at, scope in enumerate(scopes):
        ranks = [rank for turn, rank in order if turn == at]
        result = search(scope, ranks[0] if ranks else 0, max(1, len(ranks)))
        pages.append((scope[0], result if ranks else replace(result, hits=())))
    left = [iter(result.hits) for _, result in pages]
    hits = tuple((scopes[at][0], next(left[at])) for at, _ in order)
    return HitPage(tuple(pages), hits, sum(totals))


def turns(totals: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield whose turn it is, and with which of its hits, until every list has given all of its.

    >>> list(turns([1, 3]))
    [(0, 0), (1, 0), (1, 1), (1, 2)]
    """
    rounds = (
        [(at, rank) for at, total in enumerate(totals) if rank < total]
        for rank in range(max(totals, default=0))
    )
    return chain.from_iterable(rounds)
