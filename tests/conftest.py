"""What every test may ask for: the one flag that renews golden files, places of data, snapshots."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from indexer.snapshot.build import build
from tests.invented_books import write_books

ROOT = Path(__file__).resolve().parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden files anew")


def pytest_configure(config: pytest.Config) -> None:
    # How long one example takes tells of the machine; the suite as a whole is timed.
    settings.register_profile("untimed", deadline=None)
    settings.load_profile("untimed")
    if config.getoption("--regenerate"):
        config.option.update_snapshots = True  # syrupy's golden files too: one flag for all


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that no worker is left with it when the others have ended."""
    long_files = {item.path for item in items if item.get_closest_marker("long")}
    items.sort(key=lambda item: item.path not in long_files)


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
def snapshot_root(tmp_path_factory: pytest.TempPathFactory, rules_data: Path) -> Path:
    """A real snapshot of the shipped documents."""
    snapshots = tmp_path_factory.mktemp("snapshots")
    build(rules_data, snapshots)
    return snapshots


@pytest.fixture(scope="session")
def books_root(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Path:
    """A snapshot of the invented books."""
    data, snapshots = tmp_path_factory.mktemp("books"), tmp_path_factory.mktemp("snapshots")
    write_books(root, data)
    build(data, snapshots)
    return snapshots


@pytest.fixture(scope="session")
def corpora() -> Path:
    """Archives of whole rule books; they lie beside the checkout or not at all."""
    folder = ROOT.parent / "shared" / "corpora"
    if not folder.is_dir():
        pytest.skip("the whole rule books (../shared/corpora) are not on this machine")
    return folder
