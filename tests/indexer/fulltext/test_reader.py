"""What the index gives back: Whoosh's scores, places, phrases."""

from __future__ import annotations

from pathlib import Path

import pytest
from whoosh.filedb.filestore import FileStorage
from whoosh.query import Term

from indexer.fulltext import schema
from indexer.fulltext.analysis import analyzer_for
from indexer.fulltext.reader import FullTextReader, Spans
from indexer.fulltext.writer import FullTextWriter, IndexedText

TEXTS = [
    IndexedText(("A creature with flying can block a creature.",), titles=("Combat",)),
    IndexedText(("Flying", "A creature flies."), headings=("Flying",)),
    IndexedText(("Nothing here can’t be here.",)),
    IndexedText(
        ("", "An example that stands alone."),
    ),
]


@pytest.fixture
def reader(tmp_path: Path) -> FullTextReader:
    writer = FullTextWriter(tmp_path / "i", analyzer_for("en"))
    assert [writer.add(text) for text in TEXTS] == [0, 1, 2, 3]
    writer.close()
    return FullTextReader(tmp_path / "i", "en")


def test_readers_of_a_language_share_its_analysis(reader: FullTextReader) -> None:
    assert reader.analyzer is analyzer_for("en")


def test_score_maps_are_whooshs_ranking(reader: FullTextReader, tmp_path: Path) -> None:
    index = FileStorage(str(tmp_path / "i" / schema.WHOOSH_FOLDER)).open_index()
    with index.searcher(weighting=schema.make_weighting()) as searcher:
        hits = searcher.search(Term(schema.TEXT, "creatur"))
        expected = {hit.docnum: pytest.approx(hit.score) for hit in hits}
    found = reader.score_map(schema.TEXT, "creatur")
    assert dict(zip(found.texts.tolist(), found.scores.tolist(), strict=True)) == expected


def test_unknown_terms_are_empty_and_not_kept(reader: FullTextReader) -> None:
    assert len(reader.score_map(schema.TEXT, "zzz").texts) == 0
    assert (schema.TEXT, "zzz") not in reader._maps


def test_places_lead_to_part_and_span(reader: FullTextReader) -> None:
    places = reader.places(reader.words_of_stem["creatur"])
    found: list[Spans] = [{} for _ in TEXTS]
    for text, (start, end) in enumerate(zip(*reader.edges, strict=True)):
        here = [place for place in places.tolist() if start <= place < end]
        reader.add_spans(found[text : text + 1], [text], [here], 1)
    assert found == [{0: [(2, 10), (35, 43)]}, {1: [(2, 10)]}, {}, {}]
    slices = [
        TEXTS[text].parts[part][start:end]
        for text, by_part in enumerate(found)
        for part, spans in by_part.items()
        for start, end in spans
    ]
    assert slices == ["creature"] * 3


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (("creature", "with", "flying"), 0),
        (("cant", "be"), 2),
        (("flying", "a"), None),  # across two parts of one text
        (("creatures", "with"), None),  # not stemmed
        (("zzz",), None),
    ],
)
def test_phrases(reader: FullTextReader, words: tuple[str, ...], text: int | None) -> None:
    texts, _ = reader.texts_at(reader.phrase_places(words))
    assert texts.tolist() == ([] if text is None else [text])


def test_an_empty_index_opens_and_finds_nothing(tmp_path: Path) -> None:
    writer = FullTextWriter(tmp_path / "i", analyzer_for("en"))
    writer.close()
    reader = FullTextReader(tmp_path / "i", "en")
    assert reader.count == 0
    assert len(reader.score_map(schema.TEXT, "creatur").texts) == 0
