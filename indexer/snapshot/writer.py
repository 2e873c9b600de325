"""Writes a snapshot: a new directory, complete and synced before `current` is switched to it.

It knows the order of the steps, which makes a kill between any two of them harmless. It is given
rulebooks that are already read, and opens no snapshot.
"""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from indexer.languages import profile_for
from indexer.model.rulebook import Rulebook, RulebookInfo
from indexer.references.find import find_mentions
from indexer.search import build_index, can_add
from indexer.snapshot.files import (
    current_name,
    files_below,
    remove_unheld,
    sha256_of,
    switch_current,
    sync,
    write_synced,
)
from indexer.snapshot.gathering import Gathered, Kept
from indexer.snapshot.lines import encode_lines
from indexer.snapshot.manifest import (
    INDEX,
    MANIFEST,
    NUMBERS,
    TOP_NAMES,
    Manifest,
    StoredFile,
    document_file,
    lines_file,
    ordered,
    present_tools,
    rulebook_file,
    texts_file,
)
from indexer.snapshot.numbers import encode_numbers
from indexer.snapshot.reader import Snapshot
from indexer.snapshot.records import decode_rulebook, encode_rulebook
from indexer.snapshot.texts import StoredTexts, TextTable

_NAME = re.compile(r"[0-9]{8}T[0-9]{6}Z-[0-9a-f]{12}(\.[0-9]+)?")
"""The name of a snapshot's directory: when it was built, what it holds, a number if both agree."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A snapshot that is ready to be written.

    Attributes:
        files: the bytes of every file besides manifest and index, by name.
        manifest: without the index's files, which do not count for its digest.
    """

    files: Mapping[str, bytes]
    manifest: Manifest


def prepare(
    gathered: Iterable[Gathered | Kept],
    origins: Mapping[str, str],
    before: Snapshot | None = None,
) -> Prepared:
    """Make the files of a snapshot in memory; each rulebook is let go once it is encoded.

    Args:
        gathered: at most one rulebook of an edition and locale, always in the same order.
        origins: a digest of all that each rulebook is made from, by its key.
        before: the snapshot that kept rulebooks are from.
    """
    numbers: dict[RulebookInfo, Sequence[str]] = {}
    files: dict[str, bytes] = {}
    tables: dict[str, TextTable] = {}
    for one in gathered:
        info = one.info
        if info.locale not in tables:
            is_kept = isinstance(one, Kept) and before is not None
            stored = before.stored_texts(info.locale) if is_kept and before else None
            tables[info.locale] = TextTable(stored)
        if isinstance(one, Kept):
            encoded, numbers[info] = one.stored, one.numbers
            files |= one.files
        else:
            encoded = encode_rulebook(one.rulebook, tables[info.locale])
            numbers[info] = [str(record.number) for record in one.rulebook.records]
            for path, text in one.documents.items():
                files[document_file(path)] = text
                files[lines_file(path)] = encode_lines(text.decode("utf-8"))
        files[rulebook_file(info.edition.id, info.locale)] = encoded
    infos = ordered(numbers)
    files[NUMBERS] = encode_numbers([numbers[info] for info in infos])
    for locale, texts in tables.items():
        find = partial(find_mentions, profiles=(profile_for(locale),))
        files[texts_file(locale)] = texts.encode(find)
    manifest = Manifest(
        built_at=datetime.now(UTC).replace(microsecond=0),
        tools=present_tools(),
        origins=origins,
        rulebooks=infos,
        files={
            name: StoredFile(hashlib.sha256(data).hexdigest(), len(data))
            for name, data in files.items()
        },
    )
    return Prepared(files, manifest)


