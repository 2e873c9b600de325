"""Of a gettext catalogue only what is translated becomes text."""

from __future__ import annotations

import pytest

from indexer.model.errors import ImportFailed, UndecodableSource
from indexer.sources.importers.po import read

HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset={}\\n"\n\n'
ENTRIES = """msgid "100.1. An invented rule."
msgstr "100.1. Una regla "
"inventada: «sí» y \\"no\\"."

#, fuzzy
msgid "100.2. Another one."
msgstr "100.2. Dudosa."

msgid "100.3. Not translated."
msgstr ""

msgid "100.4. Mana"
msgstr "100.4. Maná"

#~ msgid "100.5. Gone."
#~ msgstr "100.5. Ida."
"""


@pytest.mark.parametrize(
    ("charset", "encoding"), [("UTF-8", "utf-8"), ("UTF-8", "utf-8-sig"), ("cp1252", "cp1252")]
)
def test_only_translated_entries_that_are_not_fuzzy_are_text(charset: str, encoding: str) -> None:
    imported = read((HEAD.format(charset) + ENTRIES).encode(encoding), None, "x.po")
    assert imported.text == '100.1. Una regla inventada: «sí» y "no".\n\n100.4. Maná\n'
    assert imported.notes == (
        "entries that are fuzzy and were left out: 1 of 4.",
        "entries that are not translated: 1 of 4.",
    )


@pytest.mark.parametrize(
    ("forms", "losses"),
    [
        (["100.1. Una carta."], ()),
        (["100.1. Una carta.", "100.1. Una carta."], ()),
        (
            ["100.1. Una carta.", "100.1. Varias cartas.", "100.1. Muchas."],
            ("forms for other numbers that the text lacks: 2, the first: '100.1. Varias cartas.'",),
        ),
    ],
)
def test_a_form_for_another_number_is_a_loss(forms: list[str], losses: tuple[str, ...]) -> None:
    told = "".join(f'msgstr[{at}] "{form}"\n' for at, form in reversed(list(enumerate(forms))))
    entry = f'msgid "100.1. One card."\nmsgid_plural "100.1. Cards."\n{told}'
    imported = read((HEAD.format("UTF-8") + entry).encode(), None, "x.po")
    assert imported.text == "100.1. Una carta.\n"
    assert imported.losses == losses


def test_a_catalogue_in_another_encoding_than_it_says_is_refused() -> None:
    with pytest.raises(UndecodableSource):
        read((HEAD.format("UTF-8") + ENTRIES).encode("cp1252"), None, "x.po")


@pytest.mark.parametrize("text", ['msgid "100.1. Rule."\nmsgstr ""\n', "100.1. Rule.\n"])
def test_what_holds_no_translation_is_refused(text: str) -> None:
    with pytest.raises(ImportFailed):
        read(text.encode(), None, "x.po")
