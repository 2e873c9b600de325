from __future__ import annotations

import pytest

from indexer.model.echo import shown
from indexer.model.errors import (
    InvalidNumber,
    NumberError,
    RangeNotAllowed,
    RangeTooLarge,
    UnusedLetter,
)
from indexer.references.reading import read_number, read_numbers


@pytest.mark.parametrize(
    "text",
    [
        *("704.5K", "704.5k.", "704.5 k", "(704.5k)", "CR 704.5k", "CR704.5k", "rule 704.5k"),
        *(
            "regla 704.5k",
            "règle 704.5k",
            "§704.5k",
            "§ 704.5k",
            "704。5k",
            "７０４.5k",
            "７０４．５ｋ",
        ),
        *(
            "704.5\u00a0k",
            "\ufeff704.5k",
            "704.\u00ad5\u200bk",
            "7\u200c04\u200d.5\u2060k",
            "[704.5k]",
            "“704.5k”",
            "REGLA 704.5 K",
            "règle n° 704.5k",
        ),
        *("Rule 704.5k.", "subrule 704.5k", "704.5k,", "\t704.5k\n", "regle 704.5k"),
        *("n.º 704.5k", "Nº 704.5K", "No. 704.5k", "#704.5k", "núm. 704.5 k", "regla nro. 704.5k"),
        *("第704.5k条", "规则第704.5k条", "제704.5k조", "규칙 704.5k번"),
        *("704.5(k)", "Rule 704.5(K).", "(704.5(k))", "规则704.5（k）"),
        *("Rule: 704.5k", "Regla n.º: 704.5k", "règle\u00a0: 704.5k", "CR:704.5k", "规则：704.5k"),
    ],
)
def test_what_people_type_is_read_as_the_number_they_mean(text: str) -> None:
    read = read_number(text)
    assert (str(read.number), read.edition, read.locale) == ("704.5k", None, None)
    assert read.normalized


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", "7"), ("702", "702"), ("702.19", "702.19"), ("702.6", "702.6"), ("704.5aa", "704.5aa")],
)
def test_the_canonical_form_is_not_normalized(text: str, number: str) -> None:
    read = read_number(text)
    assert (str(read.number), read.normalized) == (number, False)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *(("rule 7", "7"), ("section 6", "6"), ("sección 6", "6"), ("702.", "702")),
        *(("704.5 aa", "704.5aa"), ("regla 114, «Emblemas»", "114"), ("reglas 704", "704")),
        *(
            ("n.º 704", "704"),
            ("number 704.5", "704.5"),
            ("Capítulo 704", "704"),
            ("cap. 704", "704"),
        ),
        *(("Chapitre 704", "704"), ("chapter 704", "704"), ("capitulo 704.5k", "704.5k")),
        *(
            ("第7章", "7"),
            ("第 7 章", "7"),
            ("제7섹션", "7"),
            ("第704章", "704"),
            ("704조", "704"),
            ("챕터 704", "704"),
        ),
    ],
)
def test_every_level_is_read_tolerantly(text: str, number: str) -> None:
    assert str(read_number(text).number) == number


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("113.6k@undated:es", ("113.6k", "undated", "es", False)),
        ("704.5k@2026-08-07:en", ("704.5k", "2026-08-07", "en", False)),
        ("704.5k@2026-08-07", ("704.5k", "2026-08-07", None, False)),
        ("704@undated:pt-br", ("704", "undated", "pt-BR", True)),
        ("(113.6K@Undated:ES)", ("113.6k", "undated", "es", True)),
    ],
)
def test_a_handle_is_read_wherever_a_number_is(
    text: str, read: tuple[str, str, str | None, bool]
) -> None:
    found = read_number(text)
    assert (str(found.number), str(found.edition), found.locale, found.normalized) == read


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "abc", "rule", "0704", "7041", "70", "0", "IV", "MCMXCIV", "..", "@"),
        *(
            "704.0",
            "704.05",
            "704..5",
            "704.5abc",
            "704.5k foo",
            "foo 704.5k",
            "704.5.k",
            "704.5.1",
            "capítulo 7",
            "chapter II",
            "n.º 7",
            "第7张",
        ),
        *("702.19999", "100.1–102", "702.9a–20", "704.5k@", "704.5k@2026-13-07:en", "704.5k@a:b"),
        *("704.5k@undated:es@x", "704.5k/", "-704.5k", "704.5k 704.6", "٧٠٤.٥", "7" * 5_000),
    ],
)
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(InvalidNumber) as refused:
        read_number(text)
    assert refused.value.asked == shown(text)


@pytest.mark.parametrize(
    ("text", "suggestions"),
    [
        ("704.5l", ("704.5k", "704.5m")),
        ("CR 704.5 O", ("704.5n", "704.5p")),
        ("704.5al", ("704.5ak", "704.5am")),
    ],
)
def test_a_letter_that_is_not_used_is_explained(text: str, suggestions: tuple[str, ...]) -> None:
    with pytest.raises(UnusedLetter) as refused:
        read_number(text)
    assert (refused.value.asked, refused.value.suggestions) == (text, suggestions)


