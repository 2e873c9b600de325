"""`reglario add`, `remove`, `fetch` and `check --against`, as a person or a script meets them."""

from __future__ import annotations

import hashlib
import json
import os
import pty
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli import main
from indexer.sources.manifest import read_manifest
from tests.data_directories import book, make_data, state

pytestmark = pytest.mark.long

NEW = book(40, "22 de abril de 2021")
ADD = ("--lang", "es", "--edition", "2021-04-22", "--complete")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = make_data(tmp_path / "datos")
    monkeypatch.setenv("REGLARIO_DATA", str(home))
    monkeypatch.setenv("REGLARIO_SNAPSHOT", str(tmp_path / "instantáneas"))
    return home


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "nuevas.txt"
    path.write_bytes(NEW.encode("cp1252"))
    return path


def run(*arguments: str | Path) -> int:
    with pytest.raises(SystemExit) as ended:
        main([str(argument) for argument in arguments])
    code = ended.value.code
    return code if isinstance(code, int) else 0


def test_a_full_disk_changes_nothing_and_says_what_to_do(
    data: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, (size, most) = state(data), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, most))
    try:
        code = run("add", file, *ADD, "--encoding", "cp1252", "--yes")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    told = capsys.readouterr().err.splitlines()[-1]
    assert (code, state(data)) == (6, before)
    assert "nuevas.txt" in told
    assert told.endswith("; make room there, and run this again.")


