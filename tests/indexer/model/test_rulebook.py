from __future__ import annotations

import pytest

from indexer.model.number import RuleNumber
from indexer.model.rule import NumberOrigin, RuleRecord
from tests.factories import record, rulebook

HELD = ("1", "113", "113.6", "113.6a", "113.6b", "113.6c", "4", "405", "405.2", "405.6", "8", "801")


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("113.6d", ["113.6c", "113.6b", "113.6a"]),
        ("405.6k", ["405.6"]),
        ("405.5", ["405.2", "405.6", "405"]),
        ("113.9c", ["113.6", "113"]),
        ("800.4a", ["8", "801"]),
        ("406.6a", ["405", "4"]),
        ("702.19b", []),
        ("999.99", []),
        ("9", []),
    ],
)
def test_what_is_near_a_number_is_of_its_own_family(asked: str, near: list[str]) -> None:
    book = rulebook(*(record(number) for number in HELD))
    assert [str(number) for number in book.near(RuleNumber.parse(asked))] == near


@pytest.mark.parametrize(
    ("number", "text", "examples", "is_heading"),
    [
        ("702.19", "Arrollar", (), True),
        ("702.19", "Ready!", (), True),
        ("702.19", "Arrollar.", (), False),
        ("702.19", "践踏。", (), False),
        ("702.19", "Es como sigue:", (), False),
        ("702.19", "Se lee “Arrollar.”", (), False),
        ("702.19", "Se lee “Arrollar”", (), True),
        ("702.19", "Arrollar\nAtropellar", (), False),
        ("702.19", "Arrollar", ("Una criatura arrolla.",), False),
        ("702.19", "A" * 80, (), True),
        ("702.19", "A" * 81, (), False),
        ("702.20", "Vigilancia", (), False),
        ("702.19a", "Arrollar", (), False),
        ("702.99", None, (), False),
    ],
)
def test_a_rule_is_a_heading_where_it_only_names_its_subrules(
    number: str, text: str | None, examples: tuple[str, ...], is_heading: bool
) -> None:
    held = [record("702", title="Habilidades"), record("702.19"), record("702.19a")]
    asked = RuleNumber.parse(number)
    if text is not None:
        held = [one for one in held if one.number != asked]
        held.append(record(number, text, examples=examples))
    heading = rulebook(*held).heading_of(asked)
    assert heading == (text if is_heading else None)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2021-06-01:en", "2021-06-01:en", True),
        ("2021-06-01:en", "2021-06-01:fr", True),
        ("2021-06-01:en", "2020-01-01:en", False),
        ("2021-06-01:en", "2020-01-01:fr", False),
        ("undated:en", "undated:en", True),
        ("undated:en", "undated:es", None),
        ("undated:en", "2021-06-01:en", None),
        ("undated:en", "2021-06-01:es", None),
        ("undated:en", "draft:en", None),
    ],
)
def test_whether_two_rulebooks_are_of_one_edition(one: str, other: str, same: bool | None) -> None:
    first, second = (
        rulebook(record("1"), edition=edition, locale=locale).info
        for edition, _, locale in (key.partition(":") for key in (one, other))
    )
    assert first.same_edition_as(second) is second.same_edition_as(first) is same


@pytest.mark.parametrize(
    ("held", "fields", "title"),
    [
        (record("113", title="Habilidades"), [], [("title", "Habilidades")]),
        (record("113", origin=NumberOrigin.IMPLIED), [], []),
        (
            record("113.6", "Uno.", examples=["Dos.", "Tres."]),
            [("text", "Uno."), ("example 1", "Dos."), ("example 2", "Tres.")],
            [],
        ),
    ],
)
def test_what_a_record_prints_is_its_title_and_its_fields(
    held: RuleRecord, fields: list[tuple[str, str]], title: list[tuple[str, str]]
) -> None:
    assert (held.fields(), held.printed()) == (fields, title + fields)
