from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from indexer.model.edition import Edition
from indexer.model.finding import Finding, FindingKind
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import RuleNumber
from indexer.model.reference import Mention, MentionTarget
from indexer.model.rule import NumberOrigin, RuleRecord, SourceSpan
from indexer.model.rulebook import Rulebook
from indexer.snapshot.records import decode_record, decode_rulebook, encode_rulebook
from indexer.snapshot.texts import StoredTexts, TextTable
from tests.factories import DOCUMENT, document, record, rulebook

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30)
NUMBERS = st.builds(
    RuleNumber,
    chapter=st.integers(100, 999),
    rule=st.integers(1, 9999),
    ordinal=st.integers(0, 600),
).map(str)


def no_mentions(text: str) -> tuple[Mention, ...]:
    return ()


def stored_and_read(book: Rulebook) -> Rulebook:
    texts = TextTable()
    data = encode_rulebook(book, texts)
    return decode_rulebook(data, book.info, StoredTexts(texts.encode(no_mentions)))


RECORDS = st.builds(
    record,
    number=NUMBERS,
    text=TEXTS,
    origin=st.sampled_from(NumberOrigin),
    examples=st.lists(TEXTS, max_size=3),
    abridged=st.booleans(),
    start=st.integers(0, 10**7),
)


@given(st.lists(RECORDS, max_size=5))
def test_what_is_stored_is_read_again(records: list[RuleRecord]) -> None:
    book = rulebook(*records)
    assert stored_and_read(book) == book


@given(st.lists(RECORDS, max_size=5, unique_by=lambda one: one.number))
def test_one_record_is_read_alone(records: list[RuleRecord]) -> None:
    book = rulebook(*records)
    texts = TextTable()
    data = encode_rulebook(book, texts)
    stored = StoredTexts(texts.encode(no_mentions))
    for one in records:
        assert decode_record(data, book.info, stored, one.number) == one
    held = {one.number for one in records}
    for absent in {RuleNumber(100), RuleNumber(7), RuleNumber(100, 1)} - held:
        assert decode_record(data, book.info, stored, absent) is None


def test_every_field_survives() -> None:
    book = rulebook(
        record("1", title="Sección inventada"),
        record("113", origin=NumberOrigin.IMPLIED),
        record(
            "113.6",
            "Primer párrafo.\nSegundo\u00a0párrafo…",
            examples=["Uno.", "Dos."],
            abridged=True,
            duplicates=[record("113.6", "Otro texto.", document="es/segundo.txt", start=7)],
        ),
        glossary=[
            GlossaryEntry("Robar", "Tomar una carta.", True, (SourceSpan(DOCUMENT, 1, 2),) * 2)
        ],
        findings=[Finding(FindingKind.GAP, "113.7 is missing.", "113.7", DOCUMENT, 3)],
        documents=[document(), document("es/segundo.txt")],
    )
    read = stored_and_read(book)
    assert read == book
    assert read.findings == book.findings


def test_a_text_that_stands_twice_is_stored_once() -> None:
    texts = TextTable()
    encode_rulebook(rulebook(record("100.1", "Igual."), record("100.2", "Igual.")), texts)
    encode_rulebook(rulebook(record("200.1", "Igual."), edition="2026-01-01"), texts)
    assert texts.encode(no_mentions) == b'[["Igual.",[]]]'


def test_mentions_are_stored_with_their_text() -> None:
    text = "Véanse las reglas 114 («Emblemas») y 704.5l y 12 y 100.1@undated:es."
    mention = Mention(
        match="reglas 114 («Emblemas») y 704.5l y 12 y 100.1@undated:es",
        start=11,
        end=67,
        targets=(
            MentionTarget("114", RuleNumber(114), "Emblemas"),
            MentionTarget("704.5l", None),
            MentionTarget("12", None),
            MentionTarget("100.1", RuleNumber(100, 1), None, Edition("undated"), "es"),
        ),
    )
    table = TextTable()
    table.place(text)
    assert StoredTexts(table.encode(lambda _: (mention,))).mentions_of(text) == (mention,)
