"""The two invented rule books, read in every way in which such a book is saved."""

from __future__ import annotations

import codecs
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from indexer.model.digest import texts_digest
from indexer.model.finding import FindingKind
from indexer.model.number import RuleNumber
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import Rulebook
from tests.reading import content, folded, read_book, read_bytes, unfaithful

BOOKS = Path(__file__).parents[2] / "fixtures" / "books"
EXPECTED: dict[str, Any] = tomllib.loads((BOOKS / "expected.toml").read_text("utf-8"))
LANGUAGES = ("es", "fr")


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> tuple[Rulebook, dict[str, Any]]:
    expected = EXPECTED[request.param]
    text = (BOOKS / expected["file"]).read_bytes().decode("utf-8")
    return read_book(text, request.param, expected["edition"], complete=True), expected


Book = tuple[Rulebook, dict[str, Any]]


def _get(rulebook: Rulebook, number: str) -> RuleRecord:
    record = rulebook.get(RuleNumber.parse(number))
    assert record is not None, number
    return record


def _found(rulebook: Rulebook, kind: FindingKind) -> Iterator[str]:
    return (str(finding.number) for finding in rulebook.findings if finding.kind is kind)


def test_counts(book: Book) -> None:
    rulebook, expected = book
    counts, wanted = rulebook.info.counts, expected["counts"]
    names = ("sections", "chapters", "rules", "subrules", "examples", "glossary")
    assert {name: getattr(counts, name) for name in names} == {name: wanted[name] for name in names}
    twice = sum(len(record.duplicates) for record in rulebook.records)
    assert twice == wanted["second_printings"]
    walked = [record.number for record in rulebook.records if record.text is not None]
    assert [str(walked[0]), str(walked[-1])] == [expected["first"], expected["last"]]
    assert rulebook.glossary[-1].headword == expected["last_glossary"]


def test_every_text_is_a_slice_of_the_source(book: Book) -> None:
    rulebook, expected = book
    text = (BOOKS / expected["file"]).read_bytes().decode("utf-8")
    assert unfaithful(rulebook, text) == []


def test_examples(book: Book) -> None:
    rulebook, expected = book
    found = {str(record.number): len(record.examples) for record in rulebook.records}
    assert {number: count for number, count in found.items() if count} == expected["examples"]


def test_misprinted_numbers_are_read_and_told(book: Book) -> None:
    rulebook, expected = book
    for number, misprint in expected["misprints"].items():
        assert (_get(rulebook, number).text or "").startswith(misprint["starts"])
    assert sorted(_found(rulebook, FindingKind.MISPRINTED_NUMBER)) == sorted(expected["misprints"])


def test_gaps_stay_gaps(book: Book) -> None:
    rulebook, expected = book
    for number in expected["gaps"]:
        assert rulebook.get(RuleNumber.parse(number)) is None
    gaps = {gap["before"] for gap in expected["gaps"].values()}
    assert gaps <= set(_found(rulebook, FindingKind.GAP))
    for rule, letters in expected["letters"].items():
        children = rulebook.children(RuleNumber.parse(rule))
        assert [child.letters for child in children] == letters.split()


def test_numbers_printed_twice(book: Book) -> None:
    rulebook, expected = book
    for number, twice in expected["duplicates"].items():
        record = _get(rulebook, number)
        texts = [one.text or "" for one in (record, *record.duplicates)]
        assert [
            text.startswith(start) for text, start in zip(texts, twice["starts"], strict=True)
        ] == [True] * len(texts)
    assert sorted(_found(rulebook, FindingKind.DUPLICATE_NUMBER)) == sorted(expected["duplicates"])


def test_paragraphs_and_the_ends_of_chapters(book: Book) -> None:
    rulebook, expected = book
    for number, wanted in expected["paragraphs"].items():
        paragraphs = (_get(rulebook, number).text or "").split("\n")
        assert len(paragraphs) == len(wanted["starts"]), number
        for paragraph, start in zip(paragraphs, wanted["starts"], strict=True):
            assert paragraph.startswith(start)
    for end in expected["chapter_ends"].values():
        record = _get(rulebook, end["number"])
        last = record.examples[-1].text if record.examples else record.text or ""
        assert end["ends"] in (last[-len(end["ends"]) :], (record.text or "")[-len(end["ends"]) :])


