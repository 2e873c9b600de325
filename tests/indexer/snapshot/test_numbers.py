"""Which rulebooks hold a number, without opening one."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.model.errors import SnapshotDamaged
from indexer.model.number import RuleNumber
from indexer.snapshot.numbers import StoredNumbers, encode_numbers
from indexer.snapshot.reader import Snapshot
from tests.factories import record, rulebook


@given(st.lists(st.sets(st.integers(1, 40)), max_size=90))
def test_the_table_tells_what_it_was_told(held: list[set[int]]) -> None:
    books = [rulebook(record("100.1"), edition=f"e{at}").info for at in range(len(held))]
    stored = StoredNumbers(encode_numbers([[f"100.{n}" for n in one] for one in held]), books)
    for number in range(1, 41):
        expected = tuple(info for info, one in zip(books, held, strict=True) if number in one)
        assert stored.holders(RuleNumber(100, number)) == expected
    for info, one in zip(books, held, strict=True):
        assert sorted(stored.numbers_of(info)) == sorted(f"100.{number}" for number in one)


def test_a_snapshot_tells_holders_and_opens_no_rulebook(small_snapshot: Path) -> None:
    snapshot = Snapshot.open(small_snapshot)
    for path in small_snapshot.glob("*/rulebooks/*/*"):
        path.unlink()
    keys = [info.key for info in snapshot.holders(RuleNumber.parse("900.1"))]
    assert keys == ["2025-01-01:es", "undated:es", "undated:fr"]
    assert [info.key for info in snapshot.holders(RuleNumber.parse("900.2"))] == ["undated:es"]
    assert snapshot.holders(RuleNumber.parse("901")) == ()
    with pytest.raises(SnapshotDamaged):
        snapshot.rulebook("undated", "es")
