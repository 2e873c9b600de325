"""The one place that builds URLs: from the public URL that is set, never from a Host header."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import quote, quote_plus, urlencode, urlsplit

from indexer.model.rule import SourceSpan


class Links:
    """Absolute URLs of everything that answers point to.

    Attributes:
        base: what every URL begins with, without a slash at its end.
        root: the path in it, for links between our own pages: they work behind any host.
    """

    __slots__ = ("base", "root")

    def __init__(self, base: str) -> None:
        self.base = base.rstrip("/")
        self.root = urlsplit(self.base).path

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

    def pinned_term(self, edition: str, locale: str, revision: str, term: str) -> str:
        """Return the URL of a glossary entry that never changes what it shows."""
        path = f"/v1/editions/{edition}/{locale}/{revision}/glossary/{quote(term, safe='')}"
        return self.base + path

    def keyword(self, edition: str, locale: str, name: str) -> str:
        """Return the URL of a keyword of one rulebook."""
        return f"{self.base}/v1/keywords/{quote(name, safe='')}?lang={locale}&edition={edition}"

    def glossary_page(self, edition: str, locale: str, term: str) -> str:
        """Return what leads people to the place of a term on a glossary's page."""
        given = urlencode({"edition": edition, "term": term})
        return f"{self.base}/{locale}/glossary?{given}"

    def page(self, locale: str, path: str = "", **parameters: object) -> str:
        """Return a page of a language, without scheme and host; empty parameters are left out."""
        given = urlencode({name: value for name, value in parameters.items() if value})
        return f"{self.root}/{locale}{path and '/'}{path}{given and '?'}{given}"

    def embed(self, locale: str, number: str, **parameters: object) -> str:
        """Return the page of a rule that stands in a frame; empty parameters are left out."""
        return self.public(self.page(f"embed/{locale}", number, **parameters))

    def gallery(self, **parameters: object) -> str:
        """Return the page that helps to embed rules, without scheme and host."""
        return self.page("embed", "", **parameters)

    def oembed(self, url: str) -> str:
        """Return where it is told how to embed one of our URLs."""
        return f"{self.base}/oembed?{urlencode({'url': url, 'format': 'json'})}"

    def public(self, path: str) -> str:
        """Return the absolute URL of what `page` returned."""
        return self.base + path.removeprefix(self.root)

    def local(self, url: str) -> str:
        """Return an absolute URL of ours without scheme and host."""
        return self.root + url.removeprefix(self.base)

    def citation(self, edition: str, locale: str, number: str, form: str) -> str:
        """Return the URL of a citation in one of its forms."""
        given = urlencode({"lang": locale, "edition": edition, "format": form})
        return f"{self.base}/v1/rules/{number}/citation?{given}"

    def rulebook(self, edition: str, locale: str, suffix: str) -> str:
        """Return the URL of a whole rulebook; `suffix` is `json` or `ndjson`."""
        return f"{self.base}/v1/editions/{edition}/{locale}/rulebook.{suffix}"

    def contents(self, edition: str, locale: str) -> str:
        """Return the URL of a rulebook's contents."""
        return f"{self.base}/v1/contents?lang={locale}&edition={edition}"

    def glossary(self, edition: str, locale: str) -> str:
        """Return the URL of a whole glossary."""
        return f"{self.base}/v1/glossary?lang={locale}&edition={edition}"

    def document(self, document: str) -> str:
        """Return the URL of a source document's decoded text."""
        return f"{self.base}/v1/documents/{_quoted(document)}"

    def source(self, span: SourceSpan) -> str:
        """Return the URL that answers exactly the characters of a span."""
        return f"{self.document(span.document)}?start={span.start}&end={span.end}"

    def problem(self, code: str) -> str:
        """Return the page that explains an error."""
        return f"{self.base}/problems/{code}"

    def search(self, q: str, lang: str, edition: str | None, within: str | None = None) -> str:
        """Return the URL of a search."""
        url = f"{self.base}/v1/search?q={quote_plus(q)}&lang={_quoted_value(lang)}"
        if edition:
            url += f"&edition={_quoted_value(edition)}"
        return url + f"&in={quote_plus(within)}" if within else url


_quoted = lru_cache(maxsize=1024)(quote)
_quoted_value = lru_cache(maxsize=1024)(quote_plus)
