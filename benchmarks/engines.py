"""Reglario and its peers behind one face: build over one rulebook, search, give back what was hit.

Every engine is fed the same records: number, title or text, examples, titles above, headword.
"""

from __future__ import annotations

import re
import sqlite3
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from indexer.model.rulebook import Rulebook
from indexer.search import SearchIndex, SearchRequest, build_index
from indexer.search.texts import searchable_texts

WORDS = re.compile(r"\w+")
STEMMERS = {"en": "english", "es": "spanish", "fr": "french", "pt": "portuguese"}


_OTHERS = ("upkeep", "untap step", '"hand size"', "suspen*", "scyr", "phase -type in:5")
"""A query of each class; `benchmarks.search` measures none of their words."""


class Row(NamedTuple):
    """What an engine is fed of one record or glossary entry."""

    hit: str
    text: str
    examples: str
    heading: str
    titles: str


def rows_of(rulebook: Rulebook) -> Iterator[Row]:
    """Yield what is to be indexed of a rulebook."""
    hits = [str(record.number) for record in rulebook.records]
    hits += [f"glossary:{entry.headword}" for entry in rulebook.glossary]
    for hit, text in zip(hits, searchable_texts(rulebook), strict=True):
        if text is not None:
            own, *examples = text.parts
            yield Row(hit, own, "\n".join(examples), " ".join(text.headings), " ".join(text.titles))


class Engine(ABC):
    """A full-text engine over one rulebook."""

    name: str

    @abstractmethod
    def __init__(self, rulebook: Rulebook) -> None:
        """Build the engine's index over one rulebook."""

    @abstractmethod
    def search(self, query: str, limit: int = 10) -> Sequence[str]:
        """Return the hits, best first, with highlights worked out where the engine can."""

    def forget(self) -> None:  # noqa: B027 — most engines keep no answers
        """Drop answers that were kept, so that a query is measured as if it were new."""


class Reglario(Engine):
    name = "Reglario"

    def __init__(self, rulebook: Rulebook) -> None:
        self._folder = tempfile.TemporaryDirectory()
        build_index(Path(self._folder.name), rulebook.info.locale, [rulebook])
        self.index = SearchIndex(Path(self._folder.name), rulebook.info.locale)
        self.rulebook = rulebook

    def forget(self) -> None:
        forget(self.index, self.rulebook)

    def reopen(self) -> None:
        """Open the index anew, and ask what makes its tables; no word of it is asked for again."""
        self.index = SearchIndex(Path(self._folder.name), self.rulebook.info.locale)
        for query in _OTHERS:
            self.search(query)

    def search(self, query: str, limit: int = 10) -> Sequence[str]:
        result = self.index.search(self.rulebook, SearchRequest(query, limit=limit))
        return [str(hit.number or f"glossary:{hit.headword}") for hit in result.hits]


def forget(index: SearchIndex, rulebook: Rulebook) -> None:
    """Drop what our index ranked and answered; what its words match is kept."""
    edition = index._edition(rulebook)
    edition._rankings.clear()
    edition._answers.clear()


class Fts5(Engine):
    """SQLite's own: diacritics removed, Porter's stemmer where the language is English."""

    name = "SQLite FTS5"

    def __init__(self, rulebook: Rulebook) -> None:
        english = "porter " if rulebook.info.locale == "en" else ""
        self._connection = sqlite3.connect(":memory:")
        self._connection.execute(
            "create virtual table rules using fts5(hit unindexed, text, examples, heading, titles,"
            f" tokenize = '{english}unicode61 remove_diacritics 2')"
        )
        self._connection.executemany("insert into rules values (?, ?, ?, ?, ?)", rows_of(rulebook))

    def search(self, query: str, limit: int = 10) -> Sequence[str]:
        words = [f'"{word}"' for word in WORDS.findall(query)]
        found = self.match(" ".join(words), limit) if words else []
        return found or (self.match(" OR ".join(words), limit) if words else [])

    def match(self, expression: str, limit: int) -> list[str]:
        """Run an expression of FTS5's own grammar."""
        found = self._connection.execute(
            "select hit, highlight(rules, 1, '[', ']') from rules where rules match ?"
            " order by bm25(rules, 0, 1, 0.5, 3, 1) limit ?",
            (expression, limit),
        )
        return [hit for hit, _ in found]


