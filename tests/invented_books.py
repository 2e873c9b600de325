"""Writes a data directory of invented books: whole, older, in a third language."""

from __future__ import annotations

from pathlib import Path

_ENTRY = """
[[source]]
path = "{path}"
lang = "{lang}"
edition = "{edition}"
encoding = "utf-8"
title = "{title}"
publisher = "unknown"
official = {whole}
retrieved_on = "2026-11-29"
complete = {whole}
licence = "unknown"
"""

# A language whose rules are loaded, but that our pages have no words in.
_PORTUGUESE = """Regra 704.5 · Ações inventadas

Uma torre <b>cai</b> & outra "fica" em pé. Veja a regra 704.5a e a regra 900.1.

Uma torre sem dono sai do jogo.
"""
_OLD_DATE = "jueves, 1 de mayo de 2014"
_NEW_DATE = "viernes, 25 de enero de 2019"


def write_books(root: Path, data: Path) -> None:
    """Write a data directory of invented books."""
    books = root / "tests" / "fixtures" / "books"
    spanish = (books / "es.txt").read_text("utf-8")
    assert _NEW_DATE in spanish
    texts = {
        ("es", "2019-01-25", "Reglas completas de Torrealta", True): spanish,
        ("es", "2014-05-01", "unknown", True): spanish.replace(_NEW_DATE, _OLD_DATE),
        ("fr", "2014-05-01", "Règles complètes de Hautetour", True): (books / "fr.txt").read_text(
            "utf-8"
        ),
        ("pt-BR", "undated", "unknown", False): _PORTUGUESE,
    }
    entries = []
    for (lang, edition, title, whole), text in texts.items():
        path = f"{lang}/{edition}.txt"
        (data / lang).mkdir(parents=True, exist_ok=True)
        (data / path).write_text(text, encoding="utf-8")
        entries.append(
            _ENTRY.format(
                path=path, lang=lang, edition=edition, title=title, whole=str(whole).lower()
            )
        )
    (data / "sources.toml").write_text("".join(entries), encoding="utf-8")
