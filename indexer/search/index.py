"""Builds and opens the search index of one locale: distinct texts beside a table of editions."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import Generic, TypeVar

import numpy as np

from indexer.fulltext.analysis import analyzer_for
from indexer.fulltext.reader import FullTextReader, Ints
from indexer.fulltext.writer import FullTextWriter, IndexedText, segment_count
from indexer.languages import LanguageProfile, profile_for
from indexer.model.errors import UnknownEdition
from indexer.model.number import RuleNumber
from indexer.model.rulebook import Rulebook
from indexer.references.find import find_mentions
from indexer.search.answer import Answerer
from indexer.search.asking import Asking
from indexer.search.called import Called
from indexer.search.comparison import Comparisons
from indexer.search.expansion import Expander
from indexer.search.grammar import QueryReader
from indexer.search.keeping import keep
from indexer.search.query import Query
from indexer.search.ranking import Ranker, Ranking
from indexer.search.results import HitKind, SearchRequest, SearchResult, Suggestion
from indexer.search.suggest import Completions
from indexer.search.synonyms import Synonyms, synonyms_for
from indexer.search.texts import names_of, searchable_texts
from indexer.search.view import EditionView

Value = TypeVar("Value")
_RankedAs = tuple[str, RuleNumber | None, HitKind | None]
"""What of a request a ranking hangs on."""

_TABLE = "editions.npy"
_EDITIONS = "editions.json"
_MENTIONS = "mentions.npy"
_DIGESTS = "digests.npy"
_DIGEST_SIZE = 16
_UNKNOWN = "qxzvkj qxzvkj"
"""What no text has: it is looked for everywhere."""
_OPENING, _FEW_WORDS = 60, 8
"""So many characters or words of a text, at most, are a piece of it that may be looked for."""
_WORD = re.compile(r"\w+")
_MOST_SEGMENTS = 8
"""An index that was added to as often is written anew, since each segment makes terms slower."""
_EDITIONS_KEPT = 12
_QUERIES_KEPT = 16
"""How many rankings, and how many answers, are kept for one edition. They keep what was matched, of
sixteen words each at the worst: 41 MB over a whole rulebook."""


def build_index(
    directory: Path, locale: str, rulebooks: Iterable[Rulebook], before: Path | None = None
) -> None:
    """Write the index of one locale into a folder of its name under `directory`.

    Rulebooks are taken one at a time and not kept, so memory grows with the distinct texts only.

    Args:
        before: a directory with an index of the locale that the rulebooks are added to; it is left
            as it is. It must have been written by the same code.
    """
    folder = directory / locale
    if before is None:
        folder.mkdir(parents=True)
    else:
        shutil.copytree(before / locale, folder)
    builder = _Builder(folder, locale)
    for rulebook in rulebooks:
        builder.add(rulebook)
    builder.close()


def can_add(before: Path, locale: str) -> bool:
    """Whether an index of the locale is there that is worth adding to."""
    folder = before / locale
    return (folder / _DIGESTS).is_file() and segment_count(folder) < _MOST_SEGMENTS


class _Builder:
    """Collects the distinct texts of rulebooks, and which rulebook has which."""

    def __init__(self, folder: Path, locale: str) -> None:
        self._folder = folder
        self._profile = profile_for(locale)
        self._ids: dict[tuple[bytes, int], int] = {}
        self._mentions: list[Ints] = [np.zeros((0, 4), dtype=np.int32)]
        self._rows: list[Ints] = [np.zeros(0, dtype=np.int32)]
        self._editions: dict[str, int] = {}
        if (folder / _DIGESTS).is_file():
            self._take_up()
        self._writer = FullTextWriter(folder, analyzer_for(locale))

    def add(self, rulebook: Rulebook) -> None:
        seen: Counter[bytes] = Counter()
        row: list[int] = []
        mentions: list[tuple[int, int, int, int]] = []
        for text in searchable_texts(rulebook):
            if text is None:
                row.append(-1)
                continue
            digest = _digest(text)
            key = (digest, seen[digest])  # a text that stands twice in one edition is two
            seen[digest] += 1
            if key not in self._ids:
                self._ids[key] = self._writer.add(text)
                mentions += ((self._ids[key], *found) for found in _mentioned(text, self._profile))
            row.append(self._ids[key])
        self._editions[rulebook.info.edition.id] = len(row)
        self._rows.append(np.array(row, dtype=np.int32))
        self._mentions.append(np.array(mentions, dtype=np.int32).reshape(-1, 4))

    def close(self) -> None:
        self._writer.close()
        digests = b"".join(digest for digest, _ in self._ids)
        for name, values in (
            (_TABLE, np.concatenate(self._rows)),
            (_MENTIONS, np.concatenate(self._mentions)),
            (_DIGESTS, np.frombuffer(digests, dtype=np.uint8).reshape(-1, _DIGEST_SIZE)),
        ):
            np.save(self._folder / name, values, allow_pickle=False)
        counts = json.dumps(self._editions)
        (self._folder / _EDITIONS).write_text(counts, encoding="utf-8")

    def _take_up(self) -> None:
        """Read back what `close` wrote; texts count from 0 in the order of their digests."""
        folder = self._folder
        seen: Counter[bytes] = Counter()
        for text, row in enumerate(np.load(folder / _DIGESTS, allow_pickle=False)):
            digest = row.tobytes()
            self._ids[digest, seen[digest]] = text
            seen[digest] += 1
        self._rows.append(np.load(folder / _TABLE, allow_pickle=False))
        self._mentions.append(np.load(folder / _MENTIONS, allow_pickle=False))
        self._editions.update(json.loads((folder / _EDITIONS).read_text(encoding="utf-8")))


def _digest(text: IndexedText) -> bytes:
    content = json.dumps([text.parts, text.headings, text.titles, text.above], ensure_ascii=False)
    return blake2b(content.encode("utf-8", "surrogatepass"), digest_size=_DIGEST_SIZE).digest()


def _mentioned(text: IndexedText, profile: LanguageProfile) -> Iterator[tuple[int, int, int]]:
    for part in text.parts:
        for mention in find_mentions(part, (profile,)):
            for target in mention.targets:
                if (number := target.number) is not None:
                    yield number.chapter, number.rule, number.ordinal


class SearchIndex:
    """The opened index of one locale. Safe to share between threads."""

    def __init__(self, directory: Path, locale: str) -> None:
        """Open the index that `build_index` wrote; terms are decoded when first asked for."""
        folder = directory / locale
        profile = profile_for(locale)
        self.locale = locale
        self._reader = FullTextReader(folder, locale)
        self._comparison = profile.analysis.comparison
        self._asking = profile.analysis.asking
        self._queries = _query_reader(profile.tag)
        self._synonyms = synonyms_for(locale)
        table = np.load(folder / _TABLE, allow_pickle=False)
        self._mentions = np.load(folder / _MENTIONS, allow_pickle=False)
        counts: dict[str, int] = json.loads((folder / _EDITIONS).read_text(encoding="utf-8"))
        ends = np.cumsum(list(counts.values())).tolist()
        self._rows = {
            edition: table[end - count : end]
            for (edition, count), end in zip(counts.items(), ends, strict=True)
        }
        self._editions: _Recent[_Edition] = _Recent()
        self._variants = str.maketrans(dict(profile.analysis.variants))
        self._rule_words = profile.references.nouns
        self._completions: _Recent[Completions] = _Recent()

    def search(self, rulebook: Rulebook, request: SearchRequest) -> SearchResult:
        """Search one rulebook.

        Raises:
            QueryTooLong, UnknownFilter: the query cannot be run as asked.
            UnknownEdition: the rulebook was not among those indexed.
        """
        return self._edition(rulebook).answer(rulebook, request)

    def prepare(self, rulebook: Rulebook) -> None:
        """Work out what the first searches of a rulebook would wait for, whatever they ask.

        Raises:
            UnknownEdition: the rulebook was not among those indexed.
        """
        longest = max((record.text or "" for record in rulebook.records), key=len, default="")
        words = _WORD.findall(longest[:_OPENING])  # no filter, no quotation
        for query in (_UNKNOWN, " ".join(words[:_FEW_WORDS])):
            self.search(rulebook, SearchRequest(query))

    def suggest(self, rulebook: Rulebook, prefix: str, limit: int = 10) -> tuple[Suggestion, ...]:
        """Complete what is being typed: numbers, titles, keywords, glossary terms."""
        edition = rulebook.info.edition.id
        make = partial(Completions, rulebook, self._rule_words, self._reader.analyzer)
        typed = prefix.translate(self._variants)
        return self._completions.get(edition, make).complete(typed, limit)

    def _edition(self, rulebook: Rulebook) -> _Edition:
        edition = rulebook.info.edition.id
        row = self._rows.get(edition)
        if row is None:
            raise UnknownEdition(edition, self.locale, sorted(self._rows))

        def make() -> _Edition:
            view = EditionView(self._reader, row, self._mentions, rulebook)
            analyzer = self._reader.analyzer
            called = Called(analyzer, self._synonyms, names_of(rulebook), view.whereabouts)
            queries = self._queries.knowing(called.names, self._reader.words_of_folded)
            comparisons = Comparisons(self._comparison, analyzer, called)
            asking = Asking(self._asking, analyzer, called, view.is_keyword)
            return _Edition(view, self._synonyms, queries, comparisons, called, asking)

        return self._editions.get(edition, make)


@cache
def _query_reader(tag: str) -> QueryReader:
    """Return what reads queries in a language, whatever the rulebook; it knows its every word."""
    return QueryReader(profile_for(tag), analyzer_for(tag))


class _Recent(Generic[Value]):
    """What was made for the editions that were used last. Safe to share between threads."""

    def __init__(self) -> None:
        self._held: OrderedDict[str, Value] = OrderedDict()
        self._lock = Lock()

    def get(self, edition: str, make: Callable[[], Value]) -> Value:
        with self._lock:
            found = self._held.get(edition)
            if found is None:
                found = self._held[edition] = make()
                if len(self._held) > _EDITIONS_KEPT:
                    self._held.popitem(last=False)
            else:
                self._held.move_to_end(edition)
            return found


class _Edition:
    """One edition with what was worked out of it; pages of one query share their ranking."""

    def __init__(
        self,
        view: EditionView,
        synonyms: Synonyms,
        queries: QueryReader,
        comparisons: Comparisons,
        called: Called,
        asking: Asking,
    ) -> None:
        self._asking = asking
        self._queries = queries
        self._comparisons = comparisons
        self._expander = Expander(view, synonyms, called.names)
        self._ranker = Ranker(view, self._expander, called)
        self._answerer = Answerer(view)
        self._rankings: dict[_RankedAs, Ranking] = {}
        self._answers: dict[SearchRequest, SearchResult] = {}

    def answer(self, rulebook: Rulebook, request: SearchRequest) -> SearchResult:
        found = self._answers.get(request)
        if found is None:
            found = self._answerer.answer(rulebook, self._rank(request), request)
            keep(self._answers, request, found, _QUERIES_KEPT)
        return found

    def _rank(self, request: SearchRequest) -> Ranking:
        key = (request.query, request.within, request.kind)  # pages share it
        known = self._rankings.get(key)
        if known is None:
            query = self._mended(self._queries.read(request.query))
            query = self._comparisons.read(query, self._expander.is_expression)
            query = self._asking.read(query, self._expander.meant)
            if request.kind is not None:
                query = query._replace(kinds=query.kinds & {request.kind})
            known = self._ranker.rank(query, request.within)
            keep(self._rankings, key, known, _QUERIES_KEPT)
        return known

    def _mended(self, query: Query) -> Query:
        """Return a query with the words that were meant, and the numbers as these make them."""
        clauses = self._expander.mended(query.clauses)
        if clauses is query.clauses:
            return query
        anew = self._queries.read_anew(query, clauses)
        if anew is not None:
            query, clauses = anew, self._expander.mended(anew.clauses)
        return self._queries.mended(query, clauses)
