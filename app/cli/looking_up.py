"""`reglario show` and `reglario search`: what the service answers, on a terminal or as its JSON."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from app.asked import Asked
from app.books import Book
from app.citations.citation import Citation, TermCitation
from app.cli.building import Json
from app.cli.output import print_json, print_text, say
from app.dependencies import find_rule, search_scopes
from app.hits import neighbours_of, search_fields
from app.interleaving import search_in
from app.links import Links
from app.live import Present
from app.parameters import SearchQuery
from app.records import rule_fields
from app.settings import Settings
from indexer.model.rule import NumberOrigin, RuleRecord
from indexer.search import Hit, SearchRequest, SearchResult
from indexer.snapshot.reader import Snapshot

Lang = Annotated[
    str | None,
    typer.Option(
        help="Language, as es or pt-BR; else REGLARIO_DEFAULT_LANG, then any that has the rule."
    ),
]
Langs = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help="Languages: es, or es,fr, or '*' for all; else REGLARIO_DEFAULT_LANG, then any.",
    ),
]
Edition = Annotated[
    str | None, typer.Option(help="Edition: a date, or undated; else the latest one.")
]


def show(
    number: Annotated[
        str, typer.Argument(help="Section, chapter, rule or subrule: 704.5k, 113.6k@undated:es.")
    ],
    lang: Lang = None,
    edition: Edition = None,
    children: Annotated[
        bool, typer.Option("--children", help="Show what is one level below it too.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Show one rule with its examples, and where it was read. Exit code 1: there is none.

    The number is read tolerantly (704.5K, (704.5k), "regla 704.5 k"). --json prints what
    /v1/rules/{number} answers.
    """
    found = find_rule(asked_here(), number, lang, edition)
    below = found.book.children(found.record.number) if children else []
    if as_json:
        fields = rule_fields(*found)
        if children:
            fields["included"] = [rule_fields(found.book, record) for record in below]
        print_json(fields)
        return
    for at, record in enumerate([found.record, *below]):
        if at:
            print_text(Text())
        _print_record(found.book, record)


def search(
    query: Annotated[str, typer.Argument(help='Words (all of them), "phrases", a rule number.')],
    lang: Langs = None,
    edition: Edition = None,
    within: Annotated[
        str | None, typer.Option("--in", help="Only this section, chapter or rule and below.")
    ] = None,
    limit: Annotated[int, typer.Option(min=1, max=100, help="The most hits.")] = 10,
    as_json: Json = False,
) -> None:
    """Search one rulebook, or one a language, the best hits first. Exit code 1: nothing was found.

    Accents and inflection make no difference. Several languages give their hits in turn. --json
    prints what /v1/search answers.
    """
    asked = asked_here()
    scopes = search_scopes(asked, query, within, lang, edition)
    found = search_in(asked.present.snapshot, scopes, SearchRequest(query, limit=limit))
    if as_json:
        shape = SearchQuery.model_construct(
            q=query, lang=lang, edition=edition, within=within, limit=limit
        )
        print_json(search_fields(found, shape, neighbours_of(found, shape)))
    else:
        for book, hit in found.hits:
            _print_hit(book, hit)
        for book, result in found.pages:
            _tell(book.info.key, result)
    if not found.total:
        raise typer.Exit(1)


def asked_here() -> Asked:
    """A request without headers to the current snapshot."""
    settings = Settings()
    present = Present(Snapshot.open(settings.snapshot), settings, Links(settings.base_url))
    return Asked(present, {"headers": ()})


def _print_record(book: Book, record: RuleRecord) -> None:
    print_text(_heading(book, record))
    if record.text is not None:
        print_text(Text(record.text))
    for example in record.examples:
        print_text(_as_example(book, Text(example.text)), indent=2)
    for duplicate in record.duplicates:
        print_text(Text("Printed under the same number:", style="italic"))
        print_text(Text(duplicate.text or duplicate.title or ""), indent=2)
    print_text(Text(_pointer(book, book.cite(record), record.origin), style="dim"))


def _heading(book: Book, record: RuleRecord) -> Text:
    path = " › ".join(book.rulebook.title_path(record.number))
    label = (book.label(record.number), "bold")
    return Text.assemble(label, f" · {path}") if path else Text.assemble(label)


def _pointer(
    book: Book, citation: Citation | TermCitation, origin: NumberOrigin | None = None
) -> str:
    """Where a text was read: edition and language, the line of its source, what to know of it."""
    told = [citation.handle if isinstance(citation, Citation) else book.info.key]
    if citation.source is None:
        told.append("implied by the numbers below it")
    else:
        told.append(f"{citation.source.document}:{citation.source.line}")
    if origin is not None:
        told.append(f"number {origin.value}")
    told += citation.caveats
    if not book.info.official:
        told.append("unofficial")
    return " · ".join(told)


def _as_example(book: Book, text: Text) -> Text:
    return Text.assemble((book.example_mark + book.colon, "bold"), text)


def _print_hit(book: Book, hit: Hit) -> None:
    record = None if hit.number is None else book.get(hit.number)
    if record is None:
        print_text(Text.assemble((hit.headword or "", "bold"), " · glossary"))
    else:
        print_text(_heading(book, record))
    snippet = _snippet(hit)
    print_text(_as_example(book, snippet) if hit.snippet.is_of_example else snippet, indent=2)
    if (citation := book.cite_hit(hit)) is not None:
        pointer = _pointer(book, citation, record.origin if record else None)
        print_text(Text(pointer, style="dim"), indent=2)


def _tell(key: str, result: SearchResult) -> None:
    """Tell how the query was read in one rulebook, and how much of what it holds was shown."""
    if result.left_out:
        left_out = ", ".join(result.left_out)
        say(f"not everything found in {key} has all the words; left out: {left_out}")
    if result.did_you_mean:
        say(f"did you mean, in {key}: {result.did_you_mean}")
    say(f"{result.total} found in {key}, {len(result.hits)} shown.")


def _snippet(hit: Hit) -> Text:
    """The snippet with what was matched in it marked, and an ellipsis where it leaves text out."""
    snippet = hit.snippet
    text = Text(snippet.text)
    for highlight in hit.highlights:
        if highlight.field == snippet.field:
            for start, end in highlight.spans:
                if start < snippet.end and end > snippet.start:
                    text.stylize("bold yellow", max(0, start - snippet.start), end - snippet.start)
    cut = ("…" if snippet.start else "", "…" if snippet.end < snippet.length else "")
    return Text(cut[0]) + text + Text(cut[1])
