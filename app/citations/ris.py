"""Citations in RIS, which reference managers read: one tag and its value a line."""

from __future__ import annotations

from collections.abc import Iterator

from app.citations.citation import Citation
from indexer.model.rulebook import UNKNOWN

MEDIA_TYPE = "application/x-research-info-systems"


def as_ris(citation: Citation) -> str:
    """Return one record, lines ended by CR LF; what is not known of the rulebook is left out."""
    # A value is one line: what breaks it would begin a tag.
    lines = (f"{tag}  - {' '.join(value.split())}".rstrip(" ") for tag, value in _fields(citation))
    return "\r\n".join([*lines, "ER  - ", ""])


def _fields(citation: Citation) -> Iterator[tuple[str, str]]:
    yield "TY", "STAND"
    yield "ID", citation.item_id
    yield "TI", citation.label
    if citation.rulebook != UNKNOWN:
        yield "T2", citation.rulebook
    if citation.publisher != UNKNOWN:
        yield "PB", citation.publisher
    if citation.effective_on is not None:
        year, month, day = citation.effective_on.split("-")
        yield "PY", year
        yield "DA", f"{year}/{month}/{day}"
    yield "ET", citation.edition
    yield "M1", citation.number
    yield "LA", citation.lang
    yield "UR", citation.url
    if citation.quote is not None:
        yield "AB", citation.quote
    yield "N1", citation.handle
    for caveat in citation.caveats:
        yield "N1", f"{caveat.capitalize()}."
    yield "N1", citation.attribution
