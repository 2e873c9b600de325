"""What a clause of a query matches in one edition, as values, and how matches are put together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from typing import NamedTuple

import numpy as np

from indexer.fulltext.reader import Floats, Ints, Spans
from indexer.search.query import Clause, Term
from indexer.search.results import Facets, Hit
from indexer.search.view import EditionView, Items, Mask

_NOWHERE: Ints = np.zeros(0, dtype=np.int32)
_FAR = np.int32(2**30)


@dataclass(frozen=True)
class Spots:
    """Where words stand in the token stream, ascending; each place covers `length` tokens."""

    places: Ints
    length: int = 1

    @cached_property
    def each(self) -> Sequence[int]:
        """The places, quick to take one by one."""
        return self.places.data


class Worth(NamedTuple):
    """What a match is worth, by item, or several together.

    Attributes:
        score: how well the item matches. told: how telling what matches is.
        in_name: what share of the item's name the match is. telling: how telling it is there.
        for_name: how much of the score is for that.
        besides: what it scores among several, that apart: the more, the nearer to the beginning of
            the item's text it stands.
    """

    score: Floats
    told: Floats
    in_name: Floats
    telling: Floats
    for_name: Floats
    besides: Floats


@dataclass(slots=True)
class Memo:
    """What was worked out of one match alone; it is kept as long as the match is.

    Attributes:
        rows: by item, and in a last row for none, what it is worth there: a column for each of
            `Worth`, so that some items are taken at once.
        ranked: the items, the best first, and their scores. facets: their counts.
        saying: which items say it themselves or are called by it, whatever stands above them.
        items_at: by place, the item that it stands in; the count where none of the edition does.
        stands: in which items it has a place, and in a last row for none.
        is_of_variants: most rules that hold it are those of variants; None until they are counted.
        spans: where it stands, by item. hits: those that it alone found, by item.
    """

    rows: Floats | None = None
    items_at: Items | None = None
    stands: Mask | None = None
    ranked: tuple[Items, Floats] | None = None
    facets: Facets | None = None
    saying: Mask | None = None
    is_of_variants: bool | None = None
    spans: dict[int, Spans] = field(default_factory=dict)
    hits: dict[int, Hit] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Match:
    """What a clause matches in one edition.

    Attributes:
        scores: by item, 0 where it does not match at all.
        share: by item, how much of it matches: 0 or 1, or in between for writing without spaces.
        outside: which items match in their text, heading or titles. inside: which in their
            examples.
        spots: what to highlight. stems: what it was searched as, readings of it; for nearness.
        rarity: how telling a match is. note: how it was understood.
        corrections: by term of the clause, what was searched in its place, or nothing.
        meaning: the rules' words for the expression it is part of, where they were searched too.
        first: which items come first, where a meaning was searched too: what matches as typed, or
            what has the meaning of several words.
    """

    scores: Floats
    share: Floats
    outside: Mask
    inside: Mask
    spots: tuple[Spots, ...]
    stems: tuple[tuple[str, ...], ...]
    rarity: float
    note: str
    corrections: tuple[str, ...] = ("",)
    meaning: str = ""
    first: Mask | None = None

    @cached_property
    def memo(self) -> Memo:
        """What else is known of it."""
        return Memo()

    @cached_property
    def holds(self) -> Mask:
        """Which items match."""
        return self.outside | self.inside

    @cached_property
    def marks(self) -> tuple[Spots, ...]:
        """What to highlight, each place once."""
        if len(self.spots) < 2:
            return self.spots
        lengths = {spots.length for spots in self.spots}
        of_length = (
            [spots.places for spots in self.spots if spots.length == length] for length in lengths
        )
        pairs = zip(map(np.concatenate, of_length), lengths, strict=True)
        return tuple(Spots(np.unique(places), length) for places, length in pairs)

    @cached_property
    def items(self) -> Items:
        """The items that match, ascending."""
        return self.holds.nonzero()[0]

    @cached_property
    def told(self) -> Floats:
        """By item, how telling what matches is."""
        return self.share * np.float32(self.rarity)

    @cached_property
    def places(self) -> Ints:
        """Where its words begin in the token stream, ascending."""
        if len(self.marks) == 1:
            return self.marks[0].places
        return np.unique(np.concatenate([_NOWHERE, *(spots.places for spots in self.marks)]))

    def items_at(self, view: EditionView) -> Items:
        """Return the item that each of its places stands in, as the view tells."""
        items = self.memo.items_at
        if items is None:
            items = self.memo.items_at = view.items_at(self.places)
        return items

    def stands(self, view: EditionView) -> Mask:
        """Return in which items its words stand, whether or not these match; one more for none."""
        stands = self.memo.stands
        if stands is None:
            stands = self.memo.stands = np.zeros(view.count + 1, dtype=bool)
            stands[self.items_at(view)] = True
        return stands

    @cached_property
    def _middles(self) -> Ints:
        """What lies half-way between each place and the next."""
        return (self.places[1:] + self.places[:-1]) // 2

    def gaps_to(self, places: Ints) -> Ints:
        """Return how far from each of these places its words stand nearest."""
        if not len(self.places):
            return np.full(len(places), _FAR)
        nearest = self.places.take(self._middles.searchsorted(places))
        nearest -= places
        gaps: Ints = np.abs(nearest, out=nearest)
        return gaps

    @cached_property
    def is_partial(self) -> bool:
        """Whether some items match it in part."""
        return bool(((self.share < 1) & (self.scores > 0)).any())


class Found(NamedTuple):
    """A clause and what it matches."""

    clause: Clause
    match: Match

    @property
    def is_required(self) -> bool:
        """Whether an item has to match it, where all words have to."""
        return not (self.clause.negated or self.clause.soft)


def scaled(match: Match, weight: float, most: float) -> Match:
    """Weigh an expansion so that its best score is below the best of the words typed, if any."""
    best = float(match.scores.max(initial=0))
    if most and best > most:
        weight *= most / best
    return replace(match, scores=(match.scores * np.float32(weight)))


def rarity_of(matched: Floats | Mask) -> float:
    """Return how telling it is to match: the logarithm of how few do."""
    return float(np.log(1 + len(matched) / (1 + np.count_nonzero(matched > 0))))


def as_meant(match: Match, term: Term) -> Match:
    """Return a match with the word that was searched where another was typed for it."""
    if not term.meant:
        return match
    note = f"{term.typed}→{term.meant}" if term.typed != term.meant else term.typed
    return replace(match, note=note, corrections=(term.meant,))


def best_of(matches: Iterable[Match]) -> Match:
    """Return what any of several matches, scored as the best of them."""
    matches = list(matches)
    if len(matches) == 1:
        return matches[0]
    scores = np.maximum.reduce([match.scores for match in matches])
    return Match(
        scores=scores,
        share=np.maximum.reduce([match.share for match in matches]),
        outside=np.logical_or.reduce([match.outside for match in matches]),
        inside=np.logical_or.reduce([match.inside for match in matches]),
        spots=tuple(spots for match in matches for spots in match.spots),
        stems=tuple(stems for match in matches for stems in match.stems),
        rarity=rarity_of(scores),
        note=" OR ".join(match.note for match in matches),
        corrections=tuple(chain.from_iterable(match.corrections for match in matches)),
    )


def each_once(found: Iterable[Found]) -> Iterator[Found]:
    """Yield what was found, and a word that was found before as a filler, so that it counts once:
    who asks a whole question repeats the words of the story that leads to it."""
    known: set[tuple[tuple[str, ...], ...]] = set()
    for one in found:
        stems = one.match.stems if one.is_required else ()
        if stems and stems in known:
            yield one._replace(clause=one.clause._replace(soft=True))
        else:
            known.add(stems)
            yield one
