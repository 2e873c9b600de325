"""Measures reading, building and opening whole English rulebooks: time, memory and room.

    python -m benchmarks.build [EDITIONS]

builds the newest edition alone, then the newest EDITIONS of them (60 by default), then adds one.
"""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
import tarfile
import tempfile
import time
from datetime import datetime
from pathlib import Path

from indexer.assembly import read_rulebooks
from indexer.model.number import RuleNumber
from indexer.search import SearchRequest
from indexer.snapshot.build import build
from indexer.snapshot.reader import Snapshot

ROOT = Path(__file__).resolve().parent.parent
ARCHIVE = ROOT.parent / "shared" / "corpora" / "en.tar.xz"
DATE = re.compile(r"effective as of\s+([A-Z][a-z]+ \d{1,2}, \d{4})")
ENTRY = """
[[source]]
path = "{path}"
lang = "en"
edition = "{edition}"
encoding = "{encoding}"
title = "unknown"
publisher = "unknown"
official = true
retrieved_on = "unknown"
complete = true
licence = "unknown"
"""


def decoded(content: bytes) -> tuple[str, str]:
    """The text and the encoding of one of the archive's files, which are in one of four."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16"), "utf-16"
    try:
        return content.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return content.decode("cp1252"), "cp1252"


def unpack(archive: Path, data: Path) -> list[str]:
    """Unpack the editions and return their manifest entries, the newest first."""
    entries = {}
    with tarfile.open(archive) as packed:
        for member in packed:
            file = packed.extractfile(member)
            if file is None or not member.name.endswith(".txt"):
                continue
            content = file.read()
            text, encoding = decoded(content)
            printed = DATE.search(text)
            assert printed is not None, member.name
            edition = datetime.strptime(printed[1], "%B %d, %Y").date().isoformat()  # noqa: DTZ007 - a date has no zone
            path = Path(member.name).name
            (data / path).write_bytes(content)
            entries[edition] = ENTRY.format(path=path, edition=edition, encoding=encoding)
    return [entries[edition] for edition in sorted(entries, reverse=True)]


def measure(step: str, data: Path, root: Path) -> dict[str, float]:
    """Run one step in this process: its seconds, and the peak memory of this process in MB."""
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
            snapshot.rulebook(info.edition.id, "en").get(RuleNumber.parse("702.19b"))
            snapshot.references(info.edition.id, "en").incoming(RuleNumber.parse("702.19b"))
            snapshot.search(info.edition.id, "en", SearchRequest("combat damage trample"))
    seconds = time.perf_counter() - started
    peaks = (resource.getrusage(who).ru_maxrss / 1000 for who in (0, resource.RUSAGE_CHILDREN))
    return {"seconds": seconds, "megabytes": sum(peaks)}


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


def rows(entries: list[str], data: Path, root: Path) -> list[tuple[object, ...]]:
    """Read, build and open these editions."""
    (data / "sources.toml").write_text("".join(entries), encoding="utf-8")
    found: list[tuple[object, ...]] = []
    for step in ("read", "build", "open", "use ten"):
        if step == "use ten" and len(entries) < 10:
            continue
        result = measured(step, data, root)
        room = f"{size(root):.1f}" if step == "build" else ""
        seconds = f"{result['seconds']:.2f}"
        found.append((len(entries), step, seconds, f"{result['megabytes']:.0f}", room))
    return found


def main(count: int) -> None:
    if not ARCHIVE.is_file():
        sys.exit(f"benchmarks.build: {ARCHIVE} is not on this machine")
    from benchmarks.report import report

    with tempfile.TemporaryDirectory() as place:
        data = Path(place, "data")
        data.mkdir()
        entries = unpack(ARCHIVE, data)[:count]
        found = rows(entries[:1], data, Path(place, "one"))
        if count > 1:
            found += rows(entries[1:], data, Path(place, "many"))
            (data / "sources.toml").write_text("".join(entries), encoding="utf-8")
            added = measured("build", data, Path(place, "many"))
            row = (len(entries), "build, one added", f"{added['seconds']:.2f}")
            found.append((*row, f"{added['megabytes']:.0f}", f"{size(Path(place, 'many')):.1f}"))
    columns = ("editions", "step", "seconds", "peak MB", "snapshot MB")
    report("Reading, building and opening English rulebooks", columns, found, "whoosh", "orjson")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        print(json.dumps(measure(sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4]))))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
