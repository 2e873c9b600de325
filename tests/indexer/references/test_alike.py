"""Look-up and mentions share one grammar: whatever one of them accepts, the other reads alike."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import chain

from hypothesis import example, given
from hypothesis import strategies as st

from indexer.languages import all_profiles
from indexer.languages.profile import ReferenceWords
from indexer.model.errors import NumberError, RangeTooLarge
from indexer.model.number import RuleNumber
from indexer.references.find import find_mentions
from indexer.references.reading import read_number, read_numbers

CHAPTERS = st.builds(RuleNumber, st.integers(100, 999))
RULES = st.builds(RuleNumber, st.integers(100, 999), st.integers(1, 200))
SUBRULES = st.builds(RuleNumber, st.integers(100, 999), st.integers(1, 200), st.integers(1, 48))
TIGHT_DASHES = st.sampled_from("-–—‑")


@st.composite
def ranges(draw: st.DrawFn, words: ReferenceWords) -> str:
    """A range as texts print it, in full or shortened."""
    first = draw(RULES | SUBRULES)
    last = first
    for _ in range(draw(st.integers(1, 5))):
        last = last.next_sibling
    ends = [str(last), last.letters if first.ordinal else str(last.rule)]
    if first.rule < 100 <= last.rule:
        ends.pop()  # `100.95–100`: the end may be a chapter
    if draw(st.booleans()):
        return f"{first}{draw(TIGHT_DASHES)}{draw(st.sampled_from(ends))}"
    joined = f" {draw(st.sampled_from(words.range_words))} " if words.range_words else "–"
    return f"{first}{joined}{last}"


@st.composite
def references(draw: st.DrawFn) -> str:
    """A reference as texts print it: a word, numbers and ranges, joined."""
    words = draw(st.sampled_from([profile.references for profile in all_profiles()]))
    numbers = st.one_of(RULES.map(str), SUBRULES.map(str), ranges(words))
    word = draw(st.sampled_from([*words.rule, *words.section, "§", ""]))
    if word:
        if word in words.plural:
            numbers |= CHAPTERS.map(str)
        gap = draw(st.sampled_from([" ", "\u00a0", *([""] if words.boundless else [])]))
        mark = draw(st.sampled_from(["", *(f"{mark} " for mark in words.number_marks)]))
        word += (gap or " ") + mark if mark else gap
    joints = [", ", "; ", *(f" {word} " for word in words.conjunctions)]
    parts = [draw(numbers)]
    for _ in range(draw(st.integers(0, 3))):
        parts += [draw(st.sampled_from(joints)), draw(numbers)]
    return word + "".join(parts)


def mentioned(text: str) -> list[str]:
    """What every mention of a text stands for, each number once."""
    targets = chain.from_iterable(m.targets for m in find_mentions(text, all_profiles()))
    return list(dict.fromkeys(target.written for target in targets))


@given(references())
def test_a_printed_reference_is_found_and_looked_up_alike(text: str) -> None:
    mentions = find_mentions(f"Antes ({text}).", all_profiles())
    assert [mention.match for mention in mentions] == [text]
    assert all(target.number is not None for target in mentions[0].targets)
    items = read_numbers(text)
    assert [item.error for item in items] == [None] * len(items)
    assert [str(item.number.number) for item in items if item.number] == mentioned(text)


PIECES = st.sampled_from(
    [
        *("704", "7", "702.19", "704.5k", "119.7", "601.2a", "704.5l", "0704.3", "100.50", "8"),
        *("-", "–", " – ", ", ", "; ", " ", " y ", " and ", " et ", " a ", " à ", " to ", "/", "."),
        *("regla ", "reglas ", "rule ", "règles ", "sección ", "CR ", "§", "n° ", "规则", "和"),
        *(
            "a",
            "b",
            "c",
            "k",
            " b",
            " k",
            ", «X»",
            " “Y,”",
            "(",
            ")",
            "@undated:es",
            " ss.",
            " ff.",
        ),
    ]
)
SPACED_LETTERS = re.compile(r"[0-9]\s[a-z]{2}\b")
# Parts of a list that are empty or wrapped: a look-up reads over them, texts do not print them.
STRAY_MARKS = re.compile(r"[,;.()]\s*[,;.()]|\(|\.\s")
# A letter that is a word (`y`) begins no range in a text: `704.5k y y - z` may go on with words.
WORDS = {word for profile in all_profiles() for word in profile.references.letter_words}
WORD_RANGES = re.compile(rf"\b(?:{'|'.join(sorted(WORDS))})\s+[-–]")
TEXTS = st.lists(PIECES, min_size=1, max_size=8).map("".join)


@given(TEXTS)
def test_whatever_is_found_is_looked_up_alike(text: str) -> None:
    for mention in find_mentions(text, all_profiles()):
        assert text[mention.start : mention.end] == mention.match
        try:
            items = read_numbers(mention.match)
        except RangeTooLarge:
            continue
        written = list(dict.fromkeys(target.written for target in mention.targets))
        if all(item.error is None for item in items):
            assert [str(item.number.number) for item in items if item.number] == written
        else:
            # Only what is no number, or no range, is kept in a text and refused in a look-up.
            good = {str(item.number.number) for item in items if item.number}
            assert good < set(written)


@given(TEXTS)
def test_whatever_is_looked_up_is_found_alike(text: str) -> None:
    try:
        read = read_number(text)
    except NumberError:
        return
    # Between words `704.5 aa` cannot be told from `704.5 al`.
    if SPACED_LETTERS.search(text) is None:
        assert mentioned(_announced(text)) == [str(read.number)]


@given(TEXTS)
@example("704.5k y  y - y ")
def test_a_list_that_is_looked_up_is_found_alike(text: str) -> None:
    try:
        items = read_numbers(text)
    except RangeTooLarge:
        return
    unlike = (SPACED_LETTERS, STRAY_MARKS, WORD_RANGES)
    is_printed = not any(pattern.search(text) for pattern in unlike)
    if is_printed and all(item.error is None for item in items):
        assert mentioned(_announced(text)) == [str(i.number.number) for i in items if i.number]


@given(st.text("0179.abkly-– ,;/@:()[]«»“\"'\n§$é规则７"))
def test_any_text_is_searched_and_read_without_surprise(text: str) -> None:
    for whole in (text, f"reglas 704.5{text}", f"704.5k{text}"):
        done = 0
        for mention in find_mentions(whole, all_profiles()):
            assert whole[mention.start : mention.end] == mention.match
            assert done <= mention.start < mention.end
            done = mention.end
        for read in (read_number, read_numbers):
            with suppress(NumberError):
                read(whole)


def _announced(text: str) -> str:
    """The text with a word before its number, as texts have it, if it has none."""
    bare = re.sub(r"\A(?:n° *)+", "", text.strip(" ().,;-–/"))  # alone, it is for look-ups only
    return f"reglas {bare}" if bare[:1].isdecimal() else text
