"""Numbers and titles in other forms than those of the official text."""

from __future__ import annotations

import pytest

from indexer.model.errors import UnknownLayout
from indexer.model.finding import FindingKind
from tests.reading import body, found, read, texts

LETTERED = [
    "100.1{a}",
    "100.1.{a}",
    "100.1({a})",
    "100.1.({a})",
    "100.1 ({a})",
    "100.1 {a}",
]


@pytest.mark.parametrize(
    "printed", [*LETTERED, *(form + "." for form in LETTERED), "100.1.{a})", "100.1 {a})"]
)
@pytest.mark.parametrize("letters", ["ab", "AB"])
@pytest.mark.parametrize("rule", ["100.1. Regla.\n\n", "100.1 Regla.\n\n", ""])
def test_letters_that_are_printed_apart_or_as_capitals(
    printed: str, letters: str, rule: str
) -> None:
    lines = "\n\n".join(f"{printed.format(a=letter)} Una cosa." for letter in letters)
    parsed = body(f"{rule}{lines}\n\nEjemplo: De b.\n\n100.2. Otra.\n")
    expected = {"100.1": "Regla."} if rule else {}
    assert texts(parsed) == expected | dict.fromkeys(("100.1a", "100.1b"), "Una cosa.") | {
        "100.2": "Otra."
    }
    assert {str(one.number): len(one.examples) for one in parsed.records}["100.1b"] == 1
    assert {finding.kind for finding in parsed.findings} <= {FindingKind.MISPRINTED_NUMBER}


def test_a_small_letter_after_a_full_stop() -> None:
    parsed = body("100.1. Regla.\n\n100.1. a Una cosa.\n\n100.1. b Otra.\n")
    assert list(texts(parsed)) == ["100.1", "100.1a", "100.1b"]


@pytest.mark.parametrize(
    ("line", "number", "text"),
    [
        ("100.2 A Juan le toca.", "100.2", "A Juan le toca."),
        ("100.2 a Juan le toca.", "100.2", "a Juan le toca."),
        ("100.2.A Juan le toca.", "100.2", "A Juan le toca."),
        ("100.2. Y Ana también.", "100.2", "Y Ana también."),
        ("100.1 A veces.", "100.1", "Regla."),
        ("100.1. A.", "100.1", "Regla."),
        ("100.1. A Juan le toca.", "100.1", "Regla."),
        ("100.1(véase abajo) Una.", "100.1", "Regla."),
    ],
)
def test_a_word_of_one_letter_is_no_letter_of_a_subrule(line: str, number: str, text: str) -> None:
    parsed = body(f"100.1. Regla.\n\n{line}\n\n100.3. Otra.\n")
    assert texts(parsed)[number] == text
    assert not any(one.number.ordinal for one in parsed.records)


@pytest.mark.parametrize(
    "printed",
    [
        *("100.1a: ", "100.1a – ", "１００.１a ", "１００．１ａ ", "**100.1a** ", "**100.1a.** "),
        *(
            "(100.1a) ",
            "[100.1a] ",
            "§ 100.1a ",
            "§100.1a ",
            "- 100.1a ",
            "### 100.1a ",
            "__100.1a__ ",
        ),
        *("Regla 100.1a ", "REGLA 100.1a: ", "Subregla 100.1a. ", "100\\.1a ", "- **100.1a**: "),
    ],
)
def test_numbers_of_another_form_are_read_where_they_belong(printed: str) -> None:
    parsed = body(f"100.1. Regla.\n\n{printed}Una cosa.\n\n100.1b Otra.\n\n101.1. Fin.\n")
    found_texts = texts(parsed)
    assert list(found_texts) == ["100.1", "100.1a", "100.1b", "101.1"]
    assert found_texts["100.1a"] == "Una cosa."
    elsewhere = body(f"102.1. Regla.\n\n{printed}Una cosa.\n\n102.1b Otra.\n")
    is_plain = printed.startswith(("１", "100.1a –"))
    assert ("100.1a" in texts(elsewhere)) is is_plain
    assert is_plain or (FindingKind.UNREADABLE_NUMBER, 3) in found(elsewhere)


def test_a_rule_in_bold_type_is_its_words() -> None:
    parsed = body("100.1. Regla.\n\n**100.2. Una cosa.**\n\n__100.3.__ Otra **más**.\n")
    assert list(texts(parsed).values()) == ["Regla.", "Una cosa.", "Otra **más**."]


