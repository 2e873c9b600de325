"""Pages of rules over HTTP, beside a bare Starlette route that answers the same bytes.

One uvicorn worker each, wrk with one thread, the page of every number of the documents in
rules_data in turn, gzipped as browsers ask for it; three runs taken in turn, medians. A first-time
page is drawn anew each time. Run: `python -m benchmarks.pages`.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from base64 import b64encode
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

from benchmarks.http import RUNS, SCRIPT, Contender, Run, ask_all, serving
from benchmarks.http_peers import BODIES
from benchmarks.report import report
from indexer.snapshot.build import build
from indexer.snapshot.reader import Snapshot

GOAL = 0.4

_DATA = Path(__file__).resolve().parent.parent / "rules_data"
_PEER = "starlette"


def main() -> None:
    """Measure and print."""
    if shutil.which("wrk") is None:
        sys.exit("benchmarks.pages: wrk is not there. On Debian and Ubuntu: apt-get install wrk")
    with tempfile.TemporaryDirectory() as folder:
        rows = _measure(Path(folder))
    columns = ("server", "requests/s", "CPU µs", f"share of {_PEER}", "goal")
    report("Pages over HTTP", columns, rows, "uvicorn", "uvloop", "httptools", "jinja2")


def _measure(folder: Path) -> list[tuple[object, ...]]:
    snapshot = folder / "snapshot"
    build(_DATA, snapshot)
    names = _names(snapshot)
    paths, script, bodies = folder / "paths", folder / "wrk.lua", folder / "bodies.json"
    paths.write_text("".join(f"/{name}\n" for name in names))
    script.write_text(SCRIPT)
    ours = {"REGLARIO_SNAPSHOT": str(snapshot)}
    service = Contender("reglario, again", "app.main:create_app", ours)
    with serving(service) as server:
        bodies.write_text(json.dumps({name: _both(server.port, name) for name in names}))
    anew = {**ours, "REGLARIO_CACHE_BYTES": "0"}
    contenders = (
        Contender(_PEER, "benchmarks.http_peers:pages_peer", {BODIES: str(bodies)}),
        service,
        Contender("reglario, first time", "app.main:create_app", anew),
    )
    runs: dict[str, list[Run]] = {}
    with ExitStack() as stack:
        servers = {entry.name: stack.enter_context(serving(entry)) for entry in contenders}
        for _ in range(RUNS):
            for name, server in servers.items():
                runs.setdefault(name, []).append(ask_all(server, script, paths, gzipped=True))
    rates = {name: median(run.rate for run in found) for name, found in runs.items()}
    return [
        (
            name,
            f"{rates[name]:,.0f}",
            f"{median(run.cost for run in found):.0f}",
            f"{rates[name] / rates[_PEER]:.2f}",
            f"≥ {GOAL}" if name == service.name else "",
        )
        for name, found in runs.items()
    ]


def _names(root: Path) -> list[str]:
    """Return the page of every number of every rulebook, as `{lang}/{number}`."""
    snapshot = Snapshot.open(root)
    return [
        f"{info.locale}/{record.number}"
        for info in snapshot.rulebooks
        for record in snapshot.rulebook(info.edition.id, info.locale).records
    ]


def _both(port: int, name: str) -> list[str]:
    """Return a page, plain and gzipped, in base64."""
    found = []
    for headers in ({}, {"accept-encoding": "gzip"}):
        with urlopen(Request(f"http://127.0.0.1:{port}/{name}", headers=headers)) as answer:
            found.append(b64encode(answer.read()).decode("ascii"))
    return found


if __name__ == "__main__":
    main()
