"""Pages that say why there is no page: what is wrong, in plain words, and where to go instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from app.asked import asked_of
from app.dependencies import rulebook_of
from app.pages.page import Page, refuse
from app.pages.view import View
from app.problem_kinds import Code
from app.problems import problem_of
from indexer.model.errors import NoSuchRule, ReglarioError, UnusedLetter
from indexer.model.number import RuleNumber
from indexer.model.rulebook import RulebookInfo


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A page to go to instead: its number, what it is called, and in which rulebook."""

    number: str
    name: str
    url: str
    info: RulebookInfo


def refusal(request: Request, error: ReglarioError | HTTPException) -> Response:
    """Answer an error as a page, with the status that it has anywhere."""
    asked = asked_of(request.scope)
    locale = request.path_params.get("lang")
    if locale not in asked.present.snapshot.locales:
        locale = asked.languages[0]
    view = View(asked, rulebook_of(asked, locale, None))
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
                "suggestions": list(_suggestions(view, error)),
                "query": "" if "\ufffd" in typed else typed,  # not in UTF-8
            },
        ),
        problem.status,
        problem.headers,
    )


def reason_of(request: Request, error: Exception) -> dict[str, object]:
    """Return what templates need to say why: code and status, the error, what was typed."""
    problem = problem_of(error)
    typed = _typed(request, problem.code)
    return {"code": problem.code, "status": problem.status, "error": error, "typed": typed}


def _typed(request: Request, code: Code) -> str:
    """Return what of the request was at fault, to be shown to who typed it."""
    if code == "unknown-edition":
        return request.query_params.get("edition", "")
    if code == "unknown-language":
        return request.path_params.get("lang") or request.query_params.get("lang", "")
    if code == "query-too-long":
        return request.query_params.get("q", "")[:60] + "…"
    number = request.path_params.get("number") or request.query_params.get("number", "")
    return str(number)[:60]


def _suggestions(view: View, error: Exception) -> Iterator[Suggestion]:
    """Yield the nearest numbers in this rulebook, then the same number in others."""
    if isinstance(error, UnusedLetter):
        near = [RuleNumber.parse(number) for number in error.suggestions]
        yield from (_suggestion(view, number) for number in near if view.book.get(number))
    if not isinstance(error, NoSuchRule):
        return
    asked = view.asked
    number = RuleNumber.parse(error.number)
    snapshot = asked.present.snapshot
    for info in snapshot.holders(number):
        yield _suggestion(View(asked, asked.present.book(info)), number)
    book = asked.present.book(snapshot.info(error.edition, error.locale))
    near_view = View(asked, book)
    yield from (_suggestion(near_view, RuleNumber.parse(one)) for one in error.suggestions)


def _suggestion(view: View, number: RuleNumber) -> Suggestion:
    book = view.book
    name = view.name(number) or book.label(number)
    return Suggestion(str(number), name, view.url(number), book.info)
