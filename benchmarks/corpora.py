"""Lays out data directories of whole real rulebooks, each encoding and edition declared."""

from __future__ import annotations

import re
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from indexer.languages import profile_for
from indexer.parsing.dates import read_date

CORPORA = Path(__file__).resolve().parents[2] / "shared" / "corpora"
ARCHIVES = {"en": "en", "zh-Hans": "zh", "ko": "ko", "pt-BR": "pt"}
_NAME = re.compile(r"_(\d{4})(\d{2})(\d{2})\.txt$")
_ENTRY = """[[source]]
path = "{path}"
lang = "{lang}"
edition = "{edition}"
encoding = "{encoding}"
title = "unknown"
publisher = "unknown"
official = {official}
retrieved_on = "unknown"
complete = {complete}
licence = "unknown"

"""


@dataclass(frozen=True)
class Entry:
    """One edition that lies in a data directory, and how the manifest declares it."""

    lang: str
    edition: str
    declared: str


def unpack(data: Path, lang: str) -> list[Entry]:
    """Unpack every edition of a language that is a text, the newest first.

    The edition is the date of effect that is printed, else that of the file's name. Where several
    files print one date, the last one published is taken: one edition is one rulebook.
    """
    entries: dict[str, Entry] = {}
    for name, content in sorted(_texts(lang)):
        text, encoding = _decoded(content)
        edition = _edition(text, lang) or "-".join(_date_of(name))
        path = data / lang / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        declared = _ENTRY.format(
            path=f"{lang}/{name}",
            lang=lang,
            edition=edition,
            encoding=encoding,
            official=str(lang == "en").lower(),
            complete=str(lang != "pt-BR").lower(),
        )
        entries[edition] = Entry(lang, edition, declared)
    return [entries[edition] for edition in sorted(entries, reverse=True)]


def declare(data: Path, entries: list[Entry]) -> None:
    """Write the manifest of these editions, whatever else lies there."""
    manifest = "".join(entry.declared for entry in entries)
    (data / "sources.toml").write_text(manifest, encoding="utf-8")


def _texts(lang: str) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(CORPORA / f"{ARCHIVES[lang]}.tar.xz") as packed:
        for member in packed:
            file = packed.extractfile(member) if _NAME.search(member.name) else None
            if file is not None:
                yield Path(member.name).name, file.read()


def _date_of(name: str) -> tuple[str, ...]:
    found = _NAME.search(name)
    assert found is not None
    return found.groups()


def _edition(text: str, lang: str) -> str | None:
    words = profile_for(lang).document
    dates = (read_date(line, words) for line in text[:5000].splitlines())
    printed = next(filter(None, dates), None)
    return None if printed is None or printed.day is None else str(printed)


def _decoded(content: bytes) -> tuple[str, str]:
    """The text and the encoding of one of the files, which are in one of three."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16"), "utf-16"
    try:
        return content.decode("utf-8-sig"), "utf-8"
    except UnicodeDecodeError:
        return content.decode("cp1252"), "cp1252"
