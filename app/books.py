"""One rulebook of a snapshot with all that answers need of it: references, places, links.

It makes citations. How an answer is laid out is the business of `records` and `renditions`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import Any
from urllib.parse import quote

import orjson

from app.citations.citation import Citation, Source, TermCitation
from app.links import Links
from indexer.languages import LanguageProfile, profile_for
from indexer.model.citation import Handle
from indexer.model.glossary import GlossaryEntry
from indexer.model.number import Level, RuleNumber
from indexer.model.reference import Reference
from indexer.model.rule import RuleRecord, SourceSpan
from indexer.model.rulebook import DocumentInfo, Rulebook, RulebookInfo
from indexer.references.graph import ReferenceGraph
from indexer.search import Facets, Hit
from indexer.snapshot.reader import Snapshot
from indexer.terms.glossary import Glossary
from indexer.terms.keywords import Keywords


class Book:
    """A rulebook as answers see it.

    Attributes:
        info, rulebook, references: from the snapshot. profile: of its language. links: build URLs.
        edition, locale, revision: as strings. effective_on: ISO date, or None.
        told_hits: what every answer says of a hit, by what it is and the field that it shows,
            kept as long as the book is.
        lasting_hits, lasting_facets: JSON of hits (alone, and in a group) and of counts, kept by
            the identity of what they tell, beside it.
    """

    def __init__(self, snapshot: Snapshot, info: RulebookInfo, links: Links) -> None:
        self.info = info
        self.links = links
        self.edition = info.edition.id
        self.locale = info.locale
        self.revision = info.revision
        effective_on = info.edition.effective_on
        self.effective_on = effective_on.isoformat() if effective_on else None
        self.profile: LanguageProfile = profile_for(info.locale)
        # Within a book only the number of a handle differs.
        handle = Handle(RuleNumber(1), info.edition, info.locale)
        self._urn = handle.urn.removesuffix("1")
        self._handle = str(handle).removeprefix("1")
        self._documents = {document.path: document for document in info.documents}
        self._snapshot = snapshot
        self.told_hits: dict[
            tuple[RuleNumber | GlossaryEntry | None, str], tuple[dict[str, Any], orjson.Fragment]
        ] = {}
        self.lasting_hits: tuple[
            dict[int, tuple[Hit, orjson.Fragment]], dict[int, tuple[Hit, orjson.Fragment]]
        ] = ({}, {})
        self.lasting_facets: dict[int, tuple[Facets, orjson.Fragment]] = {}

    def get(self, number: RuleNumber) -> RuleRecord | None:
        """Return the record of exactly this number, or None."""
        return self.rulebook.get(number)

    def children(self, number: RuleNumber) -> list[RuleRecord]:
        """Return the records one level below a number, in document order."""
        below = map(self.rulebook.get, self.rulebook.children(number))
        return [record for record in below if record is not None]

    def outgoing(self, number: RuleNumber) -> Sequence[Reference]:
        """Return the references in a record's text and examples."""
        return self.references.outgoing(number)

    def peek(self, number: RuleNumber) -> RuleRecord | None:
        """Return the record of exactly this number, and leave the rulebook closed."""
        return self._snapshot.record(self.info, number)

    @cached_property
    def rulebook(self) -> Rulebook:
        """Its records; opened when first asked for."""
        return self._snapshot.rulebook(self.edition, self.locale)

    @cached_property
    def references(self) -> ReferenceGraph:
        """Its cross-references, both ways."""
        return self._snapshot.references(self.edition, self.locale)

    @cached_property
    def glossary(self) -> Glossary:
        """Its glossary, by every name of each entry."""
        return Glossary(self.rulebook, self.profile)

    @cached_property
    def keywords(self) -> Keywords:
        """Its keywords, by every name of each."""
        return Keywords(self.rulebook, self.profile, self.glossary, self.references.of_entry)

    def document(self, path: str) -> DocumentInfo:
        """Return what is known of one of its source documents."""
        return self._documents[path]

    def label(self, number: RuleNumber) -> str:
        """Return how the language names a number: `Regla 113.6k`."""
        labels = self.profile.labels
        match number.level:
            case Level.SECTION:
                return labels.section.format(number=number)
            case Level.CHAPTER:
                return labels.chapter.format(number=number)
            case _:
                return labels.rule.format(number=number)

    @property
    def example_mark(self) -> str:
        """What stands before an example, without the colon: `Ejemplo`."""
        return self.profile.document.example_marks[0]

    @property
    def colon(self) -> str:
        """What stands between that and the example, with its spaces."""
        return self.profile.labels.colon

    def pinned_url(self, number: RuleNumber) -> str:
        """Return the URL that never changes what it shows."""
        return self.links.pinned_rule(self.edition, self.locale, self.revision, str(number))

    def cite(self, record: RuleRecord, field: str = "text") -> Citation:
        """Return the pointer that we issue to a record, or to one of its fields.

        Args:
            field: `example N`; anything else is its text, or a chapter's title.
        """
        example = record.example(field)
        if example is not None:
            return self._cite(record, example.field, example.text, example.spans, False)
        name, quote = ("title", record.title) if record.text is None else ("text", record.text)
        return self._cite(record, name, quote, record.spans, record.abridged)

    def _cite(
        self,
        record: RuleRecord,
        field: str,
        quote: str | None,
        spans: Sequence[SourceSpan],
        abridged: bool,
    ) -> Citation:
        number = str(record.number)
        return Citation(
            id=self._urn + number,
            handle=number + self._handle,
            number=number,
            lang=self.locale,
            edition=self.edition,
            effective_on=self.effective_on,
            label=self.label(record.number),
            rulebook=self.info.title,
            publisher=self.info.publisher,
            url=self.links.pinned_rule(self.edition, self.locale, self.revision, number),
            page=self.links.rule_page(self.edition, self.locale, number),
            quote=quote,
            text_sha256=None if quote is None else hashlib.sha256(quote.encode()).hexdigest(),
            abridged=abridged,
            source=self.source(spans),
            field=field,
            number_origin=record.origin,
        )

    def cite_entry(self, entry: GlossaryEntry) -> TermCitation:
        """Return the pointer that we issue to an entry of the glossary."""
        headword = entry.headword
        return TermCitation(
            id=f"urn:mtg-cr:{self.edition}:{self.locale}:glossary:{quote(headword, safe='')}",
            headword=headword,
            lang=self.locale,
            edition=self.edition,
            effective_on=self.effective_on,
            label=f"{self.profile.document.glossary[0]}: {headword}",
            rulebook=self.info.title,
            url=self.links.pinned_term(self.edition, self.locale, self.revision, headword),
            page=self.links.glossary_page(self.edition, self.locale, headword),
            quote=entry.text,
            text_sha256=hashlib.sha256(entry.text.encode()).hexdigest(),
            source=self.source(entry.spans[1:]),  # the first is the headword's
        )

    def cite_hit(self, hit: Hit) -> Citation | TermCitation | None:
        """Return the pointer that we issue to what a search found: to what its snippet is of."""
        if hit.entry is not None:
            return self.cite_entry(hit.entry)
        record = None if hit.number is None else self.get(hit.number)
        return None if record is None else self.cite(record, hit.snippet.field)

    def source(self, spans: Sequence[SourceSpan]) -> Source | None:
        """Return where a text was read, or None where it stands nowhere."""
        if not spans:
            return None
        document, start, _ = spans[0]
        end = spans[-1].end
        url = self.links.source(SourceSpan(document, start, end))
        return Source(
            document=document,
            sha256=self._documents[document].sha256,
            start=start,
            end=end,
            line=self._snapshot.line_at(document, start),
            spans=tuple((span.start, span.end) for span in spans),
            url=url,
            urls=(url,) if len(spans) == 1 else tuple(map(self.links.source, spans)),
            lossy=self._documents[document].lossy,
        )

    def source_text(self, span: SourceSpan) -> str:
        """Return the characters of a document that a span is of, as they stand there."""
        return self._snapshot.document_text(span.document)[span.start : span.end]

    def is_lossy(self, record: RuleRecord) -> bool:
        """Whether a record was read in a document that is damaged and was taken all the same."""
        return any(self._documents[span.document].lossy for span in record.spans)
