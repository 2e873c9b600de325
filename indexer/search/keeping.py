"""Keeps what was worked out, within bounds. It must not know what that is."""

from __future__ import annotations

from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


def keep(kept: dict[Key, Value], key: Key, value: Value, most: int) -> Value:
    """Keep a value among so many at most, and return it; where there are as many, all go."""
    if len(kept) >= most:
        kept.clear()
    kept[key] = value
    return value
