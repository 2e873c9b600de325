"""The contract tests ask the same service as the tests of the application."""

from __future__ import annotations

from tests.app.conftest import app, client, settings

__all__ = ["app", "client", "settings"]
