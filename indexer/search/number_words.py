"""What the words of a language say beside the numbers of rules.

It knows words one by one, and must not know how a number is written or what a query asks for.
"""

from __future__ import annotations

from collections.abc import Sequence

from indexer.fulltext.analysis import Analyzer, fold
from indexer.languages.profile import LanguageProfile
from indexer.search.number_slips import Said
from indexer.search.terms import Read


class NumberWords:
    """The words of one language, folded.

    Attributes:
        section: what a section is called. comparing: those that make a query a comparison.
        beside: those that a query may hold that asks for numbers alone.
    """

    def __init__(self, profile: LanguageProfile, analyzer: Analyzer) -> None:
        self._analyzer = analyzer
        references, comparison = profile.references, profile.analysis.comparison
        self.section = frozenset(map(fold, references.section))
        comparing = comparison.versus | comparison.differing | comparison.weighing
        self.comparing = frozenset(map(fold, comparing))
        self._rules = frozenset(fold(word.rstrip(".")) for word in references.nouns)
        marks = (*references.number_marks, *references.following)
        self._marks = frozenset(fold(word.rstrip(".")) for word in marks)
        beside = comparison.between | comparison.against | comparison.joints
        self.beside = self.comparing.union(map(fold, beside.union(references.nouns)))
        self._leading = analyzer.linking.union(analyzer.fillers, map(fold, comparison.between))

    def may_lead(self, surface: str) -> bool:
        """Whether a word before a rule's number says nothing: `from 704.5a`."""
        return self._analyzer.is_one_of(surface, self._leading)

    def said(self, word: str, read: Sequence[Read]) -> Said:
        """Return what a word says, or several written without spaces.

        Args:
            read: its terms.
        """
        folded = fold(word)
        if folded in self._rules:
            return Said.RULE
        if folded in self._marks:
            return Said.NOTHING
        is_silent = all(soft or self._is_silent(term.surfaces[0]) for term, _, soft in read)
        return Said.NOTHING if read and is_silent else Said.SOMETHING

    def _is_silent(self, surface: str) -> bool:
        return fold(surface) in self.beside or self.may_lead(surface)
