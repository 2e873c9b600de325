"""Finished answers, and the one cache that keeps them: what may be stored, for how long, how much.

It knows headers and bytes. What an answer says, and which rulebook it is from, it never knows.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Protocol

import orjson
from isal import isal_zlib
from starlette.responses import Response

Headers = list[tuple[bytes, bytes]]

_COMPRESSIBLE = (b"application/", b"text/", b"image/svg+xml")
_SMALLEST_GZIP = 500
_GZIP = 16 + 15  # the format by zlib's numbers: gzip, with the largest window

_NOT_WITH_304 = (b"content-type", b"content-length")


class Lifetime(StrEnum):
    """How long an answer may be stored elsewhere, as Cache-Control says it (RFC 9111, RFC 8246)."""

    PINNED = "public, max-age=31536000, immutable"
    FLOATING = "public, max-age=300, stale-while-revalidate=86400"
    MOMENT = "no-store"


_CACHE_CONTROL = {lifetime: (b"cache-control", lifetime.encode("ascii")) for lifetime in Lifetime}


class FinishedResponse(Response):
    """A response whose bytes and headers are ready, the quickest that Starlette can send."""

    body: bytes

    def __init__(self, body: bytes, headers: Headers) -> None:
        self.status_code = 200
        self.body = body
        self.raw_headers = headers
        self.background = None


def finish(
    body: bytes,
    media_type: str,
    lifetime: Lifetime = Lifetime.FLOATING,
    *,
    language: str | None = None,
    location: str | None = None,
    vary: tuple[str, ...] = (),
    extra: Iterable[tuple[str, str]] = (),
) -> FinishedResponse:
    """Return the response of a body, with everything that decides its caching.

    Args:
        language: the language of the rule texts in it. location: URL of the pinned form.
        vary: the request headers that decided what it says. extra: further headers.
    """
    kind = media_type.encode("latin-1")
    head: Headers = [(b"content-type", kind), _CACHE_CONTROL[lifetime]]
    if lifetime is not Lifetime.MOMENT:
        # Weak: the gzipped and the plain body are one representation.
        head.append((b"etag", b'W/"%s"' % _tag(kind, body)))
    if language:
        head.append((b"content-language", language.encode("latin-1")))
    if location:
        head.append((b"content-location", location.encode("latin-1")))
    if vary:
        head.append((b"vary", ", ".join(vary).encode("latin-1")))
    head.extend((name.encode("ascii"), value.encode("latin-1")) for name, value in extra)
    return FinishedResponse(body, head)


def finish_json(
    fields: object, language: str | None, lang: str | None, lifetime: Lifetime = Lifetime.FLOATING
) -> FinishedResponse:
    """Return the response of an answer as JSON.

    Args:
        language: of the rule texts in it. lang: the language that was asked for; where none was,
            the request's headers decided.
    """
    vary = vary_of(lang)
    return finish(orjson.dumps(fields), "application/json", lifetime, language=language, vary=vary)


def vary_of(lang: str | None) -> tuple[str, ...]:
    """Return the header that decides the language of an answer, where none was asked for."""
    return () if lang else ("Accept-Language",)


def _tag(kind: bytes, body: bytes) -> bytes:
    """Return what tells one version of an answer from the next, the same in every process.

    By two checksums and the length: a digest would take a tenth of the time of a first answer.
    """
    sums = isal_zlib.crc32(body, isal_zlib.crc32(kind)), isal_zlib.adler32(body)
    return b"%08x%08x-%x" % (*sums, len(body))


def _gzip(body: bytes) -> bytes:
    """Return the body in gzip's format.

    By ISA-L: zlib takes three times as long, which a first answer would be waiting for.
    """
    return isal_zlib.compress(body, 2, _GZIP)


class Answer:
    """One whole answer: status, headers and body, ready to be sent plain, gzipped or as a 304.

    Attributes:
        status, body: as they are sent. route: the route's template, for the metrics.
        etag: or None. vary: request headers that decided it, in lower case.
    """

    __slots__ = (
        "_gzipped",
        "_head",
        "_not_modified",
        "_plain",
        "body",
        "etag",
        "route",
        "status",
        "vary",
    )

    def __init__(self, status: int, headers: Headers, body: bytes, route: str) -> None:
        self.status = status
        # A copy is as long as the text; what orjson made holds on to three times as much.
        self.body = bytes(memoryview(body))
        self.route = route
        fields = dict(headers)
        etag = fields.get(b"etag")
        self.etag = etag.decode("latin-1") if etag and status == 200 else None
        self._head = [pair for pair in headers if pair[0] not in (b"content-length", b"vary")]
        vary = fields.get(b"vary", b"")
        self.vary = vary.decode("latin-1").lower()
        if len(body) >= _SMALLEST_GZIP and fields.get(b"content-type", b"").startswith(
            _COMPRESSIBLE
        ):
            vary += b", Accept-Encoding" if vary else b"Accept-Encoding"
            self._gzipped: tuple[Headers, bytes] | None = None
        else:
            self._gzipped = ([], b"")
        if vary:
            self._head.append((b"vary", vary))
        self._plain: Headers | None = None
        self._not_modified: Headers | None = None

    @property
    def is_kept(self) -> bool:
        """Whether it may be kept: a good answer that has a tag, so that is the same next time."""
        return self.etag is not None

    @property
    def size(self) -> int:
        """About how many bytes it takes in memory."""
        return 2_000 + len(self.body) + (len(self._gzipped[1]) if self._gzipped else 0)

    @property
    def can_gzip(self) -> bool:
        """Whether a gzipped body is worth sending."""
        return self._gzipped is None or bool(self._gzipped[1])

    @property
    def is_gzipped(self) -> bool:
        """Whether the gzipped body is there already."""
        return self._gzipped is not None

    def gzipped(self) -> tuple[Headers, bytes]:
        """Return headers and body for a client that takes gzip; made once."""
        if self._gzipped is None:
            body = _gzip(self.body)
            length = (b"content-length", b"%d" % len(body))
            self._gzipped = ([*self._head, (b"content-encoding", b"gzip"), length], body)
        return self._gzipped

    def plain(self) -> tuple[Headers, bytes]:
        """Return headers and body as they are."""
        if self._plain is None:
            length = (b"content-length", b"%d" % len(self.body))
            # A 204 has no content to have a length (RFC 9110 §8.6).
            self._plain = [*self._head, length] if self.status != 204 else self._head
        return self._plain, self.body

    def not_modified(self) -> Headers:
        """Return the headers of a 304: those of the 200 but for what tells of its body."""
        if self._not_modified is None:
            self._not_modified = [pair for pair in self._head if pair[0] not in _NOT_WITH_304]
        return self._not_modified


class Wishes(Protocol):
    """What of a request's headers may decide an answer, reduced to what can matter."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The locales in the order wanted."""

    @property
    def media(self) -> tuple[int, ...]:
        """The ranks of the media types."""


