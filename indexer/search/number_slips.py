"""Rule numbers as hands slip on them in a query: `702,19b` or `704.5.j`.

It knows signs and digits only; no text of a rulebook is read so.
"""

from __future__ import annotations

import re

_CHAPTER = "(?<![0-9A-Za-z_.,])([1-9][0-9]{2})"
_LETTER = "([a-km-np-w])(?![0-9A-Za-z_])"
_MEANT = (
    (r"(?<![0-9A-Za-z_])r\.?(?=[1-9][0-9]{2}\.[0-9])", ""),  # r702.19
    (rf"{_CHAPTER}(?:[ ,]|[.,] )([1-9][0-9]?){_LETTER}", r"\1.\2\3"),  # 702,19b
    (rf"{_CHAPTER}([1-9][0-9]){_LETTER}", r"\1.\2\3"),  # 70219b; `1000s` is none
    (rf"{_CHAPTER}(\.[0-9]{{1,3}})[.-]{_LETTER}", r"\1\2\3"),  # 704.5.j 704.5-j
    (rf"{_CHAPTER}(\.[0-9]{{1,3}}) \(([a-km-np-z])\)", r"\1\2\3"),  # 704.5 (j)
)
_SLIPS = tuple((re.compile(pattern, re.IGNORECASE), meant) for pattern, meant in _MEANT)
_MAY_BE_SLIP = re.compile(r"[1-9][0-9]{2}[ ,.0-9]")  # most queries are not looked at further


def without_slips(text: str) -> str:
    """Return a query with each number that is certainly a slip written as it is meant.

    A comma stays one where it may be that of a list or an amount: `704,5`, `100,50`.
    """
    if _MAY_BE_SLIP.search(text) is None:
        return text
    for pattern, meant in _SLIPS:
        text = pattern.sub(meant, text)
    return text
