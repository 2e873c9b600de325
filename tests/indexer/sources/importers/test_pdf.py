"""PDF becomes text: lines in order, gaps as blank lines, running lines and page numbers dropped."""

from __future__ import annotations

import pytest

from indexer.model.errors import ImportFailed
from indexer.sources.importers.pdf import read
from tests.indexer.sources.importers.files import Page, lines, pdf
from tests.reading import read_book


def page(number: int, *texts: str) -> Page:
    head, foot = (760, "Reglas inventadas de abril"), (30, f"Página {number} de 3")
    return [head, *lines(700, *texts), foot]


def test_lines_stay_in_order_and_wide_gaps_become_blank_lines() -> None:
    content = pdf(
        lines(700, "100. General", "", "100.1. Esta regla", "sigue aquí.", "", "100.2. No.")
    )
    assert read(content, None, "x.pdf").text == (
        "100. General\n\n100.1. Esta regla\nsigue aquí.\n\n100.2. No.\n"
    )


def test_running_lines_and_page_numbers_are_dropped_and_told() -> None:
    content = pdf(
        page(1, "100.1. Una regla que", "empieza aquí y"),
        page(2, "sigue en otra página.", "", "100.2. Dos."),
        page(3, "100.3. Tres."),
    )
    imported = read(content, None, "x.pdf")
    assert "abril" not in imported.text
    assert "Página" not in imported.text
    assert imported.losses == ()
    assert [note.partition(": ")[2] for note in imported.notes] == [
        "'Reglas inventadas de abril'",
        "'Página # de #'",
    ]
    book = read_book(imported.text)
    assert [record.text for record in book.records if record.text] == [
        "Una regla que empieza aquí y sigue en otra página.",
        "Dos.",
        "Tres.",
    ]


def test_a_bare_page_number_is_known_from_two_pages_on() -> None:
    content = pdf([(700, "100.1. Uno."), (30, "1")], [(700, "100.2. Dos."), (30, "2")])
    assert read(content, None, "x.pdf").text == "100.1. Uno.\n100.2. Dos.\n"


def test_rule_numbers_on_lines_of_their_own_are_no_running_lines() -> None:
    pages = [lines(700, f"100.{at}.", f"Texto {'abcdef'[at]} inventado.") for at in range(1, 6)]
    text = read(pdf(*pages), None, "x.pdf").text
    assert [line for line in text.split("\n") if line.startswith("100.")] == [
        f"100.{at}." for at in range(1, 6)
    ]


def test_a_word_broken_by_a_soft_hyphen_is_joined_and_another_hyphen_is_kept() -> None:
    content = pdf(lines(700, "100.1. El juga\N{SOFT HYPHEN}", "dor roba ex-", "carta. Fin."))
    assert read(content, None, "x.pdf").text == "100.1. El jugador\nroba ex-\ncarta. Fin.\n"


def test_a_paragraph_that_ends_with_its_page_is_told_by_the_room_beside_it() -> None:
    full = "Una línea inventada que va de un margen al otro de la página"
    spaced = [full, "y termina aquí.", "", full, "y termina aquí.", "", "Título", "", full]
    at_end = [
        ("Y acaba.", full, "\n\n"),
        ("Título", full, "\n\n"),
        (f"{full}.", full, "\n"),
        (full, "y termina.", "\n"),
    ]
    for last, first, between in at_end:
        content = pdf(lines(700, *spaced, last), lines(700, first, "y termina."))
        assert f"{last}{between}{first}" in read(content, None, "x.pdf").text
    # Where no space stands between paragraphs, none is invented.
    close = [line for line in spaced if line]
    content = pdf(lines(700, *close, "Y acaba."), lines(700, full, "y termina."))
    assert "\n\n" not in read(content, None, "x.pdf").text
    # Nor between a title and what is closely below it.
    under = ["Título", full, "y termina aquí.", "", "Otro", full, "y termina aquí.", ""]
    content = pdf(lines(700, *under, "Fin"), lines(700, full, "y termina."))
    assert f"Fin\n{full}" in read(content, None, "x.pdf").text


