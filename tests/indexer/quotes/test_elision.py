"""What an open omission may hide: what limits a rule goes with the words that it limits."""

from __future__ import annotations

import pytest

from indexer.quotes.comparison import Cut, Match
from tests.indexer.quotes.test_risk import compared

LIMITED = [
    # Words that say `only`, amounts and what hinders, next to words that are kept.
    ("en", "A ship has only its own cargo aboard.", "A ship has … its own cargo"),
    ("en", "A captain with ten or more crates wins.", "A captain with … crates wins."),
    ("en", "A captain with 10 crates or more wins.", "A captain with … crates or more wins."),
    ("en", "The captain who sails first skips the night watch.", "who sails first … the night"),
    ("en", "A storm prohibits a captain from sailing.", "A storm … a captain from sailing."),
    ("en", "A captain pays {2} to load the cargo.", "A captain pays … to load the cargo."),
    ("es", "Un barco lleva solo su propia carga.", "Un barco lleva … su propia carga."),
    ("es", "La tormenta impide a un capitán zarpar.", "La tormenta … a un capitán zarpar."),
    ("es", "Un capitán con diez o más cajas gana.", "Un capitán con … cajas gana."),
    ("fr", "Il part uniquement si la mer est calme.", "Il part … si la mer est calme."),
    ("fr", "La tempête empêche un bateau de partir.", "La tempête … un bateau de partir."),
    ("pt-BR", "Um barco leva somente sua própria carga.", "Um barco leva … sua própria carga."),
    ("pt-BR", "A tempestade impede um barco de partir.", "A tempestade … um barco de partir."),
    ("zh-Hans", "船长只能在夜里离开港口。", "船长…在夜里离开港口。"),
    ("zh-Hans", "首位船长略过装货阶段。", "首位船长…装货阶段。"),
    ("zh-Hans", "持有十个箱子的船长获胜。", "持有…箱子的船长获胜。"),
    ("ko", "짐을 선장과 선원을 제외한 다른 사람에게 줍니다.", "짐을 선장과 선원을 … 다른 사람에게"),
    ("ko", "그 선장은 밤에만 항구를 곧 떠납니다.", "그 선장은 … 항구를 곧 떠납니다."),
    ("ko", "폭풍은 선장의 출항을 금지하는 일을 합니다.", "폭풍은 선장의 … 일을 합니다."),
    # Conditions and exceptions, in phrases of their own too.
    ("en", "A captain, if it rains, wins the race.", "A captain, … wins the race."),
    ("en", "A ship sails while it is dark and returns.", "A ship sails … and returns."),
    ("en", "A ship may sail other than at night. It floats.", "A ship may sail … It floats."),
    ("en", "A ship may sail only at night. It floats.", "A ship may sail … It floats."),
    ("en", "A ship may sail, but only at night. It floats.", "A ship may sail … It floats."),
    ("en", "A ship can’t sail, unless it must. It floats.", "A ship can’t sail […] It floats."),
    ("es", "Un barco no zarpa ya, a menos que flote. Se queda.", "Un barco no zarpa ya… Se queda."),
    ("fr", "Un bateau reste là, sauf s’il flotte. Il attend.", "Un bateau reste là … Il attend."),
    ("pt-BR", "Um barco não sai, exceto se chover. Ele fica.", "Um barco não sai … Ele fica."),
    ("zh-Hans", "船不能离港，除非下雨。它留在港口。", "船不能离港……它留在港口。"),
    ("es", "Un capitán, si llueve, gana ya.", "Un capitán, … gana ya."),
    ("pt-BR", "Um barco, se chover, fica no porto.", "Um barco, … fica no porto."),
    ("zh-Hans", "船长，如果下雨，赢得比赛。", "船长，…赢得比赛。"),
    ("ko", "그 선장은 바람이 부는 경우 짐을 싣고 떠납니다.", "그 선장은 … 짐을 싣고 떠납니다."),
    # What is put in.
    ("en", "A captain who sails wins the game.", "[Every captain] who sails wins the game."),
    ("en", "The ship leaves at low tide.", "The ship leaves [only] at low tide."),
    ("es", "El capitán que zarpa gana el juego.", "[Todo capitán] que zarpa gana el juego."),
    ("fr", "Le capitaine qui part gagne la course.", "[Chaque capitaine] qui part gagne la"),
    ("pt-BR", "O capitão que parte vence a corrida.", "[Todo capitão] que parte vence a corrida."),
    ("zh-Hans", "该船长赢得此盘比赛。", "[所有]船长赢得此盘比赛。"),
    ("ko", "그 선장은 경주에서 곧 승리합니다.", "[모든] 선장은 경주에서 곧 승리합니다."),
]

