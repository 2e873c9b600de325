"""Words that are forms of verbs and something else: the words beside them tell which is meant."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search

TEXTS = {
    "es": [
        "El juego termina.",
        "Jugar es lanzar un hechizo o poner una tierra.",
        "El jugador activo decide.",
        "Activar una habilidad cuesta.",
        "El paso siguiente.",
        "El turno puede pasar a otro.",
        "Elige entre dos opciones.",
        "Entra al campo de batalla girada; entra así.",
        "Está bajo tu control.",
        "Jugar una tierra no usa la pila.",
    ],
    "fr": [
        "Un choix entre deux effets.",
        "Elle arrive sur le champ de bataille.",
        "Une protection contre tout.",
        "Le sort est contrecarré.",
        "Un terrain arrive engagé.",
        "L’équipe gagne.",
        "Attacher l’équipement coûte.",
    ],
    "pt-BR": [
        "O jogador ativo decide.",
        "Ativar uma habilidade custa.",
        "Escolha entre duas cores.",
        "Ela entra no campo de batalha.",
    ],
}


@pytest.mark.parametrize(
    ("locale", "query", "told", "never"),
    [
        ("es", "juego", ["100.1"], "100.2"),
        ("es", "fin del juego", ["100.1"], "100.2"),
        ("es", "juego un hechizo", ["100.2"], "100.1"),
        ("es", "juego una tierra", ["100.10"], "100.1"),
        ("es", "bajo una tierra", ["100.10"], "100.9"),
        ("es", "bajo su control", ["100.9"], "100.10"),
        ("es", "jugadora activa", ["100.3"], ""),
        ("es", "activo una habilidad", ["100.4"], "100.3"),
        ("es", "jugador activo", ["100.3"], "100.4"),
        ("es", "paso el turno", ["100.6"], "100.5"),
        ("es", "paso siguiente", ["100.5"], "100.6"),
        ("es", "una criatura entre en juego", ["100.8"], ""),
        ("es", "cuando una criatura entre", ["100.8"], ""),
        ("es", "entre dos", ["100.7"], "100.8"),
        ("fr", "une créature entre sur le champ de bataille", ["100.2"], ""),
        ("fr", "une créature entre en jeu", ["100.2"], ""),
        ("fr", "ma créature entre", ["100.2"], ""),
        ("fr", "mon terrain entre engagé", ["100.5"], ""),
        ("fr", "entre deux", ["100.1"], "100.2"),
        ("fr", "je contre un sort", ["100.4"], ""),
        ("fr", "il me contre", ["100.4", "100.3"], ""),
        ("fr", "mon sort est contré", ["100.4"], ""),
        ("fr", "protection contre", ["100.3"], "100.4"),
        ("fr", "j’équipe une créature", ["100.7", "100.6"], ""),
        ("fr", "équipe", ["100.6"], "100.7"),
        ("pt-BR", "ativo uma habilidade", ["100.2"], ""),
        ("pt-BR", "jogador ativo", ["100.1"], "100.2"),
        ("pt-BR", "quando uma criatura entre em jogo", ["100.4"], ""),
        ("pt-BR", "entre duas", ["100.3"], "100.4"),
    ],
)
def test_a_verb_is_told_from_its_homograph_by_what_stands_beside_it(
    search: Search, locale: str, query: str, told: list[str], never: str
) -> None:
    numbers = search(locale, *TEXTS[locale], complete=True).numbers(query)
    assert [number for number in numbers if number in told] == told
    assert never not in numbers
