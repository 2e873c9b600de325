from __future__ import annotations

import pytest

from indexer.model.locale import canonical_tag, match_tag


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        *(("ES", "es"), ("pt-br", "pt-BR"), ("ZH-HANS", "zh-Hans"), ("zh-hant-tw", "zh-Hant-TW")),
        *(("es-419", "es-419"), ("sl-ROZAJ-1994", "sl-rozaj-1994")),
    ],
)
def test_a_tag_is_written_in_its_usual_case(text: str, tag: str) -> None:
    assert canonical_tag(text) == tag
    assert canonical_tag(tag) == tag


@pytest.mark.parametrize(
    "text", ["", "e", "es_MX", "es-", "-es", "*", "12", "español", "es-verylongpart"]
)
def test_what_is_no_tag_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="BCP 47"):
        canonical_tag(text)


HELD = ("es", "fr", "pt-BR", "zh-Hans", "en")


@pytest.mark.parametrize(
    ("asked", "held"),
    [
        *(("es", "es"), ("ES", "es"), ("es-MX", "es"), ("es_mx", "es"), ("es-419", "es")),
        *(("fr-CA", "fr"), (" fr ", "fr"), ("pt", "pt-BR"), ("pt-BR", "pt-BR"), ("pt-br", "pt-BR")),
        *(("pt-PT", None), ("zh", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"), ("zh-Hant", None)),
        *(("zh-CN", "zh-Hans"), ("zh_SG", "zh-Hans"), ("zh-TW", None), ("zh-Hant-CN", None)),
        *(("*", None), ("", None), ("de", None), ("e", None), ("esp", None), ("-", None)),
    ],
)
def test_what_is_asked_is_served_by_what_is_held(asked: str, held: str | None) -> None:
    assert match_tag(asked, HELD) == held


def test_nothing_serves_where_nothing_is_held() -> None:
    assert match_tag("es", ()) is None
