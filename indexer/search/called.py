"""What items are called, in full: which of them a query names.

It knows names as they are written, and must not know stems or scores.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

import numpy as np

from indexer.fulltext.analysis import Analyzer, each_language, fold, without_aside
from indexer.search.view import Items


class Called:
    """The names of one edition. Safe to share between threads.

    Attributes: names: as they are written.
    """

    def __init__(self, analyzer: Analyzer, names: Iterable[tuple[int, str]]) -> None:
        """Take what items are called, each with its place."""
        self._analyzer = analyzer
        self._written = tuple(names)
        self.names = tuple([name for _, name in self._written])

    def just(self, words: Sequence[str]) -> Items:
        """Return the items whose whole name is these words, fillers apart; accents do not matter,
        inflection does."""
        return self._items.get(self._telling(words), _NONE)

    @cached_property
    def _items(self) -> Mapping[tuple[str, ...], Items]:
        found: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
        for item, name in self._written:
            words = [token.surface for token in self._analyzer.in_a_row(without_aside(name))]
            for said in {self._telling(part) for part in each_language(words)}:
                found[said].append(item)
        return {words: np.array(items, dtype=np.intp) for words, items in found.items() if words}

    def _telling(self, words: Sequence[str]) -> tuple[str, ...]:
        return tuple(map(fold, self._analyzer.telling(words)))


_NONE: Items = np.zeros(0, dtype=np.intp)
