"""The OpenAPI document: unchanged unless meant, complete, and true of what is answered."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from jsonschema import Draft202012Validator
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.openapi import from_asgi
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient

from app.middleware.edge import Edge
from app.problem_kinds import CODES
from tests.app.conftest import PUBLIC_URL

pytestmark = pytest.mark.long

BOUNDED = hypothesis_settings(
    max_examples=12, suppress_health_check=list(HealthCheck), derandomize=True
)
REAL = st.fixed_dictionaries(
    {},
    optional={
        "number": st.sampled_from(["113.6k", "604.3", "801", "8", "999.9", "704.5l", "113.6-7"]),
        "lang": st.sampled_from(["es", "fr", "de"]),
        "edition": st.sampled_from(["undated", "2026-01-01"]),
        "document": st.sampled_from(["es/regla-113.6.txt", "fr/regles-604.txt"]),
        "code": st.sampled_from(CODES),
    },
)
"""Values that a generator does not hit upon."""

GOLDEN = Path(__file__).parent.parent / "golden" / "openapi.json"


@pytest.fixture(scope="session")
def document(client: TestClient) -> dict[str, Any]:
    answer: dict[str, Any] = client.get("/openapi.json").json()
    return answer


def operations(document: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [
        (path, operation)
        for path, methods in document["paths"].items()
        for operation in methods.values()
    ]


def test_it_changes_only_when_meant(document: dict[str, Any], regenerate: bool) -> None:
    text = json.dumps(document, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    text = text.replace(PUBLIC_URL, "http://127.0.0.1:8000")
    if regenerate:
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(text)
    assert GOLDEN.read_text() == text, "meant? then: pytest --regenerate"


def test_every_operation_is_told_of(document: dict[str, Any]) -> None:
    names = []
    tags = {tag["name"] for tag in document["tags"]}
    for path, operation in operations(document):
        names.append(operation["operationId"])
        assert re.fullmatch("[a-z]+(_[a-z]+)?(_[a-z]+)?", operation["operationId"]), path
        assert len(operation["description"]) > 20, path
        assert set(operation["tags"]) <= tags, path
        for parameter in operation.get("parameters", ()):
            assert parameter.get("description"), (path, parameter["name"])
    assert len(names) == len(set(names))
    assert {"get_rule", "get_rules", "get_pinned_rule", "search"} <= set(names)
    assert all(tag["description"] for tag in document["tags"])


def test_every_schema_is_there_and_is_one(document: dict[str, Any]) -> None:
    refs = [one["$ref"] for one in objects(document) if "$ref" in one]
    assert refs
    for ref in refs:
        place: Any = document
        assert ref.startswith("#/")
        for step in ref[2:].split("/"):
            place = place[step]
        Draft202012Validator.check_schema(place)
    for one in objects(document):
        assert "$defs" not in one
        if isinstance(one.get("schema"), dict):
            Draft202012Validator.check_schema(one["schema"])


def objects(value: object) -> Iterator[dict[str, Any]]:
    """Every object in a JSON value."""
    if isinstance(value, dict):
        yield value
    for one in (
        value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    ):
        yield from objects(one)


def test_what_is_told_is_told_in_words_of_json(document: dict[str, Any]) -> None:
    told = [one["description"] for one in objects(document) if "description" in one]
    assert len(told) > 200
    assert [one for one in told if re.search(r"(?<!-)\b(None|True|False)\b", str(one))] == []


JSON = {"application/vnd.citationstyles.csl+json": "array", "application/ld+json": "object"}


def test_every_form_of_an_answer_says_what_it_is(
    client: TestClient, document: dict[str, Any]
) -> None:
    for path, operation in operations(document):
        for media_type, form in operation["responses"]["200"]["content"].items():
            schema = form["schema"]
            assert schema, (path, media_type)
            if media_type != "application/json":
                assert schema["type"] == JSON.get(media_type, "string"), (path, media_type)
    for media_type, kind in JSON.items():
        answer = client.get("/v1/rules/604.1/citation", headers={"accept": media_type}).json()
        assert isinstance(answer, {"array": list, "object": dict}[kind])
    untold = "/v1/documents/es/regla-113.6.txt", "/problems/not-found"
    for path in (*untold, "/v1/editions/undated/es/rulebook.ndjson"):
        told = client.get(path, headers={"accept": "application/json"}).headers["content-type"]
        assert not told.startswith("application/json")


def test_every_error_is_a_problem(document: dict[str, Any]) -> None:
    for path, operation in operations(document):
        for status, response in operation["responses"].items():
            if status != "200":
                content = response["content"]
                assert list(content) == ["application/problem+json"], (path, status)
                assert content["application/problem+json"]["schema"] == {
                    "$ref": "#/components/schemas/Problem"
                }
        assert {"405", "422", "500"} <= operation["responses"].keys()
    assert "HTTPValidationError" not in document["components"]["schemas"]


def test_examples_are_real(client: TestClient, document: dict[str, Any]) -> None:
    tried = 0
    for path, operation in operations(document):
        for parameter in operation.get("parameters", ()):
            for example in parameter.get("examples", {}).values():
                if parameter["in"] == "path" and path == "/v1/rules/{number}":
                    assert client.get(path.format(number=example["value"])).status_code == 200
                    tried += 1
    assert tried >= 4
    for query in ("q=habilidades de maná", 'q="capacités statiques"&lang=fr'):
        assert client.get(f"/v1/search?{query}").json()["total"] > 0


@pytest.fixture(scope="session")
def api_schema(app: Edge) -> Any:  # noqa: ANN401 — schemathesis names no public type for it
    return from_asgi("/openapi.json", app)


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_nothing_undocumented_is_answered(api_schema: Any, mode: GenerationMode) -> None:  # noqa: ANN401
    asked = 0
    for result in api_schema.get_all_operations():
        operation = result.ok()

        @hypothesis_settings(BOUNDED)
        @given(case=operation.as_strategy(generation_mode=mode), real=REAL)
        def ask(case: Case[Any], real: dict[str, str]) -> None:
            nonlocal asked
            asked += 1
            for name in case.path_parameters.keys() & real.keys():
                case.path_parameters[name] = real[name]
            answer = case.call()
            assert answer.status_code != 500, answer.text
            # That a number is well formed is more than the schema can say, and a 501 may be meant.
            case.validate_response(
                answer, excluded_checks=[positive_data_acceptance, not_a_server_error]
            )

        with suppress(Unsatisfiable):  # no value of a string in a path is against the schema
            ask()
    assert asked > 100
