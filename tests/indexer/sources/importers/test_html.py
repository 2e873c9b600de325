"""A web page becomes the text that its main part shows."""

from __future__ import annotations

import pytest

from indexer.model.errors import ImportFailed, UndecodableSource
from indexer.sources.importers.html import read

PAGE = """<!DOCTYPE html><html><head><meta charset="utf-8"><title>No es texto</title></head><body>
<nav><a href="/">999.1. Menú</a></nav>
<div role="main"><h1>100. General</h1><hr>
<p>100.1.   Una <b>regla</b>
   inventada.<br>Otra línea.</p>
<script>var regla = "100.9. No";</script>
<ul><li><p>100.1a Cuesta <img src="w.png" alt="{W}"> o <img src="u.png" alt="{U}"><span>{U}</span>.
</p></li><li>100.1b Fin, <small>en pequeño</small>.</li></ul>
<dl><dt>Término</dt><dd>Su definición.</dd></dl>
<table><tr><td>100.2.</td><td>En una tabla.</td></tr></table>
<pre>100.3. Tal
  cual.</pre>
<small><p>Aviso legal.</p></small><footer>Pie</footer></div><p>Fuera.</p></body></html>"""


def test_blocks_are_paragraphs_and_furniture_is_left_out_and_told() -> None:
    imported = read(PAGE.encode(), None, "x.html")
    assert imported.text == (
        "100. General\n\n100.1. Una regla inventada.\nOtra línea.\n\n100.1a Cuesta {W} o {U}.\n\n"
        "100.1b Fin, en pequeño.\n\nTérmino\nSu definición.\n\n100.2. En una tabla.\n\n"
        "100.3. Tal\n  cual.\n"
    )
    assert any("Aviso legal." in note for note in imported.notes)
    assert imported.losses == ()


@pytest.mark.parametrize(
    ("content", "declared"),
    [
        ("<meta charset='iso-8859-1'><p>100.1. Maná “así”.".encode("cp1252"), None),
        ("<meta charset='utf-8'><p>100.1. Maná “así”.".encode("cp1252"), "cp1252"),
        ("<p>100.1. Maná “así”.".encode("utf-8-sig"), None),
        ("<p>100.1. Maná “así”.".encode("utf-16"), None),
    ],
)
def test_the_encoding_is_the_declared_one_else_the_pages_own(
    content: bytes, declared: str | None
) -> None:
    assert read(content, declared, "x.html").text == "100.1. Maná “así”.\n"


@pytest.mark.parametrize("charset", ["utf-8", "no-such-thing"])
def test_a_page_that_is_not_in_its_own_encoding_is_refused(charset: str) -> None:
    with pytest.raises(UndecodableSource):
        read(f"<meta charset={charset}><p>100.1. Maná.".encode("cp1252"), None, "x.html")


def test_numbers_of_lists_and_images_without_words_are_losses() -> None:
    imported = read(b"<ol><li>Uno</li><li>Dos</li></ol><p>x <img src=t.png></p>", None, "x.html")
    assert [loss.split(";")[0] for loss in imported.losses] == [
        "images without words that stand for them: 1",
        "items that the browser numbers: 2",
    ]


def test_a_page_without_text_is_refused() -> None:
    with pytest.raises(ImportFailed, match="no text"):
        read(b"<html><body><script>1</script></body></html>", None, "x.html")
