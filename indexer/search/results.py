"""What is asked of a search and what comes back; values only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from indexer.model.glossary import GlossaryEntry
from indexer.model.number import RuleNumber
from indexer.model.rule import example_index

MAX_CHARACTERS = 300
MAX_CLAUSES = 16


class SearchRequest(NamedTuple):
    """A search of one rulebook.

    Attributes:
        query: as typed. within: only this section, chapter or rule and what is below it.
        limit: how many hits at most. offset: how many of the best to pass over.
        kind: only hits of this kind, of those that the query asks for.
    """

    query: str
    within: RuleNumber | None = None
    limit: int = 10
    offset: int = 0
    kind: HitKind | None = None


class HitKind(StrEnum):
    """What a hit's words stand in."""

    __hash__ = str.__hash__  # an enumeration's own is slow, and every hit is asked for its kind

    RULE = "rule"
    """The text or title of a section, chapter, rule or subrule."""
    EXAMPLE = "example"
    """Nothing but its examples."""
    GLOSSARY = "glossary"


class Snippet(NamedTuple):
    """The slice of a field that shows best why the hit was found.

    Attributes:
        field: `text` or `example N`; `title` for a section or chapter, which has no text.
        text: the slice. start, end: its span in the whole field, in code points.
        length: of the whole field; the slice is cut where it does not reach that far.
    """

    field: str
    text: str
    start: int
    end: int
    length: int

    @property
    def is_of_example(self) -> bool:
        """Whether it shows an example, not the text of the rule itself."""
        return example_index(self.field) is not None


class Highlight(NamedTuple):
    """What was matched in one field.

    Attributes:
        field: as in `Snippet`. spans: half-open, in code points of the whole field, ascending,
            disjoint.
    """

    field: str
    spans: tuple[tuple[int, int], ...]


class Hit(NamedTuple):
    """One search result: a number, or a glossary entry.

    Attributes:
        number: None for a glossary entry. headword: None for a number.
        entry: the glossary entry, or None for a number.
        is_lasting: one match alone found it, and gives this very hit to every such search.
        score: falls from hit to hit; comparable within one result only.
        context: the keyword's name above a subrule (`Trample`), or None.
        family: the rule that it is or belongs to, written; None for every other hit.
    """

    number: RuleNumber | None
    kind: HitKind
    headword: str | None
    score: float
    snippet: Snippet
    highlights: tuple[Highlight, ...]
    context: str | None = None
    entry: GlossaryEntry | None = None
    is_lasting: bool = False
    family: str | None = None


@dataclass(frozen=True, slots=True)
class Facets:
    """How many hits a filter would keep; only what has any, sections and chapters in document
    order. A rule whose text and example both match is of both kinds.

    Attributes:
        is_lasting: one match alone found the hits, and every such search gives these very counts.
    """

    sections: tuple[tuple[RuleNumber, int], ...] = ()
    chapters: tuple[tuple[RuleNumber, int], ...] = ()
    kinds: tuple[tuple[HitKind, int], ...] = ()
    is_lasting: bool = field(default=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The answer to a request.

    Attributes:
        query: as typed. understood_as: the query in canonical form, with what was added and
            corrected.
        relaxed: some of the hits have not all words. left_out: what the best of those lack.
        did_you_mean: the query with its unknown words replaced by those that were searched, or
            None.
        has_words: something was found, and no word has nothing that holds it.
        total: how many hits there are in all, exactly. hits: those of the page asked for.
        counting: works out the facets.
    """

    query: str
    understood_as: str
    relaxed: bool
    left_out: tuple[str, ...]
    did_you_mean: str | None
    has_words: bool
    total: int
    hits: tuple[Hit, ...]
    counting: Callable[[], Facets] = field(repr=False, compare=False)

    @property
    def facets(self) -> Facets:
        """Counts over all hits; worked out when asked for."""
        return self.counting()


class SuggestionKind(StrEnum):
    """What a suggestion names."""

    NUMBER = "number"
    CHAPTER = "chapter"
    KEYWORD = "keyword"
    TERM = "term"
    SECTION = "section"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A completion of what was typed.

    Attributes:
        text: what to put in its place. kind: what it names.
        number: the rule it leads to, or None for a glossary term.
    """

    text: str
    kind: SuggestionKind
    number: RuleNumber | None
