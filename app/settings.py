"""Settings from the environment, prefix `REGLARIO_`: names, defaults, limits; and the version.

Opens nothing.
"""

from __future__ import annotations

from importlib.metadata import version
from ipaddress import ip_address
from pathlib import Path
from typing import Literal

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from indexer.model.locale import canonical_tag

VERSION = version("reglario")
"""Of this release."""

_CHECKOUT = Path(__file__).resolve().parent.parent


class Settings(BaseSettings):
    """What can be set, each as `REGLARIO_` and the name in capitals.

    Attributes:
        data: the directory of the source documents and `sources.toml`.
        snapshot: the directory that holds the snapshots.
        host, port, workers: where and with how many processes to listen.
        public_url: what every link begins with; from host and port where it is not given.
        mcp_hosts: names, with commas between, by which /mcp may be called besides those of
            public_url and of the machine itself.
        default_lang: the language tried after those of the request (a BCP 47 tag).
        cache_bytes: how many bytes of finished answers a worker keeps; 0 keeps none.
        poll_seconds: how often a new snapshot is looked for.
        log_level, log_json: what is logged, and whether as JSON or for a terminal.
        access_log: log every request, without the client's address.
    """

    model_config = SettingsConfigDict(env_prefix="REGLARIO_", frozen=True)

    data: Path = _CHECKOUT / "rules_data"
    snapshot: Path = _CHECKOUT / ".snapshot"
    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    workers: int = Field(default=1, ge=1, le=256)
    public_url: str = Field(default="", pattern=r"^(https?://[^\s/?#]+(/[^\s?#]*)?)?$")
    mcp_hosts: str = Field(default="", pattern=r"^[A-Za-z0-9.,:\[\] -]*$")
    default_lang: str = "es"
    cache_bytes: int = Field(default=64_000_000, ge=0)
    poll_seconds: float = Field(default=1.0, gt=0)
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = True
    access_log: bool = False

    @field_validator("default_lang")
    @classmethod
    def _canonical(cls, tag: str) -> str:
        return canonical_tag(tag)

    @property
    def mcp_host_names(self) -> tuple[str, ...]:
        """The names in `mcp_hosts`."""
        names = (name.strip().lower() for name in self.mcp_hosts.split(","))
        return tuple(name for name in names if name)

    @property
    def base_url(self) -> str:
        """What every link begins with, without a slash at its end."""
        if self.public_url:
            return self.public_url.rstrip("/")
        return f"http://{_reachable(self.host)}:{self.port}"


def _reachable(host: str) -> str:
    """Return a host that a client can call: a wildcard address listens, but cannot be called."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.is_unspecified:
        return "localhost"
    return f"[{host}]" if address.version == 6 else host
