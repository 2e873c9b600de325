"""The import contracts hold, and notice what they are for."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def lint_imports(folder: Path) -> tuple[int, str]:
    program = str(Path(sys.executable).with_name("lint-imports"))
    command = [program, "--no-logo", "--no-cache"]
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout + ended.stderr


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the packages that a test may spoil."""
    for package in ("app", "indexer"):
        shutil.copytree(
            ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__")
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_house_as_it_stands_keeps_its_contracts() -> None:
    code, report = lint_imports(ROOT)
    assert code == 0, report


@pytest.mark.parametrize(
    ("imports", "contract"),
    [
        ({"indexer.model.probe": "app"}, "stands on the indexer"),
        ({"indexer.model.probe": "indexer.languages"}, "Inside the indexer"),
        ({"indexer.newcomer": "re"}, "Inside the indexer"),  # a module without a floor
        ({"indexer.fulltext.probe": "indexer.search.probe"}, "Inside the indexer"),
        ({"app.settings": "app.main"}, "Inside the application"),
        ({"app.links": "app.problems", "app.problems": "app.links"}, "No cycles"),
        ({"indexer.languages.probe": "Stemmer"}, "Only the full text knows Whoosh"),
        ({"indexer.languages.probe": "pydantic"}, "stay in the application"),
        ({"indexer.model.probe": "orjson"}, "The model is pure"),
        ({"app.citations.probe": "starlette.responses"}, "know no web framework"),
    ],
)
def test_a_broken_contract_is_noticed(house: Path, imports: dict[str, str], contract: str) -> None:
    for importer, imported in imports.items():
        for module in (importer, imported):
            if module.startswith(("app.", "indexer.")):
                ensure_module(house, module)
        path = module_path(house, importer)
        path.write_text(f"{path.read_text('utf-8')}\nimport {imported}\n", "utf-8")

    code, report = lint_imports(house)

    assert code == 1
    broken = [line for line in report.splitlines() if " BROKEN" in line]
    assert [line for line in broken if contract in line], report


def module_path(house: Path, module: str) -> Path:
    path = house.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def ensure_module(house: Path, module: str) -> None:
    path = module_path(house, module)
    for folder in (parent for parent in path.parents if house in parent.parents):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").touch()
    path.touch()
