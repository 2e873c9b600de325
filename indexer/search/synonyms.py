"""Players' words as stems: which words of a query are one expression, and what it means in the
rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from indexer.fulltext.analysis import Analyzer, Token, fold
from indexer.languages.synonyms import AS_WRITTEN

Stems = tuple[str, ...]


class Meaning(NamedTuple):
    """What an expression means: the rules' words as written, and the surfaces to search."""

    text: str
    words: tuple[str, ...]


class Synonyms:
    """One language's synonyms, found whatever their inflection.

    Attributes:
        longest: of how many words the longest expression is.
        words: every word that players say, folded.
    """

    def __init__(
        self, entries: Mapping[str, Sequence[str]], analyzer: Analyzer, soft: frozenset[str]
    ) -> None:
        self._analyzer = analyzer
        self._soft = soft
        self._meanings: dict[Stems, list[Meaning]] = {}
        self._firsts: set[str] = set()
        self.longest = 0
        as_written = (said for said in entries if said.startswith(AS_WRITTEN))
        self._as_written = {fold(word) for said in as_written for word in self._words(said)}
        self.words: set[str] = set()
        self._stems: set[str] = set()
        for said, meant in entries.items():
            said_words = self._words(said)
            stems = [self.stem(word) for word in said_words]
            self.words.update(map(fold, said_words))
            self._stems.update(stems)
            apart = 1 if analyzer.has_compounds else 0  # a joined word may be typed as two
            self.longest = max(self.longest, len(stems) + apart)
            self._firsts.update(stems[:1])
            found = self._meanings.setdefault(self._key(stems), [])
            read = (Meaning(text, self._words(text)) for text in meant)
            found += [meaning for meaning in read if meaning not in found]

    def stem(self, surface: str) -> str:
        """Return a word's stem, or the word itself where only that form of it is said."""
        forms = self._analyzer.forms(surface)
        return AS_WRITTEN + forms.folded if forms.folded in self._as_written else forms.stem

    def may_begin(self, stem: str) -> bool:
        """Whether an expression may begin with a word."""
        return self._analyzer.has_compounds or stem in self._firsts

    def longest_match(self, stems: Sequence[str], ends: Sequence[int]) -> int:
        """Return how many words, from the first, are an expression; 0 for none.

        Args:
            stems: of all the words. ends: where each word's stems end among them.
        """
        counts = range(len(ends), 0, -1)
        return next((at for at in counts if self._key(stems[: ends[at - 1]]) in self._meanings), 0)

    def meanings(self, stems: Stems) -> list[Meaning]:
        """Return the rules' words for an expression."""
        return self._meanings.get(self._key(stems), [])

    def knows(self, stem: str) -> bool:
        """Whether a single word is said for another."""
        return (stem,) in self._meanings

    def has_word(self, surface: str) -> bool:
        """Whether a word, in any form, is one that players say."""
        return self.stem(surface) in self._stems

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
