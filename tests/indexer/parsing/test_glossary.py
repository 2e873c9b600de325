"""The glossary in each form that texts print it in: entries parted by blank lines, or by none."""

from __future__ import annotations

import pytest

from indexer.model.finding import FindingKind
from tests.reading import body, found, texts


@pytest.mark.parametrize("joint", ["", "\n", "\n\u00a0"])
def test_a_glossary(joint: str) -> None:
    entries = ["Uno\n1. Primero.\n2. Segundo.", "Dos, tres\nTexto.", "Núm. de turno.\nOtro texto."]
    parsed = body("100.1. X.\n\nGlosario\n\n" + f"\n{joint}\n".join(entries))
    assert [entry.headword for entry in parsed.glossary] == ["Uno", "Dos, tres", "Núm. de turno."]
    assert parsed.glossary[-1].text == "Otro texto."


def test_a_glossary_with_blank_lines_inside_its_entries() -> None:
    inside = body(
        "100.1. X.\n\nGlosario\n\nA\nTexto.\n\nB\n1. Uno.\n\n2. Dos.\n\n\nC\n\nTexto de C."
        "\n\nD\nFin."
    )
    assert [(entry.headword, entry.text) for entry in inside.glossary] == [
        ("A", "Texto."),
        ("B", "1. Uno.\n2. Dos."),
        ("C", "Texto de C."),
        ("D", "Fin."),
    ]
    spaced = body("100.1. X.\n\nGlosario\n\nA\n\nTexto.\n\nB\n\n1. Uno.\n\n2. Dos.\n\nC\n\nFin.\n")
    assert [(entry.headword, entry.text) for entry in spaced.glossary] == [
        ("A", "Texto."),
        ("B", "1. Uno.\n2. Dos."),
        ("C", "Fin."),
    ]


FOUR = [
    ("Baraja", "Mazo de cartas."),
    ("Jugador", "Persona. Véase la regla 102."),
    ("Mazo", "Uno."),
]


@pytest.mark.parametrize(
    "printed",
    [
        *("{}\n{}\n", "{}\n   {}\n", "{}\n\n{}\n\n", "{}\n\n\n{}\n\n\n"),
        *(
            "{}: {}\n",
            "{}: {}\n\n",
            "{}\t{}\n",
            "{} \t {}\n\n",
            "{} — {}\n",
            "{} - {}\n\n",
            "{}：{}\n",
        ),
        *("**{}**: {}\n", "**{}:** {}\n\n", "- **{}** – {}\n", "* {}: {}\n"),
        *("**{}**\n{}\n\n", "### {}\n\n{}\n\n", "_{}_\n{}\n"),
    ],
)
@pytest.mark.parametrize("count", [2, 3])
def test_entries_that_no_blank_lines_part(printed: str, count: int) -> None:
    entries = FOUR[:count]
    parsed = body("100.1. X.\n\nGlosario\n\n" + "".join(printed.format(*one) for one in entries))
    assert [(one.headword, one.text) for one in parsed.glossary] == entries
    assert found(parsed) == []


def test_entries_on_one_line_have_senses_and_further_paragraphs() -> None:
    parsed = body(
        "100.1. X.\n\nGlosario\n\nUno: Texto\nroto.\nDos: Dos cosas:\n1. Primera.\n"
        "2. Segunda: esa.\nTres: Fin.\nOtro párrafo.\n"
    )
    assert [(one.headword, one.text) for one in parsed.glossary] == [
        ("Uno", "Texto roto."),
        ("Dos", "Dos cosas:\n1. Primera.\n2. Segunda: esa."),
        ("Tres", "Fin.\nOtro párrafo."),
    ]


def test_a_colon_in_some_definitions_parts_no_entries() -> None:
    entries = ["Uno\nHay dos: este y ese.", "Dos\nHay otro: ese.", "Tres: más\nTexto."]
    parsed = body("100.1. X.\n\nGlosario\n\n" + "\n\n".join(entries))
    assert [one.headword for one in parsed.glossary] == ["Uno", "Dos", "Tres: más"]


@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_a_glossary_that_cannot_be_parted_is_told(between: str) -> None:
    entries = [" ".join(one) for one in (*FOUR, ("Turno", "Parte."))]
    parsed = body("100.1. X.\n\nGlosario\n\n" + between.join(entries))
    assert found(parsed) == [(FindingKind.UNPARTED_GLOSSARY, 5)]


@pytest.mark.parametrize(
    "heading",
    [
        "Glosario de términos",
        "GLOSARIO (A–Z)",
        "Apéndice: Glosario",
        "## Glosario",
        "**Glosario:**",
    ],
)
def test_a_longer_heading_of_the_glossary(heading: str) -> None:
    parsed = body(f"100.1. X.\n\n{heading}\n\nUno\nTexto.\n\nDos\nTexto.\n")
    assert texts(parsed) == {"100.1": "X."}
    assert [one.headword for one in parsed.glossary] == ["Uno", "Dos"]


@pytest.mark.parametrize("line", ["Véase el glosario.", "Glosario de términos", "El glosariote"])
def test_a_text_that_names_the_glossary_is_none(line: str) -> None:
    parsed = body(f"100.1. X.\n\n{line}\n\n100.2. Y.\n\nVéase también el glosario.\n")
    assert texts(parsed) == {"100.1": f"X.\n{line}", "100.2": "Y.\nVéase también el glosario."}


def test_a_headword_alone_is_told() -> None:
    parsed = body("100.1. X.\n\nGlosario\n\nA\nTexto.\n\nB\n\nC\nTexto.\n")
    assert [entry.headword for entry in parsed.glossary] == ["A", "C"]
    assert found(parsed) == [(FindingKind.UNATTACHED_TEXT, 8)]


def test_headwords_alone_define_nothing_where_blank_lines_stand_in_entries_too() -> None:
    parsed = body("100.1. X.\n\nGlosario\n\nA\n\nTexto.\n\nB\n\nC\n\nD\n\nTexto.\n\nE\n\nFin.\n")
    assert [(entry.headword, entry.text) for entry in parsed.glossary] == [
        ("A", "Texto."),
        ("D", "Texto."),
        ("E", "Fin."),
    ]
    assert [kind for kind, _ in found(parsed)] == [FindingKind.UNATTACHED_TEXT] * 2
