"""What must hold for every record: slices are exact, and no changed word ever passes for the
rule's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from indexer.model.number import RuleNumber
from indexer.model.rulebook import Rulebook
from indexer.quotes.verdict import FAITHFUL, Quotation, Verdict, Verification
from indexer.quotes.verify import verify
from tests.indexer.quotes.shelf import all_fields, invented, library, seeds

SEEDS = all_fields(seeds())
INVENTED = all_fields(invented())
FIELDS = [("seeds", *field) for field in SEEDS] + [("invented", *field) for field in INVENTED]
# A symbol such as {2/W}, a sign with its number, or a word; marks around them may be cut off.
WORD = re.compile(r"[^\s«»“”\"()\[\],;:….]*\w(?:[^\s«»“”\"()\[\],;:…]*\w)?[^\s«»“”\"()\[\],;:….]*")


def judged(shelf: str, book: Rulebook, number: str, quote: str) -> Verification:
    asked = Quotation(quote, RuleNumber.parse(number), book.info.locale, book.info.edition.id)
    return verify(asked, library(shelf))


@st.composite
def slices(draw: st.DrawFn) -> tuple[int, str]:
    """A field's place, and a slice of it on word boundaries, of three words or more."""
    place = draw(st.integers(0, len(FIELDS) - 1))
    text = FIELDS[place][3]
    words = list(WORD.finditer(text))
    first = draw(st.integers(0, max(0, len(words) - 3)))
    last = draw(st.integers(min(first + 2, len(words) - 1), len(words) - 1))
    return place, text[words[first].start() : words[last].end()]


@settings(max_examples=400)
@given(slices())
def test_a_slice_is_exact(found: tuple[int, str]) -> None:
    shelf, book, number, _ = FIELDS[found[0]]
    quote = found[1]
    result = judged(shelf, book, number, quote)
    if result.verdict is Verdict.TOO_SHORT:
        assert len(WORD.findall(quote)) < 6  # numbers such as 1,5 are several words to this test
        return
    assert result.verdict is Verdict.EXACT
    assert result.passage is not None
    record = book.get(RuleNumber.parse(number))
    assert record is not None
    held = [text for name, text in record.fields() if name == result.passage.field.name]
    held += [text for other in record.duplicates for _, text in other.fields()]
    assert any(
        text[result.passage.start : result.passage.end] == result.passage.text == quote
        for text in held
    )


def test_every_field_as_a_whole_is_exact() -> None:
    for shelf, fields in (("seeds", SEEDS), ("invented", INVENTED)):
        for book, number, text in fields:
            assert judged(shelf, book, number, text).verdict is Verdict.EXACT, (number, text)


@settings(max_examples=400)
@given(slices(), st.data())
def test_a_changed_dropped_or_added_word_is_never_faithful(
    found: tuple[int, str], data: st.DataObject
) -> None:
    shelf, book, number, _ = FIELDS[found[0]]
    quote = found[1]
    words = list(WORD.finditer(quote))
    at = data.draw(st.integers(1, max(1, len(words) - 2)), label="word")
    if len(words) < 4:
        return
    word = words[at]
    kind = data.draw(st.sampled_from(("change", "drop", "add")), label="kind")
    before, after = quote[: word.start()], quote[word.end() :]
    changed = {
        "change": f"{before}zanahoria{after}",
        "drop": f"{before.rstrip()} {after.lstrip()}",
        "add": f"{before}zanahoria {word[0]}{after}",
    }[kind]
    if kind == "drop" and _is_still_there(book, number, changed):
        return
    result = judged(shelf, book, number, changed)
    assert result.verdict not in FAITHFUL, (changed, result)


def _is_still_there(book: Rulebook, number: str, quote: str) -> bool:
    """Whether the rule happens to say what is left, but for spaces (`que que`)."""
    record = book.get(RuleNumber.parse(number))
    assert record is not None
    bare = re.sub(r"\s+", "", quote)
    printed = [record, *record.duplicates]
    return any(bare in re.sub(r"\s+", "", text) for one in printed for _, text in one.fields())


