"""Worked answers, judged: the verdicts are written by hand, the full findings are golden."""

from __future__ import annotations

import json
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest

from indexer.model.errors import UnknownLanguage
from indexer.model.reference import TargetStatus
from indexer.quotes.audit import audit
from indexer.quotes.findings import Audit, AuditFinding
from indexer.references.prose import TextFormat
from tests.indexer.quotes.shelf import ROOT, library

pytestmark = pytest.mark.long

GOLDEN = ROOT / "tests" / "golden" / "audit"
ANSWERS: list[dict[str, Any]] = tomllib.loads(
    (GOLDEN / "answers.toml").read_text(encoding="utf-8")
)["answer"]


def audited(answer: dict[str, Any]) -> Audit:
    return audit(
        answer["text"],
        library(answer["books"]),
        TextFormat(answer.get("format", "text")),
        locale=answer.get("lang"),
    )


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer["name"])
def test_a_worked_answer(answer: dict[str, Any]) -> None:
    found = audited(answer)
    assert (found.verdict, [finding.kind for finding in found.findings]) == (
        answer["verdict"],
        answer["kinds"],
    )


def test_all_findings_stay_as_they_are(regenerate: bool) -> None:
    told = {answer["name"]: _told(answer["text"], audited(answer)) for answer in ANSWERS}
    path = GOLDEN / "findings.json"
    if regenerate:
        _write(path, told)
    assert json.loads(path.read_text(encoding="utf-8")) == told


def _write(path: Path, told: object) -> None:
    path.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _told(text: str, found: Audit) -> dict[str, Any]:
    return {
        "verdict": found.verdict.value,
        "findings": [_finding(text, one) for one in found.findings],
        "confirmed": [_finding(text, one) for one in found.confirmed],
    }


def _finding(text: str, finding: AuditFinding) -> dict[str, Any]:
    result = finding.result
    passage = result.passage if result else None
    return {
        "place": [finding.start, finding.end],
        "there": text[finding.start : finding.end],
        "kind": finding.kind,
        "message": finding.message,
        "mention": finding.mention.match if finding.mention else None,
        "true_text": passage.text if passage else None,
        "differences": [
            [one.op, one.quoted, one.actual, one.at_risk]
            for one in (result.differences if result else ())
        ],
        "found_in": [
            f"{one.field.handle or one.field.term}, {one.field.name}"
            for one in (result.found_in if result else ())
        ],
    }


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage):
        audit("La regla 405.6a.", library("seeds"), locale="de")


@pytest.mark.parametrize("handle", ["100.1@2001-01-01:en", "100.1@2026-03-01:de"])
def test_a_rulebook_that_is_not_loaded_is_told_as_that(handle: str) -> None:
    found = audit(f"See {handle}.", library("invented"), locale=None)
    (finding,) = found.findings
    assert [target.target.status for target in finding.targets] == [TargetStatus.EDITION_NOT_LOADED]


def test_quotations_beyond_the_limit_are_told_of() -> None:
    found = audit("«los efectos no van a la pila» " * 202, library("seeds"), locale="es")
    assert found.verdict == "warnings"
    assert [finding.kind for finding in found.findings] == ["quotes_not_verified"]


@pytest.mark.parametrize(
    "unit",
    [
        "«",
        '"',
        "“ ",
        "> \n",
        "…",
        "[",
        "]",
        "[a](",
        "`",
        "*a",
        "405.6a ",
        "<q>",
        "&amp;",
        "'",
        "‘a ",
        "s’ a",
        "‘“a’ b",
        "\\",
    ],
)
@pytest.mark.parametrize("form", list(TextFormat))
def test_hostile_texts_take_linear_time(unit: str, form: TextFormat) -> None:
    audit_in_time((unit * 100_000)[:100_000], form)


NESTED = [
    *(("(*", "*)"), ("*(", ")*"), ("(_", "_)"), ("(~~", "~~)"), ("*", "*"), ("*“", "”*")),
    *(("“", "”"), ("‘", "’"), ("«", "»"), ("「", "」"), ('"', '"'), ("'", "'"), ("``", "''")),
    *(("“‘", "’”"), ("(", ")"), ("[", "](a)"), ("`", "`"), ("> ", "\n"), ("- ", "\n")),
    *(("<q>", "</q>"), ("<b>", "</b>"), ("<del>", "</del>"), ("<blockquote>", "</blockquote>")),
]


@pytest.mark.parametrize(("opening", "closing"), NESTED)
@pytest.mark.parametrize("form", list(TextFormat))
def test_marks_nested_to_the_middle_take_linear_time(
    opening: str, closing: str, form: TextFormat
) -> None:
    depth = 60_000 // len(opening + closing)
    audit_in_time(opening * depth + "a" + closing * depth, form)


def test_code_of_one_long_word_takes_linear_time() -> None:
    audit_in_time(f"`{'1' * 60_000}`", TextFormat.MARKDOWN)


def audit_in_time(text: str, form: TextFormat) -> None:
    def seconds() -> float:
        started = time.process_time()  # however busy the machine is
        audit(text, library("seeds"), form, locale="es")
        return time.process_time() - started

    assert any(seconds() < 2 for _ in range(2))
