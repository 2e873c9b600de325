"""The tools: what each is called, what a model is told of it, what it takes and gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.asked import Asked
from app.mcp import answering, arguments, results
from app.mcp.arguments import Arguments
from app.schemas import Shape

INSTRUCTIONS = """
The Magic: The Gathering Comprehensive Rules as numbered records, each text verbatim from a source.
Never state, number or quote a rule from memory. Find it (search_rules, get_rule), quote its `text`
word for word in the language it is in, and cite its `handle` and `url`. Where you translate, say
so: a translation is no quotation. Where a rule is not held, or `abridged` cut its text short, say
so. Before you send an answer that cites or quotes rules, give all of it to audit_answer; mend what
it calls broken, and audit it again.
""".strip().replace("\n", " ")


@dataclass(frozen=True, slots=True)
class RuleTool:
    """One tool.

    Attributes:
        name, title, description: as a client shows them to its model and its user.
        arguments, result: what it takes and gives. answer: does it; raises ReglarioError.
    """

    name: str
    title: str
    description: str
    arguments: type[Arguments]
    result: type[Shape]
    answer: Callable[[Asked, Any], Shape]


TOOLS = (
    RuleTool(
        "search_rules",
        "Search the rules",
        "Find rules and glossary entries by words, phrases or a number, when you do not know the "
        "number. Searches one rulebook (one language, one edition), or one in each of several "
        "languages. Answers the best hits with their exact text, language, handle and pinned URL; "
        "inflection and accents make no difference. Use the words of the language that you search "
        "in.",
        arguments.Search,
        results.SearchAnswer,
        answering.search_rules,
    ),
    RuleTool(
        "get_rule",
        "Look up a rule",
        "Get one section, chapter, rule or subrule by its number or handle: exact text, examples, "
        "neighbours, pinned URL, and whether the text is cut short (`abridged`) or its letter was "
        "worked out (`inferred`). Use it before you quote or cite any rule. Never answers another "
        "number, language or edition than the one asked for.",
        arguments.Rule,
        results.RuleAnswer,
        answering.get_rule,
    ),
    RuleTool(
        "get_references",
        "Follow a rule's references",
        "List the rules that a rule's text and examples mention, and the rules that mention it; "
        "each target says whether it is held. Use it to find what else bears on a question; get "
        "the texts with get_rule.",
        arguments.References,
        results.ReferencesAnswer,
        answering.get_references,
    ),
    RuleTool(
        "verify_quotes",
        "Verify quotations",
        "Tell of each quotation whether it is what the rule says, word for word: exact, "
        "typographic, elided, altered (with the differences, and whether the meaning is at risk), "
        "elsewhere, too_short, not_found or cannot_tell; always with the true text. Without a "
        "number, every rule is looked through.",
        arguments.Quotes,
        results.QuotesAnswer,
        answering.verify_quotes,
    ),
    RuleTool(
        "audit_answer",
        "Audit an answer",
        "Check a whole answer before it is sent: resolves every rule number in it and verifies "
        "every quotation. One verdict: `broken` (a quotation is altered, not found, or from "
        "another rule, edition or language than cited; or a number that cannot exist), `warnings` "
        "(something cannot be told), or `clean`. Mend what is broken and audit again.",
        arguments.Answer,
        results.AuditAnswer,
        answering.audit_answer,
    ),
)


def loaded(asked: Asked) -> str:
    """Return which languages and editions there are, as sentences for a model."""
    snapshot = asked.present.snapshot
    counts = Counter(info.locale for info in snapshot.rulebooks)
    books = []
    for locale in asked.languages:
        others = counts[locale] - 1
        told = f" and {others} other edition{'s' if others > 1 else ''}" if others else ""
        books.append(f"{locale} ({snapshot.latest(locale).edition.id}{told})")
    return f"Loaded: {', '.join(books)}. Without `lang`, they are tried in this order."
