"""Rule texts as HTML: paragraphs, cross-references as links, what a search matched as marks.

Everything is escaped here; the words of a text come out exactly as the record holds them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from markupsafe import Markup, escape

from app.pages.view import View
from indexer.model.number import RuleNumber
from indexer.model.reference import Reference, Target

_WORD_END = re.compile(r"[^\s,;()]*")


def paragraphs(view: View, text: str, references: Iterable[Reference] = ()) -> Markup:
    """Return a field as paragraphs with its mentions of rules as links."""
    html = "".join(_pieces(view, text, references))
    return Markup("<p>%s</p>") % Markup(html.replace("\n", "</p><p>"))  # noqa: S704 — escaped


def marked(text: str, start: int, spans: Sequence[tuple[int, int]]) -> Markup:
    """Return a slice of a field that begins at `start`, with these spans of the field marked."""
    pieces: list[str] = []
    at = 0
    for low, high in ((low - start, high - start) for low, high in spans):
        low, high = max(low, at), min(high, len(text))
        if low < high:
            pieces += [escape(text[at:low]), Markup("<mark>%s</mark>") % text[low:high]]
            at = high
    return Markup("").join([*pieces, escape(text[at:])])


def _pieces(view: View, text: str, references: Iterable[Reference]) -> Iterator[str]:
    at = 0
    for reference in references:
        yield escape(text[at : reference.start])
        # A line that breaks inside a mention is no new paragraph.
        yield from (piece.replace("\n", " ") for piece in _mention(view, reference))
        at = reference.end
    yield escape(text[at:])


def _mention(view: View, reference: Reference) -> Iterator[str]:
    """Yield a mention: each number that it names as a link, or the whole where it names one."""
    match, at = reference.match, 0
    places: list[tuple[int, int, Target]] = []
    for target in reference.targets:
        low = match.find(target.number, at)
        if low >= 0:
            at = low + len(target.number)
            places.append((low, at, target))
    if len(places) < 2 or len(places) < len(reference.targets) // 2:
        places = [(0, len(match), _best(reference.targets))]
    at = 0
    bounds = [*(low for low, _, _ in places[1:]), None]
    for (low, end, target), bound in zip(places, bounds, strict=True):
        high = _whole_word(match, end, bound)
        yield escape(match[at:low])
        yield _link(view, match[low:high], target)
        at = high
    yield escape(match[at:])


def _whole_word(match: str, high: int, bound: int | None) -> int:
    """Return where a number's link ends: `303.1–2` is one link, `303.1–303.2` are two."""
    rest = _WORD_END.match(match, high)
    end = rest.end() if rest else high
    return high if bound is not None and end >= bound else end


def _best(targets: Sequence[Target]) -> Target:
    return next((target for target in targets if target.status.is_held), targets[0])


def _link(view: View, text: str, target: Target) -> str:
    if not target.status.is_held:
        return Markup('<span class="absent">%s</span>') % text
    name = view.name(RuleNumber.parse(target.number)) or target.title or target.number
    return Markup('<a href="%s" title="%s">%s</a>') % (view.url(target.number), name, text)
