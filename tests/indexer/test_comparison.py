"""Two editions are compared by number and text."""

from __future__ import annotations

from indexer.comparison import compare
from tests.factories import record, rulebook


def test_every_number_that_differs_is_told_once() -> None:
    old = rulebook(
        record("100", title="General"),
        record("100.1", "Igual."),
        record("100.2", "Se   muda."),
        record("100.3", "Se cambia."),
        record("100.4", "Se va."),
        record("100.5", "Desplaza."),
        record("100.6", "Con ejemplo.", examples=["Uno."]),
        edition="2020-01-10",
    )
    new = rulebook(
        record("100", title="General"),
        record("100.1", "Igual."),
        record("100.2", "Nueva aquí."),
        record("100.3", "Cambiada."),
        record("100.5", "Se muda."),
        record("100.6", "Con ejemplo.", examples=["Otro."]),
        record("100.7", "Desplaza."),
        edition="2021-04-22",
    )
    found = compare(old, new)
    assert found.unchanged == 2
    assert [str(number) for number in found.went] == ["100.4"]
    assert [str(number) for number in found.came] == ["100.2"]
    assert [str(number) for number in found.changed] == ["100.3", "100.6"]
    assert [(str(move.old), str(move.new)) for move in found.moved] == [
        ("100.2", "100.5"),
        ("100.5", "100.7"),
    ]


def test_an_edition_does_not_differ_from_itself() -> None:
    one = rulebook(record("100.1"), record("100.2", "Doble."), record("100.3", "Doble."))
    found = compare(one, one)
    assert (found.went, found.came, found.changed, found.moved) == ((), (), (), ())


def test_equal_texts_move_in_order_and_only_where_each_finds_one() -> None:
    def numbers(*held: str) -> list[tuple[str, str]]:
        old = rulebook(record("100.1", "Igual."), record("100.2", "Igual."))
        found = compare(old, rulebook(*(record(number, "Igual.") for number in held)))
        return [(str(move.old), str(move.new)) for move in found.moved]

    assert numbers("101.1", "101.2") == [("100.1", "101.1"), ("100.2", "101.2")]
    assert numbers("101.1") == []
    assert numbers("100.2", "101.2") == [("100.1", "101.2")]
