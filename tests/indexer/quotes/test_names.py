"""Which short words in quotation marks are names, and which are quotations all the same."""

from __future__ import annotations

import pytest

from indexer.quotes.audit import audit
from indexer.quotes.names import is_announced, is_name
from indexer.references.prose import TextFormat
from tests.indexer.quotes.shelf import library


@pytest.mark.parametrize(
    ("text", "locale", "expected"),
    [
        *(("Wrath of God", "en", True), ("Dance with Devils", "en", True)),
        *(("Ira de Dios", "es", True), ("Colère de Dieu", "fr", True)),
        *(("Circle of Protection: Red", "en", True), ("Descanse em Paz", "pt-BR", True)),
        *(("wrath of God", "en", False), ("That player loses", "en", False)),
        *(("You Lose the game", "en", False), ("You Lose.", "en", False)),
        *(("THE PLAYER WINS", "en", False), ("The Captain Wins Any Game Now", "en", False)),
        *(("神之愤怒", "zh-Hans", False), ("1234", "en", False), ("", "en", False)),
    ],
)
def test_names_are_in_title_case(text: str, locale: str, expected: bool) -> None:
    assert is_name(text, locale) is expected


ANNOUNCED = [
    ("Rule 101.1 says “X Y Z”.", "en", True),
    ("It says. “X Y Z”", "en", False),
    ("Rule 101.1 (2026): “X Y Z”", "en", True),
    ("“X Y Z,” says rule 101.1.", "en", True),
    ("Cast “X Y Z”; rule 101.1 says more.", "en", False),
    ("Under rule 101.1, “X Y Z” sails.", "en", False),
    ("Según la regla 101.1, «X Y Z».", "es", True),
    ("La règle 101.1 stipule « X Y Z ».", "fr", True),
    ("A regra 101.1 diz “X Y Z”.", "pt-BR", True),
]


@pytest.mark.parametrize(("text", "locale", "expected"), ANNOUNCED)
def test_quotations_are_announced(text: str, locale: str, expected: bool) -> None:
    start = text.index("X Y Z")
    assert is_announced(text, start, start + 5, locale) is expected


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("“Pride of the Harbour” sails at high tide (rule 101.1b).", "clean"),
        ("You board “Pride of the Harbour”; rule 101.1b says what it does.", "clean"),
        ("“Red Anchor” (rule 101.1b) stays.", "clean"),
        ("With “Red Anchor,” rule 101.1b matters.", "clean"),
        ("Rule 101.1b says “Ships Never Leave”.", "broken"),
        ("Rule 101.1b: “Ships Never Leave”", "broken"),
        ("“Ships Never Leave,” says rule 101.1b.", "broken"),
        ("> Ships Never Leave\n\n— rule 101.1b", "broken"),
        ("“Ships never leave” (rule 101.1b).", "broken"),
        ("“Ships Never Leave.” (rule 101.1b)", "broken"),
    ],
)
def test_a_name_near_a_number_is_no_quotation_of_it(text: str, verdict: str) -> None:
    assert audit(text, library("invented"), TextFormat.MARKDOWN, locale="en").verdict == verdict
