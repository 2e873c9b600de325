"""A text as words and marks with their places, and when two of them are the same but for
typography.

It knows scripts and signs; of a language it knows only what may stand glued before a word (`l’`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache

from indexer.languages import profile_for
from indexer.languages.scripts import HAN, UNSEEN

_CASED = "A-Za-z\u00c0-\u02af\u0370-\u052f"
_APOSTROPHES = "'’ʼ´`＇"
_QUOTES = "\"'«»“”„‟‘’‚‛`´‹›「」『』《》〈〉〝〞＂＇"
_CLOSERS = {
    "«": "»",
    "»": "«",
    "“": "”",
    "„": "“”",
    '"': '"',
    "‘": "’",
    "'": "'",
    "‹": "›",
    "「": "」",
    "『": "』",
    "《": "》",
}
_DASHES = "-‐‑‒–—―−﹣－"

_ELLIPSIS = "…"
_FOLDED_MARKS = {
    **dict.fromkeys(_QUOTES, '"'),
    **dict.fromkeys(_DASHES, "-"),
    "。": ".",
    "｡": ".",
    "、": ",",
    "､": ",",
}
_BRACKETED = re.compile(r"\[(\w)\](?=.)")
_TO_APOSTROPHE = str.maketrans(dict.fromkeys(_APOSTROPHES, "'"))
_TO_DASH = str.maketrans(dict.fromkeys(_DASHES, "-"))
_LONGEST = 39
"""The most letters in a row that are one word; more are several. What is kept of each word that was
ever seen stays within bounds so, whatever is sent.
"""
_DROP_UNSEEN = dict.fromkeys(map(ord, UNSEEN))


class Words:
    """A text's words and marks in order. White space and unseen characters are between them.

    Attributes:
        text: the whole text. raw: each word or mark as it stands there.
        starts, ends: its span in code points. folds: it without what typography varies.
        keys: its fold without accents, for finding candidates.
    """

    __slots__ = ("ends", "folds", "keys", "raw", "starts", "text")

    def __init__(
        self, text: str, raw: Sequence[str], starts: Sequence[int], ends: Sequence[int]
    ) -> None:
        self.text = text
        self.raw = list(raw)
        self.starts = list(starts)
        self.ends = list(ends)
        self.folds = list(map(fold, raw))
        self.keys = list(map(key, raw))

    def __len__(self) -> int:
        return len(self.raw)

    def cut(self, first: int, last: int) -> Words:
        """Return the words `[first, last)` of the same text."""
        part = Words(self.text, (), (), ())
        part.raw, part.folds = self.raw[first:last], self.folds[first:last]
        part.starts, part.ends = self.starts[first:last], self.ends[first:last]
        part.keys = self.keys[first:last]
        return part

    def without_quotes(self) -> Words:
        """Return the same words without quotation marks, which then count as space between
        words.
        """
        kept = [at for at, word in enumerate(self.raw) if word not in _QUOTES]
        if len(kept) == len(self):
            return self
        return Words(
            self.text,
            [self.raw[at] for at in kept],
            [self.starts[at] for at in kept],
            [self.ends[at] for at in kept],
        )

    def slice(self, first: int, last: int) -> str:
        """Return the text from word `first` up to the end of the word before `last`."""
        return self.text[self.starts[first] : self.ends[last - 1]] if first < last else ""

    def unwrapped(self) -> Words:
        """Return the same words without the quotation marks that a quotation is handed over in."""
        is_wrapped = len(self) > 2 and self.raw[-1] in _CLOSERS.get(self.raw[0], "")
        inner = self.raw[1:-1]
        if is_wrapped and not {self.raw[0], self.raw[-1]} & set(inner):
            return self.cut(1, len(self) - 1)
        return self

    def has_omission_marks(self) -> bool:
        """Whether a mark among them may stand for something left out or put in."""
        return any(word in "[［" or is_ellipsis(word) for word in self.raw)

    def count(self) -> int:
        """How many of them are words rather than marks."""
        return sum(map(is_word, self.raw))


def split(text: str, locale: str) -> Words:
    """Return a text's words and marks, as the locale's language joins them."""
    found = list(pattern_for(locale).finditer(text))
    return Words(text, [m[0] for m in found], [m.start() for m in found], [m.end() for m in found])


@cache
def pattern_for(locale: str) -> re.Pattern[str]:
    """Return the pattern of one word or mark in a locale's texts."""
    elided = sorted(profile_for(locale).analysis.elisions, key=len, reverse=True)
    elisions = "|".join([*elided, *(rf"\[{one[0]}\]{one[1:]}" for one in elided)])
    letter = rf"(?:[^\W{HAN}]|[\u0300-\u036f{UNSEEN}])"
    rest = rf"{letter}{{0,{_LONGEST}}}(?:[{_APOSTROPHES}]{letter}{{1,{_LONGEST}}}){{0,3}}"
    return re.compile(
        rf"""
          \{{[^{{}}\s]{{1,12}}\}}                          # a symbol: {{2/W}}
        | (?<!\w) [{_DASHES}+] (?:[0-9]{{1,{_LONGEST}}}|[XYZ](?!\w))  # a signed number: +1, -X
        # l’objet is two words, and so is [L]’objet:
        | (?i:(?<!\w)(?:{elisions or "(?!)"})[{_APOSTROPHES}])(?=\w)
        | (?<!\w)\[[{_CASED}]\](?=[^\W{HAN}]){rest}     # [T]hat: whoever quotes changed its case
        | [^\W{HAN}]{rest}                               # can't is one
        | [{HAN}]                                         # no spaces tell words apart there
        | {_ELLIPSIS} | \.(?:\s{{0,3}}\.){{2,40}}        # three dots or more
        | [^\s{UNSEEN}]                                   # any other mark
        """,
        re.VERBOSE,
    )


