"""Queries that compare things find what either is, the best of each first."""

from __future__ import annotations

import pytest

from tests.factories import record
from tests.indexer.search.conftest import Search, name

ENGLISH = (
    record("702.1", "Infect"),
    record("702.1a", "Infect is an ability that withers."),
    record("702.2", "Toxic"),
    record("702.2a", "Toxic is an ability that poisons."),
    record("702.3", "First strike"),
    record("702.3a", "First strike is an ability that hurries."),
    record("702.4", "A rule of toxic beasts and of beasts with infect that strike."),
    record("602", title="Activated Abilities"),
    record("602.1", "Activated abilities are paid for."),
    record("603", title="Triggered Abilities"),
    record("603.1", "Triggered abilities wait."),
    record("604.1", "An ability may be triggered, activated, or neither."),
)
SPANISH = (
    record("602", title="Habilidades activadas"),
    record("602.1", "Las habilidades activadas se pagan."),
    record("603", title="Habilidades disparadas"),
    record("603.1", "Las habilidades disparadas esperan."),
    record("500.1", "La fase dura."),
    record("500.2", "El paso dura."),
)


@pytest.mark.parametrize(
    ("locale", "rules", "wanted"),
    [
        (
            "en",
            ENGLISH,
            {
                "infect vs toxic": ["702.1", "702.2"],
                "infect vs. toxic?": ["702.1", "702.2"],
                "infcet versus txoic": ["702.1", "702.2"],
                "infect or toxic": ["702.1", "702.2"],
                "infect toxic diff": ["702.1", "702.2"],
                "first strike vs toxic": ["702.2", "702.3"],
                "toxic first strike difference": ["702.2", "702.3"],
                "difference between infect and toxic": ["702.1", "702.2"],
                "what's the difference between infect and toxic and first strike?": [
                    "702.1",
                    "702.2",
                    "702.3",
                ],
                "infect, toxic, first strike difference": ["702.1", "702.2", "702.3"],
                "first strike, infect or toxic": ["702.1", "702.2", "702.3"],
                "infect, the toxic, diff": ["702.1", "702.2"],
                "which is better, infect or toxic": ["702.1", "702.2"],
                "infect compared to first strike": ["702.1", "702.3"],
                "how does infect differ from toxic": ["702.1", "702.2"],
                "difference between activated and triggered abilities": ["602", "603"],
            },
        ),
        (
            "es",
            SPANISH,
            {
                "habilidades activadas vs habilidades disparadas": ["602", "603"],
                "diferencia entre habilidades activadas y disparadas": ["602", "603"],
                "la fase vs el paso": ["500.1", "500.2"],
                "¿qué diferencia hay entre fase y paso?": ["500.1", "500.2"],
                "cual es la diferncia entre fase y paso": ["500.1", "500.2"],
            },
        ),
        (
            "fr",
            (
                record("702.1", "Le vol."),
                record("702.2", "La portée."),
                "Ni le vol ni la portée ne changent ce que fait la bête qui dort.",
            ),
            {
                "vol vs portée": ["702.1", "702.2"],
                "le vol vs la portée": ["702.1", "702.2"],
                "quelle est la différence entre le vol et la portée ?": ["702.1", "702.2"],
                "vol et portée, quelle diference": ["702.1", "702.2"],
            },
        ),
        (
            "ko",
            (
                record("702", title="비행 Flying"),
                record("703", title="돌진"),
                record("704", title="대공"),
                record("705", title="활성화 능력 활성화"),
                "비행과 돌진은 능력입니다.",
                "활성화 능력은 비행과 다릅니다.",
            ),
            {
                "비행과 돌진의 차이는?": ["702", "703"],
                "비행 vs 돌진": ["702", "703"],
                "비행과 돌진 비교": ["702", "703"],
                "돌진, 비행과 대공의 차이": ["702", "703", "704"],
                "활성화 능력과 비행의 차이": ["702", "705"],
            },
        ),
        (
            "zh-Hans",
            (record("702", title="飞行"), record("703", title="践踏"), "飞行和践踏都是异能。"),
            {
                "飞行和践踏的区别": ["702", "703"],
                "飞行与践踏有什么不同？": ["702", "703"],
                "飞行 vs 践踏": ["702", "703"],
                "飞行、践踏的区别": ["702", "703"],
                "飞行还是践踏？": ["702", "703"],
                "飞行和践踏哪个好": ["702", "703"],
            },
        ),
        (
            "pt-BR",
            (record("702", title="Voar"), record("703", title="Atropelar")),
            {
                "diferença entre voar e atropelar": ["702", "703"],
                "o voar vs o atropelar": ["702", "703"],
            },
        ),
    ],
)
def test_either_comes_first(
    search: Search, locale: str, rules: tuple[object, ...], wanted: dict[str, list[str]]
) -> None:
    searcher = search(locale, *rules)
    found = {query: sorted(searcher.numbers(query)[: len(wanted[query])]) for query in wanted}
    assert found == wanted


