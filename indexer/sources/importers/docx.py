"""The text of a Word document, a paragraph a line. It knows Word's markup and nothing of rules.

Read from the markup and not by the library's `text`, which passes over content controls, tracked
insertions and text boxes without a word.
"""

from __future__ import annotations

import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import groupby
from typing import NamedTuple

import docx
from docx.document import Document
from docx.opc.exceptions import PackageNotFoundError
from docx.oxml.ns import qn
from docx.oxml.xmlchemy import BaseOxmlElement

from indexer.model.errors import ImportFailed
from indexer.sources.importers.imported import Imported, excerpt, tidy
from indexer.sources.importers.raised import in_line, lost_with_raised

VERSION = 3

_PARAGRAPH, _RUN, _FORMULA, _READING = qn("w:p"), qn("w:r"), qn("m:oMath"), qn("w:rt")
_MATH = qn("m:r").removesuffix("r")
_TEXTS = (qn("w:t"), qn("m:t"))
_AS_TEXT = {
    qn("w:tab"): "\t",
    qn("w:ptab"): "\t",
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
# A formula of these alone is read from left to right; others have powers, fractions, roots.
_PLAIN_FORMULA = {
    qn(f"m:{name}")
    for name in ("r", "t", "rPr", "sty", "scr", "nor", "lit", "brk", "aln", "ctrlPr")
}
# What a run's properties say of its text. A style may say it, too.
_NO_TEXT = {
    "hidden text": (qn("w:vanish"),),
    "text that is struck out": (qn("w:strike"), qn("w:dstrike")),
}
_READINGS = "readings beside characters"
_IMAGE = "{urn:schemas-microsoft-com:vml}imagedata"
_PICTURES = (qn("pic:pic"), qn("c:chart"), qn("dgm:relIds"), _IMAGE)
_UNREAD = {
    _FORMULA: "formulas that are more than one line of signs",
    qn("w:altChunk"): "documents of another form",
    qn("w:subDoc"): "documents of another form",
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
    styles = _Styles(document)
    paragraphs = [
        _Paragraph(element, styles) for element in _below(body) if element.tag == _PARAGRAPH
    ]
    text = tidy("".join(paragraph.text + paragraph.end for paragraph in paragraphs))
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


def _told_of_left_out(document: Document, paragraphs: list[_Paragraph]) -> Iterator[str]:
    for what in (*_NO_TEXT, _READINGS):
        told = [text for paragraph in paragraphs for text in paragraph.left_out[what]]
        if told:
            yield f"left out as {what}: {len(told)}, the first: {excerpt(told[0])}"
    for relation in document.part.rels.values():
        what = relation.reltype.rpartition("/")[2]
        if what in ("header", "footer", "comments") and not relation.is_external:
            root = getattr(relation.target_part, "element", None)
            texts = root.iter(*_TEXTS) if root is not None else ()
            if told_there := "".join(text.text or "" for text in texts).strip():
                yield f"left out as {what}: {excerpt(told_there)}"


def _below(element: BaseOxmlElement) -> Iterator[BaseOxmlElement]:
    """Yield what stands below an element in document order, except what is passed over."""
    for child in element:
        if child.tag not in _PASSED_OVER:
            yield child
            yield from _below(child)


class _Styles:
    """The styles that paragraphs and runs name, each with those that it is based on."""

    def __init__(self, document: Document) -> None:
        styles = list(document.styles.element.iter(qn("w:style")))
        self._held = {style.get(qn("w:styleId"), ""): style for style in styles}
        self._default = next(
            (
                style.get(qn("w:styleId"))
                for style in styles
                if style.get(qn("w:type")) == "paragraph" and style.get(qn("w:default")) == "1"
            ),
            None,
        )

    def of(self, properties: BaseOxmlElement | None, kind: str) -> Iterator[BaseOxmlElement]:
        """Yield the style that properties name (`w:pStyle`, `w:rStyle`), then what it is based on.

        A paragraph that names none has the default one.
        """
        named = None if properties is None else properties.find(qn(kind))
        name = named.get(qn("w:val")) if named is not None else None
        if name is None and kind == "w:pStyle":
            name = self._default
        seen = set()
        while name in self._held and name not in seen:
            seen.add(name)
            yield self._held[name]
            based = self._held[name].find(qn("w:basedOn"))
            name = None if based is None else based.get(qn("w:val"))


class _Part(NamedTuple):
    """A piece of a paragraph's text, and whether it is set above or below the line."""

    text: str
    is_raised: bool

    def is_set_off(self) -> bool:
        """Whether it stands apart from the line: no space does, wherever it was set."""
        return self.is_raised and bool(self.text.strip())


class _Paragraph:
    """One paragraph; a paragraph of a text box inside it is one of its own.

    Attributes:
        text: what it shows. end: what parts it from the next; nothing where that was deleted.
        left_out: texts that it holds and does not show, by what they are.
        raised: what is set above or below the line and is no text, after what stands before it.
    """

    def __init__(self, element: BaseOxmlElement, styles: _Styles) -> None:
        self._properties = element.find(qn("w:pPr"))
        self._styles = list(styles.of(self._properties, "w:pStyle"))
        self._all_styles = styles
        self.left_out: dict[str, list[str]] = {what: [] for what in (*_NO_TEXT, _READINGS)}
        self.raised: list[tuple[str, str]] = []
        self.text = self._put_in_line(list(self._told(element)))
        deleted = element.find(f"{qn('w:pPr')}/{qn('w:rPr')}/{qn('w:del')}")
        self.end = "\n" if deleted is None else ""

    def _told(self, element: BaseOxmlElement, is_raised: bool = False) -> Iterator[_Part]:
        for child in element:
            if child.tag in _PASSED_OVER or child.tag == _PARAGRAPH:
                continue
            if child.tag in _TEXTS:
                yield _Part(child.text or "", is_raised)
            elif child.tag in _AS_TEXT:
                yield _Part(_AS_TEXT[child.tag], is_raised)
            elif what := self._as_no_text(child):
                if told := "".join(part.text for part in self._told(child)).strip():
                    self.left_out[what].append(told)
            elif child.tag != _FORMULA or _is_plain(child):
                yield from self._told(child, is_raised or self._is_raised(child))

    def _put_in_line(self, parts: list[_Part]) -> str:
        """Join texts; what stands above or below the line and cannot be joined is left out."""
        runs = [
            ("".join(part.text for part in same), is_raised)
            for is_raised, same in groupby((one for one in parts if one.text), _Part.is_set_off)
        ]
        text = ""
        for at, (told, is_raised) in enumerate(runs):
            after = runs[at + 1][0] if at + 1 < len(runs) else ""
            written = in_line(text, told, after) if is_raised else told
            if written is None:
                self.raised.append((text, told))
            text += written or ""
        return text

    def _said_of(self, run: BaseOxmlElement) -> list[BaseOxmlElement]:
        """The properties of a run, its own before those of its styles and of its paragraph's."""
        own = run.find(qn("w:rPr"))
        of_run = self._all_styles.of(own, "w:rStyle")
        styled = (style.find(qn("w:rPr")) for style in (*of_run, *self._styles))
        return [one for one in (own, *styled) if one is not None]

    def _is_raised(self, element: BaseOxmlElement) -> bool:
        if element.tag != _RUN:
            return False
        said = (each.find(qn("w:vertAlign")) for each in self._said_of(element))
        align = next((one for one in said if one is not None), None)
        return align is not None and align.get(qn("w:val")) in ("superscript", "subscript")

    def _as_no_text(self, element: BaseOxmlElement) -> str | None:
        """What an element is, if its text is none that the paragraph shows; else None."""
        if element.tag == _READING:
            return _READINGS
        if element.tag != _RUN:
            return None
        said = self._said_of(element)
        for what, tags in _NO_TEXT.items():
            if any(_is_on(said, tag) for tag in tags):
                return what
        return None

    def numbering(self) -> tuple[str, str] | None:
        """Which list numbers it, and at which level, itself or by its style; None for none."""
        styled = (style.find(qn("w:pPr")) for style in self._styles)
        said = (one for one in (self._properties, *styled) if one is not None)
        numbered = next(
            (one for each in said if (one := each.find(qn("w:numPr"))) is not None), None
        )
        if numbered is None:
            return None
        values = (numbered.find(qn(name)) for name in ("w:numId", "w:ilvl"))
        number, level = ("0" if one is None else one.get(qn("w:val"), "0") for one in values)
        return None if number == "0" else (number, level)


def _is_on(properties: Iterable[BaseOxmlElement], tag: str) -> bool:
    """Whether the first properties that say anything of a thing say that it is so."""
    said = next((one for each in properties if (one := each.find(tag)) is not None), None)
    return said is not None and said.get(qn("w:val"), "true") not in ("0", "false", "off")


def _is_plain(formula: BaseOxmlElement) -> bool:
    inside = (one.tag for one in formula.iter() if one is not formula)
    return all(tag in _PLAIN_FORMULA for tag in inside if str(tag).startswith(_MATH))


def _is_unread(element: BaseOxmlElement) -> bool:
    """Whether an element shows what the text lacks; of a text box, all but its pictures is read."""
    if element.tag == _FORMULA:
        return not _is_plain(element)
    is_box = next(element.iter(qn("w:txbxContent")), None) is not None
    return element.tag in _UNREAD and not (is_box and next(element.iter(*_PICTURES), None) is None)


def _losses(
    document: Document, paragraphs: list[_Paragraph], body: BaseOxmlElement
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
