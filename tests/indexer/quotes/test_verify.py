"""Verdicts on single quotations, with the true text and the places that they rest on."""

from __future__ import annotations

import pytest

from indexer.model.errors import UnknownEdition, UnknownLanguage
from indexer.model.number import RuleNumber
from indexer.quotes.library import QuoteLibrary
from indexer.quotes.risk import risk_for
from indexer.quotes.verdict import Quotation, Verdict, Verification
from indexer.quotes.verify import LONGEST_QUOTE, verify
from indexer.quotes.words import same, split
from tests.factories import record, rulebook
from tests.indexer.quotes.shelf import Shelf, library


def judged(
    quote: str,
    number: str | None = None,
    shelf: str = "seeds",
    *,
    locale: str | None = None,
    edition: str | None = None,
    is_impossible: bool = False,
) -> Verification:
    parsed = RuleNumber.parse(number) if number else None
    return verify(Quotation(quote, parsed, locale, edition, is_impossible), library(shelf))


COUNTERED = "que no puede ser contrarrestado o no puede ser copiado"

VERDICTS = [
    (COUNTERED, "113.6g", "exact"),
    ("  «que no puede ser contrarrestado o no puede ser copiado» ", "113.6g", "exact"),
    (COUNTERED, None, "exact"),
    (COUNTERED.upper(), "113.6g", "typographic"),
    (COUNTERED.replace(" ", "\u00a0"), "113.6g", "typographic"),
    (COUNTERED + ".", "113.6g", "typographic"),
    ("LAS HABILIDADES DE MANA SE RESUELVEN", "405.6c", "typographic"),
    ("las habilidades de mana se resuelven", "405.6c", "altered"),
    ("[L]as habilidades de maná se resuelven […] el otro efecto ocurre", "405.6c", "elided"),
    ("Las habilidades [esas] de maná se resuelven", "405.6c", "elided"),
    ("[Q]ue no puede ser contrarrestado o no puede", "113.6g", "typographic"),
    ("[q]ue no puede ser contrarrestado o no puede", "113.6g", "typographic"),
    ("[N]ue no puede ser contrarrestado o no puede", "113.6g", "altered"),
    ("[Q]ue puede ser contrarrestado o no puede", "113.6g", "altered"),
    ("[C]apacités statiques font quelque chose", "604.1", "typographic"),
    ("… de maná se resuelven inmediatamente", "405.6c", "elided"),
    ("que [sí] no puede ser contrarrestado … copiado funciona en la pila", "113.6g", "elided"),
    ("que [no debe] no puede ser contrarrestado", "113.6g", "altered"),
    ("La habilidad … en la pila", "113.6g", "elided"),
    ("Una … habilidad … pila", "113.6g", "not_found"),
    (COUNTERED, "113.6f", "elsewhere"),
    (COUNTERED, "111.3", "elsewhere"),
    (COUNTERED, "999.1", "elsewhere"),
    ("la pila", "405.6a", "too_short"),
    ("Un conjuro nunca vuelve de la tumba dos veces seguidas", "405.6a", "not_found"),
    ("Un conjuro nunca vuelve de la tumba dos veces seguidas", "111.3", "cannot_tell"),
    ("Un conjuro nunca vuelve de la tumba dos veces seguidas", "999.1", "cannot_tell"),
    ("Esto se convierte en el «texto» de la ficha. Los valores…", "111.3", "exact"),
    ("Esto se convierte en el «texto» de la ficha. Los valores...", "111.3", "typographic"),
    ("Esto se convierte en el «texto» de la ficha. Los valores de fuerza", "111.3", "cannot_tell"),
    ("Esto no se convierte en el «texto» de la ficha. Los valores de fuerza", "111.3", "altered"),
    ("pour lancer… », « Vous pouvez payer [coût]", "604.5", "exact"),
    ('pour lancer... », " Vous pouvez payer [coût]', "604.5", "typographic"),
    ("pour … », « Vous pouvez payer [coût]", "604.5", "altered"),
    ("Vous pouvez [lancer/jouer] [la carte]...", "604.6", "altered"),
]


@pytest.mark.parametrize(("quote", "number", "verdict"), VERDICTS)
def test_the_verdict(quote: str, number: str | None, verdict: str) -> None:
    assert judged(quote, number).verdict == verdict


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[0].", "[ 0 ] ."),
        ("x: :5 =3 /2", "x : : 5 = 3 / 2"),
        ("+1/+1", "+1 / +1"),
        ("−X [–2]", "−X [ –2 ]"),
        ("[L]’objet [Q]u’une [É]tant", "[L]’ objet [Q]u’ une [É]tant"),
        ("carte[s] [s]", "carte [ s ] [ s ]"),
        ("a[s]i [0]x", "a [ s ] i [ 0 ] x"),
    ],
)
def test_signs_and_initials_in_brackets_belong_to_what_follows(text: str, words: str) -> None:
    assert split(text, "fr").raw == words.split()


