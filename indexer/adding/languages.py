"""Which lines of a document are in another language than it is said to be in.

Languages of one script are told apart by their commonest words; a line without any is in none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from indexer.languages import LanguageProfile, all_profiles, profile_for
from indexer.languages.profile import words_of
from indexer.languages.scripts import HAN, HANGUL
from indexer.model.finding import Finding, FindingKind
from indexer.parsing.lines import Line, split_lines

_WORD = re.compile(r"[^\W\d_]+")
_SCRIPTS = tuple(re.compile(f"[{script}]") for script in (HAN, HANGUL))
_FEWEST_LETTERS = 8
_FEWEST_WORDS = 4
_FEWEST_COMMON = 2
_FEWEST_LINES = 3
_KEPT = 50_000
"""How many lines are remembered: most lines of an edition stand in the one before, too."""
_SHARE_OF_LINES = 0.1
"""Whole books leave up to a fiftieth of their lines in English; of two languages, each has half."""


def lines_in_others(path: str, text: str, own: LanguageProfile) -> Iterator[Finding]:
    """Tell of a document that its text is, more than in passing, in another language."""
    known = [
        (line, language)
        for line in split_lines(text)
        if (language := _of_line(line.text, own.tag)) is not None
    ]
    others: dict[str, list[Line]] = {}
    for line, language in known:
        if language is not own:
            others.setdefault(language.name, []).append(line)
    for name, lines in others.items():
        if len(lines) >= max(_FEWEST_LINES, len(known) * _SHARE_OF_LINES):
            first = lines[0]
            message = (
                f"lines in another language ({name}) than {own.name}: {len(lines)} of "
                f"{len(known)}, the first in line {first.number}: {first.text[:60]!r}"
            )
            yield Finding(FindingKind.OTHER_LANGUAGE, message, None, path, first.number)


@lru_cache(_KEPT)
def _of_line(text: str, tag: str) -> LanguageProfile | None:
    return language_of(text, profile_for(tag))


def language_of(text: str, own: LanguageProfile) -> LanguageProfile | None:
    """Return the language of a line, `own` where it may be; None where nothing tells it."""
    words = _WORD.findall(text.casefold())
    if sum(map(len, words)) < _FEWEST_LETTERS:
        return None
    fitting = _languages()[_script("".join(words))]
    if len(fitting) == 1:
        return fitting[0].profile
    at_home = next((one for one in fitting if one.profile is own), _Language(own, frozenset()))
    best = max((at_home, *fitting), key=lambda one: one.count(words))
    theirs = sum(word in best.common - at_home.common for word in words)
    ours = sum(word in at_home.common - best.common for word in words)
    if len(words) >= _FEWEST_WORDS and theirs >= _FEWEST_COMMON and theirs > 2 * ours:
        return best.profile
    return own if at_home.count(words) else None


class _Language(NamedTuple):
    """A language and its commonest words."""

    profile: LanguageProfile
    common: frozenset[str]

    def count(self, words: Sequence[str]) -> int:
        """How many of the words of a text are among them."""
        return sum(word in self.common for word in words)


@cache
def _languages() -> Mapping[re.Pattern[str] | None, list[_Language]]:
    """The languages that are written in each script."""
    languages: dict[re.Pattern[str] | None, list[_Language]] = {}
    for profile in all_profiles():
        words = profile.analysis
        common = words.stop_words | words.linking | words_of(profile.quotes.negations)
        languages.setdefault(_script(profile.name), []).append(_Language(profile, common))
    return languages


def _script(text: str) -> re.Pattern[str] | None:
    """The script of `_SCRIPTS` that a text is in, foreign names in it or not; None for Latin."""
    return next((one for one in _SCRIPTS if len(one.findall(text)) * 4 > len(text)), None)
