"""Measures a service that has every rulebook declared: its start, memory, and first answers.

All whole rulebooks in four languages are built; one worker serves them. Then ten editions are used
(rules, references, translations, searches, glossary, keywords, a quotation) until the cache of
answers is full. Memory is the worker's resident set; first answers are timed by a client.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from urllib.parse import quote
from urllib.request import Request, urlopen

from benchmarks.arguments import parser
from benchmarks.corpora import ARCHIVES, CORPORA, declare, unpack
from benchmarks.report import report
from indexer.model.rulebook import RulebookInfo
from indexer.snapshot.build import build
from indexer.snapshot.reader import Snapshot

ROOT = Path(__file__).resolve().parent.parent
QUERIES = {
    "en": ("combat damage", '"state-based action"', "trampl*", "deathtuch", "mana abilities"),
    "zh-Hans": ("战斗伤害", "践踏", "法术力异能", "坟墓场"),
    "ko": ("전투 피해", "비행", "마나 능력"),
    "pt-BR": ("dano de combate", "habilidades de mana"),
}
TEN = (("en", 6), ("zh-Hans", 2), ("ko", 1), ("pt-BR", 1))


@contextmanager
def serving(root: Path) -> Iterator[tuple[str, int, float]]:
    """Run a service; yield where it listens, its process, and how long it took to answer."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-c", "from app.cli import main; main()", "serve"]
    environment = {**os.environ, "REGLARIO_SNAPSHOT": str(root), "REGLARIO_LOG_LEVEL": "error"}
    started = time.perf_counter()
    with subprocess.Popen(
        [*command, "--port", str(port)], cwd=ROOT, env=environment, stderr=subprocess.DEVNULL
    ) as server:
        try:
            while True:
                try:
                    urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).read()
                    break
                except OSError:
                    time.sleep(0.01)
            yield f"http://127.0.0.1:{port}", server.pid, time.perf_counter() - started
        finally:
            server.terminate()


def resident(process: int) -> float:
    """The resident set of a process and those below it, in MB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    own = int(status.partition("VmRSS:")[2].split()[0]) / 1000
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return own + sum(resident(int(child)) for child in children)


def ten_of(snapshot: Snapshot) -> list[RulebookInfo]:
    """Ten rulebooks in every language, far apart."""
    found = []
    for lang, count in TEN:
        held = [info for info in snapshot.rulebooks if info.locale == lang]
        found += [held[at * len(held) // count] for at in range(count)]
    return found


def paths(snapshot: Snapshot, info: RulebookInfo) -> Iterator[tuple[str, str]]:
    """What is asked of one rulebook, each with the name of its kind."""
    chosen = f"lang={info.locale}&edition={info.edition.id}"
    for query in QUERIES[info.locale]:
        yield "search", f"/v1/search?q={quote(query)}&{chosen}"
    for term in ("bury", "landwalk", "重置"):
        yield "glossary", f"/v1/glossary/{quote(term)}?{chosen}"
        yield "keyword", f"/v1/keywords/{quote(term)}?{chosen}"
    for typed in ("702.1", "a", "tr", "战", "비"):
        yield "suggest", f"/v1/suggest?q={quote(typed)}&{chosen}"
    yield "contents", f"/v1/contents?{chosen}"
    for number in snapshot.numbers_of(info)[::12]:
        yield "rule", f"/v1/rules/{number}?{chosen}"
        yield "references", f"/v1/rules/{number}/references?{chosen}"
    for number in snapshot.numbers_of(info)[::400]:
        yield "translations", f"/v1/rules/{number}/translations?{chosen}"


def ask(url: str, path: str) -> float:
    """Ask, and return the milliseconds until the answer was there; one that is not found counts."""
    started = time.perf_counter()
    try:
        urlopen(url + path, timeout=60).read()
    except OSError as error:
        if getattr(error, "code", None) != 404:
            raise
    return (time.perf_counter() - started) * 1000


def verify(url: str, info: RulebookInfo) -> None:
    """Have a quotation of one rulebook verified."""
    quoted = {"quote": "combat damage dealt", "lang": info.locale, "edition": info.edition.id}
    body = json.dumps({"quotes": [quoted]}).encode()
    request = Request(f"{url}/v1/citations/verify", body, {"content-type": "application/json"})
    urlopen(request, timeout=60).read()


def fill(url: str, snapshot: Snapshot, info: RulebookInfo) -> None:
    """Ask for every rule of an edition: far more than the cache of answers takes."""
    for number in snapshot.numbers_of(info):
        ask(url, f"/v1/rules/{number}?lang={info.locale}&edition={info.edition.id}")


def main() -> None:
    parser(__doc__).parse_args()
    if not CORPORA.is_dir():
        sys.exit("the whole rule books are not on this machine")
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as place:
        data, root = Path(place, "data"), Path(place, "snapshots")
        declare(data, [entry for lang in ARCHIVES for entry in unpack(data, lang)])
        build(data, root)
        snapshot = Snapshot.open(root)
        memory: list[tuple[object, ...]] = []
        times: dict[str, list[float]] = {}
        with serving(root) as (url, process, seconds):
            memory.append(("started", f"{resident(process):.0f}", f"{seconds:.2f}"))
            ten = ten_of(snapshot)
            for info in ten:
                for kind, path in paths(snapshot, info):
                    times.setdefault(kind, []).append(ask(url, path))
            memory.append(("ten rulebooks used", f"{resident(process):.0f}", ""))
            for info in ten:
                verify(url, info)
            memory.append(("quotations verified in them", f"{resident(process):.0f}", ""))
            for info in ten[:6]:
                fill(url, snapshot, info)
            memory.append(("cache of answers full", f"{resident(process):.0f}", ""))
    title = f"A service with {len(snapshot.rulebooks)} rulebooks (load average {load:.1f})"
    report(title, ("state", "resident MB", "seconds"), memory, "fastapi", "uvicorn")
    timed = [
        (kind, len(found), f"{median(found):.2f}", f"{sorted(found)[int(len(found) * 0.95)]:.2f}")
        for kind, found in times.items()
    ]
    report("Its first answers (ms, over a new connection each)", ("kind", "n", "p50", "p95"), timed)


if __name__ == "__main__":
    main()
