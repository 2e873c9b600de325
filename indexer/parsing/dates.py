"""The line that names the date of effect, in a language's own words."""

from __future__ import annotations

import re
from typing import NamedTuple

from indexer.languages.profile import DocumentWords


class PrintedDate(NamedTuple):
    """A date of effect as printed; the day is None where only month and year are."""

    year: int
    month: int
    day: int | None

    def __str__(self) -> str:
        day = "" if self.day is None else f"-{self.day:02d}"
        return f"{self.year:04d}-{self.month:02d}{day}"

    def agrees_with(self, edition: str) -> bool:
        """Whether it is the date of an edition's id, as far as it is printed."""
        return edition.startswith(str(self))


def read_date(text: str, words: DocumentWords) -> PrintedDate | None:
    """Read the date in a line that names the date of effect; None in any other line."""
    for form in words.date_line:
        found = re.search(form, text, re.IGNORECASE)
        if found is None:
            continue
        parts = found.groupdict()
        name = parts["month"].casefold()
        month = int(name) if name.isdecimal() else words.months.get(name)
        if month is not None:
            day = parts.get("day")
            return PrintedDate(int(parts["year"]), month, int(day) if day else None)
    return None
