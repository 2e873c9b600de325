"""Locales: BCP 47 tags in canonical case, and the match of what is asked with what is held."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SIMPLIFIED = re.compile(r"zh-(?=(?:cn|sg|my)\b)")
"""Before a region that writes Chinese in simplified characters (CLDR's likely subtags)."""

_TAG = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*", re.ASCII)


def canonical_tag(text: str) -> str:
    """Return a language tag in the case that RFC 5646 §2.1.1 recommends: `pt-BR`, `zh-Hans`.

    Raises:
        ValueError: not in the form of a language tag.
    """
    if not _TAG.fullmatch(text):
        raise ValueError(f"{text!r} is not a BCP 47 language tag")
    language, *rest = text.split("-")
    return "-".join([language.lower(), *(_subtag(part) for part in rest)])


def _subtag(part: str) -> str:
    if len(part) == 2:
        return part.upper()
    return part.title() if len(part) == 4 and part.isalpha() else part.lower()


def match_tag(asked: str, available: Sequence[str]) -> str | None:
    """Return the held locale that serves a language range, or None (RFC 4647 §3.4, look-up).

    `es-MX` is served by `es`, and `pt` by `pt-BR`: a range without a region takes the first
    held locale of that language. One region never stands in for another; one that tells how Chinese
    is written is served by that script, `zh-CN` by `zh-Hans`. `*` and an empty range match nothing:
    then the default holds, which is the caller's.
    """
    folded = {tag.lower(): tag for tag in available}
    parts = asked.strip().lower().replace("_", "-").split("-")
    for length in range(len(parts), 0, -1):
        found = folded.get("-".join(parts[:length]))
        if found is not None:
            return found
    wanted = "-".join(parts)
    if _SIMPLIFIED.match(wanted):
        return match_tag(_SIMPLIFIED.sub("zh-hans-", wanted), available)
    if len(parts) == 1:
        return next((tag for key, tag in folded.items() if key.split("-")[0] == parts[0]), None)
    return None
