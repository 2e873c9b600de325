"""What an answer tells of how its query was read: what was mended, taken apart and left out."""

from __future__ import annotations

import pytest

from tests.factories import record
from tests.indexer.search.conftest import Search

TEXTS = {
    "en": (
        "A creature with trample and flying.",
        "Multikicker is a cost.",
        "What is on the stack resolves when it can.",
        "A mana ability is an ability. Another mana ability is not.",
        "A creature with flying, and with flying only, when it has flying.",
    ),
    "es": ("El maná se agota.", "Cada maná.", "Un mana.", "La acción de cuándo."),
    "fr": ("Un objet.",),
    "ko": (
        "상태 참조 행동은 저절로 일어납니다.",
        "무덤에서 발동하지 못합니다.",
        "무덤은 영역입니다.",
        "무덤은 무덤은",
    ),
}


@pytest.mark.parametrize(
    ("locale", "wanted"),
    [
        (
            "es",
            {
                "mnaá": "maná",  # as most texts have it
                "acciom": "acción",
                "acci": "acción",
                "accoines": "acción",
            },
        ),
        (
            "en",
            {
                "trample": None,
                "traple": "trample",
                "traple OR fliyng": "trample OR flying",
                "fliyng OR flying": "flying OR flying",
                "manaability OR fliyng": "mana ability OR flying",
                "creture traple creture": "creature trample creature",
                "trapless traple": "trapless trample",  # not a part of the word before it
                '"traple" traple': '"traple" trample',
                "-traple traple": "-traple trample",
                "kind:rule fliyng? (traple)": "kind:rule flying? (trample)",
                "+1 / +1 traple": "+1/+1 trample",
                "🙂 traple": "🙂 trample",
                "manaability traple": "mana ability trample",
                "sorceryspeed traple": "sorcery speed trample",
                "multi  kicker": "multikicker",
            },
        ),
        ("fr", {"l’objt": "l’objet"}),
        ("ko", {"무덤애서": "무덤에서"}),  # with what is written onto it
    ],
)
def test_the_query_is_mended_where_it_was_typed(
    search: Search, locale: str, wanted: dict[str, str | None]
) -> None:
    searcher = search(locale, *TEXTS[locale])
    assert {query: searcher(query).did_you_mean for query in wanted} == wanted


def test_what_players_and_names_alone_have_is_told_as_they_write_it(search: Search) -> None:
    searcher = search("pt-BR", "A biblioteca.", record("702", title="Ímpeto"))
    assert searcher("grmorio").did_you_mean == "grimório"
    assert searcher("ipmeto").did_you_mean == "ímpeto"


@pytest.mark.parametrize(
    ("locale", "wanted"),
    [
        (
            "en",
            {
                "sorceryspeed": ("sorceryspeed→sorcery speed", ()),
                "multi kicker": ("multi kicker→multikicker", ()),
                "multi-kicker zzz": ("multi kicker→multikicker [zzz]", ("zzz",)),
                "flying sorceryspeed": (
                    "flying [sorceryspeed→sorcery] [speed]",
                    ("sorceryspeed",),
                ),
                "flying in:1 multi kicker": (
                    "[flying] multi kicker→multikicker in:1",
                    ("flying",),
                ),
                "what AND is the trample": ("what is the trample", ()),
                "trample AND the flying is": ("trample the AND flying is", ()),
                "flying trample &&": ("flying trample", ()),
                "multi AND kicker": ("multi→multikicker AND [kicker]", ("kicker",)),
                "flying l'zebra OR lion": ("flying [l'zebra OR lion]", ("l'zebra OR lion",)),
            },
        ),
        (
            "ko",
            {
                "무덤은 상태참조행동": (
                    "[무덤은] 상태참조행동→상태 참조 행동",
                    ("무덤은",),
                ),
                "zzz 무덤은상태참조": (
                    "[zzz] [무덤은상태참조→무덤은] 상태 참조",
                    ("zzz", "무덤은상태참조"),
                ),
            },
        ),
    ],
)
def test_what_was_typed_is_told(
    search: Search, locale: str, wanted: dict[str, tuple[str, tuple[str, ...]]]
) -> None:
    searcher = search(locale, *TEXTS[locale])
    told = {}
    for query in wanted:
        result = searcher(query)
        told[query] = result.understood_as, result.left_out
    assert told == wanted
