"""What stands around a number in an attribution: `— Magic Rules, 704.5a, August 2026`.

It tells names and dates from what somebody says, so that no words are passed off as an attribution.
"""

from __future__ import annotations

import re
from functools import cache

from indexer.languages import all_profiles
from indexer.languages.scripts import CJK
from indexer.quotes.names import are_names

_LONGEST = 300
_MOST_WORDS = 8

_WORD = re.compile(r"[^\W\d_]+")
_CJK = re.compile(rf"[{CJK}]")
_GOES_ON = re.compile(r"\s*\w")
_SENTENCE_END = re.compile(r"[!?。！？]|[.;]\s")

_POINTER = re.compile(r"\S \([A-Za-z-]{2,9}\); \S+, line [0-9]+(?:[;.]|\s*\Z)")
"""What our own citations end in: `2026-08-07 (en); en/rules.txt, line 704`. Titles of rulebooks
before it, and remarks after it, may be of any words."""
_ADDRESS = re.compile(r"[!-~]+[./][!-~]+")
_PART_END = re.compile(
    r"[;:|()\[\]\n—–。！？；：、，（）【】]|[.!?](?=\s)|(?<![0-9]),|,(?!\s*[12][0-9]{3})"
)
"""No end: the comma of `August 7, 2026`."""
_YEAR_OR_RULE = re.compile(r"(?<![0-9])[12][0-9]{3}(?![0-9])|[1-9][0-9]{2}\.[0-9]")
_DIGIT = re.compile(r"[0-9]")


def is_attribution(before: str, after: str, last: int) -> bool:
    """Whether what stands before and after a citation names where something is from.

    Args:
        after: from the citation to the end. last: where in it the last of several citations ends.
    """
    words = [match[0] for match in _WORD.finditer(before)]
    if len(words) > _MOST_WORDS or _SENTENCE_END.search(before):
        return False
    if not are_names(words) and not _is_of_rules(words[0], words[-1]):
        return False
    if _GOES_ON.match(after, last) or len(after) > _LONGEST:
        return False
    if _POINTER.search(after):
        return True
    return are_names_and_dates(after)


def are_names_and_dates(text: str) -> bool:
    """Whether each part of a text is a name, a date or a place."""
    return all(map(_is_name_or_date, _PART_END.split(_ADDRESS.sub(_without_address, text))))


def _without_address(found: re.Match[str]) -> str:
    """Return the number of a rule, and nothing of an address or a file's name."""
    return found[0] if _YEAR_OR_RULE.match(found[0]) else " "


def _is_name_or_date(part: str) -> bool:
    """Whether a part of an attribution is a name, a date or a place, by how many of its words are
    nothing of the sort.
    """
    words = _WORD.findall(part)
    if not words:
        return True
    signs = len(_CJK.findall(part))
    unknown = sum(
        not are_names([word]) and not _CJK.match(word) and word.casefold() not in _known()
        for word in words
    )
    if _YEAR_OR_RULE.search(part):
        return unknown <= 2 and signs <= 9
    if _DIGIT.search(part):
        return unknown <= 1 and signs <= 4
    if _is_of_rules(words[0], words[-1]):
        return unknown <= 1 and signs <= 12
    is_saying = len(words) > 2 and not any(word[0].isupper() for word in words)
    return unknown == 0 and signs <= 3 and not is_saying


def _is_of_rules(first: str, last: str) -> bool:
    """Whether a name begins or ends with a word for rules: `Reglas completas`, `完整规则`."""
    return first.casefold() in _nouns() or last.casefold().endswith(tuple(_nouns()))


@cache
def _known() -> frozenset[str]:
    """Return the names of months, and the words for rules."""
    return _nouns().union(*(profile.document.months for profile in all_profiles()))


@cache
def _nouns() -> frozenset[str]:
    return frozenset(word for profile in all_profiles() for word in profile.references.rule)
