"""What is worked out of one match alone."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from indexer.search.matches import Match, Spots

PLACES = st.sets(st.integers(0, 200), max_size=20).map(sorted)


@given(PLACES, PLACES)
def test_gaps_are_to_the_nearest_place(stands: list[int], places: list[int]) -> None:
    gaps = _match(stands).gaps_to(np.array(places, dtype=np.int32)).tolist()
    nearest = [min((abs(place - one) for one in stands), default=2**30) for place in places]
    assert gaps == nearest


def _match(stands: list[int]) -> Match:
    nothing, nowhere = np.zeros(1, dtype=np.float32), np.zeros(1, dtype=bool)
    spots = (Spots(np.array(stands, dtype=np.int32)),)
    return Match(nothing, nothing, nowhere, nowhere, spots, (), 0.0, "")
