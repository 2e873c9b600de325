"""The digest of a rulebook: another one for whatever an answer would show otherwise."""

from __future__ import annotations

from dataclasses import replace

import pytest

from indexer.model.digest import rulebook_digest, texts_digest
from indexer.model.finding import Finding, FindingKind
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import RuleNumber
from indexer.model.rule import NumberOrigin, SourceSpan
from indexer.model.rulebook import Rulebook
from tests.factories import document, record, rulebook

SPAN = SourceSpan("es/x.txt", 0, 3)
ENTRY = GlossaryEntry("Uno", "Dos", False, (SPAN,))
RULE = record("100.1", "Texto.", examples=["Ejemplo."])
BOOK = rulebook(RULE, glossary=[ENTRY])


def digest(book: Rulebook) -> str:
    return rulebook_digest(book.info, book.records, book.glossary)


def test_the_same_book_has_the_same_digest() -> None:
    assert digest(BOOK) == digest(rulebook(RULE, glossary=[ENTRY]))
    assert len(digest(BOOK)) == 64


def test_where_a_text_stands_is_no_part_of_what_it_says() -> None:
    moved = replace(RULE, spans=(SPAN,))
    assert texts_digest([moved], [ENTRY]) == texts_digest([RULE], [replace(ENTRY, spans=())])
    assert texts_digest([RULE], []) != texts_digest([replace(RULE, text="Texto")], [])
    assert texts_digest([RULE], []) != texts_digest([RULE], [ENTRY])


def test_what_no_answer_shows_changes_nothing() -> None:
    finding = Finding(FindingKind.GAP, "x")
    other = replace(BOOK, findings=(finding,), info=replace(BOOK.info, revision="0" * 12))
    assert digest(other) == digest(BOOK)


@pytest.mark.parametrize(
    "changed",
    [
        replace(RULE, number=RuleNumber.parse("100.2")),
        replace(RULE, origin=NumberOrigin.INFERRED),
        replace(RULE, title="Texto.", text=None),
        replace(RULE, text="Texto"),
        replace(RULE, abridged=True),
        replace(RULE, spans=(SPAN,)),
        replace(RULE, examples=()),
        replace(RULE, duplicates=(record("100.1", "Otro."),)),
    ],
    ids=lambda _: "",
)
def test_what_a_rule_says_and_where_it_stands(changed: object) -> None:
    assert changed != RULE
    assert digest(replace(BOOK, records=(changed,))) != digest(BOOK)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "changes",
    [
        {"complete": True},
        {"official": True},
        {"title": "Otro"},
        {"publisher": "Otro"},
        {"locale": "fr"},
        {"documents": (document(text="otro"),)},
    ],
    ids=str,
)
def test_what_is_known_of_the_book(changes: dict[str, object]) -> None:
    assert digest(replace(BOOK, info=replace(BOOK.info, **changes))) != digest(BOOK)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "changes", [{"headword": "X"}, {"text": "X"}, {"obsolete": True}, {"spans": ()}], ids=str
)
def test_the_glossary(changes: dict[str, object]) -> None:
    other = replace(BOOK, glossary=(replace(ENTRY, **changes),))  # type: ignore[arg-type]
    assert digest(other) != digest(BOOK)
