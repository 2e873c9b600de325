"""Files of other forms are told from plain text, whatever they are called."""

from __future__ import annotations

import zipfile
from io import BytesIO

import pytest

from indexer.model.errors import ImportFailed
from indexer.sources.decoding import document_of
from indexer.sources.forms import check_form
from tests.reading import entry


def packed(*names: str) -> bytes:
    into = BytesIO()
    with zipfile.ZipFile(into, "w") as archive:
        for name in names:
            archive.writestr(name, "application/epub+zip" if name == "mimetype" else "100.1. Así.")
    return into.getvalue()


PAGE = b"<!DOCTYPE html>\n<title>x</title>\n<p>\n100.1. Una regla.\n</p>"
MAIL = b"MIME-Version: 1.0\r\nSubject: x\r\nContent-Type: text/html\r\n\r\n100.1. Una regla."


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"{\\rtf1\\ansi\n100.1. Una regla.\\par}", "RTF"),
        (b"%PDF-1.4\n100.1. Una regla.", "PDF"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(9), "old Word"),
        (b"\x1f\x8b\x08", "unpack"),
        (packed("x.txt"), "unpack"),
        (packed("mimetype"), "EPUB"),
        (packed("[Content_Types].xml"), r"\.docx"),
        (PAGE, r"\.html"),
        (b"\xef\xbb\xbf\n<?xml version='1.0'?>\n<!-- x -->\n<html>\n100.1. Una regla.", r"\.html"),
        (b"<?xml version='1.0'?>\n<r>\n100.1. Una regla.\n</r>", "XML"),
        (MAIL, "MHTML"),
    ],
)
def test_what_is_no_plain_text_is_refused_by_its_form(content: bytes, what: str) -> None:
    with pytest.raises(ImportFailed, match=what):
        document_of(content, entry(encoding="latin-1"))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"100.1. <html> no.",
        b"From: here\n100.1. Una regla.",
        b"<100.1> Una regla.",
        b"<!-- -->" * 999,
    ],
)
def test_plain_text_is_taken(content: bytes) -> None:
    check_form(content, "x.txt")


def test_an_importer_is_given_what_it_reads() -> None:
    check_form(PAGE, "x.html", "html")
    check_form(b"<p>100.1. Una regla.", "x.html", "html")
    check_form(packed("customXml/x.xml", "[Content_Types].xml"), "x.docx", "docx")
    for content in (PAGE, packed("mimetype"), b"{\\rtf1 x}"):
        with pytest.raises(ImportFailed, match="not what is read as docx"):
            check_form(content, "x.docx", "docx")