VARIATIONS: dict[str, Callable[[str], str]] = {
    "case": str.swapcase,
    "spaces": lambda text: text.replace(" ", "\u00a0 "),
    "apostrophes": lambda text: text.translate(str.maketrans("’'", "'’")),
    "quotes": lambda text: text.translate(str.maketrans("«»“”", '““""')),
    "dashes": lambda text: text.replace("-", "–"),
}


@settings(max_examples=300)
@given(slices(), st.sampled_from(sorted(VARIATIONS)))
def test_other_typography_is_typographic(found: tuple[int, str], kind: str) -> None:
    shelf, book, number, _ = FIELDS[found[0]]
    quote = found[1]
    varied = VARIATIONS[kind](quote)
    result = judged(shelf, book, number, varied)
    if result.verdict in (Verdict.TOO_SHORT, Verdict.EXACT):
        return
    assert result.verdict is Verdict.TYPOGRAPHIC
    assert result.differences
    assert not any(difference.at_risk for difference in result.differences)


def check_places(shelf: str, result: Verification) -> None:
    """Check that what a difference shows stands where it says, in the quotation and the field."""
    for one in result.differences:
        assert result.quote[one.quoted_at :].startswith(one.quoted)
        assert any(
            text[one.actual_at :].startswith(one.actual) for text in quoted_texts(shelf, result)
        )


def quoted_texts(shelf: str, result: Verification) -> list[str]:
    # What stands elsewhere differs from the words there, not from those of the rule named.
    passage = result.found_in[0] if result.found_in else result.passage
    assert passage is not None
    where = passage.field
    info = next(
        info
        for info in library(shelf).infos
        if (info.edition, info.locale) == (where.edition, where.locale)
    )
    if where.number is None:
        glossary = library(shelf).rulebook(info).glossary
        return [entry.text for entry in glossary if entry.headword == where.term]
    record = library(shelf).record(info, where.number)
    assert record is not None
    held = (record, *record.duplicates)[where.duplicate]
    return [text for name, text in held.printed() if name == where.name]


GAPS = {
    "dropped": " ",
    "elided": " … ",
    "omitted": " […] ",
    "put in": " [otra cosa] ",
    "other words": " otra cosa ",
}


@settings(max_examples=400)
@given(slices(), st.sampled_from(sorted(GAPS)), st.booleans(), st.data())
def test_differences_stand_where_they_say(
    found: tuple[int, str], kind: str, is_lettered: bool, data: st.DataObject
) -> None:
    shelf, book, number, _ = FIELDS[found[0]]
    words = list(WORD.finditer(found[1]))
    first = data.draw(st.integers(0, len(words) - 1))
    last = data.draw(st.integers(first, len(words)))
    head, tail = (
        found[1][: words[first].start()],
        found[1][words[last].start() :] if last < len(words) else "",
    )
    quote = head.rstrip() + GAPS[kind] + tail
    if is_lettered:
        quote = f"[{quote[:1].swapcase()}]{quote[1:]}"
    result = judged(shelf, book, number, quote)
    if result.differences:
        check_places(shelf, result)


@settings(max_examples=100)
@given(st.sampled_from(["seeds", "invented"]), st.data())
def test_what_crosses_the_end_of_a_rule_is_never_faithful(shelf: str, data: st.DataObject) -> None:
    fields = SEEDS if shelf == "seeds" else INVENTED
    at = data.draw(st.integers(0, len(fields) - 2))
    (book, number, one), (_, _, other) = fields[at], fields[at + 1]
    crossing = f"{one[-60:].split(' ', 1)[-1]} {other[:60].rsplit(' ', 1)[0]}"
    assert judged(shelf, book, number, crossing).verdict is not Verdict.EXACT
    assert judged(shelf, book, number, crossing).verdict is not Verdict.TYPOGRAPHIC
