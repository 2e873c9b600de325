"""The shapes of what the service tells of itself as the OpenAPI document tells them."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from pydantic import Field

from app.schemas import Shape


class SnapshotState(Shape):
    """The snapshot that answers."""

    name: str
    digest: str
    built_at: datetime
    age_seconds: int


class About(Shape):
    """What this service is."""

    name: str
    version: str
    snapshot: SnapshotState
    languages: list[str]
    attribution: str
    links: dict[str, str]


class Alive(Shape):
    """The process answers."""

    status: Literal["ok"]


class RefusedSnapshot(Shape):
    """A newer snapshot that cannot be served."""

    name: str | None
    reason: str


class Ready(Shape):
    """Whether requests can be answered, and from what."""

    status: Literal["ready"]
    snapshot: SnapshotState
    refused: RefusedSnapshot | None = Field(
        description="A newer snapshot that cannot be served; the old one goes on."
    )
