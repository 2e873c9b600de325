"""Suggests the encoding of a document that none was declared for; somebody has to agree to it.

It goes by byte order marks and strict decoding, then by whether the decoded text is written in the
language's script and letters. It reads no rules.
"""

from __future__ import annotations

import codecs
import unicodedata
from collections import Counter
from dataclasses import dataclass

from indexer.languages import LanguageProfile, profile_for
from indexer.model.errors import UndecodableSource
from indexer.sources.damage import find_damage, script_of
from indexer.sources.decoding import MARKS, decode

# What rule texts have been published in. Supersets come after what they hold.
_CANDIDATES = ("cp1252", "mac-roman", "cp949", "gb18030", "utf-16-le", "utf-16-be")
_TYPOGRAPHY = frozenset(
    "‘’“”–—…•·™®©°½×−«»¡¿ºª§‐‑\N{NO-BREAK SPACE}、。，：；？！（）「」『』《》【】"
)
_ENOUGH = 0.9
_SAMPLE = 1_000_000


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An encoding that a document seems to be in.

    Attributes:
        encoding: a Python codec name. reason: what speaks for it, as the end of a sentence.
        is_certain: hardly another encoding would give these bytes.
    """

    encoding: str
    reason: str
    is_certain: bool


def suggest_encoding(content: bytes, locale: str) -> Suggestion | None:
    """Suggest the encoding of a document in a locale's language; None where nothing fits."""
    for mark, encoding in MARKS:
        if content.startswith(mark):
            return Suggestion(encoding, "its byte order mark says so", is_certain=True)
    sample = content[:_SAMPLE]
    if b"\0" not in sample:
        try:
            codecs.getincrementaldecoder("utf-8")().decode(content, final=True)
        except UnicodeDecodeError:
            pass
        else:
            reason = "it is plain ASCII" if content.isascii() else "all of it is valid UTF-8"
            return Suggestion("utf-8", reason, is_certain=True)
    profile = profile_for(locale)
    shares = {encoding: _share(content, encoding, profile) for encoding in _CANDIDATES}
    best, share = max(shares.items(), key=lambda pair: pair[1])
    if share < _ENOUGH:
        return None
    reason = f"in it {share:.0%} of the letters beyond ASCII are those of {profile.name}"
    return Suggestion(best, reason, is_certain=False)


def _share(content: bytes, encoding: str, profile: LanguageProfile) -> float:
    """How much of the text beyond ASCII is the language's, 0 to 1; 0 for what cannot be decoded."""
    try:
        text = decode(content, encoding, "")
    except UndecodableSource:
        return 0.0
    damage = find_damage(text, profile.tag)
    if damage is not None and damage[1] is not None:
        return 0.0
    seen = Counter(text)
    beyond = {sign: count for sign, count in seen.items() if ord(sign) > 127}
    total = sum(beyond.values())
    if not total or any(unicodedata.category(sign) in ("Cn", "Co", "Cc") for sign in beyond):
        return 0.0
    return sum(count for sign, count in beyond.items() if _is_native(sign, profile)) / total


def _is_native(sign: str, profile: LanguageProfile) -> bool:
    if sign in _TYPOGRAPHY:
        return True
    accented = profile.document.accented
    if accented:
        return sign.lower() in accented
    return script_of(sign) in {script_of(letter) for letter in profile.name if letter.isalpha()}
