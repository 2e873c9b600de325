"""Completes numbers, chapter titles, keywords and glossary terms as they are typed."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable

from indexer.fulltext.analysis import fold
from indexer.model.number import Level
from indexer.model.rulebook import Rulebook
from indexer.search.results import Suggestion, SuggestionKind
from indexer.search.texts import heading_of

_ORDER = tuple(SuggestionKind)


class Completions:
    """Everything of one rulebook that can be completed, in order of its folded text."""

    def __init__(self, rulebook: Rulebook, rule_words: Iterable[str]) -> None:
        """Look at one rulebook.

        Args:
            rule_words: what may stand before a number.
        """
        words = sorted((re.escape(fold(word.lower())) for word in rule_words), key=len)
        self._rule_word = re.compile(rf"(?:{'|'.join(reversed(words))})[\s.]*(?=\d)")
        names: dict[tuple[str, SuggestionKind], Suggestion] = {}
        for record in rulebook.records:
            number = record.number
            if record.level is Level.CHAPTER and record.title:
                found = Suggestion(record.title, SuggestionKind.CHAPTER, number)
            elif heading := heading_of(rulebook, number):
                found = Suggestion(heading, SuggestionKind.KEYWORD, number)
            else:
                continue
            names.setdefault((fold(found.text.lower()), found.kind), found)
        for entry in rulebook.glossary:
            found = Suggestion(entry.headword, SuggestionKind.TERM, None)
            names.setdefault((fold(entry.headword.lower()), found.kind), found)
        numbers = sorted(record.number for record in rulebook.records)
        self._numbers = sorted((str(number), rank, number) for rank, number in enumerate(numbers))
        self._names = sorted(
            ((key, 0, found) for (key, _), found in names.items()),
            key=lambda entry: (entry[0], _ORDER.index(entry[2].kind)),
        )
        self._inner = sorted(
            (
                (" ".join(words[at:]), at, found)
                for (key, _), found in names.items()
                for words in [key.split()]
                for at in range(1, len(words))
            ),
            key=lambda entry: (entry[0], entry[1]),
        )

    def complete(self, prefix: str, limit: int) -> tuple[Suggestion, ...]:
        """Return what begins with the prefix, then what has a later word that does."""
        folded = fold(prefix.strip().lower())
        mention = self._rule_word.match(folded)
        if mention is not None:
            folded = folded[mention.end() :]
        if not folded or limit < 1:
            return ()
        found: dict[str, Suggestion] = {}
        if folded[0].isdigit():
            low = bisect_left(self._numbers, (folded,))
            high = bisect_left(self._numbers, (folded + "\x7f",))
            inside = sorted(self._numbers[low:high], key=lambda entry: entry[1])
            for text, _, number in inside[:limit]:
                found[text] = Suggestion(text, SuggestionKind.NUMBER, number)
        for entries in (self._names, self._inner):
            for at in range(bisect_left(entries, (folded,)), len(entries)):
                key, _, suggestion = entries[at]
                if len(found) >= limit or not key.startswith(folded):
                    break
                found.setdefault(fold(suggestion.text.lower()), suggestion)
        return tuple(found.values())[:limit]
