"""Editions: the rules as effective on one date; their ids and their order."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


def is_date(edition_id: str) -> bool:
    """Whether an edition's id is a date; the order of such ids is that of their days."""
    return _DATE.fullmatch(edition_id) is not None


def newest_by(day: str, keys: Iterable[str]) -> tuple[str, ...]:
    """Return, of `edition:locale`, each locale's newest dated edition of a day or before.

    More is not known: an edition that is not among them may have come after it. None, where the
    day is no ISO date.

    >>> newest_by("2021-05-01", ["2022-02-02:es", "2021-03-03:es", "2020-01-01:es", "undated:fr"])
    ('2021-03-03:es',)
    """
    newest: dict[str, str] = {}
    for key in keys if is_date(day) else ():
        edition, _, locale = key.partition(":")
        if is_date(edition) and newest.get(locale, "") < edition <= day:
            newest[locale] = edition
    return tuple(f"{edition}:{locale}" for locale, edition in newest.items())


@dataclass(frozen=True, slots=True)
class Edition:
    """The rules as effective on one date, in all languages.

    Attributes:
        id: the ISO date of effect, or a declared slug where the source has no date (`undated`).
    """

    id: str

    def __post_init__(self) -> None:
        if not _SLUG.fullmatch(self.id):
            raise ValueError(f"{self.id!r} is neither an ISO date nor a slug of a-z, 0-9, hyphens")
        if is_date(self.id):
            date.fromisoformat(self.id)

    @property
    def effective_on(self) -> date | None:
        """The date of effect, or None where it is not known."""
        return date.fromisoformat(self.id) if is_date(self.id) else None

    @property
    def recency(self) -> tuple[bool, str]:
        """A key that grows with recency: undated editions come before every dated one."""
        return (self.effective_on is not None, self.id)

    def __str__(self) -> str:
        return self.id
