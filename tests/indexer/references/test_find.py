from __future__ import annotations

from dataclasses import replace
from time import process_time

import pytest

from indexer.languages import LanguageProfile, all_profiles, profile_for
from indexer.languages.profile import ReferenceWords
from indexer.model.reference import Mention
from indexer.references.find import find_mentions

# An invented language that writes its words next to numbers, as Chinese does.
DENSE = replace(
    profile_for("en"),
    tag="zh",
    references=ReferenceWords(
        rule=("规则",),
        section=("章",),
        conjunctions=("和", "以及"),
        range_words=("至",),
        boundless=True,
    ),
)


J_TO_M = "704.5j 704.5k 704.5m"


def find(text: str, *more: LanguageProfile) -> tuple[Mention, ...]:
    mentions = find_mentions(text, (*all_profiles(), *more))
    done = 0
    for mention in mentions:
        assert text[mention.start : mention.end] == mention.match
        assert done <= mention.start < mention.end
        done = mention.end
    return mentions


def briefly(text: str, *more: LanguageProfile) -> list[tuple[str, str]]:
    """Each mention as (match, what it stands for); `!` marks what is no number."""
    return [
        (mention.match, " ".join(t.written + "!" * (t.number is None) for t in mention.targets))
        for mention in find(text, *more)
    ]


@pytest.mark.parametrize(
    ("text", "match", "targets"),
    [
        ("Véase la regla 604.3.", "regla 604.3", "604.3"),
        ("reglas 704.5 y 704.6", "reglas 704.5 y 704.6", "704.5 704.6"),
        ("Cf. règles 510.1 c-d.", "règles 510.1 c-d", "510.1c 510.1d"),
        (
            "in rules 702.22b and 702.22f–h.",
            "rules 702.22b and 702.22f–h",
            "702.22b 702.22f 702.22g 702.22h",
        ),
        ("702.22b y 702.22f–h", "702.22b y 702.22f–h", "702.22b 702.22f 702.22g 702.22h"),
        ("See rule ~704.5a.", "rule ~704.5a", "704.5a"),
        (r"See rule~704.5a, says \emph{he}.", "rule~704.5a", "704.5a"),
        ("Véase la regla n.º~704.", "regla n.º~704", "704"),
        ("(see rules 119.7–8).", "rules 119.7–8", "119.7 119.8"),
        ("la sección 6, «X»", "sección 6, «X»", "6"),
        ("el capítulo 704, «X»", "capítulo 704, «X»", "704"),
        ("aux chapitres 704 et 705.", "chapitres 704 et 705", "704 705"),
        ("desde la regla 704.5j hasta la 704.5m", "regla 704.5j hasta la 704.5m", J_TO_M),
        ("from rule 704.5j to rule 704.5m", "rule 704.5j to rule 704.5m", J_TO_M),
        ("da regra 704.5j à regra 704.5m", "regra 704.5j à regra 704.5m", J_TO_M),
        ("sections 6 and 7", "sections 6 and 7", "6 7"),
        ("CR 702.19b", "CR 702.19b", "702.19b"),
        ("CR704.5k", "CR704.5k", "704.5k"),
        ("§704.5k", "§704.5k", "704.5k"),
        ("[704.5g]", "704.5g", "704.5g"),
        ("[CR 704.5g]", "CR 704.5g", "704.5g"),
        ("704.5g,", "704.5g", "704.5g"),
        ("(See rule 104.3a.)", "rule 104.3a", "104.3a"),
        ("reglas 702.19b a 702.19d", "reglas 702.19b a 702.19d", "702.19b 702.19c 702.19d"),
        ("702.19b à c", "702.19b à c", "702.19b 702.19c"),
        ("702.19b a c", "702.19b a c", "702.19b 702.19c"),
        ("règle n° 702.19b", "règle n° 702.19b", "702.19b"),
        ("Voir règles 217.8, « X » et 502.15", "règles 217.8, « X » et 502.15", "217.8 502.15"),
        ("in rules 608.3a and b are", "rules 608.3a and b", "608.3a 608.3b"),
        ("rules 608.3a, b, and d are", "rules 608.3a, b, and d", "608.3a 608.3b 608.3d"),
        (
            "rules 701.27a–c, 712.9–10, and 712.18.",
            "rules 701.27a–c, 712.9–10, and 712.18",
            "701.27a 701.27b 701.27c 712.9 712.10 712.18",
        ),
        ("rules 601.2g-h", "rules 601.2g-h", "601.2g 601.2h"),
        ("rules 903.9–903.11.", "rules 903.9–903.11", "903.9 903.10 903.11"),
        ("608.2j–n", "608.2j–n", "608.2j 608.2k 608.2m 608.2n"),
        ("704.5z-aa", "704.5z-aa", "704.5z 704.5aa"),
        ("regla 702.19b ss.", "regla 702.19b ss.", "702.19b"),
        ("rule 702.19b ff.", "rule 702.19b ff.", "702.19b"),
        ("règle 702.19b et s.", "règle 702.19b et s.", "702.19b"),
        ("règles 614 et 615", "règles 614 et 615", "614 615"),
        ("rules 704–705", "rules 704–705", "704 705"),
        ("rule 704, 903.10", "rule 704, 903.10", "704 903.10"),
        ("regle 704.5K", "regle 704.5K", "704.5k"),
        ("RE\u0300GLE 704", "RE\u0300GLE 704", "704"),
        ("rule\u00a0704.5\u00a0k)", "rule\u00a0704.5\u00a0k", "704.5k"),
        ("rule\n704", "rule\n704", "704"),
        ("704.5k/704.5m", "704.5k/704.5m", "704.5k 704.5m"),
        ("７０４．５k", "７０４．５k", "704.5k"),
        # The word for a section or chapter after its number.
        ("（参见第6章，“咒语、异能和效应”。）", "第6章，“咒语、异能和效应”", "6"),
        ("第 704 章", "第 704 章", "704"),
        ("제8섹션", "제8섹션", "8"),
        # A letter in brackets, as statutes have it.
        ("The rule 704.5(a) says", "rule 704.5(a)", "704.5a"),
        ("(704.5(K))", "704.5(K)", "704.5k"),
        ("规则704.5（a）", "规则704.5（a）", "704.5a"),
        ("rules 704.5(j) to (m)", "rules 704.5(j) to (m)", J_TO_M),
        ("704.5(j)–704.5(m)", "704.5(j)–704.5(m)", J_TO_M),
        ("reglas 704.5(a), (b) y (d)", "reglas 704.5(a), (b) y (d)", "704.5a 704.5b 704.5d"),
        ("704.5(l)", "704.5(l)", "704.5l!"),
        ("702.195", "702.195", "702.195"),
        ("702.100a", "702.100a", "702.100a"),
        ("704.5aa", "704.5aa", "704.5aa"),
        ("ルール704.5kです", "704.5k", "704.5k"),
        # What is no number but stands in a clear reference is kept as written.
        ("regla 704.5l", "regla 704.5l", "704.5l!"),
        ("704.5o", "704.5o", "704.5o!"),
        ("regla 0704.3", "regla 0704.3", "0704.3!"),
        ("rule 702.19.3", "rule 702.19.3", "702.19.3!"),
        ("rule 704.5.k", "rule 704.5.k", "704.5.k!"),
        ("608.2k–l", "608.2k–l", "608.2k 608.2l!"),
        # A range that is none is kept as its ends.
        ("702.19d–b", "702.19d–b", "702.19d 702.19b"),
        ("702.9a-702.10b", "702.9a-702.10b", "702.9a 702.10b"),
        ("100.1–999.9999", "100.1–999.9999", "100.1 999.9999"),
        ("100.1–100.999", "100.1–100.999", "100.1 100.999"),
    ],
)
def test_a_mention_is_found_with_all_it_stands_for(text: str, match: str, targets: str) -> None:
    assert briefly(text) == [(match, targets)]


