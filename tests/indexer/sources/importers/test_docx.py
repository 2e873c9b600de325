"""A Word document becomes its paragraphs; numbers that Word makes are told as lost."""

from __future__ import annotations

from io import BytesIO

import docx
import pytest
from docx.document import Document
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls

from indexer.model.errors import ImportFailed
from indexer.sources.importers.docx import read
from indexer.sources.importers.imported import Imported


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
