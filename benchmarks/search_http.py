"""Searches over HTTP: the service beside a bare Starlette route that answers the same bytes.

The sixty queries of `benchmarks.search` over the newest whole English rulebook, in turn. One worker
each, wrk with one thread, three runs taken in turn, medians. For queries that are new, each is
asked in so many spellings that no answer and no ranking of it is kept until it comes round again;
words that it shares with others are known by then, as in a service that has run for a while.
Run: `python -m benchmarks.search_http`.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from base64 import b64encode
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from statistics import median
from urllib.parse import quote
from urllib.request import urlopen

from benchmarks.corpora import CORPORA, declare, unpack
from benchmarks.http import RUNS, SCRIPT, Contender, Run, ask_all, serving
from benchmarks.http_peers import BODIES
from benchmarks.report import report
from benchmarks.search import CLASSES
from indexer.snapshot.build import build

SPELLINGS = 5
GOALS = {"reglario, repeated": 0.6, "reglario, new": 0.15}

_PEER = "starlette"


def main() -> None:
    """Measure and print."""
    if shutil.which("wrk") is None:
        sys.exit("benchmarks.search_http: wrk is not there. On Debian and Ubuntu: apt install wrk")
    if not (CORPORA / "en.tar.xz").exists():
        sys.exit("benchmarks.search_http: the whole English rulebooks are not on this machine")
    with tempfile.TemporaryDirectory() as folder:
        rows = _measure(Path(folder))
    columns = ("server", "requests/s", "CPU µs", f"share of {_PEER}", "goal")
    report("Searches over HTTP", columns, rows, "uvicorn", "uvloop", "httptools", "starlette")


def _measure(folder: Path) -> list[tuple[object, ...]]:
    data, snapshot = folder / "data", folder / "snapshot"
    declare(data, unpack(data, "en")[:1])
    build(data, snapshot)
    queries = list(chain.from_iterable(CLASSES.values()))
    repeated = [_path(query) for query in queries]
    spelled = [_path(query + " " * extra) for extra in range(1, SPELLINGS + 1) for query in queries]
    (folder / "repeated").write_text("".join(f"{path}\n" for path in repeated))
    (folder / "new").write_text("".join(f"{path}\n" for path in spelled))
    script, bodies = folder / "wrk.lua", folder / "bodies.json"
    script.write_text(SCRIPT)
    ours = {"REGLARIO_SNAPSHOT": str(snapshot)}
    service = Contender("reglario, repeated", "app.main:create_app", ours)
    with serving(service) as server:
        known = {path.partition("?")[2]: _body(server.port, path) for path in repeated}
    bodies.write_text(json.dumps(known))
    peer = Contender(_PEER, "benchmarks.http_peers:search_peer", {BODIES: str(bodies)})
    anew = {**ours, "REGLARIO_CACHE_BYTES": "0"}
    asked = [
        (peer, folder / "repeated"),
        (service, folder / "repeated"),
        (Contender("reglario, new", "app.main:create_app", anew), folder / "new"),
    ]
    return _rows(_run(asked, script))


def _run(asked: Sequence[tuple[Contender, Path]], script: Path) -> dict[str, list[Run]]:
    runs: dict[str, list[Run]] = {}
    with ExitStack() as stack:
        servers = [
            (entry.name, stack.enter_context(serving(entry)), paths) for entry, paths in asked
        ]
        for _ in range(RUNS):
            for name, server, paths in servers:
                runs.setdefault(name, []).append(ask_all(server, script, paths, gzipped=False))
    return runs


def _rows(runs: dict[str, list[Run]]) -> list[tuple[object, ...]]:
    rates = {name: median(run.rate for run in found) for name, found in runs.items()}
    return [
        (
            name,
            f"{rates[name]:,.0f}",
            f"{median(run.cost for run in found):.0f}",
            f"{rates[name] / rates[_PEER]:.2f}",
            f"≥ {GOALS[name]}" if name in GOALS else "",
        )
        for name, found in runs.items()
    ]


def _path(query: str) -> str:
    return f"/v1/search?q={quote(query)}"


def _body(port: int, path: str) -> list[str]:
    """Return our answer to a search in base64, as `http_peers` reads it."""
    with urlopen(f"http://127.0.0.1:{port}{path}") as answer:
        body = b64encode(answer.read()).decode("ascii")
    return [body, body]


if __name__ == "__main__":
    main()
