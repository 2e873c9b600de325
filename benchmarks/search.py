"""Measures searching one whole English rulebook, beside the engines that one could swap in.

Ten hits with stored fields and highlights, in process, warm. `first` ranks anew each time, as for a
query that nobody asked before, whose words others asked for: what one word alone finds, in which
order, and where it stands in the best hits, is kept. In `just opened` nobody asked for any of
them since the index was opened, only for others: their scores are decoded, too.
`repeated` is what pages and popular queries get. Counts by chapter and kind, which the peers do not
have, are made when they are asked for, and are not asked for here. tantivy has no prefixes in its
grammar and is given a regular expression, which it does not highlight. Then the same over indexes
of 1, 10 and EDITIONS (60) editions, opened and prepared as a service does, and the worst queries
that are let through: `cold` asked for the first time, `warm` for the second.
"""

from __future__ import annotations

import gc
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain, islice
from pathlib import Path

from benchmarks import engines
from benchmarks.arguments import parser
from benchmarks.report import report
from benchmarks.rulebooks import NotHere, english_editions
from indexer.model.rulebook import Rulebook
from indexer.search import SearchIndex, SearchRequest, build_index

CLASSES: dict[str, Sequence[str]] = {
    "single word": (
        *("trample", "priority", "token", "graveyard", "regenerate"),
        *("commander", "planeswalker", "sideboard", "mulligan", "creature"),
    ),
    "two words": (
        *("mana ability", "combat damage", "copy spell", "turn order", "draw card"),
        *("legendary permanent", "loyalty counter", "library search", "poison counters"),
        "face down",
    ),
    "phrase": (
        *('"first strike"', '"mana ability"', '"state-based actions"', '"active player"'),
        *('"mana cost"', '"declare blockers"', '"leaves the battlefield"', '"double strike"'),
        *('"starting life total"', '"copy of a spell"'),
    ),
    "prefix": (
        *("regener*", "plane*", "trig*", "commander*", "cre*"),
        *("count*", "attach*", "enchant*", "sac*", "proli*"),
    ),
    "typo": (
        *("trampel", "regenrate", "planeswaker", "graveyrad", "comander"),
        *("priorty", "legendery", "sorcrey", "creatrue", "mulligen"),
    ),
    "boolean, filter": (
        *("damage -combat in:702", "flying OR reach in:702", "counter -spell in:701"),
        *("token OR copy in:111", "draw -card in:121", "attack OR block in:5"),
        *("mana -ability in:106", "cost OR pay in:118", "zone -battlefield in:4"),
        "graveyard OR exile in:4",
    ),
}
_SLIPS = (
    *("regenrate", "planeswaker", "graveyrad", "comander", "priorty", "legendery", "sorcrey"),
    *("creatrue", "mulligen", "trampel", "battelfield", "abilty", "permanant", "controler"),
    *("artefactt", "sacrafice"),
)
WORST = (
    "creature player spell ability card permanent cost damage effect turn control game mana text",
    " ".join(f"{letters}*" for letters in ("co", "re", "pr", "de", "ca", "in", "pe", "st") * 2),
    " OR ".join(f"{letters}*" for letters in ("co", "re", "pr", "de", "ca", "in", "pe", "st") * 2),
    " ".join(_SLIPS),
    " ".join(f"-{word}" for word in _SLIPS),
    " ".join(f"{word[1:]}{word[:3]}" for word in _SLIPS),
    '"' + "the " * 60 + '"',
    "what happens if a creature with deathtouch and trample deals combat damage to a planeswalker",
)
REPEATS = 20
REOPENED = 5
"""How often a query is asked of an index that was opened for it, which takes long."""


def main() -> None:
    command = parser(__doc__)
    command.add_argument("editions", metavar="EDITIONS", nargs="?", type=int, default=60)
    count = command.parse_args().editions
    try:
        newest = next(english_editions(1))
    except NotHere as missing:
        sys.exit(f"not measured: {missing}")
    compare(newest)
    grow(newest, count)