@pytest.mark.parametrize(
    ("query", "understood", "left_out"),
    [
        ("infect vs toxic", "infect vs toxic", ()),
        ("infect vs the toxic", "infect vs the toxic", ()),
        ("infect toxic diff", "infect vs toxic diff", ()),
        ("infect vs zebra", "infect vs [zebra]", ("zebra",)),
        (
            "difference between activated and triggered abilities",
            "difference between activated vs triggered abilities",
            (),
        ),
        (  # against beasts
            "what does infect do vs beasts",
            "what does infect do vs [beasts]",
            ("beasts",),
        ),
        ("infect vs", "infect vs", ()),
        ("vs infect", "vs infect", ()),
        ("infect AND vs AND toxic", "infect vs AND toxic", ()),
        ("beasts or toxic", "beasts or toxic", ()),  # not what anything is called
        ("infect, a toxic and first strike diff", "infect vs a toxic vs first strike diff", ()),
        ("beasts, infect vs toxic", "beasts infect vs toxic", ()),
        (
            "Judge, what's the difference between infect and toxic?",
            "[Judge] what's the difference between infect vs toxic",
            ("Judge",),
        ),
        ("infect vs toxic, which hurries", "infect vs toxic which [hurries]", ("hurries",)),
        ("beasts with infect vs toxic", "beasts with infect vs toxic", ()),
        (
            "poisons beasts strike hurries vs toxic",
            "[poisons] beasts strike [hurries] vs toxic",
            ("poisons", "hurries"),
        ),
    ],
)
def test_how_it_was_understood(
    search: Search, query: str, understood: str, left_out: tuple[str, ...]
) -> None:
    result = search("en", *ENGLISH)(query)
    assert (result.understood_as, result.left_out) == (understood, left_out)


def test_what_is_excluded_and_where_to_look_hold_for_both(search: Search) -> None:
    searcher = search("en", *ENGLISH)
    assert sorted(searcher.numbers("infect vs toxic -ability -beasts in:702")) == ["702.1", "702.2"]


def test_nothing_is_left_out_where_nothing_is_found(search: Search) -> None:
    searcher = search("en", *ENGLISH)
    found = searcher("infect vs toxic in:9")
    assert (found.total, found.relaxed, found.left_out) == (0, False, ())
    assert found.understood_as == "infect vs toxic in:9"


def test_an_expression_that_players_say_compares_nothing(search: Search) -> None:
    searcher = search(
        "en",
        record("701", title="Play"),
        record("702", title="Draw"),
        "The starting player begins.",
        "Play or draw it.",
    )
    for query in ("play or draw", "draw or play"):
        found = searcher(query)
        assert found.understood_as == f"{query} (or: starting player)"
        assert sorted(map(name, found.hits)) == ["100.3", "100.4"]
    assert "play vs draw" in searcher("play vs draw").understood_as


@pytest.mark.parametrize("joint", ["vs", "versus", "or"])
def test_an_expression_that_something_stands_in_compares_what_it_is_made_of(
    search: Search, joint: str
) -> None:
    things = (record("701", title="Creature"), record("702", title="Land"))
    searcher = search("en", *things, "The land becomes a creature.")
    found = searcher(f"creature {joint} land")
    assert "creature vs land" in found.understood_as
    assert {"701", "702"} == set(map(name, found.hits[:2]))


