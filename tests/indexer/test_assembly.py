"""Several documents as one rulebook: which text counts, in which order, and what is told."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.assembly import assemble, read_rulebook, read_rulebooks, rulebook_entries
from indexer.model.errors import MissingSource, UnknownLayout
from indexer.model.finding import FindingKind
from indexer.model.number import RuleNumber
from indexer.model.rule import NumberOrigin, RuleRecord
from indexer.model.rulebook import Rulebook
from indexer.sources.manifest import read_manifest
from tests.factories import record as make_record
from tests.reading import read

LISTING = (
    "111. Fichas\nReglas del apartado\n- 111.1 Fichas Una ficha es un…\n- 111.2 Fichas Otra.\n"
)
PAGE = "Regla 111.1 · Fichas\nUna ficha es un marcador.\nSubreglas\nDe papel.\n"


def book(*texts: str, edition: str = "undated") -> Rulebook:
    return assemble(
        [read(text, "es", edition, path=f"es/{at}.txt") for at, text in enumerate(texts)]
    )


def record(rulebook: Rulebook, number: str) -> RuleRecord:
    found = rulebook.get(RuleNumber.parse(number))
    assert found is not None
    return found


def numbers(rulebook: Rulebook) -> list[str]:
    return [str(one.number) for one in rulebook.records]


def conflicts(rulebook: Rulebook) -> list[str]:
    kind = FindingKind.CONFLICTING_TEXTS
    return [finding.message for finding in rulebook.findings if finding.kind is kind]


@pytest.mark.parametrize("texts", [(LISTING, PAGE), (PAGE, LISTING)])
def test_the_complete_text_wins_over_the_abridged(texts: tuple[str, str]) -> None:
    merged = book(*texts)
    assert numbers(merged) == ["1", "111", "111.1", "111.1a", "111.2"]
    assert record(merged, "111.1").text == "Una ficha es un marcador."
    assert not record(merged, "111.1").abridged
    assert conflicts(merged) == []
    assert merged.info.counts.abridged == 0


def test_the_longer_of_two_abridged_texts_is_kept() -> None:
    longer = LISTING.replace("es un…", "es un marcador…")
    assert record(book(LISTING, longer), "111.1").text == "Una ficha es un marcador…"


def test_two_complete_texts_that_differ_are_told_and_both_kept() -> None:
    merged = book("100.1. Uno.\n", "100.1. Otro.\n")
    first = record(merged, "100.1")
    assert [first.text, *(one.text for one in first.duplicates)] == ["Uno.", "Otro."]
    (message,) = conflicts(merged)
    assert "es/0.txt and es/1.txt" in message


@pytest.mark.parametrize("first", [0, 1])
def test_what_one_document_prints_twice_is_kept_beside_another(first: int) -> None:
    texts = ("100.1. A.\n", "100.1. A.\n\n100.1. B.\n")
    merged = book(texts[first], texts[1 - first])
    held = record(merged, "100.1")
    assert [held.text, *(one.text for one in held.duplicates)] == ["A.", "B."]
    assert conflicts(merged) == []


@pytest.mark.parametrize("texts", [(LISTING, PAGE), (PAGE, LISTING)])
def test_a_cut_text_that_says_something_else_is_kept_and_told(texts: tuple[str, str]) -> None:
    other = [text.replace("111.1 Fichas Una", "111.1 Fichas Toda") for text in texts]
    merged = book(*other)
    held = record(merged, "111.1")
    assert held.text == "Una ficha es un marcador."
    assert [one.text for one in held.duplicates] == ["Toda ficha es un…"]
    assert len(conflicts(merged)) == 1


def test_an_example_of_a_cut_text_is_not_lost() -> None:
    listing = LISTING.replace("un…\n", "un…\nEjemplo: Uno.\n")
    held = record(book(PAGE, listing), "111.1")
    examples = [one.text for each in (held, *held.duplicates) for one in each.examples]
    assert examples == ["Uno."]


@st.composite
def printed(draw: st.DrawFn) -> RuleRecord:
    """A number with one text of few, whole or cut, with or without examples, or two of these."""
    words = ["Uno", "dos", "tres"]
    made = []
    for _ in range(draw(st.integers(1, 3))):
        is_cut = draw(st.booleans())
        text = " ".join(words[: draw(st.integers(1, 3))]) + ("…" if is_cut else ".")
        examples = draw(st.lists(st.sampled_from(["Ana.", "Eva."]), max_size=2))
        made.append(make_record("100.1", text, abridged=is_cut, examples=examples))
    return replace(made[0], duplicates=tuple(made[1:]))


@given(st.lists(printed(), min_size=1, max_size=4))
def test_joined_in_any_order_nothing_is_lost(records: list[RuleRecord]) -> None:
    one = read("100.1. X.\n", "es")
    held = record(assemble([replace(one, records=(each,)) for each in records]), "100.1")
    kept = [held, *held.duplicates]
    for each in records:
        for text in (each, *each.duplicates):
            said = (text.text or "").rstrip("…")
            wanted = [example.text for example in text.examples]
            assert any(
                (other.text == text.text or (text.abridged and (other.text or "").startswith(said)))
                and [example.text for example in other.examples][: len(wanted)] == wanted
                for other in kept
            )
    if len(records) > 1:  # of what one document prints twice, the first is looked up
        assert held.abridged is all(text.abridged for text in kept)


def test_chapters_titled_differently_are_told() -> None:
    merged = book(PAGE, PAGE.replace("· Fichas", "· Tokens"))
    assert record(merged, "111").title == "Fichas"
    assert len(conflicts(merged)) == 1


def test_the_same_text_twice_is_one() -> None:
    merged = book("100.1. Uno  y dos.\n", "100.1. Uno y dos.\n")
    assert conflicts(merged) == []
    assert record(merged, "100.1").duplicates == ()


@pytest.mark.parametrize("first", [0, 1])
def test_the_text_with_its_examples_is_kept(first: int) -> None:
    texts = ("100.1. Uno.\n", "100.1. Uno.\nEjemplo: Dos.\n")
    merged = book(texts[first], texts[1 - first])
    assert len(record(merged, "100.1").examples) == 1
    assert conflicts(merged) == []


def test_documents_are_put_in_order_and_a_book_keeps_its_own() -> None:
    assert numbers(book("801.1. B.\n", "111.1. A.\n")) == ["1", "111", "111.1", "8", "801", "801.1"]
    assert numbers(book("100.2. B.\n\n100.1. A.\n")) == ["1", "100", "100.2", "100.1"]


def test_what_is_only_implied_stands_before_what_implies_it() -> None:
    merged = book("604.3a A.\n\n702.1. B.\n")
    assert numbers(merged) == ["6", "604", "604.3", "604.3a", "7", "702", "702.1"]
    implied = [str(one.number) for one in merged.records if one.origin is NumberOrigin.IMPLIED]
    assert implied == ["6", "604", "604.3", "7", "702"]
    walked = merged.next(RuleNumber.parse("604.3a"))
    assert str(walked) == "702.1"
    assert merged.previous(RuleNumber.parse("604.3a")) is None
    assert merged.info.counts.rules == 1


def test_a_date_that_is_not_declared_or_not_printed_is_told() -> None:
    printed = "T\nEstas reglas son válidas desde el 1 de mayo de 2014\n\n100.1. A.\n"
    for text, edition, is_told in (
        (printed, "undated", True),
        (printed, "2014-05-01", False),
        ("100.1. A.\n", "2014-05-01", True),
        ("100.1. A.\n", "undated", False),
    ):
        kinds = [finding.kind for finding in book(text, edition=edition).findings]
        assert (FindingKind.PRINTED_DATE in kinds) is is_told


def test_the_shipped_rulebooks_come_in_order_and_always_the_same(rules_data: Path) -> None:
    once, again = (list(read_rulebooks(rules_data)) for _ in range(2))
    assert [rulebook.info.key for rulebook, _ in once] == ["undated:es", "undated:fr"]
    assert once == again
    for rulebook, documents in once:
        assert [document.path for document in documents] == [
            document.path for document in rulebook.info.documents
        ]
        for info, document in zip(rulebook.info.documents, documents, strict=True):
            content = (rules_data / info.path).read_bytes()
            assert info.sha256 == hashlib.sha256(content).hexdigest() == document.sha256
            assert info.characters == len(document.text)
        assert len(rulebook.info.revision) == 12
    spanish, french = (rulebook.info for rulebook, _ in once)
    assert {document.layout for document in spanish.documents} == {"rule-page", "chapter-listing"}
    assert [document.layout for document in french.documents] == ["numbered-text"]
    assert (spanish.title, spanish.publisher) == ("unknown", "Gatewatch")
    assert french.title == "Règles complètes de Magic: The Gathering"


def test_each_rulebook_can_be_read_by_itself(rules_data: Path) -> None:
    groups = rulebook_entries(read_manifest(rules_data))
    read_alone = [read_rulebook(rules_data, group)[0] for group in reversed(groups)]
    together = [rulebook for rulebook, _ in read_rulebooks(rules_data)]
    assert read_alone[::-1] == together


def _data(tmp_path: Path, layout: str) -> Path:
    (tmp_path / "sources.toml").write_text(
        f"""
[[source]]
path = "es.txt"
lang = "es"
edition = "undated"
layout = "{layout}"
encoding = "utf-8"
title = "unknown"
publisher = "unknown"
official = false
retrieved_on = "unknown"
complete = false
licence = "unknown"
"""
    )
    return tmp_path


def test_a_missing_document_and_a_layout_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(MissingSource):
        list(read_rulebooks(_data(tmp_path, "auto")))
    with pytest.raises(UnknownLayout, match="line 2 there"):
        list(read_rulebooks(_data(tmp_path, "table")))
