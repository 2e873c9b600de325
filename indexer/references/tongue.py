"""Which languages the word of a mention belongs to: `regla 704.5k` is Spanish, `CR 704.5k` any."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from indexer.languages import all_profiles
from indexer.references.vocabulary import spellings

_LONGEST_WORD = 40


def tongues(match: str) -> frozenset[str]:
    """Return the tags of the languages whose word for a rule or section a mention begins with.

    Empty where it begins with its number, or with a mark that is of no language.
    """
    nouns = _nouns()
    found = _pattern().match(match[:_LONGEST_WORD].casefold())
    return nouns[found[0]] if found else frozenset()


@cache
def _nouns() -> Mapping[str, frozenset[str]]:
    """Return every word, as it may be spelt, with the languages that have it."""
    nouns: dict[str, frozenset[str]] = {}
    for profile in all_profiles():
        words = profile.references
        for spelt in spellings(words.nouns):
            nouns[spelt] = nouns.get(spelt, frozenset()) | {profile.tag}
    return nouns


@cache
def _pattern() -> re.Pattern[str]:
    longest_first = sorted(_nouns(), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first)))
