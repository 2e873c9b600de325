"""Searches over HTTP: the service beside a bare Starlette route that answers the same bytes.

The sixty queries of `benchmarks.search` over the newest whole English rulebook, in turn. One worker
each, wrk with one thread, three runs taken in turn, medians. For queries that are new, each is
asked in so many spellings that no answer and no ranking of it is kept until it comes round again;
words that it shares with others are known by then, as in a service that has run for a while.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import chain
from pathlib import Path
from urllib.parse import quote

from benchmarks.arguments import parser
from benchmarks.corpora import CORPORA, declare, unpack
from benchmarks.http import Contender, keep_answers, report_beside, require_wrk
from benchmarks.http_peers import BODIES
from benchmarks.search import CLASSES
from indexer.snapshot.build import build

SPELLINGS = 5
GOALS = {"reglario, repeated": 0.6, "reglario, new": 0.15}


def main() -> None:
    """Measure and print."""
    parser(__doc__).parse_args()
    require_wrk()
    if not (CORPORA / "en.tar.xz").exists():
        sys.exit("benchmarks.search_http: the whole English rulebooks are not on this machine")
    with tempfile.TemporaryDirectory() as folder:
        asked = _contenders(Path(folder))
        packages = ("uvicorn", "uvloop", "httptools", "starlette")
        report_beside("Searches over HTTP", asked, GOALS, *packages, gzipped=False)


def _contenders(folder: Path) -> list[tuple[Contender, Path]]:
    data, snapshot = folder / "data", folder / "snapshot"
    declare(data, unpack(data, "en")[:1])
    build(data, snapshot)
    queries = list(chain.from_iterable(CLASSES.values()))
    repeated = [_path(query) for query in queries]
    spelled = [_path(query + " " * extra) for extra in range(1, SPELLINGS + 1) for query in queries]
    (folder / "repeated").write_text("".join(f"{path}\n" for path in repeated))
    (folder / "new").write_text("".join(f"{path}\n" for path in spelled))
    bodies = folder / "bodies.json"
    ours = {"REGLARIO_SNAPSHOT": str(snapshot)}
    service = Contender("reglario, repeated", "app.main:create_app", ours)
    keep_answers(service, {path.partition("?")[2]: path for path in repeated}, bodies)
    peer = Contender("starlette", "benchmarks.http_peers:search_peer", {BODIES: str(bodies)})
    anew = {**ours, "REGLARIO_CACHE_BYTES": "0"}
    return [
        (peer, folder / "repeated"),
        (service, folder / "repeated"),
        (Contender("reglario, new", "app.main:create_app", anew), folder / "new"),
    ]


def _path(query: str) -> str:
    return f"/v1/search?q={quote(query)}"


if __name__ == "__main__":
    main()
