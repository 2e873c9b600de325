from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.model.errors import InvalidNumber, UnusedLetter
from indexer.model.number import LETTERS, Level, RuleNumber, letters_at, ordinal_of

SECTIONS = st.builds(RuleNumber, st.integers(1, 9))
CHAPTERS = st.builds(RuleNumber, st.integers(100, 999))
RULES = st.builds(RuleNumber, st.integers(100, 999), st.integers(1, 9999))
SUBRULES = st.builds(
    RuleNumber, st.integers(100, 999), st.integers(1, 9999), st.integers(1, 24 * 25)
)
NUMBERS = st.one_of(SECTIONS, CHAPTERS, RULES, SUBRULES)


@given(NUMBERS)
def test_a_number_is_read_back_as_it_was_printed(number: RuleNumber) -> None:
    assert RuleNumber.parse(str(number)) == number


@given(st.text("0123456789.abloz", max_size=9))
def test_what_is_read_is_printed_as_it_was_written(text: str) -> None:
    try:
        number = RuleNumber.parse(text)
    except (InvalidNumber, UnusedLetter):
        return
    assert str(number) == text


@pytest.mark.parametrize(
    ("text", "level", "parent"),
    [
        ("7", Level.SECTION, None),
        ("702", Level.CHAPTER, "7"),
        ("702.19", Level.RULE, "702"),
        ("702.195", Level.RULE, "702"),
        ("702.19b", Level.SUBRULE, "702.19"),
        ("704.5aa", Level.SUBRULE, "704.5"),
    ],
)
def test_every_level_knows_what_is_above_it(text: str, level: Level, parent: str | None) -> None:
    number = RuleNumber.parse(text)
    assert number.level is level
    assert number.parent == (RuleNumber.parse(parent) if parent else None)
    assert next(number.above, None) == number.parent
    assert number.section == 7


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "0", "70", "0704", "7041", "abc", "IV", "702.", "702.0", "702.05", ".5"),
        *(
            "702.19B",
            "702.19abc",
            " 702",
            "702\n",
            "702.19 b",
            "７０２",
            "702.1.2",
            "-7",
            "702.10000",
        ),
    ],
)
def test_no_other_form_is_a_number(text: str) -> None:
    with pytest.raises(InvalidNumber) as refused:
        RuleNumber.parse(text)
    assert refused.value.asked == text


@pytest.mark.parametrize(
    ("text", "suggestions"),
    [
        ("704.5l", ("704.5k", "704.5m")),
        ("704.5o", ("704.5n", "704.5p")),
        ("704.5ao", ("704.5an", "704.5ap")),
    ],
)
def test_letters_that_look_like_digits_are_not_used(
    text: str, suggestions: tuple[str, ...]
) -> None:
    with pytest.raises(UnusedLetter) as refused:
        RuleNumber.parse(text)
    assert refused.value.suggestions == suggestions
    assert all(RuleNumber.parse(suggestion) for suggestion in suggestions)


@pytest.mark.parametrize(
    ("ordinal", "letters"),
    [
        (1, "a"),
        (11, "k"),
        (12, "m"),
        (13, "n"),
        (14, "p"),
        (24, "z"),
        (25, "aa"),
        (49, "ba"),
        (600, "zz"),
    ],
)
def test_letters_count_the_subrules(ordinal: int, letters: str) -> None:
    assert letters_at(ordinal) == letters
    assert ordinal_of(letters) == ordinal


def test_there_are_no_letters_outside_the_count() -> None:
    for ordinal in (-1, 0, 601):
        with pytest.raises(ValueError, match=str(ordinal)):
            letters_at(ordinal)
    assert ordinal_of("") == 0
    assert len(LETTERS) == 24


def test_numbers_order_as_a_rulebook_does() -> None:
    ordered = [
        "1",
        "100",
        "100.1",
        "100.1a",
        "100.1z",
        "100.1aa",
        "100.1ab",
        "100.2",
        "100.10",
        "101",
        "199.9",
        "2",
        "200",
        "702.2",
        "702.10",
    ]
    numbers = [RuleNumber.parse(text) for text in ordered]
    assert sorted({*numbers}) == numbers


@given(st.lists(NUMBERS, max_size=20))
def test_the_order_is_total(numbers: list[RuleNumber]) -> None:
    ordered = sorted(numbers)
    assert all(a < b or a == b for a, b in pairwise(ordered))
    assert all(number.parent is None or number.parent < number for number in numbers)


@given(NUMBERS)
def test_the_next_sibling_comes_right_after(number: RuleNumber) -> None:
    try:
        following = number.next_sibling
    except ValueError:
        assert str(number) in ("9", "999") or number.rule == 9999 or number.letters == "zz"
        return
    assert number < following
    assert following.level is number.level
    if number.parent is not None and following.parent == number.parent:
        ordinal = number.ordinal or number.rule or number.chapter % 100
        assert number.parent.child(ordinal) == number
        assert number.parent.child(ordinal + 1) == following


@pytest.mark.parametrize(
    ("number", "following"),
    [
        *(
            ("704.5k", "704.5m"),
            ("704.5n", "704.5p"),
            ("704.5z", "704.5aa"),
            ("704.5az", "704.5ba"),
        ),
        *(("119.7", "119.8"), ("119.9", "119.10"), ("702", "703"), ("199", "200"), ("8", "9")),
    ],
)
def test_what_follows_at_the_same_level(number: str, following: str) -> None:
    assert str(RuleNumber.parse(number).next_sibling) == following


@pytest.mark.parametrize("number", ["9", "999", "702.9999", "702.1zz"])
def test_the_last_of_a_level_has_no_next(number: str) -> None:
    with pytest.raises(ValueError, match=r"9|601"):
        _ = RuleNumber.parse(number).next_sibling


@pytest.mark.parametrize(
    ("parent", "ordinal"),
    [
        ("702.1a", 1),
        ("702.1", 0),
        ("702.1", 601),
        ("702", 0),
        ("702", 10_000),
        ("7", 100),
        ("7", -1),
    ],
)
def test_a_child_that_cannot_be_written_is_refused(parent: str, ordinal: int) -> None:
    with pytest.raises(ValueError, match=str(ordinal)):
        RuleNumber.parse(parent).child(ordinal)
