"""The manifest: what it takes, and that each slip is told with its line and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from indexer.model.errors import ManifestError
from indexer.sources.manifest import AUTO, read_manifest

FIELDS = {
    "path": '"es/uno.txt"',
    "lang": '"es"',
    "edition": '"undated"',
    "encoding": '"utf-8"',
    "title": '"unknown"',
    "publisher": '"unknown"',
    "official": "false",
    "retrieved_on": '"2026-11-29"',
    "complete": "false",
    "licence": '"unknown"',
}


def source(**changes: str | None) -> str:
    """One entry as TOML; a field of None is left out."""
    fields = {**FIELDS, **changes}
    lines = [f"{name} = {value}" for name, value in fields.items() if value is not None]
    return "\n".join(["[[source]]", *lines, ""])


def write(data: Path, *entries: str, head: str = "") -> Path:
    (data / "sources.toml").write_text(head + "\n".join(entries), encoding="utf-8")
    return data


def test_an_entry_with_all_that_is_needed(tmp_path: Path) -> None:
    (entry,) = read_manifest(write(tmp_path, source(), head="# first\n\n")).entries
    assert (entry.path, entry.locale, entry.edition.id) == ("es/uno.txt", "es", "undated")
    assert (entry.layout, entry.sha256, entry.accept_lossy) == (AUTO, None, False)
    assert (entry.official, entry.complete, entry.retrieved_on) == (False, False, "2026-11-29")
    assert entry.line == 3


def test_what_may_be_added(tmp_path: Path) -> None:
    added = source(
        lang='"PT-br"',
        retrieved_on="2026-11-29",
        layout='"numbered-text"',
        sha256=f'"{"0" * 64}"',
        accept_lossy="true",
    )
    (entry,) = read_manifest(write(tmp_path, added)).entries
    assert (entry.locale, entry.retrieved_on, entry.layout) == (
        "pt-BR",
        "2026-11-29",
        "numbered-text",
    )
    assert (entry.sha256, entry.accept_lossy) == ("0" * 64, True)


@pytest.mark.parametrize("name", FIELDS)
def test_a_missing_field_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(ManifestError, match=f"lacks the field '{name}'") as caught:
        read_manifest(write(tmp_path, source(), source(**{"path": '"b.txt"', name: None})))
    assert (caught.value.path, caught.value.line) == ("sources.toml", 13)


SLIPS = {
    "path climbs out": ({"path": '"../otro.txt"'}, "leaves the data directory"),
    "path is absolute": ({"path": '"/etc/hosts"'}, "leaves the data directory"),
    "path with backslash": ({"path": r'"es\\uno.txt"'}, "forward slashes"),
    "path not plain": ({"path": '"es//uno.txt"'}, "forward slashes"),
    "path empty": ({"path": '""'}, "forward slashes"),
    "path with control": ({"path": r'"es/u\u0007.txt"'}, "forward slashes"),
    "path is the manifest": ({"path": '"sources.toml"'}, "forward slashes"),
    "language unknown": ({"lang": '"tlh"'}, "no language module"),
    "language no tag": ({"lang": '"español"'}, "not a BCP 47 language tag"),
    "edition no slug": ({"edition": '"Mayo 2014"'}, "neither an ISO date nor a slug"),
    "edition no date": ({"edition": '"2026-02-30"'}, "write the date of effect"),
    "encoding unknown": ({"encoding": '"klingon"'}, "no text encoding"),
    "encoding of bytes": ({"encoding": '"base64"'}, "no text encoding"),
    "encoding of escapes": ({"encoding": '"unicode_escape"'}, "no character set"),
    "layout no name": ({"layout": '"Rule Page"'}, "no layout"),
    "digest too short": ({"sha256": '"abc"'}, "64 hexadecimal digits"),
    "title empty": ({"title": '" "'}, "title is empty"),
    "flag as string": ({"official": '"no"'}, "must be true or false"),
    "string as number": ({"publisher": "7"}, "must be a string"),
    "date not a date": ({"retrieved_on": '"ayer"'}, "no date"),
    "field unknown": ({"editon": '"undated"'}, "no field of a source"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_bad_value_is_refused_with_its_line(tmp_path: Path, slip: str) -> None:
    changes, reason = SLIPS[slip]
    bad = source(**changes)
    with pytest.raises(ManifestError, match=reason) as caught:
        read_manifest(write(tmp_path, source(path='"first.txt"'), bad))
    (name,) = changes
    line = next(at for at, text in enumerate(bad.splitlines(), 13) if text.startswith(name))
    assert caught.value.line == line


def test_a_path_through_a_link_that_leaves(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "es").symlink_to(tmp_path)
    with pytest.raises(ManifestError, match="leaves the data directory"):
        read_manifest(write(data, source()))


@pytest.mark.parametrize("again", ['"es/uno.txt"', '"ES/Uno.txt"'])
def test_a_path_declared_twice(tmp_path: Path, again: str) -> None:
    with pytest.raises(ManifestError, match="declared twice, first in line 1") as caught:
        read_manifest(write(tmp_path, source(), source(path=again)))
    assert caught.value.line == 13


def test_no_manifest(tmp_path: Path) -> None:
    with pytest.raises(ManifestError, match="set REGLARIO_DATA"):
        read_manifest(tmp_path)


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("", "declares no document", None),
        ("source = []", "declares no document", None),
        ("source = 3", "declares no document", None),
        ("[[sources]]\npath = 'x'", "'sources' is not known", None),
        ("[[source]]\npath = ", "no valid TOML", 2),
    ],
)
def test_a_manifest_that_is_none(tmp_path: Path, text: str, reason: str, line: int | None) -> None:
    with pytest.raises(ManifestError, match=reason) as caught:
        read_manifest(write(tmp_path, text))
    assert caught.value.line == line


def test_a_manifest_that_is_no_utf8(tmp_path: Path) -> None:
    (tmp_path / "sources.toml").write_bytes("título".encode("cp1252"))
    with pytest.raises(ManifestError, match="save it as UTF-8"):
        read_manifest(tmp_path)
