"""Editions: the rules as effective on one date; their ids and their order."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


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
        if _DATE.fullmatch(self.id):
            date.fromisoformat(self.id)

    @property
    def effective_on(self) -> date | None:
        """The date of effect, or None where it is not known."""
        return date.fromisoformat(self.id) if _DATE.fullmatch(self.id) else None

    @property
    def recency(self) -> tuple[bool, str]:
        """A key that grows with recency: undated editions come before every dated one."""
        return (self.effective_on is not None, self.id)

    def __str__(self) -> str:
        return self.id
