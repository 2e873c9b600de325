"""What a term of a query matches in one edition: its forms, corrections, completions and synonyms.

It turns terms into scores by item and places to highlight. It must not know how terms are combined.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from rapidfuzz import process
from rapidfuzz.distance import OSA

from indexer.fulltext import schema
from indexer.fulltext.reader import Floats, FullTextReader, Ints
from indexer.search.grammar import Term, TermKind
from indexer.search.view import EditionView

WEIGHTS = {schema.TEXT: 1.0, schema.EXAMPLE: 0.5, schema.HEADING: 1.5, schema.TITLE: 0.5}
"""How much a stem counts in each field."""
EXACT = 0.4
"""How much the unstemmed form counts on top of its stem."""
PAIR = 0.6
"""How much two words that stand side by side count on top of both."""
PREFIX_WORDS = 64
"""How many completions of a prefix are searched; the most frequent ones."""
CORRECTIONS = 2
"""How many corrections of an unknown word are searched."""


@dataclass(frozen=True, slots=True)
class Match:
    """What one term matches in one edition.

    Attributes:
        scores: by item, 0 where the term does not match.
        places: where its words stand in the token stream, ascending; phrases by their first word.
        length: how many tokens each place covers.
        stems: the stems it was searched as, for pairs. note: how it was understood, where not as
            typed.
        correction: the word searched in its place, or None.
    """

    scores: Floats
    places: Ints
    length: int
    stems: tuple[str, ...]
    note: str
    correction: str | None = None


class Expander:
    """Matches terms against one edition. Everything found is kept, since queries repeat words."""

    def __init__(self, view: EditionView) -> None:
        self._view = view
        self._reader: FullTextReader = view.reader
        self._matches: dict[Term, Match] = {}
        self._pairs: dict[tuple[str, str], Floats] = {}

    def match(self, term: Term) -> Match:
        """Return what a term matches."""
        found = self._matches.get(term)
        if found is None:
            found = self._find(term)
            if len(self._matches) >= _KEPT:
                self._matches.clear()
            self._matches[term] = found
        return found

    def pair(self, left: str, right: str) -> Floats:
        """Return scores by item for two stems that follow each other."""
        found = self._pairs.get((left, right))
        if found is None:
            found = self._scores([(schema.PAIR, f"{left} {right}", PAIR)])
            if len(self._pairs) >= _KEPT:
                self._pairs.clear()
            self._pairs[left, right] = found
        return found

    def _find(self, term: Term) -> Match:
        match term.kind:
            case TermKind.PHRASE:
                return self._phrase(term)
            case TermKind.PREFIX:
                return self._prefix(term)
            case TermKind.NUMBER:
                return self._number(term)
        return self._word(term)

    def _word(self, term: Term) -> Match:
        surface = term.surfaces[0]
        match = self._inflected(surface)
        if match.scores.any():
            return replace(match, note=term.typed)
        corrections = self._corrections(surface)
        if not corrections:
            return replace(match, note=term.typed)
        found = [self._inflected(word) for word in corrections]
        return Match(
            scores=np.maximum.reduce([match.scores for match in found]),
            places=_union([match.places for match in found]),
            length=1,
            stems=found[0].stems,
            note=f"{term.typed}→{'/'.join(corrections)}",
            correction=corrections[0],
        )

    def _inflected(self, surface: str) -> Match:
        """Match every inflected form of a word, the form as typed ranking first."""
        forms = self._reader.analyzer.forms(surface)
        entries = [(field, forms.stem, weight) for field, weight in WEIGHTS.items()]
        entries.append((schema.FOLDED, forms.folded, EXACT))
        if surface != forms.folded:
            entries.append((schema.EXACT, surface, EXACT))
        words = self._reader.words_of_stem.get(forms.stem, [])
        places = self._reader.places(words)
        return Match(self._scores(entries), places, 1, (forms.stem,), surface)

    def _phrase(self, term: Term) -> Match:
        reader, count = self._reader, len(term.surfaces)
        places = reader.phrase_places(term.surfaces)
        held = np.zeros(reader.count + 1, dtype=np.float32)
        held[reader.texts_at(places)] = 1
        words = [self._inflected(surface) for surface in term.surfaces]
        scores = np.add.reduce([word.scores for word in words]) * self._view.spread(held)
        stems = tuple(stem for word in words for stem in word.stems)
        return Match(scores, places, count, stems, f'"{term.typed}"')

    def _prefix(self, term: Term) -> Match:
        forms = self._completions(self._reader.analyzer.forms(term.surfaces[0]).folded)
        groups = [self._reader.words_of_folded[form] for form in forms]
        words = [word for group in groups for word in group]
        stems = {self._reader.stems[word] for word in words}
        entries = [(schema.FOLDED, form, 1.0) for form in forms]
        note = f"{term.typed.rstrip('*')}*"
        if len(forms) == PREFIX_WORDS:
            note += f" ({PREFIX_WORDS} most frequent words)"
        return Match(
            self._scores(entries), self._reader.places(words), 1, tuple(sorted(stems)[:1]), note
        )

    def _number(self, term: Term) -> Match:
        """Match the rule of this number first, then what is below it, then the rules that mention
        it."""
        assert term.number is not None
        mentions = self._inflected(term.surfaces[0])
        scores = mentions.scores + 5 * self._view.below(term.number).astype(np.float32)
        item = self._view.item_of(term.number)
        if item is not None:
            scores[item] += 100
        return Match(scores, mentions.places, 1, mentions.stems, str(term.number))

    def _scores(self, entries: Sequence[tuple[str, str, float]]) -> Floats:
        total = np.zeros(self._reader.count + 1, dtype=np.float32)
        for field, term, weight in entries:
            found = self._reader.score_map(field, term)
            total[found.texts] += found.scores * np.float32(weight)
        return self._view.spread(total)

    def _completions(self, prefix: str) -> list[str]:
        """Return the most frequent folded words of this edition that begin with a prefix."""
        ordered = self._reader.sorted_folded
        low, high = bisect_left(ordered, prefix), bisect_left(ordered, prefix + "\U0010ffff")
        forms = [form for form in ordered[low:high] if self._frequency(form)]
        return sorted(forms, key=lambda form: (-self._frequency(form), form))[:PREFIX_WORDS]

    def _corrections(self, surface: str) -> list[str]:
        """Return the words of this edition that an unknown word may be a slip of, best first."""
        folded = self._reader.analyzer.forms(surface).folded
        if len(folded) < 4 or not folded.isalpha():
            return []
        allowed = 2 if len(folded) >= 8 else 1
        near = process.extract(
            folded,
            self._reader.sorted_folded,
            scorer=OSA.distance,
            score_cutoff=allowed,
            limit=None,
        )
        held = [
            (distance, form[0] != folded[0], -self._frequency(form), form)
            for form, distance, _ in near
            if self._frequency(form)
        ]
        best = min((distance for distance, *_ in held), default=0)
        return [form for distance, *_, form in sorted(held) if distance == best][:CORRECTIONS]

    def _frequency(self, folded: str) -> int:
        counts = self._view.word_counts
        return sum(int(counts[word]) for word in self._reader.words_of_folded[folded])


_KEPT = 1024
"""How many matches are kept for one edition: 16 kB each over a whole rulebook."""


def _union(places: Sequence[Ints]) -> Ints:
    return np.unique(np.concatenate(places)) if places else np.zeros(0, dtype=np.int32)
