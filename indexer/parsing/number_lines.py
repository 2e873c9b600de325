"""Numbers at the beginning of a line: rules and subrules with the slips that occur in print, and
headings.

It reads one line by itself. Whether a number belongs where it stands is for the layout to judge.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from indexer.languages.scripts import FULL_WIDTH, UNSEEN
from indexer.model.errors import NumberError
from indexer.model.number import Level, RuleNumber
from indexer.parsing.lines import Line

_RULE = re.compile(
    rf"""
    (?P<chapter>[0-9]{{3}}) \s? (?P<dot>\.+) \s?    # 702.
    (?P<rule>[0-9]{{1,4}}) (?![0-9])                # 19
    (?P<letters>[a-z]{{0,2}}) (?![a-z])             # b, aa
    (?P<after>(?:\\?\.)*+) (?P<space>[\s{UNSEEN}]*)  # the full stop of a rule, doubled or missing
    (?! (?<=[0-9a-z]) [,;:)/%–-] )                  # not `704.5, 704.6`, which is a sentence
    (?! (?<=\.) [0-9] )                             # not `704.5.1`, which is no number of ours
    (?P<dash> [–—:|)-]+ \s+ (?![\s0-9]) | (?<=\.) [–—-]+ (?=[^\W\d]) )?    # `702.19.- Text`
    """,
    re.VERBOSE,
)
_LEAD = r"""
    (?: [\#>•*·+–—-]+ \s+ )*                # of a list, or of a heading in Markdown
    (?: § \s? )?
    (?P<emphasis> \*{1,3} | _{1,3} )?
    (?P<bracket> [(\[] )?
"""
_OTHER_RULE = re.compile(
    rf"""
    {_LEAD}
    (?P<chapter>[0-9]{{3}}) \s? \\?\. \s?     # 702. and 702\\. of Markdown
    (?P<rule>[0-9]{{1,4}}) (?![0-9])
    (?:
        (?P<letters> [a-z]{{1,2}} ) (?![A-Za-z])
      | [.\s]* \( \s? (?P<bracketed> [a-z]{{1,2}} | [A-Z]{{1,2}} ) \s? \)     # (b), .(b)
      | (?P<apart> \\?\. \s (?=[a-z]) | \\?\. | \s )?     # `702.19. A` begins with a word
        (?P<letter> [a-z]{{1,2}} | [A-Z]{{1,2}} ) (?![A-Za-z])
    )?
    (?P<closing> (?: [.:)\]*_] | \\\. )* )
    (?: \s* [–—-] )?
    (?: \s+ (?! [0-9] ) | $ )               # not `704.5 – 704.7`, which is a sentence
    """,
    re.VERBOSE,
)
_HEADING = re.compile(
    r"""
    (?P<number> [1-9] (?:[0-9]{2})? )   # 7, 702
    (?: (?P<dot>\s?\.) \s* | \s+ )      # the dot may be missing
    (?=[^\d.\s–—-])                     # a title, and no rule's number
    """,
    re.VERBOSE,
)
_OTHER_HEADING = re.compile(
    rf"""
    {_LEAD}
    (?P<number> [1-9] (?:[0-9]{{2}})? )
    (?P<closing> (?: [.:)\]*_] | \\\. )* )
    (?P<dash> \s* [–—-] )?
    \s+ (?= [^\d.\s] )
    """,
    re.VERBOSE,
)
_NUMBERLIKE = re.compile(
    r"""
    (?> (?: < [^<>]* > | [^\w\s<] )* )
    (?: (?: [^\W\d_] | [0-9]{1,2} ) [.)º°]+ )?   # of a list: 1), b., n.º
    [\W_]*+
    (?= \S* [0-9] ) [0-9OlI]{3,4} \s? \\?[.,] \s?
    (?! 0[0-9]{2} \b )                         # thousands
    [0-9OlI]{1,4} [A-Za-z]{0,3} (?![0-9])
    (?:                                        # no sentence that begins with several numbers
        [^\w,;/–—-] | _
      | [–—-] \s* (?=[^\W\d_]{2})
      | [,;] (?=[^\W\d_]{2} | ["“«])
    )
    """,
    re.VERBOSE,
)
_CHAPTER = re.compile(rf"{_LEAD}(?P<number>[1-9][0-9]{{2}})[.:)\]*_]*", re.VERBOSE)
# Those that a number is made of. A wide colon is left: text may stand right after it.
_NUMBER_SIGNS = {
    wide: narrow
    for wide, narrow in FULL_WIDTH.items()
    if chr(narrow).isalnum() or narrow == ord(".")
}
_INSIDE = re.compile(r"(?<![0-9.,])[1-9][0-9]{2}\.[1-9][0-9]{0,3}(?![0-9])")
_LETTER = re.compile(r"[(（]?[a-z][)）]\s")


class NumberLine(NamedTuple):
    """A line that begins with a rule's or subrule's number.

    Attributes:
        number: what is printed. start, end: the span of its text in the document.
        slip: how the number differs from the way in which its level is printed, or an empty string.
        is_sure: nothing else can be meant. What is not sure is for its place to tell.
    """

    number: RuleNumber
    start: int
    end: int
    slip: str
    is_sure: bool = True


class HeadingLine(NamedTuple):
    """A line that begins with a section's or chapter's number; its title is the span.

    Attributes:
        is_dotted: something stands between number and title. is_plain: that is no more than a dot.
    """

    number: RuleNumber
    start: int
    end: int
    is_dotted: bool
    is_plain: bool = True


def read_number_line(line: Line) -> NumberLine | None:
    """Read the number that a line begins with; None when there is none that can be read."""
    text = line.text
    form = _RULE.match(text if text.isascii() else text.translate(_NUMBER_SIGNS))
    number = _number(form, form["letters"]) if form else None
    if form is None or number is None:
        return None
    slip = _slip(form, number.level, form.end() == len(line.text))
    return NumberLine(number, line.start + form.end(), line.end, slip)


def read_other_form(line: Line, words: re.Pattern[str]) -> NumberLine | None:
    """Read a number in the forms that other texts print: `100.1(a)`, `100.1 A`, `**100.1a**`,
    `Rule 100.1a:`.

    `words` are those that may stand before a number. Whether it is a number of the document's own
    is seen by what stands around it only, save where the result is sure.
    """
    word = words.match(line.text)
    at = word.end() if word else 0
    text = _narrow(line.text)
    form = _OTHER_RULE.match(text, at)
    if form is None or (form["bracket"] and not set(")]") & set(form["closing"])):
        return None
    letters = form["letters"] or form["bracketed"] or form["letter"] or ""
    number = _number(form, letters.lower())
    # What goes on in small letters may be a sentence: `100.1 a`, `Rule 100.1a says`.
    goes_on = text[form.end() : form.end() + 1].islower()
    if (
        number is None
        or (goes_on and (form["letter"] or word))
        or (word and form.end() == len(text))
    ):
        return None
    is_sure = not at and bool(form["bracketed"] or (form["apart"] or " ") != " ")
    slip = "its letter is printed in another way" if form["letter"] or form["bracketed"] else ""
    end = line.end - _left_open(form, text)
    return NumberLine(
        number,
        min(line.start + form.end(), end),
        end,
        slip or "something stands around it",
        is_sure and letters.islower(),
    )


def _narrow(text: str) -> str:
    return text if text.isascii() else text.translate(FULL_WIDTH)


def _number(form: re.Match[str], letters: str) -> RuleNumber | None:
    try:
        return RuleNumber.parse(f"{form['chapter']}.{form['rule']}{letters}")
    except NumberError:
        return None


def _left_open(form: re.Match[str], text: str) -> int:
    """How many signs of emphasis end a line that began with them."""
    mark = form["emphasis"] or ""
    return 0 if mark in form["closing"] or not text.endswith(mark) else len(mark)


def _slip(form: re.Match[str], level: Level, alone: bool) -> str:
    expected = "." if level is Level.RULE else ""
    slips = []
    if len(form["dot"]) > 1 or form["after"].count(".") > 1:
        slips.append("doubled dot")
    elif form["after"] and not expected:
        slips.append("extra dot")
    elif not form["after"] and expected:
        slips.append("no dot")
    if not (form["space"] or form["dash"] or alone):
        slips.append("no space")
    return " and ".join(slips)


def looks_like_number(line: Line) -> bool:
    """Whether a line begins like a rule, though its number cannot be read (`704.5l`, `2015.5.`)."""
    return _NUMBERLIKE.match(_narrow(line.text)) is not None


def begins_like_rule(line: Line) -> bool:
    """Whether a line begins with a rule's number, or looks so."""
    return read_number_line(line) is not None or looks_like_number(line)


def holds_number(line: Line) -> bool:
    """Whether a rule's number stands anywhere in a line."""
    return _INSIDE.search(_narrow(line.text)) is not None


def looks_like_letter(line: Line) -> bool:
    """Whether a line begins with the letter of a subrule and no number (`(a)`)."""
    return _LETTER.match(line.text) is not None


def read_chapter(line: Line) -> RuleNumber | None:
    """Read a chapter's number that stands in a line by itself, above its title."""
    form = _CHAPTER.fullmatch(_narrow(line.text))
    return RuleNumber.parse(form["number"]) if form else None


def read_heading(line: Line) -> HeadingLine | None:
    """Read a section's or chapter's number, where its title begins, and whether it has a dot."""
    form = _HEADING.match(line.text)
    if form is not None:
        number = RuleNumber.parse(form["number"])
        return HeadingLine(number, line.start + form.end(), line.end, form["dot"] is not None)
    text = _narrow(line.text)
    form = _OTHER_HEADING.match(text)
    if form is None or (form["bracket"] and not set(")]") & set(form["closing"])):
        return None
    is_marked = bool(form["emphasis"]) or text.startswith("#")
    number = RuleNumber.parse(form["number"])
    # A list's items may be marked in any way: `1)`, `1 –`.
    is_dotted = bool(form["dash"] or form["closing"]) and number.level is Level.CHAPTER
    if not (is_marked or is_dotted):
        return None
    end = line.end - _left_open(form, text)
    return HeadingLine(number, line.start + form.end(), end, True, is_plain=False)
