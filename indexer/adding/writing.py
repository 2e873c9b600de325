"""Writes the data directory: adds a document, all or nothing; takes one out; replaces a file.

It is given what was read and judged before. One process at a time changes a data directory.
"""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from indexer.adding.candidate import Candidate, check_free
from indexer.model.errors import RefusedSource
from indexer.snapshot.files import sync, write_synced
from indexer.sources.manifest import MANIFEST
from indexer.sources.manifest_editing import declared, manifest_text, with_entry, without_entry

_TEMPORARY = ".reglario-new"


def add(data: Path, candidate: Candidate) -> None:
    """Write a candidate's files and its entry: all, or nothing when it fails or is interrupted.

    Raises:
        RefusedSource: something speaks against it.
        ManifestError: the manifest changed meanwhile, or cannot be edited safely.
        OSError: a file cannot be written.
    """
    if candidate.refusals:
        raise RefusedSource(candidate.path, " ".join(candidate.refusals))
    with _locked(data):
        check_free(data, candidate.files)
        text = with_entry(manifest_text(data), candidate.fields)
        made: list[Path] = []
        try:
            for path, content in candidate.files.items():
                _write_new(data, path, content, made)
            _write_manifest(data, text)
        except BaseException:
            if manifest_text(data) != text:  # else the entry stands, and needs its files
                _unmake(made)
            raise


def remove(data: Path, path: str) -> tuple[str, ...]:
    """Remove a document's entry, then its files; return the paths of the files that are gone.

    Raises:
        ManifestError: no such document is declared, or the manifest cannot be edited safely.
        OSError: the manifest cannot be written, or a file not removed.
    """
    with _locked(data):
        entries = declared(data).entries
        text = without_entry(manifest_text(data), path)
        entry = next(entry for entry in entries if entry.path == path)
        kept = {
            used for other in entries if other is not entry for used in (other.path, other.original)
        }
        _write_manifest(data, text)
        gone = []
        for file in (entry.path, entry.original):
            if file is not None and file not in kept and (data / file).exists():
                (data / file).unlink()
                gone.append(file)
        for folder in {(data / file).parent for file in gone}:
            with suppress(OSError):  # it holds others, or is the data directory's mount
                folder.rmdir()
        return tuple(gone)


def replace_file(data: Path, path: str, content: bytes) -> None:
    """Put other bytes in the place of a declared file, in one step.

    Raises:
        OSError: they cannot be written; the old file stays.
    """
    with _locked(data):
        target = data / path
        target.parent.mkdir(parents=True, exist_ok=True)
        _replace(target, content)


@contextmanager
def _locked(data: Path) -> Iterator[None]:
    """Keep other changes of the data directory out; the lock is the directory's own, no file."""
    descriptor = os.open(data, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def _write_new(data: Path, path: str, content: bytes, made: list[Path]) -> None:
    """Write a file that is not there; `made` tells what was made, the last first to go."""
    target = data / path
    if target.exists():  # the very bytes, as was checked
        return
    for folder in reversed([folder for folder in target.parents if not folder.exists()]):
        folder.mkdir()
        made.append(folder)
    made.append(target)
    _replace(target, content)


def _replace(target: Path, content: bytes) -> None:
    temporary = target.with_name(f".{target.name}{_TEMPORARY}")
    temporary.unlink(missing_ok=True)  # left by one that was killed
    try:
        write_synced(temporary, content)
        if target.exists():
            temporary.chmod(stat.S_IMODE(target.stat().st_mode))
        temporary.replace(target)
        sync(target.parent)
    finally:
        temporary.unlink(missing_ok=True)


def _write_manifest(data: Path, text: str) -> None:
    _replace((data / MANIFEST).resolve(), text.encode())


def _unmake(made: Sequence[Path]) -> None:
    for path in reversed(made):
        with suppress(OSError):
            path.rmdir() if path.is_dir() else path.unlink(missing_ok=True)
