"""The `reglario` command: one module per group of commands, which only read options and print.

What they do is done by the packages below; what an error means for the exit code is settled here.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Sequence
from enum import IntEnum
from typing import NoReturn

import typer
from pydantic import ValidationError

from app.cli import building, extracting, looking_up, mcp, serving, sources, verify
from app.cli.output import print_what_the_terminal_can
from app.settings import Settings
from indexer.model.errors import (
    AbsentError,
    BuildInProgress,
    NotInstalled,
    NumberError,
    QueryError,
    ReglarioError,
    SnapshotError,
    SourceError,
)


class ExitCode(IntEnum):
    """What the command ends with."""

    DONE = 0
    NOT_FOUND = 1
    USAGE = 2
    BAD_SOURCE = 3
    NO_SNAPSHOT = 4
    BUILD_RUNNING = 5
    FILE_SYSTEM = 6
    READER_GONE = 141
    """As a shell tells of SIGPIPE: what reads the output ended first, as `head` does."""


# The first class that an error is of decides.
_CODES: tuple[tuple[type[Exception], ExitCode], ...] = (
    (AbsentError, ExitCode.NOT_FOUND),
    (NumberError, ExitCode.USAGE),
    (QueryError, ExitCode.USAGE),
    (ValidationError, ExitCode.USAGE),
    (NotInstalled, ExitCode.USAGE),
    (SourceError, ExitCode.BAD_SOURCE),
    (BuildInProgress, ExitCode.BUILD_RUNNING),
    (SnapshotError, ExitCode.NO_SNAPSHOT),
    (OSError, ExitCode.FILE_SYSTEM),
    (ReglarioError, ExitCode.USAGE),
)

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)

_EPILOG = (
    "Exit codes: 0 done · 1 nothing was found, or the answer was no · 2 wrong usage, an extra that "
    "is not installed, an address that cannot be served at, or a number or query that cannot be "
    "read · 3 a source that cannot be read "
    "whole · 4 no snapshot that can be served · 5 another build is running · 6 a file that cannot "
    "be read or written · 130 interrupted · 141 what reads the output ended first."
)

cli = typer.Typer(
    name="reglario",
    help="The Magic: The Gathering rules as numbered records, with exact citations.",
    epilog=_EPILOG,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
cli.command()(building.build)
cli.command()(building.check)
cli.command()(sources.add)
cli.command()(sources.remove)
cli.command()(sources.fetch)
cli.command()(serving.serve)
cli.command()(mcp.mcp)
cli.command()(looking_up.show)
cli.command()(looking_up.search)
cli.command()(extracting.extract)
cli.command()(verify.verify)
cli.command()(verify.audit)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command with these arguments (those of the process by default), and exit."""
    print_what_the_terminal_can()
    try:
        cli(arguments, prog_name="reglario")
    except SystemExit as ended:
        if isinstance(ended.__context__, BrokenPipeError):  # Typer ends with 1, which is an answer
            sys.exit(ExitCode.READER_GONE)
        raise
    except (ReglarioError, ValidationError, OSError) as error:
        typer.echo(f"reglario: {_sentence(error)}", err=True)
        sys.exit(next(code for kind, code in _CODES if isinstance(error, kind)))
    sys.exit(ExitCode.DONE)


def _sentence(error: Exception) -> str:
    if isinstance(error, ValidationError):
        wrong = error.errors()[0]
        name = "_".join(str(part) for part in wrong["loc"])
        told = f"{wrong['msg']} (it is {wrong['input']!r})"
        if error.title == Settings.__name__:
            return f"the setting REGLARIO_{name.upper()} is wrong: {told}"
        return f"{name}: {told}"
    if isinstance(error, OSError):
        told = f"{error.filename}: {error.strerror}" if error.filename else f"{error.strerror}"
        return f"{told}; make room there, and run this again." if error.errno in _FULL else told
    return str(error)
