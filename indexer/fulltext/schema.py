"""Which Whoosh fields an indexed text has, how they are weighed, and where the files lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from whoosh.codec.whoosh3 import W3Codec
from whoosh.fields import FieldType, Schema
from whoosh.formats import Existence
from whoosh.scoring import BM25F

TEXT = "text"
"""Stems of the text itself."""
EXAMPLE = "example"
"""Stems of its examples."""
HEADING = "heading"
"""Stems of the name of what the text is about: a glossary headword, a keyword, a chapter's
title."""
TITLE = "title"
"""Stems of the titles inherited from above."""
ABOVE = "above"
"""Stems of what the rule says that the text stands below."""
FOLDED = "folded"
"""Whole words without accents, unstemmed: what ranks an exact form above a stemmed one."""
EXACT = "exact"
"""Whole words as written, where that differs from the folded form: what ranks `ñ` above `n`."""
PAIR = "pair"
"""Two stems that follow each other, filler words between them left out: what rewards nearness."""

FIELDS = (TEXT, EXAMPLE, HEADING, TITLE, ABOVE, FOLDED, EXACT, PAIR)

WHOOSH_FOLDER = "whoosh"
WORDS_FILE = "words.npy"
SPANS_FILE = "spans.npy"
PARTS_FILE = "parts.npy"
TEXTS_FILE = "texts.npy"
PLACES_FILE = "places.npy"
FIRST_PLACES_FILE = "first_places.npy"
HEADINGS_FILE = "headings.npy"
LENGTHS_FILE = "lengths.npy"
VOCABULARY_FILE = "vocabulary.json"

NEAR = 8
"""How many words apart two words are near each other at most."""
GAP = -1
"""Stands `NEAR` times in the token stream after each part of a text: no phrase reaches across, and
nothing is near across."""


class Terms(FieldType):  # type: ignore[misc]  # Whoosh has no types
    """A field whose value is the list of its terms, analysed before.

    A posting's weight is the term's frequency; there is no further value to it, which makes the
    index half as large and twice as fast to write as Whoosh's own text fields.
    """

    def __init__(self) -> None:
        super().__init__(format=Existence(), analyzer=None, scorable=True)

    def index(self, value: Sequence[str], **_: object) -> Iterator[tuple[bytes, int, float, bytes]]:
        """Yield each different term: its bytes, frequency, weight and (empty) value."""
        for term, count in Counter(value).items():
            yield term.encode("utf-8"), count, float(count), b""


def make_schema() -> Schema:
    """Return the schema; Whoosh pickles it into its index."""
    return Schema(**{name: Terms() for name in FIELDS})


def make_codec() -> W3Codec:
    """Return how postings are written: uncompressed, since a snapshot is small and read often."""
    return W3Codec(blocklimit=1024, compression=0)


def make_weighting() -> BM25F:
    """Return the ranking: Whoosh's BM25F with a length normalisation for each field.

    Rule texts are of very different length because rules differ, not because some are verbose; full
    normalisation would favour the shortest mention over the rule that explains.
    """
    return BM25F(B=0.5, K1=1.2, heading_B=0.75, title_B=0.3, pair_B=0.3)