def test_add_reports_and_writes(data: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("add", file, *ADD, "--encoding", "cp1252", "--yes") == 0
    printed = capsys.readouterr()
    rows = dict(line.split("\t", 1) for line in printed.out.splitlines())
    assert rows["document"] == "es/nuevas.txt"
    assert rows["date of effect"] == "2021-04-22"
    assert rows["rules"] == "40"
    assert rows["in 2020-01-10"] == "40 rules, 0 subrules"
    assert rows["100.1"].startswith("Al jugador n.º 1 ")
    assert "run `reglario build`" in printed.err
    assert read_manifest(data).entries[-1].path == "es/nuevas.txt"

    assert run("build", "--json") == 0
    printed = capsys.readouterr()
    assert len(json.loads(printed.out)["rulebooks"]) == 3
    assert "read 2021-04-22:es (2 of 3)" in printed.err

    assert run("remove", "es/nuevas.txt", "--yes") == 0
    assert len(read_manifest(data).entries) == 2


def test_a_dry_run_reports_and_writes_nothing(
    data: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = state(data)
    assert run("add", file, *ADD, "--dry-run", "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["suggested_encoding"]["encoding"] == "cp1252"
    assert answer["counts"]["rules"] == 40
    assert answer["printed_on"] == "2021-04-22"
    assert answer["refusals"] == []
    assert state(data) == before


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        ((*ADD,), 2, "--yes"),  # nobody to ask
        ((*ADD, "--yes"), 2, "only a suggestion"),
        ((*ADD, "--yes", "--encoding", "utf-8"), 3, "0xe1"),
        (
            (*ADD, "--yes", "--encoding", "cp1252", "--as", "../x.txt"),
            3,
            "leaves the data directory",
        ),
        (
            ("--lang", "es", "--edition", "2021-05-01", "--encoding", "cp1252", "--yes"),
            3,
            "2021-04-22",
        ),
        (
            ("--lang", "es", "--edition", "undated", "--encoding", "cp1252", "--yes"),
            3,
            "2021-04-22",
        ),
    ],
)
def test_a_refusal_has_an_exit_code_and_a_reason_and_leaves_nothing(
    data: Path,
    file: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    code: int,
    reason: str,
) -> None:
    before = state(data)
    assert run("add", file, *arguments) == code
    assert reason in " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert state(data) == before


def test_remove_and_fetch_of_what_is_not_declared(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in (("remove", "es/no.txt", "--yes"), ("fetch", "es/no.txt")):
        assert run(*command) == 1
        told = capsys.readouterr().err
        assert "Held: " in told
        assert "es/libro.txt" in told
        assert "/v1" not in told
    assert run("remove", "es/libro.txt") == 2
    assert run("fetch", "es/libro.txt") == 3
    assert "no url is declared" in capsys.readouterr().err
    assert run("fetch") == 0
    assert len(read_manifest(data).entries) == 2


@pytest.mark.parametrize(("answer", "code", "entries"), [("y", 0, 3), ("n", 1, 2)])
def test_a_person_at_a_terminal_is_asked(
    data: Path, file: Path, answer: str, code: int, entries: int
) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from app.cli import main; main()", "add", str(file), *ADD]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    shown = b""
    while b"[y/N]" not in shown:
        shown += os.read(ours, 4096)
    os.write(ours, f"{answer}\n".encode())
    try:
        while part := os.read(ours, 4096):
            shown += part
    except OSError:  # the other end was closed
        pass
    assert process.wait() == code
    os.close(ours)
    assert b"suggestion" in shown
    assert len(read_manifest(data).entries) == entries


def test_a_missing_library_names_its_extra(data: Path, tmp_path: Path) -> None:
    page = tmp_path / "x.html"
    page.write_text("<p>100.1. Una regla.</p>", "utf-8")
    code = (
        "import sys; sys.modules.update({'selectolax': None, 'httpx': None}); from app.cli import "
    )
    for arguments, extra in (
        (["add", str(page), "--lang", "es", "--edition", "undated", "--yes"], "reglario[import]"),
        (["fetch"], "reglario[fetch]"),
    ):
        ended = subprocess.run(
            [sys.executable, "-c", f"{code}main; main()", *arguments],
            capture_output=True,
            text=True,
            check=False,
        )
        assert ended.returncode == 2
        assert extra in ended.stderr
        assert "Traceback" not in ended.stderr


def test_a_book_that_was_cut_is_told_where_it_was_declared_by_hand(
    data: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("add", file, *ADD, "--encoding", "cp1252", "--yes") == 0
    entry = read_manifest(data).entries[-1]
    place, manifest = data / entry.path, data / "sources.toml"
    whole = place.read_bytes()
    place.write_bytes(whole[: len(whole) // 2])
    before, now = (hashlib.sha256(one).hexdigest() for one in (whole, place.read_bytes()))
    manifest.write_text(manifest.read_text("utf-8").replace(before, now), "utf-8")
    capsys.readouterr()
    assert run("check") == 0
    told = [one for one in capsys.readouterr().out.splitlines() if "\tincomplete\t" in one]
    assert all(one.startswith("2021-04-22:es\t") for one in told)
    for what in ("of the 40 of 2020-01-10", "in the middle of a sentence"):
        assert sum(what in one for one in told) == 1


def test_a_language_that_was_declared_wrongly_by_hand_is_told(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    english = "The player who has no cards in their hand is the one that loses the game.\n\n"
    with (data / "es" / "trozo.txt").open("a", encoding="utf-8") as file:
        file.write(english * 3)
    assert run("check") == 0
    [told] = [one for one in capsys.readouterr().out.splitlines() if "\tother_language\t" in one]
    assert "es/trozo.txt:2" in told


@pytest.mark.parametrize("options", [[], ["--edition", "undated"], ["--lang", "es"]])
def test_an_edition_alone_has_nothing_to_be_compared_with(
    rules_data: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
) -> None:
    monkeypatch.setenv("REGLARIO_DATA", str(rules_data))
    assert run("check", "--against", "undated", *options) == 1
    assert "nothing to compare 'undated' with" in capsys.readouterr().err


def test_check_against_another_edition(
    data: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(NEW.replace("n.º 3 ", "n.º 3 no ").replace("100.40.", "100.41."), "utf-8")
    assert run("add", file, *ADD, "--yes") == 0
    capsys.readouterr()
    assert run("check", "--against", "2020-01-10", "--json") == 0
    (found,) = json.loads(capsys.readouterr().out)["comparisons"]
    assert found["lang"] == "es"
    assert (found["old"]["edition"], found["new"]["edition"]) == ("2020-01-10", "2021-04-22")
    assert (found["went"], found["came"], found["changed"]) == ([], [], ["100.3"])
    assert found["moved"] == [{"from": "100.40", "to": "100.41"}]
    assert found["old"]["counts"]["rules"] == 40

    assert run("check", "--against", "2020-01-10") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "rules\t40\t40\t0" in lines
    assert "changed\t100.3\t100.3" in lines
    assert "moved\t100.40\t100.41" in lines

    capsys.readouterr()
    assert run("check", "--against", "1999-01-01") == 1
    assert "not loaded. Available: 2020-01-10, 2021-04-22, undated." in capsys.readouterr().err
    assert run("check", "--against", "2020-01-10", "--lang", "fr") == 1
    assert run("check", "--edition", "2020-01-10") == 2
