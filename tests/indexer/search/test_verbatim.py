"""A piece of a sentence, typed as it stands, finds the texts that hold it before all others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from indexer.fulltext.analysis import Analyzer, analyzer_for
from indexer.model.rulebook import Rulebook
from indexer.search import SearchIndex, build_index
from indexer.search.texts import fields_of, names_of
from tests.factories import record
from tests.indexer.quotes.shelf import invented
from tests.indexer.search.conftest import Search, Searcher

FEW = 5
"""What more texts hold need not come first."""


class Held:
    """A rulebook to search, its texts, and the words in a row of each item's own text and of its
    examples."""

    def __init__(self, folder: Path, book: Rulebook) -> None:
        locale = book.info.locale
        build_index(folder, locale, [book])
        self.searcher = Searcher(SearchIndex(folder, locale), book)
        self.analyzer = analyzer_for(locale)
        fields = {str(one.number): fields_of(one) for one in book.records}
        fields |= {one.headword: fields_of(one) for one in book.glossary}
        self.texts = [text for texts in fields.values() for _, text in texts]
        rows = {
            name: [_in_a_row(self.analyzer, text) for _, text in texts]
            for name, texts in fields.items()
        }
        self.names = {tuple(self.telling(name)) for _, name in names_of(book)}
        self.own = {name: row for name, (row, *_) in rows.items()}
        self.examples = {name: "|".join(others) for name, (_, *others) in rows.items()}

    def telling(self, text: str) -> list[str]:
        """The words of a text but for fillers."""
        words = _in_a_row(self.analyzer, text).split()
        return [word for word in words if not self.analyzer.is_filler(word)]


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> list[Held]:
    folder = tmp_path_factory.mktemp("indexes")
    return [Held(folder / book.info.edition.id, book) for book in invented()]


@settings(
    max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(book=st.integers(0, 3), text=st.integers(0), start=st.integers(0), size=st.integers(4, 6))
def test_what_holds_a_piece_comes_first(
    held: list[Held], book: int, text: int, start: int, size: int
) -> None:
    one = held[book]
    words = re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*", one.texts[text % len(one.texts)])
    assume(len(words) > size + 1)
    start %= len(words) - size
    piece = " ".join(words[start : start + size])
    said = _in_a_row(one.analyzer, piece)
    telling = one.telling(piece)
    wanted = {name for name, row in one.own.items() if said in row}
    wanted = wanted or {name for name, row in one.examples.items() if said in row}
    assume(0 < len(wanted) <= FEW and len(telling) > 1 and tuple(telling) not in one.names)
    parted = ((tuple(telling[:at]), tuple(telling[at:])) for at in range(1, len(telling)))
    assume(not any(one.names.issuperset(pair) for pair in parted))  # then each of two is meant
    assert set(one.searcher.numbers(piece)[: len(wanted)]) == wanted


def test_a_piece_that_compares_comes_first(search: Search) -> None:
    texts = ("Los tritones no distinguen un nombre de otro.", "No es un tritón.", "No un tritón.")
    titles = [record("201", title="Nombre"), record("202", title="Nombre de tritón")]
    rules = [record(f"201.{at}", text) for at, text in enumerate(texts, start=1)]
    searcher = search("es", *titles, *rules)
    assert searcher.numbers("no distinguen un nombre de")[0] == "201.1"


def _in_a_row(analyzer: Analyzer, text: str) -> str:
    forms = (analyzer.forms(token.surface).folded for token in analyzer.tokens(text))
    return f" {' '.join(forms)} "


@pytest.mark.parametrize(
    ("locale", "long", "rule"),
    [
        ("en", "A newt casts a newt to it; cast any newt.", "cast any newt to it"),
        ("es", "El tritón lanza a un tritón; lanza otro.", "lanza a otro tritón"),
        ("fr", "Le triton lance un triton ; il lance à un.", "lance à un triton"),
        ("pt-BR", "O tritão lança a um tritão; um lança um.", "lança um a um tritão"),
        ("ko", "도롱뇽 주문 하나 주문 도롱뇽 둘.", "주문 하나 도롱뇽 둘"),
        ("zh-Hans", "蝾螈咒语。咒语蝾螈。蝾螈施放。两个咒语。", "施放蝾螈咒语两个蝾螈"),
    ],
)
def test_words_in_a_row_come_before_the_same_words_elsewhere(
    search: Search, locale: str, long: str, rule: str
) -> None:
    searcher = search(locale, long, f"{rule}, zzz.", "Zzz.")
    assert searcher.numbers(rule)[0] == "100.2"


def test_what_many_texts_hold_in_a_row_is_no_piece_of_one(search: Search) -> None:
    rules = [record(f"510.{place}", "Then the newts draw cards.") for place in range(1, 8)]
    named = record("121", title="Newts Draw Cards")
    searcher = search("en", named, *rules)
    assert searcher.numbers("the newts draw cards")[0] == "121"


def test_a_name_comes_before_sentences_that_hold_it(search: Search) -> None:
    searcher = search(
        "en", record("510", title="Newt of Damage Step"), "Then the newt of damage step ends."
    )
    assert searcher.numbers("the newt of damage step")[0] == "510"
    assert searcher.numbers("newt of damage step")[0] == "510"


def test_a_text_comes_before_an_example_that_holds_the_same(search: Search) -> None:
    piece = "any newt may swim there"
    searcher = search(
        "en", record("100.8", "Zzz.", examples=[f"Then {piece}."]), record("100.9", f"Yyy {piece}.")
    )
    assert searcher.numbers(piece) == ["100.9", "100.8"]


def test_nothing_is_left_out_of_a_piece_that_a_text_holds(search: Search) -> None:
    texts = ["Newts swim there often.", *(f"Newts swim {word}." for word in ("far", "off", "by"))]
    result = search("en", *texts, complete=True)("newts swim there often")
    assert (result.relaxed, result.left_out, result.total) == (False, (), 1)


def test_filters_and_slips_leave_a_piece_what_it_is(search: Search) -> None:
    searcher = search("en", "A wombat swims to a wombat there.", "It swims to a wombat.", "Zzz.")
    for query in (
        "it swims to a womabt",
        "it swims to a wombat in:1",
        "kind:rule it swims to a wombat",
    ):
        assert searcher.numbers(query)[0] == "100.2"
