"""Numbers at the beginning of a line: rules and subrules with the slips that occur in print, and
headings.

It reads one line by itself. Whether a number belongs where it stands is for the layout to judge.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from indexer.model.errors import NumberError
from indexer.model.number import Level, RuleNumber
from indexer.parsing.lines import Line

_RULE = re.compile(
    r"""
    (?P<chapter>[0-9]{3}) \s? (?P<dot>\.+) \s?      # 702.
    (?P<rule>[0-9]{1,4}) (?![0-9])                  # 19
    (?P<letters>[a-z]{0,2}) (?![a-z])               # b, aa
    (?P<after>\.*+) (?P<space>\s*)                   # the full stop of a rule, doubled or missing
    (?! (?<=[0-9a-z]) [,;:)/%–-] )                  # not `704.5, 704.6`, which is a sentence
    (?! (?<=\.) [0-9] )                             # not `704.5.1`, which is no number of ours
    """,
    re.VERBOSE,
)
_HEADING = re.compile(
    r"""
    (?P<number> [1-9] (?:[0-9]{2})? )   # 7, 702
    (?: (?P<dot>\s?\.) \s* | \s+ )      # the dot may be missing
    (?=[^\d.\s])                        # a title, and no rule's number
    """,
    re.VERBOSE,
)
_NUMBERLIKE = re.compile(r"[0-9OlI]{3,4}\s?[.,]\s?[0-9]{1,4}[a-z]{0,3}(?![0-9])[.\s]")


class NumberLine(NamedTuple):
    """A line that begins with a rule's or subrule's number.

    Attributes:
        number: what is printed. start: where its text begins in the document.
        slip: how the number differs from the way in which its level is printed, or an empty string.
    """

    number: RuleNumber
    start: int
    slip: str


class HeadingLine(NamedTuple):
    """A line that begins with a section's or chapter's number; its title begins at `start`."""

    number: RuleNumber
    start: int
    is_dotted: bool


def read_number_line(line: Line) -> NumberLine | None:
    """Read the number that a line begins with; None when there is none that can be read."""
    form = _RULE.match(line.text)
    if form is None:
        return None
    try:
        number = RuleNumber.parse(f"{form['chapter']}.{form['rule']}{form['letters']}")
    except NumberError:
        return None
    return NumberLine(
        number, line.start + form.end(), _slip(form, number.level, form.end() == len(line.text))
    )


def _slip(form: re.Match[str], level: Level, alone: bool) -> str:
    expected = "." if level is Level.RULE else ""
    slips = []
    if len(form["dot"]) > 1 or len(form["after"]) > 1:
        slips.append("doubled dot")
    elif form["after"] and not expected:
        slips.append("extra dot")
    elif not form["after"] and expected:
        slips.append("no dot")
    if not (form["space"] or alone):
        slips.append("no space")
    return " and ".join(slips)


def looks_like_number(line: Line) -> bool:
    """Whether a line begins like a rule, though its number cannot be read (`704.5l`, `2015.5.`)."""
    return _NUMBERLIKE.match(line.text) is not None


def read_heading(line: Line) -> HeadingLine | None:
    """Read a section's or chapter's number, where its title begins, and whether it has a dot."""
    form = _HEADING.match(line.text)
    if form is None:
        return None
    number = RuleNumber.parse(form["number"])
    return HeadingLine(number, line.start + form.end(), form["dot"] is not None)
