"""A web page becomes the text that its main part shows."""

from __future__ import annotations

import time

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
        ("<meta charset='iso-8859-1'><p>100.1. Maná “así”.".encode("utf-8-sig"), None),
        ("<meta charset='utf-16'><p>100.1. Maná “así”.".encode(), None),
        (
            "<?xml version='1.0' encoding='ISO-8859-1'?><p>100.1. Maná “así”.".encode("cp1252"),
            None,
        ),
    ],
)
def test_the_encoding_is_the_declared_one_else_the_pages_own(
    content: bytes, declared: str | None
) -> None:
    assert read(content, declared, "x.html").text == "100.1. Maná “así”.\n"


@pytest.mark.parametrize(
    ("charset", "encoding", "text"),
    [("gb2312", "gbk", "100.1. 镕"), ("euc-kr", "cp949", "100.1. 똠"), ("GBK", "gb18030", "㐀")],
)
def test_names_of_encodings_mean_what_they_mean_on_the_web(
    charset: str, encoding: str, text: str
) -> None:
    page = f'<meta http-equiv="Content-Type" content="text/html; charset={charset}"><p>{text}'
    assert read(page.encode(encoding), None, "x.html").text == f"{text}\n"


@pytest.mark.parametrize(
    ("page", "text", "note"),
    [
        ("<p>Uno.<p><s>Dos.</s>", "Uno.", "struck out: 1, the first: 'Dos.'"),
        ("<p>Uno.</p><del><p>Dos.</p></del>", "Uno.", "struck out"),
        ("<p>Es <strike>dos</strike> uno.", "Es uno.", "struck out"),
        ("<p>A<p style='text-decoration: line-through'>B", "A", "struck out"),
        ("<p>Es <ins>uno</ins>.", "Es uno.", None),
        ("<p style='-webkit-backface-visibility: hidden; --x: a'>A", "A", None),
        ("<p style='--x:display:none'>A", "A", None),
        ("<p>A<p style='color: red; DISPLAY : none !important'>B", "A", "hidden by the page"),
        ("<pre>100.1. A<br>100.2. <b>B</b>\n  C</pre>", "100.1. A\n100.2. B\n  C", None),
        ("<p>A <span aria-hidden='true'>B</span> C.", "A B C.", None),
        (
            "<p>Paga <i aria-hidden=true>{T}</i> <i class='sr-only'>girar</i>.",
            "Paga {T} .",
            "only hears the page: 1, the first: 'girar'",
        ),
        ("<p>Paga <b></b><i class='sr-only'>{T}</i>.", "Paga {T}.", None),
        ("<p>A<p hidden>B", "A", "hidden by the page: 1, the first: 'B'"),
        ("<p>A<div style='color:red; Display : none'><p hidden>B</p>C</div>", "A", "hidden"),
        ("<p>A<p style='visibility:hidden'>B", "A", "hidden by the page"),
        ("<body style='display:none'><p>A", "A", None),
        ("<p>A<noscript>B</noscript>", "A", "hidden by the page"),
        ("<p>A <a href='#a' aria-hidden=true>¶</a>", "A", "link to their own place"),
        ("<p>A <a href='#a'>100.1</a>", "A 100.1", None),
        ("<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>", "漢", "readings"),
        ("<p>A<select><option>B</select>", "A", "no part of the page's content: 'B'"),
        ("<h2>A<b class='mw-editsection'>[<a href=x>B</a>]</b></h2>", "A", "content: '[B]'"),
        ("<p>A<p>AA<form>B <input></form>", "A\n\nAA", "no part of the page's content: 'B'"),
        ("<form><nav>M</nav><p>100.1. A <input><button>B</button></form>", "100.1. A", "'B'"),
        ("<main>A</main><p>B<p hidden>C", "A", "outside the page's main part: 'B'"),
        ("<main hidden>B</main><main>A</main>", "A", None),
        ("<main role=main>A</main><p>B", "A", "outside the page's main part: 'B'"),
        ("<body role=main><p>A", "A", None),
        ("<html role=main><body><p>A", "A", None),
        ("<aside role=main>A<aside>B</aside></aside>", "A", "no part of the page's content: 'B'"),
        ("<nav>B</nav><main class=sr-only>A</main>", "A", "outside the page's main part: 'B'"),
        (
            "<p>A<s style='text-decoration: line-through'>B</s>",
            "A",
            "struck out: 1, the first: 'B'",
        ),
        ("<p>A<p hidden style='display:none'>B", "A", "hidden by the page: 1, the first: 'B'"),
        (
            "<p>A<div hidden><s>B</s><ruby>C<rt>D</rt></ruby><a href='#a'>¶</a>"
            "<b class=sr-only>E</b><b aria-hidden=true>F</b><aside>G</aside>",
            "A",
            "hidden by the page: 1, the first: 'BCD¶EFG'",
        ),
        ("<table><tr><td>101.</td><td><p>Un título</p></td></tr></table>", "101. Un título", None),
        ("<table><tr><th>Mazo</th><td><p>Cartas.</p></td></tr></table>", "Mazo\nCartas.", None),
        ("<table><tr><td>100.1. Una.</td><td>100.2. B.</table>", "100.1. Una.\n100.2. B.", None),
        ("<p>A<svg><title>B</title><path/></svg>", "A", None),
        ("<p>A<iframe src='about:blank'></iframe><iframe src=x width=0></iframe>", "A", None),
    ],
)
def test_what_is_left_out_is_told(page: str, text: str, note: str | None) -> None:
    imported = read(f"<!DOCTYPE html>{page}".encode(), None, "x.html")
    assert imported.text == f"{text}\n"
    assert imported.losses == ()
    assert (note or "") in " ".join(imported.notes)
    assert bool(imported.notes) is (note is not None)


