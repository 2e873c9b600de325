"""The shapes of answers as the OpenAPI document tells them.

Nothing is validated with them on its way out: the contract tests compare them with what is sent.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from app.problem_kinds import Code
from indexer.model.number import Level
from indexer.model.reference import TargetStatus
from indexer.model.rule import NumberOrigin

Span = tuple[int, int]


def _not_blank(text: str) -> str:
    if text.isspace():
        raise PydanticCustomError("blank", "there is nothing but space in it")
    return text


NotBlank = Annotated[str, AfterValidator(_not_blank)]
"""What somebody typed: as it was typed, but something."""


class Shape(BaseModel):
    """A JSON object; later versions may add members, never rename or remove one."""

    model_config = ConfigDict(extra="forbid")


class Source(Shape):
    """Where in a source document a text was read. Positions are Unicode code points."""

    document: str
    sha256: str = Field(description="Of the document's bytes.")
    start: int
    end: int = Field(description="Exclusive.")
    line: int = Field(description="Line of the first character, from 1.")
    spans: list[Span] = Field(description="Where the text itself stands, in order.")
    url: str = Field(description="Answers the characters from start to end.")
    urls: list[str] = Field(description="One for each of the spans.")
    lossy: bool = Field(description="The document is damaged: characters are wrong or missing.")


class Citation(Shape):
    """A pointer to a rule."""

    id: str = Field(description="A URN of a private name space.")
    handle: str = Field(description="Accepted wherever a number is.")
    number: str
    lang: str
    edition: str
    effective_on: date | None
    label: str = Field(description="The number as the language names it.")
    rulebook: str = Field(description="Title of the rulebook, or `unknown`.")
    publisher: str = Field(description="Of the rulebook, or `unknown`.")
    url: str = Field(description="Pinned: never changes what it shows.")
    page: str = Field(description="For people.")
    quote: str | None = Field(description="The text or the example, verbatim; a chapter's title.")
    text_sha256: str | None = Field(description="Of the quote in UTF-8.")
    abridged: bool = Field(description="The source cut the quote short.")
    source: Source | None = Field(description="Where the quote stands.")
    attribution: str
    field: str = Field(description="What the quote is: `text`, `title` or `example N`.")
    number_origin: NumberOrigin = Field(description="As of a rule.")


class TermCitation(Shape):
    """A pointer to an entry of a glossary."""

    id: str = Field(description="A URN of a private name space.")
    headword: str
    lang: str
    edition: str
    effective_on: date | None
    label: str
    rulebook: str = Field(description="Title of the rulebook, or `unknown`.")
    url: str = Field(description="Pinned: never changes what it shows.")
    page: str = Field(description="For people.")
    quote: str = Field(description="The definition, verbatim.")
    text_sha256: str = Field(description="Of the quote in UTF-8.")
    source: Source | None = Field(description="Where the definition stands.")
    attribution: str


class Example(Shape):
    """An example under a rule."""

    index: int
    text: str
    source: Source | None


class Target(Shape):
    """One number that a mention stands for."""

    number: str
    title: str | None = Field(description="As printed with the mention.")
    status: TargetStatus


class Reference(Shape):
    """A mention of rule numbers in a rule's text."""

    model_config = ConfigDict(populate_by_name=True)

    match: str
    in_: str = Field(alias="in", description="`text` or `example N`.")
    start: int
    end: int
    targets: list[Target]


class Chapter(Shape):
    """The chapter that a rule belongs to."""

    number: str
    title: str | None


class Duplicate(Shape):
    """A further text that is printed under the same number."""

    text: str | None
    title: str | None
    abridged: bool
    examples: list[Example]
    source: Source | None


