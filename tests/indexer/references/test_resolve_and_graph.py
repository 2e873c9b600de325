from __future__ import annotations

import pytest

from indexer.languages import all_profiles
from indexer.model.number import RuleNumber
from indexer.model.reference import Incoming, Mention, TargetStatus
from indexer.model.rule import NumberOrigin
from indexer.references.find import find_mentions
from indexer.references.graph import ReferenceGraph
from indexer.references.resolve import resolve
from tests.factories import record, rulebook


def mentions_of(text: str) -> tuple[Mention, ...]:
    return find_mentions(text, all_profiles())


RECORDS = (
    record("1", origin=NumberOrigin.IMPLIED),
    record("100", title="Inventos"),
    record("100.1", "Véanse las reglas 100.2a–b y la regla 100.9; también la regla 100.1."),
    record("100.2", "Sin nada que citar."),
    record("100.2a", "Corta (véase la regla 100.1, «Uno»)…", abridged=True),
    record(
        "100.2b",
        "Véase la regla 100.",
        examples=("Nada.", "Según la regla 100.1 y otra vez según 100.1 o 100.1–2."),
    ),
)


def number(text: str) -> RuleNumber:
    return RuleNumber.parse(text)


@pytest.mark.parametrize(
    ("text", "complete", "status"),
    [
        ("regla 100.1", False, TargetStatus.FOUND),
        ("regla 100", False, TargetStatus.FOUND),
        ("sección 1", False, TargetStatus.FOUND),
        ("regla 100.2a", False, TargetStatus.ABRIDGED),
        ("regla 100.9", False, TargetStatus.NOT_IN_RULEBOOK),
        ("regla 100.9", True, TargetStatus.NEVER_EXISTED),
        ("regla 100.2l", False, TargetStatus.UNUSED_LETTER),
        ("regla 100.2l", True, TargetStatus.UNUSED_LETTER),
        ("regla 0100.2", True, TargetStatus.MALFORMED),
        ("regla 100.2.3", False, TargetStatus.MALFORMED),
    ],
)
def test_a_number_is_resolved_in_one_rulebook(
    text: str, complete: bool, status: TargetStatus
) -> None:
    (mention,) = mentions_of(text)
    (target,) = resolve(mention, rulebook(*RECORDS, complete=complete))
    assert target.status is status


def test_every_number_of_a_mention_is_resolved_with_its_title() -> None:
    (mention,) = mentions_of("reglas 100.1, «Uno», 100.2a–c")
    targets = resolve(mention, rulebook(*RECORDS))
    assert [(t.number, t.title, t.status) for t in targets] == [
        ("100.1", "Uno", TargetStatus.FOUND),
        ("100.2a", None, TargetStatus.ABRIDGED),
        ("100.2b", None, TargetStatus.FOUND),
        ("100.2c", None, TargetStatus.NOT_IN_RULEBOOK),
    ]


def test_outgoing_references_stand_in_the_order_of_the_fields() -> None:
    graph = ReferenceGraph(rulebook(*RECORDS), mentions_of)
    assert [(r.match, r.field) for r in graph.outgoing(number("100.2b"))] == [
        ("regla 100", "text"),
        ("regla 100.1", "example 2"),
        ("100.1 o 100.1–2", "example 2"),
    ]
    for held in RECORDS:
        fields = dict(held.fields())
        for reference in graph.outgoing(held.number):
            assert fields[reference.field][reference.start : reference.end] == reference.match


def test_incoming_references_are_the_inverse_one_for_each_mention() -> None:
    graph = ReferenceGraph(rulebook(*RECORDS), mentions_of)
    assert graph.incoming(number("100.1")) == (
        Incoming(number("100.1"), "regla 100.1"),
        Incoming(number("100.2a"), "regla 100.1, «Uno»"),
        Incoming(number("100.2b"), "regla 100.1"),
        Incoming(number("100.2b"), "100.1 o 100.1–2"),
    )
    assert graph.incoming(number("100.2a")) == (Incoming(number("100.1"), "reglas 100.2a–b"),)


def test_a_number_that_is_not_held_may_be_cited_and_cites_nothing() -> None:
    graph = ReferenceGraph(rulebook(*RECORDS), mentions_of)
    assert graph.incoming(number("100.9")) == (Incoming(number("100.1"), "regla 100.9"),)
    assert graph.outgoing(number("100.9")) == ()
    assert graph.incoming(number("999.9")) == ()
    assert graph.outgoing(number("100")) == ()


def test_a_malformed_reference_is_kept_and_leads_nowhere() -> None:
    graph = ReferenceGraph(rulebook(record("100.1", "Véase la regla 100.1l.")), mentions_of)
    ((target,),) = (reference.targets for reference in graph.outgoing(number("100.1")))
    assert (target.number, target.status) == ("100.1l", TargetStatus.UNUSED_LETTER)
    assert graph.incoming(number("100.1")) == ()


def test_the_text_is_searched_once_and_only_when_asked() -> None:
    searched: list[str] = []

    def watched(text: str) -> tuple[Mention, ...]:
        searched.append(text)
        return mentions_of(text)

    graph = ReferenceGraph(rulebook(*RECORDS), watched)
    assert searched == []
    for _ in range(2):
        graph.incoming(number("100.1"))
        graph.outgoing(number("100.1"))
    assert len(searched) == 6
