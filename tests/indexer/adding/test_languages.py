"""A line's language is told by its script, then by the commonest words; else by nothing."""

from __future__ import annotations

import pytest

from indexer.adding.languages import language_of, lines_in_others
from indexer.languages import profile_for


@pytest.mark.parametrize(
    ("line", "own", "language"),
    [
        ("100.1. El jugador no puede robar de la biblioteca.", "es", "es"),
        ("100.1. The player can't draw from the library.", "es", "en"),
        ("100.1. O jogador não pode comprar da biblioteca.", "es", "pt-BR"),
        ("100.1. O jogador não pode comprar da biblioteca.", "pt-BR", "pt-BR"),
        ("100.1. Le joueur ne peut pas piocher dans la bibliothèque.", "es", "fr"),
        ("100.1. 牌手不能从牌库中抓牌。", "es", "zh-Hans"),
        ("100.1. 牌手不能从牌库中抓牌。", "zh-Hans", "zh-Hans"),
        ("100.1. 플레이어는 카드를 한 장 뽑습니다.", "zh-Hans", "ko"),
        ("100.1. The player can't draw from the library.", "ko", "en"),
        ("若某效应令牌手进行探查（The Lost Caverns of Ixalan）", "zh-Hans", "zh-Hans"),
        ("Double strike, first strike, trample", "es", None),
        ("The library", "es", None),
        ("704.5a", "es", None),
        ("", "ko", None),
    ],
)
def test_the_language_of_a_line(line: str, own: str, language: str | None) -> None:
    told = language_of(line, profile_for(own))
    assert (told and told.tag) == language


def test_what_is_told_of_other_languages() -> None:
    text = "El jugador roba de la biblioteca.\n" + "The player draws from the library.\n" * 3
    [told] = lines_in_others("x.txt", text, profile_for("es"))
    assert told.message.startswith("lines in another language (English) than español: 3 of 4, the")
    assert (told.document, told.line) == ("x.txt", 2)
    assert "line 2: 'The player draws" in told.message
