"""The distinct texts of one locale with the mentions found in them, as one stored table.

Editions repeat each other: 45 English ones hold 160,772 records but 5,917 distinct texts. Each text
is kept once, with what was found in it; rulebooks point into the table. It knows nothing of
rulebooks or files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, islice

import orjson

from indexer.model.edition import Edition
from indexer.model.errors import NumberError
from indexer.model.number import RuleNumber
from indexer.model.reference import Mention, MentionTarget

RawTarget = tuple[str, str | None, str | None, str | None]
RawMention = tuple[int, int, Sequence[RawTarget]]


class TextTable:
    """The writing side: gives every distinct text its place."""

    def __init__(self, before: bytes | None = None) -> None:
        """Start a table, or go on with one that `encode` returned."""
        rows: list[tuple[str, list[RawMention]]] = orjson.loads(before) if before else []
        self._mentions = [mentions for _, mentions in rows]
        self._places = {text: place for place, (text, _) in enumerate(rows)}

    def place(self, text: str) -> int:
        """Return the place of a text, adding it at the end when it is new."""
        return self._places.setdefault(text, len(self._places))

    def encode(self, find: Callable[[str], Sequence[Mention]]) -> bytes:
        """Return the table as bytes, with what `find` finds in each text."""
        known = self._mentions
        new = (
            [_encode_mention(mention) for mention in find(text)]
            for text in islice(self._places, len(known), None)
        )
        return orjson.dumps(list(zip(self._places, chain(known, new), strict=True)))


class StoredTexts:
    """The reading side of a table."""

    def __init__(self, data: bytes) -> None:
        rows: list[tuple[str, list[RawMention]]] = orjson.loads(data)
        self._texts = [text for text, _ in rows]
        self._mentions = dict(rows)

    def __getitem__(self, place: int) -> str:
        return self._texts[place]

    def mentions_of(self, text: str) -> tuple[Mention, ...]:
        """Return the mentions that the build found in one of the table's texts.

        Raises:
            KeyError: the table does not hold the text.
        """
        return tuple(_decode_mention(text, raw) for raw in self._mentions[text])


def _encode_mention(mention: Mention) -> RawMention:
    targets = [
        (target.written, target.title, target.edition.id if target.edition else None, target.locale)
        for target in mention.targets
    ]
    return (mention.start, mention.end, targets)


def _decode_mention(text: str, raw: RawMention) -> Mention:
    start, end, targets = raw
    return Mention(
        text[start:end], start, end, tuple(_decode_target(*target) for target in targets)
    )


def _decode_target(
    written: str, title: str | None, edition: str | None, locale: str | None
) -> MentionTarget:
    try:
        number = RuleNumber.parse(written)
    except NumberError:
        number = None
    return MentionTarget(written, number, title, Edition(edition) if edition else None, locale)
