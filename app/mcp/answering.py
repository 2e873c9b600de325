"""What the tools answer, from one snapshot. It knows nothing of the protocol."""

from __future__ import annotations

from collections.abc import Sequence

from app.asked import Asked
from app.books import Book
from app.citations.citation import ATTRIBUTION
from app.dependencies import find_rule, search_scopes
from app.interleaving import search_in
from app.live import Present
from app.mcp import arguments, results
from app.mentions import resolved_target
from app.records import Fields
from app.verdicts import quotation_of, verification_fields
from indexer.model.citation import Handle
from indexer.model.number import RuleNumber
from indexer.model.reference import Target
from indexer.model.rule import RuleRecord
from indexer.quotes.audit import audit
from indexer.quotes.findings import AuditFinding
from indexer.quotes.verdict import Verification
from indexer.quotes.verify import verify
from indexer.references.choice import Resolution
from indexer.search import Hit, SearchRequest

_PLACES_TOLD = 5
_EXCERPT = 500
"""Characters of the answer that a finding repeats at most."""


def search_rules(asked: Asked, wanted: arguments.Search) -> results.SearchAnswer:
    """Search one rulebook, or one a language; errors as `search_scopes`, and QueryError."""
    scopes = search_scopes(asked, wanted.query, wanted.within, wanted.lang, wanted.edition)
    request = SearchRequest(wanted.query, limit=wanted.limit)
    found = search_in(asked.present.snapshot, scopes, request)
    return results.SearchAnswer(
        searched=[
            results.Searched(
                lang=book.locale,
                edition=book.edition,
                understood_as=result.understood_as,
                total=result.total,
                left_out=list(result.left_out),
                did_you_mean=result.did_you_mean,
            )
            for book, result in found.pages
        ],
        total=found.total,
        hits=[_hit(book, hit) for book, hit in found.hits],
        attribution=ATTRIBUTION,
    )


def get_rule(asked: Asked, wanted: arguments.Rule) -> results.RuleAnswer:
    """Look up one number; errors as `find_rule`."""
    found = find_rule(asked, wanted.number, wanted.lang, wanted.edition)
    book, record, normalized_from = found
    included = book.children(record.number)[: wanted.include_children]
    return results.RuleAnswer(
        **_rule_fields(book, record),
        included=[results.Rule(**_rule_fields(book, child)) for child in included],
        normalized_from=normalized_from,
        attribution=ATTRIBUTION,
    )


def get_references(asked: Asked, wanted: arguments.References) -> results.ReferencesAnswer:
    """Tell what a rule's text mentions and which rules mention it; errors as `find_rule`."""
    book, record, _ = find_rule(asked, wanted.number, wanted.lang, wanted.edition)
    outgoing = book.outgoing(record.number)
    incoming = book.references.incoming(record.number)
    return results.ReferencesAnswer(
        **_pointed(book),
        number=str(record.number),
        handle=_handle(book, record.number),
        url=book.pinned_url(record.number),
        outgoing=[
            results.Outgoing(
                match=mention.match,
                field=mention.field,
                targets=[_resolved(book, target) for target in mention.targets],
            )
            for mention in outgoing[: wanted.limit]
        ],
        outgoing_total=len(outgoing),
        incoming=[
            results.Incoming(
                number=str(mention.number),
                handle=_handle(book, mention.number),
                url=book.pinned_url(mention.number),
                match=mention.match,
            )
            for mention in incoming[: wanted.limit]
        ],
        incoming_total=len(incoming),
        attribution=ATTRIBUTION,
    )


def verify_quotes(asked: Asked, wanted: arguments.Quotes) -> results.QuotesAnswer:
    """Verify each quotation; errors as `quotation_of`, UnknownLanguage, UnknownEdition."""
    present = asked.present
    quotations = [quotation_of(asked, item, at) for at, item in enumerate(wanted.quotes)]
    verified = [verify(one, present.quotes, asked.languages) for one in quotations]
    return results.QuotesAnswer(
        results=[_verified(present, one) for one in verified], attribution=ATTRIBUTION
    )


