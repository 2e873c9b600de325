"""What single words, phrases and prefixes match in one edition, as they stand in its texts, and
what two stems score that stand side by side.

It knows the fields of the index and how much each counts, and must not know slips or synonyms.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from indexer.fulltext import schema
from indexer.fulltext.reader import Floats, Ints, ScoreMap
from indexer.search.keeping import keep
from indexer.search.matches import Match, Spots, rarity_of
from indexer.search.query import Term, TermKind
from indexer.search.spacing import Spacing
from indexer.search.view import EditionView

WEIGHTS = {
    schema.TEXT: 0.28,
    schema.EXAMPLE: 0.03,
    schema.HEADING: 3.0,
    schema.TITLE: 1.0,
    schema.ABOVE: 0.12,
}
"""How much a stem counts in each field."""
_PARTS = {schema.EXAMPLE: 1, schema.ABOVE: 2}
"""Which fields are not a text's own; a word that stands only above it covers nothing of a query."""
WHOLE = 0.3
"""How much the unstemmed form counts on top of its stem; the form with its accents adds as much."""
COMPOUND = 0.07
"""How much a longer word counts that the word typed is part of."""
PAIR = 0.2
"""How much two words count that stand side by side, on top of both."""
PHRASE_WORDS = 16
"""How many different words of a phrase are scored, so that a whole rule is found as quickly."""
PREFIX_WORDS = 256
"""How many completions of a prefix are searched: the most frequent ones."""
_KEPT = 256
"""How many words are kept with what they match: over a whole rulebook 40 kB each; and how many
pairs of stems with their scores."""


class Words:
    """Matches words of one edition. What was found is kept, since queries repeat them.

    Attributes: nothing: the scores by item of what stands nowhere.
    """

    def __init__(self, view: EditionView, spacing: Spacing | None) -> None:
        """Look at one edition.

        Args:
            spacing: finds words in longer ones, in a language that joins them.
        """
        self._view = view
        self._reader = view.reader
        self._spacing = spacing
        self._known: dict[str, Match] = {}
        self._pairs: dict[tuple[str, str], Floats] = {}
        self.nothing: Floats = np.zeros(view.count, dtype=np.float32)

    def inflected(self, surface: str) -> Match:
        """Match every inflected form of a word, the form as typed ranking first."""
        found = self._known.get(surface)
        if found is None:
            found = keep(self._known, surface, self._find_inflected(surface), _KEPT)
        return found

    def character(self, character: str) -> Match:
        """Match a single character of writing without spaces wherever it stands, in names too."""
        match = self.prefix(Term(TermKind.PREFIX, character, (character,)))
        named, worth = self._view.called(character)
        scores, outside = match.scores.copy(), match.outside.copy()
        scores[named] += worth * np.float32(WEIGHTS[schema.HEADING])
        outside[named] = True
        return replace(
            match,
            scores=scores,
            share=(scores > 0).astype(np.float32),
            outside=outside,
            stems=((character,),),
            rarity=rarity_of(scores),
            note=character,
        )

    def phrase(self, term: Term) -> Match:
        """Match words in a row, in any spelling of their accents but not inflected."""
        places = self._reader.phrase_places(term.surfaces)
        telling = list(dict.fromkeys(term.surfaces))[:PHRASE_WORDS]
        words = [self.inflected(surface) for surface in telling]
        outside, inside = self._view.holding(places)
        holds = outside | inside
        scores = np.add.reduce([word.scores for word in words]) * holds
        return Match(
            scores=scores.astype(np.float32),
            share=holds.astype(np.float32),
            outside=outside,
            inside=inside,
            spots=(Spots(places, len(term.surfaces)),),
            stems=(tuple(stem for word in words for stem in word.stems[0]),),
            rarity=rarity_of(holds),
            note=f'"{term.typed}"',
        )

    def prefix(self, term: Term) -> Match:
        """Match the most frequent words that begin so, as if they were one."""
        forms = self.completions(term)
        groups = [self._reader.words_of_folded[form] for form in forms]
        places = self._reader.places([word for group in groups for word in group])
        outside, inside = self._view.holding(places)
        scores = self._union(places)
        note = f"{term.typed.rstrip('*')}*"
        if len(forms) == PREFIX_WORDS:
            note += f" (its {PREFIX_WORDS} most frequent words)"
        return Match(
            scores=scores,
            share=(scores > 0).astype(np.float32),
            outside=outside,
            inside=inside,
            spots=(Spots(places),),
            stems=(),
            rarity=rarity_of(scores),
            note=note,
        )

    def completions(self, term: Term) -> list[str]:
        """Return the most frequent words, folded, that begin with a prefix."""
        typed = self._reader.analyzer.forms(term.surfaces[0]).folded
        return self._view.completions(typed, PREFIX_WORDS)

    def side_by_side(self, left: str, right: str) -> Floats:
        """Return what items score for two stems that stand side by side; not to be written to."""
        found = self._pairs.get((left, right))
        if found is None:
            of_pair = self._reader.score_map(schema.PAIR, f"{left} {right}")
            is_there = len(of_pair.texts) and not self._is_torn(left, right)
            found = self._by_item([(of_pair, PAIR)]) if is_there else self.nothing
            keep(self._pairs, (left, right), found, _KEPT)
        return found

    def _is_torn(self, left: str, right: str) -> bool:
        """Whether a pair of grams never stands in a text: neighbours share a character."""
        return self._reader.analyzer.is_gram(left) and left[-1:] != right[:1]

    def _by_item(self, weighed: Sequence[tuple[ScoreMap, float]]) -> Floats:
        """Return by item the sum of scores by text, each weighed."""
        texts = np.concatenate([found.texts for found, _ in weighed])
        scores = np.concatenate([found.scores * np.float32(weight) for found, weight in weighed])
        by_text = np.bincount(texts, scores, self._reader.count + 1).astype(np.float32)
        return self._view.spread(by_text)

    def _find_inflected(self, surface: str) -> Match:
        forms = self._reader.analyzer.forms(surface)
        found = [(name, self._reader.score_map(name, forms.stem)) for name in WEIGHTS]
        weighed = [(of_field, WEIGHTS[name]) for name, of_field in found]
        weighed.append((self._reader.score_map(schema.FOLDED, forms.folded), WHOLE))
        if surface != forms.folded:
            weighed.append((self._reader.score_map(schema.EXACT, surface), WHOLE))
        scores = self._by_item(weighed)
        masks = np.zeros((3, self._reader.count + 1), dtype=bool)
        for name, (texts, _) in found:
            masks[_PARTS.get(name, 0)][texts] = True
        own, inside, above = map(self._view.spread, masks)
        places = self._reader.places(self._reader.words_of_stem.get(forms.stem, []))
        compounds = self._spacing.holding(forms.stem) if self._spacing is not None else []
        if compounds:
            places = self._reader.places(compounds)
            scores = np.maximum(scores, self._union(places) * np.float32(COMPOUND))
            in_text, in_example = self._view.holding(places)
            own, inside = own | in_text, inside | in_example
        return Match(
            scores=scores,
            share=(own | inside).astype(np.float32),
            outside=own | above,
            inside=inside,
            spots=(Spots(places),),
            stems=((forms.stem,),),
            rarity=rarity_of(scores),
            note=surface,
        )

    def _union(self, places: Ints) -> Floats:
        """Return scores by item of many words as if they were one."""
        return self._by_item([(self._reader.union_scores(places), 1.0)])
