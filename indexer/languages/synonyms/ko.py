"""Korean players' words."""

from __future__ import annotations

from indexer.languages.synonyms import read_synonyms

SYNONYMS = read_synonyms(
    """
    etb = 전장에 들어
    다이 = 죽다 | 무덤
    덱 = 서고
    라이브러리 = 서고
    묘지 = 무덤
    카운터 = 무효화
    카운터치다 = 무효화
    레전드 룰 = 전설적 지속물 이름이 같은
    레전드 = 전설적
    핸드 = 손
    드로우 = 뽑기
    어택 = 공격
    블록 = 방어
    블락 = 방어
    마나 코스트 = 마나 비용
    cmc = 전환마나비용 | 마나 값
    전환마나비용 = 마나 값
    플워 = 플레인즈워커
    pw = 플레인즈워커
    커맨더 = 장군
    장군 = 커맨더
    edh = 커맨더
    소환 멀미 = 소환후유증
    소환 후유증 = 소환후유증
    항복 = 게임의 패배를 인정
    라이프 = 생명점
    생명 = 생명점
    트램플 = 돌진
    디스 = 치명타
    헥스프루프 = 방호
    엔드 스텝 = 종료단
    업킵 = 유지단
    """
)
