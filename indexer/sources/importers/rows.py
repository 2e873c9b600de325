"""The cells of a table's row as lines of text: a number, or a lead-in, before what it belongs to.

Other cells stand below each other, as a definition does below its term.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_LONGEST_NUMBER = 12
_LONGEST_LEAD_IN = 20
_DIGIT = re.compile(r"[0-9]")
_LETTER = re.compile(r"[(\[]?[^\W\d_][)\].]")
_WORD = re.compile(r"[^\W\d_]{3}")
_COLON = (":", "\N{FULLWIDTH COLON}")


def row_text(cells: Sequence[str]) -> str:
    """Return the text of a row, given the lines of each cell."""
    parts: list[str] = []
    for cell in cells:
        paragraphs = _paragraphs(cell)
        leading = _leading(parts[-1]) if parts else []
        if not paragraphs:
            continue
        if len(leading) == 1:
            parts[-1] += f" {cell.strip()}"
        elif len(leading) == len(paragraphs) > 1:  # a tall cell of numbers, each for one line
            parts[-1] = "\n\n".join(map(" ".join, zip(leading, paragraphs, strict=True)))
        else:
            parts.append(cell.strip())
    apart = "\n\n" if any("\n" in part for part in parts) else "\n"
    return apart.join(parts)


def _paragraphs(cell: str) -> list[str]:
    return [line.strip() for line in cell.split("\n") if line.strip()]


def _leading(cell: str) -> list[str]:
    """The paragraphs of a cell if each belongs before something: a number, letter or lead-in."""
    paragraphs = _paragraphs(cell)
    return paragraphs if all(map(_leads, paragraphs)) else []


def _leads(text: str) -> bool:
    if text.endswith(_COLON):
        return len(text) <= _LONGEST_LEAD_IN
    if len(text) > _LONGEST_NUMBER or _WORD.search(text):
        return False
    return bool(_DIGIT.search(text) or _LETTER.fullmatch(text))
