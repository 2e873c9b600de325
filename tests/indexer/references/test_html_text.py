"""Where mentions may stand in HTML: never in a tag, in code, in a link."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.languages import all_profiles
from indexer.references.annotate import mentions_in, prose_of
from indexer.references.prose import OPAQUE, TextFormat


def matches(text: str) -> list[str]:
    found = mentions_in(text, prose_of(text, TextFormat.HTML), all_profiles())
    assert all(text[mention.start : mention.end] == mention.match for mention in found)
    return [mention.match for mention in found]


@pytest.mark.parametrize(
    "text",
    [
        '<a href="x">regla 704.5k</a>',
        "<a>704.5k<a>704.5m</a>",
        "<A HREF=x>704.5k</A >",
        "<code>704.5k <b>704.5m</b></code>",
        "<pre>704.5k <pre></pre> 704.5m</pre>",
        "<script>'<b>704.5k'; // </b></script>",
        "<style>/* 704.5k */</style >",
        "<textarea><b>704.5k</textarea>",
        "<title>704.5k</title>",
        '<p title="regla 704.5k" data-x=704.5m>a</p>',
        "<p title='> 704.5k'>a</p>",
        '<p title="704.5k',
        "<!-- 704.5k -->",
        "<!-- > 704.5k --!>",
        "<!-- 704.5k",
        "<!doctype 704.5k>",
        "<?x 704.5k?>",
        "</ 704.5k>",
        "<svg><text>704.5k</text></svg>",
        "<p>regla</p><p>704</p>",
        "regla<div>704</div>",
        "<button>704.5k</button>",
        "<p>https://x.example/704.5k</p>",
        "<code>704.5k",
        "&#55;04",
    ],
)
def test_what_is_left_alone(text: str) -> None:
    assert matches(text) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<p>la regla 704.5k.</p>", ["regla 704.5k"]),
        ("regla&nbsp;704", ["regla&nbsp;704"]),
        ("regla&nbsp704", ["regla&nbsp704"]),
        ("regla&#160;&#x37;04.5k", ["regla&#160;&#x37;04.5k"]),
        ("&sect;&nbsp;704", ["&sect;&nbsp;704"]),
        ("reglas 704.5a&ndash;c", ["reglas 704.5a&ndash;c"]),
        ("r&egrave;gle n&deg; 604.3a", ["r&egrave;gle n&deg; 604.3a"]),
        ("R&amp;D 704.5k &unknown; 704.5m", ["704.5k", "704.5m"]),
        ("regla\n      704", ["regla\n      704"]),
        ("regla<br>704", ["regla<br>704"]),
        ("<b>regla</b> <i>704</i>", ["regla</b> <i>704"]),
        ("704.5<b>k</b>", ["704.5<b>k"]),
        ("704.5k<sup>2</sup>", ["704.5k"]),
        ("<script>x</script>704.5k", ["704.5k"]),
        ("<!-->704.5k-->", ["704.5k"]),
        ("a < b, regla 704 > 3", ["regla 704"]),
        ("<p it's>704.5k</p>", ["704.5k"]),
        ("<svg/>704.5k", ["704.5k"]),
        ("<td>regla 704<td>705.1", ["regla 704", "705.1"]),
    ],
)
def test_what_is_found(text: str, expected: list[str]) -> None:
    assert matches(text) == expected


class Words(HTMLParser):
    """The text that the standard library's parser reads, outside of what is left alone."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.text = ""
        self.depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.depth += tag in ("code", "script")

    def handle_endtag(self, tag: str) -> None:
        if tag in ("code", "script") and self.depth:
            self.depth -= 1

    def handle_data(self, data: str) -> None:
        self.text += "" if self.depth else data


PIECES = st.sampled_from(
    [
        *(
            "<b>",
            "</b>",
            "<p class='x'>",
            "</p>",
            '<i title="a > b">',
            "<br/>",
            "<code>x<b></b></code>",
        ),
        *(
            "<script>if (a<b) '</p>'</script>",
            "<!-- a --><!---->",
            "&nbsp;",
            "&lt;",
            "&#65;",
            "&amp;",
        ),
        *("word", " ", "\n", "704.5k", "é", "𝒳", "a > b", "R&D "),
    ]
)


@given(st.lists(PIECES, max_size=12).map("".join))
def test_the_words_are_those_that_another_parser_reads(text: str) -> None:
    parser = Words()
    parser.feed(text)
    parser.close()
    prose = prose_of(text, TextFormat.HTML).text
    assert "".join(prose.replace(OPAQUE, "").split()) == "".join(parser.text.split())
