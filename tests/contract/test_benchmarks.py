"""Each measurement explains itself, and runs on no argument that it does not know."""

from __future__ import annotations

from importlib import import_module

import pytest

from benchmarks.__main__ import FOLDER, sections

MODULES = ["__main__", *sections()]


def run(name: str, argument: str, monkeypatch: pytest.MonkeyPatch) -> object:
    is_package = (FOLDER / name).is_dir()
    module = import_module(f"benchmarks.{name}.__main__" if is_package else f"benchmarks.{name}")
    monkeypatch.setattr("sys.argv", [name, argument])
    with pytest.raises(SystemExit) as ended:
        module.main()
    return ended.value.code


@pytest.mark.parametrize("name", MODULES)
def test_help_is_what_is_measured(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(name, "--help", monkeypatch) == 0
    told = capsys.readouterr().out
    assert told.startswith("usage: python -m ")
    assert len(told.splitlines()) > 4


@pytest.mark.parametrize("name", MODULES)
@pytest.mark.parametrize("argument", ["--unknown", "--hel", "unknown"])
def test_what_is_not_known_is_refused(
    name: str, argument: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(name, argument, monkeypatch) == 2
    assert "unknown" in capsys.readouterr().err or argument == "--hel"
