"""Words, symbols and spans: one analysis for texts and queries."""

from __future__ import annotations

import unicodedata
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.fulltext.analysis import Analyzer, each_language, fold
from indexer.fulltext.analysis import analyzer_for as analyzer
from indexer.languages import all_profiles, profile_for


@pytest.mark.parametrize(("locale", "same"), [("ko", "ko"), ("es", "es-MX"), ("fr-CA", "fr")])
def test_a_languages_analysis_is_made_once(locale: str, same: str) -> None:
    assert analyzer(locale) is analyzer(same)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError, match="no language module"):
        analyzer("xx")


@pytest.mark.parametrize("locale", [profile.tag for profile in all_profiles()])
@given(
    text=st.text("aX é'-/1{가각的한", max_size=12)
    | st.text("lX ", max_size=12)
    | st.text("가\u1100\u1161 ", max_size=12)
)
def test_surfaces_are_those_of_what_is_sought(locale: str, text: str) -> None:
    sought = analyzer(locale).sought(text)
    assert analyzer(locale).surfaces(text) == tuple(token.surface for token in sought)


@pytest.mark.parametrize("locale", [profile.tag for profile in all_profiles()])
def test_an_analysis_may_be_shared_between_threads(locale: str) -> None:
    """Every thread gets what one alone would, of words that none of them has asked for before."""
    profile = profile_for(locale)
    words = sorted({word for line in profile.analysis.synonyms for word in line.split()})
    alone, shared = Analyzer(profile.analysis), Analyzer(profile.analysis)
    expected = [alone.forms(word) for word in words]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: [shared.forms(word) for word in words], range(4)))
    assert found == [expected] * 4


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
        ("en", "702.19B 704.5AAs", ["702.19b", "704", "5aas"]),
        ("en", "601.2–5", ["601.2", "5"]),
        ("en", "2.5 by 6,3 cm, 1.5.2", ["2.5", "by", "6.3", "cm", "1", "5", "2"]),
        ("en", "1,000 or 1,2,3", ["1", "000", "or", "1", "2", "3"]),
        ("zh-Hans", "支付2.5点", ["支付", "付", "2.5", "点"]),
        ("ko", "2,5점", ["2.5", "점"]),
        ("en", "X and AP", ["x", "and", "ap"]),
        ("en", "sor\u00adcery", ["sorcery"]),
        ("es", "Daño y MANÁ", ["daño", "y", "maná"]),
        ("es", unicodedata.normalize("NFD", "Daño y maná"), ["daño", "y", "maná"]),
        ("fr", "l’objet d'adversaire", ["objet", "adversaire"]),
        ("fr", "aujourd’hui jusqu’à qu'il", ["aujourd'hui", "jusqu", "à", "qu", "il"]),
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
        ("en", "countered", "counter"),
        ("en", "player's", "players"),
        ("en", "sacrificed", "sacrifices"),
        ("en", "lost", "losing"),
        ("en", "dealt", "deals"),
        ("en", "foretold", "foretell"),
        ("es", "fichas", "ficha"),
        ("es", "maná", "mana"),
        ("es", "acción", "acciones"),
        ("es", "daño", "dano"),
        ("es", "resuelven", "resolver"),
        ("es", "muertas", "muere"),
        ("es", "juega", "jugar"),
        ("es", "vuela", "volando"),
        ("fr", "capacité", "capacités"),
        ("fr", "capacité", "capacite"),
        ("fr", "cœur", "coeur"),
        ("fr", "déclenchées", "déclenché"),
        ("fr", "activee", "active"),
        ("fr", "attaquent", "attaquer"),
        ("fr", "permanents", "permanent"),
        ("fr", "remplacement", "remplacements"),
        ("fr", "résolvent", "résoudre"),
        ("fr", "meurt", "mortes"),
        ("pt-BR", "habilidades", "habilidade"),
        ("pt-BR", "ações", "ação"),
        ("pt-BR", "adicionais", "adicional"),
        ("pt-BR", "custos", "custo"),
        ("ko", "30으로", "30"),
        ("ko", "능력을", "능력은"),
        ("ko", "10개의", "10"),
        ("ko", "발동하면", "발동한"),
        ("ko", "발동시키면", "발동"),
        ("ko", "카드들에게는", "카드"),
        ("ko", "덱에서", "덱을"),
        ("ko", "토큰인가요", "토큰"),
        ("ko", "뽑으면", "뽑는다"),
        ("ko", "뽑았습니다", "뽑을까요"),
        ("ko", "버려", "버린다"),
        ("ko", "골라야", "고르는"),
        ("ko", "바꿨다면", "바꿉니다"),
        ("ko", "만든", "만들었다"),
        ("ko", "써도", "쓰는"),
        ("ko", "남아있는", "남을"),
        ("ko", "막으시면", "막는"),
        ("ko", "막으셨다면", "막는"),
        ("ko", "막겠습니까", "막는"),
        ("ko", "죽을때는", "죽는"),
        ("ko", "죽었어요", "죽는"),
        ("ko", "가지는", "가진"),
        ("ko", "막아야하나요", "막는"),
        ("ko", "땅은", "땅이"),
        ("ko", "x를", "x의"),
    ],
)
def test_inflected_forms_share_a_stem(locale: str, one: str, other: str) -> None:
    forms = analyzer(locale).forms
    assert forms(one).stem == forms(other).stem


