"""`reglario add`, `remove`, `fetch`: the documents of the data directory. They read, tell, ask."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from app.cli.output import counted, print_json, print_table, progress, say
from app.settings import Settings
from indexer.adding import writing
from indexer.adding.candidate import Candidate, Wish, read_candidate
from indexer.model.errors import NoSuchDocument, RefusedSource
from indexer.model.rule import RuleRecord
from indexer.model.rulebook import UNKNOWN
from indexer.sources.manifest import AUTO, SourceEntry, read_manifest

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask; for scripts.")]
File = Annotated[
    Path, typer.Argument(exists=True, dir_okay=False, help="Text, HTML, PDF, DOCX, PO or CSV.")
]
Lang = Annotated[str, typer.Option(help="Language of the text: es, fr, pt-BR …")]
EditionId = Annotated[str, typer.Option(help="Date of effect (2021-04-22), or a slug: undated.")]
Encoding = Annotated[
    str | None,
    typer.Option(help="utf-8, cp1252, utf-16 …; one is suggested when it is not given."),
]
Layout = Annotated[str, typer.Option(help="How rules are printed; recognised by itself.")]
Title = Annotated[str, typer.Option(help="As the document prints it.")]
Publisher = Annotated[str, typer.Option(help="Who published it.")]
Official = Annotated[bool, typer.Option("--official", help="By the game's publisher.")]
Complete = Annotated[bool, typer.Option("--complete", help="A whole book, no excerpts.")]
RetrievedOn = Annotated[str, typer.Option(help="When it was received: 2026-11-29.")]
Licence = Annotated[str, typer.Option(help="Under which terms.")]
Url = Annotated[str | None, typer.Option(help="Where `reglario fetch` finds it.")]
Place = Annotated[
    str | None,
    typer.Option("--as", metavar="PATH", help="Where it is to lie in the data directory."),
]
AcceptLossy = Annotated[
    bool, typer.Option("--accept-lossy", help="Take a damaged text; every citation will say so.")
]
AcceptFewer = Annotated[
    bool, typer.Option("--accept-fewer", help="Take a book with far fewer rules than the last.")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only read and report.")]

_SAMPLE = 5
_EXCERPT = 100


def add(
    file: File,
    lang: Lang,
    edition: EditionId,
    encoding: Encoding = None,
    layout: Layout = AUTO,
    title: Title = UNKNOWN,
    publisher: Publisher = UNKNOWN,
    official: Official = False,
    complete: Complete = False,
    retrieved_on: RetrievedOn = UNKNOWN,
    licence: Licence = UNKNOWN,
    url: Url = None,
    place: Place = None,
    accept_lossy: AcceptLossy = False,
    accept_fewer: AcceptFewer = False,
    dry_run: DryRun = False,
    yes: Yes = False,
    as_json: Json = False,
) -> None:
    """Add a document: it is read and reported on, then copied, and declared in sources.toml.

    Web pages, PDF, Word documents, gettext catalogues (these need the extra `import`) and tables of
    spreadsheets (CSV) are made into text, which is kept beside the original. A document of which
    something would be lost is refused, and nothing is left behind. Afterwards run `reglario build`.
    """
    wish = Wish(
        file=file,
        lang=lang,
        edition=edition,
        encoding=encoding,
        layout=layout,
        title=title,
        publisher=publisher,
        official=official,
        complete=complete,
        retrieved_on=retrieved_on,
        licence=licence,
        url=url,
        place=place,
        accept_lossy=accept_lossy,
        accept_fewer=accept_fewer,
    )
    _add(wish, dry_run=dry_run, yes=yes, as_json=as_json)


def _add(wish: Wish, *, dry_run: bool, yes: bool, as_json: bool) -> None:
    if not dry_run:
        _check_askable(yes)
    data = Settings().data
    with progress() as step:
        candidate = read_candidate(data, wish, on_step=lambda what: step(what, 0, None))
    if as_json:
        print_json(_answer(candidate))
    else:
        _print(candidate)
    if candidate.refusals:
        raise RefusedSource(candidate.path, " ".join(candidate.refusals))
    if dry_run:
        say("nothing was written (--dry-run).")
        return
    _check_encoding(candidate, yes)
    _ask(f"Add {candidate.path} to {data}?", yes)
    writing.add(data, candidate)
    say(f"added {candidate.path}; run `reglario build` to serve it.")


def remove(
    path: Annotated[str, typer.Argument(help="As sources.toml has it: es/apartado-111.txt.")],
    yes: Yes = False,
) -> None:
    """Remove a document: its entry in sources.toml, and its file.

    Afterwards run `reglario build`.
    """
    _check_askable(yes)
    data = Settings().data
    entry = _entries(data, [path])[0]
    _ask(f"Remove {path} ({entry.edition}, {entry.locale}) from {data}?", yes)
    for gone in writing.remove(data, path):
        say(f"removed {gone}")
    say("run `reglario build` to serve what is left.")


def fetch(
    paths: Annotated[
        list[str] | None,
        typer.Argument(help="Documents; all that declare a url when none is named."),
    ] = None,
) -> None:
    """Download documents again from the url that sources.toml declares (needs the extra `fetch`).

    A file whose digest is declared is only accepted as that very file. No build fetches anything.
    """
    from indexer.adding import fetching  # it needs an extra, which the other commands do not

    data = Settings().data
    entries = _entries(data, paths) if paths else read_manifest(data).entries
    chosen = [entry for entry in entries if paths or entry.url is not None]
    if not chosen:
        say("no document declares a url.")
        return
    outcomes = []
    with progress() as step:
        for entry in chosen:
            told = partial(step, f"fetching {entry.url}")
            told(0, None)
            outcome = fetching.fetch(data, entry, on_progress=told)
            outcomes.append((entry.original or entry.path, outcome.value))
    print_table(("document", "outcome"), outcomes)


def _check_askable(yes: bool) -> None:
    if not yes and not sys.stdin.isatty():
        raise typer.BadParameter(
            "nobody can be asked here (the input is no terminal); add --yes to go on unasked."
        )


def _check_encoding(candidate: Candidate, yes: bool) -> None:
    """Nobody agrees to a suggestion where nobody is asked."""
    suggestion = candidate.suggestion
    if yes and suggestion is not None and not suggestion.is_certain:
        raise typer.BadParameter(
            f"{suggestion.encoding} is only a suggestion; if it is right, say "
            f"--encoding {suggestion.encoding}."
        )


def _ask(question: str, yes: bool) -> None:
    if not yes and not typer.confirm(question, err=True):
        say("nothing was changed.")
        raise typer.Exit(1)


def _entries(data: Path, paths: list[str]) -> list[SourceEntry]:
    held = {entry.path: entry for entry in read_manifest(data).entries}
    for path in paths:
        if path not in held:
            raise NoSuchDocument(path, list(held))
    return [held[path] for path in paths]


def _print(candidate: Candidate) -> None:
    judged, suggestion = candidate.judged, candidate.suggestion
    info, parsed, before = judged.rulebook.info, judged.parsed, judged.before
    rows: list[tuple[str, object]] = [
        ("document", candidate.path),
        ("language", info.locale),
        ("edition", info.edition.id),
        ("date of effect", parsed.printed_on or "none is printed"),
        ("layout", parsed.layout),
        ("encoding", candidate.fields["encoding"]),
    ]
    if suggestion is not None:
        rows.append(("", f"a suggestion, none was given: {suggestion.reason}"))
    rows += [(name, count) for name, count in asdict(info.counts).items()]
    if before is not None:
        then = before.info.counts
        held = f"{counted(then.rules, 'rule')}, {counted(then.subrules, 'subrule')}"
        rows.append((f"in {before.info.edition}", held))
    rows += [("left out", len(parsed.left_out)), ("lossy", "accept_lossy" in candidate.fields)]
    print_table(("what", "found"), [(name, str(value)) for name, value in rows])
    told = [
        *(("note", one) for one in candidate.notes),
        *(("loss", one) for one in candidate.losses),
    ]
    kinds = Counter(finding.kind for finding in judged.rulebook.findings)
    first = {finding.kind: finding for finding in reversed(judged.rulebook.findings)}
    for kind, count in kinds.most_common():
        where = first[kind].number or (f"line {first[kind].line}" if first[kind].line else "")
        told.append((f"{kind} × {count}", f"{where}: {first[kind].message}".removeprefix(": ")))
    if told:
        print_table(("finding", "first"), told)
    sample = _sample(candidate)
    print_table(("sample", "text"), [(str(one.number), _excerpt(one)) for one in sample])


def _sample(candidate: Candidate) -> list[RuleRecord]:
    """Some rules from the first to the last."""
    rules = [record for record in candidate.judged.rulebook.records if record.text]
    wide = max(1, (len(rules) - 1) // (_SAMPLE - 1))
    return rules[::wide][: _SAMPLE - 1] + rules[-1:] if len(rules) > _SAMPLE else rules


def _excerpt(record: RuleRecord) -> str:
    text = " ".join((record.text or "").split())
    return text if len(text) <= _EXCERPT else text[:_EXCERPT] + "…"


def _answer(candidate: Candidate) -> dict[str, Any]:
    judged, suggestion = candidate.judged, candidate.suggestion
    printed = judged.parsed.printed_on
    return {
        "entry": candidate.fields,
        "suggested_encoding": asdict(suggestion) if suggestion else None,
        "printed_on": str(printed) if printed else None,
        "layout": judged.parsed.layout,
        "counts": asdict(judged.rulebook.info.counts),
        "compared_with": judged.before.info.edition.id if judged.before else None,
        "notes": candidate.notes,
        "losses": candidate.losses,
        "refusals": candidate.refusals,
        "findings": [asdict(finding) for finding in judged.rulebook.findings],
        "sample": [{"number": str(one.number), "text": one.text} for one in _sample(candidate)],
    }
