"""Every code of an error: its status, and what its page tells a reader of it. Nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

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
    "not-ready",
    "internal-error",
]
"""Stable for ever: a program may compare them."""

CODES: tuple[Code, ...] = get_args(Code)


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
        "rulebooks (edition:language) that do hold it; /v1/contents lists what a rulebook holds.",
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
        "The rule is held, but the words that are to be cited stand neither in its text nor in one "
        "of its examples exactly as given, or not in the `field` that was asked for: every letter, "
        "space and mark counts.",
        "Copy the words from the rule's `text` or an example, or send them to POST "
        "/v1/citations/verify, which tells how they differ, and where else they stand.",
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
        "describes them. Where a day was asked for, `suggestions` names the newest loaded one of "
        "each language by that day; whether another took effect between the two is not known.",
    ),
    "revision-gone": ProblemKind(
        410,
        "Revision no longer held",
        "A pinned URL names the exact revision of a rulebook. This revision was replaced: the "
        "sources were corrected, or are read better now. The present text may differ from the "
        "one that was cited.",
        "`present` is the same rule or term in the present revision; without it, that one does "
        "not hold it. Compare its `text_sha256` with that of your citation.",
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
        "`errors` names each parameter and what is wrong with it; `known`, where it is there, "
        "lists what it takes.",
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
    "not-ready": ProblemKind(
        503,
        "Not ready",
        "Files of the snapshot that is served were removed or cut, so that some requests fail.",
        "Send requests elsewhere. Whoever runs the service builds a new snapshot (reglario build), "
        "which is taken up by itself.",
    ),
    "internal-error": ProblemKind(
        500,
        "Internal error",
        "The service failed. It is not your request's fault, and no answer was made up.",
        "Try again. If it stays, report `request_id`: the service's log tells what happened "
        "under it.",
    ),
}