@lru_cache(maxsize=1 << 16)
def fold(word: str) -> str:
    """Return a word or mark without case, width, composition and the shape of quotes and dashes.

    A first letter in brackets, by which whoever quotes says that its case was changed, counts as
    the letter itself.
    """
    if is_ellipsis(word):
        return _ELLIPSIS
    if word in _FOLDED_MARKS:
        return _FOLDED_MARKS[word]
    seen = _without_brackets(word.translate(_DROP_UNSEEN))
    if seen[0] in _DASHES:
        seen = seen.translate(_TO_DASH)
    seen = seen.translate(_TO_APOSTROPHE)
    if not seen.isascii():
        seen = unicodedata.normalize("NFC", "".join(map(_in_usual_form, seen)))
    return seen.casefold()


def _without_brackets(word: str) -> str:
    """Return a word without the brackets around its first letter: `[T]hat`."""
    return _BRACKETED.sub(r"\1", word, count=1) if word.startswith("[") else word


def _in_usual_form(char: str) -> str:
    """Return a character in its usual width, and a ligature's letters.

    Other compatibility characters are no typography: `10²` is not 102, `nº` is not `no`.
    """
    is_ligature = "\ufb00" <= char <= "\ufb06"
    is_width = unicodedata.decomposition(char).startswith(("<wide>", "<narrow>"))
    return unicodedata.normalize("NFKC", char) if is_ligature or is_width else char


@lru_cache(maxsize=1 << 16)
def key(word: str) -> str:
    """Return a word's fold without accents."""
    folded = fold(word)
    return folded if folded.isascii() else _without_accents(folded)


def same(quoted: str, actual: str) -> bool:
    """Whether a quoted word is the actual one but for typography; a capital may lack its accent."""
    if fold(quoted) == fold(actual):
        return True
    if key(quoted) != key(actual):
        return False
    theirs = unicodedata.normalize("NFC", _without_brackets(quoted))
    ours = unicodedata.normalize("NFC", _without_brackets(actual))
    return len(theirs) == len(ours) and all(
        fold(one) == fold(other)
        or (one.isupper() and one == _without_accents(one) == _without_accents(other).upper())
        for one, other in zip(theirs, ours, strict=True)
    )


def variation(quoted: str, actual: str) -> str:
    """Name how two words that are the same differ: the `op` of a typographic difference."""
    if is_ellipsis(actual):
        return "ellipsis"
    if actual in _QUOTES:
        return "quotes"
    if "[" in (quoted[0], actual[0]):
        quoted, actual = _without_brackets(quoted), _without_brackets(actual)
        if quoted == actual:
            return "punctuation"
    if quoted.translate(_TO_APOSTROPHE) == actual.translate(_TO_APOSTROPHE):
        return "quotes"
    if actual[0] in _DASHES:
        return "dash"
    if fold(quoted) != fold(actual):
        return "accent"
    return "case" if quoted.casefold() == actual.casefold() else "form"


def is_word(word: str) -> bool:
    """Whether it is a word (or number or symbol) rather than a mark."""
    return any(map(str.isalnum, word))


def is_ellipsis(word: str) -> bool:
    """Whether it is an ellipsis in any of its spellings."""
    return word == _ELLIPSIS or (len(word) > 2 and word[0] == "." == word[-1])


def is_quote(word: str) -> bool:
    """Whether it is a quotation mark."""
    return word in _QUOTES


def has_quotes(text: str) -> bool:
    """Whether a text holds a quotation mark."""
    return any(mark in text for mark in _QUOTES)


@lru_cache(maxsize=1 << 12)
def _without_accents(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    return "".join(char for char in decomposed if not unicodedata.combining(char))
