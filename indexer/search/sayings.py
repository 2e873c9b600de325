"""What is said in one language, by the words of each saying, and which of it is like other words.

It knows stems, and must not know what sayings mean.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

Meant = TypeVar("Meant")
Places = NDArray[np.intp]
Weights = NDArray[np.float64]


class _Table(NamedTuple):
    """Which sayings hold each word, and how telling it is to share one.

    Attributes:
        sayings: those of each word, one word after the other. starts: where those of each begin,
            and where the last end.
        weights: of each word, by how few sayings hold it. unknown: of one that none holds.
        sizes: of each saying, as a vector of its words' weights.
    """

    sayings: Places
    starts: Places
    weights: Weights
    unknown: float
    sizes: Weights


class Sayings(Generic[Meant]):
    """Sayings with what they mean. Safe to share between threads once all are added."""

    def __init__(self) -> None:
        self._word_of: dict[str, int] = {}
        self._words = array("q")
        self._lengths = array("q")
        self._meant: list[Meant] = []

    def add(self, stems: Iterable[str], meant: Meant) -> None:
        """Add a saying, by the stems of its words."""
        known = self._word_of
        distinct = dict.fromkeys(stems)
        self._words.extend([known.setdefault(stem, len(known)) for stem in distinct])
        self._lengths.append(len(distinct))
        self._meant.append(meant)

    def like(self, stems: Iterable[str], most: int) -> list[tuple[Meant, float]]:
        """Return what those sayings mean that are most like some words, the likest first, and how
        like each is: from 0 to 1, the cosine of both as vectors of words that weigh as much as they
        are rare (Salton, Wong and Yang, 1975). None that shares no word is like them.

        Args:
            most: how many at most.
        """
        distinct = frozenset(stems)
        words = [self._word_of[stem] for stem in distinct if stem in self._word_of]
        if not words:
            return []
        table = self._table
        weights = table.weights.take(words) ** 2
        each = [table.sayings[table.starts[word] : table.starts[word + 1]] for word in words]
        shared = np.bincount(np.concatenate(each), weights.repeat([*map(len, each)]))
        found = shared.nonzero()[0]
        size = (weights.sum() + (len(distinct) - len(words)) * table.unknown**2) ** 0.5
        likeness = shared.take(found) / (table.sizes.take(found) * size)
        best = (-likeness).argsort(kind="stable")[:most]
        meant = map(self._meant.__getitem__, found.take(best).tolist())
        return [*zip(meant, likeness.take(best).tolist(), strict=True)]

    @cached_property
    def _table(self) -> _Table:
        words, lengths = (np.array(each, dtype=np.intp) for each in (self._words, self._lengths))
        sayings = np.arange(len(lengths)).repeat(lengths)
        counts = np.bincount(words, minlength=len(self._word_of))
        weights = np.log(1 + len(lengths) / (1 + counts))
        return _Table(
            sayings=sayings.take(words.argsort(kind="stable")),
            starts=np.append(0, counts.cumsum()),
            weights=weights,
            unknown=float(np.log(1 + len(lengths))),
            sizes=np.sqrt(np.bincount(sayings, weights.take(words) ** 2, len(lengths))),
        )
