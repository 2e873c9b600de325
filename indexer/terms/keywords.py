"""A rulebook's keywords: the rules that are only a name, in the chapters that define keywords.

The chapters are known by their titles, which are words of the language, and the keywords by what
their rules look like; no number of either stands here.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from functools import cached_property
from typing import TypeVar

from rapidfuzz import fuzz, process

from indexer.languages import LanguageProfile
from indexer.model.errors import NoSuchTerm
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import Level, RuleNumber
from indexer.model.reference import Reference
from indexer.model.rulebook import Rulebook
from indexer.terms.glossary import Glossary, Matching
from indexer.terms.names import (
    LONGEST,
    MatchKind,
    key_of,
    names_in_title,
    pattern_of,
    printed,
    quoted_names,
    stemmer_of,
)

_HOPS = 4
_LEAST_SCORE = 60.0
_SUGGESTIONS = 5

Key = TypeVar("Key")


class KeywordKind(StrEnum):
    """What a keyword stands for."""

    ABILITY = "ability"
    ACTION = "action"


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword, and the rule that is only its name.

    Attributes:
        title: as printed. names: each name in it, where it joins several, else the title.
        number: of the rule whose subrules define it.
    """

    title: str
    names: tuple[str, ...]
    kind: KeywordKind
    number: RuleNumber


@dataclass(frozen=True, slots=True)
class KeywordMatch:
    """A keyword that was found.

    Attributes:
        matched_by: how its name and the one asked for are the same.
        through: the glossary's headword, or the name with a gap in the rules, that led to it;
            None where its own name did.
    """

    keyword: Keyword
    matched_by: MatchKind
    through: str | None = None


