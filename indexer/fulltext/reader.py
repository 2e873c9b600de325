"""Reads one full-text index: score maps decoded once from Whoosh, and the token stream.

It knows terms, texts by id and places in them, and must not know rulebooks or queries. Whoosh's own
searcher is used under a lock, once per term; everything handed out is an array that nobody writes
to, so any number of threads may search at the same time.
"""

from __future__ import annotations

import json
import weakref
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import NamedTuple
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray
from whoosh.codec.whoosh3 import W3LeafMatcher
from whoosh.filedb.filestore import FileStorage
from whoosh.reading import TermNotFound
from whoosh.scoring import bm25

from indexer.fulltext import schema
from indexer.fulltext.analysis import analyzer_for, fold

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]


class ScoreMap(NamedTuple):
    """The texts that a term stands in, ascending, and Whoosh's BM25F score of each."""

    texts: Ints
    scores: Floats


Spans = dict[int, list[tuple[int, int]]]
"""Part of a text (0 the text itself, then its examples) → spans in it, in code points."""

_UNKNOWN = schema.GAP - 1
"""What stands nowhere in the stream of folded words."""
_NO_INTS: Ints = np.zeros(0, dtype=np.int32)
_NOTHING = ScoreMap(_NO_INTS, np.zeros(0, dtype=np.float32))


