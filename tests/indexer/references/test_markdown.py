"""Where mentions may stand in Markdown: held against an independent parser of CommonMark."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from indexer.languages import all_profiles
from indexer.references.annotate import mentions_in, prose_of
from indexer.references.prose import TextFormat

RENDER = MarkdownIt("commonmark").render


def numbers(text: str, form: TextFormat = TextFormat.MARKDOWN) -> list[str]:
    found = mentions_in(text, prose_of(text, form), all_profiles())
    assert all(text[mention.start : mention.end] == mention.match for mention in found)
    return [target.written for mention in found for target in mention.targets]


@pytest.mark.parametrize(
    "text",
    [
        "`704.5k`",
        "``a ` 704.5k``",
        "```\n704.5k\n```",
        "~~~ info\n704.5k\n",
        "- ```\n  704.5k\n  ```",
        "> ~~~\n> 704.5k",
        "    704.5k",
        "- a\n\n      704.5k",
        "[704.5k](u)",
        "[see 704.5k and `b`](<a b> 'title')",
        "[a](u '704.5k')",
        "[a](704.5k_(b))",
        "![704.5k](u)",
        "[![704.5k](u)](v)",
        "[704.5k]: /u",
        "[704.5k]\n\n[704.5K]: <x>",
        "[a 704.5k][b]\n\n[b]: x 'y'",
        "[a][704.5k]\n\n[704.5k]:\n  /u",
        "[704.5k][]\n\n[704.5k]: /u",
        "<http://x/704.5k>",
        "<704.5k@example.org>",
        "http://example.org/704.5k",
        "<b title='704.5k'>a</b>",
        "a <code>704.5k</code> <a href='x'>704.5k</a>",
        "<!-- 704.5k -->",
        "a <!-- 704.5k --> b",
        "<pre>\n704.5k\n</pre>",
        "<div>\n<code>704.5k\n</code></div>",
        "\\704.5k2",
    ],
)
def test_what_is_left_alone(text: str) -> None:
    assert numbers(text) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[704.5g]", ["704.5g"]),
        ("[CR 704.5g] (x y)", ["704.5g"]),
        ("[a](b c 704.5k", ["704.5k"]),
        ("\\[704.5k](u)", ["704.5k"]),
        ("`704.5k", ["704.5k"]),
        ("``704.5k`", ["704.5k"]),
        ("# regla 704.5k #", ["704.5k"]),
        ("regla 704.5k\n===", ["704.5k"]),
        ("> la regla\n> 704", ["704"]),
        ("> la regla\n704", ["704"]),
        ("- regla 704\n\n  regla 705\n- 706", ["704", "705"]),
        ("a\n    regla 704", ["704"]),
        ("regla\n\n704", []),
        ("regla\n- 704", []),
        ("regla **704.5k**, *704.5m* y __704.5n__", ["704.5k", "704.5m", "704.5n"]),
        ("_704.5k_ ~~704.5m~~", ["704.5k", "704.5m"]),
        ("**regla** 704", ["704"]),
        ("regla 704.5*a*, *704.5*b y ***704**.5c*", ["704.5a", "704.5b", "704.5c"]),
        ("- *704*.5c\n- regla 704.**5**d", ["704.5c", "704.5d"]),
        ("regla 704.5**k**–**m**", ["704.5k", "704.5m"]),
        ("regla 704.5* a, 704.5~~a~~ y 704.6*", ["704.5", "704.5", "704.6"]),
        ("regla&nbsp;704", ["704"]),
        ("<div>\nregla 704\n</div>\n\nregla 705", ["704", "705"]),
        ("<b>regla</b> 704", ["704"]),
        ("| regla 704 | `705.1` |\n|---|---|\n| 704.5k | b |", ["704", "704.5k"]),
        ("[ref]: /u\nregla 704", ["704"]),
        ("1. a\n2. `b`\n   regla 704\r\n\r\n3) regla 705\r", ["704", "705"]),
        ("\tcode 704.5k\n\nregla 704", ["704"]),
        ("a `x\n\ny` regla 704", ["704"]),
    ],
)
def test_what_is_found(text: str, expected: list[str]) -> None:
    assert numbers(text) == expected


PIECES = st.sampled_from(
    [
        *(
            "(704.5k)",
            "(regla 702.19b)",
            "(704.5n)",
            "(regla 7)",
            "xyz",
            "palabra.",
            " ",
            "\n",
            "\n\n",
        ),
        *("> ", "- ", "1. ", "2) ", "    ", "  ", "\t", "`", "``", "```\n", "~~~\n", "# ", "---\n"),
        *("===\n", "[", "]", "(", ")", "](/u)", '](<u v> "t")', "![", "][ref]", "[]", "[ref]"),
        *("[ref]: /u\n\n", "<http://a/704.5k>", "<b>", "</b>", "<code>704.5k</code>", "\\", "\\["),
        *("<a href='x'>704.5k</a>", "\n<div>\n(704.5m).\n\n", "<!-- 704.5p -->", "&nbsp;", "&amp;"),
        *("*", "**", '"', "'", "<", '<x y="(704.5q)">', ": ", "!", "\n  ", "\r\n"),
    ]
)


@settings(max_examples=400)
@given(st.lists(PIECES, max_size=10).map("".join))
@example("[<http://a/704.5k>(704.5k)](/u)")
@example("![<http://a/704.5k>(704.5k)](/u)")
@example("[<a href='x'>704.5k</a>(704.5k)](/u)")
@example("![<a href='x'>704.5k</a>(704.5k)](/u)")
@example("[<A href='x'>704.5k</A>(704.5k)](/u)")
def test_the_same_is_found_in_what_another_parser_makes_of_it(text: str) -> None:
    """Markdown, and the HTML that it stands for, mention the same rules."""
    assert numbers(text) == numbers(RENDER(text), TextFormat.HTML)


HOSTILE = (
    *(
        "[",
        "]",
        "![",
        "[a](",
        "[a](<",
        "`",
        "`a``",
        "```\n",
        "*",
        "**a",
        "_a_",
        "~",
        "<",
        "<a ",
        "<!--",
    ),
    *("<a x='", '<a x="', "<?", "<![CDATA[", "&", "&amp", "> ", "- ", "1. ", "\t", "\\", "\\["),
    *("[a]: b\n", "[a]: <b\n", "[a]: b 'c\n", "[a][", "[704.5k", "(704.5k", "<div>\n", "a\n", "\r"),
    *(
        "# ",
        "- a\n",
        ">>>>> a\n",
        "<code>",
        "<pre>\n",
        "[a](b '",
        "((((",
        "[a](b\\",
        "-----",
        "|a|\n",
    ),
    *("<script>", "<textarea>", "<!", "</", "<a/", "<a =", "<!-->", "</title", "&#1", '<a "'),
)

CLOSING = """x'"`>]])--></a></code></script>?>"""


def seconds(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(2):
        started = time.process_time()
        work()
        best = min(best, time.process_time() - started)
    return best


@pytest.mark.parametrize("form", [TextFormat.MARKDOWN, TextFormat.HTML])
def test_time_grows_with_the_length_whatever_the_text(form: TextFormat) -> None:
    grown = {}
    for mark in HOSTILE:
        # What would close it all stands at the very end, where it does most harm.
        short, long = (mark * (size // len(mark)) + CLOSING for size in (4_000, 32_000))
        before, after = (seconds(lambda text=text: prose_of(text, form)) for text in (short, long))  # type: ignore[misc]
        # Eight times the text: a quadratic scanner takes sixty-four times as long.
        if after > 24 * max(before, 0.0005):
            grown[mark] = (before, after)
    assert not grown