def write(root: Path, prepared: Prepared, grown_from: Snapshot | None = None) -> str:
    """Write a snapshot below `root`, make it the current one, and return its name.

    Where a snapshot made by the same tools is given whose rulebooks of a locale are all there
    still, its search index is added to.

    The caller holds the build lock. What goes wrong before the switch leaves the old one serving,
    and nothing of the new one; what killed builds left goes before anything is written.
    """
    previous = current_name(root)
    _remove_unfinished(root)
    name = _free_name(root, prepared.manifest)
    try:
        _write_files(root / name, prepared, grown_from)
        sync(root)
        switch_current(root, name)
    except BaseException as error:
        if current_name(root) != name:
            shutil.rmtree(root / name, ignore_errors=True)
        if isinstance(error, OSError):  # of a full disk, the index's writer does not say where
            error.filename = error.filename or str(root)
        raise
    _remove_old(root, keep={name, previous})
    return name


def _write_files(directory: Path, prepared: Prepared, grown_from: Snapshot | None) -> None:
    """Write and sync all files of a snapshot, the manifest last."""
    directory.mkdir()
    for file, data in prepared.files.items():
        path = directory / file
        path.parent.mkdir(parents=True, exist_ok=True)
        write_synced(path, data)
    files = dict(prepared.manifest.files)
    for locale in dict.fromkeys(info.locale for info in prepared.manifest.rulebooks):
        held = _indexed(grown_from, prepared.manifest, locale) if grown_from else frozenset()
        rulebooks = _rulebooks(prepared, locale, held)
        source = grown_from.index_directory if grown_from and held else None
        build_index(directory / INDEX, locale, rulebooks, source)
    for path in files_below(directory / INDEX):
        sync(path)
        stored = StoredFile(sha256_of(path), path.stat().st_size)
        files[path.relative_to(directory).as_posix()] = stored
    write_synced(directory / MANIFEST, replace(prepared.manifest, files=files).encode())
    for path in sorted(directory.rglob("*/"), reverse=True):
        if path.is_dir():  # Python 3.11's rglob gives files too
            sync(path)
    sync(directory)


def _indexed(before: Snapshot, manifest: Manifest, locale: str) -> frozenset[str]:
    """Return the keys of what an index holds that may be added to; none where it may not."""
    origins = {
        info.key: before.manifest.origins[info.key]
        for info in before.rulebooks
        if info.locale == locale
    }
    is_unchanged = all(manifest.origins.get(key) == origin for key, origin in origins.items())
    if not origins or not is_unchanged or not can_add(before.index_directory, locale):
        return frozenset()
    return frozenset(origins)


def _rulebooks(prepared: Prepared, locale: str, held: frozenset[str]) -> Iterator[Rulebook]:
    texts = StoredTexts(prepared.files[texts_file(locale)])
    for info in prepared.manifest.rulebooks:
        if info.locale == locale and info.key not in held:
            yield decode_rulebook(
                prepared.files[rulebook_file(info.edition.id, locale)], info, texts
            )


def _remove_unfinished(root: Path) -> None:
    """Remove what killed builds left: no other build runs, and nobody opens what is not whole."""
    for path in _snapshots(root):
        if not (path / MANIFEST).exists():
            remove_unheld(path)


def _remove_old(root: Path, keep: set[str | None]) -> None:
    """Remove old snapshots, never one that a reader holds.

    The snapshot before stays in any case: a reader may be about to open it.
    """
    for path in _snapshots(root):
        if path.name not in keep:
            remove_unheld(path)


def _snapshots(root: Path) -> Iterator[Path]:
    """Yield the directories that a build made, by name and content; all others are somebody's."""
    for path in list(root.iterdir()):
        is_named = _NAME.fullmatch(path.name) and path.is_dir() and not path.is_symlink()
        if is_named and TOP_NAMES.issuperset(inside.name for inside in path.iterdir()):
            yield path


def _free_name(root: Path, manifest: Manifest) -> str:
    name = f"{manifest.built_at:%Y%m%dT%H%M%SZ}-{manifest.digest[:12]}"
    taken = {path.name for path in root.iterdir()}
    again = 2
    while name in taken:
        name = f"{name.split('.')[0]}.{again}"
        again += 1
    return name
