"""What a web page says of the languages that its parts are in (HTML, 3.2.6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from selectolax.lexbor import LexborNode

from indexer.sources.importers.html_tree import BLOCKS, CELLS, above, below, take_out, text_beside
from indexer.sources.importers.imported import excerpt

_MARKED = r"[lang], [xml\:lang]"
_SHARES = (0.1, 0.9)
"""How much of a page's text is in another language where it is printed in several. Of less, names
and quotations are made; more is a page whose marks are wrong.
"""


def told_of_other_languages(root: LexborNode, lang: str) -> Iterator[str]:
    """Remove the parts that are in other languages from a page in several, and tell of them.

    A foreign word in a sentence is part of it.
    """
    others = [
        node
        for node in below(root, _MARKED)
        if _language(node) not in ("", _primary(lang))
        and _is_part(node)
        and not any(_language(inner) == _primary(lang) for inner in below(node, _MARKED))
    ]
    marked = {node.mem_id for node in others}
    outer = [node for node in others if not any(up.mem_id in marked for up in above(node))]
    share = sum(len(node.text()) for node in outer) / max(len(root.text()), 1)
    if _SHARES[0] <= share <= _SHARES[1] and (shown := take_out(outer)):
        yield f"left out as another language: {len(shown)}, the first: {excerpt(shown[0])}"


def _language(node: LexborNode) -> str:
    return _primary(node.attributes.get("lang") or node.attributes.get("xml:lang") or "")


def _primary(tag: str) -> str:
    """The language of a tag, without script and country: `pt` of `pt-BR`."""
    return tag.strip().replace("_", "-").partition("-")[0].lower()


def _is_part(node: LexborNode) -> bool:
    """Whether a node is a block, or all that stands in a line."""
    if node.tag in BLOCKS | CELLS:
        return True
    return not (text_beside(node, "prev").strip() or text_beside(node, "next").strip())
