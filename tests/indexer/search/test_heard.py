"""Foreign words in Korean letters, spelt in more than one way."""

from __future__ import annotations

import pytest

from indexer.search.heard import Heard
from tests.indexer.search.conftest import Search

_KNOWN = ("트램플", "디테인", "이스케이프", "플래시백", "라이프링크", "모두", "스택", "token")


@pytest.mark.parametrize(
    ("word", "known"),
    [
        ("트램펄", "트램플"),
        ("디텐", "디테인"),
        ("에스케이프", "이스케이프"),
        ("이스케입", "이스케이프"),
        ("플레시벡", "플래시백"),
        ("라이프링꾸", "라이프링크"),
        ("라이프린크", ""),  # another consonant
        ("모도", ""),  # too short to tell
        ("소태쿠", ""),  # too far
        ("tokin", ""),
        ("3마나", ""),
    ],
)
def test_only_vowels_and_kindred_consonants_may_differ(word: str, known: str) -> None:
    assert Heard(_KNOWN).spelling(word) == known


def test_players_words_are_found_however_they_are_spelt(search: Search) -> None:
    searcher = search("ko", "돌진을 가진 생물입니다.", "억류된 지속물입니다.", "던전에 진입합니다.")
    wanted = {"트렘펄": ["100.1"], "디텐 당한": ["100.2"], "던젼": ["100.3"]}
    assert {query: searcher.numbers(query)[:1] for query in wanted} == wanted
    assert "트렘펄→" in searcher("트렘펄").understood_as


def test_what_looks_like_a_particle_may_be_the_end_of_a_foreign_word(search: Search) -> None:
    searcher = search("ko", "엮어내기를 가진 주문입니다.", "앤티를 겁니다.", "앤티입니다.")
    assert searcher.numbers("앤트와인") == ["100.1"]


def test_words_are_found_that_sound_the_same(search: Search) -> None:
    searcher = search("ko", "대체 효과입니다.", "변이 능력입니다.", "괴수화합니다.", "부패입니다.")
    wanted = {
        "대채": ["100.1"],
        "벼니": ["100.2"],
        "꾀수화": ["100.3"],
        "부폐를": ["100.4"],
        "변위": [],  # this one is heard otherwise
    }
    assert {query: searcher.numbers(query) for query in wanted} == wanted
    assert searcher("대채 효과").did_you_mean == "대체 효과"


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("eocp", "대체"),
        ("EOCP", "대체"),
        ("eocp gyrhk", "대체 효과"),
        ("gyrhkemf", "효과들"),
        ("cjfQnf", "철뿔"),
        ("rrrr", None),  # no syllables
        ("dks", None),  # syllables that are no word
        ("token", None),
        ("새ㅏ두", "token"),
    ],
)
def test_letters_of_the_other_keyboard_are_read_as_they_were_meant(
    search: Search, query: str, meant: str | None
) -> None:
    searcher = search("ko", "대체 효과들은 token 철뿔입니다.", "Zzz.")
    assert searcher(query).did_you_mean == meant
    assert searcher(query).total == (meant is not None or query == "token")
