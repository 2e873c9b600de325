"""Runs every benchmark and keeps the figures in RESULTS.md.

Each section is replaced as a whole, so that what was not run this time keeps its last figures; so
does what cannot be measured here, because the real rulebooks or `wrk` are absent, and the reason is
printed.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from benchmarks.arguments import parser

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "RESULTS.md"
TITLE = (
    "# Measurements\n\nWritten by `scripts/bench`; what each figure means stands in the modules.\n"
)


def sections() -> list[str]:
    """Return the modules that measure something: those that have a `main`."""
    modules = [*FOLDER.glob("*.py"), *FOLDER.glob("*/__main__.py")]
    names = {path.parent.name if path.stem == "__main__" else path.stem: path for path in modules}
    names.pop(FOLDER.name, None)
    return sorted(name for name, path in names.items() if "\ndef main(" in path.read_text("utf-8"))


class NotMeasured(Exception):
    """A module ended without figures; the message is the last line that it said."""


def run(name: str) -> str:
    """Return what a module prints, run in a process of its own; its memory is part of it."""
    command = [sys.executable, "-m", f"benchmarks.{name}"]
    done = subprocess.run(command, cwd=FOLDER.parent, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotMeasured(done.stderr.strip().rpartition("\n")[2])
    return done.stdout.strip()


def keep(name: str, printed: str) -> None:
    """Put a section in its place in the results, headings below the title."""
    known = RESULTS.read_text("utf-8") if RESULTS.exists() else TITLE
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    section = f"{begin}\n{printed}\n{end}"
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if pattern.search(known):
        known = pattern.sub(lambda _: section, known)
    else:
        known = f"{known.rstrip()}\n\n{section}\n"
    RESULTS.write_text(known, "utf-8")


def main() -> None:
    known = sections()
    command = parser(__doc__)
    told = f"one of {', '.join(known)}; without one all run"
    command.add_argument("names", metavar="NAME", nargs="*", help=told)
    asked = command.parse_args().names or known
    if unknown := sorted(set(asked) - set(known)):
        command.error(f"no such benchmark: {', '.join(unknown)}; there are: {', '.join(known)}")
    absent = []
    for name in asked:
        try:
            printed = run(name)
        except NotMeasured as reason:
            print(f"{name}: not measured: {reason}", file=sys.stderr)
            absent.append(name)
            continue
        print(printed, flush=True)
        keep(name, printed)
    if absent:
        sys.exit(f"not measured: {', '.join(absent)}; their last figures are kept")


if __name__ == "__main__":
    main()
