"""Languages of pages: which there are, how they name each other, and the words they are made of."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po
from starlette.testclient import TestClient

from app.negotiation import INTERFACE_LANGUAGES, preferred_languages
from app.pages.interface import MESSAGES, SOURCE_LANGUAGE
from indexer.languages import all_profiles, profile_for
from indexer.model.locale import match_tag
from tests.app.pages.conftest import PUBLIC_URL
from tests.html import read_page

TRANSLATED = [tag for tag in INTERFACE_LANGUAGES if tag != SOURCE_LANGUAGE]
OPTIONS = {"**.html": {"trim_blocks": "true", "lstrip_blocks": "true", "newstyle_gettext": "true"}}
PLACE = re.compile(r"%\(\w+\)s")


def alternates(client: TestClient, path: str) -> dict[str, str]:
    page = read_page(client, path)
    return {
        node.attrs["hreflang"]: (node.attrs["href"]).removeprefix(PUBLIC_URL)
        for node in page.all("link[rel=alternate][hreflang]")
    }


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/es", {"es": "/es", "fr": "/fr", "pt-BR": "/pt-BR", "x-default": "/es"}),
        (
            "/fr/704.5",
            {
                "es": "/es/704.5",
                "fr": "/fr/704.5",
                "pt-BR": "/pt-BR/704.5",
                "x-default": "/es/704.5",
            },
        ),
        ("/es/401.2b", {"es": "/es/401.2b", "fr": "/fr/401.2b", "x-default": "/es/401.2b"}),
        (
            "/es/704.5?edition=2014-05-01",
            {
                "es": "/es/704.5?edition=2014-05-01",
                "x-default": "/es/704.5?edition=2014-05-01",
            },
        ),
        (
            "/fr/glossary",
            {"es": "/es/glossary", "fr": "/fr/glossary", "x-default": "/es/glossary"},
        ),
    ],
)
def test_pages_name_themselves_in_every_language(
    books: TestClient, path: str, expected: dict[str, str]
) -> None:
    found = alternates(books, path)
    assert found == expected
    for target in found.values():
        assert alternates(books, target) == found, "they name each other"


def test_addresses_of_pages_are_of_the_public_url(client: TestClient) -> None:
    text = client.get("/es/113.6k", headers={"host": "evil.example"}).text
    assert "evil.example" not in text
    assert f'<link rel="canonical" href="{PUBLIC_URL}/es/113.6k">' in text


def test_the_language_switch_leads_to_the_same_number_or_the_contents(
    client: TestClient, books: TestClient
) -> None:
    switch = {
        node.attrs["hreflang"]: node.attrs["href"]
        for node in read_page(books, "/es/704.5").all(".languages a")
    }
    assert switch == {"es": "/es/704.5", "fr": "/fr/704.5", "pt-BR": "/pt-BR/704.5"}
    absent = read_page(client, "/es/113.6").one(".languages [hreflang=fr]")
    assert absent.attrs["href"] == "/fr"


@pytest.mark.parametrize(
    ("path", "header", "words"),
    [
        ("/es/704.5", "fr", "es"),
        ("/fr/704.5", "es", "fr"),
        ("/pt-BR/704.5", "es", "pt"),
    ],
)
def test_the_words_are_the_pages_language(
    books: TestClient, path: str, header: str, words: str
) -> None:
    for _ in range(3):  # the second and third come from the cache
        page = read_page(books, path, headers={"accept-language": header})
        assert page.one("html").attrs["lang"] == words
    assert "Accept-Language" not in books.get(path).headers["vary"]


@pytest.mark.parametrize(
    ("header", "words"),
    [
        *(("es", "es"), ("fr-CA, es;q=0.9", "fr"), ("de", "en"), ("", "en")),
        *(("pt-BR", "pt"), ("pt-PT", "pt"), ("ko-KR", "ko")),
        *(("zh-CN", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh-TW, es;q=0.9", "es")),
    ],
)
def test_the_readers_language_is_one_of_the_pages(header: str, words: str) -> None:
    assert preferred_languages(header, INTERFACE_LANGUAGES, SOURCE_LANGUAGE)[0] == words


def test_every_language_that_rules_are_read_in_has_words_of_the_pages() -> None:
    tags = [profile.tag for profile in all_profiles()]
    assert [tag for tag in tags if match_tag(tag, INTERFACE_LANGUAGES) is None] == []


def test_every_language_of_the_pages_has_words_in_elements(root: Path) -> None:
    script = (root / "app" / "pages" / "static" / "embed.js").read_text("utf-8")
    words = script.partition("const WORDS = {\n")[2].partition("\n};\n")[0]
    assert re.findall(r'^  "?([\w-]+)"?: \{$', words, re.MULTILINE) == list(INTERFACE_LANGUAGES)
    names = [tuple(re.findall(r"\b(\w+): \"", block)) for block in words.split("\n  },")]
    assert len({names for names in names if names}) == 1


def extracted(root: Path) -> Catalog:
    catalogue = Catalog()
    templates = root / "app" / "pages" / "templates"
    for _, _, message, _, _ in extract_from_dir(templates, [("**.html", "jinja2")], OPTIONS):
        catalogue.add(message)
    return catalogue


def written(catalogue: Catalog, before: bytes) -> bytes:
    """A catalogue as its file has it, under the head that stood there: Babel's has a date."""
    head, _, _ = before.partition(b"\n\n")
    body = BytesIO()
    write_po(body, catalogue, width=100, no_location=True, sort_output=True, omit_header=True)
    return head + b"\n\n" + body.getvalue().strip() + b"\n"


