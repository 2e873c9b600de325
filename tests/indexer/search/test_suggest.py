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


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("zh-Hans", "规则702.1"),
        ("zh-Hans", "第702.1条"),
        ("ko", "규칙 702.1"),
        ("es", "n.º 702.1"),
        ("es", "(702.1"),
        ("es", "702.1."),
        ("fr", "règle n° 702.1"),
        ("fr", "chap 702.1"),
        ("en", "rule number 702.1"),
    ],
)
def test_a_number_is_completed_in_other_forms(search: Search, locale: str, typed: str) -> None:
    searcher = search(locale, record("702.1", "飞行"))
    assert [one.text for one in searcher.index.suggest(searcher.rulebook, typed)] == ["702.1"]


NAMES = {
    "en": ["“Can’t”, “Won't”", "Double-Faced Cards", "Active Player, Nonactive Player Order"],
    "es": ["“Elige uno —”", "Bandada, «bandada con [tipo]»", "Núm. de turno"],
    "fr": ["Option d’attaque multiple", "“Votre”, “vous”", "Choisissez l’un —", "Cœur d'or"],
    "ko": ["“당신”, “당신의”", "카드의 구성"],
    "pt-BR": ["Pingo d’água", "“Escolha um —”", "Terreno não-básico"],
    "zh-Hans": ["“你”、“你的”", "关键词异能", "∞（无限）"],
}


@pytest.mark.parametrize(
    ("locale", "typed", "text"),
    [
        ("en", "can't", "“Can’t”, “Won't”"),
        ("en", "can’t, wo", "“Can’t”, “Won't”"),
        ("en", "won’t", "“Can’t”, “Won't”"),
        ("en", "double-f", "Double-Faced Cards"),
        ("en", "double–f", "Double-Faced Cards"),  # an en dash
        ("en", "double f", "Double-Faced Cards"),
        ("en", "faced", "Double-Faced Cards"),
        ("en", "player non", "Active Player, Nonactive Player Order"),
        ("es", "elige", "“Elige uno —”"),
        ("es", "«elige uno", "“Elige uno —”"),
        ("es", "elige uno —", "“Elige uno —”"),
        ("es", "elige uno -", "“Elige uno —”"),
        ("es", "bandada con", "Bandada, «bandada con [tipo]»"),
        ("es", "tipo", "Bandada, «bandada con [tipo]»"),
        ("es", "num de", "Núm. de turno"),
        ("fr", "option d'attaque", "Option d’attaque multiple"),
        ("fr", "option d’a", "Option d’attaque multiple"),
        ("fr", "option d'", "Option d’attaque multiple"),
        ("fr", "d'attaque", "Option d’attaque multiple"),
        ("fr", "attaque", "Option d’attaque multiple"),
        ("fr", "votre", "“Votre”, “vous”"),
        ("fr", "“votre”", "“Votre”, “vous”"),
        ("fr", '"votre", "v', "“Votre”, “vous”"),
        ("fr", "vous", "“Votre”, “vous”"),
        ("fr", "choisissez l'un", "Choisissez l’un —"),
        ("fr", "un", "Choisissez l’un —"),
        ("fr", "coeur d’or", "Cœur d'or"),
        ("ko", "당신의", "“당신”, “당신의”"),
        ("ko", "구성", "카드의 구성"),
        ("pt-BR", "pingo d'a", "Pingo d’água"),
        ("pt-BR", "escolha", "“Escolha um —”"),
        ("pt-BR", "basico", "Terreno não-básico"),
        ("zh-Hans", "你的", "“你”、“你的”"),
        ("zh-Hans", "异能", "关键词异能"),
        ("zh-Hans", "∞", "∞（无限）"),
        ("zh-Hans", "无限", "∞（无限）"),
    ],
)
def test_marks_make_no_difference_and_words_begin_at_their_tokens(
    search: Search, locale: str, typed: str, text: str
) -> None:
    searcher = search(locale, glossary=[(name, "Text.") for name in NAMES[locale]])
    found = searcher.index.suggest(searcher.rulebook, typed)
    assert [one.text for one in found] == [text]


def test_titles_of_sections_and_chapters(search: Search) -> None:
    searcher = search(
        "es",
        record("4", title="Zonas"),
        record("400", title="Zonas en general"),
        record("5", title="Turno"),
        record("500", title="Turno"),
    )
    zones = searcher.index.suggest(searcher.rulebook, "zonas")
    assert [(one.text, one.kind, str(one.number)) for one in zones] == [
        ("Zonas", "section", "4"),
        ("Zonas en general", "chapter", "400"),
    ]
    [turn] = searcher.index.suggest(searcher.rulebook, "turno")  # the same name: the nearer one
    assert (turn.kind, str(turn.number)) == ("chapter", "500")


def test_what_begins_so_comes_before_later_words(search: Search) -> None:
    names = ["Zona", "Apuesta, zona", "«Zona» común", "Zona-apuesta"]
    searcher = search("es", glossary=[(name, "Algo.") for name in names])
    found = [one.text for one in searcher.index.suggest(searcher.rulebook, "zona")]
    assert found == ["Zona", "Zona-apuesta", "«Zona» común", "Apuesta, zona"]


@pytest.mark.parametrize(
    ("locale", "typed", "wanted"),
    [
        ("fr", "la pil", ["Pile"]),
        ("fr", "l'éph", ["Éphémère"]),
        ("fr", "l’éph", ["Éphémère"]),
        ("fr", "la 702", ["702"]),
        ("fr", "les", ["Les parties d’une carte"]),
        ("fr", "la", []),
        ("fr", "zzz", []),
    ],
)
def test_an_article_is_passed_over(
    search: Search, locale: str, typed: str, wanted: list[str]
) -> None:
    searcher = search(
        locale,
        record("702", title="Pile"),
        record("703", title="Éphémère"),
        record("704", title="Les parties d’une carte"),
    )
    assert [one.text for one in searcher.index.suggest(searcher.rulebook, typed)] == wanted


@pytest.mark.parametrize(
    ("locale", "typed", "wanted"),
    [
        ("es", "d", ["Daño", "Golpe doble", "Fase de combate"]),
        ("es", "o", ["Otear", "Copiar objetos", "Coste de maná (Obsoleto)"]),
        ("es", "obsoleto", ["Coste de maná (Obsoleto)"]),
        ("es", "partida", ["Mareas, partida de las"]),
        ("es", "partida de las mar", ["Mareas, partida de las"]),
        ("es", "las mareas", ["Mareas, partida de las"]),
        ("fr", "l’é", ["Étape", "Actions basées sur l’état"]),
        ("fr", "l'e", ["Étape", "Actions basées sur l’état"]),
        ("fr", "le", ["Les capacités", "Actions basées sur l’état"]),
        ("en", "rules", ["Other Rules"]),
    ],
)
def test_words_that_tell_little_come_last_and_names_turned_round_are_found_as_said(
    search: Search, locale: str, typed: str, wanted: list[str]
) -> None:
    names = {
        "es": [
            *("Coste de maná (Obsoleto)", "Fase de combate", "Daño", "Otear", "Copiar objetos"),
            "Golpe doble",
            "Mareas, partida de las",
        ],
        "fr": ["Étape", "Actions basées sur l’état", "Les capacités"],
        "en": ["Other Rules"],
    }
    searcher = search(locale, glossary=[(name, "Text.") for name in names[locale]])
    found = [one.text for one in searcher.index.suggest(searcher.rulebook, typed)]
    assert found[: len(wanted)] == wanted
