"""What is left out of a quotation, or put in its place, and may turn the rule round."""

from __future__ import annotations

import pytest

from indexer.quotes.compare import compare
from indexer.quotes.comparison import Comparison, Cut, Match
from indexer.quotes.risk import risk_for
from indexer.quotes.words import split


def compared(locale: str, quote: str, text: str) -> Comparison:
    return compare(split(quote, locale), split(text, locale), risk_for(locale))


IN_BRACKETS = [
    ("en", "A ship sails before the storm begins.", "A ship sails [after] the storm begins.", True),
    ("en", "A ship sails before the storm begins.", "[after] the storm begins.", True),
    ("en", "A ship sails before the storm begins.", "A ship sails before the [storm ends]", True),
    ("en", "The captain with less cargo wins.", "The captain with [more] cargo wins.", True),
    ("en", "The captain with less cargo wins.", "The captain with less cargo [loses].", True),
    ("en", "The captain with less cargo wins.", "The captain with less cargo [won].", False),
    ("en", "A ship floats everywhere, even at night.", "A ship floats [nowhere], even at", True),
    ("en", "A captain who sails wins the game.", "[The player] who sails wins the game.", False),
    ("en", "A captain who sails wins the game.", "A captain [with a ship] wins the game.", False),
    ("es", "Un barco con menos carga gana ya.", "Un barco con [más] carga gana ya.", True),
    ("es", "Un barco con menos carga gana ya.", "Un barco con menos carga [pierde] ya.", True),
    ("es", "Un barco con menos carga gana ya.", "[El que lleva] menos carga gana ya.", False),
    ("fr", "Un bateau part avant la tempête du soir.", "Un bateau part [après] la tempête", True),
    ("fr", "Un bateau perd la course du soir.", "Un bateau [gagne] la course du soir.", True),
    ("fr", "Un bateau perd la course du soir.", "[Il] perd la course du soir.", False),
    ("pt-BR", "Um barco parte antes da tempestade.", "Um barco parte [depois] da tempestade", True),
    ("pt-BR", "Um barco perde a corrida da noite.", "Um barco [vence] a corrida da noite.", True),
    ("pt-BR", "Um barco perde a corrida da noite.", "[Ele] perde a corrida da noite.", False),
    ("zh-Hans", "船在风暴之前离港。", "船在风暴之[后]离港。", True),
    ("zh-Hans", "船长输掉此盘比赛。", "船长[赢得]此盘比赛。", True),
    ("zh-Hans", "船长输掉此盘比赛。", "[他]输掉此盘比赛。", False),
    ("ko", "선장은 폭풍 이전에 항구를 떠납니다.", "선장은 폭풍 [이후에] 항구를 떠납니다.", True),
    ("ko", "그 선장은 경주에서 곧 패배합니다.", "그 선장은 경주에서 곧 [승리합니다].", True),
    ("ko", "그 선장은 경주에서 늘 곧 패배합니다.", "[그는] 경주에서 늘 곧 패배합니다.", False),
]


@pytest.mark.parametrize(("locale", "text", "quote", "is_turned"), IN_BRACKETS)
def test_the_opposite_in_brackets_is_no_open_change(
    locale: str, text: str, quote: str, is_turned: bool
) -> None:
    result = compared(locale, quote, text)
    assert (result.match, result.meaning_at_risk) == (
        Match.ALTERED if is_turned else Match.ELIDED,
        is_turned,
    )


EXCEPTION, CONDITION = (Cut.EXCEPTION_AFTER,), (Cut.CONDITION_AFTER,)
DENIED = (Cut.NEGATION_AFTER,)

