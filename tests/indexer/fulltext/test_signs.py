"""Signs that are read as words, in texts and queries alike."""

from __future__ import annotations

import pytest

from indexer.fulltext.analysis import analyzer_for
from indexer.languages import LanguageProfile, all_profiles


@pytest.mark.parametrize("profile", all_profiles(), ids=lambda profile: profile.tag)
@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("∞", ["∞"]),
        ("½", ["½"]),
        ("2×3 ÷ 4 ≥ 1", ["2", "×", "3", "÷", "4", "≥", "1"]),
        ("Magic™ 10% 5€ ®", ["magic", "10", "5"]),
    ],
)
def test_a_sign_is_a_word_unless_it_belongs_to_one(
    profile: LanguageProfile, text: str, tokens: list[str]
) -> None:
    assert [token.surface for token in analyzer_for(profile.tag).tokens(text)] == tokens
