"""The one place that turns an error into HTTP: `application/problem+json` (RFC 9457), stable codes.

It knows every code, its status and what to tell a reader of it; nothing of rulebooks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import singledispatch
from typing import Literal, get_args

import orjson
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from app.links import Links
from indexer.model.errors import (
    NoSuchDocument,
    NoSuchRule,
    NoSuchTerm,
    NumberError,
    QueryTooLong,
    RangeNotAllowed,
    RangeTooLarge,
    ReglarioError,
    RevisionGone,
    UnknownEdition,
    UnknownFilter,
    UnknownLanguage,
    UnusedLetter,
)

Code = Literal[
    "invalid-number",
    "unused-letter",
    "no-such-rule",
    "no-such-term",
    "no-such-document",
    "passage-not-found",
    "unknown-language",
    "unknown-edition",
    "revision-gone",
    "range-too-large",
    "query-too-long",
    "invalid-parameter",
    "not-embeddable",
    "format-not-offered",
    "not-found",
    "method-not-allowed",
    "internal-error",
]
"""Stable for ever: a program may compare them."""

CODES: tuple[Code, ...] = get_args(Code)

PROBLEM_JSON = "application/problem+json"

_LONGEST_PATH = 500
"""A longer path is not repeated whole to whoever sent it."""


@dataclass(frozen=True, slots=True)
class ProblemKind:
    """What is the same for every problem of one code.

    Attributes:
        status: HTTP status. title: short, stable, English.
        meaning, remedy: what it means and what to do, as sentences for the page of the code.
    """

    status: int
    title: str
    meaning: str
    remedy: str


KINDS: Mapping[Code, ProblemKind] = {
    "invalid-number": ProblemKind(
        422,
        "Not a rule number",
        "What stands where a rule number belongs cannot be read as one. A section has one "
        "digit (7), a chapter three (702), a rule a dot and a number (702.19), a subrule "
        "letters after that (702.19b).",
        "Write one number. A range or a list goes to /v1/rules?numbers=, for example "
        "/v1/rules?numbers=801.1-801.4,111.2.",
    ),
    "unused-letter": ProblemKind(
        404,
        "Letter not used",
        "The letters of subrules skip l and o, because they look like 1 and 0: after k comes "
        "m, after n comes p.",
        "Use one of the numbers in `suggestions`.",
    ),
    "no-such-rule": ProblemKind(
        404,
        "No such rule",
        "The number is well formed, but the rulebook that was asked does not hold it. Where "
        "the rulebook is complete, no such rule exists in that edition; where it holds "
        "excerpts, the rule may exist all the same.",
        "`suggestions` lists numbers near it in the same rulebook, `available_in` the "
        "rulebooks (edition:language) that do hold it.",
    ),
    "no-such-term": ProblemKind(
        404,
        "No such term",
        "The rulebook that was asked has no glossary entry, or no keyword, of this name in any "
        "spelling.",
        "`suggestions` lists names that are alike. In a glossary, `match=fuzzy` answers the "
        "nearest, with a score.",
    ),
    "no-such-document": ProblemKind(
        404,
        "No such document",
        "No source document of this name is held.",
        "/v1/editions lists the documents of every rulebook.",
    ),
    "passage-not-found": ProblemKind(
        404,
        "No such passage",
        "The rule is held, but the words that are to be cited do not stand in its text exactly as "
        "given: every letter, space and mark counts, and examples are not part of the text.",
        "Copy the words from the rule's `text`, or send them to POST /v1/citations/verify, which "
        "tells how they differ, and where else they stand.",
    ),
    "unknown-language": ProblemKind(
        400,
        "Language not loaded",
        "No rulebook is loaded in the language that was asked for. Reglario never answers in "
        "another language than the one that was asked for.",
        "Use one of the languages in `available_in`, or leave `lang` out to have it negotiated "
        "by Accept-Language.",
    ),
    "unknown-edition": ProblemKind(
        404,
        "Edition not loaded",
        "The edition that was asked for is not loaded, or not in that language.",
        "`available_in` lists the rulebooks (edition:language) that are loaded; /v1/editions "
        "describes them.",
    ),
    "revision-gone": ProblemKind(
        410,
        "Revision no longer held",
        "A pinned URL names the exact revision of a rulebook. This revision was replaced: the "
        "sources were corrected, or are read better now. The present text may differ from the "
        "one that was cited.",
        "`present` is the same rule in the present revision. Compare its `text_sha256` with "
        "that of your citation.",
    ),
    "range-too-large": ProblemKind(
        422,
        "Too many rules at once",
        "A range or list stands for more rules than one answer may hold.",
        "Ask for fewer at a time; `limit` is the most that is answered. A whole rulebook is at "
        "/v1/editions/{edition}/{lang}/rulebook.json.",
    ),
    "query-too-long": ProblemKind(
        422,
        "Query too long",
        "The search query has more characters or more parts than are searched.",
        "Shorten it; `limit` is the most that is searched.",
    ),
    "invalid-parameter": ProblemKind(
        422,
        "Invalid parameter",
        "A parameter has a value that it does not take, contradicts another one, is given "
        "twice, or is not known to this route. Unknown parameters are refused rather than "
        "ignored, so that a misspelt `edition` never answers from another edition.",
        "`errors` names each parameter and what is wrong with it.",
    ),
    "not-embeddable": ProblemKind(
        404,
        "Not embeddable",
        "oEmbed is answered for URLs of this service that show a rule, and only while the rule is "
        "held.",
        "Ask with the URL of a rule's page, or of a rule under /v1.",
    ),
    "format-not-offered": ProblemKind(
        501,
        "Format not offered",
        "The answer was asked for in a form that this route does not speak.",
        "Use one of the forms in `known`.",
    ),
    "not-found": ProblemKind(
        404,
        "Not found",
        "There is nothing at this address.",
        "/docs lists every route. Paths have no slash at their end.",
    ),
    "method-not-allowed": ProblemKind(
        405,
        "Method not allowed",
        "This address does not take the request's method.",
        "The header `Allow` lists the methods that it takes.",
    ),
    "internal-error": ProblemKind(
        500,
        "Internal error",
        "The service failed. It is not your request's fault, and no answer was made up.",
        "Try again. If it stays, report `request_id`: the service's log tells what happened "
        "under it.",
    ),
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem: what it is, what is special about this occurrence, and facts that help.

    Attributes:
        code: its kind. detail: one or two English sentences about this occurrence.
        extensions: further members of the JSON body. headers: further response headers.
    """

    code: Code
    detail: str
    extensions: Mapping[str, object] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)

    def body(self, links: Links, instance: str) -> bytes:
        """Return the JSON body; `instance` is the path that was asked for."""
        kind = KINDS[self.code]
        members = {
            "type": links.problem(self.code),
            "title": kind.title,
            "status": kind.status,
            "code": self.code,
            "detail": self.detail,
            "instance": instance,
            **self.extensions,
        }
        return orjson.dumps(members)

    def response(self, links: Links, instance: str) -> Response:
        """Return the whole answer, never to be stored: what is absent may be there in a moment."""
        headers = {
            "cache-control": "no-store",
            "content-language": "en",
            "vary": "Accept-Language",
            **self.headers,
        }
        status = KINDS[self.code].status
        return Response(self.body(links, instance), status, headers, PROBLEM_JSON)


