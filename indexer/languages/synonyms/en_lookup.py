"""English fragments of two to four words that are looked up, chapter by chapter."""

from __future__ import annotations

from indexer.languages.synonyms.en_lookup_basics import LOOKUP_BASICS
from indexer.languages.synonyms.en_lookup_casting import LOOKUP_CASTING
from indexer.languages.synonyms.en_lookup_effects import LOOKUP_EFFECTS
from indexer.languages.synonyms.en_lookup_keywords import LOOKUP_KEYWORDS
from indexer.languages.synonyms.en_lookup_shapes import LOOKUP_SHAPES
from indexer.languages.synonyms.en_lookup_turn import LOOKUP_TURN
from indexer.languages.synonyms.en_lookup_variants import LOOKUP_VARIANTS

LOOKUP = (
    LOOKUP_BASICS
    + LOOKUP_TURN
    + LOOKUP_CASTING
    + LOOKUP_EFFECTS
    + LOOKUP_KEYWORDS
    + LOOKUP_SHAPES
    + LOOKUP_VARIANTS
)
