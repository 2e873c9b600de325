"""How a text becomes index terms, for texts and queries alike.

It knows tokens, their spans in the text as given, and their folded and stemmed forms. It must not
know rulebooks or queries. Every span refers to the text as it was passed in, whatever was folded
meanwhile.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import chain
from threading import Lock
from typing import NamedTuple, Protocol, cast

import Stemmer

from indexer.fulltext.suffixes import Suffixes
from indexer.fulltext.verbs import Verbs
from indexer.languages import profile_for
from indexer.languages.profile import APART, AnalysisWords
from indexer.languages.scripts import CJK, HAN, HANGUL, UNSEEN

_MARKS = rf"\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f{UNSEEN}"
_APOSTROPHES = r"'’ʼ‘‛＇´`"
_DASHES = "-−–‐‑﹣－"
_MINUS = r"\-" + _DASHES[1:]
SIGNS = "∞×÷≠≤≥√"
"""Signs that are read as words; what is written onto a word (`™`, `%`) belongs to it."""
_SUM = rf"(?:[0-9][+＋{_MINUS}]\*|\*[+＋{_MINUS}][0-9])"
_SIDE = rf"(?:{_SUM}|[+＋{_MINUS}]?(?:[0-9]{{1,4}}|[xXyY*]))"
_STAR = rf"(?:{_SUM}|(?<=[(（])\*(?=[)）]))"
"""A star that stands for a number, elsewhere than beside a slash; others begin lines and notes."""

_UNIFIED = {ord(mark): "'" for mark in _APOSTROPHES} | {ord(mark): "-" for mark in _DASHES}
_UNIFIED |= {ord("＋"): "+"} | dict.fromkeys(map(ord, UNSEEN), "")
_LETTERS = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ß": "ss", "ı": "i", "'": "", "ŀ": "l"}
)
_BARE = re.compile("[\u4e00-\u9fff\uac00-\ud7a3]+")
"""Chinese characters and Korean syllables, which have no accents and no case."""

_CJK = re.compile(f"[{CJK}]")
_ASIDE = re.compile(r"\s*[(（][^()（）]*[)）]\s*$")

_APART_MARK = "="
"""Ends the stem of a word that is kept apart, so that no stemmer makes it of another (`plano` →
`plan`)."""
_FORMS_KEPT = 100_000
"""How many words are kept with their forms."""


class Token(NamedTuple):
    """One token of a text.

    Attributes:
        surface: the word in lower case, composed (NFC), without elided article; a symbol as
            written. An elided conjunction is a token of its own.
        start, end: where it stands in the text, in code points.
    """

    surface: str
    start: int
    end: int


class Forms(NamedTuple):
    """What a surface is reduced to: without accents, and stemmed."""

    folded: str
    stem: str


class _Stem(Protocol):
    def stemWord(self, word: str) -> str: ...  # noqa: N802 — PyStemmer's name


def fold(surface: str) -> str:
    """Return a surface without accents, ligatures and apostrophes: `cœur` → `coeur`, `can't` →
    `cant`."""
    if surface.isascii():
        return surface.replace("'", "")
    if _BARE.fullmatch(surface):
        return surface
    parts = unicodedata.normalize("NFKD", surface.translate(_LETTERS))
    bare = "".join(part for part in parts if unicodedata.category(part) != "Mn")
    return unicodedata.normalize("NFC", bare).casefold() or surface


def without_aside(name: str) -> str:
    """Return a name without what is said of it in brackets: `Interrupt (Obsolete)`."""
    aside = _ASIDE.search(name)
    return name[: aside.start()] if aside is not None and aside.start() else name


def each_language(words: Sequence[str]) -> tuple[Sequence[str], ...]:
    """Return the words of a name, and if it is in two languages those of each for itself; numbers
    and symbols alone (`+1/+1 카운터`) are in none."""
    latin = [word for word in words if not _CJK.search(word)]
    others = [word for word in words if _CJK.search(word)]
    return (words, latin, others) if others and any(map(str.isalpha, latin)) else (words,)


def unify(text: str) -> str:
    """Return a text with one kind of apostrophe, of dash and of plus sign, as a keyboard has them,
    and without what is not seen."""
    return text.translate(_UNIFIED)


class Analyzer:
    """One language's analysis. Safe to share between threads.

    Attributes:
        has_compounds: words are found in longer ones that they are joined into.
        has_runs: it is written without spaces.
        irregular: the words whose stems are told one by one, folded → as written.
        fillers: those that are too frequent or only ask, in the same way.
        linking: those that only link others, folded.
        elisions: what is written before an apostrophe, the longest first.
    """

    def __init__(self, words: AnalysisWords) -> None:
        self._words = words
        self._stemmer = cast(_Stem, Stemmer.Stemmer(words.stemmer, 0)) if words.stemmer else None
        self._suffixes = Suffixes(words.suffixes) if words.suffixes else None
        self.has_compounds = words.compounds
        self.has_runs = words.segmented
        self._lock = Lock()
        self._forms: dict[str, Forms] = {}
        self._stem_of: dict[str, str] = {}
        self._verbs = Verbs([fold(line) for line in words.verbs], words.verb_endings)
        spelt: dict[str, str] = {}
        for line in words.irregular:
            written = _words_of(line)
            word, *forms = map(fold, written)
            spelt |= zip((word, *forms), written, strict=True)
            if line.startswith(APART):
                self._stem_of |= dict.fromkeys((word, *forms), word + _APART_MARK)
            else:
                self._stem_of |= dict.fromkeys(forms, self._stem(word))
        self.irregular = {word: spelt[word] for word in self._stem_of}
        self._written = frozenset(chain.from_iterable(map(_words_of, words.irregular)))
        fillers = sorted(words.stop_words | words.question_words, reverse=True)
        self.fillers = {fold(word): word for word in fillers}  # without an accent if there is both
        self.linking = frozenset(map(fold, words.linking))
        self.elisions = sorted(words.elisions, key=len, reverse=True)
        self._by_sound = [(re.compile(one), other) for one, other in words.by_sound.items()]
        self._pattern = _pattern(segmented=words.segmented, compounds=words.compounds)
        self._plain = re.compile(
            "[A-Za-z ]+|[\uac00-\ud7a3 ]+" if words.compounds else "[A-Za-z ]+"
        )
        self._run = re.compile(f"[{HAN}{HANGUL if words.segmented else ''}]")

    def tokens(self, text: str) -> list[Token]:
        """Return the tokens of a text in order; n-grams of writing without spaces overlap."""
        found: list[Token] = []
        for match in self._pattern.finditer(text):
            start, end = match.span()
            kind = match.lastgroup
            if kind == "run":
                found += _grams(text, start, end)
            elif kind == "word":
                found += self._word(text[start:end], start, end)
            elif kind == "decimal":
                found.append(Token(text[start:end].replace(",", "."), start, end))
            else:
                surface = "".join(unify(text[start:end]).split())
                found.append(Token(unicodedata.normalize("NFC", surface).lower(), start, end))
        return found

    def sought(self, text: str) -> list[Token]:
        """Return the tokens to look for: the last character of a run stands in a text only where
        that run ends too, and the gram before holds it."""
        tokens = self.tokens(text)
        return [
            token
            for before, token in zip([None, *tokens], tokens, strict=False)
            if before is None or token.end > before.end
        ]

    def in_a_row(self, text: str) -> list[Token]:
        """Return the tokens of words that stand in a row: those to look for, and the last character
        of each run but the last, as that run ends in such a text too."""
        tokens = self.tokens(text)
        if len(tokens) > 1 and tokens[-1].end <= tokens[-2].end:
            tokens.pop()
        return tokens

    def surfaces(self, text: str, *, in_a_row: bool = False) -> tuple[str, ...]:
        """Return the words that `sought` returns, or `in_a_row`, without their places."""
        if self._plain.fullmatch(text):  # most names and what players say; it is much quicker
            return tuple(text.lower().split())
        tokens = self.in_a_row(text) if in_a_row else self.sought(text)
        return tuple([token.surface for token in tokens])

    def is_gram(self, surface: str) -> bool:
        """Whether a surface is a piece of writing without spaces: one or two of its characters."""
        return not surface.isascii() and self._run.match(surface) is not None

    def forms(self, surface: str) -> Forms:
        """Return the folded and the stemmed form of a surface."""
        known = self._forms.get(surface)
        if known is not None:
            return known
        folded = fold(surface)
        forms = Forms(folded, self._stem(folded, surface))
        if len(self._forms) < _FORMS_KEPT:
            self._forms[surface] = forms
        return forms

    def is_one_of(self, surface: str, words: AbstractSet[str]) -> bool:
        """Whether a surface is one of these folded words, or one with what is written onto it."""
        forms = self.forms(surface)
        return forms.folded in words or (self._suffixes is not None and forms.stem in words)

    def is_filler(self, surface: str) -> bool:
        """Whether a word need not be there, be it written, typed, said or meant."""
        return self.is_one_of(surface, self.fillers.keys())

    def telling(self, surfaces: Iterable[str]) -> list[str]:
        """Return the words that are no fillers."""
        return [surface for surface in surfaces if not self.is_filler(surface)]

    def is_elided_before(self, elision: str, rest: str) -> bool:
        """Whether an elision may stand before a word, as far as verbs and fillers are known."""
        if elision not in self._words.verb_elisions:
            return True
        return self.is_verb(rest) or fold(rest) in self.fillers

    def respelt(self, surface: str) -> str:
        """Return a word that was typed by sound as the language writes it."""
        for typed, written in self._by_sound:
            surface = typed.sub(written, surface)
        return surface

    def is_joined(self, syllable: str) -> bool:
        """Whether a single syllable may be a word of its own in one that is made of several."""
        return self._suffixes is not None and syllable in self._suffixes.joined

    def leads(self, syllable: str) -> bool:
        """Whether a syllable is a word of its own that may be written onto a verb's front."""
        return self._suffixes is not None and syllable in self._suffixes.leading

    def counted(self, surface: str) -> str:
        """Return a surface that says how many of what, without what is written onto it; or nothing
        where it does not say both."""
        return self._suffixes.counted(surface) if self._suffixes is not None else ""

    def numbered(self, surface: str) -> str:
        """Return the number that a surface is but for what is written onto it (`704는`), if any."""
        return self._suffixes.numbered(surface) if self._suffixes is not None else ""

    def is_unit(self, surface: str, before: str) -> bool:
        """Whether a surface only says what the one before it counts (`how many *cards*`)."""
        return self._suffixes is not None and self._suffixes.is_unit(surface, before)

    def is_verb(self, surface: str) -> bool:
        """Whether the language is known to have a verb that a surface is a form of."""
        if self._suffixes is not None:
            return self._suffixes.is_verb(surface)
        return bool(self._verbs.infinitive(fold(surface)))

    def is_infinitive(self, surface: str) -> bool:
        """Whether a surface is what a verb is called by that the language is known to have."""
        folded = fold(surface)
        return bool(folded) and self._verbs.infinitive(folded) == folded

    def asks(self, surface: str) -> bool:
        """Whether a question may be told by its last word's ending, and this is one."""
        return self._suffixes is not None and self._suffixes.asks(surface)

    def is_interrogative(self, surface: str) -> bool:
        """Whether a word is known to make a question, wherever it stands."""
        return self._suffixes is not None and self._suffixes.is_interrogative(surface)

    def _stem(self, folded: str, surface: str = "") -> str:
        if self._suffixes is not None:
            return self._suffixes.stem(folded)
        if self._stemmer is None or not folded.isalpha():
            return folded
        told = self._stem_of.get(folded)
        if told and not (told.endswith(_APART_MARK) and self._has_other_accents(folded, surface)):
            return told
        folded = self._verbs.infinitive(folded) or folded
        for ending, instead in self._words.endings.items():
            if folded.endswith(ending) and len(folded) - len(ending) >= 2:
                folded = folded[: -len(ending)] + instead
                break
        with self._lock:  # a Stemmer must not be shared between threads
            return self._stemmer.stemWord(folded)

    def _has_other_accents(self, folded: str, surface: str) -> bool:
        """Whether a word is not the one kept apart that is written like it (`contré`, `contre`)."""
        plain = surface.replace("'", "")
        return plain not in ("", folded) and plain not in self._written

    def _word(self, word: str, start: int, end: int) -> list[Token]:
        if word.isascii() and word.isalnum():  # most are, in most languages
            return [Token(word.lower(), start, end)]
        if _BARE.fullmatch(word):
            return [Token(word, start, end)]
        plain = unicodedata.normalize("NFC", unify(word)).lower()
        if "'" in plain and self._words.elisions and plain not in self._words.unelided:
            mark = next(at for at, letter in enumerate(word) if letter in _APOSTROPHES)
            article = unicodedata.normalize("NFC", unify(word[:mark])).lower()
            if article in self._words.elisions:
                is_kept = article in self._words.kept_elisions
                kept = [Token(article, start, start + mark)] if is_kept else []
                return kept + self._word(word[mark + 1 :], start + mark + 1, end)
        return [Token(plain, start, end)] if plain else []


