"""How the service logs: one JSON object a line on standard error, without clients' addresses."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog
from structlog.typing import Processor

from app.settings import Settings


def configure_log(settings: Settings) -> None:
    """Set up structlog for this process."""
    structlog.configure(
        processors=[*_said(settings.log_json), _renderer(settings.log_json)],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[settings.log_level.upper()]
        ),
        logger_factory=lambda *_: structlog.WriteLogger(sys.stderr),
    )


def server_log(settings: Settings) -> dict[str, Any]:
    """Return how the server and the libraries log: as we do, in the form of `logging.config`.

    Of libraries, warnings and worse are logged. It can be handed to other processes.
    """
    level = settings.log_level.upper()
    handler = {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "own"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "own": {"()": f"{__name__}.{formatter.__name__}", "as_json": settings.log_json}
        },
        "handlers": {"own": handler},
        "loggers": {"uvicorn": {"level": level}},
        "root": {"handlers": ["own"], "level": "ERROR" if level == "ERROR" else "WARNING"},
    }


def formatter(*, as_json: bool) -> logging.Formatter:
    """Return what makes our lines of what is logged by `logging`."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_said(as_json),
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            _renderer(as_json),
        ],
    )


def _said(as_json: bool) -> list[Processor]:
    """What is added to each event."""
    return [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info
        if as_json
        else structlog.processors.StackInfoRenderer(),
    ]


def _renderer(as_json: bool) -> Processor:
    return structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
