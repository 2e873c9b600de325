"""The words of our own pages in each language, and the templates that use them.

English stands in the templates. The other languages are gettext catalogues, read as text when the
service starts: nothing has to be compiled, wherever it is installed.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from io import BytesIO
from pathlib import Path

from babel import Locale
from babel.dates import format_date
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.support import NullTranslations, Translations
from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from app.negotiation import INTERFACE_LANGUAGES
from app.pages.assets import ASSETS
from indexer.languages import profile_for

MESSAGES = Path(__file__).parent / "messages"
SOURCE_LANGUAGE = "en"


class Interface:
    """One language of the pages.

    Attributes:
        tag: BCP 47 tag of the words.
    """

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self._environment = Environment(
            loader=PackageLoader("app.pages"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            extensions=["jinja2.ext.i18n"],
        )
        self._environment.install_gettext_translations(  # type: ignore[attr-defined] # of i18n
            _translations(tag), newstyle=True
        )
        self._environment.globals.update(assets=ASSETS, interface=self, autonym=autonym)

    def template(self, name: str) -> Template:
        """Return a template that speaks this language."""
        return self._environment.get_template(name)

    def day(self, day: date) -> str:
        """Return a date in words."""
        return format_date(day, "long", locale=Locale.parse(self.tag, sep="-"))


@cache
def interface_for(tag: str) -> Interface:
    """Return one of `INTERFACE_LANGUAGES`."""
    assert tag in INTERFACE_LANGUAGES
    return Interface(tag)


@cache
def autonym(locale: str) -> str:
    """Return a language's own name for itself."""
    return profile_for(locale).name


def _translations(tag: str) -> NullTranslations:
    if tag == SOURCE_LANGUAGE:
        return NullTranslations()
    with (MESSAGES / f"{tag}.po").open("rb") as file:
        catalogue = read_po(file, locale=Locale.parse(tag, sep="-"))
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return Translations(compiled)
