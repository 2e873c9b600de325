"""Writes a snapshot: a new directory, complete and synced before `current` is switched to it.

It knows the order of the steps, which makes a kill between any two of them harmless. It is given
rulebooks that are already read, and opens no snapshot.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from indexer.languages import profile_for
from indexer.model.rulebook import Rulebook, RulebookInfo
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
from indexer.snapshot.gathering import Gathered
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
from indexer.snapshot.records import decode_rulebook, encode_rulebook
from indexer.snapshot.texts import StoredTexts, TextTable


@dataclass(frozen=True, slots=True)
class Prepared:
    """A snapshot that is ready to be written.

    Attributes:
        files: the bytes of every file besides manifest and index, by name.
        manifest: without the index's files, which do not count for its digest.
    """

    files: Mapping[str, bytes]
    manifest: Manifest


def prepare(gathered: Iterable[Gathered], origins: Mapping[str, str]) -> Prepared:
    """Make the files of a snapshot in memory; each rulebook is let go once it is encoded.

    Args:
        gathered: at most one rulebook of an edition and locale, always in the same order.
        origins: a digest of all that each rulebook is made from, by its key.
    """
    infos: list[RulebookInfo] = []
    files: dict[str, bytes] = {}
    tables: dict[str, TextTable] = {}
    for one in gathered:
        info = one.rulebook.info
        infos.append(info)
        texts = tables.setdefault(info.locale, TextTable())
        files[rulebook_file(info.edition.id, info.locale)] = encode_rulebook(one.rulebook, texts)
        files |= {document_file(path): text for path, text in one.documents.items()}
    for locale, texts in tables.items():
        find = partial(find_mentions, profiles=(profile_for(locale),))
        files[texts_file(locale)] = texts.encode(find)
    manifest = Manifest(
        built_at=datetime.now(UTC).replace(microsecond=0),
        tools=present_tools(),
        origins=origins,
        rulebooks=ordered(infos),
        files={
            name: StoredFile(hashlib.sha256(data).hexdigest(), len(data))
            for name, data in files.items()
        },
    )
    return Prepared(files, manifest)


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
    for locale in dict.fromkeys(info.locale for info in prepared.manifest.rulebooks):
        build_index(directory / INDEX, locale, _rulebooks(prepared, locale))
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


def _rulebooks(prepared: Prepared, locale: str) -> Iterator[Rulebook]:
    texts = StoredTexts(prepared.files[texts_file(locale)])
    for info in prepared.manifest.rulebooks:
        if info.locale == locale:
            yield decode_rulebook(
                prepared.files[rulebook_file(info.edition.id, locale)], info, texts
            )


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
