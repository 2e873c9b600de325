"""Bytes to text: strict, marks honoured, damage noticed."""

from __future__ import annotations

import codecs
import hashlib
from pathlib import Path

import pytest

from indexer.model.errors import DigestMismatch, LossySource, MissingSource, UndecodableSource
from indexer.sources.damage import find_damage
from indexer.sources.decoding import decode, read_source
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


SPANISH = "Cada jugador da un número: así actúa la acción «añadir», ¿qué más? También dañará."
FRENCH = "Chaque joueur d’à côté paie « déjà » le coût où ça lui plaît — là, c’est réglé, même ici."
PORTUGUESE = "Então o jogador não dá maná às funções — três são “só” dele, até lá."


def _is_refused(content: bytes, encoding: str, locale: str) -> bool:
    try:
        return find_damage(decode(content, encoding, PATH), locale) is not None
    except UndecodableSource:
        return True


@pytest.mark.parametrize("text", [f"es:{SPANISH}", f"fr:{FRENCH}", f"pt-BR:{PORTUGUESE}"])
@pytest.mark.parametrize("encoding", ["cp1252", "utf-8", "mac-roman"])
@pytest.mark.parametrize(
    "declared",
    [
        *("cp437", "cp850", "cp1251", "cp1253", "mac-roman", "cp1252", "koi8-r", "gb18030"),
        *("cp932", "cp775", "hp-roman8", "mac-cyrillic", "cp949"),
    ],
)
def test_a_wrong_encoding_in_which_every_byte_is_a_letter(
    text: str, encoding: str, declared: str
) -> None:
    locale, printed = text.split(":", 1)
    assert find_damage(printed, locale) is None
    assert encoding == declared or _is_refused(printed.encode(encoding), declared, locale)


@pytest.mark.parametrize("sound", ["Jötun y Dandân", "Ætherling, Lim-Dûl y Márton", "straße, naïf"])
@pytest.mark.parametrize("locale", ["en", "es", "fr", "pt-BR"])
def test_names_in_other_languages_are_sound(sound: str, locale: str) -> None:
    assert find_damage(f"{sound}. ", locale) is None
    own = {"en": "None here.", "es": SPANISH, "fr": FRENCH, "pt-BR": PORTUGUESE}[locale]
    assert find_damage(f"{own} {sound}. " * 3, locale) is None


@pytest.mark.parametrize(
    "odd",
    [
        "joueur·euse·s", "Magic™ y Oracle®", "n.º 1 y 1.ª", "X≥Y, 2×3", "uno→dos", "mazo¾de",
        "dos²,", "el 50 % o ½ vida", "¿qué?¡así!", "reglasÉl dice", "{T}: €5", "nota† y nota‡.",
        "l´autre", "n.º 1, 1.ª, 2.ª " * 99,
    ],
)  # fmt: skip
def test_a_few_odd_signs_are_sound(odd: str) -> None:
    assert find_damage(f"{SPANISH}\n" * 20 + odd, "es") is None


def test_misprints_of_a_long_text_are_the_publishers() -> None:
    misprints = "Dandƒn, Hajjƒj and Jun£n. "
    assert find_damage(misprints, "en") is not None
    assert find_damage("They draw a card each. " * 1_000 + misprints, "en") is None


@pytest.mark.parametrize(
    ("locale", "text", "encoding", "declared"),
    [
        ("ko", "플레이어는 카드를 한 장 뽑습니다.", "cp949", "cp1252"),
        ("ko", "플레이어는 카드를 한 장 뽑습니다.", "cp949", "gb18030"),
        ("zh-Hans", "牌手抓一张牌，然后再抓一张牌。", "gb18030", "latin-1"),
    ],
)
def test_a_text_in_the_letters_of_another_language(
    locale: str, text: str, encoding: str, declared: str
) -> None:
    assert find_damage(text + " (Ætherling)", locale) is None
    assert _is_refused(text.encode(encoding), declared, locale)


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
