from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from indexer.assembly import read_rulebook
from indexer.model.errors import (
    BuildInProgress,
    DigestMismatch,
    ManifestError,
    MissingSource,
    NoRuleFound,
    SnapshotOutdated,
    SourceError,
    UndecodableSource,
    UnknownLayout,
)
from indexer.model.number import RuleNumber
from indexer.model.rulebook import Rulebook
from indexer.snapshot import gathering
from indexer.snapshot.build import Outcome, build
from indexer.snapshot.files import current_name
from indexer.snapshot.lock import build_lock
from indexer.snapshot.reader import Snapshot
from indexer.sources.decoding import SourceDocument
from indexer.sources.manifest import SourceEntry
from tests.data_directories import state
from tests.indexer.snapshot.conftest import DataDirectory


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tmp_path / "snapshots"


def text_of(snapshot: Snapshot, number: str, edition: str = "undated") -> str:
    record = snapshot.rulebook(edition, "es").get(RuleNumber.parse(number))
    assert record is not None
    assert record.text is not None
    return record.text


def directories(root: Path) -> set[str]:
    return {path.name for path in root.iterdir() if path.is_dir()}


def test_a_build_is_what_the_next_opening_gives(data_directory: DataDirectory, root: Path) -> None:
    result = build(data_directory(), root)
    snapshot = Snapshot.open(root)
    assert result.outcome is Outcome.BUILT
    assert (result.name, result.digest) == (snapshot.name, snapshot.digest)
    assert result.rulebooks == snapshot.rulebooks
    assert "primero" in text_of(snapshot, "900.1")
    [document] = snapshot.documents
    record = snapshot.rulebook("undated", "es").get(RuleNumber.parse("900.1b"))
    assert record is not None
    [span] = record.spans
    assert snapshot.document_text(document)[span.start : span.end] == record.text


def test_the_same_sources_give_the_same_digest(
    data_directory: DataDirectory, root: Path, tmp_path: Path
) -> None:
    data = data_directory()
    first, second = build(data, root), build(data, tmp_path / "other")
    assert first.digest == second.digest


def test_a_build_that_changes_nothing_leaves_the_snapshot(
    data_directory: DataDirectory, root: Path
) -> None:
    data = data_directory()
    first, second = build(data, root), build(data, root)
    assert second.outcome is Outcome.UNCHANGED
    assert second.name == first.name
    assert directories(root) == {first.name}


def test_a_damaged_snapshot_is_built_anew_with_the_same_digest(
    data_directory: DataDirectory, root: Path
) -> None:
    data = data_directory()
    first = build(data, root)
    (root / first.name / "texts" / "es.json").unlink()
    second = build(data, root, if_needed=True)
    assert second.outcome is Outcome.BUILT
    assert second.digest == first.digest
    assert Snapshot.open(root).name == second.name != first.name


def test_a_build_is_needed_when_a_source_or_its_entry_changed(
    data_directory: DataDirectory, root: Path
) -> None:
    data = data_directory()
    assert build(data, root, if_needed=True).outcome is Outcome.BUILT
    assert build(data, root, if_needed=True).outcome is Outcome.UP_TO_DATE
    manifest = data / "sources.toml"
    manifest.write_text(f"# a comment\n{manifest.read_text()}")
    assert build(data, root, if_needed=True).outcome is Outcome.UP_TO_DATE
    manifest.write_text(manifest.read_text().replace('"Inventado"', '"Otro"'))
    assert build(data, root, if_needed=True).outcome is Outcome.BUILT
    assert Snapshot.open(root).latest("es").title == "Otro"
    data_directory("segundo")
    assert build(data, root, if_needed=True).outcome is Outcome.BUILT
    (data / "es" / "inventos.txt").unlink()
    with pytest.raises(MissingSource):
        build(data, root, if_needed=True)


