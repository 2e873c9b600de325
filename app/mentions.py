"""Mentions of rules in a text that a request brings: what each is, and in which rulebook.

It chooses rulebooks as look-up does. How an answer is laid out is the business of `extracts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.asked import Asked
from app.books import Book
from app.dependencies import rulebooks
from indexer.languages import profile_for
from indexer.model.citation import Handle
from indexer.model.errors import UnknownEdition, UnknownLanguage
from indexer.model.number import RuleNumber
from indexer.model.reference import Mention, MentionTarget, TargetStatus
from indexer.model.rulebook import RulebookInfo
from indexer.references.resolve import resolve_target
from indexer.references.tongue import tongues


@dataclass(frozen=True, slots=True)
class ResolvedTarget:
    """One number of a mention, resolved. Its attributes are the members of the JSON form.

    Attributes:
        number: canonical, or as written where it is malformed. title: as printed with it, or None.
        lang, edition: the rulebook that it was resolved in; as its handle names them, where that is
            not loaded.
        handle, url, page: of the rule, where it is held, else None.
    """

    number: str
    title: str | None
    status: TargetStatus
    lang: str | None
    edition: str | None
    handle: str | None
    url: str | None
    page: str | None


class Resolver:
    """Resolves the mentions of one text.

    A handle names its rulebook itself. Where language or edition was asked for, that one holds;
    else the language of the mention's word, if it is loaded; else the request's languages in order,
    the first that has the number.
    """

    def __init__(self, asked: Asked, lang: str | None, edition: str | None) -> None:
        """Choose the rulebooks.

        Raises:
            UnknownLanguage, UnknownEdition: what was asked for is not loaded.
        """
        self._asked = asked
        self._lang = lang
        self._wanted = tuple(rulebooks(asked, lang, edition))
        self._by_tongue: dict[frozenset[str], Sequence[RulebookInfo]] = {}

    def targets(self, mention: Mention) -> list[ResolvedTarget]:
        """Return what each number of a mention is, in order."""
        spoken = tongues(mention.match)
        book = self._book(self._spoken(spoken), mention.targets)
        return [self._target(target, book, spoken) for target in mention.targets]

    def _target(self, target: MentionTarget, book: Book, spoken: frozenset[str]) -> ResolvedTarget:
        if target.edition is not None:
            lang, edition = target.locale or self._lang, target.edition.id
            try:
                named = tuple(rulebooks(self._asked, lang, edition))
            except (UnknownLanguage, UnknownEdition):
                status = TargetStatus.EDITION_NOT_LOADED
                return ResolvedTarget(
                    target.written, target.title, status, lang, edition, None, None, None
                )
            book = self._book(_in_tongue(named, spoken) or named, (target,))
        return _resolved(target, book)

    def _spoken(self, spoken: frozenset[str]) -> Sequence[RulebookInfo]:
        found = self._by_tongue.get(spoken)
        if found is None:
            found = self._wanted
            if self._lang is None:
                found = _in_tongue(found, spoken) or found
            self._by_tongue[spoken] = found
        return found

    def _book(self, infos: Sequence[RulebookInfo], targets: Sequence[MentionTarget]) -> Book:
        """Return the first rulebook that holds the first number, or the most wanted one."""
        number = next((target.number for target in targets if target.number is not None), None)
        present = self._asked.present
        if number is not None and len(infos) > 1:
            holders = present.snapshot.holders(number)
            infos = [info for info in infos if info in holders] or infos
        return present.book(infos[0])


def _in_tongue(infos: Sequence[RulebookInfo], spoken: frozenset[str]) -> list[RulebookInfo]:
    return [info for info in infos if profile_for(info.locale).tag in spoken] if spoken else []


def _resolved(target: MentionTarget, book: Book) -> ResolvedTarget:
    found = resolve_target(target, book.rulebook)
    handle = url = page = None
    if found.status.is_held:
        number = RuleNumber.parse(found.number)
        handle = str(Handle(number, book.info.edition, book.locale))
        url = book.pinned_url(number)
        page = book.links.rule_page(book.edition, book.locale, found.number)
    return ResolvedTarget(
        found.number, found.title, found.status, book.locale, book.edition, handle, url, page
    )
