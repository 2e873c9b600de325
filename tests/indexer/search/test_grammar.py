"""What a query says, whatever is typed."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from indexer.fulltext.analysis import analyzer_for
from indexer.languages import profile_for
from indexer.model.errors import QueryTooLong, UnknownFilter
from indexer.search.grammar import QueryReader
from indexer.search.query import Clause

J_TO_M = "number:704.5j 704.5k 704.5m"
OF_FLASH = ["~word:of", "word:flash"]
THE_RULES = ["~word:rule", "~word:the", "~word:rule"]
LEGEND = ["word:legend", "number:704.5j 704.5m"]
BETWEEN = ["~word:diferencia", "~word:entre", "number:704.5m"]
LA_REGLA_N = ["~word:la", "~word:regla", "~word:n", "~word:º"]
WHAT_SAYS = ["~word:qué", "~word:dice", "~word:la"]
M_AND_6 = ["number:704.5m", "~word:and", "number:704.6"]


@cache
def reader(locale: str = "en") -> QueryReader:
    profile = profile_for(locale)
    return QueryReader(profile, analyzer_for(profile.tag))


def shown(clause: Clause) -> str:
    terms = "|".join(f"{term.kind}:{' '.join(term.surfaces)}" for term in clause.terms)
    return f"{'-' if clause.negated else ''}{'~' if clause.soft else ''}{terms}"


@pytest.mark.parametrize(
    ("query", "clauses"),
    [
        ("mana ability", ["word:mana", "word:ability"]),
        ("the mana", ["~word:the", "word:mana"]),
        ("what if", ["word:what", "word:if"]),
        ('"first strike"', ["phrase:first strike"]),
        ("“first strike” «double strike»", ["phrase:first strike", "phrase:double strike"]),
        ('"first strike', ["word:first", "word:strike"]),
        ("tap -creature", ["word:tap", "-word:creature"]),
        ("tap NOT creature", ["word:tap", "-word:creature"]),
        ('tap -"first strike"', ["word:tap", "-phrase:first strike"]),
        ("tap NOT first-strike flash", ["word:tap", "-phrase:first strike", "word:flash"]),
        ("tap -first-strike", ["word:tap", "-phrase:first strike"]),
        ("tap -{T} -+1/+1", ["word:tap", "-word:{t}", "-word:+1/+1"]),
        ("tap -7 −20 -3", ["word:tap", "word:-7", "word:-20", "word:-3"]),
        ("tap -X/-X -1/+1 -0 / −1", ["word:tap", "word:-x/-x", "word:-1/+1", "word:-0/-1"]),
        ("tap -2/2 -X/X -1 / 1", ["word:tap", "-word:2/2", "-word:x/x", "-word:1/1"]),
        ("-*/* tap -*/2 -*/-*", ["-word:*/*", "word:tap", "-word:*/2", "word:-*/-*"]),
        ("two 1/1s", ["word:two", "word:1/1"]),
        ("+1/+1's -1 / -1s", ["word:+1/+1", "word:-1/-1"]),
        ("702,19b", ["number:702.19b"]),
        ("rule 704.5.j flash", ["~word:rule", "number:704.5j", "word:flash"]),
        ("r702.19 flash", ["number:702.19", "word:flash"]),
        ("flash 70219b", ["word:flash", "number:702.19b"]),
        ("CREATURES DO NOT UNTAP", ["word:creatures", "~word:do", "word:not", "word:untap"]),
        ("ELF OR NOT GOBLIN", ["word:elf", "-word:goblin"]),
        ("{T} AND NOT SBA", ["word:{t}", "-word:sba"]),
        ("FLYING NOT REACH", ["word:flying", "-word:reach"]),
        ("+1 / +1 2/ 2", ["word:+1/+1", "word:2/2"]),
        ("flying|reach", ["word:flying|word:reach"]),
        ("”first strike” ‹double strike›", ["phrase:first strike", "phrase:double strike"]),
        ("「first strike」", ["phrase:first strike"]),
        ("tap OR untap", ["word:tap|word:untap"]),
        ("OR tap AND", ["word:tap"]),
        ("tap AND NOT untap && flash", ["word:tap", "-word:untap", "word:flash"]),
        ("tap -(untap flash) haste", ["word:tap", "-word:untap", "-word:flash", "word:haste"]),
        ("NOT (untap OR flash) tap", ["-word:untap", "-word:flash", "word:tap"]),
        ('NOT ( "first strike" ) tap', ["-phrase:first strike", "word:tap"]),
        ("tap AND (NOT untap) flash", ["word:tap", "-word:untap", "word:flash"]),
        ("(tap OR untap) flash", ["word:tap|word:untap", "word:flash"]),
        ("tap -(untap", ["word:tap", "-word:untap"]),
        ("NOT tap OR untap", ["-word:tap", "word:untap"]),
        ("tap OR NOT untap", ["word:tap", "-word:untap"]),
        ("tap OR -untap flash", ["word:tap", "-word:untap", "word:flash"]),
        ("-tap OR -untap", ["-word:tap", "-word:untap"]),
        ("-(tap OR untap)", ["-word:tap", "-word:untap"]),
        ("tap -untap -flash OR haste", ["-word:untap", "-word:flash", "word:tap|word:haste"]),
        ("tap NOT untap OR 704.5j", ["-word:untap", "word:tap|number:704.5j"]),
        ("tap flash NOT 702.9 OR haste", ["word:tap", "word:flash|word:haste"]),
        ("what is 704", ["~word:what", "~word:is", "number:704"]),
        (
            "704 or rule 705 -tap",
            ["number:704", "~word:or", "~word:rule", "number:705", "-word:tap"],
        ),
        ("704 OR 705", ["number:704 705"]),
        ("704 tap", ["word:704", "word:tap"]),
        ("tap NOT the untap", ["word:tap", "~word:the", "-word:untap"]),
        ("tap OR an untap", ["~word:an", "word:tap|word:untap"]),
        ("tap the OR untap", ["~word:the", "word:tap|word:untap"]),
        ("tap -(the untap of) flash", ["word:tap", "~word:the", "-word:untap", *OF_FLASH]),
        ("tap NOT the", ["word:tap", "-word:the"]),
        ("tap OR the", ["word:tap", "~word:the"]),
        ("tap -the untap", ["word:tap", "-word:the", "word:untap"]),
        ("what OR tap", ["~word:what", "word:tap"]),
        ("tap OR rule 704", ["~word:rule", "word:tap|number:704"]),
        ("tap OR rule704 flash", ["word:tap|number:704", "word:flash"]),
        ("rule 704 OR the rule 705 tap", [*THE_RULES, "number:704|number:705", "word:tap"]),
        ("section 7 OR section 8", ["number:7 8"]),
        ("704.5j-m OR tap", [f"{J_TO_M}|word:tap"]),
        ("tap OR rules 704.5j, 704.5m", ["~word:rules", "word:tap|number:704.5j 704.5m"]),
        ("NOT rules 704.5j and 704.5m OR tap", ["word:tap"]),
        ("flash NOT rule 704 OR tap", ["word:flash|word:tap"]),
        ("flash NOT rules 704.5j and 704.5m OR tap", ["word:flash|word:tap"]),
        ("flash -704.5j, 704.5m OR tap", ["word:flash|word:tap"]),
        ("tap OR -rule 704", ["word:tap"]),
        ("kind:rule 704 tap", ["word:704", "word:tap"]),
        ("kind:rule 704", ["number:704"]),
        ("7 in:7", ["number:7"]),
        ("kind:rule, Rule 7", ["number:7"]),
        ("tap OR first-strike flash", ["word:tap|phrase:first strike", "word:flash"]),
        ("first-strike OR tap", ["phrase:first strike|word:tap"]),
        ("(-untap tap)", ["-word:untap", "word:tap"]),
        ('(-"first strike" tap)', ["-phrase:first strike", "word:tap"]),
        ("NOT (-untap flash) tap", ["-word:untap", "-word:flash", "word:tap"]),
        ("(-1/-1 tap)", ["word:-1/-1", "word:tap"]),
        ("untap OR in:7 tap", ["word:untap", "word:tap"]),
        ("untap in:6 OR in:7 tap", ["word:untap", "word:tap"]),
        ("tap -(in:7 OR kind:rule) flash", ["word:tap", "word:flash"]),
        ("layer(s) create(s)", ["word:layer", "word:create"]),
        ("layer(X) flying(trample)", ["word:layer", "word:x", "word:flying", "word:trample"]),
        ("rule 702.19b trample", ["~word:rule", "number:702.19b", "word:trample"]),
        (
            "what does section 7 say",
            ["~word:what", "~word:does", "~word:section", "number:7", "~word:say"],
        ),
        ("rules 2 players", ["~word:rules", "word:2", "word:players"]),
        ("{2}", ["word:{2}"]),
        ('"{2}" tap', ["phrase:{2}", "word:tap"]),
        ("Section 7 say", ["~word:section", "number:7", "~word:say"]),
        ("tap,-untap, in:7", ["word:tap", "-word:untap"]),
        ("tap, -untap,in:7", ["word:tap", "-word:untap"]),
        ("2.5 taps 2,5", ["word:2.5", "word:taps", "word:2.5"]),
        ("rules 8,9", ["number:8 9"]),
        ("1,2,3 taps", ["word:1", "word:2", "word:3", "word:taps"]),
        ("1,000 taps", ["word:1", "word:000", "word:taps"]),
        ("trample, CR 702.19b", ["word:trample", "~word:cr", "number:702.19b"]),
        ("rule trample 702.19b", ["word:rule", "word:trample", "number:702.19b"]),
        ("regener*", ["prefix:regener"]),
        ("a* b", ["~word:a", "word:b"]),
        ("+1/+1 -1/-1 −1/−1", ["word:+1/+1", "word:-1/-1", "word:-1/-1"]),
        ("{T} {2/W}", ["word:{t}", "word:{2/w}"]),
        ("704.5k legend", ["number:704.5k", "word:legend"]),
        ("legend 704.5K?", ["word:legend", "number:704.5k"]),
        ("legend rule704.5k", ["word:legend", "number:704.5k"]),
        ("rule 704.5 k legend", ["~word:rule", "number:704.5k", "word:legend"]),
        ("legend 704.5 k", ["word:legend", "number:704.5k"]),
        ("704.5 a creature", ["number:704.5", "~word:a", "word:creature"]),
        ("rules 704.5j-m explained", ["~word:rules", J_TO_M, "~word:explained"]),
        ("from rule 704.5j to rule 704.5m", ["~word:from", "~word:rule", J_TO_M]),
        ("legend 704.5j, 704.5m and 7 cards", [*LEGEND, "~word:and", "word:7", "word:cards"]),
        ("704.5j vs 704.5m and 704.6", ["number:704.5j", "~word:vs", *M_AND_6]),
        ("704.5j AND 704.5m legend", ["number:704.5j", "number:704.5m", "word:legend"]),
        ("704.5j OR legend", ["number:704.5j|word:legend"]),
        ("legend OR 704.5j, 704.5m", ["word:legend|number:704.5j 704.5m"]),
        ('legend "704.5j-m"', ["word:legend", "phrase:704.5j m"]),
        ('CR 704.5, 705 "tap" x', ["~word:cr", "number:704.5 705", "phrase:tap", "word:x"]),
        ("chapter 704 legend", ["~word:chapter", "number:704", "word:legend"]),
        ("saga chapter 2", ["word:saga", "word:chapter", "word:2"]),
        ("legend 704.5l", ["word:legend", "word:704.5l"]),
        ("CR 704.5K.", ["number:704.5k"]),
        ("801.4-6", ["number:801.4 801.5 801.6"]),
        ("7", ["number:7"]),
        ("7 cards", ["word:7", "word:cards"]),
        ("double-faced", ["word:double", "word:faced"]),
        ('* - " ” OR NOT', []),
        ("", []),
    ],
)
def test_english(query: str, clauses: list[str]) -> None:
    assert [shown(clause) for clause in reader().read(query).clauses] == clauses


@pytest.mark.parametrize(
    ("locale", "query", "clauses"),
    [
        ("fr", "l’objet d'adversaire", ["word:objet", "word:adversaire"]),
        ("zh-Hans", "触发式异能", ["run:触发 发式 式异 异能"]),
        ("zh-Hans", "能", ["character:能"]),
        ("zh-Hans", "异能(践踏)", ["run:异能", "run:践踏"]),
        ("es", "704.5 y 704.6 legendario", ["number:704.5 704.6", "word:legendario"]),
        ("es", "de la 704.5j a la 704.5m", ["~word:de", "~word:la", J_TO_M]),
        ("es", "diferencia entre 704.5M y 704.5N", [*BETWEEN, "~word:y", "number:704.5n"]),
        ("es", "qué dice la n.º 704.5K", [*WHAT_SAYS, "~word:n", "~word:º", "number:704.5k"]),
        ("es", "Regla: 704.5k vuela", ["~word:regla", "number:704.5k", "word:vuela"]),
        ("es", "reglas: 2 jugadores", ["~word:reglas", "word:2", "word:jugadores"]),
        ("fr", "le chapitre 704 dit", ["~word:le", "~word:chapitre", "number:704", "~word:dit"]),
        (
            "zh-Hans",
            "践踏，规则第704.5k条",
            ["run:践踏", "~word:规则", "~word:第", "number:704.5k"],
        ),
        ("es", "vuela OR la regla n.º 704", [*LA_REGLA_N, "word:vuela|number:704"]),
        ("fr", "vol NOT une portée", ["word:vol", "~word:une", "-word:portée"]),
        ("zh-Hans", "第704章 践踏", ["~character:第", "number:704", "run:践踏"]),
        ("zh-Hans", "践踏 OR 规则704", ["~run:规则", "run:践踏|number:704"]),
        ("ko", "704는 뭐야", ["number:704", "~word:는", "~word:뭐야"]),
        ("ko", "702.19b번은", ["number:702.19b"]),
        ("ko", "격발 규칙 704번이", ["word:격발", "~word:규칙", "number:704"]),
        ("ko", "격발 NOT 규칙 705번은", ["word:격발"]),
        ("ko", "704번타자", ["word:704번타자"]),
        ("ko", "규칙 704가 격발", ["~word:규칙", "number:704", "~word:가", "word:격발"]),
        ("ko", "규칙 704와 705", ["number:704 705"]),
        ("ko", "격발 100장은", ["word:격발", "word:100장은"]),
        ("ko", "격발 120을", ["word:격발", "word:120", "~word:을"]),
        ("ko", "격발 704.5k번", ["word:격발", "number:704.5k"]),
        ("ko", "능력을 격발", ["word:능력을", "word:격발"]),
        ("ko", "능력을OR격발", ["word:능력을|word:격발"]),
        ("ko", "능력을NOT격발AND영토", ["word:능력을", "-word:격발", "word:영토"]),
        ("ko", "능력을 NOT(격발 영토)", ["word:능력을", "-word:격발", "-word:영토"]),
        ("zh-Hans", "异能OR践踏", ["run:异能|run:践踏"]),
        ("zh-Hans", "异能OR 践踏 ＮＯＴ 地", ["run:异能|run:践踏", "-character:地"]),
        ("ko", "능력을 NOT격발", ["word:능력을", "-word:격발"]),
        ("zh-Hans", "异能 －（践踏 地） kind：rule", ["run:异能", "-run:践踏", "-character:地"]),
        ("zh-Hans", "异能NOT（践踏 地）", ["run:异能", "-run:践踏", "-character:地"]),
    ],
)
def test_other_languages(locale: str, query: str, clauses: list[str]) -> None:
    assert [shown(clause) for clause in reader(locale).read(query).clauses] == clauses


@pytest.mark.parametrize("listed", ["chapter 100-199 ", "100.1-100.200, ", "704.5a-z "])
def test_what_many_ranges_stand_for_is_bounded(listed: str) -> None:
    clauses = reader().read(f"legend {listed * 12}").clauses
    assert sum(len(term.numbers) for clause in clauses for term in clause.terms) <= 300


def test_fillers_that_are_all_there_is_are_as_few_as_words_may_be() -> None:
    clauses = reader().read("what if " * 37).clauses
    assert (len(clauses), len([clause for clause in clauses if not clause.soft])) == (74, 16)


@pytest.mark.parametrize(
    ("query", "is_strict"),
    [
        ("tap AND untap", True),
        ("tap & untap", True),
        ("tap && untap flash", True),
        ("tap AND the untap", True),
        ("tap -(untap AND flash)", False),
        ("tap AND NOT untap", True),
        ("tap AND -untap", True),
        ('tap AND "first strike"', True),
        ("tap AND untap AND", True),
        ("tap untap AND", False),
        ("AND tap untap", False),
        ("& tap untap &&", False),
        ("tap untap AND the", False),
        ("the AND tap untap", False),
        ("tap AND OR untap", False),
        ("tap AND in:7 untap", False),
        ("tap untap AND kind:rule", False),
        ("tap AND ! untap", True),
        ("tap and untap", False),
    ],
)
def test_and_is_meant_between_two_words_only(query: str, is_strict: bool) -> None:
    assert reader().read(query).is_strict == is_strict


@pytest.mark.parametrize(
    ("locale", "query", "excluded"),
    [
        ("en", "tap -702", "702"),
        ("en", "tap −702", "702"),
        ("en", "tap NOT 702", "702"),
        ("en", "tap -702, 704", "702 704"),
        ("en", "tap -(702, 704)", "702 704"),
        ("en", "tap -702.19", "702.19"),
        ("en", "-702 -704 tap", "702 704"),
        ("en", "tap -704.5j -704.5n", "704.5j 704.5n"),
        ("en", "tap NOT 702.9, 702.17", "702.9 702.17"),
        ("en", "tap -704.5j-n", "704.5j 704.5k 704.5m 704.5n"),
        ("en", "-704.5J-k tap", "704.5j 704.5k"),
        ("en", "tap -704.5 k", "704.5k"),
        ("en", "tap -rule 702.19b", "702.19b"),
        ("en", "tap NOT rule 702", "702"),
        ("en", "tap NOT the rules 702.5 to 702.6", "702.5 702.6"),
        ("en", "NOT rule 702.19 OR tap", "702.19"),
        ("en", "NOT rules 702.19, 702.20 OR tap", "702.19 702.20"),
        ("en", "the NOT rule 702 tap", "702"),
        ("en", "tap -section 7", "7"),
        ("en", "tap -CR702 -in:704", "704 702"),
        ("en", "tap －７０２．１９ｂ", "702.19b"),
        ("es", "tap NOT la regla 702", "702"),
        ("es", "tap -sección 7", "7"),
        ("fr", "tap NOT les règles 702.19 et 702.20", "702.19 702.20"),
        ("pt-BR", "tap -as regras 702.19", "702.19"),
        ("ko", "tap -702번", "702"),
        ("ko", "tap NOT 702.19b번", "702.19b"),
        ("zh-Hans", "tap －７０２", "702"),
        ("zh-Hans", "tap NOT 第702章", "702"),
    ],
)
def test_an_excluded_number_keeps_off_what_it_is_of(locale: str, query: str, excluded: str) -> None:
    read = reader(locale).read(query)
    assert " ".join(map(str, read.without)) == excluded
    assert [clause.surface for clause in read.clauses] == ["tap"]


@pytest.mark.parametrize("query", ["tap -7", "tap NOT 7", "tap -1/-1", "tap －３", "tap -704.5l"])
def test_an_excluded_amount_is_none(query: str) -> None:
    assert reader().read(query).without == ()


@pytest.mark.parametrize(
    "query",
    [
        *(
            "先攻in:702",
            "先攻in：702",
            "先攻 in:７０２",
            "先攻（in:702）",
            "（先攻）in:702",
            "先攻in : 702",
        ),
        *(
            "선제공격in:702",
            "선제공격(in:702)",
            "flying in: 702",
            "flying in : 702",
            "flying IN : 702",
        ),
        *("flying\u00a0in\u00a0:\u00a0702", "(in: 702) flying", "「先攻」in: 702."),
    ],
)
def test_a_filter_may_be_written_apart_or_onto_a_word(query: str) -> None:
    locale = "en" if "flying" in query else "ko" if "선" in query else "zh-Hans"
    read = reader(locale).read(query)
    assert ([*map(str, read.within)], len(read.clauses)) == (["702"], 1)


@pytest.mark.parametrize(
    ("locale", "query", "without", "kinds"),
    [
        ("zh-Hans", "先攻-in:702", ["702"], 3),
        ("zh-Hans", "先攻NOT in:702", ["702"], 3),
        ("zh-Hans", "先攻kind:rule", [], 1),
        ("ko", "선제공격kind: Rule", [], 1),
        ("en", "flying -in: 702 kind : example", ["702"], 1),
        ("fr", "vol NOT kind : glossary", [], 2),
        ("en", "flying in: combat", [], 3),
        ("en", "flying in: 20 turns", [], 3),
        ("en", "flying kind: spell", [], 3),
        ("en", "flying kind: rules", [], 3),
        ("en", "begin: 702 flying", [], 3),
    ],
)
def test_a_filter_that_is_written_so_has_a_value(
    locale: str, query: str, without: list[str], kinds: int
) -> None:
    read = reader(locale).read(query)
    assert ([*map(str, read.without)], len(read.kinds), read.within) == (without, kinds, ())


@pytest.mark.parametrize(
    "text",
    ["in:702.19B kind:example IN:7 trample", "(in:702.19b kind:example (IN:7) trample)"],
)
def test_filters(text: str) -> None:
    query = reader().read(text)
    assert [str(number) for number in query.within] == ["702.19b", "7"]
    assert query.kinds == {"example"}
    assert [shown(clause) for clause in query.clauses] == ["word:trample"]


@pytest.mark.parametrize(
    ("query", "without", "kinds"),
    [
        ("trample -in:702.19", ["702.19"], ["example", "glossary", "rule"]),
        ("NOT in:702 trample", ["702"], ["example", "glossary", "rule"]),
        ("trample NOT kind:glossary", [], ["example", "rule"]),
        ("trample -kind:example −kind:rule", [], ["glossary"]),
        ("trample kind:rule -kind:rule", [], []),
        ("trample -(in:702)", ["702"], ["example", "glossary", "rule"]),
        ("trample NOT (in:702 Kind:rule)", ["702"], ["example", "glossary"]),
        ("-((in:702) kind:example) trample", ["702"], ["glossary", "rule"]),
        ("trample (-in:702)", ["702"], ["example", "glossary", "rule"]),
        ("(-kind:example trample)", [], ["glossary", "rule"]),
        ("trample(kind:rule)", [], ["rule"]),
        ("(kind:rule)trample", [], ["rule"]),
        ("(-in:702)(kind:rule)trample", ["702"], ["rule"]),
    ],
)
def test_filters_may_exclude(query: str, without: list[str], kinds: list[str]) -> None:
    read = reader().read(query)
    assert [str(number) for number in read.without] == without
    assert sorted(read.kinds) == kinds
    assert [shown(clause) for clause in read.clauses] == ["word:trample"]


@pytest.mark.parametrize(
    ("query", "known"),
    [("foo:bar", "in:"), ("kind:spell", "kind:glossary"), ("in:abc", "in:702.19")],
)
def test_unknown_filters_name_the_known_ones(query: str, known: str) -> None:
    with pytest.raises(UnknownFilter) as error:
        reader().read(query)
    assert known in error.value.known


@pytest.mark.parametrize(
    "query", ["Magic: the game", "{T}: add", "a:", "https://rules", "(see:this)"]
)
def test_a_colon_is_no_filter(query: str) -> None:
    assert reader().read(query).clauses


@pytest.mark.parametrize(
    ("locale", "query"),
    [
        ("en", "Question:flash"),
        ("en", "magic:flash"),
        ("es", "duda:flash"),
        ("es", "(pregunta:flash)"),
        ("fr", "question:flash"),
    ],
)
def test_what_only_asks_is_no_filter(locale: str, query: str) -> None:
    clauses = reader(locale).read(query).clauses
    assert [shown(one) for one in clauses if not one.soft] == ["word:flash"]


@pytest.mark.parametrize("query", ["ni:702 flash", "kinds:rule flash", "what:flash lang:es"])
def test_no_other_word_before_a_colon_is_read_as_one(query: str) -> None:
    with pytest.raises(UnknownFilter):
        reader().read(query)


@pytest.mark.parametrize(
    ("query", "what", "limit"),
    [("x" * 301, "characters", 300), ("word " * 17, "clauses", 16)],
)
def test_limits(query: str, what: str, limit: int) -> None:
    with pytest.raises(QueryTooLong) as error:
        reader().read(query)
    assert (error.value.what, error.value.limit) == (what, limit)


def test_filler_words_do_not_count() -> None:
    assert len(reader().read("what is the " * 10 + "stack").clauses) == 31


@pytest.mark.parametrize("locale", ["en", "fr", "zh-Hans"])
@settings(max_examples=300)
@given(query=st.text(max_size=60) | st.text(alphabet='"“”«»-−*|OR NOT in:kind{}/+1', max_size=60))
def test_no_text_fails(locale: str, query: str) -> None:
    try:
        reader(locale).read(query)
    except (UnknownFilter, QueryTooLong):
        assert ":" in query or len(query) > 30


@pytest.mark.parametrize("locale", ["en", "es", "ko"])
@settings(max_examples=300)
@given(words=st.lists(st.text(st.characters(categories=["Ll", "Lo"]), max_size=4), max_size=3))
def test_mere_words_are_read_as_beside_what_is_excluded(locale: str, words: list[str]) -> None:
    query = " ".join(["zzz", *words])
    assert reader(locale).read(f"{query} -zzz").clauses[:-1] == reader(locale).read(query).clauses
