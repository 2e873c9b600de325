"""What is found, and what comes first: the kinds of fault that other rule searches have."""

from __future__ import annotations

from collections import Counter

import pytest

from indexer.model.errors import UnknownEdition
from indexer.model.number import RuleNumber
from indexer.search import HitKind, SearchRequest
from tests.factories import record, rulebook
from tests.indexer.search.conftest import Search

ENGLISH = (
    "Players take turns.",
    "Layers decide which effect applies first.",
    "A counter is put on a permanent.",
    "A countered spell does nothing.",
    "An elf can’t attack the shelf.",
    "A player who has no cards loses.",
)


@pytest.mark.parametrize(
    ("locale", "query", "text"),
    [
        ("es", "mana", "Esto es maná."),
        ("es", "maná", "Esto es mana."),
        ("es", "fichas", "Una ficha."),
        ("es", "accion", "Una acción especial."),
        ("es", "dano", "El daño se marca."),
        ("fr", "capacités", "Une capacité statique."),
        ("fr", "capacite", "Une capacité statique."),
        ("fr", "objet", "Il contrôle l’objet."),
        ("fr", "l'objet", "Un objet quelconque."),
        ("fr", "adversaire", "La main d’adversaire."),
        ("fr", "coeur", "Le cœur du jeu."),
        ("fr", "cœur", "Le coeur du jeu."),
        ("fr", "cimetiere", "Au cimetière\u202f!"),
        ("fr", "cre\u0301ature", "Une créature."),
        ("en", "sorcery", "A sor\u00adcery resolves."),
        ("en", "x", "The value of X is chosen."),
        ("en", "{t}", "{T}: Add one mana."),
        ("en", "−1/−1", "It gets -1/-1."),
        ("en", "-1/-1", "It gets −1/−1."),
        ("en", "cant", "It can’t attack."),
        ("en", "regener*", "Regeneration shields it."),
        ("en", "regenrate", "You regenerate it."),
        ("en", "doublestrike", "It has double strike."),
        ("en", "etb", "When this enters the battlefield."),
        ("es", "counterear", "No se puede contrarrestar."),
        ("fr", "mourir", "Elle est mise au cimetière depuis le champ de bataille."),
        ("zh-Hans", "触发式异能", "这是触发式异能。"),
        ("zh-Hans", "能", "这是触发式异能。"),
        ("ko", "능력은", "격발 능력을 사용합니다."),
        ("ko", "발동하면", "주문을 발동한 플레이어."),
        ("ko", "후유증", "소환후유증상태입니다."),
        ("ko", "30", "생명점은 30으로 시작합니다."),
        ("pt-BR", "custos adicionais", "Um custo adicional."),
        ("fr", "capacité déclenchée", "Des capacités déclenchées."),
    ],
)
def test_found(search: Search, locale: str, query: str, text: str) -> None:
    assert search(locale, text, "Zzz.").numbers(query) == ["100.1"]


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        (" layers", ["100.2"]),
        ("elf", ["100.5"]),
        ("elf attack", ["100.5"]),
        ("elf spell", ["100.4", "100.5"]),  # nothing has both
        ("counter", ["100.3", "100.4"]),
        ("countered", ["100.4", "100.3"]),
        ("counters", ["100.3", "100.4"]),
        ("counter -spell", ["100.3"]),
        ("counter NOT spell", ["100.3"]),
        ("elf OR layers", ["100.2", "100.5"]),
        ('"countered spell"', ["100.4"]),
        ('"spell countered"', []),
        ("no", ["100.6"]),
        ("no cards", ["100.6"]),
        ("*", []),
        ("", []),
        ("   ", []),
    ],
)
def test_english(search: Search, query: str, numbers: list[str]) -> None:
    found = search("en", *ENGLISH).numbers(query)
    assert sorted(found) == sorted(numbers)
    if query.startswith("counter"):
        assert found == numbers


