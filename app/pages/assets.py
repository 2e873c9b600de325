"""The files that pages load, ours and others'. Their URLs carry a digest of the content."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256, sha384
from pathlib import Path

_FOLDER = Path(__file__).parent / "static"
_MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
_PATHS = {"embed.js": "/embed/{digest}/embed.js"}
"""Where a file has a place of its own."""


@dataclass(frozen=True, slots=True)
class Asset:
    """One file.

    Attributes:
        path: of its URL. body: its bytes. media_type: with the encoding.
        integrity: what a page that loads it from here can hold it to (Subresource Integrity).
    """

    path: str
    body: bytes
    media_type: str
    integrity: str


def _read(file: Path) -> Asset:
    body = file.read_bytes()
    digest = sha256(body).hexdigest()[:12]
    usual = f"/static/{file.stem}.{{digest}}{file.suffix}"
    path = _PATHS.get(file.name, usual).format(digest=digest)
    integrity = f"sha384-{b64encode(sha384(body).digest()).decode()}"
    return Asset(path, body, _MEDIA_TYPES[file.suffix], integrity)


ASSETS: Mapping[str, Asset] = {
    file.name: _read(file) for file in sorted(_FOLDER.iterdir()) if file.suffix in _MEDIA_TYPES
}
"""By the name of the file."""

BY_PATH: Mapping[str, Asset] = {asset.path: asset for asset in ASSETS.values()}
