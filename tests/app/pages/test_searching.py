"""The search page."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from app.parameters import FURTHEST, next_offset
from tests.html import Part, read_page


@pytest.mark.parametrize(
    ("query", "led"),
    [
        ("405.6c", "/es/405.6c"),
        (" regla 405.6 C ", "/es/405.6c"),
        ("801", "/es/801"),
        ("8", "/es/8"),
        ("604.3a@undated:fr", "/fr/604.3a"),
    ],
)
def test_a_number_leads_straight_to_its_rule(client: TestClient, query: str, led: str) -> None:
    answer = client.get("/es/search", params={"q": query})
    assert (answer.status_code, answer.headers["location"]) == (302, led)


@pytest.mark.parametrize(
    ("query", "told", "near"),
    [
        ("113.6l", "nunca usan las letras l y o", ["/es/113.6k", "/es/113.6m"]),
        ("405.6l", "nunca usan las letras l y o", []),
        ("113.7", "no contienen la regla 113.7", ["/es/113.6", "/es/113"]),
        ("999.1", "Estos extractos no contienen la regla 999.1", []),
        ("604.3@undated:de", "no están en el idioma «de»", []),
        ("113.6k@2026-07-01:es", "La edición «2026-07-01» no está disponible", []),
        ("604.9@undated:fr", "no contienen la regla 604.9", []),
    ],
)
def test_a_number_that_leads_nowhere_is_explained(
    client: TestClient, query: str, told: str, near: list[str]
) -> None:
    page = read_page(client, f"/es/search?q={query}")
    assert told in page.one(".note").text
    assert [node.attrs["href"] for node in page.all(".note a")] == near


def test_hits_show_what_was_matched(client: TestClient) -> None:
    page = read_page(client, "/es/search?q=condición+de+disparo")
    assert page.link(".hits h2 a") == "/es/113.6k"
    marks = [node.text for node in page.all(".hits mark")]
    assert "condición" in marks
    assert "disparo" in marks


def test_hits_lead_to_pages(books: TestClient) -> None:
    page = read_page(books, "/es/search?q=maná")
    links = [node.attrs["href"] for node in page.all(".hits a")]
    assert links
    for path in links:
        assert books.get(path).status_code == 200
    glossary = next(path for path in links if "/glossary" in path)
    entry, _, anchor = glossary.partition("#")
    assert read_page(books, entry).one(f'dt[id="{anchor}"]') is not None


def test_a_search_is_paged(books: TestClient) -> None:
    seen: list[str] = []
    path: str | None = "/es/search?q=criatura"
    while path:
        page = read_page(books, path)
        seen += [node.attrs["href"] for node in page.all(".hits a")]
        path = page.link(".turn [rel=next]") if page.has(".turn [rel=next]") else None
    assert len(seen) > 20
    assert len(seen) == len(set(seen))


def _shown(page: Part) -> list[tuple[str, list[str]]]:
    """What stands at the top of each hit or family, and what stands below it."""
    return [
        (one.one("h2 .number").text, [node.text for node in one.all("h3 .number")])
        for one in page.all(".hits > li")
    ]


def test_hits_of_one_rule_that_follow_each_other_share_its_heading(books: TestClient) -> None:
    shown = _shown(read_page(books, "/es/search?q=alba"))
    assert shown[:3] == [
        ("702.9", []),
        ("Alba y Ocaso", []),
        ("702.9", ["702.9c", "702.9a", "702.9b"]),
    ]
    heading = read_page(books, "/es/search?q=alba").all(".hits h2 a")[2]
    assert (heading.text, heading.attrs["href"]) == ("702.9 Alba y Ocaso", "/es/702.9")
    led = _shown(read_page(books, "/es/search?q=alba&in=702&kind=rule"))
    assert led == [("702.9", ["702.9c", "702.9a", "702.9b"])]


@pytest.mark.parametrize("query", ["criatura", "alba", "carta", "turno"])
def test_a_page_keeps_the_order_of_the_ranking(books: TestClient, query: str) -> None:
    answer = books.get("/v1/search", params={"q": query, "lang": "es"}).json()
    hits = [hit["number"] or hit["headword"] for hit in answer["hits"]]
    listed: list[str] = []
    for top, below in _shown(read_page(books, f"/es/search?q={query}")):
        is_hit = hits[len(listed)] == top
        listed += [top, *below] if is_hit else below
        assert all(one.startswith(top) for one in below)
    assert listed == hits


def test_a_search_is_narrowed_and_widened_again(books: TestClient) -> None:
    page = read_page(books, "/es/search?q=criatura")
    facet = page.one(".facets a")
    count = facet.one(".count").text
    narrow = read_page(books, facet.attrs["href"])
    assert narrow.one(".lede").text.startswith(f"{count} resultado")
    assert narrow.link(".facets p a") == "/es/search?q=criatura"
    examples = read_page(books, "/es/search?q=criatura&kind=example")
    assert len(examples.all(".hits li")) > 0


def _counted(page: Part) -> int:
    found = page.one("[role=status]").text.split(" resultado")[0]
    return int(found) if found.isdigit() else 0


@pytest.mark.parametrize("chosen", ["", "&in=7", "&in=702", "&in=702.9", "&in=302.2"])
@pytest.mark.parametrize("kind", ["", "&kind=rule", "&kind=example", "&kind=glossary"])
@pytest.mark.parametrize("query", ["criatura", "alba"])
def test_a_chip_says_how_many_it_leaves_and_what_is_chosen_is_one(
    books: TestClient, query: str, kind: str, chosen: str
) -> None:
    page = read_page(books, f"/es/search?q={query}{chosen}{kind}")
    chips = page.all(".facets li a")
    assert sum("aria-current" in chip.attrs for chip in chips) == bool(chosen) + bool(kind)
    for chip in chips:
        count = chip.one(".count").text
        led = page if "aria-current" in chip.attrs else read_page(books, chip.attrs["href"])
        assert int(count) == _counted(led)
        assert chip.text.removesuffix(count).strip()


def test_a_chosen_rule_is_called_by_its_name(books: TestClient) -> None:
    page = read_page(books, "/es/search?q=alba&in=702.9")
    assert page.one(".facets li a[aria-current]").text.startswith("702.9 Alba y Ocaso ")


@pytest.mark.parametrize(
    ("handle", "status"),
    [
        ("405@undated:es", 200),
        ("405:es", 422),
        ("604@undated:fr", 422),
        ("405@2020-01-01:es", 422),
        ("405@undated:de", 422),
    ],
)
def test_a_place_of_another_rulebook_is_refused(
    client: TestClient, handle: str, status: int
) -> None:
    assert client.get(f"/es/search?q=mana&in={handle}").status_code == status


@pytest.mark.parametrize(("offset", "before"), [(20, 10), (25, 15), (9990, None)])
def test_the_page_before_has_hits(books: TestClient, offset: int, before: int | None) -> None:
    page = read_page(books, f"/es/search?q=criatura&offset={offset}")
    led = page.link(".turn [rel=prev]")
    assert before is None or led.endswith(f"offset={before}")
    assert read_page(books, led).has(".hits li")


@pytest.mark.parametrize("query", ["criatura NOT", "criatura -(", "criatura kind:rule"])
def test_a_kind_is_chosen_whatever_the_query(books: TestClient, query: str) -> None:
    wanted = read_page(books, "/es/search?q=criatura&kind=rule")
    found = read_page(books, f"/es/search?q={quote(query)}&kind=rule")
    assert found.one(".lede").text == wanted.one(".lede").text
    assert not read_page(books, f"/es/search?q={quote('criatura kind:rule')}&kind=glossary").has(
        ".hits"
    )


def test_an_empty_search_explains_itself(client: TestClient) -> None:
    page = read_page(client, "/fr/search")
    assert "guillemets" in page.one(".lede").text
    assert not page.has(".hits")


def test_nothing_found_is_said(client: TestClient) -> None:
    page = read_page(client, "/es/search?q=zzzyyyxxx")
    assert "No se encontró nada." in page.one("[role=status]").text


@pytest.mark.parametrize(
    "query", ["in=abc", "kind=card", "offset=-1", "offset=99999999999", "offset=²"]
)
def test_a_bad_value_is_refused_as_a_page(client: TestClient, query: str) -> None:
    read_page(client, f"/es/search?q=maná&{query}", status=422)


def test_too_long_a_search_is_refused_as_a_page(client: TestClient) -> None:
    page = read_page(client, f"/es/search?q={'a' * 301}", status=422)
    assert "demasiado larga" in page.one(".lede").text


def test_searches_are_not_for_search_engines(client: TestClient) -> None:
    page = read_page(client, "/es/search?q=maná")
    assert page.has('meta[name=robots][content="noindex"]')


def test_an_example_is_called_so(client: TestClient) -> None:
    page = read_page(client, "/es/search?q=Reassembling")
    assert page.one(".hits .text").text.startswith("Ejemplo: Reassembling Skeleton")
    assert "Ejemplo" not in read_page(client, "/es/search?q=condición+de+disparo").one(".hits").text


@pytest.mark.parametrize(
    ("offset", "limit", "total", "following"),
    [
        (0, 10, 0, None),
        (0, 10, 10, None),
        (0, 10, 11, 10),
        (20, 10, 11, None),
        (9_980, 10, 20_000, 9_990),
        (9_990, 10, 10_000, None),
        (9_990, 10, 10_001, 10_000),
        (9_995, 10, 20_000, None),
        (10_000, 10, 20_000, None),
    ],
)
def test_page_and_api_page_equally_far(
    client: TestClient, offset: int, limit: int, total: int, following: int | None
) -> None:
    assert next_offset(offset, limit, total) == following
    if following is not None:
        assert client.get(f"/es/search?q=maná&offset={following}").status_code == 200
        assert client.get(f"/v1/search?q=maná&offset={following}").status_code == 200


@pytest.mark.parametrize("path", ["/es/search", "/v1/search"])
def test_no_search_is_paged_further(client: TestClient, path: str) -> None:
    assert client.get(f"{path}?q=maná&offset={FURTHEST}").status_code == 200
    assert client.get(f"{path}?q=maná&offset={FURTHEST + 1}").status_code == 422