AT_RISK = [
    ("100.1", "Each captain may not have one advisor.", "en"),
    ("100.1", "Each captain can have one advisor.", "en"),
    ("100.1", "Each captain may have two advisors.", "en"),
    ("101.1b", "A ship may leave at high tide if its captain", "en"),
    ("102.1", "It can be loaded during a storm.", "en"),
    ("102.1", "Cargo is loaded after the watch begins.", "en"),
    ("102.2", "A ship gets +1/-1 until end of turn for each crate", "en"),
    (
        "102.2",
        "A ship gets -1/-1 until end of turn for each crate over its limit of 2 crates.",
        "en",
    ),
    ("101.2", "l’interdiction ne l’emporte, quel que soit le plus ancien des deux", "fr"),
    ("405.2", "La pila no se resuelve de arriba abajo", "es"),
    ("704.5k", "el más antiguo debe al cementerio ir ya", "es"),
]


@pytest.mark.parametrize(("number", "quote", "locale"), AT_RISK)
def test_what_turns_a_rule_round_is_flagged(number: str, quote: str, locale: str) -> None:
    shelf = library("invented")
    newest = {"en": "2026-03-01", "fr": "2014-05-01", "es": "2019-01-25"}[locale]
    result = verify(Quotation(quote, RuleNumber.parse(number), locale, newest), shelf)
    assert result.verdict in (Verdict.ALTERED, Verdict.NOT_FOUND, Verdict.ELSEWHERE)
    if result.verdict is Verdict.ALTERED:
        assert result.meaning_at_risk


def test_a_harmless_change_is_not_flagged() -> None:
    result = judged("A game of Harbour is played by two skippers.", "100.1", "invented")
    assert (result.verdict, result.meaning_at_risk) == (Verdict.ALTERED, False)
    assert [(one.op, one.quoted, one.actual) for one in result.differences] == [
        ("replace", "skippers", "captains")
    ]


def test_a_dropped_negation_is_shown_with_the_word_that_it_denies() -> None:
    result = judged("que puede ser contrarrestado o no puede ser copiado", "113.6g")
    assert result.passage is not None
    assert result.passage.text == COUNTERED
    assert [(one.op, one.quoted, one.actual) for one in result.differences] == [
        ("replace", "puede", "no puede")
    ]
    assert result.meaning_at_risk


def test_a_passage_that_begins_after_its_negation_is_exact_but_flagged() -> None:
    result = judged("puede ser contrarrestado", "113.6g")
    assert (result.verdict, result.meaning_at_risk) == (Verdict.EXACT, True)


ELIDED = [
    # A negation goes with the clause of what is quoted before or after it.
    ("Las habilidades estáticas generan […] a la pila", True),
    ("Los efectos … pueden ir a la pila cuando se disparan", True),
    ("Las habilidades estáticas […] (Véase la regla 604", False),
    ("Los efectos […] son el resultado de la resolución de hechizos", False),
    # `No obstante` denies nothing.
    ("el resultado de la resolución de hechizos y habilidades […] los efectos pueden crear", False),
    ("hechizos y habilidades. [Los] efectos pueden crear habilidades", False),
    # The point in a number ends no clause.
    ("véase la regla 603.7 … reglas estáticas generan efectos", None),
]


@pytest.mark.parametrize(("quote", "is_at_risk"), ELIDED)
def test_an_omission_with_a_negation_in_it_is_flagged(quote: str, is_at_risk: bool | None) -> None:
    result = judged(quote)
    assert (result.verdict is Verdict.ELIDED) == (is_at_risk is not None)
    assert result.meaning_at_risk == bool(is_at_risk)


FORMS = [
    ("６０３", "603", True),
    ("ﬁn", "fin", True),
    ("cafe\u0301", "café", True),
    ("ÉL", "él", True),
    ("EL", "él", True),
    ("[É]l", "él", True),
    ("[E]l", "él", True),
    ("[e]l", "él", False),
    ("[N]o", "lo", False),
    ("el", "él", False),
    ("10²", "102", False),
    ("x₂", "x2", False),
    ("nº", "no", False),
    ("№", "no", False),
    ("②", "2", False),
    ("𝐧𝐨", "no", False),
    ("nо", "no", False),
    ("n\u0336o\u0336", "no", False),
]


