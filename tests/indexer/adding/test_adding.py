"""A document is added whole or not at all; refused where something would be lost or mixed up."""

from __future__ import annotations

import codecs
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import FrameType

import pytest

from indexer.adding.candidate import Wish, read_candidate
from indexer.adding.writing import add, remove
from indexer.assembly import read_rulebooks
from indexer.model.errors import (
    DigestMismatch,
    EditionMismatch,
    ImportFailed,
    LossySource,
    ManifestError,
    RefusedSource,
    SourceError,
    UndecodableSource,
    UnknownLayout,
)
from indexer.sources.manifest import read_manifest
from tests.data_directories import book, make_data, state
from tests.reading import content

NEW = book(40, "22 de abril de 2021")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return make_data(tmp_path / "datos")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "reglas nuevas ñ.txt"
    path.write_bytes(NEW.encode("cp1252"))
    return path


def wish(file: Path, **others: object) -> Wish:
    made = Wish(file, "es", "2021-04-22", encoding="cp1252", complete=True)
    return replace(made, **others)  # type: ignore[arg-type]  # the fields' own types


def test_a_document_is_copied_and_declared_and_nothing_else_changes(data: Path, file: Path) -> None:
    before, text = state(data), (data / "sources.toml").read_text("utf-8")
    candidate = read_candidate(data, wish(file, title="Título", url="https://example.org/x"))
    assert (candidate.refusals, candidate.losses) == ((), ())
    assert candidate.judged.before is not None
    assert candidate.judged.before.info.edition.id == "2020-01-10"
    assert state(data) == before

    add(data, candidate)
    entry = read_manifest(data).entries[-1]
    assert (entry.path, entry.title) == ("es/reglas nuevas ñ.txt", "Título")
    assert (entry.encoding, entry.accept_lossy) == ("cp1252", False)
    assert (data / entry.path).read_bytes() == file.read_bytes()
    assert (data / "sources.toml").read_text("utf-8").startswith(text)
    books = {book.info.edition.id: book for book, _ in read_rulebooks(data)}
    assert content(books["2021-04-22"]) == content(books["2020-01-10"])

    assert remove(data, entry.path) == (entry.path,)
    assert state(data) == before


@pytest.mark.parametrize(
    ("written", "suggested", "is_certain"),
    [
        (NEW.encode(), "utf-8", True),
        (NEW.encode("utf-8-sig"), "utf-8", True),
        (codecs.BOM_UTF16_LE + NEW.encode("utf-16-le"), "utf-16-le", True),
        (codecs.BOM_UTF16_BE + NEW.encode("utf-16-be"), "utf-16-be", True),
        (NEW.encode("utf-16-le"), "utf-16-le", False),
        (NEW.encode("cp1252"), "cp1252", False),
        (NEW.encode("mac-roman"), "mac-roman", False),
    ],
)
def test_an_encoding_is_suggested_and_any_gives_the_same_records(
    data: Path, file: Path, written: bytes, suggested: str, is_certain: bool
) -> None:
    file.write_bytes(written)
    candidate = read_candidate(data, wish(file, encoding=None))
    assert candidate.suggestion is not None
    assert candidate.suggestion.encoding == suggested
    assert candidate.suggestion.is_certain is is_certain
    assert candidate.judged.before is not None
    assert content(candidate.judged.rulebook) == content(candidate.judged.before)
    add(data, candidate)
    assert len(list(read_rulebooks(data))) == 3


def test_a_korean_file_in_cp949(data: Path, file: Path) -> None:
    text = (
        "100. 일반\n\n100.1. 플레이어는 카드를 한 장 뽑습니다.\n\n100.1a 그 뒤에 다시 뽑습니다.\n"
    )
    file.write_bytes(text.encode("cp949"))
    candidate = read_candidate(data, Wish(file, "ko", "undated"))
    assert candidate.suggestion is not None
    assert candidate.suggestion.encoding == "cp949"
    assert [record.text for record in candidate.judged.rulebook.records if record.text] == [
        "플레이어는 카드를 한 장 뽑습니다.",
        "그 뒤에 다시 뽑습니다.",
    ]
    add(data, candidate)
    assert read_manifest(data).entries[-1].path.startswith("ko/")