@pytest.mark.parametrize(
    "printed", ["**{}.** ", "[{}] ", "{}: ", "{}- ", "### {}\\. ", "Regla {}: ", "§ {} "]
)
def test_a_document_may_print_all_its_numbers_in_another_form(printed: str) -> None:
    texts_held = {"100.1": "Uno.", "100.1a": "Véase la regla 100.2.", "100.2": "Dos."}
    rules = "\n\n".join(printed.format(number) + text for number, text in texts_held.items())
    parsed = read(f"# Reglas\n\n## 100. General\n\n{rules}\n")
    assert texts(parsed) == {"100": "General"} | texts_held
    assert [finding.kind for finding in parsed.findings] == []


@pytest.mark.parametrize(
    "text",
    ["**100.2** Dos.\n\n**100.1** Uno.", "Regla 100.1: sola.", "- 801.1 A…\n- 801.2 A…"],
)
def test_few_or_listed_numbers_in_another_form_are_no_rules(text: str) -> None:
    with pytest.raises(UnknownLayout):
        read(text)


@pytest.mark.parametrize(
    "line",
    [
        "Regla 100.2 dice otra cosa.",
        "Regla 100.2, «Partes».",
        "100.1: 100.2 y 100.3.",
        "100.1 – 100.3 y otras.",
        "- 705.2 Véase.",
    ],
)
def test_a_text_that_begins_with_a_reference_is_no_rule(line: str) -> None:
    parsed = body(f"100.1. Regla.\n\n{line}\n\n100.2. Fin.\n")
    assert list(texts(parsed)) == ["100.1", "100.2"]


@pytest.mark.parametrize(
    "title", ["**101. Partes**", "101 – Partes", "101\\. Partes", "101: Partes"]
)
@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_titles_of_another_form(title: str, between: str) -> None:
    parsed = body(between.join(["100.1. Fin de capítulo.", title, "101.1. Uno."]))
    assert texts(parsed) == {"100.1": "Fin de capítulo.", "101": "Partes", "101.1": "Uno."}
    alone = body(between.join(["100.1. Lista:", title, "100.2. Uno."]))
    assert list(texts(alone)) == ["100.1", "100.2"]


def test_lines_with_no_more_than_a_letter_are_told() -> None:
    parsed = body("100.1. Regla.\n\n(a) Una.\n\nb) Otra.\n")
    assert found(parsed) == [(FindingKind.UNREADABLE_NUMBER, at) for at in (3, 5)]


@pytest.mark.parametrize(
    "chapter", ["{0} {1}", "{0}\t{1}", "{0}\n{1}", "{0}.\n\n{1}", "**{0}**\n\n{1}"]
)
@pytest.mark.parametrize("between", ["\n\n", "\n"])
def test_a_chapter_right_above_its_first_rule_needs_no_dot(chapter: str, between: str) -> None:
    lines = (
        chapter.format("100", "General"),
        "100.1. Primera regla.",
        "100.2. Otra regla.",
        chapter.format("101", "Partes"),
        "101.1. Tercera regla.",
    )
    if "\n" in chapter and between == "\n":
        between = "\n\n"
    parsed = body(between.join(lines))
    assert (texts(parsed), found(parsed)) == (
        {
            "100": "General",
            "100.1": "Primera regla.",
            "100.2": "Otra regla.",
            "101": "Partes",
            "101.1": "Tercera regla.",
        },
        [],
    )


@pytest.mark.parametrize("line", ["102 Partes", "101 Partes\n\nSigue.", "101\n\nUna.\n\nOtra."])
def test_a_number_that_is_not_the_chapter_of_the_rule_below_stays_text(line: str) -> None:
    parsed = body(f"100.1. Regla.\n\n{line}\n\n101.1. Otra regla.\n")
    assert texts(parsed)["100.1"] == f"Regla.\n{line}".replace("\n\n", "\n")


def test_a_full_stop_that_markdown_escapes_is_the_number_s() -> None:
    parsed = body("100\\. General\n\n100.1\\. Regla.\n\n100.2\\. Otra.\n")
    assert (texts(parsed)["100.1"], found(parsed)) == ("Regla.", [])


@pytest.mark.parametrize(
    "printed", ["**{0}.** {1}", "### {0}.\n\n{1}", "Regla {0}. {1}", "({0}) {1}"]
)
@pytest.mark.parametrize("above", ["", "1. Conceptos\n\n100. General\n\n"])
def test_rules_may_be_printed_in_another_form_than_the_subrules_below(
    printed: str, above: str
) -> None:
    rules = "\n\n100.1a Una subregla.\n\n".join(
        printed.format(number, "Una regla.") for number in ("100.1", "100.2")
    )
    parsed = body(f"{above}{rules}\n")
    headings = {"1": "Conceptos", "100": "General"} if above else {}
    rules_read = {"100.1": "Una regla.", "100.1a": "Una subregla.", "100.2": "Una regla."}
    assert texts(parsed) == headings | rules_read
    assert {one.kind for one in parsed.findings} <= {FindingKind.MISPRINTED_NUMBER}