class PlainRule(Shape):
    """A section, chapter, rule or subrule."""

    number: str
    handle: str
    level: Level
    number_origin: NumberOrigin = Field(
        description="`printed`, `inferred` from the order of unnumbered subrules, or `implied` by "
        "the numbers below it."
    )
    lang: str
    edition: str
    effective_on: date | None
    official: bool
    complete_rulebook: bool = Field(description="The rulebook is the whole book, not excerpts.")
    chapter: Chapter | None
    title: str | None
    text: str | None = Field(description="Verbatim; paragraphs separated by a line feed.")
    abridged: bool = Field(description="The source cut the text short.")
    examples: list[Example]
    references: list[Reference]
    parent: str | None
    previous: str | None = Field(description="The rule or subrule before, across chapters.")
    next: str | None
    children: list[str]
    duplicates: list[Duplicate]
    citation: Citation
    normalized_from: str | None = Field(
        None, description="What was typed, where it is not the number's canonical form."
    )


class Rule(PlainRule):
    """A section, chapter, rule or subrule, with those below it where they were asked for."""

    included: list[PlainRule] | None = Field(None, description="With `include=children`.")


class NotFound(Shape):
    """One part of a list that no rule was found for."""

    asked: str
    code: Code
    detail: str


class Rules(Shape):
    """Several rules, in the order in which they were asked for."""

    rules: list[PlainRule]
    not_found: list[NotFound]
    attribution: str


class Incoming(Shape):
    """A mention in another rule."""

    number: str
    match: str
    url: str


class References(Shape):
    """Cross-references of one rule."""

    number: str
    lang: str
    edition: str
    outgoing: list[Reference]
    incoming: list[Incoming]
    citation: Citation
    normalized_from: str | None = None


class Translation(Shape):
    """A rule's number in another rulebook."""

    lang: str
    edition: str
    same_edition: bool | Literal["unknown"] = Field(
        description="Whether it is known to be of the same edition as the rule asked for; two "
        "rulebooks without a date are not."
    )
    title: str | None
    text: str | None
    abridged: bool
    number_origin: NumberOrigin
    citation: Citation


class Translations(Shape):
    """The same number in every rulebook that has it."""

    number: str
    lang: str
    edition: str
    translations: list[Translation]
    attribution: str
    normalized_from: str | None = None


class Fault(Shape):
    """What is wrong with one parameter."""

    parameter: str
    detail: str


class Problem(BaseModel):
    """An error (RFC 9457). Members beyond these help with one code; its page tells of them."""

    model_config = ConfigDict(extra="allow")

    type: str = Field(description="The page that explains the code.")
    title: str
    status: int
    code: Code = Field(description="Stable: compare this one.")
    detail: str
    instance: str
    suggestions: list[str] | None = Field(
        None, description="Numbers, terms or edition:language that may have been meant."
    )
    available_in: list[str] | None = Field(None, description="Languages, or edition:language.")
    errors: list[Fault] | None = Field(None, description="For `invalid-parameter`.")


Responses = dict[int | str, dict[str, Any]]

_TOLD = {
    400: "The language is not loaded.",
    404: "Not held here: the rule, the letter, the edition, the document or the address.",
    405: "The address does not take this method.",
    410: "The pinned revision is no longer held; `present` leads to what is held now, if it is.",
    422: "A number, a range, a query or a parameter cannot be read, or contradicts another.",
    500: "The service failed; `request_id` names the entry in its log.",
    501: "The form that is asked for is not offered.",
    503: "Files of the snapshot that is served are no longer there.",
}


def problems(*statuses: int) -> Responses:
    """Return the errors of a route as OpenAPI responses; 405 and 500 can meet every one."""
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        status: {"description": _TOLD[status], "content": content}
        for status in sorted({*statuses, 405, 422, 500})
    }


def rendered(model: type[BaseModel], description: str) -> Responses:
    """Return the answer of a route that gives JSON, text or Markdown, as OpenAPI responses."""
    text = {"schema": {"type": "string"}}
    content = {"text/plain": text, "text/markdown": text}
    return {200: {"model": model, "description": description, "content": content}}