def test_the_first_document_of_an_empty_directory(tmp_path: Path, file: Path) -> None:
    empty = tmp_path / "vacío"
    empty.mkdir()
    add(empty, read_candidate(empty, wish(file)))
    assert [entry.locale for entry in read_manifest(empty).entries] == ["es"]


def test_every_shipped_document_can_be_added(tmp_path: Path, rules_data: Path) -> None:
    for entry in read_manifest(rules_data).entries:
        made = Wish(rules_data / entry.path, entry.locale, entry.edition.id)
        candidate = read_candidate(tmp_path, made)
        assert (candidate.refusals, candidate.losses) == ((), ())


@pytest.mark.parametrize(
    ("text", "is_refused"),
    [
        ("100.1.\n\nUna regla así.", False),
        ("Título\r\n\r\n100.1.\r\nUna regla así.\r\n100.2.\r\nOtra.", False),
        ("100.1a\nUna regla así.", False),
        ("100.1l Así no.\n\n100.2.\nUna regla así.", True),
    ],
)
def test_a_first_number_on_a_line_of_its_own_is_read(
    tmp_path: Path, text: str, is_refused: bool
) -> None:
    path = tmp_path / "x.txt"
    path.write_text(text, "utf-8")
    assert bool(read_candidate(tmp_path, Wish(path, "es", "undated")).refusals) is is_refused


SPANISH = "100.1. Así, el jugador que no tiene cartas en la mano pierde la partida.\n"
ENGLISH = "The player who has no cards in their hand is the one that loses the game.\n"


@pytest.mark.parametrize(
    ("text", "lang", "is_refused"),
    [
        (SPANISH + ENGLISH * 3, "es", True),
        (SPANISH + ENGLISH * 2, "es", False),
        (SPANISH * 40 + ENGLISH * 4, "es", False),
        (SPANISH * 40 + ENGLISH * 6, "es", True),
        (SPANISH * 6, "fr", True),
        (SPANISH + "Flying y First strike\n" * 9, "es", False),
    ],
)
def test_a_document_in_two_languages_is_refused_unless_insisted_on(
    tmp_path: Path, text: str, lang: str, is_refused: bool
) -> None:
    path = tmp_path / "x.txt"
    path.write_text(text, "utf-8")
    made = Wish(path, lang, "undated")
    refusals = read_candidate(tmp_path, made).refusals
    assert any("in another language" in refusal for refusal in refusals) is is_refused
    insisting = read_candidate(tmp_path, replace(made, accept_lossy=True))
    assert (insisting.refusals, bool(insisting.losses)) == ((), is_refused)


def test_of_a_page_in_two_languages_the_one_that_it_is_added_in_is_read(tmp_path: Path) -> None:
    path = tmp_path / "x.html"
    both = f"<tr><td lang=es>{SPANISH}<td lang=en>100.1. {ENGLISH}</tr>"
    path.write_text(f"<table>{both}</table>", "utf-8")
    for lang, text in (("es", SPANISH), ("en", f"100.1. {ENGLISH}")):
        candidate = read_candidate(tmp_path, Wish(path, lang, "undated"))
        assert [one.text for one in candidate.judged.rulebook.records if one.text] == [
            text[7:].strip()
        ]


def test_a_file_that_lies_in_the_directory_already_is_declared_where_it_is(data: Path) -> None:
    file = data / "es" / "ya aquí.txt"
    file.write_text(NEW, "utf-8")
    add(data, read_candidate(data, wish(file, encoding="utf-8")))
    assert read_manifest(data).entries[-1].path == "es/ya aquí.txt"


@pytest.mark.parametrize(
    ("text", "encoding", "others", "error", "reason"),
    [
        (NEW, "utf-8", {"edition": "2021-04-23"}, EditionMismatch, "2021-04-22"),
        ("100.1. Man\x81 y más.", "latin-1", {}, UndecodableSource, "0x81"),
        (NEW.encode().decode("cp1252", "replace"), "utf-8", {}, LossySource, "decoded wrongly"),
        ("100.1. " + "Sin acentos ni nada mas. " * 60, "utf-8", {}, LossySource, "accents"),
        ("Nada que sea una regla, aunque está bien.", "utf-8", {}, UnknownLayout, "layout"),
        (NEW, "utf-8", {"layout": "no-such-layout"}, UnknownLayout, "no-such-layout"),
        (NEW, "utf-8", {"lang": "xx"}, ManifestError, "xx"),
        (NEW, "utf-8", {"edition": "2021-02-30"}, ManifestError, "edition|day"),
        (NEW, "utf-8", {"encoding": "no-such"}, ManifestError, "no-such"),
        (NEW, "utf-8", {"url": "file://localhost/etc/passwd"}, ManifestError, "https://"),
        (NEW, "utf-8", {"retrieved_on": "ayer"}, ManifestError, "ayer"),
    ],
)
def test_what_cannot_be_read_whole_is_refused(
    data: Path,
    file: Path,
    text: str,
    encoding: str,
    others: dict[str, str],
    error: type[SourceError],
    reason: str,
) -> None:
    before = state(data)
    file.write_bytes(text.encode(encoding))
    declared = "cp1252" if encoding == "latin-1" else encoding
    with pytest.raises(error, match=reason):
        read_candidate(data, wish(file, **{"encoding": declared, **others}))
    assert state(data) == before