@pytest.mark.parametrize(
    ("query", "first"),
    [("countered", "701.6"), ("countering", "701.6"), ("counter", "701.6"), ("counters", "122")],
)
def test_what_is_done_and_a_thing_of_the_same_stem_stay_apart(
    search: Search, query: str, first: str
) -> None:
    found = search(
        "en",
        record("122", title="Counters"),
        record("122.1", "A counter is a marker. Counters modify a permanent."),
        record("122.2", "The counters on it cease to exist."),
        record("701", title="Keyword Actions"),
        record("701.6", "Counter"),
        record("701.6a", "To counter a spell means that nothing is done with it."),
        record("701.6b", "A countered spell is not paid back."),
    )
    assert found.numbers(query)[0] == first


def test_the_letter_as_typed_ranks_above_its_fold(search: Search) -> None:
    searcher = search("es", "El dano aquí.", "El daño aquí.")
    assert searcher.numbers("daño") == ["100.2", "100.1"]
    assert sorted(searcher.numbers("dano")) == ["100.1", "100.2"]


def test_all_words_match_and_relaxing_says_so(search: Search) -> None:
    searcher = search("en", *ENGLISH)
    both = searcher("permanent counter")
    assert (both.total, both.relaxed, both.left_out) == (1, False, ())
    some = searcher("layers zebra effect")
    assert [str(hit.number) for hit in some.hits] == ["100.2"]
    assert (some.relaxed, some.left_out) == (True, ("zebra",))
    assert some.understood_as == "layers [zebra] effect"


def test_few_that_hold_many_words_may_have_met_them_by_chance(search: Search) -> None:
    searcher = search("en", *ENGLISH, "Which turns a permanent takes, and when, players say.")
    found = searcher("players take permanent turns")
    assert [str(hit.number) for hit in found.hits][:2] == ["100.7", "100.1"]
    assert (found.relaxed, found.left_out) == (True, ("permanent",))
    assert searcher.numbers('"players say" permanent turns takes') == ["100.7"]
    assert searcher.numbers("permanent players") == ["100.7"]


@pytest.mark.parametrize("query", ["carve stone newts", "the carve stone newts", "carving vs nap"])
def test_what_holds_all_of_a_name_did_not_meet_it_by_chance(search: Search, query: str) -> None:
    named = (
        record("702.1", "Carve Stone Newts"),
        record("702.1a", "To carve stone newts is to wait."),
        record("702.2", "Nap"),
        record("702.3", "Carving"),
    )
    many = ("Players carve newts.", "Newts of stone.", "Carve a stone.")
    found = search("en", *named, *many)(query)
    assert (found.relaxed, found.left_out) == (False, ())


def test_what_is_called_so_no_more_need_not_be_all_that_is_meant(search: Search) -> None:
    old = [("Carve Stone Newts (Obsolete)", "Carving newts of stone was waiting.")]
    many = ("Players carve newts.", "Newts of stone.", "Carve a stone.")
    found = search("en", *many, glossary=old)("carve stone newts")
    assert (found.hits[0].headword, found.relaxed) == (old[0][0], True)
    assert len(found.hits) == 4


def test_what_a_query_names_in_part_comes_after_what_it_names(search: Search) -> None:
    searcher = search(
        "en",
        record("701", title="Newt Actions"),
        record("701.6", "Carve"),
        record("701.6a", "To carve a newt is to make it smaller."),
        *(f"Ogre {count}." for count in range(90)),
        glossary=[
            ("Carve", "To make a thing smaller. See rule 701.6."),
            ("Newt Carve", "A mark that makes a beast, which a player looks after, a small one."),
        ],
    )
    numbers = searcher.numbers("newt carve")
    assert numbers.index("Newt Carve") < numbers.index("701.6")


@pytest.mark.parametrize(
    ("each", "together", "query", "relaxed"),
    [
        (12, 2, "newts ogres", True),
        (12, 3, "newts ogres", False),
        (9, 2, "newts ogres", False),
        (12, 2, "newts AND ogres", False),
        (12, 2, '"newts" ogres', False),
    ],
)
def test_one_or_two_that_hold_two_common_words_may_have_met_them_by_chance(
    search: Search, each: int, together: int, query: str, relaxed: bool
) -> None:
    apart = each - together
    both = ["A list of lands names cats and dogs, and newts or else ogres."] * together
    found = search("en", *["Newts."] * apart, *["Ogres."] * apart, *both)(query, limit=50)
    assert found.relaxed == relaxed
    assert found.total == together + 2 * apart * relaxed
    first = {str(hit.number) for hit in found.hits[:together]}
    assert first == {f"100.{place}" for place in range(2 * apart + 1, 2 * apart + together + 1)}


