"""What checking a rulebook brings up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from indexer.model.finding import FindingKind
from indexer.model.glossary import GlossaryEntry
from indexer.model.rule import NumberOrigin, SourceSpan
from indexer.model.rulebook import Rulebook
from indexer.validation import validate, validate_together
from tests.factories import DOCUMENT, record, rulebook


def found(book: Rulebook, kind: FindingKind) -> list[tuple[str | None, str]]:
    return [(one.number, one.message) for one in validate(book) if one.kind is kind]


def complete(*numbers: str) -> Rulebook:
    return rulebook(
        *(record(number, title="T" if "." not in number else None) for number in numbers),
        complete=True,
    )


@pytest.mark.parametrize(
    ("numbers", "gaps"),
    [
        (("1", "100", "100.1", "100.1a", "100.1b", "100.2", "101", "2", "200", "200.1"), []),
        (("1", "100", "100.1", "100.4"), [("100.4", "100.2 to 100.3 are")]),
        (("1", "100", "100.1", "100.3"), [("100.3", "100.2 is")]),
        (("1", "100", "100.2"), [("100.2", "100.1 is")]),
        (("7", "712", "712.1", "712.1d"), [("712.1d", "712.1a to 712.1c are")]),
        (("7", "704", "704.1", *(f"704.1{x}" for x in "abcdefghijkmnp")), []),
        (("1", "100", "103"), [("103", "101 to 102 are")]),
    ],
)
def test_gaps(numbers: tuple[str, ...], gaps: list[tuple[str, str]]) -> None:
    told = found(complete(*numbers), FindingKind.GAP)
    assert told == [(number, f"{what} not in the source") for number, what in gaps]


def test_excerpts_leave_out_chapters_and_beginnings_as_a_matter_of_course() -> None:
    implied = record("1", origin=NumberOrigin.IMPLIED)
    book = rulebook(
        implied,
        record("100", title="T"),
        record("100.5"),
        record("100.7"),
        record("105", title="T"),
    )
    assert found(book, FindingKind.GAP) == [("100.7", "100.6 is not in the source")]


def test_order() -> None:
    book = complete("1", "100", "100.1", "100.3", "100.2", "100.4")
    assert [number for number, _ in found(book, FindingKind.OUT_OF_ORDER)] == ["100.2"]


def test_counts_of_what_is_worked_out_or_cut_short() -> None:
    book = rulebook(
        record("100.1", abridged=True),
        record("100.1a", origin=NumberOrigin.INFERRED),
        record("100.1b", origin=NumberOrigin.INFERRED),
    )
    assert found(book, FindingKind.INFERRED_NUMBERS)[0][1].endswith("subrules: 2")
    assert found(book, FindingKind.ABRIDGED_TEXTS)[0][1].endswith("source: 1")


def test_references() -> None:
    text = "Véase la regla 100.2, la regla 999.9 y otra vez la regla 999.9. Véase la regla 100.1l."
    book = rulebook(record("100.1", text), record("100.2"))
    assert [number for number, _ in found(book, FindingKind.DANGLING_REFERENCE)] == ["100.1"]
    assert "which this rulebook does not hold" in found(book, FindingKind.DANGLING_REFERENCE)[0][1]
    assert [number for number, _ in found(book, FindingKind.MALFORMED_REFERENCE)] == ["100.1"]


def test_references_of_the_glossary() -> None:
    spans = (SourceSpan("es/x.txt", 0, 3),)
    entry = GlossaryEntry("Uno", "Véase la regla 100.1, y la regla 110.10.", False, spans)
    book = rulebook(record("100.1"), glossary=[entry], complete=True)
    ((number, message),) = found(book, FindingKind.DANGLING_REFERENCE)
    assert number is None
    assert (
        message
        == "in the glossary, 'regla 110.10' cites 110.10, which does not exist in this edition"
    )


def test_a_sound_book_brings_up_nothing() -> None:
    assert validate(complete("1", "100", "100.1", "100.1a", "100.2")) == ()


TERM = GlossaryEntry("Invento", "Cosa.", False, (SourceSpan(DOCUMENT, 0, 3),))


def edition(
    date: str,
    *sections: int,
    rules: int = 40,
    terms: int = 3,
    locale: str = "es",
    whole: bool = True,
) -> Rulebook:
    """A book with so many rules in the first of its sections, and a chapter in each other."""
    records = [record(f"{sections[0]}00.{at}") for at in range(1, rules + 1)]
    headings = [record(str(number), title="T") for number in sections]
    return rulebook(
        *headings,
        *records,
        edition=date,
        locale=locale,
        complete=whole,
        glossary=[replace(TERM, headword=str(at)) for at in range(terms)],
    )


@pytest.mark.parametrize(
    ("books", "lacks"),
    [
        ([edition("2020-01-10", 1, 2), edition("2021-01-10", 1, 2, rules=38)], {}),
        (
            [edition("2020-01-10", 1, 2), edition("2021-01-10", 1, 2, 3)],
            {"2020-01-10:es": ["section 3, "]},
        ),
        (
            [edition("2020-01-10", 1, 2), edition("2021-01-10", 1, rules=37, terms=2)],
            {"2021-01-10:es": ["section 2, ", "rules and subrules in it: 37, ", "entries of "]},
        ),
        ([edition("2021-01-10", 1), edition("2020-01-10", 1, rules=5)], {}),
        (
            [edition("2021-01-10", 1, 2), edition("2020-01-10", 1, rules=5, terms=0)],
            {"2020-01-10:es": ["section 2, ", "entries of the glossary in it: 0, "]},
        ),
        (
            [
                edition("2019-01-10", 1),
                edition("2020-01-10", 1, terms=0),
                edition("2021-01-10", 1, terms=2),
            ],
            {"2020-01-10:es": ["entries of ", "entries of "]},
        ),
        ([edition("2020-01-10", 1, 2), edition("2021-01-10", 1, rules=9, whole=False)], {}),
        ([edition("2020-01-10", 1, 2), edition("2021-01-10", 1, rules=9, locale="fr")], {}),
        ([edition("2020-01-10", 1, terms=0), edition("2021-01-10", 1, terms=0)], {}),
    ],
)
def test_what_a_whole_book_lacks_beside_its_neighbours(
    books: list[Rulebook], lacks: dict[str, list[str]]
) -> None:
    together = validate_together(books)
    assert [book.info for book in together] == [book.info for book in books]
    told = {
        book.info.key: [
            finding.message for finding in book.findings if finding.kind is FindingKind.INCOMPLETE
        ]
        for book in together
    }
    assert {key: len(messages) for key, messages in told.items() if messages} == {
        key: len(beginnings) for key, beginnings in lacks.items()
    }
    for key, beginnings in lacks.items():
        for message, beginning in zip(told[key], beginnings, strict=True):
            assert message.startswith(beginning)
