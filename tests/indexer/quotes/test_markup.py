"""Words without mark-up, and where each stood; where a text quotes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.quotes.markup import plain_of
from indexer.quotes.quotations import find_quoted
from indexer.references.prose import TextFormat

READ = [
    (TextFormat.TEXT, "**no** `a` <b>", "**no** `a` <b>"),
    (TextFormat.MARKDOWN, "**no** se _puede_ nunca", "no se puede nunca"),
    (TextFormat.MARKDOWN, "- > a\n  > b\n\n1. > c\n", "a\nb\n\nc\n"),
    (TextFormat.MARKDOWN, "snake_case_name y 2*3*4", "snake_case_name y 234"),
    (TextFormat.MARKDOWN, "[regla 405.6a](https://x.example/a_b_c) dice", "regla 405.6a dice"),
    (TextFormat.MARKDOWN, "704\\. y \\*", "704. y *"),
    (TextFormat.MARKDOWN, "a `405.6l` b", "a   b"),
    (TextFormat.MARKDOWN, "[…] sigue [aquí] y", "[…] sigue [aquí] y"),
    (TextFormat.MARKDOWN, "caf&eacute; &nope; &#38;", "café &nope; &"),
    (TextFormat.HTML, "<p>Seg&uacute;n <b>la</b>\n regla</p>", "\n\nSegún la regla\n\n"),
    (TextFormat.HTML, "a<script>405.6l</script>b<!-- 405.6o -->c", "a bc"),
    (TextFormat.HTML, "1 < 2 & 3 > 2", "1 < 2 & 3 > 2"),
    # What is struck out, or not shown, is not said.
    (TextFormat.MARKDOWN, "a ~~no~~ b ~tampoco~ c", "a  b  c"),
    (TextFormat.MARKDOWN, "a ~~ b ~~ c, ~5", "a ~~ b ~~ c, ~5"),
    (TextFormat.MARKDOWN, "a <del>no <b>x</b></del> b <s>y", "a  b "),
    (TextFormat.MARKDOWN, 'a <span hidden>no</span> b <b class="hidden">c</b>', "a  b c"),
    (TextFormat.MARKDOWN, "a ![no](x.png) b ![no][x] c", "a   b   c"),
    (TextFormat.HTML, "a <del>no <del>x</del> y</del> b <S>z</S> c", "a  b  c"),
    (
        TextFormat.HTML,
        "a <i hidden>no</i> b <i title='hidden'>c</i> <dl>d</dl>",
        "a  b c \n\nd\n\n",
    ),
    (TextFormat.HTML, "a <i class=x style='color:red; display: none'>no</i> b", "a  b"),
    (TextFormat.HTML, "a <i style=visibility:hidden>no</i> b <img hidden> c", "a  b  c"),
    (TextFormat.HTML, "a <del>b", "a "),
    (TextFormat.MARKDOWN, "a<!-- no --> b", "a b"),
    (TextFormat.MARKDOWN, "a __&amp;__ 2 * 3", "a & 2 * 3"),
    # Marks that no others belong to are none, but for those that somebody meant as such.
    (TextFormat.MARKDOWN, "a star (*) or 1+*. a (*)", "a star (*) or 1+*. a (*)"),
    (TextFormat.MARKDOWN, "*/* in ________ ~x ~y", "*/* in ________ ~x ~y"),
    (TextFormat.MARKDOWN, "*a\nb* ***c** d*\n\n*e", "a\nb c d\n\n*e"),
    (TextFormat.MARKDOWN, "**规则。**然后 ~~a\nb~~ c", "规则。然后  c"),
    (TextFormat.MARKDOWN, "[*a*](x) *[b*](x)* `*`*", "a b*  *"),
    # Links and notes.
    (TextFormat.MARKDOWN, "a [b][1] [1] c[1], d[^2].\n\n[1]: x", "a b  c, d.\n\n[1]: x"),
    (TextFormat.MARKDOWN, "[a\nb](x) ![c][1] [1]: x", "a\nb   [1]: x"),
    (TextFormat.HTML, "<!DOCTYPE html>a<!-- > no --!> b &ltc", "a b <c"),
    (TextFormat.HTML, "a <i title=' hidden ' x>b</i> <del title='</del>'>no</del> c", "a b  c"),
]


@pytest.mark.parametrize(("form", "text", "plain"), READ)
def test_only_the_words_are_kept(form: TextFormat, text: str, plain: str) -> None:
    assert plain_of(text, form).text == plain


@given(st.text(st.sampled_from('ab 4.*_`[]()<>&;q/\n«»"')), st.sampled_from(list(TextFormat)))
def test_every_character_has_its_place(text: str, form: TextFormat) -> None:
    plain = plain_of(text, form)
    assert len(plain.text) == len(plain.starts) == len(plain.ends)
    assert list(plain.starts) == sorted(plain.starts)
    for at in range(len(plain.text)):
        start, end = plain.source_span(at, at + 1)
        assert 0 <= start < end <= len(text)


QUOTED = [
    ("dice «uno dos» y “tres «cuatro»”", ["uno dos", "tres «cuatro»"]),
    ('He said "one two" and "three".', ["one two", "three"]),
    ("«uno «dos» tres»", ["uno «dos» tres"]),
    ("the players' “can’t do”", ["can’t do"]),
    ("rule says 'it can't be done'.", ["it can't be done"]),
    ("an open “quote\n\nnever closed", []),
    ('5" tall and 6" wide', []),
    ("> set off\n> twice\nnot", ["set off\ntwice"]),
    ("「引用」和『又』", ["引用", "又"]),
    ("»uno dos« y ”tres” y ›cuatro‹", ["uno dos", "tres", "cuatro"]),
    ("``uno'' <<dos>> ''tres'' ＂cuatro＂ ❝cinco❞", ["uno", "dos", "tres", "cuatro", "cinco"]),
    ('\'Tis so: «uno»; the ‘90 say "two"', ["uno", "two"]),
    ("« A » et « B » (règle), il dit « C ».»", ["A", "B", "C"]),
    ("《书名》 ‹《又》› 《这是一句话。》 《", ["《又》", "这是一句话。"]),
    ("- > uno\n  > dos\n\n1. > tres", ["uno\ndos", "tres"]),
    ("it says ‘one two’ in every format", ["one two"]),
    ("it says 'one two' in every format", ["one two"]),
    ("dice ‘uno dos’ y ‘los tres’ y", ["uno dos", "los tres"]),
    ("l’un dit ‘l’autre’ et 'd'un' ou", ["l’autre", "d'un"]),
    ("规则说‘甲乙’是，说'丙丁'是，说\"戊己\"是", ["甲乙", "丙丁", "戊己"]),
    ("规则说𠀀'丙丁'是", ["丙丁"]),
    ("規則〇'丙丁'〆'戊己'々", ["丙丁", "戊己"]),
    ("규칙은ㄱ'패배한다'ㄴ", ["패배한다"]),
    ("규칙은 ‘하나 둘’라고 '셋 넷'라고 말'한다'고", ["하나 둘", "셋 넷", "한다"]),
    ("the players’ life and owners’ cards ‘are lost’ then", ["are lost"]),
    ("the players' life and owners' cards 'are lost' then", ["are lost"]),
    ("‘the players’ life is lost’ in every format", ["the players’ life is lost"]),
    ("'the players' life is lost' in every format", ["the players' life is lost"]),
    ("‘that player wins the games’ in every format", ["that player wins the games"]),
    ("‘tis said ‘one two’ in the ’90s and '80s, the players' way", ["one two"]),
    ("‘one ‘two’ three’ in it", ["one ‘two’ three"]),
    ("“one ‘two” three’ in it", ["one ‘two"]),
    ("says ‘one “two three’ in it", ["one “two three"]),
    ("'“One” is “the card’s two.' So", ["“One” is “the card’s two."]),
    ('‘"하나"는 "둘이다.’ 또 ‘셋 "넷."’', ['"하나"는 "둘이다.', '셋 "넷."']),
    ("‘“uno” es «dos.’ Así ‘tres’", ["“uno” es «dos.", "tres"]),
    ("dice ««Tú» y «tu» van» y ““a” b”", ["«Tú» y «tu» van", "“a” b"]),
    ('""하나"는 "둘", "셋"을 말합니다" (규칙)', ['"하나"는 "둘", "셋"을 말합니다']),
    ('""하나(a)"라고 합니다." 또 "둘"', ['"하나(a)"라고 합니다.', "둘"]),
    ('"그 "하나"는 둘" 또 ""셋" 넷"', ['그 "하나"는 둘', '"셋" 넷']),
    ('""One" is "two."" and "three"', ['"One" is "two."', "three"]),
    ('the text "" and " un " or "one two and "three"', ["one two and"]),
    ("“it’s ‘one’ now” and ‘so “two” is’ there", ["it’s ‘one’ now", "so “two” is"]),
]


@pytest.mark.parametrize(("text", "quoted"), QUOTED)
def test_quotations_are_found(text: str, quoted: list[str]) -> None:
    plain = plain_of(text, TextFormat.TEXT)
    found = [one for one in find_quoted(plain) if one.is_closed]
    assert [plain.text[one.start : one.end] for one in found] == quoted


BLOCKS = [
    ("> a\nb\n> c\n\nd", ["a\nb\nc"]),
    ("- > a\n  b\n\nc", ["a\n  b"]),
    ("> a\n- b", ["a"]),
    ("> a\n# b", ["a"]),
    ("> a\u2028b\n\nc", ["a\u2028b"]),
    ("> - a\nb\n\nc", ["a\nb"]),
]


@pytest.mark.parametrize(("text", "quoted"), BLOCKS)
def test_a_paragraph_of_a_block_goes_on_without_its_mark(text: str, quoted: list[str]) -> None:
    plain = plain_of(text, TextFormat.MARKDOWN)
    assert [plain.text[start:end].strip() for start, end in plain.blocks] == quoted


ROWS = [
    (TextFormat.MARKDOWN, "a | b\n--- | ---\nc | d\n\ne | f", ["--- | ---", "c | d"]),
    (TextFormat.MARKDOWN, "x\n| a | b |\n| c |\ny", ["a | b |", "c |"]),
    (TextFormat.TEXT, "| a | b |\n| c |", ["a | b |", "c |"]),
    (TextFormat.HTML, "<table><tr><td>a<td>b<tr><th>c</table>d", ["a\n\nb", "c"]),
    (TextFormat.HTML, "<tr><td>a</td><td>b</td></tr>c", ["a\n\n\n\nb"]),
    (TextFormat.HTML, "<tr>a", ["a"]),
]


@pytest.mark.parametrize(("form", "text", "rows"), ROWS)
def test_the_rows_of_tables_are_told(form: TextFormat, text: str, rows: list[str]) -> None:
    plain = plain_of(text, form)
    assert [plain.text[start:end].strip() for start, end in plain.rows] == rows


UNCLOSED = [
    ("dice «uno dos (regla 1).\n\n“Tres” y “cuatro", ["uno dos (regla 1).", "cuatro"]),
    ("«uno «dos» tres", ["uno «dos» tres"]),
    ('He said "one two', ["one two"]),
    ("«uno “dos”", ["uno “dos”"]),
    ("the players' 5\" rule, 'tis", []),
    ("«uno» »", []),
    ("‘wins the games’ in the players’ shop", ["wins the games’ in the players"]),
    ("‘wins the games’ in it. The players’ shop’.", ["wins the games’ in it. The players’ shop"]),
    ("says ‘the “games’ in it", ["games’ in it"]),
    ('says ""one" two (rule 1)', ['"one" two (rule 1)']),
    ('""하나"는 둘 (규칙 1)', ['"하나"는 둘 (규칙 1)']),
]


@pytest.mark.parametrize(("text", "rest"), UNCLOSED)
def test_marks_that_are_never_closed_are_told(text: str, rest: list[str]) -> None:
    plain = plain_of(text, TextFormat.TEXT)
    found = [one for one in find_quoted(plain) if not one.is_closed]
    assert [plain.text[one.start : one.end] for one in found] == rest
