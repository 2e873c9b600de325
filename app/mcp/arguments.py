"""What each tool takes. A misspelt argument is refused, never ignored."""

from __future__ import annotations

from typing import Annotated

import orjson
from pydantic import BaseModel, ConfigDict, Field, field_validator

from app.schemas import NotBlank
from app.schemas_citations import LONGEST_TEXT, QuoteAsked
from indexer.references.prose import TextFormat

MOST_HITS = 25
MOST_INCLUDED = 50
MOST_QUOTES = 20
MOST_REFERENCES = 200
MOST_FINDINGS = 200

Number = Annotated[
    str,
    Field(
        min_length=1,
        max_length=100,
        description="One number: a section (7), chapter (702), rule (702.19) or subrule (702.19b); "
        "or a handle, which names edition and language too (113.6k@undated:es).",
    ),
]
Lang = Annotated[
    str | None,
    Field(
        max_length=35,
        description="Language of the rules, such as es, fr or pt-BR: that one or an error, never "
        "another. Give it whenever the user's language is loaded.",
    ),
]
Langs = Annotated[
    str | None,
    Field(
        max_length=200,
        description="Language of the rules, such as es, fr or pt-BR; or several, `es,fr`, or `*` "
        "for all, whose hits then come in turn. Those or an error, never another. Give the user's "
        "wherever it is loaded.",
    ),
]
Edition = Annotated[
    str | None,
    Field(
        max_length=64,
        description="Edition: its date (2026-08-07) or name (undated). Left out: the newest one.",
    ),
]


class Arguments(BaseModel):
    """The arguments of a tool."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Search(Arguments):
    """Of `search_rules`."""

    query: NotBlank = Field(
        min_length=1,
        description='Words of the rules, in the language searched (all of them); "a phrase" in '
        "quotes; or a number. A few telling words find more than a question.",
    )
    lang: Langs = None
    edition: Edition = None
    within: str | None = Field(
        None, max_length=100, description="Only this section, chapter or rule and what is below it."
    )
    limit: int = Field(5, ge=1, le=MOST_HITS, description="The most hits.")


class Rule(Arguments):
    """Of `get_rule`."""

    number: Number
    lang: Lang = None
    edition: Edition = None
    include_children: int = Field(
        0,
        ge=0,
        le=MOST_INCLUDED,
        description="How many of the numbers one level below, listed in `children`, to answer with "
        "their texts, from the first.",
    )


class References(Arguments):
    """Of `get_references`."""

    number: Number
    lang: Lang = None
    edition: Edition = None
    limit: int = Field(50, ge=1, le=MOST_REFERENCES, description="The most of either direction.")


class Quotes(Arguments):
    """Of `verify_quotes`."""

    quotes: list[QuoteAsked] = Field(
        min_length=1,
        max_length=MOST_QUOTES,
        description="Each as it is to be printed, with the number that it is said to be from, if "
        "any, and its language.",
    )

    @field_validator("quotes", mode="before")
    @classmethod
    def _unwrapped(cls, value: object) -> object:
        """Read a list that came as a string of JSON, as some clients send it."""
        if isinstance(value, str):
            try:
                return orjson.loads(value)
            except orjson.JSONDecodeError:
                return value
        return value


class Answer(Arguments):
    """Of `audit_answer`."""

    text: str = Field(
        min_length=1, max_length=LONGEST_TEXT, description="The whole answer, as it would be sent."
    )
    format: TextFormat = Field(TextFormat.MARKDOWN, description="How the answer is marked up.")
    lang: Lang = None
    edition: Edition = None
    limit: int = Field(
        50, ge=1, le=MOST_FINDINGS, description="The most findings, and the most confirmed ones."
    )
