"""Chinese in simplified characters."""

from __future__ import annotations

from indexer.languages.hanzi import read_syllables, read_traditional
from indexer.languages.profile import (
    AnalysisWords,
    CitationLabels,
    ComparisonWords,
    DocumentWords,
    LanguageProfile,
    QuoteWords,
    ReferenceWords,
    TermWords,
    words_of,
)
from indexer.languages.synonyms.symbols import named_symbols
from indexer.languages.synonyms.zh_hans import SYNONYMS

PROFILE = LanguageProfile(
    tag="zh-Hans",
    name="简体中文",
    document=DocumentWords(
        contents=("目录",),
        glossary=("词汇表",),
        credits=("版权信息", "制作人员"),
        introduction=("前言", "简介"),
        example_marks=("例如", "例"),
        rule_page=("规则",),
        subrules_heading=("子规则",),
        listing_heading=("本章规则",),
        date_line=(
            r"此规则于\s*(?P<year>\d{4})\s*年\s*(?P<month>\d{1,2})\s*月\s*(?P<day>\d{1,2})\s*日起生效",
        ),
        obsolete_marks=("已废止",),
    ),
    references=ReferenceWords(
        rule=("规则", "cr"),
        section=("章",),
        number_marks=("第",),
        conjunctions=("和", "与", "及", "以及", "或"),
        range_words=("至", "到"),
        following=("条", "章", "节"),
        boundless=True,
        other_kinds=(
            *(
                "版本",
                "版本号",
                "版本号为",
                "版本号是",
                "版本为",
                "版本是",
                "页",
                "页码",
                "价",
                "价格",
                "价格为",
                "价格是",
            ),
            *("售价", "售价为", "售价是", "价钱"),
        ),
        units=("元", "美元", "欧元", "日元", "港元", "人民币", "块", "版", "页"),
    ),
    analysis=AnalysisWords(
        stemmer=None,
        comparison=ComparisonWords(
            differing=words_of(
                """
                区别 差别 差异 区分 不同 有什么区别 有啥区别 有何区别 怎么区分 怎么分辨 有什么不同
                有啥不同 有何不同 哪里不同 有什么不一样 有啥不一样 哪里不一样
                """
            ),
            weighing=words_of("哪个好 哪个更好 哪个强 哪个更强 比较 对比"),
            joints=words_of("和 跟 与 及 还是 或 或者"),
            either=words_of("还是 或 或者"),
        ),
        synonyms={
            **SYNONYMS,
            **named_symbols(
                colorless="无色法术力符号",
                snow="雪境法术力符号",
                hybrid="混血法术力符号",
                phyrexian="非瑞克西亚法术力符号",
                tap="横置符号",
                untap="重置符号",
                energy="能量符号",
            ),
        },
        stop_words=words_of(
            """
            的 了 着 过 吧 啊 呀 嘛 就 才 也 都 还 再 又 把 被 让 给 在 是 会 能 要 有
            和 跟 与 及 或 但 而 我 你 他 她 它 我的 你的 他的 她的 它的 我们 他们 它们 有人
            这 那 这个 那个 这张 那张 这些 那些 这样 那样 这种 那种 这里 那里 其中
            出来 起来 一样 打算 好像 似乎 感觉 觉得 知道 不知道 告诉 解释 解释下 解释一下 说明 讲讲
            大佬 大神 萌新 新手 各位 大家 老哥 兄弟 话说 反正 总之 顺便 另外 这玩意 玩意 那玩意
            一般来说 这样的 那样的 这么 那么 一直 突然 真的 到时候 怎样 出现 遇到 碰到 问题
            一次 来一次 两张 两只 两位 两下 三个 三张 三次 三只 四个 五个 几下 几只
            一个 一张 一只 一下 某个 某张 很多 好几个
            到一半 打到一半 放到一半 结算到一半 后来 一时 同时候 当时 那时 这时 此时 这下 地方
            然后 那么 还是 或者 还能 还会 还有 已经 正在 刚刚 刚 只是 但是 不过 而且 因为 所以 虽然
            因此 因而 从而 于是 并且
            的时候 时候 的话 以后 之后 可以 能够 需要 应该 属于 关于 对于 东西 事情 情况 情况下
            上面 身上 里面 张牌 张卡 个牌 card cards the of and
            算 说 完 个 来 去 只 很 该 想 拿 直接 马上 立刻 立即 自己 平时 之类 之间 一共 总共
            随便 分别 下来 上来 过来 下去 上去 进来 过去 用完 的那个 的那张 的那只
            对面 对家 对方 敌人 敌方 别人 人家 别的 另外的 不用 里 牌 个人 之前
            那只 这只 俩 受的 一会儿 会儿
            到底 究竟 具体 一般 通常 其实 现在 一旦 卡牌 卡片 规则 规定
            """
        ),
        linking=words_of("从 自 由 于 按 据 根据 依据 按照 依照 参照"),
        question_words=words_of(
            """
            什么 什么时候 什么意思 是什么意思 是什么 有什么 什么是 有什么用 干什么 做什么 啥 是啥
            怎么 怎么样 怎么办 怎么算 怎么处理 怎么结算 怎么判 怎么回事 会怎么样 会怎样 怎样
            咋 咋办 如何 如何处理 为什么 为何 为啥 发生什么 会发生什么
            是不是 是否 会不会 能不能 能否 可不可以 可否 要不要 需不需要 用不用 算不算
            有没有 有无 行不行 对不对 哪 哪些 哪个 哪一个 哪张 哪里 哪儿 去哪 谁 谁的 谁来
            哪个好 哪个更好 哪个强 哪个更强 几 几张 几个 几次 几点
            多少 多少张 多少个 多少点 多久 多大 吗 呢 么
            啥意思 是啥意思 啥时候 啥情况 怎么看 怎么弄 怎么搞 怎么说 怎么写 怎么用 怎么玩 咋整 咋搞
            咋算 咋用 咋弄 咋回事 干嘛 干啥 有啥用 有啥区别 有何区别 是个啥 一不一样 是怎样
            谢谢 感谢 谢了 多谢 麻烦 您好 你好 哈喽 大佬们 新人 小白 就是说 比如说 今天 昨天 刚才
            朋友 朋友说 对面说 店里 不懂 不明白 明白 帮我 帮忙看看 搞不懂 哈哈 嗯
            求教 请教 请教一下 问下 问个 求解答 求科普 科普下 有人知道 有没有人 看看 看下 看一下
            怎么判断 如何判断 判断 怎么确定 怎么区分 怎么分辨 用掉 来得及 先用
            都有哪些 有哪些 有哪几种 有哪几个 都有什么 哪几个 哪几种 有什么不一样
            有啥不一样 哪里不一样 一回事 一码事 是一回事 是一回事吗 从哪 到哪 上哪
            谁来定 谁定 由谁定 谁做主 哪家 做啥 弄啥 哪几 有影响吗
            怎么搞 怎么给 怎么整 怎么打 怎么判定 咋判 咋处理 咋结算 咋说 怎么着
            由谁 第几 哪种 哪类 几种 几层 几步 可以吗 行吗 对吗 好吗 是吗 咋样 怎么才 怎么就
            指什么 是指什么 何谓 请问 求问 想问 想问一下 问一下 求助 求解
            如果 要是 假如 假设 例如 比如 区别 有什么区别 有什么不同 有啥不同 有何不同 哪里不同
            """
        ),
        asking=words_of(
            """
            定义 意思 含义 释义 机制 介绍 概念 名词 术语 词汇 词汇表 详解 用法 条款 关键字
            相关 描述
            """
        ),
        segmented=True,
        syllables=read_syllables(),
        variants=read_traditional(),
    ),
    labels=CitationLabels(
        section="第{number}章", chapter="规则{number}", rule="规则{number}", colon="："
    ),
    quotes=QuoteWords(
        negations="不 没 无 未 非 勿 除",
        modals=("可", "能", "必 须", "应", "会"),
        numbers={
            0: "零",
            1: "一",
            2: "二 两",
            3: "三",
            4: "四",
            5: "五",
            6: "六",
            7: "七",
            8: "八",
            9: "九",
            10: "十",
        },
        contrasts=("前 后", "每 任 某 仅 只", "多 少", "和 或"),
        universals="每, 所有, 任何, 全部",
        partials="只, 仅, 只有, 仅有, 有些, 某些, 一些, 部分, 少数, 多数",
        limits="略过, 跳过, 防止, 禁止, 避免, 忽略, 阻止, 恰好",
        idioms=(
            "不 仅, 不 只, 不 但, 不 论, 不 管, 无 论, 若 干, 不 同, 不 断, 无 色, "
            "移 除, 清 除, 切 除, 不 灭, 不 息, 不 屈"
        ),
        carriers=(
            "法 是 有 具 受 使 需 须 再 得 要 必 用 被 曾 将 想 以 "
            "足 够 允 许 算 视 为 含 任 何 其 对 与 从 于 在 由 因"
        ),
        exceptions="除非, 除了",
        conditions="但只, 但仅, 但不, 直到, 只, 仅, 如果, 若, 假如",
        opposites=(
            "赢 胜 / 输 败",
            "横 / 重",
            "攻 / 阻",
            "加 增 / 减 移",
            "进 / 离",
            "顶 / 底",
            "上 / 下",
            "内 / 外",
            "大 高 / 小 低",
            "同 / 异",
            "拥 / 操",
        ),
        boundless=True,
    ),
    terms=TermWords(
        keyword_abilities=("关键字异能",),
        keyword_actions=("关键字动作",),
        joints=("和", "与", "及"),
        see=("参见", "参照", "见"),
    ),
)
