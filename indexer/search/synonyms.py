"""Players' words as stems: which words of a query are one expression, and what it means in the
rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import chain
from typing import NamedTuple

from indexer.fulltext.analysis import Analyzer, analyzer_for, fold
from indexer.languages import profile_for
from indexer.languages.synonyms import AS_WRITTEN
from indexer.search.keeping import keep
from indexer.search.sayings import Sayings

Stems = tuple[str, ...]

_MORE_FILLERS = 2
"""How many more fillers than are said an expression may be typed with."""
_KEPT = 1024
"""How many words are kept with their stems."""


class Meaning(NamedTuple):
    """What an expression means: the rules' words as written, and the surfaces to search.

    Attributes: is_phrase: they tell nothing but in a row.
    """

    text: str
    words: tuple[str, ...]
    is_phrase: bool = False


class Synonyms:
    """One language's synonyms, found whatever their inflection. Safe to share between threads.

    Attributes:
        longest: of how many words the longest expression is, as it may be typed.
        words: every word that players say, folded → as written.
        announcing: those that say that a rule's number follows, in the same way.
    """

    def __init__(
        self,
        entries: Mapping[str, Sequence[str]],
        analyzer: Analyzer,
        known: Iterable[str] = (),
        weak: Iterable[str] = (),
        announcing: Iterable[str] = (),
    ) -> None:
        """Read the entries of a language.

        Args:
            known: words that it has besides.
            weak: those that deny or compare: alone they are not what an expression means.
            announcing: those that stand before a rule's number.
        """
        self.announcing = {fold(word): word for word in announcing}
        self._weak = frozenset(map(fold, weak))
        self._known = known
        self._analyzer = analyzer
        self._firsts: set[str] = set()
        self._run_together: dict[str, tuple[str, ...]] = {}
        self.longest = 0
        self._stem_of: dict[str, str] = {}
        as_written = (said for said in entries if said.startswith(AS_WRITTEN))
        written = {word for said in as_written for word in analyzer.surfaces(said)}
        self._as_written = written.union(map(fold, written))  # `gravé` is not `grave`
        self.words: dict[str, str] = {}
        self._stems: set[str] = set()
        self._sayings: Sayings[Sequence[Meaning]] = Sayings()
        distinct = dict.fromkeys(chain(*entries.values()))  # many are said for one
        meanings = {text: self._read(text) for text in distinct}
        as_said: defaultdict[Stems, list[Meaning]] = defaultdict(list)
        loosely: defaultdict[Stems, list[Meaning]] = defaultdict(list)
        for said, meant in entries.items():
            said_words = analyzer.surfaces(said)
            stems = self._learn(said_words)
            fillers = list(map(analyzer.is_filler, said_words))
            told = [meanings[text] for text in meant]
            telling = [stem for stem, filler in zip(stems, fillers, strict=True) if not filler]
            if len(telling) > 1:  # one word is found wherever it stands
                self._sayings.add(self._traits(telling), told)
            forms = [stems]
            if len(stems) > 1 and not said.startswith(AS_WRITTEN):
                forms += self._inflected(said_words, stems)
            for form in forms:
                loose = _without_inner(form, fillers)
                for found in (as_said[self._key(form)], loosely[self._key(loose)]):
                    found += [meaning for meaning in told if meaning not in found]
        self._as_said = dict(as_said)
        self._meanings = dict(loosely) | self._as_said

    def _learn(self, said: tuple[str, ...]) -> list[str]:
        """Keep the words of an expression, and return their stems."""
        stems = list(map(self.stem, said))
        folded = [self._analyzer.forms(word).folded for word in said]
        self.words |= zip(folded, said, strict=True)
        self._stems.update(stems)
        self._firsts.update(stems[:1])
        if self._analyzer.has_runs:  # a run may be cut anywhere
            self._stems.update(*stems)
            self._firsts.update(stem[0] for stem in stems[:1])
        if len(said) > 1:
            self._run_together.setdefault("".join(folded), said)
        # one word may be typed as two; among several there may be more fillers than are said
        apart = 1 if len(stems) == 1 else _MORE_FILLERS
        self.longest = max(self.longest, len(stems) + apart)
        return stems

    def _inflected(self, said: tuple[str, ...], stems: list[str]) -> list[list[str]]:
        """Keep and return the stems of an expression with those of its verbs whose infinitive means
        something as written alone (`sacan del combate`); none where it has no such verb."""
        if not any(stem.startswith(AS_WRITTEN) for stem in stems):
            return []
        is_verb = map(self._analyzer.is_infinitive, said)
        found = [self._analyzer.forms(word).stem for word in said]
        found = [new if verb else old for new, old, verb in zip(found, stems, is_verb, strict=True)]
        self._stems.update(found)
        self._firsts.update(found[:1])
        return [found]

    def _read(self, meant: str) -> Meaning:
        """Read a meaning; `no more than` is one in a row alone, where all others are fillers."""
        words = self._analyzer.surfaces(meant)
        is_run = any(map(self._analyzer.is_gram, words))
        telling = self._analyzer.telling(words)
        is_weak = all(fold(word) in self._weak for word in telling)
        return Meaning(meant, words, is_phrase=len(words) > 1 and is_weak and not is_run)

    def stem(self, surface: str) -> str:
        """Return a word's stem, or the word itself where only that form of it is said; how many of
        what, where that is one word."""
        stem = self._stem_of.get(surface)
        if stem is None:
            forms = self._analyzer.forms(surface)
            if surface in self._as_written:
                stem = AS_WRITTEN + forms.folded
            else:
                stem = self._analyzer.counted(surface) or forms.stem
            keep(self._stem_of, surface, stem, _KEPT)
        return stem

    def may_begin(self, stem: str) -> bool:
        """Whether an expression may begin with a word."""
        return self._analyzer.has_compounds or stem in self._firsts

    def may_hold(self, stems: Iterable[str]) -> bool:
        """Whether an expression may have these words, besides fillers between its own."""
        return self._analyzer.has_compounds or self._stems.issuperset(stems)

    def longest_match(
        self, stems: Sequence[str], ends: Sequence[int], fillers: Sequence[bool]
    ) -> tuple[Stems, int]:
        """Return the longest expression that begins with the first word, and how many words it is;
        or none and 0.

        Fillers inside an expression need not be those it is said with: `leave the game` is `leave
        game` and `leave this game`.

        Args:
            stems: of all the words. ends: where each word's stems end among them.
            fillers: which of the stems are.
        """
        has_fillers = True in fillers
        for count in range(len(ends), 0, -1):
            said = tuple(stems[: ends[count - 1]])
            if has_fillers:
                if self._key(said) in self._as_said:
                    return said, count
                if fillers[len(said) - 1]:
                    continue
                said = _without_inner(said, fillers)
            if self._key(said) in self._meanings:
                return said, count
        return (), 0

    def meanings(self, stems: Stems) -> list[Meaning]:
        """Return the rules' words for an expression."""
        return self._meanings.get(self._key(stems), [])

    def meanings_with(self, stem: str) -> list[Meaning]:
        """Return the rules' words for every expression that a word is part of."""
        return self._meanings_with.get(stem, [])

    @cached_property
    def _meanings_with(self) -> dict[str, list[Meaning]]:
        found: defaultdict[str, list[Meaning]] = defaultdict(list)
        for stems, meanings in self._as_said.items():
            for stem in stems:
                found[stem] += meanings
        return dict(found)

    def knows(self, stem: str) -> bool:
        """Whether a single word is said for another."""
        return (stem,) in self._as_said

    def has_word(self, surface: str) -> bool:
        """Whether a word, in any form, is one that players say, that tells what they mean, or that
        the language is known to have."""
        stem = self.stem(surface)
        return stem in self._stems or stem in self._stems_besides

    @cached_property
    def _stems_besides(self) -> frozenset[str]:
        meanings = chain.from_iterable(self._as_said.values())
        meant = (word for meaning in meanings for word in meaning.words)
        return frozenset(map(self.stem, {*meant, *self._known}))

    def run_together(self, folded: str) -> tuple[str, ...]:
        """Return the words of an expression that was written without spaces; none for none."""
        return self._run_together.get(folded, ())

    def like(self, surfaces: Sequence[str], most: int) -> list[tuple[Sequence[Meaning], float]]:
        """Return what those expressions of several telling words mean that are most like some
        words, the likest first, and how like each is, as `Sayings` tells.

        Args:
            most: how many at most.
        """
        telling = self._analyzer.telling(surfaces) or surfaces
        return self._sayings.like(self._traits(map(self.stem, telling)), most)

    def _traits(self, stems: Iterable[str]) -> Iterator[str]:
        """Yield stems, and the characters of those whose characters mean something alone, too."""
        has_such = self._analyzer.has_compounds or self._analyzer.has_runs
        for stem in stems:
            yield stem
            if has_such and not stem.isascii():
                yield from stem

    def _key(self, stems: Sequence[str]) -> Stems:
        """Return an expression as it is kept: without its spaces where they are written freely, and
        whatever words its runs were cut into."""
        if self._analyzer.has_compounds:
            return ("".join(stems),)
        return _uncut(stems) if self._analyzer.has_runs else tuple(stems)


