"""Korean players' words, module by module, and which of them are said for each other."""

from __future__ import annotations

from indexer.languages.synonyms import read_synonyms, said_otherwise
from indexer.languages.synonyms.ko_actions import ACTIONS
from indexer.languages.synonyms.ko_asked import ASKED
from indexer.languages.synonyms.ko_concepts import CONCEPTS
from indexer.languages.synonyms.ko_course import COURSE
from indexer.languages.synonyms.ko_described import DESCRIBED
from indexer.languages.synonyms.ko_english import ENGLISH
from indexer.languages.synonyms.ko_heard import HEARD
from indexer.languages.synonyms.ko_objects import OBJECTS
from indexer.languages.synonyms.ko_others import OTHERS
from indexer.languages.synonyms.ko_plain import PLAIN
from indexer.languages.synonyms.ko_remembered import REMEMBERED
from indexer.languages.synonyms.ko_table import TABLE
from indexer.languages.synonyms.ko_terms import TERMS
from indexer.languages.synonyms.ko_typed import TYPED
from indexer.languages.synonyms.ko_typed_play import TYPED_PLAY
from indexer.languages.synonyms.ko_typed_ways import TYPED_WAYS
from indexer.languages.synonyms.ko_typed_zones import TYPED_ZONES
from indexer.languages.synonyms.ko_words import WORDS

_SAID_FOR_EACH_OTHER = """
    생물 | 크리처 | 크리쳐 | 몹 | 몬스터
    땅 | 랜드 | 대지
    플워 | 플커 | 워커 | 플레인즈워커 | 플레인워커
    타겟 | 타깃 | 대상 | 목표
    데미지 | 대미지 | 피해 | 뎀 | 딜
    라이프 | 생명점 | 생명 | 피
    덱 | 서고 | 라이브러리
    손 | 패 | 손패 | 핸드
    무덤 | 묘지 | 그레이브
    커맨더 | 장군
    주문 | 스펠
    트리거 | 격발
    오라 | 마법진 | 아우라
    장비 | 이큅먼트
    블로커 | 블락커 | 블럭커 | 방어자
    어태커 | 공격자
    블록 | 블락 | 블럭 | 방어
    공격 | 어택
    비용 | 코스트
    추방 | 엑자일
    상대 | 상대방
    쌍두거인 | 쌍두 | 투헤드
    드로우 | 드로
    서치 | 찾기 | 튜터
    로열티 | 충성도
    엠블럼 | 휘장
    복사 | 카피
    변이 | 모프
    전설 | 레전드
    팀원 | 동료 | 팀메이트
    사이드보드 | 사이드 | 사보
    소서리 | 집중마법
    인스턴트 | 순간마법
    아티팩트 | 마법물체
    인챈트 | 부여마법
    페이즈 | 단계 | 스텝
    기권 | 항복 | 컨시드
    사가 | 서사시
    탈것 | 탑승물 | 비히클
    뺏다 | 빼앗다 | 훔치다
    사라지다 | 없어지다
    없애다 | 지우다 | 제거
"""
_WRITTEN_ONTO = (
    "에서 에 으로 로 가 이 을 를 은 는 도 한테 이랑 하면 하고 하는 하려면 하면서 된 되면 되다"
)
"""Particles and endings of verbs that their noun is said with."""
_MOST_WORDS = 4
"""An expression of more is not said with other words: it would be in too many ways."""

SYNONYMS = said_otherwise(
    read_synonyms(
        ENGLISH
        + TABLE
        + PLAIN
        + ASKED
        + DESCRIBED
        + TERMS
        + WORDS
        + COURSE
        + CONCEPTS
        + OTHERS
        + ACTIONS
        + OBJECTS
        + REMEMBERED
        + HEARD
        + TYPED
        + TYPED_ZONES
        + TYPED_PLAY
        + TYPED_WAYS
    ),
    _SAID_FOR_EACH_OTHER,
    _MOST_WORDS,
    _WRITTEN_ONTO.split(),
)
