"""The real files of each kind become texts that the parser reads; they lie beside the checkout."""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from indexer.model.rulebook import Counts
from indexer.sources.importers import importer_for
from tests.reading import read_book

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def archives(corpora: Path) -> Iterator[dict[str, tarfile.TarFile]]:
    with ExitStack() as stack:
        yield {
            lang: stack.enter_context(tarfile.open(corpora / f"{lang}.tar.xz"))
            for lang in ("en", "ko", "pt")
        }


def counts(archive: tarfile.TarFile, name: str, locale: str, edition: str) -> Counts:
    file = archive.extractfile(name)
    importer = importer_for(name)
    assert file is not None
    assert importer is not None
    imported = importer.read(file.read(), None, name, locale)
    assert imported.losses == ()
    return read_book(imported.text, locale, edition, complete=True).info.counts


@pytest.mark.parametrize(
    ("page", "rules", "subrules", "examples"),
    [("104", 6, 24, 0), ("107", 15, 27, 5), ("113", 12, 28, 4), ("205", 4, 27, 6)],
)
def test_pages(
    archives: dict[str, tarfile.TarFile], page: str, rules: int, subrules: int, examples: int
) -> None:
    found = counts(archives["pt"], f"pt/pages/{page}.html", "pt-BR", "2020-11-20")
    assert (found.chapters, found.rules, found.subrules, found.examples) == (
        *(1, rules, subrules, examples),
    )


def test_catalogue(archives: dict[str, tarfile.TarFile]) -> None:
    found = counts(archives["pt"], "pt/comprehensive-rules_20201120.po", "pt-BR", "2020-11-20")
    # 619 are translated: three are printed under a number already held, one's number is a misprint.
    assert found.rules + found.subrules == 615


def test_word_document(archives: dict[str, tarfile.TarFile]) -> None:
    found = counts(archives["ko"], "ko/MagicCompRules_20180810.docx", "ko", "2018-08-10")
    assert (found.rules, found.subrules) == (931, 1347)


def test_pdf(archives: dict[str, tarfile.TarFile]) -> None:
    found = counts(archives["en"], "en/MagicCompRules_20130201.pdf", "en", "2013-02-01")
    assert (found.rules, found.subrules, found.examples) == (840, 1082, 220)
