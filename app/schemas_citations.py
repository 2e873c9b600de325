"""The shapes of requests and answers of the citation services."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from app.schemas import Citation, Shape
from indexer.model.reference import TargetStatus
from indexer.quotes.findings import AuditVerdict, Severity
from indexer.quotes.verdict import Verdict
from indexer.quotes.verify import LONGEST_QUOTE
from indexer.references.prose import TextFormat

MOST_QUOTES = 100
LONGEST_TEXT = 200_000

Lang = Annotated[
    str | None,
    Field(
        None,
        max_length=35,
        description="Language that is quoted from, a BCP 47 tag. Left out, every language's newest "
        "rulebook is looked in; where no number and edition is named either, then every other one.",
    ),
]
EditionId = Annotated[
    str | None, Field(None, max_length=64, description="Edition; left out, the newest one.")
]


class Body(BaseModel):
    """What is sent."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class QuoteAsked(Body):
    """A quotation, and the rule that it is said to be from."""

    quote: str = Field(min_length=1, max_length=LONGEST_QUOTE)
    number: str | None = Field(
        None, max_length=100, description="A rule's number or handle, read tolerantly."
    )
    lang: Lang
    edition: EditionId


class QuotesAsked(Body):
    """Quotations to verify; the list alone is taken too."""

    quotes: list[QuoteAsked] = Field(min_length=1, max_length=MOST_QUOTES)

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: object) -> object:
        return {"quotes": value} if isinstance(value, list) else value


class AuditAsked(Body):
    """An answer to audit."""

    text: str = Field(max_length=LONGEST_TEXT)
    format: TextFormat = TextFormat.TEXT
    lang: str | None = Field(
        None,
        max_length=35,
        description="Language of the rules that the answer speaks of, a BCP 47 tag. Left out, that "
        "of each citation's own word, else that which the answer is written in, first.",
    )
    edition: EditionId


class Passage(Shape):
    """A part of a rule's text or of an example. Positions are code points."""

    start: int
    end: int = Field(description="Exclusive.")
    prefix: str = Field(description="The text before it, up to 32 code points.")
    suffix: str


class PassageCitation(Citation):
    """A pointer to a text, an example or a part of it, which `quote` and `text_sha256` are of."""

    passage: Passage | None = Field(description="Where the quote stands in the `field`.")
    fragment_url: str = Field(description="The page, opened at the quote, which is marked there.")


Markup = Literal["markdown", "html"]


class ExtractAsked(Body):
    """A text whose citations are wanted."""

    text: str = Field(max_length=LONGEST_TEXT)
    format: TextFormat = Field(
        TextFormat.TEXT,
        description="How the text is marked up: what stands in code, links and tags is left alone.",
    )
    lang: str | None = Field(
        None,
        max_length=35,
        description="Language of the rulebook that is meant, a BCP 47 tag. Left out, that of each "
        "mention's own word, else the languages of `Accept-Language` in order.",
    )
    edition: EditionId
    output: Literal["mentions", "annotated"] = Field(
        "mentions", description="`annotated`: the text with its mentions as links, too."
    )
    annotate_as: Markup | None = Field(
        None,
        description="For a plain text that is annotated: what it becomes, Markdown if left out. "
        "Markdown and HTML stay what they are.",
    )


class CitedTarget(Shape):
    """One number that a mention stands for, and what it is in the rulebook it was resolved in."""

    number: str = Field(description="Canonical; as written where it is malformed.")
    title: str | None = Field(description="As printed with the mention.")
    status: TargetStatus
    lang: str | None = Field(
        description="Of the rulebook that it was resolved in; where `edition_not_loaded`, as the "
        "handle names it."
    )
    edition: str | None
    handle: str | None = Field(description="Where the rule is held, else null; so for both URLs.")
    url: str | None = Field(description="Pinned: never changes what it shows.")
    page: str | None = Field(description="For people.")


class ExtractedTarget(CitedTarget):
    """The same, and where it is written."""

    start: int = Field(
        description="Where the number, or the range that it is one of, is written in the text, "
        "without the word before it: code points, as its mention's."
    )
    end: int


class ExtractedMention(Shape):
    """A mention. Positions are code points of the text as sent, `text[start:end] == match`."""

    match: str
    start: int
    end: int
    targets: list[ExtractedTarget] = Field(description="Lists and ranges expanded, in order.")


class Extraction(Shape):
    """What a text cites."""

    mentions: list[ExtractedMention]
    targets: list[str] = Field(description="Every number that is mentioned, once.")
    annotated: str | None = Field(None, description="With `output=annotated`: the text with links.")
    annotated_format: Markup | None = None
    attribution: str


class Difference(Shape):
    """One difference between a quotation and the true text."""

    op: Literal[
        "replace",
        "insert",
        "delete",
        "elision",
        "insertion",
        "quotes",
        "dash",
        "space",
        "case",
        "accent",
        "ellipsis",
        "form",
        "punctuation",
    ]
    quoted: str
    actual: str
    quoted_at: int = Field(description="Code points of the quotation.")
    actual_at: int = Field(description="Code points of the field.")
    at_risk: bool = Field(description="It may change what the rule means.")


class FoundPlace(Shape):
    """A place where a quotation stands verbatim."""

    number: str | None = Field(description="Null in the glossary.")
    term: str | None = Field(description="The glossary's headword.")
    lang: str
    edition: str
    field: str = Field(description="`text`, `title` or `example N`.")
    start: int
    end: int
    text: str
    handle: str | None
    url: str | None


class Verification(Shape):
    """A quotation's verdict, with the true text."""

    verdict: Verdict
    quote: str
    message: str
    number: str | None = Field(
        description="The rule named; where none was, the rule of this rulebook that has it, if any."
    )
    lang: str | None
    edition: str | None
    true_text: str | None = Field(
        description="The passage that is quoted, or the nearest one; all of the rule's text for "
        "`elsewhere`, `too_short` and `cannot_tell`."
    )
    field: str | None = Field(
        description="`text`, `title` or `example N` of the rule in `citation`."
    )
    start: int | None = Field(description="Of `true_text` in the whole field, in code points.")
    end: int | None
    differences: list[Difference]
    meaning_at_risk: bool = Field(
        description="Whether a difference may change what the rule means, or a negation, exception "
        "or condition was cut off the passage."
    )
    similarity: float
    found_in: list[FoundPlace]
    found_total: int
    citation: Citation | None = Field(
        description="Of the text or example that `true_text` is from."
    )


class Verifications(Shape):
    """One result for each quotation, in their order."""

    results: list[Verification]
    attribution: str


class CitedMention(Shape):
    """A citation in the text."""

    match: str
    start: int
    end: int
    targets: list[CitedTarget]


class AuditFinding(Shape):
    """A citation or quotation, judged. Positions are code points of the text as sent."""

    start: int
    end: int
    severity: Severity
    kind: str = Field(description="Stable, such as `quote_altered` or `unused_letter`.")
    message: str
    mention: CitedMention | None
    result: Verification | None


class Audit(Shape):
    """A text, judged."""

    verdict: AuditVerdict
    findings: list[AuditFinding] = Field(description="What is wrong or cannot be told.")
    confirmed: list[AuditFinding] = Field(description="What is right.")
    attribution: str
