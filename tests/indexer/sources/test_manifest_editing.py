"""An entry is added or removed, and every other byte of the manifest stays."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indexer.model.errors import ManifestError
from indexer.sources.manifest_editing import declared, with_entry, without_entry
from tests.data_directories import make_data

HEAD = "# Lo que se sabe.\n\n"
FIRST = '# El primero.\n[[source]]\npath = \'a\'  # corto\n# dentro\ntitle = """\nuno\n\ndos"""\n'
LOOSE = "\n# suelto\n\n"
SECOND = '# El segundo.\n[[source]]  # aparte\npath = "b"\n# al final\n'
TEXTS = st.text(st.characters(codec="utf-8"), max_size=40)


def test_removing_leaves_the_comments_of_others() -> None:
    assert without_entry(HEAD + FIRST + LOOSE + SECOND, "a") == HEAD + "# suelto\n\n" + SECOND
    assert without_entry(HEAD + FIRST + LOOSE + SECOND, "b") == HEAD + FIRST + "\n# suelto\n"
    assert without_entry(HEAD + FIRST, "a") == "# Lo que se sabe.\n"


def test_a_comment_on_top_of_the_manifest_is_its_head_and_not_the_first_entrys() -> None:
    assert without_entry("# Todo.\n" + FIRST.partition("\n")[2] + "\n" + SECOND, "a") == (
        "# Todo.\n\n" + SECOND
    )


def test_a_comment_that_may_be_either_entrys_is_kept() -> None:
    text = "[[source]]\npath = 'a'\n# de b\n[[source]]\npath = 'b'\n[[source]]\npath = 'c'\n"
    assert without_entry(text, "a") == "# de b\n[[source]]\npath = 'b'\n[[source]]\npath = 'c'\n"
    assert without_entry(text, "b") == text.replace("[[source]]\npath = 'b'\n", "")
    assert without_entry(text, "c") == text.removesuffix("[[source]]\npath = 'c'\n")


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("last", ["", "\n", "\n\n# fin\n"])
def test_what_is_added_can_be_removed_again(end: str, last: str) -> None:
    text = (HEAD + FIRST + "\n" + SECOND.rstrip("\n") + last).replace("\n", end)
    added = with_entry(text, {"path": "es/ñ «x».txt", "official": False})
    assert added.startswith(text)
    assert added.count("\r\n") == (added.count("\n") if end == "\r\n" else 0)
    removed = without_entry(added, "es/ñ «x».txt")
    assert removed == (text if text.endswith("\n") else text + end)


def test_the_first_entry_of_an_empty_manifest() -> None:
    assert with_entry("", {"path": "a"}) == '[[source]]\npath = "a"\n'
    assert without_entry('[[source]]\npath = "a"\n', "a") == ""


@given(path=TEXTS, title=TEXTS)
def test_any_value_is_written_so_that_it_is_read_again(path: str, title: str) -> None:
    added = with_entry(HEAD + SECOND, {"path": path, "title": title})
    assert tomllib.loads(added)["source"][-1] == {"path": path, "title": title}


@pytest.mark.parametrize(
    "text",
    [
        "source = [{path = 'a'}, {path = 'b'}]\n",
        "[[source]]\npath = 'a'\ntitle = '''\n[[source]]\n'''\n[[source]]\npath='b'\n",
    ],
)
def test_what_cannot_be_edited_safely_is_refused(text: str) -> None:
    with pytest.raises(ManifestError, match="by hand"):
        without_entry(text, "a")


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(ManifestError, match="no valid TOML"):
        with_entry("[[source", {"path": "a"})
    with pytest.raises(ManifestError, match="no valid TOML"):
        without_entry("=", "a")


def test_what_is_declared(tmp_path: Path) -> None:
    assert declared(tmp_path).entries == ()
    (tmp_path / "sources.toml").write_text("# nada\n", "utf-8")
    assert declared(tmp_path).entries == ()
    (tmp_path / "sources.toml").write_text("[[source]]\n", "utf-8")
    with pytest.raises(ManifestError, match="lacks the field"):
        declared(tmp_path)
    (tmp_path / "sources.toml").write_bytes(b"# \xff")
    with pytest.raises(ManifestError, match="UTF-8"):
        declared(tmp_path)
    assert len(declared(make_data(tmp_path / "datos")).entries) == 2
