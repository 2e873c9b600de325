"""The shapes of editions, contents and whole rulebooks as the OpenAPI document tells them."""

from __future__ import annotations

from datetime import date

from app.schemas import PlainRule, Shape


class Document(Shape):
    """A source document."""

    path: str
    locale: str
    edition: str
    encoding: str
    layout: str
    sha256: str
    characters: int
    title: str
    publisher: str
    official: bool
    retrieved_on: str
    licence: str
    complete: bool
    lossy: bool
    url: str


class Counts(Shape):
    """How much a rulebook holds."""

    sections: int
    chapters: int
    rules: int
    subrules: int
    examples: int
    glossary: int
    abridged: int
    inferred: int


class Rulebook(Shape):
    """One edition in one language."""

    edition: str
    lang: str
    effective_on: date | None
    complete: bool
    official: bool
    title: str
    publisher: str
    revision: str
    texts_sha256: str
    counts: Counts
    documents: list[Document]
    contents_url: str
    rulebook_url: str


class Editions(Shape):
    """Every rulebook that is loaded."""

    editions: list[Rulebook]
    attribution: str


class WholeRulebook(Shape):
    """A rulebook with all its records, in document order."""

    rulebook: Rulebook
    rules: list[PlainRule]
    attribution: str


class ContentsChapter(Shape):
    """A chapter in the contents."""

    number: str
    title: str | None
    is_implied: bool
    url: str
    rules: int
    subrules: int


class ContentsSection(Shape):
    """A section in the contents."""

    number: str
    title: str | None
    is_implied: bool
    url: str
    chapters: list[ContentsChapter]


class Contents(Shape):
    """What a rulebook holds, by section and chapter."""

    lang: str
    edition: str
    effective_on: date | None
    complete_rulebook: bool
    revision: str
    sections: list[ContentsSection]
    attribution: str
