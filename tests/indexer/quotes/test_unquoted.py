"""What an answer tells behind a rule's number without quoting it."""

from __future__ import annotations

import time

import pytest

from indexer.quotes.audit import audit
from indexer.quotes.findings import Audit
from indexer.quotes.library import QuoteLibrary
from indexer.references.prose import TextFormat
from tests.factories import record, rulebook
from tests.indexer.quotes.shelf import Shelf, library

MARKDOWN, HTML = TextFormat.MARKDOWN, TextFormat.HTML

STAYS = "A ship that can’t leave stays where it is, and its cargo isn’t lost."
TURNED = STAYS.replace("isn’t lost", "is lost")
SHAPES = [
    (TextFormat.TEXT, "101.1a. {0}"),
    (TextFormat.TEXT, "So it is.\n\n101.1a {0} There you go."),
    (MARKDOWN, "**101.1a** {0}"),
    (MARKDOWN, "- **101.1a** — {0}\n- **102.1** is another."),
    (MARKDOWN, "2. (101.1a) {0}"),
    (MARKDOWN, "### Rule 101.1a\n\n{0}"),
    (MARKDOWN, "Rule 101.1a: *{0}*"),
    (MARKDOWN, "As rule 101.1a says: {0}"),
    (MARKDOWN, "| 101.1a | {0} | yes |\n|---|---|---|\n| 102.1 | no | no |"),
    (HTML, "<ul><li><b>101.1a</b> {0}</li></ul>"),
    (HTML, "<table><tr><td>101.1a</td><td>{0}</td></tr></table>"),
]


def audited(text: str, form: TextFormat = MARKDOWN) -> Audit:
    return audit(text, library("invented"), form, locale="en")


def kinds(text: str, form: TextFormat = MARKDOWN) -> list[tuple[str, str]]:
    return [(one.severity.value, one.kind) for one in audited(text, form).findings]


@pytest.mark.parametrize(("form", "shape"), SHAPES)
def test_words_behind_a_number_are_nearly_its_rule_or_are_not(form: TextFormat, shape: str) -> None:
    right = audited(shape.format(STAYS), form)
    assert right.verdict == "clean"
    assert "quote_exact" in {one.kind for one in right.confirmed}
    assert kinds(shape.format(TURNED), form) == [("broken", "quote_altered")]
    assert audited(shape.format("A stranded ship keeps its cargo."), form).verdict == "clean"


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("102.1. No ship can leave the harbour at low tide.", ["quote_from_another_rule"]),
        ("102.1. It is so. No ship can leave the harbour at low tide.", []),
        ("101.1a. A ship that can’t sail stays right where it is; its cargo isn’t lost.", []),
        (
            "101.1b. A ship must leave at high tide if its captain paid two coins.",
            ["quote_altered"],
        ),
        ("Unlike 101.1a, a ship that can’t leave stays where it is, and its cargo is lost.", []),
        (f"101.1a, 102.1: {TURNED}", ["quote_altered"]),
        (f"101.1a “{TURNED}”", ["quote_altered"]),
        (f"101.1a says “{TURNED}", ["quote_not_closed"]),
        (f"Chapter 100: {TURNED}", []),
        (f"See (102.1): {STAYS}", ["quote_from_another_rule"]),
        (f"See 102.1 for more, but in port: {STAYS}", []),
        (f"It is so (see 101.1a), but in port: {TURNED}", []),
    ],
)
def test_what_else_stands_behind_a_number(answer: str, found: list[str]) -> None:
    assert [one.kind for one in audited(answer).findings] == found


INVENTED = "No ship is lost at low tide where it stays in the harbour."


@pytest.mark.parametrize(
    ("form", "answer", "found"),
    [
        (MARKDOWN, "Rule 101.1a: *{0}*", ["quote_not_found"]),
        (MARKDOWN, "**101.1a** — __{0}__ That’s it.", ["quote_not_found"]),
        (
            MARKDOWN,
            "***101.1a*** ***{0} It stays where it is at low tide.***",
            ["quote_not_found"] * 2,
        ),
        (MARKDOWN, "By rule 101.1a, *{0}*", ["quote_not_found"]),
        (HTML, "<p>By rule 101.1a, <em>{0}</em></p>", ["quote_not_found"]),
        (HTML, "<p>Rule 101.1a: <b>{0}</b></p>", ["quote_not_found"]),
        (MARKDOWN, "Rule 101.1a: {0}", []),
        (MARKDOWN, "**Rule 101.1a: {0}**", []),
        (MARKDOWN, "Rule 101.1a: so **{0}**", []),
        (MARKDOWN, "Rule 101.1a: *No ship* is lost at low tide where it stays.", []),
        (MARKDOWN, "Rule 101.1a: *No ship is lost at low tide*", []),
        (MARKDOWN, "Rule 101.1a: *My dinghy won’t drift anyhow, whatever happens.*", []),
        (MARKDOWN, "By rule 101.1a, *no* ship is lost at low tide where it stays.", []),
        (MARKDOWN, "A **mark.\n\nRule 101.1a:** {0}", []),
    ],
)
def test_an_invented_sentence_in_other_letters_may_pass_for_the_rule(
    form: TextFormat, answer: str, found: list[str]
) -> None:
    judged = audited(answer.format(INVENTED), form)
    assert [one.kind for one in judged.findings] == found
    assert judged.verdict == ("warnings" if found else "clean")