def test_other_tools_make_a_build_needed(
    data_directory: DataDirectory, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = data_directory()
    first = build(data, root)
    monkeypatch.setattr("indexer.snapshot.manifest.present_tools", lambda: {"code": "other"})
    monkeypatch.setattr("indexer.snapshot.writer.present_tools", lambda: {"code": "other"})
    with pytest.raises(SnapshotOutdated):
        Snapshot.open(root)
    second = build(data, root, if_needed=True)
    assert second.outcome is Outcome.BUILT
    assert second.digest == first.digest


DAMAGE: dict[str, tuple[type[SourceError], Callable[[Path], object]]] = {
    "missing file": (MissingSource, lambda data: (data / "es" / "inventos.txt").unlink()),
    "undecodable byte": (
        UndecodableSource,
        lambda data: (data / "es" / "inventos.txt").write_bytes(b"Regla 900.1\n\n\xff"),
    ),
    "no rule": (
        NoRuleFound,
        lambda data: (data / "sources.toml").write_text(
            (data / "sources.toml").read_text() + 'layout = "numbered-text"\n'
        ),
    ),
    "unknown layout": (
        UnknownLayout,
        lambda data: (data / "es" / "inventos.txt").write_text("Una receta.\n"),
    ),
    "wrong digest": (
        DigestMismatch,
        lambda data: (data / "sources.toml").write_text(
            (data / "sources.toml").read_text() + f'sha256 = "{"0" * 64}"\n'
        ),
    ),
    "no manifest": (ManifestError, lambda data: (data / "sources.toml").unlink()),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_bad_source_leaves_the_old_snapshot(
    kind: str, data_directory: DataDirectory, root: Path
) -> None:
    data = data_directory()
    first = build(data, root)
    error, harm = DAMAGE[kind]
    harm(data)
    with pytest.raises(SourceError) as caught:
        build(data, root)
    assert type(caught.value) is error
    assert caught.value.path
    assert caught.value.reason
    assert current_name(root) == first.name
    assert directories(root) == {first.name}


def test_a_document_that_changes_while_it_is_read_is_never_taken_for_what_it_was(
    data_directory: DataDirectory, root: Path
) -> None:
    data = data_directory("uno", more=(("2020-01-01", "dos"),))

    def change(*_: object) -> None:
        data_directory("tres")

    with pytest.raises(DigestMismatch, match="changed while it was read"):
        build(data, root, on_read=change)
    data_directory("uno")
    build(data, root)
    assert "uno" in text_of(Snapshot.open(root), "900.1")


def test_the_snapshot_before_is_kept_and_older_ones_are_removed(
    data_directory: DataDirectory, root: Path
) -> None:
    names = [build(data_directory(word), root).name for word in ("uno", "dos", "tres")]
    assert directories(root) == set(names[1:])


def test_a_snapshot_that_is_read_is_never_removed(
    data_directory: DataDirectory, root: Path
) -> None:
    first = build(data_directory("uno"), root)
    reading = Snapshot.open(root)
    for word in ("dos", "tres", "cuatro"):
        last = build(data_directory(word), root)
    assert first.name in directories(root)
    assert "uno" in text_of(reading, "900.1")
    assert current_name(root) == last.name
    del reading


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))


@pytest.mark.parametrize("inside", ["", "numbers.json", "index/es/MAIN", "documents/es/a.txt"])
def test_a_build_that_fails_leaves_nothing_and_nothing_of_killed_ones(
    data_directory: DataDirectory, root: Path, inside: str
) -> None:
    path = root / "20200101T000000Z-0123456789ab" / inside
    path.parent.mkdir(parents=True)
    path.write_text("half") if inside else path.mkdir()
    with files_of_at_most(1000), pytest.raises(OSError, match="large"):
        build(data_directory(), root)
    assert directories(root) == set()


@pytest.mark.parametrize(
    "foreign",
    [
        "backup/deep/file",
        "20200101T000000Z-0123456789ab/notes.txt",
        "20200101T000000Z-0123456789ab-copy/manifest.json",
        "20200101/numbers.json",
    ],
)
def test_what_no_build_made_is_never_removed(
    data_directory: DataDirectory, root: Path, foreign: str
) -> None:
    path = root / foreign
    path.parent.mkdir(parents=True)
    path.write_text("suyo")
    (root / "20210101T000000Z-0123456789ab").symlink_to(path.parent.name)
    for word in ("uno", "dos", "tres"):
        build(data_directory(word), root)
    assert path.read_text() == "suyo"
    assert (root / "20210101T000000Z-0123456789ab").is_symlink()


