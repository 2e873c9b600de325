"""Compares two editions of one language: which numbers went, came, changed their text, or moved.

It knows records. A text that is the same but for white space is the same; nothing is held to be
moved where several texts could be meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from indexer.model.number import RuleNumber
from indexer.model.rule import NumberOrigin, RuleRecord
from indexer.model.rulebook import Rulebook, RulebookInfo


class Move(NamedTuple):
    """A text that stands under another number in the newer edition."""

    old: RuleNumber
    new: RuleNumber


@dataclass(frozen=True, slots=True)
class Comparison:
    """How one edition differs from another of the same language, by printed number.

    Attributes:
        old, new: what is known of the two. unchanged: how many numbers kept their text.
        went: numbers whose text the newer edition no longer prints anywhere.
        came: numbers that only the newer edition prints, or under which it prints another rule.
        changed: numbers in both, with another text. moved: texts under another number.
    """

    old: RulebookInfo
    new: RulebookInfo
    unchanged: int
    went: tuple[RuleNumber, ...]
    came: tuple[RuleNumber, ...]
    changed: tuple[RuleNumber, ...]
    moved: tuple[Move, ...]


def compare(old: Rulebook, new: Rulebook) -> Comparison:
    """Compare two rulebooks of one locale; a number that differs is told once on either side.

    A number whose old text moved away and whose new text came from elsewhere is told by two moves.
    """
    before, after = _texts(old), _texts(new)
    same = {number for number, text in before.items() if after.get(number) == text}
    moved = _moves(before, after, same)
    left, taken = {move.old for move in moved}, {move.new for move in moved}
    rest_before = [number for number in before if number not in same and number not in left]
    rest_after = [number for number in after if number not in same and number not in taken]
    changed = set(rest_before) & set(rest_after)
    return Comparison(
        old=old.info,
        new=new.info,
        unchanged=len(same),
        went=tuple(number for number in rest_before if number not in changed),
        came=tuple(number for number in rest_after if number not in changed),
        changed=tuple(number for number in rest_before if number in changed),
        moved=moved,
    )


def _texts(rulebook: Rulebook) -> dict[RuleNumber, str]:
    return {
        record.number: _folded(record)
        for record in rulebook.records
        if record.origin is not NumberOrigin.IMPLIED
    }


def _folded(record: RuleRecord) -> str:
    """All that is printed under a number, its white space folded, its parts apart."""
    parts = [record.title or record.text or "", *(example.text for example in record.examples)]
    return "\n".join(" ".join(part.split()) for part in parts)


def _moves(
    before: dict[RuleNumber, str], after: dict[RuleNumber, str], same: set[RuleNumber]
) -> tuple[Move, ...]:
    """Pair equal texts in document order, where as many went from somewhere as came elsewhere."""
    sources = _numbers_by_text(before, same)
    targets = _numbers_by_text(after, same)
    moves = [
        Move(*pair)
        for text, numbers in sources.items()
        if text and len(numbers) == len(targets.get(text, ()))
        for pair in zip(numbers, targets[text], strict=True)
    ]
    places = {number: at for at, number in enumerate(before)}
    return tuple(sorted(moves, key=lambda move: places[move.old]))


def _numbers_by_text(
    texts: dict[RuleNumber, str], same: Iterable[RuleNumber]
) -> dict[str, Sequence[RuleNumber]]:
    held = set(same)
    groups: dict[str, list[RuleNumber]] = {}
    for number, text in texts.items():
        if number not in held:
            groups.setdefault(text, []).append(number)
    return dict(groups)
