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
            "Requests answered; kept: by an answer finished before. Of this worker only, "
            "unless workers share a directory.",
            ("method", "route", "status", "kept"),
            registry=self._registry,
        )
        self._seconds = Histogram(
            "reglario_first_answer_seconds",
            "Time that an answer took which was not kept yet, or never is.",
            ("route",),
            buckets=_BUCKETS,
            registry=self._registry,
        )
        self._snapshot = Gauge(
            "reglario_snapshot_built_timestamp_seconds",
            "When the snapshot that is served was built.",
            registry=self._registry,
            multiprocess_mode="mostrecent",
        )
        self._children = lru_cache(4096)(self._children_of)

    def count(self, method: str, route: str, status: int, seconds: float, kept: bool) -> None:
        """Count one request that was answered."""
        requests, times = self._children(method, route, status, kept)
        requests.inc()
        if not kept:
            times.observe(seconds)

    def exposition(self, snapshot_built: float) -> bytes:
        """Return all of it in Prometheus' text format."""
        self._snapshot.set(snapshot_built)
        if _MULTIPROCESS not in os.environ:
            return generate_latest(self._registry)
        shared = CollectorRegistry()
        MultiProcessCollector(shared)  # type: ignore[no-untyped-call] # it is not annotated
        return generate_latest(shared)

    def _children_of(
        self, method: str, route: str, status: int, kept: bool
    ) -> tuple[Counter, Histogram]:
        requests = self._requests.labels(method, route, str(status), "yes" if kept else "no")
        return requests, self._seconds.labels(route)
