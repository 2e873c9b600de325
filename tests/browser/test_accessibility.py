"""axe-core finds nothing that shuts readers out, on any kind of page, in both colour schemes."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.long

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
RUN = """axe.run(document, {
    resultTypes: ["violations"], rules: {"target-size": {enabled: true}}
}).then(found => found.violations)"""

PATHS = [
    "/es",
    "/es/7",
    "/es/702",
    "/es/704.5m",
    "/es/401.2b?edition=2014-05-01",
    "/es/search?q=maná",
    "/es/search?q=alba",
    "/es/search?q=zzzyyyxxx",
    "/fr/glossary",
    "/fr/999.9",
    "/es/704.5?edition=2016-06-01",
    "/es/torre",
    "/pt-BR/704.5",
    "/embed/es/704.5",
    "/embed/fr/999.9",
    "/embed?lang=es&form=auto&number=704.5",
    "/embed?lang=fr&form=element&number=704.5",
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PATHS)
def test_axe_finds_nothing(open_page: OpenPage, books_url: str, path: str, scheme: str) -> None:
    width = 320 if scheme == "dark" else 1100
    page = open_page(
        f"{books_url}{path}",
        color_scheme=scheme,
        viewport={"width": width, "height": 800},
        bypass_csp=True,
    )
    page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
    page.evaluate(AXE)
    told = [
        (found["id"], [node["html"][:120] for node in found["nodes"]])
        for found in page.evaluate(RUN)
    ]
    assert told == []
