"""What Chinese players tell in three or four characters, over invented rules: what a keyword does,
what happens at the table, who decides."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search

_BOOK = (
    "行侣坐在门外。",
    "掘穴的人要带铲子。",
    "召集的时候敲钟。",
    "珍宝衍生物锁在柜子里。",
    "以“若”开头的子句印成蓝色。",
    "指挥官的标识色缝在袖子上。",
    "成为黑夜时关灯。",
    "子游戏在小桌上进行。",
)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("三费拿伙伴", "100.1"),
        ("付3上手", "100.1"),
        ("坟场放逐抵费", "100.2"),
        ("横怪抵费", "100.3"),
        ("怪帮付费", "100.3"),
        ("财宝", "100.4"),
        ("中间的如果", "100.5"),
        ("条件查两次", "100.5"),
        ("色组", "100.6"),
        ("入夜", "100.7"),
        ("局中局", "100.8"),
        ("再开一盘", "100.8"),
    ],
)
def test_a_situation_is_known_by_what_is_said_of_it(search: Search, query: str, first: str) -> None:
    assert search("zh-Hans", *_BOOK).numbers(query)[:1] == [first]


_TABLE = (
    "衍生物会消失，像雾一样。",
    "叙述时直接抵触这些规则的人要道歉。",
    "牌手随时可以清点任何牌库。",
    "整个动作被倒退且任何人都不生气。",
    "没有生物阻挡它（例如，生物被消灭），它就打空气。",
    "只有生物可以攻击或阻挡，石头不行。",
    "在分配伤害时没有阻挡生物，就全打脸。",
    "异能一般分为四类，像季节一样。",
    "牌手展示这张牌。",
)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("token洗回", "100.1"),
        ("卡 规则 冲突", "100.2"),
        ("数库", "100.3"),
        ("付不起 倒回", "100.4"),
        ("挡完杀", "100.5"),
        ("旅法师能挡吗", "100.6"),
        ("践踏挡者没了", "100.7"),
        ("技能分几类", "100.8"),
    ],
)
def test_what_is_typed_side_by_side_is_known(search: Search, query: str, first: str) -> None:
    assert search("zh-Hans", *_TABLE).numbers(query)[:1] == [first]
