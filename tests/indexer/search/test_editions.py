"""What editions share is stored once, and every search is one edition's."""

from __future__ import annotations

from pathlib import Path

import pytest

from indexer.model.errors import UnknownEdition
from indexer.model.number import RuleNumber
from indexer.model.rulebook import Rulebook
from indexer.search import SearchIndex, SearchRequest, build_index, can_add
from tests.factories import record, rulebook


def test_editions_share_texts_but_not_hits(tmp_path: Path) -> None:
    old = rulebook(
        record("100.1", "A zebra."),
        record("100.2", "A lion."),
        record("100.3", "A lion."),
        locale="en",
        edition="2020-01-01",
    )
    new = rulebook(
        record("100.1", "A lion."), record("100.2", "A zebra."), locale="en", edition="2021-01-01"
    )
    build_index(tmp_path, "en", iter([old, new]))
    index = SearchIndex(tmp_path, "en")
    assert index._reader.count == 3  # zebra, lion, and the lion that stands twice

    def numbers(book: Rulebook, query: str) -> list[str]:
        return [str(hit.number) for hit in index.search(book, SearchRequest(query)).hits]

    assert numbers(old, "zebra") == ["100.1"]
    assert numbers(new, "zebra") == ["100.2"]
    assert numbers(old, "lion") == ["100.2", "100.3"]
    assert numbers(new, "lion") == ["100.1"]


def test_a_word_of_another_edition_is_unknown_here(tmp_path: Path) -> None:
    old = rulebook(record("100.1", "Interrupts."), locale="en", edition="2020-01-01")
    new = rulebook(record("100.1", "Interrupted."), locale="en", edition="2021-01-01")
    other = rulebook(record("100.1", "Nothing."), locale="en", edition="2022-01-01")
    build_index(tmp_path, "en", [old, new, other])
    index = SearchIndex(tmp_path, "en")
    assert index.search(other, SearchRequest("interupts")).did_you_mean is None
    assert index.search(old, SearchRequest("interupts")).did_you_mean == "interrupts"


def test_implied_chapters_are_no_hits(tmp_path: Path) -> None:
    book = rulebook(record("100"), record("100.1", "A zebra."), locale="en")
    build_index(tmp_path, "en", [book])
    index = SearchIndex(tmp_path, "en")
    found = index.search(book, SearchRequest("", within=RuleNumber.parse("100")))
    assert [str(hit.number) for hit in found.hits] == ["100.1"]


def book_of(edition: str, *texts: str) -> Rulebook:
    records = [record(f"100.{at}", text) for at, text in enumerate(texts, start=1)]
    return rulebook(*records, locale="en", edition=edition)


def test_an_index_that_was_added_to_answers_as_one_made_at_once(tmp_path: Path) -> None:
    books = [
        book_of(f"20{year}-01-01", "A lion sleeps.", f"A zebra runs in {year}.", "See rule 100.1.")
        for year in range(10, 16)
    ]
    build_index(tmp_path / "0", "en", books[:1])
    for at, book in enumerate(books[1:], start=1):
        assert can_add(tmp_path / str(at - 1), "en")
        build_index(tmp_path / str(at), "en", [book], tmp_path / str(at - 1))
    build_index(tmp_path / "whole", "en", books)
    grown = SearchIndex(tmp_path / str(len(books) - 1), "en")
    whole = SearchIndex(tmp_path / "whole", "en")
    assert grown._reader.count == whole._reader.count == 2 + len(books)
    for book in books:
        for query in ("zebra", "lion", '"zebra runs"', "2012", "zebr*", "slept", "100.1", "12"):
            request = SearchRequest(query)
            assert grown.search(book, request) == whole.search(book, request), query


def test_an_index_may_be_added_to_without_a_new_text(tmp_path: Path) -> None:
    build_index(tmp_path / "a", "en", [book_of("2020-01-01", "A lion.", "A zebra.")])
    same = book_of("2021-01-01", "A zebra.", "A lion.")
    build_index(tmp_path / "b", "en", [same], tmp_path / "a")
    index = SearchIndex(tmp_path / "b", "en")
    assert [str(hit.number) for hit in index.search(same, SearchRequest("lion")).hits] == ["100.2"]


def test_an_index_of_many_segments_is_not_added_to(tmp_path: Path) -> None:
    assert not can_add(tmp_path / "none", "en")
    build_index(tmp_path / "0", "en", [book_of("2000-01-01", "Word zero.")])
    steps = 0
    while can_add(tmp_path / str(steps), "en"):
        steps += 1
        book = book_of(f"{2000 + steps}-01-01", f"Word {steps}.")
        build_index(tmp_path / str(steps), "en", [book], tmp_path / str(steps - 1))
    assert 2 < steps < 20


def test_editions_that_were_let_go_answer_again(tmp_path: Path) -> None:
    books = [book_of(f"20{year}-01-01", f"A lion of {year}.") for year in range(10, 30)]
    build_index(tmp_path, "en", books)
    index = SearchIndex(tmp_path, "en")
    for book in [*books, *books[:2]]:
        [hit] = index.search(book, SearchRequest("lion")).hits
        assert book.info.edition.id[2:4] in hit.snippet.text
        assert [one.text for one in index.suggest(book, "100.")] == ["100.1"]
    assert len(index._editions._held) < len(books)


@pytest.mark.parametrize(
    ("locale", "texts"),
    [
        ("en", ["A lion sleeps."]),
        ("en", ['magic:x "NOT -kind:zoo in:999 ' + "a b c d e f g h " * 40]),
        ("en", [("what, if " * 20).strip()]),
        ("en", ["..."]),
        ("zh-Hans", ["狮" * 400]),
        ("ko", ["사자가 잠을 잔다. " * 40]),
        ("es", []),
    ],
)
def test_any_rulebook_is_prepared(tmp_path: Path, locale: str, texts: list[str]) -> None:
    records = [record(f"100.{at}", text) for at, text in enumerate(texts, start=1)]
    book = rulebook(record("100", title="A"), *records, locale=locale)
    build_index(tmp_path, locale, [book])
    index = SearchIndex(tmp_path, locale)
    index.prepare(book)
    found = index.search(book, SearchRequest("100.1"))
    assert [str(hit.number) for hit in found.hits] == [str(one.number) for one in records]


def test_what_was_not_indexed_is_not_prepared(tmp_path: Path) -> None:
    build_index(tmp_path, "en", [book_of("2020-01-01", "A lion.")])
    with pytest.raises(UnknownEdition):
        SearchIndex(tmp_path, "en").prepare(book_of("2021-01-01", "A lion."))


def test_what_searches_share_is_made_when_a_rulebook_is_prepared(tmp_path: Path) -> None:
    book = book_of("2020-01-01", "A lion sleeps where a zebra runs.", "A lion.", "A zebra.")
    build_index(tmp_path, "en", [book])
    index = SearchIndex(tmp_path, "en")
    index.prepare(book)
    made = {name for one in _parts(index._edition(book)) for name in vars(one)}
    for query in ("lion", "lion zebra", "lyon", "a lion sleeps where", "zeb*", "100.1"):
        index.search(book, SearchRequest(query))
    after = {name for one in _parts(index._edition(book)) for name in vars(one)}
    assert after == made


def _parts(edition: object) -> list[object]:
    """What an edition's search is made of, each part once."""
    found: list[object] = [edition]
    for one in found:
        held = vars(one).values()
        found += [part for part in held if hasattr(part, "__dict__") and part not in found]
    return found
