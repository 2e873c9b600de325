"""`reglario extract`: what a text cites, and the text again with links."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import typer
from rich.text import Text

from app.cli.building import Json
from app.cli.looking_up import Edition, Lang, asked_here
from app.cli.output import counted, print_json, print_text, say
from app.cli.texts import format_of, read_text
from app.extracts import extraction_fields
from app.problems import BadParameter
from app.schemas_citations import LONGEST_TEXT, ExtractAsked
from indexer.references.prose import TextFormat


class Written(StrEnum):
    """What an annotated text is marked up in."""

    MARKDOWN = "markdown"
    HTML = "html"


def extract(
    file: Annotated[str, typer.Argument(help="A file in UTF-8, or - to read standard input.")],
    form: Annotated[
        TextFormat | None,
        typer.Option("--format", help="Else told by the file's ending: .md, .html, or text."),
    ] = None,
    lang: Lang = None,
    edition: Edition = None,
    annotate: Annotated[
        bool, typer.Option("--annotate", help="Print the text with its mentions as links.")
    ] = False,
    annotate_as: Annotated[
        Written | None, typer.Option("--as", help="What a plain text becomes; else Markdown.")
    ] = None,
    as_json: Json = False,
) -> None:
    """List every rule that a text mentions, and what it is. Exit code 1: it mentions none.

    Without --lang the rulebook is that of the mention's own word (regla, règle). --json prints what
    /v1/citations/extract answers.
    """
    text = read_text(file)
    if len(text) > LONGEST_TEXT:
        raise BadParameter("file", f"{file} has more than {LONGEST_TEXT} characters.")
    wanted = ExtractAsked(
        text=text,
        format=form or format_of(file),
        lang=lang,
        edition=edition,
        output="annotated" if annotate else "mentions",
        annotate_as=annotate_as.value if annotate_as else None,
    )
    fields = extraction_fields(asked_here(), wanted)
    if as_json:
        print_json(fields)
    elif annotate:
        typer.echo(fields["annotated"], nl=False)
    else:
        for mention in fields["mentions"]:
            _print_mention(wanted.text, mention)
        mentions = counted(len(fields["mentions"]), "mention")
        say(f"{mentions}, {counted(len(fields['targets']), 'number')}.")
    if not fields["mentions"] and not annotate:
        raise typer.Exit(1)


def _print_mention(text: str, mention: dict[str, Any]) -> None:
    line = text.count("\n", 0, mention["start"]) + 1
    words = " ".join(mention["match"].split())
    print_text(Text.assemble(f"{line}: ", (words, "bold")))
    for target in mention["targets"]:
        style = "green" if target["status"].is_held else "red"
        book = f"{target['edition']}:{target['lang'] or '?'}"
        told = target["handle"] or f"{target['number']} ({book})"
        print_text(Text.assemble(f"{told}: ", (target["status"], style)), indent=2)
