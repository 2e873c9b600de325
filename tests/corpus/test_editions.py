"""Every real edition: read whole, faithful, in order, with the counts of the golden table.

A handful is read by default; REGLARIO_ALL_EDITIONS=1 reads all. `pytest --regenerate` with it
renews the table.
"""

from __future__ import annotations

import csv
import os
import re
import tarfile
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from indexer.assembly import assemble
from indexer.languages import profile_for
from indexer.model.finding import FindingKind
from indexer.model.number import Level, RuleNumber
from indexer.model.rulebook import Rulebook
from indexer.parsing.parser import ParsedDocument, parse
from indexer.sources.damage import find_damage
from indexer.sources.decoding import decode
from tests.reading import all_texts, entry, lost_lines, source, unfaithful

GOLDEN = Path(__file__).parent / "golden" / "editions.csv"
ARCHIVES = {"en": "en", "zh-Hans": "zh", "ko": "ko", "pt-BR": "pt"}
ENCODINGS = {
    **dict.fromkeys(("20160826", "20160930"), "utf-16"),
    **dict.fromkeys(("20150123", "20160722", "20161111", "20190125", "20221007"), "cp1252"),
    **dict.fromkeys(("20170119", "20170428", "20170605", "20170707", "20170825"), "cp1252"),
    **dict.fromkeys(("20170925", "20180713", "20180810", "20181005"), "cp1252"),
}
# Each encoding and line end, each kind of fault.
HANDFUL = {
    "en": (
        "20150123",
        "20160826",
        "20190823",
        "20210924",
        "20221007",
        "20240917",
        "20260619",
        "20260807",
    ),
    "zh-Hans": ("20260417",),
    "ko": ("20190503", "20211119"),
    "pt-BR": ("20201120",),
}
READ_ALL = os.environ.get("REGLARIO_ALL_EDITIONS") == "1"


@dataclass(frozen=True)
class Row:
    """What reading an edition gives; `file` has the publisher's date, not that of effect."""

    locale: str
    file: str
    effective: str
    sections: int
    chapters: int
    rules: int
    subrules: int
    second_printings: int
    examples: int
    glossary: int
    misprinted: int
    unreadable: int
    unattached: int
    missing_headings: int

    @classmethod
    def of(cls, locale: str, file: str, parsed: ParsedDocument, book: Rulebook) -> Row:
        counts = book.info.counts
        kinds = Counter(finding.kind for finding in parsed.findings)
        return cls(
            locale=locale,
            file=file,
            effective=str(parsed.printed_on),
            sections=counts.sections,
            chapters=counts.chapters,
            rules=counts.rules,
            subrules=counts.subrules,
            second_printings=sum(len(record.duplicates) for record in book.records),
            examples=counts.examples,
            glossary=counts.glossary,
            misprinted=kinds[FindingKind.MISPRINTED_NUMBER],
            unreadable=kinds[FindingKind.UNREADABLE_NUMBER],
            unattached=kinds[FindingKind.UNATTACHED_TEXT],
            missing_headings=kinds[FindingKind.MISSING_HEADING],
        )


@cache
def golden() -> Mapping[tuple[str, str], Row]:
    with GOLDEN.open(encoding="utf-8", newline="") as table:
        rows = [_row(values) for values in csv.DictReader(table)]
    return {(row.locale, row.file): row for row in rows}


def _row(values: Mapping[str, str]) -> Row:
    typed: dict[str, Any] = {
        field.name: values[field.name] if field.type == "str" else int(values[field.name])
        for field in fields(Row)
    }
    return Row(**typed)


def read_archive(corpora: Path, locale: str) -> Iterator[tuple[str, bytes]]:
    """The wanted texts of one language, by the date in their names."""
    with tarfile.open(corpora / f"{ARCHIVES[locale]}.tar.xz") as archive:
        for member in archive:
            name = re.search(r"_(\d{8})\.txt$", member.name)
            if name is None or not (READ_ALL or name[1] in HANDFUL[locale]):
                continue
            file = archive.extractfile(member)
            assert file is not None
            yield name[1], file.read()


