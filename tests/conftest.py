"""What every test may ask for: the one flag that renews golden files, and the places of data."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden files anew")


def pytest_configure(config: pytest.Config) -> None:
    # How long one example takes tells of the machine; the suite as a whole is timed.
    settings.register_profile("untimed", deadline=None)
    settings.load_profile("untimed")
    if config.getoption("--regenerate"):
        config.option.update_snapshots = True  # syrupy's golden files too: one flag for all


@pytest.fixture(scope="session")
def regenerate(pytestconfig: pytest.Config) -> bool:
    """Whether a golden test writes its file instead of comparing with it."""
    return bool(pytestconfig.getoption("--regenerate"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def rules_data() -> Path:
    """The documents that are shipped, with their manifest."""
    return ROOT / "rules_data"


@pytest.fixture(scope="session")
def corpora() -> Path:
    """Archives of whole rule books; they lie beside the checkout or not at all."""
    folder = ROOT.parent / "shared" / "corpora"
    if not folder.is_dir():
        pytest.skip("the whole rule books (../shared/corpora) are not on this machine")
    return folder
