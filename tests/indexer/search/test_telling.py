"""What an answer tells of how its query was read: what was mended, taken apart and left out."""

from __future__ import annotations

import pytest

from tests.factories import record
from tests.indexer.search.conftest import Search

TEXTS = {
    "en": (
        "A creature with trample and flying.",
        "Wombatting is a cost.",
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
                "-traple traple": "-trample trample",  # told, but it excluded nothing
                "kind:rule fliyng? (traple)": "kind:rule flying? (trample)",
                "+1 / +1 traple": "+1/+1 trample",
                "🙂 traple": "🙂 trample",
                "manaability traple": "mana ability trample",
                "sorceryspeed traple": "sorcery speed trample",
                "wom  batting": "wombatting",
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
    searcher = search("pt-BR", "O juiz.", record("702", title="Ímpeto"))
    assert searcher("arbtro").did_you_mean == "árbitro"
    assert searcher("ipmeto").did_you_mean == "ímpeto"


@pytest.mark.parametrize(
    ("locale", "wanted"),
    [
        (
            "en",
            {
                "sorceryspeed": ("sorceryspeed→sorcery speed", ()),
                "wom batting": ("wom batting→wombatting", ()),
                "wom-batting zzz": ("wom batting→wombatting [zzz]", ("zzz",)),
                "flying sorceryspeed": (
                    "flying [sorceryspeed→sorcery] [speed]",
                    ("sorceryspeed",),
                ),
                "flying in:1 wom batting": (
                    "[flying] wom batting→wombatting in:1",
                    ("flying",),
                ),
                "what AND is the trample": ("what is the trample", ()),
                "trample AND the flying is": ("trample the AND flying is", ()),
                "flying trample &&": ("flying trample", ()),
                "wom AND batting": ("wom AND batting", ()),
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
                    ("zzz", "무덤은"),
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


@pytest.mark.parametrize(
    ("locale", "texts", "slips"),
    [
        (
            "en",
            ("A creature dies.", "It dies when what it guards wakes.", "Which wait?"),
            {
                "waht happens if a creature dies": "what happens if a creature dies",
                "hapens if a creature dies": "happens if a creature dies",  # in no text
                "which creature dise whne": "which creature dies when",
            },
        ),
        (
            "es",
            ("Una criatura muere cuando se la destruye.", "Se la destruye."),
            {
                "cuadno muere una criatura": "cuando muere una criatura",
                "qeu destruye una criatura": "que destruye una criatura",
                "funcoina la criatura": "funciona la criatura",
            },
        ),
        (
            "fr",
            ("Une créature meurt quand elle est détruite.", "Elle est détruite."),
            {
                "quadn meurt une créature": "quand meurt une créature",
                "qeu meurt une créature": "que meurt une créature",
                "comemnt meurt une créature": "comment meurt une créature",
            },
        ),
    ],
)
def test_a_slip_of_a_filler_is_one(
    search: Search, locale: str, texts: tuple[str, ...], slips: dict[str, str]
) -> None:
    searcher = search(locale, *texts)
    for slip, meant in slips.items():
        found, wanted = searcher(slip), searcher(meant)
        assert found.did_you_mean == meant
        assert found.hits == wanted.hits
        assert (found.left_out, found.relaxed) == (wanted.left_out, wanted.relaxed)


def test_a_word_is_rather_one_of_the_rules_than_a_filler(search: Search) -> None:
    searcher = search("en", "A wombat sleeps.", "They wither in it.")
    assert searcher("wombat wether").did_you_mean == "wombat wither"
    assert searcher("wombat hapens").did_you_mean == "wombat happens"
    assert searcher("hapens").did_you_mean is None
    assert searcher("hapens").total == 0  # there is nothing else to go by


@pytest.mark.parametrize(
    ("locale", "text", "query"),
    [
        ("es", "Se agota el maná.", "mano"),
        ("es", "Se agota el maná.", "manos"),
        ("fr", "Une cible.", "cibler"),
        ("en", "It has a bounty.", "bounce"),
    ],
)
def test_a_word_that_the_language_has_is_no_slip(
    search: Search, locale: str, text: str, query: str
) -> None:
    result = search(locale, text)(query)
    assert result.did_you_mean is None


def test_a_short_word_is_likelier_missing_in_excerpts_than_a_slip(search: Search) -> None:
    texts = ("Una cosa pasa, pero no otra.", "Una pila vacía.")
    excerpts, whole = search("es", *texts), search("es", *texts, complete=True)
    for query, meant in (("cesa", "cosa"), ("posa", "pasa")):
        assert (excerpts(query).did_you_mean, whole(query).did_you_mean) == (None, meant)
    for query, meant in (("plia", "pila"), ("vaca", "vacía")):
        assert excerpts(query).did_you_mean == meant


def test_a_meaning_that_was_typed_is_not_added(search: Search) -> None:
    searcher = search("en", "It enters the battlefield.")
    assert searcher("etb").understood_as == "etb (or: enters the battlefield, enters)"
    assert searcher("etb enters the battlefield").understood_as == "etb enters the battlefield"
    assert searcher("etb enters").understood_as == "etb (or: enters the battlefield) enters"


def test_a_number_that_was_typed_otherwise_is_told_as_it_is_meant(search: Search) -> None:
    searcher = search("en", "Elves fight, says rule 702.19b.")
    found = searcher("elves 702,19b")
    assert (found.total, found.did_you_mean) == (1, "elves 702.19b")
    assert searcher("elves 702.19b").did_you_mean is None


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("entersthebattlefield", "enters the battlefield"),
        ("statebasedactions", "state based actions"),
        ("combatdamagestep", "combat damage step"),
        ("combatdamage", "combat damage"),  # in as few words as can be
        ("combatstate", None),  # which stand side by side nowhere
        ("andthe", None),
    ],
)
def test_words_that_were_run_together_are_told_apart(
    search: Search, query: str, meant: str | None
) -> None:
    texts = ["State-based actions end the combat damage step.", "A com bat enters the battlefield."]
    assert search("en", *texts)(query).did_you_mean == meant
