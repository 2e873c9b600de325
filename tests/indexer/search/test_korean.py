"""Korean queries: endings, fillers and players' words, over invented rules."""

from __future__ import annotations

import pytest

from indexer.fulltext.analysis import analyzer_for
from indexer.languages import profile_for
from indexer.search.grammar import QueryReader
from tests.factories import record
from tests.indexer.search.conftest import Search

_BOOK = (
    "각 플레이어는 서고에서 카드를 뽑습니다.",
    "생물이 피해를 입으면 파괴됩니다.",
    "토큰은 전장을 떠나면 사라집니다.",
    "주문을 발동하려면 마나 비용을 지불해야 합니다.",
    "이 능력은 무덤에서 발동하지 못합니다.",
    "카드 일곱 장이 최대 손 크기입니다.",
)


def firsts(search: Search, wanted: dict[str, str]) -> dict[str, str]:
    """What comes first for each of these queries."""
    searcher = search("ko", *_BOOK)
    return {query: next(iter(searcher.numbers(query)), "nothing") for query in wanted}


def test_any_ending_is_understood(search: Search) -> None:
    wanted = {
        "카드를 뽑으면": "100.1",
        "카드 뽑았을 때": "100.1",
        "뽑을까요": "100.1",
        "토큰이 떠났는데 사라지나요": "100.3",
        "토큰들은 사라졌다": "100.3",
        "비용을 지불하고 발동할 수 있나요": "100.4",
        "무덤에서 발동하나요": "100.5",
        "손이 커지면 몇 장까지 되나요?": "100.6",
        # what is written onto a verb, too
        "뽑은거": "100.1",
        "뽑은다음에 어떻게 해요?": "100.1",
        "카드뽑을땐": "100.1",
        "토큰이어도 떠난 뒤": "100.3",
        "지불할수있나요": "100.4",
    }
    assert firsts(search, wanted) == wanted


def test_an_expression_may_be_said_with_another_noun(search: Search) -> None:
    searcher = search("ko", "방어할 생물은 언탭되어 있습니다.", "생물이 있습니다.")
    assert searcher.numbers("방금 나온 몬스터로 블럭 되나요?")[0] == "100.1"


def test_players_words_are_known(search: Search) -> None:
    wanted = {
        "드로우": "100.1",
        "덱": "100.1",
        "크리쳐 데미지": "100.2",
        "몬스터가 죽으면": "100.2",
        "핸드 제한": "100.6",
        "캐스팅 코스트": "100.4",
        "묘지": "100.5",
    }
    assert firsts(search, wanted) == wanted


def test_what_is_done_and_how_is_known(search: Search) -> None:
    searcher = search(
        "ko",
        "집합은 비용입니다.",
        "폭풍은 주문입니다.",
        "준설은 서고입니다.",
        "인술은 공격입니다.",
        "집요는 무덤입니다.",
        "고귀는 홀로입니다.",
        "권능은 마법진입니다.",
        "은신은 목표입니다.",
        "탑승은 생물입니다.",
        "추가로 격발하는 횟수가 정해집니다.",
        "피해가 방지될 수 없다고 합니다.",
        "완전한 파티가 됩니다.",
        "동전 던지기를 합니다.",
        "턴을 끝내는 카드입니다.",
        "앉는 순서는 상호 동의로 합니다.",
    )
    wanted = {
        "생물 탭해서 비용 내기": "100.1",
        "생물로 마나 내나요": "100.1",
        "이번 턴에 쓴 주문 수": "100.2",
        "뽑는 대신 무덤에서 가져오기": "100.3",
        "안 막힌 생물이랑 교체": "100.4",
        "닌주쓰": "100.4",
        "죽으면 마이너스 카운터 달고": "100.5",
        "혼자 공격하면 강해지나요": "100.6",
        "혼자 때리면 버프": "100.6",
        "생물을 오라로": "100.7",
        "오라로도 낼 수 있나요": "100.7",
        "아무도 타겟 못": "100.8",
        "슈로드": "100.8",
        "차에 태우면": "100.9",
        "크류": "100.9",
        "트리거 두 번 터지나요": "100.10",
        "두 번 격발": "100.10",
        "막을 수 없는 데미지": "100.11",
        "막을 수 없는 뎀": "100.11",
        "풀파티": "100.12",
        "파티 완성": "100.12",
        "코인 플립": "100.13",
        "타임스탑": "100.14",
        "end the turn": "100.14",
        "자리 정하기": "100.15",
        "앉는 자리": "100.15",
    }
    assert {query: searcher.numbers(query)[0] for query in wanted} == wanted