def compare(rulebook: Rulebook) -> None:
    """Print the median of each class of queries for each engine."""
    ours_as = ("Reglario, just opened", "first", "repeated")
    columns = ("class", *ours_as, "SQLite FTS5", "tantivy-py")
    installed = {engine.name: engine(rulebook) for engine in engines.available()}
    ours = installed["Reglario"]
    assert isinstance(ours, engines.Reglario)
    rows = []
    for name, queries in CLASSES.items():
        first = timed(queries, ours.search, ours.forget)
        anew = timed(queries, ours.search, ours.reopen, repeats=REOPENED)
        repeated = timed(queries, ours.search)
        row = [name, _median(anew), _median(first), _median(repeated)]
        for peer in ("SQLite FTS5", "tantivy-py"):
            found = installed.get(peer)
            if found is None:
                row.append("–")
                continue
            assert isinstance(found, engines.Fts5 | engines.Tantivy)
            search, translated = found.match, _translated(peer, queries)
            if name == "typo":
                if isinstance(found, engines.Fts5):  # it has no way of allowing for a slip
                    row.append("none found")
                    continue
                search = found.fuzzy
            elif name == "prefix" and isinstance(found, engines.Tantivy):
                search, translated = found.prefix, list(queries)
            row.append(_median(timed(translated, search)))
        rows.append((*row, _p95(first)))
    packages = ("whoosh", "numpy", "rapidfuzz")
    report("Search in process (median ms)", (*columns, "p95, first"), rows, *packages)


def grow(newest: Rulebook, count: int) -> None:
    """Print what a search of the newest edition costs as the index grows."""
    rows = []
    for editions in sorted({1, min(10, count), count}):
        with tempfile.TemporaryDirectory() as folder:
            start = time.perf_counter()
            books = islice(english_editions(editions), editions)
            build_index(Path(folder), "en", books)
            built = time.perf_counter() - start
            start = time.perf_counter()
            index = SearchIndex(Path(folder), "en")
            index.prepare(newest)
            opened = time.perf_counter() - start
            gc.collect()
            gc.freeze()  # as a service does: else what the build left is gone through now
            cold = [_seconds(index, newest, query) for query in WORST]
            forget = partial(engines.forget, index, newest)
            forget()
            worst = [_seconds(index, newest, query) for query in WORST]
            queries = list(chain.from_iterable(CLASSES.values()))
            first = timed(queries, _searching(index, newest), forget)
            size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
        rows.append(
            (
                editions,
                f"{built:.1f}",
                f"{size / 1e6:.1f}",
                f"{opened * 1000:.0f}",
                _median(first),
                _p95(first),
                f"{max(cold) * 1000:.1f}",
                f"{max(worst) * 1000:.1f}",
            )
        )
    columns = ("editions", "read, built s", "MB", "opened ms", "median ms", "p95 ms")
    report("Search as editions are added", (*columns, "worst cold ms", "worst warm ms"), rows)


def timed(
    queries: Sequence[str],
    search: Callable[[str, int], object],
    before: Callable[[], None] = lambda: None,
    *,
    repeats: int = REPEATS,
) -> list[float]:
    """Return the best of several times in ms for each query; `before` runs untimed before each."""
    best = []
    for query in queries:
        times = []
        for _ in range(repeats):
            before()
            start = time.perf_counter()
            search(query, 10)
            times.append(time.perf_counter() - start)
        best.append(min(times[1:]) * 1000)
    return best


def _searching(index: SearchIndex, rulebook: Rulebook) -> Callable[[str, int], object]:
    return lambda query, limit: index.search(rulebook, SearchRequest(query, limit=limit))


def _seconds(index: SearchIndex, rulebook: Rulebook, query: str) -> float:
    start = time.perf_counter()
    index.search(rulebook, SearchRequest(query))
    return time.perf_counter() - start


def _translated(engine: str, queries: Iterable[str]) -> list[str]:
    """Say the queries in a peer's own grammar; filters on chapters, which it has not, are left."""
    translated = []
    for query in queries:
        words = [word for word in query.split() if not word.startswith("in:")]
        text = " ".join(words)
        if engine == "SQLite FTS5":
            text = text.replace(" -", " NOT ")
        elif " OR " not in text and '"' not in text:
            text = " ".join(word if word[0] == "-" else f"+{word}" for word in words)
        translated.append(text)
    return translated


def _median(times: Sequence[float]) -> str:
    return f"{statistics.median(times):.3f}"


def _p95(times: Sequence[float]) -> str:
    return f"{sorted(times)[int(len(times) * 0.95)]:.3f}"


if __name__ == "__main__":
    main()
