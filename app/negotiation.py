"""What a request's Accept headers ask for (RFC 9110 §12, RFC 4647). Knows headers, no routes."""

from __future__ import annotations

from functools import lru_cache

from indexer.model.locale import match_tag

MEDIA_TYPES = (
    "application/json",
    "text/plain",
    "text/markdown",
    "text/html",
    "application/vnd.citationstyles.csl+json",
    "application/x-bibtex",
    "application/x-research-info-systems",
    "application/ld+json",
)
"""Every media type that is negotiated anywhere."""

INTERFACE_LANGUAGES = ("en", "es", "fr", "pt", "zh-Hans", "ko")
"""Every language that the words of our own pages are written in."""

_LONGEST = 512
"""Longer headers are not read: no client of good faith sends them, and parsing is not free."""


def preferred_languages(header: str, locales: tuple[str, ...], default: str) -> tuple[str, ...]:
    """Return every locale, the most wanted first: Accept-Language, the default, the others.

    Look-up of RFC 4647 §3.4 for each range in order of weight, then of place. `*` adds nothing,
    since every locale follows anyway; a weight of 0 puts a locale last, where only a rule that no
    other language has is taken from.
    """
    return _languages(header if len(header) <= _LONGEST else "", locales, default)


def accepted_type(header: str, offered: tuple[str, ...]) -> str:
    """Return the offered media type that Accept wants most, or the first where it wants none.

    Every offered type is one of `MEDIA_TYPES`.
    """
    return _accepted_type(_short(header), offered)


def media_ranks(header: str) -> tuple[int, ...]:
    """Return all of a request's Accept that can matter: the rank of each of `MEDIA_TYPES`."""
    return _media_ranks(_short(header))


def accepts_gzip(header: str) -> bool:
    """Whether a gzipped body may be sent (RFC 9110 §12.5.3)."""
    return 0 < len(header) <= _LONGEST and _accepts_gzip(header)


def etag_matches(if_none_match: str, etag: str) -> bool:
    """Whether If-None-Match (a list, or `*`) names the tag, compared weakly (RFC 9110 §13.1.2)."""
    opaque = etag.removeprefix("W/")
    tags = (tag.strip() for tag in if_none_match.split(","))
    return any(tag == "*" or tag.removeprefix("W/") == opaque for tag in tags)


def _short(header: str) -> str:
    return header if 0 < len(header) <= _LONGEST else "*/*"


@lru_cache(maxsize=1024)
def _languages(header: str, locales: tuple[str, ...], default: str) -> tuple[str, ...]:
    wanted: list[str] = []
    refused: set[str] = set()
    for tag, weight in _ranges(header):
        if tag == "*":
            refused.update(locales if weight == 0 else ())
        elif (locale := match_tag(tag, locales)) is not None:
            refused.add(locale) if weight == 0 else wanted.append(locale)
    home = match_tag(default, locales)
    order = dict.fromkeys([*wanted, *([home] if home else []), *locales])
    return tuple(sorted(order, key=lambda locale: locale in refused and locale not in wanted))


@lru_cache(maxsize=1024)
def _accepted_type(header: str, offered: tuple[str, ...]) -> str:
    weights = dict(zip(MEDIA_TYPES, _media_weights(header), strict=True))
    return max(offered, key=weights.__getitem__)


@lru_cache(maxsize=1024)
def _media_ranks(header: str) -> tuple[int, ...]:
    weights = _media_weights(header)
    ladder = sorted(set(weights), reverse=True)
    return tuple(ladder.index(weight) for weight in weights)


@lru_cache(maxsize=1024)
def _media_weights(header: str) -> tuple[float, ...]:
    """Return the weight of each of `MEDIA_TYPES`; the most specific range decides."""
    ranges = dict(reversed(_ranges(header)))
    return tuple(
        next(
            (ranges[name] for name in (media, f"{media.split('/')[0]}/*", "*/*") if name in ranges),
            0.0,
        )
        for media in MEDIA_TYPES
    )


@lru_cache(maxsize=256)
def _accepts_gzip(header: str) -> bool:
    codings = dict(reversed(_ranges(header)))
    return codings.get("gzip", codings.get("x-gzip", codings.get("*", 0.0))) > 0


def _ranges(header: str) -> list[tuple[str, float]]:
    """Return (range, weight) in order of weight, then of place; what is malformed is left out."""
    found: list[tuple[str, float]] = []
    for item in header.lower().split(","):
        name, *parameters = (part.strip() for part in item.split(";"))
        pairs = (parameter.partition("=") for parameter in parameters)
        values = {key.strip(): value for key, _, value in pairs}
        weight = _weight(values.get("q", "1").strip())
        if name and weight is not None:
            found.append((name, weight))
    return sorted(found, key=lambda pair: -pair[1])


def _weight(text: str) -> float | None:
    """Return a q value, or None where it is none (RFC 9110 §12.4.2)."""
    if not text.isascii() or not text.replace(".", "", 1).isdigit():
        return None
    weight = float(text)
    return weight if weight <= 1 else None
