"""Mentions of rules in a text that a request brings: what each is, in which rulebook, and where.

It chooses rulebooks as look-up does. How an answer is laid out is the business of `extracts`.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.asked import Asked
from app.dependencies import rulebooks
from app.live import Present
from indexer.model.citation import Handle
from indexer.model.number import RuleNumber
from indexer.model.reference import TargetStatus
from indexer.references.choice import Chooser, Resolution


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


def chooser(asked: Asked, lang: str | None, edition: str | None) -> Chooser:
    """Return what resolves the mentions of one text, the rulebooks wanted as the request has it.

    Raises:
        UnknownLanguage, UnknownEdition: what was asked for is not loaded.
    """
    present = asked.present
    return Chooser(
        lambda locale, edition: tuple(rulebooks(asked, locale, edition)),
        lambda info: present.book(info).rulebook,
        lambda info, number: info in present.snapshot.holders(number),
        lang,
        edition,
    )


def resolved_target(present: Present, found: Resolution) -> ResolvedTarget:
    """Return a number of a mention with the ways to its rule."""
    target = found.target
    handle = url = page = None
    if target.status.is_held and found.info is not None:
        book = present.book(found.info)
        number = RuleNumber.parse(target.number)
        handle = str(Handle(number, book.info.edition, book.locale))
        url = book.pinned_url(number)
        page = book.links.rule_page(book.edition, book.locale, target.number)
    return ResolvedTarget(
        target.number, target.title, target.status, found.locale, found.edition, handle, url, page
    )
