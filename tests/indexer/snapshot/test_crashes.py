from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from indexer.snapshot.build import build
from tests.indexer.snapshot.conftest import DataDirectory

pytestmark = pytest.mark.long

PROGRAM = Path(__file__).with_name("crashing_builds.py")


@pytest.mark.parametrize("mode", ["kill", "fail"])
def test_a_build_that_is_interrupted_at_any_step_harms_nothing(
    mode: str, data_directory: DataDirectory, tmp_path: Path
) -> None:
    root = tmp_path / "snapshots"
    build(data_directory("primero"), root)
    data = data_directory("segundo")
    ran = subprocess.run(
        [sys.executable, PROGRAM, mode, data, root], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    happened = json.loads(ran.stdout)
    assert happened["old"] > 20
    assert happened["new"] >= 1
