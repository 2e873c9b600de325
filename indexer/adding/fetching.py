"""Fetches a declared document anew: downloaded, compared, read, and only then put in place."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from indexer.adding.candidate import judge
from indexer.adding.writing import replace_file
from indexer.languages import profile_for
from indexer.model.errors import FetchFailed
from indexer.parsing.parser import parse
from indexer.sources.decoding import document_of
from indexer.sources.fetching import Progress, download
from indexer.sources.manifest import MANIFEST, SourceEntry


class Fetched(StrEnum):
    """What fetching a document came to."""

    UNCHANGED = "unchanged"
    """The file that is there holds these very bytes."""
    RESTORED = "restored"
    """There was no file."""
    REPLACED = "replaced"
    """The file held other bytes."""


def fetch(
    data: Path,
    entry: SourceEntry,
    *,
    on_progress: Progress = lambda received, total: None,
) -> Fetched:
    """Download the address that an entry declares, and put what it holds in the document's place.

    Of a document that an importer made, it is the original that is downloaded.

    Raises:
        FetchFailed: no address is declared, the download fails, or the digest is another; or none
            is declared, and `add` would refuse the document.
        SourceError: no digest is declared, and the document cannot be read whole.
        OSError: the file cannot be written; the old one stays.
    """
    if entry.url is None:
        raise FetchFailed(
            entry.path, f"no url is declared for it; add one to its entry in {MANIFEST}."
        )
    path, declared = entry.path, entry.sha256
    if entry.original is not None:
        path, declared = entry.original, entry.original_sha256
    content = download(entry.url, path, on_progress=on_progress)
    sha256 = hashlib.sha256(content).hexdigest()
    if declared is None:
        judged = judge(data, parse(document_of(content, entry), profile_for(entry.locale)))
        losses = () if entry.accept_lossy else judged.losses
        if refusals := (*judged.mixed_up, *losses, *judged.lacks):
            raise FetchFailed(
                path,
                f"{entry.url} holds what `reglario add` would refuse: {' '.join(refusals)} "
                "Remove the document and add it so, or declare its digest if it is right as it is.",
            )
    elif sha256 != declared:
        raise FetchFailed(
            path,
            f"{entry.url} holds another file now (digest {sha256}) than the manifest declares "
            f"({declared}); add it as an edition of its own, or correct the entry.",
        )
    before: bytes | None = None
    with suppress(FileNotFoundError):
        before = (data / path).read_bytes()
    if before == content:
        return Fetched.UNCHANGED
    replace_file(data, path, content)
    return Fetched.RESTORED if before is None else Fetched.REPLACED
