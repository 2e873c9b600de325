"""`reglario build` and `check`: from the documents to a snapshot, and what is odd in them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Any

import typer

from app.cli.comparing import print_comparisons
from app.cli.output import print_json, print_table, progress, say
from app.settings import Settings
from indexer.adding.languages import lines_in_others
from indexer.assembly import read_rulebooks
from indexer.languages import profile_for
from indexer.model.finding import Finding, FindingKind
from indexer.model.rulebook import Rulebook, RulebookInfo
from indexer.snapshot.build import BuildResult, Outcome
from indexer.snapshot.build import build as build_snapshot
from indexer.validation import validate_together

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text.")]

_DONE = {
    Outcome.BUILT: "Built",
    Outcome.UNCHANGED: "Nothing changed; kept",
    Outcome.UP_TO_DATE: "Up to date:",
}

# What the summary counts, under which heading.
_COUNTED = {
    "gaps": (FindingKind.GAP,),
    "duplicates": (FindingKind.DUPLICATE_NUMBER, FindingKind.CONFLICTING_TEXTS),
    "dangling": (FindingKind.DANGLING_REFERENCE,),
}
_COUNTED_KINDS = frozenset(kind for kinds in _COUNTED.values() for kind in kinds)
# Counts of the rulebook say these already.
_TOLD_BY_COUNTS = frozenset((FindingKind.INFERRED_NUMBERS, FindingKind.ABRIDGED_TEXTS))


def build(
    if_needed: Annotated[
        bool,
        typer.Option("--if-needed", help="Do nothing if the snapshot is up to date."),
    ] = False,
    wait: Annotated[
        bool,
        typer.Option("--wait/--no-wait", help="Wait for a build that runs already, or fail."),
    ] = True,
    as_json: Json = False,
) -> None:
    """Read all documents and write a snapshot, which the service then picks up.

    The documents and sources.toml are in REGLARIO_DATA, the snapshots in REGLARIO_SNAPSHOT. A
    source that cannot be read whole is named with its line and the reason, and the snapshot before
    goes on serving; so it does when a build is killed.
    """
    settings = Settings()
    started = time.perf_counter()
    with progress() as step:
        result = build_snapshot(
            settings.data,
            settings.snapshot,
            if_needed=if_needed,
            wait=wait,
            on_wait=lambda holder: say(f"waiting for another build to end ({holder})"),
            on_read=lambda key, done, total: step(f"read {key}", done, total),
        )
    seconds = time.perf_counter() - started
    if as_json:
        print_json(_build_answer(result, seconds))
        return
    print_table(
        ("edition", "lang", "rules", "subrules", "examples", "glossary", "revision"),
        [_build_row(info) for info in result.rulebooks],
    )
    say(f"{_DONE[result.outcome]} snapshot {result.name} in {seconds:.1f} s.")


def check(
    against: Annotated[
        str | None,
        typer.Option(
            metavar="EDITION",
            help="Compare instead with this edition of the same language: numbers and texts.",
        ),
    ] = None,
    edition: Annotated[
        str | None, typer.Option(help="With --against: what to compare; else the newest edition.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help="With --against: compare in this language only.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Read all documents and print what is odd: gaps, duplicates, dangling references, lines in
    another language, and what a whole book lacks beside those of its language.

    Nothing is written. A finding is no error: the exit code is 0 unless a source cannot be read.
    """
    if against is not None:
        print_comparisons(Settings().data, against, edition, lang, as_json=as_json)
        return
    if edition is not None or lang is not None:
        raise typer.BadParameter("--edition and --lang go with --against.")
    rulebooks = validate_together(_books(Settings().data))
    if as_json:
        print_json({"rulebooks": [_check_answer(rulebook) for rulebook in rulebooks]})
        return
    columns = ("edition", "lang", "rules", "subrules", "inferred", "abridged", *_COUNTED, "other")
    print_table(columns, [_check_row(rulebook) for rulebook in rulebooks])
    rows = [
        (book.info.key, finding.kind.value, finding.number or "", _place(finding), finding.message)
        for book in rulebooks
        for finding in book.findings
    ]
    if rows:
        print_table(("rulebook", "finding", "number", "place", "message"), rows)


def _books(data: Path) -> Iterator[Rulebook]:
    """Read all rulebooks, and whether each of their documents is in their language."""
    for book, documents in read_rulebooks(data):
        profile = profile_for(book.info.locale)
        others = (
            finding
            for document in documents
            for finding in lines_in_others(document.path, document.text, profile)
        )
        yield replace(book, findings=(*others, *book.findings))


def _build_answer(result: BuildResult, seconds: float) -> dict[str, Any]:
    return {
        "outcome": result.outcome.value,
        "snapshot": result.name,
        "digest": result.digest,
        "seconds": round(seconds, 3),
        "rulebooks": [
            {
                "edition": info.edition.id,
                "lang": info.locale,
                "revision": info.revision,
                "counts": asdict(info.counts),
            }
            for info in result.rulebooks
        ],
    }


def _build_row(info: RulebookInfo) -> tuple[object, ...]:
    counts = info.counts
    return (
        info.edition.id,
        info.locale,
        counts.rules,
        counts.subrules,
        counts.examples,
        counts.glossary,
        info.revision,
    )


def _check_answer(rulebook: Rulebook) -> dict[str, Any]:
    return {
        "edition": rulebook.info.edition.id,
        "lang": rulebook.info.locale,
        "counts": asdict(rulebook.info.counts),
        "findings": [asdict(finding) for finding in rulebook.findings],
    }


def _check_row(rulebook: Rulebook) -> tuple[object, ...]:
    info, counts = rulebook.info, rulebook.info.counts
    kinds = Counter(finding.kind for finding in rulebook.findings)
    counted = (sum(kinds[kind] for kind in group) for group in _COUNTED.values())
    other = sum(
        count for kind, count in kinds.items() if kind not in _COUNTED_KINDS | _TOLD_BY_COUNTS
    )
    return (
        info.edition.id,
        info.locale,
        counts.rules,
        counts.subrules,
        counts.inferred,
        counts.abridged,
        *counted,
        other,
    )


def _place(finding: Finding) -> str:
    if finding.document is None:
        return ""
    return finding.document if finding.line is None else f"{finding.document}:{finding.line}"
