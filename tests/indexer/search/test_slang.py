"""Slang whose stem is an ordinary word's means that word as it is written alone; a colour of the
rules is no target."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search


@pytest.mark.parametrize(
    ("locale", "query", "meaning"),
    [
        ("es", "sale", ""),
        ("es", "salir", ""),
        ("es", "salirse", "abandona la partida"),
        ("es", "salir de la partida", "abandona la partida"),
        ("es", "marcador de carga", ""),
        ("es", "cargarse una ficha", "destruir"),
        ("es", "me cargo una ficha", "destruir"),
        ("es", "sacar", ""),
        ("es", "saco", ""),
        ("es", "sac", "sacrificar"),
        ("es", "en marcha", ""),
        ("es", "marcharse", "abandona la partida"),
        ("es", "bloquear", ""),
        ("es", "bloquers", "bloqueadores"),
        ("es", "levanta", ""),
        ("es", "levantar una carta", "robar"),
        ("es", "mil", ""),
        ("es", "maná blanco", ""),
        ("es", "blanco ilegal", "objetivo"),
        ("es", "contador +1", "marcador +1/+1"),
        ("es", "marcador -1", "marcador -1/-1"),
        ("es", "tras", "después"),
        ("fr", "coucher", ""),
        ("fr", "couché", ""),
        ("fr", "couche", "strates"),
        ("fr", "gravé", ""),
        ("fr", "grave", "cimetière"),
        ("fr", "mille", ""),
        ("fr", "rebond", ""),
        ("fr", "compteur +1", "marqueur +1/+1"),
    ],
)
def test_what_is_meant_where_the_rules_have_it(
    search: Search, locale: str, query: str, meaning: str
) -> None:
    texts = {
        "es": (
            "Abandona la partida. Destruir o sacrificar bloqueadores. Robar un objetivo después.",
            "Un marcador +1/+1. Un marcador -1/-1. Moler.",
        ),
        "fr": (
            "Les strates. Le cimetière. Meuler. Renvoyer dans la main.",
            "Un marqueur +1/+1.",
        ),
    }[locale]
    understood = search(locale, *texts)(query).understood_as
    assert (f"(or: {meaning})" in understood) if meaning else ("(or:" not in understood)


@pytest.mark.parametrize(
    ("locale", "query"),
    [("es", "máximo"), ("es", "mínimo"), ("fr", "maximum"), ("fr", "minimum"), ("en", "at most")],
)
def test_a_meaning_that_but_denies_or_compares_is_one_in_a_row(
    search: Search, locale: str, query: str
) -> None:
    texts = {
        "es": ("No más de dos.", "No uses más, ni menos de dos.", "Al menos dos."),
        "fr": ("Pas plus de deux.", "Plus ni moins de deux, pas là.", "Au moins deux."),
        "en": ("No more than two.", "Than more, no.", "At least two."),
    }[locale]
    found = search(locale, *texts).marked(query)
    assert "100.2" not in found
    assert len(found) == 1
