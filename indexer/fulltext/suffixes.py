"""How a word is taken apart in a language that writes particles and endings onto it (Korean).

It knows syllables as letters (Unicode Standard, section 3.12), and how a verb's root changes before
an ending. The words themselves come from the language's profile; it must not know texts.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple
from unicodedata import normalize

from indexer.languages.profile import SuffixWords

_FIRST_VOWEL, _FIRST_FINAL = "\u1161", "\u11a8"
_A, _EO, _AE, _O, _EU, _R = "\u1161", "\u1165", "\u1162", "\u1169", "\u1173", "\u1105"
_SILENT = "\u110b"
"""The letter that carries a vowel which begins a syllable."""
_FINAL_R, _FINAL_SS = "\u11af", "[\u11bb\u11ba]"
"""The sign of the past is often typed as a single `ㅅ`."""
_FINALS = {"ㄴ": "\u11ab", "ㄹ": _FINAL_R, "ㅁ": "\u11b7", "ㅂ": "\u11b8"}
"""The letters that an ending may begin with, as the last sound of the syllable before."""
_FUSED = {_O: "\u116a", "\u116e": "\u116f", "\u1175": "\u1167", "\u116c": "\u116b"}
"""Vowels with which the `ㅏ` or `ㅓ` after them makes one."""
_SWALLOWING = f"{_A}{_EO}{_AE}\u1166\u1167"
"""Vowels after which it is not written."""
_LONGEST = 40
"""No longer word is looked at for what is written onto it: the time grows with its length cubed."""
_FIRST_SYLLABLE, _LAST_SYLLABLE, _FINALS_EACH = "가", "힣", 28


class Suffixes:
    """Cuts particles and endings off words. Safe to share between threads.

    Attributes:
        joined: single syllables that words are made of with others. leading: those of them that
            stand before a verb.
    """

    def __init__(self, words: SuffixWords) -> None:
        self._citation = words.citation
        self._syllables = frozenset(words.syllables.split())
        self.leading = frozenset(words.leading.split())
        self.joined = self._syllables.union(words.bound.split(), self.leading)
        self._units = frozenset(words.units.split())
        self._counting = frozenset(words.counting.split())
        self._whole = re.compile(_one_of(words.whole.split()))
        particles = sorted(_particles(words), key=lambda particle: -len(particle.text))
        self._particles: defaultdict[str, list[_Particle]] = defaultdict(list)
        for one in particles:
            self._particles[one.text[-1]].append(one)  # by what a word with it ends in
        unit = _one_of(words.units.split())
        written_on = f"(?:{_one_of(one.text for one in particles)})*"
        number = f"(?P<number>[0-9]+)(?P<unit>{unit})?"
        counting = f"(?P<counted>(?P<counting>{_one_of(self._counting)})(?:{unit}))"
        self._amount = re.compile(f"(?:{number}|{counting}){written_on}")
        particle = f"(?:{_one_of(_letters(one.text) for one in particles)})?"
        ending = f"(?:{_one_of(map(_letters, words.endings.split()))}){particle}"
        joined = _one_of(map(_letters, words.joined_endings.split()))
        joined = f"(?:(?:{joined}){particle})?"
        joined = f"(?:{_FINAL_SS}(?:{ending}|{_SILENT}{_EO}{joined})|{joined})"
        self._asking = re.compile(f".*(?:{_one_of(map(_letters, words.asking.split()))})")
        between = words.between.split()
        polite = _one_of(form for each in between for form in _joined(each))
        bare = f"(?:{_one_of(map(_letters, between))})?{ending}|(?:{polite}){joined}"
        auxiliaries = [
            f"{_letters(root)}(?:{bare})|(?:{_one_of(_joined(root))}){joined}"
            for root in words.auxiliaries.split()
        ]
        tails = re.compile(bare), re.compile("|".join([joined, *auxiliaries]))
        self._interrogatives = tuple(words.interrogatives.split())
        self._verbs = _Verbs(words.verbs.split(), *tails)
        self._helpers = _Verbs(words.helpers.split(), *tails)

    def stem(self, word: str) -> str:
        """Return a word without what is written onto it: a noun, a verb as dictionaries have it
        (`뽑으면` → `뽑다`), or a number."""
        if len(word) > _LONGEST:
            return word
        amount = self._amount.fullmatch(word)
        if amount is not None:
            return amount["number"] or amount["counting"]
        root = self._verbs.root(word)
        if root and not self._is_noun(word, root):
            return f"{root}{self._citation}"
        while True:
            shorter = self._without_particles(self._without_verb(word))
            if shorter == word:
                return word
            word = shorter

    def _is_noun(self, word: str, root: str) -> bool:
        """Whether a word that looks like a root and its ending is a noun, with particles or not."""
        noun = self._without_particles(word)
        nouns = (word,) if noun == root else (word, noun)  # `가지는`: a form of 가지다
        return any(map(self._whole.fullmatch, nouns))

    def counted(self, word: str) -> str:
        """Return how many of what, where a word says both (`두장이`); nothing for any other."""
        amount = self._amount.fullmatch(word) if len(word) <= _LONGEST else None
        return amount["counted"] or "" if amount is not None else ""

    def numbered(self, word: str) -> str:
        """Return the number that a word is, with particles or not (`704는`); nothing where it says
        what is counted (`100장은`), and for any other word."""
        amount = self._amount.fullmatch(word) if len(word) <= _LONGEST else None
        return amount["number"] or "" if amount is not None and amount["unit"] is None else ""

    def is_unit(self, word: str, before: str) -> bool:
        """Whether a word only says what is counted, by the word before it."""
        return before in self._counting and self.stem(word) in self._units

    def is_verb(self, word: str) -> bool:
        """Whether a word is a form of a verb that is known."""
        return len(word) <= _LONGEST and bool(self._verbs.root(word))

    def asks(self, word: str) -> bool:
        """Whether a word ends as the last word of a question does."""
        return self._asking.fullmatch(normalize("NFD", word[-_LONGEST:])) is not None

    def is_interrogative(self, word: str) -> bool:
        """Whether a word makes a question, wherever it stands."""
        return word.startswith(self._interrogatives)

    def _without_verb(self, word: str) -> str:
        """Return a noun without the verb that it was made into another with (`발동하면`)."""
        for at in range(len(word) - 1, 0, -1):
            if not (at > 1 or word[0] in self._syllables):
                continue
            if self._helpers.root(word[at:]) and not self._is_inside(word, at):
                return word[:at]
        return word

    def _without_particles(self, word: str) -> str:
        for particle, after_consonant in self._particles.get(word[-1:], ()):
            if not word.endswith(particle):
                continue
            at = len(word) - len(particle)
            if at < 1 or self._is_inside(word, at):
                continue
            if at == 1 and not (word[0] in self._syllables or word[0].isascii()):
                continue
            if _may_follow(word[at - 1], after_consonant):
                return self._without_particles(word[:at])
        return word

    def _is_inside(self, word: str, at: int) -> bool:
        """Whether a place is in the middle of what is never cut."""
        return any(match.start() < at < match.end() for match in self._whole.finditer(word))


class _Particle(NamedTuple):
    """A particle, and what it only follows: a consonant, a vowel (False), or either (None)."""

    text: str
    after_consonant: bool | None


class _Tails(NamedTuple):
    """What may follow a root, and what may follow its form with `ㅏ` or `ㅓ`, as letters."""

    bare: re.Pattern[str]
    joined: re.Pattern[str]


class _Verbs:
    """Roots of verbs, found in every inflected form."""

    def __init__(
        self, roots: Iterable[str], ending: re.Pattern[str], joined: re.Pattern[str]
    ) -> None:
        self._tails = _Tails(ending, joined)
        self._bare = {normalize("NFD", root): root for root in roots}
        self._joined = {
            form: root for letters, root in self._bare.items() for form in _joined(root)
        }
        for letters, root in list(self._bare.items()):
            if letters.endswith(_FINAL_R):  # lost before some endings: `만들고`, `만든다`
                self._bare.setdefault(letters[:-1], root)
        self._longest = max(map(len, [*self._bare, *self._joined]), default=0)

    def root(self, word: str) -> str:
        """Return the root that an inflected form is of, the longest; nothing where it is none."""
        letters = normalize("NFD", word)
        for size in range(min(len(letters), self._longest), 0, -1):
            head, tail = letters[:size], letters[size:]
            if head in self._joined and self._tails.joined.fullmatch(tail):
                return self._joined[head]
            if tail and head in self._bare and self._tails.bare.fullmatch(tail):
                return self._bare[head]
        return ""


def _particles(words: SuffixWords) -> Iterator[_Particle]:
    for particles, after_consonant in (
        (words.particles, None),
        (words.after_consonant, True),
        (words.after_vowel, False),
    ):
        yield from (_Particle(text, after_consonant) for text in particles.split())


def _joined(root: str) -> Iterator[str]:
    """Yield, as letters, the forms of a root with the `ㅏ` or `ㅓ` that some endings need."""
    letters = normalize("NFD", root)
    if root.endswith("하"):
        yield letters[:-1] + _AE
        yield normalize("NFD", f"{root}여")
        return
    yield normalize("NFD", root + ("아" if _is_bright(letters) else "어"))
    before, last = letters[:-1], letters[-1]
    if last in _SWALLOWING:
        yield letters
    elif last in _FUSED:
        yield before + _FUSED[last]
    elif last == _EU:
        vowel = _A if _is_bright(before) else _EO
        yield before + vowel  # 쓰 → 써
        if before[-1] == _R and len(before) > 1 and before[-2] < _FIRST_FINAL:  # 고르 → 골라
            yield f"{before[:-1]}{_FINAL_R}{_R}{vowel}"


def _is_bright(letters: str) -> bool:
    """Whether `ㅏ` follows the last vowel, not `ㅓ`."""
    vowels = [letter for letter in letters if _FIRST_VOWEL <= letter < _FIRST_FINAL]
    return bool(vowels) and vowels[-1] in (_A, _O)


def _letters(ending: str) -> str:
    final = _FINALS.get(ending[0])
    return normalize("NFD", ending) if final is None else final + normalize("NFD", ending[1:])


def _one_of(forms: Iterable[str]) -> str:
    """Return a pattern for one of these forms, the longest first; for nothing if there are none."""
    return "|".join(sorted(forms, key=len, reverse=True)) or "(?!)"


def _may_follow(before: str, after_consonant: bool | None) -> bool:
    """Whether a particle may follow a syllable; after what is no syllable, any may."""
    if after_consonant is None or not _FIRST_SYLLABLE <= before <= _LAST_SYLLABLE:
        return True
    has_final = (ord(before) - ord(_FIRST_SYLLABLE)) % _FINALS_EACH != 0
    return has_final == after_consonant
