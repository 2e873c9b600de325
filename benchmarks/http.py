"""Look-ups over HTTP: the service beside bare routes that answer the same bytes.

One uvicorn worker each (uvloop, httptools), wrk with one thread, every number of the documents in
rules_data in turn; plain and gzipped; three runs taken in turn, medians. A first-time answer is
measured with a cache that keeps nothing. "CPU µs" is the server's processor time for a request,
which other load on the machine disturbs less. How servers are run and asked, here and in the other
measurements over HTTP, stands in this module.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

from benchmarks.arguments import parser
from benchmarks.http_peers import BODIES
from benchmarks.report import report
from indexer.model.number import Level
from indexer.snapshot.build import build
from indexer.snapshot.reader import Snapshot

RUNS = 3
SECONDS = 5
CONNECTIONS = 16

_ROOT = Path(__file__).resolve().parent.parent
_SCRIPT = """
local paths, at = {}, 0
for line in io.lines(os.getenv("BENCHMARK_PATHS")) do paths[#paths + 1] = line end
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
"""


@dataclass(frozen=True)
class Contender:
    """One server of the comparison: what it is called, its factory, its environment."""

    name: str
    factory: str
    environment: Mapping[str, str]


@dataclass(frozen=True)
class Server:
    """A server that runs."""

    port: int
    pid: int

    def cpu_seconds(self) -> float:
        """Return the processor time it took until now."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Run:
    """One run: requests a second, and the server's processor time for a request in microseconds."""

    rate: float
    cost: float


def main() -> None:
    """Measure and print."""
    parser(__doc__).parse_args()
    require_wrk()
    with tempfile.TemporaryDirectory() as folder:
        rows = _measure(Path(folder))
    packages = ("uvicorn", "uvloop", "httptools", "starlette", "fastapi", "orjson")
    columns = ("answers", "server", "requests/s", "CPU µs", "share", "of", "goal")
    report("Look-ups over HTTP", columns, rows, *packages)


def _measure(folder: Path) -> list[tuple[object, ...]]:
    snapshot = folder / "snapshot"
    build(_ROOT / "rules_data", snapshot)
    numbers = _numbers(snapshot)
    paths, bodies = folder / "paths", folder / "bodies.json"
    paths.write_text("".join(f"/v1/rules/{number}\n" for number in numbers))
    ours = {"REGLARIO_SNAPSHOT": str(snapshot)}
    peers = {BODIES: str(bodies)}
    service = Contender("reglario, again", "app.main:create_app", ours)
    keep_answers(service, {number: f"/v1/rules/{number}" for number in numbers}, bodies)
    contenders = (
        Contender("starlette", "benchmarks.http_peers:starlette_peer", peers),
        Contender("fastapi", "benchmarks.http_peers:fastapi_peer", peers),
        service,
        Contender(
            "reglario, first time", "app.main:create_app", {**ours, "REGLARIO_CACHE_BYTES": "0"}
        ),
    )
    return _rows(ask_in_turn([(entry, paths) for entry in contenders], (False, True)))


def require_wrk() -> None:
    """End the process where wrk is not there."""
    if shutil.which("wrk") is None:
        sys.exit("benchmarks: wrk is not there. On Debian and Ubuntu: apt-get install wrk")


def keep_answers(service: Contender, paths: Mapping[str, str], file: Path) -> None:
    """Write what a server answers, plain and gzipped, for peers that are to answer the same.

    Args:
        paths: by the key that the peer looks an answer up with, the path that is asked for.
        file: is written as `http_peers` reads it.
    """
    kept: dict[str, list[str]] = {}
    with serving(service) as server:
        for key, path in paths.items():
            for headers in ({}, {"accept-encoding": "gzip"}):
                asked = Request(f"http://127.0.0.1:{server.port}{path}", headers=headers)
                with urlopen(asked) as answer:
                    kept.setdefault(key, []).append(b64encode(answer.read()).decode("ascii"))
    file.write_text(json.dumps(kept))


def report_beside(
    title: str,
    asked: Sequence[tuple[Contender, Path]],
    goals: Mapping[str, float],
    *packages: str,
    gzipped: bool,
) -> None:
    """Measure servers and print a row for each, beside the first one.

    Args:
        asked: each server with the file of the paths that it is asked for.
        goals: by a server's name, the share of the first one's rate that is aimed at.
        packages: those whose versions are told.
    """
    peer = asked[0][0].name
    runs = {name: found for (name, _), found in ask_in_turn(asked, (gzipped,)).items()}
    rates = {name: median(run.rate for run in found) for name, found in runs.items()}
    rows = [
        (
            name,
            f"{rates[name]:,.0f}",
            f"{median(run.cost for run in found):.0f}",
            f"{rates[name] / rates[peer]:.2f}",
            f"≥ {goals[name]}" if name in goals else "",
        )
        for name, found in runs.items()
    ]
    columns = ("server", "requests/s", "CPU µs", f"share of {peer}", "goal")
    report(title, columns, rows, *packages)


def ask_in_turn(
    asked: Sequence[tuple[Contender, Path]], forms: Sequence[bool]
) -> dict[tuple[str, bool], list[Run]]:
    """Run servers side by side, and ask one after the other, several times.

    Args:
        asked: each server with the file of the paths that it is asked for.
        forms: for gzipped answers (True), for plain ones (False), or for both.

    Returns:
        By a server's name and the form, its runs.
    """
    runs: dict[tuple[str, bool], list[Run]] = {}
    with ExitStack() as stack:
        script = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "wrk.lua"
        script.write_text(_SCRIPT)
        servers = [
            (entry.name, stack.enter_context(serving(entry)), paths) for entry, paths in asked
        ]
        for _ in range(RUNS):
            for gzipped in forms:
                for name, server, paths in servers:
                    run = ask_all(server, script, paths, gzipped=gzipped)
                    runs.setdefault((name, gzipped), []).append(run)
    return runs


def _rows(runs: Mapping[tuple[str, bool], list[Run]]) -> list[tuple[object, ...]]:
    rates = {key: median(run.rate for run in found) for key, found in runs.items()}
    costs = {key: median(run.cost for run in found) for key, found in runs.items()}
    goals = {"reglario, again": ("starlette", 0.9), "reglario, first time": ("fastapi", 0.5)}
    rows: list[tuple[object, ...]] = []
    for (name, gzipped), rate in sorted(rates.items(), key=lambda item: item[0][1]):
        peer, goal = goals.get(name, ("", 0.0))
        share = f"{rate / rates[peer, gzipped]:.2f}" if peer else ""
        form = "gzipped" if gzipped else "plain"
        cost = f"{costs[name, gzipped]:.0f}"
        rows.append((form, name, f"{rate:,.0f}", cost, share, peer, f"≥ {goal}" if peer else ""))
    return rows


def _numbers(root: Path) -> list[str]:
    """Return every rule and subrule of every rulebook."""
    snapshot = Snapshot.open(root)
    return [
        str(record.number)
        for info in snapshot.rulebooks
        for record in snapshot.rulebook(info.edition.id, info.locale).records
        if record.level in (Level.RULE, Level.SUBRULE)
    ]


@contextmanager
def serving(entry: Contender) -> Iterator[Server]:
    """Run one uvicorn worker while the block runs."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", entry.factory, "--factory", "--port", str(port)]
    options = ["--loop", "uvloop", "--http", "httptools", "--no-access-log", "--log-level", "error"]
    with subprocess.Popen(
        [*command, *options], cwd=_ROOT, env={**os.environ, **entry.environment}
    ) as server:
        try:
            _await(port, server)
            yield Server(port, server.pid)
        finally:
            server.terminate()


def _await(port: int, server: subprocess.Popen[bytes]) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if server.poll() is not None:
            break
        time.sleep(0.05)
    sys.exit(f"benchmarks.http: a server did not start on port {port}")


def ask_all(server: Server, script: Path, paths: Path, *, gzipped: bool) -> Run:
    """Ask for every path in turn, for some seconds."""
    command = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "-s", str(script)]
    headers = ["-H", "Accept-Encoding: gzip"] if gzipped else []
    before = server.cpu_seconds()
    told = subprocess.run(
        [*command, *headers, f"http://127.0.0.1:{server.port}"],
        env={**os.environ, "BENCHMARK_PATHS": str(paths)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    rate = re.search(r"Requests/sec:\s+([\d.]+)", told)
    answered = re.search(r"(\d+) requests in", told)
    if rate is None or answered is None or "Non-2xx" in told or "Socket errors" in told:
        sys.exit(f"benchmarks.http: wrk met errors:\n{told}")
    cost = (server.cpu_seconds() - before) / int(answered[1]) * 1e6
    return Run(float(rate[1]), cost)


if __name__ == "__main__":
    main()
