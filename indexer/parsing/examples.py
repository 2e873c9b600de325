"""The mark that an example begins with: `Ejemplo:`, `Exemple :`, `例如：`."""

from __future__ import annotations

import re

from indexer.languages.profile import DocumentWords
from indexer.parsing.lines import Line, any_of


class ExampleMark:
    """Reads a language's example mark at the beginning of lines."""

    def __init__(self, words: DocumentWords) -> None:
        # A mark that is printed twice is still one mark.
        self._form = re.compile(
            rf"(?:{any_of(words.example_marks)}\s*[0-9]*\s*[:：]\s*)+", re.IGNORECASE
        )
        self._initials = {mark[0] for mark in words.example_marks}
        self._initials |= {mark[0].swapcase() for mark in words.example_marks}

    def end(self, line: Line) -> int | None:
        """Return where the example's text begins in the document, or None for another line."""
        if line.text[0] not in self._initials:
            return None
        form = self._form.match(line.text)
        return line.start + form.end() if form else None
