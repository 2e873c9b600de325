"""Citations as other programs read them: parsers that are not ours read back what was put in."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import jsonschema
import orjson
import pytest
import rispy
from bibtexparser.entrypoint import parse_string
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from pylatexenc.latex2text import LatexNodes2Text  # type: ignore[import-untyped]

from app.citations.bibtex import as_bibtex
from app.citations.citation import ATTRIBUTION, Citation, Passage, PassageCitation, Source
from app.citations.csl_json import as_csl_json
from app.citations.formats import FORMATS, as_html, as_markdown, as_text
from app.citations.ris import as_ris
from app.citations.web_annotation import as_web_annotation

SOURCE = Source("es/a.txt", "0" * 64, 5, 9, 3, ((5, 9),), "https://x/v1/documents/es/a.txt", ())


def citation(**changes: Any) -> Citation:  # noqa: ANN401
    known: dict[str, Any] = {
        "id": "urn:mtg-cr:2026-08-07:es:704.5k",
        "handle": "704.5k@2026-08-07:es",
        "number": "704.5k",
        "lang": "es",
        "edition": "2026-08-07",
        "effective_on": "2026-08-07",
        "label": "Regla 704.5k",
        "rulebook": "Reglas inventadas",
        "publisher": "Nadie & Cía.",
        "url": "https://rules.example/v1/editions/2026-08-07/es/0123456789ab/rules/704.5k",
        "page": "https://rules.example/es/704.5k?edition=2026-08-07",
        "quote": "Un texto, inventado.",
        "text_sha256": "1" * 64,
        "abridged": False,
        "source": SOURCE,
    }
    return Citation(**(known | changes))


UNDATED = {
    "id": "urn:mtg-cr:undated:es:704.5k",
    "handle": "704.5k@undated:es",
    "edition": "undated",
    "effective_on": None,
    "rulebook": "unknown",
    "publisher": "unknown",
    "url": "https://rules.example/v1/editions/undated/es/0123456789ab/rules/704.5k",
}

# What csl-data.json (CSL 1.0.2) asks of the members that we use; it allows no other members.
CSL = {
    "type": "array",
    "minItems": 1,
    "items": {
        "type": "object",
        "required": ["type", "id"],
        "additionalProperties": False,
        "properties": {
            "type": {"enum": ["standard", "regulation", "webpage", "entry", "legislation"]},
            "id": {"type": ["string", "number"]},
            "custom": {"type": "object"},
            "issued": {
                "type": "object",
                "required": ["date-parts"],
                "additionalProperties": False,
                "properties": {
                    "date-parts": {
                        "type": "array",
                        "minItems": 1,
                        "maxItems": 2,
                        "items": {
                            "type": "array",
                            "minItems": 1,
                            "maxItems": 3,
                            "items": {"type": ["string", "number"]},
                        },
                    }
                },
            },
            "number": {"type": ["string", "number"]},
            "edition": {"type": ["string", "number"]},
            **{
                name: {"type": "string"}
                for name in (
                    *("title", "container-title", "publisher", "language", "URL", "abstract"),
                    "note",
                )
            },
        },
    },
}

TEXTS = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp", "Co", "Cn")),
    min_size=1,
).map(lambda text: " ".join(text.split()))
NASTY = '{T}: 100 % de “a_b” & #3 ~ ^ \\ $1 "x" @ {'


def test_csl_json() -> None:
    [item] = orjson.loads(as_csl_json(citation()))
    jsonschema.validate([item], CSL)
    assert item["title"] == "Regla 704.5k"
    assert item["container-title"] == "Reglas inventadas"
    assert item["publisher"] == "Nadie & Cía."
    assert item["issued"] == {"date-parts": [[2026, 8, 7]]}
    assert item["abstract"] == "Un texto, inventado."
    assert item["URL"].endswith("/704.5k")
    assert item["custom"]["handle"] == "704.5k@2026-08-07:es"


def test_what_is_not_known_is_left_out() -> None:
    [item] = orjson.loads(as_csl_json(citation(**UNDATED, quote=None, text_sha256=None)))
    jsonschema.validate([item], CSL)
    assert not {"container-title", "publisher", "issued", "abstract"} & item.keys()
    assert item["edition"] == "undated"
    for printed in (as_bibtex(citation(**UNDATED)), as_ris(citation(**UNDATED))):
        assert "unknown" not in printed
        assert "2026" not in printed


def read_bibtex(text: str) -> tuple[str, dict[str, str]]:
    [entry] = parse_string(text).entries
    return entry.key, {
        field.key: field.value if field.key == "url" else plain(field.value)
        for field in entry.fields
    }


def plain(latex: str) -> str:
    """What LaTeX prints; the library knows no command for a brace, and another circumflex."""
    latex = latex.replace(r"\textbraceleft{}", r"\{").replace(r"\textbraceright{}", r"\}")
    text: str = LatexNodes2Text(math_mode="verbatim").latex_to_text(latex)
    return text.replace("ˆ", "^")


def test_bibtex() -> None:
    key, fields = read_bibtex(as_bibtex(citation(quote=NASTY)))
    assert key == "mtgcr:2026-08-07:es:704-5k"
    assert fields["title"].strip("{}") == "Regla 704.5k"
    assert fields["booktitle"] == "Reglas inventadas"
    assert fields["publisher"] == "Nadie & Cía."
    assert (fields["year"], fields["month"], fields["day"]) == ("2026", "08", "07")
    assert fields["abstract"] == NASTY
    assert fields["url"] == citation().url
    assert fields["note"].startswith("704.5k@2026-08-07:es.")


@given(TEXTS)
def test_bibtex_is_balanced_whatever_the_text(text: str) -> None:
    printed = as_bibtex(citation(quote=text, label=text))
    depth = 0
    for char in printed.strip():
        depth += {"{": 1, "}": -1}.get(char, 0)
        assert depth >= 0
    assert depth == 0
    [entry] = parse_string(printed).entries
    assert [field.key for field in entry.fields][-1] == "note"


@pytest.mark.parametrize("number", ["7", "702", "702.19", "704.5aa"])
def test_bibtex_keys_are_plain(number: str) -> None:
    key, _ = read_bibtex(as_bibtex(citation(number=number, lang="pt-BR")))
    assert re.fullmatch(r"[a-z0-9:-]+", key)


def test_each_part_of_a_rule_has_a_name_of_its_own_in_a_list_of_references() -> None:
    whole = replace(passage(), passage=Passage(0, 5, "", ""))
    example = replace(passage(), field="example 2")
    told = [
        (citation(), "", ""),
        (whole, "", ""),
        (passage(), "#char=3,8", ":char-3-8"),
        (replace(whole, field="example 2"), "#example=2", ":example-2"),
        (example, "#example=2&char=3,8", ":example-2-char-3-8"),
    ]
    for cited, part, in_key in told:
        name = f"urn:mtg-cr:2026-08-07:es:704.5k{part}"
        assert orjson.loads(as_csl_json(cited))[0]["id"] == name
        assert f"ID  - {name}\r\n" in as_ris(cited)
        assert read_bibtex(as_bibtex(cited))[0] == f"mtgcr:2026-08-07:es:704-5k{in_key}"


@settings(max_examples=50)
@given(TEXTS)
def test_ris(text: str) -> None:
    printed = as_ris(citation(quote=text + "\nER  - \nTY  - BOOK\n" + text))
    assert printed.endswith("\r\nER  - \r\n")
    assert all(re.match(r"[A-Z][A-Z0-9]  - ", line) for line in printed.split("\r\n")[:-1])
    [entry] = rispy.loads(printed)
    assert entry["type_of_reference"] == "STAND"
    assert entry["title"] == "Regla 704.5k"
    assert entry["secondary_title"] == "Reglas inventadas"
    assert entry["publisher"] == "Nadie & Cía."
    assert entry["year"] == "2026"
    assert entry["language"] == "es"
    assert entry["abstract"].split() == f"{text} ER - TY - BOOK {text}".split()
    assert entry["urls"] == [citation().url]
    assert entry["notes"][0] == "704.5k@2026-08-07:es"


def passage() -> PassageCitation:
    known = {name: getattr(citation(), name) for name in Citation.__dataclass_fields__}
    known["quote"] = "texto"
    return PassageCitation(**known, passage=Passage(3, 8, "Un ", ", inventado."), fragment_url="x")


def test_web_annotation() -> None:
    annotation = orjson.loads(as_web_annotation(passage()))
    assert annotation["@context"] == "http://www.w3.org/ns/anno.jsonld"
    assert annotation["type"] == "Annotation"
    assert annotation["id"] == "urn:mtg-cr:2026-08-07:es:704.5k#char=3,8"
    target = annotation["target"]
    assert target["source"] == citation().url
    exact, position = target["selector"]
    assert exact == {
        "type": "TextQuoteSelector",
        "exact": "texto",
        "prefix": "Un ",
        "suffix": ", inventado.",
    }
    assert position == {"type": "TextPositionSelector", "start": 3, "end": 8}


def test_a_web_annotation_of_a_record_without_words_has_no_selector() -> None:
    annotation = orjson.loads(as_web_annotation(citation(quote=None)))
    assert annotation["target"] == {"source": citation().url}


def test_text_names_what_is_known() -> None:
    assert (
        as_text(citation())
        .splitlines()[1]
        .startswith(
            "Regla 704.5k, Reglas inventadas, Nadie & Cía., 2026-08-07 (es); es/a.txt, line 3. https://"
        )
    )
    told = as_text(citation(**UNDATED, source=None, abridged=True)).splitlines()[1]
    assert told.startswith("Regla 704.5k, undated (es); text cut short in the source. https://")


def test_markdown_and_html_show_the_words_themselves() -> None:
    quote = "704. <b>No</b> es una lista\n1) ni *esto*\n- [ni](esto)"
    shown = MarkdownIt("commonmark").render(as_markdown(citation(quote=quote)))
    assert not re.search(r"<(?:ol|ul|h\d|b)>", shown)
    assert "704. &lt;b&gt;No&lt;/b&gt; es una lista" in shown
    assert "- [ni](esto)" in shown
    assert "&lt;b&gt;No&lt;/b&gt;" in as_html(citation(quote=quote))


def test_every_form_says_whose_the_texts_are_and_where_they_are() -> None:
    for name, form in FORMATS.items():
        printed = form.print(citation())
        text = printed.decode() if isinstance(printed, bytes) else printed
        assert ATTRIBUTION in text, name
        assert citation().url in text, name
        assert "704.5k" in text


@pytest.mark.parametrize("form", sorted(FORMATS))
def test_every_form_says_that_a_source_is_damaged(form: str) -> None:
    def printed(citation: Citation) -> str:
        told = FORMATS[form].print(citation)
        return told if isinstance(told, str) else told.decode()

    damaged = printed(citation(source=replace(SOURCE, lossy=True)))
    if form == "json":
        assert orjson.loads(damaged)["source"]["lossy"] is True
    else:
        assert "from a damaged source" in damaged.lower()
    assert "damaged" not in printed(citation())