def test_a_list_in_a_whole_rulebook_that_names_two_rare_words_may_do_so_by_chance(
    search: Search,
) -> None:
    texts = ["Newts swim.", "Ogres roar.", "A list of elves, newts and ogres."]
    found = search("en", *texts, *["Zzz."] * 1000)("newts ogres")
    assert (found.total, found.relaxed) == (3, True)
    assert str(found.hits[0].number) == "100.3"
    assert search("en", *texts)("newts ogres").total == 1


def test_what_has_all_words_comes_first_where_they_are_searched_as_typed(search: Search) -> None:
    """What players mean by a word is less certain than how near to each other the others stand."""
    far = " ".join(f"word{at}" for at in range(60))
    others = [f"It enters, {at}." for at in range(12)]
    searcher = search("en", f"A zorn {far} enters {far} kreel.", "Zorn kreel: a kreel.", *others)
    assert searcher.numbers("zorn enters kreel")[:2] == ["100.1", "100.2"]
    assert searcher.numbers("zorn etb kreel")[:2] == ["100.2", "100.1"]


def test_and_keeps_to_what_holds_all_words(search: Search) -> None:
    searcher = search("en", *ENGLISH, "Which turns a permanent takes, and when, players say.")
    found = searcher("players AND take permanent & turns kind:rule")
    assert ([str(hit.number) for hit in found.hits], found.relaxed) == (["100.7"], False)
    assert found.understood_as == "players AND take AND permanent AND turns kind:rule"
    assert searcher("layers AND zebra").left_out == ("zebra",)


def test_what_holds_all_words_is_kept_though_most_stand_in_the_rule_above(search: Search) -> None:
    searcher = search(
        "en",
        record("100.1", "Newts, ogres and elves fight."),
        record("100.1a", "Each on a land."),
        *(record(f"101.{rule}", "A land.") for rule in range(1, 30)),
    )
    found = searcher("newts ogres elves land")
    assert [str(hit.number) for hit in found.hits] == ["100.1a", "100.1"]
    assert (found.relaxed, found.left_out) == (True, ("land",))


@pytest.mark.parametrize(
    "query", ["newts ogres", "newts ogres?", "newts ogres elves", "newts vs ogres"]
)
def test_what_has_all_words_above_it_only_is_found_where_nothing_else_is(
    search: Search, query: str
) -> None:
    searcher = search(
        "en",
        record("100.1", "Newts, ogres and elves fight."),
        record("100.1a", "Each on a land."),
        record("100.2", "A swamp."),
    )
    found = searcher(f"{query} in:100.1a")
    assert ([str(hit.number) for hit in found.hits], found.total) == (["100.1a"], 1)


def test_a_name_that_is_one_of_several_words_is_seldom_meant(search: Search) -> None:
    searcher = search(
        "en",
        "A player of the game may weep for each newt that the player controls when it dies.",
        *(f"Ogre {count}." for count in range(90)),
        glossary=[("Newt", "A small beast that eats, drinks, sleeps, and at last dies.")],
    )
    assert searcher.numbers("newt dies") == ["100.1", "Newt"]
    assert searcher.numbers("newt")[0] == "Newt"


def test_a_text_that_begins_with_the_words_tells_what_they_mean(search: Search) -> None:
    searcher = search(
        "en",
        "If an elf is there when it counts, a newt sees a swamp of fire, and a swamp of fire only.",
        "A swamp of fire is a place that no elf and no newt goes to when it can go elsewhere too.",
        *(f"Ogre {count}." for count in range(90)),
    )
    assert searcher.numbers("swamp of fire") == ["100.2", "100.1"]


def test_a_question_needs_not_all_words(search: Search) -> None:
    searcher = search("en", *ENGLISH)
    found = searcher("what happens if a player has no cards left in hand?")
    assert str(found.hits[0].number) == "100.6"
    assert found.relaxed
    assert "left" in found.left_out


