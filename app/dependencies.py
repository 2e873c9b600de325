"""Which rulebooks and record a request means: language, edition, number; for every interface."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

from starlette.exceptions import HTTPException

from app.asked import Asked
from app.books import Book
from app.interleaving import Scope
from app.live import Present
from app.problems import BadParameter, PinnedRevisionGone
from indexer.model.digest import REVISION_LENGTH
from indexer.model.echo import shown
from indexer.model.errors import (
    InvalidNumber,
    NoSuchRule,
    NoSuchTerm,
    NumberError,
    RevisionGone,
    UnknownEdition,
    UnknownLanguage,
    UnusedLetter,
)
from indexer.model.locale import canonical_tag, match_tag
from indexer.model.number import RuleNumber
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import RulebookInfo
from indexer.references.reading import ReadNumber, read_number

Value = TypeVar("Value")

_LONGEST_NUMBER = 100
# Many clients write a space in a path as a plus sign; one between letters is nothing else.
_PLUS = re.compile(r"(?<=[^\W\d_])\+(?=[^\W\d_])")
_REVISION = re.compile(rf"[0-9a-f]{{{REVISION_LENGTH}}}")


class Found(NamedTuple):
    """A record, and what was typed for its number where that is not its canonical form."""

    book: Book
    record: RuleRecord
    normalized_from: str | None


def cite_as(found: Found) -> tuple[str, str]:
    """Return the header that tells by which URL to cite a record (RFC 8574)."""
    return ("link", f'<{found.book.pinned_url(found.record.number)}>; rel="cite-as"')


def number_in_path(text: str) -> str:
    """Return a number as typed: many clients write a space in a path as a plus sign.

    Raises:
        InvalidNumber: it is far too long to be one.
    """
    if len(text) > _LONGEST_NUMBER:
        raise InvalidNumber(text)
    return text.replace("+", " ")


def name_in_path(text: str) -> str:
    """Return a name as typed.

    Raises:
        HTTPException: there is none: an address has no slash at its end.
    """
    if not text.strip():
        raise HTTPException(404)
    return _PLUS.sub(" ", text)


def read(text: str) -> ReadNumber:
    """Read a number tolerantly; its canonical form, which most programs send, at once.

    Raises:
        NumberError: it is no number, or not one.
    """
    try:
        return ReadNumber(RuleNumber.parse(text), None, None, normalized=False)
    except InvalidNumber:
        return read_number(text)


def read_held(
    asked: Asked, text: str, lang: str | None = None, edition: str | None = None
) -> ReadNumber:
    """Read a number as `read`; where it has an unused letter, those beside it that are held.

    Raises:
        NumberError, UnknownLanguage, UnknownEdition: as `read` and `rulebooks`.
    """
    try:
        return read(text)
    except UnusedLetter as error:
        raise unused_letter(asked, error, lang, edition) from error


def unused_letter(
    asked: Asked, error: UnusedLetter, lang: str | None, edition: str | None
) -> UnusedLetter:
    """Return the error that suggests only what a rulebook that is asked for has."""
    infos = set(rulebooks(asked, lang, edition))
    holders = asked.present.snapshot.holders
    near = map(RuleNumber.parse, error.suggestions)
    return UnusedLetter(
        error.asked, [str(number) for number in near if not infos.isdisjoint(holders(number))]
    )


def find_rule(
    asked: Asked, text: str, lang: str | None = None, edition: str | None = None
) -> Found:
    """Return the record that a number, as typed, means in the rulebook that is asked for.

    Raises:
        NumberError: it is no number, or not one.
        NoSuchRule: no rulebook that is asked for holds it.
        UnknownLanguage, UnknownEdition, BadParameter: as `rulebooks` and `agreed`.
    """
    return find_read(asked, read_held(asked, text, lang, edition), text, lang, edition)


def find_read(
    asked: Asked, found: ReadNumber, text: str, lang: str | None, edition: str | None
) -> Found:
    """Return the record of a number that is read already; as `find_rule`."""
    lang, edition = agreed(asked, found, lang, edition)
    present = asked.present
    infos = tuple(rulebooks(asked, lang, edition))
    holders = present.snapshot.holders(found.number)
    for info in infos:
        if info in holders and (record := present.book(info).get(found.number)) is not None:
            return Found(present.book(info), record, text if found.normalized else None)
    # Of several languages, the one that has something near is the one that helps.
    helpful = (info for info in infos if present.book(info).rulebook.near(found.number))
    raise no_such_rule(present, present.book(next(helpful, infos[0])), found.number)


def agreed(
    asked: Asked, read: ReadNumber, lang: str | None, edition: str | None
) -> tuple[str | None, str | None]:
    """Return language and edition, from a handle where the number is one.

    Raises:
        BadParameter: the handle and a parameter name different ones.
    """
    if read.locale is not None:
        locales = asked.present.snapshot.locales
        if lang is not None and match_tag(lang, locales) != match_tag(read.locale, locales):
            raise BadParameter(
                "lang", f"The handle names {shown(read.locale)!r}, but `lang` is {lang!r}."
            )
        lang = read.locale
    if read.edition is not None:
        if edition is not None and edition != read.edition.id:
            told = f"The handle names {read.edition.id!r}, but `edition` is {edition!r}."
            raise BadParameter("edition", told)
        edition = read.edition.id
    return lang, edition


def rulebooks(asked: Asked, lang: str | None, edition: str | None) -> Iterator[RulebookInfo]:
    """Yield the rulebooks that are asked for, the most wanted first; at least one.

    Raises:
        UnknownLanguage: `lang` is given and not loaded.
        UnknownEdition: `edition` is given and not loaded (in that language).
    """
    snapshot = asked.present.snapshot
    locales = asked.languages if lang is None else (_locale(asked, lang),)
    if edition is None:
        yield from (snapshot.latest(locale) for locale in locales)
        return
    held = {info.locale: info for info in snapshot.rulebooks if info.edition.id == edition}
    wanted = [held[locale] for locale in locales if locale in held]
    if not wanted:
        keys = [info.key for info in snapshot.rulebooks if lang is None or info.locale in locales]
        raise UnknownEdition(edition, lang, keys)
    yield from wanted


def rulebook_of(asked: Asked, lang: str | None, edition: str | None) -> Book:
    """Return the rulebook that is wanted most; errors as `rulebooks`."""
    return asked.present.book(next(rulebooks(asked, lang, edition)))


def first_found(
    asked: Asked, lang: str | None, edition: str | None, find: Callable[[Book], Value]
) -> tuple[Book, Value]:
    """Return the first rulebook that is asked for in which a term is found, and what is found.

    Args:
        find: looks for it in one rulebook, and raises NoSuchTerm.

    Raises:
        NoSuchTerm: it is in none of them; what the first one says.
        UnknownLanguage, UnknownEdition: as `rulebooks`.
    """
    first: NoSuchTerm | None = None
    for info in rulebooks(asked, lang, edition):
        book = asked.present.book(info)
        try:
            return book, find(book)
        except NoSuchTerm as error:
            first = first or error
    assert first is not None  # there is at least one rulebook
    raise first


def search_scopes(
    asked: Asked, query: str, within: str | None, lang: str | None, edition: str | None
) -> list[Scope]:
    """Return what is searched: one rulebook for each language that `lang` lists; `*` is all.

    A query or a `within` that is a handle names the rulebook, which `lang` may list among others.

    Raises:
        BadParameter: `within` is no number, or a handle contradicts a parameter.
        UnknownLanguage, UnknownEdition: it is not loaded; with `*`, in no language.
    """
    inside = None
    if within is not None:
        try:
            inside = read_number(within)
        except NumberError as error:
            raise BadParameter("in", str(error)) from error
    handles = [found for found in (_handle(query), inside) if found is not None]
    if len(handles) == 2:
        _check_alike(asked, *handles)
    for found in handles:
        lang, edition = agreed(asked, found, _meant(asked, found, lang), edition)
    listed = _listed(lang)
    if "*" in listed:
        listed = [info.locale for info in rulebooks(asked, None, edition)]
    tags = listed or (lang,)
    books = [rulebook_of(asked, tag, edition) for tag in tags]
    number = inside.number if inside else None
    return list({book.locale: (book, number) for book in books}.values())


def _listed(lang: str | None) -> list[str]:
    return [tag.strip() for tag in (lang or "").split(",") if tag.strip()]


def _meant(asked: Asked, read: ReadNumber, lang: str | None) -> str | None:
    """Return the one of several languages that a handle names; `lang` as it is where it names none.

    Raises:
        UnknownLanguage: one of several is not loaded.
    """
    if read.locale is None:
        return lang
    listed = _listed(lang)
    if "*" in listed:
        return None
    if len(listed) < 2:
        return lang
    named = match_tag(read.locale, asked.present.snapshot.locales)
    return named if named in [_locale(asked, tag) for tag in listed] else lang


def _check_alike(asked: Asked, query: ReadNumber, inside: ReadNumber) -> None:
    """Check that two handles name no different rulebooks.

    Raises:
        BadParameter: they do.
    """
    locales = asked.present.snapshot.locales
    both = query, inside
    tags = [read.locale and (match_tag(read.locale, locales) or read.locale) for read in both]
    editions = [read.edition and read.edition.id for read in both]
    for one, other in (tags, editions):
        if one and other and one != other:
            told = f"The query is a handle that names {one!r}, but `in` names {other!r}."
            raise BadParameter("in", told)


def _handle(query: str) -> ReadNumber | None:
    """Return a query that is nothing but a handle."""
    if "@" not in query:
        return None
    try:
        return read_number(query)
    except NumberError:
        return None


def rulebook_in_path(asked: Asked, edition: str, lang: str) -> Book:
    """Return the rulebook of a path, which names its language exactly.

    Raises:
        UnknownLanguage, UnknownEdition: it is not loaded.
    """
    snapshot = asked.present.snapshot
    try:
        locale = canonical_tag(lang)
    except ValueError as error:
        raise UnknownLanguage(lang, snapshot.locales) from error
    return asked.present.book(snapshot.info(edition, locale))


def check_revision(book: Book, revision: str, present_url: str | None) -> None:
    """Check that a pinned URL's revision is the one that is held.

    Args:
        present_url: what the same thing is pinned to now; None where it is not held.

    Raises:
        BadParameter: it is no revision.
        PinnedRevisionGone: it is another one.
    """
    if revision == book.revision:
        return
    if not _REVISION.fullmatch(revision):
        raise BadParameter("revision", f"A revision has {REVISION_LENGTH} hex digits.")
    gone = RevisionGone(book.edition, book.locale, revision, book.revision)
    raise PinnedRevisionGone(gone, present_url)


def no_such_rule(present: Present, book: Book, number: RuleNumber) -> NoSuchRule:
    """Return the error that says what is near a number and where else it is held."""
    return NoSuchRule(
        str(number),
        book.edition,
        book.locale,
        complete=book.info.complete,
        suggestions=[str(near) for near in book.rulebook.near(number)],
        available_in=[info.key for info in present.snapshot.holders(number)],
    )


def _locale(asked: Asked, lang: str) -> str:
    locales = asked.present.snapshot.locales
    locale = match_tag(lang, locales)
    if locale is None:
        raise UnknownLanguage(lang, locales)
    return locale
