"""A page as tests read it: strictly parsed, asked by CSS selectors."""

from __future__ import annotations

from collections.abc import Mapping

from justhtml import Element, JustHTML
from starlette.testclient import TestClient


class Part:
    """An element of a page, or the page itself.

    Attributes:
        attrs: its attributes; one without a value is empty.
    """

    def __init__(self, node: Element | JustHTML) -> None:
        self._node = node
        attrs = node.attrs if isinstance(node, Element) else {}
        self.name = node.name if isinstance(node, Element) else ""
        self.attrs = {name: value or "" for name, value in (attrs or {}).items()}

    def all(self, selector: str) -> list[Part]:
        """Every element below it that a selector finds, in order."""
        return [Part(node) for node in self._node.query(selector) if isinstance(node, Element)]

    def one(self, selector: str) -> Part:
        """The first element that a selector finds; a test fails where there is none."""
        found = self.all(selector)
        assert found, f"nothing is {selector}"
        return found[0]

    def has(self, selector: str) -> bool:
        """Whether a selector finds anything."""
        return bool(self.all(selector))

    def link(self, selector: str) -> str:
        """The address of the first link that a selector finds."""
        return self.one(selector).attrs["href"]

    @property
    def verbatim(self) -> str:
        """All text in it, as it stands."""
        return self._node.to_text(separator="", strip=False)

    @property
    def text(self) -> str:
        """All text in it, runs of white space folded."""
        return " ".join(self.verbatim.split())


def parse(text: str) -> Part:
    """Read a page; one that is no valid HTML fails."""
    return Part(JustHTML(text, strict=True, sanitize=False))


def read_page(
    client: TestClient, path: str, status: int = 200, headers: Mapping[str, str] | None = None
) -> Part:
    """Fetch a page, and read it."""
    response = client.get(path, headers=headers)
    assert response.status_code == status, path
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    return parse(response.text)
