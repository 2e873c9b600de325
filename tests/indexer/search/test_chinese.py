"""Chinese queries: where a run is cut, fillers and players' words, over invented rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from indexer.fulltext.analysis import analyzer_for
from indexer.languages import profile_for
from indexer.model.errors import QueryTooLong
from indexer.search.grammar import QueryReader
from tests.factories import record
from tests.indexer.search.conftest import Search

_BOOK = (
    "牌手的坟墓场开始时是空的。",
    "牌库洗好以后放在左边。",
    "手牌上限是六张。",
    "横置一个永久物，就把它转九十度。",
    "生物死去的时候，它的灵气也离开战场。",
    "被反击的咒语不会结算。",
    "进入战场的异能先触发。",
    "认输的牌手马上离开游戏。",
    "防御力为0或更少的生物被放到一边。",
    "狂徒躲在山洞中。",
    "掷硬币以前先洗手。",
    "布防写在右边的角落。",
    "拉德指示物会发光。",
    "犯下罪行的人要唱歌。",
    "辅助牌没有图画。",
    "隔位分队玩法需要圆桌。",
    "长效的邪计留在桌上。",
    "提示文字是斜的。",
    "异象比时空少。",
    "埋葬（已废止）是从前的说法。",
    "静止式异能一直开着。",
    "与本身互斗的生物会头疼。",
    "分堆以后再数一遍。",
    "重掷只有一回。",
    "工事是石头做的。",
    "完全解锁之后打开窗户。",
    "铁匠在磨坊视同客人。",
)


_PROFILE = profile_for("zh-Hans")


_READER = QueryReader(_PROFILE, analyzer_for(_PROFILE.tag))


def reader(names: Sequence[str] = ()) -> QueryReader:
    return _READER.knowing(names)


def pieces(query: str, names: Sequence[str] = ()) -> list[str]:
    """The words that a query is read as: fillers with `~`, what may be no word with `?`."""
    marks = {"rest": "?", "phrase": '"'}
    return [
        ("-" if clause.negated else "~" if clause.soft else "")
        + "|".join(marks.get(term.kind, "") + term.typed for term in clause.terms)
        for clause in reader(names).read(query).clauses
    ]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("手卡", ["手卡"]),
        ("手卡上限", ["手卡", "上限"]),
        ("坟场和牌库", ["坟场", "~和", "牌库"]),
        ("死触加践踏", ["死触", "~加", "践踏"]),
        ("墓地里会不会有牌库", ["墓地", "~里", "~会不会", "~有", "牌库"]),
        ("法术力池", ["法术力池"]),  # the longest word, not `法术`
        ("从坟墓场风化的石头", ["~从", "坟墓场", "?风化", "~的", "?石头"]),
        ("风化石头", ["风化石头"]),
        ("他不抓牌", ["~他", "不", "抓牌"]),  # a negation is never a filler
        ("没有坟墓场", ["没有", "坟墓场"]),
        ("etb触发异能", ["etb", "触发异能"]),
        ("血", ["血"]),
        ("手 卡 上 限", ["手卡", "上限"]),  # set apart, as in a page's title
        ("手 卡 OR 践 踏", ["手卡|践踏"]),
        ("手卡 与 践踏", ["手卡", "~与", "践踏"]),
        ("的", ["的"]),
        ("怎么办", ["怎么办"]),  # all there is to go by
        ('"坟墓场的牌库"', ['"坟墓场的牌库']),
        ("墳場和牌庫", ["墳場", "~和", "牌庫"]),  # traditional characters
        ("702.19b是什么", ["702.19b", "~是什么"]),
        ("+1/+1指示物", ["+1/+1", "指示物"]),
        ("+1+1指示物", ["+1/+1", "指示物"]),
        ("手牌-1-1", ["手牌", "-1/-1"]),
        ("+1+15", ["+1", "15"]),
        ("能抓牌不", ["~能", "抓牌", "~不"]),  # it only asks
        ("能不能放牌库", ["~能不能", "~放", "牌库"]),
        ("不能放牌库", ["不能放", "牌库"]),
        ("-3牌库", ["-3", "牌库"]),  # a cost, no exclusion
        ("60张 手牌", ["60", "~张", "手牌"]),
        ("3费 牌库", ["3", "费", "牌库"]),
        ("hexproof牌库", ["hexproof", "牌库"]),
    ],
)
def test_a_run_is_cut_at_the_longest_known_words(query: str, expected: list[str]) -> None:
    assert pieces(query) == expected


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("-坟墓场牌库", ["-坟墓场牌库"]),
        ("手卡 NOT 坟墓场牌库", ["手卡", "-坟墓场牌库"]),
        ("坟墓场牌库 OR 手卡上限", ["坟墓场牌库|手卡上限"]),
    ],
)
def test_what_an_operator_joins_is_one_thing(query: str, expected: list[str]) -> None:
    assert pieces(query) == expected


def test_an_expression_is_found_though_another_word_begins_like_it() -> None:
    synonyms = {
        "石头 变 高塔": ("高",),
        "石头变": ("低",),
        "石头 平原": ("中",),
        "石头平原": ("边",),
    }
    profile = replace(_PROFILE, analysis=replace(_PROFILE.analysis, synonyms=synonyms))
    for query, words in (("石头变高塔", ["石头", "变", "高塔"]), ("石头平原", ["石头平原"])):
        read = QueryReader(profile, analyzer_for(profile.tag)).read(query)
        assert [clause.terms[0].typed for clause in read.clauses] == words


def test_no_negation_is_a_filler() -> None:
    denying = set(profile_for("zh-Hans").quotes.negations.split())
    denying |= {"没有", "不能", "不会", "不是", "无法", "不可以", "除非", "并非"}
    assert not denying & analyzer_for("zh-Hans").fillers.keys()


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ((), ["蓝雾石头"]),
        (("蓝雾",), ["蓝雾", "石头"]),
        (("蓝雾，已蓝雾（译注）",), ["蓝雾", "石头"]),
        (("有蓝雾石头的东西非常非常长",), ["蓝雾石头"]),
    ],
)
def test_names_of_a_rulebook_are_words(names: Sequence[str], expected: list[str]) -> None:
    assert pieces("蓝雾石头", names) == expected


def test_the_words_of_the_language_are_learnt_once(search: Search) -> None:
    one, other = (search("zh-Hans", text).index for text in ("石头。", "平原。"))
    assert one._queries is other._queries


def test_names_are_learnt_from_the_rulebook(search: Search) -> None:
    searcher = search("zh-Hans", "石头。", glossary=[("蓝雾", "让石头变冷。")])
    assert searcher("蓝雾石头").understood_as == "蓝雾 石头"


@pytest.mark.parametrize(
    ("query", "asked"),
    [("牌库怎么洗", True), ("牌库洗好吗", True), ("牌库 坟墓场", False), ("坟墓场的牌库", False)],
)
def test_a_question_word_anywhere_asks(query: str, asked: bool) -> None:
    assert reader().read(query).is_question is asked


def test_a_long_question_keeps_what_tells_most() -> None:
    words = ["坟墓场", "牌库", "手牌", "横置", "死去", "反击", "认输", "灵气"] * 2
    found = pieces(f"风化石头{''.join(words)}怎么办")
    assert [word for word in found if word[0] != "~"] == words
    with pytest.raises(QueryTooLong):
        reader().read("坟墓场 " * 17)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("坟场", "100.1"),
        ("gy", "100.1"),
        ("卡组", "100.2"),
        ("手卡最多几张", "100.3"),
        ("tap", "100.4"),
        ("随从死亡", "100.5"),
        ("怪死了，身上的光环怎么办？", "100.5"),
        ("康掉的魔法", "100.6"),
        ("etb触发", "100.7"),
        ("玩家投降", "100.8"),
        ("防御力归零", "100.9"),
        ("outlaw有哪些", "100.10"),
        ("不法之徒", "100.10"),
        ("扔币", "100.11"),
        ("coin", "100.11"),
        ("战役血量", "100.12"),
        ("核辐射", "100.13"),
        ("犯事", "100.14"),
        ("checklist", "100.15"),
        ("清单牌", "100.15"),
        ("不挨着坐", "100.16"),
        ("ongoing", "100.17"),
        ("括号里的字", "100.18"),
        ("reminder text", "100.18"),
        ("phenomenon", "100.19"),
        ("bury", "100.20"),
        ("静态技能", "100.21"),
        ("常驻效果", "100.21"),
        ("自己打自己", "100.22"),
        ("分成两堆", "100.23"),
        ("再扔一次", "100.24"),
        ("reroll", "100.24"),
        ("堡垒", "100.25"),
        ("房间 全开", "100.26"),
        ("as though", "100.27"),
        ("视作", "100.27"),
        ("empty gy", "100.1"),
        ("left side", "100.2"),
        ("max hand size", "100.3"),
        ("sideways", "100.4"),
        ("resolved 了没", "100.6"),
        ("entered", "100.7"),
        ("trigs", "100.7"),
        ("coin flips", "100.11"),
        ("heads or tails", "100.11"),
        ("schemes", "100.17"),
        ("can't be regenerated", "100.20"),
        ("static abilities", "100.21"),
        ("jzs", "100.21"),
        ("fought itself", "100.22"),
        ("rerolling", "100.24"),
    ],
)
def test_players_words_are_known(search: Search, query: str, first: str) -> None:
    assert search("zh-Hans", *_BOOK).numbers(query)[:1] == [first]


_PARTS = (
    "谁先开始由石头决定。",
    "法术力池里放着小石子。",
    "防御牌手坐在右边。",
    "起动式异能写在纸上。",
    "衍生物会消失，像雾一样。",
    "没有操控者的纸归拥有者。",
    "使用地的数量用纸记下。",
    "规则叙述印得很小。",
    "再调度之前先喝茶。",
    "额外的回合排在后面。",
    "数字符号画成圆圈，是一般法术力。",
    "替代抓牌的人不用站起来。",
    "忠诚为0的鹏洛客回家。",
    "检视任何坟墓场都要洗手。",
)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("猜先", "100.1"),
        ("剪刀石头布", "100.1"),
        ("费存在池子里吗", "100.2"),
        ("攻方和防御方", "100.3"),
        ("启动式", "100.4"),
        ("token死了", "100.5"),
        ("衍生物弹回", "100.5"),
        ("token 会不会 进坟", "100.5"),
        ("墓地谁控制", "100.6"),
        ("没人控制的卡", "100.6"),
        ("下地数量", "100.7"),
        ("能下两块地吗", "100.7"),
        ("卡面怎么印", "100.8"),
        ("七换六", "100.9"),
        ("手上没地，重来一手", "100.9"),
        ("抢回合", "100.10"),
        ("连开两个回合", "100.10"),
        ("数字圈", "100.11"),
        ("抽牌改成别的", "100.12"),
        ("旅法归零", "100.13"),
        ("没忠诚了", "100.13"),
        ("能翻对面坟吗", "100.14"),
        ("看墓", "100.14"),
    ],
)
def test_what_is_asked_about_the_parts_of_a_game_is_known(
    search: Search, query: str, first: str
) -> None:
    assert search("zh-Hans", *_PARTS).numbers(query)[:1] == [first]


def test_a_meaning_is_told_as_it_is_written(search: Search) -> None:
    searcher = search("zh-Hans", *_BOOK)
    assert searcher("坟场").understood_as == "坟场 (or: 坟墓场)"
    assert searcher("手卡上限").understood_as == "手卡 (or: 手牌) 上限"
    assert searcher.marked("坟场") == {"100.1": ["坟墓场"]}


def test_a_word_typed_comes_before_its_meaning(search: Search) -> None:
    assert search("zh-Hans", "坟墓场。", "坟场。", "坟头。").numbers("坟场") == ["100.2", "100.1"]


def test_a_players_word_is_there_as_a_whole(search: Search) -> None:
    """`传说规则` is no `规则`."""
    searcher = search("zh-Hans", "规则很多。", "传奇规则很少。")
    assert searcher.numbers("传说规则") == ["100.2"]


def test_a_single_character_means_a_word(search: Search) -> None:
    searcher = search("zh-Hans", "牌手磨三张牌。", "牌手抓三张牌。")
    assert searcher.numbers("磨") == ["100.1"]
    assert searcher.numbers("mill") == ["100.1"]


def test_what_is_left_over_does_not_exclude(search: Search) -> None:
    searcher = search("zh-Hans", "坟墓场在右边。", "手牌在手里。")
    assert searcher.numbers("把坟墓场放哪边") == ["100.1"]


_NAMES = (
    ("蓝雾石", "石头变冷的时间。"),
    ("践踏", "伤害的余数。"),
    ("循环", "循环就是弃掉它。"),
    ("先攻", "先打。"),
    ("先知", "看牌。"),
    ("事件", "所发生的。"),
)


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("贱踏", "践踏"),  # one character sounds like the right one
        ("贱踏伤害", "践踏"),
        ("剑塔", "践踏"),  # a name of which each character only sounds right
        ("拦雾石头", "蓝雾石"),
        ("蓝石", "蓝雾石"),  # a character is dropped
        ("lanwushi", "蓝雾石"),
        ("lan wu shi", "蓝雾石"),  # with a space after each syllable
        ("lanwushi shangdu", "蓝雾石"),
        ("lws", "蓝雾石"),
        ("jt", "践踏"),
        ("循坏", "循环"),  # it looks like the right one, and the other stands in no other word
    ],
)
def test_a_slip_is_read_as_the_name_it_sounds_like(search: Search, query: str, meant: str) -> None:
    result = search("zh-Hans", "牌库。", glossary=_NAMES)(query)
    assert result.hits[0].headword == meant
    assert f"→{meant}" in result.understood_as
    assert result.did_you_mean is not None
    assert meant in result.did_you_mean


@pytest.mark.parametrize(
    ("query", "understood"),
    [
        ("西牌库", "西 牌库"),  # it sounds like a name, but holds a word
        ("打挡", "打 挡"),  # all of it are words
        ("抽不抽牌库", "[抽] 不 [抽] 牌库"),  # it only asks
        ("武牌面", "武 牌面"),  # no negation is put in,
        ("牌下面", "牌 下面"),  # or left out
        ("没雾", "没 雾"),
        ("edh60牌库", "[edh] [60] 牌库"),
    ],
)
def test_no_slip_is_where_there_are_words(search: Search, query: str, understood: str) -> None:
    names = ("惜牌库", "搭档", "无牌面", "牌无下面")
    searcher = search("zh-Hans", "牌库。", glossary=[(name, "石头。") for name in names])
    assert searcher(query).understood_as == understood


def test_what_is_typed_in_traditional_characters_is_told_as_typed(search: Search) -> None:
    searcher = search("zh-Hans", "放牌库。", "放坟墓场。", glossary=_NAMES)
    assert searcher("放牌庫").understood_as == "放 牌庫"
    assert searcher("牌庫墳場").left_out == ("牌庫",)
    assert searcher("墳場").understood_as == "墳場 (or: 坟墓场)"
    slip = searcher("賤踏 牌庫")
    assert slip.understood_as == "[賤踏→践踏] 牌庫"
    assert slip.did_you_mean == "践踏 牌庫"


@pytest.mark.parametrize(
    ("query", "understood"),
    [
        ("jiantaneng", "jianta→践踏 neng"),  # a word and a filler, in one
        ("xian gong de", "xian gong→先攻 de"),
        ("牌库 NOT jian ta", "牌库 -jian ta"),  # what was not typed excludes none
        ("NOT jian ta xian gong", "-jian ta xian gong→先攻"),
        ("牌库 OR jian ta", "牌库 OR jian ta→践踏"),
        ("xian gong OR jian ta", "xian gong→先攻 OR jian ta→践踏"),
        ("ma", "ma"),  # a syllable, no first letters of `冒暗`
        ("是件", "是件"),  # it sounds like `事件`, but one of its characters is a filler
    ],
)
def test_what_is_written_by_sound_is_told_word_by_word(
    search: Search, query: str, understood: str
) -> None:
    names = (*_NAMES, ("冒暗", "石头。"))
    assert search("zh-Hans", "牌库。", glossary=names)(query).understood_as == understood


def test_a_character_that_is_a_word_is_one_between_unknown_ones(search: Search) -> None:
    searcher = search("zh-Hans", "生物。", "怪石头。", "防御力。")
    assert searcher.numbers("跟怪瞎吼") == ["100.2", "100.1"]
    assert searcher("跟怪石头瞎吼").understood_as == "跟 怪石头瞎吼"


@pytest.mark.parametrize("query", ["时间", "先放", "伤害", "etb", "hand", "兰物思", "牌环"])
def test_what_is_written_or_known_or_like_several_is_no_slip(search: Search, query: str) -> None:
    """`时间` sounds like `事件`, but stands in a text; `先放` is like two names, and `兰物思` only
    roughly like one; `牌` stands in other words."""
    result = search("zh-Hans", "牌库。", glossary=_NAMES)(query)
    assert "→" not in result.understood_as


def test_a_meaning_is_not_put_below_what_holds_the_word_by_chance(search: Search) -> None:
    searcher = search("zh-Hans", "轮流抽走石头。", glossary=[("抓牌", "抓牌时看它。")])
    assert searcher.numbers("抽") == ["抓牌", "100.1"]


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ('"飞行或延势"', ["100.1"]),
        ("「飞行或」", ["100.1"]),
        ('"延势"', ["100.1", "100.2"]),
        ('"行或延"', ["100.1"]),
        ('"势"', ["100.1", "100.2"]),
        ('"飞行延势"', []),
        ("生物 -“延势”", ["100.3"]),
        ("生物，-延势", ["100.3"]),
        ("生物，NOT 延势", ["100.3"]),
        ("生物（in:100.2）", ["100.2"]),
        ("生物，in:100.2", ["100.2"]),
        ("（in:100.2）生物", ["100.2"]),
        ("in:100.2生物", ["100.2"]),
    ],
)
def test_phrases_and_filters_stand_beside_characters(
    search: Search, query: str, wanted: list[str]
) -> None:
    searcher = search(
        "zh-Hans", "具有飞行或延势的生物能阻挡。", "延势的生物。", "生物具有飞行。", "牌手抽牌。"
    )
    assert sorted(searcher.numbers(query)) == wanted


def test_what_a_slash_parts_is_no_name(search: Search) -> None:
    searcher = search(
        "zh-Hans",
        record("614", title="替代性效应"),
        record("615", title="防止性效应"),
        record("616", title="替代性效应和/或防止性效应的互动"),
    )
    told = searcher("替代性效应和防止性效应的区别").understood_as
    assert told == "替代性效应 vs 防止性效应 的 区别"


def test_suggestions_read_variants(search: Search) -> None:
    searcher = search("zh-Hans", record("702", title="飞行"))
    assert [one.text for one in searcher.index.suggest(searcher.rulebook, "飛")] == ["飞行"]


def test_a_name_alone_is_not_found_by_one_pair_of_its_characters(search: Search) -> None:
    searcher = search(
        "zh-Hans", "传奇规则由此而来。", "规则甲。", "规则乙。", glossary=[("传奇规则", "丙。")]
    )
    found = searcher("传奇规则")
    assert (found.total, found.relaxed) == (2, False)
    assert searcher.numbers("传奇规则") == ["传奇规则", "100.1"]


def test_what_stands_in_a_row_may_have_signs_between(search: Search) -> None:
    searcher = search(
        "zh-Hans",
        "飞行，践踏与规则101，“践踏”，规则100，“飞行”。",
        "支付{T}，抓一张牌。",
        "参见规则100，“飞行”和规则101，“践踏”。",
    )
    found = {
        "参见规则100，“飞行”和规则101，“践踏”。": "100.3",
        "「规则101，践踏」": "100.1",
        "「支付{T}，抓一张」": "100.2",
    }
    assert {query: searcher.numbers(query)[0] for query in found} == found
