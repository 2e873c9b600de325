"""Damaged documents: never a crash, never a silent loss, never a text that is not in the source."""

from __future__ import annotations

import random
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from indexer.assembly import assemble
from indexer.languages import all_profiles
from indexer.model.errors import SourceError
from indexer.model.number import Level, RuleNumber
from indexer.parsing.layouts import all_layouts
from tests.reading import lost_lines, read, unfaithful

BOOKS = Path(__file__).parents[2] / "fixtures" / "books"
DATA = Path(__file__).parents[3] / "rules_data"
LINES = {
    locale: (BOOKS / f"{locale}.txt").read_text("utf-8").split("\n") for locale in ("es", "fr")
}
PAGES = [path.read_text("utf-8") for path in sorted(DATA.glob("*/*.txt"))]

TRIES = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])


def check(text: str, locale: str, layout: str = "auto") -> None:
    try:
        parsed = read(text, locale, layout=layout)
    except SourceError:
        return
    assert lost_lines(parsed) == []
    book = assemble([parsed])
    assert unfaithful(book, text) == []
    walked = []
    number: RuleNumber | None = next(one.number for one in book.records if one.text is not None)
    while number is not None:
        walked.append(number)
        following = book.next(number)
        assert following is None or book.previous(following) == number
        number = following
    assert walked == [one.number for one in book.records if one.text is not None]
    tops = [one.number for one in book.records if one.level is Level.SECTION]
    below = {number for top in tops for number in (top, *book.descendants(top))}
    assert below == {one.number for one in book.records}


def mutated(lines: list[str], chance: random.Random, rate: float) -> str:
    """Drop, double, glue, cut and misprint lines, each with a small chance."""
    result: list[str] = []
    for line in lines:
        if chance.random() >= rate:
            result.append(line)
            continue
        at = chance.randrange(len(line) + 1)
        match chance.choice(("drop", "double", "glue", "cut", "break", "misprint", "indent")):
            case "double":
                result += [line, line]
            case "glue" if result:
                result[-1] += line
            case "cut":
                result.append(line[:at])
            case "break":
                result += [line[:at], line[at:]]
            case "misprint":
                result.append(line[:at] + chance.choice(".lo0 9\u00a0\t—") + line[at + 1 :])
            case "indent":
                result.append("   " + line)
    return chance.choice(("\n", "\r\n", "\r")).join(result)


@TRIES
@given(
    locale=st.sampled_from(sorted(LINES)),
    chance=st.randoms(use_true_random=False),
    rate=st.sampled_from((0.002, 0.02, 0.2)),
    part=st.tuples(st.integers(0, 1), st.integers(0, 1)),
)
def test_damaged_books(
    locale: str, chance: random.Random, rate: float, part: tuple[int, int]
) -> None:
    lines = LINES[locale]
    start, end = (chance.randrange(len(lines)) if cut else None for cut in part)
    check(mutated(lines[start:end], chance, rate), locale)


@TRIES
@given(page=st.sampled_from(PAGES), chance=st.randoms(use_true_random=False))
def test_damaged_pages(page: str, chance: random.Random) -> None:
    check(mutated(page.split("\n"), chance, 0.2), "es")


FRAGMENTS = st.sampled_from(
    [
        "1. A", "7. Z", "100. General", "702. B", "702.1. C", "702.1a D", "702.1l E", "702.1zz F",
        "7021.5. G", "100.1", "999.9999. H", "Glosario", "Créditos", "Contenido", "Subreglas",
        "Regla 702.1 · I", "Reglas del apartado", "- 702.2 J…", "Ejemplo: K", "Ejemplo:", "l", "…",
        "Estas reglas son válidas desde el 31 de febrero de 2014", "", "", "\u00a0", "\u200b",
        "\u00ad", "\ufeff", "\u2028", "\x85", "\x0c", "\t", "  M", "1. N. O", "704.5, 704.6",
        "０", "²", "٣٣٣.١. x",
    ]
)  # fmt: skip


@settings(max_examples=300)
@given(
    pieces=st.lists(FRAGMENTS | st.text(max_size=8), max_size=25),
    end=st.sampled_from(("\n", "\r", "\r\n", "\n\n")),
    layout=st.sampled_from(("auto", *(layout.name for layout in all_layouts()))),
    locale=st.sampled_from([profile.tag for profile in all_profiles()]),
)
def test_any_lines_at_all(pieces: list[str], end: str, layout: str, locale: str) -> None:
    check(end.join(pieces), locale, layout)
