from __future__ import annotations

import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import pytest
from starlette.testclient import TestClient

from app.cli import cli, main
from app.main import create_app
from app.settings import Settings
from indexer.snapshot.files import current_name
from indexer.snapshot.lock import build_lock
from tests.app.conftest import until

pytestmark = pytest.mark.long


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Reglario = Callable[..., Ran]


@pytest.fixture(scope="session")
def snapshots(snapshot_root: Path) -> Path:
    """Where a snapshot of the documents that are shipped is."""
    return snapshot_root


@pytest.fixture
def reglario(
    snapshots: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Reglario:
    """Runs the command in this process."""
    monkeypatch.setenv("REGLARIO_SNAPSHOT", str(snapshots))

    def run(*arguments: str) -> Ran:
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        captured = capfd.readouterr()
        return Ran(int(ended.value.code or 0), captured.out, captured.err)

    return run


def error_of(ran: Ran) -> str:
    """The one line that an error prints, and nothing else."""
    assert ran.out == ""
    [line] = ran.err.splitlines()
    assert line.startswith("reglario: ")
    return line


COMMANDS = sorted(
    command.name or command.callback.__name__
    for command in cli.registered_commands
    if command.callback
)


def test_help_names_every_command_and_exit_code(reglario: Reglario) -> None:
    assert {"build", "check", "search", "serve", "show"} <= set(COMMANDS)
    ran = reglario("--help")
    assert ran.code == 0
    for told in (*COMMANDS, "Exit codes", "3 a source"):
        assert told in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself_and_its_options(reglario: Reglario, command: str) -> None:
    ran = reglario(command, "--help")
    assert ran.code == 0
    assert f"Usage: reglario {command}" in ran.out
    [registered] = [
        each
        for each in cli.registered_commands
        if each.callback and each.callback.__name__ == command
    ]
    assert registered.callback is not None
    assert registered.callback.__doc__ is not None
    assert registered.callback.__doc__.split(".")[0].split()[-1] in ran.out


def test_a_rule_is_shown_with_its_examples_and_where_it_stands(reglario: Reglario) -> None:
    ran = reglario("show", "113.6K", "--lang", "es")
    assert ran.code == 0
    heading, text, example, pointer = ran.out.splitlines()
    assert heading == "Regla 113.6k · Habilidades"
    assert text.startswith("Una condición de disparo")
    assert example.startswith("  Ejemplo: Absolver Thrull")
    assert (
        pointer
        == "113.6k@undated:es · es/regla-113.6.txt:14 · number inferred, not printed · unofficial"
    )


@pytest.mark.parametrize(
    ("arguments", "handle"),
    [
        (["604.3a"], "604.3a@undated:fr"),
        (["(405.6c)."], "405.6c@undated:es"),
        (["regla 405.6 c"], "405.6c@undated:es"),
        (["405.6c@undated:es"], "405.6c@undated:es"),
        (["405.6c", "--lang", "es-MX", "--edition", "undated"], "405.6c@undated:es"),
        (["801"], "801@undated:es"),
    ],
)
def test_a_number_is_read_tolerantly(reglario: Reglario, arguments: list[str], handle: str) -> None:
    ran = reglario("show", *arguments)
    assert ran.code == 0
    assert ran.out.splitlines()[-1].startswith(f"{handle} · ")


def test_children_follow_their_parent(reglario: Reglario) -> None:
    ran = reglario("show", "405.6", "--children")
    pointers = [line.split("@")[0] for line in ran.out.splitlines() if "@undated:es" in line]
    assert pointers == ["405.6", *(f"405.6{letter}" for letter in "abcdefgh")]


def test_a_text_that_was_cut_short_says_so(reglario: Reglario) -> None:
    assert "text cut short in the source" in reglario("show", "801.1").out


@pytest.fixture(scope="module")
def client(snapshots: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(snapshot=snapshots))) as client:
        yield client


def answered(client: TestClient, path: str) -> dict[str, Any]:
    answer: dict[str, Any] = client.get(path, headers={"Accept": "application/json"}).json()
    return answer


@pytest.mark.parametrize("number", ["113.6k", "801", "604.3a", "405.6C"])
def test_show_as_json_is_what_the_service_answers(
    reglario: Reglario, client: TestClient, number: str
) -> None:
    shown = reglario("show", number, "--json", "--children")
    assert shown.code == 0
    assert json.loads(shown.out) == answered(client, f"/v1/rules/{number}?include=children")
    plain = json.loads(reglario("show", number, "--json").out)
    assert plain == answered(client, f"/v1/rules/{number}")


