"""Makes small files with invented rules, in the forms that importers read."""

from __future__ import annotations

from collections.abc import Sequence

Page = Sequence[tuple[int, str] | tuple[int, str, int, int]]
"""Lines of a PDF's page: how far above its foot each stands (of 792 points), and its text.

Where they are given: how far from the left it stands (of 612 points), and the size of its letters,
which are six tenths as wide.
"""


def pdf(*pages: Page) -> bytes:
    """A PDF in one of the fonts that every reader has, its letters in cp1252."""
    kids = " ".join(f"{5 + 2 * at} 0 R" for at in range(len(pages)))
    font = (
        "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding "
        "/ToUnicode 4 0 R >>"
    )
    # The font's own encoding has no soft hyphen; this names it.
    unicode = (
        b"1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <AD> <00AD> endbfchar"
    )
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        font.encode(),
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(unicode), unicode),
    ]
    for at, page in enumerate(pages):
        stream = b"BT "
        for height, text, *place in page:
            left, size = place or (72, 10)
            escaped = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
            stream += f"/F1 {size} Tf 1 0 0 1 {left} {height} Tm ({escaped}) Tj ".encode("cp1252")
        stream += b"ET"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents {6 + 2 * at} 0 R "
            "/Resources << /Font << /F1 3 0 R >> >> >>".encode()
        )
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream))
    written = bytearray(b"%PDF-1.4\n")
    starts = []
    for number, content in enumerate(objects, 1):
        starts.append(len(written))
        written += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    table = len(written)
    written += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    written += b"".join(b"%010d 00000 n \n" % start for start in starts)
    written += b"trailer << /Size %d /Root 1 0 R >>\n" % (len(objects) + 1)
    return bytes(written + b"startxref\n%d\n%%%%EOF\n" % table)


def lines(first: int, *texts: str, step: int = 12, left: int = 72) -> Page:
    """Lines below each other, the first at a height; an empty text leaves a line out."""
    return [(first - step * at, text, left, 10) for at, text in enumerate(texts) if text]
