"""Completes numbers, titles, keywords and glossary terms as they are typed."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from operator import itemgetter

from indexer.fulltext.analysis import Analyzer, fold, unify
from indexer.model.errors import NumberError
from indexer.model.number import Level, RuleNumber
from indexer.model.rulebook import Rulebook
from indexer.references.reading import read_number
from indexer.search.results import Suggestion, SuggestionKind

_ORDER = tuple(SuggestionKind)
_TITLES = {Level.SECTION: SuggestionKind.SECTION, Level.CHAPTER: SuggestionKind.CHAPTER}
_RUN = re.compile(r"\S+")
_BETWEEN = re.compile(r"[\s!-*,.:-@\[-`|~\-¡§«¶·»¿\u2010-\u205e\u3001-\u3003\u3008-\u301f\u30fb]+")
"""What divides words and belongs to none: quotation marks, dashes, commas; no symbols."""
_NOTE = re.compile(r"[(（][^()（）]*[)）]$")
"""What is said of a name at its end: that it is obsolete."""


class Completions:
    """Everything of one rulebook that can be completed, in order of its folded text."""

    def __init__(self, rulebook: Rulebook, rule_words: Iterable[str], analyzer: Analyzer) -> None:
        """Look at one rulebook.

        Args:
            rule_words: what may stand before a number. analyzer: tells where words begin.
        """
        self._analyzer = analyzer
        bare = (re.escape(_folded(word).rstrip(".")) for word in rule_words)  # `chap. 7`, `chap 7`
        words = sorted(bare, key=len, reverse=True)
        self._rule_word = re.compile(rf"(?:{'|'.join(words)})[\s.]*(?=\d)")
        names: dict[tuple[str, SuggestionKind], Suggestion] = {}
        for found in _named(rulebook):
            names.setdefault((_key(_folded(found.text)), found.kind), found)
        numbers = sorted(record.number for record in rulebook.records)
        self._numbers = sorted((str(number), rank, number) for rank, number in enumerate(numbers))
        self._names = sorted(
            ((key, 0, key, found) for (key, _), found in names.items()),
            key=lambda entry: (entry[0], _ORDER.index(entry[3].kind)),
        )
        telling: list[tuple[str, int, str, Suggestion]] = []
        minor: list[tuple[str, int, str, Suggestion]] = []
        for (name, _), found in names.items():
            for key, (at, is_minor) in _later_words(found.text, analyzer).items():
                if key != name:
                    (minor if is_minor else telling).append((key, at, name, found))
        self._later = [sorted(entries, key=itemgetter(0, 1)) for entries in (telling, minor)]

    def complete(self, prefix: str, limit: int) -> tuple[Suggestion, ...]:
        """Return what begins with the prefix, then what has a later word that does: of these,
        what begins with a filler, or a note on the name, last.

        An article before it is passed over where nothing has it, an elided one always.
        """
        typed = self._after_elision(prefix)
        return self._begun(typed, limit) or self._begun(self._after_fillers(typed), limit)

    def _after_elision(self, prefix: str) -> str:
        first = next((token.start for token in self._analyzer.tokens(prefix)), 0)
        return prefix[first:] if unify(prefix[:first]).endswith("'") else prefix

    def _after_fillers(self, prefix: str) -> str:
        tokens = self._analyzer.tokens(prefix)
        telling = (one.start for one in tokens if not self._analyzer.is_filler(one.surface))
        return prefix[next(telling, len(prefix)) :]

    def _begun(self, prefix: str, limit: int) -> tuple[Suggestion, ...]:
        folded = _folded(prefix.strip())
        mention = self._rule_word.match(folded)
        if mention is not None:
            folded = folded[mention.end() :]
        wanted = _key(folded)
        if not wanted or limit < 1:
            return ()
        found: dict[str, Suggestion] = {}
        if any(map(str.isdigit, folded)):
            inside = self._numbers_from(folded) or self._numbers_from(_number_in(prefix))
            for number in inside[:limit]:
                found[str(number)] = Suggestion(str(number), SuggestionKind.NUMBER, number)
        for entries in (self._names, *self._later):
            for at in range(bisect_left(entries, (wanted,)), len(entries)):
                key, _, name, suggestion = entries[at]
                if len(found) >= limit or not key.startswith(wanted):
                    break
                found.setdefault(name, suggestion)
        return tuple(found.values())[:limit]

    def _numbers_from(self, prefix: str) -> list[RuleNumber]:
        """Return the numbers that begin so, in their order; none for an empty prefix."""
        low = bisect_left(self._numbers, (prefix,))
        high = bisect_left(self._numbers, (prefix + "\x7f",)) if prefix else low
        inside = sorted(self._numbers[low:high], key=lambda entry: entry[1])
        return [number for _, _, number in inside]


def _number_in(text: str) -> str:
    """Return the number that a text is in any form (`702.19 B`, `第7章`), or nothing."""
    if "{" in text:  # a symbol
        return ""
    try:
        return str(read_number(text).number)
    except NumberError:
        return ""


def _named(rulebook: Rulebook) -> Iterator[Suggestion]:
    """Yield what has a name: sections and chapters, keywords, glossary entries."""
    for record in rulebook.records:
        kind = _TITLES.get(record.level)
        if kind is not None and record.title:
            yield Suggestion(record.title, kind, record.number)
        elif heading := rulebook.heading_of(record.number):
            yield Suggestion(heading, SuggestionKind.KEYWORD, record.number)
    for entry in rulebook.glossary:
        yield Suggestion(entry.headword, SuggestionKind.TERM, None)


def _later_words(text: str, analyzer: Analyzer) -> dict[str, tuple[int, bool]]:
    """Return what is left of a name from each of its words on, with and without an article that is
    written onto it; and after how many spaces, and whether it begins with no word to look for.

    What is turned round (`Tides, game of`) is left as it is said: `game of Tides`.
    """
    runs = [run.start() for run in _RUN.finditer(text)]
    tokens = {token.start: token for token in analyzer.tokens(text)}
    turned = text.rpartition(", ")[0]
    note = _NOTE.search(text)
    left: dict[str, tuple[int, bool]] = {}
    for start in sorted({*runs, *tokens}):
        told = f"{text[start:]} {turned}" if start > len(turned) > 0 else text[start:]
        is_minor = (
            start not in tokens
            or analyzer.is_filler(tokens[start].surface)
            or (note is not None and start >= note.start())
        )
        left.setdefault(_key(_folded(told)), (bisect_right(runs, start) - 1, is_minor))
    return left


def _folded(text: str) -> str:
    return fold(unify(text).lower())


def _key(folded: str) -> str:
    """Return a folded text as it is compared: its words, a space between two."""
    return _BETWEEN.sub(" ", folded).strip()
