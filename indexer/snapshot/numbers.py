"""Which rulebooks of a snapshot hold a number, as one small table: no rulebook is opened for it.

A number's rulebooks are the bits of one integer, the lowest for the first rulebook of the manifest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import orjson

from indexer.model.number import RuleNumber
from indexer.model.rulebook import RulebookInfo


def encode_numbers(numbers: Sequence[Iterable[str]]) -> bytes:
    """Return the table of the numbers that each rulebook holds, in the manifest's order."""
    holders: dict[str, int] = {}
    for place, held in enumerate(numbers):
        bit = 1 << place
        for number in held:
            holders[number] = holders.get(number, 0) | bit
    return orjson.dumps({number: f"{bits:x}" for number, bits in sorted(holders.items())})


class StoredNumbers:
    """The reading side of a table."""

    def __init__(self, data: bytes, rulebooks: Sequence[RulebookInfo]) -> None:
        self._rulebooks = rulebooks
        stored: dict[str, str] = orjson.loads(data)
        self._holders = {number: int(bits, 16) for number, bits in stored.items()}

    def holders(self, number: RuleNumber) -> tuple[RulebookInfo, ...]:
        """Return the rulebooks that hold a number, in the manifest's order."""
        bits = self._holders.get(str(number), 0)
        return tuple(info for place, info in enumerate(self._rulebooks) if bits >> place & 1)

    def numbers_of(self, info: RulebookInfo) -> list[str]:
        """Return the numbers that a rulebook holds, in no order that means anything."""
        bit = 1 << self._rulebooks.index(info)
        return [number for number, bits in self._holders.items() if bits & bit]
