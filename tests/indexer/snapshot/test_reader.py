from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from indexer.model.errors import (
    NoSuchDocument,
    SnapshotDamaged,
    SnapshotError,
    SnapshotMissing,
    SnapshotOutdated,
    UnknownEdition,
    UnknownLanguage,
)
from indexer.model.number import RuleNumber
from indexer.search import SearchRequest
from indexer.snapshot import manifest, reader
from indexer.snapshot.files import current_name
from indexer.snapshot.manifest import present_tools
from indexer.snapshot.reader import Snapshot
from tests.factories import DOCUMENT


@pytest.fixture
def snapshot(small_snapshot: Path) -> Snapshot:
    return Snapshot.open(small_snapshot)


def test_what_a_snapshot_says_of_itself(snapshot: Snapshot, small_snapshot: Path) -> None:
    assert snapshot.name == current_name(small_snapshot)
    assert snapshot.locales == ("es", "fr")
    assert [info.key for info in snapshot.rulebooks] == [
        "2025-01-01:es",
        "undated:es",
        "undated:fr",
    ]
    assert list(snapshot.documents) == ["es/2025.txt", DOCUMENT, "fr/règles.txt"]
    assert len(snapshot.digest) == 64
    assert timedelta() <= datetime.now(UTC) - snapshot.built_at < timedelta(minutes=5)


def test_the_latest_edition_is_the_newest_dated_one(snapshot: Snapshot) -> None:
    assert snapshot.latest("es").edition.id == "2025-01-01"
    assert snapshot.latest("fr").edition.id == "undated"


def test_one_number_of_two_editions_is_never_mixed_up(snapshot: Snapshot) -> None:
    texts = []
    for edition in ("2025-01-01", "undated"):
        found = snapshot.rulebook(edition, "es").get(RuleNumber.parse("900.1"))
        assert found is not None
        texts.append(found.text)
    assert texts == ["Tres.", "Dos: la carta vuelve. Véase la regla 900.2."]


def test_what_is_not_held_is_named_with_what_is(snapshot: Snapshot) -> None:
    with pytest.raises(UnknownLanguage) as no_language:
        snapshot.rulebook("undated", "en")
    assert no_language.value.available == ("es", "fr")
    with pytest.raises(UnknownLanguage):
        snapshot.latest("en")
    with pytest.raises(UnknownEdition) as no_edition:
        snapshot.info("2025-01-01", "fr")
    assert no_edition.value.available == ("undated:fr",)
    with pytest.raises(NoSuchDocument):
        snapshot.document_text("../manifest.json")


def test_documents_keep_their_line_ends(snapshot: Snapshot) -> None:
    assert snapshot.document_text(DOCUMENT) == "Uno.\r\nDos: la carta vuelve.\rTres.\n"


def test_references_come_from_the_stored_mentions(snapshot: Snapshot) -> None:
    graph = snapshot.references("undated", "es")
    assert graph is snapshot.references("undated", "es")
    [reference] = graph.outgoing(RuleNumber.parse("900.1"))
    assert reference.match == "regla 900.2"
    [incoming] = graph.incoming(RuleNumber.parse("900.2"))
    assert incoming.number == RuleNumber.parse("900.1")


def test_a_search_is_held_to_its_rulebook(snapshot: Snapshot) -> None:
    found = snapshot.search("undated", "es", SearchRequest("tres"))
    assert [str(hit.number) for hit in found.hits] == ["900.2"]
    found = snapshot.search("2025-01-01", "es", SearchRequest("tres"))
    assert [str(hit.number) for hit in found.hits] == ["900.1"]


