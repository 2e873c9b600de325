"""Texts that are given to a command, as a file or on standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from app.problems import BadParameter
from indexer.references.prose import TextFormat

_ENDINGS = {
    ".md": TextFormat.MARKDOWN,
    ".markdown": TextFormat.MARKDOWN,
    ".html": TextFormat.HTML,
    ".htm": TextFormat.HTML,
}


def read_text(file: str) -> str:
    """Return the text of a file, or of standard input for `-`, without a BOM.

    Raises:
        BadParameter: it is not in UTF-8.
        OSError: the file cannot be read.
    """
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadParameter("file", f"{file} is not in UTF-8 ({error}).") from error


def format_of(file: str) -> TextFormat:
    """Return the format that a file's ending tells of."""
    return _ENDINGS.get(Path(file).suffix.lower(), TextFormat.TEXT)
