"""Builds and opens the search index of one locale: an index over distinct texts beside a table of
editions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from threading import Lock

import numpy as np

from indexer.fulltext.analysis import Analyzer
from indexer.fulltext.reader import FullTextReader
from indexer.fulltext.writer import FullTextWriter, IndexedText
from indexer.languages import profile_for
from indexer.model.errors import UnknownEdition
from indexer.model.glossary import GlossaryEntry
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import Rulebook
from indexer.search.expansion import Expander
from indexer.search.grammar import Query, QueryReader
from indexer.search.highlighting import Spans, find_spans, highlights_of, snippet_of
from indexer.search.ranking import Ranking, rank
from indexer.search.results import Facets, Hit, HitKind, SearchRequest, SearchResult, Suggestion
from indexer.search.suggest import Completions
from indexer.search.texts import fields_of, heading_of, searchable_texts
from indexer.search.view import EditionView

_TABLE = "editions.npy"
_EDITIONS = "editions.json"


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
    rows: list[np.ndarray] = []
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
            row.append(ids[key])
        editions[rulebook.info.edition.id] = len(row)
        rows.append(np.array(row, dtype=np.int32))
    writer.close()
    table = np.concatenate(rows) if rows else np.zeros(0, dtype=np.int32)
    np.save(folder / _TABLE, table, allow_pickle=False)
    (folder / _EDITIONS).write_text(json.dumps(editions), encoding="utf-8")


def _digest(text: IndexedText) -> bytes:
    content = json.dumps([text.parts, text.headings, text.titles], ensure_ascii=False)
    return blake2b(content.encode("utf-8", "surrogatepass"), digest_size=16).digest()


class SearchIndex:
    """The opened index of one locale. Safe to share between threads."""

    def __init__(self, directory: Path, locale: str) -> None:
        folder = directory / locale
        self.locale = locale
        self._reader = FullTextReader(folder, locale)
        self._queries = QueryReader(profile_for(locale), self._reader.analyzer)
        table = np.load(folder / _TABLE, allow_pickle=False)
        counts: dict[str, int] = json.loads((folder / _EDITIONS).read_text(encoding="utf-8"))
        ends = np.cumsum(list(counts.values())).tolist()
        self._rows = {
            edition: table[end - count : end]
            for (edition, count), end in zip(counts.items(), ends, strict=True)
        }
        self._expanders: dict[str, tuple[EditionView, Expander]] = {}
        self._completions: dict[str, Completions] = {}
        self._lock = Lock()

    @classmethod
    def open(cls, directory: Path, locale: str) -> SearchIndex:
        """Open the index that `build_index` wrote for a locale; terms are decoded when first asked
        for."""
        return cls(directory, locale)

    def search(self, rulebook: Rulebook, request: SearchRequest) -> SearchResult:
        """Search one rulebook.

        Raises:
            QueryTooLong, UnknownFilter: the query cannot be run as asked.
            UnknownEdition: the rulebook was not among those indexed.
        """
        query = self._queries.read(request.query)
        view, expander = self._edition(rulebook)
        ranking = rank(view, expander, query, request.within)
        return SearchResult(
            query=request.query,
            understood_as=_understood(query, ranking),
            relaxed=bool(ranking.left_out),
            left_out=tuple(clause.terms[0].typed for clause in ranking.left_out),
            did_you_mean=_did_you_mean(request.query, ranking),
            total=len(ranking.items),
            hits=self._hits(rulebook, view, ranking, request),
            facets=_facets(view, ranking),
        )

    def suggest(self, rulebook: Rulebook, prefix: str, limit: int = 10) -> tuple[Suggestion, ...]:
        """Complete what is being typed: numbers, chapter titles, keywords, glossary terms."""
        edition = rulebook.info.edition.id
        completions = self._completions.get(edition)
        if completions is None:
            completions = self._completions.setdefault(edition, Completions(rulebook))
        return completions.complete(prefix, limit)

    def _edition(self, rulebook: Rulebook) -> tuple[EditionView, Expander]:
        edition = rulebook.info.edition.id
        found = self._expanders.get(edition)
        if found is None:
            row = self._rows.get(edition)
            if row is None:
                raise UnknownEdition(edition, self.locale, sorted(self._rows))
            with self._lock:
                view = EditionView(self._reader, row, rulebook)
                found = self._expanders.setdefault(edition, (view, Expander(view)))
        return found

    def _hits(
        self, rulebook: Rulebook, view: EditionView, ranking: Ranking, request: SearchRequest
    ) -> tuple[Hit, ...]:
        places = ranking.page(request.offset, request.limit)
        items = ranking.items[places]
        matches = [
            match
            for found in ranking.clauses
            if not (found.clause.negated or found.clause.soft)
            for match in found.matches
        ]
        spans = find_spans(self._reader, view.texts[items], matches)
        return tuple(
            _hit(rulebook, item, score, spans_of_item)
            for item, score, spans_of_item in zip(
                items.tolist(), ranking.scores[places].tolist(), spans, strict=True
            )
        )


def _hit(rulebook: Rulebook, item: int, score: float, spans: Spans) -> Hit:
    records = rulebook.records
    source: RuleRecord | GlossaryEntry
    number = headword = context = None
    if item < len(records):
        source = records[item]
        number = source.number
        kind = HitKind.EXAMPLE if spans and 0 not in spans else HitKind.RULE
        if number.ordinal and number.parent is not None:
            context = heading_of(rulebook, number.parent)
    else:
        source = rulebook.glossary[item - len(records)]
        headword, kind = source.headword, HitKind.GLOSSARY
    fields = fields_of(source)
    return Hit(
        number=number,
        kind=kind,
        headword=headword,
        score=round(score, 4),
        snippet=snippet_of(fields, spans),
        highlights=highlights_of(fields, spans),
        context=context,
    )


def _understood(query: Query, ranking: Ranking) -> str:
    left_out = set(ranking.left_out)
    words = []
    for found in ranking.clauses:
        notes = " OR ".join(match.note for match in found.matches)
        if found.clause.negated:
            words.append(f"-{notes}")
        elif found.clause in left_out:
            words.append(f"({notes})")
        else:
            words.append(notes)
    words += [f"in:{number}" for number in query.within]
    words += sorted(f"kind:{kind}" for kind in query.kinds)
    return " ".join(words)


def _did_you_mean(text: str, ranking: Ranking) -> str | None:
    corrected = text
    for found in ranking.clauses:
        for term, match in zip(found.clause.terms, found.matches, strict=True):
            if match.correction is not None:
                corrected = corrected.replace(term.typed, match.correction, 1)
    return corrected if corrected != text else None


def _facets(view: EditionView, ranking: Ranking) -> Facets:
    return Facets()
