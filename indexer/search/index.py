"""Builds and opens the search index of one locale: distinct texts beside a table of editions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from threading import Lock

import numpy as np

from indexer.fulltext.analysis import Analyzer
from indexer.fulltext.reader import FullTextReader, Ints
from indexer.fulltext.writer import FullTextWriter, IndexedText
from indexer.languages import LanguageProfile, profile_for
from indexer.model.errors import UnknownEdition
from indexer.model.number import RuleNumber
from indexer.model.rulebook import Rulebook
from indexer.references.find import find_mentions
from indexer.search.answer import Answerer
from indexer.search.expansion import Expander
from indexer.search.grammar import Query, QueryReader
from indexer.search.ranking import Ranking, rank
from indexer.search.results import SearchRequest, SearchResult, Suggestion
from indexer.search.suggest import Completions
from indexer.search.synonyms import Synonyms
from indexer.search.texts import searchable_texts
from indexer.search.view import EditionView

_TABLE = "editions.npy"
_EDITIONS = "editions.json"
_MENTIONS = "mentions.npy"
_RANKINGS_KEPT = 256
_ANSWERS_KEPT = 256


def build_index(directory: Path, locale: str, rulebooks: Iterable[Rulebook]) -> None:
    """Write the index of one locale into a folder of its name under `directory`.

    Rulebooks are taken one at a time and not kept, so memory grows with the distinct texts only.
    """
    profile = profile_for(locale)
    analyzer = Analyzer(profile.analysis)
    folder = directory / locale
    folder.mkdir(parents=True)
    writer = FullTextWriter(folder, analyzer, QueryReader(profile, analyzer).soft)
    ids: dict[tuple[bytes, int], int] = {}
    mentions: list[tuple[int, int, int, int]] = []
    rows: list[Ints] = []
    editions: dict[str, int] = {}
    for rulebook in rulebooks:
        seen: Counter[bytes] = Counter()
        row = []
        for text in searchable_texts(rulebook):
            if text is None:
                row.append(-1)
                continue
            digest = _digest(text)
            key = (digest, seen[digest])  # a text that stands twice in one edition is two
            seen[digest] += 1
            if key not in ids:
                ids[key] = writer.add(text)
                mentions += ((ids[key], *number) for number in _mentioned(text, profile))
            row.append(ids[key])
        editions[rulebook.info.edition.id] = len(row)
        rows.append(np.array(row, dtype=np.int32))
    writer.close()
    table = np.concatenate(rows) if rows else np.zeros(0, dtype=np.int32)
    np.save(folder / _TABLE, table, allow_pickle=False)
    np.save(folder / _MENTIONS, np.array(mentions, dtype=np.int32).reshape(-1, 4))
    (folder / _EDITIONS).write_text(json.dumps(editions), encoding="utf-8")


def _digest(text: IndexedText) -> bytes:
    content = json.dumps([text.parts, text.headings, text.titles], ensure_ascii=False)
    return blake2b(content.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def _mentioned(text: IndexedText, profile: LanguageProfile) -> Iterator[tuple[int, int, int]]:
    for part in text.parts:
        for mention in find_mentions(part, (profile,)):
            for target in mention.targets:
                if (number := target.number) is not None:
                    yield number.chapter, number.rule, number.ordinal


class SearchIndex:
    """The opened index of one locale. Safe to share between threads."""

    def __init__(self, directory: Path, locale: str) -> None:
        folder = directory / locale
        profile = profile_for(locale)
        self.locale = locale
        self._reader = FullTextReader(folder, locale)
        self._queries = QueryReader(profile, self._reader.analyzer)
        self._synonyms = Synonyms(
            profile.analysis.synonyms, self._reader.analyzer, self._queries.soft
        )
        table = np.load(folder / _TABLE, allow_pickle=False)
        self._mentions = np.load(folder / _MENTIONS, allow_pickle=False)
        counts: dict[str, int] = json.loads((folder / _EDITIONS).read_text(encoding="utf-8"))
        ends = np.cumsum(list(counts.values())).tolist()
        self._rows = {
            edition: table[end - count : end]
            for (edition, count), end in zip(counts.items(), ends, strict=True)
        }
        self._editions: dict[str, _Edition] = {}
        self._completions: dict[str, Completions] = {}
        self._lock = Lock()

    @classmethod
    def open(cls, directory: Path, locale: str) -> SearchIndex:
        """Open the index that `build_index` wrote; terms are decoded when first asked for."""
        return cls(directory, locale)

    def search(self, rulebook: Rulebook, request: SearchRequest) -> SearchResult:
        """Search one rulebook.

        Raises:
            QueryTooLong, UnknownFilter: the query cannot be run as asked.
            UnknownEdition: the rulebook was not among those indexed.
        """
        return self._edition(rulebook).answer(rulebook, self._queries, request)

    def suggest(self, rulebook: Rulebook, prefix: str, limit: int = 10) -> tuple[Suggestion, ...]:
        """Complete what is being typed: numbers, chapter titles, keywords, glossary terms."""
        edition = rulebook.info.edition.id
        completions = self._completions.get(edition)
        if completions is None:
            completions = self._completions.setdefault(edition, Completions(rulebook))
        return completions.complete(prefix, limit)

    def _edition(self, rulebook: Rulebook) -> _Edition:
        edition = rulebook.info.edition.id
        found = self._editions.get(edition)
        if found is None:
            row = self._rows.get(edition)
            if row is None:
                raise UnknownEdition(edition, self.locale, sorted(self._rows))
            with self._lock:
                view = EditionView(self._reader, row, self._mentions, rulebook)
                found = self._editions.setdefault(edition, _Edition(view, self._synonyms))
        return found


class _Edition:
    """One edition with what was worked out of it; pages of one query share their ranking."""

    def __init__(self, view: EditionView, synonyms: Synonyms) -> None:
        self._view = view
        self._expander = Expander(view, synonyms)
        self._answerer = Answerer(view)
        self._rankings: dict[tuple[str, RuleNumber | None], tuple[Query, Ranking]] = {}
        self._answers: dict[SearchRequest, SearchResult] = {}

    def answer(
        self, rulebook: Rulebook, queries: QueryReader, request: SearchRequest
    ) -> SearchResult:
        found = self._answers.get(request)
        if found is None:
            query, ranking = self._rank(queries, request)
            found = self._answerer.answer(rulebook, query, ranking, request)
            if len(self._answers) >= _ANSWERS_KEPT:
                self._answers.clear()
            self._answers[request] = found
        return found

    def forget(self) -> None:
        """Drop what was ranked and answered, as if every query were asked for the first time."""
        self._rankings.clear()
        self._answers.clear()

    def _rank(self, queries: QueryReader, request: SearchRequest) -> tuple[Query, Ranking]:
        key = (request.query, request.within)
        known = self._rankings.get(key)
        if known is None:
            query = queries.read(request.query)
            known = (query, rank(self._view, self._expander, query, request.within))
            if len(self._rankings) >= _RANKINGS_KEPT:
                self._rankings.clear()
            self._rankings[key] = known
        return known
