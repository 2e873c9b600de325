"""Reads the judged queries and scores a ranking against one of them."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log2
from pathlib import Path

DEPTH = 10
RELEVANT = 2
"""From this grade on a hit counts for MRR and recall; nDCG takes every grade."""

_AFTER_GRADE = re.compile(r"(?<==[123]),")


@dataclass(frozen=True)
class Judged:
    """A query and what answers it; hits are numbers, or `glossary:Headword`."""

    query: str
    lang: str
    kind: str
    split: str
    grades: Mapping[str, int]
    edition: str


@dataclass(frozen=True)
class Scores:
    """How good the first ten hits are, each from 0 to 1."""

    ndcg: float
    mrr: float
    recall: float
    found: float

    @classmethod
    def mean(cls, many: Sequence[Scores]) -> Scores:
        columns = zip(*((one.ndcg, one.mrr, one.recall, one.found) for one in many), strict=True)
        return cls(*(sum(column) / len(many) for column in columns))


def read_judged(folder: Path) -> Iterator[Judged]:
    """Yield every judged query of a folder's tables."""
    for path in sorted(folder.glob("*.tsv")):
        with path.open(encoding="utf-8", newline="") as table:
            for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE):
                items = (item.rsplit("=", 1) for item in _AFTER_GRADE.split(row["relevant"]))
                grades = {hit: int(grade) for hit, grade in items}
                fields = (row["query"], row["lang"], row["kind"], row["split"])
                yield Judged(*fields, grades, row["edition"])


def score(hits: Sequence[str], grades: Mapping[str, int]) -> Scores:
    """Score the first ten hits of a ranking."""
    hits = hits[:DEPTH]
    gains = [2 ** grades.get(hit, 0) - 1 for hit in hits]
    best = sorted((2**grade - 1 for grade in grades.values()), reverse=True)[:DEPTH]
    good = [place for place, hit in enumerate(hits) if grades.get(hit, 0) >= RELEVANT]
    wanted = sum(grade >= RELEVANT for grade in grades.values())
    return Scores(
        ndcg=_discounted(gains) / _discounted(best),
        mrr=1 / (1 + good[0]) if good else 0.0,
        recall=len(good) / min(DEPTH, wanted),
        found=float(bool(hits)),
    )


def _discounted(gains: Sequence[int]) -> float:
    return sum(gain / log2(place + 2) for place, gain in enumerate(gains))