@pytest.mark.parametrize(
    ("embedded", "first"),
    [
        ("<iframe src='rules.html'>Antes.</iframe>", "rules.html"),
        ("<iframe srcdoc='Reglas'></iframe>", "iframe"),
        ("<iframe srcdoc='Reglas' src='rules.html'></iframe>", "rules.html"),
        ("<object data='r.pdf'><p>Antes.</object>", "r.pdf"),
        ("<embed src='r.pdf'>", "r.pdf"),
        ("<svg><text>100.2. B</text></svg>", "svg"),
        ("<canvas>Antes.</canvas>", "canvas"),
    ],
)
def test_what_is_shown_in_the_page_and_not_read_is_a_loss(embedded: str, first: str) -> None:
    imported = read(f"<p>100.1. A.</p>{embedded}".encode(), None, "x.html")
    assert imported.text == "100.1. A.\n"
    [loss] = imported.losses
    assert f"in the page: 1, the first: '{first}'" in loss


@pytest.mark.parametrize("charset", ["utf-8", "no-such-thing"])
def test_a_page_that_is_not_in_its_own_encoding_is_refused(charset: str) -> None:
    with pytest.raises(UndecodableSource):
        read(f"<meta charset={charset}><p>100.1. Maná.".encode("cp1252"), None, "x.html")


@pytest.mark.parametrize(
    ("page", "text", "after"),
    [
        ("<p>20<sup>1</sup> mazos", "20 mazos", "20"),
        ("<p>20<span style='color: red; vertical-align:super'>1</span> mazos", "20 mazos", "20"),
        ("<p>Un mazo<sup>a</sup>.", "Un mazo.", "Un mazo"),
        ("<p>Un mazo <sup><b>[1]</b></sup>.", "Un mazo .", "Un mazo"),
        ("<p>A<br>H<sub>2</sub>O", "A\nHO", "H"),
        ("<p>2<sup>1</sup>/<sub>2</sub>", "2/2", "2"),
        ("<p>Cuesta <sup>1</sup>/<sub>2</sub>", "Cuesta 1/2", None),
        ("<p><sup>1</sup>20 mazos", "1 20 mazos", None),
        (
            "<p>El n<sup>o</sup> 1<sup>er</sup> M<sup>me</sup> X<sup>TM</sup>",
            "El no 1er Mme XTM",
            None,
        ),
        ("<p>704.5<sup>a</sup>", "704.5a", None),
    ],
)
def test_numbers_above_or_below_their_line_are_no_part_of_it(
    page: str, text: str, after: str | None
) -> None:
    imported = read(page.encode(), None, "x.html")
    assert imported.text == f"{text}\n"
    assert bool(imported.losses) is (after is not None)
    assert all(f" after {after!r}" in loss for loss in imported.losses)


@pytest.mark.parametrize(
    ("page", "text"),
    [
        (
            "<p>20<sup><a href='#n'>1</a></sup> mazos.<p id=n><sup><a href='#r'>1</a></sup> Nota.",
            "20 mazos.",
        ),
        ("<p>20<a href='#n'><sup>1</sup></a> mazos.<ul><li><a name=n></a>Nota.</ul>", "20 mazos."),
        (
            "<p>20<a href='#n' style='vertical-align: super'>*</a> mazos.<p>B<div id=n><p id=m>C"
            "<sup><a href='#m'>2</a></sup></div>",
            "20 mazos.\n\nB\n\nC",
        ),
        ("<div id=n>A 20<sup><a href='#n'>1</a></sup> mazos.</div>", "A 20 mazos."),
        ("<div>20<sup><a href='#n'><b><ins id=n><div id=n>1</div></ins></b></a></sup>", "20"),
        ("<p>20<sup><a href='notes.html#n'>er</a></sup><p id=n>B", "20er\n\nB"),
        ("<p>Véase <sup><a href='#n'>101.2</a></sup><p id=n>101.2. B", "Véase\n\n101.2. B"),
    ],
)
def test_notes_are_left_out_with_the_marks_that_link_to_them(page: str, text: str) -> None:
    assert read(page.encode(), None, "x.html").text == f"{text}\n"


