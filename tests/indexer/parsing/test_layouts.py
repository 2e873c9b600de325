"""Rule pages and chapter listings: what each line is, and how a layout is chosen."""

from __future__ import annotations

import pytest

from indexer.languages.scripts import UNSEEN
from indexer.model.errors import NoRuleFound, UnknownLayout
from indexer.model.finding import FindingKind
from tests.reading import found, lost_lines, read, texts

PAGE = """\
Regla 113.6 · Habilidades
Esta regla dice:
Ejemplo: Del texto mismo.

Y sigue aquí.
Subreglas
Primera subregla.
Ejemplo: Uno.
Ejemplo: Dos.
Segunda subregla.
Otras reglas de este apartado
Anuncio del sitio
"""
LISTING = """\
801. Fichas
Reglas del apartado
- 801.1 Fichas Una ficha es…
- 801.2 Fichas Fichas hay muchas.
– 801.3 Fichas
Ejemplo: Una ficha de Faro.
Otras reglas de este apartado
"""


def test_a_rule_page() -> None:
    parsed = read(PAGE)
    assert parsed.layout == "rule-page"
    assert texts(parsed) == {
        "113": "Habilidades",
        "113.6": "Esta regla dice:\nY sigue aquí.",
        "113.6a": "Primera subregla.",
        "113.6b": "Segunda subregla.",
    }
    examples = {
        str(one.number): [example.text for example in one.examples] for one in parsed.records
    }
    assert examples["113.6"] == ["Del texto mismo."]
    assert examples["113.6a"] == ["Uno.", "Dos."]
    assert len(parsed.records[1].spans) == 2
    assert [one.note for one in parsed.left_out] == ["heading", "page furniture", "page furniture"]
    assert lost_lines(parsed) == []


@pytest.mark.parametrize("unseen", UNSEEN)
def test_what_is_not_seen_around_a_line_is_not_there(unseen: str) -> None:
    lines = [f"{unseen}{line} {unseen}" for line in PAGE.splitlines()]
    assert texts(read("\n".join(lines))) == texts(read(PAGE))


def test_a_rule_page_with_more_subrules_than_letters() -> None:
    lines = "".join(f"Subregla {number}.\n" for number in range(1, 28))
    numbers = list(texts(read(f"Regla 704.5 · Acciones\nTexto.\nSubreglas\n{lines}")))
    assert numbers[-4:] == ["704.5z", "704.5aa", "704.5ab", "704.5ac"]
    assert "704.5l" not in numbers
    assert "704.5o" not in numbers


def test_a_rule_page_that_prints_its_subrules_numbers() -> None:
    parsed = read("Règle 604.3 – Gestion\nTexte.\nSous-règles\n604.3b Deux.\nTrois.\n", "fr")
    assert list(texts(parsed)) == ["604", "604.3", "604.3b", "604.3c"]
    assert [record.origin.value for record in parsed.records[2:]] == ["printed", "inferred"]


def test_a_listing() -> None:
    parsed = read(LISTING)
    assert parsed.layout == "chapter-listing"
    assert texts(parsed) == {
        "801": "Fichas",
        "801.1": "Una ficha es…",
        "801.2": "Fichas hay muchas.",
        "801.3": "",
    }
    assert [record.abridged for record in parsed.records] == [False, True, False, False]
    assert [example.text for example in parsed.records[3].examples] == ["Una ficha de Faro."]
    assert [finding.kind for finding in parsed.findings] == [FindingKind.EMPTY_TEXT]
    assert lost_lines(parsed) == []


def test_a_listing_that_does_not_repeat_its_title() -> None:
    parsed = read("111. Fichas\nReglas del apartado\n111.1 Fichas hay.\n111.2 Otra.\n111.3 Más.\n")
    assert texts(parsed)["111.1"] == "Fichas hay."


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (PAGE.replace("Segunda subregla", "113.6l Segunda"), 10),
        (PAGE.replace("Y sigue aquí", "(113.7) Y sigue"), 5),
        (LISTING.replace("- 801.2", "- 8O1.2"), 4),
        (LISTING.replace("- 801.2", "* (801.2)"), 4),
    ],
)
def test_a_line_that_looks_like_a_rule_is_told_in_every_layout(text: str, line: int) -> None:
    parsed = read(text)
    assert parsed.layout != "numbered-text"
    assert (FindingKind.UNREADABLE_NUMBER, line) in found(parsed)


@pytest.mark.parametrize(
    ("text", "layout", "error", "reason"),
    [
        (" \n", "auto", UnknownLayout, "it holds no text, so none of the layouts"),
        ("Un texto cualquiera.\nSin reglas.", "auto", UnknownLayout, "is it the right file"),
        ("Uno.\nDe 100.1. Dos.", "auto", UnknownLayout, ":2: none .*: 'De 100.1. Dos.'; correct"),
        (PAGE, "tabla", UnknownLayout, "known: chapter-listing, numbered-text, rule-page"),
        (PAGE, "chapter-listing", NoRuleFound, "finds no rule"),
        (LISTING, "rule-page", NoRuleFound, "finds no rule"),
        ("801. Fichas\nReglas del apartado\nNada.", "auto", NoRuleFound, "finds no rule"),
        ("Solo texto.", "numbered-text", NoRuleFound, "finds no rule"),
    ],
)
def test_a_document_that_no_layout_reads(
    text: str, layout: str, error: type[Exception], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        read(text, layout=layout)


def test_a_named_layout_is_taken() -> None:
    parsed = read("- 801.1 Uno.\n801.2. Dos.", layout="numbered-text")
    assert parsed.layout == "numbered-text"
    assert texts(parsed) == {"801.2": "Dos."}
