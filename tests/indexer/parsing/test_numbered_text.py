"""The official layout: each kind of fault that other readers of such texts had."""

from __future__ import annotations

from time import process_time

import pytest

from indexer.model.errors import EditionMismatch
from indexer.model.finding import FindingKind
from indexer.model.number import RuleNumber
from tests.reading import body, found, lost_lines, read, texts

FRONT = """\
Reglas completas

Estas reglas son válidas desde el 1 de mayo de 2014.

Introducción

Este documento tiene reglas. La regla 100.1 es la primera.

Contenido

1. Conceptos
100. General
101. Partes

Glosario

Créditos

"""
BODY = """\
1. Conceptos

100. General

100.1. Primera regla.

100.1a Primera subregla.

101. Partes

101.1. Otra regla.
"""
END = """\

Glosario

Bandada, «bandada con otros»
1. Grupo de criaturas.
2. Véase la regla 100.1.

Enterrar (obsoleto)
Destruir.

Créditos

100 personas trabajaron en esto.
"""


RECORDS = {
    "1": "Conceptos",
    "100": "General",
    "100.1": "Primera regla.",
    "100.1a": "Primera subregla.",
    "101": "Partes",
    "101.1": "Otra regla.",
}


def test_a_whole_book() -> None:
    parsed = read(FRONT + BODY + END, "es", "2014-05-01")
    assert texts(parsed) == RECORDS
    assert found(parsed) == []
    assert str(parsed.printed_on) == "2014-05-01"
    assert [(entry.headword, entry.text, entry.obsolete) for entry in parsed.glossary] == [
        ("Bandada, «bandada con otros»", "1. Grupo de criaturas.\n2. Véase la regla 100.1.", False),
        ("Enterrar (obsoleto)", "Destruir.", True),
    ]
    assert lost_lines(parsed) == []


@pytest.mark.parametrize(
    "dropped", ["Glosario\n\nCréditos\n\n", "Contenido\n\n", "Introducción\n\n"]
)
def test_contents_are_told_from_the_body(dropped: str) -> None:
    front = FRONT.replace(dropped, "", 1)
    assert front != FRONT
    assert texts(read(front + BODY + END, "es", "2014-05-01")) == RECORDS


def test_a_chapter_without_rules_before_the_first_rule() -> None:
    assert texts(
        body("Reglas\n\n1. Uno\n100. A\n101. B\n\n1. Uno\n\n100. A\n\n101. B\n\n101.1. C.")
    ) == {
        "1": "Uno",
        "100": "A",
        "101": "B",
        "101.1": "C.",
    }


@pytest.mark.parametrize(
    ("edition", "is_wrong"),
    [("2014-05-01", False), ("2014-05-02", True), ("undated", False)],
)
def test_the_printed_date_is_checked(edition: str, is_wrong: bool) -> None:
    if is_wrong:
        with pytest.raises(EditionMismatch, match="effective as of 2014-05-01") as caught:
            read(FRONT + BODY, "es", edition)
        assert caught.value.line == 3
    else:
        assert str(read(FRONT + BODY, "es", edition).printed_on) == "2014-05-01"


def test_a_date_in_the_credits_is_not_the_date_of_effect() -> None:
    credits_ = "\n\nCréditos\n\nEstas reglas son válidas desde el 2 de junio de 2015\n"
    assert read("T\n\n100.1. X." + credits_, "es", "2014-05-01").printed_on is None


