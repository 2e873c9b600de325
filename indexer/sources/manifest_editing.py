"""Edits `sources.toml`: adds one entry, removes one, and leaves every other byte alone.

It knows the manifest as text. What the fields may hold is checked by `indexer.sources.manifest`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import tomlkit

from indexer.model.errors import ManifestError
from indexer.sources.manifest import MANIFEST, Manifest, read_manifest

_HEADER = re.compile(r"\s*\[\[\s*[\"']?source[\"']?\s*\]\]\s*(?:#.*)?$")
_MARK = "\ufeff"


def manifest_text(data: Path) -> str:
    """Return the manifest as it stands, byte for byte once it is encoded; empty when there is none.

    Raises:
        ManifestError: it is not UTF-8.
        OSError: it cannot be read.
    """
    try:
        return (data / MANIFEST).read_bytes().decode("utf-8")
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError as error:
        raise ManifestError(
            MANIFEST, "it is not UTF-8, which TOML must be; save it as UTF-8."
        ) from error


def declared(data: Path) -> Manifest:
    """Return what the manifest declares; nothing where there is no manifest or no document yet.

    Raises:
        ManifestError: it is no TOML, or an entry lacks a field or holds a bad value.
    """
    with suppress(tomllib.TOMLDecodeError):
        if not _tables(manifest_text(data)):
            return Manifest(())
    return read_manifest(data)


def with_entry(text: str, fields: Mapping[str, str | bool]) -> str:
    """Return the manifest's text with one entry more, at its end.

    Raises:
        ManifestError: the text is no TOML, or does not write its documents as [[source]] tables.
    """
    entry = tomlkit.document()
    tables = tomlkit.aot()
    table = tomlkit.table()
    for name, value in fields.items():
        table.add(name, value)
    tables.append(table)
    entry.add("source", tables)
    end = "\r\n" if "\r\n" in text else "\n"
    written = tomlkit.dumps(entry).strip("\n").replace("\n", end) + end
    before = text if not text or text.endswith("\n") else text + end
    new = f"{before}{end}{written}" if before else written
    return _checked(text, new, [*_tables_or_fail(text), dict(fields)])


def without_entry(text: str, path: str) -> str:
    """Return the manifest's text without the entry of one document.

    With the entry go the comments inside it and those right above it; all others stay.

    Raises:
        ManifestError: the text is no TOML, declares no such document, or not as a [[source]] table.
    """
    tables = _tables_or_fail(text)
    at = next((at for at, table in enumerate(tables) if table.get("path") == path), None)
    if at is None:
        known = ", ".join(str(table.get("path")) for table in tables) or "none"
        raise ManifestError(MANIFEST, f"it declares no document {path!r}; declared: {known}.")
    lines = text.splitlines(keepends=True)
    headers = [number for number, line in enumerate(lines) if _HEADER.match(line)]
    new = text
    if len(headers) == len(tables):
        following = headers[at + 1] if at + 1 < len(headers) else len(lines)
        before, after = _around(lines, headers[at], following)
        new = "".join(_joined(lines[:before], lines[after:]))
    return _checked(text, new, [*tables[:at], *tables[at + 1 :]])


def _around(lines: Sequence[str], header: int, following: int) -> tuple[int, int]:
    """Where what goes with an entry begins, and the line after its end."""
    before = header
    while before > 0 and lines[before - 1].lstrip().startswith("#"):
        before -= 1
    if before == 0 or lines[before - 1].strip():
        before = header  # the manifest's own head, or what ends the entry above
    tail = following
    while tail > header and (
        not lines[tail - 1].strip() or lines[tail - 1].lstrip().startswith("#")
    ):
        tail -= 1
    # Comments right below the last field are the entry's, unless they lead to the next header.
    after = tail
    while after < following and lines[after].strip():
        after += 1
    is_next_ones = after == following < len(lines)
    return before, tail if is_next_ones else after


def _joined(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """Join what stood around a removed entry, with no blank line more than there was."""
    rest = list(after)
    while rest and not rest[0].strip() and (not before or not before[-1].strip()):
        del rest[0]
    kept = list(before)
    while not rest and kept and not kept[-1].strip():
        del kept[-1]
    return kept + rest


def _checked(old: str, new: str, expected: Sequence[Mapping[str, object]]) -> str:
    with suppress(tomllib.TOMLDecodeError):
        if _tables(new) == list(expected):
            return new
    raise ManifestError(
        MANIFEST,
        "its documents are not all written as [[source]] tables on lines of their own, so it "
        "cannot be edited safely; edit it by hand.",
        1 if old else None,
    )


def _tables(text: str) -> list[dict[str, object]]:
    found = tomllib.loads(text.removeprefix(_MARK)).get("source", [])
    return list(found) if isinstance(found, list) else []


def _tables_or_fail(text: str) -> list[dict[str, object]]:
    try:
        return _tables(text)
    except tomllib.TOMLDecodeError as error:
        raise ManifestError(MANIFEST, f"it is no valid TOML: {error}.") from error
