"""The words around rule numbers as compiled patterns.

It knows how the words of the languages in force are spelt and joined; what numbers mean is
`grammar`'s business.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from indexer.languages.profile import ReferenceWords
from indexer.languages.scripts import CJK

GLUE = rf"[^\W{CJK}]"
"""A letter, digit or underscore that makes a number next to it part of a longer word."""

# Gaps are bounded, so that a long run of white space is never scanned from each of its places.
GAP = r"\s{0,3}"
_TIE = r"[\s~]{0,3}"
"""A gap, or LaTeX's space that no line breaks at: `rule~704.5a`."""
_LOOK_BACK = 64
_COLONS = ":："

THREE_DIGITS = re.compile(r"[0-9]{3}")

_GLUED = re.compile(GLUE)
_NEVER = r"(?!)"
_CURRENCIES = "$€£¥₩₽₹＄￡￥￦"
_QUANTITY = (
    rf"\s?[{_CURRENCIES}]|\s?[%‰°％]|\s?(?:USD|EUR|GBP|JPY|MXN|CHF|BRL|CAD|MB|GB|kg|km|cm|mm|ms)\b"
)


@dataclass(frozen=True, slots=True)
class Introduction:
    """The word before a number that says that it is one.

    Attributes:
        start: where the word begins. is_plural: it announces several numbers.
        is_glued: it is a word of letters, and no gap divides it from the number.
    """

    start: int
    is_plural: bool
    is_glued: bool


