"""Prints what was measured as a Markdown table, under the machine and the versions it ran on."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path


def heading(title: str, *packages: str) -> str:
    """The title, and what it was measured on: processor, system, Python and these packages."""
    versions = ", ".join(f"{package} {version(package)}" for package in packages)
    machine = f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    python = f"Python {platform.python_version()}"
    return f"## {title}\n\n{machine}; {', '.join(filter(None, [python, versions]))}.\n"


def table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table, its columns aligned."""
    lines = [[str(cell) for cell in row] for row in (columns, *rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    padded = ["| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in lines]
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join([padded[0], rule, *padded[1:]]) + "\n"


def report(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[object]], *packages: str
) -> None:
    """Print a heading and a table."""
    print(heading(title, *packages))
    print(table(columns, rows))


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())