@pytest.mark.parametrize(
    ("form", "shape"),
    [
        *((MARKDOWN, "So it is: *{0}* (101.1a)"), (MARKDOWN, "__{0}__ — rule 101.1a.")),
        *((MARKDOWN, "- *{0}* [101.1a]"), (HTML, "<p><i>{0}</i> (CR 101.1a)</p>")),
        (MARKDOWN, "102.1 is another. *A captain pays. {0}* (101.1a)"),
        (MARKDOWN, "So: <i>{0}</i> (101.1a)"),
    ],
)
def test_a_sentence_in_other_letters_before_its_citation(form: TextFormat, shape: str) -> None:
    right = audited(shape.format(STAYS), form)
    assert right.verdict == "clean"
    assert "quote_exact" in {one.kind for one in right.confirmed}
    assert kinds(shape.format(TURNED), form) == [("broken", "quote_altered")]
    assert kinds(shape.format(INVENTED), form) == [("warning", "quote_not_found")]
    full_stop = (
        shape.replace("{0}*", "{0}*.").replace("{0}__", "{0}__.").replace("{0}</i>", "{0}</i>.")
    )
    assert kinds(full_stop.format(TURNED[:-1]), form) == [("broken", "quote_altered")]


@pytest.mark.parametrize(
    "answer",
    [
        f"*{INVENTED}* Rule 101.1a says more.",
        f"*{INVENTED}* (See rule 101.1a.)",
        f"{INVENTED} (101.1a)",
        "*My dinghy won’t drift anyhow, whatever happens.* (101.1a)",
        "*no ship that stays in the harbour* (101.1a)",
        f"*{INVENTED}* (chapter 100)",
        f"“*{STAYS}*” (101.1a)",
    ],
)
def test_what_is_not_said_to_be_the_rule_before_a_citation(answer: str) -> None:
    assert kinds(answer) == []


@pytest.mark.parametrize(
    "lead",
    [
        *("Art. 101.1a {0}", "Art. 101.1a: {0}", "- art. 101.1a. {0}"),
        *(r"\textbf{{101.1a}} {0}", r"\textbf{{Rule 101.1a.}} {0}", r"\item \emph{{101.1a}}: {0}"),
    ],
)
def test_statutes_and_latex_begin_a_line_with_a_number_too(lead: str) -> None:
    assert "quote_exact" in {one.kind for one in audited(lead.format(STAYS)).confirmed}
    assert kinds(lead.format(TURNED), TextFormat.TEXT) == [("broken", "quote_altered")]


def test_a_word_before_a_number_does_not_say_whose_words_follow() -> None:
    assert kinds(f"Cf. 102.1. {STAYS}") == []


SAYS = (
    "A “storm” is weather (see rule 101.1). It means “A ship that follows it stays at sea.” "
    "Its waves are “high tides” or “low tides” (see rule 101.2). (See rule 100, “Captains.”)"
)
SAYING = Shelf(
    (
        rulebook(
            record("100", title="Captains"),
            record("101.1", "Weather is what it is."),
            record("101.2", "A wave is no tide at all."),
            record("102.1", SAYS),
            locale="en",
            edition="2026-03-01",
            complete=True,
        ),
    )
)


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        (f"102.1. {SAYS}", []),
        (f"102.1. {SAYS} That means no ship stays at sea.", []),
        (f"**102.1** {SAYS} As “Weather is not what it is” (101.1).", ["quote_altered"]),
        (f"102.1: “{SAYS}”", []),
        (f"102.1: “{SAYS} No wave is a tide.”", ["quote_altered"]),
        (f"102.1. {SAYS.replace('stays', 'can’t stay')}", ["quote_altered"]),
    ],
)
def test_what_a_rule_quotes_itself_is_its_own(answer: str, found: list[str]) -> None:
    judged = audit(answer, QuoteLibrary(SAYING), MARKDOWN)
    assert [one.kind for one in judged.findings if "quote" in one.kind] == found


def test_a_finding_tells_the_sentence_and_its_citation() -> None:
    answer = f"So it is.\n\n- **Rule 101.1a**: *{TURNED}* Sorry."
    (finding,) = audited(answer).findings
    assert answer[finding.start : finding.end] == TURNED
    assert answer[slice(*finding.mention_span)] == "Rule 101.1a"
    assert finding.result is not None
    assert finding.result.passage is not None
    assert finding.result.passage.text == STAYS


@pytest.mark.parametrize(
    "unit",
    [
        "101.1a: a ",
        "101.1a\n",
        "101.1a. A b. ",
        "(",
        "| ",
        "101.1a: “a” b. C ",
        "101.1a" + ":" * 40,
    ],
)
def test_many_numbers_take_linear_time(unit: str) -> None:
    started = time.process_time()
    audited((unit * 60_000)[:60_000] + "x 101.1a")
    assert time.process_time() - started < 4
