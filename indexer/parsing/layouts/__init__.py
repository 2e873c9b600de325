"""The layouts that Reglario reads: one module each, found by itself."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from indexer.parsing.pieces import Layout


@cache
def all_layouts() -> tuple[Layout, ...]:
    """Return every layout, ordered by name."""
    names = (module.name for module in pkgutil.iter_modules(__path__))
    modules = (import_module(f"{__name__}.{name}") for name in names)
    return tuple(sorted((module.LAYOUT for module in modules), key=lambda layout: layout.name))
