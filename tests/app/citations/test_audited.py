"""A citation that we print is right when an answer holds it, and wrong under another number."""

from __future__ import annotations

import hashlib

import pytest

from app.citations.citation import Citation, Source
from app.citations.formats import FORMATS
from indexer.languages import all_profiles, profile_for
from indexer.quotes.audit import audit
from indexer.quotes.library import QuoteLibrary
from indexer.references.prose import TextFormat
from tests.factories import record, rulebook
from tests.indexer.quotes.shelf import Shelf

EDITION = "2026-03-01"
TEXTS = {
    "en": "A “star” (*) on a ship isn’t counted; ~ and ____ stand for [one] of 2 < 3 coins.",
    "es": "Una «estrella» (*) en un barco no se cuenta; ~ y ____ valen [una] de 2 < 3 monedas.",
    "fr": "Une « étoile » (*) sur un navire n’est pas comptée ; ~ et ____ valent [une] pièce.",
    "pt-BR": "Uma “estrela” (*) em um navio não é contada; ~ e ____ valem [uma] de 2 < 3 moedas.",
    "zh-Hans": "船上的“星号”（*）不计算在内；~和____表示[一]枚硬币，2 < 3。",
    "ko": '배에 있는 "별표"(*)는 세지 않습니다. "~인 것처럼"과 ____는 [하나]의 동전입니다.',
}
OTHER = "1234 5678 9012 3456 7890"


def library(lang: str) -> QuoteLibrary:
    records = [record("100.1a", TEXTS[lang] + "\n" + OTHER), record("102.3b", OTHER)]
    return QuoteLibrary(Shelf((rulebook(*records, locale=lang, edition=EDITION, complete=True),)))


def printed(form: str, lang: str, number: str) -> str:
    quote = TEXTS[lang] + "\n" + OTHER
    url = f"http://127.0.0.1:8000/v1/editions/{EDITION}/{lang}/0a1b2c3d4e5f/rules/{number}"
    document = f"{lang}/regla-405.6_a.txt"
    citation = Citation(
        id=f"urn:mtg-cr:{EDITION}:{lang}:{number}",
        handle=f"{number}@{EDITION}:{lang}",
        number=number,
        lang=lang,
        edition=EDITION,
        effective_on=EDITION,
        label=profile_for(lang).labels.rule.format(number=number),
        rulebook="The Rules of Harbour (with 2 parts)",
        publisher="Harbour & Sons",
        url=url,
        page=f"http://127.0.0.1:8000/{lang}/{number}",
        quote=quote,
        text_sha256=hashlib.sha256(quote.encode()).hexdigest(),
        abridged=False,
        source=Source(document, "0" * 64, 0, 9, 704, ((0, 9),), url, (url,), lossy=True),
    )
    text = FORMATS[form].print(citation)
    return text if isinstance(text, str) else text.decode()


@pytest.mark.parametrize("lang", [profile.tag for profile in all_profiles()])
@pytest.mark.parametrize("form", list(TextFormat))
def test_a_citation_stands_the_audit_of_its_own_form(lang: str, form: TextFormat) -> None:
    held = library(lang)
    right = audit(printed(form, lang, "100.1a"), held, form, locale=lang)
    assert (right.verdict, right.findings) == ("clean", ())
    assert any(one.result and one.mention for one in right.confirmed)
    wrong = audit(printed(form, lang, "102.3b"), held, form, locale=lang)
    assert [finding.kind for finding in wrong.findings] == ["quote_from_another_rule"]
