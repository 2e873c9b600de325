"""The encoding that is suggested for a document, from its bytes and its language."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from indexer.sources.suggesting import suggest_encoding

TEXTS = {
    "es": "100.1. El jugador pagará maná: «así», según “la regla” — también después. Ñandú. ¿Sí?",
    "fr": "100.1. Le joueur d’à côté paie « déjà » le coût où ça lui plaît — là, c’est réglé.",
    "en": "100.1. The player’s “invented” rule — it’s Ghazbán’s…",
    "ko": "100.1. 플레이어는 카드를 한 장 뽑습니다. 그 뒤에 다시 뽑습니다.",
    "zh-Hans": "100.1. 牌手抓一张牌，然后再抓一张牌。",
}


@pytest.mark.parametrize(
    ("locale", "encoding"),
    [
        *(("es", "cp1252"), ("es", "mac-roman"), ("es", "utf-16-be")),
        *(("fr", "cp1252"), ("en", "cp1252"), ("en", "utf-16-le")),
        *(("ko", "cp949"), ("ko", "utf-16-le"), ("zh-Hans", "gb18030"), ("zh-Hans", "utf-16-be")),
    ],
)
def test_the_language_tells_which_encoding_fits(locale: str, encoding: str) -> None:
    found = suggest_encoding((TEXTS[locale] * 3).encode(encoding), locale)
    assert found is not None
    assert (found.encoding, found.is_certain) == (encoding, False)


@pytest.mark.parametrize("locale", TEXTS)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_marks_and_utf_8_are_certain(locale: str, encoding: str) -> None:
    found = suggest_encoding(TEXTS[locale].encode(encoding), locale)
    assert found is not None
    assert found.is_certain


def test_nothing_is_suggested_where_nothing_fits() -> None:
    assert suggest_encoding(TEXTS["es"].encode("cp1252"), "ko") is None
    assert suggest_encoding(bytes(range(128, 256)), "es") is None
    assert suggest_encoding(b"\xff\x00\xff", "es") is None


def test_the_official_text_in_its_old_encodings(corpora: Path) -> None:
    with tarfile.open(corpora / "en.tar.xz") as archive:
        for name, expected in (("20150123", "cp1252"), ("20160826", "utf-16-le")):
            file = archive.extractfile(f"en/MagicCompRules_{name}.txt")
            assert file is not None
            found = suggest_encoding(file.read(), "en")
            assert found is not None
            assert found.encoding == expected