@pytest.mark.parametrize(("data", "root"), [("s/data", "s"), ("s", "s"), ("s", "s/snapshots")])
def test_data_and_snapshots_may_lie_in_one_another(
    data_directory: DataDirectory, tmp_path: Path, data: str, root: str
) -> None:
    made = data_directory()
    place = tmp_path / data
    shutil.copytree(made, place)
    before = state(made)
    for word in ("uno", "dos", "tres"):
        (place / "es" / "inventos.txt").write_bytes(
            (data_directory(word) / "es" / "inventos.txt").read_bytes()
        )
        result = build(place, tmp_path / root)
        assert Snapshot.open(tmp_path / root).name == result.name
    assert before.keys() <= state(place).keys()


def test_a_second_build_does_not_run_beside_the_first(
    data_directory: DataDirectory, root: Path
) -> None:
    data = data_directory()
    with (
        build_lock(root, wait=False, on_wait=pytest.fail),
        pytest.raises(BuildInProgress),
    ):
        build(data, root, wait=False)


MANY = tuple((f"2026-01-{day:02}", f"palabra{day}") for day in range(1, 8))


def test_many_rulebooks_are_read_by_two_processes_with_the_same_outcome(
    data_directory: DataDirectory, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = data_directory(more=MANY)
    monkeypatch.setattr(gathering, "_processors", lambda: 2)
    shared = build(data, root)
    monkeypatch.setattr(gathering, "_WORTH_SHARING", 100)
    alone = build(data, tmp_path / "other")
    assert shared.digest == alone.digest
    assert "palabra4" in text_of(Snapshot.open(root), "900.1", "2026-01-04")


def test_a_bad_source_among_many_is_named(
    data_directory: DataDirectory, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = data_directory(more=MANY)
    (data / "es" / "2026-01-02.txt").write_text("Una receta.\n")
    monkeypatch.setattr(gathering, "_processors", lambda: 2)
    with pytest.raises(UnknownLayout) as caught:
        build(data, root)
    assert caught.value.path == "es/2026-01-02.txt"


def test_processors_are_counted_on_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3}, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    assert gathering._processors() == 1
    monkeypatch.delattr(os, "sched_getaffinity")
    assert gathering._processors() == 4
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert gathering._processors() == 1


SCRIPT = """
import sys
from pathlib import Path
from indexer.snapshot import gathering
from indexer.snapshot.build import build
gathering._processors = lambda: 2
print(build(Path(sys.argv[1]), Path(sys.argv[2])).outcome, flush=True)
"""


def test_a_script_that_builds_as_soon_as_it_is_imported_is_run_once(
    data_directory: DataDirectory, root: Path, tmp_path: Path
) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    told = subprocess.run(
        [sys.executable, script, data_directory(more=MANY), root],
        capture_output=True,
        text=True,
        timeout=60,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert (told.stdout, told.stderr, told.returncode) == ("built\n", "", 0)


def test_one_more_edition_gives_what_a_build_from_nothing_gives(
    data_directory: DataDirectory, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(data_directory(more=MANY[1:4]), root)
    data = data_directory(more=MANY[:4])
    read: list[str] = []

    def watched(
        data: Path, entries: Sequence[SourceEntry]
    ) -> tuple[Rulebook, tuple[SourceDocument, ...]]:
        read.append(entries[0].edition.id)
        return read_rulebook(data, entries)

    monkeypatch.setattr(gathering, "read_rulebook", watched)
    grown = build(data, root)
    assert read == ["2026-01-01"]
    fresh = build(data, tmp_path / "other")
    assert grown.digest == fresh.digest
    assert len(read) > 1


WAITING = """
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from indexer.snapshot.build import build
print(build(Path(sys.argv[1]), Path(sys.argv[2]), on_wait=lambda holder: print(holder)).outcome)
"""


def test_the_second_of_two_builds_waits_and_then_builds(
    data_directory: DataDirectory, root: Path
) -> None:
    data = data_directory()
    with build_lock(root, wait=False, on_wait=pytest.fail):
        waiting = subprocess.Popen(
            [sys.executable, "-u", "-c", WAITING, data, root], stdout=subprocess.PIPE, text=True
        )
        assert waiting.stdout is not None
        assert waiting.stdout.readline() == f"process {os.getpid()}\n"
    assert waiting.communicate(timeout=20)[0] == "built\n"
