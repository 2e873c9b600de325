"""The shapes of a search's answers as the OpenAPI document tells them."""

from __future__ import annotations

from pydantic import Field

from app.schemas import Citation, Shape, Span, TermCitation
from indexer.search import HitKind


class Snippet(Shape):
    """The slice of a field that shows best why it was found."""

    field: str = Field(description="`text`, `title` or `example N`.")
    text: str
    start: int
    end: int
    length: int = Field(description="Of the whole field, in code points.")


class Highlight(Shape):
    """What was matched in one field."""

    field: str
    spans: list[Span]


class Hit(Shape):
    """One search result."""

    number: str | None = Field(description="Null for a glossary entry.")
    headword: str | None = Field(description="Of a glossary entry.")
    lang: str
    edition: str
    title_path: list[str]
    context: str | None = Field(description="The keyword above a subrule.")
    kind: HitKind
    score: float = Field(description="Comparable within one answer only.")
    snippet: Snippet
    highlights: list[Highlight]
    citation: Citation | TermCitation | None
    group: str | None = Field(
        description="The rule that it is or belongs to, where another hit of this page does too."
    )


class Count(Shape):
    """How many hits the same query has with this as a filter."""

    value: str
    count: int


class Facets(Shape):
    """Where the hits lie."""

    sections: list[Count]
    chapters: list[Count]
    kinds: list[Count] = Field(
        description="A rule that has the words in its text and in an example is of both kinds, one "
        "that has some here and some there is of neither."
    )


class Searched(Shape):
    """What one rulebook gave to an answer."""

    lang: str
    edition: str
    total: int
    understood_as: str
    relaxed: bool
    left_out: list[str]
    did_you_mean: str | None


class SearchResult(Shape):
    """A page of hits, the best first."""

    query: str
    understood_as: str = Field(description="As the first of the languages understands it.")
    relaxed: bool = Field(description="Some of what was found does not have all the words.")
    left_out: list[str]
    did_you_mean: str | None = Field(
        description="Null where one of the languages has the words as typed; see `searched`."
    )
    lang: list[str]
    edition: str | None = Field(description="Null where several rulebooks were searched.")
    total: int = Field(description="In all rulebooks that were searched.")
    limit: int
    offset: int
    next: str | None
    previous: str | None
    facets: Facets
    searched: list[Searched] = Field(description="The rulebooks, in the order of their turns.")
    hits: list[Hit]
    attribution: str