def test_what_is_typed_means_what_the_rules_have(search: Search) -> None:
    searcher = search(
        "ko",
        "목표, 공격, 피해, 종료단, 정화단, 우선권, 신속, 커맨드 구역, 방어자 선언, 정적 능력.",
        "마나 비용. 마나 값. 추가 비용. 대체 비용. 최대 손 크기. 턴 끝까지. 탭 심볼 활성화 능력.",
        "여러 생물 방어. 공개 구역Public zone. 전장을 벗어난 토큰은 돌아올 수 없습니다.",
        "대지를 플레이하는 것은 특별 행동. 해당 카드 타입 지속물을 의미.",
        "요구사항이 있는 생물 공격. 장비. 주문의 복사본. 대지인 섬. 카운터를 무효화.",
        "일어나지 않게 하는 효과가 우선합니다. 제일 위의 가장 나중에 추가된. 게임 외부. 대지잠입.",
        "소유자의 서고 무덤 손으로. 영혼결속. 한 개 이상의 목표에게 분배. 선택적 양면.",
        "조종당하는 플레이어. 팀원들끼리 서로 곁에 앉지 않으며. 해결의 마지막 단계 무덤.",
        "탐험 마커를 가장 위의 방.",
        "손을 편리한 대로 배열. 방어하려면 비용이 필요할 때. 게임을 떠난 플레이어의 턴.",
        "효과 범위. 색 아이덴티티. 최소 덱 크기. 승리하는 방법. 초과 피해. 모드. 토큰을 이동.",
        "콜렉팅 넘버 카드번호. 생물 배치 옵션. 합쳐진 지속물. 복사 가능한 값. 자가 대체 효과.",
        "예고, 발굴, 숫자 7, 던전, 감시, horsemanship, split second, goad, 2인전, 교차 팀전.",
        "생명 총점. 격발 능력. 첫 번째 멀리건은 세지 않습니다. 여러 개의 추가 턴.",
        "소환 후유증 summoning sickness. 지연 격발 능력은 딱 한 번.",
        "복사본이 새로운 목표를 잡을 수 있습니다.",
        "게임을 떠난 플레이어의 턴이 시작되려 할 때. 각 팀은 생명점을 공유합니다 30으로 시작.",
    )
    meant = {
        "총생": "생명 총점",
        "격능": "격발 능력",
        "첫멀 공짜": "첫 번째 멀리건은 세지 않습니다",
        "타임워프 두번": "여러 개의 추가 턴",
        "서머닝 시크": "소환 후유증 summoning sickness",
        "딜트 한번": "지연 격발 능력은 딱 한 번",
        "스톰카피 타겟": "복사본이 새로운 목표를 잡을 수",
        "죽은사람 턴": "게임을 떠난 플레이어의 턴이 시작되려",
        "쌍두 생점": "각 팀은 생명점을 공유합니다 30으로 시작",
        "타켓": "목표",
        "어텍": "공격",
        "댐": "피해",
        "앤드스텝": "종료단",
        "클린": "정화단",
        "프리오리티": "우선권",
        "마나코": "마나 비용",
        "마밸": "마나 값",
        "추코": "추가 비용",
        "대코": "대체 비용",
        "핸드사이즈": "최대 손 크기",
        "이오티": "턴 끝까지",
        "하스": "신속",
        "탭어빌": "탭 심볼 활성화 능력",
        "커존": "커맨드 구역",
        "디클 블락": "방어자 선언",
        "갱블락": "여러 생물 방어",
        "스태틱 어빌": "정적 능력",
        "공개 존": "공개 구역(Public zone)",
        "토큰 안 돌아와요": "전장을 벗어난 토큰은 돌아올 수 없습니다",
        "땅 내는 거 스택": "대지를 플레이하는 것은 특별 행동",
        "생물이라고만": "해당 카드 타입 지속물을 의미",
        "공격해야": "요구사항이 있는 생물 공격",
        "카운터를 가질 수 없다": "무효화",
        "못한다랑 할수있다 겹치면": "일어나지 않게 하는 효과가 우선합니다",
        "나중에 쌓은게": "제일 위의 가장 나중에 추가된",
        "겜밖": "게임 외부",
        "누구무덤으로 감": "소유자의 서고 무덤 손으로",
        "짝꿍": "영혼결속",
        "섬걷기": "대지잠입",
        "뎀분할": "한 개 이상의 목표에게 분배",
        "턴뺏긴애": "조종당하는 플레이어",
        "섞어앉기": "팀원들끼리 서로 곁에 앉지 않으며",
        "엠디에프씨": "선택적 양면",
        "첫방": "탐험 마커를 가장 위의 방",
        "다 쓰고 무덤": "해결의 마지막 단계 무덤",
        "손 정리": "손을 편리한 대로 배열",
        "막으려면 돈": "방어하려면 비용이 필요할",
        "튄사람 턴": "게임을 떠난 플레이어의 턴",
        "레인지오브인플루언스": "효과 범위",
        "레인지 오브 인플루언스": "효과 범위",
        "컬러아이덴터티": "색 아이덴티티",
        "미니멈 덱 사이즈": "최소 덱 크기",
        "윈컨디션": "승리하는 방법",
        "엑세스 데미지": "초과 피해",
        "콜랙터 넘버": "콜렉팅 넘버 카드번호",
        "디플로이크리처": "생물 배치 옵션",
        "머지드 퍼머넌트": "합쳐진 지속물",
        "카피어블밸류": "복사 가능한 값",
        "셀프리플레이스먼트": "자가 대체 효과",
        "포어톨드": "예고",
        "던젼": "던전",
        "스플릿 섹": "split second",
        "얼터네이팅팀즈": "교차 팀전",
    }
    unmeant = [
        query for query in meant if f"(or: {meant[query]})" not in searcher(query).understood_as
    ]
    assert unmeant == []
    ordinary = ("생물이", "공격하면", "생물 장비", "주문 복사본", "대지 섬")
    assert [query for query in ordinary if "(or:" in searcher(query).understood_as] == []


