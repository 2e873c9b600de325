"""The symbols of costs as what players say: who types one means the kind that it is of, too."""

from __future__ import annotations

from itertools import combinations

_COLORS = "WUBRG"
_PAIRS = [f"{one}/{other}" for one, other in combinations(_COLORS, 2)]
_PAIRS += [pair[::-1] for pair in _PAIRS]  # cards have one order of each, players any


def named_symbols(
    *,
    colorless: str,
    snow: str,
    hybrid: str,
    phyrexian: str,
    tap: str,
    untap: str,
    energy: str,
) -> dict[str, tuple[str, ...]]:
    """Return symbols → what a language's rules call their kind (rules 107.4 to 107.6, 107.14)."""
    kinds = {
        colorless: ["C"],
        snow: ["S"],
        hybrid: [*_PAIRS, *(f"{half}/{color}" for half in "2C" for color in _COLORS)],
        phyrexian: [f"{mana}/P" for mana in (*_COLORS, *_PAIRS)],
        tap: ["T"],
        untap: ["Q"],
        energy: ["E"],
    }
    return {f"{{{symbol}}}": (name,) for name, symbols in kinds.items() for symbol in symbols}
