"""Mentions of rule numbers in marked-up text, and the text again with each of them as a link.

It knows where mentions and links may stand. Where a link leads, and how what is around it is
escaped, its caller says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from indexer.languages.profile import LanguageProfile
from indexer.model.reference import Mention
from indexer.references.find import find_mentions
from indexer.references.html_text import read_html
from indexer.references.markdown_text import read_markdown
from indexer.references.prose import Prose, ProseWriter, TextFormat

_MARKS_BEFORE = re.compile(r"(?:([*_])\1{0,2}|~~)(?![*_~])")
_MARKS_AFTER = re.compile(r"[*_~]+")
_AFTER_CLOSING = ")]}»”’\"'.,;:!?…—–"
_LONGEST_MARK = 3
_FURTHEST = 8
# A bracket right after these is escaped, a picture's, or a label of the link before it.
_BEFORE_BRACKET = ("\\", "!", "]")


@dataclass(frozen=True, slots=True)
class Link:
    """What is to become a link.

    Attributes:
        start, end: its span in the text as sent, in code points. url: where it leads, in which
            nothing needs to be escaped for Markdown but everything for HTML.
    """

    start: int
    end: int
    url: str


def prose_of(text: str, form: TextFormat) -> Prose:
    """Return the words of a text, without what mentions never stand in: code, links, mark-up."""
    writer = ProseWriter(text)
    match form:
        case TextFormat.TEXT:
            writer.keep(0, len(text))
        case TextFormat.MARKDOWN:
            read_markdown(writer, text)
        case TextFormat.HTML:
            read_html(writer, text, 0, len(text))
    return writer.finished()


def mentions_in(
    text: str, prose: Prose, profiles: Sequence[LanguageProfile]
) -> tuple[Mention, ...]:
    """Return the mentions in a text, with spans of the text as sent: `text[start:end] == match`.

    A span may hold whole tags or marks of emphasis, but never begins or ends inside one.
    """
    mentions = []
    for found in find_mentions(prose.text, profiles):
        start, end = prose.source_span(found.start, found.end)
        targets = tuple(
            replace(target, span=prose.source_span(*target.span)) for target in found.targets
        )
        mentions.append(Mention(text[start:end], start, end, targets))
    return tuple(mentions)


def annotate(
    text: str,
    prose: Prose,
    links: Iterable[Link],
    write: Callable[[str, str], str],
    escape: Callable[[str, int, int], str],
    *,
    is_markdown: bool,
) -> str:
    """Return the text with links in it; taking them out again gives it back as `escape` left it.

    A link that mark-up divides becomes several, so that nothing is nested wrongly.

    Args:
        links: in order, never overlapping. write: makes a link of an escaped text and a URL.
        escape: returns a slice of the text, safe in the form that is written.
        is_markdown: the text is Markdown, so that no link is put where it would undo emphasis.
    """
    pieces: list[str] = []
    at = 0
    for link in links:
        for low, high in prose.runs(link.start, link.end):
            run = text[low:high]
            low, high = high - len(run.lstrip()), low + len(run.rstrip())
            place = _linkable(text, low, high) if is_markdown else (low, high)
            if low >= high or place is None:
                continue
            low, high = place
            pieces += [escape(text, at, low), write(escape(text, low, high), link.url)]
            at = high
    return "".join([*pieces, escape(text, at, len(text))])


def _linkable(text: str, low: int, high: int) -> tuple[int, int] | None:
    """Return what a link in Markdown is put around, or None where it would spoil what is there.

    A link's bracket counts as punctuation. A mark of emphasis with punctuation on its inside opens
    only after a space or punctuation, and closes only before one (CommonMark §6.2). So a link is
    put around marks that belong together; `的**704.5k**的` is left as it is.
    """
    before = text[max(0, low - _FURTHEST) : low][::-1]
    after = text[high : high + _FURTHEST]
    opening = _MARKS_BEFORE.match(before)
    closing = _MARKS_AFTER.match(after)
    outside = before[opening.end() :][:1] if opening else before[:1]
    beyond = after[closing.end() :][:1] if closing else ""
    if outside in _BEFORE_BRACKET:
        return None
    if opening and closing and opening[0] == closing[0]:
        is_pair = not outside.isalnum() and (opening[0][0] == "*" or not beyond.isalnum())
        size = len(opening[0])
        return (low - size, high + size) if is_pair else None
    if before[:1] in ("*", "_", "~") and (closing or not opening or outside.strip()):
        return None
    if closing and (len(closing[0]) > _LONGEST_MARK or beyond.strip(_AFTER_CLOSING).strip()):
        return None
    return low, high
