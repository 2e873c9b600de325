"""The text of a spreadsheet's table (CSV): a row a paragraph. It knows nothing of rules."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence

from indexer.model.errors import ImportFailed
from indexer.sources.decoding import decode
from indexer.sources.importers.imported import Imported, excerpt, tidy
from indexer.sources.importers.rows import row_text

VERSION = 1

_BETWEEN = "\t;,|"
"""What may stand between cells; of several that fit as well, the first is meant."""


def read(content: bytes, encoding: str | None, path: str, _lang: str | None = None) -> Imported:
    """Return the rows of a table, each a paragraph with its number before its text.

    What parts the cells is that which gives most rows the same number of them.

    Raises:
        UndecodableSource: it is not in the declared encoding, nor UTF-8.
        ImportFailed: nothing parts its rows into cells.
    """
    text = decode(content, encoding or "utf-8", path)
    tables = [_rows(text, between) for between in _BETWEEN]
    rows = max(tables, key=_alike)
    if not _alike(rows):
        raise ImportFailed(
            path, "it is no table: no tab, semicolon, comma or bar parts its lines into cells."
        )
    usual = _usual(rows)
    wide = [row for row in rows if len(row) > usual]
    losses = []
    if wide:
        losses.append(
            f"rows with more cells than the others: {len(wide)}, the first: "
            f"{excerpt(' | '.join(wide[0]))}; the text lacks what parts them. Put their texts in "
            "quotation marks."
        )
    return Imported(tidy("\n\n".join(map(row_text, rows))), losses=tuple(losses))


def _rows(text: str, between: str) -> Sequence[Sequence[str]]:
    try:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=between, strict=True)
        return [row for row in reader if any(map(str.strip, row))]
    except csv.Error:  # a quotation mark that is none of this table's
        return []


def _alike(rows: Sequence[Sequence[str]]) -> int:
    """Return how many rows have the usual number of cells."""
    usual = _usual(rows)
    return sum(len(row) == usual for row in rows)


def _usual(rows: Sequence[Sequence[str]]) -> int:
    """Return the number of cells, above one, that most rows have."""
    widths = Counter(len(row) for row in rows if len(row) > 1)
    return max(widths, key=widths.__getitem__, default=0)