def analyzer_for(locale: str) -> Analyzer:
    """Return the analysis of the language that serves a locale; made once, which takes a quarter of
    a second for some, and shared by all.

    Raises:
        KeyError: no language module serves it.
    """
    return _analyzer_of(profile_for(locale).tag)


@cache
def _analyzer_of(tag: str) -> Analyzer:
    return Analyzer(profile_for(tag).analysis)


def _words_of(line: str) -> list[str]:
    return line.removeprefix(APART).split()


def _pattern(*, segmented: bool, compounds: bool) -> re.Pattern[str]:
    run = HAN + (HANGUL if segmented else "")
    letter = rf"(?:(?![{run}])[^\W_])"
    # A name in Latin letters, or a number, that is written onto a word is another word.
    on = rf"(?! (?<=[{HANGUL}])[A-Za-z0-9] )" if compounds else ""
    joined = rf"[^\W{HAN}{HANGUL}]"  # of one word with a number: `+1/+1指示物` is two
    return re.compile(
        rf"""
        (?P<braces> \{{ [^\s{{}}]{{1,12}} \}} )                       # {{T}}, {{2/W}}
        | (?P<sides> (?<!{joined})(?<!/) {_SIDE} \s?/\s? {_SIDE}       # +1/+1, 2/2, X/X
            (?!{joined}) (?!/) )
        | (?P<star> (?<!{joined})(?<![*/]) {_STAR} (?!{joined})(?![*/]) )  # 1+*, (*)
        | (?P<number> (?<!{joined})(?<!\.)                             # 702.19b
            [0-9]{{3}}\.[0-9]{{1,4}}[A-Za-z]{{0,2}} (?!{joined}) )
        | (?P<decimal> (?<!{joined})(?<![.,])                          # 2.5 or 2,5
            [0-9]{{1,2}}[.,][0-9]{{1,2}} (?!{joined})(?![.,][0-9]) )
        | (?P<signed> (?<!{joined})(?<![{_MINUS}])                     # a loyalty symbol's −3
            [+＋{_MINUS}][0-9]{{1,3}} (?!{joined}) )
        | (?P<sign> [{SIGNS}] )
        | (?P<run> [{run}]+ )
        | (?P<word> {letter} (?: {on} {letter} | [{_MARKS}] )*
            (?: [{_APOSTROPHES}] {letter} (?: {letter} | [{_MARKS}] )* )* )
        """,
        re.VERBOSE,
    )


def _grams(text: str, start: int, end: int) -> list[Token]:
    """Two characters each, and the last one alone: a single character is found as a prefix."""
    last = end - 1
    grams = [Token(text[at : at + 2], at, at + 2) for at in range(start, last)]
    return [*grams, Token(text[last], last, end)]
