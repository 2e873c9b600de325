"""Numbers typed with other signs are those that were meant; what may be a list stays one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.fulltext.analysis import analyzer_for
from indexer.languages import profile_for
from indexer.languages.hanzi import numbers_in_digits
from indexer.model.errors import NumberError
from indexer.model.number import RuleNumber
from indexer.references.reading import read_number
from indexer.search.grammar import QueryReader
from indexer.search.number_slips import Said, without_slips
from indexer.search.query import TermKind

_CHINESE = QueryReader(profile_for("zh-Hans"), analyzer_for("zh-Hans"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("702,19b", "702.19b"),
        ("702, 19b", "702.19b"),
        ("702 19b", "702.19b"),
        ("702. 19b", "702.19b"),
        ("70219b", "702.19b"),
        ("r702.19b", "702.19b"),
        ("R.702.19b", "702.19b"),
        ("704.5.j", "704.5j"),
        ("702-19-b", "702.19b"),
        ("704,5,j y 702/19/b", "704.5j y 702.19b"),
        ("702-19.b", "702.19b"),
        ("704.5-J", "704.5J"),
        ("704.5 (j)", "704.5j"),
        ("regla 702,19b y 704.5.j", "regla 702.19b y 704.5j"),
        ("702,122c", "702.122c"),
        ("118-12a", "118.12a"),
        ("118–12a declarar", "118.12a declarar"),
        ("506。4b 攻击", "506.4b 攻击"),
        ("702，19b", "702.19b"),
        ("104.3 a 投降", "104.3a 投降"),
        ("704,5", "704.5"),
        ("-704,5 x", "-704.5 x"),
        ("x in:405,6", "x in:405.6"),
        ("104 3 a", "104.3a"),
        ("702-19 b", "702.19b"),
        ("702,19?", "702.19?"),
        ("502-3", "502.3"),
        ("rule 808,4", "rule 808.4"),
        ("CR: 808,4", "CR: 808.4"),
        ("规则808，4", "规则808.4"),
        ("702 9", "702.9"),
        ("regla 702 9.", "regla 702.9."),
        ("702/9", "702.9"),
        ("see 702/9b", "see 702.9b"),
        ("x -702/9", "x -702.9"),
        ("704,5a-704,5c", "704.5a-704.5c"),
        ("704,5a–c", "704.5a–c"),
        ("704,5-704,8", "704.5-704.8"),
        ("-704,5-704,8", "-704.5-704.8"),
        ("x 704,5 and 704,6 y", "x 704.5 and 704.6 y"),
        ("704,5, 704,6 and 704,7", "704.5, 704.6 and 704.7"),
        ("704,5a,704,5b", "704.5a,704.5b"),
        ("704,5a,405,6b", "704.5a,405.6b"),
        ("704/4-704/6", "704.4-704.6"),
        ("704,5-704,5c", "704.5-704.5c"),
        ("704,5-704.8", "704.5-704.8"),
        ("704,5, 405,6", "704.5, 405.6"),
        ("704,5,405,6", "704.5,405.6"),
        ("704.5, 405,6", "704.5, 405.6"),
        ("[704,5]", "[704.5]"),
        ("704,5 kind:rule", "704.5 kind:rule"),
        ("704 5 -kind:rule", "704.5 -kind:rule"),
        ("in:704 704,5", "in:704 704.5"),
        ("kind:rule 704,5 in:704", "kind:rule 704.5 in:704"),
        ("704,5,kind:rule", "704.5,kind:rule"),
        ("-in:405,6 x", "-in:405.6 x"),
        ("702. 19", "702.19"),
        ("702 .19", "702.19"),
        ("702 . 19 b", "702.19b"),
        ("702..19", "702.19"),
        ("702...19b", "702.19b"),
        ("702:19", "702.19"),
        ("702;19b elf", "702.19b elf"),
        ("702'19", "702.19"),
        ("rule 702. 19", "rule 702.19"),
        ("70219", "702.19"),
        ("7O2.19", "702.19"),
        ("702.l9b", "702.19b"),
        ("elf 1oo.I1a", "elf 100.11a"),
    ],
)
def test_a_slip_is_put_right(typed: str, meant: str) -> None:
    assert without_slips(typed) == meant


@pytest.mark.parametrize(
    "typed",
    [
        *("rules 704,5 and 6", "702, 704", "704, 5", "702,703", "704-706", "104.3 a player"),
        *("704.5a-c", "704.5j,k", "704.5j, 705.1", "702.9, 10b", "100,000", "x-704,5"),
        *("1.702.19b", "702 2nd", "see 704.5. a creature", "100 20 life", "702,19,20", "x70219b"),
        *("100,50 €", "1000x", "1000s", "1990s", "100 10am", "702.19 (CR)", "104.3 (or)"),
        *("702, 9 damage", "702 9 cards", "2 9", "702 703", "702/703", "100/100", "9 702"),
        *("704,5-705,8", "704, 5, 704, 6", "704,5 and 6", "x y 702/9", "702/9/2", "1/702/9"),
        *(
            "704, 5 kind:rule",
            "704,5 and 6 kind:rule",
            "in:704 5,6",
            "704,5,6,7",
            "704,5 x",
            "\x1f 704,5 x",
        ),
        *(
            "see 704. 5 life",
            "702. 9 damage",
            "15:30",
            "10000",
            "704.5l",
            "704.5O",
            "lol.10",
            "l0l.1",
        ),
        *("a100 20b", "702.19-b2", "rules 702, 703b", "704.5 (a creature)", "702.19b", "7021"),
    ],
)
def test_what_may_be_meant_as_it_is_stays(typed: str) -> None:
    assert without_slips(typed) == typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("the rule 704,5", "the rule 704.5"),
        ("¿what is the 704,5?", "¿what is the 704.5?"),
        ("704 5 what is", "704.5 what is"),
        ("the 704,5, the 405,6", "the 704.5, the 405.6"),
        ("show the 704,5", "show the 704.5"),
        ("rule 704,5 elf", "rule 704.5 elf"),
        ("elf, rule 704,5 and 405,6 dwarf", "elf, rule 704.5 and 405.6 dwarf"),
        ("elf NOT 704,5", "elf NOT 704.5"),
        ("elf NOT the rule 704,5", "elf NOT the rule 704.5"),
        ("elf -rule 704,5", "elf -rule 704.5"),
        ('"704,5"', '"704.5"'),
        ("rule 7045", "rule 704.5"),
        ("rule 7045j", "rule 704.5j"),
        ("r704,5j", "704.5j"),
        ("r704,5", "704.5"),
        ("elf NOT rule 70219", "elf NOT rule 702.19"),
        ("rule 2015", "rule 2015"),  # a year
        ("elf 7045", "elf 7045"),
        ("elf «704,5»", "elf «704.5»"),
        ("rule704,5", "rule704.5"),
        ("the rule 704:5", "the rule 704.5"),
        ("the 704. 5?", "the 704.5?"),
        ("rule 704..5 elf", "rule 704.5 elf"),
        ("rule 704 .5 elf", "rule 704.5 elf"),
        ("what is rule 704,5 kind:rule", "what is rule 704.5 kind:rule"),
    ],
)
def test_words_that_say_nothing_do_not_hide_a_number(typed: str, meant: str) -> None:
    assert without_slips(typed, _said) == meant


@pytest.mark.parametrize(
    "typed",
    [
        *("the 704,5 elf", "rule 704 5 elf", "rule 704,5 and 6 elf", "elf -dwarf 704,5"),
        *(
            "NOT elf 704,5 dwarf",
            "rule elf dwarf 704,5",
            "what is 704,5 and 6",
            "what is 704,5-705,8",
        ),
        *("the 100,50 €", "the $100,50", "the 100,000", "the704,5", "the 704, 5", "rule 100,000"),
    ],
)
def test_what_may_be_an_amount_among_words_stays(typed: str) -> None:
    assert without_slips(typed, _said) == typed


def _said(word: str) -> Said:
    if word in {"rule", "NOT"}:
        return Said.RULE if word == "rule" else Said.EXCLUDED
    return Said.NOTHING if word in {"the", "what", "is", "and"} else Said.SOMETHING


@given(st.text(alphabet="0123456789.,-() abjlr", max_size=14))
def test_what_is_a_number_as_typed_stays_that_number(typed: str) -> None:
    try:
        number: RuleNumber | None = read_number(typed).number
    except NumberError:
        number = None
    if number is not None:
        assert read_number(without_slips(typed)).number == number


@pytest.mark.parametrize(
    ("told", "written"),
    [
        ("六一三点八", "613.8"),
        ("规则七零二点十九b", "规则702.19b"),
        ("七〇二点一二二", "702.122"),
        ("702点19", "702.19"),
        ("七零四点二十一", "704.21"),
        ("失去三点生命", "失去三点生命"),
        ("造成二十点伤害", "造成二十点伤害"),
    ],
)
def test_a_chinese_number_told_aloud_is_written_in_digits(told: str, written: str) -> None:
    assert numbers_in_digits(told) == written
    kinds = [clause.terms[0].kind for clause in _CHINESE.read(told).clauses]
    assert (TermKind.NUMBER in kinds) == (told != written)