@pytest.mark.parametrize(
    ("query", "understood"),
    [
        ("swimming and purring", "swimming vs purring"),
        ("purring loud swimming", "purring vs loud swimming"),
        ("swimmign purring", "swimmign→swimming vs purring"),
        ("swims purring", "swims vs purring"),
        ("swimming AND purring", "swimming AND purring"),
        ("swimming -purring", "swimming -purring"),
        ("swimming beasts", "swimming beasts"),  # beasts stand elsewhere
    ],
)
def test_names_beside_each_other_are_each_meant(
    search: Search, query: str, understood: str
) -> None:
    searcher = search(
        "en",
        record("702", title="Abilities"),
        record("702.1", "Swimming"),
        *(record(f"702.1{letter}", f"Swimming {letter}zzz.") for letter in "abcdefghijk"),
        record("702.2", "Purring"),
        *(record(f"702.2{letter}", f"Purring {letter}zzz.") for letter in "abcdefghijk"),
        record("702.3", "Loud Swimming"),
        record("702.3a", "Loud swimming is heard."),
        record("703", title="Beasts"),
        record("704.1", "A list: loud swimming, beasts, purring."),
    )
    found = searcher(query)
    assert (found.understood_as, found.relaxed) == (understood, False)
    if found.understood_as.count(" vs "):
        wanted = {"702.2", "702.3" if "loud" in query else "702.1"}
        assert set(map(name, found.hits[:2])) == wanted


@pytest.mark.parametrize(
    ("locale", "names", "query", "understood"),
    [
        ("es", ("Volar", "Prisa"), "flying haste", "flying (or: volar) vs haste (or: prisa)"),
        ("fr", ("Vol", "Célérité"), "flying haste", "flying (or: vol) vs haste (or: célérité)"),
        ("en", ("Flying", "Haste"), "flyer haste", "flyer (or: flying) vs haste"),
        ("en", ("Flying", "Haste"), "flying haste flying", "flying vs haste"),
        ("en", ("Flying", "Haste"), "flying flying", "flying flying"),
        ("en", ("First Strike", "Double Strike"), "first strike double strike", "{} vs {}"),
    ],
)
def test_names_beside_each_other_are_known_by_players_words_too(
    search: Search, locale: str, names: tuple[str, str], query: str, understood: str
) -> None:
    searcher = search(
        locale,
        record("702", title="Zzz"),
        *(
            record(f"702.{place}{letter}", f"{name} {letter}zzz." if letter else name)
            for place, name in enumerate(names, start=1)
            for letter in ("", *"abcdefghijk")
        ),
        record("704.1", f"Zzz: {', '.join(names)}."),
    )
    found = searcher(query)
    assert found.understood_as == understood.format(*map(str.lower, names))
    if "vs" in understood:
        assert set(map(name, found.hits[:2])) == {"702.1", "702.2"}


def test_names_that_nothing_holds_both_of_are_each_meant_however_few_say_them(
    search: Search,
) -> None:
    swimming = record("702.1", "Swimming"), record("702.1a", "Swimming is fast.")
    purring = record("702.2", "Purring"), record("702.2a", "Purring is not.")
    found = search("en", record("702", title="Zzz"), *swimming, *purring)("swimming and purring")
    assert (found.understood_as, found.relaxed) == ("swimming vs purring", False)
    assert set(map(name, found.hits[:2])) == {"702.1", "702.2"}


@pytest.mark.parametrize(
    ("of_purring", "understood"),
    [("rule 702.2", "swimming vs purring"), ("rule 703.1", "swimming [purring]")],
)
def test_names_of_entries_stand_beside_each_other_as_the_rules_do_that_they_point_to(
    search: Search, of_purring: str, understood: str
) -> None:
    entries = [("Swimming", "See rule 702.1."), ("Purring", f"See {of_purring}.")]
    found = search("en", "See rule 702.1.", glossary=entries)("swimming purring")
    assert found.understood_as == understood
    assert set(map(name, found.hits)) == {"Swimming", "Purring"}


@pytest.mark.parametrize("is_called_so", [True, False])
def test_names_in_a_name_are_no_names_beside_each_other(search: Search, is_called_so: bool) -> None:
    things = [record("701", title="Zzz"), record("701.1", "Mana"), record("701.2", "Damage")]
    for letter in "abcdefghijk":
        things += record(f"701.1{letter}", f"Mana {letter}."), record(f"701.2{letter}", "Damage.")
    glossary = [("Mana Burn (Obsolete)", "Mana was damage.")] if is_called_so else []
    searcher = search("en", *things, glossary=glossary)
    assert (" vs " not in searcher("mana burn").understood_as) is is_called_so
