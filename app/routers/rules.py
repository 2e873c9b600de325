"""Rules: one, several, and one of an edition, floating or pinned to its revision."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlencode

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app import schemas
from app.answers import Lifetime, finish, finish_json
from app.asked import Asked, asked_of
from app.citations.citation import ATTRIBUTION
from app.dependencies import (
    Found,
    check_revision,
    cite_as,
    find_read,
    find_rule,
    number_in_path,
    read_held,
    rulebook_in_path,
    rulebooks,
    unused_letter,
)
from app.parameters import (
    Edition,
    Language,
    Number,
    QuickRoute,
    RenditionQuery,
    Revision,
    RuleQuery,
    RulesQuery,
)
from app.problems import BadParameter, problem_of
from app.records import Fields, rule_fields
from app.renditions import STYLES, form_of, render
from app.schemas import problems, rendered
from indexer.model.echo import shown
from indexer.model.errors import AbsentError, UnusedLetter
from indexer.references.reading import ReadNumber, read_numbers

router = APIRouter(route_class=QuickRoute, tags=["rules"])

MOST_RULES = 200
"""How many rules one answer holds at most."""

_RULE = rendered(schemas.Rule, "The rule.")


@router.get("/v1/rules/{number}", responses={**_RULE, **problems(400, 404)})
async def get_rule(
    request: Request, number: Number, query: Annotated[RuleQuery, Query()]
) -> Response:
    """Answer one section, chapter, rule or subrule: its text, its place in the source, a citation.

    `113.6k` answers exactly that subrule, and never another number that begins alike.
    """
    asked = asked_of(request.scope)
    text = number_in_path(number)
    number_read = read_held(asked, text, query.lang, query.edition)
    found = find_read(asked, number_read, text, query.lang, query.edition)
    negotiated = query.lang is None and number_read.locale is None
    return _rule(asked, found, query, Lifetime.FLOATING, negotiated=negotiated)


@router.get(
    "/v1/rules",
    responses={
        200: {"model": schemas.Rules, "description": "Those found, in order, and what was not."},
        **problems(400, 404),
    },
)
async def get_rules(request: Request, query: Annotated[RulesQuery, Query()]) -> Response:
    """Answer several rules, by a list with ranges: `510.1c-d,604.3` or `801.1-801.4, 111.2`.

    A range skips the letters that subrules skip. What is not found is listed, not left out, and
    so is a handle whose edition is not loaded.
    """
    asked = asked_of(request.scope)
    next(rulebooks(asked, query.lang, query.edition))  # what is wrong for all is no item's fault
    rules: list[Fields] = []
    not_found: list[Fields] = []
    for item in read_numbers(query.numbers, MOST_RULES):
        error: Exception | None = item.error
        if isinstance(error, UnusedLetter):
            error = unused_letter(asked, error, query.lang, query.edition)
        if item.number is not None:
            try:
                found = find_read(asked, item.number, item.asked, query.lang, query.edition)
            except AbsentError as absent:  # a handle may name a rulebook of its own
                error = absent
            else:
                rules.append(rule_fields(found.book, found.record, found.normalized_from))
        if error is not None:
            not_found.append(_not_found(item.asked, item.number, error))
    if not rules and not not_found:
        raise BadParameter("numbers", "`numbers` names no rule.")
    fields = {"rules": rules, "not_found": not_found, "attribution": ATTRIBUTION}
    spoken = ", ".join(dict.fromkeys(rule["lang"] for rule in rules))
    return finish_json(fields, spoken, query.lang)


@router.get(
    "/v1/editions/{edition}/{lang}/rules/{number}",
    responses={**_RULE, **problems(400, 404)},
)
async def get_edition_rule(
    request: Request,
    edition: Edition,
    lang: Language,
    number: Number,
    query: Annotated[RenditionQuery, Query()],
) -> Response:
    """Answer a rule of one edition in one language, in the revision that is held now."""
    asked = asked_of(request.scope)
    found = _in_rulebook(asked, edition, lang, number)
    return _rule(asked, found, query, Lifetime.FLOATING, negotiated=False)


@router.get(
    "/v1/editions/{edition}/{lang}/{revision}/rules/{number}",
    responses={**_RULE, **problems(400, 404, 410)},
)
async def get_pinned_rule(
    request: Request,
    edition: Edition,
    lang: Language,
    revision: Revision,
    number: Number,
    query: Annotated[RenditionQuery, Query()],
) -> Response:
    """Answer a rule exactly as a citation names it; this answer never changes.

    A revision that is no longer held is answered with 410 and the way to the present one.
    """
    asked = asked_of(request.scope)
    book = rulebook_in_path(asked, edition, lang)
    read = read_held(asked, number_in_path(number), book.locale, book.edition)
    check_revision(book, revision, book.pinned_url(read.number) if book.get(read.number) else None)
    found = _in_rulebook(asked, edition, lang, number)
    return _rule(asked, found, query, Lifetime.PINNED, negotiated=False)


def _in_rulebook(asked: Asked, edition: str, lang: str, number: str) -> Found:
    book = rulebook_in_path(asked, edition, lang)
    return find_rule(asked, number_in_path(number), book.locale, book.edition)


def _rule(
    asked: Asked, found: Found, query: RenditionQuery, lifetime: Lifetime, *, negotiated: bool
) -> Response:
    """Answer a rule in the form that is asked for."""
    book, record, _ = found
    form = form_of(query.format, asked.accept)
    below = book.children(record.number) if query.include else []
    if form == "json":
        if query.max_chars is not None:
            told = "`max_chars` goes with format=text or format=markdown; JSON is never cut."
            raise BadParameter("max_chars", told)
        fields = rule_fields(*found)
        if query.include:
            fields["included"] = [rule_fields(book, child) for child in below]
        body, media_type = orjson.dumps(fields), "application/json"
    else:
        style = STYLES[form]
        body = render(book, [record, *below], style, query.max_chars).encode()
        media_type = style.media_type
    wanted = ("Accept-Language",) if negotiated else ()
    return finish(
        body,
        media_type,
        lifetime,
        language=book.locale,
        location=_pinned(found, form, query),
        vary=wanted if query.format else (*wanted, "Accept"),
        extra=(cite_as(found),),
    )


def _pinned(found: Found, form: str, query: RenditionQuery) -> str:
    """Return the URL of this very answer in its pinned form."""
    url = found.book.pinned_url(found.record.number)
    given = {
        "format": form if form != "json" else None,
        "include": query.include,
        "max_chars": query.max_chars,
    }
    query_string = urlencode({name: value for name, value in given.items() if value is not None})
    return f"{url}?{query_string}" if query_string else url


def _not_found(asked: str, number: ReadNumber | None, error: Exception) -> Fields:
    problem = problem_of(error)
    # A range is asked for as a whole, but each of its numbers is found or not.
    if number is not None and number.edition is None:
        asked = str(number.number)
    return {
        "asked": shown(asked),
        "code": problem.code,
        "detail": problem.detail,
    }
