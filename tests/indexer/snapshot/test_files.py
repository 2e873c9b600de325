from __future__ import annotations

import gc
import resource
from pathlib import Path

import pytest

from indexer.snapshot.files import (
    Hold,
    current_name,
    files_below,
    remove_unheld,
    switch_current,
    write_synced,
)


def test_current_is_what_was_switched_to(tmp_path: Path) -> None:
    assert current_name(tmp_path / "absent") is None
    assert current_name(tmp_path) is None
    switch_current(tmp_path, "first")
    switch_current(tmp_path, "second")
    assert current_name(tmp_path) == "second"
    assert [path.name for path in tmp_path.iterdir()] == ["current"]


@pytest.mark.parametrize("content", [b"../elsewhere\n", b"/etc\n", b"\xff\n", b"a/b\n", b"", b".."])
def test_current_names_nothing_outside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "current").write_bytes(content)
    assert current_name(tmp_path) is None


def test_what_a_killed_switch_left_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / ".current").write_text("half")
    switch_current(tmp_path, "whole")
    assert current_name(tmp_path) == "whole"


def test_a_file_is_never_written_twice(tmp_path: Path) -> None:
    write_synced(tmp_path / "a", b"1")
    with pytest.raises(FileExistsError):
        write_synced(tmp_path / "a", b"2")


def test_a_full_disk_is_told_with_the_file(tmp_path: Path) -> None:
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, most))
    try:
        with pytest.raises(OSError, match="large") as caught:
            write_synced(tmp_path / "a", b"more than fits")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))
    assert caught.value.filename == str(tmp_path / "a")


def test_links_and_hidden_files_count_as_files(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / ".hidden").touch()
    (tmp_path / "a").symlink_to("b")
    assert list(files_below(tmp_path)) == [tmp_path / "a", tmp_path / "b" / ".hidden"]


def test_a_held_directory_is_not_removed(tmp_path: Path) -> None:
    directory = tmp_path / "snapshot"
    directory.mkdir()
    (directory / "file").touch()
    hold = Hold(directory)
    assert not remove_unheld(directory)
    assert (directory / "file").exists()
    del hold
    gc.collect()
    assert remove_unheld(directory)
    assert not directory.exists()
