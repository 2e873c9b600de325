"""Signs that are set above or below their line, and what becomes of them in a text without such.

Letters stay (`1er`, `nº`). A number would be read as part of what is before it: 20 and the mark of
note 1 are not 201. Nothing says whether a number is such a mark or a power, so it is no text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

_DIGIT = re.compile(r"[0-9]")
_FRACTION = ("/", "\N{FRACTION SLASH}")
# A letter that is set above a whole word is the mark of a note; above `n` or `1` it ends a word.
_WORD = re.compile(r"[^\W\d_]{2}$")


def in_line(before: str, raised: str, after: str) -> str | None:
    """Return how raised signs are written between two texts of a paragraph; None: not at all.

    A number at the paragraph's start names a note, and one beside a slash is part of a fraction.
    """
    sign = raised.strip()
    if not _DIGIT.search(sign):
        is_mark = len(sign) == 1 and sign.islower() and _WORD.search(before)
        return None if is_mark and before[-2:].islower() else raised
    is_fraction = before.endswith(_FRACTION) or (
        after.startswith(_FRACTION) and not before[-1:].isdigit()
    )
    if before.strip() and not is_fraction:
        return None
    return f"{raised} " if after[:1].isalnum() else raised


def lost_with_raised(left_out: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Tell of raised signs that are no text, each given after what stands before it."""
    if left_out:
        before, raised = left_out[0]
        yield (
            f"marks of notes or powers above or below the line: {len(left_out)}, the first: "
            f"{raised!r} after {before.strip()[-20:]!r}; the text lacks them, and the notes may "
            "stand among the rules. Take marks and notes out and add the file again."
        )
