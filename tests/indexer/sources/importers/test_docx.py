"""A Word document becomes its paragraphs; numbers that Word makes are told as lost."""

from __future__ import annotations

from io import BytesIO

import docx
import pytest
from docx.document import Document
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn

from indexer.model.errors import ImportFailed
from indexer.sources.importers.docx import read
from indexer.sources.importers.imported import Imported
from tests.reading import read_book

NAMESPACES = nsdecls("w", "m") + ' xmlns:v="urn:schemas-microsoft-com:vml"'


def imported(document: Document) -> Imported:
    written = BytesIO()
    document.save(written)
    return read(written.getvalue(), None, "x.docx")


def test_paragraphs_are_lines_and_headers_are_no_text() -> None:
    document = docx.Document()
    document.sections[0].header.paragraphs[0].text = "Encabezado"
    paragraph = document.add_paragraph("100.1. Una ")
    paragraph.add_run("regla").bold = True
    paragraph.add_run(" inventada.")
    document.add_paragraph()
    document.add_paragraph("100.2.\tCon tabulador.").add_run().add_break()
    table = document.add_table(1, 1)
    table.cell(0, 0).text = "100.3. En una tabla."
    got = imported(document)
    assert (
        got.text
        == "100.1. Una regla inventada.\n\n100.2.\tCon tabulador.\n\n100.3. En una tabla.\n"
    )
    assert got.losses == ()
    assert got.notes == ("left out as header: 'Encabezado'",)


def test_insertions_controls_and_text_boxes_are_read_and_deletions_are_not() -> None:
    document = docx.Document()
    body = document.element.body
    for inner in (
        '<w:r><w:t xml:space="preserve">100.1. Antes, </w:t></w:r>'
        '<w:ins w:id="1" w:author="x"><w:r><w:t>puesto</w:t></w:r></w:ins>'
        '<w:del w:id="2" w:author="x"><w:r><w:delText>quitado</w:delText></w:r></w:del>',
        "<w:sdt><w:sdtContent><w:r><w:t>100.2. En un control.</w:t></w:r></w:sdtContent></w:sdt>",
        "<w:r><w:txbxContent><w:p><w:r><w:t>100.3. En un cuadro.</w:t></w:r></w:p>"
        "</w:txbxContent></w:r>",
    ):
        body.insert(len(body) - 1, parse_xml(f"<w:p {nsdecls('w')}>{inner}</w:p>"))
    got = imported(document)
    assert [line for line in got.text.split("\n") if line] == [
        "100.1. Antes, puesto",
        "100.2. En un control.",
        "100.3. En un cuadro.",
    ]
    assert got.notes == ("tracked changes were read as accepted (insertions: 1, deletions: 1).",)


def with_paragraphs(*inner: str) -> Document:
    document = docx.Document()
    body = document.element.body
    for one in inner:
        body.insert(len(body) - 1, parse_xml(f"<w:p {NAMESPACES}>{one}</w:p>"))
    return document


def run(text: str, properties: str = "") -> str:
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'


@pytest.mark.parametrize(
    ("inner", "text", "note"),
    [
        (run("A") + run("B", "<w:vanish/>"), "A", "hidden text: 1, the first: 'B'"),
        (run("A") + run("B", "<w:vanish w:val='0'/>"), "AB", None),
        (run("A") + run("B", "<w:strike/>"), "A", "struck out: 1, the first: 'B'"),
        (run("A") + run("B", "<w:dstrike w:val='true'/>"), "A", "struck out"),
        (run("A") + run("B", "<w:rStyle w:val='Below'/>"), "A", "hidden text"),
        (run("A") + run("B", "<w:rStyle w:val='Below'/><w:vanish w:val='false'/>"), "AB", None),
        (f"<w:pPr><w:pStyle w:val='Unseen'/></w:pPr>{run('B')}", "", "hidden text"),
        (run("A") + run("B", "<w:webHidden/>"), "AB", None),
        (
            f"<w:r><w:ruby><w:rt>{run('kan')}</w:rt><w:rubyBase>{run('漢')}</w:rubyBase></w:ruby>"
            "</w:r>",
            "漢",
            "readings beside characters",
        ),
        (run("A") + "<w:r><w:ptab/></w:r>" + run("B"), "A\tB", None),
        (
            "<w:fldSimple w:instr='REF x'><w:r><w:t>100.1</w:t></w:r></w:fldSimple>"
            "<w:r><w:fldChar w:fldCharType='begin'/></w:r><w:r>"
            "<w:instrText>PAGE</w:instrText></w:r>"
            "<w:r><w:fldChar w:fldCharType='separate'/></w:r><w:r><w:t>7</w:t></w:r>"
            "<w:r><w:fldChar w:fldCharType='end'/></w:r>",
            "100.17",
            None,
        ),
        (run("X es ") + "<m:oMath><m:r><m:t>2+2</m:t></m:r></m:oMath>", "X es 2+2", None),
        (
            "<w:r><w:pict><v:shape><v:textbox><w:txbxContent><w:p><w:r><w:t>B</w:t></w:r></w:p>"
            "</w:txbxContent></v:textbox></v:shape></w:pict></w:r>",
            "B",
            None,
        ),
    ],
)
def test_what_is_not_shown_is_left_out_and_told(inner: str, text: str, note: str | None) -> None:
    document = with_paragraphs(run("100.1. Regla."), inner)
    for name, kind, properties in (
        ("Hidden", "character", "<w:rPr><w:vanish/></w:rPr>"),
        ("Below", "character", "<w:basedOn w:val='Hidden'/>"),
        ("Unseen", "paragraph", "<w:rPr><w:vanish/></w:rPr>"),
    ):
        document.styles.element.append(
            parse_xml(
                f"<w:style {NAMESPACES} w:type='{kind}' w:styleId='{name}'>"
                f"<w:name w:val='{name}'/>{properties}</w:style>"
            )
        )
    got = imported(document)
    assert got.text.removeprefix("100.1. Regla.").strip() == text
    assert got.losses == ()
    assert (note or "") in " ".join(got.notes)
    assert bool(got.notes) is (note is not None)


