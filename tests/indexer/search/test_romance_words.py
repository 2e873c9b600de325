"""Spanish and French words as typed: forms of verbs, elided words, things that are not the same."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search

FRENCH = (
    "La créature reste jusqu’au nettoyage.",
    "Lorsqu’une créature meurt, son contrôleur pioche.",
    "Le permanent va au cimetière.",
    "Une créature paie son coût.",
    "Ce qu’une équipe gagne est perdu.",
    "Un équipement a une force et une endurance.",
    "Un choix entre deux effets ; l’agent récent a un âge.",
)
SPANISH = (
    "Un objeto puede tener un objetivo.",
    "Elige un objeto.",
    "El jugador activo roba.",
    "Activar una habilidad.",
    "La criatura muere.",
    "Un jugador puede rendirse.",
    "Pones la tierra; la fuente gira o se endereza, pues se gira.",
    "Los planeswalkers son permanentes.",
)


@pytest.mark.parametrize(
    ("locale", "query", "found"),
    [
        ("fr", '"jusqu\'au nettoyage"', ["100.1"]),
        ("fr", '"jusqu\'au cimetière"', []),
        ("fr", '"lorsqu’une créature"', ["100.2"]),
        ("fr", '"qu’une équipe"', ["100.5"]),
        ("fr", "équipement", ["100.6"]),
        ("fr", "équipe", ["100.5"]),
        ("fr", "aller au cimetière", ["100.3"]),
        ("fr", "vont au cimetière", ["100.3"]),
        ("fr", "payées", ["100.4"]),
        ("fr", "je meurs", ["100.2"]),
        ("fr", "entrer", []),
        ("fr", "entrera", []),
        ("fr", "entre", ["100.7"]),
        ("fr", "reçoit", []),
        ("fr", "agir", []),
        ("fr", "récentes", ["100.7"]),
        ("fr", "je suis une équipe", ["100.5"]),
        ("fr", "l endurance", ["100.6"]),
        ("fr", "n endurance", ["100.6"]),
        ("fr", "c est quoi l endurance", ["100.6"]),
        ("fr", "qu est ce que l endurance", ["100.6"]),
        ("es", "objetivos", ["100.1"]),
        ("es", "activos", ["100.3"]),
        ("es", "muero", ["100.5"]),
        ("es", "si me rindo", ["100.6"]),
        ("es", "puse", ["100.7"]),
        ("es", "planeswalker", ["100.8"]),
        ("es", "pw", ["100.8"]),
    ],
)
def test_what_is_typed_finds_what_is_meant(
    search: Search, locale: str, query: str, found: list[str]
) -> None:
    texts = FRENCH if locale == "fr" else SPANISH
    searcher = search(locale, *texts, complete=True)
    result = searcher(query)
    assert sorted(map(str, (hit.number for hit in result.hits))) == found
    assert result.did_you_mean is None


@pytest.mark.parametrize(
    ("query", "marked"),
    [
        ('"jusqu\'au nettoyage"', {"100.1": ["jusqu’au nettoyage"]}),
        ('"une créature"', {"100.2": ["une créature"], "100.4": ["Une créature"]}),
    ],
)
def test_a_phrase_is_marked_with_its_elided_word(
    search: Search, query: str, marked: dict[str, list[str]]
) -> None:
    assert search("fr", *FRENCH).marked(query) == marked


@pytest.mark.parametrize(
    ("locale", "text", "query"),
    [
        ("fr", "Un effet continu dure.", "effets continus"),
        ("fr", "Les effets continus durent.", "effet continu"),
        ("fr", "Le jeu commence.", "jeux"),
        ("fr", "L’étape de fin commence.", "étape finale"),
        ("es", "Girar y enderezar un permanente; la fuente.", "girar frente a enderezar"),
    ],
)
def test_an_inflected_form_is_no_slip(search: Search, locale: str, text: str, query: str) -> None:
    result = search(locale, text, complete=True)(query)
    assert [str(hit.number) for hit in result.hits] == ["100.1"]
    assert result.did_you_mean is None