def test_a_number_comes_first_then_what_is_below_it(search: Search) -> None:
    searcher = search(
        "en",
        record("100.1", "See rule 100.2."),
        record("100.2", "Two."),
        record("100.2a", "A."),
        record("100.20", "Twenty."),
    )
    for query in ("100.2", "rule 100.2", "(100.2).", "１００.2"):
        assert searcher.numbers(query)[0] == "100.2"
        assert set(searcher.numbers(query)) == {"100.1", "100.2", "100.2a"}
    assert searcher.numbers("100.20, 100.1")[:2] == ["100.20", "100.1"]
    assert searcher.numbers("999.9") == []


def test_children_are_found_by_the_name_above(search: Search) -> None:
    searcher = search(
        "en",
        record("702", title="Keyword Abilities"),
        record("702.26", "Phasing"),
        record("702.26a", "Permanents that are gone come back."),
        record("702.26b", "They are treated as though they did not exist."),
        record("703.1", "Phasing is mentioned here."),
    )
    found = searcher("phasing", limit=10)
    assert {str(hit.number) for hit in found.hits} == {"702.26", "702.26a", "702.26b", "703.1"}
    assert str(found.hits[0].number) == "702.26"
    contexts = {str(hit.number): hit.context for hit in found.hits}
    assert contexts["702.26b"] == "Phasing"
    assert contexts["703.1"] is None


def test_the_defining_entry_ranks_above_mentions(search: Search) -> None:
    searcher = search(
        "en",
        record("100.1", "Trample, trample and trample are words."),
        record("702.19a", "Excess damage is assigned to the player."),
        glossary=[("Trample", "An ability. See rule 702.19a."), ("Other", "Not trample.")],
    )
    assert searcher.numbers("trample")[0] == "Trample"


def test_examples_are_a_kind_of_their_own(search: Search) -> None:
    searcher = search(
        "en",
        record("100.1", "A rule.", examples=["A zebra attacks.", "A zebra blocks."]),
        record("100.2", "A zebra is a creature."),
        glossary=[("Zebra", "An animal.")],
    )
    kinds = {str(hit.number or hit.headword): hit.kind for hit in searcher("zebra").hits}
    assert kinds == {
        "100.1": HitKind.EXAMPLE,
        "100.2": HitKind.RULE,
        "Zebra": HitKind.GLOSSARY,
    }
    assert searcher.numbers("zebra kind:example") == ["100.1"]
    assert searcher.numbers("zebra kind:rule") == ["100.2"]
    assert searcher.numbers("zebra kind:glossary") == ["Zebra"]
    assert set(searcher.numbers("zebra kind:rule kind:example")) == {"100.1", "100.2"}
    assert dict(searcher("zebra").facets.kinds) == dict.fromkeys(HitKind, 1)
    highlights = searcher("zebra kind:example").hits[0].highlights
    assert [one.field for one in highlights] == ["example 1", "example 2"]


@pytest.mark.parametrize(
    ("query", "within", "numbers"),
    [
        ("zebra in:1", None, ["100.1", "100.1a", "100.10"]),
        ("zebra in:100", None, ["100.1", "100.1a", "100.10"]),
        ("zebra in:100.1", None, ["100.1", "100.1a"]),
        ("zebra in:100.1a", None, ["100.1a"]),
        ("zebra", "100.1", ["100.1", "100.1a"]),
        ("zebra in:2", "100.1", []),
        ("in:100.1", None, ["100.1", "100.1a"]),
        ("-zebra in:2", None, []),
        ("", "2", ["200.1"]),
    ],
)
def test_within(search: Search, query: str, within: str | None, numbers: list[str]) -> None:
    places = ("100.1", "100.1a", "100.10", "200.1")
    searcher = search("en", *(record(place, f"A zebra at {place}.") for place in places))
    assert sorted(searcher.numbers(query, within)) == sorted(numbers)


def test_pages_are_slices_of_one_order(search: Search) -> None:
    searcher = search("en", *(f"Zebra {'x ' * (place % 7)}" for place in range(60)))
    whole = searcher.numbers("zebra")
    assert searcher("zebra").total == len(whole) == 60
    pages = [searcher("zebra", limit=7, offset=offset).hits for offset in range(0, 70, 7)]
    assert [str(hit.number) for page in pages for hit in page] == whole
    assert searcher("zebra", limit=0).hits == ()
    facets = searcher("zebra").facets
    assert [(str(number), count) for number, count in facets.chapters] == [("100", 60)]


