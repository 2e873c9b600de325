"""Rule texts inside Markdown: what they print must come out as it was printed."""

from __future__ import annotations

import re

# What opens mark-up anywhere in a line, by CommonMark and by what chats add to it (~~, ||).
_ANYWHERE = re.compile(r"[\\`*_{}\[\]<>&~|]")
# What makes a block of a line: headings, bullets, rules, quotes; and "704." or "1)", a list.
_LINE_START = re.compile(r"^([ \t]*)(?:([#+\-=])|(\d+)([.)])|)", re.MULTILINE)


def escape_markdown(text: str) -> str:
    """Return Markdown that shows `text` itself: `704. State-…` stays no list, `*` no emphasis."""
    escaped = _ANYWHERE.sub(r"\\\g<0>", text)
    return _LINE_START.sub(_escape_line_start, escaped)


def _escape_line_start(found: re.Match[str]) -> str:
    indent, mark, digits, dot = found.groups()
    # Four spaces at the start of a line would make it code.
    space = indent if len(indent.expandtabs(4)) < 4 else " "
    if mark:
        return f"{space}\\{mark}"
    return f"{space}{digits}\\{dot}" if digits else space
