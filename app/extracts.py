"""The JSON form of what a text cites, and the text with links. The names are the contract's."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable, Sequence

from app.asked import Asked
from app.citations.citation import ATTRIBUTION
from app.citations.escaping import escape_markdown
from app.mentions import ResolvedTarget, chooser, resolved_target
from app.problems import BadParameter
from app.records import Fields
from app.schemas_citations import ExtractAsked, Markup
from indexer.languages import all_profiles
from indexer.model.reference import Mention, MentionTarget
from indexer.references.annotate import Link, annotate, mentions_in, prose_of
from indexer.references.prose import Prose, TextFormat

Resolved = Sequence[tuple[Mention, list[ResolvedTarget]]]


def extraction_fields(asked: Asked, wanted: ExtractAsked) -> Fields:
    """Return the answer to a request.

    Raises:
        UnknownLanguage, UnknownEdition: what it asks for is not loaded.
        BadParameter: it would have Markdown made of HTML, or the reverse.
    """
    form = _form_written(wanted)
    chosen = chooser(asked, wanted.lang, wanted.edition)
    prose = prose_of(wanted.text, wanted.format)
    resolved = [
        (mention, [resolved_target(asked.present, found) for found in chosen.resolve(mention)])
        for mention in mentions_in(wanted.text, prose, all_profiles())
    ]
    fields: Fields = {
        "mentions": [
            {
                "match": mention.match,
                "start": mention.start,
                "end": mention.end,
                "targets": [
                    _target_fields(written, target)
                    for written, target in zip(mention.targets, targets, strict=True)
                ],
            }
            for mention, targets in resolved
        ],
        "targets": list(
            dict.fromkeys(target.number for _, targets in resolved for target in targets)
        ),
        "attribution": ATTRIBUTION,
    }
    if wanted.output == "annotated":
        fields["annotated"] = _annotated(wanted, prose, resolved, form)
        fields["annotated_format"] = form
    return fields


def _form_written(wanted: ExtractAsked) -> Markup:
    """Return what an annotated text is marked up in."""
    if wanted.format is TextFormat.TEXT:
        return wanted.annotate_as or "markdown"
    form: Markup = "html" if wanted.format is TextFormat.HTML else "markdown"
    if wanted.annotate_as not in (None, form):
        raise BadParameter("annotate_as", f"A text in {form} stays {form}.")
    return form


def _target_fields(written: MentionTarget, target: ResolvedTarget) -> Fields:
    start, end = written.span
    fields = {name: getattr(target, name) for name in ResolvedTarget.__slots__}
    return fields | {"start": start, "end": end}


def _annotated(wanted: ExtractAsked, prose: Prose, resolved: Resolved, form: Markup) -> str:
    """Return the text with every number that is held as a link to its page."""
    write, escape = _WRITING[form]
    return annotate(
        wanted.text,
        prose,
        _links(resolved),
        write,
        escape if wanted.format is TextFormat.TEXT else _slice,
        is_markdown=wanted.format is TextFormat.MARKDOWN,
    )


def _links(resolved: Resolved) -> Iterable[Link]:
    """Yield a link for every number or range that is held; the first takes the word in, too."""
    for mention, targets in resolved:
        linked = None
        for written, target in zip(mention.targets, targets, strict=True):
            if target.page is None or written.span == linked:
                continue
            is_first = written.span == mention.targets[0].span
            start = mention.start if is_first else written.span[0]
            yield Link(start, written.span[1], target.page)
            linked = written.span


def _slice(text: str, start: int, end: int) -> str:
    return text[start:end]


def _html_slice(text: str, start: int, end: int) -> str:
    return html.escape(text[start:end])


def _markdown_slice(text: str, start: int, end: int) -> str:
    # A character before it keeps what stands within a line from being read as a line's start.
    before = "x" if start and text[start - 1] not in "\r\n" else ""
    return escape_markdown(before + text[start:end])[len(before) :]


def _markdown_link(text: str, url: str) -> str:
    return f"[{text}](<{url}>)"


def _html_link(text: str, url: str) -> str:
    return f'<a href="{html.escape(url)}">{text}</a>'


_WRITING: dict[Markup, tuple[Callable[[str, str], str], Callable[[str, int, int], str]]] = {
    "markdown": (_markdown_link, _markdown_slice),
    "html": (_html_link, _html_slice),
}