@pytest.mark.parametrize(
    ("typed", "meant"), [("traple", "trample"), ("letal", "lethal"), ("evove", "evolve")]
)
def test_a_letter_left_out_is_as_likely_as_a_wrong_vowel(
    search: Search, typed: str, meant: str
) -> None:
    text = "Triple it, legal, evoke. Trample evolves: a lethal trample. Lethal: evolve."
    assert search("en", text)(typed).did_you_mean == meant


def test_a_name_with_a_space_inside_is_one_word_unless_a_text_has_both(search: Search) -> None:
    chapter = record("702", title="Flashback")
    assert search("en", chapter, "It is back.", "A flash.").numbers("flash back") == ["702"]
    both = search("en", chapter, "Flash back and forth.")
    assert both.numbers("flash back") == ["100.2"]


def test_a_name_with_a_space_inside_is_told_as_it_was_typed(search: Search) -> None:
    result = search("en", record("702", title="Flashback"))("Flash Back")
    assert result.understood_as == "Flash Back→flashback"
    assert result.did_you_mean == "flashback"


def test_slips_are_corrected_only_where_the_word_is_unknown(search: Search) -> None:
    searcher = search("en", "A sorcery.", "A source.", "The deck.")
    slip = searcher("sorcrey")
    assert [str(hit.number) for hit in slip.hits] == ["100.1"]
    assert slip.did_you_mean == "sorcery"
    assert slip.understood_as == "sorcrey→sorcery"
    assert searcher("source").did_you_mean is None
    assert searcher("dek").total == 0  # three letters are left alone


def test_players_words_are_named_and_rank_below_the_words_typed(search: Search) -> None:
    searcher = search("en", "The mana value counts.", "The cmc counts.")
    found = searcher("cmc")
    assert [str(hit.number) for hit in found.hits] == ["100.2", "100.1"]
    assert found.understood_as == "cmc (or: mana value)"


def test_what_was_searched_before_changes_nothing(search: Search) -> None:
    searcher = search("en", "The cmc counts.", "The mana value counts.", "Both: cmc, mana value.")
    before = searcher("cmc")
    searcher("counts -cmc")
    searcher("value OR cmc")
    searcher("regenerate cmc")
    assert searcher("cmc") == before
    again = search("en", "The cmc counts.", "The mana value counts.", "Both: cmc, mana value.")
    again("counts -cmc")
    assert again("cmc") == before


def test_a_search_stays_inside_its_edition(search: Search, tmp_path: object) -> None:
    searcher = search("en", "A zebra.", edition="2020-01-01")
    other = rulebook(record("100.1", "A zebra."), locale="en", edition="2021-01-01")
    with pytest.raises(UnknownEdition):
        searcher.index.search(other, SearchRequest("zebra"))


def test_a_subrule_is_found_by_what_its_rule_says(search: Search) -> None:
    found = search(
        "en",
        record("105.1", "A marker may be moved, with these exceptions:"),
        record("105.1a", "It stays on a token."),
        record("105.2", "A token is no card."),
    )
    assert found.numbers("token moved") == ["105.1a"]
    assert found.numbers("marker moved") == ["105.1", "105.1a"]


def test_a_rule_comes_before_those_below_it_that_say_as_much(search: Search) -> None:
    found = search(
        "en",
        record("105.1", "A sleeping ability is an ability that waits till it happens."),
        record("105.1a", "A sleeping ability may wait."),
    )
    assert found.numbers("sleeping ability")[0] == "105.1"


def test_a_whole_question_is_answered_by_a_rule_before_the_glossary(search: Search) -> None:
    found = search(
        "en",
        record("105.1", "A tapped creature is not able to block while it is under any effect."),
        *(record(f"106.{rule}", "A creature does something.") for rule in range(1, 6)),
        glossary=[
            ("Block", "What a creature does to a creature."),
            ("Tapped Creature", "It lies."),
        ],
    )
    assert found.numbers("can a tapped creature block?")[0] == "105.1"
    assert found.numbers("tapped creature")[0] == "Tapped Creature"