@pytest.mark.parametrize(
    "text",
    [
        "$100.50 and € 100.50",
        "100.50 € o 100.50 USD, 120.5 euros",
        "v702.1 version 702.1, version: 702.1, versión 702.1",
        "该卡价格101.5元，售价为101.5，客户端版本799.1，版本：799.1，第100.2页，￥100.50，100.5块",
        "가격은 101.5원이고 버전 700.10입니다. 100.2쪽에서, 100.5 달러, 버전: 700.10, ￦100.5",
        "192.168.1.1 and 10.100.2",
        "3.14, 1.702 and 1,702.19",
        "100 cards, 205 damage, página 702",
        "2026-08-07, 31.12.2020, 7/11/2026",
        "+1/+1 y 2/2, {1}{B}",
        "2702.19, 702.195.3, 0702.1, 702.0, 702.01",
        "x702.1, _702.1, 702.1_, 702.19bcd, 702.1ñ",
        "+702.1 −702.1 a-702.1 =702.1",
        "120.500 jugadores",
        "100.5% 100.5° 702.1km",
        "https://x.y/702.19b www.x.y/702.19b x.y/rules/702.19b https://x.y/rule/704",
        "702.19b@x.org",
        "the rules 2.0, reglas 2021, CR7, rules 70",
        *("a fan of CR7", "chapter 2", "el capítulo 1, 2 o 3", "chapitre II", "n.º 704", "No. 704"),
        *("rule: 704", "las reglas: 3 jugadores"),
        *("第8张牌", "第12章", "第一章", "8章"),
        "rule 192.168.1.1",
        "rule",
        "",
    ],
)
def test_what_is_no_rule_is_left_alone(text: str) -> None:
    assert briefly(text) == []


