"""Accept, Accept-Language, Accept-Encoding, If-None-Match: tables and properties."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.negotiation import (
    MEDIA_TYPES,
    accepted_type,
    accepts_gzip,
    etag_matches,
    media_ranks,
    preferred_languages,
)

LOCALES = ("en", "es", "fr", "pt-BR", "zh-Hans")


@pytest.mark.parametrize(
    ("header", "first"),
    [
        ("", "es"),
        ("es-MX,fr;q=0.8", "es"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("FR", "fr"),
        ("pt", "pt-BR"),
        ("pt-PT, en;q=0.3", "en"),
        ("zh-Hans-CN", "zh-Hans"),
        ("en;q=0.1, fr;q=0.2", "fr"),
        ("en, fr", "en"),
        ("en;q=0, fr;q=0.1", "fr"),
        ("es;q=0", "en"),
        ("*", "es"),
        ("*;q=0", "es"),
        ("de, *", "es"),
        ("de;q=1, it;q=0.5", "es"),
        ("fr;q=2", "es"),
        ("fr;q=x", "es"),
        ("fr;q=", "es"),
        ("fr; q = 0.4 , en ; q=0.6", "en"),
        (",,;q=1,fr", "fr"),
        ("fr," + "x" * 600, "es"),
        ("fr;q=0.001", "fr"),
        ("fr_CA", "fr"),
    ],
)
def test_languages(header: str, first: str) -> None:
    assert preferred_languages(header, LOCALES, "es")[0] == first


def test_a_refused_language_comes_last() -> None:
    assert preferred_languages("es;q=0", LOCALES, "es") == ("en", "fr", "pt-BR", "zh-Hans", "es")
    assert preferred_languages("fr, *;q=0", LOCALES, "es")[0] == "fr"


@given(st.text(max_size=80))
def test_every_locale_is_tried_once_whatever_is_sent(header: str) -> None:
    assert sorted(preferred_languages(header, LOCALES, "es")) == sorted(LOCALES)


@pytest.mark.parametrize(
    ("header", "offered", "chosen"),
    [
        ("", ("application/json", "text/plain"), "application/json"),
        ("text/plain", ("application/json", "text/plain"), "text/plain"),
        ("text/*;q=0.5, application/json;q=0.4", ("application/json", "text/plain"), "text/plain"),
        ("application/json;q=0, */*", ("application/json", "text/plain"), "text/plain"),
        ("image/png", ("text/html", "text/plain"), "text/html"),
        ("text/html;level=1", ("text/plain", "text/html"), "text/html"),
    ],
)
def test_media_types(header: str, offered: tuple[str, ...], chosen: str) -> None:
    assert accepted_type(header, offered) == chosen


_RANGES = st.sampled_from([*MEDIA_TYPES, "text/*", "*/*", "image/png"])
_ACCEPT = st.lists(st.tuples(_RANGES, st.sampled_from(["1", "0.5", "0.2", "0"])), max_size=5).map(
    lambda items: ", ".join(f"{name};q={weight}" for name, weight in items)
)


@given(_ACCEPT, _ACCEPT)
def test_the_ranks_are_all_that_matters_of_accept(one: str, other: str) -> None:
    if media_ranks(one) == media_ranks(other):
        for offered in (MEDIA_TYPES[:3], MEDIA_TYPES[2:], MEDIA_TYPES[::-1]):
            assert accepted_type(one, offered) == accepted_type(other, offered)


@pytest.mark.parametrize(
    ("header", "takes"),
    [
        ("", False),
        ("gzip", True),
        ("GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip;q=0.000", False),
        ("br, deflate", False),
        ("*", True),
        ("*;q=0", False),
        ("gzip;q=0, *", False),
        ("identity;q=1, *;q=0", False),
        ("x-gzip", True),
    ],
)
def test_gzip(header: str, takes: bool) -> None:
    assert accepts_gzip(header) is takes


@pytest.mark.parametrize(
    ("header", "matches"),
    [
        ('W/"a"', True),
        ('"a"', True),
        ("*", True),
        ('"b", W/"a"', True),
        ('"b","c"', False),
        ("a", False),
        ("", False),
    ],
)
def test_if_none_match(header: str, matches: bool) -> None:
    assert etag_matches(header, 'W/"a"') is matches
