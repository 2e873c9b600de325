"""One paragraph of a Word document: the text that it shows, as its markup and its styles say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from docx.document import Document
from docx.oxml.ns import qn
from docx.oxml.xmlchemy import BaseOxmlElement

from indexer.sources.importers.raised import in_line

PARAGRAPH, _RUN, FORMULA, _READING = qn("w:p"), qn("w:r"), qn("m:oMath"), qn("w:rt")
_MATH = qn("m:r").removesuffix("r")
TEXTS = (qn("w:t"), qn("m:t"))
_AS_TEXT = {
    qn("w:tab"): "\t",
    qn("w:ptab"): "\t",
    qn("w:br"): "\n",
    qn("w:cr"): "\n",
    qn("w:noBreakHyphen"): "\N{NON-BREAKING HYPHEN}",
    qn("w:softHyphen"): "\N{SOFT HYPHEN}",
}
# What holds text that stands elsewhere as well (a fallback), or that was struck out.
PASSED_OVER = (
    "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback",
    *(qn("w:del"), qn("w:moveFrom"), qn("w:pPr"), qn("w:rPr")),
)
# A formula of these alone is read from left to right; others have powers, fractions, roots.
_PLAIN_FORMULA = {
    qn(f"m:{name}")
    for name in ("r", "t", "rPr", "sty", "scr", "nor", "lit", "brk", "aln", "ctrlPr")
}
# What a run's properties say of its text. A style may say it, too.
NO_TEXT = {
    "hidden text": (qn("w:vanish"),),
    "text that is struck out": (qn("w:strike"), qn("w:dstrike")),
}
_SPACE = 80
"""From how much space on, in twentieths of a point, paragraphs stand apart."""
_AUTOMATIC_SPACE = 280
READINGS = "readings beside characters"


class Styles:
    """The styles that paragraphs and runs name, each with those that it is based on."""

    def __init__(self, document: Document) -> None:
        styles = list(document.styles.element.iter(qn("w:style")))
        self._held = {style.get(qn("w:styleId"), ""): style for style in styles}
        self.defaults = document.styles.element.find(
            "/".join(map(qn, ("w:docDefaults", "w:pPrDefault", "w:pPr")))
        )
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


class Paragraph:
    """One paragraph; a paragraph of a text box inside it is one of its own.

    Attributes:
        text: what it shows. end: what parts it from the next; nothing where that was deleted.
        left_out: texts that it holds and does not show, by what they are.
        raised: what is set above or below the line and is no text, after what stands before it.
    """

    def __init__(self, element: BaseOxmlElement, styles: Styles) -> None:
        self._properties = element.find(qn("w:pPr"))
        self._styles = list(styles.of(self._properties, "w:pStyle"))
        self._all_styles = styles
        self.left_out: dict[str, list[str]] = {what: [] for what in (*NO_TEXT, READINGS)}
        self.raised: list[tuple[str, str]] = []
        self.text = self._put_in_line(list(self._told(element)))
        deleted = element.find(f"{qn('w:pPr')}/{qn('w:rPr')}/{qn('w:del')}")
        self.end = "\n" if deleted is None else ""

    def paragraphs(self) -> Iterator[Paragraph]:
        """Yield itself."""
        yield self

    def is_apart_from(self, below: Paragraph) -> bool:
        """Whether the page shows a space between it and the paragraph below it."""
        is_same = [one.get(qn("w:styleId")) for one in self._styles[:1]] == [
            one.get(qn("w:styleId")) for one in below._styles[:1]
        ]
        return any(
            one._space(side) >= _SPACE and not (is_same and one._is_contextual())
            for one, side in ((self, "after"), (below, "before"))
        )

    def _space(self, side: str) -> int:
        """The space before or after it, in twentieths of a point, as far as it is known."""
        said = [one for each in self._said() if (one := each.find(qn("w:spacing"))) is not None]

        def first(name: str) -> str | None:
            values = (one.get(qn(f"w:{side}{name}")) for one in said)
            return next((value for value in values if value is not None), None)

        if first("Autospacing") in ("1", "true", "on"):
            return _AUTOMATIC_SPACE
        space = first("") or "0"
        return int(space) if space.isdecimal() else 0

    def _is_contextual(self) -> bool:
        return _is_on(self._said(), qn("w:contextualSpacing"))

    def _said(self) -> list[BaseOxmlElement]:
        """Its own properties before those of its styles, and of the document."""
        styled = (style.find(qn("w:pPr")) for style in self._styles)
        said = (self._properties, *styled, self._all_styles.defaults)
        return [one for one in said if one is not None]

    def _told(self, element: BaseOxmlElement, is_raised: bool = False) -> Iterator[_Part]:
        for child in element:
            if child.tag in PASSED_OVER or child.tag == PARAGRAPH:
                continue
            if child.tag in TEXTS:
                yield _Part(child.text or "", is_raised)
            elif child.tag in _AS_TEXT:
                yield _Part(_AS_TEXT[child.tag], is_raised)
            elif what := self._as_no_text(child):
                if told := "".join(part.text for part in self._told(child)).strip():
                    self.left_out[what].append(told)
            elif child.tag != FORMULA or is_plain(child):
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
            return READINGS
        if element.tag != _RUN:
            return None
        said = self._said_of(element)
        for what, tags in NO_TEXT.items():
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


def is_plain(formula: BaseOxmlElement) -> bool:
    """Whether a formula is one line of signs, without powers, fractions or roots."""
    inside = (one.tag for one in formula.iter() if one is not formula)
    return all(tag in _PLAIN_FORMULA for tag in inside if str(tag).startswith(_MATH))
