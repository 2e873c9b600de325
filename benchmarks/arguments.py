"""The command line of a benchmark: its docstring is its help, and no argument is ignored."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter


def parser(told: str | None) -> ArgumentParser:
    """Return a parser for the module that runs, which tells this docstring."""
    spec = sys.modules["__main__"].__spec__
    name = spec.name.removesuffix(".__main__") if spec else "benchmarks"
    return ArgumentParser(
        prog=f"python -m {name}",
        description=told,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
