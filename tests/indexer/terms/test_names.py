"""How names are compared, and what one name holds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.languages import all_profiles, profile_for
from indexer.terms.names import (
    key_of,
    names_in_title,
    parts_at_commas,
    pattern_of,
    quoted_names,
    turned,
    without_mark,
)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("First Strike", "first strike"),
        ("City’s Blessing", "city's blessing"),
        ("City’s Blessing", "citys BLESSING"),
        ("“Elige uno —”", "elige uno"),
        ("«Marea»", '"marea"'),
        ("Núm. de turno", "num de turno"),
        ("Double-Faced", "double faced"),
        ("Maná", "mana\u0301"),
        ("Piétinement", "pietinement"),
        ("Ｘ", "x"),
        ("¡Marea!", "marea"),
    ],
)
def test_spellings_of_one_name(one: str, other: str) -> None:
    assert key_of(one) == key_of(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Tap", "Untap"), ("{T}", "{Q}"), ("+1/+1", "1/1"), ("—", "…")]
)
def test_different_names(one: str, other: str) -> None:
    assert key_of(one) != key_of(other)


@given(st.text(min_size=1).filter(str.strip))
def test_a_key_is_one_of_its_own(name: str) -> None:
    key = key_of(name)
    assert key
    assert key_of(key) == key


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Life, Life Total", ["Life", "Life Total"]),
        ("Bandada, «bandada con [tipo]»", ["Bandada", "«bandada con [tipo]»"]),
        ("Socio, “Socio,” “Socio con [X]”", ["Socio", "“Socio,” “Socio con [X]”"]),
        ("生命，总生命", ["生命", "总生命"]),
        ("Zona", ["Zona"]),
    ],
)
def test_commas_inside_quotes_part_nothing(name: str, parts: list[str]) -> None:
    assert parts_at_commas(name) == parts


def test_turned() -> None:
    assert list(turned("Mareas, partida de las")) == ["partida de las Mareas"]
    assert list(turned("Zona")) == []


def test_what_stands_in_quotes() -> None:
    assert quoted_names("«Votre », “vous”") == ["Votre", "vous"]
    assert without_mark("Enterrar (Obsoleto)") == "Enterrar"
    assert without_mark("埋葬（已废止）") == "埋葬"
    assert without_mark("(sic)") == "(sic)"


@pytest.mark.parametrize(
    ("name", "asked", "is_one"),
    [
        ("[type]walk", "swampwalk", True),
        ("[type]walk", "walk", False),
        ("[type]walk", "walker", False),
        ("[Type]cycling [cost]", "dragoncycling", True),
        ("Hexproof from [quality]", "hexproof from blue", True),
        ("Hexproof from [quality]", "hexproof from", True),
        ("Hexproof from [quality]", "hexproof", False),
        ("Bandada con [tipo]", "bandada con lobos marinos", True),
        ("Socio—[texto]", "socio", True),
        ("Injerto N—[coste]", "injerto n", True),
    ],
)
def test_gaps(name: str, asked: str, is_one: bool) -> None:
    pattern = pattern_of(name)
    assert pattern is not None
    assert bool(pattern.fullmatch(key_of(asked))) == is_one


@pytest.mark.parametrize("name", ["Walk", "[x]", "[a] b [c] d [e] f", "[x] " + "y" * 70])
def test_no_gap_or_too_many(name: str) -> None:
    assert pattern_of(name) is None


@pytest.mark.parametrize(
    ("locale", "title", "names"),
    [
        ("en", "Day and Night", ["Day", "Night"]),
        ("en", "Band of Andes", []),
        ("es", "Alba y Ocaso", ["Alba", "Ocaso"]),
        ("fr", "Aube et Crépuscule", ["Aube", "Crépuscule"]),
        ("zh-Hans", "横置和重置", ["横置", "重置"]),
        ("zh-Hans", "万岁！", []),
        ("ko", "비행 Flying", ["비행", "Flying"]),
        (
            "ko",
            "탭과 언탭 Tap and Untap",
            ["탭과 언탭", "탭", "언탭", "Tap and Untap", "Tap", "Untap"],
        ),
    ],
)
def test_titles_that_join_names(locale: str, title: str, names: list[str]) -> None:
    assert list(names_in_title(title, profile_for(locale))) == names


@given(st.sampled_from(all_profiles()), st.text(max_size=60))
def test_any_title(profile: object, title: str) -> None:
    assert all(name.strip() for name in names_in_title(title, profile))  # type: ignore[arg-type]
