"""Highlights and snippets are slices of the record's own fields, and hold what was matched."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from indexer.search import SearchIndex, SearchRequest, build_index
from indexer.search.highlighting import SNIPPET_LENGTH, field_of, snippet_of
from tests.factories import record, rulebook
from tests.indexer.search.conftest import Search, Searcher

WORDS = ["fichas", "Ficha", "daño", "dano", "l’objet", "maná", "{T}", "+1/+1", "+1/−1", "能力", "x"]
SEPARATORS = [" ", ", ", "\u00a0", "\n", " — ", "“", "\u200b "]


@pytest.mark.parametrize(
    ("locale", "query", "text", "marked"),
    [
        ("es", "mana", "El maná es Maná.", ["maná", "Maná"]),
        ("es", "fichas", "Una ficha, dos fichas.", ["ficha", "fichas"]),
        ("fr", "objet", "Pour l’objet, objets.", ["objet", "objets"]),
        ("fr", "coeur", "Un cœur.", ["cœur"]),
        ("en", '"first strike"', "First strike, first a strike.", ["First strike"]),
        ("en", "{t}", "Pay {T}: do it.", ["{T}"]),
        ("en", "creat*", "Create a creature.", ["Create", "creature"]),
        ("en", "sorcrey", "A sorcery.", ["sorcery"]),
        ("en", "the sorcery", "The sorcery.", ["sorcery"]),
        ("en", "sorcery -spell", "A sorcery.", ["sorcery"]),
        ("zh-Hans", "触发式异能", "这是触发式异能。", ["触发式异能"]),
        ("zh-Hans", "异能", "异能异能", ["异能", "异能"]),
    ],
)
def test_marked(search: Search, locale: str, query: str, text: str, marked: list[str]) -> None:
    assert search(locale, text).marked(query) == {"100.1": marked}


def test_a_chapter_shows_its_title(search: Search) -> None:
    searcher = search("es", record("111", title="Fichas"))
    hit = searcher("ficha").hits[0]
    assert (hit.snippet.field, hit.snippet.text) == ("title", "Fichas")
    assert [(one.field, one.spans) for one in hit.highlights] == [("title", ((0, 6),))]


def test_the_snippet_holds_the_match_and_ends_on_words(search: Search) -> None:
    filler = "palabra " * 60
    searcher = search("es", f"{filler}la ficha roja {filler}")
    snippet = searcher("ficha").hits[0].snippet
    assert "ficha" in snippet.text
    assert len(snippet.text) <= 240
    assert set(snippet.text.split()) == {"palabra", "la", "ficha", "roja"}


def test_a_snippet_begins_with_the_text_that_is_known_by_its_first_words(search: Search) -> None:
    filler = "otra palabra " * 16
    searcher = search("es", f"La ficha roja se gira. {filler}La ficha, la ficha y el dado.")
    snippet = searcher("ficha dado").hits[0].snippet
    assert snippet.start > 0
    searcher = search("es", f"La ficha roja gira la ficha azul y la ficha. {filler}La ficha.")
    assert searcher("ficha").hits[0].snippet.start == 0
    searcher = search("es", f"La ficha gira. {filler}Una ficha, la ficha y la ficha. Y el dado.")
    assert searcher("ficha").hits[0].snippet.start == 0
    assert searcher("ficha dado").hits[0].snippet.start > 0


@given(st.lists(st.tuples(st.integers(1, 90), st.integers(1, 40)), min_size=1, max_size=30))
def test_no_other_snippet_holds_much_more_of_what_matched(steps: list[tuple[int, int]]) -> None:
    spans, end = [], 0
    for gap, length in steps:
        spans.append((end + gap, end + gap + length))
        end += gap + length
    text = "x" * (end + 50)
    shown = snippet_of([field_of("text", text)], {0: spans}, 0)

    def held(start: int, end: int) -> int:
        return sum(start <= first and last <= end for first, last in spans)

    most = max(held(first, first + SNIPPET_LENGTH) for first, _ in spans)
    if held(0, SNIPPET_LENGTH) >= most * 0.75:
        assert shown.start == 0
    if shown.start == 0:
        most = held(0, SNIPPET_LENGTH)
    assert held(shown.start, shown.end) == most


def test_only_what_one_word_finds_is_the_same_each_time(search: Search) -> None:
    searcher = search("en", "A red token.", "A red card.")
    alone, again, both = (searcher(query) for query in ("red", "red ", "red token"))
    assert [hit.is_lasting for hit in alone.hits] == [True, True]
    assert all(one is other for one, other in zip(alone.hits, again.hits, strict=True))
    assert alone.facets is again.facets
    assert [hit.is_lasting for hit in both.hits] == [False]
    assert not both.facets.is_lasting


def test_the_snippet_begins_where_it_can_be_read(search: Search) -> None:
    filler = "palabra " * 60
    begun = f"Roba una carta verde. {filler}"
    sentence = f"{filler}fin. Si una ficha azul muere, {filler}"
    searcher = search("es", begun, sentence)
    snippet = searcher("verde").hits[0].snippet
    assert (snippet.start, snippet.length) == (0, len(begun))
    snippet = searcher("azul").hits[0].snippet
    assert snippet.text.startswith("Si una ficha azul muere")
    assert snippet.end < snippet.length


texts = st.lists(st.sampled_from(WORDS) | st.text(max_size=6), min_size=1, max_size=30).flatmap(
    lambda words: st.tuples(
        *(st.tuples(st.just(word), st.sampled_from(SEPARATORS)) for word in words)
    ).map(lambda pairs: "".join(word + separator for word, separator in pairs))
)


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(
    text=texts,
    example=texts,
    query=st.lists(st.sampled_from(WORDS), min_size=1, max_size=3).map(" ".join),
)
def test_spans_slice_and_hold_what_matched(
    tmp_path_factory: pytest.TempPathFactory, text: str, example: str, query: str
) -> None:
    folder: Path = tmp_path_factory.mktemp("index")
    book = rulebook(record("100.1", text or "x", examples=[example]), locale="es")
    build_index(folder, "es", [book])
    searcher = Searcher(SearchIndex(folder, "es"), book)
    result = searcher.index.search(book, SearchRequest(query))
    analyzer = searcher.index._reader.analyzer
    wanted = {analyzer.forms(token.surface).stem for token in analyzer.tokens(query)}
    for hit in result.hits:
        fields = searcher.fields(hit)
        for one in hit.highlights:
            ends = [0]
            for start, end in one.spans:
                assert ends[-1] <= start < end <= len(fields[one.field])
                ends.append(end)
                stems = {
                    analyzer.forms(token.surface).stem
                    for token in analyzer.tokens(fields[one.field][start:end])
                }
                assert stems & wanted
        snippet = hit.snippet
        assert fields[snippet.field][snippet.start : snippet.end] == snippet.text