@pytest.mark.parametrize(
    ("page", "lang", "text"),
    [
        ("<p lang=es>100.1. A.<p lang=en>100.1. B.", "es", "100.1. A."),
        ("<p lang=es>100.1. A.<p lang=en-US>100.1. B.", "en", "100.1. B."),
        ("<p lang=pt>100.1. A.<p xml:lang=en>100.1. B.", "pt-BR", "100.1. A."),
        ("<p>100.1. A.<br><span lang=en>100.1. B.</span>", "es", "100.1. A."),
        ("<div lang=en><p>100.1. B.<p lang=en>C.</div><p>100.1. A.", "es", "100.1. A."),
        ("<html lang=en><p>100.1. A.", "es", "100.1. A."),
        ("<div lang=en><p>100.1. A.</div>", "es", "100.1. A."),
        ("<div lang=en><p lang=es>A.</p><p lang=en>B.</div>", "es", "A."),
        ("<p>100.1. A <i lang=en>haste</i>.", "es", "100.1. A haste."),
        ("<p lang=''>100.1. A.<p>B.", "es", "100.1. A.\n\nB."),
        (
            "<p>100.1. Una regla inventada y larga.<p lang=en>Up",
            "es",
            "100.1. Una regla inventada y larga.\n\nUp",
        ),
    ],
)
def test_of_a_page_in_several_languages_one_is_read(page: str, lang: str, text: str) -> None:
    assert read(page.encode(), None, "x.html", lang).text == f"{text}\n"


@pytest.mark.parametrize(
    ("formula", "text"),
    [
        ("<mrow><mi>X</mi><mo>=</mo><mn>2</mn></mrow>", "100.1. Si X=2."),
        ("<msup><mn>2</mn><mn>3</mn></msup>", "100.1. Si ."),
    ],
)
def test_formulas_of_more_than_one_line_are_a_loss(formula: str, text: str) -> None:
    imported = read(f"<p>100.1. Si <math>{formula}</math>.".encode(), None, "x.html")
    assert imported.text == f"{text}\n"
    assert bool(imported.losses) is ("X" not in text)


def test_numbers_of_lists_and_images_without_words_are_losses() -> None:
    imported = read(b"<ol><li>Uno</li><li>Dos</li></ol><p>x <img src=t.png></p>", None, "x.html")
    assert [loss.split(";")[0] for loss in imported.losses] == [
        "images without words that stand for them: 1",
        "items that the browser numbers: 2",
    ]


@pytest.mark.parametrize(
    "page",
    [
        "<html><body><script>1</script></body></html>",
        "<frameset><frame src='rules.html'></frameset>",
        "<body style='text-decoration: line-through'><p>100.1. A",
        "<del role=main><p>100.1. A</del>",
    ],
)
def test_a_page_without_text_is_refused(page: str) -> None:
    with pytest.raises(ImportFailed, match="no text"):
        read(page.encode(), None, "x.html")


@pytest.mark.parametrize(
    ("sheet", "text", "told"),
    [
        (".n { vertical-align: super }", "20 mazos", "'1' after '20'"),
        ("@import 'x'; b,/*{*/ span.n{ color:red; vertical-align:SUB; }", "20 mazos", "'1' after"),
        ("a:-x-y{vertical-align:super} .n{text-decoration:line-through}", "20 mazos", "struck out"),
        ("@media print { .n { vertical-align: super } }", "201 mazos", None),
        (".m { vertical-align: super } .n { vertical-align: middle }", "201 mazos", None),
        (".n { vertical-align: super", "201 mazos", None),
    ],
)
def test_what_a_sheet_of_the_page_sets_above_the_line_is_no_part_of_it(
    sheet: str, text: str, told: str | None
) -> None:
    page = f"<style>{sheet}</style><p>20<span class=n>1</span> mazos"
    imported = read(page.encode(), None, "x.html")
    assert imported.text == f"{text}\n"
    found = "".join((*imported.notes, *imported.losses))
    assert told in found if told else not found


@pytest.mark.parametrize("sheet", ["{", "}", "/*", "a{vertical-align:sub}", "a "])
def test_sheets_take_linear_time(sheet: str) -> None:
    started = time.process_time()
    read(f"<style>{sheet * 20_000}</style>{'<p>A <a>1</a>' * 1000}".encode(), None, "x.html")
    assert time.process_time() - started < 4
