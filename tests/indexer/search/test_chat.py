"""What is typed in chats: by sound, without apostrophes, with words that are said to each other."""

from __future__ import annotations

import pytest

from tests.indexer.search.conftest import Search

FRENCH = (
    "L’effet de la capacité.",
    "La créature attaque à gauche.",
    "Un joueur exile une carte.",
    "Une bibliothèque vide.",
    "Une caractéristique est définie.",
    "Zzz.",
)
SPANISH = (
    "Una criatura ataca.",
    "Robar de una biblioteca vacía.",
    "El oponente sacrifica.",
    "Un hechizo se copia.",
    "Los objetivos ilegales no se resuelve.",
    "Elige un objetivo; la criatura muere.",
    "Zzz.",
)
PORTUGUESE = ("Uma criatura ataca.", "Quem joga.", "Zzz.")


def _found(search: Search, locale: str, texts: tuple[str, ...], query: str) -> list[str]:
    result = search(locale, *texts, complete=True)(query)
    return [str(hit.number) for hit in result.hits]


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("leffet", "100.1"),
        ("jattaque", "100.2"),
        ("nattaque pas", "100.2"),
        ("jexile", "100.3"),
        ("quon exile", "100.3"),
        ("jai exilé", "100.3"),
        ("atake", "100.2"),
        ("caracteristik", "100.5"),
        ("kes ki se passe si la bibliotheke est vide", "100.4"),
        ("wesh les gars jpense que jattake", "100.2"),
    ],
)
def test_french_typed_by_sound_or_without_its_apostrophes_is_read(
    search: Search, query: str, first: str
) -> None:
    assert _found(search, "fr", FRENCH, query)[0] == first


@pytest.mark.parametrize("query", ["lorbe", "sombre", "drake", "nature"])
def test_a_word_that_only_begins_like_an_elided_one_is_left_alone(
    search: Search, query: str
) -> None:
    assert _found(search, "fr", FRENCH, query) == []


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("kien ataka", "100.1"),
        ("sakrifiko", "100.3"),
        ("me kedo sin cartas en la librería", "100.2"),
        ("q pasa si el rival esta sin cartas en el deck", "100.2"),
        ("fizzleó", "100.5"),
        ("si vos elegís", "100.6"),
        ("morís", "100.6"),
        ("xfa wey ayuden, toca copiar?", "100.4"),
    ],
)
def test_spanish_of_chats_is_read(search: Search, query: str, first: str) -> None:
    assert _found(search, "es", SPANISH, query)[0] == first


@pytest.mark.parametrize(("query", "first"), [("kriatura", "100.1"), ("kem joga", "100.2")])
def test_portuguese_typed_by_sound_is_read(search: Search, query: str, first: str) -> None:
    assert _found(search, "pt-BR", PORTUGUESE, query)[0] == first


@pytest.mark.parametrize(
    ("locale", "texts", "query"),
    [
        ("es", SPANISH, "oye bro porfa dime q pasa si copio, ok?"),
        ("es", SPANISH, "hermano ayuda urgente copiar"),
        ("fr", FRENCH, "slt bjr mdr la caractéristique svp mci"),
        ("fr", FRENCH, "petite question bonne soirée caractéristique"),
        ("pt-BR", PORTUGUESE, "salve galera boa noite, mds, criatura"),
        ("en", ("Trample.", "Zzz."), "greetings pal, a question tonight: trample, thank you"),
        ("ko", ("돌진이 있다.", "ㅋㅋㅋ."), "고수님들 도와주세요 돌진 고마워요"),
        ("zh-Hans", ("践踏。", "其他。"), "你好，小白不懂，麻烦问一下践踏，谢谢大佬们"),
    ],
)
def test_what_players_say_to_each_other_need_not_be_there(
    search: Search, locale: str, texts: tuple[str, ...], query: str
) -> None:
    result = search(locale, *texts, complete=True)(query)
    assert (len(result.hits), result.left_out, result.did_you_mean) == (1, (), None)


@pytest.mark.parametrize("said", ["mazo", "deck"])
def test_spanish_expressions_are_said_with_other_words(search: Search, said: str) -> None:
    """`tope del mazo` is written down, `tope del deck` is made of it."""
    searcher = search("es", "La primera carta de su biblioteca.", "Zzz.", complete=True)
    assert [str(hit.number) for hit in searcher(f"tope del {said}").hits] == ["100.1"]


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("sacar del combate", "se retira del combate"),
        ("si me lo sacan del combate", "se retira del combate"),
        ("bajo una tierra", "jugar una tierra"),
        ("sacar", "quitar"),
        ("sacan", ""),
    ],
)
def test_what_means_something_as_written_alone_may_be_said_in_any_form_among_others(
    search: Search, query: str, meant: str
) -> None:
    """`sacar == quitar` is no reason to miss `sacan` in `sacar del combate`."""
    texts = ("Se retira del combate.", "Jugar una tierra.", "Quitar un contador.", "Zzz.")
    understood = search("es", *texts, complete=True)(query).understood_as
    assert understood.endswith(f"(or: {meant})") if meant else "(or:" not in understood