@pytest.mark.parametrize(
    ("locale", "line", "date"),
    [
        ("en", "These rules are effective as of August 7, 2026.", "2026-08-07"),
        ("en", "These rules are effective as of February 2, 2024", "2024-02-02"),
        ("es", "Estas reglas son válidas desde el viernes, 25 de enero de 2019", "2019-01-25"),
        ("es", "Estas reglas son válidas a partir de octubre de 2012.", "2012-10"),
        ("fr", "Ces règles entrent en vigueur au 1er mai 2014", "2014-05-01"),
        ("pt-BR", "Estas regras entram em vigor em 20 de Novembro de 2020.", "2020-11-20"),
        ("ko", "이 규칙은 2019년 5월 3일부터 시행됩니다.", "2019-05-03"),
        ("zh-Hans", "此规则于2026年4月17日起生效。", "2026-04-17"),
    ],
)
def test_dates_in_each_language(locale: str, line: str, date: str) -> None:
    parsed = read(f"T\n\n{line}\n\n100.1. X.", locale)
    assert str(parsed.printed_on) == date
    assert lost_lines(parsed) == []


@pytest.mark.parametrize(
    ("printed", "number", "text"),
    [
        ("606.5 Si un coste", "606.5", "Si un coste"),
        ("119.1d. En una partida", "119.1d", "En una partida"),
        ("901.4.Todas las cartas", "901.4", "Todas las cartas"),
        ("505.2.. Un combate", "505.2", "Un combate"),
        ("505..2. Un combate", "505.2", "Un combate"),
        ("704.5aSi un jugador", "704.5a", "Si un jugador"),
        ("100.4b «Baraja»", "100.4b", "«Baraja»"),
        ("201.3.  Dos blancos", "201.3", "Dos blancos"),
        ("201.3.\u00a0Un blanco duro", "201.3", "Un blanco duro"),
        ("201.3. \u200bNo se ve", "201.3", "No se ve"),
        ("\u200e201.3. Tampoco", "201.3", "Tampoco"),
        *((f"201.3.{dash} Raya", "201.3", "Raya") for dash in ("-", " -", "–", " —", " |", ")")),
        ("201.3.-Raya", "201.3", "Raya"),
        ("201.3. -1/-1 es menos", "201.3", "-1/-1 es menos"),
        ("201.3. -X/-X es menos", "201.3", "-X/-X es menos"),
    ],
)
def test_misprinted_numbers(printed: str, number: str, text: str) -> None:
    style = "".join(f"999.{at}. Regla.\n\n999.{at}a Subregla.\n\n" for at in (1, 2))
    parsed = body(f"{printed}\n\n{style}")
    assert texts(parsed)[number] == text
    is_slip = not ("100.4b" in printed or "201.3" in printed)
    assert found(parsed) == ([(FindingKind.MISPRINTED_NUMBER, 1)] if is_slip else [])


def test_how_most_numbers_are_printed_is_no_misprint() -> None:
    assert found(body("100.1 Uno.\n\n100.2 Dos.\n\n100.3 Tres.\n\n100.3a. Cuatro.\n")) == []


@pytest.mark.parametrize(
    "line",
    [
        "704.5l Con ele.",
        "704.5o Con o.",
        "7O4.6. Con o grande.",
        "2015.5. Otra.",
        "704.5xz X.",
        "704.5.1 X.",
        "l04.6a X.",
        "704,6. X.",
        "704.06. X.",
        *("▪ 704.6. X.", "Nº 704.6. X.", "n.º 704.6 X.", "1) 704.6. X.", "c) 704.5m X."),
        *("| 704.6 | X.", '"704.6","X."', "704.6;Xyz.", "704.6–Xyz.", "<b>704.6.</b> X."),
    ],
)
def test_a_number_that_cannot_be_read_is_told_and_its_text_kept(line: str) -> None:
    parsed = body(f"704.5. Regla.\n\n704.5k Subregla.\n\n{line}\n")
    assert texts(parsed)["704.5k"] == f"Subregla.\n{line}"
    assert found(parsed) == [(FindingKind.UNREADABLE_NUMBER, 5)]


def test_two_letters_follow_z() -> None:
    parsed = body("704.5. R.\n\n704.5y Y.\n\n704.5z Z.\n\n704.5aa AA.\n\n704.5ab AB.\n")
    assert list(texts(parsed)) == ["704.5", "704.5y", "704.5z", "704.5aa", "704.5ab"]