def column(chapter: int, rules: int) -> list[str]:
    return [
        line
        for at in range(1, rules + 1)
        for line in (f"{chapter}.{at}. Una regla inventada que", "sigue en otra línea.", "")
    ]


def test_columns_are_read_one_after_the_other_between_lines_across_the_page() -> None:
    whole = "Unas reglas inventadas que van de un margen al otro de toda la página"
    left, right = column(100, 4), column(101, 3)
    first = [(760, whole), *lines(700, *left), *lines(695, *right, left=330), (300, whole)]
    second = [*lines(700, *column(102, 4)), *lines(700, "103. Título", left=330)]
    imported = read(pdf(first, second), None, "x.pdf")
    shown = [whole, *left, *right, whole, *column(102, 4), "103. Título"]
    assert imported.text.replace("\n\n", "\n").splitlines() == [line for line in shown if line]
    assert imported.notes == ("pages that were read column by column: 2 of 2.",)
    assert imported.losses == ()


@pytest.mark.parametrize(
    ("left", "right", "at", "note"),
    [
        # A margin of numbers, a table of short words, contents with the numbers of pages.
        (
            [f"100.{at}." for at in range(1, 9)],
            ["Una regla inventada que es larga."] * 8,
            130,
            None,
        ),
        (
            ["Mazo", "Turno", "Baraja de muchas cartas", "Vida", "Maná", "Paso"],
            ["Una palabra inventada."] * 6,
            330,
            "columns, or a table, and were read line by line: 1, the first: 1.",
        ),
        ([f"10{at}. Un capítulo inventado que es largo" for at in range(9)], ["7"] * 9, 500, None),
    ],
)
def test_what_stands_beside_something_else_is_no_column(
    left: list[str], right: list[str], at: int, note: str | None
) -> None:
    content = pdf([*lines(700, *left), *lines(700, *right, left=at)])
    imported = read(content, None, "x.pdf")
    assert imported.text == "".join(f"{a} {b}\n" for a, b in zip(left, right, strict=True))
    assert (note or "") in " ".join(imported.notes)
    assert bool(imported.notes) is (note is not None)


@pytest.mark.parametrize(
    ("height", "after", "size", "text"),
    [
        (704, "1", 6, "100.1. Tiene 20 mazos."),
        (704, "12", 6, "100.1. Tiene 20 mazos."),
        (697, "2", 6, "100.1. Tiene 20 mazos."),
        (704, "er", 6, "100.1. Tiene 20er mazos."),
        (700, "1", 8, "100.1. Tiene 201 mazos."),
    ],
)
def test_numbers_above_or_below_their_line_are_no_part_of_it(
    height: int, after: str, size: int, text: str
) -> None:
    before, rest = "100.1. Tiene 20", " mazos."
    end = 72 + 6 * len(before)
    line: Page = [(700, before), (height, after, end, size), (700, rest, end + 6 * len(after), 10)]
    imported = read(pdf(line), None, "x.pdf")
    assert imported.text == f"{text}\n"
    assert bool(imported.losses) is (f"20{after}" not in text)
    assert all(f"first: '{after}' after '100.1. Tiene 20'" in loss for loss in imported.losses)


def test_pages_without_text_are_a_loss_and_a_file_of_only_such_is_refused() -> None:
    imported = read(pdf(lines(700, "100.1. Uno."), []), None, "x.pdf")
    assert imported.losses == ("pages without text: 1 of 2.",)
    with pytest.raises(ImportFailed, match="no text"):
        read(pdf([], []), None, "x.pdf")


def test_signs_without_a_letter_are_a_loss() -> None:
    imported = read(pdf(lines(700, "100.1. Uno\x01 o dos\x02.")), None, "x.pdf")
    assert imported.losses == ("signs of which the PDF does not say the letter: 2.",)


def test_what_is_no_pdf_is_refused() -> None:
    with pytest.raises(ImportFailed, match="no PDF"):
        read(b"100.1. Texto.", None, "x.pdf")
