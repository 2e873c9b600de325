"""What shows that a text was decoded wrongly, or lost its accents, before it came here.

It goes by sequences that a wrong decoding leaves behind, then by the letters that a language is
written with. It knows line ends, and nothing of rules.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import cache

from indexer.languages import LanguageProfile, all_profiles, profile_for

LINE_END = re.compile(r"\r\n|\r|\n")
"""What ends a line. U+2028, U+0085, vertical tab and form feed stand inside one."""

_DAMAGE = re.compile(
    r"""
      \ufffd                    # a character that an earlier reading could not decode
    | \x00                      # UTF-16 read as bytes
    | [\x80-\x84\x86-\x9f]      # cp1252 read as latin-1; U+0085 is a line break of some systems
    | â€[™œ˜¦¢“”\x9d]           # UTF-8 quotes, dots and dashes read as cp1252
    | Ã[¡-ª¬-º¼-¿]              # UTF-8 letters read as cp1252; Ã before a quote may be sound
    | Â[«»¿¡°®©\xa0]
    | √[°©±≥∫≠´¶®ß≤•§ªº¢£]|‚Äô  # UTF-8 read as Mac Roman
    | 锟斤拷                     # U+FFFD read as GBK
    """,
    re.VERBOSE,
)
_WORD = re.compile(r"[^\W\d_]+")
_WORDS_PER_ACCENT = 200
# The letters of Western languages, of which some stand in names that any rules mention (Jötun).
_LETTERS = "A-Za-zÀ-ÖØ-öø-ÿŒœŠšŸŽž"
_INSIDE_WORD = re.compile(rf"(?<=[{_LETTERS}])[^\x00-\x7f]")
_WESTERN = re.compile(rf"[{_LETTERS}]")
_SIGNS = frozenset(("Sm", "Sc", "So", "No"))  # of mathematics, of money, of drawings, ½
_SOUND_SIGNS = frozenset("™®©℠°×−→")
_PRINTERS_SIGNS = frozenset("§¶†‡")
_FEWEST_MISREAD = 2
_SHARE_OF_MISREAD = 0.01
_WORDS_PER_MISREAD = 1000
"""A publisher's own misprints are fewer: three names in a book of English."""
_FEWEST_FOREIGN = 5
_SHARE_OF_OWN = 0.5


def find_damage(text: str, locale: str) -> tuple[str, int | None] | None:
    """Return what shows that a text was damaged before it came here, and its line; None if sound.

    Signs are sequences that a wrong decoding leaves behind, letters and signs in the language's
    words that it is not written with, and the lack of accents in a language that has some in nearly
    every sentence.
    """
    profile = profile_for(locale)
    found = _DAMAGE.search(text)
    if found is not None:
        return _told(found[0], text, found.start())
    composed = unicodedata.normalize("NFC", text)
    misread, beyond = _misread(composed, profile)
    if _are_many(len(misread), composed, beyond.total()):
        at = misread[0]
        return _told(composed[at - 1 : at + 2], composed, at)
    total = beyond.total()
    own = sum(count for letter, count in beyond.items() if _is_own(letter, profile))
    if total >= _FEWEST_FOREIGN and own < total * _SHARE_OF_OWN:
        told = f"its letters beyond ASCII are {total}, and {own} of them such as {profile.name} has"
        return f"{told}: it was decoded wrongly before", None
    accented = profile.document.accented
    if not accented:
        return None
    count = sum(map(composed.count, {*accented, *accented.upper()}))
    words = len(_WORD.findall(composed))
    if count >= words // _WORDS_PER_ACCENT:
        return None
    return f"accents were lost: its letters with one are {count}, its words {words}", None


def _told(sign: str, text: str, at: int) -> tuple[str, int]:
    line = len(LINE_END.findall(text, 0, at)) + 1
    return f"{sign!r} shows that the text was decoded wrongly before", line


def _misread(text: str, profile: LanguageProfile) -> tuple[list[int], Counter[str]]:
    """Return where letters and signs stand that no word has, and a text's letters beyond ASCII."""
    letters = Counter({sign: n for sign, n in Counter(text).items() if _is_beyond_ascii(sign)})
    if script_of(profile.name[0]) != "LATIN":
        return [], letters
    inside = (found.start() for found in _INSIDE_WORD.finditer(text))
    return [
        at for at in inside if _is_misread(text[at], text[at - 1], text[at + 1 : at + 2])
    ], letters


def _are_many(misread: int, text: str, beyond: int) -> bool:
    """Whether so many letters and signs that no word has come of a wrong encoding.

    Args:
        beyond: how many letters the text has beyond ASCII.
    """
    if misread < _FEWEST_MISREAD or misread <= beyond * _SHARE_OF_MISREAD:
        return False
    return misread * _WORDS_PER_MISREAD > len(_WORD.findall(text))


def _is_own(letter: str, profile: LanguageProfile) -> bool:
    """Whether a letter is one of the language or of its neighbours; English takes all of them."""
    if profile.document.accented:
        return letter.lower() in _accented()
    return script_of(letter) == script_of(profile.name[0])


@cache
def _accented() -> frozenset[str]:
    return frozenset("".join(profile.document.accented for profile in all_profiles()))


def _is_beyond_ascii(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return not letter.isascii() and kind in ("Ll", "Lu", "Lo") and letter not in "ªº"


def _is_misread(sign: str, before: str, after: str) -> bool:
    """Whether a letter or sign after a letter is none that is written there, in any of the
    languages with Latin letters: `c¾mo`, `quÚ`, `nъmero`."""
    if _WESTERN.match(sign):
        return sign.isupper() and before.islower()
    if unicodedata.category(sign) in _SIGNS or sign in _PRINTERS_SIGNS:
        is_followed = after.isalpha() or (not after.isascii() and not after.isspace())
        return sign not in _SOUND_SIGNS and before.islower() and is_followed
    return _is_beyond_ascii(sign)


def script_of(letter: str) -> str:
    """Return the first word of a letter's Unicode name: LATIN, HANGUL, CJK."""
    return unicodedata.name(letter, "").partition(" ")[0]
