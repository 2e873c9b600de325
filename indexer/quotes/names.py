"""Which words are names, and what stands in quotation marks and is one: `You cast “Rest in Peace”`.

It knows capitals, and the words that announce a quotation.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from indexer.languages import profile_for
from indexer.languages.profile import words_of
from indexer.quotes.verdict import Verdict, Verification

_MOST_WORDS = 5
_SHORTEST_NAMING = 4
"""Shorter words may be small ones in a name of any language: `of`, `y`, `des`."""

_UNKNOWN = (Verdict.NOT_FOUND, Verdict.TOO_SHORT, Verdict.CANNOT_TELL)

_REACH = 60
_WORDS_BEFORE = 4
_WORD = re.compile(r"[^\W\d_]+")
_STOP = re.compile(r"[.!?;…]")
_SENTENCE_END = re.compile(r"[.!?…]\s|;")
_COLON = re.compile(r"[:：]\W*\Z")
_RIGHT_AFTER = re.compile(r"[^\w;:.!?]*([^\W\d_]+)")


def is_unknown_name(text: str, start: int, end: int, result: Verification, locale: str) -> bool:
    """Whether what a text quotes at `[start, end)` is a name that no rule has, or that another rule
    has with its capitals, and nothing announces it as what a rule says.

    Args:
        result: what verifying it came to. locale: of the text, where the result has none.
    """
    name, locale = text[start:end].rstrip(","), result.locale or locale
    is_held = any(passage.text == name for passage in result.found_in)
    return (
        (is_held or result.verdict in _UNKNOWN)
        and is_name(name, locale)
        and not is_announced(text, start, end, locale)
    )


def is_name(text: str, locale: str) -> bool:
    """Whether a text is a few words in title case, as names are written."""
    stop_words = profile_for(locale).analysis.stop_words
    words = [match[0] for match in _WORD.finditer(text)]
    if not 1 <= len(words) <= _MOST_WORDS or _STOP.search(text) or text.isupper():
        return False
    return words[0][0].isupper() and words[-1][0].isupper() and are_names(words, stop_words)


def are_names(words: Sequence[str], small: frozenset[str] = frozenset()) -> bool:
    """Whether words have capitals, those apart that are short or among the `small` ones."""
    return all(word[0].isupper() or len(word) < _SHORTEST_NAMING or word in small for word in words)


def is_announced(text: str, start: int, end: int, locale: str) -> bool:
    """Whether a text says of what is quoted at `[start, end)` that somebody says it."""
    before = text[max(0, start - _REACH) : start]
    if _COLON.search(before):
        return True
    sentence = _SENTENCE_END.split(before)[-1]
    said = [word.casefold() for word in _WORD.findall(sentence)[-_WORDS_BEFORE:]]
    after = _RIGHT_AFTER.match(text, end, end + _REACH)
    if after is not None:
        said.append(after[1].casefold())
    return not _quoting(locale).isdisjoint(said)


@cache
def _quoting(locale: str) -> frozenset[str]:
    return words_of(profile_for(locale).quotes.quoting)
