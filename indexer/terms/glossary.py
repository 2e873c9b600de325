"""A rulebook's glossary: its entries by any spelling of their headwords, and what an entry says.

It knows the entries of one rulebook; how they are shown is its caller's business.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from rapidfuzz import fuzz, process

from indexer.languages import LanguageProfile
from indexer.model.errors import NoSuchTerm
from indexer.model.glossary import GlossaryEntry
from indexer.model.rulebook import Rulebook
from indexer.terms.names import (
    LONGEST,
    MatchKind,
    key_of,
    parts_at_commas,
    pattern_of,
    printed,
    quoted_names,
    stemmer_of,
    turned,
    without_mark,
)

_SENSE = re.compile(r"^[ \t]*([0-9]{1,2})\s?[.)．]\s*", re.MULTILINE)
_SENTENCE_END = re.compile(r"[.。；;\n]")
_AROUND = '“”"«»„「」『』, \u00a0\u202f'
_LEAST_SCORE = 60.0
_ALTERNATIVES = 5


class Matching(StrEnum):
    """How strictly a term is looked for."""

    EXACT = "exact"
    """Its headword as printed."""
    TOLERANT = "tolerant"
    """Any spelling of it, singular or plural, a part of it; never only alike."""
    FUZZY = "fuzzy"
    """What is most alike, with a score."""


@dataclass(frozen=True, slots=True)
class TermMatch:
    """An entry that was found.

    Attributes:
        matched_by: how its headword and the term are the same.
        score: 0 to 100, how alike their letters are; None where it was not looked for by likeness.
    """

    entry: GlossaryEntry
    matched_by: MatchKind
    score: float | None = None


@dataclass(frozen=True, slots=True)
class Sense:
    """One of the meanings of a term.

    Attributes:
        index: from 1, as numbered in print; 1 where there is but one.
        text: without its number. start, end: its span in the definition, in code points.
    """

    index: int
    text: str
    start: int
    end: int


class Glossary:
    """The glossary of one rulebook. Its entries never change."""

    def __init__(self, rulebook: Rulebook, profile: LanguageProfile) -> None:
        self.entries = rulebook.glossary
        self._info = rulebook.info
        self._profile = profile
        self._stems = stemmer_of(profile)

    def find(self, term: str, matching: Matching = Matching.TOLERANT) -> tuple[TermMatch, ...]:
        """Return every entry of the strictest kind of match that there is, in document order.

        By likeness, those that are most alike; `alternatives` tells what comes after them.

        Raises:
            NoSuchTerm: none; its suggestions are what is most alike.
        """
        found: tuple[TermMatch, ...]
        asked = printed(term)
        if len(asked) > LONGEST:
            raise self._none(f"{asked[:LONGEST]}…", ())
        if matching is Matching.FUZZY:
            ranked = self._ranked(asked)
            found = tuple(one for one in ranked if one.score == ranked[0].score)
        else:
            kinds = (MatchKind.EXACT,) if matching is Matching.EXACT else _TOLERATED
            found = next(filter(None, (self._by_kind(kind, asked) for kind in kinds)), ())
        if not found:
            raise self._none(asked, self.suggestions(asked))
        return found

    def alternatives(self, term: str) -> tuple[TermMatch, ...]:
        """Return what is alike, but less than what `find` gives by likeness; the nearest first."""
        ranked = self._ranked(printed(term)[:LONGEST])
        return tuple(one for one in ranked if one.score != ranked[0].score)[:_ALTERNATIVES]

    def holds(self, term: str) -> bool:
        """Return whether a term is a headword, but for case, accents and marks."""
        kinds = (MatchKind.FOLDED, MatchKind.OBSOLETE)
        return any(key_of(term) in self._keys[kind] for kind in kinds)

    def suggestions(self, term: str) -> tuple[str, ...]:
        """Return the headwords that may have been meant: those alike, then those that hold it."""
        alike = [one.entry.headword for one in self._ranked(term[:LONGEST])]
        words = f" {key_of(term[:LONGEST])} "
        holding = (
            self.entries[at].headword
            for key, places in self._all_keys.items()
            if words in f" {key} "
            for at in places
        )
        return tuple(dict.fromkeys((*alike, *holding)))[:_ALTERNATIVES]

    def sent_to(self, entry: GlossaryEntry) -> tuple[GlossaryEntry, ...]:
        """Return the other entries that a definition sends its reader to: `See Exile.`"""
        found: dict[int, GlossaryEntry] = {}
        for match in self._see.finditer(entry.text):
            end = _SENTENCE_END.search(entry.text, match.end())
            rest = entry.text[match.end() : end.start() if end else None]
            for one in self._named(rest):
                if one is not entry:
                    found[id(one)] = one
        return tuple(found.values())

    def senses(self, entry: GlossaryEntry) -> tuple[Sense, ...]:
        """Return the meanings of an entry: its text at its numbers from 1 on, or the whole of it.

        A paragraph without a number belongs to the sense above, but for one at the end that only
        sends the reader elsewhere.
        """
        text = entry.text
        starts: list[re.Match[str]] = []
        for match in _SENSE.finditer(text):
            if int(match[1]) == len(starts) + 1:
                starts.append(match)
        if len(starts) < 2:
            return (Sense(1, text, 0, len(text)),)
        tail = text.rfind("\n", starts[-1].end()) + 1
        is_sent = tail and self._see.match(text, tail)
        ends = [*(match.start() for match in starts[1:]), tail if is_sent else len(text)]
        senses = []
        for index, (match, end) in enumerate(zip(starts, ends, strict=True), start=1):
            own = text[match.end() : end].rstrip()
            senses.append(Sense(index, own, match.end(), match.end() + len(own)))
        return tuple(senses)

    def _none(self, asked: str, suggestions: Sequence[str]) -> NoSuchTerm:
        return NoSuchTerm(asked, self._info.edition.id, self._info.locale, suggestions)

    def _by_kind(self, kind: MatchKind, asked: str) -> tuple[TermMatch, ...]:
        if kind is MatchKind.EXACT:
            places = [at for at, one in enumerate(self.entries) if printed(one.headword) == asked]
        elif kind is MatchKind.VARIANT:
            key = key_of(asked)
            places = [at for pattern, at in self._patterns if pattern.fullmatch(key)]
        elif kind is MatchKind.INFLECTED:
            places = self._nearest(asked, self._by_stems.get(self._stems(asked), ()))
        elif kind is MatchKind.TURNED:
            keys = [key_of(asked), *map(key_of, turned(asked))]
            own = [at for key in keys[1:] for at in self._keys[MatchKind.FOLDED].get(key, ())]
            places = own or self._keys[kind].get(keys[0], [])
        else:
            places = self._keys[kind].get(key_of(asked), [])
        return tuple(TermMatch(self.entries[at], kind) for at in dict.fromkeys(places))

    def _nearest(self, asked: str, places: Iterable[int]) -> list[int]:
        """Of entries with the same stems, keep those most alike: stems join what is two words."""
        key = key_of(asked)
        scores = {
            at: max(fuzz.ratio(key, key_of(name)) for name, _ in _names(self.entries[at]))
            for at in places
        }
        best = max(scores.values(), default=0.0)
        return [at for at, score in scores.items() if score == best]

    def _ranked(self, asked: str) -> list[TermMatch]:
        best: dict[int, float] = {}
        keys = self._all_keys
        for key, score, _ in process.extract(
            key_of(asked), keys.keys(), scorer=fuzz.ratio, score_cutoff=_LEAST_SCORE, limit=20
        ):
            for at in keys[key]:
                best.setdefault(at, round(score, 1))
        ranked = sorted(best.items(), key=lambda pair: (-pair[1], pair[0]))
        return [TermMatch(self.entries[at], MatchKind.FUZZY, score) for at, score in ranked]

    def _named(self, text: str) -> Iterator[GlossaryEntry]:
        """Yield the entries that a list of headwords names, up to the first word that is none."""
        whole = self._called(text)
        if whole:
            yield from whole
            return
        for part in parts_at_commas(text):
            pieces = [part] if self._called(part) else self._joint.split(part)
            for piece in filter(None, pieces):
                found = self._called(piece)
                if not found:
                    return
                yield from found

    def _called(self, name: str) -> list[GlossaryEntry]:
        bare = name.strip(_AROUND)
        kinds = (MatchKind.FOLDED, MatchKind.OBSOLETE, MatchKind.PART)
        found = next(filter(None, (self._by_kind(kind, bare) for kind in kinds)), ())
        return [one.entry for one in found]

    @cached_property
    def _keys(self) -> dict[MatchKind, dict[str, list[int]]]:
        keys: dict[MatchKind, dict[str, list[int]]] = {
            kind: defaultdict(list) for kind in MatchKind
        }
        for at, entry in enumerate(self.entries):
            for name, kind in _names(entry):
                keys[kind][key_of(name)].append(at)
        return keys

    @cached_property
    def _all_keys(self) -> dict[str, list[int]]:
        every: dict[str, list[int]] = defaultdict(list)
        for of_kind in self._keys.values():
            for key, places in of_kind.items():
                every[key] += places
        return every

    @cached_property
    def _by_stems(self) -> dict[tuple[str, ...], list[int]]:
        stems: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for at, entry in enumerate(self.entries):
            for name, _ in _names(entry):
                stems[self._stems(name)].append(at)
        return stems

    @cached_property
    def _patterns(self) -> list[tuple[re.Pattern[str], int]]:
        return [
            (pattern, at)
            for at, entry in enumerate(self.entries)
            for name, _ in _names(entry)
            if (pattern := pattern_of(name))
        ]

    @cached_property
    def _see(self) -> re.Pattern[str]:
        words = sorted(self._profile.terms.see, key=len, reverse=True)
        edge = ("", r"\s*") if self._profile.references.boundless else (r"\b", r"\s+")
        either = "|".join(map(re.escape, words)) or "(?!)"
        return re.compile(f"{edge[0]}(?:{either}){edge[1]}", re.IGNORECASE)

    @cached_property
    def _joint(self) -> re.Pattern[str]:
        joints = "|".join(map(re.escape, self._profile.terms.joints))
        return re.compile(rf"(?:^|\s+)(?:{joints})\s+", re.IGNORECASE)


_TOLERATED = (
    MatchKind.EXACT,
    MatchKind.FOLDED,
    MatchKind.OBSOLETE,
    MatchKind.TURNED,
    MatchKind.PART,
    MatchKind.VARIANT,
    MatchKind.INFLECTED,
)


def _names(entry: GlossaryEntry) -> Iterator[tuple[str, MatchKind]]:
    """Yield every name of an entry, and what finding it by that name is."""
    yield entry.headword, MatchKind.FOLDED
    bare = entry.headword
    if entry.obsolete:
        bare = without_mark(entry.headword)
        yield bare, MatchKind.OBSOLETE
    for name in turned(bare):
        yield name, MatchKind.TURNED
    parts = parts_at_commas(bare)
    if len(parts) > 1:
        yield from ((part, MatchKind.PART) for part in parts)
    yield from ((name, MatchKind.PART) for name in quoted_names(bare))
