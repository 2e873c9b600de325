"""The files that pages load: style, script, icon. Their URLs carry a digest of the content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

_FOLDER = Path(__file__).parent / "static"
_MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


@dataclass(frozen=True, slots=True)
class Asset:
    """One file.

    Attributes:
        path: of its URL. body: its bytes. media_type: with the encoding.
    """

    path: str
    body: bytes
    media_type: str


def _read(file: Path) -> Asset:
    body = file.read_bytes()
    digest = sha256(body).hexdigest()[:12]
    path = f"/static/{file.stem}.{digest}{file.suffix}"
    return Asset(path, body, _MEDIA_TYPES[file.suffix])


ASSETS: Mapping[str, Asset] = {
    file.name: _read(file) for file in sorted(_FOLDER.iterdir()) if file.suffix in _MEDIA_TYPES
}
"""By the name of the file."""

BY_PATH: Mapping[str, Asset] = {asset.path: asset for asset in ASSETS.values()}
