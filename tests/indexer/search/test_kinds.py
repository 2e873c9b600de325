"""What a hit is said to be is what was asked for, with words and without."""

from __future__ import annotations

import pytest

from indexer.search import HitKind
from tests.factories import record
from tests.indexer.search.conftest import Search, Searcher

RULE, EXAMPLE, GLOSSARY = HitKind.RULE, HitKind.EXAMPLE, HitKind.GLOSSARY


@pytest.fixture
def book(search: Search) -> Searcher:
    return search(
        "en",
        record("702.5", "Zebra"),
        record("702.5a", "It has stripes.", examples=["A zebra attacks."]),
        record("702.6", "A zebra is a creature.", examples=["A zebra blocks."]),
        glossary=[("Zebra", "A zebra has stripes.")],
    )


@pytest.mark.parametrize(
    ("query", "kinds"),
    [
        ("kind:example", {"702.5a": EXAMPLE, "702.6": EXAMPLE}),
        ("-kind:rule", {"702.5a": EXAMPLE, "702.6": EXAMPLE, "Zebra": GLOSSARY}),
        ("zebra -kind:rule", {"702.5a": EXAMPLE, "702.6": EXAMPLE, "Zebra": GLOSSARY}),
        ("zebra kind:rule", {"702.5": RULE, "702.5a": RULE, "702.6": RULE}),
        ("zebra", {"702.5": RULE, "702.5a": EXAMPLE, "702.6": RULE, "Zebra": GLOSSARY}),
    ],
)
def test_a_hit_is_of_a_kind_that_is_asked_for(
    book: Searcher, query: str, kinds: dict[str, HitKind]
) -> None:
    book("zebra")  # what is kept of it is not of another filter
    found = book(query)
    assert {str(hit.number or hit.headword): hit.kind for hit in found.hits} == kinds
    assert {kind for kind, _ in found.facets.kinds} == set(kinds.values())
    assert all(book(query, kind=kind).total == count for kind, count in found.facets.kinds)


def test_a_rule_that_says_it_in_its_text_and_in_an_example_is_counted_as_both(
    book: Searcher,
) -> None:
    found = book("zebra")
    assert found.total == 4
    assert dict(found.facets.kinds) == {RULE: 3, EXAMPLE: 2, GLOSSARY: 1}
    assert dict(book("702.5a").facets.kinds) == {RULE: 1}
    assert dict(book("-lion").facets.kinds) == {RULE: 3, EXAMPLE: 2, GLOSSARY: 1}
    assert dict(book("stripes AND attacks").facets.kinds) == {}  # neither has both


@pytest.mark.parametrize("query", ["kind:example", "-kind:rule", "zebra -kind:rule"])
def test_an_example_is_shown_as_one(book: Searcher, query: str) -> None:
    shown = {hit.kind: hit.snippet.field for hit in book(query).hits}
    assert shown[EXAMPLE] == "example 1"
    assert shown.get(GLOSSARY, "text") == "text"


def test_a_definition_keeps_its_highlights_beside_examples(book: Searcher) -> None:
    marked = {hit.kind: hit.highlights for hit in book("zebra -kind:rule").hits}
    assert [one.field for one in marked[GLOSSARY]] == ["text"]
    assert [one.field for one in marked[EXAMPLE]] == ["example 1"]


@pytest.mark.parametrize(
    ("query", "numbers", "left_out"),
    [
        ("newt zebra kind:rule", ["100.1"], ("zebra",)),
        ("newt zebra kind:example", ["100.2"], ("zebra",)),
        ("newt zebra kind:glossary", ["Newt"], ("zebra",)),
        ("newt ogre kind:rule", ["100.1", "100.2"], ("newt",)),  # never both in one
        ("newt ogre kind:rule kind:example", ["100.2"], ()),
        ("newt AND zebra kind:rule", ["100.1"], ("zebra",)),
    ],
)
def test_a_search_of_one_kind_relaxes_too(
    search: Search, query: str, numbers: list[str], left_out: tuple[str, ...]
) -> None:
    searcher = search(
        "en",
        record("100.1", "A newt."),
        record("100.2", "An ogre.", examples=["It sees a newt."]),
        glossary=[("Newt", "A beast.")],
    )
    result = searcher(query, limit=10)
    assert sorted(str(hit.number or hit.headword) for hit in result.hits) == numbers
    assert (result.left_out, result.relaxed) == (left_out, bool(left_out))


def test_what_is_excluded_is_what_an_item_says_itself(search: Search) -> None:
    searcher = search(
        "en",
        record("702", title="Keyword Abilities"),
        record("702.9", "Gliding"),
        record("702.9a", "A newt glides over a swamp."),
        record("703.1", "A player casts a newt."),
        record("703.1a", "Over a swamp it glides."),
        glossary=[("Keyword Newt", "It glides over what it sees.")],
    )
    assert set(searcher.numbers("glides -keyword")) == {"702.9", "702.9a", "703.1a"}
    assert set(searcher.numbers('glides -"keyword"')) == {"702.9", "702.9a", "703.1a"}
    assert set(searcher.numbers('glides -"keyword newt"')) == {"702.9", "702.9a", "703.1a"}
    assert "Keyword Newt" in searcher.numbers('glides -"keyword swamp"')
    assert "Keyword Newt" in searcher.numbers("glides -newt-zebra")
    assert set(searcher.numbers("glides -keyw*")) == {"702.9", "702.9a", "703.1a"}
    assert set(searcher.numbers("glides -glid*")) == set()
    assert set(searcher.numbers("swamp -casts")) == {"702.9a", "703.1a"}
    assert set(searcher.numbers("swamp -702.9")) == {"703.1a"}
    assert searcher.numbers("swamp NOT 702") == ["703.1a"]
    assert searcher("swamp -702").understood_as == "swamp -in:702"
    nothing = "swamp -kind:example -kind:glossary -kind:rule"
    assert searcher("swamp kind:rule -kind:rule").understood_as == nothing
    assert searcher.numbers("casts") == ["703.1"]
