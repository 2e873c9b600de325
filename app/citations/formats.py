"""The forms in which a citation is printed: one function each, and the table that names them."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import orjson

from app.citations import bibtex, csl_json, ris, web_annotation
from app.citations.citation import Citation
from app.citations.escaping import escape_markdown
from indexer.model.rulebook import UNKNOWN


@dataclass(frozen=True, slots=True)
class CitationFormat:
    """One form: its media type, and what prints a citation in it."""

    media_type: str
    print: Callable[[Citation], str | bytes]


def as_json(citation: Citation) -> bytes:
    """Return every attribute, under its own name."""
    return orjson.dumps(citation)


def as_text(citation: Citation) -> str:
    """Return the quote, the pointer and the attribution, a line each."""
    quote = f"“{citation.quote}”\n" if citation.quote else ""
    return (
        f"{quote}{citation.label}, {_edition(citation)}. {citation.url}\n{citation.attribution}\n"
    )


def as_markdown(citation: Citation) -> str:
    """Return a block quote and a link (CommonMark)."""
    lines = escape_markdown(citation.quote).split("\n") if citation.quote else []
    quote = "".join(f"> {line}\n>\n" for line in lines)
    label, rest = escape_markdown(citation.label), escape_markdown(_edition(citation))
    return (
        f"{quote}> — [{label}](<{citation.url}>), {rest}\n\n"
        f"*{escape_markdown(citation.attribution)}*\n"
    )


def as_html(citation: Citation) -> str:
    """Return a `figure` that stands anywhere in a page: no class, no style, everything escaped."""
    url, lang = html.escape(citation.url), html.escape(citation.lang)
    paragraphs = re.split(r"\n+", citation.quote) if citation.quote else []
    quote = "".join(f"<p>{html.escape(paragraph)}</p>" for paragraph in paragraphs)
    block = f'<blockquote cite="{url}" lang="{lang}">{quote}</blockquote>' if quote else ""
    return (
        f"<figure>{block}<figcaption>"
        f'<cite lang="{lang}"><a href="{url}">{html.escape(citation.label)}</a></cite>, '
        f"{html.escape(_edition(citation))}. "
        f"<small>{html.escape(citation.attribution)}</small></figcaption></figure>\n"
    )


def _edition(citation: Citation) -> str:
    """Name what is known of the rulebook, always edition and language, and where it was read."""
    known = [name for name in (citation.rulebook, citation.publisher) if name != UNKNOWN]
    source = citation.source
    place = f"; {source.document}, line {source.line}" if source else ""
    edition = f"{', '.join([*known, citation.edition])} ({citation.lang}){place}"
    return "; ".join([edition, *citation.caveats])


FORMATS: Mapping[str, CitationFormat] = {
    "json": CitationFormat("application/json", as_json),
    "text": CitationFormat("text/plain; charset=utf-8", as_text),
    "markdown": CitationFormat("text/markdown; charset=utf-8", as_markdown),
    "html": CitationFormat("text/html; charset=utf-8", as_html),
    "csl-json": CitationFormat(csl_json.MEDIA_TYPE, csl_json.as_csl_json),
    "bibtex": CitationFormat(f"{bibtex.MEDIA_TYPE}; charset=utf-8", bibtex.as_bibtex),
    "ris": CitationFormat(f"{ris.MEDIA_TYPE}; charset=utf-8", ris.as_ris),
    "web-annotation": CitationFormat(web_annotation.MEDIA_TYPE, web_annotation.as_web_annotation),
}
"""Every form, by the name that `format=` takes."""
