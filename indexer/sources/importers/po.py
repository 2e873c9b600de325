"""The translated part of a gettext catalogue, in its order. It knows nothing of rules."""

from __future__ import annotations

import re

import polib

from indexer.model.errors import ImportFailed
from indexer.sources.decoding import decode
from indexer.sources.importers.imported import Imported, excerpt, tidy

VERSION = 2

_CHARSET = re.compile(rb"charset=([\w.:-]+)", re.IGNORECASE)
_HEAD = 4096


def read(content: bytes, encoding: str | None, path: str, _lang: str | None = None) -> Imported:
    """Return the translations of a catalogue, each a paragraph; never an original in their place.

    Of forms for several numbers, only the first can stand in a text; what another one says is lost.
    Entries that are untranslated, or fuzzy (a translator has yet to look at them), are left out and
    counted.

    Raises:
        UndecodableSource: it is not in the declared encoding, nor in the one that it names.
        ImportFailed: it is no catalogue, or nothing in it is translated.
    """
    named = _CHARSET.search(content, 0, _HEAD)
    own = named[1].decode("ascii", "replace") if named else "utf-8"
    try:
        catalogue = polib.pofile(decode(content, encoding or own, path), check_for_duplicates=False)
    except OSError as error:  # how polib tells of bad syntax
        raise ImportFailed(path, f"it is no gettext catalogue: {error}.") from error
    entries = [entry for entry in catalogue if not entry.obsolete]
    translated = [entry for entry in entries if entry.translated()]
    if not translated:
        raise ImportFailed(path, f"nothing in it is translated (entries: {len(entries)}).")
    notes = []
    if fuzzy := sum(entry.fuzzy for entry in entries):
        notes.append(f"entries that are fuzzy and were left out: {fuzzy} of {len(entries)}.")
    if untranslated := len(entries) - len(translated) - fuzzy:
        notes.append(f"entries that are not translated: {untranslated} of {len(entries)}.")
    # An entry has either one text, or a form for each kind of number.
    plurals = ([form for _, form in sorted(one.msgstr_plural.items())] for one in translated)
    forms = [plural or [one.msgstr] for plural, one in zip(plurals, translated, strict=True)]
    others = [form for first, *rest in forms for form in rest if form != first]
    losses = []
    if others:
        losses.append(
            f"forms for other numbers that the text lacks: {len(others)}, the first: "
            f"{excerpt(others[0])}"
        )
    text = tidy("\n\n".join(first for first, *_ in forms))
    return Imported(text, tuple(notes), tuple(losses))
