"""Look-ups over HTTP: the service beside bare routes that answer the same bytes.

One uvicorn worker each (uvloop, httptools), wrk with one thread, every number of the documents in
rules_data in turn; plain and gzipped; three runs taken in turn, medians. A first-time answer is
measured with a cache that keeps nothing. "CPU µs" is the server's processor time for a request,
which other load on the machine disturbs less. Run: `python -m benchmarks.http`.
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
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

from benchmarks.http_peers import BODIES
from benchmarks.report import report
from indexer.model.number import Level
from indexer.snapshot.build import build
from indexer.snapshot.reader import Snapshot

RUNS = 3
SECONDS = 5
CONNECTIONS = 16

_ROOT = Path(__file__).resolve().parent.parent
SCRIPT = """
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
    if shutil.which("wrk") is None:
        sys.exit("benchmarks.http: wrk is not there. On Debian and Ubuntu: apt-get install wrk")
    with tempfile.TemporaryDirectory() as folder:
        rows = _measure(Path(folder))
    packages = ("uvicorn", "uvloop", "httptools", "starlette", "fastapi", "orjson")
    columns = ("answers", "server", "requests/s", "CPU µs", "share", "of", "goal")
    report("Look-ups over HTTP", columns, rows, *packages)


def _measure(folder: Path) -> list[tuple[object, ...]]:
    snapshot = folder / "snapshot"
    build(_ROOT / "rules_data", snapshot)
    numbers = _numbers(snapshot)
    paths, script, bodies = folder / "paths", folder / "wrk.lua", folder / "bodies.json"
    paths.write_text("".join(f"/v1/rules/{number}\n" for number in numbers))
    script.write_text(SCRIPT)
    ours = {"REGLARIO_SNAPSHOT": str(snapshot)}
    peers = {BODIES: str(bodies)}
    service = Contender("reglario, again", "app.main:create_app", ours)
    with serving(service) as server:
        bodies.write_text(json.dumps({number: _both(server.port, number) for number in numbers}))
    contenders = (
        Contender("starlette", "benchmarks.http_peers:starlette_peer", peers),
        Contender("fastapi", "benchmarks.http_peers:fastapi_peer", peers),
        service,
        Contender(
            "reglario, first time", "app.main:create_app", {**ours, "REGLARIO_CACHE_BYTES": "0"}
        ),
    )
    runs: dict[tuple[str, bool], list[Run]] = {}
    with ExitStack() as stack:
        servers = {entry.name: stack.enter_context(serving(entry)) for entry in contenders}
        for _ in range(RUNS):
            for gzipped in (False, True):
                for name, server in servers.items():
                    run = ask_all(server, script, paths, gzipped=gzipped)
                    runs.setdefault((name, gzipped), []).append(run)
    return _rows(runs)


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


def _both(port: int, number: str) -> list[str]:
    """Return our answer to a number, plain and gzipped, in base64."""
    found = []
    for headers in ({}, {"accept-encoding": "gzip"}):
        asked = Request(f"http://127.0.0.1:{port}/v1/rules/{number}", headers=headers)
        with urlopen(asked) as answer:
            found.append(b64encode(answer.read()).decode("ascii"))
    return found


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
