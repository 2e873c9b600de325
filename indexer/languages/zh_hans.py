"""Chinese in simplified characters."""

from __future__ import annotations

from indexer.languages.profile import (
    AnalysisWords,
    CitationLabels,
    DocumentWords,
    LanguageProfile,
    QuoteWords,
    ReferenceWords,
    TermWords,
    words_of,
)
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
        conjunctions=("和", "与", "及", "以及", "或"),
        range_words=("至", "到"),
        boundless=True,
    ),
    analysis=AnalysisWords(
        stemmer=None,
        synonyms=SYNONYMS,
        question_words=words_of(
            """
            什么时候 什么 怎么样 怎么办 怎么 怎样 如何 为什么 是不是 是否 会不会 能不能 可不可以
            可以 算不算 有没有 哪些 哪个 哪一个 谁 几张 几个 多少 吗 呢 么 了 会怎样 请问
            如果 的时候 以后 之后 还 就 的
            """
        ),
        segmented=True,
    ),
    labels=CitationLabels(section="第{number}章", chapter="规则{number}", rule="规则{number}"),
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
        boundless=True,
    ),
    terms=TermWords(
        keyword_abilities=("关键字异能",),
        keyword_actions=("关键字动作",),
        joints=("和", "与", "及"),
        see=("参见", "参照", "见"),
    ),
)