class Keywords:
    """The keywords of one rulebook."""

    def __init__(
        self,
        rulebook: Rulebook,
        profile: LanguageProfile,
        glossary: Glossary,
        references_of: Callable[[GlossaryEntry], Sequence[Reference]],
    ) -> None:
        """Read the keywords of a rulebook.

        Args:
            references_of: what a definition mentions.
        """
        self._rulebook = rulebook
        self._glossary = glossary
        self._references_of = references_of
        self._stems = stemmer_of(profile)
        self.all: tuple[Keyword, ...] = tuple(_read(rulebook, profile))

    def find(self, name: str) -> tuple[KeywordMatch, ...]:
        """Return every keyword of the strictest kind of match that there is, in document order.

        Raises:
            NoSuchTerm: none; its suggestions are what is most alike.
        """
        asked = printed(name)
        if len(asked) > LONGEST:
            raise self._none(f"{asked[:LONGEST]}…", ())
        steps = (self._by_name, self._by_stems, self._by_glossary, self._by_variant)
        found = next(filter(None, (step(asked) for step in steps)), ())
        if not found:
            raise self._none(asked, self._suggestions(asked))
        return tuple(found)

    def _none(self, asked: str, suggestions: Sequence[str]) -> NoSuchTerm:
        info = self._rulebook.info
        return NoSuchTerm(asked, info.edition.id, info.locale, suggestions)

    def _by_name(self, asked: str) -> list[KeywordMatch]:
        key = key_of(asked)
        exact = [one for one in self.all if asked in (printed(one.title), *one.names)]
        if exact:
            return [KeywordMatch(one, MatchKind.EXACT) for one in exact]
        return [KeywordMatch(one, MatchKind.FOLDED) for one in self._by_key.get(key, ())]

    def _by_stems(self, asked: str) -> list[KeywordMatch]:
        found = self._stemmed.get(self._stems(asked), ())
        if found and self._glossary.holds(asked):  # Equipment is no form of Equip
            return []
        return [KeywordMatch(one, MatchKind.INFLECTED) for one in found]

    def _by_glossary(self, asked: str) -> list[KeywordMatch]:
        """Follow the glossary: an entry whose rules all define one keyword, or `See Landwalk.`"""
        try:
            entries = [one.entry for one in self._glossary.find(asked, Matching.TOLERANT)]
        except NoSuchTerm:
            return []
        through = entries[0].headword
        for _ in range(_HOPS):
            for entry in entries:
                found = self._named_by(entry)
                if found:
                    return [KeywordMatch(one, MatchKind.GLOSSARY, through) for one in found]
            entries = [target for entry in entries for target in self._glossary.sent_to(entry)]
        return []

    def _named_by(self, entry: GlossaryEntry) -> list[Keyword]:
        named = self._by_key.get(key_of(entry.headword), [])
        if named:
            return named
        rules = {
            RuleNumber.parse(target.number)
            for reference in self._references_of(entry)
            for target in reference.targets
            if self._holds(target.number)
        }
        homes = {rule.parent if rule.level is Level.SUBRULE else rule for rule in rules}
        return [one for one in self.all if homes == {one.number}]

    def _holds(self, number: str) -> bool:
        return number in self._numbers

    def _by_variant(self, asked: str) -> list[KeywordMatch]:
        key = key_of(asked)
        return [
            KeywordMatch(keyword, MatchKind.VARIANT, name)
            for keyword, name, pattern in self._variants
            if pattern.fullmatch(key)
        ][:1]

    def _suggestions(self, asked: str) -> tuple[str, ...]:
        alike = process.extract(
            key_of(asked),
            self._by_key.keys(),
            scorer=fuzz.ratio,
            score_cutoff=_LEAST_SCORE,
            limit=_SUGGESTIONS,
        )
        return tuple(dict.fromkeys(self._by_key[key][0].title for key, _, _ in alike))

    @cached_property
    def _numbers(self) -> set[str]:
        return {str(record.number) for record in self._rulebook.records}

    @cached_property
    def _by_key(self) -> dict[str, list[Keyword]]:
        return _grouped(self.all, key_of)

    @cached_property
    def _stemmed(self) -> dict[tuple[str, ...], list[Keyword]]:
        return _grouped(self.all, self._stems)

    @cached_property
    def _variants(self) -> list[tuple[Keyword, str, re.Pattern[str]]]:
        """The names with a gap that a keyword's own rules quote: `[type]walk` under Landwalk."""
        return [
            (keyword, name, pattern)
            for keyword in self.all
            for text in self._texts(keyword)
            for name in (quoted.rstrip(",.") for quoted in quoted_names(text))
            if (pattern := pattern_of(name)) and _is_alike(name, keyword.title)
        ]

    def _texts(self, keyword: Keyword) -> Iterator[str]:
        for number in self._rulebook.children(keyword.number):
            record = self._rulebook.get(number)
            if record is not None and record.text:
                yield record.text


def _grouped(keywords: Sequence[Keyword], key: Callable[[str], Key]) -> dict[Key, list[Keyword]]:
    groups: dict[Key, list[Keyword]] = defaultdict(list)
    for keyword in keywords:
        for found in dict.fromkeys(map(key, (keyword.title, *keyword.names))):
            groups[found].append(keyword)
    return groups


def _read(rulebook: Rulebook, profile: LanguageProfile) -> Iterator[Keyword]:
    kinds = {key_of(title): KeywordKind.ABILITY for title in profile.terms.keyword_abilities}
    kinds |= {key_of(title): KeywordKind.ACTION for title in profile.terms.keyword_actions}
    for chapter in rulebook.records:
        if chapter.level is not Level.CHAPTER or not chapter.title:
            continue
        names = (chapter.title, *names_in_title(chapter.title, profile))
        kind = next((kinds[key] for key in map(key_of, names) if key in kinds), None)
        if kind is None:
            continue
        for number in rulebook.children(chapter.number):
            record = rulebook.get(number)
            printings = (record, *record.duplicates) if record else ()
            yield from (
                Keyword(
                    one.text, tuple(names_in_title(one.text, profile)) or (one.text,), kind, number
                )
                for one in printings
                if one.text and one.is_name
            )


def _is_alike(name: str, title: str) -> bool:
    """Whether a quoted name is of the keyword: they share a good part of a word."""
    one, other = key_of(name), key_of(title)
    shared = SequenceMatcher(None, one, other, autojunk=False).find_longest_match().size
    return shared >= min(4 if other.isascii() else 2, len(other))