@pytest.mark.parametrize(
    ("inner", "what"),
    [
        (
            "<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num>"
            "<m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>",
            "formulas",
        ),
        ("<w:r><w:sym w:font='Wingdings' w:char='F04A'/></w:r>", "symbols of a special font"),
        ("<w:r><w:footnoteReference w:id='2'/></w:r>", "footnotes"),
        ("<w:r><w:drawing/></w:r>", "pictures"),
        (
            "<w:r><w:pict><v:shape><v:imagedata/><v:textbox><w:txbxContent><w:p/></w:txbxContent>"
            "</v:textbox></v:shape></w:pict></w:r>",
            "pictures",
        ),
        ("<w:altChunk/>", "documents of another form"),
    ],
)
def test_what_is_shown_and_not_read_is_a_loss(inner: str, what: str) -> None:
    got = imported(with_paragraphs(run("100.1. Regla."), inner))
    assert got.text == "100.1. Regla.\n"
    [loss] = got.losses
    assert loss.startswith(what)
    assert loss.endswith(": 1.")


@pytest.mark.parametrize(
    ("inner", "text", "is_loss"),
    [
        (run("20") + run("1", "<w:vertAlign w:val='superscript'/>") + run(" mazos"), "20", True),
        (run("20") + run("1", "<w:rStyle w:val='Above'/>") + run(" mazos"), "20", True),
        (run("20") + run("1", "<w:vertAlign w:val='baseline'/>") + run(" mazos"), "201", False),
        (run("20") + run(" ", "<w:vertAlign w:val='superscript'/>") + run("mazos"), "20", False),
        (run("1") + run("er", "<w:vertAlign w:val='superscript'/>") + run(" mazos"), "1er", False),
        (run("H") + run("2", "<w:vertAlign w:val='subscript'/>") + run(" mazos"), "H", True),
        (run("1", "<w:rStyle w:val='Above'/>") + run("mazos"), "1", False),
    ],
)
def test_numbers_above_or_below_their_line_are_no_part_of_it(
    inner: str, text: str, is_loss: bool
) -> None:
    document = with_paragraphs(inner)
    document.styles.element.append(
        parse_xml(
            f"<w:style {NAMESPACES} w:type='character' w:styleId='Above'>"
            "<w:name w:val='Above'/><w:rPr><w:vertAlign w:val='superscript'/></w:rPr></w:style>"
        )
    )
    got = imported(document)
    assert got.text == f"{text} mazos\n"
    assert bool(got.losses) is is_loss
    assert all("1, the first: " in loss for loss in got.losses)


def spaced(text: str, properties: str) -> str:
    return f"<w:pPr>{properties}</w:pPr>{run(text)}"