def test_pieces_are_kept_character_for_character(book: Book) -> None:
    rulebook, expected = book
    for number, pieces in expected["contains"].items():
        text = "\n".join(text for _, text in _get(rulebook, number).fields())
        assert [piece for piece in pieces if piece not in text] == []
    for number, titles in expected["keywords"].items():
        record = _get(rulebook, number)
        assert [one.text for one in (record, *record.duplicates)] == titles


def test_glossary(book: Book) -> None:
    rulebook, expected = book
    wanted = expected["glossary"]
    assert [entry.headword for entry in rulebook.glossary] == [
        entry["headword"] for entry in wanted["entries"]
    ]
    assert [entry.text.count("\n") + 1 for entry in rulebook.glossary] == [
        entry["lines"] for entry in wanted["entries"]
    ]
    obsolete = [entry.headword for entry in rulebook.glossary if entry.obsolete]
    assert sorted(obsolete) == sorted(wanted["obsolete"])


def test_nothing_is_unattached_or_unreadable(book: Book) -> None:
    rulebook, _ = book
    for kind in (FindingKind.UNATTACHED_TEXT, FindingKind.UNREADABLE_NUMBER):
        assert list(_found(rulebook, kind)) == []


ENCODINGS = {
    "utf-8": ("utf-8", b""),
    "utf-8 with mark": ("utf-8", codecs.BOM_UTF8),
    "utf-16 le": ("utf-16-le", codecs.BOM_UTF16_LE),
    "utf-16 be": ("utf-16-be", codecs.BOM_UTF16_BE),
    "cp1252": ("cp1252", b""),
}


def _with_mixed_ends(text: str) -> str:
    """End lines by CR, CRLF and LF in turn, but never let CR and LF of two lines meet."""
    saved = ""
    for at, line in enumerate(text.split("\n")[:-1]):
        end = ("\r\n", "\r", "\n")[at % 3]
        saved += line + ("\r" if not line and saved.endswith("\r") else end)
    return saved


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "mixed"])
def test_encodings_and_line_ends_change_nothing(encoding: str, end: str) -> None:
    expected = EXPECTED["fr"]
    text = (BOOKS / expected["file"]).read_bytes().decode("utf-8")
    wanted = read_book(text, "fr", expected["edition"])
    saved = _with_mixed_ends(text) if end == "mixed" else text.replace("\n", end)
    codec, mark = ENCODINGS[encoding]
    read = read_bytes(mark + saved.encode(codec), "fr", expected["edition"], codec)
    assert content(read) == content(wanted)
    digests = {texts_digest(book.records, book.glossary) for book in (read, wanted)}
    assert len(digests) == 1


def _broken(text: str, width: int) -> str:
    """Break every paragraph at the width of a page."""
    lines = (
        textwrap.wrap(
            line, width, break_long_words=False, break_on_hyphens=False, replace_whitespace=False
        )
        for line in text.split("\n")
    )
    return "\n".join("\n".join(line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [72, 90, 110])
def test_a_book_broken_at_a_page_s_width_says_the_same(language: str, width: int) -> None:
    expected = EXPECTED[language]
    text = (BOOKS / expected["file"]).read_bytes().decode("utf-8")
    broken = _broken(text, width)
    whole, read = (read_book(one, language, expected["edition"]) for one in (text, broken))
    # Where a paragraph happens to end at the page's width, the next one seems to be its rest.
    assert [_words(one) for one in content(read)] == [_words(one) for one in content(whole)]
    assert unfaithful(read, broken) == []
    kinds = {finding.kind for finding in read.findings}
    assert kinds.isdisjoint((FindingKind.UNREADABLE_NUMBER, FindingKind.UNATTACHED_TEXT))


def _words(record: object) -> str:
    return folded(str(record).replace("\\n", " "))


def test_no_break_spaces_in_blank_lines_change_nothing() -> None:
    expected = EXPECTED["es"]
    text = (BOOKS / expected["file"]).read_bytes().decode("utf-8")
    spaced = text.replace("\n\n", "\n\u00a0\n")
    assert spaced != text
    edition = expected["edition"]
    assert content(read_book(spaced, "es", edition)) == content(read_book(text, "es", edition))
