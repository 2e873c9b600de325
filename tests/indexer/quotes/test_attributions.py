"""What attributes a quotation, and what somebody says behind it."""

from __future__ import annotations

import pytest

from indexer.quotes.attributions import is_attribution

ATTRIBUTIONS = [
    "",
    ", August 2026",
    " (August 7, 2026)",
    ", effective August 7, 2026.",
    " (effective as of 2026-08-07)",
    ", 2026",
    ", line 704",
    ", Rules of Harbour, page 12, last updated in 2026",
    ", https://rules.example/101.1?lang=en, August 2026",
    ", en/rules.txt, line 12",
    ", 2026-03-01 (en)",
    ", The Rules of Harbour (with 2 parts), 2026-03-01 (en); en/a.txt, line 7; the source is lost",
    " (see also rule 104.3d)",
    " and 704.5d",
    " (agosto de 2026)",
    ", vigente desde el 7 de agosto de 2026",
    ", Reglas completas de Magic, 7 de agosto de 2026",
    " y la regla 704.5d (véase también la regla 104.3d)",
    ", en vigueur depuis le 7 août 2026",
    ", règles complètes de Magic, ligne 704",
    ", regras abrangentes, 7 de agosto de 2026",
    "，2026年8月7日",
    "（2026年8月7日生效）。",
    "，万智牌完整规则，第704行",
    ", 2026년 8월 7일 발효",
    ", 매직 더 개더링 종합 규칙, 2026년 8월",
]
SAYINGS = [
    ", and a player with 3 energy counters wins the whole match",
    "; with 3 or fewer they must concede",
    ", August 2026, and a player with 3 energy counters wins",
    " (August 2026). Players with more must concede.",
    ", and a player with 3 counters wins by rule 704.5a",
    ", and since 2026 every player with energy counters wins",
    " and a player who has more wins by rule 704.5a, August 2026",
    ", and you win",
    ", y un jugador con 3 contadores de energía gana la partida",
    ", et un joueur avec 3 marqueurs gagne la partie",
    ", e um jogador com 3 marcadores vence a partida",
    "，而拥有3个能量指示物的牌手赢得整场对局",
    "，2026年8月，而拥有3个能量指示物的牌手赢得对局",
    ", 에너지 카운터 3개를 가진 플레이어가 승리합니다",
    ", 2026년 8월, 그리고 플레이어는 승리합니다",
]


def told(after: str) -> bool:
    last = max(
        (after.find(one) + len(one) for one in ("704.5d", "704.5a") if one in after), default=0
    )
    return is_attribution("", after, last)


@pytest.mark.parametrize("after", ATTRIBUTIONS)
def test_names_dates_and_places_are_an_attribution(after: str) -> None:
    assert told(after)


@pytest.mark.parametrize("after", SAYINGS)
def test_what_is_said_behind_an_attribution_is_none(after: str) -> None:
    assert not told(after)
