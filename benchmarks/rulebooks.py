"""The rulebooks that search is measured on: whole books beside the checkout, ours, invented."""

from __future__ import annotations

import re
import tarfile
import tempfile
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path

from indexer.assembly import read_rulebook, rulebook_entries
from indexer.model.edition import Edition
from indexer.model.rulebook import Rulebook
from indexer.sources.manifest import SourceEntry, read_manifest

ROOT = Path(__file__).resolve().parent.parent
CORPORA = ROOT.parent / "shared" / "corpora"
INVENTED = ROOT / "tests" / "fixtures" / "books"

_FILE = re.compile(r"_(\d{8})\.txt$")
_ENGLISH_DATE = re.compile(r"effective as of\s+([A-Z][a-z]+ \d{1,2}, \d{4})")


class NotHere(Exception):
    """A rulebook that is not on this machine."""


@cache
def rulebook(lang: str, edition: str) -> Rulebook:
    """Read one rulebook.

    Raises:
        NotHere: its file is not on this machine.
    """
    if edition == "undated":
        data = ROOT / "rules_data"
        for entries in rulebook_entries(read_manifest(data)):
            if entries[0].locale == lang and entries[0].edition.id == edition:
                return read_rulebook(data, entries)[0]
        raise NotHere(f"rules_data has no {edition}:{lang}")
    invented = INVENTED / f"{lang}.txt"
    content = invented.read_bytes() if invented.exists() else _corpus_file(lang, edition)
    return _read(lang, edition, content)


def english_editions(count: int) -> Iterator[Rulebook]:
    """Read the newest English editions, the newest first.

    Raises:
        NotHere: they are not on this machine.
    """
    texts: dict[str, bytes] = {}
    for _, content in _archive("en"):
        date = _ENGLISH_DATE.search(content.decode(_encoding(content)))
        if date is not None:
            texts[f"{datetime.strptime(date[1], '%B %d, %Y'):%Y-%m-%d}"] = content  # noqa: DTZ007
    for edition in sorted(texts, reverse=True)[:count]:
        yield _read("en", edition, texts[edition])


def _archive(lang: str) -> Iterator[tuple[str, bytes]]:
    path = CORPORA / f"{lang}.tar.xz"
    if not path.exists():
        raise NotHere(f"the whole rule books in {lang!r} are not on this machine")
    with tarfile.open(path) as archive:
        for member in archive:
            name = _FILE.search(member.name)
            file = archive.extractfile(member) if name else None
            if name is not None and file is not None:
                yield name[1], file.read()


def _corpus_file(lang: str, edition: str) -> bytes:
    wanted = edition.replace("-", "")
    found = dict(_archive(lang))
    if wanted not in found:
        raise NotHere(f"the archive of {lang!r} has no {wanted}")
    return found[wanted]


def _encoding(content: bytes) -> str:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8-sig"


def _read(lang: str, edition: str, content: bytes) -> Rulebook:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "book.txt").write_bytes(content)
        entry = SourceEntry(
            path="book.txt",
            locale=lang,
            edition=Edition(edition),
            layout="auto",
            encoding=_encoding(content),
            title="unknown",
            publisher="unknown",
            official=False,
            retrieved_on="unknown",
            complete=True,
            licence="unknown",
            sha256=None,
            accept_lossy=True,
            line=1,
        )
        return read_rulebook(Path(folder), [entry])[0]
