"""The style sheets of a web page: what they set above or below the line, or strike out.

Only sheets that stand in the page are read, and of them what holds for every medium. What they hide
may be shown by a click, so that is not asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from selectolax.lexbor import LexborHTMLParser, SelectolaxError

RAISING = re.compile(r"(?:^|;)\s*vertical-align\s*:\s*(?:super|sub)\b", re.IGNORECASE)
STRIKING = re.compile(r"(?:^|;)\s*text-decoration[\w-]*\s*:[^;]*line-through", re.IGNORECASE)

_BRACE = re.compile(r"([{}])")
_LONGEST = 500_000
_MOST = 100
"""Characters of sheets that are read, and rules of them that are followed."""


def spell_styles(tree: LexborHTMLParser) -> None:
    """Put on each element, as a style of its own, what a sheet of the page says of its kind."""
    sheets = "\n".join(node.text() for node in tree.css("style"))
    telling = (rule for rule in _rules(sheets[:_LONGEST]) if _tells(rule[1]))
    for selector, style in islice(telling, _MOST):
        try:
            nodes = tree.css(selector)
        except SelectolaxError:  # what only a browser knows
            continue
        for node in nodes:
            node.attrs["style"] = f"{node.attributes.get('style') or ''};{style}"


def _tells(style: str) -> bool:
    return bool(RAISING.search(style) or STRIKING.search(style))


def _rules(sheet: str) -> Iterator[tuple[str, str]]:
    """Yield the selector and the declarations of every rule that stands in no other."""
    depth, before, selector = 0, "", ""
    for part in _BRACE.split(_without_comments(sheet)):
        if part == "{":
            depth += 1
            selector = before.rpartition(";")[2].strip() if depth == 1 else selector
        elif part == "}":
            if depth == 1 and selector and not selector.startswith("@"):
                yield selector, before
            depth = max(0, depth - 1)
        else:
            before = part


def _without_comments(sheet: str) -> str:
    parts = sheet.split("/*")
    return "".join([parts[0], *(part.partition("*/")[2] for part in parts[1:])])
