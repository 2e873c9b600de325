"""A piece of a sentence, typed as it stands, finds the texts that hold it before all others."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from indexer.fulltext.analysis import Analyzer, analyzer_for
from indexer.model.rulebook import Rulebook
from indexer.search import SearchIndex, build_index
from indexer.search.texts import fields_of
from tests.factories import record
from tests.indexer.quotes.shelf import invented
from tests.indexer.search.conftest import Search, Searcher

MOST = 10
"""How many texts hold a piece at most: so many hits are looked at."""


@dataclass(frozen=True)
class Held:
    """A rulebook to search, and what each of its items holds: texts, and their words in a row."""

    searcher: Searcher
    analyzer: Analyzer
    texts: Mapping[str, Sequence[str]]
    rows: Mapping[str, Sequence[str]]


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Held]:
    folder = tmp_path_factory.mktemp("indexes")
    return {book.info.key: _held(folder / book.info.edition.id, book) for book in invented()}


def _held(folder: Path, book: Rulebook) -> Held:
    locale, analyzer = book.info.locale, analyzer_for(book.info.locale)
    build_index(folder, locale, [book])
    texts = {str(one.number): [text for _, text in fields_of(one)] for one in book.records}
    texts |= {one.headword: [text for _, text in fields_of(one)] for one in book.glossary}
    rows = {one: [_in_a_row(analyzer, text) for text in held] for one, held in texts.items()}
    return Held(Searcher(SearchIndex(folder, locale), book), analyzer, texts, rows)


@settings(
    max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_what_holds_a_piece_comes_first(held: dict[str, Held], data: st.DataObject) -> None:
    one = held[data.draw(st.sampled_from(sorted(held)))]
    text = data.draw(st.sampled_from(one.texts[data.draw(st.sampled_from(sorted(one.texts)))]))
    words = re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*", text)
    assume(len(words) > MOST)
    start = data.draw(st.integers(0, len(words) - 6))
    piece = " ".join(words[start : start + data.draw(st.integers(4, 6))])
    said = _in_a_row(one.analyzer, piece)
    wanted = {name for name, rows in one.rows.items() if any(said in row for row in rows)}
    assume(0 < len(wanted) <= MOST)
    assert set(one.searcher.numbers(piece)[: len(wanted)]) == wanted


def _in_a_row(analyzer: Analyzer, text: str) -> str:
    forms = (analyzer.forms(token.surface).folded for token in analyzer.tokens(text))
    return f" {' '.join(forms)} "


@pytest.mark.parametrize(
    ("locale", "long", "rule", "query"),
    [
        ("en", "A newt may cast a newt spell; a newt casts any spell.", "cast any spell", None),
        (
            "en",
            "A newt is as that newt: a newt.",
            "As that newt is seen",
            "as that newt is",
        ),
        ("es", "El tritón lanza; un tritón que lanza.", "lanza el tritón", None),
        ("fr", "Le triton lance ; un triton qui lance.", "lance le triton", None),
        ("pt-BR", "O tritão lança; um tritão que lança.", "lança o tritão", None),
        ("ko", "도롱뇽 주문 하나 주문 도롱뇽.", "주문 하나 도롱뇽 하나", None),
        ("zh-Hans", "蝾螈咒语。咒语蝾螈。蝾螈施放。", "施放蝾螈咒语", None),
    ],
)
def test_words_in_a_row_come_before_the_same_words_elsewhere(
    search: Search, locale: str, long: str, rule: str, query: str | None
) -> None:
    searcher = search(locale, long, f"{rule}.", "Zzz.")
    assert searcher.numbers(query or rule)[0] == "100.2"


def test_a_name_comes_before_sentences_that_hold_it(search: Search) -> None:
    searcher = search(
        "en", record("510", title="Newt Damage Step"), "Then the newt damage step ends."
    )
    assert searcher.numbers("newt damage step")[0] == "510"


def test_a_slip_does_not_hide_what_was_meant(search: Search) -> None:
    searcher = search("en", "A wombat of it is a wombat.", "It is of a wombat.", "Zzz.")
    assert searcher.numbers("it is of a womabt")[0] == "100.2"