def check_walk(book: Rulebook) -> None:
    """Hold the ways of walking a book to account: each meets every record once."""
    printed = [record.number for record in book.records if record.text is not None]
    number: RuleNumber | None = printed[0]
    walked = []
    while number is not None:
        walked.append(number)
        following = book.next(number)
        assert following is None or book.previous(following) == number
        number = following
    assert walked == printed
    below = [
        number
        for record in book.records
        if record.level is Level.SECTION
        for number in (record.number, *book.descendants(record.number))
    ]
    assert Counter(below) == Counter(record.number for record in book.records)


def check_scan(text: str, parsed: ParsedDocument, book: Rulebook) -> None:
    """Hold the records against a scan that knows nothing of our parser."""
    told = {finding.line for finding in parsed.findings}
    scanned = Counter(
        f"{form[1]}{form[2]}"
        for at, line in enumerate(re.split(r"\r\n|\r|\n", text), 1)
        if (form := re.match(r"\s*(\d{3,4}\.\d+)([a-z]{0,2})(?![a-z0-9,;:)])", line))
        and at not in told
    )
    held = Counter(str(one.number) for one in all_texts(book) if one.text is not None)
    assert scanned - held == Counter()


def check_edition(locale: str, file: str, content: bytes) -> Row:
    """Read one edition and hold it to every invariant."""
    encoding = ENCODINGS.get(file, "utf-8") if locale == "en" else "utf-8"
    text = decode(content, encoding, file)
    assert find_damage(text, locale) is None
    effective = golden()[locale, file].effective if (locale, file) in golden() else "undated"
    declared = entry(locale, effective, encoding=encoding)
    parsed = parse(source(text, declared), profile_for(locale))
    book = assemble([parsed])
    assert lost_lines(parsed) == []
    assert unfaithful(book, text) == []
    check_walk(book)
    check_scan(text, parsed, book)
    return Row.of(locale, file, parsed, book)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("locale", ARCHIVES)
def test_editions(corpora: Path, locale: str, regenerate: bool) -> None:
    rows = [check_edition(locale, file, content) for file, content in read_archive(corpora, locale)]
    if regenerate and READ_ALL:
        _write({**golden(), **{(row.locale, row.file): row for row in rows}})
    else:
        assert rows == [golden()[row.locale, row.file] for row in rows]
        assert READ_ALL or len(rows) == len(HANDFUL[locale])


def _write(table: Mapping[tuple[str, str], Row]) -> None:
    names = [field.name for field in fields(Row)]
    with GOLDEN.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(names)
        for key in sorted(table):
            writer.writerow([getattr(table[key], name) for name in names])
    golden.cache_clear()


def test_known_counts() -> None:
    june, august = golden()["en", "20260619"], golden()["en", "20260807"]
    assert june.rules + june.subrules == 3153
    assert (august.rules + august.subrules, august.chapters, august.glossary) == (3162, 147, 739)
    assert Counter(locale for locale, _ in golden()) == {
        "en": 60, "zh-Hans": 16, "ko": 2, "pt-BR": 1,
    }  # fmt: skip


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
def test_neighbouring_editions_differ_little(locale: str) -> None:
    """The largest steps are those of a year and a half without an edition here (2015 to 2016)."""
    rows = [row for row in golden().values() if row.locale == locale and row.file > "2016"]
    assert {row.sections for row in rows} == {9}
    for before, after in pairwise(rows):
        assert abs(after.chapters - before.chapters) <= 3
        numbered = (after.rules + after.subrules) - (before.rules + before.subrules)
        assert -30 <= numbered <= 100
        assert abs(after.examples - before.examples) <= 8
        assert -2 <= after.glossary - before.glossary <= 15


def test_chinese_follows_the_english_of_its_date() -> None:
    compared = 0
    for (locale, file), row in golden().items():
        english = golden().get(("en", file))
        if locale != "zh-Hans" or english is None:
            continue
        compared += 1
        numbered = row.rules + row.subrules
        assert numbered == english.rules + english.subrules + (2 if file == "20240917" else 0)
        assert (row.chapters, row.glossary) == (english.chapters, english.glossary)
        assert english.examples - row.examples <= 1
    assert compared == 15
