"""Forms of files that are no plain text, told by how they begin, whatever the files are called.

It knows signatures. What is in such a file is an importer's business, where there is one.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from indexer.model.errors import ImportFailed


class Form(NamedTuple):
    """A form of files.

    Attributes:
        what: it is, as the end of a sentence. advice: what to do with such a file.
        importer: the name of the importer that reads it, or None.
    """

    what: str
    advice: str
    importer: str | None = None


_SAVE = "open it where it was made, save it as plain text (UTF-8), DOCX or HTML, and add that."
_UNPACK = "unpack it and add what is in it."
_NAME = "give it a name that ends in {} and add it again."
_ZIP = rb"PK\x03\x04.{26}"

# The particular before the general.
_FORMS = tuple(
    (re.compile(rb"(?:\xef\xbb\xbf)?\s*+(?:%b)" % begins, re.DOTALL | re.IGNORECASE), form)
    for begins, form in (
        (rb"%PDF-", Form("a PDF", _NAME.format(".pdf"), "pdf")),
        (_ZIP + rb"mimetypeapplication/epub", Form("an e-book (EPUB)", _UNPACK)),
        (_ZIP + rb"mimetype", Form("a document of LibreOffice (ODT)", _SAVE)),
        (
            _ZIP + rb"(?:\[Content_Types\]|_rels/|docProps/|word/)",
            Form("a document of Word or Excel", _NAME.format(".docx, if it is Word's,"), "docx"),
        ),
        (rb"PK\x03\x04", Form("packed (ZIP)", _UNPACK, "docx")),  # Word's files in any order
        (rb"\x1f\x8b|BZh[1-9]|\xfd7zXZ|7z\xbc\xaf|Rar!|\x28\xb5\x2f\xfd", Form("packed", _UNPACK)),
        (rb"\xd0\xcf\x11\xe0", Form("a document of an old Word or Excel (DOC, XLS)", _SAVE)),
        (rb"\{\\rtf", Form("Rich Text (RTF)", _SAVE)),
        (rb"\x89PNG|\xff\xd8\xff|GIF8", Form("a picture", "run text recognition.")),
        (
            rb"(?:From|MIME-Version):[^\n]*\n.{0,2000}?Content-Type:",
            Form("a mail, or a page that was saved as one (MHTML)", _SAVE),
        ),
        (
            rb"(?>(?:<\?xml[^>]*>\s*|<!--.{0,2000}?-->\s*)*)<(?:!doctype\s+html|html)\b",
            Form("a web page", _NAME.format(".html"), "html"),
        ),
        (rb"<\?xml\b", Form("XML", _SAVE)),
    )
)


def form_of(content: bytes) -> Form | None:
    """Return the form of a file; None for plain text, or what is not known."""
    return next((form for begins, form in _FORMS if begins.match(content)), None)


def check_form(content: bytes, path: str, importer: str | None = None) -> None:
    """Check that a file is what an importer of that name reads, or plain text where there is none.

    Raises:
        ImportFailed: it is of another form.
    """
    form = form_of(content)
    if form is not None and (importer is None or form.importer != importer):
        read = f"what is read as {importer}" if importer else "plain text"
        raise ImportFailed(path, f"it is {form.what} and not {read}; {form.advice}")
