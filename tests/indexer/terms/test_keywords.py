"""Keywords are read from their chapters, whatever their numbers, and found by all their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from indexer.languages import profile_for
from indexer.model.errors import NoSuchTerm
from indexer.model.rulebook import Rulebook
from indexer.references.find import find_mentions
from indexer.references.graph import ReferenceGraph
from indexer.terms.glossary import Glossary
from indexer.terms.keywords import KeywordKind, Keywords
from indexer.terms.names import MatchKind
from tests.reading import read_book

BOOK = """\
1. Beginnings

100. General

100.1. Every tide has a keeper.

3. Words

341. Keyword Abilities

341.1. Some abilities have one name only.

341.2. Saltwalk

341.2a Saltwalk is written “[tide]walk,” where [tide] is a kind of tide.

341.3. Brine

341.3a Brine is an ability. “Brine from [quality]” and “[Kind]brining [cost]” are variants of it.

341.4. Dusk and Dawn

341.4a Dusk and dawn are found on two faces.

341.5. Row, Row, Row!

341.5a A crew that rows is not idle.

342. Keyword Actions

342.1. Verbs have their usual meaning, but for these.

342.2. Moor

342.2a To moor a boat is to bind it.

Glossary

Dusk
An ability. See rule 341.4, “Dusk and Dawn.”

Ebbwalk
See Saltwalk.

Moorage
A place where boats lie. See rule 342.2, “Moor,” and rule 100, “General.”

Pickle (Obsolete)
An old name. See rule 341.3a.

Saltwalk
A way of walking. See rule 341.2, “Saltwalk.”

Credits
"""


def keywords(book: Rulebook) -> Keywords:
    profile = profile_for(book.info.locale)
    graph = ReferenceGraph(book, lambda text: find_mentions(text, (profile,)))
    return Keywords(book, profile, Glossary(book, profile), graph.of_entry)


@pytest.fixture(scope="module")
def invented() -> Keywords:
    return keywords(read_book(BOOK, "en", "2020-02-02"))


def test_the_chapters_are_known_by_their_titles(invented: Keywords) -> None:
    ability, action = KeywordKind.ABILITY, KeywordKind.ACTION
    assert [(one.title, one.kind, str(one.number)) for one in invented.all] == [
        ("Saltwalk", ability, "341.2"),
        ("Brine", ability, "341.3"),
        ("Dusk and Dawn", ability, "341.4"),
        ("Row, Row, Row!", ability, "341.5"),
        ("Moor", action, "342.2"),
    ]
    assert invented.all[2].names == ("Dusk", "Dawn")


@pytest.mark.parametrize(
    ("asked", "number", "kind", "through"),
    [
        ("Moor", "342.2", MatchKind.EXACT, None),
        ("moor", "342.2", MatchKind.FOLDED, None),
        ("Dawn", "341.4", MatchKind.EXACT, None),
        ("dusk", "341.4", MatchKind.FOLDED, None),
        ("dusk and dawn", "341.4", MatchKind.FOLDED, None),
        ("row row row", "341.5", MatchKind.FOLDED, None),
        ("brines", "341.3", MatchKind.INFLECTED, None),
        ("ebbwalk", "341.2", MatchKind.GLOSSARY, "Ebbwalk"),
        ("pickle", "341.3", MatchKind.GLOSSARY, "Pickle (Obsolete)"),
        ("floodwalk", "341.2", MatchKind.VARIANT, "[tide]walk"),
        ("brine from the north", "341.3", MatchKind.VARIANT, "Brine from [quality]"),
        ("fishbrining", "341.3", MatchKind.VARIANT, "[Kind]brining [cost]"),
    ],
)
def test_names(
    invented: Keywords, asked: str, number: str, kind: MatchKind, through: str | None
) -> None:
    [found] = invented.find(asked)
    assert (str(found.keyword.number), found.matched_by, found.through) == (number, kind, through)


@pytest.mark.parametrize("asked", ["walk", "moorage", "tide", "saltwork", "", "x" * 999, "brin"])
def test_what_is_no_keyword(invented: Keywords, asked: str) -> None:
    with pytest.raises(NoSuchTerm):
        invented.find(asked)


def test_suggestions(invented: Keywords) -> None:
    with pytest.raises(NoSuchTerm) as caught:
        invented.find("saltwork")
    assert caught.value.suggestions == ("Saltwalk",)


@pytest.mark.parametrize("lang", ["es", "fr"])
def test_the_invented_books(root: Path, lang: str) -> None:
    text = (root / "tests" / "fixtures" / "books" / f"{lang}.txt").read_text(encoding="utf-8")
    edition = {"es": "2019-01-25", "fr": "2014-05-01"}[lang]
    found = keywords(read_book(text, lang, edition))
    chapters = {str(one.number.chapter): one.kind for one in found.all}
    assert chapters == {"701": KeywordKind.ACTION, "702": KeywordKind.ABILITY}
    both = {"es": ("alba", "OCASO"), "fr": ("aube", "crepuscule")}[lang]
    assert [str(found.find(name)[0].keyword.number) for name in both] == ["702.9", "702.9"]
    for keyword in found.all:
        assert keyword in [one.keyword for one in found.find(keyword.title)]


def test_two_keywords_of_one_number(root: Path) -> None:
    text = (root / "tests" / "fixtures" / "books" / "es.txt").read_text(encoding="utf-8")
    found = keywords(read_book(text, "es", "2019-01-25"))
    numbers = [str(found.find(name)[0].keyword.number) for name in ("injerto de sal", "marea viva")]
    assert numbers == ["702.11", "702.11"]


def test_a_rulebook_without_such_chapters() -> None:
    assert keywords(read_book("100. General\n\n100.1. Nothing.", "en")).all == ()