@pytest.mark.parametrize(("quoted", "actual", "is_same"), FORMS)
def test_width_ligatures_and_accents_of_capitals_are_typography(
    quoted: str, actual: str, is_same: bool
) -> None:
    assert same(quoted, actual) is is_same


BEFORE = [
    ("es", "Esas cartas no", True),
    ("es", "Esas cartas no se", True),
    ("es", "Nadie se las puede", True),
    ("es", "Las cartas que no atacan se", False),
    ("es", "No obstante,", False),
    ("fr", "On ne le", True),
    ("fr", "Une capacité ne peut", True),
    ("en", "It can't also", True),
    ("en", "It can't. A player may", False),
    ("zh-Hans", "它不能", True),
    ("zh-Hans", "它能", False),
    *(
        ("zh-Hans", f"船长{denied}", True)
        for denied in ("无法", "不是", "没有", "不需", "不再", "不得")
    ),
    *(
        ("zh-Hans", f"船长{denied}", True)
        for denied in ("没有任何", "不会被", "不允许", "无法为其")
    ),
    *(
        ("zh-Hans", f"船长{said}", False)
        for said in ("不同", "无论", "不论", "不仅能", "无色", "是")
    ),
    ("zh-Hans", "船不动，是", False),
    ("en", "None of", True),
    ("en", "Neither of the", True),
    ("en", "A ship can no longer", True),
    ("en", "A ship is not able to", True),
    ("en", "A ship may no longer be one of the", False),
    ("en", "Some of the", False),
    ("es", "Ninguno de los", True),
    ("es", "Uno de los", False),
    ("es", "Esa carta no es", True),
    ("es", "Esa carta no ha sido", True),
    ("es", "Esa carta es", False),
    ("fr", "Elle n’est plus", True),
    ("fr", "Elle n’a pas été", True),
    ("fr", "Elle est plus", False),
    ("pt-BR", "Ela não é", True),
    ("pt-BR", "Ela é", False),
    ("fr", "Aucun des", True),
    ("fr", "L’un des", False),
    ("pt-BR", "Nenhum dos", True),
    ("pt-BR", "Um dos", False),
]


@pytest.mark.parametrize(("locale", "before", "is_denied"), BEFORE)
def test_a_negation_reaches_over_clitics_and_modal_verbs(
    locale: str, before: str, is_denied: bool
) -> None:
    assert risk_for(locale).is_denied(split(before, locale).folds) is is_denied


def test_elsewhere_names_every_edition_and_language() -> None:
    storm = "nothing is loaded or unloaded while a storm lasts"
    result = judged(storm, "100.1", "invented", locale="en")
    assert [str(one.field.handle) for one in result.found_in] == ["103.4@2026-03-01:en"]
    assert result.passage is not None
    assert result.passage.text.startswith("A game of Harbour")
    older = judged("Each captain may have two advisors.", "100.1", "invented", locale="en")
    assert [str(one.field.handle) for one in older.found_in] == ["100.1@2025-03-01:en"]
    french = judged("Le dernier arrivé se résout le premier", "405.2", "invented", locale="es")
    assert (french.verdict, french.found_in[0].field.locale) == (Verdict.ELSEWHERE, "fr")


@pytest.mark.parametrize(
    ("number", "first"), [("102.3", "102.9"), ("104.1", "104.3"), ("900.1", "100.1")]
)
def test_elsewhere_names_the_nearest_place_that_says_it_exactly_first(
    number: str, first: str
) -> None:
    words = "A ship without cargo floats."
    texts = dict.fromkeys(("100.1", "102.9", "104.3"), words)
    texts |= {"102.2": words[:-1] + " higher.", "102.3": "Nothing.", "104.1": "None."}
    book = rulebook(
        *(record(number, text) for number, text in sorted(texts.items())),
        locale="en",
        complete=True,
    )
    asked = Quotation(words, RuleNumber.parse(number))
    result = verify(asked, QuoteLibrary(Shelf((book,))))
    assert (result.verdict, str(result.found_in[0].field.number)) == (Verdict.ELSEWHERE, first)
    assert result.found_total == 4


def test_a_message_reads_as_a_sentence_where_an_example_is_named() -> None:
    example = "It gets -2/-2 until it unloads"
    result = judged(example, "100.1", "invented", locale="en")
    assert result.message.startswith("This stands in 102.2@2026-03-01:en, example 1, not where")


