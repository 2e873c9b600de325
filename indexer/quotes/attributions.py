"""What stands around a number in an attribution: `— Magic Rules, 704.5a, August 2026`.

It tells names and dates from what somebody says, so that no words are passed off as an attribution.
"""

from __future__ import annotations

import re
from functools import cache

from indexer.languages import all_profiles
from indexer.quotes.names import are_names

_LONGEST = 300
_MOST_WORDS = 8

_WORD = re.compile(r"[^\W\d_]+")
_GOES_ON = re.compile(r"\s*\w")
_SENTENCE_END = re.compile(r"[!?。！？]|[.;]\s")


def is_attribution(before: str, after: str) -> bool:
    """Whether what stands before and after a citation names where something is from."""
    words = [match[0] for match in _WORD.finditer(before)]
    if len(words) > _MOST_WORDS or _SENTENCE_END.search(before):
        return False
    if not are_names(words) and not _is_of_rules(words[0], words[-1]):
        return False
    if _GOES_ON.match(after) or len(after) > _LONGEST:
        return False
    has_date = any(map(str.isdigit, after))
    return has_date or are_names(_WORD.findall(after))


def _is_of_rules(first: str, last: str) -> bool:
    """Whether a name begins or ends with a word for rules: `Reglas completas`, `完整规则`."""
    return first.casefold() in _nouns() or last.casefold().endswith(tuple(_nouns()))


@cache
def _nouns() -> frozenset[str]:
    return frozenset(word for profile in all_profiles() for word in profile.references.rule)
