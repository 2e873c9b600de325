"""Counts and times of requests for Prometheus, by route template, never by path.

Each worker counts for itself, unless PROMETHEUS_MULTIPROC_DIR names a directory that they share
(prometheus-client's own convention; `reglario serve` sets it): then every worker tells of them all.
"""

from __future__ import annotations

import os
from functools import lru_cache

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

CONTENT_TYPE = CONTENT_TYPE_LATEST

_MULTIPROCESS = "PROMETHEUS_MULTIPROC_DIR"
_BUCKETS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5)


class Metrics:
    """The metrics of one application."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "reglario_requests",
            "Requests answered, by route template; of this worker only unless workers share them.",
            ("method", "route", "status"),
            registry=self._registry,
        )
        self._seconds = Histogram(
            "reglario_request_seconds",
            "Time from a request's headers to its answer.",
            ("route",),
            buckets=_BUCKETS,
            registry=self._registry,
        )
        self._from_cache = Counter(
            "reglario_answers_from_cache",
            "Requests answered with a finished answer that was kept.",
            registry=self._registry,
        )
        self._snapshot = Gauge(
            "reglario_snapshot_built_timestamp_seconds",
            "When the snapshot that is served was built.",
            registry=self._registry,
            multiprocess_mode="mostrecent",
        )
        self._children = lru_cache(4096)(self._children_of)

    def count(self, method: str, route: str, status: int, seconds: float, *, kept: bool) -> None:
        """Count one request that was answered."""
        requests, times = self._children(method, route, status)
        requests.inc()
        times.observe(seconds)
        if kept:
            self._from_cache.inc()

    def exposition(self, snapshot_built: float) -> bytes:
        """Return all of it in Prometheus' text format."""
        self._snapshot.set(snapshot_built)
        if _MULTIPROCESS not in os.environ:
            return generate_latest(self._registry)
        shared = CollectorRegistry()
        MultiProcessCollector(shared)  # type: ignore[no-untyped-call] # it is not annotated
        return generate_latest(shared)

    def _children_of(self, method: str, route: str, status: int) -> tuple[Counter, Histogram]:
        return self._requests.labels(method, route, str(status)), self._seconds.labels(route)
