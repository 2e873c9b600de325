"""From a ranking to an answer: hits with the slices of their texts, and counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import reduce
from itertools import repeat
from typing import NamedTuple, TypeVar

import numpy as np

from indexer.fulltext.reader import Spans
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import Level, RuleNumber
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import Rulebook
from indexer.search.demand import Demand
from indexer.search.highlighting import (
    Field,
    field_of,
    find_spans,
    highlights_of,
    named,
    snippet_around,
    snippet_of,
    together,
)
from indexer.search.matches import Match
from indexer.search.ranking import Ranking
from indexer.search.results import (
    Facets,
    Highlight,
    Hit,
    HitKind,
    SearchRequest,
    SearchResult,
)
from indexer.search.telling import did_you_mean, has_words, left_out, understood
from indexer.search.texts import fields_of
from indexer.search.view import EditionView, Items

Value = TypeVar("Value")

SCORE_DIGITS = 3
"""To how many places after the point a score is told."""
_SCORE_UNITS = 10**SCORE_DIGITS
_OF_RULE, _OF_EXAMPLE = frozenset((HitKind.RULE,)), frozenset((HitKind.EXAMPLE,))
_KEPT = 64
"""Of how many items it is kept how one match marks and shows them; about 1,200 bytes each."""


class _Card(NamedTuple):
    """What every hit of one item has in common.

    Attributes:
        headword: of the entry. fields: what spans refer to. context: the keyword's name above it.
        family: as in `Hit`.
    """

    number: RuleNumber | None
    entry: GlossaryEntry | None
    headword: str | None
    fields: Sequence[Field]
    context: str | None
    family: str | None


class Answerer:
    """Turns rankings of one edition into answers."""

    def __init__(self, view: EditionView) -> None:
        self._view = view
        self._cards: dict[int, _Card] = {}

    def answer(self, rulebook: Rulebook, ranking: Ranking, request: SearchRequest) -> SearchResult:
        """Return one page of a ranking."""
        return SearchResult(
            query=request.query,
            understood_as=understood(ranking),
            relaxed=ranking.relaxed,
            left_out=left_out(ranking),
            did_you_mean=did_you_mean(ranking),
            has_words=has_words(ranking),
            total=len(ranking.items),
            hits=tuple(self._hits(rulebook, ranking, request)),
            counting=lambda: self._count(ranking),
        )

    def _count(self, ranking: Ranking) -> Facets:
        required = [one.match for one in ranking.found if one.is_required]
        memo = required[0].memo if len(required) == 1 else None
        if memo is None or memo.ranked is None or memo.ranked[0] is not ranking.items:
            return _facets(self._view, ranking)
        if memo.facets is None:
            memo.facets = replace(_facets(self._view, ranking), is_lasting=True)
        return memo.facets

    def _hits(self, rulebook: Rulebook, ranking: Ranking, request: SearchRequest) -> Sequence[Hit]:
        items, scores = ranking.page(request.offset, request.limit)
        matches = [one.match for one in ranking.found if one.is_required]
        # A match that ranks alone shows and scores an item always alike.
        are_lasting = ranking.is_ordered and not ranking.query.is_of_kinds

        def make() -> list[Hit]:
            cards = [self._cards.get(item) or self._card(rulebook, item) for item in items.tolist()]
            found = [self._find(match, items) for match in matches]
            each = map(together, zip(*found, strict=True)) if found else repeat({}, len(cards))
            rounded = [round(score * _SCORE_UNITS) / _SCORE_UNITS for score in scores.tolist()]
            return [
                _hit(card, score, spans, ranking.query.kinds, are_lasting)
                for card, score, spans in zip(cards, rounded, each, strict=True)
            ]

        return _kept(matches[0].memo.hits, items, make) if are_lasting else make()

    def _card(self, rulebook: Rulebook, item: int) -> _Card:
        card = self._cards[item] = _card_of(rulebook, item)
        return card

    def _find(self, match: Match, items: Items) -> list[Spans]:
        """Return where a match stands in each of these items; not to be written to."""
        return _kept(match.memo.spans, items, lambda: find_spans(self._view, items, match.marks))


def _kept(known: dict[int, Value], items: Items, make: Callable[[], list[Value]]) -> list[Value]:
    """Return what is known of each of these items; it is made where it is not known of all."""
    listed = items.tolist()
    try:
        return [known[item] for item in listed]
    except KeyError:
        made = make()
        if len(known) >= _KEPT:
            known.clear()
        known.update(zip(listed, made, strict=True))
        return made


def _card_of(rulebook: Rulebook, item: int) -> _Card:
    records = rulebook.records
    if item >= len(records):
        entry = rulebook.glossary[item - len(records)]
        return _Card(None, entry, entry.headword, _fields(entry), None, None)
    record = records[item]
    above = record.number.parent if record.level is Level.SUBRULE else None
    context = rulebook.heading_of(above) if above is not None else None
    family = record.number.family
    told = None if family is None else str(family)
    return _Card(record.number, None, None, _fields(record), context, told)


def _fields(item: RuleRecord | GlossaryEntry) -> list[Field]:
    return [field_of(name, text) for name, text in fields_of(item)]


def _hit(
    card: _Card,
    score: float,
    spans: Spans,
    kinds: frozenset[HitKind],
    is_lasting: bool,
) -> Hit:
    number, entry, headword, fields, context, family = card
    if len(spans) == 1 and 0 in spans and HitKind.RULE in kinds:  # as most are
        field, marked = fields[0], spans[0]
        snippet = snippet_around(field, marked)
        kind = HitKind.RULE if entry is None else HitKind.GLOSSARY
        alone = (named(Highlight, (field.name, tuple(marked))),)
        told = number, kind, headword, score, snippet, alone, context, entry, is_lasting, family
        return named(Hit, told)
    in_text = 0 in spans or not spans
    part = 0
    if entry is not None:
        kind = HitKind.GLOSSARY
    elif HitKind.RULE not in kinds:
        kind, part = HitKind.EXAMPLE, 1
        spans = {part: found for part, found in spans.items() if part}
    elif in_text or HitKind.EXAMPLE not in kinds:  # by its titles, whatever its examples hold
        kind = HitKind.RULE
    else:
        kind, part = HitKind.EXAMPLE, 1
    snippet = snippet_of(fields, spans, part)
    highlights = highlights_of(fields, spans)
    return Hit(
        number, kind, headword, score, snippet, highlights, context, entry, is_lasting, family
    )


def _facets(view: EditionView, ranking: Ranking) -> Facets:
    """Count what a filter would keep of a ranking; a rule may be kept as one and as an example."""
    items, kinds = ranking.items, ranking.query.kinds
    sections, chapters = view.counts_of(items)
    records = sum([count for _, count in sections])
    with_examples = items[view.has_examples.take(items)]
    demands = ranking.demands or (Demand([one for one in ranking.found if one.is_required]),)
    counts: list[tuple[HitKind, int]] = []
    if HitKind.RULE in kinds:
        in_text = _count_of_kind(demands, with_examples, _OF_RULE)
        counts.append((HitKind.RULE, records - len(with_examples) + in_text))
    if HitKind.EXAMPLE in kinds:
        counts.append((HitKind.EXAMPLE, _count_of_kind(demands, with_examples, _OF_EXAMPLE)))
    counts.append((HitKind.GLOSSARY, len(items) - records))
    return Facets(sections, chapters, tuple([pair for pair in counts if pair[1]]))


def _count_of_kind(demands: Sequence[Demand], items: Items, kind: frozenset[HitKind]) -> int:
    """Count the items, which have examples, whose words stand in a text of this kind; where no word
    has to be matched, that is all of them."""
    if not (len(items) and demands[0].required):
        return len(items)
    kept = [one.with_examples(kind, items) for one in demands]
    return int(np.count_nonzero(reduce(np.logical_or, kept)))
