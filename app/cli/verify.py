"""`reglario verify` and `reglario audit`: what the citation services answer, or their JSON."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.text import Text

from app.cli.building import Json
from app.cli.looking_up import Edition, Lang, asked_here
from app.cli.output import counted, print_json, print_text, say
from app.cli.texts import format_of, read_text
from app.schemas_citations import QuoteAsked
from app.verdicts import audit_fields, quotation_of, verification_fields
from indexer.quotes import audit as auditing
from indexer.quotes import verify as verifying
from indexer.quotes.findings import AuditFinding, AuditVerdict, Severity
from indexer.quotes.verdict import FAITHFUL, Verification
from indexer.references.prose import TextFormat

_STYLES = {Severity.OK: "green", Severity.WARNING: "yellow", Severity.BROKEN: "red"}


def verify(
    quote: Annotated[
        str, typer.Argument(help="The quotation, or - to read it from standard input.")
    ],
    number: Annotated[
        str | None, typer.Option(help="The rule that it is said to be from, or its handle.")
    ] = None,
    lang: Lang = None,
    edition: Edition = None,
    as_json: Json = False,
) -> None:
    """Say whether a quotation is what the rule says. Exit code 1: it is not, or it cannot be told.

    Without --number it is looked for in every rule. --json prints a result of
    /v1/citations/verify.
    """
    asked = asked_here()
    words = sys.stdin.read() if quote == "-" else quote
    item = QuoteAsked(quote=words, number=number, lang=lang, edition=edition)
    quotation = quotation_of(asked, item, 0)
    result = verifying.verify(quotation, asked.present.quotes, asked.languages)
    if as_json:
        print_json(verification_fields(asked.present, result))
    else:
        _print_result(result)
    if result.verdict not in FAITHFUL:
        raise typer.Exit(1)


def audit(
    file: Annotated[str, typer.Argument(help="A file, or - to read from standard input.")],
    form: Annotated[
        TextFormat | None,
        typer.Option("--format", help="Else told by the file's ending: .md, .html, or text."),
    ] = None,
    lang: Lang = None,
    edition: Edition = None,
    as_json: Json = False,
) -> None:
    """Check every citation and quotation of a text. Exit code 1: something in it is broken.

    --json prints what /v1/citations/audit answers.
    """
    asked = asked_here()
    text = read_text(file)
    found = auditing.audit(
        text,
        asked.present.quotes,
        form or format_of(file),
        locale=lang,
        edition=edition,
        preferred=asked.languages,
    )
    if as_json:
        print_json(audit_fields(asked.present, found))
    else:
        for finding in found.findings:
            _print_finding(text, finding)
        findings = counted(len(found.findings), "finding")
        say(f"{found.verdict}: {findings}, {len(found.confirmed)} confirmed.")
    if found.verdict is AuditVerdict.BROKEN:
        raise typer.Exit(1)


def _print_result(result: Verification) -> None:
    print_text(Text.assemble((result.verdict, "bold"), f": {result.message}"))
    for difference in result.differences:
        mark = " (the meaning is at risk)" if difference.at_risk else ""
        told = f"{difference.op}: {difference.quoted!r} for {difference.actual!r}{mark}"
        print_text(Text(told), indent=2)
    if result.passage is not None:
        print_text(Text(result.passage.text), indent=2)


def _print_finding(text: str, finding: AuditFinding) -> None:
    line = text.count("\n", 0, finding.start) + 1
    kind = (finding.kind, _STYLES[finding.severity])
    print_text(Text.assemble(f"{line}: ", kind, f": {text[finding.start : finding.end]}"))
    print_text(Text(finding.message), indent=2)
