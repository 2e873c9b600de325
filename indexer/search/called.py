"""What items are called, in full: which of them a query names.

It knows names, as they are written and as stems, and must not know scores.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from indexer.fulltext.analysis import Analyzer, each_language, fold, without_aside
from indexer.search.synonyms import Stems, Synonyms
from indexer.search.view import Items


class Called:
    """The names of one edition. Safe to share between threads.

    Attributes: names: as they are written, each once.
    """

    def __init__(
        self,
        analyzer: Analyzer,
        synonyms: Synonyms,
        names: Iterable[tuple[int, str]],
        whereabouts: tuple[Items, NDArray[np.int64]],
    ) -> None:
        """Take what items are called.

        Args:
            synonyms: what players say. names: each with its item. whereabouts: items, and what
                each stands below.
        """
        self._analyzer = analyzer
        self._synonyms = synonyms
        self._whereabouts = whereabouts
        written: defaultdict[str, list[int]] = defaultdict(list)
        for item, name in names:
            written[name].append(item)
        self._written = dict(written)
        self.names = tuple(written)

    def just(self, words: Sequence[str]) -> Items:
        """Return the items whose whole name is these words, fillers apart; accents do not matter,
        inflection only where a name of several words is not the only one of their stems, nor what
        is written onto a word."""
        telling = self._telling(words)
        found = self._items.get(telling, ())
        if not found and (len(telling) > 1 or self._analyzer.has_compounds):
            names = self._by_stems.get(self._stems(telling), ())
            found = self._items[names[0]] if len(names) == 1 else ()
        return np.array(found, dtype=np.intp)

    def exactly(self, text: str) -> Items:
        """Return the items whose whole name, its fillers and what it has in brackets included, is a
        text; none where `just` already tells them."""
        return np.array(self._in_full.get(_letters(text), ()), dtype=np.intp)

    def is_name(self, words: Sequence[str]) -> bool:
        """Whether these words, fillers apart, are a whole name as it is written."""
        return self._telling(words) in self._items

    def is_name_in_any_form(self, words: Sequence[str]) -> bool:
        """Whether these words, fillers apart, are a whole name, whatever forms of them."""
        return self._stems(self._telling(words)) in self._by_stems

    def beside(self, said: Sequence[Sequence[str]]) -> list[range]:
        """Return the names that a query is made of, each once, of items that stand just below the
        same one, as keywords do; none if it is not, or is one name. Players' words for one name it,
        too, as its English name does.

        Args:
            said: the words of each of its clauses.
        """
        stems = [self._stems(words) for words in said]
        spoken = [tuple(map(self._synonyms.stem, words)) for words in said]
        parts: dict[Stems, range] = {}
        shared: frozenset[int] = frozenset()
        start = 0
        while start < len(said):
            for end in range(len(said), start, -1):
                name = tuple(chain.from_iterable(stems[start:end]))
                above = self._above_named(name, tuple(chain.from_iterable(spoken[start:end])))
                if above is not None:
                    break
            else:
                return []
            shared = above & shared if parts else above
            parts.setdefault(name, range(start, end))
            start = end
        return list(parts.values()) if len(parts) > 1 and shared else []

    def _above_named(self, name: Stems, spoken: Stems) -> frozenset[int] | None:
        """Return what those stand just below that words name; None where they name nothing.

        Args:
            name: their stems. spoken: the same as players' words have them.
        """
        if name in self._above:
            return self._above[name]
        readings = (self._stems(meaning.words) for meaning in self._synonyms.meanings(spoken))
        above = [self._above[stems] for stems in readings if stems in self._above]
        return frozenset(chain.from_iterable(above)) if above else None

    @cached_property
    def _above(self) -> Mapping[Stems, frozenset[int]]:
        """By the stems of a name, what those stand just below that are called so, if anything."""
        below: defaultdict[int, set[int]] = defaultdict(set)
        items, whereabouts = self._whereabouts
        for item, above in zip(items.tolist(), whereabouts.tolist(), strict=True):
            below[item].add(above)
        return {
            stems: frozenset().union(*(below[item] for name in names for item in self._items[name]))
            for stems, names in self._by_stems.items()
        }

    @cached_property
    def _by_stems(self) -> Mapping[Stems, Sequence[tuple[str, ...]]]:
        """By their stems, the telling words of each name."""
        found: defaultdict[Stems, list[tuple[str, ...]]] = defaultdict(list)
        for name in self._items:
            found[self._stems(name)].append(name)
        return dict(found)

    @cached_property
    def _items(self) -> Mapping[tuple[str, ...], Sequence[int]]:
        """By the telling words of a name, the items that are called so."""
        found: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
        for name, items in self._written.items():
            words = self._analyzer.surfaces(without_aside(name), in_a_row=True)
            for said in {self._telling(part) for part in each_language(words)} - {()}:
                found[said] += items
        return dict(found)

    @cached_property
    def _in_full(self) -> Mapping[str, Sequence[int]]:
        """By all letters of a name that `just` is not told all of, the items that are called so.

        Queries are cut into words, so they lack the last character of an inner run.
        """
        found: defaultdict[str, list[int]] = defaultdict(list)
        for name, items in self._written.items():
            words = tuple(map(fold, self._analyzer.surfaces(name, in_a_row=True)))
            if words not in self._items or (self._analyzer.has_runs and 1 in map(len, words)):
                found[_letters(name)] += items
        return dict(found)

    def _stems(self, words: Iterable[str]) -> Stems:
        return tuple([self._analyzer.forms(word).stem for word in words])

    def _telling(self, words: Sequence[str]) -> tuple[str, ...]:
        return tuple(map(fold, self._analyzer.telling(words)))


def _letters(text: str) -> str:
    """Return the letters and digits of a text, folded: quicker than its words are read."""
    return fold("".join(filter(str.isalnum, text)).lower())