AT_THE_END = [
    ("en", "Ships can’t be robbed| except by pirates.", EXCEPTION, EXCEPTION),
    ("en", "A ship stays in the harbour|, unless it leaves.", EXCEPTION, EXCEPTION),
    ("en", "A ship may leave the harbour| only at night.", (), CONDITION),
    ("en", "A ship may leave the harbour|, but only at night.", (), CONDITION),
    ("en", "A ship may leave the harbour|, and it may return.", (), ()),
    ("en", "A ship may leave the harbour|.", (), ()),
    ("en", "A ship may leave the harbour.| Unless it is night, it returns.", (), ()),
    ("en", "Each captain says “the ship leaves”| unless it stays.", EXCEPTION, EXCEPTION),
    ("es", "Nadie roba un barco| a menos que sea pirata.", EXCEPTION, EXCEPTION),
    ("es", "Un barco puede salir del puerto| solo de noche.", (), CONDITION),
    ("es", "Un barco puede salir del puerto| y volver.", (), ()),
    ("fr", "Un bateau ne peut être pillé|, sauf par un pirate.", EXCEPTION, EXCEPTION),
    ("fr", "Un bateau peut quitter le port|, à moins qu’il pleuve.", EXCEPTION, EXCEPTION),
    ("fr", "Un bateau peut quitter le port| s’il ne pleut pas.", (), CONDITION),
    ("fr", "Un bateau peut quitter le port| et revenir.", (), ()),
    ("pt-BR", "Um barco não pode ser roubado|, exceto por piratas.", EXCEPTION, EXCEPTION),
    ("pt-BR", "Um barco pode sair do porto| desde que não chova.", (), CONDITION),
    ("pt-BR", "Um barco pode sair do porto| e voltar.", (), ()),
    ("zh-Hans", "船不能被抢劫|，除非海盗在场。", EXCEPTION, EXCEPTION),
    ("zh-Hans", "船可以离港|，但只能在夜里。", (), CONDITION),
    ("zh-Hans", "船可以离港|，然后回来。", (), ()),
    ("ko", "선장은 폭풍 중에 짐을 싣지| 않습니다.", DENIED, DENIED),
    ("ko", "선장은 폭풍 중에 짐을 실을| 수 없습니다.", DENIED, DENIED),
    ("ko", "선장은 폭풍 중에 짐을 실을 수| 없습니다.", DENIED, DENIED),
    ("ko", "모든 선장은 폭풍 중에 짐을| 제외하고 싣습니다.", EXCEPTION, EXCEPTION),
    ("ko", "선장은 폭풍 중에 짐을 싣는| 경우 집니다.", (), CONDITION),
    ("ko", "선장은 폭풍 중에 짐을 싣고| 떠납니다.", (), ()),
    ("ko", "선장은 짐을 싣지 않고,| 항구를 곧 떠납니다.", (), ()),
]


@pytest.mark.parametrize(("locale", "text", "open_cuts", "closed_cuts"), AT_THE_END)
def test_what_is_cut_off_at_the_end_is_flagged(
    locale: str, text: str, open_cuts: tuple[Cut, ...], closed_cuts: tuple[Cut, ...]
) -> None:
    quote, text = text.split("|")[0], text.replace("|", "")
    assert compared(locale, quote, text).cuts == open_cuts
    assert compared(locale, quote.rstrip(".,") + ".", text).cuts == closed_cuts


def test_a_finding_is_called_after_what_was_cut_off() -> None:
    assert [(cut.value, cut.kind) for cut in Cut] == [
        ("negation_before", "negation_cut_off"),
        ("negation_within", "negation_cut_off"),
        ("negation_after", "negation_cut_off"),
        ("exception_after", "exception_cut_off"),
        ("limit_before", "limit_cut_off"),
        ("limit_within", "limit_cut_off"),
        ("condition_before", "condition_cut_off"),
        ("condition_after", "condition_cut_off"),
        ("words_put_in", "words_put_in"),
    ]


def test_negations_of_korean_deny_what_stands_before_them() -> None:
    text = "짐을 싣지 않는 선장은 항구를 떠납니다."
    assert compared("ko", "선장은 항구를 떠납니다.", text).cuts == ()
    assert compared("ko", "떠납니다 오늘 밤에", "못 떠납니다 오늘 밤에").cuts == (
        Cut.NEGATION_BEFORE,
    )


