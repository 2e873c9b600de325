"""The search page: a form, hits with what was matched, and ways to narrow a search down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response

from app.dependencies import agreed, find_read
from app.pages.glossary import term_url
from app.pages.page import Page, redirect, show
from app.pages.text import marked
from app.pages.view import View, open_view
from app.parameters import FURTHEST, next_offset
from app.problems import BadParameter, problem_of
from indexer.model.errors import AbsentError, NoSuchRule, NumberError, UnusedLetter
from indexer.model.number import Level, RuleNumber
from indexer.references.reading import read_number
from indexer.search import Hit, HitKind, SearchRequest, SearchResult

PAGE_SIZE = 10
_MOST_NEAR = 3


@dataclass(frozen=True, slots=True)
class Found:
    """A hit as the page shows it.

    Attributes:
        path: the titles above it. snippet: what was matched, as HTML. is_title: it is a title.
        lead: what stands before an example, else empty.
    """

    hit: Hit
    url: str
    path: tuple[str, ...]
    snippet: str
    is_title: bool
    lead: str


@dataclass(frozen=True, slots=True)
class Family:
    """Hits that follow each other and belong to one rule, or a hit alone.

    Attributes:
        lead: the hit that is that rule, where it comes first, or that stands alone.
        hits: the others. number, url, title, path: of the rule, where it is no hit.
    """

    lead: Found | None
    hits: list[Found]
    number: RuleNumber | None = None
    url: str = ""
    title: str = ""
    path: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to narrow a search: what it is called, how many hits it leaves, where it leads."""

    value: str
    name: str
    count: int
    url: str
    is_chosen: bool


def search_page(request: Request) -> Response:
    """Answer a search; a number leads straight to its page.

    Raises:
        ReglarioError: the search cannot be run as asked.
    """
    view = open_view(request)
    query = request.query_params.get("q", "").strip()
    within = _within(view, request.query_params.get("in"))
    kind = _kind(request.query_params.get("kind"))
    offset = _offset(request.query_params.get("offset"))
    note: Exception | None = None
    if query and within is None and kind is None and not offset:
        target, note = _number_page(view, query)
        if target is not None:
            return redirect(target)
    result = _search(view, query, within, kind, offset) if query else None
    chosen = {
        "q": query,
        "in": None if within is None else str(within),
        "kind": None if kind is None else str(kind),
    }
    context = {
        "query": query,
        "note": note,
        "note_code": problem_of(note).code if note else None,
        "near": _near(view, note),
        "result": result,
        "families": list(_families(view, result.hits)) if result else [],
        "facets": _choices(view, result, chosen, within) if result else {},
        "chosen": chosen,
        **_paging(view, chosen, offset, result.total if result else 0),
    }
    page = Page(
        path=view.page("search", **chosen, offset=offset),
        siblings=view.siblings("search", q=query),
        json=_json(view, query, within, kind) if query else None,
        is_listed=False,
        context=context,
    )
    return show(view, "search.html", page)


def _number_page(view: View, query: str) -> tuple[str | None, Exception | None]:
    """Return the page that a query leads to as a number, or why it leads to none.

    Neither, where it is no number at all.
    """
    asked, book = view.asked, view.book
    try:
        read = read_number(query)
    except UnusedLetter as error:
        return None, error
    except NumberError:
        return None, None
    try:
        lang = None if read.locale else book.locale
        edition = None if read.edition else book.edition
        found = find_read(asked, read, query, lang, edition)
    except AbsentError as error:
        return None, error
    return View(asked, found.book).url(found.record.number), None


def _near(view: View, note: Exception | None) -> list[str]:
    """Return the numbers beside one that is not there, as far as this rulebook has them."""
    if not isinstance(note, NoSuchRule | UnusedLetter):
        return []
    return [one for one in note.suggestions if view.book.get(RuleNumber.parse(one))][:_MOST_NEAR]


def _search(
    view: View, query: str, within: RuleNumber | None, kind: HitKind | None, offset: int
) -> SearchResult:
    request = SearchRequest(query, within, PAGE_SIZE, offset, kind)
    return view.asked.present.snapshot.search(view.book.edition, view.book.locale, request)


def _within(view: View, text: str | None) -> RuleNumber | None:
    if not text:
        return None
    try:
        read = read_number(text)
    except NumberError as error:
        raise BadParameter("in", str(error)) from error
    agreed(view.asked, read, view.book.locale, view.book.edition)
    return read.number