@pytest.mark.parametrize(
    ("text", "others", "insisting", "reason"),
    [
        (book(37, "22 de abril de 2021"), {}, {"accept_fewer": True}, "subrules in it: 37"),
        (f"7O4.5 Sí.\n{NEW}", {}, {"accept_lossy": True}, "line 1"),
        (f"**99.1** Sí.\n{NEW}\n\n1OO.41a Así.\n", {}, {"accept_lossy": True}, "1OO.41a Así"),
        (f"{NEW}\n\n- 100.40l. Así.\n", {}, {"accept_lossy": True}, "100.40l. Así"),
        (
            f"{NEW}\n\nGlosario\n\nA\nTexto.\n\n101. B\n101.1. C.\n",
            {},
            {"accept_lossy": True},
            "101.1. C",
        ),
        (NEW, {"edition": "undated", "complete": False}, None, "--edition 2021-04-22"),
    ],
)
def test_what_would_be_lost_is_refused_unless_insisted_on(
    data: Path,
    file: Path,
    text: str,
    others: dict[str, object],
    insisting: dict[str, object] | None,
    reason: str,
) -> None:
    before = state(data)
    file.write_bytes(text.encode("cp1252"))
    candidate = read_candidate(data, wish(file, **others))
    assert reason in " ".join(candidate.refusals)
    with pytest.raises(RefusedSource, match=reason):
        add(data, candidate)
    assert state(data) == before
    if insisting is not None:
        add(data, read_candidate(data, wish(file, **others, **insisting)))
        assert len(read_manifest(data).entries) == 3


