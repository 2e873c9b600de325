"""How the service logs: one JSON object a line on standard error, without clients' addresses."""

from __future__ import annotations

import logging
import sys

import structlog

from app.settings import Settings


def configure_log(settings: Settings) -> None:
    """Set up structlog for this process."""
    renderer = (
        structlog.processors.JSONRenderer()
        if settings.log_json
        else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info
            if settings.log_json
            else structlog.processors.StackInfoRenderer(),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[settings.log_level.upper()]
        ),
        logger_factory=lambda *_: structlog.WriteLogger(sys.stderr),
    )
