"""What a web page sets above or below its lines: the marks of its notes, and other signs."""

from __future__ import annotations

from collections.abc import Iterator

from selectolax.lexbor import LexborNode

from indexer.sources.importers.html_styles import RAISING
from indexer.sources.importers.html_tree import above, below, block_of, take_out, text_beside
from indexer.sources.importers.imported import excerpt
from indexer.sources.importers.raised import in_line

_RAISED = "sup, sub, [style]"
_LONGEST_MARK = 4
"""How long the mark of a note may be: `[12]`. A longer link above the line is text."""


def _is_raised(node: LexborNode) -> bool:
    style = node.attributes.get("style") or ""
    return node.tag in ("sup", "sub") or bool(RAISING.search(style))


def told_of_notes(root: LexborNode) -> Iterator[str]:
    """Remove the marks that link to notes of the page, and those notes, and tell of it.

    A note's own mark, which leads back, stands at its beginning.
    """
    marks, places = [], set()
    for link in below(root, 'a[href^="#"]'):
        raised = [node for node in (link, link.parent, *link.css(_RAISED)) if node is not None]
        is_short = 0 < len(link.text().strip()) <= _LONGEST_MARK
        if is_short and any(map(_is_raised, raised)) and text_beside(link, "prev").strip():
            marks.append(link)
            places.add((link.attributes.get("href") or "")[1:])
    inner = {node.mem_id for mark in marks for node in (mark, *mark.css("*"))}
    holding = inner.union(node.mem_id for mark in marks for node in above(mark))
    named = [node for node in below(root, "[id], a[name]") if places & set(_names(node))]
    blocks = (block_of(node) for node in named)
    notes = {node.mem_id: node for node in blocks if node.mem_id not in holding}
    for what, nodes in (("marks of notes", marks), ("notes", notes.values())):
        # Of notes in one another the outer one is removed, with all that it holds.
        outer = [one for one in nodes if not any(up.mem_id in notes for up in above(one))]
        if shown := take_out(outer):
            yield f"left out as {what}: {len(shown)}, the first: {excerpt(shown[0])}"


def _names(node: LexborNode) -> Iterator[str]:
    yield from (node.attributes.get(name) or "" for name in ("id", "name"))


def put_in_line(root: LexborNode) -> list[tuple[str, str]]:
    """Set what stands above or below its line into it.

    Returns:
        What has no place there, each after what stands before it.
    """
    left_out = []
    for node in reversed(list(filter(_is_raised, below(root, _RAISED)))):
        raised, before = node.text(), text_beside(node, "prev")
        written = in_line(before, raised, text_beside(node, "next"))
        if written is None:
            left_out.append((before, raised))
            node.decompose()
        elif written != raised:
            node.replace_with(written)
    return left_out[::-1]
