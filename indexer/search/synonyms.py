"""Players' words as stems: which words of a query are one expression, and what it means in the
rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from indexer.fulltext.analysis import Analyzer, Token

Stems = tuple[str, ...]


class Synonyms:
    """One language's synonyms, found whatever their inflection.

    Attributes:
        longest: of how many words the longest expression is.
    """

    def __init__(
        self, entries: Mapping[str, Sequence[str]], analyzer: Analyzer, soft: frozenset[str]
    ) -> None:
        self._analyzer = analyzer
        self._soft = soft
        self._meanings: dict[Stems, list[tuple[str, ...]]] = {}
        self.longest = 0
        for said, meant in entries.items():
            stems = [analyzer.forms(word).stem for word in self._words(said)]
            self.longest = max(self.longest, len(stems) + analyzer.has_compounds)
            found = self._meanings.setdefault(self._key(stems), [])
            found += [words for words in map(self._words, meant) if words not in found]

    def longest_match(self, stems: Sequence[str]) -> int:
        """Return how many of these stems, from the first, are an expression; 0 for none."""
        lengths = range(len(stems), 0, -1)
        return next((size for size in lengths if self._key(stems[:size]) in self._meanings), 0)

    def meanings(self, stems: Stems) -> list[tuple[str, ...]]:
        """Return the rules' words for an expression, each a sequence of surfaces."""
        return self._meanings.get(self._key(stems), [])

    def knows(self, stem: str) -> bool:
        """Whether a single word is said for another."""
        return (stem,) in self._meanings

    def _key(self, stems: Sequence[str]) -> Stems:
        """Return an expression as it is kept: without its spaces where they are written freely."""
        return ("".join(stems),) if self._analyzer.has_compounds else tuple(stems)

    def is_filler(self, surface: str) -> bool:
        """Whether a word of a meaning need not be there."""
        return self._analyzer.is_one_of(surface, self._soft)

    def _words(self, text: str) -> tuple[str, ...]:
        tokens = self._analyzer.tokens(text)
        return tuple(
            token.surface
            for before, token in zip([None, *tokens], tokens, strict=False)
            if not self._ends_run(before, token)
        )

    def _ends_run(self, before: Token | None, token: Token) -> bool:
        """Whether a token is the last character of a run, whose grams hold it already."""
        is_single = token.end - token.start == 1 and self._analyzer.is_gram(token.surface)
        return is_single and before is not None and before.end == token.end
