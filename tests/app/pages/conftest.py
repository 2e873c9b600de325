"""Pages over the invented books."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from app.main import create_app
from app.settings import Settings

PUBLIC_URL = "https://rules.example"


@pytest.fixture(scope="session")
def books(books_root: Path) -> Iterator[TestClient]:
    settings = Settings(snapshot=books_root, public_url=PUBLIC_URL, log_level="error")
    app = create_app(settings)
    with TestClient(app, base_url="http://evil.example", follow_redirects=False) as client:
        client.headers.clear()
        yield client
