"""Completions of numbers, chapter titles, keywords and glossary terms."""

from __future__ import annotations

import pytest

from tests.factories import record
from tests.indexer.search.conftest import Search


@pytest.mark.parametrize(
    ("prefix", "texts"),
    [
        ("702.1", ["702.1", "702.1a", "702.10"]),
        ("70", ["702", "702.1", "702.1a"]),
        ("regla 702.1a", ["702.1a"]),
        ("CR 702.10", ["702.10"]),
        ("Sección 70", ["702", "702.1", "702.1a"]),
        ("vol", ["Volar"]),
        ("VOL", ["Volar"]),
        ("hab", ["Habilidades de palabra clave", "Habilidad"]),
        ("habilidad", ["Habilidad", "Habilidades de palabra clave"]),
        ("palabra", ["Habilidades de palabra clave"]),
        ("arbol", ["Árbol"]),
        ("ár", ["Árbol"]),
        ("zzz", []),
        ("", []),
        ("*", []),
    ],
)
def test_completions(search: Search, prefix: str, texts: list[str]) -> None:
    searcher = search(
        "es",
        record("702", title="Habilidades de palabra clave"),
        record("702.1", "Volar"),
        record("702.1a", "Volar es una habilidad."),
        record("702.10", "Una frase entera."),
        glossary=[("Árbol", "Una planta."), ("Habilidad", "Algo."), ("Volar", "Una habilidad.")],
    )
    found = searcher.index.suggest(searcher.rulebook, prefix, limit=3)
    assert sorted(one.text for one in found) == sorted(texts)
    assert len(found) <= 3


def test_numbers_lead_to_their_rule(search: Search) -> None:
    searcher = search("es", record("702", title="Volar"), record("702.1", "Algo."))
    numbers = [
        (one.text, str(one.number)) for one in searcher.index.suggest(searcher.rulebook, "7")
    ]
    assert numbers == [("702", "702"), ("702.1", "702.1")]


@pytest.mark.parametrize(("locale", "typed"), [("zh-Hans", "规则702.1"), ("ko", "규칙 702.1")])
def test_a_word_for_a_rule_may_stand_before_its_number(
    search: Search, locale: str, typed: str
) -> None:
    searcher = search(locale, record("702.1", "飞行"))
    assert [one.text for one in searcher.index.suggest(searcher.rulebook, typed)] == ["702.1"]
