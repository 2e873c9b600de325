"""The cells of a row become lines in which a number stands before what it numbers."""

from __future__ import annotations

import pytest

from indexer.sources.importers.rows import row_text


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        (["101.", "Reglas"], "101. Reglas"),
        (["100.1a", "Uno.\n\nDos."], "100.1a Uno.\n\nDos."),
        (["100.1(a)", "Uno."], "100.1(a) Uno."),
        (["(a)", "Uno."], "(a) Uno."),
        (["Ejemplo:", "Uno."], "Ejemplo: Uno."),
        (["", " 101. ", "", "Reglas", ""], "101. Reglas"),
        (["1", "2", "3"], "1 2 3"),
        (["Mazo", "Unas cartas."], "Mazo\nUnas cartas."),
        (["X", "Un número."], "X\nUn número."),
        (["Mazo", "Unas cartas.\nMás."], "Mazo\n\nUnas cartas.\nMás."),
        (["100.1. Uno.", "100.2. Dos."], "100.1. Uno.\n100.2. Dos."),
        (["102.1. Una persona es esto:", "102.2. B."], "102.1. Una persona es esto:\n102.2. B."),
        (["100.1.\n\n100.2.", "Uno.\n\nDos."], "100.1. Uno.\n\n100.2. Dos."),
        (["100.1.\n\n100.2.", "Uno."], "100.1.\n\n100.2.\n\nUno."),
        ([], ""),
        (["", " "], ""),
    ],
)
def test_rows(cells: list[str], text: str) -> None:
    assert row_text(cells) == text
