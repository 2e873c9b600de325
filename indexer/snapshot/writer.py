"""Writes a snapshot: a new directory, complete and synced before `current` is switched to it.

It knows the order of the steps, which makes a kill between any two of them harmless. It is given
rulebooks that are already read, and opens no snapshot.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from indexer.languages import profile_for
from indexer.model.rulebook import Rulebook
from indexer.references.find import find_mentions
from indexer.search import build_index
from indexer.snapshot.files import (
    current_name,
    files_below,
    remove_unheld,
    sha256_of,
    switch_current,
    sync,
    write_synced,
)
from indexer.snapshot.manifest import (
    INDEX,
    MANIFEST,
    Manifest,
    StoredFile,
    document_file,
    ordered,
    present_tools,
    rulebook_file,
    texts_file,
)
from indexer.snapshot.records import encode_rulebook
from indexer.snapshot.texts import TextTable


@dataclass(frozen=True, slots=True)
class Prepared:
    """A snapshot that is ready to be written.

    Attributes:
        rulebooks: by locale, in the manifest's order.
        files: the bytes of every file besides manifest and index, by name.
        manifest: without the index's files, which do not count for its digest.
    """

    rulebooks: Mapping[str, Sequence[Rulebook]]
    files: Mapping[str, bytes]
    manifest: Manifest


def prepare(
    rulebooks: Sequence[Rulebook], documents: Mapping[str, bytes], sources: Mapping[str, str]
) -> Prepared:
    """Make the files of a snapshot in memory.

    Args:
        rulebooks: at most one of an edition and locale.
        documents: the decoded text of each of their documents, in UTF-8, by path.
        sources: SHA-256 of every file that was read, by path in the data directory.
    """
    infos = ordered(rulebook.info for rulebook in rulebooks)
    by_key = {rulebook.info.key: rulebook for rulebook in rulebooks}
    by_locale: dict[str, list[Rulebook]] = {}
    for info in infos:
        by_locale.setdefault(info.locale, []).append(by_key[info.key])
    files: dict[str, bytes] = {}
    for locale, books in by_locale.items():
        texts = TextTable()
        for book in books:
            files[rulebook_file(book.info.edition.id, locale)] = encode_rulebook(book, texts)
        files[texts_file(locale)] = texts.encode(
            partial(find_mentions, profiles=(profile_for(locale),))
        )
    files |= {document_file(path): text for path, text in documents.items()}
    manifest = Manifest(
        built_at=datetime.now(UTC).replace(microsecond=0),
        tools=present_tools(),
        sources=sources,
        rulebooks=infos,
        files={
            name: StoredFile(hashlib.sha256(data).hexdigest(), len(data))
            for name, data in files.items()
        },
    )
    return Prepared(by_locale, files, manifest)


def write(root: Path, prepared: Prepared) -> str:
    """Write a snapshot below `root`, make it the current one, and return its name.

    The caller holds the build lock. What goes wrong before the switch leaves the old one serving.
    """
    before = current_name(root)
    name = _free_name(root, prepared.manifest)
    directory = root / name
    directory.mkdir()
    for file, data in prepared.files.items():
        path = directory / file
        path.parent.mkdir(parents=True, exist_ok=True)
        write_synced(path, data)
    files = dict(prepared.manifest.files)
    for locale, rulebooks in prepared.rulebooks.items():
        build_index(directory / INDEX, locale, rulebooks)
    for path in files_below(directory / INDEX):
        sync(path)
        stored = StoredFile(sha256_of(path), path.stat().st_size)
        files[path.relative_to(directory).as_posix()] = stored
    write_synced(directory / MANIFEST, replace(prepared.manifest, files=files).encode())
    for path in sorted(directory.rglob("*/"), reverse=True):
        if path.is_dir():  # Python 3.11's rglob gives files too
            sync(path)
    sync(directory)
    sync(root)
    switch_current(root, name)
    _remove_old(root, keep={name, before})
    return name


def _remove_old(root: Path, keep: set[str | None]) -> None:
    """Remove old snapshots and what killed builds left, never one that a reader holds.

    The snapshot before stays in any case: a reader may be about to open it.
    """
    for path in root.iterdir():
        if path.is_dir() and path.name not in keep:
            remove_unheld(path)


def _free_name(root: Path, manifest: Manifest) -> str:
    name = f"{manifest.built_at:%Y%m%dT%H%M%SZ}-{manifest.digest[:12]}"
    taken = {path.name for path in root.iterdir()}
    again = 2
    while name in taken:
        name = f"{name.split('.')[0]}.{again}"
        again += 1
    return name