HONEST = [
    ("en", "A ship with sails, which are white, is old.", "A ship with sails, … is old."),
    ("en", "A ship sails, and its two boats follow, to the port.", "A ship sails, … to the port."),
    ("en", "The cargo is lost (if it is wet) at once there.", "The cargo is lost … at once there."),
    ("en", "All ships, as in rule 704.5 and later, stay there.", "All ships, … stay there."),
    ("en", "Ships stay as in rule 704.5 in the harbour.", "Ships stay … in the harbour."),
    ("en", "Ships stay as in rule 704 in the harbour.", "Ships stay … in the harbour."),
    ("en", "Ships stay there, not only by night, and wait.", "Ships stay there, … and wait."),
    ("en", "A ship of the one captain leaves now.", "A ship of … captain leaves now."),
    ("en", "A ship sails at night. If it rains, it floats.", "A ship sails at night. … it floats."),
    ("en", "A ship sails. If it is dark, it waits. It floats.", "A ship sails. … It floats."),
    ("en", "All ships sail (that is, none stays) at dusk.", "All ships sail … at dusk."),
    ("en", "A ship “sails.” If it is dark, it waits. It floats.", "A ship “sails.” … It floats."),
    ("en", "A ship sails. It can’t wait. It has no oars. It floats.", "A ship sails. … It floats."),
    ("en", "A ship sails. It can’t wait. But it floats there.", "A ship sails. … it floats there."),
    ("zh-Hans", "船可以离港。如果下雨，它不动。它留在港口。", "船可以离港。……它留在港口。"),
    ("en", "A ship may sail by day. If dark, it waits there.", "A ship may sail … it waits there."),
    ("es", "Un barco que sale, ya cargado, vuelve así.", "Un barco que sale, … vuelve así."),
    ("pt-BR", "Um barco que se move ali volta ao porto.", "Um barco que … ali volta ao porto."),
    ("zh-Hans", "船长得到若干箱子并离开港口。", "船长得到…箱子并离开港口。"),
    ("zh-Hans", "船长离开不同的港口并得到箱子。", "船长离开…港口并得到箱子。"),
    ("zh-Hans", "船长从船上移除所有箱子并离港。", "船长从船上…箱子并离港。"),
    ("zh-Hans", "船长得到一点无色法术力并离港。", "船长得到一点…法术力并离港。"),
    ("zh-Hans", "船长如规则704.5所述离开港口。", "船长如…所述离开港口。"),
    ("ko", "그 선장은 폭풍 때문에 항구를 곧 떠납니다.", "그 선장은 … 항구를 곧 떠납니다."),
    ("ko", "그 선장은 짐을 모두 싣고 항구를 떠납니다.", "그 선장은 짐을 … 싣고 항구를 떠납니다."),
    ("en", "All ships sail. They may come back.", "All ships sail. [All ships] may come back."),
    ("en", "Every captain who sails wins the game.", "[All those] who sails wins the game."),
]


@pytest.mark.parametrize(("locale", "text", "quote"), LIMITED)
def test_what_limits_a_rule_is_not_left_out_or_put_in_unseen(
    locale: str, text: str, quote: str
) -> None:
    result = compared(locale, quote, text)
    assert (result.match, result.cuts) == (Match.ELIDED, (Cut.LIMIT_WITHIN,))


@pytest.mark.parametrize(("locale", "text", "quote"), HONEST)
def test_an_omission_that_limits_nothing_is_open(locale: str, text: str, quote: str) -> None:
    result = compared(locale, quote, text)
    assert (result.match, result.cuts) == (Match.ELIDED, ())


PUT_IN = [
    ("en", "A captain with 0 or less coins loses it.", "with 0 or less [tolls] loses it.", True),
    ("en", "A captain with 0 or less coins loses it.", "[A pirate] with 0 or less", True),
    ("en", "A captain with a coin loses it.", "A captain with a coin [draws a card].", True),
    (
        "en",
        "A captain with a coin loses it.",
        "A captain with a coin loses it. [So do crews.]",
        True,
    ),
    ("en", "A captain with a coin loses it.", "A captain with a coin loses [the coin].", False),
    ("en", "A captain with coins loses it.", "A captain with coins loses [a coin].", False),
    ("en", "A captain with a coin loses it.", "[They] with a coin loses it.", False),
    ("es", "Un capitán con una moneda pierde ya.", "Un capitán con una [bala] pierde ya.", True),
    ("es", "Un capitán con una moneda pierde.", "[El capitán] con una moneda pierde.", False),
    ("fr", "Un capitaine avec une pièce le perd.", "Un capitaine avec une [voile] le perd.", True),
    ("fr", "Un capitaine avec une pièce perd.", "[Ce capitaine] avec une pièce perd.", False),
    ("pt-BR", "Um capitão com uma moeda perde já.", "Um capitão com uma [bala] perde já.", True),
    ("pt-BR", "Um capitão com uma moeda perde já.", "[O capitão] com uma moeda perde já.", False),
    ("zh-Hans", "这时该船长失去一枚硬币。", "这时该[海盗]失去一枚硬币。", True),
    ("zh-Hans", "该船长失去一枚硬币。", "[船长]失去一枚硬币。", False),
    ("ko", "늘 그 선장은 동전을 곧 잃습니다.", "늘 그 [해적은] 동전을 곧 잃습니다.", True),
    ("ko", "그 선장은 동전을 곧 잃습니다.", "그 선장은 [선장의] 동전을 곧 잃습니다.", False),
]


@pytest.mark.parametrize(("locale", "text", "quote", "is_new"), PUT_IN)
def test_words_that_a_rule_does_not_have_are_told_in_brackets(
    locale: str, text: str, quote: str, is_new: bool
) -> None:
    result = compared(locale, quote, text)
    assert (result.match, result.meaning_at_risk) == (Match.ELIDED, False)
    assert result.cuts == ((Cut.WORDS_PUT_IN,) if is_new else ())