class Tantivy(Engine):
    """tantivy-py with its stemmer of the language, and its snippet generator."""

    name = "tantivy-py"

    def __init__(self, rulebook: Rulebook) -> None:
        import tantivy

        self._tantivy = tantivy
        builder = tantivy.SchemaBuilder()
        builder.add_text_field("hit", stored=True, tokenizer_name="raw")
        for field in Row._fields[1:]:
            builder.add_text_field(field, stored=True, tokenizer_name="words")
        self.index = tantivy.Index(builder.build())
        analyzer = (
            tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.simple())
            .filter(tantivy.Filter.lowercase())
            .filter(tantivy.Filter.ascii_fold())
        )
        if stemmer := STEMMERS.get(rulebook.info.locale):
            analyzer = analyzer.filter(tantivy.Filter.stemmer(stemmer))
        self.index.register_tokenizer("words", analyzer.build())
        writer = self.index.writer()
        for row in rows_of(rulebook):
            writer.add_document(tantivy.Document(**{k: [v] for k, v in row._asdict().items()}))
        writer.commit()
        self.index.reload()
        self.searcher = self.index.searcher()

    def search(self, query: str, limit: int = 10) -> Sequence[str]:
        words = WORDS.findall(query)
        if not words:
            return []
        every = " ".join(f"+{word}" for word in words)
        return self.match(every, limit) or self.match(" ".join(words), limit)

    def fuzzy(self, expression: str, limit: int) -> list[str]:
        """Run an expression whose words may have one slip, or two from eight letters."""
        return self.match(expression, limit, 2 if len(expression) >= 8 else 1)

    def prefix(self, expression: str, limit: int) -> list[str]:
        """Find `word*`, which tantivy's grammar has not: it would search for the word."""
        query = self._tantivy.Query
        pattern = f"{expression.rstrip('*')}.*"
        either = [
            (self._tantivy.Occur.Should, query.regex_query(self.index.schema, field, pattern))
            for field in ("heading", "text")
        ]
        return self._found(query.boolean_query(either), limit)

    def match(self, expression: str, limit: int, slips: int = 0) -> list[str]:
        """Run an expression of tantivy's own grammar."""
        return self._found(self.parse(expression, slips), limit)

    def _found(self, parsed: Any, limit: int) -> list[str]:  # noqa: ANN401 — tantivy's own type
        generator = self._tantivy.SnippetGenerator.create(
            self.searcher, parsed, self.index.schema, "text"
        )
        found = []
        for _, address in self.searcher.search(parsed, limit).hits:
            document = self.searcher.doc(address)
            generator.snippet_from_doc(document).highlighted()
            found.append(document["hit"][0])
        return found

    def parse(self, expression: str, slips: int) -> Any:  # noqa: ANN401 — tantivy's own type
        boosts = {"heading": 3.0, "examples": 0.5}
        fields = list(Row._fields[1:])
        fuzzy = dict.fromkeys(fields, (False, slips, True)) if slips else {}
        return self.index.parse_query(expression, fields, field_boosts=boosts, fuzzy_fields=fuzzy)


class Bm25s(Engine):
    """bm25s with PyStemmer; it has no operators, so all words are joined by OR."""

    name = "bm25s"

    def __init__(self, rulebook: Rulebook) -> None:
        import bm25s
        import Stemmer

        self._bm25s = bm25s
        stemmer = STEMMERS.get(rulebook.info.locale)
        self._stemmer = Stemmer.Stemmer(stemmer) if stemmer else None
        rows = list(rows_of(rulebook))
        self._hits = [row.hit for row in rows]
        self._index = bm25s.BM25()
        texts = [" ".join([row.heading] * 2 + list(row[1:])) for row in rows]
        self._index.index(self._tokens(texts), show_progress=False)

    def _tokens(self, texts: Sequence[str]) -> Any:  # noqa: ANN401 — bm25s' own type
        return self._bm25s.tokenize(
            list(texts),
            stopwords=None,
            stemmer=self._stemmer,
            token_pattern=r"(?u)\b\w+\b",
            show_progress=False,
        )

    def search(self, query: str, limit: int = 10) -> Sequence[str]:
        limit = min(limit, len(self._hits))
        found, scores = self._index.retrieve(self._tokens([query]), k=limit, show_progress=False)
        return [
            self._hits[place] for place, score in zip(found[0], scores[0], strict=True) if score
        ]


def available() -> list[type[Engine]]:
    """Return the engines that are installed here, ours first."""
    engines: list[type[Engine]] = [Reglario, Fts5]
    for engine, package in ((Tantivy, "tantivy"), (Bm25s, "bm25s")):
        try:
            __import__(package)
        except ImportError:
            print(f"{package} is not installed: scripts/setup bench")
            continue
        engines.append(engine)
    return engines
