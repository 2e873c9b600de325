"""What an answer says around and within its quotations, and where its notes say that they are
from.
"""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.quotes.audit import audit
from indexer.quotes.code_within import read_quoted
from indexer.quotes.library import QuoteLibrary
from indexer.quotes.markup import plain_of
from indexer.references.prose import TextFormat
from tests.factories import record, rulebook
from tests.indexer.quotes.shelf import Shelf

STORM = "If a storm rises, that captain loses the race."
COIN = "Some tolls cost {0}, or are lowered to {0}."
LONG = (
    'A captain says "ship ahoy" to a ship; '
    + "sixty ships follow it there, " * 12
    + "sixty in all."
)
SHELF = Shelf(
    (
        rulebook(
            record("101", title="Storms"),
            record("101.1", STORM),
            record("101.2", "A storm has no captain."),
            record("101.3", "A storm has no captain (see rule 101.1)."),
            record("102.1b", COIN),
            record("103.1", LONG),
            record("103.2", 'A tide is called:"high tide" or "low tide", as it is.'),
            locale="en",
            edition="2026-03-01",
            complete=True,
        ),
    )
)


def kinds(text: str, form: TextFormat = TextFormat.MARKDOWN) -> list[str]:
    return [one.kind for one in audit(text, QuoteLibrary(SHELF), form).findings]


MARKDOWN, HTML = TextFormat.MARKDOWN, TextFormat.HTML
ALTERED, ELSEWHERE = ["quote_altered"], ["quote_from_another_rule"]

CODE = [
    (MARKDOWN, "“If a storm rises, that captain `never` loses the race.” (101.1)", ALTERED),
    (MARKDOWN, "“`If a storm` rises, that captain `wins`” (101.1)", ALTERED),
    (MARKDOWN, "“`If a storm rises, that captain wins the race.`” (101.1)", ALTERED),
    (MARKDOWN, "> If a storm rises, that captain `never` loses the race.", ALTERED),
    (MARKDOWN, "> If a storm rises, `that` captain loses the race.", []),
    (MARKDOWN, f"“{COIN.replace('{0}', '`{0}`')}” (102.1b)", []),
    (MARKDOWN, f"“`{STORM}`” (101.1)", []),
    (MARKDOWN, f"“`{STORM}`” (102.1b)", ELSEWHERE),
    (MARKDOWN, f"`x` “{STORM}” (`y` 101.1), “{COIN}” (101.1) `z`", ELSEWHERE),
    (MARKDOWN, f"> {STORM}\n```\nif never(): pass\n```\n> {COIN}", []),
    (MARKDOWN, 'Run `say "never" twice` and “`git commit`” now.', []),
    (HTML, f"<q>{STORM.replace('loses', '<code>never</code> loses')}</q> (101.1)", ALTERED),
    (HTML, f"<q>{STORM.replace('loses', '<code>loses</code>')}</q> (101.1)", []),
    (HTML, f"<q>{STORM.replace('loses', '<code>loses<del> never</del></code>')}</q>", []),
    (HTML, f"<q>{STORM.replace('loses', '<textarea>never</textarea> loses')}</q>", ALTERED),
    (HTML, f"<blockquote><pre>{STORM.replace('loses', 'wins')}</pre></blockquote>", ALTERED),
    (HTML, f"<blockquote><pre>{STORM}</pre></blockquote>", []),
]


FENCED = "Rule 101.1:\n\n```\n{0}\n```\n"
CODE_ALONE = [
    (MARKDOWN, FENCED.format(STORM), []),
    (MARKDOWN, FENCED.format(f"101.1. {STORM}"), []),
    (MARKDOWN, FENCED.format(f"101.1 {STORM}\n102.1b {COIN}"), []),
    (MARKDOWN, FENCED.format(f"101.1 {STORM}\n102.1b {COIN.replace('Some', 'All')}"), ALTERED),
    (MARKDOWN, FENCED.format(f"102.1b {STORM}"), ALTERED),
    (MARKDOWN, FENCED.format(COIN), ELSEWHERE),
    (MARKDOWN, FENCED.format(f"{STORM} {COIN}"), ALTERED),
    (MARKDOWN, FENCED.format("Some tolls that captain loses are storms."), ["quote_not_found"]),
    (MARKDOWN, FENCED.format("curl -s http://127.0.0.1/v1/rules/101.1 | jq .text"), []),
    (MARKDOWN, FENCED.format("a storm rises").replace(":", "."), []),
    (MARKDOWN, f"By 101.1:\n```\n{STORM}\n```\nBy 102.1b:\n```\n{STORM}\n```", ELSEWHERE),
    (MARKDOWN, f"`{STORM}` (101.1) and `{STORM}` (102.1b)", ELSEWHERE),
    (MARKDOWN, "`That captain loses the race.` (101.1)", ["condition_cut_off"]),
    (MARKDOWN, f"Rule 101.1: `{STORM.replace('that', chr(10) + 'that')}`", []),
    (MARKDOWN, f"Rule 102.1b: `{STORM.replace('that', chr(10) + 'that')}`", ELSEWHERE),
    (MARKDOWN, f"“{STORM.replace('that captain', f'`that{chr(10)}captain`')}” (101.1)", []),
    (MARKDOWN, f"> “{STORM.replace('that captain', f'`that{chr(10)}> captain`')}”", []),
    (MARKDOWN, f"Rule 103.1: `{LONG}`", []),
    (MARKDOWN, f"Rule 103.1: `{LONG.replace('sixty', 'seventy')}`", ALTERED),
    (MARKDOWN, f"Rule 103.1: `{LONG} It sails.`", ALTERED),
    (MARKDOWN, "By 101.1, try `some tolls that captain loses are storms`.", []),
    (HTML, f"<p>Rule 101.1:</p><pre>101.1 {STORM}</pre>", []),
    (HTML, f"<p>Rule 101.1:</p><pre>101.1 {STORM.replace('loses', 'wins')}</pre>", ALTERED),
]


