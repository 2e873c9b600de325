"""How much of what somebody asked for is repeated to them. It knows text only."""

from __future__ import annotations

_LONGEST = 100


def shown(asked: str, longest: int = _LONGEST) -> str:
    """Return what was asked for, to be repeated to whoever asked: cut, where it is far too long.

    >>> shown("n" * 40, longest=5)
    'nnnnn…'
    """
    return asked if len(asked) <= longest else f"{asked[:longest]}…"
