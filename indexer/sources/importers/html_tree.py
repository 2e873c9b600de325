"""The elements of a web page: where they stand to each other, and taking them out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal

from selectolax.lexbor import LexborNode

BLOCKS = frozenset(
    (
        *("address", "article", "blockquote", "body", "caption", "center", "dd", "details", "div"),
        *("dl", "dt", "fieldset", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5"),
        *("h6", "header", "hr", "html", "li", "main", "ol", "p", "pre", "section", "summary"),
        *("table", "tbody", "tfoot", "thead", "tr", "ul"),
    )
)
CELLS = frozenset(("td", "th"))
SPACES = re.compile(r"[ \t\r\n\f]+")


def below(root: LexborNode, selector: str) -> Iterable[LexborNode]:
    """The nodes below one that a selector names, each once, in document order.

    Lexbor names the root too, and a node once for every part of the selector that it matches.
    """
    found = {node.mem_id: node for node in root.css(selector)}
    found.pop(root.mem_id, None)
    return found.values()


def take_out(nodes: Iterable[LexborNode]) -> list[str]:
    """Remove nodes, inner ones first; return what they showed, in document order."""
    shown = []
    for node in reversed(list(nodes)):
        if text := node.text().strip():
            shown.append(text)
        node.decompose()
    return shown[::-1]


def above(node: LexborNode) -> Iterator[LexborNode]:
    """Yield what a node stands in, from the innermost on."""
    while (outer := node.parent) is not None:
        yield outer
        node = outer


def block_of(node: LexborNode) -> LexborNode:
    """The block that a node is, or stands in."""
    return next(one for one in (node, *above(node)) if one.tag in BLOCKS | CELLS)


def beside(node: LexborNode, way: Literal["prev", "next"]) -> LexborNode | None:
    """The element just before or after a node, white space between them or none."""
    other: LexborNode | None = getattr(node, way)
    while other is not None and other.tag == "-text" and not (other.text_content or "").strip():
        other = getattr(other, way)
    return None if other is None or (other.tag or "-").startswith("-") else other


def text_beside(node: LexborNode, way: Literal["prev", "next"]) -> str:
    """What a page shows just before or after a node in its line, white space and a sign at least.

    It is empty where a line begins or ends.
    """
    text = ""
    for one in (node, *above(node)):
        if one.tag in BLOCKS | CELLS:
            break
        other: LexborNode | None = getattr(one, way)
        while other is not None:
            if other.tag == "br" or other.tag in BLOCKS | CELLS:
                return text
            if other.tag != "-comment":
                shown = SPACES.sub(" ", other.text())
                text = f"{shown}{text}" if way == "prev" else f"{text}{shown}"
            if text.strip():
                return text
            other = getattr(other, way)
    return text