def test_a_number_printed_twice_is_kept_twice() -> None:
    parsed = body(
        "702.1. Uno.\n\n702.1a A.\n\nEjemplo: De A.\n\n702.1. Dos.\n\n702.1a B.\n\nEjemplo: De B.\n"
    )
    first, second = parsed.records
    assert [first.text, *(one.text for one in first.duplicates)] == ["Uno.", "Dos."]
    assert [one.examples[0].text for one in (second, *second.duplicates)] == ["De A.", "De B."]
    assert found(parsed) == [(FindingKind.DUPLICATE_NUMBER, at) for at in (7, 9)]


@pytest.mark.parametrize(
    "between", ["\n", "\n\n", "\n\n\n", "\n\u00a0\n", "\r", "\r\n\r\n", "\n \n\t\n"]
)
def test_any_number_of_examples(between: str) -> None:
    printed = ("100.1. Regla.", *(f"Ejemplo: Número {at}." for at in range(1, 6)), "100.2. Fin.")
    (record, last) = body(between.join(printed)).records
    assert [example.index for example in record.examples] == [1, 2, 3, 4, 5]
    assert record.examples[4].text == "Número 5."
    assert (record.text, last.text) == ("Regla.", "Fin.")


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("**Ejemplo:** De *a*.", "De *a*."),
        ("**Ejemplo**: De b.", "De b."),
        ("*Ejemplo 2: De c.*", "De c."),
        ("_Ejemplo: De d._", "De d."),
        ("Ejemplo: De *e*", "De *e*"),
    ],
)
def test_an_example_may_be_printed_in_other_type(line: str, text: str) -> None:
    (record,) = body(f"100.1. Regla.\n\n{line}\n").records
    assert [example.text for example in record.examples] == [text]


def test_blanks_after_the_word_for_an_example_take_linear_time() -> None:
    started = process_time()
    body(f"100.1. Regla.\n\nEjemplo{' ' * 60_000}x\n")
    assert process_time() - started < 2


@pytest.mark.parametrize(
    ("locale", "mark"),
    [
        ("es", "Ejemplo:"),
        ("fr", "Exemple :"),
        ("fr", "Exemple\u00a0: "),
        ("en", "Example:Example:"),
        ("en", "EXAMPLE 2:"),
        ("zh-Hans", "例如："),
        ("ko", "예시: "),
        ("ko", "Example:"),
        ("pt-BR", "Exemplo:"),
    ],
)
def test_example_marks(locale: str, mark: str) -> None:
    (record,) = body(f"100.1. X.\n{mark}Texto.", locale=locale).records
    assert [example.text for example in record.examples] == ["Texto."]


def test_an_example_below_its_mark() -> None:
    parsed = body("100.1. X.\n\nEjemplo:\n\nTexto.\n\n100.2. Y.\n\nEjemplo:\n")
    assert [[example.text for example in record.examples] for record in parsed.records] == [
        ["Texto."],
        [],
    ]
    assert found(parsed) == [(FindingKind.EMPTY_TEXT, 9)]


@pytest.mark.parametrize("joint", ["\n", "\n     ", "\n\n", "\n\u00a0\n   "])
def test_further_paragraphs(joint: str) -> None:
    parsed = body(
        f"205.4c Uno.{joint}Ejemplos de dos.{joint}100 cartas.\n\nEjemplo: X.\n\n205.5. Fin."
    )
    record = parsed.records[0]
    assert record.text == "Uno.\nEjemplos de dos.\n100 cartas."
    assert len(record.spans) == 1
    assert [example.text for example in record.examples] == ["X."]


def test_a_paragraph_after_an_example_has_its_own_place() -> None:
    (record,) = body("509.1b Uno.\n\nEjemplo: X.\n\nDos.\n").records
    assert record.text == "Uno.\nDos."
    assert len(record.spans) == 2


