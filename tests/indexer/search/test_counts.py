"""Counts say what a filter keeps, by whatever way it is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from indexer.search import SearchIndex, SearchRequest, build_index
from tests.indexer.quotes.shelf import invented
from tests.indexer.search.conftest import Searcher

_SHAPES = (
    *("{0}", "{0} {1}", "{0} {1} {2}", "{0} {1} {2} {3} {4}", "{0} {1} {2} {3} {4}?"),
    *("{0} {1}*", '"{0} {1}"', "{0} OR {1}", "{0} vs {1}", "{0} {1} vs {2} {3}", "{0} {1} -{2}"),
    *("{0} AND {1}", "-{0}", "{0} -kind:rule", "{0} -kind:glossary", "{0} {1} -in:1", "in:1"),
)


@pytest.fixture(scope="module")
def searchers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Searcher]:
    return dict(_searchers(tmp_path_factory.mktemp("indexes")))


def _searchers(folder: Path) -> Iterator[tuple[str, Searcher]]:
    books = {book.info.locale: book for book in invented()}
    for locale, book in books.items():
        build_index(folder, locale, [book])
        yield locale, Searcher(SearchIndex(folder, locale), book)


def _narrowed(
    searcher: Searcher, request: SearchRequest
) -> Iterator[tuple[SearchRequest, str, int]]:
    """Yield each way to narrow a search: by a parameter, by words, and how many that keeps."""
    facets = searcher.index.search(searcher.rulebook, request).facets
    for number, count in (*facets.sections, *facets.chapters):
        yield request._replace(within=number), f"in:{number}", count
    for kind, count in facets.kinds:
        yield request._replace(kind=kind), f"kind:{kind}", count


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_a_count_is_how_many_hits_its_filter_keeps(
    searchers: dict[str, Searcher], data: st.DataObject
) -> None:
    searcher = searchers[data.draw(st.sampled_from(sorted(searchers)))]
    texts = [text for held in searcher.rulebook.records for _, text in held.fields()]
    words = [
        data.draw(st.sampled_from(re.findall(r"[^\W\d_]{2,}", data.draw(st.sampled_from(texts)))))
        for _ in range(5)
    ]
    query = data.draw(st.sampled_from(_SHAPES)).format(*words)
    wide = SearchRequest(query)
    counted = searcher.index.search(searcher.rulebook, wide).facets
    if counted.kinds:
        chosen = data.draw(st.sampled_from([None, *(kind for kind, _ in counted.kinds)]))
        wide = wide._replace(kind=chosen)
    for narrow, typed, count in _narrowed(searcher, wide):
        found = searcher.index.search(searcher.rulebook, narrow)
        assert found.total == count, (narrow, typed)
        if wide.kind is None and "kind:" not in query and "in:" not in query:
            typed = f"{query.removesuffix('?')} {typed}{'?' if query.endswith('?') else ''}"
            assert searcher(typed).total == count, typed
