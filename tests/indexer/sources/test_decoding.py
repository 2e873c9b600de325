"""Bytes to text: strict, marks honoured, damage noticed."""

from __future__ import annotations

import codecs
import hashlib
from pathlib import Path

import pytest

from indexer.model.errors import DigestMismatch, LossySource, MissingSource, UndecodableSource
from indexer.sources.decoding import decode, find_damage, read_source
from tests.reading import PATH, entry, source

TEXT = "Regla — «Ma’rûf»\r\n−1/−1\n"


@pytest.mark.parametrize(
    ("encoding", "mark", "codec"),
    [
        ("utf-8", b"", "utf-8"),
        ("utf-8", codecs.BOM_UTF8, "utf-8"),
        ("utf_8_sig", codecs.BOM_UTF8, "utf-8"),
        ("utf-8-sig", b"", "utf-8"),
        ("utf-16", codecs.BOM_UTF16_LE, "utf-16-le"),
        ("UTF-16", codecs.BOM_UTF16_BE, "utf-16-be"),
        ("utf-16-le", codecs.BOM_UTF16_LE, "utf-16-le"),
        ("utf-16-be", b"", "utf-16-be"),
        ("utf-32", codecs.BOM_UTF32_LE, "utf-32-le"),
        ("utf-32-be", codecs.BOM_UTF32_BE, "utf-32-be"),
        ("gb18030", "\ufeff".encode("gb18030"), "gb18030"),
    ],
)
def test_a_byte_order_mark_is_honoured_and_no_part_of_the_text(
    encoding: str, mark: bytes, codec: str
) -> None:
    assert decode(mark + TEXT.encode(codec), encoding, PATH) == TEXT


@pytest.mark.parametrize("encoding", ["cp949", "cp1252"])
def test_one_byte_and_two_byte_encodings(encoding: str) -> None:
    text = {"cp949": "규칙 601.2b", "cp1252": "Ghazbán “Ma’rûf” — …"}[encoding]
    assert decode(text.encode(encoding), encoding, PATH) == text


@pytest.mark.parametrize(
    ("content", "encoding", "reason", "line"),
    [
        (b"uno\r\ndos\rtr\xe9s\n", "utf-8", "byte 0xe9 at offset 11 is not utf-8", 3),
        (b"uno\n\x81", "cp1252", "byte 0x81 at offset 4", 2),
        (codecs.BOM_UTF8 + b"a\n\xff", "utf-8", "at offset 5", 2),
        (codecs.BOM_UTF16_LE + b"a\x00\n\x00\x00\xd8", "utf-16", "at offset 6", 2),
        (codecs.BOM_UTF8 + b"abc", "cp1252", "byte order mark of utf-8", 1),
        (codecs.BOM_UTF16_BE + b"\0a", "utf-16-le", "byte order mark of utf-16-be", 1),
        (codecs.BOM_UTF16_LE + b"a\0", "utf-8", "byte order mark of utf-16-le", 1),
        ("abc".encode("utf-16-le"), "utf-16", "declare utf-16-le or -be", None),
    ],
)
def test_what_is_not_in_the_declared_encoding(
    content: bytes, encoding: str, reason: str, line: int | None
) -> None:
    with pytest.raises(UndecodableSource, match=reason) as caught:
        decode(content, encoding, PATH)
    assert (caught.value.path, caught.value.line) == (PATH, line)


@pytest.mark.parametrize(
    "damaged",
    [
        "La criatura\ufffd",
        "no puede\u0092s",
        "M\0a\0g\0i\0c",
        *(
            "“Ma’rûf”".encode().decode("cp1252", "replace"),
            "hÃ©roe",
            "«Habilidad»".encode().decode("latin-1"),
        ),
        "maná".encode().decode("mac-roman"),
        "锟斤拷",
    ],
)
def test_marks_of_a_wrong_decoding(damaged: str) -> None:
    found = find_damage(f"sano\r\rsano\n{damaged}", "es")
    assert found is not None
    assert found[1] == 4


@pytest.mark.parametrize(
    "sound",
    [
        "NÃO",
        "“AMANHÃ”",
        "«AMANHÃ»",
        "SÃO",
        "Â",
        "‘Æther’",
        "{T}: √2",
        "Ã©"[:1],
        "a\x85b",
        "l‘autorité",
    ],
)
def test_sound_text_that_looks_odd(sound: str) -> None:
    assert find_damage(sound, "pt-BR") is None


@pytest.mark.parametrize(
    ("text", "locale", "is_damaged"),
    [
        ("una habilidad de mana sin ningun acento " * 40, "es", True),
        ("une capacite de mana sans aucun accent " * 40, "fr", True),
        ("una habilidad de mana sin ningun acento " * 5, "es", False),
        ("una habilidad de maná " * 60, "es", False),
        ("una habilidad de mana\u0301 " * 60, "es", False),
        ("UNA HABILIDAD DE MANÁ " * 60, "es", False),
        ("maná " + "una lista larga de nombres en otra lengua " * 200, "es", True),
        ("an ability without any accent at all " * 40, "en", False),
        ("能力 " * 400, "zh-Hans", False),
    ],
)
def test_a_text_that_lost_its_accents(text: str, locale: str, is_damaged: bool) -> None:
    assert (find_damage(text, locale) is not None) is is_damaged


def write(data: Path, content: bytes) -> Path:
    (data / "es").mkdir()
    (data / PATH).write_bytes(content)
    return data


def test_a_document(tmp_path: Path) -> None:
    content = codecs.BOM_UTF8 + TEXT.encode()
    read = read_source(write(tmp_path, content), entry())
    assert (read.path, read.text, read.damage) == (PATH, TEXT, None)
    assert read.sha256 == hashlib.sha256(content).hexdigest()


def test_a_document_that_is_missing_or_another(tmp_path: Path) -> None:
    with pytest.raises(MissingSource, match="restore it"):
        read_source(tmp_path, entry())
    with pytest.raises(DigestMismatch, match="restore the file"):
        read_source(write(tmp_path, b"abc"), entry(sha256="0" * 64))


def test_a_damaged_document_is_refused_or_accepted_on_demand(tmp_path: Path) -> None:
    data = write(tmp_path, "uno\ndos \ufffd".encode())
    with pytest.raises(LossySource, match="accept_lossy = true") as caught:
        read_source(data, entry())
    assert caught.value.line == 2
    accepted = read_source(data, entry(accept_lossy=True))
    assert accepted.damage is not None
    assert "decoded wrongly" in accepted.damage


def test_lines_end_at_cr_lf_and_crlf_only() -> None:
    text = "1\r2\n3\r\n4\u2028\u0085\x0b\x0c\x1c5\r\r7"
    lines = [source(text).line_at(text.index(str(digit))) for digit in (1, 2, 3, 4, 5, 7)]
    assert lines == [1, 2, 3, 4, 4, 6]
