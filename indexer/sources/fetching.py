"""Downloads a declared document: one address, within limits, never to another scheme than declared.

It needs httpx (the extra `fetch`), and nothing that builds or serves calls it. What is done with
the bytes is the caller's matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from indexer.model.errors import FetchFailed, NotInstalled

try:
    import httpx
except ModuleNotFoundError as error:  # pragma: no cover - the tests' environment has it
    raise NotInstalled("httpx", "fetch", "Downloads") from error

CONNECT_SECONDS = 10.0
READ_SECONDS = 30.0
LARGEST = 64_000_000
"""How many bytes are read at most, counted as they come and after decompression; the largest rule
book that is known has two million."""

_REDIRECTS = 5
_SCHEMES = ("http", "https")

Progress = Callable[[int, int | None], None]
"""Told of the bytes received so far, and of how many there are to be, where the server says so."""


def download(
    url: str,
    path: str,
    *,
    on_progress: Progress = lambda received, total: None,
) -> bytes:
    """Return what an address holds.

    Args:
        path: the document that it is downloaded for; errors name it.

    Raises:
        FetchFailed: the address is none of http or https, leads to another scheme, answers with an
            error, too slowly or with too much, or the answer breaks off.
    """
    timeout = httpx.Timeout(READ_SECONDS, connect=CONNECT_SECONDS)
    try:
        with (
            httpx.Client(timeout=timeout, follow_redirects=False) as client,
            _answer(client, url, path) as answer,
        ):
            return _body(answer, path, on_progress)
    except httpx.InvalidURL as error:
        raise FetchFailed(path, f"{url} is no address: {error}.") from error
    except httpx.TimeoutException as error:
        raise FetchFailed(path, f"{url} did not answer in time; try again later.") from error
    except httpx.HTTPError as error:
        raise FetchFailed(path, f"{url} cannot be read ({error}); try again later.") from error


@contextmanager
def _answer(client: httpx.Client, url: str, path: str) -> Iterator[httpx.Response]:
    """Open the answer at the end of redirects, each of which is looked at before it is followed."""
    at = httpx.URL(url)
    scheme = at.scheme
    if scheme not in _SCHEMES:
        raise FetchFailed(path, f"{url} is not fetched: only http and https addresses are.")
    for _ in range(_REDIRECTS + 1):
        with client.stream("GET", at) as answer:
            if not answer.has_redirect_location:
                yield answer
                return
            following = at.join(answer.headers["location"])
        if following.scheme != scheme:
            raise FetchFailed(
                path,
                f"{at} leads to another scheme ({following}); declare that address if it is right.",
            )
        at = following
    raise FetchFailed(
        path, f"{url} leads on more than {_REDIRECTS} times; declare the last address."
    )


def _body(answer: httpx.Response, path: str, on_progress: Progress) -> bytes:
    if answer.status_code != httpx.codes.OK:
        raise FetchFailed(
            path,
            f"{answer.url} answers {answer.status_code} {answer.reason_phrase}; correct the url.",
        )
    told = answer.headers.get("content-length", "")
    total = int(told) if told.isdecimal() and "content-encoding" not in answer.headers else None
    too_large = FetchFailed(
        path, f"{answer.url} holds more than {LARGEST} bytes: no rule book does."
    )
    if total is not None and total > LARGEST:
        raise too_large
    received = bytearray()
    for part in answer.iter_bytes():
        received += part
        if len(received) > LARGEST:
            raise too_large
        on_progress(len(received), total)
    return bytes(received)
