"""Markdown shows what the rule prints: read back with a CommonMark parser."""

from __future__ import annotations

import html
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from app.citations.escaping import escape_markdown


def shown(markdown: str) -> str:
    """What a reader sees of it, with the mark-up that is none of ours left visible."""
    page = MarkdownIt("commonmark").enable(["strikethrough", "table"]).render(markdown)
    paragraphs = re.fullmatch(r"(?:<p>(.*)</p>\n)?", page, re.DOTALL)
    assert paragraphs, page
    assert "<" not in (paragraphs[1] or "").replace("<br />", ""), page
    return html.unescape(paragraphs[1] or "")


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("704. State-Based Actions", "704\\. State-Based Actions"),
        ("1) one", "1\\) one"),
        ("- 801.1 Opción", "\\- 801.1 Opción"),
        ("*emphasis* _too_", "\\*emphasis\\* \\_too\\_"),
        ("[coût] ~~no~~ ||spoiler||", "\\[coût\\] \\~\\~no\\~\\~ \\|\\|spoiler\\|\\|"),
        ("# no heading", "\\# no heading"),
        ("<b>&amp;", "\\<b\\>\\&amp;"),
        ("+1/+1", "\\+1/+1"),
        ("Regla 113.6k", "Regla 113.6k"),
    ],
)
def test_escapes(text: str, escaped: str) -> None:
    assert escape_markdown(text) == escaped
    assert shown(escaped) == text


@given(st.text("ab1. )*_-#>`~[]()<&;=+|\\!:/{}«é", max_size=40))
def test_any_line_is_shown_as_it_is(text: str) -> None:
    assert shown(escape_markdown(text)).strip() == text.strip()
