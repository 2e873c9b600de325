"""Rule numbers as hands slip on them in a query: `702,19b` or `704.5.j`.

It knows signs and digits; of words it is told which say nothing, and which name a rule. No text of
a rulebook is read so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import Enum, auto
from string import ascii_letters

from indexer.languages.scripts import CJK
from indexer.search.clauses import FILTERS

_NUMBER = "([1-9][0-9]{2})"
_CHAPTER = f"(?<![0-9A-Za-z_.])(?<![0-9],){_NUMBER}"
_ON = "(?![0-9A-Za-z_])"
_LETTERS = "(?i:[a-km-np-w])"
_LETTER = f"({_LETTERS}){_ON}"
_FOR_POINT = r"(?:[,，。．、·•_/–:;：；'’-]|\s\.(?=[0-9])|\.{2,3})"
_APART = r"\s?\.\s"
"""A point as those type it who end a sentence with it, or whose telephone thinks so."""
_NAMED_TWICE = re.compile(
    rf"{_CHAPTER}({_FOR_POINT})[1-9][0-9]?(?:{_LETTER})?{_ON}"
    rf"(?:\D{{1,5}}\1(?:\2|\.)[1-9][0-9]?(?:{_LETTER})?{_ON}(?![.,][0-9]))+",
    re.IGNORECASE,
)
"""A chapter in a list or range of its rules: `704,5-704,8`. Nobody names one twice otherwise."""
_MEANT = (
    (rf"(?<![0-9A-Za-z_])r\.?(?=[1-9][0-9]{{2}}(?:\.|{_FOR_POINT})[0-9])", ""),  # r702.19
    (rf"{_CHAPTER}(?:,? |{_APART}|{_FOR_POINT})([1-9][0-9]?){_LETTER}", r"\1.\2\3"),  # 702,19b
    (rf"{_CHAPTER}{_FOR_POINT}(1[0-9]{{2}}){_LETTER}", r"\1.\2\3"),  # 702,122c
    (rf"{_CHAPTER}([1-9][0-9]){_LETTER}", r"\1.\2\3"),  # 70219b; `1000s` is none
    (rf"{_CHAPTER}(\.[0-9]{{1,3}})[.-]{_LETTER}", r"\1\2\3"),  # 704.5.j 704.5-j
    (rf"{_CHAPTER}({_FOR_POINT})([0-9]{{1,3}})(?:\2|\.){_LETTER}", r"\1.\3\4"),  # 702-19-b
    (rf"{_CHAPTER}(\.[0-9]{{1,3}}) \(([a-km-np-z])\)", r"\1\2\3"),  # 704.5 (j)
    (rf"{_CHAPTER}(\.[0-9]{{1,3}}) {_LETTER}(?=\s*[{CJK}])", r"\1\2\3"),  # there `a` is no article
    (rf"(?<!\S)(-|-?in:){_NUMBER}{_FOR_POINT}([1-9][0-9]?)(?![\w.,])", r"\1\2.\3"),  # -704,5
)
_HAS_LETTERS = re.compile(
    r"(?<![0-9A-Za-z_.])(?=[OolI]{0,2}[1-9])[1-9lI][0-9OolI]{2}[.,][0-9lI]?[0-9]"
    rf"[a-km-np-w]?{_ON}(?!\.[0-9])"
)
"""A number, some of whose digits may be letters that look like them: `7O2.l9`."""
_DIGITS = str.maketrans("OolI", "0011")
_SLIPS = tuple((re.compile(pattern, re.IGNORECASE), meant) for pattern, meant in _MEANT)
_ALONE = re.compile(
    rf"\A(\s*){_CHAPTER}(?:[ .]|{_APART}|{_FOR_POINT})([1-9][0-9]?) {_LETTER}(?=[\s.?!]*\Z)",
    re.IGNORECASE,
)
"""Where a letter is surely no word: `104 3 a`."""
_MAY_BE_SLIP = re.compile(
    rf"[1-9][0-9]{{2}}(?:[\s.0-9]|{_FOR_POINT})|[0-9][OolI]|[OolI][0-9]"
)  # most are not read further
_MINUS = "-−–"
_FILTER = re.compile(rf"(?<![^\s(,;、，；。])[{_MINUS}]?(?:{'|'.join(FILTERS)}):\S+", re.IGNORECASE)
_FILTERED = "\x1f"
"""Stands for a filter while slips are read: white space that is no blank, and that nobody types."""
_YEAR = "(?:199[0-9]|20[0-9]{2})"
"""What tells an edition, and no rule without its point."""
_PART = re.compile(
    rf"""
    (?<![0-9_.]) (?! {_YEAR} {_ON} ) (?P<chapter>[1-9][0-9]{{2}})
        (?: (?P<blank> [ ] | {_APART} ) | {_FOR_POINT} )? (?P<rule>[1-9][0-9]?{_LETTERS}?) {_ON}
        (?!\.[0-9])
    | (?<![0-9_.]) (?P<number>[1-9][0-9]{{2}}\.[0-9]{{1,4}}[A-Za-z]{{0,2}}) {_ON} (?!\.[0-9])
    | (?P<amount>[0-9]+)
    | (?P<word>[^\s0-9]+)
    """,
    re.VERBOSE,
)
_SIGNS = '.,;:?!¿¡()[]&|§#、，；：。？！"“”„«»‹›「」『』'
"""What may stand around numbers that are listed or asked for."""


class Said(Enum):
    """What a part of a query says, a number or a word beside one."""

    NOTHING = auto()
    RULE = auto()
    """That it is a rule's."""
    EXCLUDED = auto()
    """That it is not to be found."""
    SOMETHING = auto()
    NUMBER = auto()
    SLIP = auto()
    """The number of a rule without its point."""
    AMOUNT = auto()
    """Any other number."""


