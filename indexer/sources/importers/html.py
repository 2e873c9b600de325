"""The text of a web page: what its main part shows, a block a paragraph. It knows no site."""

from __future__ import annotations

import re
from collections.abc import Iterator

from selectolax.lexbor import LexborHTMLParser, LexborNode

from indexer.model.errors import ImportFailed
from indexer.sources.decoding import decode
from indexer.sources.importers.imported import Imported, excerpt, tidy

VERSION = 1

# What a page holds besides its content, or does not show.
_UNSEEN = (
    *("script", "style", "template", "noscript", "svg", "head", "iframe", "object", "select"),
    *("[hidden]", '[aria-hidden="true"]', "[style*='display:none']", "[style*='display: none']"),
)
_FURNITURE = (
    *("nav", "aside", "form", "button", "dialog", "footer"),
    *('[role="navigation"]', '[role="search"]', '[role="banner"]', '[role="contentinfo"]'),
    # HTML, 4.5.4: small print such as disclaimers and copyrights; in a paragraph it is its part.
    "small:not(p *, li *, dd *, td *, h1 *, h2 *, h3 *, h4 *, h5 *, h6 *)",
)
_MAIN = "main, [role='main']"
_BLOCKS = frozenset(
    (
        *("address", "article", "blockquote", "body", "caption", "center", "dd", "details", "div"),
        *("dl", "dt", "fieldset", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5"),
        *("h6", "header", "hr", "html", "li", "main", "ol", "p", "pre", "section", "summary"),
        *("table", "tbody", "tfoot", "thead", "tr", "ul"),
    )
)
_SPACES = re.compile(r"[ \t\r\n\f]+")
_DECLARED = re.compile(rb"""<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]+)""", re.IGNORECASE)
_HEAD = 4096


def read(content: bytes, encoding: str | None, path: str) -> Imported:
    """Return the text that a page shows in its main part.

    Raises:
        UndecodableSource: it is not in the declared encoding, nor in the one that it names.
        ImportFailed: it shows no text.
    """
    tree = LexborHTMLParser(decode(content, encoding or _own_encoding(content), path))
    for selector in _UNSEEN:
        for node in tree.css(selector):
            node.decompose()
    mains = tree.css(_MAIN)
    root = mains[0] if len(mains) == 1 else tree.body
    notes = []
    for selector in _FURNITURE:
        for node in root.css(selector) if root is not None else ():
            shown = node.text().strip()
            if shown:
                notes.append(f"left out as no part of the page's content: {excerpt(shown)}")
            node.decompose()
    text = tidy("".join(_told(root))) if root is not None else "\n"
    if not text.strip():
        raise ImportFailed(path, "the page shows no text of its own; save it after it was loaded.")
    return Imported(text, tuple(notes), tuple(_losses(root)))


def _own_encoding(content: bytes) -> str:
    """The encoding that the page's own head names; a byte order mark goes before it."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    named = _DECLARED.search(content, 0, _HEAD)
    name = named[1].decode("ascii", "replace").lower() if named else "utf-8"
    # WHATWG Encoding, 4.2: on the web these names all mean windows-1252.
    return "cp1252" if name in ("iso-8859-1", "latin1", "us-ascii", "ascii") else name


def _told(node: LexborNode) -> Iterator[str]:
    """Yield the text below a node as a page shows it: blocks apart, white space folded."""
    for child in node.iter(include_text=True):
        tag = child.tag
        if tag == "-text":
            yield _shown(child)
        elif tag == "br":
            yield "\n"
        elif tag == "img":
            yield _alternative(child)
        elif tag == "pre":
            yield f"\n\n{child.text()}\n\n"
        elif tag in ("td", "th"):
            yield from (" ", *_told(child), " ")
        elif tag in ("dt", "dd"):  # a definition stands below its term, no blank line between
            yield from ("\n\n" if tag == "dt" else "\n", _block(child))
        elif tag in _BLOCKS:
            yield from ("\n\n", _block(child), "\n\n")
        else:
            yield from _told(child)


def _shown(node: LexborNode) -> str:
    return _SPACES.sub(" ", node.text_content or "")


def _block(node: LexborNode) -> str:
    """The text of a block; white space next to its line ends shows nowhere."""
    lines = "".join(_told(node)).split("\n")
    return "\n".join(re.sub(r" {2,}", " ", line).strip(" ") for line in lines).strip("\n")


def _alternative(image: LexborNode) -> str:
    """The words that stand for an image, unless the page prints them beside it as well."""
    words = (image.attributes.get("alt") or "").strip()
    beside = image.next
    return "" if beside is not None and beside.text().strip().startswith(words) else words


def _losses(root: LexborNode | None) -> Iterator[str]:
    if root is None:
        return
    unsaid = [image for image in root.css("img") if not (image.attributes.get("alt") or "").strip()]
    if unsaid:
        yield f"images without words that stand for them: {len(unsaid)}; the text lacks them."
    numbered = [item for item in root.css("ol > li") if item.text().strip()]
    if numbered:
        yield (
            f"items that the browser numbers: {len(numbered)}; these numbers are no text and are "
            "missing here."
        )
