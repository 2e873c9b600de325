"""The text of a Word document, a paragraph a line, a blank line where the page shows a space.

It knows Word's markup and nothing of rules.

Read from the markup and not by the library's `text`, which passes over content controls, tracked
insertions and text boxes without a word.
"""

from __future__ import annotations

import zipfile
from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

import docx
from docx.document import Document
from docx.opc.exceptions import PackageNotFoundError
from docx.oxml.ns import qn
from docx.oxml.xmlchemy import BaseOxmlElement

from indexer.model.errors import ImportFailed
from indexer.sources.importers.docx_paragraph import (
    FORMULA,
    NO_TEXT,
    PARAGRAPH,
    PASSED_OVER,
    READINGS,
    TEXTS,
    Paragraph,
    Styles,
    is_plain,
)
from indexer.sources.importers.imported import Imported, excerpt, tidy
from indexer.sources.importers.raised import lost_with_raised
from indexer.sources.importers.rows import row_text

VERSION = 3

_ROW, _CELL = qn("w:tr"), qn("w:tc")
_SHARE_OF_EMPTY = 0.1
_IMAGE = "{urn:schemas-microsoft-com:vml}imagedata"
_PICTURES = (qn("pic:pic"), qn("c:chart"), qn("dgm:relIds"), _IMAGE)
_UNREAD = {
    FORMULA: "formulas that are more than one line of signs",
    qn("w:altChunk"): "documents of another form",
    qn("w:subDoc"): "documents of another form",
    qn("w:footnoteReference"): "footnotes",
    qn("w:endnoteReference"): "endnotes",
    qn("w:sym"): "symbols of a special font",
    qn("w:drawing"): "pictures",
    qn("w:pict"): "pictures",
    qn("w:object"): "embedded objects",
}


def read(content: bytes, _encoding: str | None, path: str, _lang: str | None = None) -> Imported:
    """Return the text of a document's body; headers and footers are no part of it.

    Raises:
        ImportFailed: it is no Word document, or holds no text.
    """
    try:
        document = docx.Document(BytesIO(content))
    except (PackageNotFoundError, zipfile.BadZipFile, KeyError, ValueError) as error:
        raise ImportFailed(path, f"it is no Word document (.docx): {error}.") from error
    body = document.element.body
    styles = Styles(document)
    blocks = list(_blocks(body, styles))
    paragraphs = [paragraph for block in blocks for paragraph in block.paragraphs()]
    text = tidy(_text(blocks, _are_spaced(paragraphs)))
    if not text.strip():
        raise ImportFailed(path, "the document holds no text.")
    notes = []
    struck = len(list(body.iter(qn("w:del"), qn("w:moveFrom"))))
    added = len(list(body.iter(qn("w:ins"), qn("w:moveTo"))))
    if struck or added:
        notes.append(
            f"tracked changes were read as accepted (insertions: {added}, deletions: {struck})."
        )
    notes += _told_of_left_out(document, paragraphs)
    return Imported(text, tuple(notes), tuple(_losses(document, paragraphs, body)))


def _told_of_left_out(document: Document, paragraphs: list[Paragraph]) -> Iterator[str]:
    for what in (*NO_TEXT, READINGS):
        told = [text for paragraph in paragraphs for text in paragraph.left_out[what]]
        if told:
            yield f"left out as {what}: {len(told)}, the first: {excerpt(told[0])}"
    for relation in document.part.rels.values():
        what = relation.reltype.rpartition("/")[2]
        if what in ("header", "footer", "comments") and not relation.is_external:
            root = getattr(relation.target_part, "element", None)
            texts = root.iter(*TEXTS) if root is not None else ()
            if told_there := "".join(text.text or "" for text in texts).strip():
                yield f"left out as {what}: {excerpt(told_there)}"


def _below(element: BaseOxmlElement) -> Iterator[BaseOxmlElement]:
    """Yield what stands below an element in document order, except what is passed over."""
    for child in element:
        if child.tag not in PASSED_OVER:
            yield child
            yield from _below(child)


def _blocks(element: BaseOxmlElement, styles: Styles) -> Iterator[Paragraph | _Row]:
    """Yield the paragraphs and the rows of tables below an element, but not those of its rows."""
    for child in element:
        if child.tag in PASSED_OVER:
            continue
        if child.tag == _ROW:
            yield _Row([list(_blocks(cell, styles)) for cell in _cells(child)])
            continue
        if child.tag == PARAGRAPH:
            yield Paragraph(child, styles)
        yield from _blocks(child, styles)


def _cells(row: BaseOxmlElement) -> Iterator[BaseOxmlElement]:
    """Yield the cells of a row, also those in a control, but not those of a table in a cell."""
    for child in row:
        if child.tag == _CELL:
            yield child
        elif child.tag not in PASSED_OVER:
            yield from _cells(child)


def _text(blocks: Sequence[Paragraph | _Row], are_spaced: bool) -> str:
    told: list[str] = []
    above: Paragraph | None = None
    for block in blocks:
        if isinstance(block, _Row):
            row = row_text([_text(cell, are_spaced) for cell in block.cells])
            told.append(f"\n{row}\n\n")
            above = None
        else:
            if are_spaced and above is not None and above.end and above.is_apart_from(block):
                told.append("\n")
            told += (block.text, block.end)
            above = block
    return "".join(told)


def _are_spaced(paragraphs: Sequence[Paragraph]) -> bool:
    """Whether space parts paragraphs; where empty ones do, it stands between all and parts none."""
    empty = sum(not paragraph.text.strip() for paragraph in paragraphs)
    return empty <= len(paragraphs) * _SHARE_OF_EMPTY


class _Row(NamedTuple):
    """A row of a table: what stands in each of its cells."""

    cells: list[list[Paragraph | _Row]]

    def paragraphs(self) -> Iterator[Paragraph]:
        """Yield all paragraphs of its cells."""
        for cell in self.cells:
            for block in cell:
                yield from block.paragraphs()


def _is_unread(element: BaseOxmlElement) -> bool:
    """Whether an element shows what the text lacks; of a text box, all but its pictures is read."""
    if element.tag == FORMULA:
        return not is_plain(element)
    is_box = next(element.iter(qn("w:txbxContent")), None) is not None
    return element.tag in _UNREAD and not (is_box and next(element.iter(*_PICTURES), None) is None)


def _losses(
    document: Document, paragraphs: list[Paragraph], body: BaseOxmlElement
) -> Iterator[str]:
    bullets = _bullets(document)
    found = (one.numbering() for one in paragraphs if one.text.strip())
    numbered = sum(one is not None and one not in bullets for one in found)
    if numbered:
        yield (
            f"paragraphs that Word numbers by itself: {numbered}; these numbers are no text and "
            "are missing here. Make them text (in Word: ActiveDocument.ConvertNumbersToText) and "
            "add the file again."
        )
    yield from lost_with_raised([raised for one in paragraphs for raised in one.raised])
    unread = Counter(_UNREAD[one.tag] for one in _below(body) if _is_unread(one))
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