def _kind(text: str | None) -> HitKind | None:
    if not text:
        return None
    try:
        return HitKind(text)
    except ValueError as error:
        known = tuple(HitKind)
        raise BadParameter("kind", f"`kind` is one of {', '.join(known)}.", known) from error


def _offset(text: str | None) -> int:
    if not text:
        return 0
    if not (text.isascii() and text.isdigit() and int(text[:9]) <= FURTHEST and len(text) < 9):
        raise BadParameter("offset", f"`offset` is a number from 0 to {FURTHEST}.")
    return int(text)


def _families(view: View, hits: Sequence[Hit]) -> Iterator[Family]:
    """Yield hits in their order; a rule that neither comes first nor has a name heads nothing."""
    book = view.book.rulebook
    for family, group in groupby(hits, lambda hit: hit.family):
        number = RuleNumber.parse(family) if family else None
        found = [_found(view, hit) for hit in group]
        title = book.heading_of(number) if number else None
        if number and found[0].hit.number == number:
            yield Family(found[0], found[1:])
        elif number and title and len(found) > 1:
            yield Family(None, found, number, view.url(number), title, book.title_path(number))
        else:
            yield from (Family(one, []) for one in found)


def _found(view: View, hit: Hit) -> Found:
    snippet = hit.snippet
    spans = [
        span
        for highlight in hit.highlights
        if highlight.field == snippet.field
        for span in highlight.spans
    ]
    is_title = snippet.field == "title"
    if hit.number is None:
        url = term_url(view, hit.headword or "", snippet.text)
        path: tuple[str, ...] = ()
    else:
        url = view.url(hit.number)
        path = view.book.rulebook.title_path(hit.number)
        path = path[:-1] if is_title else path
    lead = view.book.example_mark + view.book.colon if snippet.is_of_example else ""
    return Found(hit, url, path, marked(snippet.text, snippet.start, spans), is_title, lead)


def _choices(
    view: View, result: SearchResult, chosen: Mapping[str, str | None], within: RuleNumber | None
) -> Mapping[str, list[Choice]]:
    """Return what a search can be narrowed to; where something is chosen, how to undo it."""
    kinds = dict(result.facets.kinds)
    if chosen["kind"]:
        kinds.setdefault(HitKind(chosen["kind"]), 0)
    return {
        "in": [_place(view, chosen, number, count) for number, count in _places(result, within)],
        "kind": [
            Choice(kind, kind, count, _narrowed(view, chosen, "kind", kind), chosen["kind"] == kind)
            for kind, count in kinds.items()
        ],
    }


def _places(result: SearchResult, within: RuleNumber | None) -> Iterator[tuple[RuleNumber, int]]:
    """Yield the places of hits: sections, or the chapters of a single one; a chosen one first.

    What a chosen place lies in itself is left out: its count is of that place alone.
    """
    facets = result.facets
    counted = facets.sections if len(facets.sections) > 1 else facets.chapters
    if within is not None:
        yield within, result.total
        counted = facets.chapters if within.level is Level.SECTION else ()
    yield from counted


def _place(view: View, chosen: Mapping[str, str | None], number: RuleNumber, count: int) -> Choice:
    record = view.book.get(number)
    title = (record.title if record else None) or view.book.rulebook.heading_of(number)
    called = str(number) if title else view.book.label(number)
    url = _narrowed(view, chosen, "in", str(number))
    return Choice(called, title or "", count, url, chosen["in"] == str(number))


def _narrowed(view: View, chosen: Mapping[str, str | None], name: str, value: str) -> str:
    narrowed = {**chosen, name: None if chosen[name] == value else value}
    return view.page("search", **narrowed)


def _paging(
    view: View, chosen: Mapping[str, str | None], offset: int, total: int
) -> Mapping[str, object]:
    after, last_page = next_offset(offset, PAGE_SIZE, total), (total - 1) // PAGE_SIZE * PAGE_SIZE
    before = max(0, min(offset - PAGE_SIZE, last_page))
    return {
        "next_page": view.page("search", **chosen, offset=after) if after else None,
        "previous_page": view.page("search", **chosen, offset=before) if offset else None,
        "first": offset + 1,
        "last": min(offset + PAGE_SIZE, total),
    }


def _json(view: View, query: str, within: RuleNumber | None, kind: HitKind | None) -> str:
    book = view.book
    query = f"{query} kind:{kind}" if kind else query
    return view.links.search(query, book.locale, book.edition, str(within) if within else None)
