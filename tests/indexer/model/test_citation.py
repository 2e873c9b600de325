from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.model.citation import Handle
from indexer.model.edition import Edition, newest_by
from indexer.model.errors import InvalidNumber, UnknownEdition, UnusedLetter
from indexer.model.number import RuleNumber

EDITIONS = st.one_of(
    st.dates().map(lambda day: Edition(day.isoformat())), st.just(Edition("undated"))
)
HANDLES = st.builds(
    Handle,
    st.builds(RuleNumber, st.integers(100, 999), st.integers(1, 300), st.integers(0, 48)),
    EDITIONS,
    st.sampled_from(["es", "fr", "pt-BR", "zh-Hans"]),
)


@given(HANDLES)
def test_a_handle_is_read_back_as_it_was_printed(handle: Handle) -> None:
    assert Handle.parse(str(handle)) == handle


def test_a_handle_and_its_identifier() -> None:
    handle = Handle.parse("113.6k@undated:es")
    assert handle == Handle(RuleNumber(113, 6, 11), Edition("undated"), "es")
    assert handle.urn == "urn:mtg-cr:undated:es:113.6k"


@pytest.mark.parametrize(
    "text",
    [
        *("", "113.6k", "113.6k@undated", "113.6k@:es", "113.6k@undated:", "@undated:es"),
        *("abc@undated:es", "113.6k@Undated:es", "113.6k@2026-13-01:es", "113.6k@undated:es:x"),
    ],
)
def test_what_is_no_handle_is_refused(text: str) -> None:
    with pytest.raises(InvalidNumber):
        Handle.parse(text)


def test_a_handle_with_an_unused_letter_says_so() -> None:
    with pytest.raises(UnusedLetter):
        Handle.parse("704.5l@undated:es")


def test_an_edition_is_a_date_or_a_slug() -> None:
    assert Edition("2026-08-07").effective_on == date(2026, 8, 7)
    assert Edition("undated").effective_on is None
    for bad in ("", "Undated", "a_b", "-a", "a-", "a--b", "2026-02-30", "2026-08-07~1"):
        with pytest.raises(ValueError):  # noqa: PT011 - the standard library's own words for a bad date
            Edition(bad)


def test_later_editions_come_after_earlier_ones_and_undated_first() -> None:
    ids = ["undated", "2015-01-23", "2026-06-19", "2026-08-07"]
    editions = [Edition(edition) for edition in ids]
    assert sorted({*editions}, key=lambda edition: edition.recency) == editions


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        ("2015-01-22", ()),
        ("2015-01-23", ("2015-01-23:en",)),
        ("2026-07-01", ("2026-06-19:en", "2025-05-05:es")),
        ("2030-12-31", ("2026-08-07:en", "2025-05-05:es")),
        *(("undated", ()), ("2026", ()), ("9", ())),
    ],
)
def test_a_day_has_the_newest_edition_by_then(day: str, expected: tuple[str, ...]) -> None:
    keys = [
        "2026-08-07:en",
        "2026-06-19:en",
        "2015-01-23:en",
        "2025-05-05:es",
        "undated:fr",
        "z:es",
    ]
    assert newest_by(day, keys) == expected
    assert UnknownEdition(day, None, keys).suggestions == expected
