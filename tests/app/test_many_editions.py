"""Several editions and languages at once: look-ups, searches and references never mix them.

Two dated English editions hold one number with different texts, and one text under different
numbers; a third has no date; a French one shares a date with the newest, a Spanish one has none.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from app.live import LiveSnapshot
from app.main import create_app
from app.settings import Settings
from indexer.snapshot.build import build
from tests.app.conftest import PUBLIC_URL
from tests.html import read_page

SHARED = "A boat that is moored stays where it is."

BOOKS = {
    ("en", "2020-01-01"): f"""\
100. Boats

100.1. {SHARED} See rule 100.2.

100.2. The old keeper rows alone.

100.3. A keeper may whistle.

101. Tides

101.1. Only this edition knows a maelstrom.
""",
    ("en", "2021-06-01"): f"""\
100. Boats

100.1. Every boat has a name. See rule 100.3.

100.2. {SHARED}

100.3. The new keeper rows with a crew. See rule 101.1.

100.3. The crew is printed under this number too.

102. Lights

102.1. A light is lit at dusk.
""",
    ("en", "undated"): """\
100. Boats

100.1. A draft about boats, of no known date.
""",
    ("fr", "2021-06-01"): """\
100. Bateaux

100.1. Chaque bateau a un nom. Voir la règle 100.2.

100.2. Un bateau amarré reste où il est.
""",
    ("es", "undated"): """\
100. Barcos