def audit_answer(asked: Asked, wanted: arguments.Answer) -> results.AuditAnswer:
    """Hold a whole answer against the rules; raises UnknownLanguage, UnknownEdition."""
    present = asked.present
    found = audit(
        wanted.text,
        present.quotes,
        wanted.format,
        locale=wanted.lang,
        edition=wanted.edition,
        preferred=asked.languages,
    )

    def told(findings: Sequence[AuditFinding]) -> list[results.Finding]:
        return [_finding(present, wanted.text, one) for one in findings[: wanted.limit]]

    return results.AuditAnswer(
        verdict=found.verdict,
        findings=told(found.findings),
        findings_total=len(found.findings),
        confirmed=told(found.confirmed),
        confirmed_total=len(found.confirmed),
        attribution=ATTRIBUTION,
    )


def _hit(book: Book, hit: Hit) -> results.Hit:
    record = None if hit.number is None else book.get(hit.number)
    example = record.example(hit.snippet.field) if record else None
    term = None
    if hit.entry is not None:
        citation = book.cite_entry(hit.entry)
        term = results.TermText(
            **_pointed(book),
            url=citation.url,
            headword=citation.headword,
            definition=citation.quote,
        )
    return results.Hit(
        kind=hit.kind,
        rule=None if record is None else results.RuleText(**_text_fields(book, record)),
        term=term,
        matched_in=hit.snippet.field,
        snippet=hit.snippet.text,
        example=example.text if example else None,
    )


def _pointed(book: Book) -> Fields:
    return {"lang": book.locale, "edition": book.edition, "effective_on": book.effective_on}


def _text_fields(book: Book, record: RuleRecord) -> Fields:
    return {
        **_pointed(book),
        "url": book.pinned_url(record.number),
        "number": str(record.number),
        "handle": _handle(book, record.number),
        "label": book.label(record.number),
        "title_path": list(book.rulebook.title_path(record.number)),
        "title": record.title,
        "text": record.text,
        "abridged": record.abridged,
        "lossy": book.is_lossy(record),
        "number_origin": record.origin,
        "official": book.info.official,
    }


def _rule_fields(book: Book, record: RuleRecord) -> Fields:
    number, rulebook = record.number, book.rulebook
    source = book.source(record.spans)
    return {
        **_text_fields(book, record),
        "level": record.level,
        "examples": [example.text for example in record.examples],
        "complete_rulebook": book.info.complete,
        "parent": _printed(number.parent),
        "previous": _printed(rulebook.previous(number)),
        "next": _printed(rulebook.next(number)),
        "children": [str(child) for child in rulebook.children(number)],
        "duplicates": [text for other in record.duplicates if (text := other.text or other.title)],
        "page": book.links.rule_page(book.edition, book.locale, str(number)),
        "source_url": source.url if source else None,
    }


def _printed(number: RuleNumber | None) -> str | None:
    return None if number is None else str(number)


def _handle(book: Book, number: RuleNumber) -> str:
    return str(Handle(number, book.info.edition, book.locale))


def _resolved(book: Book, target: Target) -> results.Target:
    handle = url = None
    if target.status.is_held:
        number = RuleNumber.parse(target.number)
        handle, url = _handle(book, number), book.pinned_url(number)
    return results.Target(
        number=target.number, title=target.title, status=target.status, handle=handle, url=url
    )


def _cited(present: Present, found: Resolution) -> results.CitedTarget:
    told = resolved_target(present, found)
    return results.CitedTarget.model_validate(told, from_attributes=True)


def _verified(present: Present, result: Verification) -> results.Verified:
    told = verification_fields(present, result)
    citation = told["citation"]
    return results.Verified(
        verdict=result.verdict,
        message=result.message,
        quote=result.quote,
        true_text=told["true_text"],
        field=told["field"],
        handle=citation.handle if citation else None,
        url=citation.url if citation else None,
        lang=result.locale,
        edition=told["edition"],
        differences=[
            results.Difference(op=one.op, quoted=one.quoted, actual=one.actual, at_risk=one.at_risk)
            for one in result.differences
        ],
        meaning_at_risk=result.meaning_at_risk,
        found_in=[
            results.Place(**{name: place[name] for name in results.Place.model_fields})
            for place in told["found_in"][:_PLACES_TOLD]
        ],
        found_total=result.found_total,
    )


def _finding(present: Present, text: str, finding: AuditFinding) -> results.Finding:
    return results.Finding(
        severity=finding.severity,
        kind=finding.kind,
        message=finding.message,
        excerpt=text[finding.start : finding.end][:_EXCERPT],
        start=finding.start,
        end=finding.end,
        cited=finding.mention.match if finding.mention else None,
        targets=[_cited(present, target) for target in finding.targets],
        result=_verified(present, finding.result) if finding.result else None,
    )
