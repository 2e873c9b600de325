"""Handles and identifiers of citations: the pointers that we issue."""

from __future__ import annotations

from dataclasses import dataclass

from indexer.model.edition import Edition
from indexer.model.errors import InvalidNumber
from indexer.model.locale import canonical_tag
from indexer.model.number import RuleNumber


@dataclass(frozen=True, slots=True)
class Handle:
    """A citation's short form: `113.6k@undated:es`; accepted wherever a number is.

    Attributes:
        number, edition, locale: what is cited, in which edition and language (a BCP 47 tag).
    """

    number: RuleNumber
    edition: Edition
    locale: str

    @classmethod
    def parse(cls, text: str) -> Handle:
        """Read a handle in its canonical form.

        Raises:
            InvalidNumber: not in the form `number@edition:locale`.
            UnusedLetter: the number uses a letter that the rules skip.
        """
        number, at, rest = text.partition("@")
        edition, colon, locale = rest.partition(":")
        if not (at and colon):
            raise InvalidNumber(text)
        try:
            return cls(RuleNumber.parse(number), Edition(edition), canonical_tag(locale))
        except ValueError as error:
            raise InvalidNumber(text) from error

    def __str__(self) -> str:
        return f"{self.number}@{self.edition}:{self.locale}"

    @property
    def urn(self) -> str:
        """The identifier used in data; a private name space, not registered with IANA."""
        return f"urn:mtg-cr:{self.edition}:{self.locale}:{self.number}"
