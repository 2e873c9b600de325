"""What an answer says around and within its quotations, and where its notes say that they are
from.
"""

from __future__ import annotations

import pytest

from indexer.quotes.audit import audit
from indexer.quotes.library import QuoteLibrary
from indexer.references.prose import TextFormat
from tests.factories import record, rulebook
from tests.indexer.quotes.shelf import Shelf

STORM = "If a storm rises, that captain loses the race."
COIN = "Some tolls cost {0}, or are lowered to {0}."
SHELF = Shelf(
    (
        rulebook(
            record("101.1", STORM),
            record("102.1b", COIN),
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


@pytest.mark.parametrize(("form", "answer", "found"), CODE)
def test_code_within_a_quotation_is_its_words(
    form: TextFormat, answer: str, found: list[str]
) -> None:
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
