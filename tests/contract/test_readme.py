"""What the README shows is what a newcomer gets: each command is run, each answer compared."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.conftest import serving

_BLOCK = re.compile(r"(?<=```console\n).*?(?=```)", re.DOTALL)
_COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
_SHOWN = "http://127.0.0.1:8000"
_LONGEST = 150
_FIRST_SCREEN = 50


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The environment of a newcomer whose service runs, and `SERVED`, where it really listens."""
    snapshot = tmp_path_factory.mktemp("readme")
    set_up = {"REGLARIO_SNAPSHOT": str(snapshot), "REGLARIO_PUBLIC_URL": _SHOWN}
    bin_folder = Path(sys.executable).parent
    subprocess.run([bin_folder / "reglario", "build"], env={**os.environ, **set_up}, check=True)
    with serving(snapshot, REGLARIO_PUBLIC_URL=_SHOWN) as address:
        path = f"{bin_folder}{os.pathsep}{os.environ['PATH']}"
        yield {**os.environ, **set_up, "PATH": path, "COLUMNS": "100", "SERVED": address}


def _run(command: str, environment: dict[str, str]) -> str:
    """Return what a newcomer's terminal shows, without blank lines at the end."""
    command = command.replace(_SHOWN, environment["SERVED"])
    done = subprocess.run(
        ["bash", "-c", command], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.rstrip("\n") + "\n"


def test_its_commands_answer_what_it_shows(
    root: Path, served: dict[str, str], regenerate: bool
) -> None:
    readme = root / "README.md"
    shown = readme.read_text("utf-8")

    def answered(block: re.Match[str]) -> str:
        return _COMMAND.sub(lambda found: f"$ {found[1]}\n{_run(found[1], served)}\n", block[0])

    real = _BLOCK.sub(lambda block: answered(block).rstrip("\n") + "\n", shown)
    if regenerate:
        readme.write_text(real, "utf-8")
        shown = real
    assert shown == real


def test_its_citations_lead_to_the_words_they_quote(root: Path, served: dict[str, str]) -> None:
    shown = (root / "README.md").read_text("utf-8")
    sources = re.findall(r"^http\S+/v1/documents/\S+$", shown, re.MULTILINE)
    assert len(sources) >= 3
    for source in sources:
        quoted = _run(f"curl -sf '{source}'", served)
        assert f"\n{quoted}" in shown


def test_it_is_short_and_begins_with_answers(root: Path) -> None:
    lines = (root / "README.md").read_text("utf-8").splitlines()
    assert len(lines) <= _LONGEST
    calls = [line for line in lines[:_FIRST_SCREEN] if line.startswith("$ curl ")]
    assert len(calls) >= 3
