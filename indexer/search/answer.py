"""From a ranking to an answer: hits with the slices of their texts, how the query was read,
counts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np

from indexer.model.glossary import GlossaryEntry
from indexer.model.number import RuleNumber
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import Rulebook
from indexer.search.grammar import Query
from indexer.search.highlighting import Spans, find_spans, highlights_of, snippet_of
from indexer.search.ranking import Ranking
from indexer.search.results import Facets, Hit, HitKind, SearchRequest, SearchResult
from indexer.search.texts import fields_of, heading_of
from indexer.search.view import EditionView


def answer(
    rulebook: Rulebook, view: EditionView, query: Query, ranking: Ranking, request: SearchRequest
) -> SearchResult:
    """Return one page of a ranking."""
    return SearchResult(
        query=request.query,
        understood_as=_understood(query, ranking),
        relaxed=ranking.relaxed,
        left_out=tuple(one.typed for one in ranking.left_out),
        did_you_mean=_did_you_mean(request.query, ranking),
        total=len(ranking.items),
        hits=tuple(_hits(rulebook, view, query, ranking, request)),
        facets=_facets(view, ranking),
    )


def _hits(
    rulebook: Rulebook, view: EditionView, query: Query, ranking: Ranking, request: SearchRequest
) -> Iterator[Hit]:
    places = ranking.page(request.offset, request.limit)
    items = ranking.items[places]
    spots = [spots for one in ranking.found if one.is_required for spots in one.match.spots]
    spans = find_spans(view.reader, view.texts[items], spots)
    scores = ranking.scores[places].tolist()
    only_examples = query.kinds == {HitKind.EXAMPLE}
    for item, score, of_item in zip(items.tolist(), scores, spans, strict=True):
        if only_examples:
            of_item.pop(0, None)
        yield _hit(rulebook, item, score, of_item)


def _hit(rulebook: Rulebook, item: int, score: float, spans: Spans) -> Hit:
    records = rulebook.records
    source: RuleRecord | GlossaryEntry
    number = headword = context = None
    if item < len(records):
        source = records[item]
        number = source.number
        kind = HitKind.EXAMPLE if spans and 0 not in spans else HitKind.RULE
        if number.ordinal and number.parent is not None:
            context = heading_of(rulebook, number.parent)
    else:
        source = rulebook.glossary[item - len(records)]
        headword, kind = source.headword, HitKind.GLOSSARY
    fields = fields_of(source)
    return Hit(
        number=number,
        kind=kind,
        headword=headword,
        score=round(score, 4),
        snippet=snippet_of(fields, spans),
        highlights=highlights_of(fields, spans),
        context=context,
        entry=source if isinstance(source, GlossaryEntry) else None,
    )


def _understood(query: Query, ranking: Ranking) -> str:
    """Return the query in canonical form, what was added in round brackets, left out in square."""
    left_out = {id(one) for one in ranking.left_out}
    words = []
    for one in ranking.found:
        note = one.match.note
        if one.clauses[0].negated:
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
