"""Spanish."""

from __future__ import annotations

from indexer.languages.profile import (
    AnalysisWords,
    CitationLabels,
    DocumentWords,
    LanguageProfile,
    ReferenceWords,
)

PROFILE = LanguageProfile(
    tag="es",
    name="español",
    document=DocumentWords(
        contents=("Contenido", "Contenidos", "Índice"),
        glossary=("Glosario",),
        credits=("Créditos",),
        introduction=("Introducción",),
        example_marks=("Ejemplo",),
        rule_page=("Regla",),
        subrules_heading=("Subreglas",),
        listing_heading=("Reglas del apartado",),
        furniture=("Otras reglas de este apartado",),
        date_line=(
            r"estas reglas son válidas (?:desde|a partir de)\s*(?:el)?\s*(?:[^\W\d]+,)?\s*"
            r"(?:(?P<day>\d{1,2}) de )?(?P<month>[^\W\d]+) de (?P<year>\d{4})",
        ),
        months={
            "enero": 1,
            "febrero": 2,
            "marzo": 3,
            "abril": 4,
            "mayo": 5,
            "junio": 6,
            "julio": 7,
            "agosto": 8,
            "septiembre": 9,
            "setiembre": 9,
            "octubre": 10,
            "noviembre": 11,
            "diciembre": 12,
        },
        obsolete_marks=("obsoleto", "obsoleta"),
        accented="áéíóúüñ",
    ),
    references=ReferenceWords(
        rule=("regla", "reglas", "subregla", "subreglas", "apartado", "apartados", "cr"),
        section=("sección", "secciones"),
        number_marks=("n.º", "n°", "nº", "n.°", "núm.", "número", "números"),
        conjunctions=("y", "e", "o", "u"),
        range_words=("a", "al", "hasta"),
        following=("ss.", "ss", "y ss.", "y siguientes"),
        plural=("reglas", "subreglas", "apartados", "secciones"),
        letter_words=("a", "e", "o", "u", "y"),
        other_kinds=("versión", "página", "páginas"),
        units=("dólares", "euros", "pesos"),
    ),
    analysis=AnalysisWords(stemmer="spanish"),
    labels=CitationLabels(section="Sección {number}", chapter="Regla {number}", rule="Regla {number}"),
)