@pytest.mark.parametrize(
    ("first", "second", "is_apart"),
    [
        ("", "", False),
        ("<w:spacing w:after='200'/>", "", True),
        ("<w:spacing w:after='20'/>", "", False),
        ("", "<w:spacing w:before='200'/>", True),
        ("", "<w:spacing w:after='200'/>", False),
        ("<w:spacing w:afterAutospacing='1'/>", "", True),
        ("<w:spacing w:after='200'/><w:contextualSpacing/>", "", False),
        ("<w:pStyle w:val='Far'/>", "", True),
        ("<w:pStyle w:val='Far'/><w:spacing w:after='0'/>", "", False),
        ("<w:pStyle w:val='Far'/><w:contextualSpacing/>", "<w:pStyle w:val='Far'/>", False),
        ("<w:pStyle w:val='Far'/><w:contextualSpacing/>", "", True),
    ],
)
def test_a_space_between_paragraphs_is_a_blank_line(
    first: str, second: str, is_apart: bool
) -> None:
    document = with_paragraphs(spaced("A", first), spaced("B", second))
    defaults = document.styles.element.find(f"{qn('w:docDefaults')}/{qn('w:pPrDefault')}")
    document.styles.element.find(qn("w:docDefaults")).remove(defaults)
    document.styles.element.append(
        parse_xml(
            f"<w:style {NAMESPACES} w:type='paragraph' w:styleId='Far'>"
            "<w:name w:val='Far'/><w:pPr><w:spacing w:after='200'/></w:pPr></w:style>"
        )
    )
    if "contextual" in first and not second:
        document.styles.element.append(
            parse_xml(
                f"<w:style {NAMESPACES} w:type='paragraph' w:default='1' w:styleId='Normal'>"
                "<w:name w:val='Normal'/></w:style>"
            )
        )
    assert imported(document).text == ("A\n\nB\n" if is_apart else "A\nB\n")


def test_a_glossary_of_spaced_paragraphs_or_of_a_table_has_all_its_entries() -> None:
    terms = [("Baraja", "Un mazo."), ("Jugador", "Una persona."), ("Mazo", "Unas cartas.")]
    for in_table in (False, True):
        document = docx.Document()
        for text in ("100.1. Una regla inventada.", "100.2. Otra regla.", "Glosario"):
            document.add_paragraph(text)
        table = document.add_table(0, 2)
        for term in terms:
            if in_table:
                for cell, text in zip(table.add_row().cells, term, strict=True):
                    cell.text = text
            else:
                for text in term:
                    document.add_paragraph(text)
        book = read_book(imported(document).text)
        assert [(one.headword, one.text) for one in book.glossary] == terms


def test_empty_paragraphs_part_and_not_the_space_between_all() -> None:
    document = docx.Document()
    for text in ("Baraja", "Un mazo.", "", "Jugador", "Una persona."):
        document.add_paragraph(text)
    assert imported(document).text == "Baraja\nUn mazo.\n\nJugador\nUna persona.\n"


def test_numbers_in_a_column_of_their_own_stand_before_what_they_number() -> None:
    document = docx.Document()
    table = document.add_table(0, 2)
    for row in (("100.", "General"), ("100.1.", "Una regla."), ("100.1a", "Otra.\nMás."), ("", "")):
        for cell, text in zip(table.add_row().cells, row, strict=True):
            for at, paragraph in enumerate(text.split("\n")):
                (cell.add_paragraph() if at else cell.paragraphs[0]).text = paragraph
    inner = table.add_row().cells[1].add_table(1, 2)
    inner.cell(0, 0).text, inner.cell(0, 1).text = "100.2.", "En otra tabla."
    got = imported(document)
    lines = [line for line in got.text.split("\n") if line]
    assert lines == [
        *("100. General", "100.1. Una regla.", "100.1a Otra.", "Más.", "100.2. En otra tabla.")
    ]
    assert got.losses == ()


def test_paragraphs_joined_by_a_tracked_deletion_are_one() -> None:
    joined = "<w:pPr><w:rPr><w:del w:id='1' w:author='x'/></w:rPr></w:pPr>"
    document = with_paragraphs(joined + run("100.1. Una "), run("regla."))
    assert imported(document).text == "100.1. Una regla.\n"


@pytest.mark.parametrize(("style", "is_loss"), [("List Number", True), ("List Bullet", False)])
def test_numbers_that_word_makes_are_a_loss_and_bullets_are_not(style: str, is_loss: bool) -> None:
    document = docx.Document()
    document.add_paragraph("Una regla sin número.", style=style)
    got = imported(document)
    assert bool(got.losses) is is_loss
    assert all("Word numbers by itself: 1;" in loss for loss in got.losses)


def test_what_is_no_word_document_is_refused() -> None:
    for content in (b"100.1. Texto.", b"PK\x05\x06" + bytes(18)):
        with pytest.raises(ImportFailed, match="no Word document"):
            read(content, None, "x.docx")
