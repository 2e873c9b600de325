"""Words, symbols and spans: one analysis for texts and queries."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.fulltext.analysis import Analyzer, fold
from indexer.languages import profile_for


def analyzer(locale: str) -> Analyzer:
    return Analyzer(profile_for(locale).analysis)


@pytest.mark.parametrize(
    ("locale", "text", "surfaces"),
    [
        ("en", "Flying, first strike", ["flying", "first", "strike"]),
        ("en", "double-faced can’t", ["double", "faced", "can't"]),
        ("en", "{T}: Add {2/W}.", ["{t}", "add", "{2/w}"]),
        ("en", "gets +1/+1 or −1/−1 or – 1", ["gets", "+1/+1", "or", "-1/-1", "or", "1"]),
        ("en", "a 2/2 creature, X/X, */*", ["a", "2/2", "creature", "x/x", "*/*"]),
        ("en", "[−3]: a [+2] ability", ["-3", "a", "+2", "ability"]),
        ("en", "see rule 702.19b.", ["see", "rule", "702.19b"]),
        ("en", "601.2–5", ["601.2", "5"]),
        ("en", "X and AP", ["x", "and", "ap"]),
        ("en", "sor\u00adcery", ["sorcery"]),
        ("es", "Daño y MANÁ", ["daño", "y", "maná"]),
        ("es", unicodedata.normalize("NFD", "Daño y maná"), ["daño", "y", "maná"]),
        ("fr", "l’objet d'adversaire", ["objet", "adversaire"]),
        ("fr", "aujourd’hui jusqu’à qu'il", ["aujourd'hui", "à", "il"]),
        ("fr", "Cœur : fin\u202f!", ["cœur", "fin"]),
        ("zh-Hans", "触发式异能", ["触发", "发式", "式异", "异能", "能"]),
        ("zh-Hans", "支付{T}，横置", ["支付", "付", "{t}", "横置", "置"]),
        ("ko", "격발 능력을", ["격발", "능력을"]),
    ],
)
def test_tokens(locale: str, text: str, surfaces: list[str]) -> None:
    assert [token.surface for token in analyzer(locale).tokens(text)] == surfaces


@pytest.mark.parametrize(
    ("locale", "one", "other"),
    [
        ("en", "abilities", "ability"),
        ("en", "countered", "counters"),
        ("en", "player's", "players"),
        ("es", "fichas", "ficha"),
        ("es", "maná", "mana"),
        ("es", "acción", "acciones"),
        ("es", "daño", "dano"),
        ("fr", "capacité", "capacités"),
        ("fr", "capacité", "capacite"),
        ("fr", "cœur", "coeur"),
        ("fr", "déclenchées", "déclenché"),
        ("fr", "activee", "active"),
        ("pt-BR", "habilidades", "habilidade"),
        ("pt-BR", "ações", "ação"),
        ("pt-BR", "adicionais", "adicional"),
        ("pt-BR", "custos", "custo"),
        ("ko", "30으로", "30"),
        ("ko", "능력을", "능력은"),
        ("ko", "발동하면", "발동한"),
    ],
)
def test_inflected_forms_share_a_stem(locale: str, one: str, other: str) -> None:
    forms = analyzer(locale).forms
    assert forms(one).stem == forms(other).stem


@pytest.mark.parametrize(
    ("surface", "folded"),
    [("daño", "dano"), ("cœur", "coeur"), ("æther", "aether"), ("can't", "cant"), ("각", "각")],
)
def test_folding(surface: str, folded: str) -> None:
    assert fold(surface) == folded


@pytest.mark.parametrize("locale", ["en", "es", "fr", "zh-Hans", "ko"])
@given(text=st.text(max_size=80))
def test_every_token_is_a_slice_in_order(locale: str, text: str) -> None:
    previous = 0
    for token in analyzer(locale).tokens(text):
        assert previous <= token.start < token.end <= len(text)
        assert token.surface
        previous = token.start


def test_no_stop_word_is_a_negation() -> None:
    negations = {
        "en": "not no never without against before during until unless except cant can't don't",
        "es": "no ni nunca sin contra antes durante salvo excepto",
        "fr": "ne pas ni jamais sans contre avant pendant sauf",
    }
    for locale, words in negations.items():
        soft = profile_for(locale).analysis
        assert not set(words.split()) & (soft.stop_words | soft.question_words)