@pytest.mark.parametrize(("form", "answer", "found"), [*CODE, *CODE_ALONE])
def test_code_is_judged_as_quotations_are(form: TextFormat, answer: str, found: list[str]) -> None:
    assert kinds(answer, form) == found


def test_a_finding_behind_code_in_a_quotation_keeps_its_place() -> None:
    answer = f"“{COIN.replace('{0}', '`{0}`')}” (102.1b); `x` and 101.1l."
    (finding,) = audit(answer, QuoteLibrary(SHELF), TextFormat.MARKDOWN).findings
    assert answer[finding.start : finding.end] == "101.1l"


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("“That captain loses the race.” (rule 101.1)", ["condition_cut_off"]),
        ("If a storm rises: “That captain loses the race.” (rule 101.1)", []),
        ("As storms rise, “that captain loses the race” (rule 101.1).", []),
    ],
)
def test_a_condition_is_told_by_the_quotation_or_before_it(answer: str, found: list[str]) -> None:
    assert kinds(answer) == found


SEE = "A storm has no captain (see rule 101.1)."
CONTRADICTED = [
    (f"“{SEE}” (rule 101.3)", []),
    (f"> {SEE}\n>\n> — Rule 101.3", []),
    (f"“{SEE}” (rule 101.3)".replace("101.1", "101.2"), ALTERED),
    (f"> {SEE}\n>\n> — Rule 101.3".replace("101.1", "101.2"), ALTERED),
    (f"“101.2 {SEE}” (rule 101.3)", ALTERED),
    (f"“101.3 {SEE}” (rule 101.3)", []),
    (f"“101.3 {SEE}” (rule 101)", []),
    (f"“{SEE[:-1]} (101.3)” (rule 101)", []),
]


@pytest.mark.parametrize(("answer", "found"), CONTRADICTED)
def test_a_number_beside_another_citation_is_one_of_the_words(
    answer: str, found: list[str]
) -> None:
    assert kinds(answer) == found


NOT_CLOSED = ["quote_not_closed"]
LEFT_OVER = [
    (f'Rule 101.1: "{STORM}" So does any ship that follows it."', NOT_CLOSED),
    (f"Rule 101.1: “{STORM}” So does any ship that follows it.”", NOT_CLOSED),
    (f"Rule 101.1: «{STORM}» So does any ship that follows it.»", NOT_CLOSED),
    (f'Rule 101.1: "{STORM}" The mast is 12" long.', []),
    (f"Rule 101.1: »{STORM}« So it does.", []),
    ('Rule 103.2: "A tide is called:"high tide" or "low tide", as it is."', []),
    (f"Rule 101.1: ”{STORM}” So it does.", []),
    (f"Rule 101.1: „{STORM}“ So it does.", []),
]


@pytest.mark.parametrize(("answer", "found"), LEFT_OVER)
def test_a_mark_that_is_left_over_tells_that_a_quotation_cannot_be_told(
    answer: str, found: list[str]
) -> None:
    assert kinds(answer) == found


DATED = [
    (f"“{STORM} (rule 101.1, August 2026)”", []),
    (f"“{STORM} (rule 101.1, effective August 7, 2026)”", []),
    (f"“{STORM} — rule 101.1 (Rules of Harbour, 2026)”", []),
    (f"“{STORM} (rule 101.1, storms never rise twice 2026)”", ALTERED),
    (f"“{STORM} — rule 101.1, so ships win twice, 2026.”", ALTERED),
    (f"> {STORM}\n> — rule 101.1, so every ship wins 2026", ALTERED),
]


