"""Importers: from a file that is no plain text to the text that is read, kept beside it.

Most need the libraries of the extra `import`, which the service never does. An importer says what
it left out; it changes no word, and knows nothing of rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from pathlib import PurePath

from indexer.model.errors import NotInstalled
from indexer.sources.importers.imported import Imported

__all__ = ["Imported", "Importer", "importer_for"]

# Suffix → the module that reads such files, and the library it needs, as it is installed; or None.
_BY_SUFFIX = {
    ".csv": ("csv", None),
    ".docx": ("docx", "python-docx"),
    ".htm": ("html", "selectolax"),
    ".html": ("html", "selectolax"),
    ".pdf": ("pdf", "pdfplumber"),
    ".po": ("po", "polib"),
    ".tsv": ("csv", None),
    ".xhtml": ("html", "selectolax"),
}


@dataclass(frozen=True, slots=True)
class Importer:
    """One way of making a file into text.

    Attributes:
        name: `html`, `pdf`, `docx`, `po`.
        label: its name and version and those of the library, as the manifest records them.
        read: makes the text of a file's bytes, given its declared encoding (None: the file says it
            itself), its path, which errors name, and the language that is wanted of a file in
            several. Raises SourceError where it cannot be read.
    """

    name: str
    label: str
    read: Callable[[bytes, str | None, str, str | None], Imported]


def importer_for(path: str) -> Importer | None:
    """Return the importer for a file, by the end of its name; None for plain text.

    Raises:
        NotInstalled: the importer's library is not here.
    """
    known = _BY_SUFFIX.get(PurePath(path).suffix.lower())
    if known is None:
        return None
    name, library = known
    try:
        module = import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        raise NotInstalled(library or name, "import", f"{name} files") from error
    label = f"{name} {module.VERSION}" + (f" ({library} {version(library)})" if library else "")
    return Importer(name, label, module.read)
