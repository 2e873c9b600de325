"""How names are compared: without case, accents, quotation marks and the punctuation around them.

It knows spelling only; what is named, and by which word of a language, it is told.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cache

from indexer.fulltext.analysis import analyzer_for, fold
from indexer.languages import LanguageProfile
from indexer.languages.scripts import CJK

LONGEST = 120
"""The most characters that a name asked for may have: more than any printed one."""


class MatchKind(StrEnum):
    """How a name that was asked for is that of what was found, the strictest first."""

    EXACT = "exact"
    """As printed."""
    FOLDED = "folded"
    """But for case, accents, quotation marks and punctuation."""
    OBSOLETE = "obsolete"
    """But for the mark that says that the term is obsolete."""
    TURNED = "turned"
    """With the parts at a comma in another order."""
    PART = "part"
    """It is one of several that are named together."""
    VARIANT = "variant"
    """It fills the gap in a name with one (`[type]walk`)."""
    INFLECTED = "inflected"
    """But for the endings of words."""
    GLOSSARY = "glossary"
    """The glossary sends its reader there."""
    FUZZY = "fuzzy"
    """Only alike: see the score."""


_NO_MARK = re.compile(r"[^\w{}+/]+|_+")
_APOSTROPHES = re.compile("['’ʼ‘‛＇´`]")
_BRACKETS = re.compile(r"\s*[(\[（][^)\]）]*[)\]）]\s*$")
_QUOTED = re.compile('[“"«「『]([^“”"«»「」『』]+)[”"»」』]')
_GAP = re.compile(r"\[[^\]]*\]")
_COMMA = re.compile("[,，、]")
_LATIN = re.compile(r"[A-Za-z][A-Za-zÀ-ž'’ -]*[A-Za-z]")
_OTHER = re.compile(f"[{CJK}]")
_LONGEST_PATTERN = 60
_MOST_GAPS = 2


def printed(name: str) -> str:
    """Return a name in composed letters, its runs of white space folded."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def key_of(name: str) -> str:
    """Return what two spellings of one name have in common; never empty where the name is not."""
    lower = unicodedata.normalize("NFKC", _APOSTROPHES.sub("", name)).lower()
    return " ".join(_NO_MARK.sub(" ", fold(lower)).split()) or name.strip()


def without_mark(headword: str) -> str:
    """Return a headword without the bracket at its end, such as the mark of an obsolete term."""
    return _BRACKETS.sub("", headword) or headword


def parts_at_commas(name: str) -> list[str]:
    """Return the parts of a name between its commas, those inside quotation marks apart."""
    quoted = [match.span() for match in _QUOTED.finditer(name)]
    parts, start = [], 0
    for comma in _COMMA.finditer(name):
        if not any(first < comma.start() < last for first, last in quoted):
            parts.append(name[start : comma.start()].strip())
            start = comma.end()
    return [part for part in (*parts, name[start:].strip()) if part]


def quoted_names(text: str) -> list[str]:
    """Return what stands in quotation marks, in order."""
    return [match[1].strip() for match in _QUOTED.finditer(text)]


def turned(name: str) -> Iterator[str]:
    """Yield a name with commas in its other orders: `Life Total, Starting` begins with any part."""
    parts = parts_at_commas(name)
    for at in range(1, len(parts)):
        yield " ".join([*parts[at:], *parts[:at]])


def pattern_of(name: str) -> re.Pattern[str] | None:
    """Return what the keys of a name with gaps look like (`[type]walk`), or None for another one.

    A gap at the end may be left out where white space precedes it: `Cycling [cost]`.
    """
    pieces = _GAP.split(name)
    if not 1 < len(pieces) <= _MOST_GAPS + 1 or len(name) > _LONGEST_PATTERN:
        return None
    if not any(map(_NO_MARK.sub, [""] * len(pieces), pieces)):
        return None
    pattern = ""
    for at, piece in enumerate(pieces):
        key = key_of(piece) if _NO_MARK.sub("", piece) else ""
        before = r"\s?" if at and piece[:1] in " —-" else ""
        after = " " if piece[-1:] == " " and key else ""
        is_last_gap = at == len(pieces) - 2 and not _NO_MARK.sub("", pieces[-1])
        gap = "" if at == len(pieces) - 1 else ".+"
        if is_last_gap and (after or piece[-1:] == "—"):
            pattern += f"{before}{re.escape(key)}(?: .+)?"
            break
        pattern += f"{before}{re.escape(key)}{re.escape(after)}{gap}"
    return re.compile(pattern)


def names_in_title(title: str, profile: LanguageProfile) -> Iterator[str]:
    """Yield each name of a title that joins several: `Tap and Untap`, or one in two scripts."""
    joint = _joint(profile.terms.joints, profile.references.boundless, profile.analysis.segmented)
    for piece in _scripts(title):
        if piece != title:
            yield piece
        parts = [part.strip() for part in joint.split(piece)]
        if len(parts) > 1 and all(parts):
            yield from parts


def _scripts(title: str) -> list[str]:
    """Return a title, or each of its names where it gives one more in Latin letters."""
    latin = _LATIN.search(title)
    if latin is None or not _OTHER.search(title):
        return [title]
    return [_LATIN.sub("", title, count=1).strip(), latin[0]]


@cache
def _joint(words: tuple[str, ...], boundless: bool, segmented: bool) -> re.Pattern[str]:
    def one(word: str) -> str:
        if word.isascii() or not boundless:
            return rf"\s+{re.escape(word)}\s+"
        return re.escape(word) if segmented else rf"(?<=\w)\s*{re.escape(word)}\s+"

    return re.compile("|".join(map(one, words)) or "(?!)", re.IGNORECASE)


def stemmer_of(profile: LanguageProfile) -> Callable[[str], tuple[str, ...]]:
    """Return what reduces a name to the stems of its words, as the search does."""
    analyzer = analyzer_for(profile.tag)
    return lambda name: tuple(
        analyzer.forms(token.surface).stem for token in analyzer.tokens(key_of(name))
    )
