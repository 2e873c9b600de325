"""The cross-references of one rulebook, both ways. How mentions are found is given to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from indexer.model.glossary import GlossaryEntry
from indexer.model.number import RuleNumber
from indexer.model.reference import Incoming, Mention, Reference, TargetStatus
from indexer.model.rulebook import Rulebook
from indexer.references.resolve import resolve


class ReferenceGraph:
    """What each record of a rulebook mentions, and what mentions it; worked out once."""

    def __init__(
        self, rulebook: Rulebook, mentions_of: Callable[[str], tuple[Mention, ...]]
    ) -> None:
        self._rulebook = rulebook
        self._mentions_of = mentions_of

    def outgoing(self, number: RuleNumber) -> tuple[Reference, ...]:
        """Return the references in a record's text and examples, in order."""
        return self._outgoing.get(number, ())

    def of_entry(self, entry: GlossaryEntry) -> tuple[Reference, ...]:
        """Return the references in the definition of one of the rulebook's terms, in order."""
        return self._in_field("text", entry.text)

    def incoming(self, number: RuleNumber) -> tuple[Incoming, ...]:
        """Return every mention of exactly this number, held or not, in document order.

        One entry for each citing record and mention; a rule that cites itself counts.
        """
        return self._incoming.get(number, ())

    @cached_property
    def _outgoing(self) -> dict[RuleNumber, tuple[Reference, ...]]:
        outgoing: dict[RuleNumber, tuple[Reference, ...]] = {}
        for record in self._rulebook.records:
            references = tuple(
                reference
                for field, text in record.fields()
                for reference in self._in_field(field, text)
            )
            if references:
                outgoing[record.number] = references
        return outgoing

    @cached_property
    def _incoming(self) -> dict[RuleNumber, tuple[Incoming, ...]]:
        incoming: dict[RuleNumber, list[Incoming]] = {}
        for citing, references in self._outgoing.items():
            for reference in references:
                for number in _numbers(reference):
                    incoming.setdefault(number, []).append(Incoming(citing, reference.match))
        return {number: tuple(entries) for number, entries in incoming.items()}

    def _in_field(self, field: str, text: str) -> tuple[Reference, ...]:
        return tuple(
            Reference(
                mention.match,
                field,
                mention.start,
                mention.end,
                resolve(mention, self._rulebook),
            )
            for mention in self._mentions_of(text)
        )


def _numbers(reference: Reference) -> dict[RuleNumber, None]:
    """The well-formed numbers of a reference, each once, in order."""
    numbers: dict[RuleNumber, None] = {}
    for target in reference.targets:
        if target.status not in (TargetStatus.MALFORMED, TargetStatus.UNUSED_LETTER):
            numbers[RuleNumber.parse(target.number)] = None
    return numbers
