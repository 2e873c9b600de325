"""Pages that say why there is no page: what is wrong, in plain words, and where to go instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from app.asked import asked_of
from app.pages.glossary import term_url
from app.pages.page import Page, refuse
from app.pages.view import View, nearest_view
from app.problems import problem_of
from indexer.model.errors import (
    NoSuchRule,
    NoSuchTerm,
    QueryTooLong,
    ReglarioError,
    UnknownEdition,
    UnknownLanguage,
    UnusedLetter,
)
from indexer.model.number import RuleNumber
from indexer.model.rulebook import RulebookInfo
from indexer.references.reading import read_number

_MOST_TYPED = 60
"""Characters of what was typed that a page repeats at most."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A page to go to instead: its number, what it is called, and in which rulebook.

    The number is empty for a page of no rule, and the name for one of nothing in it.
    """

    number: str
    name: str
    url: str
    info: RulebookInfo


def refusal(request: Request, error: ReglarioError | HTTPException) -> Response:
    """Answer an error as a page, with the status that it has anywhere."""
    view = nearest_view(asked_of(request.scope), request.path_params.get("lang"))
    problem = problem_of(error)
    typed = request.query_params.get("q", "")
    return refuse(
        view,
        "refusal.html",
        Page(
            path=view.page(),
            siblings=view.siblings(),
            is_listed=False,
            context={
                **reason_of(request, error),
                "suggestions": [*_suggestions(view, error), *_editions(request, view, error)],
                "query": "" if "\ufffd" in typed else typed,  # not in UTF-8
            },
        ),
        problem.status,
        problem.headers,
    )


def reason_of(request: Request, error: Exception) -> dict[str, object]:
    """Return what templates need to say why: code and status, the error, what was typed."""
    problem = problem_of(error)
    typed = _typed(request, error)
    return {"code": problem.code, "status": problem.status, "error": error, "typed": typed}


def _typed(request: Request, error: Exception) -> str:
    """Return what of the request was at fault, to be shown to who typed it."""
    if isinstance(error, UnknownEdition | UnknownLanguage | NoSuchTerm):
        return error.asked[:_MOST_TYPED]
    if isinstance(error, QueryTooLong):
        return request.query_params.get("q", "")[:_MOST_TYPED] + "…"
    number = request.path_params.get("number") or request.query_params.get("number", "")
    return str(number)[:_MOST_TYPED]


def _suggestions(view: View, error: Exception) -> Iterator[Suggestion]:
    """Yield the nearest numbers or terms in this rulebook, and the same number in others."""
    if isinstance(error, UnusedLetter):
        near = [RuleNumber.parse(number) for number in error.suggestions]
        yield from (_suggestion(view, number) for number in near if view.book.get(number))
    asked = view.asked
    if isinstance(error, NoSuchTerm):
        book = asked.present.book(asked.present.snapshot.info(error.edition, error.locale))
        for term in error.suggestions:
            yield Suggestion("", term, term_url(View(asked, book), term), book.info)
    if not isinstance(error, NoSuchRule):
        return
    number = RuleNumber.parse(error.number)
    snapshot = asked.present.snapshot
    for info in snapshot.holders(number):
        yield _suggestion(View(asked, asked.present.book(info)), number)
    book = asked.present.book(snapshot.info(error.edition, error.locale))
    near_view = View(asked, book)
    yield from (_suggestion(near_view, RuleNumber.parse(one)) for one in error.suggestions)


def _editions(request: Request, view: View, error: Exception) -> Iterator[Suggestion]:
    """Yield the same page in the newest edition of the day that was asked for."""
    if not isinstance(error, UnknownEdition):
        return
    asked = view.asked
    number = request.path_params.get("number")
    path = request.scope["path"].removeprefix("/")
    if "lang" in request.path_params:
        path = path.partition("/")[2]
    for key in error.suggestions:
        edition, _, locale = key.partition(":")
        other = View(asked, asked.present.book(asked.present.snapshot.info(edition, locale)))
        if number is None:
            kept = {**request.query_params, "edition": other.edition}
            yield Suggestion("", "", other.links.page(locale, path, **kept), other.book.info)
        elif other.book.get(held := read_number(number).number):
            yield _suggestion(other, held)


def _suggestion(view: View, number: RuleNumber) -> Suggestion:
    book = view.book
    name = view.name(number) or book.label(number)
    return Suggestion(str(number), name, view.url(number), book.info)
