"""The invariants of a rulebook: what is missing, out of order or worked out, told as findings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from indexer.languages import profile_for
from indexer.model.finding import Finding, FindingKind
from indexer.model.number import Level, RuleNumber
from indexer.model.reference import Target, TargetStatus
from indexer.model.rule import NumberOrigin, SourceSpan
from indexer.model.rulebook import Rulebook
from indexer.references.find import find_mentions
from indexer.references.graph import ReferenceGraph

FEWEST = 0.95
"""Share of what the edition before holds that a whole book must hold: of rules, of the glossary."""

_REFERENCE_PROBLEMS = {
    TargetStatus.NOT_IN_RULEBOOK: (
        FindingKind.DANGLING_REFERENCE,
        "which this rulebook does not hold",
    ),
    TargetStatus.NEVER_EXISTED: (
        FindingKind.DANGLING_REFERENCE,
        "which does not exist in this edition",
    ),
    TargetStatus.UNUSED_LETTER: (FindingKind.MALFORMED_REFERENCE, "whose letter is never used"),
    TargetStatus.MALFORMED: (FindingKind.MALFORMED_REFERENCE, "which is no rule number"),
}


def validate(rulebook: Rulebook) -> tuple[Finding, ...]:
    """Check a rulebook's records against each other; findings come in a stable order."""
    return (
        *_find_order(rulebook),
        *_find_gaps(rulebook),
        *_find_counts(rulebook),
        *_find_references(rulebook),
    )


def validate_together(rulebooks: Iterable[Rulebook]) -> tuple[Rulebook, ...]:
    """Compare each whole book with those of its language just before and after it.

    Returns the same rulebooks in the same order; what each lacks comes first of its findings.
    """
    held = tuple(rulebooks)
    whole: dict[str, list[Rulebook]] = {}
    for book in sorted(held, key=lambda book: book.info.edition.recency):
        if book.info.complete:
            whole.setdefault(book.info.locale, []).append(book)
    lacks: dict[str, list[Finding]] = {}
    for books in whole.values():
        for older, newer in pairwise(books):
            lacks.setdefault(older.info.key, []).extend(find_lacks(older, newer))
            lacks.setdefault(newer.info.key, []).extend(find_lacks(newer, older))
    return tuple(
        replace(book, findings=(*lacks.get(book.info.key, ()), *book.findings)) for book in held
    )


def find_lacks(rulebook: Rulebook, other: Rulebook) -> Iterator[Finding]:
    """Find what a whole book lacks that another of its language holds, of before or after it.

    The rules grow, so that only an older book says how many there should be at least; a section is
    told of in either case, since new ones are rare.
    """
    key = other.info.edition
    own, others = (
        {one.number for one in book.records if one.number.level is Level.SECTION}
        for book in (rulebook, other)
    )
    for section in sorted(others - own):
        message = f"section {section}, of which {key} holds rules, is not in the source"
        yield Finding(FindingKind.INCOMPLETE, message, str(section))
    is_older = key.recency < rulebook.info.edition.recency
    counts, theirs = rulebook.info.counts, other.info.counts
    for what, now, then in (
        ("rules and subrules", counts.rules + counts.subrules, theirs.rules + theirs.subrules),
        ("entries of the glossary", counts.glossary, theirs.glossary),
    ):
        if now < then * FEWEST and (is_older or not now):
            message = f"{what} in it: {now}, under {FEWEST:.0%} of the {then} of {key}"
            yield Finding(FindingKind.INCOMPLETE, message)


def _find_order(rulebook: Rulebook) -> Iterator[Finding]:
    before: RuleNumber | None = None
    for record in rulebook.records:
        if record.origin is NumberOrigin.IMPLIED:
            continue
        if before is not None and record.number < before:
            yield Finding(
                FindingKind.OUT_OF_ORDER,
                f"it stands after {before}; the order is kept as printed",
                str(record.number),
                record.spans[0].document,
            )
        before = record.number


def _find_gaps(rulebook: Rulebook) -> Iterator[Finding]:
    """Find numbers that are skipped between siblings, and before the first one of a whole book.

    Excerpts leave out chapters as a matter of course, so only those of a whole book have gaps.
    """
    for parent in (record.number for record in rulebook.records):
        children = sorted(rulebook.children(parent))
        if not children or (parent.level is Level.SECTION and not rulebook.info.complete):
            continue
        expected = children[0]
        if rulebook.info.complete and parent.level is not Level.SECTION:
            expected = parent.child(1)
        for child in children:
            if child > expected:
                yield _gap(expected, child)
            expected = child if child == children[-1] else child.next_sibling


def _gap(first: RuleNumber, after: RuleNumber) -> Finding:
    last = first
    while (following := last.next_sibling) < after:
        last = following
    skipped = f"{first} is" if last == first else f"{first} to {last} are"
    return Finding(FindingKind.GAP, f"{skipped} not in the source", str(after))


def _find_counts(rulebook: Rulebook) -> Iterator[Finding]:
    counts = rulebook.info.counts
    if counts.inferred:
        yield Finding(
            FindingKind.INFERRED_NUMBERS,
            f"numbers worked out from the order of subrules: {counts.inferred}",
        )
    if counts.abridged:
        yield Finding(
            FindingKind.ABRIDGED_TEXTS, f"texts cut short by their source: {counts.abridged}"
        )


def _find_references(rulebook: Rulebook) -> Iterator[Finding]:
    profiles = (profile_for(rulebook.info.locale),)
    graph = ReferenceGraph(rulebook, lambda text: find_mentions(text, profiles))
    for record in rulebook.records:
        cited = [
            (reference.match, target)
            for reference in graph.outgoing(record.number)
            for target in reference.targets
        ]
        yield from _report_targets(cited, str(record.number), record.spans)
    for entry in rulebook.glossary:
        cited = [
            (reference.match, target)
            for reference in graph.of_entry(entry)
            for target in reference.targets
        ]
        yield from _report_targets(cited, None, entry.spans)


def _report_targets(
    cited: Iterable[tuple[str, Target]], number: str | None, spans: Sequence[SourceSpan]
) -> Iterator[Finding]:
    """Report each target of one record or glossary entry that leads nowhere, once."""
    reported: set[Target] = set()
    for match, target in cited:
        if target.status not in _REFERENCE_PROBLEMS or target in reported:
            continue
        reported.add(target)
        kind, why = _REFERENCE_PROBLEMS[target.status]
        where = "" if number else "in the glossary, "
        message = f"{where}{match!r} cites {target.number}, {why}"
        yield Finding(kind, message, number, spans[0].document)
