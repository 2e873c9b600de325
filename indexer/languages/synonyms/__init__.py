"""Players' words: what is said at the table, and the words of the rules for it; one data module a
language.

Each line of a module's text is `said | also said = rules' words | other rules' words`. What is said
may be several words; inflected forms need no line of their own. Where its stem is another word's
too (`haste` and Spanish *hasta*), `said == rules' words` means the word as written alone. An
expansion is scored below the words as typed.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

AS_WRITTEN = "="
"""What is said begins with it, among the entries, where no other form of it is meant."""


def read_synonyms(text: str) -> Mapping[str, tuple[str, ...]]:
    """Read a module's lines into what is said → the rules' words for it."""
    entries: dict[str, tuple[str, ...]] = {}
    known: set[str] = set()
    for line in filter(None, map(str.strip, text.splitlines())):
        expressions, mark, meanings = line.partition("=")
        as_written = AS_WRITTEN if meanings.startswith(mark) else ""
        said, meant = _parts(expressions), _parts(meanings.removeprefix(as_written))
        if not (mark and said and meant) or not known.isdisjoint(said):
            raise ValueError(f"not `said | said = meant | meant`, or said twice: {line!r}")
        known.update(said)
        entries |= dict.fromkeys((as_written + one for one in said), meant)
    return MappingProxyType(entries)


def _parts(text: str) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, text.split("|"))))
