from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.model.errors import InvalidNumber, RangeTooLarge
from indexer.model.number import RuleNumber
from indexer.references.expand import expand_range

PARENTS = st.one_of(
    st.builds(RuleNumber, st.integers(100, 999)),
    st.builds(RuleNumber, st.integers(100, 999), st.integers(1, 300)),
)


def expand(first: str, last: str, limit: int = 200) -> str:
    numbers = expand_range(
        f"{first}–{last}", RuleNumber.parse(first), RuleNumber.parse(last), limit
    )
    return " ".join(map(str, numbers))


@pytest.mark.parametrize(
    ("first", "last", "numbers"),
    [
        ("608.2k", "608.2q", "608.2k 608.2m 608.2n 608.2p 608.2q"),
        ("704.5y", "704.5ab", "704.5y 704.5z 704.5aa 704.5ab"),
        ("119.9", "119.11", "119.9 119.10 119.11"),
        ("704", "706", "704 705 706"),
        ("8", "9", "8 9"),
        ("119.9", "119.9", "119.9"),
    ],
)
def test_a_range_holds_every_number_between_its_ends(first: str, last: str, numbers: str) -> None:
    assert expand(first, last) == numbers


@pytest.mark.parametrize(
    ("first", "last"),
    [
        *(("119.8", "119.7"), ("702.9a", "702.10b"), ("614", "702"), ("100.1", "102")),
        *(("702.19", "702.19b"), ("7", "702"), ("100.1", "999.9999")),
    ],
)
def test_a_range_joins_siblings_in_order(first: str, last: str) -> None:
    with pytest.raises(InvalidNumber):
        expand(first, last)


def test_a_range_has_a_limit() -> None:
    assert len(expand("100.1", "100.200").split()) == 200
    with pytest.raises(RangeTooLarge):
        expand("100.1", "100.201")


@given(PARENTS, st.integers(1, 150), st.integers(0, 150))
def test_a_range_is_ascending_and_of_one_level(
    parent: RuleNumber, first: int, further: int
) -> None:
    numbers = expand_range("…", parent.child(first), parent.child(first + further), 200)
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(numbers) == further + 1
    assert {number.parent for number in numbers} == {parent}
