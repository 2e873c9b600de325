"""Players' words: what is said at the table, and the words of the rules for it; one data module a
language.

Each line of a module's text is `said | also said = rules' words | other rules' words`. What is said
may be several words; inflected forms need no line of their own. An expansion is scored below the
words as typed.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType


def read_synonyms(text: str) -> Mapping[str, tuple[str, ...]]:
    """Read a module's lines into what is said → the rules' words for it."""
    entries: dict[str, tuple[str, ...]] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        expressions, mark, meanings = line.partition("=")
        said, meant = _parts(expressions), _parts(meanings)
        if not (mark and said and meant) or any(one in entries for one in said):
            raise ValueError(f"not `said | said = meant | meant`, or said twice: {line!r}")
        entries |= dict.fromkeys(said, meant)
    return MappingProxyType(entries)


def _parts(text: str) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, text.split("|"))))
