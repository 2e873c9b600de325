"""What editions share is stored once, and every search is one edition's."""

from __future__ import annotations

from pathlib import Path

from indexer.model.number import RuleNumber
from indexer.model.rulebook import Rulebook
from indexer.search import SearchIndex, SearchRequest, build_index
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
    index = SearchIndex.open(tmp_path, "en")
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
    index = SearchIndex.open(tmp_path, "en")
    assert index.search(other, SearchRequest("interupts")).did_you_mean is None
    assert index.search(old, SearchRequest("interupts")).did_you_mean == "interrupts"


def test_implied_chapters_are_no_hits(tmp_path: Path) -> None:
    book = rulebook(record("100"), record("100.1", "A zebra."), locale="en")
    build_index(tmp_path, "en", [book])
    index = SearchIndex.open(tmp_path, "en")
    found = index.search(book, SearchRequest("", within=RuleNumber.parse("100")))
    assert [str(hit.number) for hit in found.hits] == ["100.1"]
