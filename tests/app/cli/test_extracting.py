from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from app.cli import main

TEXT = "La regla 405.6a,\ny règle 999.9; `405.6b`.\n"


@pytest.fixture(autouse=True)
def _environment(snapshot_root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGLARIO_SNAPSHOT", str(snapshot_root))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "answer.md"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.encode())
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["extract", *arguments])
    captured = capsys.readouterr()
    return int(ended.value.code or 0), captured.out, captured.err


def test_each_mention_is_listed_with_what_it_is(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    code, out, err = run(capsys, str(file))
    assert code == 0
    assert out.splitlines() == [
        "1: regla 405.6a",
        "  405.6a@undated:es: found",
        "2: règle 999.9",
        "  999.9 (undated:fr): not_in_rulebook",
    ]
    assert err == "reglario: 2 mentions, 2 numbers.\n"


def test_its_json_is_what_the_service_answers(
    capsys: pytest.CaptureFixture[str],
    file: Path,
    client: TestClient,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("REGLARIO_PUBLIC_URL", "https://rules.example")
    code, out, _ = run(capsys, str(file), "--json", "--annotate", "--lang", "es")
    assert code == 0
    body = {"text": TEXT, "format": "markdown", "output": "annotated", "lang": "es"}
    assert json.loads(out) == client.post("/v1/citations/extract", json=body).json()


def test_annotate_prints_the_text_with_links(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    code, out, _ = run(capsys, str(file), "--annotate")
    assert code == 0
    assert out.startswith("La [regla 405.6a](<http")
    assert out.endswith("y règle 999.9; `405.6b`.\n")
    _, out, _ = run(capsys, str(file), "--annotate", "--format", "text", "--as", "html")
    assert out.startswith('La <a href="http')


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nada", "0 mentions, 0 numbers."),
        ("regla 405.6a", "1 mention, 1 number."),
        ("regla 405.6a, regla 405.6a", "2 mentions, 1 number."),
        ("reglas 405.6a-b", "1 mention, 2 numbers."),
    ],
)
def test_what_is_counted_is_told_in_its_right_form(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "a.txt"
    path.write_text(text)
    assert run(capsys, str(path))[2] == f"reglario: {told}\n"


def test_nothing_found_is_exit_code_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("nada, 3.14")
    assert run(capsys, str(path))[0] == 1


def test_a_file_that_cannot_be_read_is_an_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("Véase".encode("latin-1"))
    code, _, err = run(capsys, str(path))
    assert (code, "not in UTF-8" in err) == (2, True)
    path.write_text("a" * 200_001)
    assert "200000 characters" in run(capsys, str(path))[2]
    assert run(capsys, str(tmp_path / "none"))[0] == 6