def _something(_: str) -> Said:
    return Said.SOMETHING


def without_slips(text: str, said: Callable[[str], Said] = _something) -> str:
    """Return a query with each number that is surely a slip written as it is meant.

    Among other words a comma without a letter stays one, unless a word for a rule or what excludes
    stands before: it may be that of a list or an amount.

    Args:
        said: tells what a word says beside a number, or several written without spaces.
    """
    if _MAY_BE_SLIP.search(text) is None:
        return text
    text = _HAS_LETTERS.sub(lambda found: found[0].translate(_DIGITS), text)
    text = _NAMED_TWICE.sub(_with_points, text)
    for pattern, meant in _SLIPS:
        text = pattern.sub(meant, text)
    filters = _FILTER.findall(text) if ":" in text and _FILTERED not in text else []
    if filters:
        text = _FILTER.sub(_FILTERED, text)
    text = _asked(_ALONE.sub(r"\1\2.\3\4", text), said)
    for one in filters:
        text = text.replace(_FILTERED, one, 1)
    return text


def _with_points(found: re.Match[str]) -> str:
    chapter, sign = found[1], found[2]
    return found[0].replace(chapter + sign, f"{chapter}.")


def _asked(text: str, said: Callable[[str], Said]) -> str:
    """Return a query with points in its chapters and rules where it asks for nothing but numbers,
    or a word says that they are."""
    parts = list(_PART.finditer(text))
    if all(part["chapter"] is None for part in parts):
        return text
    says = [_said(parts, at, said) for at in range(len(parts))]
    is_alone = _is_alone(parts, says)
    is_announced = False
    told, end = "", 0
    for at, part in enumerate(parts):
        if says[at] is Said.SOMETHING:
            is_announced = False
        elif says[at] in (Said.RULE, Said.EXCLUDED):
            is_announced = True
        if says[at] is not Said.SLIP:
            continue
        is_one = part["blank"] is None and is_announced and not _goes_on(says[at + 1 :])
        is_run_together = part.end("chapter") == part.start("rule")
        is_amount = is_run_together and not part["rule"][1:].isdigit()  # 7021, not 70219
        if is_one or (is_alone and not is_amount):
            told += f"{text[end : part.start()]}{part['chapter']}.{part['rule']}"
            end = part.end()
    return told + text[end:]


def _is_alone(parts: Sequence[re.Match[str]], says: Sequence[Said]) -> bool:
    """Whether a query asks for numbers of rules alone, with a word that says how before them: a
    list or a range of a chapter and a section is nothing that one asks for."""
    if Said.AMOUNT in says or says.count(Said.SOMETHING) > 1:
        return False
    if Said.SOMETHING not in says:
        return True
    at = says.index(Said.SOMETHING)
    word = parts[at]["word"]
    return word.strip(_SIGNS).isalpha() and not {Said.SLIP, Said.NUMBER}.intersection(says[:at])


def _goes_on(says: Sequence[Said]) -> bool:
    """Whether a list goes on with a number that is no rule's: `rules 704,5 and 6`."""
    return next((said for said in says if said is not Said.NOTHING), None) is Said.AMOUNT


def _said(parts: Sequence[re.Match[str]], at: int, said: Callable[[str], Said]) -> Said:
    """Return what a part of a query says."""
    part, before = parts[at], parts[at - 1] if at else None
    if part["word"] is not None:
        return _said_by_word(part["word"], said)
    is_glued = before is not None and before.end() == part.start()
    word = before[0].strip(_SIGNS + _MINUS) if before is not None and is_glued else ""
    if word[-1:] in ascii_letters and word and said(word) is not Said.RULE:  # `cr702,9`
        return Said.AMOUNT
    if part["chapter"] is not None:
        return Said.SLIP
    return Said.AMOUNT if part["number"] is None else Said.NUMBER


def _said_by_word(word: str, said: Callable[[str], Said]) -> Said:
    bare = word.strip(_SIGNS)
    if not bare:
        return Said.NOTHING
    signless = bare.lstrip(_MINUS)
    says = said(signless) if signless else Said.SOMETHING
    is_excluded = signless != bare and says is not Said.SOMETHING
    return Said.EXCLUDED if is_excluded else says
