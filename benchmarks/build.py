"""Measures reading, building and opening whole rulebooks: time, processor time, memory and room.

One English edition; 59 of them; one more; all that there are in four languages. "CPU s" is the
processor time of all processes together, which other load on the machine disturbs less; "peak MB"
is the sum of their peaks. In `use ten`, a rule, its references and a search of ten editions.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.arguments import parser
from benchmarks.corpora import ARCHIVES, CORPORA, Entry, declare, unpack
from indexer.assembly import read_rulebooks
from indexer.model.number import RuleNumber
from indexer.search import SearchRequest
from indexer.snapshot.build import build
from indexer.snapshot.reader import Snapshot

ROOT = Path(__file__).resolve().parent.parent
NUMBER = RuleNumber.parse("702.19b")
STEPS = ("read", "build", "open", "use ten")


def measure(step: str, data: Path, root: Path) -> dict[str, float]:
    """Run one step in this process: its seconds, processor time, and peak memory in MB."""
    started = time.perf_counter()
    if step == "read":
        list(read_rulebooks(data))
    elif step == "build":
        build(data, root)
    elif step == "open":
        Snapshot.open(root)
    else:
        snapshot = Snapshot.open(root)
        for info in snapshot.rulebooks[:10]:
            snapshot.rulebook(info.edition.id, info.locale).get(NUMBER)
            snapshot.references(info.edition.id, info.locale).incoming(NUMBER)
            snapshot.search(info.edition.id, info.locale, SearchRequest("combat damage trample"))
    seconds = time.perf_counter() - started
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return {
        "seconds": seconds,
        "cpu": sum(one.ru_utime + one.ru_stime for one in used),
        "megabytes": sum(one.ru_maxrss for one in used) / 1000,
    }


def measured(step: str, data: Path, root: Path) -> dict[str, float]:
    """Run one step in a new process, as `measure`."""
    command = [sys.executable, "-m", "benchmarks.build", "--measure", step, str(data), str(root)]
    ran = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def size(root: Path) -> float:
    """How many MB the current snapshot takes."""
    manifest = Snapshot.open(root).manifest
    return sum(file.size for file in manifest.files.values()) / 1e6


def row(what: str, step: str, data: Path, root: Path) -> tuple[object, ...]:
    """Measure one step, and lay its figures out."""
    found = measured(step, data, root)
    room = f"{size(root):.1f}" if step.startswith("build") else ""
    figures = (f"{found['seconds']:.2f}", f"{found['cpu']:.2f}", f"{found['megabytes']:.0f}")
    return (what, step, *figures, room)


def rows(place: Path) -> list[tuple[object, ...]]:
    """Measure every step."""
    data = place / "data"
    entries: dict[str, list[Entry]] = {lang: unpack(data, lang) for lang in ARCHIVES}
    english = entries["en"]
    found = []
    declare(data, english[:1])
    found += [row("1 English", step, data, place / "one") for step in STEPS[:3]]
    declare(data, english[1:])
    found += [row(f"{len(english) - 1} English", step, data, place / "many") for step in STEPS]
    declare(data, english)
    found.append(row("one more", "build", data, place / "many"))
    found.append(row(f"{len(english)} English", "build", data, place / "whole"))
    every = [entry for lang in ARCHIVES for entry in entries[lang]]
    declare(data, every)
    found += [row(f"all {len(every)}", step, data, place / "all") for step in STEPS[1:]]
    return found


def main() -> None:
    command = parser(__doc__)
    command.add_argument(
        "--measure", nargs=3, metavar=("STEP", "DATA", "ROOT"), help="only one step"
    )
    step = command.parse_args().measure
    if step:
        print(json.dumps(measure(step[0], Path(step[1]), Path(step[2]))))
        return
    if not CORPORA.is_dir():
        sys.exit("the whole rule books are not on this machine")
    from benchmarks.report import report

    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as place:
        found = rows(Path(place))
    columns = ("rulebooks", "step", "seconds", "CPU s", "peak MB", "snapshot MB")
    title = f"Reading, building and opening whole rulebooks (load average at the start {load:.1f})"
    report(title, columns, found, "whoosh", "orjson")


if __name__ == "__main__":
    main()