100.1. Cada barco tiene un nombre. Véase la regla 102.1.
""",
}
OLD, NEW = "2020-01-01", "2021-06-01"

ENTRY = """[[source]]
path = "{path}"
lang = "{lang}"
edition = "{edition}"
encoding = "utf-8"
layout = "auto"
title = "Invented"
publisher = "unknown"
official = false
retrieved_on = "unknown"
complete = {complete}
licence = "MIT"
"""


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    data, snapshots = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("snapshots")
    declare(data, BOOKS)
    build(data, snapshots)
    app = create_app(Settings(snapshot=snapshots, public_url=PUBLIC_URL, log_level="error"))
    with TestClient(app, base_url="http://evil.example", follow_redirects=False) as client:
        client.headers.clear()
        yield client


def declare(data: Path, books: dict[tuple[str, str], str]) -> None:
    manifest = ""
    for (lang, edition), text in books.items():
        (data / f"{lang}-{edition}.txt").write_text(text, encoding="utf-8")
        complete = str(edition != "undated").lower()
        path = f"{lang}-{edition}.txt"
        manifest += ENTRY.format(path=path, lang=lang, edition=edition, complete=complete)
    (data / "sources.toml").write_text(manifest, encoding="utf-8")


def ask(client: TestClient, path: str, status: int = 200) -> dict[str, Any]:
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def search(client: TestClient, query: str, edition: str) -> list[tuple[str, str]]:
    found = ask(client, f"/v1/search?q={quote(query)}&lang=en&edition={edition}")
    assert (found["edition"], found["lang"]) == (edition, ["en"])
    assert found["total"] == len(found["hits"])
    for hit in found["hits"]:
        citation = hit["citation"]
        assert hit["edition"] == citation["edition"] == edition
        snippet = hit["snippet"]
        assert citation["quote"][snippet["start"] : snippet["end"]] == snippet["text"]
        rule = ask(client, citation["url"].removeprefix(PUBLIC_URL))
        assert citation["quote"] == (rule["text"] or rule["title"])
    return [(hit["number"], hit["snippet"]["text"]) for hit in found["hits"]]


def test_one_number_with_different_texts(many: TestClient) -> None:
    old = ask(many, f"/v1/rules/100.1?lang=en&edition={OLD}")
    new = ask(many, f"/v1/rules/100.1?lang=en&edition={NEW}")
    assert old["text"].startswith("A boat that is moored")
    assert new["text"].startswith("Every boat has a name")
    for rule, edition in ((old, OLD), (new, NEW)):
        assert rule["edition"] == rule["citation"]["edition"] == edition
        assert rule["handle"] == f"100.1@{edition}:en"
        source = rule["citation"]["source"]
        assert source["document"] == f"en-{edition}.txt"
        assert many.get(source["url"].removeprefix(PUBLIC_URL)).text == rule["text"]
        assert ask(many, f"/v1/rules/{rule['handle']}") == rule


def test_one_text_under_different_numbers(many: TestClient) -> None:
    assert [number for number, _ in search(many, "moored", OLD)] == ["100.1"]
    assert [number for number, _ in search(many, "moored", NEW)] == ["100.2"]
    assert [number for number, _ in search(many, f'"{SHARED[:-1]}"', NEW)] == ["100.2"]


def test_a_search_is_held_to_one_edition(many: TestClient) -> None:
    assert [number for number, _ in search(many, "maelstrom", OLD)] == ["101.1"]
    assert search(many, "maelstrom", NEW) == []
    assert search(many, "maelstorm", NEW) == []  # nor is another edition's word a correction
    [(number, text)] = search(many, "keeper rows", NEW)
    assert (number, "new keeper" in text) == ("100.3", True)
    assert search(many, "light", OLD) == []
    assert [number for number, _ in search(many, "boats", "undated")] == ["100", "100.1"]


def test_the_order_of_questions_changes_nothing(many: TestClient) -> None:
    queries = ("boat", "keeper", "moored", "crew", "100.1", "row*", '"a boat"', "kepeer")
    first = {
        (query, edition): search(many, query, edition)
        for query, edition in product(queries, (OLD, NEW, "undated"))
    }
    for (query, edition), found in reversed(first.items()):
        assert search(many, query, edition) == found


def test_the_latest_dated_edition_is_the_default(many: TestClient) -> None:
    assert ask(many, "/v1/rules/100.1?lang=en")["edition"] == NEW
    assert ask(many, "/v1/search?q=boat&lang=en")["edition"] == NEW
    assert ask(many, "/v1/contents?lang=en")["edition"] == NEW
    # An older edition is never looked in unasked.
    problem = ask(many, "/v1/rules/101.1?lang=en", 404)
    assert problem["edition"] == NEW
    assert problem["complete_rulebook"] is True
    assert problem["available_in"] == [f"{OLD}:en"]


def test_an_undated_edition_is_the_default_where_there_is_no_other(many: TestClient) -> None:
    assert ask(many, "/v1/rules/100.1?lang=es")["edition"] == "undated"
    assert ask(many, "/v1/rules/100.1?lang=en&edition=undated")["effective_on"] is None


def test_an_edition_that_is_not_loaded(many: TestClient) -> None:
    for path in ("/v1/rules/100.1", "/v1/search", "/v1/contents", "/v1/glossary", "/v1/suggest"):
        more = "&q=boat" if path in ("/v1/search", "/v1/suggest") else ""
        problem = ask(many, f"{path}?lang=en&edition=1999-01-01{more}", 404)
        assert problem["code"] == "unknown-edition"
        assert problem["available_in"] == [f"{NEW}:en", f"{OLD}:en", "undated:en"]
        assert problem["suggestions"] == []
    # A day has the edition before it; that one is named, never answered unasked.
    problem = ask(many, "/v1/rules/100.1@2100-01-01:en", 404)
    assert problem["suggestions"] == [f"{NEW}:en"]
    assert f"The newest loaded by that day: {NEW}:en." in problem["detail"]
    # One that is, but not in that language, is no stand-in either.
    assert ask(many, f"/v1/rules/100.1?lang=fr&edition={OLD}", 404)["code"] == "unknown-edition"


def test_an_edition_without_a_language_is_that_edition(many: TestClient) -> None:
    found = ask(many, f"/v1/rules/102.1?edition={NEW}")
    assert (found["lang"], found["edition"]) == ("en", NEW)
    assert ask(many, f"/v1/rules/101.1?edition={NEW}", 404)["available_in"] == [f"{OLD}:en"]


def test_references_are_resolved_in_their_own_edition(many: TestClient) -> None:
    def outgoing(edition: str, number: str) -> list[tuple[str, str]]:
        path = f"/v1/rules/{number}/references?lang=en&edition={edition}"
        return [
            (target["number"], target["status"])
            for mention in ask(many, path)["outgoing"]
            for target in mention["targets"]
        ]

    def incoming(edition: str, number: str) -> list[str]:
        path = f"/v1/rules/{number}/references?lang=en&edition={edition}"
        return [mention["number"] for mention in ask(many, path)["incoming"]]

    assert outgoing(OLD, "100.1") == [("100.2", "found")]
    assert outgoing(NEW, "100.1") == [("100.3", "found")]
    # It stands in the old edition, but the new one cites it and does not have it.
    assert outgoing(NEW, "100.3") == [("101.1", "never_existed")]
    assert incoming(OLD, "101.1") == []
    assert incoming(OLD, "100.2") == ["100.1"]
    assert incoming(NEW, "100.2") == []
    [reference] = ask(many, "/v1/rules/100.1?lang=es")["references"]
    assert [one["status"] for one in reference["targets"]] == ["not_in_rulebook"]


def test_translations_say_whether_they_are_of_the_same_edition(many: TestClient) -> None:
    def same(lang: str, edition: str) -> dict[str, object]:
        found = ask(many, f"/v1/rules/100.1/translations?lang={lang}&edition={edition}")
        assert all(
            one["citation"]["edition"] == one["edition"] and one["text"] == one["citation"]["quote"]
            for one in found["translations"]
        )
        return {
            f"{one['edition']}:{one['lang']}": one["same_edition"] for one in found["translations"]
        }

    assert same("en", NEW) == {
        f"{NEW}:en": True,
        f"{OLD}:en": False,
        "undated:en": "unknown",
        "undated:es": "unknown",
        f"{NEW}:fr": True,
    }
    assert same("es", "undated") == {
        f"{NEW}:en": "unknown",
        f"{OLD}:en": "unknown",
        "undated:en": "unknown",
        "undated:es": True,
        f"{NEW}:fr": "unknown",
    }
    assert same("fr", NEW)[f"{OLD}:en"] is False


@pytest.mark.parametrize(("lang", "edition"), BOOKS)
def test_the_page_says_as_the_api_does_what_is_of_the_same_edition(
    many: TestClient, lang: str, edition: str
) -> None:
    told = {True: "la misma", False: "otra", "unknown": "quizá de otra"}
    if lang == "en":
        told = {True: "the same", False: "another", "unknown": "perhaps of another"}
    elif lang == "fr":
        told = {True: "la même", False: "autre", "unknown": "peut-être d’une autre"}
    translations = ask(many, f"/v1/rules/100.1/translations?lang={lang}&edition={edition}")
    page = read_page(many, f"/{lang}/100.1?edition={edition}")
    marks = [node.text for node in page.all("[aria-labelledby=versions] .mark")]
    others = [
        one["same_edition"]
        for one in translations["translations"]
        if (one["lang"], one["edition"]) != (lang, edition)
    ]
    assert len(marks) == len(others) == len(BOOKS) - 1
    for mark, same in zip(marks, others, strict=True):
        assert mark.startswith(told[same]), (mark, same)


def test_two_records_of_one_number(many: TestClient) -> None:
    rule = ask(many, f"/v1/rules/100.3?lang=en&edition={NEW}")
    assert rule["text"].startswith("The new keeper")
    [other] = rule["duplicates"]
    assert other["text"] == "The crew is printed under this number too."
    assert many.get(other["source"]["url"].removeprefix(PUBLIC_URL)).text == other["text"]
    assert ask(many, f"/v1/rules/100.3?lang=en&edition={OLD}")["duplicates"] == []


def test_a_rulebook_that_has_not_the_number_stays_closed(tmp_path: Path) -> None:
    data, snapshots = tmp_path / "data", tmp_path / "snapshots"
    data.mkdir()
    port = "103. Ports\n\n103.1. Un port abrite un bateau.\n\n103.1k Il a un quai.\n"
    declare(data, {**BOOKS, ("fr", OLD): port})
    build(data, snapshots)
    app = create_app(Settings(snapshot=snapshots, public_url=PUBLIC_URL, log_level="error"))
    with TestClient(app, headers={"accept-language": "en"}) as client:
        # What has changed since the start is refused when it is opened.
        [book] = snapshots.glob(f"*/rulebooks/en/{OLD}.json")
        book.write_bytes(b"")
        assert ask(client, f"/v1/rules/103.1?edition={OLD}")["lang"] == "fr"
        refused = ask(client, f"/v1/rules/103.1l?edition={OLD}", 404)
        assert refused["suggestions"] == ["103.1k"]
        listed = ask(client, f"/v1/rules?numbers=103.1,103.1l&edition={OLD}")
        assert [rule["lang"] for rule in listed["rules"]] == ["fr"]
        [missing] = listed["not_found"]
        assert "103.1k may be meant" in missing["detail"]
        text = {"text": f"103.1@{OLD}"}
        [mention] = client.post("/v1/citations/extract", json=text).json()["mentions"]
        assert [target["lang"] for target in mention["targets"]] == ["fr"]


def test_the_list_of_editions(many: TestClient) -> None:
    editions = ask(many, "/v1/editions")["editions"]
    held = [(one["lang"], one["edition"], one["complete"]) for one in editions]
    assert held == [
        ("en", NEW, True),
        ("en", OLD, True),
        ("en", "undated", False),
        ("es", "undated", False),
        ("fr", NEW, True),
    ]
    for one in editions:
        contents = ask(many, one["contents_url"].removeprefix(PUBLIC_URL))
        assert (contents["lang"], contents["edition"]) == (one["lang"], one["edition"])
        chapters = [chapter for section in contents["sections"] for chapter in section["chapters"]]
        assert len(chapters) == one["counts"]["chapters"]
        assert sum(chapter["rules"] for chapter in chapters) == one["counts"]["rules"]


def test_one_more_edition_changes_no_answer_of_the_others(tmp_path: Path, many: TestClient) -> None:
    data, snapshots = tmp_path / "data", tmp_path / "snapshots"
    data.mkdir()
    grown = dict(list(BOOKS.items())[:1])
    for key, text in list(BOOKS.items())[1:]:
        declare(data, grown)
        build(data, snapshots)
        grown[key] = text
    declare(data, grown)
    built = build(data, snapshots)
    app = create_app(Settings(snapshot=snapshots, public_url=PUBLIC_URL, log_level="error"))
    with TestClient(app, base_url="http://evil.example") as client:
        digest = ask(client, "/readyz")["snapshot"]["digest"]
        assert digest == built.digest == ask(many, "/readyz")["snapshot"]["digest"]
        for path in (
            f"/v1/search?q=keeper&lang=en&edition={OLD}",
            f"/v1/search?q=moored&lang=en&edition={NEW}",
            "/v1/rules/100.1/translations?lang=en",
            "/v1/editions",
        ):
            assert ask(client, path) == ask(many, path)


def test_a_new_snapshot_frees_the_one_before(tmp_path: Path) -> None:
    data, snapshots = tmp_path / "data", tmp_path / "snapshots"
    data.mkdir()
    declare(data, dict(list(BOOKS.items())[:1]))
    build(data, snapshots)
    live = LiveSnapshot(Settings(snapshot=snapshots, log_level="error"))
    before = weakref.ref(live.present)
    declare(data, BOOKS)
    build(data, snapshots)
    live.refresh()
    assert before() is None
    assert gc.get_freeze_count()  # what stays is not gone through again


def test_a_snapshot_that_a_request_still_uses_is_freed_when_it_ends(tmp_path: Path) -> None:
    data, snapshots = tmp_path / "data", tmp_path / "snapshots"
    data.mkdir()
    declare(data, BOOKS)
    build(data, snapshots)
    app = create_app(Settings(snapshot=snapshots, public_url=PUBLIC_URL, log_level="error"))
    with TestClient(app, base_url="http://evil.example") as client:
        for path in (
            "/v1/search?q=keeper&lang=*",
            "/v1/suggest?q=bo&lang=en",
            "/v1/rules/100.1/references?lang=en",
            "/v1/rules/100.1/translations?lang=en",
            "/v1/keywords?lang=en",
        ):
            ask(client, path)
        quotes = {"text": f'Rule 100.1 says "{SHARED}"', "lang": "en"}
        assert client.post("/v1/citations/audit", json=quotes).status_code == 200
    live = app._live
    used = live.present  # as a request does that is under way while the next one is taken up
    book = used.book(used.snapshot.latest("en"))
    gone: list[weakref.ref[Any]]
    gone = [weakref.ref(used), weakref.ref(used.snapshot), weakref.ref(book)]
    declare(data, dict(list(BOOKS.items())[:1]))
    build(data, snapshots)
    live.refresh()
    assert live.present is not used
    del used, book
    gc.collect()
    assert [one() for one in gone] == [None] * 3
