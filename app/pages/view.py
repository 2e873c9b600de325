"""One request for a page: the rulebook that it reads, the words it is read with, and its URLs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from starlette.requests import Request

from app.asked import Asked, asked_of
from app.books import Book
from app.dependencies import rulebook_of
from app.negotiation import INTERFACE_LANGUAGES
from app.pages.interface import SOURCE_LANGUAGE, Interface, interface_for
from indexer.model.errors import UnknownLanguage
from indexer.model.locale import match_tag
from indexer.model.number import RuleNumber
from indexer.model.rulebook import RulebookInfo


@dataclass(frozen=True, slots=True)
class Sibling:
    """A page in another language, or in this one.

    Attributes:
        locale: its language. path: its URL, without scheme and host.
        is_same: whether it shows the same thing, rather than the contents.
    """

    locale: str
    path: str
    is_same: bool


class View:
    """A rulebook as the pages of one request see it.

    Attributes:
        asked: the request. book: the rulebook. interface: the words of the page, in the rulebook's
            language unless `words` names another. edition: what URLs of this rulebook must name;
            empty for the newest one.
    """

    def __init__(self, asked: Asked, book: Book, words: str | None = None) -> None:
        self.asked = asked
        self.book = book
        self.links = book.links
        tag = words or match_tag(book.locale, INTERFACE_LANGUAGES) or SOURCE_LANGUAGE
        self.interface: Interface = interface_for(tag)
        self.edition = edition_parameter(asked, book.info)

    def url(self, number: RuleNumber | str) -> str:
        """Return the page of a number in this rulebook."""
        return self.links.page(self.book.locale, str(number), edition=self.edition)

    def page(self, path: str = "", **parameters: object) -> str:
        """Return another page of this rulebook."""
        return self.links.page(self.book.locale, path, edition=self.edition, **parameters)

    def public(self, path: str) -> str:
        """Return a page's URL with scheme and host."""
        return self.links.public(path)

    def name(self, number: RuleNumber) -> str | None:
        """Return what a number is called: its title or heading, or the title of its chapter."""
        book = self.book
        record = book.get(number)
        if record is not None and record.title:
            return record.title
        heading = book.rulebook.heading_of(number)
        if heading is None and number.parent is not None:
            heading = book.rulebook.heading_of(number.parent)
        chapter = book.rulebook.chapter_of(number)
        return heading or (chapter.title if chapter else None)

    def siblings(
        self, path: str = "", number: RuleNumber | None = None, **parameters: object
    ) -> list[Sibling]:
        """Return one page for each language: of the number or path where it has it, else contents.

        An older edition is only answered by the same dated edition, so that they name each other.
        """
        locales = self.asked.present.snapshot.locales
        return [self._sibling(locale, path, number, parameters) for locale in locales]

    def _sibling(
        self, locale: str, path: str, number: RuleNumber | None, parameters: Mapping[str, object]
    ) -> Sibling:
        info = self._counterpart(locale)
        links = self.links
        if info is None:
            return Sibling(locale, links.page(locale), is_same=False)
        edition = edition_parameter(self.asked, info)
        if number is not None:
            held = info in self.asked.present.snapshot.holders(number)
            target = str(number) if held else ""
            return Sibling(locale, links.page(locale, target, edition=edition), is_same=held)
        is_same = path != "glossary" or info.counts.glossary > 0
        url = links.page(locale, path if is_same else "", edition=edition, **parameters)
        return Sibling(locale, url, is_same=is_same)

    def _counterpart(self, locale: str) -> RulebookInfo | None:
        snapshot = self.asked.present.snapshot
        if locale == self.book.locale:
            return self.book.info
        if not self.edition:
            return snapshot.latest(locale)
        mine = self.book.info.edition
        older = (
            info
            for info in snapshot.rulebooks
            if info.locale == locale and info is not snapshot.latest(locale)
        )
        return next((info for info in older if info.edition == mine and mine.effective_on), None)


def edition_parameter(asked: Asked, info: RulebookInfo) -> str:
    """Return what `edition` must be to reach a rulebook; empty where it is the newest."""
    return "" if info == asked.present.snapshot.latest(info.locale) else info.edition.id


def nearest_view(asked: Asked, lang: str | None) -> View:
    """Return the view of a language's newest rulebook, for a page that says why there is none.

    Of no language, or of one that is not loaded: that of the request's, in the words of the reader.
    """
    try:
        if lang:
            return View(asked, rulebook_of(asked, lang, None))
    except UnknownLanguage:
        pass
    return View(asked, rulebook_of(asked, None, None), asked.interface)


def open_view(request: Request) -> View:
    """Return the view of the language in a page's path and the edition in its query.

    Raises:
        UnknownEdition: it is not loaded in that language.
    """
    asked = asked_of(request.scope)
    edition = request.query_params.get("edition") or None
    return View(asked, rulebook_of(asked, request.path_params["lang"], edition))
