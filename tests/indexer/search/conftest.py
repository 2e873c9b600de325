"""A search over invented rules, built once for each set of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from indexer.model.glossary import GlossaryEntry
from indexer.model.number import RuleNumber
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import Rulebook
from indexer.search import Hit, HitKind, SearchIndex, SearchRequest, SearchResult, build_index
from indexer.search.texts import fields_of
from tests.factories import record, rulebook


@dataclass(frozen=True)
class Searcher:
    """One rulebook and its index."""

    index: SearchIndex
    rulebook: Rulebook

    def __call__(
        self,
        query: str,
        within: str | None = None,
        *,
        limit: int = 10,
        offset: int = 0,
        kind: HitKind | None = None,
    ) -> SearchResult:
        number = RuleNumber.parse(within) if within else None
        return self.index.search(self.rulebook, SearchRequest(query, number, limit, offset, kind))

    def numbers(self, query: str, within: str | None = None) -> list[str]:
        """What is hit, best first: numbers and headwords."""
        return [name(hit) for hit in self(query, within, limit=100).hits]

    def marked(self, query: str) -> dict[str, list[str]]:
        """The highlighted slices of each hit."""
        return {name(hit): self.slices(hit) for hit in self(query, limit=100).hits}

    def slices(self, hit: Hit) -> list[str]:
        fields = self.fields(hit)
        return [fields[one.field][start:end] for one in hit.highlights for start, end in one.spans]

    def fields(self, hit: Hit) -> dict[str, str]:
        if hit.number is not None:
            found = self.rulebook.get(hit.number)
            assert found is not None
            return dict(fields_of(found))
        entries = self.rulebook.glossary
        return dict(fields_of(next(one for one in entries if one.headword == hit.headword)))


def name(hit: Hit) -> str:
    return str(hit.number or hit.headword)


Search = Callable[..., Searcher]


@pytest.fixture
def search(tmp_path: Path) -> Search:
    """Build an index over texts, records or entries: `search("en", "Flying is …", record(…))`."""
    built = 0

    def build(
        locale: str,
        *texts: str | RuleRecord,
        glossary: Sequence[tuple[str, str]] = (),
        edition: str = "undated",
        complete: bool = False,
    ) -> Searcher:
        nonlocal built
        built += 1
        book = rulebook(
            *(
                text if isinstance(text, RuleRecord) else record(f"100.{place}", text)
                for place, text in enumerate(texts, start=1)
            ),
            locale=locale,
            edition=edition,
            complete=complete,
            glossary=[
                GlossaryEntry(word, text, "(Obsolete)" in word, ()) for word, text in glossary
            ],
        )
        folder = tmp_path / str(built)
        build_index(folder, locale, [book])
        return Searcher(SearchIndex(folder, locale), book)

    return build
