"""An audit and an extraction find the same mentions at the same places of a marked-up text."""

from __future__ import annotations

import re

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from indexer.languages import all_profiles
from indexer.quotes.markup import plain_of
from indexer.references.annotate import mentions_in, prose_of
from indexer.references.find import find_mentions
from indexer.references.prose import TextFormat

Place = tuple[int, int]


def audited(text: str, form: TextFormat) -> list[Place]:
    plain = plain_of(text, form)
    found = find_mentions(plain.divided(), all_profiles())
    return [plain.source_span(one.start, one.end) for one in found]


def extracted(text: str, form: TextFormat) -> list[Place]:
    found = mentions_in(text, prose_of(text, form), all_profiles())
    return [(one.start, one.end) for one in found]


WORDS = (
    *(
        "704.5k",
        "regla 702.19b",
        "reglas 704.5 y 704.6",
        "rule 7",
        "(704.5n)",
        "704.5l",
        "§ 405.6a",
    ),
    *("palabra", "«no se puede»", "«la regla 704.5k dice»", "R&D", "&amp;", "1 < 2", "é", "𝒳"),
)
HTML = st.sampled_from(
    (
        *WORDS,
        *WORDS,
        *(" ", "\n", "\r\n  ", "&nbsp;", "&nbsp", "&#160;", "&#55;04.5k", "regla&nbsp;7", "&nope;"),
        *("<b>", "</b>", "<i class='x'>", "<span title='a > b'>", "<br>", "<br/>", "<hr>"),
        *("<p>", "</p>", "<li>", "<td>", "<blockquote>", "</blockquote>", "<q>", "</q>", "</a>"),
        *(
            "x. <cite>",
            "</cite>. x",
            "<sup>",
            "</sup>",
            "<img alt='704.5m'>",
            "<wbr>",
            "<tbody>",
            "<x-y>",
        ),
        *("<!-- 704.5m -->", "<!-- > -->", "<!-->", "<!DOCTYPE html>", "<?php 704.5m ?>", "</>"),
        *(
            ". <script>'704.5m'</script> x",
            ". <style>704.5m</style > x",
            ". <template>704.5m</template> x",
        ),
        *("<", "</", "<b x='", '<b x="', "'", '"', ">", "&", "<!--", "-->"),
    )
)


@settings(max_examples=500)
@given(st.lists(HTML, max_size=12).map("".join))
def test_in_html(text: str) -> None:
    assert audited(text, TextFormat.HTML) == extracted(text, TextFormat.HTML)


EMPHASIS = st.sampled_from(("", "", "*", "**", "_", "__", "***"))
INLINE = st.lists(
    st.tuples(EMPHASIS, st.sampled_from(WORDS)).map(lambda pair: pair[0] + pair[1] + pair[0]),
    min_size=1,
    max_size=4,
).map(" ".join)
MARKDOWN = st.lists(
    st.tuples(
        st.sampled_from(("", "", "# ", "- ", "* ", "1. ", "> ", "> > ", "- > ", "> - ")),
        INLINE,
        st.sampled_from(("\n\n", "\r\n\r\n", "\n\n\n")),
    ).map("".join),
    max_size=5,
).map("".join)


@settings(max_examples=500)
@given(MARKDOWN)
def test_in_markdown(text: str) -> None:
    assert audited(text, TextFormat.MARKDOWN) == extracted(text, TextFormat.MARKDOWN)


@pytest.mark.parametrize("form", list(TextFormat))
@given(st.lists(st.sampled_from((*WORDS, " ", "\n", ", ")), max_size=12).map("".join))
@example("a\n   704.5k")
def test_without_markup(form: TextFormat, text: str) -> None:
    assume("    " not in text)  # it makes code, which an audit judges and an extraction leaves
    assert audited(text, form) == extracted(text, form)


@pytest.mark.parametrize(
    "text",
    [
        "rule 704.5 [a](http://e/)",
        "rule 704.5[a](http://e/)",
        "rule 999.9 [**x**](http://e/1)",
        "regla 405.6 y 405.6a y [b](http://e/)",
        "rule 704.5 [aa](http://e/), that is",
    ],
)
def test_a_link_is_no_letter_of_the_number_before_it(text: str) -> None:
    marked_up = re.sub(r"\[([^]]*)\]\([^)]*\)", r"<a href='x'>\1</a>", text.replace("**", ""))
    for form, written in ((TextFormat.MARKDOWN, text), (TextFormat.HTML, marked_up)):
        assert audited(written, form) == extracted(written, form) != []


def test_a_number_that_is_a_link_is_audited() -> None:
    text = "rule [704.5a](http://e/)"
    assert audited(text, TextFormat.MARKDOWN) == [(0, text.index("]"))]
