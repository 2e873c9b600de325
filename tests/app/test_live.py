"""The watch for the next snapshot: it takes that up, and ends with what it was entered for."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from app.live import LiveSnapshot
from app.settings import Settings
from indexer.snapshot.build import build
from tests.data_directories import book, make_data


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run it in a thread of its own: in this one, the browser of other tests may have a loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


@pytest.fixture
def live(tmp_path: Path) -> LiveSnapshot:
    build(make_data(tmp_path / "data"), tmp_path / "snapshots")
    return LiveSnapshot(Settings(snapshot=tmp_path / "snapshots", poll_seconds=0.1))


def test_a_later_build_is_taken_up_while_it_is_watched_for(
    live: LiveSnapshot, tmp_path: Path
) -> None:
    async def watched() -> None:
        async with live.watching(), asyncio.timeout(20):
            while live.present is first:  # noqa: ASYNC110 — it is a thread that replaces it
                await asyncio.sleep(0.02)

    first = live.present
    (tmp_path / "data" / "es" / "libro.txt").write_text(book(12), encoding="utf-8")
    build(tmp_path / "data", tmp_path / "snapshots")
    run(watched())
    assert live.present.snapshot.name != first.snapshot.name


def test_a_build_mends_what_serves_from_a_directory_that_was_removed(
    live: LiveSnapshot, tmp_path: Path
) -> None:
    first = live.present.snapshot
    assert first.is_whole()
    shutil.rmtree(tmp_path / "snapshots" / first.name)
    assert not live.present.snapshot.is_whole()
    build(tmp_path / "data", tmp_path / "snapshots")
    live.refresh()
    assert live.trouble is None
    assert live.present.snapshot.is_whole()
    assert live.present.snapshot.digest == first.digest


def test_a_directory_that_was_removed_is_told_and_the_service_goes_on(
    live: LiveSnapshot, tmp_path: Path
) -> None:
    first = live.present
    shutil.rmtree(tmp_path / "snapshots" / first.snapshot.name)
    live.refresh()
    assert live.present is first
    assert live.trouble is not None
    assert live.trouble.reason == "SnapshotDamaged"


def test_the_watch_ends_even_where_what_runs_meanwhile_fails(live: LiveSnapshot) -> None:
    async def failing() -> None:
        before = asyncio.all_tasks()
        with suppress(RuntimeError):
            async with live.watching():
                assert len(asyncio.all_tasks()) == len(before) + 1
                raise RuntimeError
        assert asyncio.all_tasks() == before

    run(failing())
