"""Korean."""

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
from indexer.languages.synonyms.ko import SYNONYMS

PROFILE = LanguageProfile(
    tag="ko",
    name="한국어",
    document=DocumentWords(
        contents=("목차",),
        glossary=("용어사전", "용어 사전", "용어집"),
        # Texts that leave glossary and credits out say so in one line.
        credits=("크레딧", "제작진", "<생략>"),
        introduction=("소개",),
        # Much of the texts was left in English, this mark among it.
        example_marks=("예시", "예", "Example"),
        rule_page=("규칙",),
        subrules_heading=("하위 규칙",),
        listing_heading=("이 장의 규칙",),
        date_line=(
            r"(?P<year>\d{4})\s*년\s*(?P<month>\d{1,2})\s*월\s*(?P<day>\d{1,2})\s*일부터 시행",
        ),
        obsolete_marks=("폐지됨", "더 이상 사용되지 않음", "Obsolete"),
    ),
    references=ReferenceWords(
        rule=("규칙", "cr"),
        section=("섹션",),
        conjunctions=("와", "과", "및", "또는"),
        range_words=("부터", "에서"),
        boundless=True,
    ),
    analysis=AnalysisWords(
        stemmer=None,
        synonyms=SYNONYMS,
        compounds=True,
        question_words=words_of(
            """
            수 있나요 있습니까 있는지 있을까요 없나요 것을 것은 것이 것으로 거 제가 내가 저는 나는
            어떻게 얼마나 무엇 무엇을 뭐 뭔가요 언제 누가 누구 어디 어느 몇 왜 되나요 됩니까 하나요
            합니까 치나요 인가요 일까요 나요 경우 때 뒤 후 그 이 저 그리고 또는 만약
            """
        ),
        inflections="하한할함합해했되된될됨됩돼됐",
        particles=(
            *(
                "으로부터",
                "에게서",
                "에서는",
                "으로는",
                "에서",
                "에게",
                "으로",
                "까지",
                "부터",
                "처럼",
            ),
            *(
                "마다",
                "보다",
                "이나",
                "은",
                "는",
                "이",
                "가",
                "을",
                "를",
                "의",
                "에",
                "로",
                "와",
                "과",
            ),
            *("도", "만"),
        ),
    ),
    labels=CitationLabels(section="섹션 {number}", chapter="규칙 {number}", rule="규칙 {number}"),
    quotes=QuoteWords(
        negations="않 없 못 아니 아닌 말아",
        modals=("있", "야"),
        numbers={
            2: "두",
            3: "세",
            4: "네",
            5: "다섯",
            6: "여섯",
            7: "일곱",
            8: "여덟",
            9: "아홉",
            10: "열",
        },
        contrasts=("이전 이후 전에 후에 동안", "모든 각 어떤 오직", "이상 이하 초과 미만"),
        boundless=True,
    ),
    terms=TermWords(
        keyword_abilities=("키워드 능력",),
        keyword_actions=("키워드 행동",),
        joints=("와", "과", "및", "and"),  # many titles give the English name too
        see=(),  # no text has a glossary yet
    ),
)
