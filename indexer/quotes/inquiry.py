"""One quotation under examination: how it compares with records, where it (nearly) stands.

What the outcome is called is for `verify` to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from indexer.languages import profile_for
from indexer.model.number import Level, RuleNumber
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import RulebookInfo
from indexer.quotes.compare import contiguous, without_closing_mark
from indexer.quotes.comparison import Comparison
from indexer.quotes.elision import compare_elided
from indexer.quotes.library import Candidate, QuoteLibrary
from indexer.quotes.places import Field, Passage
from indexer.quotes.risk import Risk, risk_for
from indexer.quotes.verdict import Quotation
from indexer.quotes.words import Words, split
from indexer.references.find import find_mentions

Judge = Callable[[Words, Words, Risk], Comparison | None]

_CANDIDATES = 4
"""How many of the nearest texts are compared word by word."""

_FEWEST_WORDS = 3
_FEWEST_CHARACTERS = 4


@dataclass(frozen=True, slots=True)
class Found:
    """A field that a quotation was compared with, and what came of it."""

    field: Field
    text: str
    comparison: Comparison

    @property
    def passage(self) -> Passage:
        """The slice that was quoted."""
        start, end = self.comparison.start, self.comparison.end
        return Passage(self.field, start, end, self.text[start:end])


class Inquiry:
    """A quotation, and the rulebooks that it is looked for in."""

    def __init__(self, asked: Quotation, library: QuoteLibrary) -> None:
        self.asked = asked
        self.library = library
        self._words: dict[str, Words] = {}
        self._near: dict[str, list[Candidate]] = {}

    def quote(self, locale: str) -> Words:
        """Return the quotation's words, as the locale's language parts them."""
        if locale not in self._words:
            self._words[locale] = split(self.asked.quote, locale).unwrapped()
        return self._words[locale]

    def is_too_short(self, locale: str) -> bool:
        """Whether the quotation has too few words to prove anything."""
        is_segmented = profile_for(locale).analysis.segmented
        return self.quote(locale).count() < (_FEWEST_CHARACTERS if is_segmented else _FEWEST_WORDS)

    def coverage(self, info: RulebookInfo) -> float:
        """Return the share of the quotation's words that texts of the locale hold."""
        return self.library.coverage(info, self._keys(info.locale))

    def in_record(self, info: RulebookInfo, record: RuleRecord, judge: Judge) -> Found | None:
        """Return the best of what a record's fields and the quotation give, or None."""
        quote, risk = self.quote(info.locale), risk_for(info.locale)
        judged = (
            Found(where, text, comparison)
            for where, text in record_fields(info, record)
            if (comparison := judge(quote, split(text, info.locale), risk)) is not None
        )
        return min(judged, key=lambda found: found.comparison.rank, default=None)

    def verbatim(self, infos: Iterable[RulebookInfo]) -> list[Found]:
        """Return every place in these rulebooks where the quotation stands without a gap.

        In a rulebook, what it says exactly comes first, then what is nearest to the number named.
        """
        infos = list(infos)
        found: list[Found] = []
        for locale in dict.fromkeys(info.locale for info in infos):
            of_locale = [info for info in infos if info.locale == locale]
            candidates = self.library.holding(of_locale, self._keys(locale))
            for text, comparison in self._judged(locale, candidates, contiguous):
                found += text_found(text, comparison)
        order = {info.key: at for at, info in enumerate(infos)}

        def place(one: Found) -> tuple[int, int, int]:
            book = order[f"{one.field.edition}:{one.field.locale}"]
            return (book, one.comparison.match, _distance(one.field.number, self.asked.number))

        return sorted(found, key=place)

    def nearest(self, info: RulebookInfo, judge: Judge) -> Found | None:
        """Return the best of what the texts nearest to the quotation give, or None."""
        if info.key not in self._near:
            keys = self._keys(info.locale)
            self._near[info.key] = self.library.nearest(info, keys, _CANDIDATES)
        judged = self._judged(info.locale, self._near[info.key], judge)
        found = (one for text, comparison in judged for one in text_found(text, comparison))
        return min(found, key=lambda one: one.comparison.rank, default=None)

    def elided(self, info: RulebookInfo) -> Found | None:
        """Return where the quotation stands with its open omissions, or None."""
        if not self.quote(info.locale).has_omission_marks():
            return None
        return self.nearest(info, compare_elided)

    def _judged(
        self, locale: str, candidates: Iterable[Candidate], judge: Judge
    ) -> Iterator[tuple[Candidate, Comparison]]:
        quote, risk = self.quote(locale), risk_for(locale)
        for candidate in candidates:
            comparison = judge(quote, split(candidate[0], locale), risk)
            if comparison is not None:
                yield candidate, comparison

    def _keys(self, locale: str) -> list[str]:
        return without_closing_mark(self.quote(locale).without_quotes()).keys


def text_found(candidate: Candidate, comparison: Comparison) -> list[Found]:
    """Return what was found in a text, once for every field that prints it."""
    text, fields = candidate
    return [Found(where, text, comparison) for where in fields]


def record_fields(info: RulebookInfo, record: RuleRecord) -> Iterator[tuple[Field, str]]:
    """Yield a record's fields with their texts; those of its duplicates come last."""
    for duplicate, one in enumerate((record, *record.duplicates)):
        for name, text in one.printed():
            yield Field(info.edition, info.locale, record.number, name, None, duplicate), text


def belongs(found: Found, number: RuleNumber) -> bool:
    """Whether what was found belongs to a number: as `is_below`, or it stands in an entry of the
    glossary that refers to this number.
    """
    if found.field.term is None:
        return is_below(found.field.number, number)
    profiles = [profile_for(found.field.locale)]
    mentions = find_mentions(found.text, profiles)
    return any(target.number == number for mention in mentions for target in mention.targets)


def _distance(number: RuleNumber | None, named: RuleNumber | None) -> int:
    """Return how far a number is from that which was named: of one rule, chapter, section."""
    if named is None:
        return 0
    if number is None:
        return 3
    if number.chapter != named.chapter:
        return 2 if number.section == named.section else 3
    return int(number.rule != named.rule)


def is_below(number: RuleNumber | None, above: RuleNumber) -> bool:
    """Whether a number belongs to a chapter or section, whose text is that of its rules."""
    if number is None or above.level not in (Level.CHAPTER, Level.SECTION):
        return False
    return number.chapter == above.chapter or number.section == above.chapter