def test_odd_line_breaks_stand_inside_a_text() -> None:
    (record,) = body("100.1. Uno\u2028dos\x85tres\x0bcuatro\x0ccinco.\n").records
    assert record.text == "Uno\u2028dos\x85tres\x0bcuatro\x0ccinco."


@pytest.mark.parametrize("blank", ["\n", "\n\n", "\n\u00a0\n"])
def test_a_heading_is_never_glued_to_the_text_before(blank: str) -> None:
    printed = [
        "100.1. Fin de capítulo.",
        "101. La regla de oro",
        "101.1. Uno.",
        "2. Cartas",
        "200. General",
    ]
    parsed = body(blank.join([*printed, "200.1. Dos."]))
    assert list(texts(parsed).values()) == [text.split(". ", 1)[1] for text in printed] + ["Dos."]


def test_a_list_in_a_text_is_no_section() -> None:
    (record, _) = body(
        "100.1. Hay dos casos:\n1. El primero.\n2. El segundo.\n\n100.2. Fin."
    ).records
    assert record.text == "Hay dos casos:\n1. El primero.\n2. El segundo."


def test_a_text_that_names_rules_is_no_rule() -> None:
    (record, _) = body("100.1. Véanse:\n704.5, 704.6 y 704.7.\n704.5–6.\n\n100.2. Fin.").records
    assert record.text == "Véanse:\n704.5, 704.6 y 704.7.\n704.5–6."


def test_text_below_a_heading_is_told() -> None:
    parsed = body(
        "100. General\n\n100.1. Uno.\n\n101. Partes\n\nTexto suelto.\n\nEjemplo: Suelto.\n"
    )
    assert found(parsed) == [(FindingKind.UNATTACHED_TEXT, at) for at in (7, 9)]


WRAPPED = """\
100.1. Esta regla es tan larga que no cabe en una
línea de la página, y su texto cita la regla
704.5. Después sigue en la línea de abajo, como
todo lo demás.
100.1a La subregla también es muy larga, y acaba
en otra línea.
Ejemplo: Una criatura que ataca y otra que no, y
las dos son negras.
100.2. Fin de una página entera, que es estrecha,
y nada más.
"""


def test_broken_lines_are_joined_and_spans_lead_to_them() -> None:
    parsed = body(WRAPPED)
    assert list(texts(parsed)) == ["100.1", "100.1a", "100.2"]
    assert parsed.records[0].text == (
        "Esta regla es tan larga que no cabe en una línea de la página, y su texto cita la regla "
        "704.5. Después sigue en la línea de abajo, como todo lo demás."
    )
    assert parsed.records[1].examples[0].text == (
        "Una criatura que ataca y otra que no, y las dos son negras."
    )
    span = parsed.records[0].spans[0]
    assert (
        parsed.source.text[span.start : span.end].split() == (parsed.records[0].text or "").split()
    )


def test_a_broken_line_that_begins_with_a_chapter_is_no_heading() -> None:
    parsed = body("100.1. Pierde el juego. (Véase la regla\n704. Véase también la regla 903.14.)\n")
    assert [record.number for record in parsed.records] == [RuleNumber.parse("100.1")]
    assert (parsed.records[0].text or "").endswith(
        "(Véase la regla 704. Véase también la regla 903.14.)"
    )
    assert FindingKind.DUPLICATE_NUMBER not in {finding.kind for finding in parsed.findings}


def test_a_glossary_whose_heading_is_missing() -> None:
    parsed = read(
        (FRONT + BODY + END).replace("\n\nGlosario\n\nBandada", "\n\nBandada"), "es", "2014-05-01"
    )
    assert texts(parsed) == RECORDS
    assert len(parsed.glossary) == 2
    assert [kind for kind, _ in found(parsed)] == [FindingKind.MISSING_HEADING]
