"""The text again, with links: taken out, they leave what was there, byte for byte."""

from __future__ import annotations

import html
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from indexer.languages import all_profiles
from indexer.references.annotate import Link, annotate, mentions_in, prose_of
from indexer.references.prose import TextFormat

RENDER = MarkdownIt("commonmark").render
URL = "https://rules.example/es/1?a=b&c=d"


def as_it_is(text: str, start: int, end: int) -> str:
    return text[start:end]


def linked(text: str, form: TextFormat) -> str:
    prose = prose_of(text, form)
    mentions = mentions_in(text, prose, all_profiles())
    return annotate(
        text,
        prose,
        [Link(mention.start, mention.end, URL) for mention in mentions],
        lambda label, url: (
            f"[{label}](<{url}>)"
            if form is TextFormat.MARKDOWN
            else f'<a href="{html.escape(url)}">{label}</a>'
        ),
        as_it_is,
        is_markdown=form is TextFormat.MARKDOWN,
    )


def without_links(text: str) -> str:
    text = re.sub(rf"\[([^\[\]]*)\]\(<{re.escape(URL)}>\)", r"\1", text)
    return re.sub(
        rf'<a href="{re.escape(html.escape(URL))}">(.*?)</a>', r"\1", text, flags=re.DOTALL
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("la regla 704.5k.", "la [regla 704.5k](U)."),
        ("**704.5k**", "[**704.5k**](U)"),
        ("(_regla 704.5k_)", "([_regla 704.5k_](U))"),
        ("**regla 704.5k y más**", "**[regla 704.5k](U) y más**"),
        ("**véase 704.5k**.", "**véase [704.5k](U)**."),
        ("regla **704**", "[regla](U) [**704**](U)"),
        ("的**704.5k**的", "的**704.5k**的"),
        ("!704.5k \\704.5k", "!704.5k \\704.5k"),
        ("[704.5k]", "[[704.5k](U)]"),
        ("> la regla\n> 704", "> la [regla](U)\n> [704](U)"),
        ("`704.5k` [704.5k](x)", "`704.5k` [704.5k](x)"),
        ("<div>\nregla 704\n</div>", "<div>\nregla 704\n</div>"),
        ("704.5k\r\nx", "[704.5k](U)\r\nx"),
    ],
)
def test_markdown(text: str, expected: str) -> None:
    assert linked(text, TextFormat.MARKDOWN).replace(f"<{URL}>", "U") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<p>la regla 704.5k</p>", "<p>la <a>regla 704.5k</a></p>"),
        ("<b>regla</b> <i>704</i>", "<b><a>regla</a></b> <i><a>704</a></i>"),
        ("regla&nbsp;704 &lt;b>", "<a>regla&nbsp;704</a> &lt;b>"),
        ("<a href=x>704.5k</a>", "<a href=x>704.5k</a>"),
        ("regla\n 704", "<a>regla\n 704</a>"),
    ],
)
def test_html(text: str, expected: str) -> None:
    address = f'<a href="{html.escape(URL)}">'
    assert linked(text, TextFormat.HTML).replace(address, "<a>") == expected


MARKDOWN = st.sampled_from(
    [
        *("704.5k", "regla 702.19b", " ", " ", "\n", "\n\n", "palabra ", "**704.5k**", "*704.5n*"),
        *("**regla 704.5k**, ", "的**704.5k**的", " _704.5k_ ", "regla **704.5k**", "(**704.5k**)"),
        *(
            "> ",
            "- ",
            "1. ",
            "# ",
            "`704.5k`",
            "```\n",
            "[a 704.5k](u)",
            "[704.5k]",
            "![704.5k](u)",
        ),
        *(
            "<b>704.5k</b>",
            "\n<div>\n704.5k\n\n",
            "&nbsp;",
            "\\",
            "!",
            ": ",
            "    ",
            "\\*704.5k\\*",
        ),
    ]
)


@settings(max_examples=400)
@given(st.lists(MARKDOWN, max_size=8).map("".join))
def test_links_in_markdown_change_nothing_else(text: str) -> None:
    result = linked(text, TextFormat.MARKDOWN)
    assert without_links(result) == text
    assert without_links(RENDER(result)) == RENDER(text)


HTML = st.sampled_from(
    [
        *("704.5k", "regla 702.19b", "regla&nbsp;704", " ", "\n", "<b>", "</b>", "<p>", "</p>"),
        *("<br>", "<a href='x'>704.5k</a>", "<code>704.5k</code>", "<!-- 704.5k -->", "&lt;", "<"),
        *(
            "<i title='704.5k'>",
            "<sup>1</sup>",
            "704.5<b>k</b>",
            "<script>704.5k</script>",
            '"',
            "'",
        ),
    ]
)


@given(st.lists(HTML, max_size=10).map("".join))
@example('regla&nbsp;704"<"')  # no title of a rule
def test_links_in_html_change_nothing_else(text: str) -> None:
    result = linked(text, TextFormat.HTML)
    assert without_links(result) == text
    # No link holds a tag, so none is nested wrongly, and none stands in a tag.
    labels = re.findall(rf'<a href="{re.escape(html.escape(URL))}">(.*?)</a>', result, re.DOTALL)
    assert all("<" not in label and label.strip() == label for label in labels)


@given(st.text(alphabet="704.5k regla«»[]()<>&;`*_\\\n–-,y", max_size=80))
def test_every_span_is_that_of_its_match(text: str) -> None:
    for form in TextFormat:
        end = 0
        for mention in mentions_in(text, prose_of(text, form), all_profiles()):
            assert text[mention.start : mention.end] == mention.match
            assert end <= mention.start < mention.end
            end = mention.end
            for target in mention.targets:
                low, high = target.span
                assert mention.start <= low < high <= mention.end
