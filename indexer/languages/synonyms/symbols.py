"""The symbols of costs as what players say: who types one means the kind that it is of, too."""

from __future__ import annotations

from itertools import combinations, product

_COLORS = "WUBRG"
_PAIRS = [f"{one}/{other}" for one, other in combinations(_COLORS, 2)]
_PAIRS += [pair[::-1] for pair in _PAIRS]  # cards have one order of each, players any
_SUMS = ["*", "*+1", "7-*", *(f"{number}+*" for number in range(1, 8))]
_STARS = [*_SUMS[1:], *map("/".join, product(_SUMS, repeat=2))]
_STARS += [side for other in "0123456789XY" for side in (f"*/{other}", f"{other}/*")]
_STAR = "(*)"
"""How rule 208.2 names it, in every language."""
_GENERIC = "{1} {X}"
"""Which symbols rule 107.4b says to be those of generic mana, in every language."""
_MOST_GENERIC = 20


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
    """Return symbols → what a language's rules call their kind (rules 107.4 to 107.6, 107.14) or
    give for it, and powers and toughnesses with a star → that star."""
    kinds = {
        colorless: ["C"],
        snow: ["S"],
        hybrid: [*_PAIRS, *(f"{half}/{color}" for half in "2C" for color in _COLORS)],
        phyrexian: [f"{mana}/P" for mana in (*_COLORS, *_PAIRS)],
        tap: ["T"],
        untap: ["Q"],
        energy: ["E"],
    }
    named: dict[str, tuple[str, ...]] = dict.fromkeys(_STARS, (_STAR,))
    named |= {f"{{{amount}}}": (_GENERIC,) for amount in range(2, _MOST_GENERIC + 1)}
    for name, symbols in kinds.items():
        named |= dict.fromkeys([f"{{{symbol}}}" for symbol in symbols], (name,))
    return named
