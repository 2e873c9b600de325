"""Where the lines of a document begin, as one small table: telling a line opens no document."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from indexer.sources.damage import LINE_END


def encode_lines(text: str) -> bytes:
    """Return the place of each line's first character; CR, LF and CRLF each end one line."""
    starts = [0, *(found.end() for found in LINE_END.finditer(text))]
    return np.array(starts, dtype="<u4").tobytes()


def decode_lines(data: bytes) -> NDArray[np.uint32]:
    """Return the table that `encode_lines` made."""
    return np.frombuffer(data, dtype="<u4")