@pytest.mark.parametrize(
    "query",
    ["sleeping newt", "explain sleeping newt", "what is a sleeping newt?", "mtg sleeping newt"],
)
def test_what_is_called_just_so_comes_first_whatever_is_said_around_it(
    search: Search, query: str
) -> None:
    found = search(
        "en",
        record("105.1", "Sleeping newt: what a sleeping newt does while it is a sleeping newt."),
        record("105.2", "Players sleep."),
        glossary=[("Sleeping Newt", "A beast that is asleep.")],
    )
    assert found.numbers(query)[:2] == ["Sleeping Newt", "105.1"]
    assert found.numbers(f"{query} players")[0] != "Sleeping Newt"


def test_a_name_of_several_words_is_named_in_other_forms_too(search: Search) -> None:
    found = search(
        "en",
        record("105", title="Newts"),
        record("105.1", "Sleeping newts."),
        record("105.2", "Sleeping newts, sleeping newts."),
        glossary=[("Sleeping Newt", "A beast that is asleep under any stone it likes.")],
    )
    assert found.numbers("sleeping newts")[0] == "Sleeping Newt"


def test_of_several_words_the_rule_says_what_happens(search: Search) -> None:
    found = search(
        "en",
        record("105.1", "A sleeping newt wakes where its owner sees any ogre at all."),
        *(record(f"106.{rule}", "A newt does something.") for rule in range(1, 6)),
        glossary=[("Ogre", "A beast; a newt wakes where it sees an ogre.")],
    )
    assert found.numbers("ogre newt wakes")[:2] == ["105.1", "Ogre"]
    assert found.numbers("ogre")[0] == "Ogre"


def test_a_question_is_answered_by_a_text_that_is_not_of_a_keyword_it_does_not_name(
    search: Search,
) -> None:
    searcher = search(
        "en",
        record("116", title="Special Actions"),
        record("116.1", "A player takes special actions in any order."),
        record("702.9", "Marching"),
        record("702.9a", "A player pays costs in turn for marching, its costs once a turn."),
        record("703.1", "Once it is cast, a player pays costs of a spell in any order, in turn."),
        "Some other words stand here.",
    )
    assert searcher.numbers("special actions")[0] == "116"
    assert searcher.numbers("is a special action done at once?")[0] == "116.1"
    assert searcher.numbers("pays costs turn")[0] == "702.9a"
    assert searcher.numbers("who pays costs in turn?")[0] == "703.1"
    assert searcher.numbers("who pays costs when marching in turn?")[0] == "702.9a"


def test_a_name_of_two_characters_is_found_with_one_of_them_wrong(search: Search) -> None:
    found = search("zh-Hans", "系统命令。", glossary=[("系命", "系命是一种异能。")])
    result = found("系名")
    assert [hit.headword for hit in result.hits] == ["系命"]
    assert result.did_you_mean == "系命"
    assert found("龙名").total == 0


def test_words_are_near_each_other_only_within_one_text(search: Search) -> None:
    """The first two texts hold the same words as far apart; what follows each differs."""
    apart = "Newt " + "lorem ipsum dolor sit amet " * 3
    found = search("en", f"{apart} ogre.", "Elf.", f"{apart} ogre.", "Newt.", "Ogre newt.")
    hits = found("newt ogre").hits
    assert [str(hit.number) for hit in hits] == ["100.5", "100.1", "100.3"]
    assert hits[1].score == hits[2].score


@pytest.mark.parametrize(
    "query",
    [
        *("zebra", "stripes", "zebra stripes", "zebra OR lion", "str*", '"zebra has"', "100.2"),
        *("zebra kind:example", "zebra kind:rule", "stripes -kind:glossary", "zebra -in:100.2"),
        *("-lion", "?"),
    ],
)
def test_counts_are_those_of_the_hits_that_a_filter_keeps(search: Search, query: str) -> None:
    searcher = search(
        "en",
        record("100", None, title="Zebras"),
        record("100.1", "A beast.", examples=["A zebra has stripes.", "It runs."]),
        record("100.2", "Zebra"),
        record("100.2a", "It has stripes. See rule 100.1.", examples=["One zebra runs."]),
        record("100.2b", "A lion has none.", examples=["No stripes on this lion."]),
        glossary=[("Zebra", "A beast with stripes."), ("Lion", "A beast.")],
    )
    found = searcher(query, limit=100)
    for kind, count in found.facets.kinds:
        assert searcher(query, kind=kind).total == count
    numbers = [hit.number for hit in found.hits if hit.number is not None]
    assert dict(found.facets.sections) == Counter(RuleNumber(one.section) for one in numbers)
    chapters = Counter(RuleNumber(one.chapter) for one in numbers if one.chapter > 9)
    assert dict(found.facets.chapters) == chapters
    assert found.total == len(found.hits)


