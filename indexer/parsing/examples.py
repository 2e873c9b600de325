"""The mark that an example begins with: `Ejemplo:`, `Exemple :`, `例如：`, `**Ejemplo:**`."""

from __future__ import annotations

import re

from indexer.languages.profile import DocumentWords
from indexer.parsing.lines import Line, any_of


class ExampleMark:
    """Reads a language's example mark at the beginning of lines."""

    def __init__(self, words: DocumentWords) -> None:
        # A mark that is printed twice is still one mark.
        self._form = re.compile(
            r"(?P<emphasis>\*{1,3}|_{1,3})?"
            rf"(?:{any_of(words.example_marks)}\s*+[0-9]*+(?P<inner>(?P=emphasis))?\s*+[:：]\s*+)+"
            r"(?P<closing>(?P=emphasis)\s*)?",
            re.IGNORECASE,
        )
        self._initials = {mark[0] for mark in words.example_marks}
        self._initials |= {"*", "_", *(mark[0].swapcase() for mark in words.example_marks)}

    def span(self, line: Line) -> tuple[int, int] | None:
        """Return where the example's text stands in the document, or None for another line."""
        if line.text[0] not in self._initials:
            return None
        form = self._form.match(line.text)
        if form is None:
            return None
        start, end = line.start + form.end(), line.end
        mark = "" if form["inner"] or form["closing"] else form["emphasis"] or ""
        return start, max(start, end - len(mark)) if line.text.endswith(mark) else end
