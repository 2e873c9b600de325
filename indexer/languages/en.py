"""English."""

from __future__ import annotations

from indexer.languages.profile import (
    AnalysisWords,
    CitationLabels,
    DocumentWords,
    LanguageProfile,
    ReferenceWords,
)

PROFILE = LanguageProfile(
    tag="en",
    name="English",
    document=DocumentWords(
        contents=("Contents", "Table of Contents"),
        glossary=("Glossary",),
        credits=("Credits",),
        introduction=("Introduction",),
        example_marks=("Example",),
        rule_page=("Rule",),
        subrules_heading=("Subrules",),
        listing_heading=("Rules of the chapter",),
        date_line=(
            r"these rules are effective as of (?P<month>[^\W\d]+) (?P<day>\d{1,2}), (?P<year>\d{4})",
        ),
        months={
            "january": 1,
            "february": 2,
            "march": 3,
            "april": 4,
            "may": 5,
            "june": 6,
            "july": 7,
            "august": 8,
            "september": 9,
            "october": 10,
            "november": 11,
            "december": 12,
        },
        obsolete_marks=("obsolete",),
    ),
    references=ReferenceWords(
        rule=("rule", "rules", "subrule", "subrules", "cr"),
        section=("section", "sections"),
        number_marks=("no.", "number", "numbers"),
        conjunctions=("and", "or", "then"),
        range_words=("to", "through", "thru"),
        following=("ff.", "ff", "et seq."),
        plural=("rules", "subrules", "sections"),
        letter_words=("a", "i"),
        other_kinds=("version", "release", "page", "pages"),
        units=("dollars", "euros", "pounds", "tix", "percent", "points", "cards", "players"),
    ),
    analysis=AnalysisWords(stemmer="english"),
    labels=CitationLabels(section="Section {number}", chapter="Rule {number}", rule="Rule {number}"),
)