MARKS = [
    ("en", "A ship may leave the harbour.", "A ship may leave the harbour.", "exact", False),
    ("en", "A ship may leave the harbour.", "A ship may leave the harbour", "exact", False),
    ("en", "A ship may leave the harbour.", "A ship may leave the.", "typographic", True),
    ("en", "A ship may leave the harbour.", "A ship may leave the,", "typographic", False),
    ("en", "A ship may leave the harbour.", "A ship may leave the harbour!", "typographic", False),
    ("en", "A ship may leave the harbour.", "A ship may leave the!”", "typographic", True),
    ("en", "A ship may leave the harbour.", "“A ship may leave the", "typographic", False),
    (
        "en",
        "A ship may leave the harbour\nA crew stays.",
        "may leave the harbour.",
        "typographic",
        False,
    ),
    ("es", "Un barco puede salir ya.", "Un barco puede salir.", "typographic", True),
    ("fr", "Un bateau peut partir ce soir.", "Un bateau peut partir !", "typographic", True),
    ("pt-BR", "Um barco pode sair já.", "Um barco pode sair.", "typographic", True),
    ("zh-Hans", "船可以离港，然后回来。", "船可以离港。", "typographic", True),
    ("zh-Hans", "船可以离港，然后回来。", "船可以离港？", "typographic", True),
    ("zh-Hans", "船可以离港，然后回来。", "船可以离港，", "exact", False),
    ("zh-Hans", "船可以离港，然后回来。", "船可以离港；", "typographic", False),
    ("ko", "선장은 항구를 떠나고 돌아옵니다.", "선장은 항구를 떠나고.", "typographic", True),
    ("en", "A ship may leave the harbour now.", "A ship … leave the harbour.", "elided", True),
]


@pytest.mark.parametrize(("locale", "text", "quote", "match", "stops_early"), MARKS)
def test_a_full_stop_where_the_text_goes_on_is_no_exact_quotation(
    locale: str, text: str, quote: str, match: str, stops_early: bool
) -> None:
    result = compared(locale, quote, text)
    assert (result.match.name.lower(), result.stops_early) == (match, stops_early)
    assert bool(result.differences) == (match != "exact")


BEFORE = [
    ("en", "If it rains, the ship stays in port.", "The ship stays in port.", True),
    ("en", "If it rains, the ship stays in port.", "The ship stays in port", True),
    ("en", "If it rains, the ship stays in port.", "[T]he ship stays in port.", True),
    ("en", "If it rains, the ship stays in port.", "The ship … in port.", True),
    ("en", "As of rule 7.1, only a ship of wood burns.", "A ship of wood burns.", True),
    ("en", "Unless it rains, it sails and the crew stays.", "The crew stays.", True),
    ("en", "If it rains, the ship stays in port.", "the ship stays in port.", False),
    ("en", "If it rains, the ship stays in port.", "… the ship stays in port.", False),
    ("en", "If it rains, the ship stays in port.", "If it rains, the ship stays in port.", False),
    ("en", "It rains if it must. The ship stays.", "The ship stays.", False),
    ("en", "If it rains, it waits; the ship stays.", "The ship stays.", False),
    ("en", "If it rains\nthe ship stays in port.", "The ship stays in port.", False),
    ("en", "At low tide, the ship stays in port.", "The ship stays in port.", False),
    ("en", "If it rains, Heron and its crew stay.", "Heron and its crew stay.", False),
    ("es", "Si llueve, el barco se queda.", "El barco se queda", True),
    ("es", "Aquí el barco se queda.", "El barco se queda", False),
    ("fr", "S’il pleut, le bateau reste là.", "Le bateau reste là", True),
    ("pt-BR", "Se chover, o barco fica no porto.", "O barco fica no porto.", True),
    ("pt-BR", "O barco se move e o porto fica vazio.", "O porto fica vazio.", False),
    ("zh-Hans", "如果下雨，船只留在港口。", "船只留在港口。", True),
    ("zh-Hans", "如果下雨，船只留在港口。", "船只留在港口", False),
    ("zh-Hans", "船只留在港口。", "船只留在港口。", False),
    ("ko", "비가 온다면, 그 배는 항구에 남습니다.", "그 배는 항구에 남습니다.", True),
    ("ko", "비가 온다면, 그 배는 항구에 남습니다.", "그 배는 항구에 남습니다", False),
]