@pytest.mark.parametrize(
    ("locale", "one", "other"),
    [
        ("en", "countered", "counters"),
        ("en", "activated", "active"),
        ("en", "commander", "command"),
        ("en", "defender", "defending"),
        ("en", "phased", "phases"),
        ("en", "planeswalker", "planeswalk"),
        ("es", "juega", "juego"),
        ("es", "maná", "mano"),
        ("es", "partida", "parte"),
        ("fr", "vient", "vie"),
        ("fr", "devient", "devant"),
    ],
)
def test_an_irregular_form_takes_no_other_word_along(locale: str, one: str, other: str) -> None:
    forms = analyzer(locale).forms
    assert forms(one).stem != forms(other).stem


@pytest.mark.parametrize(
    ("surface", "stem"),
    [
        ("효과", "효과"),  # 과 follows a consonant only
        ("플레이", "플레이"),
        ("결과", "결과"),  # one syllable would be left
        ("전투피해단", "전투피해단"),
        ("서브게임에서", "서브게임"),
        ("하나의", "하나"),
        ("수비태세", "수비태세"),
        ("못하면", "못하다"),
        ("않으면", "않다"),
        ("없는", "없다"),
        ("지시자는", "지시자"),  # no polite form of 지다
        ("clash를", "clash"),
    ],
)
def test_korean_words_are_cut_where_they_end(surface: str, stem: str) -> None:
    assert analyzer("ko").forms(surface).stem == stem


@pytest.mark.parametrize(
    ("locale", "surface", "is_verb"),
    [
        ("ko", "몰라서", True),
        ("ko", "무덤애서", False),
        ("es", "juega", True),
        ("es", "pues", False),
    ],
)
def test_known_verbs_are_no_slips(locale: str, surface: str, is_verb: bool) -> None:
    assert analyzer(locale).is_verb(surface) == is_verb


@pytest.mark.parametrize(
    ("locale", "surface", "asks"),
    [
        ("ko", "죽나요", True),
        ("ko", "막을까요", True),
        ("ko", "받아요", True),
        ("ko", "그렇죠", True),
        ("ko", "토큰인가", True),
        ("ko", "되는지", True),
        ("ko", "죽습니다", False),
        ("ko", "까지", False),
        ("en", "dies", False),
    ],
)
def test_the_last_word_may_tell_a_question(locale: str, surface: str, asks: bool) -> None:
    assert analyzer(locale).asks(surface) == asks


@pytest.mark.parametrize(
    ("surface", "words", "is_one"),
    [("있나요", {"있다"}, True), ("경우에는", {"경우"}, True), ("없나요", {"있다"}, False)],
)
def test_a_word_is_told_whatever_its_ending(surface: str, words: set[str], is_one: bool) -> None:
    assert analyzer("ko").is_one_of(surface, words) == is_one


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
        "ko": "안 못 없다 않다 못하다 아니다 없는 않은 아닌 전에 후에 동안 없이",
    }
    for locale, words in negations.items():
        soft = profile_for(locale).analysis
        assert not set(words.split()) & (soft.stop_words | soft.question_words)


def test_accents_numbers_and_symbols_make_no_other_language() -> None:
    assert each_language(["헤엄", "swimming"])[1:] == (["swimming"], ["헤엄"])
    for name in ("daño de combate", "+1/+1 카운터", "{T} 심볼", "주사위 d20"):
        words = [token.surface for token in analyzer("ko").tokens(name)]
        assert each_language(words) == (words,)
