"""Writes one full-text index: Whoosh's files, and the token stream that highlights and phrases are
read from.

It knows texts and their analysis, and must not know rulebooks. Distinct texts are its caller's
business.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from whoosh.filedb.filestore import FileStorage
from whoosh.util.numeric import byte_to_length, length_to_byte

from indexer.fulltext import schema
from indexer.fulltext.analysis import Analyzer, Token, without_aside

_POOL_MB = 192
"""Postings beyond this much memory are sorted on disk; a whole rulebook needs half of it."""
_EMPTY = np.zeros(0, dtype=np.int32)


@dataclass(frozen=True, slots=True)
class IndexedText:
    """One text to be indexed.

    Attributes:
        parts: the texts that hits are highlighted in: the text itself (empty where there is none),
            then its examples.
        headings: names of what it is about. titles: the titles it inherits.
        above: what the rule says that it stands below, where that is more than a name.
    """

    parts: tuple[str, ...]
    headings: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    above: str = ""


class FullTextWriter:
    """Collects texts and writes them as one index; use `add` for each text, then `close` once.

    An index that is in the directory already is added to: Whoosh keeps the new texts in a segment
    of their own, so that nothing old is written again.
    """

    def __init__(self, directory: Path, analyzer: Analyzer) -> None:
        """Start an index in a directory, which is made, or add to the one that is there.

        Args:
            directory: where the files go. analyzer: the language's analysis.
        """
        self._directory = directory
        self._analyzer = analyzer
        whoosh = directory / schema.WHOOSH_FOLDER
        is_new = not whoosh.exists()
        whoosh.mkdir(parents=True, exist_ok=True)
        storage = FileStorage(str(whoosh))
        index = storage.create_index(schema.make_schema()) if is_new else storage.open_index()
        self._whoosh = index.writer(limitmb=_POOL_MB, codec=schema.make_codec())
        self._vocabulary: dict[str, int] = {}
        self._words, self._spans = array("i"), array("i")
        self._parts, self._texts = array("i"), array("i")
        self._first_parts = array("i")
        self._heading_sizes = array("i")
        self._lengths = array("i")
        if not is_new:
            self._take_up()
        self._held = len(self._texts)

    def add(self, text: IndexedText) -> int:
        """Index one text and return its id; ids count from 0."""
        text_id = len(self._texts)
        self._texts.append(len(self._words))
        self._first_parts.append(len(self._parts))
        streams = [self._analyzer.tokens(part) for part in text.parts]
        for stream in streams:
            self._keep(stream)
        headings = [self._analyzer.tokens(heading) for heading in text.headings]
        names, asides = self._names(text.headings)
        titles = [*map(self._analyzer.tokens, text.titles), *asides]
        self._heading_sizes.append(self._telling(names))
        own = (*streams, *headings)
        surfaces = [token.surface for stream in own for token in stream]
        fields = {
            schema.TEXT: self._stems(streams[:1]),
            schema.EXAMPLE: self._stems(streams[1:]),
            schema.HEADING: self._stems(names),
            schema.TITLE: self._stems(titles),
            schema.ABOVE: self._stems([self._analyzer.tokens(text.above)]),
            schema.FOLDED: [self._analyzer.forms(word).folded for word in surfaces],
            schema.EXACT: [word for word in surfaces if word != self._analyzer.forms(word).folded],
            schema.PAIR: [pair for stream in own for pair in self._pairs(stream)],
        }
        self._whoosh.add_document(**fields)
        # Whoosh keeps lengths in one byte each; scores are worked out from what it kept.
        self._lengths.extend(
            byte_to_length(length_to_byte(len(fields[name]))) for name in schema.FIELDS
        )
        return text_id

    def close(self) -> None:
        """Write everything that is still in memory."""
        if len(self._texts) > self._held or not self._held:
            self._whoosh.commit(merge=False)
        else:
            self._whoosh.cancel()
        words = np.frombuffer(self._words, dtype=np.int32) if self._words else _EMPTY
        count = len(self._vocabulary)
        real = np.flatnonzero(words != schema.GAP)
        places = real[np.argsort(words[real], kind="stable")].astype(np.int32)
        firsts = np.searchsorted(words[places], np.arange(count + 1)).astype(np.int32)
        self._save(schema.WORDS_FILE, words)
        self._save(schema.SPANS_FILE, np.array(self._spans, dtype=np.int32).reshape(-1, 2).T.copy())
        self._save(schema.PARTS_FILE, np.array(self._parts, dtype=np.int32))
        self._save(
            schema.TEXTS_FILE,
            np.array([self._texts, self._first_parts], dtype=np.int32).reshape(2, -1),
        )
        self._save(schema.HEADINGS_FILE, np.array(self._heading_sizes, dtype=np.int32))
        self._save(
            schema.LENGTHS_FILE,
            np.array(self._lengths, dtype=np.int32).reshape(-1, len(schema.FIELDS)).T.copy(),
        )
        self._save(schema.PLACES_FILE, places)
        self._save(schema.FIRST_PLACES_FILE, firsts)
        entries = [[word, *self._analyzer.forms(word)] for word in self._vocabulary]
        (self._directory / schema.VOCABULARY_FILE).write_text(
            json.dumps(entries, ensure_ascii=False), encoding="utf-8"
        )

    def _take_up(self) -> None:
        """Read back what `close` wrote."""
        entries = json.loads((self._directory / schema.VOCABULARY_FILE).read_text(encoding="utf-8"))
        self._vocabulary.update((entry[0], number) for number, entry in enumerate(entries))
        texts, first_parts = self._load(schema.TEXTS_FILE)
        for held, values in (
            (self._words, self._load(schema.WORDS_FILE)),
            (self._spans, self._load(schema.SPANS_FILE).T),
            (self._parts, self._load(schema.PARTS_FILE)),
            (self._texts, texts),
            (self._first_parts, first_parts),
            (self._heading_sizes, self._load(schema.HEADINGS_FILE)),
            (self._lengths, self._load(schema.LENGTHS_FILE).T),
        ):
            held.frombytes(np.ascontiguousarray(values, dtype=np.int32).tobytes())

    def _load(self, name: str) -> np.ndarray:
        values: np.ndarray = np.load(self._directory / name, allow_pickle=False)
        return values

    def _save(self, name: str, values: np.ndarray) -> None:
        np.save(self._directory / name, values, allow_pickle=False)

    def _keep(self, stream: Sequence[Token]) -> None:
        self._parts.append(len(self._words))
        for surface, start, end in stream:
            self._words.append(self._vocabulary.setdefault(surface, len(self._vocabulary)))
            self._spans.extend((start, end))
        self._words.extend([schema.GAP] * schema.NEAR)
        self._spans.extend([0, 0] * schema.NEAR)

    def _stems(self, streams: Iterable[Sequence[Token]]) -> list[str]:
        return [self._analyzer.forms(token.surface).stem for stream in streams for token in stream]

    def _names(self, headings: Iterable[str]) -> tuple[list[list[Token]], list[list[Token]]]:
        """Return the tokens of each name, and those of what is said of it in brackets."""
        names, asides = [], []
        for heading in headings:
            name = without_aside(heading)
            names.append(self._analyzer.tokens(name))
            asides.append(self._analyzer.tokens(heading[len(name) :]))
        return names, asides

    def _telling(self, headings: Iterable[Sequence[Token]]) -> int:
        """Return how many different words the names of a text have, filler words apart."""
        words = {token.surface for name in headings for token in name}
        return len({self._analyzer.forms(word).stem for word in self._analyzer.telling(words)})

    def _pairs(self, stream: Sequence[Token]) -> Iterable[str]:
        """Return what follows each other; grams overlap, so they need no pairs."""
        surfaces = (token.surface for token in stream)
        words = (word for word in surfaces if not self._analyzer.is_gram(word))
        telling = self._analyzer.telling(words)
        stems = (self._analyzer.forms(word).stem for word in telling)
        return (f"{left} {right}" for left, right in pairwise(stems))


def segment_count(directory: Path) -> int:
    """Return of how many segments an index consists: one, and one for each time it was added to."""
    whoosh = directory / schema.WHOOSH_FOLDER
    return len(FileStorage(str(whoosh), readonly=True).open_index()._segments())