class FullTextReader:
    """One opened index, for as long as the process lives. Safe to share between threads.

    Attributes:
        analyzer: the language's analysis. count: how many texts there are.
        surfaces, folded, stems: the vocabulary: forms of word `i`.
        words: the token stream: word ids, `GAP` between parts.
        heading_sizes: by text, how many different words its headings have, filler words apart.
    """

    def __init__(self, directory: Path, locale: str) -> None:
        self.analyzer = analyzer_for(locale)
        entries = json.loads((directory / schema.VOCABULARY_FILE).read_text(encoding="utf-8"))
        self.surfaces: list[str] = [entry[0] for entry in entries]
        self.folded: list[str] = [entry[1] for entry in entries]
        self.stems: list[str] = [entry[2] for entry in entries]
        self.words = _load(directory / schema.WORDS_FILE)
        spans = _load(directory / schema.SPANS_FILE)
        self._starts, self._stops = (column.data for column in spans)
        self._parts = _load(directory / schema.PARTS_FILE)
        self._texts, self._first_parts = _load(directory / schema.TEXTS_FILE)
        self.heading_sizes = _load(directory / schema.HEADINGS_FILE)
        self._places = _load(directory / schema.PLACES_FILE)
        self._first_places = _load(directory / schema.FIRST_PLACES_FILE)
        self.count = len(self._texts)
        self._ends = np.append(self._texts[1:], np.int32(len(self.words))).astype(np.int32)
        self._part_starts = self._parts.data
        self._first_part = np.append(self._first_parts, np.int32(len(self._parts))).data
        self._lock = Lock()
        # Mapped, Whoosh would copy all of it into memory besides; it is only read under the lock.
        whoosh = str(directory / schema.WHOOSH_FOLDER)
        index = FileStorage(whoosh, supports_mmap=False, readonly=True).open_index()
        self._weighting = schema.make_weighting()
        self._searcher = index.searcher(weighting=self._weighting)
        weakref.finalize(self, self._searcher.close)
        self._lengths = _load(directory / schema.LENGTHS_FILE)
        self._maps: dict[tuple[str, str], ScoreMap] = {}

    def score_map(self, field: str, term: str) -> ScoreMap:
        """Return the texts of a term and their scores; empty where the term does not occur."""
        key = (field, term)
        known = self._maps.get(key)
        if known is not None:
            return known
        with self._lock:
            found = self._decode(field, term)
        if len(found.texts) or term in self.words_of_stem:  # other unknown terms are without end
            self._maps[key] = found
        return found

    def _decode(self, field: str, term: str) -> ScoreMap:
        if not self.count:
            return _NOTHING
        texts: list[Ints] = []
        weights: list[NDArray[np.float64]] = []
        for segment, first in self._searcher.reader().leaf_readers():
            try:
                matcher = segment.postings(field, term)
            except TermNotFound:
                continue
            while matcher.is_active():
                if isinstance(matcher, W3LeafMatcher):  # its block at once, and quicker than it
                    matcher._read_weights()
                    steps = np.fromiter(matcher._data[0], np.int32, count=matcher._blocklength)
                    texts.append(first + steps.cumsum(dtype=np.int32))
                    weights.append(np.array(matcher._weights, dtype=np.float64))
                    matcher._next_block()
                else:
                    texts.append(np.array([first + matcher.id()], dtype=np.int32))
                    weights.append(np.array([matcher.weight()]))
                    matcher.next()
        if not texts:
            return _NOTHING
        found = np.concatenate(texts)
        return ScoreMap(found, self._scores(field, found, np.concatenate(weights)))

    def _scores(self, field: str, texts: Ints, weights: NDArray[np.float64]) -> Floats:
        """Return Whoosh's BM25F scores; both formulas are its own, run over whole arrays."""
        idf = float(np.log(self.count / (len(texts) + 1))) + 1
        weighting = self._weighting
        lengths = self._lengths[schema.FIELDS.index(field)][texts]
        average = self._searcher.avg_field_length(field) or 1
        b = weighting._field_B.get(field, weighting.B)
        scores: NDArray[np.float64] = bm25(idf, weights, lengths, average, b, weighting.K1)
        return scores.astype(np.float32)

    def union_scores(self, places: Ints) -> ScoreMap:
        """Return the scores of many words as if they were one term, from where they all stand."""
        if not len(places):
            return _NOTHING
        counts = np.bincount(self.text_of_place[places], minlength=self.count)
        texts = np.flatnonzero(counts).astype(np.int32)
        with self._lock:
            weights = counts[texts].astype(np.float64)
            return ScoreMap(texts, self._scores(schema.FOLDED, texts, weights))

    # the vocabulary

    @cached_property
    def words_of_stem(self) -> dict[str, list[int]]:
        """Stem → the words that are reduced to it."""
        return _group(self.stems)

    def stems_with(self, part: str) -> list[str]:
        """Return every stem that a part stands in, itself among them."""
        found: list[str] = []
        at = self._stem_lines.find(part)
        while at >= 0:
            end = self._stem_lines.index("\n", at)
            found.append(self._stem_lines[self._stem_lines.rfind("\n", 0, at) + 1 : end])
            at = self._stem_lines.find(part, end)
        return found

    @cached_property
    def _stem_lines(self) -> str:
        """Every stem on a line of its own: one search is many times faster than one in each."""
        return "".join(f"{stem}\n" for stem in self.words_of_stem)

    @cached_property
    def names(self) -> frozenset[str]:
        """Every stem that stands in a name."""
        with self._lock:
            terms = self._searcher.reader().lexicon(schema.HEADING) if self.count else ()
            return frozenset(term.decode("utf-8") for term in terms)

    @cached_property
    def words_of_folded(self) -> dict[str, list[int]]:
        """Folded form → the words that are reduced to it."""
        return _group(self.folded)

    @cached_property
    def sorted_folded(self) -> list[str]:
        """Every folded form once, in code point order."""
        return sorted(self.words_of_folded)

    def folded_from(self, prefix: str) -> list[str]:
        """Return the folded forms that begin with a prefix, in code point order."""
        ordered = self.sorted_folded
        low, high = bisect_left(ordered, prefix), bisect_left(ordered, prefix + "\U0010ffff")
        return ordered[low:high]

    @cached_property
    def slip_forms(self) -> tuple[list[str], list[str]]:
        """What an unknown word may be a slip of, in code point order; and the letters of each, of
        which one character may be several (Korean).

        It is the folded forms, and stems where a word is seldom without what is written onto it.
        """
        joined = self.analyzer.has_compounds
        forms = sorted({*self.folded, *self.stems}) if joined else self.sorted_folded
        return forms, [normalize("NFD", form) for form in forms]

    @cached_property
    def _folded_ids(self) -> Ints:
        ids = {form: number for number, form in enumerate(self.words_of_folded)}
        return np.array([ids[form] for form in self.folded] + [schema.GAP], dtype=np.int32)

    @cached_property
    def _folded_stream(self) -> Ints:
        return self._folded_ids[self.words]

    # places in the stream

    def places(self, words: Sequence[int]) -> Ints:
        """Return every place in the stream where one of these words stands, ascending."""
        firsts = self._first_places
        found = [self._places[firsts[word] : firsts[word + 1]] for word in words]
        if len(found) == 1:
            return found[0]
        return np.sort(np.concatenate(found)) if found else _NO_INTS

    def phrase_places(self, surfaces: Sequence[str]) -> Ints:
        """Return the place of the first word of every occurrence of these words in a row.

        Accents do not matter, inflection does: no word is stemmed.
        """
        groups = self._groups(surfaces)
        if not groups or not all(groups):
            return _NO_INTS
        candidates = list(map(self.places, groups))
        rarest = min(range(len(candidates)), key=lambda at: len(candidates[at]))
        starts = candidates[rarest] - rarest
        starts = starts[(starts >= 0) & (starts + len(groups) <= len(self.words))]
        for step, wanted in enumerate([self._folded_ids[group[0]] for group in groups]):
            if step != rarest:
                starts = starts[self._folded_stream[starts + step] == wanted]
        return starts

    def longest_rows(self, surfaces: Sequence[str], starts: Ints, ends: Ints) -> Ints:
        """Return how many of some words, as they follow each other, stand in a row at most in each
        of several stretches of the stream, none of them empty; they are compared as in a phrase."""
        lengths = ends - starts
        firsts = lengths.cumsum() - lengths
        places = (starts - firsts).repeat(lengths) + np.arange(lengths.sum())
        stream = self._folded_stream[places]
        row, longest = np.zeros((2, len(stream) + 1), dtype=np.int32)
        for group in self._groups(surfaces):
            wanted = self._folded_ids[group[0]] if group else _UNKNOWN
            row[1:] = (row[:-1] + 1) * (stream == wanted)
            np.maximum(longest, row, out=longest)
        return np.maximum.reduceat(longest[1:], firsts)

    def _groups(self, surfaces: Sequence[str]) -> list[list[int]]:
        """Return the words that each surface may be, accents apart; none for an unknown one."""
        return [self.words_of_folded.get(fold(surface), []) for surface in surfaces]

    @cached_property
    def has_examples(self) -> NDArray[np.bool_]:
        """Which texts have more parts than the text itself."""
        return np.diff(np.append(self._first_parts, len(self._parts))) > 1

    @cached_property
    def text_of_place(self) -> Ints:
        """The id of the text that each place of the stream belongs to."""
        lengths = self._ends - self._texts
        return np.repeat(np.arange(self.count, dtype=np.int32), lengths)

    def texts_at(self, places: Ints) -> tuple[Ints, NDArray[np.bool_]]:
        """Return the text that each place belongs to, and whether it stands in an example."""
        texts = self.text_of_place[places]
        parts = np.searchsorted(self._parts, places, side="right") - 1
        return texts, parts > self._first_parts[texts]

    @cached_property
    def own_ends(self) -> Ints:
        """Where each text itself ends in the token stream, before its examples."""
        second = self._parts.take(self._first_parts + 1, mode="clip")
        return np.where(self.has_examples, second, self._ends)

    @property
    def edges(self) -> tuple[Ints, Ints]:
        """Where each text begins in the token stream, and where it ends."""
        return self._texts, self._ends

    def add_spans(
        self,
        found: Sequence[Spans],
        texts: Sequence[int],
        places: Iterable[Sequence[int]],
        length: int,
    ) -> None:
        """Add to `found` the spans of places in each of these texts, which cover `length` tokens.

        One place at a time and without arrays: ten hits are found faster than arrays are made.
        """
        starts, stops, last = self._starts, self._stops, length - 1
        first_part, part_starts = self._first_part, self._part_starts
        for spans, text, here in zip(found, texts, places, strict=True):
            if not len(here):
                continue
            first, end = first_part[text], first_part[text + 1]
            if end == first + 1:
                chosen = [(starts[place], stops[place + last]) for place in here]
                spans[0] = spans[0] + chosen if spans else chosen
                continue
            for place in here:
                part = bisect_right(part_starts, place, first, end) - 1 - first
                spans.setdefault(part, []).append((starts[place], stops[place + last]))


def _load(path: Path) -> Ints:
    """Map an array of a file; a plain view, since slicing `np.memmap` itself is slow."""
    values: Ints = np.load(path, mmap_mode="r", allow_pickle=False)
    return np.asarray(values)


def _group(forms: Sequence[str]) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for number, form in enumerate(forms):
        groups.setdefault(form, []).append(number)
    return groups