@pytest.mark.parametrize(
    ("text", "match"),
    [
        ("rule 704 and 100 cards", "rule 704"),
        ("regla 702.19 y, por tanto", "regla 702.19"),
        ("rule 704.5 a creature", "rule 704.5"),
        ("la regla 704.5a y la criatura", "regla 704.5a"),
        ("règle 510.1 a-t-elle", "règle 510.1"),
        ("règle 702.19b et d’autres", "règle 702.19b"),
        ("rule 702.19b to a player", "rule 702.19b"),
        ("rule 704.5b, e.g. this", "rule 704.5b"),
        ("702.19 – 20 cards", "702.19"),
        ("702.19b-style", "702.19b"),
        ("702.19(see below)", "702.19"),
        ("702.19(or)", "702.19"),
        ("702.19 (a) one", "702.19"),
        ("reglas 702.2, 100.50 €", "reglas 702.2"),
        ("공격은 508.1 원래", "508.1"),
        ("规则101.5元素", "规则101.5"),
    ],
)
def test_what_follows_a_number_is_not_taken_for_more_of_it(text: str, match: str) -> None:
    assert [mention.match for mention in find(text)] == [match]


def test_numbers_with_a_word_each_are_mentions_of_their_own_with_their_titles() -> None:
    text = "Véase la regla 114, «Emblemas»; la regla 901, «Planechase»; y la regla 905, «Draft»."
    assert [(m.match, m.targets[0].written, m.targets[0].title) for m in find(text)] == [
        ("regla 114, «Emblemas»", "114", "Emblemas"),
        ("regla 901, «Planechase»", "901", "Planechase"),
        ("regla 905, «Draft»", "905", "Draft"),
    ]


def test_a_comma_inside_the_title_goes_on_with_the_list() -> None:
    text = "(See rules 702.109, “Dash,” 702.152, “Blitz,” and 730, “Merging.”)"
    (mention,) = find(text)
    assert mention.match == text[5:-1]
    assert [(t.written, t.title) for t in mention.targets] == [
        ("702.109", "Dash"),
        ("702.152", "Blitz"),
        ("730", "Merging"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        'According to 704.5k, "a player"',
        "702.19, «Una criatura ataca. Después muere»",
        "rule 702.19, “" + "long " * 20 + "”",
    ],
)
def test_a_quotation_is_no_title(text: str) -> None:
    (mention,) = find(text)
    assert mention.targets[0].title is None
    assert mention.match[-1].isalnum()


def test_a_handle_keeps_its_edition_and_locale() -> None:
    first, second = find("(113.6k@undated:es) 7@2026-08-07:PT-br.")
    assert first.match == "113.6k@undated:es"
    assert second.match == "7@2026-08-07:PT-br"
    read = [(t.written, str(t.edition), t.locale) for t in (*first.targets, *second.targets)]
    assert read == [("113.6k", "undated", "es"), ("7", "2026-08-07", "pt-BR")]


def test_spans_are_code_points() -> None:
    (mention,) = find("🂡 “Véase 702.19b–c”, después")
    assert (mention.start, mention.end) == (9, 18)


def test_a_dense_script_needs_no_space() -> None:
    text = "参见规则704.5k，规则702.55，“缠身”。第6章。依规则205.1a至c、305.7以及613.1d所述704.5m"
    assert briefly(text, DENSE) == [
        ("规则704.5k", "704.5k"),
        ("规则702.55，“缠身”", "702.55"),
        ("第6章", "6"),
        ("规则205.1a至c、305.7以及613.1d", "205.1a 205.1b 205.1c 305.7 613.1d"),
        ("704.5m", "704.5m"),
    ]


def test_only_the_words_of_the_languages_given_count() -> None:
    text = "regla 704, rule 705, règle 706"
    found = find_mentions(text, [profile_for("es"), profile_for("fr")])
    assert [mention.match for mention in found] == ["regla 704", "règle 706"]


HOSTILE = (
    *'7.-“"«a (,/§@',
    *("1.", "702.1 ", "702.1,", "702.1a a ", "702.1, “", "rule ", "regla 1 ", "a1 ", "1 ", "http"),
    *("702.1a-", "702.1@a-", "702.1@undated:es-", "n° ", "100.1-100.200,", "702.", "https://x "),
    *("７", "规则702.1", "rule 7.", "702.1\n", "(702.1 ff. "),
)


@pytest.mark.parametrize("piece", HOSTILE)
def test_time_grows_no_faster_than_the_text(piece: str) -> None:
    def seconds(size: int) -> float:
        text = piece * (size // len(piece))
        best = float("inf")
        for _ in range(3):
            began = process_time()
            find(text)
            best = min(best, process_time() - began)
        return best

    # Eight times the text: about 8 when linear, 64 when quadratic.
    assert seconds(32_000) < 32 * max(seconds(4_000), 0.0005)


def test_ranges_cannot_make_a_text_grow_without_bound() -> None:
    targets = sum(len(mention.targets) for mention in find("100.1-100.200, " * 5_000))
    assert targets < 25_000
