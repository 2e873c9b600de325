"""Lines are told from a table, as counting the line ends of the text tells them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from indexer.snapshot.lines import decode_lines, encode_lines

TEXTS = st.text(st.sampled_from("ab\r\n\u2028\u0085\v\f ñ"), max_size=40)


@given(TEXTS)
def test_the_line_of_every_character(text: str) -> None:
    table = decode_lines(encode_lines(text))
    line = 1
    for at, character in enumerate(text):
        assert table.searchsorted(at, side="right") == line
        is_end = character == "\n" or (character == "\r" and text[at + 1 : at + 2] != "\n")
        line += is_end
