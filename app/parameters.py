"""Parameters of paths, and of queries: one model a kind of route, and the class that reads them.

FastAPI documents the models. It does not read them: its own way validates parameter by parameter
and costs a first-time answer a third of its time, so `QuickRoute` validates them at once.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import cache
from typing import Annotated, Any, Literal, get_type_hints
from urllib.parse import parse_qsl, unquote_to_bytes

from fastapi import Path
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from app.problems import BadParameter
from app.renditions import SMALLEST
from app.schemas import NotBlank
from indexer.model.echo import shown
from indexer.terms.glossary import Matching
from indexer.terms.keywords import KeywordKind

_MOST_PARAMETERS = 32
FURTHEST = 10_000
"""The furthest that search results are paged: how many hits are passed over at most."""


def next_offset(offset: int, limit: int, total: int) -> int | None:
    """Return where the page of hits after this one begins, or None where there is none.

    >>> next_offset(0, 10, 11), next_offset(0, 10, 10), next_offset(9_995, 10, 20_000)
    (10, None, None)
    """
    after = offset + limit
    return after if after < total and after <= FURTHEST else None


Lang = Annotated[
    str | None,
    Field(
        max_length=35,
        description="Language of the rules, a BCP 47 tag. That language or an error; left out, the "
        "languages of `Accept-Language` are tried in order, then the default, then any other.",
        examples=["es", "fr"],
    ),
]
EditionId = Annotated[
    str | None,
    Field(
        max_length=64,
        description="Edition: its date of effect, or `undated`. Left out: the latest dated one of "
        "the language, else an undated one.",
        examples=["undated"],
    ),
]


Number = Annotated[
    str,
    Path(
        description="A number of any level, or a handle. Read tolerantly: `704.5K`, `(704.5k).`, "
        "`regla 704.5k`; then `normalized_from` tells what was typed.",
        openapi_examples={
            "subrule": {"summary": "A subrule, in Spanish", "value": "113.6k"},
            "rule": {"summary": "A rule, in French", "value": "604.3"},
            "chapter": {"summary": "A chapter", "value": "801"},
            "handle": {"summary": "A handle", "value": "113.6k@undated:es"},
        },
    ),
]
Edition = Annotated[str, Path(description="Date of effect, or `undated`.", examples=["undated"])]
Language = Annotated[str, Path(description="BCP 47 tag.", examples=["es"])]
Revision = Annotated[
    str, Path(description="The rulebook's revision, 12 hex digits, as in /v1/editions.")
]


class NoQuery(BaseModel):
    """A route without query parameters; like every other it refuses those that it does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class RulebookQuery(NoQuery):
    """Which rulebook."""

    lang: Lang = None
    edition: EditionId = None


class FormQuery(NoQuery):
    """The form of an answer."""

    format: Literal["json", "text", "markdown"] | None = Field(
        None, description="The form of the answer; left out, `Accept` decides."
    )


class RenditionQuery(FormQuery):
    """How a rule is shown."""

    include: Literal["children"] | None = Field(
        None, description="`children`: the records one level below too, as `included`."
    )
    max_chars: int | None = Field(
        None,
        ge=SMALLEST,
        le=1_000_000,
        description="For text and Markdown: the most characters of the whole answer. What is cut "
        "says so, and the pinned URL leads to the rest.",
        examples=[2000],
    )


class RuleQuery(RulebookQuery, RenditionQuery):
    """Which rulebook, and how a rule is shown."""


class RulesQuery(RulebookQuery):
    """Several rules."""

    numbers: str = Field(
        min_length=1,
        max_length=4000,
        description="Numbers, ranges and lists, at most 200 rules in all. A range joins numbers "
        "of one level in the same section, chapter or rule.",
        examples=["405.6a-405.6c,113.6", "604.1-604.3, 604.3a"],
    )


class CitationQuery(RulebookQuery):
    """A citation's form, and what it quotes."""

    format: (
        Literal["json", "text", "markdown", "html", "csl-json", "bibtex", "ris", "web-annotation"]
        | None
    ) = Field(None, description="The form of the citation; left out, `Accept` decides.")
    passage: str | None = Field(
        None,
        max_length=20,
        description="`start,end` in code points: only this part of the text, or of the `field`.",
        examples=["0,42"],
    )
    quote: str | None = Field(
        None,
        min_length=1,
        max_length=4000,
        description="Words of the rule, exactly: only this part of it, where they stand first: in "
        "its text, else in the first example that has them.",
    )
    field: str | None = Field(
        None,
        max_length=20,
        description="`text`, `title` or `example N`, as `snippet.field` of a hit: what is cited, "
        "or what `passage` and `quote` are of.",
        examples=["text", "example 1"],
    )


class TermQuery(RulebookQuery):
    """How strictly a term is looked for."""

    match: Matching = Field(
        Matching.TOLERANT,
        description="`exact`: the headword as printed. `tolerant`: any spelling of it, singular "
        "or plural, a part of it, without the mark of an obsolete term. `fuzzy`: what is most "
        "alike, with a score from 0 to 100 and alternatives.",
    )


class KeywordsQuery(RulebookQuery):
    """Which keywords."""

    kind: KeywordKind | None = Field(None, description="Only abilities, or only actions.")


class SuggestQuery(RulebookQuery):
    """What is being typed."""

    q: NotBlank = Field(
        min_length=1,
        max_length=100,
        description="The beginning of a number, a title, a keyword or a term, or of a later word "
        "of one.",
        examples=["801", "fich"],
    )
    limit: int = Field(10, ge=1, le=50, description="How many completions at most.")


