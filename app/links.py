"""The one place that builds URLs: from the public URL that is set, never from a Host header."""

from __future__ import annotations

from urllib.parse import quote, urlencode

from indexer.model.rule import SourceSpan


class Links:
    """Absolute URLs of everything that answers point to.

    Attributes:
        base: what every URL begins with, without a slash at its end.
    """

    __slots__ = ("base",)

    def __init__(self, base: str) -> None:
        self.base = base.rstrip("/")

    def absolute(self, path: str) -> str:
        """Return the URL of a path of ours that begins with a slash."""
        return self.base + path

    def pinned_rule(self, edition: str, locale: str, revision: str, number: str) -> str:
        """Return the URL that never changes what it shows."""
        return f"{self.base}/v1/editions/{edition}/{locale}/{revision}/rules/{number}"

    def edition_rule(self, edition: str, locale: str, number: str) -> str:
        """Return the URL of a rule in the present revision of an edition."""
        return f"{self.base}/v1/editions/{edition}/{locale}/rules/{number}"

    def rule_page(self, edition: str, locale: str, number: str) -> str:
        """Return the page that people read."""
        return f"{self.base}/{locale}/{number}?edition={edition}"

    def rulebook(self, edition: str, locale: str, suffix: str) -> str:
        """Return the URL of a whole rulebook; `suffix` is `json` or `ndjson`."""
        return f"{self.base}/v1/editions/{edition}/{locale}/rulebook.{suffix}"

    def contents(self, edition: str, locale: str) -> str:
        """Return the URL of a rulebook's contents."""
        return f"{self.base}/v1/contents?lang={locale}&edition={edition}"

    def document(self, document: str) -> str:
        """Return the URL of a source document's decoded text."""
        return f"{self.base}/v1/documents/{quote(document)}"

    def source(self, span: SourceSpan) -> str:
        """Return the URL that answers exactly the characters of a span."""
        return f"{self.document(span.document)}?start={span.start}&end={span.end}"

    def problem(self, code: str) -> str:
        """Return the page that explains an error."""
        return f"{self.base}/problems/{code}"

    def search(self, **parameters: object) -> str:
        """Return the URL of a search."""
        return f"{self.base}/v1/search?{urlencode(parameters)}"
