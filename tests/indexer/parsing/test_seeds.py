"""The documents that are shipped, and what must come out of them exactly."""

from __future__ import annotations

from pathlib import Path

import pytest

from indexer.assembly import read_rulebooks
from indexer.model.number import Level, RuleNumber
from indexer.model.rule import NumberOrigin, RuleRecord
from indexer.model.rulebook import Rulebook
from indexer.sources.decoding import SourceDocument
from tests.reading import folded

Read = dict[str, tuple[Rulebook, tuple[SourceDocument, ...]]]


@pytest.fixture(scope="module")
def books() -> Read:
    data = Path(__file__).parents[3] / "rules_data"
    return {book.info.locale: (book, documents) for book, documents in read_rulebooks(data)}


@pytest.fixture(scope="module")
def spanish(books: Read) -> Rulebook:
    return books["es"][0]


@pytest.fixture(scope="module")
def french(books: Read) -> Rulebook:
    return books["fr"][0]


def record(book: Rulebook, number: str) -> RuleRecord:
    found = book.get(RuleNumber.parse(number))
    assert found is not None, number
    return found


def numbered(book: Rulebook) -> list[RuleRecord]:
    return [one for one in book.records if one.level in (Level.RULE, Level.SUBRULE)]


def test_how_many(spanish: Rulebook, french: Rulebook) -> None:
    assert len(numbered(spanish)) == 55
    assert len(numbered(french)) == 8
    assert [spanish.info.key, french.info.key] == ["undated:es", "undated:fr"]
    assert not spanish.info.complete
    assert spanish.info.counts.abridged == 22
    assert spanish.info.counts.inferred == 22


def test_subrules_without_printed_numbers(spanish: Rulebook) -> None:
    for rule, letters in (("113.6", "abcdefghijkmnp"), ("405.6", "abcdefgh")):
        children = spanish.children(RuleNumber.parse(rule))
        assert "".join(child.letters for child in children) == letters
        assert {record(spanish, str(child)).origin for child in children} == {NumberOrigin.INFERRED}
        assert record(spanish, rule).origin is NumberOrigin.PRINTED
    examples = {str(one.number): one.examples for one in spanish.records if one.examples}
    assert list(examples) == ["113.6k", "113.6m"]
    assert examples["113.6k"][0].text.startswith("Absolver Thrull tiene")
    assert (record(spanish, "113.6k").text or "").endswith("zonas distintas.")


def test_the_page_furniture_is_no_rule(spanish: Rulebook) -> None:
    text = "\n".join(text for one in spanish.records for _, text in one.fields())
    for furniture in ("Otras reglas", "juez Pro", "Gatewatch"):
        assert furniture not in text
    assert (record(spanish, "405.6h").text or "").endswith("Véase la regla 800.4a.")


@pytest.mark.parametrize(("chapter", "rules"), [("801", 18), ("111", 13)])
def test_listings(spanish: Rulebook, chapter: str, rules: int) -> None:
    title = record(spanish, chapter).title
    assert title is not None
    children = [record(spanish, str(one)) for one in spanish.children(RuleNumber.parse(chapter))]
    assert [one.number.rule for one in children] == list(range(1, rules + 1))
    assert sum(one.abridged for one in children) == 11
    for one in children:
        assert one.text is not None
        assert one.abridged is one.text.endswith("…")
        assert not one.text.startswith(title)
    assert (record(spanish, "801.1").text or "").startswith("El rango de influencia limitado es")


def test_an_ellipsis_inside_is_only_punctuation(spanish: Rulebook, french: Rulebook) -> None:
    assert "un/una . . .» y enumerar" in (record(spanish, "111.9").text or "")
    assert french.info.counts.abridged == 0
    assert "lancer…" in (record(french, "604.5").text or "")
    assert (record(french, "604.6").text or "").endswith("que.... »")


def test_chapters_are_printed_or_implied(spanish: Rulebook, french: Rulebook) -> None:
    chapters = {str(one.number): one.title for one in spanish.records if one.level is Level.CHAPTER}
    assert chapters == {
        "111": "Fichas",
        "113": "Habilidades",
        "405": "Pila",
        "801": "Opción de rango de influencia limitado",
    }
    above = [one for one in french.records if one.level in (Level.SECTION, Level.CHAPTER)]
    assert [str(one.number) for one in above] == ["6", "604"]
    for one in above:
        assert one == RuleRecord(one.number, NumberOrigin.IMPLIED, None, None, ())


def test_french_numbers_stand_above_their_texts(french: Rulebook) -> None:
    walked = [str(one.number) for one in numbered(french)]
    assert walked == ["604.1", "604.2", "604.3", "604.3a", "604.4", "604.5", "604.6", "604.7"]
    assert (record(french, "604.1").text or "").startswith("Les capacités statiques font")


def test_every_text_is_a_slice_of_its_document(books: Read) -> None:
    for book, documents in books.values():
        texts = {document.path: document.text for document in documents}
        for one in book.records:
            fields = [(one.title or one.text or "", one.spans)]
            fields += [(example.text, example.spans) for example in one.examples]
            for text, spans in fields:
                slices = "\n".join(texts[span.document][span.start : span.end] for span in spans)
                assert folded(slices) == folded(text)
