"""The characters of scripts that are not written like Latin letters, and those that are not seen:
for the inside of a character class. And those that are written wide among them.

It knows characters, and must not know words.
"""

from __future__ import annotations

HAN = (
    r"\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf"
    r"\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
)
"""Chinese characters, and the kana that are written among them: no space stands between words."""
HANGUL = r"\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff"
"""Korean: spaces stand between words, but none before or after a number."""
CJK = HAN + HANGUL
SYLLABLES = "가-힣"
"""Whole syllables of Korean."""
UNSEEN = (
    "\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060"
    "\u2066\u2067\u2068\u2069\ufeff"
)
"""Soft hyphen, zero-width space and joiners, marks of the writing's direction, byte-order mark:
inside a word they are not there."""
FULL_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | dict.fromkeys(
    map(ord, "。｡"), ord(".")
)
"""Digits, letters and signs as wide as a Chinese character → the narrow ones, for `str.translate`:
one for one, so that every place in a text stays."""
