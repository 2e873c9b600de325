"""The pages in docs/: they tell of every route and every error, and their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from app.problem_kinds import KINDS

_LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("rules_data/*.md")])


@pytest.fixture(scope="module")
def told() -> str:
    return (ROOT / "docs" / "http-api.md").read_text("utf-8")


def test_every_route_is_told_of(told: str, client: TestClient) -> None:
    schema = client.get("/openapi.json").json()
    shown = set(re.findall(r"(?:`|GET |POST )(/[^`?]*)", told))
    assert set(schema["paths"]) - shown == set()


def test_every_error_is_told_of_with_its_status(told: str) -> None:
    rows = re.findall(r"^\| (`.*?) \| (\d{3}) \|", told, re.MULTILINE)
    shown = {code: int(status) for codes, status in rows for code in re.findall("`(.*?)`", codes)}
    assert shown == {code: kind.status for code, kind in KINDS.items()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    links = _LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
