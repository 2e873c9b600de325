"""Writes alike what is typed in several ways, before a query is cut into pieces.

It knows signs and spaces around them, and must not know what is a word.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from indexer.languages.scripts import CJK, HAN
from indexer.search.clauses import FILTERS

_SURROGATES = re.compile("[\ud800-\udfff]")
"""Halves of characters, which no encoding can write."""
_SLASH = re.compile(r"(?<=[0-9XxYy*])\s?/\s?(?=[+＋\-−–]?[0-9XxYy*])")
"""What may be typed apart: `+1 / +1`."""
_SEVERAL = re.compile(r"(/[+＋\-−–]?[0-9XxYy*]{1,2})['’]?s(?!\w)")
"""Symbols of which there are several: `two 1/1s`."""
_BARS = re.compile(r"\|+")
"""What may be typed together: `flying|reach`."""
_BETWEEN_RUNS = re.compile(
    rf"(?<=[{CJK}])(OR|AND|NOT)(?=[\s({CJK}])|(?<!\S)(OR|AND|NOT)(?=[{CJK}])"
)
"""Operators that are written onto writing without spaces: `飞行OR践踏`."""
_ON_RUN = re.compile(rf"(?<=[{CJK}」』)])(?=[-−–]?(?i:{'|'.join(FILTERS)})\s{{0,3}}:)")
"""Where a filter is written onto writing without spaces, or a bracket: `先攻in:702`."""
_SPACED_OUT = re.compile(rf"(?<=(?<!\S)[{HAN}])[ \u3000]+(?=[{HAN}](?!\S))")
"""What stands between the characters of a word that is set apart: `传 奇`."""
_LOOSE_COLON = re.compile(r"\s:|:\s")
_FILTERS_APART = [
    re.compile(rf"(?<!\w)({name})\s{{0,3}}:\s{{0,3}}(?=(?:{value})(?![A-Za-z0-9_]))", re.IGNORECASE)
    for name, value in FILTERS.items()
]
"""Filters as they are typed like prose: `in: 702`, `kind : rule`."""
_SLASHLESS = re.compile(r"(?<![\w+＋\-−–])([+＋\-−–][0-9])(?=[+＋\-−–][0-9](?![0-9/]))", re.ASCII)
"""What a slash is left out after: `+1+1`."""
_SIGN = frozenset("+＋-−–")
_FULL_WIDTH = {
    wide: wide - 0xFEE0
    for wide in range(0xFF01, 0xFF5F)
    if chr(wide).isalnum() or chr(wide) in "（）：－．"
}
"""Signs of the grammar, and its letters and digits, as they are typed among characters of full
width."""
_BRACKETED = re.compile(r"(?<!\w)NOT(?=\()")
"""An operator that the brackets of what it is for are written onto: `NOT(flying reach)`."""
_NOT_AFTER = re.compile(r"((?!(?:AND|OR)\s)\b\S+\s+)NOT(?=\s)")
"""An operator and the word before it, if that is none."""
_PLURAL = re.compile(r"(?<=[a-z])\([a-z]{1,2}\)")
"""An ending that may be there or not: `layer(s)`."""


def written_alike(text: str) -> str:
    """Return a query with what may be typed apart or together in one way, with the signs of the
    grammar of one width, and with no character that cannot be encoded."""
    if not text.isascii():
        text = _SURROGATES.sub("\ufffd", text).translate(_FULL_WIDTH)
        text = _BETWEEN_RUNS.sub(r" \1\2 ", text)
        text = _ON_RUN.sub(" ", text)
        text = _SPACED_OUT.sub("", text)
    if ":" in text and _LOOSE_COLON.search(text) is not None:
        for typed_apart in _FILTERS_APART:
            text = typed_apart.sub(r"\1:", text)
    if "/" in text:
        text = _SEVERAL.sub(r"\1", _SLASH.sub("/", text))
    if "|" in text:
        text = _BARS.sub(" | ", text)
    if "(" in text:
        text = _BRACKETED.sub("NOT ", _PLURAL.sub("", text))
    if _SIGN.isdisjoint(text):
        return text
    return _SLASHLESS.sub(r"\1/", text)


def unshouted(text: str, is_filler: Callable[[str], bool]) -> str:
    """Return a query that is all in capitals with `NOT` as a word where one that only asks stands
    before it: `DOES NOT UNTAP` excludes nothing."""
    if not text.isupper():
        return text

    def said(found: re.Match[str]) -> str:
        before = found[1]
        return before + ("not" if is_filler(before.strip().lower()) else "NOT")

    return _NOT_AFTER.sub(said, text)
