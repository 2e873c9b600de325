"""Citations as CSL-JSON 1.0: what reference managers and citation processors exchange."""

from __future__ import annotations

from typing import Any

import orjson

from app.citations.citation import Citation
from indexer.model.rulebook import UNKNOWN

MEDIA_TYPE = "application/vnd.citationstyles.csl+json"


def as_csl_json(citation: Citation) -> bytes:
    """Return a list of one item; what is not known of the rulebook is left out of it."""
    item: dict[str, Any] = {
        "id": citation.item_id,
        "type": "standard",
        "title": citation.label,
        "number": citation.number,
        "edition": citation.edition,
        "language": citation.lang,
        "URL": citation.url,
        "note": ". ".join(
            [citation.handle, *map(str.capitalize, citation.caveats), citation.attribution]
        ),
    }
    if citation.rulebook != UNKNOWN:
        item["container-title"] = citation.rulebook
    if citation.publisher != UNKNOWN:
        item["publisher"] = citation.publisher
    if citation.effective_on is not None:
        parts = [int(part) for part in citation.effective_on.split("-")]
        item["issued"] = {"date-parts": [parts]}
    if citation.quote is not None:
        item["abstract"] = citation.quote
    item["custom"] = {
        "handle": citation.handle,
        "text_sha256": citation.text_sha256,
        "abridged": citation.abridged,
        "lossy": citation.source is not None and citation.source.lossy,
        "field": citation.field,
        "number_origin": citation.number_origin,
    }
    return orjson.dumps([item])