class Vocabulary:
    """The words of one or more languages, as patterns that match in constant time at one place."""

    def __init__(self, languages: Sequence[ReferenceWords], *, is_asked: bool) -> None:
        """Compile the words of languages.

        Args:
            is_asked: numbers are asked for, so that a mark announces one without a word before it,
                and a colon may stand between (`Rule: 702.19`).
        """
        spaced = [words for words in languages if not words.boundless]
        dense = [words for words in languages if words.boundless]
        lone = ("number_marks",) if is_asked else ()
        bounded, boundless = _all(spaced, "nouns", *lone), _all(dense, "nouns", *lone)
        marks = _all(languages, "number_marks")
        self._last_letters = {word[-1] for word in spellings((*bounded, *boundless, *marks, "§"))}
        colon = rf"(?:[{_COLONS}]{GAP})?" if is_asked else ""
        self._last_letters.update(_COLONS if is_asked else "")
        self._plural = set(spellings(_all(languages, "plural")))
        before_any = set(spellings(_all(languages, "rule", "section")))
        self._before_three_digits = set(spellings(_all(languages, "chapter", *lone))) - before_any
        self._before = re.compile(
            rf"{_TIE}{colon}(?:(?:{_reversed(marks)}){_TIE})?"
            rf"(?P<noun>§{{1,2}}|(?:{_reversed(bounded)})(?!{GLUE})|{_reversed(boundless)})",
            re.IGNORECASE,
        )
        self._compile_kinds(languages, dense)
        self._compile_joints(languages, bounded, boundless, is_asked=is_asked)
        following = _any(_all(languages, "following"))
        self.following = re.compile(rf"{GAP}(?:{following})(?!{GLUE})", re.IGNORECASE)
        self.letter_words = frozenset(_all(languages, "letter_words"))

    def _compile_joints(
        self,
        languages: Sequence[ReferenceWords],
        bounded: Sequence[str],
        boundless: Sequence[str],
        *,
        is_asked: bool,
    ) -> None:
        """Compile what joins the members of a list, and the ends of a range.

        Args:
            bounded, boundless: what may announce a number, with and without a space between.
        """
        spaced = [words for words in languages if not words.boundless]
        dense = [words for words in languages if words.boundless]
        marks, dense_marks = _all(languages, "number_marks"), _all(dense, "number_marks")
        conjunction = (
            rf"(?:(?<=\s)(?:{_any(_all(spaced, 'conjunctions'))})\s{{1,3}}"
            rf"|(?:{_any(_all(dense, 'conjunctions'))}){GAP})"
        )
        # from rule 704.5j to rule no. 704.5m
        again = rf"(?:(?:{_any((*bounded, *marks))})\s{{1,3}}){{0,2}}"
        dense_again = rf"(?:(?:{_any((*boundless, *dense_marks))}){GAP}){{0,2}}"
        # rule 704.5j and the rule 704.5m: in a text, each is a mention of its own
        article = rf"(?:(?:{_any(_all(spaced, 'articles'))})\s{{1,3}})?"
        repeated = f"{article}{again}{dense_again}" if is_asked else ""
        self.joiner = re.compile(
            rf"{GAP}(?:[,;、，；]{GAP}{conjunction}?|{conjunction}|[/&]{GAP}){repeated}",
            re.IGNORECASE,
        )
        self.bare_joiner = re.compile(rf"\s{{1,3}}{conjunction}?", re.IGNORECASE)
        self.range_word = re.compile(
            rf"\s{{1,3}}(?:{_any(_all(languages, 'range_words'))})\s{{1,3}}{again}"
            rf"|(?:{_any(_all(dense, 'following'))})?{GAP}"
            rf"(?:{_any(_all(dense, 'range_words'))}){GAP}{dense_again}",
            re.IGNORECASE,
        )

    def _compile_kinds(
        self, languages: Sequence[ReferenceWords], dense: Sequence[ReferenceWords]
    ) -> None:
        """Compile what tells of what kind a number is: a section, an amount, a page."""
        # 第8章: a mark before the number, and the word for what it is after it.
        frames = _all(dense, "section", "chapter")
        self._framing = re.compile(rf"{GAP}(?:{_reversed(_all(dense, 'number_marks'))})")
        self._framed = re.compile(rf"(?:[0-9]{{3}}|[1-9]){GAP}(?:{_any(frames)})", re.IGNORECASE)
        self._not_before = re.compile(
            rf"\s?(?:[{_COLONS}]\s?)?(?:{_reversed(_all(languages, 'other_kinds'))})(?!{GLUE})"
            rf"|[^\S\n]?[{_CURRENCIES}]",
            re.IGNORECASE,
        )
        self.units = re.compile(
            rf"{_QUANTITY}|\s(?:{_any(_all(languages, 'units'))})(?!\w)"
            rf"|(?:{_any(_all(dense, 'units'))})",
            re.IGNORECASE,
        )

    def introduction(self, text: str, at: int) -> Introduction | None:
        """Return the word that stands right before a number at `at` and announces it, or around it
        (`第8章`); or None.
        """
        before = text[max(0, at - _LOOK_BACK) : at]
        if before[-4:].replace("~", " ").rstrip()[-1:].casefold() not in self._last_letters:
            return None
        # Matched backwards on the reversed text: one attempt instead of a search for its start.
        found = self._before.match(before[::-1])
        noun = found["noun"][::-1].casefold() if found else ""
        if found is None or noun in self._before_three_digits:
            framing = self._framing.match(before[::-1])
            if framing is not None and self._framed.match(text, at):
                return Introduction(at - framing.end(), is_plural=False, is_glued=False)
        if found is None or (
            noun in self._before_three_digits and not THREE_DIGITS.match(text, at)
        ):
            return None
        glued = found.end() == len(found["noun"]) and _GLUED.match(noun) is not None
        return Introduction(at - found.end(), noun in self._plural or noun == "§§", glued)

    def is_other_kind(self, text: str, at: int) -> bool:
        """Whether what stands right before `at` makes a number there a price, version or page."""
        return self._not_before.match(text[max(0, at - _LOOK_BACK) : at][::-1]) is not None


def _all(languages: Iterable[ReferenceWords], *fields: str) -> list[str]:
    return [word for words in languages for field in fields for word in getattr(words, field)]


def spellings(words: Iterable[str]) -> list[str]:
    """Return each word folded, its accents composed, decomposed and left out, as people type."""
    spelt: set[str] = set()
    for word in words:
        folded = word.casefold()
        decomposed = unicodedata.normalize("NFD", folded)
        spelt |= {folded, decomposed}
        spelt.add("".join(c for c in decomposed if not unicodedata.combining(c)))
    return sorted(spelt, key=lambda word: (-len(word), word))


def _any(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, spellings(words))) or _NEVER


def _reversed(words: Iterable[str]) -> str:
    return "|".join(re.escape(word[::-1]) for word in spellings(words)) or _NEVER
