"""Terms are found by every spelling of their headwords, and never by mere likeness unasked."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.languages import profile_for
from indexer.model.errors import NoSuchTerm
from indexer.model.glossary import GlossaryEntry
from indexer.terms.glossary import Glossary, Matching
from indexer.terms.names import MatchKind
from tests.factories import record, rulebook
from tests.reading import read_book


def glossary(*headwords: str, locale: str = "en", text: str = "What it means.") -> Glossary:
    entries = [GlossaryEntry(word, text, "(Obsolete)" in word, ()) for word in headwords]
    book = rulebook(record("100.1"), locale=locale, edition="2020-01-01", glossary=entries)
    return Glossary(book, profile_for(locale))


@pytest.fixture(scope="module")
def invented(root: Path) -> Glossary:
    text = (root / "tests" / "fixtures" / "books" / "es.txt").read_text(encoding="utf-8")
    return Glossary(read_book(text, "es", "2019-01-25"), profile_for("es"))


@pytest.mark.parametrize(
    ("asked", "headword", "kind"),
    [
        ("Zona", "Zona", MatchKind.EXACT),
        ("zona", "Zona", MatchKind.FOLDED),
        ("mana", "Maná", MatchKind.FOLDED),
        ("elige uno", "“Elige uno —”", MatchKind.FOLDED),
        ("num de turno", "Núm. de turno", MatchKind.FOLDED),
        ("enterrar", "Enterrar (Obsoleto)", MatchKind.OBSOLETE),
        ("Quemadura de maná", "Quemadura de maná (Obsoleta)", MatchKind.OBSOLETE),
        ("partida de las mareas", "Mareas, partida de las", MatchKind.TURNED),
        ("partida de las, mareas", "Mareas, partida de las", MatchKind.TURNED),
        ("controlador", "Control, controlador", MatchKind.PART),
        ("bandada", "Bandada, «bandada con [tipo]»", MatchKind.PART),
        ("bandada con lobos", "Bandada, «bandada con [tipo]»", MatchKind.VARIANT),
        ("bibliotecas", "Biblioteca", MatchKind.INFLECTED),
        ("campos de batalla", "Campo de batalla", MatchKind.INFLECTED),
    ],
)
def test_spellings(invented: Glossary, asked: str, headword: str, kind: MatchKind) -> None:
    [found] = invented.find(asked)
    assert (found.entry.headword, found.matched_by, found.score) == (headword, kind, None)
    if kind is not MatchKind.EXACT:
        with pytest.raises(NoSuchTerm):
            invented.find(asked, Matching.EXACT)


def test_every_entry_is_found_by_its_headword(invented: Glossary) -> None:
    for entry in invented.entries:
        assert entry in [one.entry for one in invented.find(entry.headword, Matching.EXACT)]
        assert entry in [one.entry for one in invented.find(entry.headword.upper())]


def test_what_is_only_alike_is_found_when_asked_for(invented: Glossary) -> None:
    with pytest.raises(NoSuchTerm) as caught:
        invented.find("bibloteca")
    assert caught.value.suggestions[0] == "Biblioteca"
    assert (caught.value.edition, caught.value.locale) == ("2019-01-25", "es")
    [found] = invented.find("bibloteca", Matching.FUZZY)
    assert (found.entry.headword, found.matched_by) == ("Biblioteca", MatchKind.FUZZY)
    assert found.score is not None
    assert 90 < found.score < 100
    assert all((one.score or 0) < found.score for one in invented.alternatives("bibloteca"))
    with pytest.raises(NoSuchTerm):
        invented.find("qwxyz", Matching.FUZZY)


def test_suggestions_hold_the_word() -> None:
    with pytest.raises(NoSuchTerm) as caught:
        glossary("Roll a Six", "Zone").find("six")
    assert caught.value.suggestions == ("Roll a Six",)


@pytest.mark.parametrize("matching", list(Matching))
def test_absurd_terms(matching: Matching) -> None:
    held = glossary("Zone", "Zoning")
    for asked in ("", " ", "x" * 5000, "[", "(((", "\ud800", "“”"):
        with pytest.raises(NoSuchTerm):
            held.find(asked, matching)


@given(st.text(max_size=30))
def test_any_term(asked: str) -> None:
    held = glossary("Zone", "Life, Life Total", "Band, “band with [kind]”")
    for matching in Matching:
        with suppress(NoSuchTerm):
            assert held.find(asked, matching)


def test_the_strictest_match_wins_and_equal_ones_are_all_given() -> None:
    held = glossary("Tide", "Tides", "Tide (Obsolete)", "Tide, Ebb")
    assert [one.entry.headword for one in held.find("tide")] == ["Tide"]
    assert [one.entry.headword for one in held.find("ebb")] == ["Tide, Ebb"]
    twice = glossary("Salt", "Salt")
    assert len(twice.find("salt")) == 2


def test_words_that_share_a_stem_are_not_one() -> None:
    held = glossary("Protection", "Protect, Protector")
    assert [one.entry.headword for one in held.find("protections")] == ["Protection"]


@pytest.mark.parametrize(
    ("locale", "text", "sent"),
    [
        ("en", "An old word. See Zone.", ["Zone"]),
        (
            "en",
            "See also “Life, Life Total,” and Zone. See rule 100.1.",
            ["Life, Life Total", "Zone"],
        ),
        ("en", "We see zones. See rule 100.1, “Zone.”", []),
        ("es", "Palabra antigua. Véase «Zone».", ["Zone"]),
        ("fr", "Ancien mot. Voir Zone.", ["Zone"]),
        ("zh-Hans", "旧词。参见Zone。", ["Zone"]),
    ],
)
def test_where_a_definition_sends_its_reader(locale: str, text: str, sent: list[str]) -> None:
    entry = GlossaryEntry("Old", text, False, ())
    others = [GlossaryEntry(word, "…", False, ()) for word in ("Zone", "Life, Life Total")]
    book = rulebook(record("100.1"), locale=locale, glossary=[entry, *others])
    found = Glossary(book, profile_for(locale)).sent_to(entry)
    assert [other.headword for other in found] == sent


@pytest.mark.parametrize(
    ("headword", "senses"),
    [("Habilidad", 3), ("Cementerio", 2), ("Biblioteca", 2), ("Zona", 1)],
)
def test_senses_slice_the_text(invented: Glossary, headword: str, senses: int) -> None:
    entry = invented.find(headword)[0].entry
    found = invented.senses(entry)
    assert [sense.index for sense in found] == list(range(1, senses + 1))
    for sense in found:
        assert entry.text[sense.start : sense.end] == sense.text
        assert not sense.text[0].isdigit()
        if senses > 1:
            assert not sense.text.startswith("Véanse")


def test_numbers_inside_a_definition_are_no_senses() -> None:
    entry = GlossaryEntry("Odd", "A text of\n2. something\n5. else", False, ())
    held = glossary("Zone")
    assert len(held.senses(entry)) == 1
