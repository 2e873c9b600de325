"""What an importer gives back: the text of a file, what was left out, what the text lacks of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Imported:
    """The text of a file that is no plain text.

    Attributes:
        text: lines that end in a line feed; a blank line parts paragraphs.
        notes: what was left out or decided on the way, one English sentence each.
        losses: what the file shows to a reader and the text lacks, one English sentence each.
    """

    text: str
    notes: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()


def tidy(text: str) -> str:
    """Return a text without blanks at line ends, and with at most one blank line between others."""
    lines: list[str] = []
    for line in text.split("\n"):
        kept = line.rstrip()
        if kept or (lines and lines[-1]):
            lines.append(kept)
    return "\n".join(lines).rstrip("\n") + "\n"


def excerpt(text: str, length: int = 60) -> str:
    """Return the beginning of a text, quoted, on one line."""
    folded = " ".join(text.split())
    return repr(folded if len(folded) <= length else folded[:length] + "…")
