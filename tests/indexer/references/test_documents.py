"""Every reference that the shipped documents print, and what whole books at hand would miss."""

from __future__ import annotations

import re
import tarfile
from pathlib import Path

import pytest

from indexer.languages import all_profiles, profile_for
from indexer.model.reference import Mention
from indexer.references.find import find_mentions

# What stands at the head of a line is the rule's own number, which its record holds apart.
HEAD = re.compile(r"^\s*(?:- )?(?:Regla )?\d{3}(?:\.\d+[a-z]*)?\.?", re.MULTILINE)


def test_every_reference_of_the_shipped_documents_is_found(rules_data: Path) -> None:
    found = []
    for path in sorted(rules_data.rglob("*.txt")):
        text = HEAD.sub("", path.read_text("utf-8"))
        for mention in find_mentions(text, [profile_for(path.parent.name)]):
            assert text[mention.start : mention.end] == mention.match
            assert not text[: mention.start].endswith(("\n", "- "))
            (target,) = mention.targets
            found.append((path.stem, mention.match, target.written, target.title))
    assert found == [
        ("apartado-111", "regla 704", "704", None),
        ("apartado-111", "regla 707, «Copiar objetos»", "707", "Copiar objetos"),
        ("apartado-801", "regla 809", "809", None),
        ("apartado-801", "regla 704.5k", "704.5k", None),
        ("apartado-801", "regla 727", "727", None),
        ("regla-113.6", "regla 604.3", "604.3", None),
        ("regla-113.6", "regla 614.12", "614.12", None),
        ("regla-113.6", "regla 702.55, «Acechar»", "702.55", "Acechar"),
        ("regla-113.6", "regla 114, «Emblemas»", "114", "Emblemas"),
        ("regla-113.6", "regla 901, «Planechase»", "901", "Planechase"),
        ("regla-113.6", "regla 902, «Vanguardia»", "902", "Vanguardia"),
        ("regla-113.6", "regla 904, «Archienemigo»", "904", "Archienemigo"),
        ("regla-113.6", "regla 905, «Draft de Conspiracy»", "905", "Draft de Conspiracy"),
        ("regla-405.6", "regla 603.7", "603.7", None),
        (
            "regla-405.6",
            "regla 604, «Gestionar habilidades estáticas»",
            "604",
            "Gestionar habilidades estáticas",
        ),
        ("regla-405.6", "regla 604.3", "604.3", None),
        ("regla-405.6", "regla 605, «Habilidades de maná»", "605", "Habilidades de maná"),
        ("regla-405.6", "regla 116, «Acciones especiales»", "116", "Acciones especiales"),
        ("regla-405.6", "regla 117.3a", "117.3a", None),
        ("regla-405.6", "regla 703", "703", None),
        ("regla-405.6", "regla 704", "704", None),
        ("regla-405.6", "regla 117.5", "117.5", None),
        ("regla-405.6", "regla 104.3a", "104.3a", None),
        ("regla-405.6", "regla 800.4a", "800.4a", None),
        ("regles-604", "règle 112.6", "112.6", None),
    ]


BOOKS = {
    "en": ("MagicCompRules_20260619.txt", "MagicCompRules_20210712.txt"),
    "zh": ("MagicCompRules_20260417.txt",),
    "ko": ("MagicCompRules_20211119.txt",),
}
# A slip of the Korean translators.
MALFORMED = {"ko": ["704.5.m"]}
LOOKS_LIKE_A_NUMBER = re.compile(r"(?<!\d)\d{3}\.\d+[a-z]*")
LOOKS_LIKE_A_CHAPTER = re.compile(r"(?:(?<=[Rr]ule )|(?<=规则)|(?<=규칙 ))\d{3}(?!\d|\.\d)")


@pytest.mark.parametrize("language", BOOKS)
def test_nothing_in_a_whole_book_that_looks_like_a_number_is_missed(
    language: str, corpora: Path
) -> None:
    archive = corpora / f"{language}.tar.xz"
    if not archive.is_file():
        pytest.skip(f"{archive.name} is not on this machine")
    with tarfile.open(archive) as books:
        for member in books:
            if Path(member.name).name in BOOKS[language]:
                file = books.extractfile(member)
                assert file is not None
                text = HEAD.sub("", file.read().decode("utf-8-sig").replace("\r", "\n"))
                mentions = find_mentions(text, all_profiles())
                assert missed(LOOKS_LIKE_A_NUMBER, text, mentions) == []
                own = find_mentions(text, (profile_for(language),))
                assert missed(LOOKS_LIKE_A_CHAPTER, text, own) == []
                targets = [target for mention in mentions for target in mention.targets]
                malformed = [target.written for target in targets if target.number is None]
                assert malformed == MALFORMED.get(language, [])


def missed(looks: re.Pattern[str], text: str, mentions: tuple[Mention, ...]) -> list[str]:
    """Everything that looks like a number and is in no mention."""
    inside = {place for mention in mentions for place in range(mention.start, mention.end)}
    return [
        text[found.start() - 20 : found.end() + 20]
        for found in looks.finditer(text)
        if found.start() not in inside or found.end() - 1 not in inside
    ]
