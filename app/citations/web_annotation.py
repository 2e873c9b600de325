"""Citations as Web Annotations (W3C Recommendation of 2017): a passage of a pinned text."""

from __future__ import annotations

import orjson

from app.citations.citation import Citation, PassageCitation

MEDIA_TYPE = 'application/ld+json; profile="http://www.w3.org/ns/anno.jsonld"'

_CONTEXT = "http://www.w3.org/ns/anno.jsonld"


def as_web_annotation(citation: Citation) -> bytes:
    """Return an annotation whose target is the quote; without one, the record as a whole.

    Positions are code points of the record's `text` (a chapter's `title`), as the pinned URL
    answers it in JSON; those of an example refine a JSON pointer (RFC 6901) to it there.
    """
    target: dict[str, object] = {"source": citation.url}
    identity = citation.id
    if citation.quote is not None:
        passage = citation.passage if isinstance(citation, PassageCitation) else None
        start = passage.start if passage else 0
        end = start + len(citation.quote)
        selector: object = [
            {
                "type": "TextQuoteSelector",
                "exact": citation.quote,
                "prefix": passage.prefix if passage else "",
                "suffix": passage.suffix if passage else "",
            },
            {"type": "TextPositionSelector", "start": start, "end": end},
        ]
        place = f"char={start},{end}"
        if citation.example is not None:
            place = f"example={citation.example}&{place}"
            selector = {
                "type": "FragmentSelector",
                "conformsTo": "https://www.rfc-editor.org/info/rfc6901",
                "value": f"/examples/{citation.example - 1}/text",
                "refinedBy": selector,
            }
        identity += f"#{place}"
        target["selector"] = selector
    annotation: dict[str, object] = {
        "@context": _CONTEXT,
        "id": identity,
        "type": "Annotation",
        "motivation": "identifying",
        "rights": citation.attribution,
        "target": target,
    }
    if citation.caveats:
        annotation["body"] = [
            {"type": "TextualBody", "purpose": "describing", "language": "en", "value": caveat}
            for caveat in citation.caveats
        ]
    return orjson.dumps(annotation)
