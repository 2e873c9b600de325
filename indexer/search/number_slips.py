"""Rule numbers as hands slip on them in a query: `702,19b` or `704.5.j`.

It knows signs and digits only; no text of a rulebook is read so.
"""

from __future__ import annotations

import re

from indexer.languages.scripts import CJK

_NUMBER = "([1-9][0-9]{2})"
_CHAPTER = f"(?<![0-9A-Za-z_.,]){_NUMBER}"
_LETTER = "([a-km-np-w])(?![0-9A-Za-z_])"
_FOR_POINT = "[,，。．、·•_/–-]"
_END = r"(?=[\s.?!]*\Z)"
_MEANT = (
    (r"(?<![0-9A-Za-z_])r\.?(?=[1-9][0-9]{2}\.[0-9])", ""),  # r702.19
    (rf"{_CHAPTER}(?: |[.,] |{_FOR_POINT})([1-9][0-9]?){_LETTER}", r"\1.\2\3"),  # 702,19b 118-12a
    (rf"{_CHAPTER}{_FOR_POINT}(1[0-9]{{2}}){_LETTER}", r"\1.\2\3"),  # 702,122c
    (rf"{_CHAPTER}([1-9][0-9]){_LETTER}", r"\1.\2\3"),  # 70219b; `1000s` is none
    (rf"{_CHAPTER}(\.[0-9]{{1,3}})[.-]{_LETTER}", r"\1\2\3"),  # 704.5.j 704.5-j
    (rf"{_CHAPTER}(\.[0-9]{{1,3}}) \(([a-km-np-z])\)", r"\1\2\3"),  # 704.5 (j)
    (rf"{_CHAPTER}(\.[0-9]{{1,3}}) {_LETTER}(?=\s*[{CJK}])", r"\1\2\3"),  # there `a` is no article
    # 704,5-704,8: nobody names a chapter twice
    (rf"{_CHAPTER}([,，])([1-9][0-9]?)(\D{{1,5}})\1\2([1-9][0-9]?)(?![\w.,])", r"\1.\3\4\1.\5"),
    (rf"(?<!\S)(-|in:){_NUMBER}{_FOR_POINT}([1-9][0-9]?)(?![\w.,])", r"\1\2.\3"),  # -704,5
    (
        rf"\A(\s*){_CHAPTER}(?:[ .]|{_FOR_POINT})([1-9][0-9]?) {_LETTER}{_END}",
        r"\1\2.\3\4",
    ),  # 104 3 a
    # 704,5 alone: a list or a range of a chapter and a section is nothing that one asks for
    (
        rf"\A(\s*(?:[^\W\d_]+(?:\.?\s*|:\s+))?){_CHAPTER}(?: |{_FOR_POINT})([1-9][0-9]?){_END}",
        r"\1\2.\3",
    ),
)
_SLIPS = tuple((re.compile(pattern, re.IGNORECASE), meant) for pattern, meant in _MEANT)
_MAY_BE_SLIP = re.compile(f"[1-9][0-9]{{2}}(?:[ .0-9]|{_FOR_POINT})")  # most are not read further


def without_slips(text: str) -> str:
    """Return a query with each number that is surely a slip written as it is meant.

    Among other words a comma without a letter stays one: it may be that of a list or an amount.
    """
    if _MAY_BE_SLIP.search(text) is None:
        return text
    for pattern, meant in _SLIPS:
        text = pattern.sub(meant, text)
    return text