def test_spaces_are_free(search: Search) -> None:
    searcher = search(
        "ko",
        "상태 참조 행동은 저절로 일어납니다.",
        "전투피해단에 피해를 입힙니다.",
        "이 턴에 전투가 있고 단이 있습니다.",
        "마법진이 붙은 것입니다.",
        "오라클을 봅니다.",
        "죽다die라는 말입니다.",
        "오프닝 핸드를 공개합니다.",
    )
    wanted = {
        "상태참조행동": ["100.1"],
        "상태참조 행동": ["100.1"],
        "상태참조행동일어나나요": ["100.1"],
        "전투피해 단": ["100.2"],
        "전투 피해 단": ["100.2"],
        "오라": ["100.4"],
        "죽으면": ["100.6"],
        "엔드스텝": [],
        "오프닝핸드": ["100.7"],  # the players' expression is the rules' word as well
        "안죽음": ["100.6"],
    }
    assert {query: searcher.numbers(query)[: len(wanted[query])] for query in wanted} == wanted


def test_a_name_written_onto_a_word_is_another_word(search: Search) -> None:
    searcher = search("ko", "두 배로 하다Double", "뱅가드Vanguards", "카드7장을 버립니다.")
    wanted = {"double": "100.1", "뱅가드": "100.2", "7장": "100.3", "vanguards": "100.2"}
    assert {query: searcher.numbers(query)[0] for query in wanted} == wanted


def test_players_latin_letters_are_no_part_of_a_longer_latin_word(search: Search) -> None:
    searcher = search("ko", "planeswalking 능력입니다.", "최신 정보 대신 가장 최근 정보입니다.")
    assert searcher.numbers("lki") == ["100.2"]
    assert searcher.numbers("walking") == ["100.1"]  # nobody says it for anything else


