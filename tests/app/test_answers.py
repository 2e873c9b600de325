"""The cache of finished answers: bounds, queues, variants."""

from __future__ import annotations

import gzip
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from app.answers import Answer, AnswerCache, Lifetime, finish


@dataclass(frozen=True)
class Wish:
    languages: tuple[str, ...] = ("es",)
    media: tuple[int, ...] = (0,)


def answer(
    size: int = 100, vary: tuple[str, ...] = (), lifetime: Lifetime = Lifetime.FLOATING
) -> Answer:
    response = finish(b"x" * size, "image/png", lifetime, vary=vary)
    return Answer(200, response.raw_headers, response.body, "/route")


def test_an_answer_is_found_again() -> None:
    cache = AnswerCache(100_000)
    kept = answer()
    cache.keep(b"/a", Wish(), kept)
    assert cache.find(b"/a", Wish()) is kept
    assert cache.find(b"/a", Wish(("fr",))) is kept
    assert cache.find(b"/b", Wish()) is None


def test_an_answer_that_varies_is_found_by_what_it_varies_by() -> None:
    cache = AnswerCache(100_000)
    spanish, french = answer(vary=("Accept-Language",)), answer(vary=("Accept-Language",))
    cache.keep(b"/a", Wish(("es",)), spanish)
    cache.keep(b"/a", Wish(("fr",)), french)
    assert cache.find(b"/a", Wish(("es",))) is spanish
    assert cache.find(b"/a", Wish(("fr",), (1,))) is french
    assert cache.find(b"/a", Wish(("en",))) is None


def test_variants_of_one_url_are_bounded() -> None:
    cache = AnswerCache(10_000_000)
    for number in range(1000):
        cache.keep(b"/a", Wish((str(number),)), answer(vary=("Accept-Language",)))
    assert cache.size < 100_000


def test_what_is_not_kept() -> None:
    cache = AnswerCache(100_000)
    cache.keep(b"/moment", Wish(), answer(lifetime=Lifetime.MOMENT))
    cache.keep(b"/big", Wish(), answer(50_000))
    cache.keep(b"/" + b"x" * 2000, Wish(), answer())
    cache.keep(b"/absent", Wish(), Answer(404, [(b"etag", b'"a"')], b"", "none"))
    assert len(cache) == 0
    nothing = AnswerCache(0)
    nothing.keep(b"/a", Wish(), answer())
    assert len(nothing) == 0


def test_a_stream_of_urls_asked_once_pushes_out_only_its_own_kind() -> None:
    cache = AnswerCache(100_000)
    for number in range(10):
        url = b"/wanted/%d" % number
        cache.keep(url, Wish(), answer())
        cache.find(url, Wish())
    for number in range(10_000):
        cache.keep(b"/once/%d" % number, Wish(), answer())
    assert all(cache.find(b"/wanted/%d" % number, Wish()) for number in range(10))
    assert cache.size <= 100_000


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 12_000)), max_size=200))
def test_bounds_hold_whatever_is_asked_for(asked: list[tuple[int, int]]) -> None:
    cache = AnswerCache(50_000)
    for number, size in asked:
        url = b"/%d" % number
        found = cache.find(url, Wish())
        if found is None:
            cache.keep(url, Wish(), answer(size))
        cache.measure(url)
        assert cache.size <= 50_000
        assert cache.size == sum(
            slot.size for queue in (cache._once, cache._again) for slot in queue.values()
        )


def test_the_gzipped_body_is_counted() -> None:
    cache = AnswerCache(1_000_000)
    response = finish(b"word " * 2000, "text/plain")
    kept = Answer(200, response.raw_headers, response.body, "/route")
    cache.keep(b"/a", Wish(), kept)
    before = cache.size
    headers, body = kept.gzipped()
    cache.measure(b"/a")
    assert cache.size == before + len(body)
    assert gzip.decompress(body) == response.body
    assert (b"content-encoding", b"gzip") in headers


@given(st.binary(min_size=500, max_size=100_000))
def test_gzip_gives_the_body_back(body: bytes) -> None:
    response = finish(body, "text/plain")
    _, packed = Answer(200, response.raw_headers, response.body, "/route").gzipped()
    assert gzip.decompress(packed) == body


def test_short_answers_and_pictures_are_not_gzipped() -> None:
    assert not answer(10_000).can_gzip
    response = finish(b"short", "application/json")
    assert not Answer(200, response.raw_headers, response.body, "/route").can_gzip