def test_the_rule_whose_words_are_shown_is_named() -> None:
    result = judged("Les capacités font tout sans jamais rien demander", "604.1", locale="fr")
    assert result.verdict is Verdict.NOT_FOUND
    assert result.message.endswith("604.1@undated:fr comes nearest.")


def test_words_that_nobody_placed_stand_where_they_do() -> None:
    two = "Each captain may have two advisors."
    old = judged(two, None, "invented")
    assert (old.verdict, str(old.number), str(old.edition)) == ("exact", "100.1", "2025-03-01")
    assert old.message == "100.1@2025-03-01:en says exactly this. 2026-03-01:en does not."
    english = judged(two, None, "invented", locale="en")
    assert (english.verdict, english.number, str(english.edition)) == (
        "elsewhere",
        None,
        "2026-03-01",
    )
    assert english.message.endswith("100.1@2025-03-01:en, but not in 2026-03-01:en.")


def test_without_a_number_all_places_are_listed() -> None:
    result = judged("It gets -2/-2 until it unloads", shelf="invented")
    assert (result.verdict, str(result.number), result.found_total) == (Verdict.EXACT, "102.2", 1)
    assert result.found_in[0].field.name == "example 1"
    term = judged("The state of the water, high or low", shelf="invented")
    assert (term.verdict, term.number, term.found_in[0].field.term) == (Verdict.EXACT, None, "Tide")


TITLES = [
    ("Habilidades", "113", "exact", "title"),
    ("Fichas", "111", "exact", "title"),
    ("FICHAS", "111", "typographic", "title"),
    ("Habilidades", "111", "too_short", None),
]


@pytest.mark.parametrize(("quote", "number", "verdict", "field"), TITLES)
def test_a_title_is_quoted_as_other_text_is(
    quote: str, number: str, verdict: str, field: str | None
) -> None:
    result = judged(quote, number, locale="es")
    assert (result.verdict, result.passage and result.passage.field.name) == (verdict, field)


def test_a_title_is_found_but_is_near_to_nothing_else() -> None:
    held = [record("101", title="The Order of the Watches"), record("102", title="Cargo")]
    shelf = QuoteLibrary(Shelf((rulebook(*held, record("102.1"), locale="en", complete=True),)))

    def found(quote: str, number: str | None) -> Verification:
        return verify(Quotation(quote, RuleNumber.parse(number) if number else None), shelf)

    assert str(found("The Order of the Watches", None).number) == "101"
    assert found("The Order of the Watches", "102").message == (
        "This stands in 101@undated:en, title, not where it is said to."
    )
    assert found("The Order of Watches", "101").verdict is Verdict.ALTERED
    assert found("The order of the watches is set by lot each day", None).passage is None


def test_a_chapter_stands_for_its_rules() -> None:
    result = judged(COUNTERED, "113")
    assert (result.verdict, str(result.number)) == (Verdict.EXACT, "113.6g")


@pytest.mark.parametrize(("number", "verdict"), [("102.2", "exact"), ("102.1", "elsewhere")])
def test_the_glossary_is_right_for_the_rules_that_its_entry_refers_to(
    number: str, verdict: str
) -> None:
    result = judged("A box that goods are carried in.", number, "invented", locale="en")
    assert result.verdict == verdict


def test_a_number_that_no_rule_can_have() -> None:
    assert judged(COUNTERED, is_impossible=True).verdict is Verdict.ELSEWHERE
    invented = "Un conjuro nunca vuelve de la tumba dos veces seguidas"
    assert judged(invented, is_impossible=True).verdict is Verdict.NOT_FOUND


def test_a_whole_book_knows_that_a_number_never_existed() -> None:
    result = judged("A ship that was never written about", "199.9", "invented", locale="en")
    assert result.verdict is Verdict.NOT_FOUND


def test_what_is_not_held_is_an_error() -> None:
    with pytest.raises(UnknownLanguage):
        judged(COUNTERED, locale="de")
    with pytest.raises(UnknownEdition):
        judged(COUNTERED, locale="es", edition="2026-01-01")


def test_what_is_longer_than_any_rule_is_not_searched() -> None:
    assert judged("pila " * LONGEST_QUOTE).verdict is Verdict.NOT_FOUND


@pytest.mark.parametrize("unit", ["a", "ñ", "9", "+9", "'a", ".", " .", "a\u0301", "[a]", "l’"])
def test_no_word_is_longer_than_may_be_kept_of_each(unit: str) -> None:
    assert max(map(len, split(unit * 5000, "fr").raw)) <= 170
