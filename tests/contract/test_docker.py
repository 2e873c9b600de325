"""The image: linted, made of files that exist, by the same steps as the scripts."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Step:
    """One instruction of the Dockerfile, with the number of its stage (from 1)."""

    stage: int
    name: str
    value: str


def steps() -> list[Step]:
    text = re.sub(r"^\s*#.*\n", "", (ROOT / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    found: list[Step] = []
    stage = 0
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip():
            name, value = line.split(maxsplit=1)
            stage += name == "FROM"
            found.append(Step(stage, name, " ".join(value.split())))
    return found


def values(name: str, stage: int) -> list[str]:
    return [step.value for step in steps() if (step.name, step.stage) == (name, stage)]


def copied(stage: int) -> list[str]:
    """What the stage copies, without flags and targets."""
    return [
        source
        for value in values("COPY", stage)
        for source in [word for word in value.split() if not word.startswith("--")][:-1]
    ]


def environment(stage: int) -> dict[str, str]:
    pairs = [pair for value in values("ENV", stage) for pair in shlex.split(value)]
    return dict(pair.split("=", 1) for pair in pairs)


def tracked_files() -> list[str]:
    command = ["git", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return listed.strip("\0").split("\0")


def pip_installs(text: str) -> list[set[str]]:
    """The options of each `pip install`, those apart that say where and how quietly."""
    how = {"--quiet", "--disable-pip-version-check", "--editable"}
    return [set(shlex.split(line)) - how for line in re.findall(r"pip install ([^&\n]+)", text)]


def test_the_linter_has_nothing_to_say() -> None:
    linter = str(Path(sys.executable).with_name("hadolint"))
    ended = subprocess.run(
        [linter, "Dockerfile"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout) == (0, "")


@pytest.mark.parametrize("source", copied(1))
def test_what_the_first_stage_copies_is_in_the_repository(source: str) -> None:
    files = tracked_files()
    assert [name for name in files if name == source or name.startswith(f"{source}/")]


@pytest.mark.parametrize("source", copied(1))
def test_what_the_first_stage_copies_reaches_the_builder(source: str) -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    assert patterns[0] == "*"
    top = source.split("/")[0]
    assert f"!{top}" in patterns
    assert not [pattern for pattern in patterns[1:] if fnmatch.fnmatch(top, pattern)]


def test_the_second_stage_copies_what_the_first_one_made() -> None:
    (folder,) = values("WORKDIR", 1)
    made = {".venv", "snapshot", *copied(1)}
    assert {source.removeprefix(f"{folder}/") for source in copied(2)} <= made
    assert all(value.startswith("--from=build ") for value in values("COPY", 2))


def test_pip_installs_as_scripts_setup_does() -> None:
    setup = (ROOT / "scripts" / "setup").read_text("utf-8")
    setup = setup.replace('"${install[@]}"', "pip install").replace("$purpose", "run")
    setup = re.sub(r"^install=.*$", "", setup, flags=re.MULTILINE)
    image = "\n".join(values("RUN", 1))
    assert pip_installs(image) == pip_installs(setup)
    assert pip_installs(image)[0] == {"--require-hashes", "-r", "requirements/run.txt"}


def test_the_first_stage_builds_the_snapshot_that_the_second_serves() -> None:
    build = values("RUN", 1)[-1]
    (folder,) = values("WORKDIR", 1)
    relative = dict(re.findall(r"(REGLARIO_\w+)=(\S+)", build))
    assert build.endswith("/reglario build")
    serving = environment(2)
    assert {name: serving[name] for name in relative} == {
        name: f"{folder}/{value}" for name, value in relative.items()
    }


def test_both_stages_stand_on_the_same_pinned_python() -> None:
    bases = [values("FROM", stage)[0].split()[0] for stage in (1, 2)]
    assert bases[0] == bases[1]
    assert re.fullmatch(r"python:3\.1[1-3]-slim", bases[0])


def test_the_service_runs_as_nobody_and_is_reachable() -> None:
    user, group = map(int, values("USER", 2)[0].split(":"))
    assert user > 0
    assert group > 0
    assert not [value for value in values("COPY", 2) if "--chown" in value or "--chmod" in value]
    assert environment(2)["REGLARIO_HOST"] == "0.0.0.0"
    assert values("EXPOSE", 2) == [environment(2)["REGLARIO_PORT"]]
    assert json.loads(values("CMD", 2)[0]) == ["reglario", "serve"]


class Answering(BaseHTTPRequestHandler):
    """Says on every path but /healthz that it is not there."""

    status = 200

    def do_GET(self) -> None:
        self.send_response(self.status if self.path == "/healthz" else 404)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's
        pass


@pytest.fixture
def server() -> Iterator[HTTPServer]:
    with HTTPServer(("127.0.0.1", 0), Answering) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(("status", "is_healthy"), [(200, True), (500, False), (503, False)])
def test_the_health_check_asks_the_service(
    server: HTTPServer, status: int, is_healthy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Answering, "status", status)
    monkeypatch.setenv("REGLARIO_PORT", str(server.server_port))
    program, *arguments = json.loads(values("HEALTHCHECK", 2)[0].split(" CMD ")[1])
    assert program == "python"
    ended = subprocess.run([sys.executable, *arguments], capture_output=True, check=False)
    assert (ended.returncode == 0) is is_healthy


def test_the_health_check_fails_where_nothing_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGLARIO_PORT", "1")
    arguments = json.loads(values("HEALTHCHECK", 2)[0].split(" CMD ")[1])[1:]
    assert subprocess.run([sys.executable, *arguments], capture_output=True, check=False).returncode


def test_compose_takes_every_right_away_that_is_not_needed() -> None:
    service = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]["reglario"]
    assert service["build"] == "."
    assert service["read_only"] is True
    assert service["tmpfs"] == ["/tmp"]
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert [port.split(":")[-1] for port in service["ports"]] == values("EXPOSE", 2)