def parts(message: Message) -> list[tuple[str, str]]:
    if isinstance(message.id, tuple):
        assert isinstance(message.string, tuple)
        return [(message.id[1], string) for string in message.string]
    return [(str(message.id), str(message.string))]


@pytest.mark.parametrize("tag", TRANSLATED)
def test_every_word_of_the_pages_is_translated(root: Path, tag: str, *, regenerate: bool) -> None:
    path = MESSAGES / f"{tag}.po"
    before = path.read_bytes()
    catalogue = read_po(BytesIO(before), locale=Locale.parse(tag, sep="-"))
    if regenerate:
        catalogue.update(extracted(root), no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        path.write_bytes(written(catalogue, before))
    assert written(catalogue, before) == path.read_bytes(), "pytest --regenerate orders it"
    wanted = {message.id for message in extracted(root) if message.id}
    assert {message.id for message in catalogue if message.id} == wanted
    for message in filter(lambda message: message.id, catalogue):
        assert not message.fuzzy, message.id
        for original, string in parts(message):
            assert string, f"{tag} lacks {message.id!r}"
            assert set(PLACE.findall(string)) == set(PLACE.findall(original))


def test_there_is_a_catalogue_for_every_language_of_the_pages() -> None:
    assert sorted(path.stem for path in MESSAGES.glob("*.po")) == sorted(TRANSLATED)


FRENCH_FAULTS = re.compile(
    r"""
    (?<!\N{NO-BREAK SPACE}) [:»] (?!//)         # `Exemple :`; but an address
    | « (?!\N{NO-BREAK SPACE})
    | (?<!\N{NARROW NO-BREAK SPACE}) [;?!]
    | [“”"]
    """,
    re.VERBOSE,
)
NAMES = re.compile("Magic: The Gathering")
CODE = re.compile(
    r"\{%\s*trans\b.*?\{%\s*endtrans\s*%\} | \{%.*?%\} | \{\{.*?\}\} | \{\#.*?\#\}"
    r"| <(code|textarea|style|script)\b.*?</\1> | <[^>]*> | &\#?\w+;",
    re.VERBOSE | re.DOTALL,
)


def test_french_words_have_their_spaces(root: Path) -> None:
    catalogue = read_po(BytesIO((MESSAGES / "fr.po").read_bytes()), locale="fr")
    words = [string for message in catalogue if message.id for _, string in parts(message)]
    script = (root / "app" / "pages" / "static" / "embed.js").read_text("utf-8")
    french = script.partition("  fr: {\n")[2].partition("\n  },\n")[0]
    words += re.findall('"(.*?)"', french)
    words += [f"Exemple{profile_for('fr').labels.colon}…"]
    assert len(words) > 100
    assert [one for one in words if FRENCH_FAULTS.search(NAMES.sub("", PLACE.sub("", one)))] == []


def test_marks_that_a_language_spaces_stand_within_what_is_translated(root: Path) -> None:
    templates = sorted((root / "app" / "pages" / "templates").glob("*.html"))
    told = {path.name: CODE.sub(" ", path.read_text("utf-8")) for path in templates}
    assert [name for name, text in told.items() if re.search("[:;?!«»“”]", text)] == []
