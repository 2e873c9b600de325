"""Makes data directories with invented books, and says what is in them."""

from __future__ import annotations

import hashlib
from pathlib import Path

ENTRY = """lang = "es"
edition = "{edition}"
layout = "auto"
encoding = "utf-8"
title = "Reglas inventadas"
publisher = "unknown"
official = false
retrieved_on = "2026-11-29"
complete = {complete}
licence = "unknown"
"""


def book(rules: int, effective: str = "10 de enero de 2020") -> str:
    """A whole book of that many invented rules."""
    lines = ["Reglas inventadas", "", f"Estas reglas son válidas desde el {effective}.", ""]
    lines += ["1. Juego", "", "100. General", ""]
    for at in range(1, rules + 1):
        lines += [f"100.{at}. Al jugador n.º {at} se le da maná “{at}” — también después.", ""]
    return "\n".join(lines)


def make_data(home: Path) -> Path:
    """A book, a piece, and a manifest with comments in every place."""
    (home / "es").mkdir(parents=True)
    (home / "es" / "libro.txt").write_text(book(40), "utf-8")
    (home / "es" / "trozo.txt").write_text("100.1. Otra regla: también inventada.\n", "utf-8")
    (home / "sources.toml").write_text(
        '# Lo que se sabe.\n\n# El libro.\n[[source]]\npath = "es/libro.txt"  # entero\n'
        + ENTRY.format(edition="2020-01-10", complete="true")
        + "# fin del libro\n\n# suelto\n\n# El trozo.\n"
        + "[[source]]  # aparte\npath = 'es/trozo.txt'\n"
        + ENTRY.format(edition="undated", complete="false"),
        "utf-8",
    )
    return home


def state(data: Path) -> dict[str, str]:
    """Everything below a data directory: each file's digest, by its name."""
    return {
        path.relative_to(data).as_posix(): (
            hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
        )
        for path in data.rglob("*")
    }
