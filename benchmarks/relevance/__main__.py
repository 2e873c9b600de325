"""Measures how often the right rule comes first, for Reglario and its peers.

Prints a table by engine, language and kind. Weights are chosen by the half `tune`; `held` is the
one that is reported.
"""

from __future__ import annotations

import statistics
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks import engines
from benchmarks.arguments import parser
from benchmarks.relevance.judged import Judged, Scores, read_judged, score
from benchmarks.report import report
from benchmarks.rulebooks import NotHere, rulebook

COLUMNS = (
    "engine",
    "lang",
    "kind",
    "queries",
    "nDCG@10",
    "MRR@10",
    "recall@10",
    "none",
    "p50",
    "p95",
)
Measured = tuple[Judged, Scores, float]


def main() -> None:
    command = parser(__doc__)
    command.add_argument("split", nargs="?", choices=("tune", "held", "all"), default="held")
    command.add_argument(
        "--misses", action="store_true", help="list what Reglario does not find as the first hit"
    )
    asked = command.parse_args()
    every = read_judged(Path(__file__).parent)
    judged = [one for one in every if asked.split in (one.split, "all")]
    rows: list[tuple[object, ...]] = []
    for engine in engines.available():
        measured = list(measure(engine, judged))
        rows += table_rows(engine.name, measured)
        if engine is engines.Reglario and asked.misses:
            print_misses(measured)
    packages = ("whoosh", "pystemmer", "numpy", "rapidfuzz")
    report(f"Relevance, split `{asked.split}` (times in ms)", COLUMNS, rows, *packages)


def measure(engine: type[engines.Engine], judged: Sequence[Judged]) -> Iterator[Measured]:
    """Ask an engine every query of every rulebook that is on this machine."""
    by_book: dict[tuple[str, str], list[Judged]] = defaultdict(list)
    for one in judged:
        by_book[one.lang, one.edition].append(one)
    for key, queries in by_book.items():
        try:
            searched = engine(rulebook(*key))
        except NotHere as missing:
            print(missing)
            continue
        for one in queries:
            searched.search(one.query)  # warm, as in a service
            searched.forget()
            start = time.perf_counter()
            hits = searched.search(one.query)
            yield one, score(hits, one.grades), time.perf_counter() - start


def table_rows(name: str, measured: Sequence[Measured]) -> Iterator[tuple[object, ...]]:
    """Yield a row for each language and kind, for each language, and for everything."""
    languages = sorted({one.lang for one, _, _ in measured})
    kinds = sorted({one.kind for one, _, _ in measured})
    for lang in (*languages, "all"):
        for kind in (*kinds, "all"):
            some = [
                (scores, seconds)
                for one, scores, seconds in measured
                if lang in (one.lang, "all") and kind in (one.kind, "all")
            ]
            mean = Scores.mean([scores for scores, _ in some])
            times = sorted(seconds * 1000 for _, seconds in some)
            yield (
                name,
                lang,
                kind,
                len(some),
                *(f"{value:.3f}" for value in (mean.ndcg, mean.mrr, mean.recall, 1 - mean.found)),
                f"{statistics.median(times):.2f}",
                f"{times[int(len(times) * 0.95)]:.2f}",
            )


def print_misses(measured: Sequence[Measured]) -> None:
    """Print the queries whose first hit is not relevant."""
    for one, scores, _ in measured:
        if scores.mrr < 1:
            wanted = " ".join(hit for hit, grade in one.grades.items() if grade == 3)
            print(f"{scores.mrr:.2f} {one.lang} {one.kind:8} {one.query}  → {wanted}")


if __name__ == "__main__":
    main()
