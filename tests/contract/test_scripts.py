"""The scripts are sound, explain themselves, and set up no more than is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ["scripts/setup", "scripts/serve", "scripts/check", "scripts/test", "scripts/bench"]

# A stand-in for python: the real one, but that makes hollow environments and installs nothing. What
# it is asked for with `-m` it notes in calls.txt.
STAND_IN = """#!/usr/bin/env bash
if [[ $1 == -m ]]; then
  echo "$*" >>"{folder}/calls.txt"
  [[ ! -e "{folder}/pip-is-broken" || $2 != pip ]] || exit 1
  if [[ $2 == venv ]]; then mkdir -p "$4/bin" && rm -f "$4"/*stamp && cp "$0" "$4/bin/python"; fi
elif [[ $1 == --version ]]; then
  echo "Python {version}"
elif [[ $2 == *version_info* && {version} != 3.11* ]]; then
  exit 1
elif [[ $2 == *ensurepip* && -e "{folder}/no-venv" ]]; then
  exit 1
else
  exec "{python}" "$@"
fi
"""


def run(
    script: Path, *arguments: str, cwd: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [script, *arguments],
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )


class Checkout:
    """A copy of what scripts/setup reads, and a stand-in for python."""

    def __init__(self, folder: Path, version: str = "3.11.7") -> None:
        self.folder = folder
        shutil.copytree(ROOT / "scripts", folder / "scripts")
        shutil.copytree(ROOT / "requirements", folder / "requirements")
        shutil.copy(ROOT / "pyproject.toml", folder)
        self.python = folder / "stand-in"
        self.python.write_text(
            STAND_IN.format(folder=folder, version=version, python=sys.executable)
        )
        self.python.chmod(0o755)

    def setup(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        script = self.folder / "scripts" / "setup"
        return run(script, *arguments, cwd=self.folder.parent, PYTHON=str(self.python))

    def calls(self, *arguments: str) -> list[str]:
        """The modules and files that a successful set-up ran, shortly."""
        noted = self.folder / "calls.txt"
        noted.unlink(missing_ok=True)
        ended = self.setup(*arguments)
        assert ended.returncode == 0, ended.stderr
        lines = noted.read_text().splitlines() if noted.exists() else []
        return [f"{line.split()[1]} {line.split()[-1]}" for line in lines]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "a checkout")


@pytest.mark.parametrize("script", [*SCRIPTS, ".ci/run"])
def test_a_script_is_sound_strict_and_executable(script: str) -> None:
    subprocess.run(["bash", "-n", ROOT / script], check=True)
    lines = (ROOT / script).read_text("utf-8").splitlines()
    assert lines[0] == "#!/usr/bin/env bash"
    assert lines[1].startswith("# ")
    assert lines[2] == "set -euo pipefail"
    listed = subprocess.run(
        ["git", "ls-files", "--stage", script], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert listed.stdout.startswith("100755 ")


def test_every_script_is_listed_here() -> None:
    assert {f"scripts/{path.name}" for path in (ROOT / "scripts").iterdir()} == set(SCRIPTS)


@pytest.mark.parametrize("flag", ["-h", "--help"])
@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_explains_itself_from_anywhere(script: str, flag: str, tmp_path: Path) -> None:
    ended = run(ROOT / script, flag, cwd=tmp_path)
    assert ended.returncode == 0
    assert ended.stdout.startswith(f"Usage: {script}")
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_purpose_is_refused(checkout: Checkout) -> None:
    ended = checkout.setup("production")
    assert ended.returncode == 2
    assert "Usage: scripts/setup" in ended.stderr


def test_the_first_set_up_makes_the_environment_and_installs_what_is_pinned(
    checkout: Checkout,
) -> None:
    assert checkout.calls() == ["venv .venv", "pip requirements/test.txt", "pip ."]


def test_pip_checks_hashes_and_takes_the_pinned_backend(checkout: Checkout) -> None:
    checkout.setup()
    dependencies, project = (checkout.folder / "calls.txt").read_text().splitlines()[1:]
    assert "--require-hashes" in dependencies
    assert "--no-deps --no-build-isolation" in project


def test_the_second_set_up_does_nothing(checkout: Checkout) -> None:
    checkout.setup()
    assert checkout.calls() == []


@pytest.mark.parametrize("name", ["requirements/test.txt", "pyproject.toml", "scripts/setup"])
def test_a_change_of_what_decides_installs_again_in_place(checkout: Checkout, name: str) -> None:
    checkout.setup()
    with (checkout.folder / name).open("a") as file:
        file.write("# changed\n")
    assert checkout.calls() == ["pip requirements/test.txt", "pip ."]
    assert checkout.calls() == []


def test_running_needs_less_than_testing(checkout: Checkout) -> None:
    assert checkout.calls("run") == ["venv .venv", "pip requirements/run.txt", "pip ."]
    assert checkout.calls("run") == []
    assert checkout.calls("test") == ["pip requirements/test.txt", "pip ."]
    assert checkout.calls("run") == []


def test_benchmarks_have_an_environment_of_their_own(checkout: Checkout) -> None:
    assert checkout.calls("bench") == ["venv .venv-bench", "pip requirements/bench.txt", "pip ."]
    assert checkout.calls("run") == ["venv .venv", "pip requirements/run.txt", "pip ."]


def test_a_set_up_that_failed_is_done_again(checkout: Checkout) -> None:
    checkout.setup("run")
    broken = checkout.folder / "pip-is-broken"
    broken.touch()
    assert checkout.setup("test").returncode != 0
    broken.unlink()
    assert checkout.calls("run") == ["venv .venv", "pip requirements/run.txt", "pip ."]


def test_a_checkout_that_moved_gets_a_new_environment(checkout: Checkout) -> None:
    checkout.setup("run")
    moved = checkout.folder.with_name("moved")
    shutil.copytree(checkout.folder / ".venv", moved / ".venv")
    assert Checkout(moved).calls("run")[0] == "venv .venv"


def test_an_environment_that_is_linked_to_is_not_emptied(
    checkout: Checkout, tmp_path: Path
) -> None:
    others = tmp_path / "others"
    others.mkdir()
    (others / "package").touch()
    (checkout.folder / ".venv").symlink_to(others)
    ended = checkout.setup()
    assert ended.returncode == 1
    assert ".venv is a link" in ended.stderr
    assert [path.name for path in others.iterdir()] == ["package"]


def test_an_old_python_is_named(tmp_path: Path) -> None:
    ended = Checkout(tmp_path / "old", version="3.9.2").setup()
    assert ended.returncode == 1
    assert "Python 3.9.2 is too old. Install Python 3.11 or newer" in ended.stderr


def test_a_missing_python_is_named(tmp_path: Path) -> None:
    ended = run(ROOT / "scripts" / "setup", cwd=tmp_path, PYTHON="no-such-python")
    assert ended.returncode == 1
    assert "there is no no-such-python. Install Python 3.11 or newer" in ended.stderr


def test_a_python_without_venv_is_told_what_to_install(checkout: Checkout) -> None:
    (checkout.folder / "no-venv").touch()
    ended = checkout.setup()
    assert ended.returncode == 1
    assert "apt-get install python3-venv" in ended.stderr
