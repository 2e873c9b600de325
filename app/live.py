"""The snapshot that is served now, and the watch for the next one.

A request takes one `Present` at its start and reads nothing else, so that no answer mixes two
snapshots; its cache of answers comes and goes with it.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache, partial
from time import monotonic

import structlog

from app.answers import AnswerCache
from app.books import Book
from app.links import Links
from app.settings import Settings
from indexer.model.rulebook import RulebookInfo
from indexer.quotes.library import QuoteLibrary
from indexer.references.grammar import grammar_of_requests
from indexer.snapshot.files import current_name
from indexer.snapshot.reader import Snapshot

_OPEN_BOOKS = 12
_RETRY_SECONDS = 60.0
_NEW_OBJECTS = 10_000
"""How many there are when the garbage collector looks through them."""

_log = structlog.get_logger("app.live")


class Present:
    """A snapshot with what is derived from it.

    Attributes:
        snapshot: opened. answers: the finished answers from it. links: build URLs.
        default_lang: the language tried after those of a request.
        quotes: looks for quotations in its rulebooks.
    """

    def __init__(self, snapshot: Snapshot, settings: Settings, links: Links) -> None:
        self.snapshot = snapshot
        self.answers = AnswerCache(settings.cache_bytes)
        self.links = links
        self.default_lang = settings.default_lang
        self.quotes = QuoteLibrary(snapshot)
        # It does not hold this: what no request uses any more is gone without a collection.
        self._open = partial(Book, snapshot, links=links)
        self._books = lru_cache(_OPEN_BOOKS)(self._open)

    def book(self, info: RulebookInfo) -> Book:
        """Return a rulebook as answers need it; the most recently used ones are kept."""
        return self._books(info)

    def closed_book(self, info: RulebookInfo) -> Book:
        """Return a rulebook that is not kept, for a look into one of many."""
        return self._open(info)

    def age_seconds(self) -> int:
        """Return how long ago the snapshot was built."""
        return max(0, round((datetime.now(UTC) - self.snapshot.built_at).total_seconds()))

    def warm(self) -> None:
        """Do at once what the first requests would wait for."""
        grammar_of_requests()
        for locale in self.snapshot.locales:
            newest = self.snapshot.latest(locale)
            self.book(newest).rulebook  # noqa: B018 — opened by being asked for
            self.snapshot.prepare(newest.edition.id, locale)


@dataclass(frozen=True, slots=True)
class Trouble:
    """A newer snapshot that cannot be served: its name, and the kind of error; the log has more."""

    name: str | None
    reason: str
    since: float = field(default_factory=monotonic)


def _settle() -> None:
    """Keep the garbage collector from going through what stays.

    Else one request in a thousand would wait for that, a tenth of a second. A snapshot is in no
    circle: it goes with the last request that uses it, though that may be after this.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class LiveSnapshot:
    """Holds what is served now, and replaces it as a whole when a new snapshot is there.

    Attributes:
        present: what a request takes. trouble: why the newest snapshot is not served, or None.
    """

    def __init__(self, settings: Settings) -> None:
        """Open the current snapshot.

        Raises:
            SnapshotError: there is none, or it cannot be served.
        """
        # A search makes hundreds of objects, and none of them in circles; opening a snapshot, and
        # learning its languages, makes a hundred thousand that stay.
        gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
        self._settings = settings
        self._links = Links(settings.base_url)
        self.present = self._open()
        self.trouble: Trouble | None = None
        _settle()

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Look for a new snapshot as long as this is entered, off the event loop."""
        watch = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            watch.cancel()
            with suppress(asyncio.CancelledError):
                await watch

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self._settings.poll_seconds)
            await asyncio.to_thread(self.refresh)

    def refresh(self) -> None:
        """Serve the newest snapshot, if it is another one or lies there anew, and can be opened."""
        name = self._current_name()
        served = self.present.snapshot
        if name == served.name and served.is_whole():
            self.trouble = None
            return
        tried = self.trouble
        if tried and tried.name == name and monotonic() - tried.since < _RETRY_SECONDS:
            return
        try:
            present = self._open()
        except Exception as error:  # noqa: BLE001 — whatever is wrong with it, the old one serves
            self.trouble = Trouble(name, type(error).__name__)
            _log.error("snapshot refused", name=name, reason=str(error))
            return
        self.present, self.trouble = present, None
        _settle()
        _log.info("snapshot taken up", name=name, digest=present.snapshot.digest)

    def _current_name(self) -> str | None:
        try:
            return current_name(self._settings.snapshot)
        except OSError:
            return None

    def _open(self) -> Present:
        present = Present(Snapshot.open(self._settings.snapshot), self._settings, self._links)
        present.warm()
        return present