def test_search_as_json_is_what_the_service_answers(reglario: Reglario, client: TestClient) -> None:
    ran = reglario(
        "search", "coste de mana", "--lang", "es", "--in", "113", "--limit", "3", "--json"
    )
    assert ran.code == 0
    path = "/v1/search?q=coste%20de%20mana&lang=es&in=113&limit=3"
    assert json.loads(ran.out) == answered(client, path)


def test_a_search_shows_number_words_and_place(reglario: Reglario) -> None:
    ran = reglario("search", "capacites", "--lang", "fr", "--limit", "2")
    assert ran.code == 0
    assert ran.out.count("@undated:fr · fr/regles-604.txt:") == 2
    assert "2 shown" in ran.err


@pytest.mark.parametrize("lang", ["es", "*"])
def test_a_hit_in_an_example_shows_where_that_stands(
    reglario: Reglario, rules_data: Path, lang: str
) -> None:
    ran = reglario("search", "Reassembling", "--lang", lang)
    _, shown, pointer = ran.out.splitlines()
    assert shown.startswith("  Ejemplo: Reassembling Skeleton")
    line = int(pointer.split("es/regla-113.6.txt:")[1].split(" ")[0])
    lines = (rules_data / "es" / "regla-113.6.txt").read_text("utf-8").splitlines()
    assert "Reassembling" in lines[line - 1]


@pytest.mark.parametrize("lang", ["es", "*", "es,fr"])
def test_a_handle_may_name_one_of_several_languages(reglario: Reglario, lang: str) -> None:
    ran = reglario("search", "405.6a@undated:es", "--lang", lang)
    assert ran.code == 0
    assert "405.6a@undated:es · " in ran.out


@pytest.mark.parametrize("lang", ["es,fr", "fr,es", "*"])
def test_several_languages_give_their_hits_in_turn(
    reglario: Reglario, client: TestClient, lang: str
) -> None:
    ran = reglario("search", "mana", "--lang", lang, "--limit", "3")
    assert ran.code == 0
    found = answered(client, f"/v1/search?q=mana&lang={lang}&limit=3")
    handles = [line.split(" · ")[0].strip() for line in ran.out.splitlines() if "@" in line]
    assert handles == [hit["citation"]["handle"] for hit in found["hits"]]
    assert ran.err.splitlines() == [
        f"reglario: {one['total']} found in undated:{one['lang']}, {shown} shown."
        for one, shown in zip(found["searched"], (2, 1), strict=True)
    ]
    answer = json.loads(reglario("search", "mana", "--lang", lang, "--limit", "3", "--json").out)
    assert answer == found


def test_how_a_search_was_read_is_told_of_each_rulebook(reglario: Reglario) -> None:
    told = reglario("search", "xyzzy mnaa", "--lang", "es,fr").err
    for key in ("undated:es", "undated:fr"):
        assert f"not everything found in {key} has all the words; left out: xyzzy" in told
        assert f"did you mean, in {key}: " in told


def test_a_search_that_finds_nothing_ends_with_1(reglario: Reglario) -> None:
    assert reglario("search", "xyzzyplugh", "--lang", "es").code == 1
    ran = reglario("search", "xyzzyplugh", "--lang", "es", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["hits"] == []


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["show", "999.9"], 1, "no rule 999.9"),
        (["show", "113.6k", "--lang", "de"], 1, "'de'"),
        (["show", "113.6k", "--edition", "1999-01-01"], 1, "undated:es"),
        (["show", "113.6l"], 2, "113.6k or 113.6m"),
        (["show", "7041"], 2, "'7041'"),
        (["show", "405.6a-c"], 2, "several rules"),
        (["show", "113.6k@undated:es", "--lang", "fr"], 2, "names 'es'"),
        (["search", "a" * 400], 2, "Shorten"),
        (["search", "maná", "--in", "abc"], 2, "'abc'"),
        (["search", "maná", "--lang", "es,de"], 1, "'de'"),
        (["verify", ""], 2, "quote: String should have at least 1 character"),
    ],
)
def test_errors_are_one_line_with_a_code(
    reglario: Reglario, arguments: list[str], code: int, told: str
) -> None:
    ran = reglario(*arguments)
    assert ran.code == code
    assert told in error_of(ran)


