"""`reglario serve`: starts the HTTP service. How it answers is the application's matter."""

from __future__ import annotations

import os
import socket
from contextlib import ExitStack
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
import uvicorn

from app.middleware.log import server_log
from app.settings import Settings
from indexer.model.errors import ReglarioError
from indexer.snapshot.reader import Snapshot

_GRACE_SECONDS = 10
"""How long requests that run may take to end when the service is told to stop."""

_SILENT_SECONDS = 60
"""How long a worker may not answer its parent before it is replaced: less, and on a busy machine
workers that are still starting are killed, for ever."""


class CannotServe(ReglarioError):
    """The service did not start.

    Attributes:
        host, port: where it was to listen.
    """

    def __init__(self, host: str, port: int) -> None:
        super().__init__(
            f"The service cannot start at {host}, port {port}; the line above says why. "
            "Try another --host or --port."
        )
        self.host = host
        self.port = port


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen at; REGLARIO_HOST, else 127.0.0.1.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="Port; REGLARIO_PORT, else 8000. 0: a free one, told on stdout."
        ),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes; REGLARIO_WORKERS, else 1.")
    ] = None,
) -> None:
    """Serve the current snapshot over HTTP; a later build is picked up without a restart.

    It stops when told so (Ctrl+C, SIGTERM), once the requests that run have ended.
    """
    # Workers are processes of their own: what is asked for here reaches them by the environment.
    for name, value in (("HOST", host), ("PORT", port), ("WORKERS", workers)):
        if value is not None:
            os.environ[f"REGLARIO_{name}"] = str(value)
    settings = Settings()
    Snapshot.open(settings.snapshot)  # without one: say so now, not in each worker's log
    if settings.port == 0:  # links name the port, so it is known before the application is made
        os.environ["REGLARIO_PORT"] = str(_free_port(settings.host))
        settings = Settings()
        typer.echo(settings.port)  # whatever the log may tell
    with ExitStack() as stack:
        if settings.workers > 1:
            # prometheus-client's own convention: workers that share a directory count together.
            folder = stack.enter_context(TemporaryDirectory(prefix="reglario-"))
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        _run(settings)


def _free_port(host: str) -> int:
    """Return a port at which nothing listens now."""
    try:
        family, kind, *_, address = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as tried:
            tried.bind(address)
            return int(tried.getsockname()[1])
    except OSError as error:
        typer.echo(f"reglario: {error}", err=True)
        raise CannotServe(host, 0) from error


def _run(settings: Settings) -> None:
    try:
        uvicorn.run(
            "app.main:create_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            loop="uvloop",
            http="httptools",
            ws="none",  # there is nothing to talk about over one
            timeout_worker_healthcheck=_SILENT_SECONDS,
            access_log=False,
            log_config=server_log(settings),
            server_header=False,
            timeout_graceful_shutdown=_GRACE_SECONDS,
        )
    except SystemExit as ended:
        if ended.code:  # its own codes mean other things than ours
            raise CannotServe(settings.host, settings.port) from ended