Variant = tuple[Sequence[object], ...]


class _Slot:
    """The answers of one URL: one for each value of the headers that it varies by."""

    __slots__ = ("answers", "by_language", "by_media", "size")

    def __init__(self, answer: Answer) -> None:
        self.by_language = "accept-language" in answer.vary
        self.by_media = "accept" in (name.strip() for name in answer.vary.split(","))
        self.answers: dict[Variant, Answer] = {}
        self.size = 0

    def variant(self, wishes: Wishes) -> Variant:
        return (
            wishes.languages if self.by_language else (),
            wishes.media if self.by_media else (),
        )


class AnswerCache:
    """Keeps finished answers of one snapshot, bounded in bytes.

    Two queues (segmented least-recently-used): an answer that is asked for again moves from the
    first to the second, which holds four fifths. A stream of URLs that are each asked once, hostile
    or a crawler's, therefore pushes out only its own kind.
    """

    _LONGEST_URL = 1024
    _MOST_VARIANTS = 24

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._room_again = capacity * 4 // 5
        self._once: OrderedDict[bytes, _Slot] = OrderedDict()
        self._again: OrderedDict[bytes, _Slot] = OrderedDict()
        self._once_bytes = 0
        self._again_bytes = 0

    @property
    def size(self) -> int:
        """How many bytes are kept, about."""
        return self._once_bytes + self._again_bytes

    def __len__(self) -> int:
        return len(self._once) + len(self._again)

    def find(self, url: bytes, wishes: Wishes) -> Answer | None:
        """Return the answer of a URL (path and query as sent) for these wishes, or None."""
        slot = self._again.get(url)
        if slot is not None:
            self._again.move_to_end(url)
            return slot.answers.get(slot.variant(wishes))
        slot = self._once.get(url)
        if slot is None:
            return None
        answer = slot.answers.get(slot.variant(wishes))
        if answer is not None:
            self._promote(url)
        return answer

    def keep(self, url: bytes, wishes: Wishes, answer: Answer) -> None:
        """Keep an answer, if it may be kept and is not too big for one."""
        if len(url) > self._LONGEST_URL or answer.size > self._capacity // 8 or not answer.is_kept:
            return
        slot = self._again.get(url) or self._once.get(url)
        if slot is None:
            slot = self._once[url] = _Slot(answer)
        if len(slot.answers) < self._MOST_VARIANTS:
            slot.answers[slot.variant(wishes)] = answer
        self.measure(url)

    def measure(self, url: bytes) -> None:
        """Count a slot's bytes anew, after something was added to it, and keep within bounds."""
        if (slot := self._again.get(url)) is not None:
            grown = self._grow(slot)
            self._again_bytes += grown
        elif (slot := self._once.get(url)) is not None:
            self._once_bytes += self._grow(slot)
        self._shrink()

    @staticmethod
    def _grow(slot: _Slot) -> int:
        before, slot.size = slot.size, sum(answer.size for answer in slot.answers.values())
        return slot.size - before

    def _promote(self, url: bytes) -> None:
        slot = self._once.pop(url)
        self._again[url] = slot
        self._once_bytes -= slot.size
        self._again_bytes += slot.size
        self._shrink()

    def _shrink(self) -> None:
        while self._again_bytes > self._room_again:
            url, slot = self._again.popitem(last=False)
            self._again_bytes -= slot.size
            self._once[url] = slot
            self._once_bytes += slot.size
        while self._once and self.size > self._capacity:
            _, slot = self._once.popitem(last=False)
            self._once_bytes -= slot.size
