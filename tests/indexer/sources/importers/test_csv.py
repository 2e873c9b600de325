"""A table that a spreadsheet wrote becomes a text, whatever parts its cells."""

from __future__ import annotations

import pytest

from indexer.model.errors import ImportFailed, UndecodableSource
from indexer.sources.importers.csv import read

TEXT = '100 General\n\n100.1 Una regla, y «más»; fin.\n\n100.1a Dice "así".\n'


@pytest.mark.parametrize("between", [";", ",", "\t", "|"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_row_is_a_paragraph(between: str, end: str, mark: str) -> None:
    rows = [("100", "General"), ("100.1", '"Una regla, y «más»; fin."')]
    rows.append(("100.1a", '"Dice ""así""."'))
    table = mark + "".join(between.join(row) + end for row in rows)
    imported = read(table.encode(), None, "x.csv")
    assert (imported.text, imported.notes, imported.losses) == (TEXT, (), ())


def test_marks_that_part_some_lines_only_part_no_cells() -> None:
    table = "100.1;Una, dos\n100.2;Tres, cuatro, cinco\n100.3;Seis\n"
    imported = read(table.encode(), None, "x.csv")
    assert imported.text == "100.1 Una, dos\n\n100.2 Tres, cuatro, cinco\n\n100.3 Seis\n"
    assert imported.losses == ()


def test_texts_that_their_own_commas_part_are_lost() -> None:
    table = "100.1,Una\n100.2,Dos\n100.3,Tres, cuatro\n"
    (loss,) = read(table.encode(), None, "x.csv").losses
    assert "1, the first: '100.3 | Tres | cuatro'" in loss


@pytest.mark.parametrize("table", ["", "\n", "Una línea\nOtra", '"100.1"x;y\n'])
def test_what_is_no_table_is_refused(table: str) -> None:
    with pytest.raises(ImportFailed):
        read(table.encode(), None, "x.csv")


def test_another_encoding_is_declared() -> None:
    table = "100.1;Maná\n".encode("cp1252")
    assert read(table, "cp1252", "x.csv").text == "100.1 Maná\n"
    with pytest.raises(UndecodableSource):
        read(table, None, "x.csv")
