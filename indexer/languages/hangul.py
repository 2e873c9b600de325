"""Korean letters: which keys they are typed with, and how words sound that are written with them.

It knows letters only, no words. The keyboard is the national standard's of two sets (KS X 5002);
the letters inside syllables are those of the Unicode Standard, section 3.12.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import normalize

from indexer.languages.scripts import SYLLABLES

_KEYS = dict(
    zip(
        "qwertyuiopasdfghjklzxcvbnmQWERTOP",
        "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ",
        strict=True,
    )
)
_TWO_KEYS = {
    one: first + second
    for one, first, second in zip(
        "ㅘㅙㅚㅝㅞㅟㅢㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ",
        "ㅗㅗㅗㅜㅜㅜㅡㄱㄴㄴㄹㄹㄹㄹㄹㄹㄹㅂ",
        "ㅏㅐㅣㅓㅔㅣㅣㅅㅈㅎㄱㅁㅂㅅㅌㅍㅎㅅ",
        strict=True,
    )
}
"""Letters that are typed with two keys."""
_FIRSTS = {one: chr(0x1100 + at) for at, one in enumerate("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")}
_VOWELS = {
    one: chr(0x1161 + at) for at, one in enumerate("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
}
_LASTS = {
    one: chr(0x11A8 + at)
    for at, one in enumerate("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
}
"""Letters as they stand alone → inside a syllable: what begins it, its vowel, what ends it."""
_LETTER = {_TWO_KEYS.get(one, one): one for one in (*_VOWELS, *_LASTS)}
"""The letter that is typed with these keys."""


def _one_of(letters: Iterable[str]) -> str:
    """Return a pattern for what these letters are typed with, two keys before one."""
    return "|".join(sorted((_TWO_KEYS.get(one, one) for one in letters), key=len, reverse=True))


_SYLLABLE = re.compile(
    f"([{''.join(_FIRSTS)}])({_one_of(_VOWELS)})((?:{_one_of(_LASTS)})(?![{''.join(_VOWELS)}]))?"
)
_WHOLE = re.compile(f"[{SYLLABLES}]+")
_KEY = {letter: key for key, letter in _KEYS.items()}
_TYPED = {
    ord(code): "".join(_KEY[key] for key in _TWO_KEYS.get(one, one))
    for letters in (_FIRSTS, _VOWELS, _LASTS)
    for one, inside in letters.items()
    for code in (one, inside)
}
"""Each letter, alone or inside a syllable → the keys that it is typed with."""

_CARRIED = {_LASTS[one]: _FIRSTS[one] for one in "ㄱㄲㄴㄷㄹㅁㅂㅅㅆㅈㅊㅋㅌㅍ"} | {
    _LASTS["ㅎ"]: ""
}
_BEFORE_VOWEL = re.compile(f"([{''.join(_CARRIED)}]){_FIRSTS['ㅇ']}")
_ALIKE = str.maketrans(
    {
        letters[one]: letters[group[0]]
        for letters, groups in (
            (_FIRSTS, ("ㄱㄲ", "ㄷㄸ", "ㅂㅃ", "ㅅㅆ", "ㅈㅉ")),
            (_VOWELS, ("ㅔㅐㅖㅒ", "ㅚㅙㅞ", "ㅣㅢ")),
            (_LASTS, ("ㄱㄲㅋㄳㄺ", "ㄷㅅㅆㅈㅊㅌㅎ", "ㅂㅍㅄㄿ", "ㄴㄵㄶ", "ㄹㄼㄽㄾㅀ", "ㅁㄻ")),
        )
        for group in groups
        for one in group
    }
)


def with_hangul_keys(letters: str) -> str:
    """Return what Latin letters are on a Korean keyboard (`qlgod` → `비행`); nothing if that is
    not made of whole syllables."""
    keys = "".join(_KEYS.get(key) or _KEYS.get(key.lower(), key) for key in letters)
    found = normalize("NFC", _SYLLABLE.sub(_composed, keys))
    return found if _WHOLE.fullmatch(found) else ""


def with_latin_keys(word: str) -> str:
    """Return what Korean letters are on a Latin keyboard (`ㅅㄱ므ㅔㅣㄷ` → `trample`)."""
    return normalize("NFD", word).translate(_TYPED).lower()


def sound(word: str) -> str:
    """Return how a word sounds to those who do not tell some vowels apart (`대채` is `대체`), nor
    tense consonants, and who write a consonant where it is heard (`벼니` is `변이`)."""
    letters = normalize("NFD", word)
    carried = _BEFORE_VOWEL.sub(lambda found: _CARRIED[found[1]], letters)
    return carried.translate(_ALIKE)


def _composed(found: re.Match[str]) -> str:
    first, vowel, last = found.groups()
    return _FIRSTS[first] + _VOWELS[_LETTER[vowel]] + (_LASTS[_LETTER[last]] if last else "")