@pytest.mark.parametrize(("locale", "text", "quote", "is_cut"), BEFORE)
def test_a_sentence_is_not_quoted_without_the_condition_before_it(
    locale: str, text: str, quote: str, is_cut: bool
) -> None:
    result = compared(locale, quote, text)
    assert result.match < Match.ALTERED
    assert (Cut.CONDITION_BEFORE in result.cuts) == is_cut


OF_SOME = [
    ("en", "Only ships of wood can burn.", "ships of wood can burn", True),
    ("en", "Only a ship of wood can burn.", "ship of wood can burn", True),
    ("en", "Some ships of wood can’t burn.", "ships of wood can’t burn", True),
    ("en", "Some of the ships can’t burn.", "ships can’t burn", True),
    ("en", "Only here, ships of wood can burn.", "ships of wood can burn", False),
    ("en", "At a certain time ships of wood burn.", "time ships of wood burn", False),
    ("en", "It is not only the ships that burn.", "ships that burn", False),
    ("en", "All ships of wood can burn.", "ships of wood can burn", False),
    ("es", "Algunos barcos no pueden arder.", "barcos no pueden arder", True),
    ("es", "Los barcos solo pueden arder allí.", "pueden arder allí", True),
    ("es", "Arden no solo los barcos de allí.", "barcos de allí", False),
    ("fr", "Seuls les bateaux en bois brûlent.", "bateaux en bois brûlent", True),
    ("fr", "La plupart des bateaux en bois brûlent.", "bateaux en bois brûlent", True),
    ("pt-BR", "Apenas os barcos de madeira queimam.", "barcos de madeira queimam", True),
    ("zh-Hans", "只有木船会燃烧。", "木船会燃烧", True),
    ("zh-Hans", "所有木船会燃烧。", "木船会燃烧", False),
    ("ko", "일부 배는 곧 불에 탑니다.", "배는 곧 불에 탑니다", True),
]


@pytest.mark.parametrize(("locale", "text", "quote", "is_cut"), OF_SOME)
def test_what_holds_of_some_only_is_not_quoted_as_holding_of_all(
    locale: str, text: str, quote: str, is_cut: bool
) -> None:
    assert compared(locale, quote, text).cuts == ((Cut.LIMIT_BEFORE,) if is_cut else ())


SECOND_PARTS = [
    ("Un bateau n’est pas ancré au port.", "pas ancré au port", ()),
    ("Un bateau n’est pas ancré au port.", "ancré au port", (Cut.NEGATION_BEFORE,)),
    ("Un bateau n’est plus ancré au port.", "ancré au port", (Cut.NEGATION_BEFORE,)),
]


@pytest.mark.parametrize(("text", "quote", "cuts"), SECOND_PARTS)
def test_half_a_negation_denies_by_itself(text: str, quote: str, cuts: tuple[Cut, ...]) -> None:
    assert compared("fr", quote, text).cuts == cuts


@pytest.mark.parametrize(
    "denial", ["배가 아닙니다", "배가 아님", "배가 아닐 것입니다", "배가 아닌 것입니다"]
)
def test_every_form_of_the_copula_denies_in_korean(denial: str) -> None:
    text = f"그 선장의 배는 큰 {denial}, 그리고 배는 항구를 곧 떠납니다."
    assert compared("ko", text.replace(denial, "배입니다"), text).meaning_at_risk
    left_out = compared("ko", text.replace(denial, "…"), text)
    assert Cut.NEGATION_WITHIN in left_out.cuts or left_out.match is Match.ALTERED
    assert compared("ko", "그 선장의 배는 큰 배가", text).cuts == (Cut.NEGATION_AFTER,)