def test_a_number_may_be_written_onto_any_word(search: Search) -> None:
    searcher = search("ko", "피해 3점을 입힙니다.", "피해 4점을 입힙니다.")
    assert searcher.numbers("4데미지")[:1] == ["100.2"]


def test_a_slip_of_one_letter_is_mended(search: Search) -> None:
    wanted = {"무덤애서": "100.5", "토컨": "100.3", "플래이어": "100.1", "지블해야": "100.4"}
    assert firsts(search, wanted) == wanted


def test_what_is_counted_is_a_filler(search: Search) -> None:
    searcher = search("ko", "플레이어는 카드 7장을 뽑습니다.", "세 번째 장입니다.")
    assert searcher.numbers("카드 몇 장 뽑기")[:1] == ["100.1"]
    assert searcher.numbers("몇 장") == ["100.2"]


def test_a_verb_is_no_part_of_another_that_a_filler_begins(search: Search) -> None:
    searcher = search("ko", "생물이 능력을 가집니다.", "게임에서 집니다.")
    assert searcher.numbers("지면") == ["100.2"]


def test_what_is_counted_is_written_onto_how_many_or_not(search: Search) -> None:
    searcher = search("ko", "이름이 같은 전설적 지속물은 하나만 남습니다.", "두 생물이 있습니다.")
    for query in ("전설 두 마리", "전설 두마리", "전설두마리"):
        assert searcher.numbers(query)[:1] == ["100.1"]


@pytest.mark.parametrize(
    ("word", "is_soft"),
    [
        ("있나요", True),
        ("있습니까", True),
        ("되는지", True),
        ("무엇인가요", True),
        ("경우에는", True),
        ("없나요", False),
        ("못하나요", False),
        ("않습니까", False),
        ("아닌가요", False),
        ("안", False),
        ("동안", False),
        ("전에", False),
        ("후에", False),
        ("대체", False),
        ("룰", True),
        ("잇나요", True),
    ],
)
def test_words_that_only_ask_are_fillers(word: str, is_soft: bool) -> None:
    profile = profile_for("ko")
    clauses = QueryReader(profile, analyzer_for(profile.tag)).read(f"카드 {word}").clauses
    assert [clause.soft for clause in clauses] == [False, is_soft]


@pytest.mark.parametrize(
    ("query", "is_question"),
    [
        ("생물 토큰 죽나요", True),
        ("생물 토큰 막을까", True),
        ("생물 토큰 어디로감", True),
        ("몇장까지 생물 토큰", True),
        ("생물 토큰 파괴", False),
    ],
)
def test_a_question_is_told_by_its_last_word_or_one_that_asks(
    query: str, is_question: bool
) -> None:
    profile = profile_for("ko")
    assert QueryReader(profile, analyzer_for(profile.tag)).read(query).is_question == is_question


@pytest.mark.parametrize(
    ("query", "understood"),
    [
        ("헤엄 골골", "헤엄 vs 골골"),
        ("swimming purring", "swimming vs purring"),
        ("헤엄 purring", "헤엄 vs purring"),
    ],
)
def test_a_name_in_two_languages_is_one_in_each(
    search: Search, query: str, understood: str
) -> None:
    searcher = search(
        "ko",
        record("702", title="능력"),
        record("702.1", "헤엄 Swimming"),
        *(record(f"702.1{letter}", "헤엄 능력. Swimming.") for letter in "abcdefghijk"),
        record("702.2", "골골 Purring"),
        *(record(f"702.2{letter}", "골골 능력. Purring.") for letter in "abcdefghijk"),
        "목록: 헤엄, 골골. Swimming, purring.",
    )
    found = searcher(query)
    assert found.understood_as == understood
    assert {str(hit.number) for hit in found.hits[:2]} == {"702.1", "702.2"}


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("이 름", "이름"),
        ("준 설", "준설"),
        ("준 설 이름", "준설 이름"),
        ("이름 준설", None),
        ("이 준설", None),
        ("준 OR 설", None),
        ("준  -설", None),
    ],
)
def test_a_word_that_was_typed_as_two_is_one(search: Search, query: str, meant: str | None) -> None:
    assert search("ko", "이름과 준설입니다.", "Zzz.")(query).did_you_mean == meant
