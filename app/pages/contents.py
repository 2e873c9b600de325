"""The contents of a rulebook: sections and chapters, what of each is present, and all editions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from app.pages.page import Page, show
from app.pages.structured import contents_data
from app.pages.view import View, edition_parameter, open_view
from indexer.model.number import Level
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import RulebookInfo


@dataclass(frozen=True, slots=True)
class Heading:
    """A section or chapter in the contents.

    Attributes:
        rules, subrules: how many of it are held. chapters: of a section.
    """

    record: RuleRecord
    url: str
    rules: int
    subrules: int
    chapters: tuple[Heading, ...] = ()


@dataclass(frozen=True, slots=True)
class Shelf:
    """Every rulebook of one language, with the page of its contents; the newest first."""

    locale: str
    rulebooks: tuple[tuple[RulebookInfo, str], ...]


def contents_page(request: Request) -> Response:
    """Answer the contents of a rulebook.

    Raises:
        ReglarioError: there is no such rulebook.
    """
    view = open_view(request)
    book = view.book
    sections = [
        _heading(view, record) for record in book.rulebook.records if record.level is Level.SECTION
    ]
    return show(
        view,
        "contents.html",
        Page(
            path=view.page(),
            siblings=view.siblings(),
            json=view.links.contents(book.edition, book.locale),
            data=contents_data(view),
            context={"sections": sections, "shelves": list(_shelves(view))},
        ),
    )


def _heading(view: View, record: RuleRecord) -> Heading:
    levels = [number.level for number in view.book.rulebook.descendants(record.number)]
    below = view.book.children(record.number) if record.level is Level.SECTION else ()
    return Heading(
        record,
        view.url(record.number),
        levels.count(Level.RULE),
        levels.count(Level.SUBRULE),
        tuple(_heading(view, chapter) for chapter in below),
    )


def _shelves(view: View) -> Iterator[Shelf]:
    snapshot = view.asked.present.snapshot
    for locale in snapshot.locales:
        yield Shelf(
            locale,
            tuple(
                (
                    info,
                    view.links.page(locale, edition=edition_parameter(view.asked, info)),
                )
                for info in snapshot.rulebooks
                if info.locale == locale
            ),
        )
