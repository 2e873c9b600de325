"""What an answer says around and within its quotations, and where its notes say that they are
from.
"""

from __future__ import annotations

import pytest

from indexer.quotes.audit import audit
from indexer.quotes.library import QuoteLibrary
from indexer.references.prose import TextFormat
from tests.factories import record, rulebook
from tests.indexer.quotes.shelf import Shelf

STORM = "If a storm rises, that captain loses the race."
COIN = "Some tolls cost {0}, or are lowered to {0}."
SHELF = Shelf(
    (
        rulebook(
            record("101.1", STORM),
            record("102.1b", COIN),
            locale="en",
            edition="2026-03-01",
            complete=True,
        ),
    )
)


def kinds(text: str, form: TextFormat = TextFormat.MARKDOWN) -> list[str]:
    return [one.kind for one in audit(text, QuoteLibrary(SHELF), form).findings]


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("“That captain loses the race.” (rule 101.1)", ["condition_cut_off"]),
        ("If a storm rises: “That captain loses the race.” (rule 101.1)", []),
        ("As storms rise, “that captain loses the race” (rule 101.1).", []),
    ],
)
def test_a_condition_is_told_by_the_quotation_or_before_it(answer: str, found: list[str]) -> None:
    assert kinds(answer) == found