def synonyms_for(locale: str) -> Synonyms:
    """Return what players say in the language that serves a locale; made once, which takes up to a
    quarter of a second, and shared by all.

    Raises:
        KeyError: no language module serves it.
    """
    return _synonyms_of(profile_for(locale).tag)


@cache
def _synonyms_of(tag: str) -> Synonyms:
    profile = profile_for(tag)
    weak = profile.quotes.weak_words()
    nouns = profile.references.nouns
    return Synonyms(profile.analysis.synonyms, analyzer_for(tag), profile.words(), weak, nouns)


def _uncut(stems: Sequence[str]) -> Stems:
    """Return stems with those that are grams of one run, which overlap, as that run."""
    found: list[str] = []
    for stem in stems:
        if found and not (stem.isascii() or found[-1].isascii()):
            found[-1] += stem.removeprefix(found[-1][-1]) if len(stem) > 1 else stem
        else:
            found.append(stem)
    return tuple(found)


def _without_inner(stems: Sequence[str], fillers: Sequence[bool]) -> Stems:
    """Return the stems of an expression without the fillers between others."""
    told = [at for at in range(len(stems)) if not fillers[at]]
    if not told:
        return tuple(stems)
    first, last = told[0], told[-1]
    return tuple(stem for at, stem in enumerate(stems) if not (first < at < last and fillers[at]))
