"""How the command prints: tables and colour on a terminal, plain lines where a program reads."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper

import orjson
import typer
from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

_WIDTH_OF_LINES = 100
_LEAST_FOR_PROSE = 30
"""Columns of the terminal: narrower, a cell of several words is hard to read."""

_BESIDE = " · "


def print_what_the_terminal_can() -> None:
    """Print what the terminal's encoding lacks as escapes (`\\u2026`), rather than crash."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def print_json(value: object) -> None:
    """Print a value as JSON, indented."""
    plain = orjson.loads(orjson.dumps(value))  # parts that are JSON already are not indented
    typer.echo(orjson.dumps(plain, option=orjson.OPT_INDENT_2))


def print_text(text: Text, *, indent: int = 0) -> None:
    """Print a text: wrapped and coloured on a terminal, as it is elsewhere."""
    console = _console()
    if not console.is_terminal:
        for plain in text.plain.split("\n"):
            typer.echo(" " * indent + plain)
        return
    width = min(console.width, _WIDTH_OF_LINES) - indent
    for line in text.wrap(console, width):
        console.print(Text(" " * indent).append_text(line), highlight=False, soft_wrap=True)


def print_table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a table: aligned on a terminal, tab-separated elsewhere. Numbers stand to the right.

    Where the terminal is too narrow for the columns, each row is a paragraph: texts as they are,
    numbers after the name of their column.
    """
    console = _console()
    held = [tuple(row) for row in rows]
    if not console.is_terminal:
        for row in [tuple(columns), *held]:
            typer.echo("\t".join(str(cell) for cell in row))
        return
    if _least_width([tuple(columns), *held]) > console.width:
        for row in held:
            _print_paragraph(console, columns, row)
        console.print()
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, name in enumerate(columns):
        numeric = bool(held) and all(isinstance(row[at], int) for row in held)
        table.add_column(name, justify="right" if numeric else "left", overflow="fold")
    for row in held:
        table.add_row(*(Text(str(cell)) for cell in row))
    console.print(table)


def _least_width(rows: Sequence[Sequence[object]]) -> int:
    """Return how many columns of the terminal a table needs to be easily read."""

    def least(cell: object) -> int:
        text = str(cell)
        return min(cell_len(text), _LEAST_FOR_PROSE if " " in text else cell_len(text))

    padding = 3  # of this box, which is two at one column's side and one at the other's
    return sum(max(map(least, column)) + padding for column in zip(*rows, strict=True))


def _print_paragraph(console: Console, columns: Sequence[str], row: Sequence[object]) -> None:
    """Print a row as a paragraph with a hanging indent, which breaks between cells if it can."""
    named = zip(columns, row, strict=True)
    cells = [f"{name} {cell}" if isinstance(cell, int) else str(cell) for name, cell in named]
    indent = "  "
    width = min(console.width, _WIDTH_OF_LINES) - len(indent)
    lines: list[str] = []
    for cell in filter(None, cells):
        beside = f"{lines[-1]}{_BESIDE}{cell}" if lines else cell
        if lines and cell_len(beside) <= width:
            lines[-1] = beside
        else:
            lines += (line.plain.rstrip() for line in Text(cell).wrap(console, width))
    for at, line in enumerate(lines):
        console.print(Text((indent if at else "") + line), soft_wrap=True)


def say(message: str) -> None:
    """Tell the person at the terminal something that is no part of the answer."""
    typer.echo(f"reglario: {message}", err=True)


def counted(count: int, noun: str) -> str:
    """Return a count with what is counted: 1 rule, 2 rules."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


Step = Callable[[str, int, int | None], None]
"""Told what is being done, how much of it is done, and how much there is (None where unknown)."""


@contextmanager
def progress() -> Iterator[Step]:
    """Show how far long work is: a bar on a terminal, elsewhere a plain line for each new thing."""
    console = Console(stderr=True, highlight=False)
    if not console.is_terminal:
        last = ""

        def tell(what: str, done: int, total: int | None) -> None:
            nonlocal last
            if what != last:
                last = what
                say(what if total is None else f"{what} ({done} of {total})")

        yield tell
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda what, done, total: bar.update(
            task, description=what, completed=done, total=total
        )


def _console() -> Console:
    return Console(highlight=False)