@pytest.mark.parametrize(
    "text",
    ["704.5a-c", "119.7–8", "704.5, 704.6", "rules 704 and 705", "702.19b à c", "704–705", "6–7"],
)
def test_several_numbers_are_refused_where_one_belongs(text: str) -> None:
    with pytest.raises(RangeNotAllowed):
        read_number(text)


def listed(text: str, limit: int = 200) -> list[str]:
    return [
        str(item.number.number) if item.number is not None else f"{item.asked}: {item.error!r}"
        for item in read_numbers(text, limit)
    ]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        (
            "510.1c-d,119.7–8 , 801.1-801.4, 111.2",
            "510.1c 510.1d 119.7 119.8 801.1 801.2 801.3 801.4 111.2",
        ),
        ("608.2k–n", "608.2k 608.2m 608.2n"),
        ("702.19b–c", "702.19b 702.19c"),
        ("702.19b à c", "702.19b 702.19c"),
        ("702.19b a c", "702.19b 702.19c"),
        *((f"510.1 {ends}", "510.1c 510.1d") for ends in ("c-d", "c–d", "C-D", "c - d", "c a d")),
        ("510.1 z-ab", "510.1z 510.1aa 510.1ab"),
        ("704.5j a la 704.5m", "704.5j 704.5k 704.5m"),
        ("704.5 a la 704.6", "704.5 704.6"),
        ("règle 704.5j jusqu’à la règle n° 704.5m", "704.5j 704.5k 704.5m"),
        ("rule 704.5j to rule 704.5m", "704.5j 704.5k 704.5m"),
        ("第704.5j条到第704.5m条", "704.5j 704.5k 704.5m"),
        ("704.5j부터 704.5m까지", "704.5j 704.5k 704.5m"),
        ("capítulos 704 y 705", "704 705"),
        ("100.1-100.3", "100.1 100.2 100.3"),
        ("119.7 - 8", "119.7 119.8"),
        ("704.5z-ab", "704.5z 704.5aa 704.5ab"),
        ("704–705", "704 705"),
        ("6–7", "6 7"),
        ("rules 702.22b and 702.22f–h", "702.22b 702.22f 702.22g 702.22h"),
        ("reglas 704.5 y 704.6", "704.5 704.6"),
        ("règles 217.8, « X » et 502.15", "217.8 502.15"),
        ("608.3a, b y d", "608.3a 608.3b 608.3d"),
        ("704.5K;(702.19b)、７", "704.5k 702.19b 7"),
        ("704,7,702.19", "704 7 702.19"),
        ("111.2,111.2,111.1-2", "111.2 111.1"),
        (" , ,", ""),
        ("", ""),
    ],
)
def test_a_list_is_read_in_order_each_number_once(text: str, numbers: str) -> None:
    assert " ".join(listed(text)) == numbers


def test_handles_in_a_list_keep_their_rulebooks_apart() -> None:
    items = read_numbers("113.6@undated:es, 113.6@undated:fr, 113.6, 113.6@undated:ES")
    numbers = [item.number for item in items]
    assert [number.locale for number in numbers if number is not None] == ["es", "fr", None]


@pytest.mark.parametrize(
    ("text", "asked", "error"),
    [
        ("702.1, abc", "abc", InvalidNumber),
        ("702.1, 704.5l", "704.5l", UnusedLetter),
        ("702.1, 704.5d–b", "704.5d–b", InvalidNumber),
        ("702.1, 100.1–102", "100.1–102", InvalidNumber),
        ("702.1, 702.9a-702.10b", "702.9a-702.10b", InvalidNumber),
        ("702.1, 614–702", "614–702", InvalidNumber),
        ("702.1, 702.19-5", "702.19-5", InvalidNumber),
        ("702.1, x", "x", InvalidNumber),
        ("702.1, 7041", "7041", InvalidNumber),
        ("702.1, 100.1–999.9999", "100.1–999.9999", InvalidNumber),
    ],
)
def test_a_bad_part_of_a_list_is_told_and_the_rest_is_read(
    text: str, asked: str, error: type[NumberError]
) -> None:
    good, bad = read_numbers(text)
    assert good.number is not None
    assert (str(good.number.number), good.error) == ("702.1", None)
    assert (bad.asked, bad.number, type(bad.error)) == (asked, None, error)


@pytest.mark.parametrize(
    "text",
    [
        *("100.1-100.999", "702.1-9999", "702.1,100.1-100.200"),
        *(
            ",".join(["702.1"] * 201),
            "100.1-100.200," * 20_000,
            "x" * 1_000_000,
            "702.1," * 100_000,
        ),
    ],
)
def test_a_list_is_bounded(text: str) -> None:
    with pytest.raises(RangeTooLarge) as refused:
        read_numbers(text)
    assert refused.value.limit == 200


def test_the_limit_is_the_callers() -> None:
    assert len(listed("100.1-5", limit=5)) == 5
    with pytest.raises(RangeTooLarge):
        read_numbers("100.1-6", limit=5)
