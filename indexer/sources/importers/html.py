"""The text of a web page: what its main part shows, a block a paragraph. It knows no site."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator

from selectolax.lexbor import LexborHTMLParser, LexborNode

from indexer.model.errors import ImportFailed
from indexer.sources.decoding import decode
from indexer.sources.importers.html_languages import told_of_other_languages
from indexer.sources.importers.html_notes import put_in_line, told_of_notes
from indexer.sources.importers.html_styles import STRIKING, spell_styles
from indexer.sources.importers.html_tree import BLOCKS, SPACES, below, beside, take_out
from indexer.sources.importers.imported import Imported, excerpt, tidy
from indexer.sources.importers.raised import lost_with_raised
from indexer.sources.importers.rows import row_text

VERSION = 6

# What no browser shows, and what it shows of these is no text.
_UNSEEN = ("script", "style", "template", "head", "datalist", "annotation", "annotation-xml")
_HIDDEN = "noscript, [hidden], [style]"
_HIDING = re.compile(
    r"(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))(?![\w-])", re.IGNORECASE
)
# HTML, 4.5.5 and 4.7.2: what no longer holds, or was taken out of the text.
_STRUCK = "s, strike, del, [style]"
# Words for those who only hear the page, beside what `aria-hidden` keeps from them alone.
_HEARD = ".sr-only, .visually-hidden, .visuallyhidden, .screen-reader-text"
_FURNITURE = (
    *("nav", "aside", "button", "select", "textarea", "dialog", "footer"),
    *('[role="navigation"]', '[role="search"]', '[role="banner"]', '[role="contentinfo"]'),
    ".mw-editsection",  # a wiki's link in each heading
    # Their letters name a picture of a font.
    *('[class*="material-icons"]', '[class*="material-symbols"]'),
    # HTML, 4.5.4: small print such as disclaimers and copyrights; in a paragraph it is its part.
    "small:not(p *, li *, dd *, td *, h1 *, h2 *, h3 *, h4 *, h5 *, h6 *)",
)
# What stands in a page and is a document or drawing of its own.
_EMBEDDED = "iframe[src], iframe[srcdoc], object[data], embed[src], canvas, svg"
_MAIN = "main, [role='main']"
# MathML Core, 3: formulas of these alone are read from left to right.
_PLAIN_FORMULA = "math, mrow, mi, mn, mo, ms, mtext, mspace, mstyle, semantics, mpadded"
_DECLARED = re.compile(
    rb"""<(?:meta[^>]{0,200}?charset|\?xml[^>]{0,200}?encoding)\s*=\s*["']?\s*([\w.:-]+)""",
    re.IGNORECASE,
)
_HEAD = 4096
# WHATWG Encoding, 4.2: what these names mean on the web, whatever they mean elsewhere.
_ON_THE_WEB = {
    **dict.fromkeys(("iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "l1"), "cp1252"),
    **dict.fromkeys(("us-ascii", "ascii", "windows-1252", "x-cp1252"), "cp1252"),
    **dict.fromkeys(("gb2312", "gb_2312-80", "gbk", "x-gbk", "chinese"), "gb18030"),
    **dict.fromkeys(("euc-kr", "ks_c_5601-1987", "ksc5601", "korean", "windows-949"), "cp949"),
    # HTML, 13.2.3.2: what could be read so far is no UTF-16.
    **dict.fromkeys(("utf-16", "utf-16le", "utf-16be"), "utf-8"),
}


def read(content: bytes, encoding: str | None, path: str, lang: str | None = None) -> Imported:
    """Return the text that a page shows in its main part, in one language if it is in several.

    Raises:
        UndecodableSource: it is not in the declared encoding, nor in the one that it names.
        ImportFailed: it shows no text.
    """
    tree = LexborHTMLParser(decode(content, encoding or _own_encoding(content), path))
    spell_styles(tree)
    for selector in _UNSEEN:
        take_out(tree.css(selector))
    nothing = ImportFailed(path, "the page shows no text of its own; save it after it was loaded.")
    body = tree.body
    if body is None:
        raise nothing
    mains = [main for main in below(body, _MAIN) if not _is_hidden(main)]
    root = mains[0] if len(mains) == 1 else body
    if _is_struck(root):
        raise nothing
    notes = list(_told_of_removed(root))
    if lang is not None:
        notes.extend(told_of_other_languages(root, lang))
    losses = list(_lost_with_embedded(root))
    take_out(below(root, "iframe, object[data], embed, canvas, svg"))
    losses.extend(_lost_with_formulas(root))
    notes.extend(told_of_notes(root))
    losses.extend(lost_with_raised(put_in_line(root)))
    losses.extend(_lost_with_text(root))
    text = tidy("".join(_told(root)))
    if not text.strip():
        raise nothing
    if root is not body:
        root.decompose()
        take_out(filter(_is_hidden, below(body, _HIDDEN)))
        if rest := body.text().strip():
            notes.append(f"left out, outside the page's main part: {excerpt(rest)}")
    return Imported(text, tuple(notes), tuple(losses))


def _own_encoding(content: bytes) -> str:
    """The encoding that the page's own head names; a byte order mark goes before it."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    named = _DECLARED.search(content, 0, _HEAD)
    if named is None or content.startswith(codecs.BOM_UTF8):
        return "utf-8"
    name = named[1].decode("ascii", "replace").lower()
    return _ON_THE_WEB.get(name, name)


def _told_of_removed(root: LexborNode) -> Iterator[str]:
    """Remove what is no part of the page's content, and tell of it."""
    for what, selector, is_meant in (
        ("hidden by the page", _HIDDEN, _is_hidden),
        ("struck out", _STRUCK, _is_struck),
        ("said twice, for who only hears the page", _HEARD, _is_heard),
        ("readings beside characters", "rt, rp", None),
        ("signs that link to their own place", 'a[href^="#"]', _is_sign),
    ):
        # Looked for one after the other: what is removed may not be looked at any more.
        if shown := take_out(filter(is_meant, below(root, selector))):
            yield f"left out as {what}: {len(shown)}, the first: {excerpt(shown[0])}"
    for selector in _FURNITURE:
        for one in take_out(below(root, selector)):
            yield f"left out as no part of the page's content: {excerpt(one)}"
    # A form around most of the page is how some programs write pages, and no form to fill in.
    whole = len(root.text().strip())
    small = (form for form in below(root, "form") if len(form.text().strip()) * 2 <= whole)
    for one in take_out(small):
        yield f"left out as no part of the page's content: {excerpt(one)}"


def _is_hidden(node: LexborNode) -> bool:
    attributes = node.attributes
    if node.tag in ("html", "body"):  # until it is loaded
        return False
    style = attributes.get("style") or ""
    return node.tag == "noscript" or "hidden" in attributes or bool(_HIDING.search(style))


def _is_struck(node: LexborNode) -> bool:
    style = node.attributes.get("style") or ""
    return node.tag in ("s", "strike", "del") or bool(STRIKING.search(style))


def _is_heard(node: LexborNode) -> bool:
    """Whether it says to those who only hear the page what is printed beside it for the others."""
    return any(
        beside.attributes.get("aria-hidden") == "true" and beside.text().strip()
        for beside in (beside(node, "prev"), beside(node, "next"))
        if beside is not None
    )


def _is_sign(link: LexborNode) -> bool:
    return not any(character.isalnum() for character in link.text()) and not link.css("img")


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
            yield f"\n\n{''.join(_set(child))}\n\n"
        elif tag == "tr":
            yield from ("\n\n", row_text([_block(cell) for cell in child.iter()]), "\n\n")
        elif tag in ("dt", "dd"):  # a definition stands below its term, no blank line between
            yield from ("\n\n" if tag == "dt" else "\n", _block(child))
        elif tag in BLOCKS:
            yield from ("\n\n", _block(child), "\n\n")
        else:
            yield from _told(child)


def _set(node: LexborNode) -> Iterator[str]:
    """Yield the text below a node whose spaces and line ends stand as they were set."""
    for child in node.iter(include_text=True):
        if child.tag == "-text":
            yield child.text_content or ""
        elif child.tag == "br":
            yield "\n"
        elif child.tag == "img":
            yield _alternative(child)
        else:
            yield from _set(child)


def _shown(node: LexborNode) -> str:
    return SPACES.sub(" ", node.text_content or "")


def _block(node: LexborNode) -> str:
    """The text of a block; white space next to its line ends shows nowhere."""
    lines = "".join(_told(node)).split("\n")
    return "\n".join(re.sub(r" {2,}", " ", line).strip(" ") for line in lines).strip("\n")


def _alternative(image: LexborNode) -> str:
    """The words that stand for an image, unless the page prints them beside it as well."""
    words = (image.attributes.get("alt") or "").strip()
    beside = image.next
    return "" if beside is not None and beside.text().strip().startswith(words) else words


def _lost_with_embedded(root: LexborNode) -> Iterator[str]:
    embedded = [node for node in below(root, _EMBEDDED) if _shows_more(node)]
    if embedded:
        named = ((node.attributes.get(name) or "" for name in ("src", "data")) for node in embedded)
        first = next((address for pair in named for address in pair if address), embedded[0].tag)
        yield (
            f"pages and drawings in the page: {len(embedded)}, the first: {first!r}; the text "
            "lacks what they show. Add such a page by itself, or remove them."
        )


def _lost_with_formulas(root: LexborNode) -> Iterator[str]:
    """Remove formulas that have powers, fractions, roots."""
    formulas = [
        formula
        for formula in below(root, "math")
        if len(formula.css("*")) > len(formula.css(_PLAIN_FORMULA))
    ]
    take_out(formulas)
    if formulas:
        yield (
            f"formulas that are more than one line of signs: {len(formulas)}; the text lacks them."
        )


def _lost_with_text(root: LexborNode) -> Iterator[str]:
    unsaid = [image for image in root.css("img") if not (image.attributes.get("alt") or "").strip()]
    if unsaid:
        yield f"images without words that stand for them: {len(unsaid)}; the text lacks them."
    numbered = [item for item in root.css("ol > li") if item.text().strip()]
    if numbered:
        yield (
            f"items that the browser numbers: {len(numbered)}; these numbers are no text and are "
            "missing here."
        )


def _shows_more(node: LexborNode) -> bool:
    """Whether an embedded page or drawing may show words: no icon, and no frame of no size."""
    if node.tag == "svg":
        return any(text.text().strip() for text in node.css("text"))
    sizes = {(node.attributes.get(name) or "").strip() for name in ("width", "height")}
    empty = (node.attributes.get("src") or "").startswith("about:")
    return not (empty or sizes & {"0", "1", "0px", "1px"})
