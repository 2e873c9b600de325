"""The glossary of a rulebook, all of it or, where it is long, in parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from app.pages.page import Page, redirect, show
from app.pages.structured import glossary_data
from app.pages.text import paragraphs
from app.pages.view import View, open_view
from indexer.model.glossary import GlossaryEntry
from indexer.terms.glossary import Matching

MOST_BYTES = 60_000
"""A longer glossary is shown in parts, so that its page stays small."""

_MARKUP = 100
"""About how many bytes stand around an entry."""


@dataclass(frozen=True, slots=True)
class Term:
    """An entry as the page shows it; `text` is HTML."""

    headword: str
    anchor: str
    text: str
    obsolete: bool


def glossary_page(request: Request) -> Response:
    """Answer the glossary, or lead to where a term stands in it.

    Raises:
        HTTPException: the rulebook has none. ReglarioError: there is no such rulebook, or term.
    """
    view = open_view(request)
    entries = view.book.rulebook.glossary
    if not entries:
        raise HTTPException(404)
    if term := request.query_params.get("term", "").strip():
        entry = view.book.glossary.find(term, Matching.TOLERANT)[0].entry
        return redirect(term_url(view, entry.headword, entry.text))
    parts = list(_parts(entries))
    typed = request.query_params.get("part", "")
    part = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 4 else 1
    if not 1 <= part <= len(parts):
        raise HTTPException(404)
    first = sum(map(len, parts[: part - 1]))
    terms = [_term(view, first + at, entry) for at, entry in enumerate(parts[part - 1], start=1)]
    return show(
        view,
        "glossary.html",
        Page(
            path=view.page("glossary", part=part if part > 1 else None),
            siblings=[
                replace(sibling, is_same=sibling.is_same and part == 1)
                for sibling in view.siblings("glossary")
            ],
            json=view.links.glossary(view.book.edition, view.book.locale),
            data=glossary_data(view),
            context={"terms": terms, "pages": parts, "part": part},
        ),
    )


def term_url(view: View, headword: str, text: str = "") -> str:
    """Return where an entry stands: found by its headword and, if need be, some of its text."""
    parts = list(_parts(view.book.rulebook.glossary))
    place = 0
    for part, entries in enumerate(parts, start=1):
        for entry in entries:
            place += 1
            if entry.headword == headword and text in entry.text:
                return f"{view.page('glossary', part=part if part > 1 else None)}#g{place}"
    return view.page("glossary")


def _parts(entries: Sequence[GlossaryEntry]) -> Iterator[list[GlossaryEntry]]:
    part: list[GlossaryEntry] = []
    size = 0
    for entry in entries:
        length = len(entry.headword.encode()) + len(entry.text.encode()) + _MARKUP
        if part and size + length > MOST_BYTES:
            yield part
            part, size = [], 0
        part.append(entry)
        size += length
    yield part


def _term(view: View, place: int, entry: GlossaryEntry) -> Term:
    references = view.book.references.of_entry(entry)
    return Term(
        entry.headword, f"g{place}", paragraphs(view, entry.text, references), entry.obsolete
    )
