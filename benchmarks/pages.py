"""Pages of rules over HTTP, beside a bare Starlette route that answers the same bytes.

One uvicorn worker each, wrk with one thread, the page of every number of the documents in
rules_data in turn, gzipped as browsers ask for it; three runs taken in turn, medians. A first-time
page is drawn anew each time.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from benchmarks.arguments import parser
from benchmarks.http import Contender, keep_answers, report_beside, require_wrk
from benchmarks.http_peers import BODIES
from indexer.snapshot.build import build
from indexer.snapshot.reader import Snapshot

GOALS = {"reglario, again": 0.4}

_DATA = Path(__file__).resolve().parent.parent / "rules_data"


def main() -> None:
    """Measure and print."""
    parser(__doc__).parse_args()
    require_wrk()
    with tempfile.TemporaryDirectory() as folder:
        asked = _contenders(Path(folder))
        packages = ("uvicorn", "uvloop", "httptools", "jinja2")
        report_beside("Pages over HTTP", asked, GOALS, *packages, gzipped=True)


def _contenders(folder: Path) -> list[tuple[Contender, Path]]:
    snapshot = folder / "snapshot"
    build(_DATA, snapshot)
    names = _names(snapshot)
    paths, bodies = folder / "paths", folder / "bodies.json"
    paths.write_text("".join(f"/{name}\n" for name in names))
    ours = {"REGLARIO_SNAPSHOT": str(snapshot)}
    service = Contender("reglario, again", "app.main:create_app", ours)
    keep_answers(service, {name: f"/{name}" for name in names}, bodies)
    anew = {**ours, "REGLARIO_CACHE_BYTES": "0"}
    contenders = (
        Contender("starlette", "benchmarks.http_peers:pages_peer", {BODIES: str(bodies)}),
        service,
        Contender("reglario, first time", "app.main:create_app", anew),
    )
    return [(entry, paths) for entry in contenders]


def _names(root: Path) -> list[str]:
    """Return the page of every number of every rulebook, as `{lang}/{number}`."""
    snapshot = Snapshot.open(root)
    return [
        f"{info.locale}/{record.number}"
        for info in snapshot.rulebooks
        for record in snapshot.rulebook(info.edition.id, info.locale).records
    ]


if __name__ == "__main__":
    main()
