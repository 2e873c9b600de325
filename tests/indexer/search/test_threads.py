"""Searching at the same time from many threads gives what one thread gives; no query fails."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from indexer.model.rulebook import Rulebook
from indexer.search import Facets, SearchIndex, SearchRequest, SearchResult, build_index
from tests.factories import record, rulebook

pytestmark = pytest.mark.long

WORDS = ["mana", "ficha", "hechizo", "pila", "daño", "objeto", "coste", "zona", "turno", "mazo"]
THREADS = 8
QUERIES = 50_000
ROUNDS = 5


def book(count: int = 100) -> Rulebook:
    chosen = random.Random(7)
    records = [
        record(f"{100 + place // 50}.{place % 50 + 1}", " ".join(chosen.choices(WORDS, k=20)))
        for place in range(count)
    ]
    return rulebook(*records, locale="es")


def queries(count: int) -> list[str]:
    chosen = random.Random(11)
    forms = ("{} {}", '"{} {}"', "{} -{}", "{} OR {}", "{}s {}*", "qué {} {}?")
    return [chosen.choice(forms).format(*chosen.choices(WORDS, k=2)) for _ in range(count)]


def test_eight_threads_never_differ_from_one(tmp_path: Path) -> None:
    rules = book()
    build_index(tmp_path, "es", [rules])
    requests = [
        SearchRequest(query, limit=2, offset=offset)
        for query in dict.fromkeys(queries(240))
        for offset in range(4)  # more requests than answers are kept
    ]

    def told(index: SearchIndex, request: SearchRequest) -> tuple[SearchResult, Facets]:
        result = index.search(rules, request)
        return result, result.facets

    alone = SearchIndex(tmp_path, "es")
    expected = {request: told(alone, request) for request in requests}

    def differences(shared: SearchIndex, seed: int) -> int:
        chosen = random.Random(seed).choices(requests, k=QUERIES // THREADS // ROUNDS)
        return sum(told(shared, request) != expected[request] for request in chosen)

    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(ROUNDS):
            shared = SearchIndex(tmp_path, "es")  # nothing is decoded: they race for it
            found = pool.map(differences, [shared] * THREADS, range(THREADS))
            assert sum(found) == 0


@pytest.mark.parametrize("locale", ["es", "zh-Hans"])
def test_five_thousand_random_queries_never_fail(tmp_path: Path, locale: str) -> None:
    rules = rulebook(record("100.1", "Una ficha de 触发式异能."), locale=locale)
    build_index(tmp_path, locale, [rules])
    index = SearchIndex(tmp_path, locale)
    chosen = random.Random(3)
    alphabet = '"“”«»-−*|:{}/+1 \t\n\ud800\udfff\u0301\u200d\u00ad' + "".join(
        chr(chosen.randrange(0x110000)) for _ in range(400)
    )
    for _ in range(5000):
        query = "".join(chosen.choices(alphabet, k=chosen.randrange(40)))
        result = index.search(rules, SearchRequest(query, limit=5))
        assert result.total >= len(result.hits)
