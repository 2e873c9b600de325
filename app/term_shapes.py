"""The shapes of answers about terms and keywords, as the OpenAPI document tells them."""

from __future__ import annotations

from datetime import date

from pydantic import Field

from app.schemas import PlainRule, Reference, Shape, Span, TermCitation
from indexer.model.number import Level
from indexer.search import SuggestionKind
from indexer.terms.glossary import Matching
from indexer.terms.keywords import KeywordKind
from indexer.terms.names import MatchKind


class Sense(Shape):
    """One of the meanings of a term."""

    index: int
    text: str = Field(description="Without its number.")
    span: Span = Field(description="In the entry's text.")


class Entry(Shape):
    """An entry of a glossary."""

    headword: str = Field(description="As printed.")
    obsolete: bool = Field(description="The headword says so.")
    text: str = Field(description="Verbatim; paragraphs separated by a line feed.")
    senses: list[Sense] = Field(description="The numbered meanings, or the one there is.")
    references: list[Reference] = Field(description="In order, with the titles printed there.")
    see: list[str] = Field(
        description="Headwords that the definition sends its reader to; for an obsolete term, what "
        "to see instead."
    )
    lang: str
    edition: str
    effective_on: date | None
    official: bool
    citation: TermCitation


class MentionedRule(Shape):
    """A rule that a definition mentions, as this rulebook has it."""

    number: str
    level: Level
    title: str | None = Field(description="Of a section or chapter.")
    text: str | None
    url: str


class FoundEntry(Entry):
    """An entry, how it was found, and the rules that it mentions."""

    matched_by: MatchKind = Field(description="How its headword and the term are the same.")
    score: float | None = Field(description="With `match=fuzzy`: how alike, from 0 to 100.")
    rules: list[MentionedRule] = Field(description="What it mentions and this rulebook has.")


class Glossary(Shape):
    """A whole glossary, in document order."""

    lang: str
    edition: str
    effective_on: date | None
    complete_rulebook: bool
    entries: list[Entry]
    attribution: str


class Alternative(Shape):
    """An entry that is alike, but less."""

    headword: str
    score: float


class Term(Shape):
    """Every entry that a term means."""

    term: str = Field(description="As asked for.")
    match: Matching = Field(description="How strictly it was looked for.")
    lang: str
    edition: str
    entries: list[FoundEntry]
    alternatives: list[Alternative] = Field(description="With `match=fuzzy`.")
    attribution: str


class Keyword(Shape):
    """A keyword."""

    title: str = Field(description="As printed.")
    names: list[str] = Field(description="Each, where the title joins several.")
    kind: KeywordKind
    number: str = Field(description="The rule whose subrules define it.")
    url: str


class Keywords(Shape):
    """The keywords of a rulebook, in document order."""

    lang: str
    edition: str
    effective_on: date | None
    complete_rulebook: bool
    entries: list[Keyword]
    attribution: str


class FoundKeyword(Keyword):
    """A keyword, how it was found, and the rules that define it."""

    matched_by: MatchKind = Field(description="How its name and the one asked for are the same.")
    through: str | None = Field(
        description="The glossary's headword, or the name with a gap, that led to it."
    )
    rule: PlainRule = Field(description="The rule that is its name.")
    rules: list[PlainRule] = Field(description="The subrules that define it.")
    glossary: list[Entry] = Field(description="What the glossary has under its names.")


class KeywordAnswer(Shape):
    """Every keyword of a name."""

    name: str = Field(description="As asked for.")
    lang: str
    edition: str
    entries: list[FoundKeyword]
    attribution: str


class Completion(Shape):
    """A completion of what was typed."""

    text: str
    kind: SuggestionKind
    number: str | None = Field(description="Null for a glossary term.")
    url: str


class Suggestions(Shape):
    """Completions, the nearest first."""

    q: str
    lang: str
    edition: str
    entries: list[Completion]
