"""The text of a Word document, a paragraph a line. It knows Word's markup and nothing of rules.

Read from the markup and not by the library's `text`, which passes over content controls, tracked
insertions and text boxes without a word.
"""

from __future__ import annotations

import zipfile
from collections import Counter
from collections.abc import Iterator
from io import BytesIO

import docx
from docx.document import Document
from docx.opc.exceptions import PackageNotFoundError
from docx.oxml.ns import qn
from docx.oxml.xmlchemy import BaseOxmlElement

from indexer.model.errors import ImportFailed
from indexer.sources.importers.imported import Imported, tidy

VERSION = 1

_PARAGRAPH, _TEXT = qn("w:p"), qn("w:t")
_AS_TEXT = {
    qn("w:tab"): "\t",
    qn("w:br"): "\n",
    qn("w:cr"): "\n",
    qn("w:noBreakHyphen"): "\N{NON-BREAKING HYPHEN}",
    qn("w:softHyphen"): "\N{SOFT HYPHEN}",
}
# What holds text that stands elsewhere as well (a fallback), or that was struck out.
_PASSED_OVER = (
    "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback",
    *(qn("w:del"), qn("w:moveFrom"), qn("w:pPr"), qn("w:rPr")),
)
_UNREAD = {
    qn("w:footnoteReference"): "footnotes",
    qn("w:endnoteReference"): "endnotes",
    qn("w:sym"): "symbols of a special font",
    qn("w:drawing"): "pictures",
    qn("w:pict"): "pictures",
    qn("w:object"): "embedded objects",
}


def read(content: bytes, _encoding: str | None, path: str) -> Imported:
    """Return the text of a document's body; headers and footers are no part of it.

    Raises:
        ImportFailed: it is no Word document, or holds no text.
    """
    try:
        document = docx.Document(BytesIO(content))
    except (PackageNotFoundError, zipfile.BadZipFile, KeyError, ValueError) as error:
        raise ImportFailed(path, f"it is no Word document (.docx): {error}.") from error
    body = document.element.body
    paragraphs = [_Paragraph(element) for element in _below(body) if element.tag == _PARAGRAPH]
    text = tidy("\n".join(paragraph.text for paragraph in paragraphs))
    if not text.strip():
        raise ImportFailed(path, "the document holds no text.")
    notes = []
    struck = len(list(body.iter(qn("w:del"), qn("w:moveFrom"))))
    added = len(list(body.iter(qn("w:ins"), qn("w:moveTo"))))
    if struck or added:
        notes.append(
            f"tracked changes were read as accepted (insertions: {added}, deletions: {struck})."
        )
    return Imported(text, tuple(notes), tuple(_losses(document, paragraphs, body)))


def _below(element: BaseOxmlElement) -> Iterator[BaseOxmlElement]:
    """Yield what stands below an element in document order, except what is passed over."""
    for child in element:
        if child.tag not in _PASSED_OVER:
            yield child
            yield from _below(child)


class _Paragraph:
    """One paragraph; a paragraph of a text box inside it is one of its own."""

    def __init__(self, element: BaseOxmlElement) -> None:
        self._element = element
        self.text = "".join(self._told(element))

    def _told(self, element: BaseOxmlElement) -> Iterator[str]:
        for child in element:
            if child.tag in _PASSED_OVER or child.tag == _PARAGRAPH:
                continue
            if child.tag == _TEXT:
                yield child.text or ""
            elif child.tag in _AS_TEXT:
                yield _AS_TEXT[child.tag]
            else:
                yield from self._told(child)

    def numbering(self, styles: dict[str, BaseOxmlElement]) -> tuple[str, str] | None:
        """Which list numbers it, and at which level, itself or by its style; None for none."""
        numbered = self._element.find(f"{qn('w:pPr')}/{qn('w:numPr')}")
        style = self._element.find(f"{qn('w:pPr')}/{qn('w:pStyle')}")
        seen = set()
        while numbered is None and style is not None:
            name = style.get(qn("w:val"), "")
            if name in seen or name not in styles:
                break
            seen.add(name)
            numbered = styles[name].find(f"{qn('w:pPr')}/{qn('w:numPr')}")
            style = styles[name].find(qn("w:basedOn"))
        if numbered is None:
            return None
        values = (numbered.find(qn(name)) for name in ("w:numId", "w:ilvl"))
        number, level = ("0" if one is None else one.get(qn("w:val"), "0") for one in values)
        return None if number == "0" else (number, level)


def _losses(
    document: Document, paragraphs: list[_Paragraph], body: BaseOxmlElement
) -> Iterator[str]:
    styles = {
        style.get(qn("w:styleId"), ""): style
        for style in document.styles.element.iter(qn("w:style"))
    }
    bullets = _bullets(document)
    found = (one.numbering(styles) for one in paragraphs if one.text.strip())
    numbered = sum(one is not None and one not in bullets for one in found)
    if numbered:
        yield (
            f"paragraphs that Word numbers by itself: {numbered}; these numbers are no text and "
            "are missing here. Make them text (in Word: ActiveDocument.ConvertNumbersToText) and "
            "add the file again."
        )
    unread = Counter(_UNREAD[one.tag] for one in _below(body) if one.tag in _UNREAD)
    for what, count in sorted(unread.items()):
        yield f"{what} that are in the document and not in the text: {count}."


def _bullets(document: Document) -> set[tuple[str, str]]:
    """The lists and levels that put a bullet, or nothing, before a paragraph and no number."""
    part = next(
        (
            rel.target_part
            for rel in document.part.rels.values()
            if rel.reltype.endswith("/numbering")
        ),
        None,
    )
    if part is None:
        return set()
    root = document.part.numbering_part.element
    formats = {
        (abstract.get(qn("w:abstractNumId")), level.get(qn("w:ilvl"))): form.get(qn("w:val"))
        for abstract in root.iter(qn("w:abstractNum"))
        for level in abstract.iter(qn("w:lvl"))
        for form in level.iter(qn("w:numFmt"))
    }
    pairs = set()
    for number in root.iter(qn("w:num")):
        abstract = number.find(qn("w:abstractNumId"))
        for (owner, level), form in formats.items():
            if (
                abstract is not None
                and owner == abstract.get(qn("w:val"))
                and form in ("bullet", "none")
            ):
                pairs.add((number.get(qn("w:numId"), ""), level or "0"))
    return pairs