def test_what_was_not_typed_excludes_nothing(search: Search) -> None:
    searcher = search("en", "A creature attacks.", "A creture? It attacks.", "Nothing attacks.")
    assert sorted(searcher.numbers("attacks -creatrue")) == ["100.1", "100.2", "100.3"]
    assert searcher("attacks -creatrue").did_you_mean == "attacks -creature"


@pytest.mark.parametrize("query", ["attack NOT rulle 101", "attack -rulle 101"])
def test_a_slip_in_the_word_for_a_rule_excludes_it_all_the_same(search: Search, query: str) -> None:
    others = (record("101.1", "They attack."), record("102.1", "See rule 101."))
    searcher = search("en", "They attack, as rule 101 says.", *others, complete=True)
    found = searcher(query)
    assert [str(hit.number) for hit in found.hits] == ["100.1"]
    assert found.understood_as == "attack -in:101"
    assert found.did_you_mean == query.replace("rulle", "rule")
    assert searcher("attack -rulle").total == 2  # no number follows


def test_a_whole_rule_is_found_by_its_words(search: Search) -> None:
    long = " ".join(f"word{place} and" for place in range(40)) + " end."
    searcher = search("en", long[:290], long.replace("word7 ", "word8 "))
    assert searcher.numbers(f'"{long[:250]}"') == ["100.1"]


def test_a_meaning_comes_after_what_was_typed(search: Search) -> None:
    searcher = search(
        "en",
        record("100.1", "Library"),
        record("100.1a", "A library is a zone."),
        record("100.1b", "Nobody looks at a library."),
        record("100.2", "Each player brings things to the table, and one of them is a deck."),
    )
    found = searcher("deck")
    assert "library" in found.understood_as
    assert str(found.hits[0].number) == "100.2"
    assert found.total == 4


def test_a_question_may_repeat_its_words(search: Search) -> None:
    searcher = search("en", "A token is made.", "A creature dies.")
    once, twice = (
        searcher(query).hits
        for query in (
            "who makes a token if a creature dies?",
            "who makes a token if a creature dies and the creature was a token?",
        )
    )
    assert [(hit.number, hit.score) for hit in once] == [(hit.number, hit.score) for hit in twice]


@pytest.mark.parametrize(
    ("locale", "texts"),
    [
        ("en", ("See rule 120, “Zebra.”", "A zebra.", "120 zebras. See rule 120.", "Zebra 120")),
        ("es", ("Véase la regla 120, “Zebra”.", "Una zebra.", "120 zebras.", "Zebra 120")),
        ("fr", ("Voir la règle 120, « Zebra ».", "Un zebra.", "120 zebras.", "Zebra 120")),
        ("pt-BR", ("Veja a regra 120, “Zebra”.", "Uma zebra.", "120 zebras.", "Zebra 120")),
        ("ko", ("규칙 120번 zebra 참조.", "zebra", "120 zebra.", "zebra 120")),
        ("zh-Hans", ("参见规则120，“zebra”。", "zebra", "120 zebra。", "zebra 120")),
    ],
)
def test_an_amount_is_not_the_number_of_a_rule(
    search: Search, locale: str, texts: tuple[str, ...]
) -> None:
    searcher = search(locale, *texts, record("120", title="Ogre"))
    found = searcher("120 zebra")
    complete = found.hits[:2] if found.relaxed else found.hits
    assert {str(hit.number) for hit in complete} == {"100.3", "100.4"}
    assert searcher.numbers("120")[0] == "120"
    assert "100.1" in searcher.numbers("120")