def test_a_book_that_ends_before_its_contents_do_is_refused_as_a_whole_one(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    contents = "Contenidos\n\n1. Juego\n100. General\n101. Partes\n2. Cartas\n200. Así son\n\n"
    path.write_text(f"Reglas\n\n{contents}1. Juego\n\n100. General\n\n100.1. Así.\n", "utf-8")
    made = Wish(path, "es", "undated", complete=True)
    told = "the contents name what the book does not hold: 101, 2, 200"
    assert told in " ".join(read_candidate(tmp_path, made).refusals)
    for accepted in (replace(made, accept_fewer=True), replace(made, complete=False)):
        assert read_candidate(tmp_path, accepted).refusals == ()
    path.write_text(f"Reglas\n\n{contents}100.1. Así.\n\n101.1. Y.\n\n200.1. No.\n", "utf-8")
    assert read_candidate(tmp_path, made).refusals == ()
    path.write_text(path.read_text("utf-8") + "\n200.2. La frase que se", "utf-8")
    told = "ends in the middle of a sentence: '200.2. La frase que se'"
    assert told in " ".join(read_candidate(tmp_path, made).refusals)


@pytest.mark.parametrize(
    "more",
    [
        "Véase la regla\n704.5l: más.",
        "Dos casos:\n\na) Uno.\n\nb) Otro.",
        "Véanse:\n\n704.5, 704.6 y 704.7.",
        "Hasta\n\n100.000 cartas, o\n\n100,000 más.",
    ],
)
def test_what_only_looks_like_a_lost_rule_is_taken(data: Path, file: Path, more: str) -> None:
    file.write_bytes(f"{NEW}\n\n100.41. {more}\n".encode("cp1252"))
    assert read_candidate(data, wish(file)).refusals == ()


def test_a_book_with_95_of_100_records_is_taken(data: Path, file: Path) -> None:
    file.write_bytes(book(38, "22 de abril de 2021").encode("cp1252"))
    assert read_candidate(data, wish(file)).refusals == ()


def test_an_accepted_loss_is_declared_and_every_document_says_so(data: Path, file: Path) -> None:
    file.write_text(NEW.replace("á", "\ufffd"), "utf-8")
    add(data, read_candidate(data, wish(file, encoding="utf-8", accept_lossy=True)))
    assert read_manifest(data).entries[-1].accept_lossy
    lossy = {book.info.edition.id: book.info.documents[0].lossy for book, _ in read_rulebooks(data)}
    assert lossy == {"2020-01-10": False, "2021-04-22": True, "undated": False}


def test_a_sound_text_is_not_declared_lossy_though_losses_were_accepted(
    data: Path, file: Path
) -> None:
    assert "accept_lossy" not in read_candidate(data, wish(file, accept_lossy=True)).fields


@pytest.mark.parametrize(
    "place",
    [
        *("../fuera.txt", "/etc/fuera.txt", "es/../../fuera.txt", "sources.toml", "", "es\\x.txt"),
        *("es/línea\nnueva.txt", "es//x.txt", "es/nul\0.txt"),
    ],
)
def test_hostile_places_are_refused(data: Path, file: Path, place: str) -> None:
    before = state(data)
    with pytest.raises(ManifestError):
        read_candidate(data, wish(file, place=place))
    assert state(data) == before


@pytest.mark.parametrize("place", ["es/LIBRO.txt", "es/trozo.txt", "es/otro.txt", "es"])
def test_a_place_that_is_taken_is_refused(data: Path, file: Path, place: str) -> None:
    (data / "es" / "otro.txt").write_text("otra cosa", "utf-8")
    before = state(data)
    with pytest.raises(RefusedSource, match="--as"):
        read_candidate(data, wish(file, place=place))
    assert state(data) == before


def test_a_link_that_leads_out_is_refused(data: Path, file: Path, tmp_path: Path) -> None:
    (tmp_path / "fuera").mkdir()
    (data / "enlace").symlink_to(tmp_path / "fuera")
    with pytest.raises(ManifestError, match="leaves the data directory"):
        read_candidate(data, wish(file, place="enlace/x.txt"))


def test_names_with_quotes_spaces_and_accents_are_kept(data: Path, file: Path) -> None:
    place = "es/año 2021/«reglas» \"nuevas\" 'y' #1.txt"
    add(data, read_candidate(data, wish(file, place=place)))
    assert read_manifest(data).entries[-1].path == place
    assert remove(data, place) == (place,)
    assert not (data / "es" / "año 2021").exists()


def test_an_imported_file_is_kept_beside_its_text_and_both_are_checked(
    data: Path, tmp_path: Path
) -> None:
    page = tmp_path / "página.html"
    page.write_text("<meta charset=utf-8><p>100.1. Una regla más.</p>", "utf-8")
    before = state(data)
    candidate = read_candidate(data, Wish(page, "es", "2021-04-22"))
    add(data, candidate)
    with pytest.raises(RefusedSource, match=r"remove 'es/página\.html\.txt'\)"):
        read_candidate(data, Wish(page, "es", "2021-04-22"))
    entry = read_manifest(data).entries[-1]
    assert (entry.path, entry.original) == ("es/página.html.txt", "es/página.html")
    assert entry.importer is not None
    assert entry.importer.startswith("html 6 (selectolax ")
    assert (data / entry.path).read_text("utf-8") == "100.1. Una regla más.\n"
    assert len(list(read_rulebooks(data))) == 3

    (data / "es" / "página.html").write_text("otra", "utf-8")
    with pytest.raises(DigestMismatch, match=r"página\.html:"):
        list(read_rulebooks(data))
    remove(data, entry.path)
    assert state(data) == before


def test_a_loss_of_the_import_is_refused_or_declared(data: Path, tmp_path: Path) -> None:
    page = tmp_path / "x.html"
    page.write_text("<p>100.1. Una regla.</p><ol><li>Uno</li></ol>", "utf-8")
    assert "browser numbers: 1;" in read_candidate(data, Wish(page, "es", "undated")).refusals[0]
    accepted = read_candidate(data, Wish(page, "es", "undated", accept_lossy=True))
    assert accepted.fields["accept_lossy"] is True


@pytest.mark.parametrize("name", ["x.pdf", "x.docx", "x.po", "x.html"])
def test_damaged_files_are_refused_by_every_importer(data: Path, tmp_path: Path, name: str) -> None:
    damaged = tmp_path / name
    for content_ in (b"", b"%PDF-1.4\n1 0 obj\n<<", b"PK\x03\x04" + bytes(60), b'msgid "x'):
        damaged.write_bytes(content_)
        with pytest.raises((ImportFailed, UndecodableSource, UnknownLayout)):
            read_candidate(data, Wish(damaged, "es", "undated"))


# --- between the steps ---------------------------------------------------------------------------

STEPS = frozenset(["write", "fsync", "mkdir", "rename", "replace", "open", "chmod", "unlink"])


class _Break:
    """Does something just before a call of the file system of that number."""

    def __init__(self, number: int, *, is_kill: bool) -> None:
        self.left = number
        self.is_kill = is_kill

    def watch(self, _frame: FrameType, event: str, called: object) -> None:
        if event != "c_call" or getattr(called, "__name__", "") not in STEPS:
            return
        self.left -= 1
        if self.left == 0:
            sys.setprofile(None)
            if self.is_kill:
                os.kill(os.getpid(), signal.SIGKILL)
            raise KeyboardInterrupt


def test_nothing_is_left_of_an_interrupted_add(data: Path, file: Path) -> None:
    candidate = read_candidate(data, wish(file, place="nuevo/x.txt"))
    before = state(data)
    for number in count(1):
        breaking = _Break(number, is_kill=False)
        sys.setprofile(breaking.watch)
        try:
            add(data, candidate)
        except KeyboardInterrupt:
            sys.setprofile(None)
        else:
            sys.setprofile(None)
            break
        if len(read_manifest(data).entries) == 3:  # the last step was done
            remove(data, "nuevo/x.txt")
        assert state(data) == before, f"call {number}"
    assert number > 8
    assert (data / "nuevo" / "x.txt").read_bytes() == file.read_bytes()


def test_after_a_killed_add_the_same_add_succeeds(data: Path, file: Path) -> None:
    candidate = read_candidate(data, wish(file, place="nuevo/x.txt"))
    before = state(data)
    for number in count(1):
        child = os.fork()
        if child == 0:
            sys.setprofile(_Break(number, is_kill=True).watch)
            add(data, candidate)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        assert len(list(read_rulebooks(data))) in (2, 3), f"call {number}"
        if len(read_manifest(data).entries) == 2:
            add(data, read_candidate(data, wish(file, place="nuevo/x.txt")))
        remove(data, "nuevo/x.txt")
        assert state(data) == before, f"call {number}"
        if not os.WIFSIGNALED(status):
            break
    assert number > 8


@contextmanager
def unprivileged() -> Iterator[None]:
    """As a user who may not write everywhere: root may."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_directory_that_cannot_be_written_is_told_and_left_alone(file: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        data = make_data(Path(place, "datos"))
        candidate = read_candidate(data, wish(file))
        before = state(data)
        for path in (data, data / "es"):
            path.chmod(0o555)
        with unprivileged(), pytest.raises(PermissionError) as caught:
            add(data, candidate)
        assert caught.value.filename is not None
        assert state(data) == before
        for path in (data, data / "es"):
            path.chmod(0o755)


def test_two_adds_at_once_lose_no_entry(data: Path, tmp_path: Path) -> None:
    children = []
    for at in range(6):
        path = tmp_path / f"{at}.txt"
        path.write_text(f"100.{at + 2}. Una regla también.", "utf-8")
        candidate = read_candidate(data, Wish(path, "es", "undated"))
        child = os.fork()
        if child == 0:
            add(data, candidate)
            os._exit(0)
        children.append(child)
    assert [os.waitpid(child, 0)[1] for child in children] == [0] * 6
    assert len(read_manifest(data).entries) == 8


def test_an_unknown_document_cannot_be_removed(data: Path) -> None:
    before = state(data)
    with pytest.raises(ManifestError, match=r"es/libro\.txt, es/trozo\.txt"):
        remove(data, "es/no.txt")
    assert state(data) == before


def test_a_file_that_is_gone_already_does_not_keep_its_entry(data: Path) -> None:
    (data / "es" / "trozo.txt").unlink()
    assert remove(data, "es/trozo.txt") == ()
    assert [entry.path for entry in read_manifest(data).entries] == ["es/libro.txt"]
