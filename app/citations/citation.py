"""What we issue to point to a rule: which, in what edition and language, its words, their place."""

from __future__ import annotations

from dataclasses import dataclass

from indexer.model.rule import NumberOrigin, example_index

ATTRIBUTION = (
    "Rule texts belong to Wizards of the Coast and to their translators. Unofficial fan content."
)
"""What every answer says of the texts in it."""

DAMAGED = "from a damaged source, where characters are wrong or missing"
"""What is said of a text whose source was accepted although it is damaged."""

ORIGINS = {
    NumberOrigin.INFERRED: "number inferred, not printed",
    NumberOrigin.IMPLIED: "number implied, not printed",
}
"""What is said of a number that its source does not print."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where in a source document a text was read.

    Attributes:
        document, sha256: the file, and the digest of its bytes.
        start, end: from the first to the last character, in code points of the decoded document.
        line: 1-based, of `start`. spans: where the text itself stands, in order, as [start, end).
        url: answers the characters from `start` to `end`. urls: one for each of the spans.
        lossy: the document is damaged, and was taken all the same.
    """

    document: str
    sha256: str
    start: int
    end: int
    line: int
    spans: tuple[tuple[int, int], ...]
    url: str
    urls: tuple[str, ...]
    lossy: bool = False


@dataclass(frozen=True, slots=True)
class TermCitation:
    """A pointer to one entry of a glossary. Its attributes are the members of the JSON form.

    Attributes:
        id: a URN. headword: as printed. label: it, in the glossary of the rule's language.
        rulebook, url, page: as of a rule's citation; `url` answers this entry.
        quote: the definition. text_sha256: of it in UTF-8. source: where the definition stands.
    """

    id: str
    headword: str
    lang: str
    edition: str
    effective_on: str | None
    label: str
    rulebook: str
    url: str
    page: str
    quote: str
    text_sha256: str
    source: Source | None
    attribution: str = ATTRIBUTION

    @property
    def caveats(self) -> tuple[str, ...]:
        """As of a rule's citation."""
        return (DAMAGED,) if self.source is not None and self.source.lossy else ()


@dataclass(frozen=True, slots=True)
class Citation:
    """A pointer to one record, or to an example of it. Its attributes are those of the JSON form.

    Attributes:
        id: a URN. handle: `113.6k@undated:es`. label: `Regla 113.6k`, in the rule's language.
        rulebook, publisher: title and publisher of the rulebook, or `unknown`.
        url: pinned, never changes what it shows. page: for people.
        quote: the text, a chapter's title, or the example; None where the record is only implied by
            others.
        text_sha256: of the quote in UTF-8, 64 hex digits. abridged: the source cut it short.
        source: where the quote was read; None where there is none.
        field: what the quote is: `text`, `title` or `example N`.
        number_origin: how the record came by its number.
    """

    id: str
    handle: str
    number: str
    lang: str
    edition: str
    effective_on: str | None
    label: str
    rulebook: str
    publisher: str
    url: str
    page: str
    quote: str | None
    text_sha256: str | None
    abridged: bool
    source: Source | None
    attribution: str = ATTRIBUTION
    field: str = "text"
    number_origin: NumberOrigin = NumberOrigin.PRINTED

    @property
    def example(self) -> int | None:
        """Which example of the rule the quote is of, from 1; None for its text or title."""
        return example_index(self.field)

    @property
    def part(self) -> str:
        """What of the record the quote is, `example=2&char=3,17`, its positions as in RFC 5147;
        nothing where it is the whole text or title."""
        example = "" if self.example is None else f"example={self.example}"
        return "&".join(filter(None, (example, self._place)))

    @property
    def _place(self) -> str:
        return ""

    @property
    def item_id(self) -> str:
        """What names it in a list of references, where each needs a name of its own."""
        return f"{self.id}#{self.part}" if self.part else self.id

    @property
    def caveats(self) -> tuple[str, ...]:
        """What a reader of the quote has to know of it, in English; it ends no sentence."""
        damaged = self.source is not None and self.source.lossy
        told = (
            (self.example is not None, f"{self.field} of the rule, not its own text"),
            (self.abridged, "text cut short in the source"),
            (damaged, DAMAGED),
        )
        origin = ORIGINS.get(self.number_origin)
        return (*filter(None, [origin]), *(text for applies, text in told if applies))


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of a record's text, or of an example, with what stands around it.

    Attributes:
        start, end: in code points of the whole field. prefix, suffix: up to 32 code points of it.
    """

    start: int
    end: int
    prefix: str
    suffix: str

    @property
    def is_whole(self) -> bool:
        """Whether it is all of the field."""
        return not (self.prefix or self.suffix)


@dataclass(frozen=True, slots=True, kw_only=True)
class PassageCitation(Citation):
    """A citation whose quote is a passage, or a whole field.

    Attributes:
        passage: where the quote stands; None where there is no quote.
        fragment_url: opens the page at the passage, and marks it in browsers that can.
    """

    passage: Passage | None
    fragment_url: str

    @property
    def _place(self) -> str:
        if self.passage is None or self.passage.is_whole:
            return ""
        return f"char={self.passage.start},{self.passage.end}"