@pytest.mark.parametrize("arguments", [["show"], ["nonsense"], ["search", "a", "--limit", "0"]])
def test_wrong_usage_ends_with_2(reglario: Reglario, arguments: list[str]) -> None:
    assert reglario(*arguments).code == 2


def test_check_tells_what_is_odd(reglario: Reglario) -> None:
    ran = reglario("check")
    assert ran.code == 0
    columns, spanish, french = (line.split("\t") for line in ran.out.splitlines()[:3])
    told = dict(zip(columns, spanish, strict=True))
    assert (told["lang"], told["inferred"], told["abridged"]) == ("es", "22", "22")
    assert dict(zip(columns, french, strict=True))["dangling"] == "1"
    answer = json.loads(reglario("check", "--json").out)
    assert [book["lang"] for book in answer["rulebooks"]] == ["es", "fr"]
    kinds = {finding["kind"] for finding in answer["rulebooks"][0]["findings"]}
    assert {"inferred_numbers", "abridged_texts", "dangling_reference"} <= kinds


@pytest.mark.parametrize("width", [50, 80, 120])
def test_findings_are_readable_however_narrow_the_terminal(
    reglario: Reglario, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    plain = [line.split("\t") for line in reglario("check").out.splitlines()]
    rows = [row for row in plain if "lang" not in row and "message" not in row]
    for name, value in (("FORCE_COLOR", "1"), ("TERM", "xterm"), ("COLUMNS", str(width))):
        monkeypatch.setenv(name, value)
    printed = re.sub(r"\x1b\[[\d;]*m", "", reglario("check").out)
    assert max(map(len, printed.splitlines())) <= width
    assert len(printed.splitlines()) < 4 * len(rows)
    words = set(printed.split())
    assert {word for row in rows for cell in row for word in cell.split()} <= words
    assert words >= {"inferred", "abridged", "dangling"}


@pytest.fixture
def own_snapshots(tmp_path: Path, reglario: Reglario, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for snapshots."""
    root = tmp_path / "own"
    monkeypatch.setenv("REGLARIO_SNAPSHOT", str(root))
    return root


def test_a_build_says_what_it_did(reglario: Reglario, own_snapshots: Path) -> None:
    first = json.loads(reglario("build", "--json").out)
    assert first["outcome"] == "built"
    assert first["snapshot"] == current_name(own_snapshots)
    assert [book["lang"] for book in first["rulebooks"]] == ["es", "fr"]
    again = json.loads(reglario("build", "--json").out)
    assert (again["outcome"], again["digest"]) == ("unchanged", first["digest"])
    ran = reglario("build", "--if-needed")
    assert ran.code == 0
    assert "Up to date" in ran.err
    assert ran.out.splitlines()[1].startswith("undated\tes\t33\t22\t2\t")


def test_without_a_snapshot_every_reader_says_what_to_do(
    reglario: Reglario, own_snapshots: Path
) -> None:
    for arguments in (["show", "113.6"], ["search", "maná"], ["serve", "--port", "0"]):
        ran = reglario(*arguments)
        assert ran.code == 4
        assert "reglario build" in error_of(ran)


def test_a_bad_source_is_named_with_its_line(
    reglario: Reglario, own_snapshots: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    monkeypatch.setenv("REGLARIO_DATA", str(data))
    for command in ("build", "check"):
        ran = reglario(command)
        assert ran.code == 3
        assert "sources.toml" in error_of(ran)
    (data / "sources.toml").write_text("[[source]]\npath = 3\n")
    ran = reglario("build")
    assert ran.code == 3
    assert error_of(ran).startswith("reglario: sources.toml:2: ")
    assert current_name(own_snapshots) is None


def test_a_build_beside_another_can_fail_at_once(reglario: Reglario, own_snapshots: Path) -> None:
    with build_lock(own_snapshots, wait=False, on_wait=pytest.fail):
        ran = reglario("build", "--no-wait")
    assert ran.code == 5
    assert f"process {os.getpid()}" in error_of(ran)


@pytest.mark.parametrize("size", [1000, 40_000])  # a document's, and one that the index meets
def test_a_full_disk_is_named_and_what_to_do(own_snapshots: Path, size: int) -> None:
    limited = "import resource as r; r.setrlimit(r.RLIMIT_FSIZE, ({0}, {0})); "
    code = limited.format(size) + "from app.cli import main; main(['build'])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 6
    told = ran.stderr.splitlines()[-1]
    assert told.startswith(f"reglario: {own_snapshots}")
    assert told.endswith("; make room there, and run this again.")
    assert [path.name for path in own_snapshots.iterdir()] == ["lock"]


def test_a_place_that_cannot_be_written_is_named(
    reglario: Reglario, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("REGLARIO_SNAPSHOT", str(tmp_path / "file" / "below"))
    ran = reglario("build")
    assert ran.code == 6
    assert str(tmp_path / "file") in error_of(ran)


def test_a_wrong_setting_is_named(reglario: Reglario, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGLARIO_PORT", "no number")
    ran = reglario("show", "113.6")
    assert ran.code == 2
    assert "REGLARIO_PORT" in error_of(ran)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_of_few_characters_gets_escapes(snapshots: Path, encoding: str) -> None:
    command = [sys.executable, "-c", "from app.cli import main; main()", "show", "111.3"]
    env = {**os.environ, "REGLARIO_SNAPSHOT": str(snapshots), "PYTHONIOENCODING": encoding}
    ours, terminal = pty.openpty()
    try:
        subprocess.run(command, env=env, stdout=terminal, check=True, timeout=60)
        assert b"\\u2026" in os.read(ours, 10_000)  # an ellipsis, which neither has
    finally:
        os.close(ours)
        os.close(terminal)
    answer = subprocess.run([*command, "--json"], env=env, capture_output=True, check=True)
    assert json.loads(answer.stdout)["text"].endswith("…")


def test_a_port_that_is_taken_is_said(snapshots: Path) -> None:
    command = [sys.executable, "-c", "from app.cli import main; main()", "serve", "--port"]
    env = {**os.environ, "REGLARIO_SNAPSHOT": str(snapshots)}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for workers in ("1", "2"):
            ended = subprocess.run(
                [*command, port, "--workers", workers],
                env=env,
                capture_output=True,
                check=False,
                text=True,
            )
            assert ended.returncode == 2
            assert f"port {port}" in ended.stderr.splitlines()[-1]


@contextmanager
def served(snapshots: Path, *options: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", "from app.cli import main; main()", "serve", "--port", "0"]
    env = {**os.environ, "REGLARIO_SNAPSHOT": str(snapshots), **settings}
    with subprocess.Popen(
        [*command, *options],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_serve_answers_at_a_free_port_logs_json_and_ends_when_told(
    snapshots: Path, workers: str
) -> None:
    with served(snapshots, "--workers", workers) as process:
        assert process.stderr is not None
        started = "Application startup complete."
        events = []
        while started not in events:
            events.append(json.loads(process.stderr.readline())["event"])
        listening = re.search(r"running on (http://127\.0\.0\.1:[1-9][0-9]*)", " ".join(events))
        if listening is None:
            listening = re.search(r"running on (\S+)", process.stderr.readline())
        assert listening is not None
        answer = httpx2.get(f"{listening[1]}/v1/rules/113.6k").json()
        assert answer["citation"]["url"].startswith(f"{listening[1]}/v1/")
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) in (0, -signal.SIGTERM)
        assert all(json.loads(line)["event"] for line in process.stderr)


def test_the_server_tells_a_free_port_and_logs_no_more_than_is_asked_for(snapshots: Path) -> None:
    quiet = served(snapshots, REGLARIO_LOG_LEVEL="error")
    with quiet as process, httpx2.Client() as client:
        assert process.stdout is not None
        port = int(process.stdout.readline())

        def answers() -> bool:
            with suppress(httpx2.TransportError):
                return client.get(f"http://127.0.0.1:{port}/healthz").is_success
            return False

        until(answers, "the server answers")
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) in (0, -signal.SIGTERM)
        assert process.stderr is not None
        assert process.stderr.read() == ""


@pytest.mark.parametrize("arguments", [["show", "113.6"], ["check"], ["--help"], ["show", "-h"]])
def test_a_reader_that_ends_first_is_no_answer(snapshots: Path, arguments: list[str]) -> None:
    command = [sys.executable, "-c", "from app.cli import main; main()", *arguments]
    env = {**os.environ, "REGLARIO_SNAPSHOT": str(snapshots)}
    ours, given = os.pipe()
    os.close(ours)
    try:
        ended = subprocess.run(command, env=env, stdout=given, stderr=subprocess.PIPE, check=False)
    finally:
        os.close(given)
    assert (ended.returncode, ended.stderr) == (141, b"")
