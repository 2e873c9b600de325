"""The code that other web sites paste: a frame, an element, a script. It knows HTML and our URLs.

Everything that comes from outside is escaped here; none of it needs a style or a script of its own,
so that it works under a strict Content-Security-Policy.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import ceil

from app.books import Book
from app.links import Links
from app.pages.assets import ASSETS
from indexer.model.rule import RuleRecord

THEMES = ("auto", "light", "dark")
"""What a site may ask for: its readers' own scheme, or one for all."""

WIDTH = 600
_SMALLEST, _TALLEST = 180, 480
_FRAME, _LINE, _CHARACTER = 130, 26, 8.2


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame, in pixels: large enough for a short rule; a longer one scrolls in it."""

    html: str
    width: int
    height: int


def frame(
    book: Book,
    record: RuleRecord,
    theme: str = "auto",
    most_width: int | None = None,
    most_height: int | None = None,
) -> Frame:
    """Return the frame of a rule, no larger than asked for."""
    number = str(record.number)
    shown = theme if theme != "auto" else ""
    url = book.links.embed(book.locale, number, edition=book.edition, theme=shown)
    width = min(WIDTH, most_width or WIDTH)
    height = min(_height(book, record, width), most_height or _TALLEST)
    html = (
        f'<iframe src="{escape(url)}" title="{escape(name_of(book, record))}" width="{width}" '
        f'height="{height}" frameborder="0" loading="lazy"></iframe>'
    )
    return Frame(html, width, height)


def element(book: Book, record: RuleRecord, theme: str = "auto") -> str:
    """Return the element of a rule, with a link in it for where no script runs."""
    citation = book.cite(record)
    shown = f' theme="{escape(theme)}"' if theme != "auto" else ""
    return (
        f'<mtg-rule number="{escape(citation.number)}" lang="{escape(citation.lang)}" '
        f'edition="{escape(citation.edition)}"{shown}>'
        f'<a href="{escape(citation.page)}">{escape(citation.label)}</a></mtg-rule>'
    )


def script(links: Links, **data: str) -> str:
    """Return the script element; `data` becomes its `data-reglario-` attributes."""
    asset = ASSETS["embed.js"]
    given = "".join(
        f' data-reglario-{name}="{escape(value)}"' if value else f" data-reglario-{name}"
        for name, value in data.items()
    )
    return (
        f'<script type="module" src="{escape(links.absolute(asset.path))}" '
        f'integrity="{asset.integrity}" crossorigin="anonymous"{given}></script>'
    )


def auto_script(book: Book, theme: str = "auto") -> str:
    """Return the script that links the rules a page mentions, in a rulebook's edition."""
    data = {"auto": "", "lang": book.locale, "edition": book.edition}
    return script(book.links, **data, **({"theme": theme} if theme != "auto" else {}))


def embed_codes(book: Book, record: RuleRecord) -> list[tuple[str, str]]:
    """Return what to paste to show a rule, by name."""
    return [
        ("frame", frame(book, record).html),
        ("element", f"{script(book.links)}\n{element(book, record)}"),
    ]


def name_of(book: Book, record: RuleRecord) -> str:
    """Return what a rule is called in another site: number, title, edition and language."""
    title = f" · {record.title}" if record.title else ""
    return f"{book.label(record.number)}{title}, {book.edition} ({book.locale})"


def _height(book: Book, record: RuleRecord, width: int) -> int:
    """Return about how high a frame must be to show all of a rule, within bounds."""
    shown = [record, *book.children(record.number)]
    texts = [text for one in shown for _, text in one.fields()]
    a_line = max(width - 48, 100) / _CHARACTER
    lines = sum(ceil(len(text) / a_line) + 0.5 for text in texts)
    return min(max(round(_FRAME + lines * _LINE), _SMALLEST), _TALLEST)
