"""Citations as BibTeX entries that BibTeX, biber and reference managers read."""

from __future__ import annotations

import re

from app.citations.citation import Citation
from indexer.model.rulebook import UNKNOWN

MEDIA_TYPE = "application/x-bibtex"

# Braces as commands: BibTeX counts even those behind a backslash.
_COMMANDS = {
    "\\": r"\textbackslash{}",
    "{": r"\textbraceleft{}",
    "}": r"\textbraceright{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    **{mark: f"\\{mark}" for mark in "&%$#_"},
}
_SPECIAL = re.compile("|".join(map(re.escape, _COMMANDS)))
_NOT_IN_KEY = re.compile(r"[^a-z0-9:]+")


def as_bibtex(citation: Citation) -> str:
    """Return one `@misc` entry in UTF-8; what is not known of the rulebook is left out of it."""
    year, month, day = (citation.effective_on or "--").split("-")
    note = [citation.handle, *map(str.capitalize, citation.caveats), citation.attribution]
    fields = {
        # The inner braces keep its capitals.
        "title": f"{{{_escaped(citation.label)}}}",
        "booktitle": _known(citation.rulebook),
        "publisher": _known(citation.publisher),
        "edition": _escaped(citation.edition),
        "number": _escaped(citation.number),
        "year": year,
        "month": month,
        "day": day,
        "language": _escaped(citation.lang),
        "url": _escaped_url(citation.url),
        "abstract": _escaped(citation.quote or ""),
        "note": _escaped(". ".join(note)),
    }
    lines = (f"  {name} = {{{value}}}" for name, value in fields.items() if value)
    return f"@misc{{{_key(citation)},\n" + ",\n".join(lines) + "\n}\n"


def _key(citation: Citation) -> str:
    """Return a key that stays the same, of letters, digits, colons and hyphens only."""
    parts = ("mtgcr", citation.edition, citation.lang, citation.number, citation.part)
    return ":".join(_NOT_IN_KEY.sub("-", part.lower()) for part in parts if part)


def _known(text: str) -> str:
    return "" if text == UNKNOWN else _escaped(text)


def _escaped(text: str) -> str:
    return _SPECIAL.sub(lambda found: _COMMANDS[found[0]], text)


def _escaped_url(url: str) -> str:
    """Return a URL for a field that is read verbatim, where only braces and backslashes matter."""
    return url.replace("\\", "%5C").replace("{", "%7B").replace("}", "%7D")