class SearchQuery(RulebookQuery, FormQuery):
    """A search."""

    lang: str | None = Field(
        None,
        max_length=200,
        description="Language of the rules, a BCP 47 tag; several with commas between them, or `*` "
        "for every one that is loaded: the best hit of each in turn, then the second best, and so "
        "on. Left out, the languages of `Accept-Language` are tried in order, then the default.",
        examples=["es", "es,fr", "*"],
    )
    q: NotBlank = Field(
        min_length=1,
        description='Words (all of them), `"quoted phrases"`, or a rule number.',
        examples=["habilidades de maná", '"capacités statiques"'],
    )
    within: str | None = Field(
        None,
        alias="in",
        max_length=100,
        description="Only this section, chapter or rule and what is below it.",
        examples=["405"],
    )
    limit: int = Field(10, ge=1, le=100, description="The most hits.")
    offset: int = Field(0, ge=0, le=FURTHEST, description="How many of the best hits to pass over.")


class OembedQuery(NoQuery):
    """A URL to embed. Consumers add parameters of their own, so that unknown ones are no error."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    url: str = Field(
        min_length=1,
        max_length=2000,
        description="The URL of a rule: its page, its embed, or the rule under /v1.",
        examples=["http://127.0.0.1:8000/es/113.6k", "http://127.0.0.1:8000/fr/604.3a"],
    )
    maxwidth: int | None = Field(
        None, ge=1, description="The most pixels in width.", examples=[400]
    )
    maxheight: int | None = Field(
        None, ge=1, description="The most pixels in height.", examples=[300]
    )
    format: str = Field("json", max_length=20, description="`json`; every other one is refused.")


class DocumentQuery(NoQuery):
    """A slice of a document."""

    start: int | None = Field(
        None,
        ge=0,
        description="First character, in code points from 0; from the start if left out.",
    )
    end: int | None = Field(
        None, ge=0, description="End, exclusive, in code points; to the end if left out."
    )


class QuickRoute(APIRoute):
    """A route whose endpoint takes `request`, its path parameters, and `query`, a model as above.

    The endpoint returns a finished response; nothing is validated on its way out.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 — FastAPI has thirty
        super().__init__(*arguments, **options)
        self.unique_id = self.name  # the operation's id: the endpoint's name
        # FastAPI's own wrapping closes dependencies, and there are none; errors are handled above.
        self.app = _application(self.get_route_handler())

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return what answers a request, without FastAPI's resolution of parameters."""
        endpoint = self.endpoint
        model = get_type_hints(endpoint).get("query")

        async def handle(request: Request) -> Response:
            scope = request.scope
            check_address(scope)
            query = read_query(model or NoQuery, scope["query_string"])
            arguments = scope["path_params"]
            if model is None:
                answer: Response = await endpoint(request, **arguments)
            else:
                answer = await endpoint(request, **arguments, query=query)
            return answer

        return handle


def _application(handle: Callable[[Request], Coroutine[Any, Any, Response]]) -> ASGIApp:
    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        response = await handle(Request(scope, receive, send))
        await response(scope, receive, send)

    return application


def check_address(scope: Scope) -> None:
    """Check that an address is written in UTF-8: in another encoding it would be read as other
    words.

    Raises:
        BadParameter: it is not.
    """
    for name, part in (("path", scope["raw_path"]), ("query", scope["query_string"])):
        if b"%" in part:
            try:
                unquote_to_bytes(part).decode()
            except UnicodeDecodeError as error:
                told = f"The {name} is not in UTF-8, percent-encoded: an á is %C3%A1."
                raise BadParameter(name, told) from error


def read_query(model: type[NoQuery], query_string: bytes) -> NoQuery:
    """Read a query string as a model.

    Raises:
        RequestValidationError: a parameter is unknown, missing, or has a value it does not take.
        BadParameter: one is given twice, or there are too many.
    """
    if not query_string:
        return _without_parameters(model)
    return _validated(model, _pairs(query_string))


@cache
def _without_parameters(model: type[NoQuery]) -> NoQuery:
    return _validated(model, {})


def _pairs(query_string: bytes) -> dict[str, str]:
    try:
        pairs = parse_qsl(
            query_string.decode("latin-1"), keep_blank_values=True, max_num_fields=_MOST_PARAMETERS
        )
    except ValueError as error:
        raise BadParameter(
            "query", f"There are more than {_MOST_PARAMETERS} parameters."
        ) from error
    parameters: dict[str, str] = {}
    for name, value in pairs:
        if name in parameters:
            raise BadParameter(shown(name), f"{shown(name)!r} is given more than once.")
        parameters[name] = value
    return parameters


def _validated(model: type[NoQuery], parameters: dict[str, str]) -> NoQuery:
    try:
        return model.model_validate(parameters)
    except ValidationError as error:
        raise RequestValidationError(
            [_fault(dict(fault), model) for fault in error.errors(include_url=False)]
        ) from error


def _fault(fault: dict[str, Any], model: type[NoQuery]) -> dict[str, Any]:
    message = fault["msg"]
    if fault["type"] == "extra_forbidden":
        names = [field.alias or name for name, field in model.model_fields.items()]
        known = f"it takes {', '.join(names)}" if names else "it takes none"
        message = f"not a parameter of this route: {known}"
    return {"loc": ("query", *fault["loc"]), "msg": message, "type": fault["type"]}