class BadParameter(ReglarioError):
    """A parameter whose value contradicts another parameter or the data.

    Attributes:
        parameter: its name. known: the values it takes, where they can be listed.
    """

    def __init__(self, parameter: str, reason: str, known: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.parameter = parameter
        self.known = known


class PassageNotFound(ReglarioError):
    """Words that do not stand in the text of a rule.

    Attributes:
        handle: of the rule. asked: the words, or the span of a text that is not there.
    """

    def __init__(self, handle: str, asked: str) -> None:
        super().__init__(
            f"These words do not stand exactly so in the text of {handle}. "
            "POST /v1/citations/verify tells how they differ."
        )
        self.handle = handle
        self.asked = asked


class PinnedRevisionGone(ReglarioError):
    """A pinned rule whose revision was replaced, and where the same rule is now.

    Attributes:
        gone: the facts. present: URL of the rule in the present revision.
    """

    def __init__(self, gone: RevisionGone, present: str) -> None:
        super().__init__(str(gone))
        self.gone = gone
        self.present = present


@singledispatch
def problem_of(error: Exception) -> Problem:
    """Return the problem that an error is; an unforeseen one is internal and tells nothing."""
    return Problem("internal-error", "The service failed to answer this request.")


@problem_of.register
def _(error: NumberError) -> Problem:
    return Problem("invalid-number", str(error), {"asked": error.asked})


@problem_of.register
def _(error: RangeNotAllowed) -> Problem:
    detail = f"{error} A list or a range goes to /v1/rules?numbers=."
    return Problem("invalid-number", detail, {"asked": error.asked})


@problem_of.register
def _(error: UnusedLetter) -> Problem:
    facts = {"asked": error.asked, "suggestions": error.suggestions}
    return Problem("unused-letter", str(error), facts)


@problem_of.register
def _(error: RangeTooLarge) -> Problem:
    return Problem("range-too-large", str(error), {"asked": error.asked, "limit": error.limit})


@problem_of.register
def _(error: NoSuchRule) -> Problem:
    facts = {
        "number": error.number,
        "edition": error.edition,
        "lang": error.locale,
        "complete_rulebook": error.complete,
        "suggestions": error.suggestions,
        "available_in": error.available_in,
    }
    return Problem("no-such-rule", str(error), facts)


@problem_of.register
def _(error: NoSuchTerm) -> Problem:
    facts = {
        "asked": error.asked,
        "edition": error.edition,
        "lang": error.locale,
        "suggestions": error.suggestions,
    }
    return Problem("no-such-term", str(error), facts)


@problem_of.register
def _(error: NoSuchDocument) -> Problem:
    return Problem("no-such-document", str(error), {"available": error.available})


@problem_of.register
def _(error: UnknownLanguage) -> Problem:
    facts = {"asked": error.asked, "available_in": error.available}
    return Problem("unknown-language", str(error), facts)


@problem_of.register
def _(error: UnknownEdition) -> Problem:
    facts = {"asked": error.asked, "available_in": error.available}
    return Problem("unknown-edition", str(error), facts)


@problem_of.register
def _(error: PassageNotFound) -> Problem:
    return Problem("passage-not-found", str(error), {"handle": error.handle, "asked": error.asked})


@problem_of.register
def _(error: PinnedRevisionGone) -> Problem:
    gone = error.gone
    facts = {
        "edition": gone.edition,
        "lang": gone.locale,
        "asked": gone.asked,
        "present_revision": gone.present,
        "present": error.present,
    }
    link = f'<{error.present}>; rel="latest-version"'
    return Problem("revision-gone", str(gone), facts, {"link": link})


@problem_of.register
def _(error: QueryTooLong) -> Problem:
    facts = {"what": error.what, "size": error.size, "limit": error.limit}
    return Problem("query-too-long", str(error), facts)


@problem_of.register
def _(error: UnknownFilter) -> Problem:
    return problem_of(BadParameter("q", str(error), error.known))


@problem_of.register
def _(error: BadParameter) -> Problem:
    item = {"parameter": error.parameter, "detail": str(error)}
    facts: dict[str, object] = {"errors": [item]}
    if error.known:
        facts["known"] = error.known
    return Problem("invalid-parameter", str(error), facts)


@problem_of.register
def _(error: RequestValidationError) -> Problem:
    items = [
        # A body as a whole has no place in itself.
        {
            "parameter": ".".join(str(step) for step in fault["loc"][1:] or fault["loc"]),
            "detail": fault["msg"],
        }
        for fault in error.errors()
    ]
    told = "; ".join(f"{item['parameter']}: {item['detail']}" for item in items)
    return Problem("invalid-parameter", f"{told}.", {"errors": items})


@problem_of.register
def _(error: HTTPException) -> Problem:
    if error.status_code == 405:
        allowed = [name.strip() for name in (error.headers or {}).get("Allow", "").split(",")]
        if "GET" in allowed:
            allowed.append("HEAD")
        allow = ", ".join(sorted({*filter(None, allowed), "OPTIONS"}))
        detail = f"This address takes {allow}."
        return Problem("method-not-allowed", detail, headers={"allow": allow})
    if error.status_code == 404:
        return Problem("not-found", "There is nothing at this address; /docs lists every route.")
    if error.status_code < 500:
        # What FastAPI itself refuses is a body that it cannot read.
        return problem_of(BadParameter("body", f"{error.detail}."))
    return Problem("internal-error", "The service failed to answer this request.")


def add_problem_handlers(app: FastAPI, links: Links) -> None:
    """Make the application answer every foreseen error with a problem."""

    async def answer(request: Request, error: Exception) -> Response:
        problem = problem_of(error)
        if problem.code == "internal-error":
            raise error  # the outermost layer logs it, and answers
        return problem.response(links, instance_of(request.scope))

    foreseen = (ReglarioError, HTTPException, RequestValidationError)
    for kind in foreseen:
        app.add_exception_handler(kind, answer)


def instance_of(scope: Mapping[str, object]) -> str:
    """Return the path of a request as the client wrote it, percent-encoded, without the query."""
    raw = scope["raw_path"]
    assert isinstance(raw, bytes)
    path = raw.decode("ascii", "backslashreplace")
    return path if len(path) <= _LONGEST_PATH else f"{path[:_LONGEST_PATH]}…"
