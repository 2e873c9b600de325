from __future__ import annotations

import pytest

from indexer.model.number import RuleNumber
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
