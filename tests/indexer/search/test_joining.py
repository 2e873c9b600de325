"""Words that were typed as two, and corrections: only words that the rules or players have."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search


@pytest.mark.parametrize(
    ("locale", "texts", "query", "meant"),
    [
        ("es", ("El jugador activo.",), "jugador ativo", "jugador activo"),
        ("fr", ("Le joueur actif.",), "joueur atif", "joueur actif"),
        ("es", ("Un hechizo.",), "hechizo able", None),
        ("fr", ("Le combat.",), "combat ant", None),
        ("pt-BR", ("O jogador ativo.",), "jogador atvo", "jogador ativo"),
        ("en", ("A wombatting.", "Zzz."), "wom batting", "wombatting"),
        ("en", ("Counter a spell.", "Zzz."), "counter spell", None),
    ],
)
def test_a_slip_is_not_glued_to_the_word_before_it(
    search: Search, locale: str, texts: tuple[str, ...], query: str, meant: str | None
) -> None:
    assert search(locale, *texts)(query).did_you_mean == meant


@pytest.mark.parametrize(
    ("locale", "text", "query", "meant"),
    [
        ("es", "El exilio.", "exil", "exilio"),
        ("es", "Exiliar una carta.", "exil", "exiliar"),
        ("fr", "La pile.", "alros", None),
        ("fr", "La pile.", "vesro", None),
        ("fr", "Une carte à deux faces.", "vesro recto", "verso recto"),
        ("fr", "La pile.", "alros la pile", "alors la pile"),
    ],
)
def test_a_correction_is_a_word_that_finds_something(
    search: Search, locale: str, text: str, query: str, meant: str | None
) -> None:
    assert search(locale, text, "Zzz.")(query).did_you_mean == meant
