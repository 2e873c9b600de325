"""From a ranking to an answer: hits with the slices of their texts, how the query was read,
counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from indexer.model.glossary import GlossaryEntry
from indexer.model.number import Level, RuleNumber
from indexer.model.rulebook import Rulebook
from indexer.search.grammar import Query
from indexer.search.highlighting import Spans, find_spans, highlights_of, snippet_of
from indexer.search.ranking import Ranking
from indexer.search.results import Facets, Hit, HitKind, SearchRequest, SearchResult
from indexer.search.texts import fields_of, heading_of
from indexer.search.view import EditionView


@dataclass(frozen=True, slots=True)
class _Card:
    """What every hit of one item has in common.

    Attributes:
        fields: (name, text) pairs that spans refer to. context: the keyword's name above it.
    """

    number: RuleNumber | None
    entry: GlossaryEntry | None
    fields: list[tuple[str, str]]
    context: str | None


class Answerer:
    """Turns rankings of one edition into answers."""

    def __init__(self, view: EditionView) -> None:
        self._view = view
        self._cards: dict[int, _Card] = {}

    def answer(
        self, rulebook: Rulebook, query: Query, ranking: Ranking, request: SearchRequest
    ) -> SearchResult:
        """Return one page of a ranking."""
        return SearchResult(
            query=request.query,
            understood_as=_understood(query, ranking),
            relaxed=ranking.relaxed,
            left_out=tuple(one.typed for one in ranking.left_out),
            did_you_mean=_did_you_mean(request.query, ranking),
            total=len(ranking.items),
            hits=tuple(self._hits(rulebook, query, ranking, request)),
            facets=_facets(self._view, ranking),
        )

    def _hits(
        self, rulebook: Rulebook, query: Query, ranking: Ranking, request: SearchRequest
    ) -> Iterator[Hit]:
        places = ranking.page(request.offset, request.limit)
        items = ranking.items[places]
        spots = [spots for one in ranking.found if one.is_required for spots in one.match.spots]
        scores = ranking.scores[places].tolist()
        only_examples = query.kinds == {HitKind.EXAMPLE}
        texts = self._view.texts[items].tolist()
        for item, text, score in zip(items.tolist(), texts, scores, strict=True):
            spans = find_spans(self._view.reader, text, spots)
            if only_examples:
                spans.pop(0, None)
            card = self._cards.get(item)
            if card is None:
                card = self._cards[item] = _card(rulebook, item)
            yield _hit(card, score, spans)


def _card(rulebook: Rulebook, item: int) -> _Card:
    records = rulebook.records
    if item >= len(records):
        entry = rulebook.glossary[item - len(records)]
        return _Card(None, entry, fields_of(entry), None)
    record = records[item]
    above = record.number.parent if record.level is Level.SUBRULE else None
    context = heading_of(rulebook, above) if above is not None else None
    return _Card(record.number, None, fields_of(record), context)


def _hit(card: _Card, score: float, spans: Spans) -> Hit:
    if card.entry is not None:
        kind = HitKind.GLOSSARY
    else:
        kind = HitKind.EXAMPLE if spans and 0 not in spans else HitKind.RULE
    return Hit(
        number=card.number,
        kind=kind,
        headword=card.entry.headword if card.entry is not None else None,
        score=round(score, 4),
        snippet=snippet_of(card.fields, spans),
        highlights=highlights_of(card.fields, spans),
        context=card.context,
        entry=card.entry,
    )


def _understood(query: Query, ranking: Ranking) -> str:
    """Return the query in canonical form, what was added in round brackets, left out in square."""
    left_out = {id(one) for one in ranking.left_out}
    words = []
    for one, following in zip(ranking.found, (*ranking.found, None)[1:], strict=True):
        note, meaning = one.match.note, one.match.meaning
        if meaning and (following is None or following.match.meaning != meaning):
            note += f" (or: {meaning})"
        if one.clause.negated:
            words.append(f"-{note}")
        elif id(one) in left_out:
            words.append(f"[{note}]")
        else:
            words.append(note)
    words += [f"in:{number}" for number in query.within]
    words += sorted(f"kind:{kind}" for kind in query.kinds)
    return " ".join(words)


def _did_you_mean(text: str, ranking: Ranking) -> str | None:
    corrected = text
    for one in ranking.found:
        if one.match.correction is not None:
            corrected = corrected.replace(one.typed, one.match.correction, 1)
    return corrected if corrected != text else None


def _facets(view: EditionView, ranking: Ranking) -> Facets:
    items = ranking.items
    return Facets(
        sections=_counts(view.sections[items]),
        chapters=_counts(view.chapters[items]),
        kinds=_kinds(view, ranking),
    )


def _counts(numbers: np.ndarray) -> tuple[tuple[RuleNumber, int], ...]:
    counts = np.bincount(numbers)
    present = np.flatnonzero(counts)
    pairs = zip(present.tolist(), counts[present].tolist(), strict=True)
    return tuple((_whole_number(number), count) for number, count in pairs if number)


@cache
def _whole_number(number: int) -> RuleNumber:
    return RuleNumber(number)


def _kinds(view: EditionView, ranking: Ranking) -> tuple[tuple[HitKind, int], ...]:
    items = ranking.items
    entries = int(np.count_nonzero(items >= view.records))
    required = [one.match.outside for one in ranking.found if one.is_required]
    outside = np.logical_or.reduce([mask[items] for mask in required]) if required else items >= 0
    examples = int(np.count_nonzero(~outside & (items < view.records)))
    counts = {
        HitKind.RULE: len(items) - entries - examples,
        HitKind.EXAMPLE: examples,
        HitKind.GLOSSARY: entries,
    }
    return tuple((kind, count) for kind, count in counts.items() if count)
