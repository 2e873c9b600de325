"""The one place that turns an error into HTTP: `application/problem+json` (RFC 9457), stable codes.

It knows which code each error is, and what is told beside it; nothing of rulebooks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import singledispatch

import orjson
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from app.links import Links
from app.problem_kinds import KINDS, Code
from indexer.model.echo import shown
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

PROBLEM_JSON = "application/problem+json"

_LONGEST_PATH = 500
"""A longer path is not repeated whole to whoever sent it."""


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

    @property
    def status(self) -> int:
        """Its HTTP status."""
        return KINDS[self.code].status

    def body(self, links: Links, instance: str) -> bytes:
        """Return the JSON body; `instance` is the path that was asked for."""
        kind = KINDS[self.code]
        members = {
            "type": links.problem(self.code),
            "title": kind.title,
            "status": self.status,
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
        return Response(self.body(links, instance), self.status, headers, PROBLEM_JSON)


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
    """Words that stand neither in the text of a rule nor in an example of it.

    Attributes:
        handle: of the rule. asked: the words, or the span of a text that is not there.
    """

    def __init__(self, handle: str, asked: str) -> None:
        super().__init__(
            f"These words do not stand exactly so in {handle}. "
            "POST /v1/citations/verify tells how they differ."
        )
        self.handle = handle
        self.asked = shown(asked)


class PinnedRevisionGone(ReglarioError):
    """A pinned rule or term whose revision was replaced, and where the same is now.

    Attributes:
        gone: the facts. present: URL of it in the present revision, or None: that lacks it.
    """

    def __init__(self, gone: RevisionGone, present: str | None) -> None:
        super().__init__(str(gone) if present else f"{gone} That one does not hold this at all.")
        self.gone = gone
        self.present = present


class ScriptGone(ReglarioError):
    """A pinned address of the embedding script under which this release has none.

    Attributes:
        present: pinned URL of the script that it has.
    """

    def __init__(self, present: str) -> None:
        super().__init__(
            f"The script of this digest is not served, or no longer. The present one is {present}; "
            "/embed writes the code to paste."
        )
        self.present = present


class NotEmbeddable(ReglarioError):
    """A URL that leads to no rule of ours.

    Attributes:
        url: as asked for.
    """

    def __init__(self, url: str, reason: str) -> None:
        super().__init__(reason)
        self.url = shown(url)


class FormatNotOffered(ReglarioError):
    """A form of an oEmbed answer that is not spoken.

    Attributes:
        asked: its name.
    """

    def __init__(self, asked: str) -> None:
        super().__init__(f"oEmbed is answered as JSON only, not as {asked!r}.")
        self.asked = asked


class NotReady(ReglarioError):
    """The snapshot that is served lacks files: what was not read before cannot be answered."""

    def __init__(self) -> None:
        super().__init__("Files of the snapshot that is served are no longer there.")


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
    detail = f"{error} /v1/editions tells of each."
    return Problem("no-such-document", detail, {"available": error.available})


@problem_of.register
def _(error: UnknownLanguage) -> Problem:
    facts = {"asked": error.asked, "available_in": error.available}
    return Problem("unknown-language", str(error), facts)


@problem_of.register
def _(error: UnknownEdition) -> Problem:
    facts = {
        "asked": error.asked,
        "suggestions": error.suggestions,
        "available_in": error.available,
    }
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
    }
    if error.present is None:
        return Problem("revision-gone", str(error), facts)
    facts["present"] = error.present
    return Problem("revision-gone", str(error), facts, _latest(error.present))


@problem_of.register
def _(error: ScriptGone) -> Problem:
    return Problem("not-found", str(error), {"present": error.present}, _latest(error.present))


def _latest(url: str) -> dict[str, str]:
    """Return the header that leads from what was replaced to what did (RFC 5829)."""
    return {"link": f'<{url}>; rel="latest-version"'}


@problem_of.register
def _(error: NotEmbeddable) -> Problem:
    return Problem("not-embeddable", str(error), {"url": error.url})


@problem_of.register
def _(error: FormatNotOffered) -> Problem:
    return Problem("format-not-offered", str(error), {"asked": error.asked, "known": ["json"]})


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
            "parameter": shown(".".join(map(str, fault["loc"][1:] or fault["loc"]))),
            "detail": fault["msg"],
        }
        for fault in error.errors()
    ]
    told = "; ".join(f"{item['parameter']}: {item['detail']}" for item in items)
    return Problem("invalid-parameter", f"{told}.", {"errors": items})


@problem_of.register
def _(error: NotReady) -> Problem:
    return Problem("not-ready", str(error))


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


def instance_of(scope: Mapping[str, object]) -> str:
    """Return the path of a request as the client wrote it, percent-encoded, without the query."""
    raw = scope["raw_path"]
    assert isinstance(raw, bytes)
    return shown(raw.decode("ascii", "backslashreplace"), _LONGEST_PATH)
