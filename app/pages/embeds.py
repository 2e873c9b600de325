"""What other web sites show of us: a rule in a frame, the script, the page that helps with both."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from app.answers import Lifetime, finish
from app.asked import Asked, asked_of
from app.books import Book
from app.dependencies import find_read, number_in_path, rulebook_of
from app.pages.assets import ASSETS
from app.pages.embed_code import THEMES, auto_script, element, frame, name_of, script
from app.pages.page import EMBEDDED, Page, redirect, refuse, show
from app.pages.refusals import reason_of
from app.pages.rules import entry_of
from app.pages.view import Sibling, View, nearest_view
from app.parameters import check_address
from app.problems import BadParameter, ScriptGone, problem_of
from indexer.model.errors import ReglarioError
from indexer.model.number import Level
from indexer.model.rule import RuleRecord
from indexer.references.reading import read_number

FORMS = ("frame", "element", "auto")
"""How a site can embed rules."""


def embed_script(request: Request) -> Response:
    """Answer the script of today."""
    today = ASSETS["embed.js"]
    return finish(today.body, today.media_type, Lifetime.FLOATING)


def pinned_script(request: Request) -> Response:
    """Answer the script that a digest names, which never changes.

    Raises:
        ScriptGone: the digest is not that of the script of today.
    """
    today = ASSETS["embed.js"]
    if today.path != f"/embed/{request.path_params['digest']}/embed.js":
        raise ScriptGone(asked_of(request.scope).present.links.absolute(today.path))
    return finish(today.body, today.media_type, Lifetime.PINNED)


def embed_page(request: Request) -> Response:
    """Answer a rule as a page for a frame; what is wrong is told in the same form."""
    asked = asked_of(request.scope)
    try:
        check_address(request.scope)
        theme = _one_of(request, "theme", THEMES)
        book, record = _rule(request, asked, request.path_params["lang"])
    except ReglarioError as error:
        return _refusal(request, asked, error)
    view = View(asked, book)
    depth = 0 if record.level is Level.SUBRULE else 1
    context = {
        "theme": theme,
        "title": name_of(book, record),
        "entry": entry_of(view, record, depth),
        "label": book.label(record.number),
        "mark": book.example_mark,
        "url": book.links.rule_page(book.edition, book.locale, str(record.number)),
    }
    page = Page(path=view.url(record.number), is_listed=False, context=context)
    return show(view, "embed.html", page, EMBEDDED)


def _refusal(request: Request, asked: Asked, error: ReglarioError) -> Response:
    view = nearest_view(asked, request.path_params["lang"])
    theme = request.query_params.get("theme")
    context = {
        **reason_of(request, error),
        "theme": theme if theme in THEMES else "auto",
        "title": "Reglario",
        "entry": None,
        "url": view.public(view.page()),
    }
    page = Page(path=view.page(), is_listed=False, context=context)
    problem = problem_of(error)
    return refuse(view, "embed.html", page, problem.status, problem.headers, EMBEDDED)


def gallery_page(request: Request) -> Response:
    """Answer the page for owners of sites: choices, how it looks, and the code to paste."""
    asked = asked_of(request.scope)
    lang = request.query_params.get("lang")
    if not lang:
        choices = {**request.query_params, "lang": _first_language(request, asked)}
        return redirect(asked.present.links.gallery(**choices), vary=("Accept-Language",))
    try:
        check_address(request.scope)
        form, theme = _one_of(request, "form", FORMS), _one_of(request, "theme", THEMES)
        book, record = _rule(request, asked, lang)
    except ReglarioError as error:
        view = nearest_view(asked, lang)
        context = _choices(request, view) | reason_of(request, error) | {"record": None}
        problem = problem_of(error)
        page = _gallery(view, context)
        return refuse(view, "gallery.html", page, problem.status, problem.headers)
    view = View(asked, book)
    context = _choices(request, view) | {
        "record": record,
        "number": str(record.number),
        "citation": book.cite(record),
        "label": book.label(record.number),
        "embed_url": book.links.embed(
            book.locale, str(record.number), edition=book.edition, theme=theme
        ),
        "frame": frame(book, record, theme),
        "code": _code(book, record, form, theme),
        "origin": "/".join(book.links.base.split("/")[:3]),
    }
    return show(view, "gallery.html", _gallery(view, context))


def _gallery(view: View, context: Mapping[str, object]) -> Page:
    siblings = [
        Sibling(locale, view.links.gallery(lang=locale), is_same=True)
        for locale in view.asked.present.snapshot.locales
    ]
    path = view.links.gallery(lang=view.book.locale)
    return Page(path=path, siblings=siblings, context=context)


def _choices(request: Request, view: View) -> dict[str, object]:
    """Return what can be chosen, and what is."""
    asked = request.query_params
    editions: dict[str, list[str]] = {}
    for info in view.asked.present.snapshot.rulebooks:
        editions.setdefault(info.edition.id, []).append(info.locale)
    return {
        "number": asked.get("number", ""),
        "edition": asked.get("edition", ""),
        "theme": asked.get("theme") or THEMES[0],
        "form": asked.get("form") or FORMS[0],
        "locales": view.asked.present.snapshot.locales,
        "editions": editions,
        "themes": THEMES,
    }


def _code(book: Book, record: RuleRecord, form: str, theme: str) -> str:
    if form == "frame":
        return frame(book, record, theme).html
    if form == "auto":
        return auto_script(book, theme)
    return f"{script(book.links)}\n{element(book, record, theme)}"


def _rule(request: Request, asked: Asked, lang: str | None) -> tuple[Book, RuleRecord]:
    """Return the rule that is asked for; the first of the rulebook where none is.

    Raises:
        ReglarioError: there is no such rule.
    """
    edition = request.query_params.get("edition") or None
    typed = request.path_params.get("number") or request.query_params.get("number")
    if not typed:
        book = rulebook_of(asked, lang, edition)
        rules = (one for one in book.rulebook.records if one.level is Level.RULE)
        return book, next(rules, book.rulebook.records[0])
    typed = number_in_path(typed.strip())
    found = find_read(asked, read_number(typed), typed, lang, edition)
    return found.book, found.record


def _first_language(request: Request, asked: Asked) -> str:
    """Return the reader's first language that has the rule; where none has, the first of all."""
    try:
        return _rule(request, asked, None)[0].locale
    except ReglarioError:
        return asked.languages[0]


def _one_of(request: Request, name: str, known: tuple[str, ...]) -> str:
    value = request.query_params.get(name) or known[0]
    if value not in known:
        raise BadParameter(name, f"It is one of {', '.join(known)}.", known)
    return value
