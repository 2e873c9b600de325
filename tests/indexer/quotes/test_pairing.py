"""Which citation a quotation is laid to, whatever the width of the marks around it."""

from __future__ import annotations

import pytest

from indexer.quotes.audit import audit
from indexer.quotes.library import QuoteLibrary
from indexer.references.prose import TextFormat
from tests.factories import record, rulebook
from tests.indexer.quotes.shelf import Shelf

PORT, STORM = "任何船只都不能在退潮时离开港口。", "风暴期间不能装载任何货物，除非船长同意。"
SHELF = Shelf(
    (
        rulebook(
            record("101.1", PORT),
            record("102.1b", STORM),
            locale="zh-Hans",
            edition="2026-03-01",
            complete=True,
        ),
    )
)


def kinds(text: str) -> list[str]:
    return [one.kind for one in audit(text, QuoteLibrary(SHELF), TextFormat.TEXT).findings]


@pytest.mark.parametrize(
    "layout",
    [
        "“{port}”（规则101.1），而“{storm}”（规则102.1b）。",
        "“{storm}”【规则102.1b】，“{port}”【规则101.1】。",
        "“{storm}”［规则102.1b］；“{port}”［规则101.1］。",
        "规则101.1规定“{storm}”（规则102.1b）。",
        "“{port}”（参见完整规则101.1），“{storm}”（见规则102.1b）。",
        "「{port}」：规则101.1；「{storm}」：规则102.1b。",
        "“{port}”——规则101.1，“{storm}”——规则102.1b。",
        "“{port}（规则101.1，2026年7月）”，“（规则102.1b）{storm}”",
        "“规则101.1：{port}”，“规则102.1b：{storm}”",
    ],
)
def test_full_width_marks_lay_a_quotation_to_its_citation(layout: str) -> None:
    assert kinds(layout.format(port=PORT, storm=STORM)) == []
    wrong = layout.format(port=STORM, storm=PORT)
    assert kinds(wrong)


def test_an_exception_is_said_behind_a_citation_in_full_width_brackets() -> None:
    said = "“风暴期间不能装载任何货物”（规则102.1b）"
    assert kinds(f"{said}。")
    assert kinds(f"{said}，除非船长同意。") == []


@pytest.mark.parametrize("gap", ["（……）", "［……］", "［…］", "(……)", "［该船］"])
def test_an_omission_stands_in_brackets_of_any_width(gap: str) -> None:
    assert kinds(f"“任何船只都不能在{gap}离开港口。”（规则101.1）") == []