def test_few_rulebooks_stay_open(small_snapshot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OPEN_RULEBOOKS", 1)
    snapshot = Snapshot.open(small_snapshot)
    first = snapshot.rulebook("undated", "es")
    assert snapshot.rulebook("undated", "es") is first
    snapshot.rulebook("2025-01-01", "es")
    again = snapshot.rulebook("undated", "es")
    assert again is not first
    assert again == first


def test_there_is_nothing_to_open_before_the_first_build(tmp_path: Path) -> None:
    for root in (tmp_path, tmp_path / "absent"):
        with pytest.raises(SnapshotMissing):
            Snapshot.open(root)


def directory_of(root: Path) -> Path:
    name = current_name(root)
    assert name is not None
    return root / name


def files_of(root: Path) -> list[Path]:
    return [path for path in sorted(directory_of(root).rglob("*")) if path.is_file()]


def flip_last_byte(path: Path) -> None:
    data = path.read_bytes() or b"\0"
    path.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def lengthen(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b" ")


@pytest.mark.parametrize("harm", [Path.unlink, flip_last_byte, cut_short, lengthen])
def test_every_damaged_file_is_noticed_at_opening(
    small_snapshot: Path, harm: Callable[[Path], object]
) -> None:
    for path in files_of(small_snapshot):
        whole = path.read_bytes()
        if harm is cut_short and not whole:
            continue
        harm(path)
        with pytest.raises(SnapshotDamaged) as caught:
            Snapshot.open(small_snapshot)
        assert caught.value.path == str(path)
        assert caught.value.reason
        path.write_bytes(whole)
    Snapshot.open(small_snapshot)


def test_every_byte_of_the_manifest_counts(small_snapshot: Path) -> None:
    path = directory_of(small_snapshot) / "manifest.json"
    whole = path.read_bytes()
    for at in range(0, len(whole), 7):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x20]) + whole[at + 1 :])
        with pytest.raises(SnapshotError):
            Snapshot.open(small_snapshot)


@pytest.mark.parametrize("name", ["stray", "documents/es/stray.txt", "index/es/stray", "new/stray"])
def test_an_unexpected_file_is_noticed(small_snapshot: Path, name: str) -> None:
    stray = directory_of(small_snapshot) / name
    stray.parent.mkdir(exist_ok=True)
    stray.touch()
    with pytest.raises(SnapshotDamaged) as caught:
        Snapshot.open(small_snapshot)
    assert caught.value.path == str(stray)


def test_a_link_in_place_of_a_directory_is_noticed(small_snapshot: Path, tmp_path: Path) -> None:
    texts = directory_of(small_snapshot) / "texts"
    texts.rename(tmp_path / "elsewhere")
    texts.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(SnapshotDamaged):
        Snapshot.open(small_snapshot)


def test_damage_after_the_opening_gives_no_answer(small_snapshot: Path) -> None:
    snapshot = Snapshot.open(small_snapshot)
    directory = directory_of(small_snapshot)
    flip_last_byte(directory / "rulebooks" / "es" / "undated.json")
    (directory / "documents" / DOCUMENT).unlink()
    with pytest.raises(SnapshotDamaged):
        snapshot.rulebook("undated", "es")
    with pytest.raises(SnapshotDamaged):
        snapshot.document_text(DOCUMENT)
    assert snapshot.rulebook("2025-01-01", "es").records
    for path in (directory / "index" / "es").rglob("*"):
        if path.is_file():
            flip_last_byte(path)
            break
    with pytest.raises(SnapshotDamaged):
        snapshot.search("2025-01-01", "es", SearchRequest("rule"))


@pytest.mark.parametrize("tool", sorted(present_tools()))
def test_what_other_tools_made_is_told_from_damage(
    small_snapshot: Path, tool: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_by = present_tools()
    monkeypatch.setattr(manifest, "present_tools", lambda: {**made_by, tool: "another"})
    with pytest.raises(SnapshotOutdated) as caught:
        Snapshot.open(small_snapshot)
    assert caught.value.changed == [tool]
    assert f"made by other {tool}." in str(caught.value)


@pytest.mark.parametrize("content", ["[]", "{}", "null", "not JSON", ""])
def test_what_is_no_manifest_is_damage(small_snapshot: Path, content: str) -> None:
    (directory_of(small_snapshot) / "manifest.json").write_text(content)
    with pytest.raises(SnapshotDamaged):
        Snapshot.open(small_snapshot)


def test_current_may_name_nothing_that_is_there(small_snapshot: Path) -> None:
    (small_snapshot / "current").write_text("gone\n")
    with pytest.raises(SnapshotDamaged):
        Snapshot.open(small_snapshot)
    (small_snapshot / "current").write_text("../gone\n")
    with pytest.raises(SnapshotDamaged):
        Snapshot.open(small_snapshot)


def test_a_copy_is_as_good(small_snapshot: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(small_snapshot, copy)
    shutil.rmtree(small_snapshot)
    assert Snapshot.open(copy).rulebook("undated", "fr").records
