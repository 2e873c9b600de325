"""A data directory with invented documents, and a snapshot of hand-made rulebooks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from indexer.model.glossary import GlossaryEntry
from indexer.model.rule import SourceSpan
from indexer.snapshot.gathering import Gathered
from indexer.snapshot.writer import prepare, write
from tests.factories import DOCUMENT, document, record, rulebook

ENTRY = """
[[source]]
path = "{path}"
lang = "{lang}"
edition = "{edition}"
encoding = "utf-8"
title = "Inventado"
publisher = "unknown"
official = false
retrieved_on = "unknown"
complete = false
licence = "unknown"
"""

PAGE = """Regla 900.1 · Inventos

Un invento se juega como la regla 900.2 dice: {word}.

Subreglas

Un invento no es una carta. Véase la regla 900.1b.
Un invento sin dueño se retira.
Ejemplo: Ana deja un invento y éste se retira.
"""

DataDirectory = Callable[..., Path]


@pytest.fixture
def data_directory(tmp_path: Path) -> DataDirectory:
    """Makes a data directory whose one document holds a word of the test's."""

    def make(word: str = "primero", *, more: tuple[tuple[str, str], ...] = ()) -> Path:
        data = tmp_path / "data"
        (data / "es").mkdir(parents=True, exist_ok=True)
        (data / "es" / "inventos.txt").write_text(PAGE.format(word=word), encoding="utf-8")
        entries = [ENTRY.format(path="es/inventos.txt", lang="es", edition="undated")]
        for edition, other_word in more:
            path = f"es/{edition}.txt"
            (data / path).write_text(PAGE.format(word=other_word), encoding="utf-8")
            entries.append(ENTRY.format(path=path, lang="es", edition=edition))
        (data / "sources.toml").write_text("".join(entries), encoding="utf-8")
        return data

    return make


@pytest.fixture
def small_snapshot(tmp_path: Path) -> Path:
    """A root with a snapshot: two Spanish editions and a French one, of hand-made records."""
    text = "Uno.\r\nDos: la carta vuelve.\rTres.\n"
    rulebooks = [
        rulebook(
            record("900", title="Inventos"),
            record("900.1", "Dos: la carta vuelve. Véase la regla 900.2.", start=6),
            record("900.2", "Tres."),
            glossary=[GlossaryEntry("Invento", "Cosa.", False, (SourceSpan(DOCUMENT, 0, 3),))],
            documents=[document(DOCUMENT, text)],
        ),
        rulebook(
            record("900.1", "Tres.", document="es/2025.txt"),
            edition="2025-01-01",
            documents=[document("es/2025.txt", text, edition="2025-01-01")],
        ),
        rulebook(
            record("900.1", "Une carte sans capacité.", document="fr/règles.txt"),
            locale="fr",
            documents=[document("fr/règles.txt", text, locale="fr")],
        ),
    ]
    gathered = [
        Gathered(book, {info.path: text.encode() for info in book.info.documents})
        for book in rulebooks
    ]
    root = tmp_path / "snapshots"
    root.mkdir()
    write(root, prepare(gathered, {}))
    return root
