"""What is wanted (pyproject.toml, *.in) and what is pinned (*.txt) agree."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PURPOSES = ["build", "run", "test", "bench"]


def wanted(purpose: str) -> set[str]:
    """The requirements of a file `NAME.in` and of those that it includes, normalised."""
    found: set[str] = set()
    for line in (FOLDER / f"{purpose}.in").read_text("utf-8").splitlines():
        entry = line.split("#")[0].strip()
        if entry.startswith("-r "):
            found |= wanted(entry.removeprefix("-r ").removesuffix(".in"))
        elif entry:
            found.add(normal(entry))
    return found


def normal(entry: str) -> str:
    requirement = Requirement(entry)
    extras = f"[{','.join(sorted(requirement.extras))}]" if requirement.extras else ""
    return f"{canonicalize_name(requirement.name)}{extras}{requirement.specifier}"


def pinned(purpose: str) -> dict[str, str]:
    """The version of each package in a lock."""
    lines = (FOLDER / f"{purpose}.txt").read_text("utf-8").splitlines()
    entries = [re.match(r"([a-z0-9-]+)==([^ ;]+)", line) for line in lines]
    return {entry[1]: entry[2] for entry in entries if entry}


def test_the_run_lock_is_for_the_project_and_what_a_service_has_besides() -> None:
    extras = PROJECT["optional-dependencies"]
    project = PROJECT["dependencies"] + extras["fetch"] + extras["mcp"]
    assert wanted("run") == {*map(normal, project), "setuptools"}


def test_the_test_lock_holds_every_extra() -> None:
    extras = [entry for extra in PROJECT["optional-dependencies"].values() for entry in extra]
    assert {*map(normal, extras)} <= wanted("test")


@pytest.mark.parametrize("purpose", PURPOSES)
def test_what_is_wanted_is_pinned(purpose: str) -> None:
    names = {re.split(r"[\[=<>]", entry)[0] for entry in wanted(purpose)}
    assert names
    assert names - pinned(purpose).keys() == set()


@pytest.mark.parametrize(
    ("smaller", "larger"), [("build", "run"), ("run", "test"), ("run", "bench")]
)
def test_locks_agree(smaller: str, larger: str) -> None:
    assert pinned(smaller).items() <= pinned(larger).items()


@pytest.mark.parametrize("purpose", PURPOSES)
def test_every_pin_has_hashes_and_nothing_else_is_in_a_lock(purpose: str) -> None:
    text = re.sub(r"\s*#.*", "", (FOLDER / f"{purpose}.txt").read_text("utf-8"))
    entry = r"[a-z0-9-]+==[^ ;\n]+( ; [^\\\n]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    assert re.fullmatch(rf"\n?({entry})+", text.strip("\n") + "\n")
