"""What a request's Accept headers ask for (RFC 9110 §12, RFC 4647). Knows headers, not routes or rulebooks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from indexer.model.locale import match_tag

_LONGEST = 512
"""Longer headers are not read: no browser sends them, and parsing is not free."""

_MOST_RANGES = 32


def preferred_languages(header: str, locales: tuple[str, ...], default: str) -> tuple[str, ...]:
    """Return every locale, the most wanted first: Accept-Language, the default, the others.

    Look-up of RFC 4647 §3.4 for each range in order of weight, then of place. `*` adds nothing, since
    every locale follows anyway; a weight of 0 puts a locale last: something is better than nothing.
    """
    if len(header) > _LONGEST:
        header = ""
    return _preferred_languages(header, locales, default)


@lru_cache(maxsize=1024)
def _preferred_languages(header: str, locales: tuple[str, ...], default: str) -> tuple[str, ...]:
    wanted: dict[str, None] = {}
    refused: set[str] = set()
    for tag, weight in _ranges(header):
        found = None if tag == "*" else match_tag(tag, locales)
        if weight == 0:
            refused.update(locales if tag == "*" else (found,) if found else ())
        elif found:
            wanted.setdefault(found)
    home = match_tag(default, locales)
    order = dict.fromkeys([*wanted, *((home,) if home else ()), *locales])
    kept = [locale for locale in order if locale in wanted or locale not in refused]
    return tuple(dict.fromkeys([*kept, *order]))


@lru_cache(maxsize=1024)
def _accepted_types(header: str, offered: tuple[str, ...]) -> str:
    ranges = list(_ranges(header))
    best, best_weight = offered[0], 0.0
    for media_type in offered:
        matches = [
            (pattern.count("*"), -weight)
            for pattern, weight in ranges
            if pattern in (media_type, media_type.split("/")[0] + "/*", "*/*")
        ]
        weight = -min(matches)[1] if matches else 0.0
        if weight > best_weight:
            best, best_weight = media_type, weight
    return best


def accepted_type(header: str, offered: tuple[str, ...]) -> str:
    """Return the offered media type that Accept wants most; the first offered where it wants none of them."""
    return _accepted_types(header, offered) if 0 < len(header) <= _LONGEST else offered[0]


@lru_cache(maxsize=256)
def _accepts_gzip(header: str) -> bool:
    codings = dict(_ranges(header))
    return codings.get("gzip", codings.get("x-gzip", codings.get("*", 0.0))) > 0


def accepts_gzip(header: str) -> bool:
    """Whether a gzipped body may be sent (RFC 9110 §12.5.3)."""
    return 0 < len(header) <= _LONGEST and _accepts_gzip(header)


def etag_matches(if_none_match: str, etag: str) -> bool:
    """Whether If-None-Match names the entity tag: a list, `*`, weak comparison (RFC 9110 §13.1.2)."""
    opaque = etag.removeprefix("W/")
    tags = (tag.strip() for tag in if_none_match.split(","))
    return any(tag == "*" or tag.removeprefix("W/") == opaque for tag in tags)


def _ranges(header: str) -> Iterator[tuple[str, float]]:
    """Yield (range, weight) in order of weight, then of place; what is malformed is left out."""
    found: list[tuple[float, int, str]] = []
    for place, item in enumerate(header.lower().split(",")[:_MOST_RANGES]):
        name, *parameters = (part.strip() for part in item.split(";"))
        weight = 1.0
        for parameter in parameters:
            key, _, value = parameter.partition("=")
            if key.strip() == "q":
                weight = _weight(value.strip())
        if name and weight >= 0:
            found.append((-weight, place, name))
    return ((name, -negative) for negative, _, name in sorted(found))


def _weight(text: str) -> float:
    """Return a q value, or -1 where it is none (RFC 9110 §12.4.2)."""
    if not text.isascii() or not text.replace(".", "", 1).isdigit():
        return -1.0
    weight = float(text)
    return weight if weight <= 1 else -1.0
