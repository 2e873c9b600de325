"""Players' words: what is said at the table, and the words of the rules for it; one data module a
language.

Each line of a module's text is `said | also said = rules' words | other rules' words`. What is said
may be several words; inflected forms need no line of their own. Where its stem is another word's
too (`haste` and Spanish *hasta*), `said == rules' words` means the word as written alone. An
expansion is scored below the words as typed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
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


def said_otherwise(
    entries: Mapping[str, tuple[str, ...]], groups: str, most: int, endings: Sequence[str] = ()
) -> Mapping[str, tuple[str, ...]]:
    """Return the entries, and their expressions of several words once more with every other word
    of its group in the place of a word (`new creature` → `new guy`).

    What an entry says or means itself is never said anew.

    Args:
        groups: lines of words that players say for each other: `creature | guy`.
        most: how many words an expression is made of that is said otherwise; a longer one is kept
            as it is.
        endings: what may be written onto a word of a group, whose stem is the same with it.
    """
    others: dict[str, tuple[str, ...]] = {}
    for line in filter(None, map(str.strip, groups.splitlines())):
        group = _parts(line)
        others |= dict.fromkeys(group, group)
    found = dict(entries)
    for said, meant in entries.items():
        words = said.split()
        if 1 < len(words) <= most and not said.startswith(AS_WRITTEN):
            ways = product(*(_others_of(word, others, endings) for word in words))
            for variant in map(" ".join, ways):
                if variant not in meant:
                    found.setdefault(variant, meant)
    return MappingProxyType(found)


def _others_of(
    word: str, others: Mapping[str, tuple[str, ...]], endings: Sequence[str]
) -> Iterator[str]:
    """Yield a word and what is said for it."""
    yield from others.get(word, (word,))
    for ending in endings if word not in others else ():
        bare = word.removesuffix(ending)
        if bare != word and bare in others:
            yield from (other for other in others[bare] if other != bare)
            break


def _parts(text: str) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, text.split("|"))))