@pytest.mark.parametrize(("answer", "found"), DATED)
def test_a_year_makes_no_source_of_what_is_said(answer: str, found: list[str]) -> None:
    assert kinds(answer) == found


NOTED = [
    (MARKDOWN, "“{storm}”[^1]\n\n[^1]: CR {number}"),
    (MARKDOWN, "“{storm}”[^1].\n\n[^1]: See the rule {number}, April 2026."),
    (MARKDOWN, "“{storm}[^a]”\n\n[^a]: Comprehensive Rules, rule {number}."),
    (MARKDOWN, "“{storm}” [1] and more.\n\n[1] CR {number}"),
    (MARKDOWN, "> {storm}[^1]\n\nSo it is.\n\n[^1]: CR {number}."),
    (MARKDOWN, "> {storm} [1]\n\nSo it is.\n\n[1]: CR {number}."),
    (MARKDOWN, "“{storm}” [^x][^1]\n\n[^x]: Of course.\n[^1]: CR {number}"),
    (MARKDOWN, "Words in `code`. “{storm}”[^1]\n\n[^1]: CR {number}"),
    (MARKDOWN, "“`{storm}`”[^1]\n\n[^1]: CR {number}"),
    (TextFormat.TEXT, "“{storm}”[1]\n\n[1]: CR {number}"),
    (TextFormat.TEXT, "“{storm}”¹\n\n¹ CR {number}"),
    (HTML, '<q>{storm}</q><sup><a href="#f">1</a></sup></p><p id="f">1. Rule {number}'),
    (HTML, '“{storm}”<a href="#f">[1]</a><ol><li id="f">Rule {number} <a href="#r">↩</a></ol>'),
    (HTML, '<blockquote>{storm}<sup><a href="#f">1</a></sup></blockquote><p id="f">CR {number}'),
]


@pytest.mark.parametrize(("form", "answer"), NOTED)
def test_a_quotation_is_from_what_its_note_cites(form: TextFormat, answer: str) -> None:
    right = answer.format(storm=STORM, number="101.1")
    assert kinds(right, form) == []
    assert kinds(answer.format(storm=STORM, number="102.1b"), form) == ELSEWHERE


def test_a_note_says_which_rule_of_a_chapter_is_quoted() -> None:
    answer = f"See rule 101: “{STORM}”[^1]\n\n[^1]: CR "
    assert kinds(answer + "101.1") == []
    assert kinds(answer + "101.2") == ELSEWHERE
    assert kinds(answer + "102.1b") == []  # a remark: the text itself says where it is from


@pytest.mark.parametrize(
    "answer",
    [
        "“{storm}”[^1]\n\n[^1]: Unlike what rule 102.1b says, this is so.",
        "Rule 101.1 says “{storm}”[^1]\n\n[^1]: See also rule 102.1b.",
        "“{storm}” (rule 101.1)[^1]\n\n[^1]: See also rule 102.1b.",
        "“{storm}”[^1]\n\n[^1]: CR 101.1; see also 102.1b.",
        "“{storm}” There is more.[^1]\n\n[^1]: CR 102.1b",
        "“{storm}” [1]\n\nCR 102.1b",
        "[1] CR 102.1b\n\n“{storm}” [1]",
    ],
)
def test_what_a_note_says_otherwise_is_no_source(answer: str) -> None:
    assert kinds(answer.format(storm=STORM)) == []


def test_the_mark_of_a_note_is_none_of_the_words() -> None:
    for answer in (
        '<blockquote>{storm}<sup><a href="#f">1</a></sup></blockquote><p id="f">A remark.</p>',
        '<q>{storm}<sup><a href="#f">[1]</a></sup></q> (rule 101.1)<p id="f">A remark.</p>',
    ):
        assert kinds(answer.format(storm=STORM), HTML) == []


@pytest.mark.parametrize(
    "unit", ["“a b”[1]\n[1] ", "“a¹”\n¹ ", '<q id="f">a<a href="#f">1</a></q>']
)
def test_many_notes_take_linear_time(unit: str) -> None:
    started = time.process_time()
    audit(unit * 4000, QuoteLibrary(SHELF), HTML)
    assert time.process_time() - started < 4


@given(st.text(st.sampled_from('ab `"“”¹[1]^:\n>')), st.sampled_from((MARKDOWN, HTML)))
def test_every_character_has_its_place_with_code_spelled_out(text: str, form: TextFormat) -> None:
    plain, quoted, unclosed = read_quoted(plain_of(text.replace("a", "<code>b</code>"), form))
    assert len(plain.text) == len(plain.starts) == len(plain.ends)
    assert list(plain.starts) == sorted(plain.starts)
    for one in [*quoted, *unclosed]:
        assert 0 <= one.outer_start <= one.start < one.end <= one.outer_end <= len(plain.text)
